import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners see a profile become straight, find k from steady power and gradient, and know that spreading goes with the square of the length.',
  level: 'Age 15 to 19. Temperature, power and gradient.',
  time: 'One lesson of 45 minutes; “Skip to the steady state” saves waiting for glass and wood.',
  preparation: 'For a search hide the material in a class set: k tells which it is.',
  safety: {
    hazards: [
      'Block and bar burn the skin long after the heater is off, and do not look hot: gloves against heat, tongs, and a sign.',
      'The heater hangs on the mains: an undamaged cable, an earthed block, dry hands; the melting ice stays in its tray.',
      'Hot glass cracks when it meets ice: goggles.',
    ],
    instead: [
      'A jug of hot water and a beaker of ice at the ends of a metal rod, with wax or thermochromic film along it.',
      'A disc of card or cork between two metal plates, after Lees, for a poor conductor.',
    ],
    waste: 'Wax is scraped off once cold; nothing goes down the drain but water.',
    sources: [
      'CLEAPSS, advice on hot apparatus and mains equipment, cleapss.org.uk.',
      'IEC 61010-2-010:2019, Safety requirements for laboratory equipment for the heating of materials.',
    ],
  },
  goesWrong: [
    {
      what: 'k is worked out while the bar still warms up.',
      remedy: 'Compare the powers at both ends: k means something once they agree.',
    },
    {
      what: 'The gradient is taken in °C per centimetre and k is off by a hundred.',
      remedy: 'Write the units beside each number: W/(m K) needs metres.',
    },
    {
      what: 'Learners wait for wood at the usual speed.',
      remedy: 'Skip to the steady state; ask first how long L²/α would be.',
    },
    {
      what: 'A bare bar is treated as a lagged one.',
      remedy: 'Power in and power out no longer agree: the difference left through the side.',
    },
  ],
  questions: [
    {
      question: 'A copper bar of 10 cm and 1 cm² lies between 100 °C and 0 °C. What power flows?',
      answer: '401 × 10⁻⁴ × 1000 = 40 W.',
    },
    {
      question: 'It takes 40 s until the profile is nearly straight. How long for 20 cm?',
      answer: '160 s: four times as long.',
    },
    {
      question: 'How many times as long as copper does glass take for the same length?',
      answer: '1.16·10⁻⁴/4.8·10⁻⁷, about 240 times.',
    },
    {
      question: 'Metal feels colder than wood in the same room. Is it?',
      answer: 'No. It takes heat from the finger faster.',
    },
  ],
};
