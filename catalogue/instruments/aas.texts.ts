import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Free atoms absorb their own light

A **nebuliser** sprays the solution into a flame that dries the droplets, breaks the salt and frees atoms in their ground state. A **hollow cathode lamp** whose cathode is of the same metal sends a line far narrower than the atomic line in the flame. So the absorbance

$$A=-\\log_{10}\\frac{I}{I_0}$$

is near proportional to the density of the atoms, and that to the content of the solution. How sensitive a metal is says its **characteristic concentration**, which absorbs 1 %, $A=0.0044$.

## Why the line bends

A share $s$ of the light that reaches the detector cannot be absorbed by the atoms: other lines of the lamp, light past the flame.

$$A=-\\log_{10}\\left[(1-s)\\,10^{-A_0}+s\\right]$$

Above about 0.8 the plot bends, and nothing reads above $-\\log_{10}s$. A narrow slit and a small lamp current keep $s$ small; a small current makes the light noisier.

## Interferences

* **Chemical.** Phosphate ties calcium in the cool flame of air and acetylene. Lanthanum takes the phosphate, or a hotter flame breaks the compound. Aluminium oxide needs the flame of nitrous oxide at all.
* **Ionisation.** Alkali metals lose electrons, the more the thinner the solution: the plot bends upward. Caesium ionises more easily still, and its electrons push the balance back.
* **Background.** Smoke and molecules absorb over a wide band. A **deuterium lamp** measures them beside the atoms and takes them off, where it gives light: below about 425 nm.

**Standard addition**: known amounts are added to the sample itself, so that what the matrix does to the slope acts on all points alike. The line meets $A=0$ at minus the content. It has to be straight: where it bends, additions read **too much**, since the flatter line meets zero further out. Background stays in the result, too.

## The smallest content

