import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners build an S-N curve with its scatter, find a limit by a staircase, and see what Miner’s rule is worth.',
  level: 'University; age 17 with logarithms and regression.',
  time: '90 minutes; 50 with the amplitudes of step 1 shared among groups.',
  preparation:
    'Show a part that broke by fatigue, with its beach marks. Give each group another seed, and let the class put its Miner sums of step 5 together.',
  safety: {
    hazards: [
      'A bar that breaks throws its end and loosens the grips: the guard is closed before the start, and eyes are covered.',
      'Grips crush fingers, also while a hydraulic or resonance machine stands armed: it is switched off before a bar is changed.',
      'Such machines are loud, and tests run overnight: ear protection near them, and limits of force and travel that stop them by themselves.',
    ],
    instead: [
      'Paper clips bent to and fro by a set angle until they break give an S-N curve with its scatter in half an hour.',
    ],
    sources: ['ISO 1099:2017, Metallic materials: Fatigue testing: Axial force-controlled method, ISO, Geneva.'],
  },
  goesWrong: [
    {
      what: 'One specimen is tested at each amplitude.',
      remedy: 'Lives of one amplitude lie apart by a factor of two to four: three at least.',
    },
    {
      what: 'Run-outs are put into the fit as lives.',
      remedy: 'They say only that the life is longer. The fit leaves them out.',
    },
    {
      what: 'The staircase never turns.',
      remedy: 'It began too far from the limit: start near it, with steps of about its scatter.',
    },
    {
      what: 'The specimen is blamed for the rule.',
      remedy: 'The rule of mean stress changes the forecast, never the life.',
    },
  ],
  questions: [
    {
      question: 'With A = 1643 MPa and B = −0.0977, how long at 600 MPa?',
      answer: '(600/1643)^(−1/0.0977) = 30 100 cycles.',
    },
    {
      question: 'By how much does the life change if the amplitude falls by 10 %?',
      answer: '0.9^(−1/0.0977) = 2.9 times as long.',
    },
    {
      question: 'Why does a high stress first leave less for the low one?',
      answer: 'It begins a crack early, which the low stress then has only to drive.',
    },
    {
      question: 'Why is stress on life the wrong fit?',
      answer:
        'The amplitude is set without error, the life scatters: the unknown with the scatter has to be on the left.',
    },
  ],
};
