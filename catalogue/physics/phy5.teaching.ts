import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners keep the books of energy with heat included, obtain g from v² against height, and find a coefficient of friction from two lengths.',
  level: 'Age 14 to 17. Kinetic and potential energy should be known as words; the formulas are tested here.',
  time: 'One lesson of 45 minutes without friction; half a lesson for friction and heat.',
  preparation:
    'For an unknown to be found, hide the friction in a class set on the ramp: h and the stopping distance are enough to find it.',
  goesWrong: [
    {
      what: 'Speed is plotted against height and the bend is put down to errors.',
      remedy: 'Choose the square of the speed: ask what a line through the origin says.',
    },
    {
      what: 'K + U falls and energy is said to be lost.',
      remedy: 'Read the heat as well; the total is the same within its uncertainty.',
    },
    {
      what: 'Without friction the body runs on, and nobody records.',
      remedy: 'Record once it has passed the gate, then change the height.',
    },
    {
      what: 'The distance down the ramp is left out of the work of friction.',
      remedy: 'μ = h/(h cot 30° + d): the incline counts with its length along the ground.',
    },
  ],
  questions: [
    {
      question: 'How fast is a body after sliding down from 10 m without friction?',
      answer: '√(2 × 9.81 × 10) = 14.0 m/s, on any smooth track and of any mass.',
    },
    { question: 'From which height does it come down twice as fast?', answer: 'From 40 m: v² goes as the height.' },
    {
      question: 'A body of 1 kg starts at 10 m and comes to rest on the flat. How much heat was made?',
      answer: 'All of it: 1 × 9.81 × 10 = 98 J.',
    },
    {
      question: 'With μ = 0.2 and a start at 10 m, where does it stop on the flat?',
      answer: '10/0.2 − 10 × 1.732 = 32.7 m from the foot.',
    },
  ],
};
