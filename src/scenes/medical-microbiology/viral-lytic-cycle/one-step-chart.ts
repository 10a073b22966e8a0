/** The notebook's sheet: titres from plates with their counting errors, reckoned back to the mixture; at the end the true curve. */
import { CURVE_EVERY, SAMPLE_STRIDE } from '../../../../engine/medical-microbiology/phage-frame';
import type { Frame, Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { createChartSheet } from '../../kit/charts/chart-sheet';
import { growingDomain } from '../../kit/charts/domains';
import { line } from '../../kit/charts/line';
import { errorBars, points } from '../../kit/charts/marks';

type CycleFrame = Frame<'viral_lytic_cycle'>;

export interface OneStepChart extends Part {
  draw(frame: CycleFrame): void;
}

const DECADES = 4;
/** log₁₀ of all titres that there can be, while cells or phages are hidden. */
const ALL_TITRES = [4, 11] as const;
const MINUTE = 60;

export function createOneStepChart(context: StageContext): OneStepChart {
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
  const times = growingDomain({ least: [0, 45], ends: [45, 75, 150], room: 0 });
  let shownMinutes = 0;
  return {
    ...createChartSheet(context, 'one-step curve', chart),
    draw({ view, fields, hidden }) {
      const least = Math.floor(fields.curve[0] ?? 6) - 1;
      const anyTitre = hidden.has('density') || hidden.has('moi');
      if (view.minutes < shownMinutes) times.reset();
      shownMinutes = view.minutes;
      chart.domain({
        // Three latent periods, which the axis of a hidden phage does not tell.
        x: hidden.has('phage') ? times.hold(view.minutes) : [0, 3 * view.latent],
        y: anyTitre ? ALL_TITRES : [least, least + DECADES],
      });
      const rows = Array.from({ length: view.samples }, (_, n) =>
        fields.samples.subarray(n * SAMPLE_STRIDE, (n + 1) * SAMPLE_STRIDE),
      );
      const of = (opened: number) => rows.filter((sample) => sample[4] === opened);
      const column = (from: readonly Float32Array[], at: number): number[] => from.map((sample) => sample[at] ?? 0);
      const [plain, opened] = [of(0), of(1)];
      chart.marks.plates.columns(column(plain, 0), column(plain, 1));
      chart.marks.opened.columns(column(opened, 0), column(opened, 1));
      chart.marks.bars.set(column(rows, 0), column(rows, 2), column(rows, 3));
      if (view.minutes >= 3 * view.latent && hidden.size === 0)
        chart.marks.truth.even(fields.curve, 0, ((view.curvePoints - 1) * CURVE_EVERY) / MINUTE, view.curvePoints);
      else chart.marks.truth.clear();
    },
  };
}
