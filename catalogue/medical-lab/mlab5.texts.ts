import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A sandwich that makes colour

**Capture antibody** on the plate binds the antigen, here the cytokine IL-6:

$$\\frac{dB}{dt}=k_{on}(A-B)(B_{max}-B)-k_{off}B$$

A **detection antibody** binds the captured antigen, **peroxidase** binds to it, and peroxidase turns TMB into a blue dye by Michaelis-Menten kinetics. Acid stops it and makes it **yellow**; absorbance is read at 450 nm.

## Washing

Each wash step leaves a fraction $r$ of what floats free, so the carry-over falls as $r^n$, while bound antigen dissociates slowly. The three washes do not do the same work:

- after the **samples**: free antigen and other proteins go. The later washes would take free antigen as well.
- after the **detection antibody**: what floats free would take peroxidase from what is bound. Left out, the **signal falls to half**; background hardly changes.
- after the **peroxidase**: free label would make dye in every well, blanks as well. Too little of this wash drowns the signal in **background**.

## The curve

Standards of known content give the **four-parameter logistic curve**

$$y=d+\\frac{a-d}{1+(x/c)^b}$$

and unknowns are read back with $x=c\\left(\\frac{a-d}{y-d}-1\\right)^{1/b}$. The scatter grows with the reading, so points weigh $1/y^2$. Above the highest standard nothing is told: the sample is **diluted**, and the result multiplied. Below the lowest standard something may be detected, but no number is given: standards mark the range at both ends.

## What can be trusted

- **Standards read back**: at least six of seven within 80 to 120 % (75 to 125 % at the ends).
- **Controls** of known content, carried along like samples.
- **Limit of detection**: mean blank and three standard deviations of *many* blanks. It must lie below the lowest standard.
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
      tex: 'E=10\\,(D\\,s+10^{-3}+0.05^{\\,n_3}),\\quad D=B\\varphi e^{-90k_{off}\\bar n},\\quad s=\\min\\left(1,\\frac{1}{D+2\\cdot0.05^{\\,n_2}}\\right)',
      says: 'peroxidase in a well, nM, after n₁, n₂, n₃ steps of the three washes (mean n̄); s: labels shared with free antibody',
    },
    { tex: '\\dot S=-\\frac{k_{cat}ES}{K_m+S}', says: 'TMB' },
    {
      tex: 'A=0.045+59000\\,\\frac{S_0-S}{1.5}\\,0.45,\\quad A_{shown}=-\\log_{10}(10^{-A}+10^{-4})',
      says: 'absorbance after acid; stray light of the reader',
    },
    { tex: '\\mathrm{CV}=\\sqrt{0.02^2+(0.10\\,e^{1-n_3})^2}', says: 'scatter of the peroxidase of a well' },
  ],
  assumptions: [
    'Antigen binds one to one; ten peroxidases come with each label.',
    'A forgotten wash counts as no steps; each wash takes away what was added before it. A label binds one antibody.',
    'Leaving out the first wash costs nothing here: standards and unknowns hold antigen and no other protein. In serum it would cost specificity.',
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
    { name: 'label', value: '1 nM pipetted, detection antibody 2 nM', source: 'chosen', teaching: true },
    { name: 'limits for a curve', value: '80 to 120 %, at the ends 75 to 125 %', source: 'ICH M10 2022' },
    {
      name: 'range of results',
      value: 'from the lowest to the highest standard',
      source: 'ICH M10 2022: these are the limits of quantification',
    },
    {
      name: 'limit of detection of a curve that is used',
      value: 'below the lowest standard',
      source: 'chosen for this bench',
      teaching: true,
    },
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
    'In assays of one step, with sample and detection antibody in the well together, very much antigen binds the two antibodies apart (the hook effect). Here free antigen is washed off first.',
    'Real readers subtract a second wavelength (540 to 650 nm) for scratches and fingerprints, and some protocols the blank; here neither is done.',
  ],
};
