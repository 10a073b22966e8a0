import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners record twelve leads, measure intervals, rate and axis on paper, know what filters do, and tell rhythms apart by measuring.',
  level: 'Age 16 up, nursing and medical schools, biomedical engineering. Vectors and ratios.',
  time: 'Two lessons: recording and intervals in the first; filters, infarcts and rhythms in the second.',
  preparation:
    'Make a class set with the rhythm hidden: each learner gets another patient. For learning only: all patients are invented.',
  safety: {
    hazards: [
      'A path to earth through the heart can kill at a tenth of a milliampere: only machines with an isolated applied part (type CF or BF), with sound cables and plugs.',
      'Electrodes and skin carry germs: new electrodes for each patient, leads wiped down.',
      'A trace without QRS is an emergency, not a lesson: look at the patient first.',
    ],
    instead: [
      'A class uses this bench or a signal generator; where learners record each other, a battery-driven machine for teaching and nobody’s findings read out.',
    ],
    waste: 'Used electrodes to household or clinical waste, as the house rules say; batteries are collected.',
    sources: [
      'IEC 60601-1:2005 with amendments 1 and 2, Medical electrical equipment: general requirements for basic safety and essential performance.',
      'IEC 60601-2-25:2011, electrocardiographs.',
    ],
  },
  goesWrong: [
    {
      what: 'Settings are changed and the old measurement is read on.',
      remedy: 'After a change the values go: record ten seconds, then measure.',
    },
    {
      what: 'No millivolts are shown.',
      remedy: 'Give the calibration pulse: without it a millimetre has no meaning.',
    },
    {
      what: 'The rule of 300 is used at 50 mm/s.',
      remedy: 'Look at what one large square is: 200 ms or 100 ms.',
    },
    {
      what: 'QTc is trusted at 120/min.',
      remedy: 'Compare Bazett with Fridericia: Bazett makes fast hearts look ill.',
    },
  ],
  questions: [
    {
      question: 'Lead I stands upside down, P wave included. What do you check first?',
      answer: 'The arm electrodes: they are swapped far more often than hearts lie on the right.',
    },
    {
      question: 'Why is II always I + III?',
      answer: 'Each is a difference of two of three potentials: (LL − RA) = (LA − RA) + (LL − LA).',
    },
    {
      question: 'Why does the 0.5 Hz filter pull ST down?',
      answer:
        'It holds back what changes slowly: a level that stays decays with a time constant of 1/(2π · 0.5 Hz), 320 ms. So a raised ST sinks while it lasts, and after an upright QRS the baseline lies too low.',
    },
    {
      question: 'How do you tell Wenckebach from a complete block?',
      answer:
        'In Wenckebach PR grows in steps until a QRS is missing (here one in four); in complete block PR has no order, and QRS is slow and regular.',
    },
  ],
};
