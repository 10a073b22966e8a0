/** The sheet on which bars are plotted: absorbed energy over the temperature of the bar, and the curve through them. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Frame, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { points, rule } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { inset } from '../../kit/layout/layout';
import { drawCard } from '../../kit/words/paper-sheet';

type CharpyFrame = Frame<'charpy_impact'>;

const CURVE_POINTS = 60;
const RANGE = [-200, 200] as const;

const createPlot = (context: StageContext) =>
  createChart(context, {
    ground: 'none',
    x: { label: 'Temperature of the bar', short: 'T', unit: '°C', domain: RANGE },
    y: { label: 'Absorbed energy', short: 'K', unit: 'J' },
    marks: {
      asked: rule({ along: 'y', colour: 'green', dashed: true }),
      curve: line({ colour: 'orange', width: 2.2, points: 'changes' }),
      bars: points({ colour: 'sky', radius: 3.6 }),
      words: corner({ at: 'above' }),
    },
  });

export function createTransitionSheet(context: StageContext) {
  const paper = new Graphics({ label: 'sheet' });
  const chart = createPlot(context);
  const root = new Container({ label: 'transition sheet', children: [paper, chart.root] });
  const energies = growingDomain({ least: [0, 50] });
  const pathX = Float64Array.from(
    { length: CURVE_POINTS },
    (_, n) => RANGE[0] + (n / (CURVE_POINTS - 1)) * (RANGE[1] - RANGE[0]),
  );
  const pathY = new Float64Array(CURVE_POINTS);
  let counted = -1;

  function drawCurve(fit: CharpyFrame['view']['fit']): void {
    for (let n = 0; n < CURVE_POINTS; n++)
      pathY[n] = fit
        ? (fit.upper + fit.lower) / 2 +
          ((fit.upper - fit.lower) / 2) * Math.tanh(((pathX[n] ?? Number.NaN) - fit.t0) / fit.c)
        : Number.NaN;
    chart.marks.curve.columns(pathX, pathY, fit ? CURVE_POINTS : 0);
  }
  return {
    root,
    lay(box: Box, type: TypeSizes) {
      drawCard(paper, box, context.theme);
      chart.lay(inset(box, 10), type);
    },
    draw({ view, hidden }: CharpyFrame) {
      const known = !hidden.has('temperature');
      const { points: bars, fit } = view;
      if (bars.length < counted) energies.reset();
      counted = bars.length;
      let most = 0;
      for (const { k } of bars) most = Math.max(most, k);
      chart.domain({ y: energies.hold(0, most) });
      const shown = known ? bars : [];
      chart.marks.bars.columns(
        shown.map(({ t }) => t),
        shown.map(({ k }) => k),
        shown.length,
      );
      chart.marks.asked.set(27);
      drawCurve(known ? fit : null);
      chart.marks.words.set(view.missing > 0 ? `${view.missing} more` : fit ? '27 J' : 'no curve');
    },
  };
}
