import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Reflection from planes

The atoms of a crystal lie on families of parallel **planes**, a distance $d$ apart. Waves from neighbouring planes are in step when their path difference is a whole number of wavelengths (**Bragg**):

$$n\\lambda=2d\\sin\\theta$$

In a cubic crystal with cell edge $a$ the planes $(hkl)$ lie $d=a/\\sqrt{h^2+k^2+l^2}$ apart, so that

$$\\sin^2\\theta=\\frac{\\lambda^2}{4a^2}\\,(h^2+k^2+l^2).$$

The **ratios** of $\\sin^2\\theta$ are ratios of whole numbers: 3, 4, 8, 11 in a face-centred lattice, 2, 4, 6, 8 in a body-centred one, 3, 8, 11, 16 in that of diamond. They give the lattice before anything else is known; each line then gives $a$.

## Which lines appear, and how strong

$$F=\\sum_jf_j\\,e^{-B_js^2}\\,e^{2\\pi i(hx_j+ky_j+lz_j)},\\qquad s=\\frac{\\sin\\theta}{\\lambda}$$

adds the waves of all atoms of the cell. In a body-centred cell they cancel unless $h+k+l$ is even, in a face-centred one unless $h,k,l$ are all even or all odd; diamond loses 200 and 222 besides. A line has the strength

$$m\\,|F|^2\\,\\frac{1+\\cos^22\\theta}{\\sin^2\\theta\\cos\\theta}$$

with $m$ the number of equivalent planes. K⁺ and Cl⁻ have 18 electrons each, so that potassium chloride looks simple cubic with half its cell.

## Width

Small crystallites broaden a line (**Scherrer**), and so does a spread of spacings $\\varepsilon$:

$$\\beta=\\frac{K\\lambda}{D\\cos\\theta},\\quad K=0.9;\\qquad\\beta_\\varepsilon=4\\varepsilon\\tan\\theta.$$

What the **instrument** adds has to be measured with a standard of large crystallites and taken out first.

## Alignment

