/** What is made of a recorded pattern: its lines by least squares, their indices, the cell, and the size of the crystallites. */
import type { Quantity } from '../contract';
import { fitLine } from '../core/fit';
import type { Rng } from '../core/rng';
import { ANODES, type Powder } from '../data/diffraction-powders';
import { indexSums, type LatticeType, latticeType, planesOf } from '../diffraction/cubic-index';
import { peakHeight, pseudoVoigt, scherrerSize, sizeWidth } from '../diffraction/line-profile';
import { braggAngle, type Indices, spacing } from '../diffraction/powder-lines';
import { type FittedLine, fitProfile, SECOND } from '../diffraction/profile-fit';
import {
  ETA,
  FIRST_ANGLE,
  INSTRUMENT_WIDTH,
  LARGEST_SIZE,
  partnerOf,
  type PatternLine,
  patternLines,
  type PatternParams,
} from './xrd-pattern';

/** Lines above this part of the strongest are fitted; those above the other tell the lattice. */
const FITTED = 0.003;
const TELLING = 0.01;
/** Fitted to so many widths on either side of a line, and at least so many degrees. */
const WINDOW = { widths: 4, least: 0.4 } as const;
/** More steps than these in a window are put together, neighbours by neighbours. */
const MOST_POINTS = 120;
/** A line that lies closer than this part of its width to a stronger one is not told from it: it has no place of its own. */
const APART = 0.6;
/** Lines are fitted one by one, each beside the others as they were found before. */
const SWEEPS = 3;
/** A line that stands out by less than so many standard uncertainties was not seen. */
const SEEN = 3;

export interface Recorded {
  readonly step: Quantity<'°'>;
  readonly seconds: Quantity<'s'>;
  readonly counts: Float64Array;
  /** So many are recorded. */
  readonly taken: number;
}

export interface Peak {
  readonly twoTheta: Quantity<'°'>;
  readonly uTwoTheta: Quantity<'°'>;
  readonly fwhm: Quantity<'°'>;
  readonly uFwhm: Quantity<'°'>;
  /** % of the strongest, by area. */
  readonly intensity: Quantity<'%'>;
}

const exactly = ({ at, area, fwhm }: PatternLine): FittedLine => ({
  at,
  area,
  width: fwhm,
  u: { at: 0, area: 0, width: 0 },
});

/** What a step sees of a line and of its partner. */
function contribution(line: FittedLine, twoTheta: number, partner: ((at: number) => number) | undefined): number {
  const shape = { fwhm: line.width, eta: ETA };
  const second = partner?.(line.at);
  return (
    line.area *
    (pseudoVoigt(twoTheta - line.at, shape) +
      (second === undefined ? 0 : SECOND * pseudoVoigt(twoTheta - second, shape)))
  );
}

/** A fit that ran away is none. */
const sound = (fit: FittedLine, start: PatternLine): boolean =>
  fit.area > SEEN * fit.u.area &&
  Math.abs(fit.at - start.at) < start.fwhm &&
  fit.width > 0.3 * start.fwhm &&
  fit.width < 3 * start.fwhm;

function fitted(recorded: Recorded, lines: readonly PatternLine[], params: PatternParams): readonly FittedLine[] {
  const { step, seconds, counts, taken } = recorded;
  const partner = params.k_alpha2 ? partnerOf(params.anode) : undefined;
  let found: readonly (FittedLine | null)[] = lines.map(exactly);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    found = lines.map((line, own) => {
      const half = Math.max(WINDOW.least, WINDOW.widths * line.fwhm);
      const first = Math.max(0, Math.ceil((line.at - half - FIRST_ANGLE) / step));
      const last = Math.min(taken - 1, Math.floor((line.at + half - FIRST_ANGLE) / step));
      const bin = Math.max(1, Math.ceil((last - first + 1) / MOST_POINTS));
      const points = [];
      for (let n = first; n + bin - 1 <= last; n += bin) {
        const twoTheta = FIRST_ANGLE + (n + (bin - 1) / 2) * step;
        let beside = 0;
        for (const [k, other] of found.entries())
          if (k !== own && other && Math.abs(other.at - line.at) < half + 12 * other.width)
            beside += bin * seconds * contribution(other, twoTheta, partner);
        let sum = 0;
        for (let k = n; k < n + bin; k++) sum += counts[k] ?? 0;
        points.push({ twoTheta, counts: sum, beside });
      }
      const before = found[own] ?? exactly(line);
      const fit = fitProfile(points, before, {
        seconds: bin * seconds,
        shape: (width) => ({ fwhm: width, eta: ETA }),
        partner,
        slope: true,
        rounds: sweep < SWEEPS - 1 ? 1 : 2,
      });
      return fit && sound(fit, line) ? fit : null;
    });
  }
  return found.filter((fit) => fit !== null);
}

