import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners predict the height of the sun from date and latitude, find the best tilt for an hour and for a year, and show that panels lose by warmth.',
  level: 'Age 14 to 18. Sines and cosines; a straight line.',
  time: 'One lesson of 45 minutes for sun and tilt; one for heat, clouds and the year.',
  preparation: 'Look up the latitude of your school and the label of a real panel. Share latitudes among groups.',
  safety: {
    hazards: [
      'A panel gives voltage whenever light falls on it: cover it before leads are joined; strings of panels reach hundreds of volts of direct current.',
      'Nobody looks into the sun, nor into its mirror image in the glass.',
      'Roofs, wind and hot glass: the panel stands on the ground, clamped, and is touched by its frame.',
    ],
    instead: ['A panel of 5 W and 6 V on a tilting board, with a lamp or outdoors, and a multimeter.'],
    waste: 'Broken panels go to electronic waste.',
    sources: [
      'IEC 62548:2016, Photovoltaic (PV) arrays: design requirements (replaced in 2023 by IEC 62548-1).',
      'WHO, Global solar UV index: a practical guide, Geneva, 2002.',
    ],
  },
  goesWrong: [
    { what: 'South is taken for the right side everywhere.', remedy: 'Let them try −34°: the rule is equatorward.' },
    {
      what: 'The day sum is compared with a run that began at noon.',
      remedy: 'The counter begins at the solar time that is set: set 0 h for the whole day.',
    },
    {
      what: 'Light and temperature are changed together.',
      remedy: 'At noon only the air is warmed: a line through power against cell temperature.',
    },
    {
      what: 'Solar time is read as clock time.',
      remedy: 'At 12 the sun crosses the meridian; a clock may be off by an hour and more.',
    },
  ],
  questions: [
    { question: 'How high does the sun stand at noon on 21 March at 50° north?', answer: '90° − 50° = 40°.' },
    {
      question: 'A panel of 400 W has 65 °C in 1000 W/m². What does it give?',
      answer: '400 W · (1 − 0.0035 · 40) = 344 W.',
    },
    {
      question: 'Why is the best tilt of the year below the latitude?',
      answer: 'Summer days are long and bright and the sun is high; and a flatter panel sees more of the sky.',
    },
    {
      question: 'At which tilt does a panel see half of the sky?',
      answer: 'At 90°: (1 + cos 90°)/2 = 1/2.',
    },
  ],
};
