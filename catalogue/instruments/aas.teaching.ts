import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners measure a metal by atomic absorption against standards, cure interferences, and report a result below the limit of detection as such.',
  level: 'Age 16 to university. Straight lines, logarithms, dilution.',
  time: 'One lesson of 45 minutes for steps 1 to 6; a second for interferences, addition, brass and lead.',
  preparation:
    'Lab time runs five times as fast as the clock: the lamp is steady after one minute. The contents of the unknowns are the same for all; stock and scatter differ with the seed.',
  goesWrong: [
    {
      what: 'Zeroing as soon as the lamp is on.',
      remedy: 'The line gets an intercept and later readings drift away from it. Wait, and zero again.',
    },
    {
      what: 'The lamp is left at the element of the last measurement.',
      remedy: 'Nothing but background absorbs: the stage says that the lamp does not match.',
    },
    {
      what: 'Standards up to 50 mg/L and a straight line.',
      remedy: 'Look at the line view: the points bend away from it. Take fewer milligrams, or the parabola.',
    },
    {
      what: 'Lanthanum only in the sample that has phosphate.',
      remedy: 'Here it goes into all solutions at once, as it should: standards and samples must be alike.',
    },
  ],
  questions: [
    {
      question: 'Why does a lamp of the same metal serve as the light, and not a white one?',
      answer:
        'Its line is narrower than that of the atoms in the flame: nearly all its light can be absorbed. Of white light through a slit of 0.7 nm the atoms would take next to nothing.',
    },
    { question: 'What is the limit of absorbance with 2 % of stray light?', answer: '−log₁₀ 0.02 = 1.70.' },
    {
      question: 'Lead reads 0.02 ± 0.03 mg/L with a limit of detection of 0.06 mg/L. What is reported?',
      answer: 'Less than 0.06 mg/L. The guideline value of 0.01 mg/L cannot be checked this way.',
    },
    {
      question: 'Does standard addition cure background?',
      answer: 'No: it corrects the slope. What adds the same to each reading stays in the result.',
    },
  ],
};
