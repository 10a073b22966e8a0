import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A sandwich that makes colour

**Capture antibody** on the plate binds the antigen, here the cytokine IL-6:

$$\\frac{dB}{dt}=k_{on}(A-B)(B_{max}-B)-k_{off}B$$

A **detection antibody** binds the captured antigen, **peroxidase** binds to it, and peroxidase turns TMB into a blue dye by Michaelis-Menten kinetics. Acid stops it and makes it **yellow**; absorbance is read at 450 nm.

## Washing

Label that is not washed away makes dye, too. Each wash step leaves a fraction $r$ of it, so the carry-over falls as $r^n$, while bound antigen dissociates slowly. Too little washing drowns the signal in **background**; too much costs a little of it.

## The curve

Standards of known content give the **four-parameter logistic curve**

$$y=d+\\frac{a-d}{1+(x/c)^b}$$

and unknowns are read back with $x=c\\left(\\frac{a-d}{y-d}-1\\right)^{1/b}$. The scatter grows with the reading, so points weigh $1/y^2$. Above the highest standard nothing is told: the sample is **diluted**, and the result multiplied.

## What can be trusted

- **Standards read back**: at least six of seven within 80 to 120 % (75 to 125 % at the ends).
- **Controls** of known content, carried along like samples.
- **Limit of detection**: mean blank and three standard deviations of *many* blanks.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A high r² proves a curve.',
    instead:
      'Exchange S3 and S4: the curve still has an r² of 0.96 (0.98 if all points weighed the same), while 250 pg/mL reads back at 262 % and 500 pg/mL at 62 %. What counts is whether the standards read back.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: '\\dot B=k_{on}(A-B)(B_{max}-B)-k_{off}B', says: 'captured antigen, in closed form' },
    {
      tex: '\\varphi=\\frac{2k_{on}}{2k_{on}+k_{off}}\\left(1-e^{-(2k_{on}+k_{off})t}\\right)',
      says: 'part of it that detection antibody, 2 nM in excess, finds',
    },
    {
      tex: 'E=10\\,(B\\varphi e^{-90k_{off}n}+10^{-3}+0.05^{\\,n})',
      says: 'peroxidase in a well after n wash steps, nM',
    },
    { tex: '\\dot S=-\\frac{k_{cat}ES}{K_m+S}', says: 'TMB' },
    {
      tex: 'A=0.045+59000\\,\\frac{S_0-S}{1.5}\\,0.45,\\quad A_{shown}=-\\log_{10}(10^{-A}+10^{-4})',
      says: 'absorbance after acid; stray light of the reader',
    },
    { tex: '\\mathrm{CV}=\\sqrt{0.02^2+(0.10\\,e^{1-n})^2}', says: 'scatter of the peroxidase of a well' },
  ],
  assumptions: [
    'Antigen binds one to one; ten peroxidases come with each label.',
    'A forgotten wash counts as no steps, and label stays as after the least washed of the three.',
    'All wells get the substrate and the acid at the same moment.',
    'Edges of the plate are no warmer than its middle.',
  ],
  validity: 'IL-6 from a few to 4000 pg/mL, 1 to 5 wash steps.',
  parameters: [
    {
      name: 'binding',
      value: 'k_on 5×10⁻³ /(nM s), k_off 3×10⁻⁴ /s, B_max 0.08 nM',
      source: 'chosen: effective values',
      teaching: true,
    },
    {
      name: 'peroxidase',
      value: 'k_cat 300 /s, K_m 0.2 mM, TMB 1.6 mM',
      source: 'chosen: effective values',
      teaching: true,
    },
    {
      name: 'absorptivity of oxidised TMB',
      value: '59 000 /(M cm) at 450 nm in acid, 39 000 at 652 nm',
      source: 'Josephy 1982',
    },
    { name: 'free label left by a step', value: '0.05', source: 'chosen', teaching: true },
    { name: 'limits for a curve', value: '80 to 120 %, at the ends 75 to 125 %', source: 'ICH M10 2022' },
    { name: 'unknowns', value: 'six contents', source: 'chosen', teaching: true },
  ],
  sources: [
    'E. Engvall and P. Perlmann, Enzyme-linked immunosorbent assay (ELISA): quantitative assay of immunoglobulin G, Immunochemistry 8, 871 (1971).',
    'P. D. Josephy, T. Eling and R. P. Mason, The horseradish peroxidase-catalyzed oxidation of 3,5,3′,5′-tetramethylbenzidine, Journal of Biological Chemistry 257, 3669 (1982).',
    'D. Rodbard and D. M. Hutt, Statistical analysis of radioimmunoassays and immunoradiometric (labelled antibody) assays, in Radioimmunoassay and Related Procedures in Medicine, International Atomic Energy Agency, Vienna, vol. 1, 165 (1974).',
    'International Council for Harmonisation, ICH M10: bioanalytical method validation and study sample analysis (2022).',
  ],
  limits: [
    'Real plates drift from the first well to the last, and evaporate at their edges.',
    'Very much antigen can bind capture and detection antibody apart from each other (the hook effect); not modelled.',
  ],
};
