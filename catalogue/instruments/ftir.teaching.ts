import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners record an interferogram and its transform, identify groups by their bands, and know what resolution, window, air and plates do to a spectrum.',
  level: 'Age 16 to university. Functional groups; waves that add up.',
  time: 'One lesson of 45 minutes for steps 1 to 4 and the unknown; a second for gas, windows, air and plates.',
  preparation: 'Each seed has another unknown: a class set gives one to each learner, and the key holds its name.',
  goesWrong: [
    {
      what: 'The resolution is changed after the background.',
      remedy: 'The sample is refused: collect a new background.',
    },
    {
      what: 'The lid is opened between background and sample.',
      remedy: 'Bands of carbon dioxide and water appear: that is step 7.',
    },
    { what: 'Bands reach the floor.', remedy: 'Make the sample thinner: at 0.1 % of the light a band has no shape.' },
    {
      what: 'The library is believed.',
      remedy: 'Let learners name two bands that prove the group, and one that must be missing.',
    },
  ],
  questions: [
    {
      question: 'Why does the interferogram have a burst in its middle?',
      answer: 'At equal paths all wavenumbers are in step.',
    },
    { question: 'Which path difference gives 2 cm⁻¹?', answer: '0.5 cm: one over the resolution.' },
    {
      question: 'Why does nitrogen not disturb?',
      answer: 'Its vibration leaves the dipole as it is: it absorbs nothing.',
    },
    { question: 'What does zero filling add?', answer: 'Points between points, no resolution.' },
  ],
};
