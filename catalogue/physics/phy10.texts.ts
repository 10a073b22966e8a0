import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Two waves in one place

Ripples pass through each other without taking notice. Where two meet, the water's height is simply the sum of what each
would give alone: this is **superposition**. Two dippers on one bar send out circles in step. At a point that lies $r_1$
from the one and $r_2$ from the other, all that counts is the **path difference** $r_1 - r_2$:

- a whole number of wavelengths: crest meets crest, and the amplitudes add;
- an odd number of half wavelengths: crest meets trough, and the water stays calm for ever.

$$r_1 - r_2 = m\\lambda \\;\\text{(maximum)}, \\qquad r_1 - r_2 = \\left(m + \\tfrac12\\right)\\lambda \\;\\text{(minimum)}$$

The calm places form **nodal lines**. A constant difference of two distances is a hyperbola with the dippers as its foci.
Far away it becomes a straight line from the midpoint, and since the two paths are then almost parallel,

$$d\\,\\sin\\theta = \\left(m + \\tfrac12\\right)\\lambda .$$

The path difference can nowhere be larger than the separation $d$. So the number of nodal lines is finite, and if
$\\lambda > 2d$ there are none.

## A shifted source

If dipper 2 runs ahead by a phase $\\varphi$, the minima move to $r_1 - r_2 = (m + \\tfrac12 - \\varphi/360°)\\,\\lambda$.
In antiphase the centre line, as far from the one as from the other, becomes a node. The energy is not lost: it goes where
the waves agree.

## How fast ripples run

Gravity and surface tension both pull a raised surface back:

$$\\omega^2 = \\left(g k + \\frac{\\sigma}{\\rho} k^3\\right)\\tanh(k h), \\qquad k = \\frac{2\\pi}{\\lambda}$$

Gravity governs long waves, surface tension short ones, and the bottom slows those that are long compared with the depth
$h$. At 5 mm these effects balance: all ripples of this experiment run at nearly one speed. In deeper water slow oscillations run
faster than quick ones. That is **dispersion**.

## The same pattern in light

Thomas Young's double slit is the same experiment with wavelengths of half a micrometre. On a screen at distance $L$ the
angles are so small that the fringes are evenly spaced,

$$\\Delta y = \\frac{\\lambda L}{d},$$

