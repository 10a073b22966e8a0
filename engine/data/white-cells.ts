/**
 * White cells of a stained smear, and eight invented patients. Fractions and rates are teaching values in the order of those of
 * textbooks of haematology.
 */

/** In the order of the tally; nucleated red cells are counted beside the white cells, smudge cells are broken lymphocytes. */
export const CELL_CLASSES = [
  'segmented',
  'band',
  'lymphocyte',
  'atypical_lymphocyte',
  'monocyte',
  'eosinophil',
  'basophil',
  'metamyelocyte',
  'myelocyte',
  'promyelocyte',
  'blast',
  'nrbc',
  'smudge',
] as const;
export type CellClass = (typeof CELL_CLASSES)[number];
export type WhiteClass = Exclude<CellClass, 'nrbc'>;

/** Whatever counts as a white cell: the multinomial draws among these, smudge cells last. */
export const WHITE_CLASSES = CELL_CLASSES.filter((kind): kind is WhiteClass => kind !== 'nrbc');

export const CLASS_NAMES: Readonly<Record<CellClass, string>> = {
  segmented: 'segmented neutrophil',
  band: 'band neutrophil',
  lymphocyte: 'lymphocyte',
  // "Reactive" is the word of the ICSH (L. Palmer et al. 2015); the key is older.
  atypical_lymphocyte: 'reactive lymphocyte',
  monocyte: 'monocyte',
  eosinophil: 'eosinophil',
  basophil: 'basophil',
  metamyelocyte: 'metamyelocyte',
  myelocyte: 'myelocyte',
  promyelocyte: 'promyelocyte',
  blast: 'blast',
  nrbc: 'nucleated red cell',
  smudge: 'smudge cell',
};

/** Diameter on a smear, µm: mean and standard deviation. */
export const DIAMETERS: Readonly<Record<CellClass, readonly [mean: number, deviation: number]>> = {
  segmented: [13, 1],
  band: [13, 1],
  lymphocyte: [9, 1.2],
  atypical_lymphocyte: [16, 2],
  monocyte: [16, 1.5],
  eosinophil: [13, 1],
  basophil: [11, 1],
  metamyelocyte: [14, 1],
  myelocyte: [15, 1],
  promyelocyte: [18, 1.2],
  blast: [17, 2],
  nrbc: [9, 0.8],
  smudge: [15, 2],
};

export type SmearPatient = `Patient ${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;
export type SmearArea = 'Monolayer' | 'Feathered edge' | 'Thick end';

export interface SmearBlood {
  readonly name: string;
  /** Of all white cells, smudge cells included; they add up to 1. */
  readonly fractions: Readonly<Record<WhiteClass, number>>;
  /** Nucleated red cells per 100 white cells. */
  readonly nrbcPer100: number;
  /** What the analyser counts, 10⁹/L: nucleated red cells among them. */
  readonly analyserWhite: number;
}

/** Per cent in the order of the classes; smudge cells come on top of the hundred. */
function blood(
  name: string,
  percent: readonly number[],
  nrbcPer100: number,
  analyserWhite: number,
  smudgePer100 = 0,
): SmearBlood {
  const all = 100 + smudgePer100;
  const fraction = (kind: WhiteClass, n: number): number =>
    (kind === 'smudge' ? smudgePer100 : (percent[n] ?? 0)) / all;
  return {
    name,
    fractions: Object.fromEntries(WHITE_CLASSES.map((kind, n) => [kind, fraction(kind, n)])) as Record<
      WhiteClass,
      number
    >,
    nrbcPer100,
    analyserWhite,
  };
}

export const SMEARS: Readonly<Record<SmearPatient, SmearBlood>> = {
  'Patient 1': blood('healthy adult', [58, 3, 30, 0, 6, 2.5, 0.5, 0, 0, 0, 0], 0, 7),
  'Patient 2': blood('bacterial infection', [70, 15, 10, 0, 4, 0.5, 0.5, 0, 0, 0, 0], 0, 18),
  'Patient 3': blood('infectious mononucleosis', [25, 2, 45, 18.5, 8, 1, 0.5, 0, 0, 0, 0], 0, 12),
  'Patient 4': blood('infection by a parasite', [40, 2, 28, 0, 6, 23.5, 0.5, 0, 0, 0, 0], 0, 9.5),
  'Patient 5': blood('acute myeloid leukaemia', [12, 2, 18, 0, 5, 0.5, 0.5, 0, 0, 0, 62], 1, 45),
  'Patient 6': blood('chronic myeloid leukaemia', [40, 15, 5, 0, 2, 3, 3, 12, 15, 3, 2], 2, 150),
  'Patient 7': blood('chronic lymphocytic leukaemia', [9, 0, 88, 0, 2, 1, 0, 0, 0, 0, 0], 0, 80, 20),
  'Patient 8': blood('preterm newborn with haemolysis', [55, 8, 28, 0, 7, 2, 0, 0, 0, 0, 0], 25, 20),
};

const LARGE: Readonly<Partial<Record<WhiteClass, number>>> = {
  segmented: 1.25,
  band: 1.25,
  eosinophil: 1.25,
  monocyte: 1.6,
  blast: 1.4,
  promyelocyte: 1.4,
  myelocyte: 1.4,
  metamyelocyte: 1.4,
};
const SMALL_AT_EDGE = 0.7;
const LYMPHOCYTES_IN_THICK = 1.3;
const OTHERS_IN_THICK = 0.9;
/** Of the cells in the thick end, those that cannot be told. */
export const UNREADABLE_IN_THICK = 0.25;

/** How many of a class lie in an area, against the monolayer: large cells drift to the feathered edge. Teaching values. */
export function weightIn(area: SmearArea, kind: WhiteClass): number {
  switch (area) {
    case 'Monolayer':
      return 1;
    case 'Feathered edge':
      return LARGE[kind] ?? SMALL_AT_EDGE;
    case 'Thick end':
      return kind === 'lymphocyte' || kind === 'atypical_lymphocyte' ? LYMPHOCYTES_IN_THICK : OTHERS_IN_THICK;
  }
}

/** Shares of the classes in an area; they add up to 1. */
export function sharesIn(area: SmearArea, { fractions }: SmearBlood): readonly number[] {
  const weighted = WHITE_CLASSES.map((kind) => fractions[kind] * weightIn(area, kind));
  const sum = weighted.reduce((total, share) => total + share, 0);
  return weighted.map((share) => share / sum);
}
