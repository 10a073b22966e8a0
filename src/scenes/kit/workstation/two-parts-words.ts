/** A result with both parts of its standard uncertainty, as the workstation prints it. */

interface Result {
  readonly value: number;
  readonly scatter: number | null;
  readonly stock: number;
}

/** Decimals at which the uncertainty has two digits. */
const decimalsOf = (u: number): number => Math.min(6, Math.max(0, 1 - Math.floor(Math.log10(u))));

/** "0.1523 ± 0.0004 (scatter) ± 0.0008 (stock) mmol/L"; without a scatter the value alone. */
export function twoPartsWords({ value, scatter, stock }: Result, unit: string): string {
  const plain = (x: number, digits: number): string => x.toFixed(digits).replace('-', '−');
  if (scatter === null || !(stock > 0)) return `${Number(value.toPrecision(4))} ${unit}`;
  const digits = decimalsOf(Math.max(scatter, stock));
  return `${plain(value, digits)} ± ${plain(scatter, digits)} (scatter) ± ${plain(stock, digits)} (stock) ${unit}`;
}
