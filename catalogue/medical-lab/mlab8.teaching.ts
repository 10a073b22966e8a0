import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners measure volume, concentration, motility, vitality and form, and compare them with the limits of the World Health Organization.',
  level: 'Age 17 to 19 and students of medical laboratory science. Concentrations, roots of counts, speeds.',
  time: 'Two lessons of 45 minutes; the test track takes ten minutes of them.',
  preparation:
    'Hide the sample in a class set: each group reports one. The test track asks for no biology and suits a lesson on sampling. For learning only: nothing here describes a real person.',
  safety: {
    hazards: [
      'Semen can carry HIV, hepatitis viruses and others: gloves, coat, no pipetting by mouth, a safety cabinet or closed rotor where it may spray.',
      'Fixative for counting holds formaldehyde, and stains irritate: work in moving air and keep them off skin and eyes.',
    ],
    instead: [
      'A class uses this bench, video files of swimming sperm, bull semen from a breeding station, or yeast in the counting chamber.',
    ],
    waste: 'Samples and all that touched them go to clinical waste; formaldehyde is collected, not poured away.',
    sources: [
      'World Health Organization, WHO laboratory manual for the examination and processing of human semen, 6th edition, Geneva (2021).',
      'World Health Organization, Laboratory biosafety manual, 4th edition, Geneva (2020).',
    ],
  },
  goesWrong: [
    {
      what: 'Cells are tracked in the chamber.',
      remedy: 'They lie in fixative: a wet preparation is made for tracking.',
    },
    {
      what: 'The same filling is counted twice and called a replicate.',
      remedy: 'The same cells lie there: the chamber is filled a second time, from a second dilution.',
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
      question: 'Two fillings give 212 and 268. Do they agree?',
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
