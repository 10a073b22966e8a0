/** Measures of the jar: a cylinder of 60 mm that holds a litre. One unit is a millimetre; origin at the middle of its floor. */
import { JAR_HEIGHT } from '../../../../engine/environmental-science/settling';

export const RIM = 392;
export const RADIUS = 32;
export const INNER = 30;

/** Height over the floor of a depth below the surface, mm. */
export const heightOf = (depth: number): number => JAR_HEIGHT - depth;
