/**
 * Sizes from a photographed gel: the ladder's bands give three curves of size against distance, and these the size of the
 * unknown. Distances in mm, sizes in bp. The ladder's sizes come from sequences: they are exact.
 *
 * u(L) of the smooth curve: each distance that is read is moved by its scatter, and the squares of what that does to L add up
 * (JCGM 100:2008, 5.1.3). The curve goes through every point, so that what it does between them has to be asked of a second
 * one: Southern's through the four nearest bands. Half of their difference is taken as a rectangular half-width. Straight line
 * and Southern fit: the scatter of the ladder about them, and the reading of the unknown.
 */
import {
  calibrateLadder,
  FEWEST_BANDS,
  type LadderCalibration,
  monotoneThrough,
  type SizeCurve,
} from '../biology/ladder-calibration';
import type { Estimate, Grade, Quantity } from '../contract';
import type { Rng } from '../core/rng';

/** Points along each drawn curve. */
export const CURVE_POINTS = 64;
/** A ladder that spans less than this has not separated. */
const LEAST_SPAN: Quantity<'mm'> = 5;
/** Standard deviation with which the ruler's line is laid on the middle of a band a millimetre wide. */
export const PLACING: Readonly<Record<Grade, Quantity<'mm'>>> = { ideal: 0, school: 0.2, research: 0.05 };

export interface LadderBand {
  readonly distance: Quantity<'mm'>;
  readonly size: Quantity<'bp'>;
  /** Too weak to be seen. */
  readonly faint: boolean;
}

/** How far from the middle of its band each line is laid, mm: ladder, by its bands, and unknown. */
export interface Placing {
  readonly ladder: readonly Quantity<'mm'>[];
  readonly unknown: Quantity<'mm'>;
}

export const placeLines = (bands: number, rng: Rng, grade: Grade): Placing => ({
  ladder: Array.from({ length: bands }, () => PLACING[grade] * rng.normal()),
  unknown: PLACING[grade] * rng.normal(),
});

export interface Sizes {
  readonly monotone: Quantity<'bp'>;
  readonly line: Quantity<'bp'>;
  readonly southern: Quantity<'bp'>;
}

export interface Calibration {
  /** Bands of the ladder that are seen on the gel, by their distances. */
  readonly bands: readonly LadderBand[];
  /** Where the unknown lies; null once it has run off. */
  readonly unknown: Quantity<'mm'> | null;
  /** Sizes of the unknown by the three curves; null outside the ladder. */
  readonly sizes: Sizes | null;
  readonly r2: number;
  /** log₁₀ of the size along the three curves, from the first band to the last at equal distances. */
  readonly curves: Float32Array;
}

/** Without the bands that cannot be told from the one before. */
const apart = (bands: readonly LadderBand[]): readonly LadderBand[] =>
  bands.filter(({ distance }, n) => bands.slice(0, n).every((before) => before.distance < distance));

const curvesThrough = (bands: readonly LadderBand[]): LadderCalibration | null => {
  const kept = apart(bands);
  return kept.length < FEWEST_BANDS ? null : calibrateLadder(kept);
};

const within = (bands: readonly LadderBand[], at: number): boolean =>
  at >= (bands[0]?.distance ?? Infinity) && at <= (bands.at(-1)?.distance ?? 0);

/**
 * The calibration by those of the ladder's bands that can be seen, or the sentence that says why there is none. `unknown` is null once it
 * has run off.
 */
export function calibrateGel(ladder: readonly LadderBand[], unknown: Quantity<'mm'> | null): Calibration | string {
  const bands = ladder.filter(({ faint }) => !faint);
  if (bands.length < FEWEST_BANDS) {
    return `Only ${bands.length === 1 ? '1 ladder band' : `${bands.length} ladder bands`} can be seen: three are needed.`;
  }
  const first = bands[0]?.distance ?? 0;
  const last = bands.at(-1)?.distance ?? 0;
  const calibrated = last - first < LEAST_SPAN ? null : curvesThrough(bands);
  if (!calibrated) return 'The ladder bands have not separated: run a new gel for longer.';
  const { monotone, line, southern } = calibrated;
  const curves = new Float32Array(3 * CURVE_POINTS);
  [monotone, line, southern].forEach((curve, k) => {
    for (let n = 0; n < CURVE_POINTS; n++) {
      const at = first + ((last - first) * n) / (CURVE_POINTS - 1);
      curves[k * CURVE_POINTS + n] = Math.log10(curve.size(at));
    }
  });
  return {
    bands,
    unknown,
    sizes:
      unknown !== null && within(bands, unknown)
        ? { monotone: monotone.size(unknown), line: line.size(unknown), southern: southern.size(unknown) }
        : null,
    r2: southern.r2,
    curves,
  };
}

/** Bands on either side of a distance that decide what the smooth curve is there. */
const NEIGHBOURS = 2;

function neighboursOf(bands: readonly LadderBand[], at: Quantity<'mm'>): readonly LadderBand[] {
  const next = bands.findIndex(({ distance }) => distance >= at);
  return bands.slice(Math.max(0, next - NEIGHBOURS), next + NEIGHBOURS);
}

const byCurve = (curve: SizeCurve, at: number, reading: number): Estimate => {
  const value = curve.size(at);
  const ofReading = curve.slope(at) * reading;
  return { value, scatter: value * Math.sqrt(curve.scatter * curve.scatter + ofReading * ofReading) };
};

export interface SizeEstimates {
  readonly monotone: Estimate;
  readonly line: Estimate;
  readonly southern: Estimate;
  readonly r2: number;
}

/** Sizes from distances as they are read, each with the scatter `reading`; null outside the ladder. */
export function estimateSizes(
  bands: readonly LadderBand[],
  unknown: Quantity<'mm'>,
  reading: Quantity<'mm'>,
): SizeEstimates | null {
  const calibrated = within(bands, unknown) ? curvesThrough(bands) : null;
  if (!calibrated) return null;
  const { monotone, line, southern } = calibrated;
  const kept = apart(bands);
  const value = monotone.size(unknown);
  const near = neighboursOf(kept, unknown);
  const between = near.length < FEWEST_BANDS ? 0 : calibrateLadder(near).southern.size(unknown) - value;
  let variance = (value * monotone.slope(unknown) * reading) ** 2 + (between / 2) ** 2 / 3;
  for (const band of near) {
    const moved = apart(kept.map((one) => (one === band ? { ...one, distance: one.distance + reading } : one)));
    variance += (monotoneThrough(moved).size(unknown) - value) ** 2;
  }
  return {
    monotone: { value, scatter: Math.sqrt(variance) },
    line: byCurve(line, unknown, reading),
    southern: byCurve(southern, unknown, reading),
    r2: southern.r2,
  };
}
