import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners type a sample with forward and reverse group, treat a discrepancy as one, and know why a weak D needs antiglobulin.',
  level: 'Age 15 to 19 and students of medical laboratory science. Antigen and antibody.',
  time: 'One lesson of 45 minutes for four patients.',
  preparation:
    'Hide the sample in a class set: each learner gets a patient drawn by the seed. Pool the results at the end. Real sera and blood belong to a laboratory: this is for learning only.',
  safety: {
    hazards: [
      'Human blood may carry hepatitis B and C and HIV: gloves, goggles, vaccination of staff, no needle put back into its cap.',
      'Reagents hold sodium azide: not into metal drains.',
    ],
    instead: ['Simulated blood and sera of a supplier, or milk with acid and water: no blood of pupils or teachers.'],
    waste: 'Lancets and slides go into a sharps box, swabs and gloves to infectious waste that is autoclaved or burnt.',
    sources: [
      'WHO, Laboratory biosafety manual, 4th edition, 2020.',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 3 human body fluids and tissues.',
    ],
  },
  goesWrong: [
    {
      what: 'The tile is read at once.',
      remedy: 'Rock it for two minutes: a negative read too early may be a positive.',
    },
    { what: 'The readings are looked at before the eye has graded.', remedy: 'Ask for the grade from the card first.' },
    {
      what: 'Forward and reverse group disagree, and one of them is reported.',
      remedy: 'Refer the sample: that is the right answer.',
    },
    { what: 'A weak D is reported as negative.', remedy: 'Incubate, wash and add antiglobulin.' },
  ],
  questions: [
    { question: 'Red cells of group AB: with which sera do they clump?', answer: 'With anti-A and with anti-B.' },
    { question: 'What is in the plasma of group A?', answer: 'Anti-B: it clumps B cells and leaves A1 cells alone.' },
    { question: 'Cells clump with neither serum, plasma attacks A1 and B cells. Which group?', answer: 'O.' },
    {
      question: 'Why are O cells in the reverse group?',
      answer: 'They have neither antigen: if they clump, something else is in the plasma.',
    },
  ],
};
