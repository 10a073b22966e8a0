import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners take a light curve, find respiration, compensation point and plateau on it, and name what limits in each part.',
  level: 'Age 14 to 19. Straight lines; for the older ones the model of Farquhar.',
  time: 'One lesson of 45 minutes for the light curve; a double lesson with carbon dioxide and temperature.',
  preparation:
    'Share carbon dioxide and temperature among groups and pool the rows. Say that 16× shortens the waiting.',
  goesWrong: [
    {
      what: 'Rows are recorded before the leaf has come to its rate.',
      remedy: 'Wait 8 minutes of lab time: the rate stands still.',
    },
    {
      what: 'Bubbles or net oxygen are taken for photosynthesis.',
      remedy: 'Add the respiration of the dark reading: gross is net plus respiration.',
    },
    {
      what: 'The line for the compensation point goes through the bend.',
      remedy: 'Fit the lowest rows only, below 800 lux.',
    },
    {
      what: 'Lamps are compared at equal lux.',
      remedy: 'Compare at equal µmol of photons: lux weighs light for eyes.',
    },
  ],
  questions: [
    {
      question: 'At the compensation point the net rate is zero. Has photosynthesis stopped?',
      answer: 'No. It makes as much oxygen as respiration takes up.',
    },
    {
      question: 'Why does 10 000 lux give not twice the oxygen of 5000 lux?',
      answer: 'Carbon dioxide limits: Rubisco fixes as much as it can.',
    },
    { question: 'Do plants respire in the light?', answer: 'Yes, all the time. In the light photosynthesis hides it.' },
    {
      question: 'Where does the oxygen come from?',
      answer: 'From water: with water of heavy oxygen (¹⁸O) the gas is heavy, with heavy carbon dioxide it is not.',
    },
  ],
};
