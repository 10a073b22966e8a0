import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners run a blood count, derive the red cell indices, and tell counting scatter, calibration and carry-over apart.',
  level: 'Age 16 to 19 and students of medical laboratory science. Logarithms for the dilution series.',
  time: 'One lesson of 45 minutes without the ten repeats, two with the dilution series.',
  preparation:
    'Give each group another patient, and the same previous sample to all. For learning only: no patient here is real.',
  safety: {
    hazards: [
      'Human blood is handled as infectious (hepatitis B and C, HIV): gloves, coat, closed tubes, and a closed rotor where it is spun.',
      'Needles and broken glass cut and infect: needles are never resheathed and go straight into a sharps box.',
      'Haemoglobin reagents of the old reference method hold cyanide: never pour them on acid. Cyanide-free reagents exist.',
    ],
    instead: [
      'A class counts on this bench, or counts yeast or stabilised control cells in a chamber; no blood is drawn from learners.',
    ],
    waste:
      'Blood and all that touched it goes to clinical waste and is autoclaved or burnt; spills are covered with fresh hypochlorite solution first.',
    sources: [
      'World Health Organization, Laboratory biosafety manual, 4th edition, Geneva (2020).',
      'World Health Organization, WHO guidelines on drawing blood: best practices in phlebotomy, Geneva (2010).',
    ],
  },
  goesWrong: [
    { what: 'The tube is not mixed.', remedy: 'Compare the haemoglobin of both runs; MCHC does not show it.' },
    {
      what: 'The correction is left on for the dilution series.',
      remedy: 'Then the points lie level: switch it off to see what it mends.',
    },
    {
      what: 'The new dilution is set and the old result is recorded.',
      remedy: 'Dilution, aperture and threshold hold from the next count on.',
    },
    {
      what: 'Ten repeats that agree are taken for a true value.',
      remedy: 'Take another specimen number: all ten shift together.',
    },
  ],
  questions: [
    { question: '8000 pulses are counted. How far do repeats scatter?', answer: 'By √8000, 89 pulses: 1.1 %.' },
    {
      question: 'Why does a sample with cold agglutinins show too few cells that are too large?',
      answer: 'Clumps are counted as one cell of the summed volume, and large clumps are rejected.',
    },
    {
      question: 'Hb 121 g/L, RBC 2.76 ×10¹²/L, MCV 101 fL. MCHC?',
      answer: 'HCT is 0.279; 121/0.279 = 434 g/L: more than haemoglobin dissolves, so the count is wrong.',
    },
    {
      question: 'MCV 64 fL with 6.1 ×10¹²/L, or 68 fL with 4.2: which index is below 13?',
      answer: '64/6.1 = 10.5; the other is 16.2.',
    },
  ],
};
