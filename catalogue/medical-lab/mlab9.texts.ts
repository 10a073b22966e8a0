import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## What normal fluid is

An opening pressure of 6 to 25 cm of water in an adult who lies on the side. Clear, at most 5 white cells per µL, 0.15 to 0.45 g/L protein, glucose above 0.6 of that of serum. **Bacteria** bring neutrophils, high protein and lactate, low glucose; **viruses** lymphocytes with near normal chemistry; **tuberculosis** lymphocytes with low glucose and high protein. A Gram stain does not show tubercle bacilli: an acid-fast stain, culture and PCR do, and an antigen test finds cryptococci.

## Blood of the needle

A traumatic tap adds blood that clears from tube to tube. Its white cells are subtracted by its red ones,

$$W_c=W-W_b\\,\\frac{R}{R_b},$$

with $W_b$ and $R_b$ of the **patient’s own blood** of the day, 7000 and 4.8 million per µL for all patients here; protein less 0.01 g/L for 1000 red cells per µL.

## The colour of an old bleed

Haemoglobin that has left its cells is turned to **bilirubin** in the body, from 6 to 12 h on. It absorbs near 476 nm. Bilirubin of the serum comes with the protein and absorbs there, too:

$$A_{adj}=A_{476}-0.042\\,B_s\\,\\frac{P_{CSF}}{P_s},$$

and above 0.007 bilirubin counts as found. Absence means something from 12 h after the onset only.

Bilirubin is formed **in the body only**, and this is why the test works: red cells that lyse in the tube or in the cuvette give **oxyhaemoglobin**, with a tall band at 415 nm, and never bilirubin. But a tall band hides what lies beside it. From 0.1 at 415 nm on, absence of bilirubin means nothing: the report is that it cannot be judged.

Hence the order of work: the **last** tube goes to the spectrum, it is kept **from light**, not shot through a pneumatic post, and **spun within the hour**; cells are counted before.

## Time and counts

