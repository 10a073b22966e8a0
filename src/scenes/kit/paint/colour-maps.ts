/** Colour maps of 256 entries: what a number between 0 and 1 looks like. */
import { mix } from './shading';
import type { StageTheme } from '../theme';

export interface ColourMap {
  readonly name: string;
  /** Red, green, blue, opaque: 256 × 4 bytes. */
  readonly bytes: Uint8Array;
}

const ENTRIES = 256;

/** Straight lines in sRGB between colours that stand at equal distances. */
export function colourMap(name: string, anchors: readonly number[]): ColourMap {
  const bytes = new Uint8Array(ENTRIES * 4);
  for (let n = 0; n < ENTRIES; n++) {
    const at = (n / (ENTRIES - 1)) * (anchors.length - 1);
    const left = Math.min(Math.floor(at), anchors.length - 2);
    const colour = mix(anchors[left] ?? 0, anchors[left + 1] ?? 0, at - left);
    bytes.set([(colour >> 16) & 255, (colour >> 8) & 255, colour & 255, 255], n * 4);
  }
  return { name, bytes };
}

/** Perceptually uniform, for amounts (N. Smith and S. van der Walt, matplotlib; ten of its colours). */
export const viridis = colourMap(
  'viridis',
  [0x440154, 0x482878, 0x3e4989, 0x31688e, 0x26828e, 0x1f9e89, 0x35b779, 0x6ece58, 0xb5de2b, 0xfde725],
);

/** Perceptually uniform, for heat (N. Smith and S. van der Walt, matplotlib; ten of its colours). */
export const inferno = colourMap(
  'inferno',
  [0x140b35, 0x3b0f70, 0x641a80, 0x8c2369, 0xb73557, 0xdd513a, 0xf37819, 0xfca50a, 0xf6d746, 0xfcffa4],
);

/** Below and above a middle, safe for colour-blind eyes (C. Brewer, PuOr reversed: violet below, orange above). */
export const diverging = colourMap(
  'diverging',
  [0x2d004b, 0x542788, 0x8073ac, 0xb2abd2, 0xd8daeb, 0xf7f7f7, 0xfee0b6, 0xfdb863, 0xe08214, 0xb35806, 0x7f3b08],
);

/** Water under a lamp: troughs dark, crests bright. */
export const waterMap = ({ name }: StageTheme): ColourMap =>
  name === 'dark'
    ? colourMap('water', [0x0a2a3d, 0x12405a, 0x1d5c7a, 0x2f7b99, 0x4d9cb5, 0x7cc0d0, 0xb4e2ea])
    : colourMap('water', [0x3a7ca3, 0x5596b9, 0x75b0cd, 0x95c8dd, 0xb3dae8, 0xcfeaf2, 0xeaf8fb]);

/** The colour of a number; below 0 and above 1 the ends. */
export function colourAt({ bytes }: ColourMap, value: number): number {
  const n = 4 * Math.round(Math.min(1, Math.max(0, value)) * (ENTRIES - 1));
  return ((bytes[n] ?? 0) << 16) | ((bytes[n + 1] ?? 0) << 8) | (bytes[n + 2] ?? 0);
}
