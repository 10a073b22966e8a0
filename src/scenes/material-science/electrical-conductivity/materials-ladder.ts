/** All samples on one scale of resistivity at room temperature, and among them what is measured now: twenty-four powers of ten. */
import { Container, Graphics } from 'pixi.js';
import type { Part, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { pen } from '../../kit/charts/line';
import { points } from '../../kit/charts/marks';
import { label } from '../../kit/charts/words';
import { inset, type Size } from '../../kit/layout/layout';
import { asPanel } from '../../kit/stage-marks';
import { drawCard } from '../../kit/words/paper-sheet';

export interface MaterialsLadder extends Part {
  least(type: TypeSizes): Size;
  /** Ω·m of each sample, and what is measured; null where nothing is told. */
  set(samples: readonly number[], measured: number | null): void;
}

const SCALE = [1e-9, 1e17] as const;
const TICKS = [1e-8, 1e-4, 1, 1e4, 1e8, 1e12, 1e16];
/** Height in sizes of the small text. */
const HIGH = 5.4;
const PAD = 8;
const ROW = 0.5;

export function createMaterialsLadder(context: StageContext): MaterialsLadder {
  const { theme } = context;
  const root = new Container({ label: 'ladder of materials' });
  const paper = new Graphics();
  const chart = createChart(context, {
    ground: 'none',
    x: { label: 'Resistivity at 293 K', short: 'ρ', unit: 'Ω·m', log: true, domain: SCALE, ticks: TICKS },
    y: { label: '', bare: true, domain: [0, 1] },
    marks: {
      samples: points({ colour: 'sky', radius: 4, shape: 'ring' }),
      metals: label({ text: 'metals', side: 'above' }),
      semiconductors: label({ text: 'semiconductors', side: 'below' }),
      insulators: label({ text: 'insulators', side: 'above' }),
      now: pen({ colour: 'orange' }),
    },
  });
  chart.marks.metals.at(1e-7, ROW);
  chart.marks.semiconductors.at(0.1, ROW);
  chart.marks.insulators.at(3e12, ROW);
  root.addChild(paper, chart.root);
  return {
    root,
    least: ({ small }) => ({ width: 0, height: HIGH * small + 2 * PAD }),
    lay(box, type) {
      drawCard(paper, box, theme);
      asPanel(paper, box);
      chart.lay(inset(box, PAD), type);
    },
    set(samples, measured) {
      chart.marks.samples.columns(
        samples,
        samples.map(() => ROW),
        samples.length,
      );
      chart.marks.now.at(measured !== null && measured > 0 ? measured : Number.NaN, ROW);
    },
  };
}
