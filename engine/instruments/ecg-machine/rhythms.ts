/**
 * When the chambers of an invented patient are excited, and what each excitation gives as a moving dipole.
 *
 * Beat intervals as in ECGSYN (McSharry et al., IEEE Trans. Biomed. Eng. 50, 289, 2003): two bands, at 0.1 Hz (blood pressure) and
 * 0.25 Hz (breath), of width 0.01 Hz each and power 1 : 2, with random phases; scaled to the mean and the standard deviation that are set.
 *
 * Rhythms: fibrillating atria make independent log-normal intervals (CV 0.22); tachycardia of a ventricle is broad, at 140/min or
 * more, towards −120°; the blocks change when, or whether, a P leads to a QRS; an infarct raises the trace from J to T.
 */
import { framinghamQt, wavesOf } from '../../biology/ecg-waveform';
import { type Dipole, dipoleAlong, largestIn } from '../../biology/twelve-leads';
import type { Quantity } from '../../contract';
import type { Rng } from '../../core/rng';

export const RHYTHMS = [
  'Normal Sinus',
  'Atrial Fibrillation',
  'Ventricular Tachycardia',
  'Ventricular Fibrillation',
  'First Degree Block',
  'Wenckebach',
  'Complete Block',
  'Anterior STEMI',
  'Inferior STEMI',
] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export interface Patient {
  readonly rhythm: Rhythm;
  readonly heart_rate: Quantity<'/min'>;
  readonly pr_interval_set: Quantity<'ms'>;
  readonly qrs_duration_set: Quantity<'ms'>;
  readonly qtc_set: Quantity<'ms'>;
  readonly axis_set: Quantity<'°'>;
  readonly hrv: Quantity<'%'>;
  readonly st_elevation: Quantity<'mV'>;
}

/** One Gaussian of the dipole, at a time of the patient's clock. */
interface Wave {
  readonly at: number;
  readonly width: number;
  readonly dipole: Dipole;
}

/** Raised from `from` to `to`. */
interface Plateau {
  readonly from: number;
  readonly to: number;
  readonly fall: number;
  readonly dipole: Dipole;
}

/** A P wave, or a QRS with its T. */
export interface Excitation {
  readonly kind: 'atria' | 'ventricles';
  /** Onset of P, or the R peak. */
  readonly at: number;
  readonly qrs: number;
  readonly qt: number;
  /** Onset of P to onset of QRS; null where no P belongs to it. */
  readonly pr: number | null;
  /** QT had to be cut at nine tenths of the beat interval, or PR at what room there is. */
  readonly clamped: boolean;
  readonly waves: readonly Wave[];
  readonly plateau: Plateau | null;
}

interface Oscillator {
  readonly frequency: number;
  readonly phase: number;
  readonly drift: number;
  readonly dipole: Dipole;
}

/** Advanced in place. */
export interface Heart {
  /** In order of time. */
  readonly ahead: Excitation[];
  nextAtria: number;
  nextVentricles: number;
  /** P waves so far, for Wenckebach's fours. */
  conducted: number;
  readonly wander: readonly { readonly frequency: number; readonly phase: number; readonly height: number }[];
  readonly intervals: Rng;
  readonly flutter: readonly Oscillator[];
  readonly chaos: readonly Oscillator[];
}

const BANDS = [
  { frequency: 0.1, power: 1 / 3 },
  { frequency: 0.25, power: 2 / 3 },
] as const;
const BAND_WIDTH = 0.01;
const LINES = 9;

const P_AXIS = 55;
const T_AXIS = 45;
const P_HEIGHT = 0.12;
const P_Z = 0.02;
const HEIGHTS = { Q: -0.1, R: 1.1, S: -0.2, T: 0.3 } as const;
const BACKWARDS = { Q: -0.25, R: 0.1, S: 0.55, T: -0.25 } as const;
const TACHYCARDIA = { rate: 140, qrs: 0.16, axis: -120 } as const;
const COMPLETE_BLOCK = { atria: 75, ventricles: 38, qrs: 0.14 } as const;
const FIRST_DEGREE_PR = 0.24;
const WENCKEBACH_PR = [0.18, 0.26, 0.31] as const;
const FIBRILLATION_CV = 0.22;
const ANTERIOR: Dipole = { x: 0.3, y: 0, z: -1 };
const INFERIOR: Dipole = { x: 0, y: 1, z: 0 };
/** How fast the plateau of an infarct rises at J, s. */
const PLATEAU_RISE = 0.005;
/** mV in lead II, about: the waves of fibrillating atria, of fibrillating ventricles. */
const FLUTTER_WAVES = 0.08;
const CHAOS_WAVES = 0.6;
const AHEAD: Quantity<'s'> = 1.6;
const BEHIND: Quantity<'s'> = 1.2;
const REACH = 5;

const scaled = ({ x, y, z }: Dipole, by: number): Dipole => ({ x: x * by, y: y * by, z: z * by });

