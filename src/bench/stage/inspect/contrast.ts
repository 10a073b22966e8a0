/** Contrast as WCAG 2.2 defines it (relative luminance; success criterion 1.4.3). */

export type Rgb = readonly [red: number, green: number, blue: number];

export const rgbOf = (colour: number): Rgb => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** From 1 (the same) to 21 (black on white). */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A colour of some alpha on another. */
export const over = (top: Rgb, below: Rgb, alpha: number): Rgb => [
  below[0] + (top[0] - below[0]) * alpha,
  below[1] + (top[1] - below[1]) * alpha,
  below[2] + (top[2] - below[2]) * alpha,
];

/** What a text of this size (CSS px) needs; large is from 24 px, bold from 18.66 px (18 and 14 points). */
export const contrastNeeded = (size: number, bold: boolean): number => (size >= (bold ? 18.66 : 24) ? 3 : 4.5);
