import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners carry out Kovács’ oxidase test, read it within its time, and see how old reagent, iron and acid mislead.',
  level: 'Age 16 to first years of university. Logarithms for step 5.',
  time: 'One lesson of 45 minutes; steps 5 and 6 another half.',
  preparation: 'Hide the colony by a link and let each group name whether it is positive.',
  goesWrong: [
    {
      what: 'The result is read after the minute.',
      remedy: 'Compare with E. coli and old reagent: purple, and no oxidase.',
    },
    { what: 'The loop is of nichrome.', remedy: 'Rub the bare loop on paper in thought: who turns it then?' },
    {
      what: 'Colonies are taken from MacConkey agar.',
      remedy: 'Test from nutrient or blood agar: without sugar there is no acid.',
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
        'Nothing with the bacteria: air turned the reagent. It was blue before, and should have been thrown away.',
    },
  ],
};
