import { describe, expect, test } from 'vitest';
import { constants } from '../../../engine/core/constants';
import {
  absorbance,
  absorbanceOfBands,
  blackBodyRgb,
  colourMatching,
  type LinearRgb,
  linearRgbToSrgb,
  planckRadiance,
  srgbToLinearRgb,
  transmittance,
  transmittedRgb,
  wavelengthToLinearRgb,
  xyzToLinearRgb,
} from '../../../engine/core/spectrum';

/** Largest deviation of the multi-lobe fit from the tables (Wyman, Sloan and Shirley 2013, figures 2 and 3). */
const FIT_ERROR = 0.03;

// CIE 1931 2° observer, 5 nm tables (CIE 018:2019)
test.each([
  [450, 0.3362, 0.038, 1.77211],
  [500, 0.0049, 0.323, 0.272],
  [520, 0.06327, 0.71, 0.07825],
  [555, 0.512, 1.0, 0.0057],
  [600, 1.0622, 0.631, 0.0008],
  [650, 0.2835, 0.107, 0],
  [700, 0.01136, 0.0041, 0],
])('colour matching at %d nm', (wavelength, x, y, z) => {
  const got = colourMatching(wavelength);
  expect(Math.abs(got.x - x)).toBeLessThan(FIT_ERROR);
  expect(Math.abs(got.y - y)).toBeLessThan(FIT_ERROR);
  expect(Math.abs(got.z - z)).toBeLessThan(FIT_ERROR);
});

describe('sRGB', () => {
  test('the white point D65 is white, its Y the luminance', () => {
    // IEC 61966-2-1: D65 has X 0.9505, Y 1, Z 1.0890.
    const white = xyzToLinearRgb({ x: 0.9505, y: 1, z: 1.089 });
    for (const part of [white.r, white.g, white.b]) expect(Math.abs(part - 1)).toBeLessThan(1e-3);
  });

  test('transfer function: known values', () => {
    // IEC 61966-2-1 by hand: 0x80 is ((128/255 + 0.055)/1.055)^2.4 = 0.21586, 0x0a is 10/255/12.92.
    const { r, g, b } = srgbToLinearRgb(0x800aff);
    expect(r).toBeCloseTo(0.2158605, 7);
    expect(g).toBeCloseTo(0.00303527, 8);
    expect(b).toBe(1);
    expect(linearRgbToSrgb({ r: 0.5, g: 0, b: 1 })).toBe(0xbc00ff);
    expect(linearRgbToSrgb({ r: -1, g: 2, b: 0.0031308 })).toBe(0x00ff0a);
  });

  test('every grey comes back', () => {
    for (let v = 0; v < 256; v++) {
      const colour = v * 0x010101;
      expect(linearRgbToSrgb(srgbToLinearRgb(colour))).toBe(colour);
    }
  });
});

describe('light of one wavelength', () => {
  const hue = ({ r, g, b }: LinearRgb): number => {
    // HSV hue in degrees
    const most = Math.max(r, g, b);
    const span = most - Math.min(r, g, b);
    if (most === r) return (60 * ((g - b) / span) + 360) % 360;
    return most === g ? 120 + (60 * (b - r)) / span : 240 + (60 * (r - g)) / span;
  };

  test.each([
    ['blue', 460, 225, 270],
    ['green', 530, 100, 150],
    ['yellow (sodium D)', 589, 10, 60],
    // Beyond the red primary: by hand from the CIE table, linear (0.754, −0.074, −0.006), with grey (0.490, 0, 0.040), 355°.
    ['red', 650, 353, 357],
  ])('%s', (_, wavelength, from, to) => {
    const degrees = hue(wavelengthToLinearRgb(wavelength));
    expect(degrees).toBeGreaterThanOrEqual(from);
    expect(degrees).toBeLessThanOrEqual(to);
  });

  test('stays in the gamut, reaches 1, fades at the ends and is black beyond', () => {
    let brightest = 0;
    for (let wavelength = 370; wavelength <= 790; wavelength++) {
      const { r, g, b } = wavelengthToLinearRgb(wavelength);
      for (const part of [r, g, b]) {
        expect(part).toBeGreaterThanOrEqual(-1e-12);
        expect(part).toBeLessThanOrEqual(1);
        brightest = Math.max(brightest, part);
      }
    }
    expect(brightest).toBeGreaterThan(0.99);
    expect(wavelengthToLinearRgb(750).r).toBeLessThan(0.01);
    expect(wavelengthToLinearRgb(300)).toEqual({ r: 0, g: 0, b: 0 });
    expect(wavelengthToLinearRgb(900)).toEqual({ r: 0, g: 0, b: 0 });
  });
});

