/**
 * The colour of light: CIE 1931 in the multi-lobe form of Wyman, Sloan and Shirley (JCGT 2 (2013) no. 2), taken to sRGB with
 * the part outside its gamut cut off.
 */

type Tristimulus = readonly [x: number, y: number, z: number];

function matching(wavelength: number): Tristimulus {
  const lobe = (height: number, centre: number, below: number, above: number): number => {
    const t = (wavelength - centre) * (wavelength < centre ? below : above);
    return height * Math.exp(-0.5 * t * t);
  };
  return [
    lobe(1.056, 599.8, 0.0264, 0.0323) + lobe(0.362, 442, 0.0624, 0.0374) - lobe(0.065, 501.1, 0.049, 0.0382),
    lobe(0.821, 568.8, 0.0213, 0.0247) + lobe(0.286, 530.9, 0.0613, 0.0322),
    lobe(1.217, 437, 0.0845, 0.0278) + lobe(0.681, 459, 0.0385, 0.0725),
  ];
}

/** The hue at full brightness: how bright the eye finds it is left to the intensity that is drawn. */
function hueOf([x, y, z]: Tristimulus): number {
  const linear = [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ];
  const greatest = Math.max(...linear, 1e-300);
  const [r = 0, g = 0, b = 0] = linear.map((part) => {
    const relative = Math.max(0, part / greatest);
    const encoded = relative <= 0.0031308 ? 12.92 * relative : 1.055 * relative ** (1 / 2.4) - 0.055;
    return Math.round(255 * encoded);
  });
  return (r << 16) | (g << 8) | b;
}

/**
 * Where the ratios of the lobes hold, nm. Further out their tails would make deep red green; the chromaticity of light hardly
 * changes there (CIE 1931: x = 0.730 at 660 nm, 0.7347 from 700 nm on; 0.1733 at 400 nm, 0.1741 at 380 nm).
 */
const HUE_FROM = 400;
const HUE_TO = 660;

/** Of one wavelength (nm); null outside 380–780 nm. */
export function lightColour(wavelength: number): number | null {
  if (wavelength < 380 || wavelength > 780) return null;
  return hueOf(matching(Math.min(HUE_TO, Math.max(HUE_FROM, wavelength))));
}

/** hc/k, nm K (CODATA 2018). */
const SECOND_RADIATION_CONSTANT = 1.438776877e7;

/** Hue and luminance of a black body (Planck's law); the luminance in one arbitrary unit for all temperatures. */
export function blackBodyLight(kelvin: number): { readonly colour: number; readonly luminance: number } {
  const sum = [0, 0, 0];
  for (let wavelength = 380; wavelength <= 780; wavelength += 10) {
    const radiance = (wavelength / 560) ** -5 / Math.expm1(SECOND_RADIATION_CONSTANT / (wavelength * kelvin));
    matching(wavelength).forEach((part, n) => {
      sum[n] = (sum[n] ?? 0) + part * radiance;
    });
  }
  const [x = 0, y = 0, z = 0] = sum;
  return { colour: hueOf([x, y, z]), luminance: y };
}
