/** What the model of the oscillator and its stage agree on. The stage is drawn where the model is not. */
import type { Quantity } from '../contract';

/** Where the spring meets its stops, m. */
export const STOP: Quantity<'m'> = 1;
/** Points of the trail: the latest places (m), velocities (m/s) and accelerations (m/s²), at equal times. */
export const TRAIL_POINTS = 240;
export const TRAIL_WIDTH = 3;
