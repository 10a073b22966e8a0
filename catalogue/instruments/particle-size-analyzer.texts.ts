import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Light that flickers

Small particles jiggle, the smaller the faster (**Stokes and Einstein**):

$$D=\\frac{k_BT}{3\\pi\\eta d}.$$

Their scattered light is a speckle that flickers. How long it remembers itself is its correlation

$$g_2(\\tau)-1=\\beta\\,e^{-2\\Gamma\\tau},\\qquad \\Gamma=Dq^2,\\qquad q=\\frac{4\\pi n}{\\lambda}\\sin\\frac{\\theta}{2}.$$

A mixture gives a sum of decays. The **cumulants** of its logarithm, $\\ln g_1=-\\bar\\Gamma\\tau+\\frac{\\mu_2}{2}\\tau^2$, return a mean size, the **z-average**, and the **polydispersity index** $\\mu_2/\\bar\\Gamma^2$. Light of particles far smaller than the wavelength grows with $d^6$, so that the largest of them rule the answer. Dust of some micrometres is beyond that law, but a single grain still outshines a crowd of small particles: it shows as a burst of the count rate, sooner than in the index.

## Light that bends

Larger grains bend light into **rings**: a big one by small angles, near the pattern of a disc (Airy), whose first dark ring lies at $\\sin\\theta=1.22\\,\\lambda/(nd)$. The exact theory of **Mie** covers all sizes, and needs the refractive index of the particles.

Detectors on rings see the sum of all patterns. The **inversion** adds up computed patterns, each with a share that cannot be negative, until they agree with what was measured. The shares are those of the **volume**: 10, 50 and 90 % of it lie below D10, D50 and D90.

## What they need

