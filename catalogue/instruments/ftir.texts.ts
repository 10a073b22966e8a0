import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## All wavenumbers at once

A beamsplitter sends half of the light to a fixed mirror and half to one that moves. When both meet again with a path difference $x$, each wavenumber $\\tilde\\nu$ contributes $\\cos2\\pi\\tilde\\nu x$, so that the detector sees

$$I(x)=\\int B(\\tilde\\nu)\\,[1+\\cos2\\pi\\tilde\\nu x]\\,d\\tilde\\nu$$

a large burst in the centre, where all are in step, and small wings. A **Fourier transform** gives $B(\\tilde\\nu)$ back. Divided by a background without the sample it is the transmittance.

## Resolution and window

The mirror stops at a path difference $L$: details finer than about $1/L$ are lost. The sudden cut leaves each line with the shape of a sinc, $0.60/L$ wide, with ripples. Multiplying with a smooth window, **apodisation**, takes the ripples away and widens the line: triangle $0.89/L$, Happ-Genzel $0.91/L$, Blackman-Harris $1.14/L$.

## Noise

Noise falls with the root of the number of scans. At equal scans it grows as $1/\\sqrt{\\text{resolution}}$ towards finer settings, at equal time as $1/\\text{resolution}$, since a finer scan also takes longer.

## What absorbs

A vibration absorbs if it changes the dipole moment. Bands between 4000 and 1500 cm⁻¹ belong to groups (O–H 3300, C–H 2900, C=O 1700), those below to the molecule as a whole. A gas shows the rotation as well: single lines, if the resolution is fine enough, and two humps with a gap between them, if it is not. The lines on the upper side (R) belong to molecules that turn faster afterwards, those on the lower side (P) to ones that turn more slowly. In the gap, at the wavenumber of the vibration itself, stands a line only where the molecule may keep its rotation: not in carbon monoxide, and not in the stretching of carbon dioxide at 2349 cm⁻¹, but in its bending, the sharp band at 667 cm⁻¹.

