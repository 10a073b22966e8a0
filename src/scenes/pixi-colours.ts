/**
 * Stands for pixi's package of colour syntaxes in the build: the scenes give their colours as numbers, gradients theirs with an alpha;
 * pixi's own texts begin in black and its sprites in white.
 */

/** Red, green and blue 0–255, alpha 0–1. */
export interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

const NAMES: Readonly<Record<string, Colour>> = {
  black: { r: 0, g: 0, b: 0, a: 1 },
  white: { r: 255, g: 255, b: 255, a: 1 },
};

const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const RGBA = /^rgba\((\d+), (\d+), (\d+), (\d*\.?\d+)\)$/;

/** Null for what is not known: pixi throws then. */
export function readColour(text: string): Colour | null {
  const [, hex] = HEX.exec(text) ?? [];
  if (hex) {
    const long = hex.length < 6 ? hex.replaceAll(/./g, '$&$&') : hex;
    const [r = 0, g = 0, b = 0, a = 255] = (long.match(/../g) ?? []).map((two) => Number.parseInt(two, 16));
    // To two digits, as the package has it.
    return { r, g, b, a: Math.round((100 * a) / 255) / 100 };
  }
  const [all, ...parts] = RGBA.exec(text) ?? [];
  if (!all) return NAMES[text] ?? null;
  const [r = 0, g = 0, b = 0, a = 1] = parts.map(Number);
  return { r, g, b, a };
}
