import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners take a light curve, find respiration, compensation point and plateau on it, and name what limits in each part.',
  level: 'Age 14 to 19. Straight lines; for the older ones the model of Farquhar.',
  time: 'One lesson of 45 minutes for the light curve; a double lesson with carbon dioxide and temperature.',
  preparation:
    'Share carbon dioxide and temperature among groups and pool the rows. Say that 16× shortens the waiting.',
  safety: {
    hazards: [
      'A strong lamp burns skin and heats the water: keep a hand’s breadth away, and put a tank of water between lamp and plant.',
      'Mains electricity beside water can kill: lamp, plug and switch stay above and away from the water, and are touched with dry hands only.',
      'Carbon dioxide from a cylinder can displace the air of a small room and the cylinder must not fall: an adult opens it, in an aired room, with the cylinder chained.',
    ],
    instead: [
      'A lamp with light-emitting diodes on a low voltage stays cool. Sodium hydrogencarbonate in the water (0.5 %) stands for the cylinder.',
      'Use native or bought pondweed, and never put it into open waters afterwards: several kinds are invasive.',
    ],
    waste: 'Pondweed goes to the compost or the bin, the solution down the sink.',
    sources: ['CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 10 electricity, 58 carbon and its oxides.'],
  },
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
      remedy: 'Fit the lowest rows only, up to 800 lux.',
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
