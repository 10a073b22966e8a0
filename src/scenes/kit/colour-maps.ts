/** Colour maps of 256 entries: what a number between 0 and 1 looks like. */
import { mix } from './shading';
import type { StageTheme } from './theme';

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

/**
 * The colour of light of one wavelength (nm), by CIE 1931 in the multi-lobe form of Wyman, Sloan and Shirley (JCGT 2
 * (2013) no. 2), taken to sRGB with the part outside its gamut cut off; null outside 380–780 nm.
 */
export function lightColour(wavelength: number): number | null {
  if (wavelength < 380 || wavelength > 780) return null;
  const lobe = (height: number, centre: number, below: number, above: number): number => {
    const t = (wavelength - centre) * (wavelength < centre ? below : above);
    return height * Math.exp(-0.5 * t * t);
  };
  const x = lobe(1.056, 599.8, 0.0264, 0.0323) + lobe(0.362, 442, 0.0624, 0.0374) - lobe(0.065, 501.1, 0.049, 0.0382);
  const y = lobe(0.821, 568.8, 0.0213, 0.0247) + lobe(0.286, 530.9, 0.0613, 0.0322);
  const z = lobe(1.217, 437, 0.0845, 0.0278) + lobe(0.681, 459, 0.0385, 0.0725);
  const linear = [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ];
  // The hue at full brightness: how bright the eye finds it is left to the intensity that is drawn.
  const greatest = Math.max(...linear, 1e-6);
  const [r = 0, g = 0, b = 0] = linear.map((part) => {
    const relative = Math.max(0, part / greatest);
    const encoded = relative <= 0.0031308 ? 12.92 * relative : 1.055 * relative ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded);
  });
  return (r << 16) | (g << 8) | b;
}
