/**
 * Ten invented urine samples, of the pattern that textbooks give (Brunzel, Fundamentals of Urine and Body Fluid Analysis, 2018), the
 * pads of a reagent strip with the blocks of its chart (Siemens, Multistix 10 SG, package insert), and what storage does.
 */

export const SAMPLE_NAMES = [
  'Sample A',
  'Sample B',
  'Sample C',
  'Sample D',
  'Sample E',
  'Sample F',
  'Sample G',
  'Sample H',
  'Sample I',
  'Sample J',
] as const;
export type UrineName = (typeof SAMPLE_NAMES)[number];

export type CastKind = 'none' | 'red-cell' | 'fatty';

export interface Urine {
  /** Of the teaching case. */
  readonly name: string;
  /** mg/dL. */
  readonly glucose: number;
  readonly bilirubin: number;
  readonly acetoacetate: number;
  readonly protein: number;
  readonly urobilinogen: number;
  readonly nitrite: number;
  /** Density of the ions alone, relative to water. */
  readonly ionicGravity: number;
  readonly ph: number;
  /** Cells per µL. */
  readonly red: number;
  readonly white: number;
  /** Free haemoglobin, as that of so many red cells per µL. */
  readonly haemoglobin: number;
  /** CFU/mL. */
  readonly bacteria: number;
  /** Per µL. */
  readonly casts: number;
  readonly castKind: CastKind;
  readonly crystals: number;
  /** White light after some 5 cm of it. */
  readonly colour: number;
  readonly looks: string;
}

/** Skin and vessel give some bacteria to every specimen, CFU/mL. */
const USUAL_BACTERIA = 1e3;

const HEALTHY: Urine = {
  name: 'healthy',
  glucose: 0,
  bilirubin: 0,
  acetoacetate: 0,
  protein: 5,
  urobilinogen: 0.2,
  nitrite: 0,
  ionicGravity: 1.015,
  ph: 6,
  red: 1,
  white: 2,
  haemoglobin: 0,
  bacteria: USUAL_BACTERIA,
  casts: 0,
  castKind: 'none',
  crystals: 0,
  colour: 0xf4e38c,
  looks: 'straw',
};

export const URINES: Readonly<Record<UrineName, Urine>> = {
  'Sample A': HEALTHY,
  'Sample B': {
    ...HEALTHY,
    name: 'ketoacidosis',
    glucose: 1500,
    acetoacetate: 90,
    ionicGravity: 1.01,
    ph: 5,
    protein: 20,
    colour: 0xfaf3c4,
    looks: 'pale',
  },
  'Sample C': {
    ...HEALTHY,
    name: 'bladder infection',
    red: 60,
    ph: 7.5,
    protein: 45,
    nitrite: 0.4,
    white: 400,
    bacteria: 1e7,
    colour: 0xeedd9a,
    looks: 'straw',
  },
  'Sample D': {
    ...HEALTHY,
    name: 'glomerulonephritis',
    red: 450,
    protein: 220,
    white: 25,
    casts: 3,
    castKind: 'red-cell',
    colour: 0xf0d468,
    looks: 'yellow',
  },
  'Sample E': {
    ...HEALTHY,
    name: 'nephrotic syndrome',
    ionicGravity: 1.01,
    red: 5,
    protein: 900,
    white: 5,
    casts: 4,
    castKind: 'fatty',
    colour: 0xf5e07c,
    looks: 'yellow',
  },
  'Sample F': {
    ...HEALTHY,
    name: 'biliary obstruction',
    bilirubin: 3,
    protein: 10,
    urobilinogen: 0.1,
    colour: 0xa8661f,
    looks: 'dark',
  },
  'Sample G': {
    ...HEALTHY,
    name: 'haemolysis',
    red: 0,
    haemoglobin: 5000,
    protein: 40,
    urobilinogen: 4,
    colour: 0xc4372a,
    looks: 'red',
  },
  'Sample H': {
    ...HEALTHY,
    name: 'kidney stone',
    ionicGravity: 1.02,
    red: 180,
    ph: 5.5,
    protein: 20,
    white: 10,
    crystals: 30,
    colour: 0xf0d468,
    looks: 'yellow',
  },
  'Sample I': {
    ...HEALTHY,
    name: 'fasting',
    acetoacetate: 45,
    ionicGravity: 1.02,
    ph: 5.5,
    protein: 10,
    colour: 0xe6b54a,
    looks: 'amber',
  },
  'Sample J': {
    ...HEALTHY,
    name: 'low glucose spill',
    glucose: 120,
    ionicGravity: 1.01,
    colour: 0xfaf3c4,
    looks: 'pale',
  },
};

// ---------------------------------------------------------------- storage

const MOST_BACTERIA = 1e9;
/** From here on they change the urine, CFU/mL. */
const MANY_BACTERIA = 1e6;

/**
 * Urine after so many hours at room temperature: bacteria double every hour; once they are many they eat glucose, make nitrite and free
 * ammonia. Cells lyse in the same time (`cells`: the part that the microscope still finds), while their contents stay. Rates for teaching.
 */
export function stored(urine: Urine, hours: number): Urine & { readonly cells: number } {
  const delay = Math.max(0, Math.log2(MANY_BACTERIA / urine.bacteria));
  const active = Math.max(0, hours - delay);
  return {
    ...urine,
    bacteria: Math.min(MOST_BACTERIA, urine.bacteria * 2 ** hours),
    ph: Math.min(9, urine.ph + 0.15 * active),
    glucose: urine.glucose * Math.exp(-0.1 * active),
    nitrite: urine.nitrite + 0.05 * active,
    bilirubin: urine.bilirubin * Math.exp(-0.3 * hours),
    acetoacetate: urine.acetoacetate * Math.exp(-0.1 * hours),
    cells: Math.exp(-0.1 * hours),
  };
}

/** How cloudy it looks, 0 clear to 1: cells and bacteria scatter light. */
export const turbidityOf = ({ red, white, bacteria }: Urine): number =>
  1 - Math.exp(-(red + white) / 2500 - bacteria / 1.2e7);
