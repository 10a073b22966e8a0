/**
 * Counting by the Coulter principle: pulses of cells that pass an aperture, by their volume. What is in the diluted sample is a
 * list of populations; gates sort pulses, and cells that pass together make one pulse of their summed volume.
 */
import { brent } from '../core/root';
import { type Lognormal, lognormalMoment } from '../core/normal';
import { type CountBlood, LYSED_WHITE, PLATELET_CV } from '../data/blood-counts';

export type CellKind = 'red' | 'white' | 'platelet';

/** Particles of one kind: so many per litre of blood, 10⁹/L, their volumes lognormal, fL. */
export interface Population extends Lognormal {
  readonly kind: CellKind;
  readonly count: number;
}

/** Blood as the analyser draws it in. */
export interface Drawn {
  readonly particles: readonly Population[];
  /** g/L. */
  readonly haemoglobin: number;
}

/** fL. */
export const GATES = { platelet: 2, red: 200, white: [35, 90, 160, 450] } as const;
/** µL/s through the aperture. */
export const FLOW = 50;
export const WHITE_DILUTION = 500;
/** Electronic noise of a pulse, fL. */
const NOISE = 0.6;
/** The zone of a 100 µm aperture, µL. */
const ZONE = 1.25e-3;
/** From this part of the zone's capacity on the count is no longer to be trusted: c_obs v. */
export const LINEAR = 0.25;

export const zoneOf = (aperture: number): number => ZONE * (aperture / 100) ** 3;

/** The noise of the pulses widens every distribution. */
const widened = (mean: number, cv: number): Lognormal => ({ mean, cv: Math.sqrt(cv * cv + (NOISE / mean) ** 2) });

/** Blood as it stands in the tube; cold red cells stick if it has not been warmed. */
export function particlesOf(
  { red, mcv, rdw, white, parts, platelets, mpv, cold }: CountBlood,
  warmed: boolean,
): readonly Population[] {
  const [pairs, fours] = warmed ? [0, 0] : (cold ?? [0, 0]);
  const clumps = (part: number, size: number): Population => ({
    kind: 'red',
    count: (1000 * red * part) / size,
    // A clump is one pulse of the summed volume.
    ...widened(mcv * size, rdw / Math.sqrt(size)),
  });
  return [
    clumps(1 - pairs - fours, 1),
    clumps(pairs, 2),
    clumps(fours, 4),
    ...parts.map((part, n): Population => {
      const [mean, cv] = LYSED_WHITE[n] ?? LYSED_WHITE[0];
      return { kind: 'white', count: white * part, ...widened(mean, cv) };
    }),
    { kind: 'platelet', count: platelets, ...widened(mpv, PLATELET_CV) },
  ];
}

export const diluted = ({ particles, haemoglobin }: Drawn, part: number): Drawn => ({
  particles: particles.map((population) => ({ ...population, count: population.count * part })),
  haemoglobin: haemoglobin * part,
});

export const together = (a: Drawn, b: Drawn): Drawn => ({
  particles: [...a.particles, ...b.particles],
  haemoglobin: a.haemoglobin + b.haemoglobin,
});

export interface Gated {
  /** 10⁹/L of blood. */
  readonly count: number;
  /** fL; null without a pulse. */
  readonly mean: number | null;
  readonly deviation: number | null;
}

/** Pulses of the populations between two volumes. */
function gated(particles: readonly Population[], low: number, high: number): Gated {
  let [count, first, second] = [0, 0, 0];
  for (const one of particles) {
    count += one.count * lognormalMoment(one, 0, low, high);
    first += one.count * lognormalMoment(one, 1, low, high);
    second += one.count * lognormalMoment(one, 2, low, high);
  }
  if (!(count > 0)) return { count: 0, mean: null, deviation: null };
  const mean = first / count;
  return { count, mean, deviation: Math.sqrt(Math.max(0, second / count - mean * mean)) };
}

const platedOf = ({ particles }: Drawn): readonly Population[] => particles.filter(({ kind }) => kind !== 'white');

/** Platelet gate: platelets, and whatever red cells lie below the threshold. */
export const plateletGate = (drawn: Drawn, threshold: number): Gated =>
  gated(platedOf(drawn), GATES.platelet, threshold);

/** Red gate. White cells pass it too and are given the mean red volume. */
export function redGate(drawn: Drawn, threshold: number): Gated {
  const red = gated(platedOf(drawn), threshold, GATES.red);
  const white = drawn.particles.reduce((sum, { kind, count }) => sum + (kind === 'white' ? count : 0), 0);
  return { ...red, count: red.count + white };
}

/** White gates after lysis: small, middle, large, and what is larger still: counted, but sorted nowhere. */
export function whiteGates({ particles }: Drawn): readonly Gated[] {
  const white = particles.filter(({ kind }) => kind === 'white');
  const [a, b, c, d] = GATES.white;
  return [gated(white, a, b), gated(white, b, c), gated(white, c, d), gated(white, d, Infinity)];
}

/** Pulses of each channel of a histogram from 0 to a volume, 10⁹/L. */
export function channelsOf(drawn: Drawn, white: boolean, span: number, channels: number): readonly number[] {
  const particles = white ? drawn.particles.filter(({ kind }) => kind === 'white') : platedOf(drawn);
  const below = Array.from({ length: channels + 1 }, (_, n) =>
    particles.reduce(
      (sum, one) => sum + (one.count > 0 ? one.count * lognormalMoment(one, 0, 0, (n * span) / channels) : 0),
      0,
    ),
  );
  return below.slice(1).map((upTo, n) => Math.max(0, upTo - (below[n] ?? 0)));
}

/** Particles per µL in the aperture's bath. */
export const perMicrolitre = (count: number, dilution: number): number => (1000 * count) / dilution;

/** The part of the particles that are seen as pulses of their own. */
export const passedAlone = (c: number, zone: number): number => Math.exp(-c * zone);

/**
 * The concentration behind an observed one, −W₀(−c v)/v; null where the observed one is more than any gives: c v above 1/e.
 * Above c v = 1 the smaller root comes out, without a sign that it is wrong.
 */
export function uncoincided(observed: number, zone: number): number | null {
  const s = observed * zone;
  if (s === 0) return 0;
  if (s > Math.exp(-1)) return null;
  return brent((y) => y * Math.exp(-y) - s, 0, 1, { tolerance: 1e-12 }) / zone;
}

/** g/L for an absorbance at 540 nm, path 1 cm, dilution 1:251. */
export const GRAMS_PER_ABSORBANCE = 367.7;
/** Turbidity of many white cells reads as haemoglobin: g/L for each 10⁹/L above a limit. Teaching value. */
const TURBIDITY = 0.6;
const CLEAR_WHITE = 30;

export function absorbanceOf(drawn: Drawn): number {
  const white = drawn.particles.reduce((sum, { kind, count }) => sum + (kind === 'white' ? count : 0), 0);
  return (drawn.haemoglobin + TURBIDITY * Math.max(0, white - CLEAR_WHITE)) / GRAMS_PER_ABSORBANCE;
}
