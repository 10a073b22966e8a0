/** What stands above the track: timer of the gate, charts of x, v and a, phase portrait, energy bars, resonance curve. */
import { Container, Graphics } from 'pixi.js';
import { TRAIL_POINTS, TRAIL_WIDTH } from '../../../engine/physics/harmonic-track';
import type { StageContext, StageSize } from '../contract';
import { createBenchTimer } from '../kit/bench-timer';
import { createEnergyBars } from '../kit/energy-bars';
import { createPhasePortrait } from '../kit/phase-portrait';
import { createResonancePlot } from '../kit/resonance-plot';
import { createStripChart } from '../kit/strip-chart';
import type { HarmonicFrame } from './harmonic-track';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Layout {
  readonly gate: Box;
  readonly energy: Box | null;
  /** Of x, v and a. */
  readonly charts: readonly (Box | null)[];
  readonly phase: Box | null;
  readonly resonance: Box | null;
}

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    gate: { x: 14, y: 48, width: 208, height: 82 },
    energy: { x: 14, y: 138, width: 208, height: 84 },
    charts: [48, 108, 168].map((y) => ({ x: 232, y, width: 252, height: 54 })),
    phase: { x: 494, y: 48, width: 204, height: 174 },
    resonance: { x: 708, y: 48, width: 240, height: 174 },
  },
  narrow: {
    gate: { x: 8, y: 8, width: 250, height: 104 },
    energy: null,
    charts: [{ x: 268, y: 8, width: 364, height: 104 }, null, null],
    phase: null,
    resonance: null,
  },
};

const TEXT = 12;
const TEXT_EVERY_MS = 100;
const SIGNS = [
  { sign: 'x', unit: 'm' },
  { sign: 'v', unit: 'm/s' },
  { sign: 'a', unit: 'm/s²' },
] as const;
const STEPS = [1, 1.5, 2, 3, 5, 7.5, 10] as const;
const FEW_HERTZ = 3;
const MOST_HERTZ = 6;

