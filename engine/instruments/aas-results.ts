/** What the readings of the flame spectrometer come to: contents by the curve, by standard addition, and the limit of detection. */
import { FLAGS } from './aas-readings';
import { predictedByParabola, type StandardsParabola } from './standards-curve';
import { type Predicted, predicted, type Standard, type StandardsLine, standardsLine } from './standards-line';

export type Curve =
  | { readonly is: 'line'; readonly line: StandardsLine }
  | { readonly is: 'parabola'; readonly parabola: StandardsParabola };

/** An absorbance, and the number of the zero that it was read from. */
export interface Zeroed {
  readonly absorbance: number;
  readonly zeroing: number;
}

export interface Measured {
  readonly curve: Curve | null;
  /** Which zero the standards of the curve were read from. */
  readonly standardsZeroing: number;
  readonly sampleReading: Zeroed | null;
  readonly unknownReading: Zeroed | null;
  readonly additions: readonly Standard[];
  /** Standard deviation of ten blanks. */
  readonly blankScatter: number | null;
}

export const NO_RESULTS = {
  curve: null,
  standardsZeroing: 0,
  sampleReading: null,
  unknownReading: null,
  additions: [],
  blankScatter: null,
} as const satisfies Measured;

const byCurve = (curve: Curve, y: number): Predicted | null =>
  curve.is === 'line' ? predicted(curve.line, y) : predictedByParabola(curve.parabola, y);
/** Slope of the curve at a content, absorbance per mg/L. */
export const slopeOf = (curve: Curve, value = 0): number =>
  curve.is === 'line' ? curve.line.slope : curve.parabola.coefficients[1] + 2 * curve.parabola.coefficients[2] * value;

/** With an uncertainty of its own for so many zeros, of this standard deviation, that the standards do not share. */
function withZeros(found: Predicted, zeros: number, scatterOfZero: number, slope: number): Predicted {
  if (found.u === null) return found;
  const ofZeros = (Math.sqrt(zeros) * scatterOfZero) / slope;
  return { ...found, u: Math.sqrt(found.u ** 2 + ofZeros ** 2) };
}

/** `scatterOfZero`: standard deviation of a zero, absorbance. */
export const additionOf = ({ additions }: Measured, scatterOfZero: number) => {
  const line = standardsLine(additions);
  // From y = 0, which is no reading of the solution but the zero, whose scatter shifts all of the line.
  const found = line && predicted(line, 0, Number.POSITIVE_INFINITY);
  return line && found
    ? { line, found: withZeros({ ...found, value: -found.value }, 1, scatterOfZero, line.slope) }
    : null;
};

/** What a reading comes to. A zero taken anew after the standards shifts it, as theirs shifted them: neither is in the line. */
export function contentBy(
  { curve, standardsZeroing }: Measured,
  reading: Zeroed | null,
  scatterOfZero: number,
): Predicted | null {
  const found = curve && reading && byCurve(curve, reading.absorbance);
  if (!curve || !found || reading.zeroing === standardsZeroing) return found;
  return withZeros(found, 2, scatterOfZero, slopeOf(curve, found.value));
}

export function foundOf(measured: Measured, scatterOfZero: number) {
  const { unknownReading } = measured;
  const found = contentBy(measured, unknownReading, scatterOfZero);
  return found && unknownReading ? { ...found, y: unknownReading.absorbance } : null;
}

export function detectionLimit({ curve, blankScatter }: Measured): number | null {
  if (!curve || blankScatter === null || blankScatter === 0) return null;
  const slope = slopeOf(curve);
  return slope > 0 ? (3 * blankScatter) / slope : null;
}

export function flagOf(measured: Measured, scatterOfZero: number): string | null {
  const found = foundOf(measured, scatterOfZero);
  if (!found) return null;
  const limit = detectionLimit(measured);
  if (limit !== null && found.value < limit) return FLAGS.below;
  return found.beyond ? FLAGS.above : FLAGS.within;
}
