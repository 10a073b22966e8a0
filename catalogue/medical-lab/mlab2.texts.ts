import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Ten small reactors

Each pad of a reagent strip is a **chemical reactor**: glucose oxidase with peroxidase; diazo coupling for bilirubin; Ehrlich’s aldehyde for urobilinogen (strips of another maker couple that, too); nitroprusside for acetoacetate; a polyelectrolyte that releases protons in ionic urine for specific gravity; the pseudoperoxidase of haem for blood; two pH indicators; the **protein error** of a pH indicator; the Griess reaction for nitrite; an esterase for white cells. Its colour develops as

$$c_{app}=c\\,\\frac{1-e^{-t/\\tau}}{1-e^{-3}},\\qquad \\tau=t_{read}/3,$$

so that each pad has its **reading time**. Read early it is falsely low; long after twice its time it over-reads, except pH and specific gravity, which are indicators at rest.

## What hides and what mimics

- **Vitamin C** consumes the peroxide: 1 mg hides 1.02 mg of glucose (one to one in moles); blood, nitrite and bilirubin are weakened.
- **Alkaline urine** titrates the polyelectrolyte (specific gravity 0.005 too low from pH 6.5 on) and shifts the protein indicator.
- **Lysed cells** still give haem and esterase to the pads, while the microscope finds no cell. Haemoglobin without cells is **haemoglobinuria**: the pad is right.
- **Time**: bacteria double every hour at room temperature. Once they are many they eat glucose, make nitrite and free ammonia.

## Two densities

The refractometer sees **all solutes**. The pad answers to **ions**; its blocks were set with usual urine, in which urea and salts go together, so that healthy urine reads alike on both. What is not usual parts them: glucose (and X-ray contrast medium) lifts the refractometer alone. The usual corrections are 0.004 for each g/dL of glucose and 0.003 for each g/dL of protein, with $SG_{ion}$ what usual urine of so many ions would have:

$$SG=SG_{ion}+0.004\\,c_{glucose}+0.003\\,c_{protein}.$$

## Counting fields

12 mL are spun at 400 g and taken up in 0.5 mL, 24 times as concentrated. Of a 20 µL drop under a cover slip of 22 mm × 22 mm a field of 0.45 mm holds 6.57 nL, so one cell in a µL of urine gives 0.1577 per high-power field. The number in a field is **Poisson**; of $N$ cells counted in all the exact limits of the mean are

$$\\tfrac12\\chi^2_{0.025}(2N)\\quad\\text{and}\\quad\\tfrac12\\chi^2_{0.975}(2N+2).$$
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Negative ketones exclude ketoacidosis.',
    instead:
      'The pad of Sample B turns for its 90 mg/dL acetoacetate alone. Nitroprusside does not see 3-hydroxybutyrate, the main ketone of ketoacidosis: with that alone the pad would stay pale.',
  },
  {
    believed: 'A positive blood pad means red cells in the urine.',
    instead:
      'Read Sample G, then spin it: the top block, and not one red cell. The pad sees haem, also that of haemoglobin and myoglobin without cells.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'c_{app}=c\\,(1-e^{-3t/t_{read}})/(1-e^{-3})', says: 'colour of a pad before its reading time' },
    { tex: 'c_{glucose}-1.02\\,c_{ascorbate}', says: 'glucose that vitamin C leaves to the pad' },
    {
      tex: 'SG_{pad}=SG_{ion}-0.005\\,[pH\\ge6.5]+0.005\\min(1,c_{protein}/400)',
      says: 'what the pad reads; protein in mg/dL',
    },
    {
      tex: 'SG=SG_{ion}+0.004\\,c_{glucose}+0.003\\,c_{protein}',
      says: 'what a refractometer reads, contents in g/dL',
    },
    { tex: '\\bar N=24\\,c\\,V_{field}', says: 'particles of a field' },
    {
      tex: '\\tfrac12\\chi^2_{0.025}(2N),\\;\\tfrac12\\chi^2_{0.975}(2N+2)',
      says: 'exact 95 % limits of a count (Garwood 1936)',
    },
  ],
  assumptions: [
    'A sure eye reads the pads: it picks the block that is nearest in the logarithm of the content (pH and specific gravity: nearest in value). Half way it takes the lower: pH 5.5 reads 5.',
    'Urea goes with the ions as in usual urine: it is part of the ionic gravity.',
    'The centrifuge loses no cell, and every field has the same depth.',
    'Particles lie independently of each other.',
  ],
  validity: 'Urine of adults, up to 24 h at room temperature.',
  parameters: [
    {
      name: 'blocks, reading times, lowest contents detected',
      value: 'as the chart of the bottle',
      source: 'Siemens Healthineers, Multistix 10 SG, package insert',
    },
    {
      name: 'vitamin C and glucose',
      value: '1.02 mg/mg',
      source: 'molar masses 180.16 and 176.12 g/mol, one to one in moles: Brunzel 2018',
    },
    {
      name: 'vitamin C that halves blood, nitrite and bilirubin',
      value: '25 mg/dL',
      source: 'chosen, of the order of the package insert’s limit',
      teaching: true,
    },
    {
      name: 'protein on the pad of specific gravity',
      value: 'up to 0.005, at 400 mg/dL and above',
      source: 'chosen; the package insert names 100 to 750 mg/dL',
      teaching: true,
    },
    {
      name: 'over-reading after twice the reading time',
      value: '0.5 % a second, to twice the colour at most',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'contents of the ten samples',
      value: 'as the methods find them',
      source: 'chosen, of textbook pattern',
      teaching: true,
    },
    {
      name: 'storage',
      value:
        'bacteria double in 1 h; above 10⁶ per mL pH +0.15, nitrite +0.05 mg/dL, glucose −10 % an hour; cells −10 % an hour',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'corrections of the refractometer',
      value: '0.004 per g/dL glucose, 0.003 per g/dL protein',
      source: 'Brunzel 2018',
    },
    { name: 'fields', value: '0.45 mm and 1.80 mm', source: 'field number 18 at 40× and 10×: Brunzel 2018' },
  ],
  sources: [
    'F. Garwood, Fiducial limits for the Poisson distribution, Biometrika 28, 437 (1936).',
    'N. A. Brunzel, Fundamentals of Urine and Body Fluid Analysis, 4th edition, Elsevier, St. Louis (2018): strips, refractometer, sediment.',
    'Siemens Healthineers, Multistix 10 SG Reagent Strips for urinalysis, package insert, siemens-healthineers.com: reading times, blocks, interferences.',
    'Clinical and Laboratory Standards Institute, GP16-A3: Urinalysis, approved guideline, 3rd edition (2009).',
    'J. A. Simerville, W. C. Maxted and J. J. Pahira, Urinalysis: a comprehensive review, American Family Physician 71, 1153 (2005).',
  ],
  limits: [
    'Real pads vary from bottle to bottle, and two observers differ by one block.',
    'Particles are drawn twice as large as the field would show them, and no more than some hundreds of bacteria.',
    'What a result means for a person is for those who know the person.',
  ],
};