const oscillators = (
  rng: Rng,
  count: number,
  from: number,
  to: number,
  height: number,
  way: Dipole,
): readonly Oscillator[] =>
  Array.from({ length: count }, () => ({
    frequency: rng.uniform(from, to),
    phase: rng.uniform(0, 2 * Math.PI),
    drift: rng.uniform(0, 2 * Math.PI),
    dipole: scaled(
      {
        x: way.x + rng.uniform(-0.2, 0.2),
        y: way.y + rng.uniform(-0.2, 0.2),
        z: way.z + rng.uniform(-0.2, 0.2),
      },
      (2 * height) / count,
    ),
  }));

export function createHeart(rng: Rng): Heart {
  const phases = rng.stream('interval bands');
  const wander = BANDS.flatMap(({ frequency, power }) => {
    const weights = Array.from({ length: LINES }, (_, n) =>
      Math.exp(-0.5 * ((4 * (n - (LINES - 1) / 2)) / (LINES - 1)) ** 2),
    );
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return weights.map((weight, n) => ({
      frequency: frequency + (4 * BAND_WIDTH * (n - (LINES - 1) / 2)) / (LINES - 1),
      phase: phases.uniform(0, 2 * Math.PI),
      height: Math.sqrt((2 * power * weight) / sum),
    }));
  });
  return {
    ahead: [],
    nextAtria: 0.3,
    nextVentricles: 0.5,
    conducted: 0,
    wander,
    intervals: rng.stream('fibrillation intervals'),
    flutter: oscillators(rng.stream('fibrillation of the atria'), 3, 4, 9, FLUTTER_WAVES, { x: 0.3, y: 0.55, z: -0.6 }),
    chaos: oscillators(rng.stream('fibrillation of the ventricles'), 4, 3.5, 7, CHAOS_WAVES, {
      x: 0.3,
      y: 0.6,
      z: -0.3,
    }),
  };
}

/** Mean interval of QRS complexes, s. */
export function meanInterval({ rhythm, heart_rate }: Patient): Quantity<'s'> {
  switch (rhythm) {
    case 'Ventricular Tachycardia':
      return 60 / Math.max(TACHYCARDIA.rate, heart_rate);
    case 'Complete Block':
      return 60 / COMPLETE_BLOCK.ventricles;
    case 'Wenckebach':
      return (4 / 3) * (60 / heart_rate);
    default:
      return 60 / heart_rate;
  }
}

/** An interval of `mean` that begins at `t`, with its variability. */
function intervalAt({ wander }: Heart, { hrv }: Patient, mean: Quantity<'s'>, t: number): Quantity<'s'> {
  let sum = 0;
  for (const { frequency, phase, height } of wander) sum += height * Math.sin(2 * Math.PI * frequency * t + phase);
  return mean * Math.max(0.4, 1 + (hrv / 100) * sum);
}

const atria = (onset: number): Excitation => {
  const { P } = wavesOf(0, 0, 1);
  return {
    kind: 'atria',
    at: onset,
    qrs: 0,
    qt: 0,
    pr: null,
    clamped: false,
    waves: [{ at: onset + P.at, width: P.width, dipole: dipoleAlong(P_HEIGHT, P_AXIS, P_Z) }],
    plateau: null,
  };
};

function ventricles(patient: Patient, r: number, pr: number | null, clamped: boolean): Excitation {
  const { rhythm } = patient;
  const broad = rhythm === 'Ventricular Tachycardia';
  const qrs = broad
    ? TACHYCARDIA.qrs
    : rhythm === 'Complete Block'
      ? COMPLETE_BLOCK.qrs
      : patient.qrs_duration_set / 1000;
  const mean = meanInterval(patient);
  const wanted = patient.qtc_set / 1000 + 0.154 * (mean - 1);
  const qt = framinghamQt(patient.qtc_set / 1000, mean);
  const axis = broad ? TACHYCARDIA.axis : patient.axis_set;
  const shape = wavesOf(0, qrs, qt);
  const waves = (['Q', 'R', 'S', 'T'] as const).map((name) => ({
    at: r + shape[name].at,
    width: shape[name].width,
    dipole: dipoleAlong(HEIGHTS[name], name === 'T' ? T_AXIS : axis, BACKWARDS[name]),
  }));
  const way = rhythm === 'Anterior STEMI' ? ANTERIOR : rhythm === 'Inferior STEMI' ? INFERIOR : null;
  return {
    kind: 'ventricles',
    at: r,
    qrs,
    qt,
    pr,
    clamped: clamped || qt < wanted - 1e-9,
    waves,
    plateau: way && {
      from: r + qrs / 2,
      to: r + shape.T.at,
      fall: shape.T.width,
      dipole: scaled(way, patient.st_elevation / largestIn(way)),
    },
  };
}

/** Sinus beats, with or without a long PR: a P before each QRS. */
function scheduleSinus(heart: Heart, patient: Patient): void {
  const interval = intervalAt(heart, patient, 60 / patient.heart_rate, heart.nextVentricles);
  const qrs = patient.qrs_duration_set / 1000;
  const set = patient.pr_interval_set / 1000;
  const wanted = patient.rhythm === 'First Degree Block' ? Math.max(set, FIRST_DEGREE_PR) : set;
  const pr = Math.min(wanted, Math.max(0, meanInterval(patient) - qrs));
  const r = heart.nextVentricles;
  heart.ahead.push(atria(r - qrs / 2 - pr), ventricles(patient, r, pr, pr < wanted));
  heart.nextVentricles += interval;
  heart.nextAtria = heart.nextVentricles - qrs / 2 - pr;
}

