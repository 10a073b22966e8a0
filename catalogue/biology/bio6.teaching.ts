import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners measure rates as tangents, see saturation, a bell of pH and an optimum of temperature that moves with the time of measuring, and find the rate constant of an enzyme’s loss by heat.',
  level: 'Age 15 to 19. Rate as slope; logarithms for step 6.',
  time: 'A double lesson of 90 minutes; substrate and pH alone fit one lesson.',
  preparation: 'Share pH values and temperatures among groups and pool the rows.',
  goesWrong: [
    {
      what: 'The final volume is taken for the rate.',
      remedy: 'Compare two pH values at the end: the volumes are the same, the slopes are not.',
    },
    {
      what: 'Rates at several temperatures are read at different times.',
      remedy: 'Agree on one time: the optimum depends on it.',
    },
    {
      what: 'The enzyme is heated after the start.',
      remedy: 'Heating is of the enzyme alone, before the run: reset first.',
    },
    { what: 'The series of pH is done without buffer.', remedy: 'Look at the pH meter: it hardly moves.' },
  ],
  questions: [
    {
      question: 'Ten times the peroxide gives 2.4 times the rate. Why not ten?',
      answer:
        'Most enzyme molecules are busy already: the rate cannot go above its greatest value, and very much peroxide inhibits.',
    },
    {
      question: 'Why does the final volume not depend on temperature or pH?',
      answer: 'It depends on the peroxide only; the enzyme is not used up, it sets how fast the end is reached.',
    },
    {
      question: 'Of the enzyme heated 30 s at 65 °C, 55 % is active. How much after 60 s?',
      answer: '0.55² = 30 %: the loss is of first order.',
    },
    {
      question: 'Is there one optimum temperature of catalase?',
      answer: 'No. Warmth speeds the reaction and the loss of enzyme; which wins depends on how long one measures.',
    },
  ],
};
