import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners carry a sandwich ELISA through, read unknowns from a four-parameter curve, and say by what a plate is accepted.',
  level:
    'Age 16 to 19 and students of medical laboratory science. Absorbance, a first idea of antibodies, reading from a curve.',
  time: 'One lesson of 45 minutes for a plate and a dilution; two with the washing series.',
  preparation:
    'Give each group another number of wash steps and pool the backgrounds. For learning only: nothing here is a diagnosis.',
  safety: {
    hazards: [
      'Human serum and plasma, and controls made from them, are handled as infectious: gloves, eye protection, coat, no pipetting by mouth.',
      'The stop solution is dilute sulphuric or hydrochloric acid: it burns eyes and skin. Rinse with much water at once.',
      'TMB substrate stains and irritates: keep it off the skin.',
    ],
    instead: [
      'A class can use a teaching kit with antigen and antibody of food or animal origin and no human material.',
    ],
    waste:
      'Plates and tips with human material go to clinical waste and are autoclaved or burnt; acid is neutralised before it goes down the drain.',
    sources: [
      'World Health Organization, Laboratory biosafety manual, 4th edition, Geneva (2020).',
      'Instructions of commercial ELISA kits: human material as a potential biohazard, stop solution as an acid.',
    ],
  },
  goesWrong: [
    {
      what: 'A wash is forgotten.',
      remedy:
        'Only the last one shows in the background. Without the second the top standard is weaker, and without the first nothing shows here.',
    },
    {
      what: 'The plate is read before the stop.',
      remedy: 'The reader refuses: dye would go on growing from the first well to the last.',
    },
    {
      what: 'U4 is reported as the highest standard.',
      remedy: 'It lies above the range: only a dilution tells.',
    },
    {
      what: 'The dilution is multiplied once more.',
      remedy: 'Results contain it already: 10 times what the diluted well holds.',
    },
  ],
  questions: [
    {
      question: 'The wash after the detection antibody was left out, all others were done. What does the plate show?',
      answer:
        'Weaker standards, hardly more background: free antibody has taken peroxidase and was washed off with it.',
    },
    {
      question: 'Diluted 1 in 10, the well of U1 reads 18 pg/mL. What is reported?',
      answer: 'No number: it lies below the lowest standard of 62.5 pg/mL. The undiluted well is used.',
    },
    {
      question: 'A wash step leaves 5 % of the free label. What do three steps leave?',
      answer: '0.05³: 0.0125 %.',
    },
    {
      question: 'Why do points weigh 1/y²?',
      answer: 'The scatter grows with the reading: with equal weights the top standards would bend the low end.',
    },
    {
      question: 'r² is 0.96 and 250 pg/mL reads back as 260 %. Accept?',
      answer: 'No: standards must read back within 20 %. Two of them are exchanged.',
    },
  ],
};
