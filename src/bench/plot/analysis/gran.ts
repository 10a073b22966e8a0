/**
 * Gran's functions of a titration, which fall on straight lines that meet zero at equivalence (G. Gran 1952, Analyst 77, 661):
 *
 *   strong acid, before:  (V₀ + V) 10^−pH  = c_b (Vₑ − V)
 *   weak acid, before:    V 10^−pH         = Kₐ (Vₑ − V)
 *   excess base, after:   (V₀ + V) 10^(pH − 14) = c_b (V − Vₑ)
 */
import type { TitrationPlot } from '../../../../catalogue/define';
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

function value(kind: GranKind, volume: number, sample: number, ph: number): number {
  switch (kind) {
    case 'granStrong':
      return (sample + volume) * 10 ** -ph;
    case 'granWeak':
      return volume * 10 ** -ph;
    case 'granBase':
      return (sample + volume) * 10 ** (ph - PKW);
  }
}

/** The function at each row that has all three quantities; the uncertainty is that of the pH, u = G ln 10 u(pH). */
export function granPoints(
  kind: GranKind,
  rows: readonly NotebookTableRow[],
  { volume, ph, sample }: TitrationPlot,
): readonly PlotPoint[] {
  return rows.flatMap(({ row, run, struck, cells }) => {
    const [run_in, acidity, flask] = [cells[volume], cells[ph], cells[sample]];
    if (!run_in || !acidity || !flask || (kind === 'granWeak' && run_in.value <= 0)) return [];
    const y = value(kind, run_in.value, flask.value, acidity.value);
    const uy = acidity.uncertainty === null ? null : y * Math.LN10 * acidity.uncertainty;
    return [{ row, run, struck, x: run_in.value, y, ux: run_in.uncertainty, uy }];
  });
}