Water and carbon dioxide of the air absorb too. What changes of them between background and sample appears as false bands.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A missing band proves that the group is absent.',
    instead:
      'Set the thickness to 0.1 and four scans to one: weak bands drown in the noise. And a vibration that leaves the dipole as it is absorbs nothing at all: nitrogen, or the triple bond of a symmetric alkyne.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'I(x)=\\int B(\\tilde\\nu)\\cos2\\pi\\tilde\\nu x\\,d\\tilde\\nu',
      says: 'The varying part of the interferogram, each 632.8 nm up to L = 1/resolution.',
    },
    {
      tex: 'w(u)=1,\\;1-u,\\;0.54+0.46\\cos\\pi u,\\;0.42323+0.49755\\cos\\pi u+0.07922\\cos2\\pi u',
      says: 'Windows over u = x/L.',
    },
    {
      tex: 'T=\\prod_k10^{-dA_k/(1+(2(\\tilde\\nu-\\tilde\\nu_k)/w_k)^2)}',
      says: 'Lorentzian bands, d the thickness factor.',
    },
    {
      tex: 'R(J)=\\nu_0+2B_1+(3B_1-B_0)J+(B_1-B_0)J^2,\\quad P(J)=\\nu_0-(B_1+B_0)J+(B_1-B_0)J^2',
      says: 'Lines of carbon monoxide, and of carbon dioxide of the air with even J only; their strengths go with |m| exp(−B₀J(J+1)hc/kT).',
    },
    {
      tex: 'A_{air}\\propto 0.2\\,[1-p\\,(1-e^{-t/60\\,\\mathrm{s}})]',
      says: 'Air in the closed bench with purge quality p; 1 with the lid open.',
    },
    {
      tex: '\\sigma_T=0.1\\,\\%\\sqrt{\\frac{4\\,\\mathrm{cm^{-1}}}{r\\,n}}',
      says: 'Noise of the 100 % line at 2550 cm⁻¹, resolution r, n scans.',
    },
  ],
  assumptions: [
    'The detector is linear and flat; the beam is parallel; the interferogram has no phase error.',
    'The air does not change while a record is collected.',
    'Film, crystal and plates are treated alike, with a thickness factor. On a real diamond (ATR) light enters the sample by one or two wavelengths only, whatever its thickness: bands at high wavenumbers are weaker than here, and strong ones are shifted by some cm⁻¹. Films and cells show no fringes here.',
    'Whatever is cleaned is clean: no rest of the sample before stays on the crystal.',
    'Of water in air there are the 131 strongest lines, at their places; hundreds of weaker ones are left out. Strengths about 1600 cm⁻¹ are those of a rigid molecule, within some tens of per cent.',
    'Lines narrower than the grid are put on it by area and place.',
  ],
  validity:
    '400 to 4000 cm⁻¹. Each substance has its main bands only, as Lorentzians of chosen height. Below 0.1 % of the light the display stops; near 450 cm⁻¹ the beamsplitter sends hardly any.',
  parameters: [
    {
      name: 'Polystyrene',
      value: '1601.2, 1028.3, 906.8 cm⁻¹ and others',
      source: 'European Pharmacopoeia 2.2.24; NIST SRM 1921',
    },
    { name: 'Carbon monoxide', value: 'ν₀ 2143.271, B₀ 1.92253, B₁ 1.90503 cm⁻¹', source: 'Huber and Herzberg 1979' },
    {
      name: 'Carbon dioxide',
      value: 'ν₃ 2349.14, B₀ 0.3902, B₁ 0.3871; ν₂ 667.38, B₁ 0.3906 cm⁻¹; even J',
      source: 'Herzberg 1945; Martin and Barker 1932',
    },
    {
      name: 'Amount of carbon dioxide in the open bench',
      value: '20 and 4 cm⁻¹ of absorbance',
      source: 'Chosen',
      teaching: true,
    },
    {
      name: 'Water in air, places and strengths of its lines',
      value: '1684.84, 1653.27, 1616.71, 3837.87, 3752.21 cm⁻¹ and others',
      source: 'HITRAN2016, Gordon et al. 2017; strengths of the bending by a rigid rotor',
    },
    {
      name: 'Amount of water in the open bench',
      value: '2 cm⁻¹ of absorbance for the strongest line; lines 0.2 cm⁻¹ wide',
      source: 'Chosen, in proportion to the carbon dioxide',
      teaching: true,
    },
    {
      name: 'Etched plates',
      value: 'transmit 0.5 (1 − 0.3 ν/4000), a tenth of the bands of water',
      source: 'Chosen',
      teaching: true,
    },
    { name: 'Noise', value: '0.1 % at 4 cm⁻¹ and one scan', source: 'Chosen', teaching: true },
  ],
  sources: [
    'P. R. Griffiths and J. A. de Haseth, Fourier Transform Infrared Spectrometry, 2nd ed., Wiley 2007, chapters 2 and 7',
    'B. C. Smith, Infrared Spectral Interpretation, CRC Press 1998',
    'H. Happ and L. Genzel, Interferenz-Modulation mit monochromatischen Millimeterwellen, Infrared Phys. 1 (1961) 39',
    'F. J. Harris, On the use of windows for harmonic analysis with the discrete Fourier transform, Proc. IEEE 66 (1978) 51',
    'P. E. Martin and E. F. Barker, The infrared absorption spectrum of carbon dioxide, Phys. Rev. 41 (1932) 291',
    'G. Herzberg, Infrared and Raman Spectra of Polyatomic Molecules, Van Nostrand 1945',
    'I. E. Gordon et al., The HITRAN2016 molecular spectroscopic database, J. Quant. Spectrosc. Radiat. Transfer 203 (2017) 3',
    'European Pharmacopoeia, 11th ed., EDQM 2023, method 2.2.24: absorption spectrophotometry, infrared',
    'D. Gupta, L. Wang, L. M. Hanssen, J. J. Hsia and R. U. Datla, Polystyrene films for calibrating the wavelength scale of infrared spectrophotometers, SRM 1921, NIST Special Publication 260-122 (1995)',
    'K. P. Huber and G. Herzberg, Constants of Diatomic Molecules, Van Nostrand Reinhold 1979; NIST Chemistry WebBook',
  ],
  limits: [
    'Carbon monoxide is poisonous and has no smell. Its cell is sealed, was filled in a hood and is never opened.',
    'Solvents burn and harm: a drop is enough, under a hood.',
  ],
};
