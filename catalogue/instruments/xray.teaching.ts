import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners choose voltage, charge, filter, grid and distance for a purpose, and weigh contrast and noise against dose.',
  level: 'Age 16 to university: physics, radiography, medicine. Exponential decay and logarithms.',
  time: 'One lesson of 45 minutes for voltage, charge and dose; another for the slab, the half-value layer and the grid.',
  preparation: 'A real radiograph of a hand on the projector to begin with. For learning only.',
  goesWrong: [
    { what: 'The exposure does not start.', remedy: 'Position the object, then prepare: the anode needs a second.' },
    {
      what: 'Numbers vanish when a slider is moved.',
      remedy: 'They belonged to the exposure before. Expose again.',
    },
    {
      what: 'Contrast at two voltages is compared with different exposure indices.',
      remedy: 'Bring the exposure index to its target first: then the picture costs the detector the same.',
    },
    {
      what: 'The slope of ln(transmission) is taken from the tube.',
      remedy: 'Choose the monochromatic beam: with the tube there is no one slope.',
    },
  ],
  questions: [
    { question: 'The exposure index is 2000 and its target 1000. What is the deviation index?', answer: '+3.' },
    {
      question: 'The distance from the focus is doubled. What must become of the charge for the same detector kerma?',
      answer: 'Four times as much.',
    },
    {
      question: 'Why does the filter lower the dose of the skin more than the signal of the detector?',
      answer: 'It takes out soft photons, which the body stops anyway.',
    },
    {
      question: 'Why is a grid used for a chest in bed but not for a hand?',
      answer: 'A thick part scatters more than it lets through; a hand scatters a third of its primary photons only.',
    },
  ],
};
