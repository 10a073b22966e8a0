/** What stands beside the pendulum: timer of the light gate, stopwatch, chart of the angle, phase portrait, energy bars. */
import { Container } from 'pixi.js';
import { TRAIL_POINTS } from '../../../engine/physics/pendulum-trail';
import { formatFixed } from '../../../engine/runtime/format';
import type { StageContext, StageSize } from '../contract';
import { createBenchTimer } from '../kit/bench-timer';
import { createEnergyBars } from '../kit/energy-bars';
import { createPhasePortrait } from '../kit/phase-portrait';
import { createStripChart } from '../kit/strip-chart';
import type { PendulumFrame } from './pendulum-swing';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Layout {
  readonly gate: Box;
  readonly watch: Box;
  /** Room for buttons on the stopwatch. */
  readonly buttons: number;
  readonly chart: Box;
  readonly phase: Box | null;
  readonly energy: Box | null;
}

const LAYOUTS: Readonly<Record<StageSize['layout'], Layout>> = {
  wide: {
    gate: { x: 612, y: 14, width: 334, height: 92 },
    watch: { x: 612, y: 118, width: 334, height: 104 },
    buttons: 124,
    chart: { x: 612, y: 236, width: 334, height: 110 },
    phase: { x: 612, y: 356, width: 164, height: 112 },
    energy: { x: 786, y: 356, width: 160, height: 112 },
  },
  narrow: {
    gate: { x: 404, y: 40, width: 228, height: 108 },
    watch: { x: 404, y: 156, width: 228, height: 108 },
    buttons: 0,
    chart: { x: 404, y: 274, width: 228, height: 70 },
    phase: null,
    energy: null,
  },
};

const TEXT = 12;
const TEXT_EVERY_MS = 100;
const CHART_ENDS = [2, 5, 10, 20, 30, 50] as const;

export interface PendulumDisplays {
  readonly root: Container;
  /** Where the buttons of the stopwatch go. */
  readonly buttons: Box;
  lay(stage: StageSize): void;
  draw(frame: PendulumFrame, now: number): void;
}

export function createPendulumDisplays(context: StageContext): PendulumDisplays {
  const { theme } = context;
  const root = new Container({ label: 'displays' });
  const gate = createBenchTimer(context, 'Light gate', 's', 7);
  const watch = createBenchTimer(context, 'Stopwatch', 's', 6);
  const chart = createStripChart(context, { points: TRAIL_POINTS, seconds: 10, full: 10, unit: '°' });
  const phase = createPhasePortrait(context, { points: TRAIL_POINTS, x: 'θ', y: 'θ′' });
  const energy = createEnergyBars(context, [
    { sign: 'kinetic', colour: theme.name === 'dark' ? 0x7cb8ff : 0x8ec5ff },
    { sign: 'potential', colour: 0xffb066 },
  ]);
  root.addChild(gate.root, watch.root, chart.root, phase.root, energy.root);
  const angles = new Float32Array(TRAIL_POINTS);
  let layout: Layout = LAYOUTS.wide;
  let drawn = '';
  let lastText = Number.NEGATIVE_INFINITY;
  const buttons = { x: 0, y: 0, width: 0, height: 0 };

  function drawTrail({ view, fields, params }: PendulumFrame): void {
    const key = `${view.releases} ${view.points} ${params.initial_angle} ${view.pointInterval} ${view.phase}`;
    if (key === drawn) return;
    drawn = key;
    const full = CHART_ENDS.find((end) => params.initial_angle <= end) ?? 50;
    chart.scale(view.pointInterval * (TRAIL_POINTS - 1), full);
    for (let n = 0; n < TRAIL_POINTS; n++) angles[n] = fields.trail[2 * n] ?? 0;
    chart.draw(angles);
    if (!layout.phase) return;
    phase.scale(params.initial_angle * 1.2, (view.fullSpeed / params.length) * 1.3);
    phase.draw(fields.trail);
  }

  function write({ view, shown }: PendulumFrame): void {
    const period = shown.period_s;
    gate.set(
      period.value === null ? '–' : Number(period.text).toFixed(4),
      gateWords(shown.swings.text, period.value !== null),
    );
    const { running, elapsed, count } = view.stopwatch;
    if (running) watch.set(formatFixed(elapsed ?? 0, 1), count ? `swing ${count.done} of ${count.swings}` : 'running');
    else if (count) watch.set('0.0', `ready: ${count.swings} swings`);
    else {
      const timed = shown.timed_swings.value;
      const one = timed === 1 ? '1 swing' : `${shown.timed_swings.text} swings`;
      watch.set(
        shown.stopwatch_s.value === null ? '–' : Number(shown.stopwatch_s.text).toFixed(2),
        timed === null ? (shown.stopwatch_s.value === null ? '' : 'by your hand') : one,
      );
    }
  }

  const gateWords = (swings: string, any: boolean): string => {
    if (!any) return layout.phase ? 'waits for two passes' : 'waiting';
    const counted = swings === '1' ? '1 swing' : `${swings} swings`;
    return layout.phase ? `mean period, ${counted}` : counted;
  };

  return {
    root,
    buttons,
    lay(stage) {
      layout = LAYOUTS[stage.layout];
      const small = Math.max(TEXT, 12 * stage.pixel);
      gate.root.position.set(layout.gate.x, layout.gate.y);
      gate.lay(layout.gate.width, layout.gate.height, small, 0);
      watch.root.position.set(layout.watch.x, layout.watch.y);
      watch.lay(layout.watch.width, layout.watch.height, small, layout.buttons);
      Object.assign(buttons, {
        x: layout.watch.x + layout.watch.width - layout.buttons,
        y: layout.watch.y + 10,
        width: layout.buttons - 10,
        height: layout.watch.height - 20,
      });
      chart.root.position.set(layout.chart.x, layout.chart.y);
      chart.lay(layout.chart.width, layout.chart.height, small, stage.layout === 'wide');
      for (const [part, box] of [
        [phase, layout.phase],
        [energy, layout.energy],
      ] as const) {
        part.root.visible = box !== null;
        if (!box) continue;
        part.root.position.set(box.x, box.y);
        part.lay(box.width, box.height, small);
      }
      drawn = '';
      lastText = Number.NEGATIVE_INFINITY;
    },
    draw(frame, now) {
      const { view, readings, running } = frame;
      drawTrail(frame);
      gate.light(view.gateLit);
      watch.light(view.stopwatch.running);
      if (layout.energy) {
        const first = Math.max(1e-12, 0.5 * frame.params.mass * view.fullSpeed ** 2);
        energy.set([readings.kinetic_j ?? 0, readings.potential_j ?? 0], first);
      }
      if (running && now !== 0 && now - lastText < TEXT_EVERY_MS) return;
      lastText = now;
      write(frame);
    },
  };
}
