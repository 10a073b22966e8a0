/**
 * From spectra to colours for drawing: Beer–Lambert absorption, monochromatic light, black bodies.
 *
 * Colour matching: CIE 1931 2° observer in the analytic fit of C. Wyman, P.-P. Sloan and P. Shirley, "Simple analytic
 * approximations to the CIE XYZ color matching functions", J. Comput. Graph. Tech. 2(2), 2013 (multi-lobe fit).
 * XYZ to linear RGB and the sRGB transfer function: IEC 61966-2-1.
 */
import type { Quantity } from '../contract';
import { constants } from './constants';
import { nmToM } from './units';

/** Linear light, 0 to 1, in the primaries of sRGB. */
export interface LinearRgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export interface Xyz {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

// ---------------------------------------------------------------- colour matching

function lobe(wavelength: number, peak: number, below: number, above: number): number {
  const t = (wavelength - peak) * (wavelength < peak ? below : above);
  return Math.exp(-0.5 * t * t);
}

/** Colour matching functions x̄, ȳ, z̄ at a wavelength. */
export function colourMatching(wavelength: Quantity<'nm'>): Xyz {
  return {
    x:
      0.362 * lobe(wavelength, 442, 0.0624, 0.0374) +
      1.056 * lobe(wavelength, 599.8, 0.0264, 0.0323) -
      0.065 * lobe(wavelength, 501.1, 0.049, 0.0382),
    y: 0.821 * lobe(wavelength, 568.8, 0.0213, 0.0247) + 0.286 * lobe(wavelength, 530.9, 0.0613, 0.0322),
    z: 1.217 * lobe(wavelength, 437, 0.0845, 0.0278) + 0.681 * lobe(wavelength, 459, 0.0385, 0.0725),
  };
}

/** Linear RGB of a colour under D65, with negative parts where it is outside the gamut. */
export function xyzToLinearRgb({ x, y, z }: Xyz): LinearRgb {
  return {
    r: 3.2406 * x - 1.5372 * y - 0.4986 * z,
    g: -0.9689 * x + 1.8758 * y + 0.0415 * z,
    b: 0.0557 * x - 0.204 * y + 1.057 * z,
  };
}

/** Mixes in grey of the same luminance until no part is negative: hue and luminance stay, saturation goes. */
function intoGamut({ r, g, b }: LinearRgb): LinearRgb {
  const least = Math.min(r, g, b);
  if (least >= 0) return { r, g, b };
  const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  if (grey <= 0) return { r: 0, g: 0, b: 0 };
  const t = -least / (grey - least);
  return { r: r + t * (grey - r), g: g + t * (grey - g), b: b + t * (grey - b) };
}

const scaled = ({ r, g, b }: LinearRgb, factor: number): LinearRgb => ({
  r: r * factor,
  g: g * factor,
  b: b * factor,
});
const largest = ({ r, g, b }: LinearRgb): number => Math.max(r, g, b);
const clipped = ({ r, g, b }: LinearRgb): LinearRgb => ({ r: Math.min(r, 1), g: Math.min(g, 1), b: Math.min(b, 1) });

/** Sums over the visible spectrum are taken at these wavelengths, nm. */
const SAMPLES = Array.from({ length: 81 }, (_, i) => 380 + 5 * i);
const SAMPLE_RGB = SAMPLES.map((wavelength) => xyzToLinearRgb(colourMatching(wavelength)));

// ---------------------------------------------------------------- monochromatic light and black bodies

const monochromatic = (wavelength: number): LinearRgb => intoGamut(xyzToLinearRgb(colourMatching(wavelength)));
const BRIGHTEST = Math.max(...SAMPLES.map((wavelength) => largest(monochromatic(wavelength))));

/** Colour of light of one wavelength at equal power: dark at the ends of the spectrum, black outside 380–780 nm. */
export function wavelengthToLinearRgb(wavelength: Quantity<'nm'>): LinearRgb {
  if (!(wavelength >= 380 && wavelength <= 780)) return { r: 0, g: 0, b: 0 };
  return clipped(scaled(monochromatic(wavelength), 1 / BRIGHTEST));
}

/** Planck's law: spectral radiance of a black body, B = 2hc²/λ⁵ / (exp(hc/λkT) − 1). */
export function planckRadiance(wavelength: Quantity<'m'>, temperature: Quantity<'K'>): Quantity<'W/(sr m³)'> {
  const h = constants.planck.value;
  const c = constants.speedOfLight.value;
  const k = constants.boltzmann.value;
  return (2 * h * c * c) / wavelength ** 5 / Math.expm1((h * c) / (wavelength * k * temperature));
}

/** Colour of a black body, brightest part 1 (chromaticity only: brightness is the caller's). */
export function blackBodyRgb(temperature: Quantity<'K'>): LinearRgb {
  let r = 0;
  let g = 0;
  let b = 0;
  for (let i = 0; i < SAMPLES.length; i++) {
    const radiance = planckRadiance(nmToM(SAMPLES[i]!), temperature);
    r += radiance * SAMPLE_RGB[i]!.r;
    g += radiance * SAMPLE_RGB[i]!.g;
    b += radiance * SAMPLE_RGB[i]!.b;
  }
  const colour = intoGamut({ r, g, b });
  const size = largest(colour);
  return size > 0 ? scaled(colour, 1 / size) : colour;
}

// ---------------------------------------------------------------- absorption

/** Beer–Lambert law: A = ε c l. */
export function absorbance(
  absorptivity: Quantity<'L/(mol cm)'>,
  concentration: Quantity<'mol/L'>,
  path: Quantity<'cm'>,
): number {
  return absorptivity * concentration * path;
}

/** T = 10^(−A). */
export function transmittance(absorbed: number): number {
  return 10 ** -absorbed;
}

/** A Gaussian absorption band. */
export interface AbsorptionBand {
  readonly peak: Quantity<'nm'>;
  /** Full width at half of the absorbance at the peak. */
  readonly width: Quantity<'nm'>;
  /** Absorbance at the peak. */
  readonly absorbance: number;
}

/** Absorbance of several bands together at a wavelength. */
export function absorbanceOfBands(bands: readonly AbsorptionBand[], wavelength: Quantity<'nm'>): number {
  let sum = 0;
  for (const band of bands) {
    const t = (wavelength - band.peak) / band.width;
    sum += band.absorbance * Math.exp(-4 * Math.LN2 * t * t);
  }
  return sum;
}

const WHITE = SAMPLE_RGB.reduce((sum, { r, g, b }) => ({ r: sum.r + r, g: sum.g + g, b: sum.b + b }));

/**
 * Colour of white light behind an absorber with the given absorbance at each wavelength (nm). The light has equal power
 * at all wavelengths and each channel is referred to it, so that no absorption gives (1, 1, 1).
 */
export function transmittedRgb(absorbanceAt: (wavelength: Quantity<'nm'>) => number): LinearRgb {
  let r = 0;
  let g = 0;
  let b = 0;
  for (let i = 0; i < SAMPLES.length; i++) {
    const passed = transmittance(absorbanceAt(SAMPLES[i]!));
    r += passed * SAMPLE_RGB[i]!.r;
    g += passed * SAMPLE_RGB[i]!.g;
    b += passed * SAMPLE_RGB[i]!.b;
  }
  return clipped(intoGamut({ r: r / WHITE.r, g: g / WHITE.g, b: b / WHITE.b }));
}

// ---------------------------------------------------------------- sRGB

const encode = (linear: number): number => {
  const v = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
};

const decode = (byte: number): number => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

/** sRGB with 8 bits a channel, as one number 0xRRGGBB. Parts outside 0–1 are cut. */
export function linearRgbToSrgb({ r, g, b }: LinearRgb): number {
  return (encode(r) << 16) | (encode(g) << 8) | encode(b);
}

/** Linear RGB of an sRGB colour 0xRRGGBB. */
export function srgbToLinearRgb(colour: number): LinearRgb {
  return { r: decode((colour >> 16) & 255), g: decode((colour >> 8) & 255), b: decode(colour & 255) };
}
