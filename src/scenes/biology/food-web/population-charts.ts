/** Grass, rabbits and foxes against time on the recorder, and foxes against rabbits on paper. */
import { Container } from 'pixi.js';
import { PAST, PAST_EVERY } from '../../../../engine/biology/food-web-record';
import type { Frame, Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { createScreenCase } from '../../kit/instruments/screen-case';
import { inset } from '../../kit/layout/layout';
import { createPaperSheet } from '../../kit/words/paper-sheet';

export const DAYS_OF_YEAR = 365.25;
/** The recorder's paper goes from one animal to so many, or so many kilograms. */
const MOST = 20_000;

function createRecorder(context: StageContext) {
  const root = new Container({ label: 'recorder' });
  const recorder = createScreenCase(context, { form: 'bench' });
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Years', short: 'yr' },
    y: { label: 'Animals; grass, kg', short: 'n; kg', log: true, ticks: [1, 10, 100, 1000, 10_000], domain: [1, MOST] },
    marks: {
      grass: line({ colour: 'green', width: 2, points: 'grows', name: 'grass' }),
      rabbits: line({ colour: 'sky', width: 2.2, points: 'grows', name: 'rabbits' }),
      foxes: line({ colour: 'orange', width: 2.2, points: 'grows', name: 'foxes' }),
    },
  });
  root.addChild(recorder.root, chart.root);
  const part: Part = {
    root,
    lay(box, type) {
      recorder.lay(box, type);
      chart.lay(inset(recorder.pane, 8, 5), type);
    },
  };
  return { part, chart };
}

function createLoop(context: StageContext) {
  const root = new Container({ label: 'rabbits and foxes' });
  const sheet = createPaperSheet(context);
  const chart = createChart(context, {
    ground: 'paper',
    x: { label: 'Rabbits', short: 'R' },
    y: { label: 'Foxes', short: 'F' },
    marks: { path: line({ colour: 'blue', width: 1.6, points: 'grows' }), now: pen({ colour: 'red' }) },
  });
  root.addChild(sheet.root, chart.root);
  const part: Part = { root, lay: (box, type) => chart.lay(sheet.lay(box), type) };
  return { part, chart };
}

export function createPopulationCharts(context: StageContext) {
  const recorder = createRecorder(context);
  const loop = createLoop(context);
  const years = growingDomain({ least: [0, 5], ends: [5, 10, 20, 50, 100], room: 0 });
  const many = growingDomain({ least: [0, 200] });
  const few = growingDomain({ least: [0, 40] });
  let kept = 0;
  const x = Float32Array.from({ length: PAST }, (_, n) => (n * PAST_EVERY) / DAYS_OF_YEAR);
  const levels = [new Float32Array(PAST), new Float32Array(PAST), new Float32Array(PAST)] as const;
  return {
    strip: recorder.part,
    loop: loop.part,
    draw({ view, fields: { past } }: Frame<'food_web'>): void {
      if (view.kept < kept) for (const domain of [years, many, few]) domain.reset();
      const first = Math.min(kept, view.kept);
      kept = view.kept;
      const count = Math.min(PAST, kept);
      for (let n = Math.max(0, first - 1); n < count; n++) {
        levels.forEach((level, of) => {
          const value = past[of * PAST + n] ?? 0;
          // Nothing has no place on a logarithmic axis: the line ends.
          level[n] = value > 0 ? value : Number.NaN;
        });
      }
      const rabbits = past.subarray(PAST, PAST + count);
      const foxes = past.subarray(2 * PAST, 2 * PAST + count);
      const { marks } = recorder.chart;
      recorder.chart.domain({ x: years.hold(view.day / DAYS_OF_YEAR) });
      marks.grass.columns(x, levels[0], count);
      marks.rabbits.columns(x, levels[1], count);
      marks.foxes.columns(x, levels[2], count);
      loop.chart.domain({
        x: many.hold(rabbits.reduce((most, n) => Math.max(most, n), view.rabbits)),
        y: few.hold(foxes.reduce((most, n) => Math.max(most, n), view.foxes)),
      });
      loop.chart.marks.path.columns(rabbits, foxes, count);
      loop.chart.marks.now.at(view.rabbits, view.foxes);
    },
  };
}
