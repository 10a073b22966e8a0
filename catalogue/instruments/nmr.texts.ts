import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Protons in a field

A proton in a field $B_0$ precesses at the **Larmor frequency**

$$\\nu_0=\\frac{\\gamma B_0}{2\\pi},\\qquad\\frac\\gamma{2\\pi}=42.577\\ \\text{MHz/T}.$$

Electrons shield it by parts per million. Each kind of proton has a **shift** $\\delta$ in ppm that does not depend on the magnet, counted from tetramethylsilane.

## Neighbours

Protons of neighbouring groups split lines by $J$ hertz, and that does not depend on the magnet either. Where $\\Delta\\nu\\gg J$, $n$ neighbours give $n+1$ lines. Where not, lines lean together and shift: the spectrum is what the **Hamiltonian**

$$H=\\sum_i\\nu_iI_{zi}+\\sum_{i<j}J_{ij}\\,\\mathbf I_i\\cdot\\mathbf I_j$$

says, a line for each difference of its values.

## From the pulse to the line

A pulse tips the magnetisation across the field. The coil records how it rings and fades with $T_2^*$; the Fourier transform turns that into lines of the width

$$\\Delta\\nu_{1/2}=\\frac1{\\pi T_2^*}.$$

An uneven field makes $T_2^*$ short: the **shims** make it even, and the **lock** holds it. Signal to noise grows with the root of the number of scans.

## Waiting

Along the field the magnetisation comes back with $T_1$. Integrals count protons only when every group has come back: after five times the longest $T_1$. When there is no time for that, the **Ernst angle** $\\cos\\alpha=e^{-T_R/T_1}$ gives most signal. After an inversion the line grows as $1-2e^{-\\tau/T_1}$: it vanishes at $\\tau=T_1\\ln2$.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'OH always splits its neighbours.',
    instead:
      'Take ethanol: CH₂ is a quartet, by its CH₃ alone, and OH is one line. In ordinary samples OH protons change places faster than J, so their coupling averages out; it shows in very dry solution without acid. Nor has OH a place of its own: hydrogen bonds take it downfield, from 1.33 ppm in 10 mmol/L of ethanol to 2.3 in 1000.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'H=\\sum_i\\nu_iI_{zi}+\\sum_{i<j}J_{ij}\\,\\mathbf I_i\\cdot\\mathbf I_j',
      says: 'Up to seven spins, solved block by block of M_z; lines within 0.01 Hz are joined.',
    },
    {
      tex: 's(t)=\\sum w\\,e^{2\\pi i\\nu t}e^{-t/T_2},\\qquad\\frac1{T_2}=\\frac1{T_2^*}+0.2\\pi\\sqrt{\\Delta z_1^2+\\Delta z_2^2}',
      says: 'The decay, the carrier at 5 ppm, with the units by which the shims are off; 50 of both add 14 Hz.',
    },
    {
      tex: 'M=\\frac{(1-E)\\sin\\alpha}{1-E\\cos\\alpha},\\quad E=e^{-T_R/T_1}',
      says: 'Steady state of each group with its own T₁.',
    },
    { tex: 'M=1-2e^{-\\tau/T_1}+e^{-T_R/T_1}', says: 'Inversion recovery, then a pulse of 90°.' },
    {
      tex: '\\cos\\alpha_E=e^{-T_R/T_1}',
      says: 'The Ernst angle.',
    },
  ],
  assumptions: [
    'Every scan is of the steady state: dummy scans have gone before.',
    'All lines have one width; OH is as narrow as the others.',
    'Chemical exchange is either so fast that OH does not couple, or absent.',
    'Tetramethylsilane, 2 mmol/L, the CHCl₃ left in the CDCl₃, 25 mmol/L, and water, 5 mmol/L, are always there; none of them counts among the protons of the molecule. Water does not change places with an OH.',
    'Phasing by itself finds the phase of the receiver exactly; there is no phase that changes along the axis.',
    'Without a lock the field drifts by 0.4 Hz from scan to scan.',
    'With noise the axis is off by up to 0.03 ppm until it is referenced.',
    'Satellites of ¹³C are left out.',
    'The place of an OH goes with its own concentration only: c/(c + 3 mol/L) of the way to 5.34 ppm, the place in pure ethanol.',
    'Lines outside the spectral width are folded in, as on older instruments; those of the last thirty years sample faster and filter, and such lines are lost.',
    'All magnets are drawn as superconducting ones; those of 60 and 100 MHz are mostly permanent magnets or electromagnets, which do not quench.',
  ],
  validity:
    'Solutions in CDCl₃ at room temperature. T₁ is set for the slowest group; that others are faster by fixed parts is chosen, as are strength and noise.',
  parameters: [
    {
      name: 'γ/2π of the proton',
      value: '42.577478461 MHz/T',
      source: 'CODATA 2022',
    },
    {
      name: 'Shifts and couplings',
      value: 'ethyl acetate 4.12, 2.05, 1.26 ppm, 7.1 Hz',
      source: 'Fulmer et al. 2010; Günther 2013',
    },
    {
      name: 'OH of ethanol and isopropanol',
      value: '1.32 and 1.40 ppm at high dilution, 5.34 ppm in pure ethanol',
      source: 'Fulmer et al. 2010; Ferris, Zeidler and Farrar 2000; half at 3 mol/L chosen',
      teaching: true,
    },
    {
      name: 'Water in CDCl₃',
      value: '1.56 ppm; 5 mmol/L',
      source: 'Fulmer et al. 2010; content chosen',
      teaching: true,
    },
    { name: 'T₁ of the groups', value: '0.6 to 1 of the slowest', source: 'Chosen', teaching: true },
    {
      name: 'Signal and noise',
      value: '1 for a proton of 100 mmol/L at 300 MHz; 0.05 per point, channel and scan',
      source: 'Chosen',
      teaching: true,
    },
    { name: 'Shims', value: '0.2 Hz of width for each unit', source: 'Chosen', teaching: true },
  ],
  sources: [
    'G. R. Fulmer et al., NMR chemical shifts of trace impurities, Organometallics 29 (2010) 2176',
    'H. Günther, NMR Spectroscopy, 3rd ed., Wiley-VCH 2013',
    'T. D. Ferris, M. D. Zeidler and T. C. Farrar, The concentration dependence of the proton chemical shift and the deuterium quadrupole coupling parameter for binary solutions of ethanol, Mol. Phys. 98 (2000) 737',
    'E. D. Becker, U. Liddel and J. N. Shoolery, Nuclear magnetic resonance studies of hydrogen bonding in ethanol, J. Mol. Spectrosc. 2 (1958) 1',
    'R. R. Ernst and W. A. Anderson, Application of Fourier transform spectroscopy to magnetic resonance, Rev. Sci. Instrum. 37 (1966) 93',
    'M. H. Levitt, Spin Dynamics, 2nd ed., Wiley 2008',
    'P. J. Mohr, D. B. Newell, B. N. Taylor and E. Tiesinga, CODATA recommended values of the fundamental physical constants: 2022, Rev. Mod. Phys. 97 (2025) 025002',
  ],
  limits: [
    'The magnet pulls iron from metres away and stops pacemakers: nobody with one, and nothing of steel, comes near. When it quenches, helium drives the air out of the room.',
  ],
};
