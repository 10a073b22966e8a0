/** Where the voltage of the supply goes, on a sheet of paper: a bar for each share. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { bars } from '../../kit/charts/marks';
import { corner } from '../../kit/charts/words';
import { inset } from '../../kit/layout/layout';
import { asPanel } from '../../kit/stage-marks';

export interface VoltageShares extends Part {
  /** Volts in the order of the axis; none while nothing flows: then `words` say why. */
  set(volts: readonly number[], words: string): void;
}

const NAMES = ['water', 'pH gap', 'anode', 'cathode', 'liquid'] as const;
/** Volts at the upper end: the most that the supply gives. */
const FULL = 12;

export function createVoltageShares(context: StageContext): VoltageShares {
  const { theme } = context;
  const root = new Container({ label: 'shares of the voltage' });
  const paper = new Graphics();
  const chart = createChart(context, {
    ground: 'none',
    x: { label: '', names: NAMES },
    y: { label: 'Where the voltage goes', short: 'Voltage', unit: 'V', domain: [0, FULL] },
    marks: {
      shares: bars({ colour: ['sky', 'blue', 'orange', 'purple', 'red'] }),
      words: corner({ at: 'above' }),
    },
  });
  root.addChild(paper, chart.root);
  return {
    root,
    lay(box: Box, type: TypeSizes) {
      const { x, y, width, height } = box;
      paper
        .clear()
        .roundRect(x, y, width, height, 10)
        .fill({ color: theme.name === 'dark' ? 0x121b27 : 0xffffff, alpha: 0.9 })
        .roundRect(x + 0.5, y + 0.5, width - 1, height - 1, 10)
        .stroke({ width: 1, color: theme.housingEdge, alpha: 0.55 });
      asPanel(paper, box);
      chart.lay(inset(box, 10, 8), type);
    },
    set(volts, words) {
      chart.marks.shares.set(NAMES.map((_, n) => volts[n] ?? Number.NaN));
      chart.marks.words.set(words);
    },
  };
}
