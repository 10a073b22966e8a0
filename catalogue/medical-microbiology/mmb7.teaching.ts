import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners make capsules visible by a negative stain, measure them with the uncertainty that scatter and scale give, and learn to distrust a halo.',
  level: 'Age 16 to 19; first year of nursing, medicine or biology.',
  time: 'One lesson of 45 minutes.',
  preparation: 'Share the organisms among groups; one group has the control strain.',
  safety: {
    hazards: [
      'A wet India ink film holds living cells: gloves, no aerosols, slide and coverslip straight into disinfectant.',
      'Klebsiella, pneumococci and Cryptococcus are of risk group 2; Cryptococcus infects through the air. None of them is for a class.',
      'Copper sulfate of 20 % harms eyes and water life; crystal violet stains and harms eyes: goggles and gloves.',
    ],
    instead: [
      'Leuconostoc mesenteroides grown on sucrose makes a slime that ink shows, and is of risk group 1; Escherichia coli K-12 is the control without.',
      'Ready-made slides or pictures show Klebsiella and Cryptococcus.',
    ],
    waste:
      'Slides and cultures into disinfectant and the autoclave; copper and dyes into the container for hazardous waste.',
    sources: [
      'American Society for Microbiology, Guidelines for Biosafety in Teaching Laboratories, version 2.0 (2019), J. Microbiol. Biol. Educ. 20, 3.',
      'World Health Organization, Laboratory biosafety manual, 4th edition, Geneva (2020).',
    ],
  },
  goesWrong: [
    {
      what: 'The smear is fixed in the flame out of habit.',
      remedy: 'Compare the control strain: a halo there is no capsule.',
    },
    {
      what: 'Anthony’s smear is rinsed with water.',
      remedy: 'Copper sulfate is the wash. Water takes the capsule off.',
    },
    { what: 'The film is too thick or too thin.', remedy: 'Press the coverslip by half and read the contrast.' },
    {
      what: 'Nothing is seen of S. pneumoniae.',
      remedy: 'It does not grow on nutrient agar: choose blood agar, and oil.',
    },
  ],
  questions: [
    {
      question: 'The halo of a pneumococcus is 0.40 µm wide. Which objective shows it?',
      answer: '100x with an aperture of 1.25: it resolves 0.27 µm, the 40x with 0.65 only 0.52 µm.',
    },
    {
      question: 'A hundred cells give 1.50 µm with an error of 0.028 µm by scatter. What is the whole uncertainty?',
      answer: 'With 2 % of the scale, 0.030 µm: the root of the squares is 0.041 µm.',
    },
    {
      question: 'Why does India ink not enter the capsule?',
      answer: 'Its carbon particles are far larger than the meshes of the gel.',
    },
    {
      question: 'A heated smear of an unknown strain shows halos of 0.3 µm. What do you report?',
      answer: 'Nothing: any heated cell has such a gap. Make a wet film without heat, with a control.',
    },
  ],
};
