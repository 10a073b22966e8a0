/** The sheet of the notebook: plates with their error bars and optical densities on a semilogarithmic scale, and the true curve on demand. */
import { LEAST_OD } from '../../../../engine/medical-microbiology/optical-density';
import type { Frame, Part, StageContext } from '../../contract';
import { createChart } from '../../kit/charts/chart';
import { createChartSheet } from '../../kit/charts/chart-sheet';
import { line } from '../../kit/charts/line';
import { errorBars, points } from '../../kit/charts/marks';

type GrowthFrame = Frame<'bacterial_growth'>;

export interface GrowthSheet extends Part {
  draw(view: GrowthFrame['view'], fields: GrowthFrame['fields'], curve: boolean): void;
}

/** log₁₀ per mL at the lower and the upper end. */
const LOG = [0, 10] as const;
/** log₁₀ of the number per mL that the chart sets beside OD 1. */
const LOG_AT_OD_1 = Math.log10(8e8);
const STEP_H = 24;
const TRUTH_EVERY_H = 1 / 6;
/** Columns of a noted plate and of a noted photometer reading; the plate's kinds in the model's order. */
const PLATE_COLUMNS = 5;
const OD_COLUMNS = 2;
const KINDS = ['countable', 'few', 'above', 'below'] as const;

export function createGrowthSheet(context: StageContext): GrowthSheet {
  const chart = createChart(context, {
    ground: 'paper',
    x: { label: 'Time', unit: 'h' },
    y: { label: 'log₁₀ (CFU/mL)', short: 'log₁₀ N', domain: LOG },
    y2: {
      label: 'OD',
      colour: 'orange',
      log: true,
      domain: [10 ** (LOG[0] - LOG_AT_OD_1), 10 ** (LOG[1] - LOG_AT_OD_1)],
      ticks: [LEAST_OD, 10 * LEAST_OD, 100 * LEAST_OD],
    },
    marks: {
      truth: line({ colour: 'green', width: 2.4 }),
      bars: errorBars({ colour: 'main' }),
      countable: points({ colour: 'main' }),
      few: points({ shape: 'ring', colour: 'main' }),
      above: points({ shape: 'up', colour: 'main' }),
      below: points({ shape: 'down', colour: 'main' }),
      ods: points({ shape: 'diamond', colour: 'orange', axis: 'y2' }),
    },
  });
  return {
    ...createChartSheet(context, 'notebook', chart),
    draw(view, fields, curve) {
      const { marks } = chart;
      chart.domain({ x: [0, Math.max(1, Math.ceil(view.hours / STEP_H - 1e-9)) * STEP_H] });
      if (curve) marks.truth.even(fields.truth, 0, (view.truthPoints - 1) * TRUTH_EVERY_H, view.truthPoints);
      else marks.truth.clear();
      const hours = KINDS.map((): number[] => []);
      const logs = KINDS.map((): number[] => []);
      const lows: number[] = [];
      const highs: number[] = [];
      const barred: number[] = [];
      for (let n = 0; n < view.platesNoted; n++) {
        const [at = 0, log = 0, low = 0, high = 0, kind = 0] = fields.plates.subarray(n * PLATE_COLUMNS);
        hours[kind]?.push(at);
        logs[kind]?.push(log);
        if (high <= low) continue;
        barred.push(at);
        lows.push(low);
        highs.push(high);
      }
      KINDS.forEach((kind, n) => marks[kind].columns(hours[n] ?? [], logs[n] ?? []));
      marks.bars.set(barred, lows, highs);
      const seen = Array.from({ length: view.odsNoted }, (_, n) => n * OD_COLUMNS).filter(
        (row) => (fields.ods[row + 1] ?? 0) >= LEAST_OD,
      );
      marks.ods.columns(
        seen.map((row) => fields.ods[row] ?? 0),
        seen.map((row) => fields.ods[row + 1] ?? 0),
      );
    },
  };
}
