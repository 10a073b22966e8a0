/**
 * Gran's functions of a titration, which fall on straight lines that meet zero at equivalence (G. Gran 1952, Analyst 77, 661):
 *
 *   strong acid, before:  (V₀ + V) 10^−pH  = c_b (Vₑ − V)
 *   weak acid, before:    V 10^−pH         = Kₐ (Vₑ − V)
 *   excess base, after:   (V₀ + V) 10^(pH − 14) = c_b (V − Vₑ)
 */
import type { TitrationPlot } from '../../../../catalogue/define';
import { weightedEffects } from '../../../../engine/core/two-parts';
import { scatterOf } from '../../../../engine/runtime/instrument';
import type { NotebookTableRow } from '../../notebook/table';
import type { PlotPoint } from '../scene';

export type GranKind = 'granStrong' | 'granWeak' | 'granBase';

/** Power of ten by which the last one is made readable; the ion product at 25 °C, to be near the concentration of base. */
const PKW = 14;

export const granName: Readonly<Record<GranKind, string>> = {
  granStrong: '(V₀ + V)·10^(−pH)',
  granWeak: 'V·10^(−pH)',
  granBase: '(V₀ + V)·10^(pH − 14)',
};

interface Quantities {
  readonly volume: number;
  readonly sample: number;
  readonly ph: number;
}

/** The function with its derivatives by volume, sample and pH. */
function granOf(kind: GranKind, { volume, sample, ph }: Quantities): Quantities & { readonly value: number } {
  const power = kind === 'granBase' ? 10 ** (ph - PKW) : 10 ** -ph;
  const value = (kind === 'granWeak' ? volume : sample + volume) * power;
  return {
    value,
    volume: power,
    sample: kind === 'granWeak' ? 0 : power,
    ph: (kind === 'granBase' ? 1 : -1) * Math.LN10 * value,
  };
}

/**
 * The function at each row that has all three quantities. It scatters as pH and sample do (the volume's scatter is along x), and
 * shares the calibration of all three.
 */
export function granPoints(
  kind: GranKind,
  rows: readonly NotebookTableRow[],
  { volume, ph, sample }: TitrationPlot,
): readonly PlotPoint[] {
  return rows.flatMap(({ row, struck, cells }) => {
    const [run_in, acidity, flask] = [cells[volume], cells[ph], cells[sample]];
    if (!run_in || !acidity || !flask || (kind === 'granWeak' && run_in.value <= 0)) return [];
    const gran = granOf(kind, { volume: run_in.value, sample: flask.value, ph: acidity.value });
    const scatter = Math.sqrt((gran.ph * scatterOf(acidity)) ** 2 + (gran.sample * scatterOf(flask)) ** 2);
    const point = { row, series: 0, struck, x: run_in.value, y: gran.value };
    return [
      {
        ...point,
        ux: run_in.uncertainty === null ? null : scatterOf(run_in),
        uy: acidity.uncertainty === null ? null : scatter,
        ...(run_in.shared && { sharedX: run_in.shared }),
        ...(acidity.uncertainty !== null && {
          sharedY: weightedEffects([
            [gran.volume, run_in.shared ?? {}],
            [gran.sample, flask.shared ?? {}],
            [gran.ph, acidity.shared ?? {}],
          ]),
        }),
      },
    ];
  });
}