A sample that lies $h$ too high, towards the beam, on a circle of radius $R$ shifts each line by $+2h\\cos\\theta/R$, to higher angles; one that lies too low shifts them to lower angles. (Many books count the displacement away from the beam and write a minus.) The lattice constant from a line is then too small, or too large, in proportion to $\\cos^2\\theta/\\sin\\theta$, and a straight line through all of them, read at 0 (θ = 90°), is right. (Nelson and Riley's function belongs to the Debye–Scherrer camera.)

## Counting

Counts are **Poisson**: $N$ scatters by $\\sqrt N$. Weak lines need time.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The size from the width of a line is that of the powder’s particles.',
    instead:
      'It is that of the **coherent crystallites**. Set 20 nm: the powder in the holder looks as it did, its particles may be a thousand times as large, and yet every line is more than four times as wide. What a sieve or a microscope calls a grain may hold thousands of crystallites.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: '\\lambda=2d\\sin\\theta,\\quad d=a/\\sqrt{h^2+k^2+l^2}', says: 'Bragg, for a cubic cell.' },
    {
      tex: 'I\\propto m\\,|F|^2\\,\\frac{1+\\cos^22\\theta}{\\sin^2\\theta\\cos\\theta}',
      says: 'Strength of a line: all (hkl) of the same sum of squares together.',
    },
    { tex: 'f(s)=\\sum_{i=1}^4a_ie^{-b_is^2}+c', says: 'Scattering factor of an atom.' },
    {
      tex: '\\text{FWHM}=0.08^\\circ+\\frac{180^\\circ}{\\pi}\\left(\\frac{0.9\\lambda}{D\\cos\\theta}+4\\varepsilon\\tan\\theta\\right)',
      says: 'Width of a pseudo-Voigt, half Lorentzian and half Gaussian.',
    },
    { tex: '\\Delta2\\theta=+\\frac{2h\\cos\\theta}{R}', says: 'Sample too high by h, towards the beam, R = 173 mm.' },
    {
      tex: 'b=40\\,e^{-2\\theta/60^\\circ}+20+b_F',
      says: 'Background, counts per second, with the fluorescence of the sample.',
    },
  ],
  assumptions: [
    'Enough grains in every direction; no texture, no absorption, no dispersion terms (they change the ratios of these patterns by less than 3 % of the strongest line with copper rays).',
    'Widths of instrument, size and strain add, as those of Lorentzian lines do. Lines here are half Gaussian: the size is right because model and evaluation use the same rule. With the squares of the widths taken apart instead, 17 nm would come out for 20 nm.',
    'The counts of a step are Poisson about the expected ones; dead time is left out.',
    'Lines are found by least squares, one beside the others, weighted by the counts; the uncertainties are those of the counting alone.',
    'Lines below 0.05 % of the strongest are left out; a line that stands out by less than three standard uncertainties is not found.',
  ],
  validity: '2θ from 15° to 140°, cubic powders, crystallites of 5 to 200 nm.',
  parameters: [
    {
      name: 'Wavelengths Kα₁; Kα₂, Å',
      value: 'Cr 2.28970; 2.29361, Co 1.78897; 1.79285, Cu 1.54056; 1.54439, Mo 0.70930; 0.71359; Kα₂ at half strength',
      source:
        'Bearden (1967), in his unit Å*, as in Cullity and Stock; on the scale of International Tables C (2004) they are 20 parts in a million longer (copper 1.540593 Å), and so are the cells',
    },
    {
      name: 'Cells a, Å',
      value:
        'Si 5.4309, Cu 3.6149, Al 4.0495, Fe 2.8665, W 3.1652, NaCl 5.6402, KCl 6.2931, CsCl 4.123, diamond 3.5667, Ni 3.5238, Mo 3.1470, Ge 5.6579, MgO 4.2117',
      source: 'NBS Circular 539 and Monograph 25; NIST SRM 640 for silicon',
    },
    {
      name: 'B, Å²',
      value:
        'Si 0.46, Cu 0.55, Al 0.85, Fe 0.35, W 0.16, Na 1.7, Cl 1.4, KCl 2.1, CsCl 1.9, C 0.2, Ni 0.37, Mo 0.22, Ge 0.57, Mg 0.31, O 0.34',
      source: 'Sears and Shelley (1991) for the elements; rounded literature values for the salts',
    },
    { name: 'Strongest line', value: '5000 counts/s with crystallites of 200 nm', source: 'chosen', teaching: true },
    { name: 'Width of the instrument', value: '0.08° at all angles', source: 'chosen', teaching: true },
    {
      name: 'Fluorescence, counts/s',
      value: 'iron 500 under copper; iron, nickel, copper 170 under molybdenum',
      source: 'chosen',
      teaching: true,
    },
  ],
  sources: [
    'B. D. Cullity and S. R. Stock, Elements of X-Ray Diffraction, 3rd ed., Prentice Hall, Upper Saddle River (2001), chapters 3, 4, 5, 10 and 13.',
    'International Tables for Crystallography, vol. C, 3rd ed., Kluwer, Dordrecht (2004), tables 4.2.2.4, 4.2.2.6 and 6.1.1.4.',
    'J. A. Bearden, X-Ray Wavelengths, Reviews of Modern Physics 39, 78 (1967).',
    'A. L. Patterson, The Scherrer formula for X-ray particle size determination, Physical Review 56, 978 (1939).',
    'W. H. Bragg and W. L. Bragg, The reflection of X-rays by crystals, Proceedings of the Royal Society A 88, 428 (1913).',
    'National Institute of Standards and Technology, Certificate, Standard Reference Material 640f, Line position and line shape standard for powder diffraction (silicon powder), Gaithersburg (2019).',
    'V. F. Sears and S. A. Shelley, Debye–Waller factor for elemental crystals, Acta Crystallographica A 47, 441 (1991).',
    'H. E. Swanson and E. Tatge, Standard X-ray Diffraction Powder Patterns, NBS Circular 539, vol. 1 (1953).',
    'J. B. Nelson and D. P. Riley, An experimental investigation of extrapolation methods in the derivation of accurate unit-cell dimensions of crystals, Proceedings of the Physical Society 57, 160 (1945).',
  ],
  limits: [
    'Real lines are skewed at low angles by the divergence of the beam along the axis of the goniometer.',
    'Real X-ray tubes stand in cabinets whose doors cut the beam; nobody reaches into it.',
    'The method of widths is the simplest one: courses at university separate Gaussian and Lorentzian parts, or fit the whole pattern.',
  ],
};
