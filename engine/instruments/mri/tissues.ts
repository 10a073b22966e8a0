/**
 * What tissues are in a magnetic field, and what a pulse sequence makes of them.
 *
 *   spin echo           S = ρ (1 − 2 e^(−(TR−TE/2)/T1) + e^(−TR/T1)) e^(−TE/T2)
 *   gradient echo       S = ρ sin α (1 − E1)/(1 − E1 cos α) e^(−TE/T2*),   E1 = e^(−TR/T1)
 *   inversion recovery  S = ρ (1 − 2 e^(−TI/T1) + 2 e^(−(TR−TE/2)/T1) − e^(−TR/T1)) e^(−TE/T2)
 *
 * T1 and T2: G. J. Stanisz et al. 2005, on excised tissue at 37 °C; T1 of living white and grey matter: P. J. Wright et al. 2008; fat:
 * C. M. J. de Bazelaire et al. 2004. Proton densities and T2* besides those of white and
 * grey matter are chosen, those near BrainWeb. Times in ms, density 1 for water.
 */
export type TissueName = 'White matter' | 'Grey matter' | 'CSF' | 'Fat' | 'Blood' | 'Muscle';
export type SequenceName = 'Spin Echo' | 'Gradient Echo' | 'Inversion Recovery';
export type FieldName = '1.5' | '3';

export interface Relaxation {
  readonly t1: number;
  readonly t2: number;
  readonly t2Star: number;
  readonly density: number;
}

type Row = readonly [t1: number, t2: number, t2Star: number];

const TABLE: Readonly<Record<TissueName, { readonly '1.5': Row; readonly '3': Row; readonly density: number }>> = {
  'White matter': { '1.5': [884, 72, 61], '3': [1084, 69, 48], density: 0.77 },
  'Grey matter': { '1.5': [1124, 95, 69], '3': [1820, 99, 53], density: 0.86 },
  CSF: { '1.5': [4300, 2000, 300], '3': [4300, 2000, 200], density: 1 },
  Fat: { '1.5': [343, 58, 45], '3': [382, 68, 35], density: 0.95 },
  Blood: { '1.5': [1441, 290, 180], '3': [1932, 275, 80], density: 0.88 },
  Muscle: { '1.5': [1008, 44, 35], '3': [1412, 50, 28], density: 0.82 },
};

/** T1 in the brain of volunteers, ms: shorter in white matter than in excised tissue, so that grey and white part better. */
const LIVING_T1: Partial<Readonly<Record<TissueName, Readonly<Record<FieldName, number>>>>> = {
  'White matter': { '1.5': 646, '3': 838 },
  'Grey matter': { '1.5': 1197, '3': 1607 },
};

/** The same at both fields. */
export const LESION: Relaxation = { t1: 1300, t2: 150, t2Star: 90, density: 0.95 };

/** `living`: in the head of a volunteer, not in a sphere filled with what excised tissue was measured to be. */
export function relaxationOf(tissue: TissueName, field: FieldName, living: boolean): Relaxation {
  const { [field]: row, density } = TABLE[tissue];
  const t1 = (living ? LIVING_T1[tissue]?.[field] : undefined) ?? row[0];
  return { t1, t2: row[1], t2Star: row[2], density };
}

export interface Timing {
  readonly sequence: SequenceName;
  readonly tr: number;
  readonly te: number;
  readonly ti: number;
  /** Degrees. */
  readonly flip: number;
}

/** `echo`: the time of the echo that is read, where it is not TE. */
export function signalOf({ t1, t2, t2Star, density }: Relaxation, timing: Timing, echo = timing.te): number {
  const { sequence, tr, te, ti, flip } = timing;
  const e1 = Math.exp(-tr / t1);
  const late = Math.exp(-(tr - te / 2) / t1);
  switch (sequence) {
    case 'Spin Echo':
      return density * (1 - 2 * late + e1) * Math.exp(-echo / t2);
    case 'Inversion Recovery':
      return density * (1 - 2 * Math.exp(-ti / t1) + 2 * late - e1) * Math.exp(-echo / t2);
    case 'Gradient Echo': {
      const angle = (flip * Math.PI) / 180;
      return ((density * Math.sin(angle) * (1 - e1)) / (1 - e1 * Math.cos(angle))) * Math.exp(-echo / t2Star);
    }
  }
}

