/** What the pendulum does as curves: its angle over time, the phase plane, and its energies as parts of the whole. */
import { TRAIL_POINTS } from '../../../../engine/physics/pendulum-trail';
import type { Frame, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { niceEnd } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { bars } from '../../kit/charts/marks';

type PendulumFrame = Frame<'matterjs_physics/pendulum'>;

const ANGLE_ENDS = [2, 5, 10, 20, 30, 50] as const;
/** Ends of the axes while the bob is held and something is hidden: those of the swing, s and rad/s, would tell it. */
const UNTOLD_SECONDS = 10;
const UNTOLD_SPEED = 5;

export function createPendulumCharts(context: StageContext) {
  const angle = createChart(context, {
    ground: 'none',
    x: { label: 'Time', short: 't', unit: 's' },
    y: { label: 'Angle', short: 'θ', unit: '°' },
    marks: { trace: line({ colour: 'green', points: 'changes' }), now: pen({ radius: 3 }) },
  });
  const phase = createChart(context, {
    ground: 'none',
    x: { label: 'θ', unit: '°' },
    y: { label: 'θ′', unit: 'rad/s' },
    marks: { trace: line({ colour: 'green', points: 'changes' }), now: pen({ radius: 3 }) },
  });
  const energy = createChart(context, {
    ground: 'none',
    x: { label: '', names: ['kinetic', 'potential'] },
    y: { label: '', bare: true },
    marks: { parts: bars({ colour: ['sky', 'orange'], gap: 0.45 }) },
  });
  const angles = new Float32Array(TRAIL_POINTS);
  const parts = new Float64Array(2);
  let drawn = '';

  function draw({ view, fields, params, readings, hidden }: PendulumFrame): void {
    if (!angle.root.visible) return;
    const first = Math.max(1e-12, 0.5 * params.mass * view.fullSpeed ** 2);
    parts[0] = (readings.kinetic_j ?? 0) / first;
    parts[1] = (readings.potential_j ?? 0) / first;
    energy.marks.parts.set(parts);
    const key = `${view.releases} ${view.points} ${params.initial_angle} ${view.pointInterval} ${view.phase}`;
    if (key === drawn) return;
    drawn = key;
    const untold = hidden.size > 0 && view.phase === 'held';
    const seconds = untold ? UNTOLD_SECONDS : view.pointInterval * (TRAIL_POINTS - 1);
    const full = ANGLE_ENDS.find((end) => params.initial_angle <= end) ?? 50;
    for (let n = 0; n < TRAIL_POINTS; n++) angles[n] = fields.trail[2 * n] ?? 0;
    angle.domain({ x: [-seconds, 0], y: [-full, full] });
    angle.marks.trace.even(angles, -seconds, 0);
    angle.marks.now.at(0, angles[TRAIL_POINTS - 1] ?? 0);
    const fast = untold ? UNTOLD_SPEED : niceEnd((view.fullSpeed / params.length) * 1.3);
    phase.domain({ x: [-full, full], y: [-fast, fast] });
    phase.marks.trace.rows(fields.trail, 2, 0, 1);
    phase.marks.now.at(fields.trail.at(-2) ?? 0, fields.trail.at(-1) ?? 0);
  }

  return {
    angle,
    phase,
    energy,
    draw,
    resize() {
      drawn = '';
    },
  };
}
