import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners read creep curves, find n and Q, and extrapolate a strength with an idea of how wrong it may be.',
  level: 'University; age 17 with logarithms. Slopes in logarithmic plots.',
  time: '90 minutes; 45 with steps 1, 2, 5 and 6 and rows shared among groups.',
  preparation:
    'Give each group another seed and let them compare their forecasts for 100 000 h: the spread is that of furnaces.',
  safety: {
    hazards: [
      'When the bar breaks, the lever and its weights drop: a catcher stands under them, and nobody reaches below or moves a loaded lever.',
      'Furnace, grips and pieces stay hot for hours after a test at 650 °C: heat-proof gloves, tongs, and a mark on what is hot.',
      'Tests run for months without anybody there: an independent cut-out for too high a temperature, and nothing that burns near the furnace.',
    ],
    instead: [
      'A strip of tin-lead-free solder or of lead-free tin with a hanging weight creeps at room temperature within an hour; so does a strip of plastic foil.',
    ],
    sources: [
      'ASTM E139-11(2018), Standard Test Methods for Conducting Creep, Creep-Rupture, and Stress-Rupture Tests of Metallic Materials, ASTM International, West Conshohocken.',
      'CLEAPSS, Laboratory Handbook, chapter on heating, Uxbridge.',
    ],
  },
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
