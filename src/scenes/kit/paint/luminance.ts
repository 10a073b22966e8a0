/** Luminance and contrast of colours as WCAG 2.2 defines them (relative luminance; success criterion 1.4.3). Without pixi, for tests of pages. */

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of parts from 0 to 255: 0 black to 1 white. */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Of 0xrrggbb. */
export const luminance = (colour: number): number =>
  luminanceOf((colour >> 16) & 255, (colour >> 8) & 255, colour & 255);

/** Contrast of two luminances: 1 (alike) to 21 (black on white). */
export const contrastOfLuminances = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
