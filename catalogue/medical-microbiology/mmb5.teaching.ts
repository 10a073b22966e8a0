import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners carry out Kovács’ oxidase test, read it within its time, and see how old reagent, iron and acid mislead.',
  level: 'Age 16 to first years of university. Logarithms for step 5.',
  time: 'One lesson of 45 minutes; steps 5 and 6 another half.',
  preparation:
    'Hide the colony by a link, with chocolate or Campylobacter agar chosen, on which all nine grow, and let each group name whether it is positive.',
  safety: {
    hazards: [
      'The reagent, TMPD, is harmful when swallowed and irritates skin, eyes and lungs: gloves, goggles, ready-made swabs or drops rather than powder.',
      'Gonococci, Vibrio cholerae, Campylobacter and Pseudomonas aeruginosa are pathogens of risk group 2: reference strains for a trained laboratory, never for a class.',
    ],
    instead: [
      'Pseudomonas fluorescens or putida as the positive, Escherichia coli K-12 or Bacillus subtilis beside it; look the strain up in the national list.',
      'Ready-made oxidase strips need no solution at all.',
    ],
    waste:
      'Paper, loops and plates are autoclaved or soaked in fresh bleach; the reagent goes into the container for hazardous waste.',
    sources: [
      'American Society for Microbiology, Guidelines for Biosafety in Teaching Laboratories, version 2.0 (2019), J. Microbiol. Biol. Educ. 20, 3.',
      'P. Shields and L. Cathcart, Oxidase Test Protocol, American Society for Microbiology (2010).',
    ],
  },
  goesWrong: [
    {
      what: 'The result is read after the minute.',
      remedy: 'Compare with E. coli and old reagent: purple, and no oxidase.',
    },
    { what: 'The loop is of nichrome.', remedy: 'Rub the bare loop on paper in thought: who turns it then?' },
    {
      what: 'Colonies are taken from MacConkey agar.',
      remedy:
        'Test from a medium without sugar: there is no acid. Gonococci and Campylobacter have media of their own.',
    },
  ],
  questions: [
    {
      question: 'Why does the reagent go from colourless to purple?',
      answer: 'It gives one electron to cytochrome c; the radical that is left, Wurster’s blue, absorbs yellow light.',
    },
    {
      question: 'Purple comes at 22 s. What do you write?',
      answer: 'Delayed positive: check the age of the reagent and repeat; Pasteurella is like that with fresh reagent.',
    },
    {
      question: 'k is 0.15 per second. When is the smear half as purple as it can be?',
      answer: 'After ln 2/k = 4.6 s.',
    },
    {
      question: 'Reagent of 14 days, E. coli purple at 63 s. What is wrong?',
      answer:
        'Nothing with the bacteria: air turned the reagent. It was bluish before, and should have been thrown away.',
    },
  ],
};
