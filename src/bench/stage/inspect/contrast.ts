/** Contrast of colours that are mixed as pixels are, in parts from 0 to 255. */
import { contrastOfLuminances, luminanceOf } from '../../../scenes/kit/paint/luminance';

export type Rgb = readonly [red: number, green: number, blue: number];

export const rgbOf = (colour: number): Rgb => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];

/** From 1 (the same) to 21 (black on white). */
export const contrast = (a: Rgb, b: Rgb): number => contrastOfLuminances(luminanceOf(...a), luminanceOf(...b));

/** A colour of some alpha on another. */
export const over = (top: Rgb, below: Rgb, alpha: number): Rgb => [
  below[0] + (top[0] - below[0]) * alpha,
  below[1] + (top[1] - below[1]) * alpha,
  below[2] + (top[2] - below[2]) * alpha,
];

/** What a text of this size (CSS px) needs; large is from 24 px, bold from 18.66 px (18 and 14 points). */
export const contrastNeeded = (size: number, bold: boolean): number => (size >= (bold ? 18.66 : 24) ? 3 : 4.5);
