import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners carry a sandwich ELISA through, read unknowns from a four-parameter curve, and say by what a plate is accepted.',
  level:
    'Age 16 to 19 and students of medical laboratory science. Absorbance, a first idea of antibodies, reading from a curve.',
  time: 'One lesson of 45 minutes for a plate and a dilution; two with the washing series.',
  preparation:
    'Give each group another number of wash steps and pool the backgrounds. For learning only: nothing here is a diagnosis.',
  goesWrong: [
    {
      what: 'A wash is forgotten.',
      remedy: 'The background tells: compare it with a plate washed three times.',
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
      question: 'A wash step leaves 5 % of the free label. What do three steps leave?',
      answer: '0.05³: 0.0125 %.',
    },
    {
      question: 'Diluted 1 in 10, a well reads 899 pg/mL. What does the sample hold?',
      answer: '8990 pg/mL.',
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