/** The least round number that is not below `value`. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-6)));
  return Number(((STEPS.find((step) => step * power >= value * (1 - 1e-9)) ?? 10) * power).toPrecision(3));
}

export interface HarmonicDisplays {
  readonly root: Container;
  lay(stage: StageSize): void;
  draw(frame: HarmonicFrame, now: number): void;
}

export function createHarmonicDisplays(context: StageContext): HarmonicDisplays {
  const { theme } = context;
  const root = new Container({ label: 'displays' });
  const gate = createBenchTimer(context, 'Light gate', 's', 7);
  const energy = createEnergyBars(context, [
    { sign: 'kinetic', colour: 0x8ec5ff },
    { sign: 'spring', colour: 0xffb066 },
    { sign: 'both', colour: theme.screenGlow },
  ]);
  const charts = SIGNS.map(({ sign, unit }) => {
    const chart = createStripChart(context, { points: TRAIL_POINTS, seconds: 1, full: 1, unit: '' });
    const label = context.text({ text: sign, size: 12, mono: true, weight: '600', colour: 0xffffff, anchor: [0, 0] });
    // A trace that lies level behind the words would look like a dash.
    const plate = new Graphics().rect(0, 0, 1, 1).fill(theme.screen);
    return { chart, plate, label, sign, unit, values: new Float32Array(TRAIL_POINTS) };
  });
  const phase = createPhasePortrait(context, { points: TRAIL_POINTS, x: 'x', y: 'v' });
  const resonance = createResonancePlot(context);
  root.addChild(gate.root, energy.root, phase.root, resonance.root);
  for (const { chart, plate, label } of charts) root.addChild(chart.root, plate, label);
  const pairs = new Float32Array(2 * TRAIL_POINTS);
  let layout: Layout = LAYOUTS.wide;
  let drawn = '';
  let marked = '';
  let lastText = Number.NEGATIVE_INFINITY;

  function drawTrail({ view, fields, params }: HarmonicFrame): void {
    const key = `${view.releases} ${view.points} ${view.phase} ${params.amplitude}`;
    if (key === drawn) return;
    drawn = key;
    const full = [
      roundUp(Math.max(view.full.x, view.phase === 'held' ? params.amplitude : 0, 1e-3)),
      roundUp(Math.max(view.full.v, 1e-3)),
      roundUp(Math.max(view.full.a, 1e-3)),
    ] as const;
    charts.forEach(({ chart, plate, label, sign, unit, values }, part) => {
      if (!layout.charts[part]) return;
      for (let n = 0; n < TRAIL_POINTS; n++) values[n] = fields.trail[TRAIL_WIDTH * n + part] ?? 0;
      chart.scale(view.pointInterval * (TRAIL_POINTS - 1), full[part] ?? 1);
      chart.draw(values);
      const words = `${sign} ±${full[part] ?? 1} ${unit}`;
      if (label.text === words) return;
      label.text = words;
      plate.setSize(label.width + 4, label.height);
    });
    if (!layout.phase) return;
    for (let n = 0; n < TRAIL_POINTS; n++) {
      pairs[2 * n] = fields.trail[TRAIL_WIDTH * n] ?? 0;
      pairs[2 * n + 1] = fields.trail[TRAIL_WIDTH * n + 1] ?? 0;
    }
    phase.scale(full[0] * 1.1, full[1] * 1.1);
    phase.draw(pairs);
  }

  function drawResonance({ view, params, hidden }: HarmonicFrame): void {
    if (!layout.resonance) return;
    const covered = hidden.has('drive_frequency');
    resonance.cursor(view.drive.on && !covered ? params.drive_frequency : null);
    const last = view.marks.at(-1);
    const key = `${view.marks.length} ${last?.frequency ?? ''} ${last?.amplitude ?? ''} ${params.damping} ${params.drive_amplitude} ${covered} ${params.drive_frequency > FEW_HERTZ}`;
    if (key === marked) return;
    marked = key;
    const marks = covered ? [] : view.marks;
    const far = Math.max(params.drive_frequency, ...marks.map((mark) => mark.frequency));
    resonance.scale(
      far > FEW_HERTZ ? MOST_HERTZ : FEW_HERTZ,
      roundUp(Math.max(0.05, ...marks.map((mark) => mark.amplitude)) * 1.1),
    );
    resonance.points(
      marks.map((mark) => ({
        frequency: mark.frequency,
        amplitude: mark.amplitude,
        present: mark.damping === params.damping && mark.force === params.drive_amplitude,
      })),
    );
  }

  function write({ view, shown }: HarmonicFrame): void {
    const period = shown.period_s;
    gate.set(period.value === null ? '–' : Number(period.text).toFixed(4), lineOf(view, shown));
  }

  function lineOf({ drive }: HarmonicFrame['view'], shown: HarmonicFrame['shown']): string {
    const wide = layout.phase !== null;
    if (drive.on) {
      if (shown.steady_amplitude_m.value !== null)
        return `${wide ? 'motor: ' : ''}A ${shown.steady_amplitude_m.text} m`;
      return `${wide ? 'motor: ' : ''}${drive.periods} of 5 periods`;
    }
    if (shown.period_s.value !== null) return 'mean of up to ten';
    return wide ? 'waits for two passes' : 'waiting';
  }

  return {
    root,
    lay(stage) {
      layout = LAYOUTS[stage.layout];
      const small = Math.max(TEXT, 12 * stage.pixel);
      gate.root.position.set(layout.gate.x, layout.gate.y);
      gate.lay(layout.gate.width, layout.gate.height, small, 0);
      for (const [part, box] of [
        [energy, layout.energy],
        [phase, layout.phase],
        [resonance, layout.resonance],
      ] as const) {
        part.root.visible = box !== null;
        if (!box) continue;
        part.root.position.set(box.x, box.y);
        part.lay(box.width, box.height, small);
      }
      charts.forEach(({ chart, plate, label }, n) => {
        const box = layout.charts[n] ?? null;
        chart.root.visible = plate.visible = label.visible = box !== null;
        if (!box) return;
        chart.root.position.set(box.x, box.y);
        chart.lay(box.width, box.height, small, false);
        label.position.set(box.x + 10, box.y + 5);
        plate.position.set(box.x + 8, box.y + 5);
        plate.setSize(label.width + 4, label.height);
      });
      drawn = '';
      marked = '';
      lastText = Number.NEGATIVE_INFINITY;
    },
    draw(frame, now) {
      const { view, readings, running } = frame;
      drawTrail(frame);
      drawResonance(frame);
      gate.light(view.gateLit);
      if (layout.energy) {
        const { spring_constant: k } = frame.params;
        const both = readings.total_energy_j ?? 0;
        const largest = Math.max(both, 0.5 * k * Math.max(view.full.x, view.phase === 'held' ? view.x : 0) ** 2, 1e-12);
        energy.set([readings.kinetic_j ?? 0, readings.elastic_j ?? 0, both], largest);
      }
      if (running && now !== 0 && now - lastText < TEXT_EVERY_MS) return;
      lastText = now;
      write(frame);
    },
  };
}
