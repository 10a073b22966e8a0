/** The notebook's sheet: titres from plates with their counting errors, reckoned back to the mixture; at the end the true curve. */
import { Container, Graphics } from 'pixi.js';
import { CURVE_EVERY, SAMPLE_STRIDE } from '../../../../engine/medical-microbiology/phage-frame';
import type { Frame, Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { line } from '../../kit/charts/line';
import { errorBars, points } from '../../kit/charts/marks';
import { inset } from '../../kit/layout/layout';
import { asPanel } from '../../kit/stage-marks';

type CycleFrame = Frame<'viral_lytic_cycle'>;

export interface OneStepChart extends Part {
  draw(view: CycleFrame['view'], fields: CycleFrame['fields'], truth: boolean): void;
}

const PAD = 9;
const DECADES = 4;
const MINUTE = 60;

export function createOneStepChart(context: StageContext): OneStepChart {
  const { theme } = context;
  const root = new Container({ label: 'one-step curve' });
  const paper = new Graphics();
  const chart = createChart(context, {
    ground: 'paper',
    x: { label: 'Time', short: 't', unit: 'min' },
    y: { label: 'log₁₀ (PFU/mL)', short: 'log₁₀ PFU', domain: [5, 9] },
    marks: {
      truth: line({ colour: 'green', width: 2.4 }),
      bars: errorBars({ colour: 'main' }),
      plates: points({ colour: 'main', name: 'plates' }),
      opened: points({ shape: 'ring', colour: 'orange', name: 'chloroform' }),
    },
  });
  root.addChild(paper, chart.root);
  return {
    root,
    lay(box, type) {
      const { x, y, width, height } = box;
      paper
        .clear()
        .roundRect(x + 3, y + 5, width, height, 4)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
        .roundRect(x, y, width, height, 4)
        .fill(theme.paper)
        .rect(x, y, width, 4)
        .fill(theme.accent);
      asPanel(root, box);
      chart.lay(inset(box, PAD, PAD + 2), type);
    },
    draw(view, fields, truth) {
      const least = Math.floor(fields.curve[0] ?? 6) - 1;
      chart.domain({ x: [0, 3 * view.latent], y: [least, least + DECADES] });
      const rows = Array.from({ length: view.samples }, (_, n) =>
        fields.samples.subarray(n * SAMPLE_STRIDE, (n + 1) * SAMPLE_STRIDE),
      );
      const of = (opened: number) => rows.filter((sample) => sample[4] === opened);
      const column = (from: readonly Float32Array[], at: number): number[] => from.map((sample) => sample[at] ?? 0);
      const [plain, opened] = [of(0), of(1)];
      chart.marks.plates.columns(column(plain, 0), column(plain, 1));
      chart.marks.opened.columns(column(opened, 0), column(opened, 1));
      chart.marks.bars.set(column(rows, 0), column(rows, 2), column(rows, 3));
      if (truth)
        chart.marks.truth.even(fields.curve, 0, ((view.curvePoints - 1) * CURVE_EVERY) / MINUTE, view.curvePoints);
      else chart.marks.truth.clear();
    },
  };
}
