import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Lines

Crystal planes a distance $d$ apart reflect X-rays where the path difference is a whole wavelength (**Bragg**):

$$\\lambda=2d\\sin\\theta.$$

In a cubic crystal $\\sin^2\\theta=\\frac{\\lambda^2}{4a^2}(h^2+k^2+l^2)$, so that the **ratios** of $\\sin^2\\theta$ reveal the lattice: face-centred shows 3, 4, 8, 11, body-centred 2, 4, 6. A fine powder holds grains in every direction: each family of planes finds some at the right angle and sends a full **cone** of rays, of which the detector cuts one point.

## Strengths

A line is as strong as its structure factor, the number of equivalent planes and the **Lorentz-polarisation** factor make it:

$$F=\\sum_jf_j\\,e^{-B_js^2}\\,e^{2\\pi i(hx_j+ky_j+lz_j)},\\qquad LP=\\frac{1+\\cos^22\\theta}{\\sin^2\\theta\\cos\\theta}.$$

Here $f_j$ is how strongly atom $j$ scatters (its electrons, at small angles all of them), $s=\\sin\\theta/\\lambda$, and $B_j$ says how far heat makes it swing.

In a mixture each phase counts with its mass fraction over density and squared cell volume.

## The tube

An anode sends two close lines, Kα₁ and Kα₂, that part at high angles, once the voltage is above its **K edge**. It also sends **Kβ**, a fifth as strong and at a wavelength a tenth shorter (copper 1.392 Å), and a continuum: a thin foil (nickel for copper, iron for cobalt) or a monochromator takes them away, or each line would have a small companion at a lower angle. Rays just above the edge of an element in the sample make it **fluoresce**: iron glows under copper rays, not under the Kα of cobalt.

## Widths

Small crystallites broaden a line by $K\\lambda/(L\\cos\\theta)$ (**Scherrer**, $K=0.9$), strain by $4\\varepsilon\\tan\\theta$. What the instrument adds is a Gaussian; it has to be taken out of the folded width first. One line cannot tell size from strain, two can.

## How level it lies

A surface that lies $h$ above the axis of the goniometer, of radius $R$, shifts each line up by $2h\\cos\\theta/R$, and makes the cell too small by the part $\\cos^2\\theta/\\sin\\theta\\cdot h/R$. That is the largest error of most real cells. Towards $\\theta=90°$ it vanishes, so the cell is taken from lines at **high angles**, or from all lines, drawn against $\\cos^2\\theta/\\sin\\theta$ and read at 0.

## What a pattern names

