import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners calibrate an electrode with two buffers, measure pH with it, and explain why diluting a weak acid tenfold raises its pH by a half.',
  level: 'Age 15 to 19. pH as a logarithm; acid constants are for the upper years.',
  time: 'A double lesson of 90 minutes; paper and calibration fit one lesson.',
  preparation: 'Decide whether the electrode comes calibrated in your lesson: the first half is about that.',
  safety: {
    hazards: [
      'Ammonia solution gives off a vapour that irritates eyes and lungs: small beakers with a lid, or a fume cupboard. Goggles are worn.',
      'Vinegar, lemon juice and soap sting in eyes. What stood on the bench is not tasted.',
      'The glass bulb of an electrode breaks into sharp splinters: it never touches the bottom.',
    ],
    instead: ['Ammonia of 0.1 mol/L at most, or a solution of washing soda, for the basic side.'],
    waste: 'All of it goes down the sink with water.',
    sources: ['CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 23 ethanoic acid, 25 citric acid, 30 ammonia.'],
  },
  goesWrong: [
    {
      what: 'The reading is recorded before the stability mark.',
      remedy: 'That is the slowness of the electrode. Pure water takes two minutes.',
    },
    {
      what: 'The probe is not rinsed.',
      remedy: 'Most is lost in water and thin samples: repeat after rinsing and compare.',
    },
    {
      what: 'Slope outside 85 to 105 %.',
      remedy: 'The second buffer was taken before it had settled: calibrate again.',
    },
    { what: 'Ammonia is measured between 4.01 and 7.00.', remedy: 'Take 7.00 and 10.01 for bases.' },
  ],
  questions: [
    {
      question: 'Vinegar is diluted tenfold. By how much does its pH rise?',
      answer: 'By about a half: a larger part of the acid ionises.',
    },
    { question: 'What would a strong acid do?', answer: 'Rise by one.' },
    {
      question: 'What pH does 0.833 mol/L acetic acid have, with Ka = 1.75·10⁻⁵?',
      answer: '[H⁺] = √(Ka c) = 0.0038 mol/L: pH 2.42.',
    },
    { question: 'Why is water that stood in air acidic?', answer: 'Carbon dioxide dissolves and makes carbonic acid.' },
  ],
};
