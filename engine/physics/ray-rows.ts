/** What the model of refraction and its stage agree on. The stage is drawn where the model is not. */
import type { Quantity } from '../contract';

/** Wavelengths that stand for white light, nm. */
export const WHITE = Array.from({ length: 11 }, (_, n) => 400 + 30 * n) as readonly Quantity<'nm'>[];

/** Numbers of one ray in the frame: ends (mm), power as a share of the beam, wavelength (nm), index, optical path (mm). */
export const RAY_NUMBERS = 8;
