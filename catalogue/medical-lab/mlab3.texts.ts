import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A cell is a pulse

A blood cell hardly conducts. When it passes a small aperture between two electrodes it displaces electrolyte, and the resistance rises by an amount that is proportional to its volume: the **Coulter principle** (1953). Pulses are counted and sorted by height. The **histogram** of the red cells gives their mean volume, MCV, and its spread, RDW.

Arrivals are random, so a count of $N$ pulses scatters by $\\sqrt N$.

## Two at once

Two cells in the sensing zone at the same time make one larger pulse. With $c$ cells per microlitre and a zone $v$ only

$$c_{obs}=c\\,e^{-cv}$$

pulses are seen. The analyser reckons back with the inverse function, $c=-W_0(-c_{obs}v)/v$. It has no solution above $c_{obs}v=1/e$, and beyond $cv=1$ it gives the wrong one of two: hence the limit of the linear range.

## Haemoglobin and the indices

Haemoglobin is turned into one stable form and read at 540 nm: at a dilution of 1 in 251, $\\mathrm{Hb}=367.7\\,A$ g/L. The rest is arithmetic:

$$\\mathrm{HCT}=\\mathrm{RBC}\\cdot\\mathrm{MCV},\\qquad \\mathrm{MCH}=\\frac{\\mathrm{Hb}}{\\mathrm{RBC}},\\qquad \\mathrm{MCHC}=\\frac{\\mathrm{Hb}}{\\mathrm{HCT}}.$$

More than some 370 g of haemoglobin do not dissolve in a litre of cells. A truly high MCHC, 360 to some 380 g/L, is met in hereditary **spherocytosis** and a few other diseases of the red cell. A still higher one says that the measurement is wrong: red cells that stick in the cold (**cold agglutinins**) are counted as fewer and larger ones; many white cells or fat make the haemoglobin solution **turbid**.

## What goes wrong before and between

Cells settle in a tube that stands: what is drawn from above is thin. One part in a hundred of the sample before stays in the lines: **carry-over**. One per cent of a sample like your own does not show. If the one before had ten times more, the error is about 9 %; if it had fifty times more, 50 %.

**Scatter and calibration are two things.** Longer counting makes the scatter smaller. A calibration that is off by 1.5 % shifts every count of the day alike.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A number that an analyser prints is exact.',
    instead:
      'Count Patient 8 ten times. Twelve platelets ×10⁹/L are some 120 counted pulses, ±9 %. And a calibration that is off by 1.5 % shifts every count of the day alike, however long one counts: take another specimen number to see it.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'c_{obs}=c\\,e^{-cv}', says: 'pulses of cells that pass alone' },
    { tex: 'c=-W_0(-c_{obs}v)/v', says: 'the correction; W₀ is the function of Lambert' },
    {
      tex: 'v=1.25\\cdot10^{-3}\\,(D/100\\,\\mathrm{\\mu m})^3\\ \\mathrm{\\mu L}',
      says: 'sensing zone of an aperture D',
    },
    { tex: '\\mathrm{MCV}_{raw}=\\mathrm{MCV}\\,e^{cv}', says: 'merged pulses add their volumes' },
    { tex: '\\mathrm{Hb}=367.7\\,A', says: 'g/L for the absorbance at 540 nm, 1 cm, 1 in 251' },
  ],
  assumptions: [
    'Volumes are lognormal; electronic noise of 0.6 fL widens them.',
    'White cells pass the red gate too and are given the mean red volume.',
    'Pulses above 200 fL are rejected from the red gate; platelets are left out of the coincidence sum.',
    'One flow of 50 µL/s for every aperture, and no aperture clogs.',
  ],
  validity:
    'Whole blood in EDTA. For the 100 µm aperture 1 in 50 000 and thinner always, 1 in 25 000 up to 7 ×10¹²/L of red cells; narrower apertures bear denser suspensions.',
  parameters: [
    {
      name: 'counts and volumes of the nine patients',
      value: 'as the answer shows them',
      source: 'chosen, of the pattern that textbooks give',
      teaching: true,
    },
    {
      name: 'sensing zone',
      value: '1.25·10⁻³ µL at 100 µm',
      source:
        'from the classical coincidence formula of Coulter counters, loss 2.5 (D/100)³(500/V)(n/1000)²; exponential form: Wynn and Hounslow 1997',
    },
    { name: 'haemoglobin', value: '11.0 per mM and cm at 540 nm; 367.7 g/L', source: 'Zwart 1996' },
    {
      name: 'white volumes after lysis',
      value: '60, 120, 250 fL',
      source: 'chosen, of the usual order',
      teaching: true,
    },
    { name: 'carry-over', value: '1 %', source: 'chosen; real analysers stay below', teaching: true },
    { name: 'settled tube', value: '15 % fewer cells', source: 'chosen', teaching: true },
    {
      name: 'calibration',
      value: '±1.5 %, shared by all counts',
      source: 'chosen, of the usual order',
      teaching: true,
    },
    {
      name: 'turbidity',
      value: '0.6 g/L for each 10⁹/L of white cells above 30',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'reference ranges',
      value: 'as printed',
      source: 'chosen, those of adults; each laboratory has its own',
      teaching: true,
    },
  ],
  sources: [
    'W. H. Coulter, Means for counting particles suspended in a fluid, US Patent 2,656,508 (1953).',
    'E. J. W. Wynn and M. J. Hounslow, Coincidence correction for electrical-zone (Coulter-counter) particle size analysers, Powder Technology 93, 163 (1997).',
    'A. Zwart et al., Recommendations for reference method for haemoglobinometry in human blood (ICSH standard 1995), Journal of Clinical Pathology 49, 271 (1996).',
    'W. C. Mentzer, Differentiation of iron deficiency from thalassaemia trait, Lancet 301, 882 (1973).',
    'B. J. Bain, I. Bates and M. A. Laffan (eds.), Dacie and Lewis Practical Haematology, 12th edition, Elsevier (2017): counting, indices, errors.',
  ],
  limits: [
    'Turbidity begins at 30 ×10⁹/L here; in practice it is met above some 100 ×10⁹/L, and lipaemia, named in the flag, is not modelled.',
    'Modern analysers add light scatter and fluorescence, tell five kinds of white cells and flag more.',
    'Reference ranges differ with laboratory, age, sex and height above the sea.',
    'What a result means for a person is for those who know the person.',
  ],
};
