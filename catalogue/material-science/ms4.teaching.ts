import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners read creep curves, find n and Q, and extrapolate a strength with an idea of how wrong it may be.',
  level: 'University; age 17 with logarithms. Slopes in logarithmic plots.',
  time: '90 minutes; 45 with steps 1, 2, 5 and 6 and rows shared among groups.',
  preparation:
    'Give each group another seed and let them compare their forecasts for 100 000 h: the spread is that of furnaces.',
  goesWrong: [
    { what: 'The bar is loaded cold.', remedy: 'At 20 °C nothing happens in 1000 h. Heat first.' },
    {
      what: 'The rate is read in the primary stage.',
      remedy: 'Wait for the smallest rate; it has a value only after its minimum.',
    },
    { what: 'T is put into P in °C.', remedy: 'Kelvin: 650 °C are 923.15 K.' },
    {
      what: 'A furnace error is averaged away by more bars.',
      remedy: 'It is the same for all of them. Another seed, another furnace.',
    },
  ],
  questions: [
    {
      question: '316 lives 1217 h at 150 MPa and 650 °C. What is P with C = 20?',
      answer: '923.15 · (20 + 3.085) = 21 311.',
    },
    {
      question: 'How long would it live at 600 °C under the same stress?',
      answer: '21 311/873.15 − 20 = 4.407: 25 500 h, twenty times as long.',
    },
    {
      question: 'What does a furnace 5 °C too hot do?',
      answer:
        'It takes a quarter of the life of 316, and the forecast is too low on the safe side; too cold is unsafe.',
    },
    {
      question: 'Why is the apparent Q larger than that of self-diffusion?',
      answer: 'With temperature the structure coarsens too: the rate rises for two reasons.',
    },
  ],
};
