/**
 * Sizes from a photographed gel: the ladder's bands give three curves of size against distance, and these the size of the
 * unknown with its standard uncertainty. Distances in mm, sizes in bp.
 */
import { calibrateLadder, FEWEST_BANDS, type SizeCurve } from '../biology/ladder-calibration';
import type { Quantity } from '../contract';
import { rectangular } from '../core/uncertainty';

/** Points along each drawn curve. */
export const CURVE_POINTS = 64;
/** A ladder that spans less than this has not separated. */
const LEAST_SPAN: Quantity<'mm'> = 5;
/** Reading of a distance in the photograph, ±0.5 mm. */
const READING_UNCERTAINTY: Quantity<'mm'> = rectangular(0.5);

export interface LadderBand {
  readonly distance: Quantity<'mm'>;
  readonly size: Quantity<'bp'>;
  /** Too weak to be seen. */
  readonly faint: boolean;
}

export interface Estimate {
  readonly size: Quantity<'bp'>;
  /** Standard uncertainty: scatter of the ladder about the curve and the reading of the distance. */
  readonly uncertainty: Quantity<'bp'>;
}

export interface Calibration {
  /** Bands of the ladder that are on the gel, by their distances. */
  readonly bands: readonly LadderBand[];
  /** Where the unknown lies; null once it has run off. */
  readonly unknown: Quantity<'mm'> | null;
  /** Sizes of the unknown by the three curves; null outside the ladder. */
  readonly monotone: Estimate | null;
  readonly line: Estimate | null;
  readonly southern: Estimate | null;
  readonly r2: number;
  /** log₁₀ of the size along the three curves, from the first band to the last at equal distances. */
  readonly curves: Float32Array;
}

function estimateBy(curve: SizeCurve, distance: number): Estimate {
  const size = curve.size(distance);
  const reading = curve.slope(distance) * READING_UNCERTAINTY;
  return { size, uncertainty: size * Math.sqrt(curve.scatter * curve.scatter + reading * reading) };
}

/** The calibration by the ladder's bands, or the sentence that says why there is none. `unknown` is null once it has run off. */
export function calibrateGel(bands: readonly LadderBand[], unknown: Quantity<'mm'> | null): Calibration | string {
  const seen = bands.filter(({ faint }) => !faint).length;
  if (seen < FEWEST_BANDS) {
    return `Only ${seen === 1 ? '1 ladder band' : `${seen} ladder bands`} can be seen: three are needed.`;
  }
  const first = bands[0]?.distance ?? 0;
  const last = bands.at(-1)?.distance ?? 0;
  if (last - first < LEAST_SPAN) return 'The ladder bands have not separated: run a new gel for longer.';
  const { monotone, line, southern } = calibrateLadder(bands);
  const inside = unknown !== null && unknown >= first && unknown <= last;
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
    monotone: inside ? estimateBy(monotone, unknown) : null,
    line: inside ? estimateBy(line, unknown) : null,
    southern: inside ? estimateBy(southern, unknown) : null,
    r2: southern.r2,
    curves,
  };
}