The scatter $\\sigma$ of ten blanks over the slope gives the **limit of detection** $3\\sigma/b$ and the limit of quantification $10\\sigma/b$. Below the former a result is "less than", not a number and not "none". IUPAC (Currie 1995) distinguishes more: a metal counts as *detected* above $1.645\\,\\sigma/b$, the critical level; some $3.3\\,\\sigma/b$ is the content that is nearly always detected. A reading between both is a sign of the metal, which the rule of three scatters passes over.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A flame can check drinking water for lead: a small reading means that the water is safe.',
    instead:
      'Measure lead in tap water and read ten blanks. The limit of detection lies near 0.06 mg/L, above the guideline value of 0.01 mg/L of the WHO. The result is "less than 0.06 mg/L": it says nothing about 0.01. A graphite furnace or ICP-MS can.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'A_0=0.0044\\,\\frac{c}{c_{char}}\\,f_{flame}\\,f_P\\,f_{ion}\\,f_{geo}',
      says: 'What the atoms absorb of the narrow line.',
    },
    { tex: 'A=-\\log_{10}[(1-s)10^{-A_0}+s]', says: 'The share s of light that they cannot absorb.' },
    {
      tex: 'f_P=0.4+0.6\\,e^{-P/(5c)}',
      says: 'Calcium with phosphate P in air-acetylene without lanthanum, mg/L; else 1. Chosen.',
    },
    {
      tex: 'f_{ion}=1-\\alpha,\\quad\\frac{\\alpha^2c}{1-\\alpha}=K',
      says: 'Ionisation without caesium, c and K in mg/L.',
    },
    {
      tex: 'f_{geo}=\\min\\left(1,\\frac{5\\,\\mathrm{mm}}{L|\\sin\\varphi|}\\right)e^{-(h-8)^2/72}',
      says: 'A beam across a flame 5 mm thick on a head of 100 or 50 mm, at the height h in mm.',
    },
    {
      tex: '\\sigma_A^2=0.0006^2\\cdot\\frac{10\\,\\mathrm{mA}}{I}+(0.004A)^2',
      says: 'Scatter of a reading of one second: noise of the light, and flicker of the flame.',
    },
    { tex: 'I(t)=1-0.03\\,e^{-t/120\\,\\mathrm{s}}', says: 'The lamp as it warms.' },
    {
      tex: 'u^2=\\left(\\frac{s_y}{b}\\right)^2\\left(\\frac1m+\\frac1n+\\frac{(y_0-\\bar y)^2}{b^2\\sum(x_i-\\bar x)^2}\\right)+(0.005\\,x_0)^2',
      says: 'What is read by a line: scatter and stock. For a parabola the leverage takes the place of the last two terms.',
    },
  ],
  assumptions: [
    'The nebuliser delivers all solutions alike; viscosity and salts do not change it.',
    'Lines of other metals do not overlap; other easily ionised metals in the sample do not act as a buffer.',
    'Lanthanum and caesium are added to all solutions and are free of the metals.',
    'The uncertainties stated are those of scatter, of a zero taken anew after the standards, and of the stock. Drift of the lamp since the zero and the bend of a line are not in them.',
    'Phosphate acts on calcium alone. Background is the same at all wavelengths that the slit lets through.',
    'Deuterium correction leaves 1 % of the background and brings no noise of its own.',
  ],
  validity:
    'Contents up to some hundred characteristic concentrations. The real bend has other causes besides stray light (the width of the lamp line, which grows with its current) and depends on the lamp.',
  parameters: [
    {
      name: 'Lines and characteristic concentrations',
      value: 'Cu 324.8 nm, 0.077 mg/L; Pb 283.3 nm, 0.45 mg/L; and so on',
      source: 'As flame cookbooks list them: Analytical Methods for Atomic Absorption Spectroscopy, PerkinElmer 1996',
    },
    {
      name: 'Shares of the hot flame',
      value: 'Ca 2.5, Al only there, Cr 1, others 0.5',
      source: 'Chosen',
      teaching: true,
    },
    {
      name: 'Constants of ionisation K',
      value: 'K 0.129, Na 0.00132 mg/L in air; Ca 1.30, Na 0.133, K 1.63, Al 0.556, Mg 0.0019 in nitrous oxide',
      source: 'Chosen to give the usual losses',
      teaching: true,
    },
    {
      name: 'Stray share s',
      value: '0.01, 0.02, 0.06 at 0.2, 0.7, 2.0 nm; + 0.002 per mA above 10',
      source: 'Chosen',
      teaching: true,
    },
    { name: 'Stock of the standards', value: 'off its label by 0.5 % (1 σ)', source: 'Chosen', teaching: true },
    {
      name: 'Guideline value for lead',
      value: '0.01 mg/L',
      source: 'WHO, Guidelines for drinking-water quality, 4th ed. with addenda, Geneva 2022',
    },
  ],
  sources: [
    'A. Walsh, The application of atomic absorption spectra to chemical analysis, Spectrochim. Acta 7 (1955) 108',
    'B. Welz and M. Sperling, Atomic Absorption Spectrometry, 3rd ed., Wiley-VCH 1999, chapters 4 to 6, 8 and 9',
    'Analytical Methods for Atomic Absorption Spectroscopy, PerkinElmer 1996: standard conditions of each element',
    'S. R. Koirtyohann and E. E. Pickett, Background corrections in long path atomic absorption spectrometry, Anal. Chem. 37 (1965) 601',
    'L. A. Currie, Nomenclature in evaluation of analytical methods including detection and quantification capabilities (IUPAC Recommendations 1995), Pure Appl. Chem. 67 (1995) 1699',
    'J. N. Miller and J. C. Miller, Statistics and Chemometrics for Analytical Chemistry, 6th ed., Pearson 2010, chapter 5',
    'ISO 8466-2:2001, Water quality: calibration and evaluation of analytical methods, part 2: non-linear second-order calibration functions',
    'WHO, Guidelines for drinking-water quality, 4th ed. incorporating the first and second addenda, Geneva 2022',
  ],
  limits: [
    'Real flames are lit under a hood with flashback arrestors; acetylene lines are never of copper, and perchloric acid is kept away from digests of plants.',
    'Real lamps differ, and the light of a turret is aligned for each. Salts build up on the slot and have to be scraped off.',
  ],
};