/** What the curves of a tissue show: along the field it comes back from where the first pulse left it, across it decays. */
export interface Curve {
  /** Part of the equilibrium right after the first pulse of a repetition. */
  readonly start: number;
  /** ms. */
  readonly recovery: number;
  readonly decay: number;
}

export function curveOf({ t1, t2, t2Star }: Relaxation, { sequence, tr, te, ti, flip }: Timing): Curve {
  switch (sequence) {
    case 'Spin Echo':
      return { start: 0, recovery: t1, decay: t2 };
    case 'Inversion Recovery': {
      // The refocusing pulse of the repetition before turned what had come back until then.
      const before = 1 - 2 * Math.exp(-(tr - ti - te / 2) / t1) + Math.exp(-(tr - ti) / t1);
      return { start: -before, recovery: t1, decay: t2 };
    }
    case 'Gradient Echo': {
      const e1 = Math.exp(-tr / t1);
      const cos = Math.cos((flip * Math.PI) / 180);
      return { start: (cos * (1 - e1)) / (1 - e1 * cos), recovery: t1, decay: t2Star };
    }
  }
}

/** Degrees. */
export const ernstAngle = ({ t1 }: Relaxation, tr: number): number => (Math.acos(Math.exp(-tr / t1)) * 180) / Math.PI;

/** The inversion time at which the tissue gives no signal, ms. */
export const nullTime = ({ t1 }: Relaxation, { tr, te }: Pick<Timing, 'tr' | 'te'>): number =>
  -t1 * Math.log((1 + 2 * Math.exp(-(tr - te / 2) / t1) - Math.exp(-tr / t1)) / 2);

// ---------------------------------------------------------------- trains, slices, heating

/** ms between the echoes of a train of n, at least. */
const LEAST_SPACING = 10;

export interface Train {
  readonly count: number;
  readonly spacing: number;
  /** ms from the first pulse to the last echo. */
  readonly length: number;
}

export const trainOf = (count: number, te: number): Train => {
  const spacing = count === 1 ? te : Math.max(LEAST_SPACING, (2 * te) / count);
  return { count, spacing, length: count * spacing };
};

/** Times of the echoes, the one nearest TE first: it fills the centre of k-space, and the others follow outwards. */
export const echoesOf = ({ count, spacing }: Train, te: number): readonly number[] =>
  Array.from({ length: count }, (_, n) => (n + 1) * spacing).toSorted((a, b) => Math.abs(a - te) - Math.abs(b - te));

/** Time of the echo that fills the centre of k-space, and so sets the contrast, ms: of a train the one nearest TE. */
export const contrastEcho = (train: Train, te: number): number => echoesOf(train, te)[0] ?? te;

/** ms that a slice needs besides its echoes. */
const SLICE_PAUSE = 10;

export const slicesIn = (tr: number, slices: number, train: Train): number =>
  Math.max(1, Math.min(slices, Math.floor(tr / (train.length + SLICE_PAUSE))));

const HEATING = 0.025;

/** Sum of the squared flip angles of one slice, 180° = 1. */
function pulsesOf({ sequence, flip }: Timing, { count }: Train): number {
  if (sequence === 'Spin Echo') return 0.25 + count;
  if (sequence === 'Inversion Recovery') return 1 + 0.25 + 1;
  return (flip / 180) ** 2;
}

/** Specific absorption rate, W/kg; `field` in tesla. */
export const heatingOf = (timing: Timing, train: Train, slices: number, field: number): number =>
  (HEATING * (field / 1.5) ** 2 * slices * pulsesOf(timing, train)) / (timing.tr / 1000);