describe('black body', () => {
  test('has its peak where Wien says', () => {
    const peak = constants.wienDisplacement.value / 5000;
    const at = planckRadiance(peak, 5000);
    expect(planckRadiance(peak * 0.999, 5000)).toBeLessThan(at);
    expect(planckRadiance(peak * 1.001, 5000)).toBeLessThan(at);
  });

  test('radiates σT⁴ in all', () => {
    const T = 3000;
    let total = 0;
    // Midpoint rule in ln λ from 10 nm to 10 cm.
    const n = 4000;
    const step = Math.log(1e7) / n;
    for (let i = 0; i < n; i++) {
      const wavelength = 1e-8 * Math.exp((i + 0.5) * step);
      total += Math.PI * planckRadiance(wavelength, T) * wavelength * step;
    }
    expect(total / (constants.stefanBoltzmann.value * T ** 4)).toBeCloseTo(1, 6);
  });

  test.each([
    // Planckian locus, CIE 1931 chromaticity: illuminant A (CIE 015:2018); 6500 K and 10 000 K (Wyszecki and Stiles)
    [2856, 0.4476, 0.4075],
    [6500, 0.3135, 0.3237],
    [10_000, 0.2807, 0.2883],
  ])('%d K has its chromaticity', (temperature, x, y) => {
    const expected = xyzToLinearRgb({ x: x / y, y: 1, z: (1 - x - y) / y });
    const most = Math.max(expected.r, expected.g, expected.b);
    const got = blackBodyRgb(temperature);
    expect(Math.abs(got.r - expected.r / most)).toBeLessThan(FIT_ERROR);
    expect(Math.abs(got.g - expected.g / most)).toBeLessThan(FIT_ERROR);
    expect(Math.abs(got.b - expected.b / most)).toBeLessThan(FIT_ERROR);
  });

  test('at 1000 K is red in the gamut; cold, black', () => {
    const { r, g, b } = blackBodyRgb(1000);
    expect(r).toBe(1);
    expect(g).toBeLessThan(0.1);
    expect(b).toBeLessThan(0.01);
    expect(blackBodyRgb(1)).toEqual({ r: 0, g: 0, b: 0 });
  });
});

describe('absorption', () => {
  test('A = ε c l and T = 10^−A', () => {
    // NADH at 340 nm: 6220 L/(mol cm) (Horecker and Kornberg 1948); 0.1 mmol/L in 1 cm.
    const a = absorbance(6220, 1e-4, 1);
    expect(a).toBeCloseTo(0.622, 12);
    expect(transmittance(a)).toBeCloseTo(0.2388, 4);
    expect(transmittance(0)).toBe(1);
  });

  test('a band has half its height half a width away', () => {
    const bands = [{ peak: 500, width: 40, absorbance: 0.8 }];
    expect(absorbanceOfBands(bands, 500)).toBe(0.8);
    expect(absorbanceOfBands(bands, 520)).toBeCloseTo(0.4, 14);
    expect(absorbanceOfBands([...bands, ...bands], 480)).toBeCloseTo(0.8, 14);
  });

  test('water is white, a grey filter grey', () => {
    expect(transmittedRgb(() => 0)).toEqual({ r: 1, g: 1, b: 1 });
    const grey = transmittedRgb(() => 1);
    for (const part of [grey.r, grey.g, grey.b]) expect(part).toBeCloseTo(0.1, 13);
  });

  test('permanganate is purple, copper sulfate blue, chromate yellow', () => {
    const colour = (peak: number, width: number): LinearRgb =>
      transmittedRgb((wavelength) => absorbanceOfBands([{ peak, width, absorbance: 1 }], wavelength));
    const permanganate = colour(525, 80);
    expect(permanganate.g).toBeLessThan(Math.min(permanganate.r, permanganate.b));
    const copper = colour(800, 250);
    expect(copper.r).toBeLessThan(copper.g);
    expect(copper.g).toBeLessThan(copper.b);
    const chromate = colour(375, 150);
    expect(chromate.b).toBeLessThan(Math.min(chromate.r, chromate.g));
  });

  test('more absorber always lets less light through', () => {
    const luminance = ({ r, g, b }: LinearRgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
    let before = 1;
    for (let a = 0.2; a < 3; a += 0.2) {
      const bands = [{ peak: 560, width: 60, absorbance: a }];
      const now = luminance(transmittedRgb((wavelength) => absorbanceOfBands(bands, wavelength)));
      expect(now).toBeLessThan(before);
      before = now;
    }
  });
});
