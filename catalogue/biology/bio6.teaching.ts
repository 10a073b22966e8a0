import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners measure rates as tangents, see saturation, a bell of pH and an optimum of temperature that moves with the time of measuring, and find the rate constant of an enzyme’s loss by heat.',
  level: 'Age 15 to 19. Rate as slope; logarithms for step 7.',
  time: 'A double lesson of 90 minutes; substrate and pH alone fit one lesson.',
  preparation: 'Share pH values and temperatures among groups and pool the rows.',
  safety: {
    hazards: [
      'Hydrogen peroxide of 3 % harms the eyes and bleaches skin and clothes, stronger solutions burn: wear eye protection, and never close a vessel in which it foams.',
      'Copper sulfate is harmful if swallowed, damages the eyes and is very poisonous to life in water: gloves, and no drop into the sink.',
      'Raw liver may carry germs such as Campylobacter and Salmonella: gloves, no food on the bench, hands and surfaces washed with disinfectant.',
      'Blocks and baths above 50 °C scald: use tongs.',
    ],
    instead: [
      'Potato, celery or baker’s yeast hold catalase as well, and need no liver. Work with 1 % peroxide where foam is enough.',
    ],
    waste:
      'Peroxide goes down the sink with water once it has stopped foaming, copper into the bottle for heavy metals, liver into a tied bag for the bin.',
    sources: [
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 2 enzymes, 40 copper and its compounds, 57 hydrogen peroxide.',
      'World Health Organization, Laboratory biosafety manual, 4th edition (2020).',
    ],
  },
  goesWrong: [
    {
      what: 'The final volume is taken for the rate.',
      remedy: 'Compare pH 6 and pH 9 at the end: the volumes are the same, the slopes are not.',
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
      question: 'At 25 °C ten times the peroxide gives 1.4 times the rate. Why not ten?',
      answer:
        'Most enzyme molecules are busy already: the rate cannot go above its greatest value. And very much peroxide inhibits: High is no faster than Medium.',
    },
    {
      question:
        'At 37 °C from pH 5 to 10, and at pH 7 up to 60 °C, the final volume is always the same. Why, and why not beyond?',
      answer:
        'It depends on the peroxide only as long as enough enzyme is left to finish: the enzyme sets how fast the end is reached. At 65 °C High stops at 40 mL of 108, at pH 3 Medium at 0.5 of 36: the enzyme is lost first. Warmth and pH work together: at 59 °C and pH 5 High stops at 95 mL.',
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
