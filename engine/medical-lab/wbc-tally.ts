/** What a tally of white cells says: shares, exact limits, absolute counts. Smudge cells count as the lymphocytes that they were. */
import { binomialLimits, type Limits } from '../core/binomial-limits';
import { type CellClass, WHITE_CLASSES, type WhiteClass } from '../data/white-cells';

export type Tally = Readonly<Record<CellClass, number>>;

/** White cells that were counted, smudge cells among them, nucleated red cells not. */
export const countedOf = (tally: Tally): number =>
  Object.entries(tally).reduce((sum, [kind, count]) => sum + (kind === 'nrbc' ? 0 : count), 0);

/** What is reported as a line of its own: the classes, and the neutrophils as one. */
export type TallyLine = Exclude<CellClass, 'nrbc'> | 'neutrophil';

/** Cells of a line. */
export function cellsOf(tally: Tally, line: TallyLine): number {
  if (line === 'neutrophil') return tally.segmented + tally.band;
  return line === 'lymphocyte' ? tally.lymphocyte + tally.smudge : tally[line];
}

/** Lymphocytes of every kind, reactive ones among them: what a lymphocytosis is judged by. */
export const allLymphocytes = (tally: Tally): number => cellsOf(tally, 'lymphocyte') + tally.atypical_lymphocyte;

const known = new Map<string, Limits>();
/** So many are kept: a long session would else keep every pair. */
const MOST_KNOWN = 4000;

/** 95 % limits of k of n, %; they are wanted again at every look. */
export function limitsPercent(k: number, n: number): Limits {
  const key = `${k}/${n}`;
  const before = known.get(key);
  if (before) return before;
  const { low, high } = binomialLimits(k, n);
  const limits = { low: 100 * low, high: 100 * high };
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, limits);
  return limits;
}

/** Cells counted and shares found, %, for which Rümke's table is printed. */
export const TABLE_COUNTS = [100, 200, 500] as const;
export const TABLE_SHARES = [0, 2, 5, 10, 20, 30, 50, 70] as const;

/** A cell of the table, in whole per cent as it is printed: the limits rounded outwards. */
export function printedLimits(share: number, n: number): Limits {
  const { low, high } = limitsPercent(Math.round((share * n) / 100), n);
  return { low: Math.floor(low), high: Math.ceil(high) };
}

/** Neutrophils that should still be in the marrow, of all neutrophils; null without any. */
export function immatureShare(tally: Tally): number | null {
  const immature = tally.band + tally.metamyelocyte + tally.myelocyte + tally.promyelocyte;
  const all = immature + tally.segmented;
  return all > 0 ? immature / all : null;
}

/** White cells without the nucleated red cells that the analyser took for white ones. */
export const correctedWhite = (analyser: number, nrbcPer100: number): number => (100 * analyser) / (100 + nrbcPer100);

/** Standard uncertainty of a share of which k of n were found; not zero where none was found (one cell more of each kind). */
export function shareScatter(k: number, n: number): number {
  const share = (k + 1) / (n + 2);
  return Math.sqrt((share * (1 - share)) / (n + 3));
}

/** Lines of the sheet on which a count is drawn: classes that are read together. */
export const SHEET_LINES: readonly (readonly [name: string, kinds: readonly WhiteClass[]])[] = [
  ['Ne', ['segmented', 'band']],
  ['Ly', ['lymphocyte', 'smudge']],
  ['At', ['atypical_lymphocyte']],
  ['Mo', ['monocyte']],
  ['Eo', ['eosinophil']],
  ['Ba', ['basophil']],
  ['Im', ['metamyelocyte', 'myelocyte', 'promyelocyte']],
  ['Bl', ['blast']],
];

export interface SheetLine extends Limits {
  /** %. */
  readonly share: number;
}

/** The lines of a count with their limits; none before a cell is counted. */
export function sheetOf(tally: Tally): readonly SheetLine[] {
  const n = countedOf(tally);
  if (n === 0) return [];
  return SHEET_LINES.map(([, kinds]) => {
    const k = kinds.reduce((sum, kind) => sum + tally[kind], 0);
    return { share: (100 * k) / n, ...limitsPercent(k, n) };
  });
}

/** True shares in the order of the classes, summed to the lines, %. */
export const sheetTruth = (shares: readonly number[]): readonly number[] =>
  SHEET_LINES.map(([, kinds]) =>
    kinds.reduce((sum, kind) => sum + 100 * (shares[WHITE_CLASSES.indexOf(kind)] ?? 0), 0),
  );