Place and strength of the lines together are the fingerprint of a **phase**. The card file compares them with known ones.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A pattern shows which elements are in the sample.',
    instead:
      'It shows the **lattice**. Aluminium and copper give the same sequence of lines, only at other angles; a glass of the same elements as quartz gives none. Only the match of places and strengths with the card of a known phase names it.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'I\\propto\\frac{w}{\\rho v^2}\\sum_{hkl}|F|^2\\,\\frac{1+\\cos^22\\theta}{\\sin^2\\theta\\cos\\theta}',
      says: 'Strength of a line of a phase: mass fraction w, density ρ, cell volume v; over all (hkl) of equal 2θ.',
    },
    {
      tex: 'H_G^2=0.01\\tan^2\\theta-0.006\\tan\\theta+0.008',
      says: 'Width of the instrument, degrees squared.',
    },
    {
      tex: 'H_L=\\frac{180^\\circ}{\\pi}\\left(\\frac{0.9\\lambda}{L\\cos\\theta}+4\\varepsilon\\tan\\theta\\right)',
      says: 'Width of size and strain; folded with the instrument as a pseudo-Voigt (Thompson, Cox and Hastings).',
    },
    {
      tex: 'H=0.5346H_L+\\sqrt{0.2166H_L^2+H_G^2}',
      says: 'By which the Lorentzian is taken out of a measured width again (Olivero and Longbothum).',
    },
    { tex: 'I\\propto i\\,(V-V_k)^{1.6}', says: 'Output of the tube above the K edge of its anode.' },
    {
      tex: 'b=30+60\\,e^{-2\\theta/25^\\circ}+b_F',
      says: 'Background, counts per second, with the fluorescence of the sample.',
    },
  ],
  assumptions: [
    'Enough grains in every direction; no texture, no absorption, no dispersion terms.',
    'Counts of a step are Poisson with mean rate × 60 · step/speed; dead time is left out.',
    'A picked line is found by least squares, with its Kα₂ on a flat background, within 2.5 widths, beside the tails of the other lines; its uncertainty is that of the counting, its place has that of how level the powder lies besides, and of the calibration once there is one.',
    'Kβ and the continuum are filtered out completely.',
    'Lines are symmetrical, for the beam does not spread along the goniometer’s axis. Each loading presses the powder anew: its surface lies off that axis by 0.02 mm (standard deviation), on a goniometer of 200 mm; angle, spacing and cell state it. The lines of one loading share it, and the silicon of the calibration lies level.',
    'Kα₂ is stripped after Rachinger, on the screen only: picks are always fitted to what was recorded.',
    'The search compares up to fourteen maxima with the cards of twenty phases.',
  ],
  validity:
    '2θ from 5° to 140°; lines whose sin θ would be above 1 do not exist. Sizes above 200 nm are not told from the instrument.',
  parameters: [
    {
      name: 'Wavelengths Kα₁ / Kα₂, Å',
      value: 'Cu 1.5405929 / 1.5444274, Co 1.7889960 / 1.7928350, Mo 0.7093172 / 0.7136070; Kα₂ at half strength',
      source: 'Hölzer et al. (1997); International Tables C, table 4.2.2.4',
    },
    {
      name: 'Cells, Å',
      value:
        'NaCl 5.6402, KCl 6.2931, Si 5.43102, Al 4.0495, Cu 3.6149, Fe 2.8665, CaF₂ 5.4631; quartz a 4.9134, c 5.4052',
      source:
        'NBS Circular 539; NIST SRM 640; quartz: powder card 46-1045, coordinates of Levien, Prewitt and Weidner (1980)',
    },
    {
      name: 'K edges, kV',
      value: 'Cu 8.98, Co 7.71, Mo 20.0',
      source: 'International Tables C, table 4.2.2.4',
    },
    {
      name: 'Strongest line',
      value: '6000 counts/s at 40 kV and 40 mA with large crystallites',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Fluorescence at 40 kV and 40 mA, counts/s',
      value: 'iron 600 under copper; iron and copper 200 under molybdenum',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Surface of a powder as it is pressed',
      value: 'off the axis by 0.02 mm (1 σ); radius of the goniometer 200 mm',
      source: 'chosen, of the usual order',
      teaching: true,
    },
    { name: 'Calibration with silicon', value: '± 0.002° (1 σ), 120 s', source: 'chosen', teaching: true },
  ],
  sources: [
    'V. K. Pecharsky and P. Y. Zavalij, Fundamentals of Powder Diffraction and Structural Characterization of Materials, 2nd ed., Springer, New York (2009).',
    'B. D. Cullity and S. R. Stock, Elements of X-Ray Diffraction, 3rd ed., Prentice Hall, Upper Saddle River (2001).',
    'D. Waasmaier and A. Kirfel, New analytical scattering-factor functions for free atoms and ions, Acta Crystallographica A 51, 416 (1995).',
    'G. Hölzer et al., Kα₁,₂ and Kβ₁,₃ X-ray emission lines of the 3d transition metals, Physical Review A 56, 4554 (1997).',
    'P. Thompson, D. E. Cox and J. B. Hastings, Rietveld refinement of Debye–Scherrer synchrotron X-ray data from Al₂O₃, Journal of Applied Crystallography 20, 79 (1987).',
    'J. J. Olivero and R. L. Longbothum, Empirical fits to the Voigt line width, Journal of Quantitative Spectroscopy and Radiative Transfer 17, 233 (1977).',
    'W. A. Rachinger, A correction for the α₁α₂ doublet in the measurement of widths of X-ray diffraction lines, Journal of Scientific Instruments 25, 254 (1948).',
    'L. Levien, C. T. Prewitt and D. J. Weidner, Structure and elastic properties of quartz at pressure, American Mineralogist 65, 920 (1980).',
    'International Tables for Crystallography, vol. C, 3rd ed., Kluwer, Dordrecht (2004).',
  ],
  limits: [
    'X-rays harm: real cabinets are interlocked, and nobody overrides the interlock.',
    'A real card file holds hundreds of thousands of phases, and a match wants a second look at the chemistry.',
  ],
};
