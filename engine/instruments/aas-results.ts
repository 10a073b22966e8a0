/** What the readings of the flame spectrometer come to: contents by the curve, by standard addition, and the limit of detection. */
import { FLAGS } from './aas-readings';
import { predictedByParabola, type StandardsParabola } from './standards-curve';
import { type Predicted, predicted, type Standard, type StandardsLine, standardsLine } from './standards-line';

export type Curve =
  | { readonly is: 'line'; readonly line: StandardsLine }
  | { readonly is: 'parabola'; readonly parabola: StandardsParabola };

export interface Measured {
  readonly curve: Curve | null;
  readonly sampleReading: number | null;
  readonly unknownReading: number | null;
  readonly additions: readonly Standard[];
  /** Standard deviation of ten blanks. */
  readonly blankScatter: number | null;
}

export const NO_RESULTS = {
  curve: null,
  sampleReading: null,
  unknownReading: null,
  additions: [],
  blankScatter: null,
} as const satisfies Measured;

export const byCurve = (curve: Curve, y: number): Predicted | null =>
  curve.is === 'line' ? predicted(curve.line, y) : predictedByParabola(curve.parabola, y);
export const slopeOf = (curve: Curve): number =>
  curve.is === 'line' ? curve.line.slope : curve.parabola.coefficients[1];

export const additionOf = ({ additions }: Measured) => {
  const line = standardsLine(additions);
  // From y = 0, which is not a reading: so many readings that they have no scatter.
  const found = line && predicted(line, 0, Number.POSITIVE_INFINITY);
  return line && found ? { line, found: { ...found, value: -found.value } } : null;
};

export function foundOf({ curve, unknownReading }: Measured) {
  const found = curve && unknownReading !== null ? byCurve(curve, unknownReading) : null;
  return found && unknownReading !== null ? { ...found, y: unknownReading } : null;
}

export function detectionLimit({ curve, blankScatter }: Measured): number | null {
  if (!curve || blankScatter === null || blankScatter === 0) return null;
  const slope = slopeOf(curve);
  return slope > 0 ? (3 * blankScatter) / slope : null;
}

export function flagOf(measured: Measured): string | null {
  const found = foundOf(measured);
  if (!found) return null;
  const limit = detectionLimit(measured);
  if (limit !== null && found.value < limit) return FLAGS.below;
  return found.beyond ? FLAGS.above : FLAGS.within;
}
