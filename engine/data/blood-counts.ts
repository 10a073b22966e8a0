/** Nine invented patients of the blood count: teaching values of the pattern that textbooks of haematology give. */

export type CountPatient = `Patient ${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

export interface CountBlood {
  readonly name: string;
  /** 10¹²/L, fL, a part of 1, g/L. */
  readonly red: number;
  readonly mcv: number;
  readonly rdw: number;
  readonly haemoglobin: number;
  /** 10⁹/L. */
  readonly white: number;
  readonly platelets: number;
  readonly mpv: number;
  /** Lymphocytes, mid cells, granulocytes: parts of the white cells. */
  readonly parts: readonly [number, number, number];
  /** Red cells that stick in the cold: parts of them in pairs and in clumps of four. */
  readonly cold?: readonly [pairs: number, fours: number];
}

const blood = (
  name: string,
  [red, mcv, rdwPercent, haemoglobin, white, platelets, mpv]: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ],
  parts: CountBlood['parts'],
): CountBlood => ({ name, red, mcv, rdw: rdwPercent / 100, haemoglobin, white, platelets, mpv, parts });

export const COUNTS: Readonly<Record<CountPatient, CountBlood>> = {
  'Patient 1': blood('healthy adult', [4.5, 90, 13, 135, 6.5, 250, 9], [0.32, 0.08, 0.6]),
  'Patient 2': blood('iron deficiency', [4.2, 68, 19, 82, 6, 420, 8.5], [0.32, 0.08, 0.6]),
  'Patient 3': blood('vitamin B12 deficiency', [2.1, 122, 21, 86, 3.4, 110, 10], [0.4, 0.06, 0.54]),
  'Patient 4': blood('thalassaemia trait', [6.1, 64, 14.5, 122, 7, 240, 9], [0.33, 0.07, 0.6]),
  'Patient 5': blood('polycythaemia vera', [7.2, 82, 16, 190, 16, 620, 9], [0.15, 0.08, 0.77]),
  'Patient 6': blood('bacterial infection', [4.6, 89, 13, 138, 19.5, 310, 9], [0.1, 0.05, 0.85]),
  'Patient 7': blood('acute leukaemia', [2.7, 93, 15, 84, 68, 22, 9], [0.15, 0.75, 0.1]),
  'Patient 8': blood('immune thrombocytopenia', [4.4, 88, 13, 130, 7.2, 12, 12.5], [0.3, 0.08, 0.62]),
  'Patient 9': {
    ...blood('cold agglutinins', [4, 90, 13, 121, 7, 230, 9], [0.32, 0.08, 0.6]),
    cold: [0.2, 0.2],
  },
};

/** After lysis: mean volume, fL, and its coefficient of variation; lymphocytes, mid cells, granulocytes. */
export const LYSED_WHITE = [
  [60, 0.2],
  [120, 0.15],
  [250, 0.22],
] as const;
export const PLATELET_CV = 0.45;

/** Adult reference ranges, as they are printed beside the results: of the usual order, each laboratory has its own. */
export const RANGES = {
  rbc: [3.8, 5.8],
  hgb: [120, 170],
  mcv: [80, 100],
  mch: [27, 33],
  mchc: [320, 360],
  rdw_cv: [11.5, 14.5],
  wbc: [4, 11],
  plt: [150, 400],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;
