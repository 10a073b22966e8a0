import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners measure volume, concentration, motility, vitality and form, and compare them with the limits of the World Health Organization.',
  level: 'Age 17 to 19 and students of medical laboratory science. Concentrations, roots of counts, speeds.',
  time: 'Two lessons of 45 minutes; the test track takes ten minutes of them.',
  preparation:
    'Hide the sample in a class set: each group reports one. The test track asks for no biology and suits a lesson on sampling. For learning only: nothing here describes a real person.',
  goesWrong: [
    {
      what: 'Cells are tracked in the chamber.',
      remedy: 'They lie in fixative: a wet preparation is made for tracking.',
    },
    {
      what: 'Forty cells are counted at 1:50.',
      remedy: 'Ask for the scatter: 16 %. Dilute less or count more squares.',
    },
    { what: 'The stage is cold.', remedy: 'Track Sample 1 at 22 and at 37 °C.' },
    { what: 'A value below a limit is called infertile.', remedy: 'One father in twenty lies below each limit.' },
  ],
  questions: [
    {
      question: 'None was found in 100 nL at 1:2. How many may there be?',
      answer: 'Up to 3.69 × 2/100 = 0.074 million in a mL, at 95 %.',
    },
    {
      question: 'Two counts are 212 and 268. Do they agree?',
      answer: 'No: the difference of 56 is above 1.96 √480 = 43.',
    },
    {
      question: 'Why is VCL lower at 25 Hz?',
      answer: 'The swing has two frames for a beat only: the line from place to place cuts its corners.',
    },
    {
      question: 'Why must vitality exceed motility?',
      answer: 'What swims is alive. If it does not, one of the two was measured wrongly.',
    },
  ],
};
