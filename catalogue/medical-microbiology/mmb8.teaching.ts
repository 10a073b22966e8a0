import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners stain endospores green in red cells, see why heat and rinsing matter, count a share, and find an activation energy.',
  level: 'Age 15 to 19; first year of nursing, medicine or biology. Logarithms for step 6.',
  time: 'One lesson of 45 minutes; steps 6 and 7 a second one.',
  preparation: 'Share temperatures and ages among groups and pool the rows.',
  safety: {
    hazards: [
      'Steam and a hot plate scald and burn: tongs, and the slide cools before it is rinsed, since hot glass cracks.',
      'Malachite green is harmful if swallowed, damages eyes and poisons water life: gloves, goggles, small amounts.',
      'Spores outlive alcohol and drying: wipe the bench with fresh chlorine bleach, not with ethanol.',
    ],
    instead: [
      'Bacillus subtilis is of risk group 1 and does for a class; never grow Clostridium tetani or a Bacillus from soil.',
      'Ready-made slides show the drumsticks of Clostridium.',
    ],
    waste:
      'Cultures are autoclaved at 121 °C for at least 15 minutes; dye goes into the container for hazardous waste.',
    sources: [
      'American Society for Microbiology, Guidelines for Biosafety in Teaching Laboratories, version 2.0 (2019), J. Microbiol. Biol. Educ. 20, 3.',
      'W. A. Rutala and D. J. Weber, Guideline for disinfection and sterilization in healthcare facilities, CDC (2008).',
    ],
  },
  goesWrong: [
    {
      what: 'The slide was not heated.',
      remedy: 'Spores take up 3 % in five minutes at 25 °C: heat until it steams, while the dye stands on the slide.',
    },
    { what: 'Everything is green.', remedy: 'Rinse 30 s before the safranin.' },
    { what: 'No spores in a spore former.', remedy: 'The culture is too young: take one of 48 h.' },
    { what: 'Celsius is used in 1/T.', remedy: 'Add 273.15 first.' },
  ],
  questions: [
    {
      question: 'Of 100 cells 69 have a spore. How sure is the share?',
      answer: 'The root of 100 · 0.69 · 0.31 is 4.6: 69 ± 5 %.',
    },
    {
      question: 'How much faster goes the dye in at 100 °C than at 60 °C?',
      answer: 'e^(60000/8.314 · (1/333.15 − 1/373.15)) = 10 times.',
    },
    {
      question: 'Is a green spore dead?',
      answer: 'The stain does not tell: spores of some species survive an hour of boiling.',
    },
    {
      question: 'How would Clostridium tetani look?',
      answer: 'Red rods with a round green spore at the end, wider than the rod: drumsticks.',
    },
  ],
};
