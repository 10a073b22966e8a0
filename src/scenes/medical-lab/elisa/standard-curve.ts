/** The four-parameter curve on its screen: the standards, and the way back from absorbances to the unknowns. */
import { CURVE, curveX } from '../../../../engine/data/elisa-plate';
import type { Frame, SceneContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { points } from '../../kit/charts/marks';
import { chartOnScreen, createScreenCase } from '../../kit/instruments/screen-case';

export function createStandardCurve(context: SceneContext<'elisa'>) {
  const chart = createChart(context, {
    ground: 'screen',
    // A little before the first tick: in the corner its power would meet the zero of the other axis on a small phone.
    x: { label: 'IL-6, pg/mL', short: 'pg/mL', log: true, domain: [0.7 * CURVE.from, CURVE.to] },
    y: { label: 'Absorbance at 450 nm', short: 'A', domain: [0, 2.5] },
    marks: {
      back: line({ colour: 'green', width: 1.2 }),
      curve: line({ colour: 'sky', width: 2.2 }),
      standards: points({ colour: 'sky', radius: 4 }),
      unknowns: points({ colour: 'green', radius: 4.5, shape: 'diamond' }),
    },
  });
  const screen = chartOnScreen(
    createScreenCase(context, { title: 'Standard curve', keys: [{ action: 'fit_curve', print: 'FIT' }] }),
    chart,
  );
  const heights = growingDomain({ least: [0, 2.5] });
  const xs = Array.from({ length: CURVE.points }, (_, n) => curveX(n));
  return {
    screen,
    draw({ view, fields }: Frame<'elisa'>): void {
      if (view.standards.length === 0) heights.reset();
      chart.domain({ y: heights.hold(Math.max(0, ...view.standards.map(({ y }) => y * 1.06))) });
      const known = view.standards.filter(({ x }) => x > 0);
      chart.marks.standards.columns(
        known.map(({ x }) => x),
        known.map(({ y }) => y),
        known.length,
      );
      chart.marks.curve.columns(xs, fields.curve, CURVE.points);
      const found = view.unknowns.flatMap(({ x, y }) => (x === null || x < CURVE.from ? [] : [{ x, y }]));
      chart.marks.unknowns.columns(
        found.map(({ x }) => x),
        found.map(({ y }) => y),
        found.length,
      );
      const way = found.flatMap(({ x, y }) => [
        [CURVE.from, y],
        [x, y],
        [x, 0],
        [Number.NaN, Number.NaN],
      ]);
      chart.marks.back.columns(
        way.map(([x = 0]) => x),
        way.map(([, y = 0]) => y),
        way.length,
      );
    },
  };
}