/** Lines of what was recorded, in order of angle. With scatter off the counts are the model's own, and so are the lines. */
export function fitPeaks(recorded: Recorded, powder: Powder, params: PatternParams, noise: boolean): readonly Peak[] {
  const end = FIRST_ANGLE + (recorded.taken - 1) * recorded.step;
  const lines = patternLines(powder, params).filter(({ at }) => at >= FIRST_ANGLE && at <= end);
  const strongest = Math.max(0, ...lines.map(({ area }) => area));
  const wanted = lines.filter(
    (line) =>
      line.area > FITTED * strongest &&
      !(noise && lines.some((other) => other.area > line.area && Math.abs(other.at - line.at) < APART * line.fwhm)),
  );
  const found = noise ? fitted(recorded, wanted, params) : wanted.map(exactly);
  const most = Math.max(0, ...found.map(({ area }) => area));
  return found.map(({ at, area, width, u }) => ({
    twoTheta: at,
    uTwoTheta: u.at,
    fwhm: width,
    uFwhm: u.width,
    intensity: (100 * area) / most,
  }));
}

export interface Analysis {
  readonly type: LatticeType | null;
  readonly telling: number;
  /** Of each peak: its planes, the cell that it gives, and what that goes with. */
  readonly hkl: readonly (Indices | null)[];
  readonly a: readonly ({ readonly value: Quantity<'Å'>; readonly u: Quantity<'Å'> } | null)[];
  readonly along: readonly number[];
  readonly ratio: readonly number[];
  /** At θ = 90°. */
  readonly cell: { readonly value: Quantity<'Å'>; readonly u: Quantity<'Å'> | null } | null;
}

const sineOf = (twoTheta: number): number => Math.sin((twoTheta * Math.PI) / 360);
const cotangent = (twoTheta: number): number => 1 / Math.tan((twoTheta * Math.PI) / 360);

/** cos² θ/sin θ: the cell from a line goes along it with the height of the sample. */
export const heightFunction = (twoTheta: Quantity<'°'>): number => {
  const sine = sineOf(twoTheta);
  return (1 - sine * sine) / sine;
};

