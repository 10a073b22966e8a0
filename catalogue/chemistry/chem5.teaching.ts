import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners find orders from the slope of logarithms, an activation energy from an Arrhenius plot, and explain both by the share of molecules above a barrier.',
  level: 'Age 16 to 19. Logarithms; rate as change by time.',
  time: 'A double lesson of 90 minutes; orders alone fit one lesson.',
  preparation:
    'Share the concentrations among groups and pool the rows. Say that the light gate tells what the hand should have shown.',
  safety: {
    hazards: [
      'Hydrogen peroxide and hydrochloric acid of up to 1 mol/L irritate eyes and skin; stock peroxide of 30 % burns: it is diluted by the teacher. Goggles are worn.',
      'Iodine stains skin and cloth, and its vapour irritates: the flasks are not heated above 45 °C at a real bench.',
      'Peroxide gives off oxygen: bottles have a vented cap.',
    ],
    instead: ['Baths of 5 to 45 °C, and stocks of 0.1 mol/L.'],
    waste: 'A little thiosulfate takes the colour away; then it goes down the sink. Molybdate is collected.',
    sources: [
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 20 hydrochloric acid, 35 sulfites and thiosulfate, 56 iodine, 57 hydrogen peroxide.',
    ],
  },
  goesWrong: [
    {
      what: 'The stopwatch is late by 0.2 s each time, and repeats do not help.',
      remedy: 'Compare with the light gate and subtract it.',
    },
    {
      what: 'Time is plotted for rate, and the order comes out as −1.',
      remedy: 'The rate is one over the time: the sign turns round.',
    },
    { what: 'Celsius stands in the Arrhenius plot.', remedy: '1/T needs kelvin.' },
    {
      what: 'At 100 °C the watch is used.',
      remedy: 'The change comes in under half a second, as long as the reaction time itself.',
    },
  ],
  questions: [
    {
      question: 'KI is doubled, all else kept. What becomes of the time?',
      answer: 'It is half: first order in iodide.',
    },
    {
      question: '10 °C more make the molecules 2 % faster. Why is the reaction about twice as fast?',
      answer: 'The share above the barrier doubles: exp[(51 000/8.314)(1/298 − 1/308)] is 1.95.',
    },
    {
      question: 'What does molybdate change?',
      answer: 'It opens a path with a lower barrier. The energies of the molecules stay as they were.',
    },
    { question: '0.5 mol/L stock takes 26 s. What do you expect at 2.0 mol/L?', answer: 'A quarter, 6.5 s.' },
  ],
};
