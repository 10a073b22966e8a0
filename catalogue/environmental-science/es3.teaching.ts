import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners find a concentration by weighing, tell scatter from an error that all filters share, and explain how sky and wind decide where dust comes down.',
  level: 'Age 15 to 18. Exponential functions; the Gaussian may be taken as a given shape.',
  time: 'One lesson of 45 minutes for filter, monitor and index; one for distances and classes.',
  preparation:
    'Run the day of sampling at 16× while the index is discussed. Share the three skies among groups and pool the rows.',
  safety: {
    hazards: [
      'Samplers stand at roads and on roofs: vests that are seen, railings, two people, no reaching over an edge.',
      'Smoke for a demonstration is itself fine dust: asthmatics may react to little of it.',
    ],
    instead: [
      'Carry a hand-held monitor along a pavement, and compare it with the city’s station on the same day.',
      'Show a plume with a drop of ink in a stream of water in place of smoke.',
    ],
    waste: 'Filters go with ordinary waste.',
    sources: [
      'World Health Organization, WHO Global Air Quality Guidelines, Geneva, 2021.',
      'CLEAPSS, advice on work outdoors, cleapss.org.uk.',
    ],
  },
  goesWrong: [
    {
      what: 'The filter is weighed while the pump runs.',
      remedy: 'Stop the pump first: the filter is in the sampler.',
    },
    {
      what: 'Class F is set with 8 m/s.',
      remedy: 'A night with wind is not calm. The stage says which winds a class needs.',
    },
    {
      what: '“Good” is read as harmless.',
      remedy: 'Compare 9 µg/m³ with the WHO’s 5: one is an index, the other advice.',
    },
    {
      what: 'A taller stack is given as the solution.',
      remedy: 'Let them find the largest value and its distance for 50 and 200 m: the grams stay the same.',
    },
  ],
  questions: [
    {
      question: '192 µg lie on a filter after a day at 16.67 L/min. What was the concentration?',
      answer: '16.67 L/min · 1440 min = 24.0 m³; 192/24.0 = 8.0 µg/m³.',
    },
    { question: 'Which index does 35.9 µg/m³ give?', answer: '(150 − 101)/(55.4 − 35.5) · (35.9 − 35.5) + 101 = 102.' },
    {
      question: 'The flow meter reads 2 % too low. Do ten filters give a better mean than one?',
      answer: 'Their scatter is smaller, but all ten are off by the same 2 %.',
    },
    {
      question: 'Why does the plume of a winter night hardly touch the ground near the stack?',
      answer:
        'The air is stably layered: σz grows slowly, so at H nothing has come down yet. It comes down far out, or all at once when the morning sun stirs the air.',
    },
  ],
};
