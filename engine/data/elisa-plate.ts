/** How the plate of the IL-6 assay is laid out: 96 wells in rows A to H and columns 1 to 12. Contents in pg/mL; unknowns are invented. */

export const ROWS = 8;
export const COLUMNS = 12;
export const WELLS = ROWS * COLUMNS;
export const STANDARDS = [0, 62.5, 125, 250, 500, 1000, 2000, 4000] as const;
export const UNKNOWNS = [180, 640, 1800, 9000, 0, 300] as const;
export const CONTROLS = { low: 250, high: 2500 } as const;

export interface WellContent {
  readonly kind: 'standard' | 'unknown' | 'control' | 'blank';
  /** Place among its kind. */
  readonly n: number;
}

const LAST_BLANK_ROW = 4;

/** What stands in a well; null: nothing. Wells are counted along columns: well 0 is A1, well 8 is A2. */
export function contentOf(well: number): WellContent | null {
  const [column, row] = [Math.floor(well / ROWS), well % ROWS];
  if (column < 2) return { kind: 'standard', n: row };
  if (column < 4)
    return row < UNKNOWNS.length ? { kind: 'unknown', n: row } : { kind: 'control', n: row - UNKNOWNS.length };
  if (column < 6 || (column === 6 && row < LAST_BLANK_ROW)) return { kind: 'blank', n: row };
  return null;
}

/** "A1" and the like; null where there is no such well. */
export function wellNamed(name: string): number | null {
  const [, row, column] = /^\s*([A-H])\s*(\d{1,2})\s*$/i.exec(name) ?? [];
  const n = Number(column);
  return row === undefined || n < 1 || n > COLUMNS ? null : (n - 1) * ROWS + (row.toUpperCase().charCodeAt(0) - 65);
}

/** The wells of a kind and place, replicates together. */
export const wellsOf = (kind: WellContent['kind'], n?: number): readonly number[] =>
  Array.from({ length: WELLS }, (_, well) => well).filter((well) => {
    const content = contentOf(well);
    return content?.kind === kind && (n === undefined || content.n === n);
  });

/** Where the fitted curve is drawn: evenly along the logarithm, pg/mL. */
export const CURVE = { from: 10, to: 10_000, points: 64 } as const;
export const curveX = (n: number): number => CURVE.from * (CURVE.to / CURVE.from) ** (n / (CURVE.points - 1));
