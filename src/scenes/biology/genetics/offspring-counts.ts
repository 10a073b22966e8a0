/** Counts of the offspring on paper, with what the ratio lets expect. */
import type { Box, Frame, SceneContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { bars } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { createPaperSheet } from '../../kit/words/paper-sheet';
import { dominanceSeen } from './crossing';
import { barColour, LOOKS } from './flowers';

type GeneticsFrame = Frame<'genetics'>;

function createCounts(context: SceneContext<'genetics'>, dominance: keyof typeof LOOKS) {
  return createChart(context, {
    ground: 'paper',
    x: { label: '', names: LOOKS[dominance].map(({ name }) => name) },
    y: { label: 'Counted', short: 'N' },
    marks: {
      counted: bars({ colour: LOOKS[dominance].map(barColour), gap: 0.4 }),
      expected: line({ colour: 'red', width: 2.6, name: 'expected' }),
      ratio: corner({ at: 'above', mono: true }),
    },
  });
}

export function createOffspringCounts(context: SceneContext<'genetics'>) {
  const paper = createPaperSheet(context);
  const counts = {
    Complete: createCounts(context, 'Complete'),
    Incomplete: createCounts(context, 'Incomplete'),
  } as const;
  const most = growingDomain({ least: [0, 10], room: 0.12 });
  return {
    views: [paper.root, counts.Complete.root, counts.Incomplete.root],
    lay: (box: Box, type: TypeSizes) => {
      const inner = paper.lay(box);
      for (const chart of [counts.Complete, counts.Incomplete]) chart.lay(inner, type);
    },
    reset: (): void => most.reset(),
    /** `crossed`: both parents are known; `ratio`: there is room to write it. */
    draw(frame: GeneticsFrame, crossed: boolean, ratio: boolean): void {
      const { view, shown } = frame;
      const dominance = dominanceSeen(frame);
      for (const how of ['Complete', 'Incomplete'] as const) counts[how].root.visible = how === dominance;
      const chart = counts[dominance];
      const y = most.hold(Math.max(10, ...view.looks, ...(crossed ? view.expected : [])));
      // Both alike, so that the words of the one on show do not tell which it is.
      for (const either of [counts.Complete, counts.Incomplete]) {
        either.domain({ y });
        either.marks.ratio.set(ratio ? shown.phenotype_ratio.text : '');
      }
      chart.marks.counted.set(view.looks);
      const [xs, ys]: [number[], number[]] = [[], []];
      view.expected.forEach((wanted, n) => {
        xs.push(n - 0.42, n + 0.42, Number.NaN);
        ys.push(wanted, wanted, Number.NaN);
      });
      chart.marks.expected.columns(xs, ys, crossed && view.total > 0 ? xs.length : 0);
    },
  };
}