Neutrophils fall by a third in an hour and by half in two at room temperature. Cells and bacteria eat glucose and give lactate. A chamber holds 3.2 µL (Fuchs-Rosenthal) or 0.9 µL (Neubauer); the number found is **Poisson**, with the exact limits of Garwood.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Clearing from tube to tube excludes a haemorrhage.',
    instead:
      'A tap can be traumatic in a patient who has bled. Compare the spectra of Patients 6 and 8: only one without bilirubin, 12 h or more after the onset, speaks against a bleed.',
  },
  {
    believed: 'A Gram stain without bacteria excludes bacterial meningitis.',
    instead:
      'Stain Patient 2 with many specimen numbers: some of a hundred show none, though there are millions in a mL. With fewer than 1000 per mL three of four stains are blind.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'R_k=R_{bled}+R_{tap}\\,e^{-0.9(k-1)}', says: 'red cells of tube k' },
    { tex: 'W_c=W-W_b R/R_b', says: 'white cells without those of the blood' },
    { tex: 'N\\,e^{-0.366h},\\;L\\,e^{-0.05h}', says: 'neutrophils and lymphocytes after h hours' },
    { tex: '0.12\\,(1-e^{-(t-6)/10})', says: 'absorbance at 476 nm of bilirubin formed after a bleed, t > 6 h' },
    {
      tex: 'A_{415}=2\\cdot10^{-6}R_{bled}+2.4\\cdot10^{-4}R\\,(0.005\\,h+0.05\\,[\\text{not spun}])',
      says: 'haemoglobin that is free; R per µL',
    },
    { tex: 'A_{476}-0.042\\,B_s P_{CSF}/P_s', says: 'the same without serum bilirubin' },
  ],
  assumptions: [
    'The chamber is filled evenly and no cell is missed.',
    'Blood of the needle mixes in as it is in the vein: 7000 white cells, 4.8 million red cells per µL, 45 % haematocrit.',
    'Of a bleed a part has lysed in the fluid; all red cells lyse by 0.5 % an hour in the tube, and by 5 % in the cuvette if they were not spun off.',
    'No tangent can be laid under the spectrum of an unspun fluid with 0.1 or more at 415 nm; its net absorbance at 476 nm has no value.',
  ],
  validity: 'Fluid of adults, counted within four hours.',
  parameters: [
    {
      name: 'findings of the eight patients',
      value: 'as the tests find them',
      source: 'chosen, of textbook pattern',
      teaching: true,
    },
    { name: 'lysis of neutrophils', value: '0.366 per hour', source: 'Steele 1986: a third in 1 h, half in 2 h' },
    {
      name: 'lysis of lymphocytes',
      value: '0.05 per hour',
      source: 'chosen, of the order of Steele 1986',
      teaching: true,
    },
    {
      name: 'serum bilirubin at 476 nm',
      value: '0.042 × bilirubin × protein/serum protein',
      source: 'Cruickshank 2008',
    },
    { name: 'limit of net absorbance', value: '0.007', source: 'Cruickshank 2008' },
    {
      name: 'growth of bilirubin after a bleed',
      value: 'to 0.12 with 10 h from 6 h on',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'haemoglobin of a lysed red cell',
      value: '2.4×10⁻⁴ at 415 nm for one in a µL',
      source: '30 pg of haemoglobin, 125 per mmol/L of haem and cm: Zijlstra 1991',
    },
    { name: 'lysis', value: '0.5 % an hour in the tube, 5 % in the cuvette', source: 'chosen', teaching: true },
    {
      name: 'bilirubin in bright light',
      value: '10 % an hour',
      source: 'chosen: room light takes about 1 %, blue light above 10 % an hour',
      teaching: true,
    },
    {
      name: 'haemoglobin that hides bilirubin',
      value: '0.1 at 415 nm',
      source: 'chosen, after Cruickshank 2008',
      teaching: true,
    },
    { name: 'Gram stain', value: 'positive in 25, 60, 97 % up to 10³, 10⁵ and above', source: 'La Scolea 1984' },
    {
      name: 'glucose eaten',
      value: '0.08 mmol/L an hour for 1000 cells per µL, 0.1 more with many bacteria',
      source: 'chosen',
      teaching: true,
    },
    { name: 'clearing of the needle’s blood', value: 'e^−0.9 from tube to tube', source: 'chosen', teaching: true },
    {
      name: 'appearance of uncentrifuged fluid',
      value: 'bloodstained from 500 red, else cloudy from 200 white cells per µL',
      source: 'chosen, of the order of textbooks',
      teaching: true,
    },
    {
      name: 'appearance otherwise',
      value: 'xanthochromic from 0.02 net absorbance at 476 nm or 1.5 g/L protein, else clear',
      source: 'chosen, of the order of textbooks',
      teaching: true,
    },
    {
      name: 'rules of the pattern',
      value: 'as the catalogue of findings',
      source: 'chosen, after Deisenhammer 2015',
      teaching: true,
    },
  ],
  sources: [
    'A. Cruickshank et al., Revised national guidelines for analysis of cerebrospinal fluid for bilirubin in suspected subarachnoid haemorrhage, Annals of Clinical Biochemistry 45, 238 (2008).',
    'R. W. Steele et al., Leukocyte survival in cerebrospinal fluid, Journal of Clinical Microbiology 23, 965 (1986).',
    'L. J. La Scolea and D. Dryja, Quantitation of bacteria in cerebrospinal fluid and blood of children with meningitis and its diagnostic significance, Journal of Clinical Microbiology 19, 187 (1984).',
    'UK National External Quality Assessment Scheme for Immunochemistry Working Group, National guidelines for analysis of cerebrospinal fluid for bilirubin in suspected subarachnoid haemorrhage, Annals of Clinical Biochemistry 40, 481 (2003; revised in 2008, see Cruickshank et al.).',
    'W. G. Zijlstra, A. Buursma and W. P. Meeuwsen-van der Roest, Absorption spectra of human fetal and adult oxyhemoglobin, de-oxyhemoglobin, carboxyhemoglobin, and methemoglobin, Clinical Chemistry 37, 1633 (1991).',
    'F. Deisenhammer, F. Sellebjerg, C. E. Teunissen and H. Tumani (eds.), Cerebrospinal Fluid in Clinical Neurology, Springer, Cham (2015).',
    'F. Garwood, Fiducial limits for the Poisson distribution, Biometrika 28, 437 (1936).',
  ],
  limits: [
    'Glucose of real fluid follows that of serum by hours, and its ratio falls when serum glucose is high; here the ratio is fixed.',
    'Haemoglobin may adsorb, turn to methaemoglobin and change its band; a real tangent is drawn by eye or program and leaves a little of it at 476 nm.',
    'Real fluids are mixtures of early, late and partly treated illness; rules do not replace those who know the person.',
    'Cells are drawn larger than the field would show them.',
    'What a result means for a person is for those who know the person.',
  ],
};