/** `assigned`: planes that the learner gave one of the lines. */
export function analysed(
  peaks: readonly Peak[],
  wavelength: Quantity<'Å'>,
  assigned: { readonly peak: number; readonly hkl: Indices } | null,
): Analysis {
  const sines = peaks.map(({ twoTheta }) => sineOf(twoTheta) ** 2);
  const telling = peaks.flatMap(({ intensity }, n) => (intensity > 100 * TELLING ? [n] : []));
  const guess = latticeType(
    telling.map((n) => sines[n] ?? 0),
    telling.map((n) => peaks[n]?.intensity ?? 0),
  );
  const known = assigned
    ? { peak: assigned.peak, n: assigned.hkl.reduce((sum, index) => sum + index * index, 0) }
    : guess && { peak: telling[0] ?? 0, n: guess.first };
  const sums = known ? indexSums(sines, known.peak, known.n) : sines.map(() => null);
  const hkl = sums.map((n, k) => {
    if (n === null) return null;
    return assigned?.peak === k ? assigned.hkl : planesOf(n, assigned ? null : (guess?.type ?? null));
  });
  const a = peaks.map(({ twoTheta, uTwoTheta }, k) => {
    const n = sums[k];
    if (n === null || n === undefined || !hkl[k]) return null;
    const value = spacing(twoTheta, wavelength) * Math.sqrt(n);
    // da/a = −cot θ dθ, and θ is half of what is read.
    return { value, u: (value * cotangent(twoTheta) * uTwoTheta * Math.PI) / 360 };
  });
  const along = peaks.map(({ twoTheta }) => heightFunction(twoTheta));
  const used = telling.flatMap((k) => {
    const one = a[k];
    return one ? [{ x: along[k] ?? 0, ...one }] : [];
  });
  const [first] = used;
  const errors = used.every(({ u }) => u > 0) ? used.map(({ u }) => u) : undefined;
  const line =
    used.length > 1
      ? fitLine(
          used.map(({ x }) => x),
          used.map(({ value }) => value),
          errors,
        )
      : null;
  return {
    type: guess?.type ?? null,
    telling: telling.length,
    hkl,
    a,
    along,
    ratio: sines.map((sine) => sine / (sines[telling[0] ?? 0] ?? 1)),
    cell: line
      ? { value: line.intercept, u: errors ? line.interceptError : null }
      : first
        ? { value: first.value, u: errors ? first.u : null }
        : null,
  };
}

/** The largest size itself is shown. */
const ROUNDING = 1e-9;
/** 111 of lanthanum hexaboride, NIST SRM 660c: a = 4.156826 Å. */
const STANDARD_SPACING: Quantity<'Å'> = 4.156826 / Math.sqrt(3);
export const STANDARD_TIME: Quantity<'s'> = 600;
const STANDARD = { points: 60, half: 0.6, height: 5000, level: 40 } as const;

/** The width of a line of the standard, whose crystallites are large. */
export function standardWidth(
  { anode, k_alpha2 }: PatternParams,
  rng: Rng | null,
): { readonly value: Quantity<'°'>; readonly u: Quantity<'°'> } {
  if (!rng) return { value: INSTRUMENT_WIDTH, u: 0 };
  const at = braggAngle(STANDARD_SPACING, ANODES[anode].alpha1) ?? FIRST_ANGLE;
  const seconds = STANDARD_TIME / STANDARD.points;
  const shape = { fwhm: INSTRUMENT_WIDTH, eta: ETA };
  const partner = k_alpha2 ? partnerOf(anode) : undefined;
  const line: FittedLine = {
    at,
    area: STANDARD.height / peakHeight(shape),
    width: INSTRUMENT_WIDTH,
    u: { at: 0, area: 0, width: 0 },
  };
  const points = Array.from({ length: STANDARD.points }, (_, n) => {
    const twoTheta = at + STANDARD.half * ((2 * n) / (STANDARD.points - 1) - 1);
    const mean = seconds * (contribution(line, twoTheta, partner) + STANDARD.level);
    return { twoTheta, counts: rng.poisson(mean), beside: 0 };
  });
  const fit = fitProfile(points, line, {
    seconds,
    shape: (width) => ({ fwhm: width, eta: ETA }),
    partner,
    slope: false,
  });
  return fit ? { value: fit.width, u: fit.u.width } : { value: INSTRUMENT_WIDTH, u: 0 };
}

/** The size that a peak's width stands for; null where the peak is no wider than the instrument, or the size is above 200 nm. */
export function sizeOf(
  { twoTheta, fwhm, uFwhm }: Peak,
  wavelength: Quantity<'Å'>,
  instrument: { readonly value: Quantity<'°'>; readonly u: Quantity<'°'> } | null,
): { readonly value: Quantity<'nm'>; readonly u: Quantity<'nm'> } | null {
  const width = fwhm - (instrument?.value ?? 0);
  if (width < sizeWidth(twoTheta, wavelength, LARGEST_SIZE) * (1 - ROUNDING)) return null;
  const value = scherrerSize(twoTheta, wavelength, width);
  return { value, u: (value * Math.sqrt(uFwhm ** 2 + (instrument?.u ?? 0) ** 2)) / width };
}
