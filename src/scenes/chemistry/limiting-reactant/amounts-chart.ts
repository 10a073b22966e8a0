/** Bars of what there is of A, of B and of the product, over pale ones of what there was, on a sheet of paper. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { bars } from '../../kit/charts/marks';
import { corner, label } from '../../kit/charts/words';
import { inset } from '../../kit/layout/layout';
import { asPanel } from '../../kit/stage-marks';
import type { ReactionFrame } from './limiting-reactant-benches';
import { COLOUR_A, COLOUR_B } from './reactant-colours';

export interface AmountsChart extends Part {
  /** `covered`: the amounts are to be found. */
  set(view: ReactionFrame['view'], covered: boolean): void;
}

const COLOUR_PRODUCT = 0x57b894;

const two = (amount: number): string => (Math.round(amount * 100) / 100).toFixed(2);

export function createAmountsChart(context: StageContext): AmountsChart {
  const { theme } = context;
  const chart = createChart(context, {
    ground: 'paper',
    x: { label: '', names: ['A', 'B', 'Product'] },
    y: { label: 'Amount', short: 'n', unit: 'mol', domain: [0, 5.5], ticks: [0, 1, 2, 3, 4, 5] },
    marks: {
      before: bars({ colour: [COLOUR_A, COLOUR_B, COLOUR_PRODUCT], alpha: 0.3, gap: 0.4 }),
      now: bars({ colour: [COLOUR_A, COLOUR_B, COLOUR_PRODUCT], gap: 0.4 }),
      a: label({ side: 'above' }),
      b: label({ side: 'above' }),
      product: label({ side: 'above' }),
      words: corner({ at: 'above', text: 'pale: before' }),
    },
  });
  const paper = new Graphics();
  const root = new Container({ label: 'amounts' });
  root.addChild(paper, chart.root);
  return {
    root,
    lay(box, type) {
      paper.clear().roundRect(box.x, box.y, box.width, box.height, 6).fill(theme.paper);
      asPanel(paper, box);
      chart.lay(inset(box, 10, 8), type);
    },
    set({ before, now }, covered) {
      const { marks } = chart;
      const seen = (value: number): number => (covered ? Number.NaN : value);
      const figure = (value: number): string => (covered ? '?' : two(value));
      marks.before.set([before.a, before.b, 0].map(seen));
      marks.now.set([now.a, now.b, now.product].map(seen));
      marks.a.at(0, covered ? 0 : before.a, figure(now.a));
      marks.b.at(1, covered ? 0 : before.b, figure(now.b));
      marks.product.at(2, covered ? 0 : now.product, figure(now.product));
    },
  };
}
