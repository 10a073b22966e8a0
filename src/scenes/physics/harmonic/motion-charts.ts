/** The motion as curves: place, velocity and acceleration, the phase plane, the energies, and the amplitudes by frequency. */
import { Container } from 'pixi.js';
import { TRAIL_POINTS, TRAIL_WIDTH } from '../../../../engine/physics/harmonic-track';
import type { Box, StageContext, TypeSizes } from '../../contract';
import { createChart, layBelow } from '../../kit/charts/chart';
import { niceEnd } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { bars, points, rule } from '../../kit/charts/marks';
import type { HarmonicFrame } from './harmonic-track';

/** The motor turns no faster. */
export const MOST_HERTZ = 6;
const FEW_HERTZ = 3;
const LEAST_FULL = 1e-3;
/** Ends of the axes while the glider is held and something is hidden, in s, m/s and m/s²: those of the motion would tell it. */
const UNTOLD_SECONDS = 10;
const UNTOLD_FULL = 1;

/** Place, velocity and acceleration over time, and velocity over place; on a phone the place alone. */
export function createMotionCharts(context: StageContext) {
  const ofTime = (short: string, unit: string, bare: boolean) =>
    createChart(context, {
      ground: 'none',
      x: bare ? { label: '', bare } : { label: 'Time', short: 't', unit: 's' },
      y: { label: short, unit },
      marks: { trace: line({ colour: 'green', points: 'changes' }), now: pen({ radius: 3 }) },
    });
  const [place, velocity, acceleration] = [
    ofTime('x', 'm', true),
    ofTime('v', 'm/s', true),
    ofTime('a', 'm/s²', false),
  ] as const;
  const single = ofTime('x', 'm', false);
  const phase = createChart(context, {
    ground: 'none',
    x: { label: 'x', unit: 'm' },
    y: { label: 'v', unit: 'm/s' },
    marks: { trace: line({ colour: 'green', points: 'changes' }), now: pen({ radius: 3 }) },
  });
  const root = new Container({ label: 'motion' });
  root.addChild(place.root, velocity.root, acceleration.root, single.root);
  const columns = [0, 1, 2].map(() => new Float32Array(TRAIL_POINTS));
  let drawn = '';
  function lay(box: Box, type: TypeSizes, tall: boolean): void {
    drawn = '';
    for (const chart of [place, velocity, acceleration]) chart.root.visible = !tall;
    single.root.visible = tall;
    if (tall) single.lay(box, type);
    else layBelow([place, velocity, acceleration], [3, 3, 4], box, type);
  }
  function draw({ view, fields, params, hidden }: HarmonicFrame, tall: boolean): void {
    const key = `${view.releases} ${view.points} ${view.phase} ${params.amplitude}`;
    if (key === drawn) return;
    drawn = key;
    const far = Math.max(view.full.x, view.phase === 'held' ? params.amplitude : 0, LEAST_FULL);
    const untold = hidden.size > 0 && view.phase === 'held';
    const [fast, strong] = untold ? [UNTOLD_FULL, UNTOLD_FULL] : [view.full.v, view.full.a];
    const full = [far, fast, strong].map((value) => niceEnd(Math.max(value, LEAST_FULL)));
    const seconds = untold ? UNTOLD_SECONDS : view.pointInterval * (TRAIL_POINTS - 1);
    for (let n = 0; n < TRAIL_POINTS; n++)
      columns.forEach((values, part) => {
        values[n] = fields.trail[TRAIL_WIDTH * n + part] ?? 0;
      });
    (tall ? [single] : [place, velocity, acceleration]).forEach((chart, part) => {
      const [values, most = 1] = [columns[part], full[part]];
      if (!values) return;
      chart.domain({ x: [-seconds, 0], y: [-most, most] });
      chart.marks.trace.even(values, -seconds, 0);
      chart.marks.now.at(0, values[TRAIL_POINTS - 1] ?? 0);
    });
    if (tall) return;
    const [x, v] = columns;
    const [mostX = 1, mostV = 1] = full;
    phase.domain({ x: [-mostX * 1.1, mostX * 1.1], y: [-mostV * 1.1, mostV * 1.1] });
    if (x && v) phase.marks.trace.columns(x, v);
    phase.marks.now.at(x?.[TRAIL_POINTS - 1] ?? 0, v?.[TRAIL_POINTS - 1] ?? 0);
  }
  return { root, phase, lay, draw };
}

/** Kinetic energy, that of the spring, and both, as parts of the whole. */
export function createEnergyBars(context: StageContext) {
  const chart = createChart(context, {
    ground: 'none',
    x: { label: '', names: ['kinetic', 'spring', 'both'] },
    y: { label: '', bare: true },
    marks: { parts: bars({ colour: ['sky', 'orange', 'green'], gap: 0.45 }) },
  });
  const parts = new Float64Array(3);
  return {
    root: chart.root,
    lay: (box: Box, type: TypeSizes) => chart.lay(box, type),
    least: (type: TypeSizes) => chart.least(type),
    draw({ view, params, readings }: HarmonicFrame) {
      const both = readings.total_energy_j ?? 0;
      const far = Math.max(view.full.x, view.phase === 'held' ? view.x : 0);
      const full = Math.max(both, 0.5 * params.spring_constant * far ** 2, 1e-12);
      parts[0] = (readings.kinetic_j ?? 0) / full;
      parts[1] = (readings.elastic_j ?? 0) / full;
      parts[2] = both / full;
      chart.marks.parts.set(parts);
    },
  };
}

/** The amplitudes that were found at the frequencies of the motor; rings are those of other damping or force. */
export function createResonanceChart(context: StageContext) {
  const chart = createChart(context, {
    ground: 'none',
    x: { label: 'Frequency of the motor', short: 'f', unit: 'Hz' },
    y: { label: 'Amplitude', short: 'A', unit: 'm' },
    marks: {
      set: rule({ along: 'x', colour: 'orange' }),
      before: points({ colour: 'main', shape: 'ring' }),
      present: points({ colour: 'green' }),
    },
  });
  let drawn = '';
  return {
    root: chart.root,
    lay(box: Box, type: TypeSizes) {
      drawn = '';
      chart.lay(box, type);
    },
    least: (type: TypeSizes) => chart.least(type),
    draw({ view, params, hidden }: HarmonicFrame) {
      const covered = hidden.has('drive_frequency');
      const last = view.marks.at(-1);
      const key = `${view.marks.length} ${last?.frequency ?? ''} ${last?.amplitude ?? ''} ${params.damping} ${params.drive_amplitude} ${covered} ${params.drive_frequency} ${view.drive.on}`;
      if (key === drawn) return;
      drawn = key;
      const marks = covered ? [] : view.marks;
      const far = Math.max(covered ? 0 : params.drive_frequency, ...marks.map((mark) => mark.frequency));
      chart.domain({
        x: [0, far > FEW_HERTZ ? MOST_HERTZ : FEW_HERTZ],
        y: [0, niceEnd(Math.max(0.05, ...marks.map((mark) => mark.amplitude)) * 1.1)],
      });
      chart.marks.set.set(view.drive.on && !covered ? params.drive_frequency : null);
      for (const present of [true, false]) {
        const own = marks.filter(
          (mark) => (mark.damping === params.damping && mark.force === params.drive_amplitude) === present,
        );
        chart.marks[present ? 'present' : 'before'].columns(
          own.map((mark) => mark.frequency),
          own.map((mark) => mark.amplitude),
        );
      }
    },
  };
}