Light scattering in time needs the **temperature and viscosity** in the cell, which has to have come to its temperature. Diffraction needs the **index**, an aligned laser, a background of clean liquid, and so few particles that light is scattered only once.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The z-average is a size that is in the sample.',
    instead:
      'Of two sizes it is a mean weighted by **scattered light**: 50 and 300 nm in equal light give some 87 nm, which no particle has. A high polydispersity index is the warning.',
  },
  {
    believed: 'If the computed rings fit the measured ones, the sizes are right.',
    instead:
      'A powder of 1 µm fits as well with an index of 1.46 as with the true 1.59, and comes out a fifth too small. The index has to be known, not fitted.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'D=\\frac{k_BT}{3\\pi\\eta d}',
      says: 'Stokes and Einstein; the fit turns it round with η and T of the setting.',
    },
    {
      tex: 'g_2-1=\\beta\\Big(\\sum_iw_ie^{-\\Gamma_i\\tau}\\Big)^2',
      says: 'Correlation of 41 classes of a distribution that is lognormal in the light, out to ±4 standard deviations.',
    },
    {
      tex: '\\ln g_1=a-\\bar\\Gamma\\tau+\\tfrac12\\mu_2\\tau^2',
      says: 'Fitted where g₂ − 1 is above 0.1 β; each channel counts by the scatter of its logarithm.',
    },
    {
      tex: 'T=T_{set}+(T_0-T_{set})\\,e^{-t/120\\,\\mathrm s}',
      says: 'The cell, from 25 °C as it is loaded. The run decays by the D of its mean temperature.',
    },
    {
      tex: 'Q_{sca}=\\frac{2}{x^2}\\sum_n(2n+1)\\big(|a_n|^2+|b_n|^2\\big)',
      says: 'Mie’s series with x + 4x^{1/3} + 2 terms, by the recurrences of Bohren and Huffman.',
    },
    {
      tex: 'I=\\frac{x^4}{4}\\Big(\\frac{2J_1(x\\sin\\theta)}{x\\sin\\theta}\\Big)^2+\\frac{x^2}{4}',
      says: 'Above x = 3000: Fraunhofer’s disc, and as much light again in all directions.',
    },
    {
      tex: '\\min_{v\\ge0}\\ \\sum_k\\Big(\\frac{\\sum_jK_{kj}v_j}{I_k}-1\\Big)^2+\\gamma\\sum_j(v_{j-1}-2v_j+v_{j+1})^2',
      says: 'Inversion with classes scaled to patterns of unit length; γ = 10⁻³ of the trace.',
    },
  ],
  assumptions: [
    'Spheres, far apart, that do not settle, in one scattering only; above 25 % obscuration every 3 points more take 1 % off all sizes.',
    'The distribution of light is given, whatever the angle; real particles above 100 nm scatter differently to each angle.',
    'The scatter of channels is independent and falls with the root of the time; that of detectors is 0.5 % at the end.',
    'With noise on, windows and an unaligned laser send light onto the rings; a background takes it off. With noise off there is none.',
    'A fit of the rings that leaves more than 5 % of the light states no uncertainty.',
    'Stated uncertainties are those of the scatter; that of the cell’s temperature, 2 to 3 % of the size for each degree, is not in them. Smoothing adds up to 1 % in D50 and a few per cent in D10 and D90.',
    'An index nearer than 0.005 to that of the dispersant counts as equal to it.',
  ],
  validity:
    'DLS from 2 to 3000 nm; diffraction from 0.2 µm. Above some 250 µm the rings from 0.05° outwards hold only part of the pattern: D50 then errs by 1 to 2 %, and by up to 6 % for wide distributions near 1 mm. Widths below 0.3 in ln d are recovered too wide: a class is 0.17 wide.',
  parameters: [
    {
      name: 'Viscosity of water, mPa s',
      value: '1.0016 at 20 °C, 0.890 at 25 °C, 0.6527 at 40 °C; ln η straight in 1/T between the values of the table',
      source: 'CRC Handbook of Chemistry and Physics (2016); ISO/TR 3666 (1998)',
    },
    {
      name: 'Ethanol and toluene at 25 °C, mPa s',
      value: '1.074 and 0.555, with slopes of 1600 and 1050 K in 1/T',
      source: 'CRC Handbook; slopes chosen',
      teaching: true,
    },
    {
      name: 'Index of the dispersants',
      value: 'water 1.335, 1.332, 1.329 at 532, 633, 780 nm; ethanol 1.360; toluene 1.494',
      source: 'IAPWS R9-97 (1997) for water; CRC Handbook of Chemistry and Physics (2016)',
    },
    {
      name: 'Index of the samples',
      value: 'polystyrene 1.59, milk fat 1.46, quartz 1.54',
      source: 'Ma et al. (2003); Michalski et al. (2001); Ghosh (1999)',
    },
    {
      name: 'Sizes of milk fat and sand',
      value: '3.5 µm with a width of 0.6; 200 µm with 0.5',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Pairs in the latex of 200 nm',
      value: 'a fifth of the light; they drag as spheres of 1.38 times the diameter',
      source: 'share chosen; drag after Happel and Brenner',
      teaching: true,
    },
    { name: 'Dust', value: '5 % of the light, 5 µm', source: 'chosen', teaching: true },
    {
      name: 'Correlator',
      value: '128 channels from 0.5 µs to 0.5 s, β = 0.9, scatter 0.003 after 60 s',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Detectors',
      value: '32 rings from 0.05° to 35°, and 60°, 90°, 120°, 150°; 60 classes from 0.1 to 2000 µm',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Count rate', value: '300 kcps, held by an attenuator', source: 'chosen', teaching: true },
  ],
  sources: [
    'C. F. Bohren and D. R. Huffman, Absorption and Scattering of Light by Small Particles, Wiley, New York (1983).',
    'B. J. Berne and R. Pecora, Dynamic Light Scattering, Wiley, New York (1976).',
    'D. E. Koppel, Analysis of macromolecular polydispersity in intensity correlation spectroscopy: the method of cumulants, Journal of Chemical Physics 57, 4814 (1972).',
    'ISO 22412:2017, Particle size analysis: Dynamic light scattering (DLS) (replaced by the edition of 2025).',
    'ISO 13320:2020, Particle size analysis: Laser diffraction methods.',
    'W. J. Wiscombe, Improved Mie scattering algorithms, Applied Optics 19, 1505 (1980).',
    'X. Ma et al., Determination of complex refractive index of polystyrene microspheres from 370 to 1610 nm, Physics in Medicine and Biology 48, 4165 (2003).',
    'M. C. Michalski, V. Briard and F. Michel, Optical parameters of milk fat globules for laser light scattering measurements, Lait 81, 787 (2001).',
    'G. Ghosh, Dispersion-equation coefficients for the refractive index and birefringence of calcite and quartz crystals, Optics Communications 163, 95 (1999).',
    'W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 97th ed., CRC Press, Boca Raton (2016).',
    'IAPWS R9-97, Release on the refractive index of ordinary water substance as a function of wavelength, temperature and pressure (1997).',
    'A. E. Balaev, K. N. Dvoretski and V. A. Doubrovski, Refractive index of Escherichia coli cells, Proceedings of SPIE 4707, 253 (2002).',
    'ISO 11277:2020, Soil quality: Determination of particle size distribution in mineral soil material.',
    'J. Happel and H. Brenner, Low Reynolds Number Hydrodynamics, Prentice-Hall, Englewood Cliffs (1965).',
  ],
  limits: [
    'Real powders are not spheres: diffraction gives the sphere that scatters alike.',
    'Real instruments weight and smooth in ways of their own; D50 of one maker need not be that of another.',
  ],
};
