/** TSH against free T4: the usual ranges, the line of a healthy pituitary, what was drawn before and what holds now. */
import { THYROID_RANGES } from '../../../../engine/data/thyroid-ranges';
import type { Frame, SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line, pen } from '../../kit/charts/line';
import { band, points } from '../../kit/charts/marks';
import { label } from '../../kit/charts/words';
import { chartOnScreen, createScreenCase } from '../../kit/instruments/screen-case';

/** Where the line is named: beside it, above. */
const NAMED = { ft4: 8, tsh: 120 } as const;

export function createLoopPlot(context: SceneContext<'thyroid_function'>) {
  const chart = createChart(context, {
    ground: 'screen',
    x: { label: 'Free T4, pmol/L', short: 'FT4', domain: [0, 32] },
    y: { label: 'TSH', unit: 'mU/L', log: true, domain: [0.004, 600] },
    marks: {
      usualT4: band({ along: 'x', colour: 'green', alpha: 0.14 }),
      usualTsh: band({ along: 'y', colour: 'green', alpha: 0.14 }),
      pituitary: line({ colour: 'sky', width: 2 }),
      before: points({ colour: 'orange', radius: 4 }),
      now: pen({ colour: 'bright', radius: 5 }),
      name: label({ colour: 'bright', text: 'healthy pituitary' }),
    },
  });
  const screen = chartOnScreen(createScreenCase(context, { title: 'Pituitary and thyroid' }), chart);
  const widths = growingDomain({ least: [0, 32] });
  return {
    screen,
    draw({ view, hidden }: Frame<'thyroid_function'>): void {
      const { draws, line: ends } = view;
      if (draws.length === 0) widths.reset();
      // What the blood has now is the answer where something is to be found: then the chart has only what was drawn.
      const now = hidden.size > 0 ? draws.at(-1) : view;
      chart.domain({ x: widths.hold(Math.max(0, now?.ft4 ?? 0, ...draws.map(({ ft4 }) => ft4))) });
      chart.marks.usualT4.set(...THYROID_RANGES.ft4);
      chart.marks.usualTsh.set(...THYROID_RANGES.tsh);
      chart.marks.pituitary.columns(
        ends.map(({ ft4 }) => ft4),
        ends.map(({ tsh }) => tsh),
        ends.length,
      );
      chart.marks.before.columns(
        draws.map(({ ft4 }) => ft4),
        draws.map(({ tsh }) => tsh),
        draws.length,
      );
      if (now) chart.marks.now.at(now.ft4, now.tsh);
      else chart.marks.now.hide();
      chart.marks.name.at(NAMED.ft4, NAMED.tsh);
    },
  };
}
