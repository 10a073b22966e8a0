/** A line that is picked: found in the counts by least squares, or, with noise off, as the model has it. */
import type { Quantity } from '../contract';
import { folded, lorentzianPart, pseudoVoigt, scherrerSize } from '../diffraction/line-profile';
import { hklWords, spacing } from '../diffraction/powder-lines';
import { type CountedPoint, fitProfile } from '../diffraction/profile-fit';
import { instrumentWidth, partnerOf, profilesOf, type SampleLine, TUBES, type XrdPatternParams } from './xrd-pattern';

/** A pick takes the line within so many degrees. */
const REACH: Quantity<'°'> = 0.6;
/** Fitted to so many widths on either side. */
const WINDOW = 2.5;
/** A size above it is not told from the instrument. */
export const LARGEST_SIZE: Quantity<'nm'> = 200;
/** The Lorentzian never vanishes in a fit. */
const LEAST_LORENTZ: Quantity<'°'> = 1e-3;

export interface Counted {
  readonly from: Quantity<'°'>;
  readonly step: Quantity<'°'>;
  readonly seconds: Quantity<'s'>;
  readonly counts: Float64Array;
  readonly taken: number;
}

export interface Pick {
  /** On the scale of the goniometer, before a calibration is taken out. */
  readonly at: Quantity<'°'>;
  readonly uAt: Quantity<'°'>;
  /** Null for a maximum that is no line of the model. */
  readonly line: SampleLine | null;
  readonly percent: Quantity<'%'> | null;
  readonly uPercent: Quantity<'%'>;
  readonly fwhm: Quantity<'°'> | null;
  readonly uFwhm: Quantity<'°'>;
}

const nearest = (lines: readonly SampleLine[], to: number): SampleLine | null =>
  lines
    .filter(({ at }) => Math.abs(at - to) <= REACH)
    .toSorted((one, other) => Math.abs(one.at - to) - Math.abs(other.at - to))[0] ?? null;

/** The highest step near a place: what an eye takes where there is no line. */
function maximum({ from, step, counts, taken }: Counted, to: number): Pick | null {
  const reach = Math.round((3 * REACH) / step);
  const middle = Math.round((to - from) / step);
  let best = -1;
  for (let n = Math.max(0, middle - reach); n <= Math.min(taken - 1, middle + reach); n++)
    if (best < 0 || (counts[n] ?? 0) > (counts[best] ?? 0)) best = n;
  return best < 0
    ? null
    : { at: from + best * step, uAt: 0, line: null, percent: null, uPercent: 0, fwhm: null, uFwhm: 0 };
}

const exactly = (line: SampleLine): Pick => ({
  at: line.at,
  uAt: 0,
  line,
  percent: line.percent,
  uPercent: 0,
  fwhm: line.fwhm,
  uFwhm: 0,
});

/** The picked line; null where nothing was recorded there, a sentence where it drowns in the background. */
export function pickLine(
  counted: Counted,
  lines: readonly SampleLine[],
  to: Quantity<'°'>,
  params: XrdPatternParams,
  noise: boolean,
): Pick | string | null {
  const { from, step, seconds, counts, taken } = counted;
  const end = from + (taken - 1) * step;
  const within = lines.filter(({ at }) => at >= from && at <= end);
  const line = nearest(within, to);
  if (!line) return to >= from && to <= end ? maximum(counted, to) : null;
  if (!noise) return exactly(line);
  const partner = params.ka2 ? partnerOf(params.anode, params.zero_shift) : undefined;
  const others = profilesOf(
    lines.filter((other) => other !== line && Math.abs(other.at - line.at) < 40 * other.fwhm),
    params,
  );
  const high = (partner?.(line.at) ?? line.at) + WINDOW * line.fwhm;
  const points: CountedPoint[] = [];
  for (let n = Math.max(0, Math.ceil((line.at - WINDOW * line.fwhm - from) / step)); n < taken; n++) {
    const twoTheta = from + n * step;
    if (twoTheta > high) break;
    const beside = others.reduce((sum, other) => sum + other.area * pseudoVoigt(twoTheta - other.at, other), 0);
    points.push({ twoTheta, counts: counts[n] ?? 0, beside: seconds * beside });
  }
  const gauss = instrumentWidth(line.line.twoTheta);
  const fit = fitProfile(
    points,
    { at: line.at, area: line.area, width: Math.max(LEAST_LORENTZ, lorentzianPart(line.fwhm, gauss) ?? 0) },
    { seconds, shape: (lorentz) => folded(gauss, lorentz), partner, slope: false },
  );
  const strongest = lines.find(({ percent }) => percent > 99.999)?.area ?? line.area;
  if (!fit || fit.area < 3 * fit.u.area || Math.abs(fit.at - line.at) > 2 * line.fwhm)
    return 'This line drowns in the background: scan slower.';
  const { fwhm } = folded(gauss, fit.width);
  const widen = folded(gauss, fit.width + 1e-4).fwhm - fwhm;
  return {
    at: fit.at,
    uAt: fit.u.at,
    line,
    percent: (100 * fit.area) / strongest,
    uPercent: (100 * fit.u.area) / strongest,
    fwhm,
    uFwhm: (fit.u.width * widen) / 1e-4,
  };
}

interface Measured {
  readonly value: number;
  readonly u: number;
}

export interface PickResults {
  readonly d: Measured;
  readonly hkl: string | null;
  readonly a: Measured | null;
  readonly size: Measured | null;
}

/** Spacing, planes, cell and size from a pick at `at`, the corrected angle. */
export function pickResults(
  pick: Pick,
  { at, u }: { readonly at: Quantity<'°'>; readonly u: Quantity<'°'> },
  params: XrdPatternParams,
  several: boolean,
): PickResults {
  const { alpha1 } = TUBES[params.anode];
  const value = spacing(at, alpha1);
  // Δd/d = cot θ Δθ, and θ is half of what is read.
  const d = { value, u: (value * u * Math.PI) / 360 / Math.tan((at * Math.PI) / 360) };
  const { line, fwhm } = pick;
  if (!line) return { d, hkl: null, a: null, size: null };
  const [h, k, l] = line.line.hkl;
  const cubic = line.phase.crystal.c === undefined;
  const factor = cubic
    ? Math.sqrt(h * h + k * k + l * l)
    : l === 0
      ? Math.sqrt((4 / 3) * (h * h + h * k + k * k))
      : null;
  const gauss = instrumentWidth(line.line.twoTheta);
  const lorentz = fwhm === null ? null : lorentzianPart(fwhm, gauss);
  const size = lorentz === null ? null : scherrerSize(at, alpha1, lorentz);
  const step = 1e-4;
  const shifted = fwhm === null ? null : lorentzianPart(fwhm + step, gauss);
  return {
    d,
    hkl: several ? `${hklWords(line.line.hkl)} of ${line.phase.name}` : hklWords(line.line.hkl),
    a: factor === null ? null : { value: factor * value, u: factor * d.u },
    size:
      size === null || lorentz === null || size > LARGEST_SIZE
        ? null
        : { value: size, u: shifted === null ? 0 : (size * ((shifted - lorentz) / step) * pick.uFwhm) / lorentz },
  };
}