/** Of four P waves three lead to a QRS, each later than the one before. */
function scheduleWenckebach(heart: Heart, patient: Patient): void {
  const onset = heart.nextAtria;
  heart.ahead.push(atria(onset));
  const pr = WENCKEBACH_PR[heart.conducted % 4];
  if (pr !== undefined) heart.ahead.push(ventricles(patient, onset + pr + patient.qrs_duration_set / 2000, pr, false));
  heart.conducted++;
  heart.nextAtria += intervalAt(heart, patient, 60 / patient.heart_rate, onset);
  heart.nextVentricles = heart.nextAtria + WENCKEBACH_PR[0];
}

function scheduleNext(heart: Heart, patient: Patient): void {
  switch (patient.rhythm) {
    case 'Wenckebach':
      scheduleWenckebach(heart, patient);
      return;
    case 'Complete Block':
      if (heart.nextAtria < heart.nextVentricles) {
        heart.ahead.push(atria(heart.nextAtria));
        heart.nextAtria += intervalAt(heart, patient, 60 / COMPLETE_BLOCK.atria, heart.nextAtria);
      } else {
        heart.ahead.push(ventricles(patient, heart.nextVentricles, null, false));
        heart.nextVentricles += intervalAt(heart, patient, 60 / COMPLETE_BLOCK.ventricles, heart.nextVentricles);
      }
      return;
    case 'Atrial Fibrillation': {
      const spread = Math.sqrt(Math.log(1 + FIBRILLATION_CV * FIBRILLATION_CV));
      heart.ahead.push(ventricles(patient, heart.nextVentricles, null, false));
      heart.nextVentricles +=
        (60 / patient.heart_rate) * Math.exp(heart.intervals.normal(-0.5 * spread * spread, spread));
      heart.nextAtria = heart.nextVentricles;
      return;
    }
    case 'Ventricular Tachycardia':
      heart.ahead.push(ventricles(patient, heart.nextVentricles, null, false));
      heart.nextVentricles += intervalAt(heart, patient, meanInterval(patient), heart.nextVentricles);
      heart.nextAtria = heart.nextVentricles;
      return;
    case 'Ventricular Fibrillation':
      heart.nextVentricles += 1;
      heart.nextAtria = heart.nextVentricles;
      return;
    default:
      scheduleSinus(heart, patient);
  }
}

/** Looks ahead of `t` and forgets what has died away. */
export function schedule(heart: Heart, patient: Patient, t: number): void {
  while (Math.min(heart.nextAtria, heart.nextVentricles) < t + AHEAD) scheduleNext(heart, patient);
  while (heart.ahead.length > 0 && heart.ahead[0]!.at < t - BEHIND) heart.ahead.shift();
}

/** Another rhythm from `t` on: what was to come does not come. */
export function reschedule(heart: Heart, t: number): void {
  const left = heart.ahead.filter(({ at }) => at <= t);
  heart.ahead.splice(0, heart.ahead.length, ...left);
  heart.nextAtria = Math.max(t, (left.at(-1)?.at ?? t) + 0.4) + 0.1;
  heart.nextVentricles = heart.nextAtria + 0.2;
  heart.conducted = 0;
}

/** 0 to 1 within some 5 ms: the edges of a plateau. */
const edge = (t: number, width: number): number => 1 / (1 + Math.exp(-1.702 * (t / width)));

/** The dipole at `t`, mV, into `out`. */
export function dipoleAt(heart: Heart, { rhythm }: Patient, t: number, out: Float64Array): void {
  out.fill(0);
  const add = ({ x, y, z }: Dipole, by: number): void => {
    out[0]! += x * by;
    out[1]! += y * by;
    out[2]! += z * by;
  };
  for (const { waves, plateau } of heart.ahead) {
    for (const { at, width, dipole } of waves) {
      const q = (t - at) / width;
      if (q > -REACH && q < REACH) add(dipole, Math.exp(-0.5 * q * q));
    }
    if (plateau !== null && t > plateau.from - 0.1 && t < plateau.to + 10 * plateau.fall)
      add(plateau.dipole, edge(t - plateau.from, PLATEAU_RISE) * edge(plateau.to - t, plateau.fall));
  }
  const extra =
    rhythm === 'Atrial Fibrillation' ? heart.flutter : rhythm === 'Ventricular Fibrillation' ? heart.chaos : [];
  for (const { frequency, phase, drift, dipole } of extra)
    add(
      dipole,
      Math.sin(2 * Math.PI * frequency * t + phase + 0.9 * Math.sin(2 * Math.PI * 0.23 * t + drift)) *
        (0.75 + 0.25 * Math.sin(2 * Math.PI * 0.31 * t + 2 * drift)),
    );
}