under the envelope of a single slit of width $a$, $\\left(\\sin\\beta/\\beta\\right)^2$ with $\\beta = \\pi a y/\\lambda L$.
A ruler in millimetres thus measures nanometres. Young's first fringes, of 1803, lay beside a narrow slip of card held in a sunbeam;
the two openings he described in his lectures of 1807. It was strong evidence that light is a wave.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Where two waves meet, there is always more motion than with one.',
    instead:
      'Put the probe on a nodal line and lift the second dipper: the water that lay still begins to move. Two waves together can give less than one alone; what is missing here is found on the lines of maximum.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\omega^2 = \\left(gk + \\tfrac{\\sigma}{\\rho}k^3\\right)\\tanh kh, \\qquad c = \\lambda f',
      says: 'Ripples under gravity and surface tension; k by bisection.',
    },
    {
      tex: 'u_{tt} + \\gamma u_t = c^2\\nabla^2 u + \\sum_i q \\sin(\\omega t + \\varphi_i)\\,\\delta(\\mathbf r - \\mathbf r_i)',
      says: 'The surface: the wave equation in two dimensions at one phase speed, by leapfrog with the five-point Laplacian.',
    },
    {
      tex: '\\gamma = 15\\,\\frac{c}{L_s}(1-s)^2',
      says: 'The beaches: damping in a border of width L_s outside the visible tank, s = 0 at its outer edge.',
    },
    {
      tex: 'A_1(r) = \\frac{q}{4c^2}\\left|H_0^{(1)}(kr)\\right|',
      says: 'Amplitude of one dipper, by which the probe’s lock-in amplitude (over four periods) is divided.',
    },
    {
      tex: '\\left|m + \\tfrac12 - \\varphi/360°\\right| < d/\\lambda',
      says: 'The orders m for which a nodal line exists.',
    },
    {
      tex: 'I = I_0\\,\\mathrm{sinc}^2\\!\\left(\\frac{\\pi a y}{\\lambda L}\\right)\\cos^2\\!\\left(\\frac{\\pi d y}{\\lambda L} + \\frac{\\varphi}{2}\\right)',
      says: 'Light on the screen, with sinc x = sin x / x.',
    },
  ],
  assumptions: [
    'Small, flat ripples: heights add, viscosity does not damp them within the tank.',
    'All that moves at one setting moves at the phase speed of its frequency; after a change of frequency the old waves run on at the new speed.',
    'Marks of the bar and print of the slide are off by up to 1 %, the same in all runs of a seed; you reckon with what they say.',
    'The dippers are points, spread over four cells of the lattice; the probe reads between cells.',
    'When the drive starts or stops, its amplitude takes three periods to rise or fall.',
    'Slits are lit evenly by coherent light; angles at the screen are small.',
  ],
  validity:
    '1–10 Hz and 2–20 mm. Settled amplitudes agree with the sum of two Hankel functions within 0.15 of one source’s amplitude where the wavelength is 2.2 cm or more, as always from 5 mm of water on; shorter ripples on shallower water are weakened by the lattice, by up to 0.3.',
  parameters: [
    {
      name: 'Surface tension of water',
      value: '0.0728 N/m at 20 °C',
      source: 'CRC Handbook of Chemistry and Physics, 97th ed.',
    },
    {
      name: 'Density of water',
      value: '998.2 kg/m³ at 20 °C',
      source: 'CRC Handbook of Chemistry and Physics, 97th ed.',
    },
    { name: 'g', value: '9.81 m/s²', source: 'chosen: the standard 9.806 65 m/s² rounded', teaching: true },
    {
      name: 'Speed of light',
      value: '299 792 458 m/s',
      source: 'BIPM, The International System of Units (SI), 9th ed.',
    },
    { name: 'Lattice', value: '256 × 192 cells of 1.5625 mm', source: 'chosen', teaching: true },
    {
      name: 'Lattice above 10 cm wavelength',
      value: '128 × 96 cells of 3.125 mm',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Absorbing border',
      value: '40 cells, and at least 1.1 wavelengths',
      source: 'chosen; thinner borders send long waves back',
      teaching: true,
    },
    {
      name: 'Ripple height of one dipper',
      value: '0.5 mm at 10 cm',
      source: 'chosen for the strip chart and the lamp shading',
      teaching: true,
    },
    { name: 'Width of a slit', value: '0.04 mm', source: 'chosen: as on a usual school slide', teaching: true },
    {
      name: 'Slit separation',
      value: '0.1 mm per cm of source separation',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Label of the separation',
      value: '±1 % (school), ±0.2 % (research)',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Millimetre ruler',
      value: '±0.5 mm (class II), ±0.2 mm (class I) up to 1 m',
      source: 'Directive 2014/32/EU',
    },
    {
      name: 'Lock-in amplifier',
      value: 'gain ±1 %, typically ±0.2 %',
      source: 'Stanford Research Systems, Model SR830 DSP Lock-In Amplifier',
    },
  ],
  sources: [
    'B. Ströbel, Demonstration and study of the dispersion of water waves with a computer-controlled ripple tank, Am. J. Phys. 79 (2011) 581: the dispersion relation measured at 2–50 Hz.',
    'P. M. Morse and K. U. Ingard, Theoretical Acoustics, McGraw-Hill, New York, 1968, chapter 7: the field of a line source, H₀⁽¹⁾.',
    'R. Courant, K. Friedrichs, H. Lewy, Über die partiellen Differenzengleichungen der mathematischen Physik, Math. Ann. 100 (1928) 32: the largest stable step.',
    'T. Young, Experiments and calculations relative to physical optics, Phil. Trans. R. Soc. 94 (1804) 1: fringes beside a narrow body.',
    'T. Young, A Course of Lectures on Natural Philosophy and the Mechanical Arts, Joseph Johnson, London, 1807, lecture XXXIX: the two openings.',
    'CRC Handbook of Chemistry and Physics, 97th ed., CRC Press, Boca Raton, 2016: water at 20 °C.',
    'BIPM, The International System of Units (SI), 9th ed., Sèvres, 2019: the speed of light.',
    'Stanford Research Systems, Model SR830 DSP Lock-In Amplifier, user’s manual, Sunnyvale, 1993 and later editions, thinksrs.com: gain accuracy.',
    'Directive 2014/32/EU of the European Parliament and of the Council on measuring instruments, OJ L 96 (2014) 149, annex X (MI-008): rulers.',
    'JCGM 100:2008, Guide to the expression of uncertainty in measurement, BIPM, 2008, 4.3.7: from a tolerance to a standard deviation.',
  ],
  limits: [
    'The ruler’s uncertainty of a fringe spacing is that of ten fringes at all separations; where only five are bright it would be twice as large.',
    'A ruler laid on real water is read through ripples: one tells a crest to a millimetre or two, and each eye a little differently.',
    'In a real tank ripples of 10 Hz lose a noticeable part of their height to viscosity within 20 cm, and a film on the surface damps them much more.',
    'Real dippers sit in a meniscus and have a width; real beaches send a few per cent back.',
    'A group of waves on deep water spreads out, since each frequency has its own speed; the lattice carries one speed at a time.',
  ],
};
