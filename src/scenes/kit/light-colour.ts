/**
 * The colour of light of one wavelength (nm): CIE 1931 in the multi-lobe form of Wyman, Sloan and Shirley (JCGT 2
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
