import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners measure impact energies, find a transition with its uncertainty, and read a fracture face.',
  level: 'Age 16 to university. Energy of a pendulum, cosine; the tanh curve may stay a drawn curve.',
  time: '75 minutes; 40 with one bar at each temperature.',
  preparation:
    'Share the eight temperatures among the groups, and let each hand in three bars. Show one bolt broken cold and one broken warm, if you have them.',
  safety: {
    hazards: [
      'A hammer of 300 J breaks an arm, and halves of bars fly: the swing is fenced, nobody reaches for the anvils before the hammer hangs in its latch, and eyes are covered.',
      'Liquid nitrogen freezes skin and drives the air out of a small room: goggles, loose insulating gloves, a ventilated room with an oxygen alarm, never a closed vessel.',
      'Alcohol for the cold bath burns: no flame or spark near it. Oil at 200 °C burns skin: tongs, and a lid at hand.',
    ],
    instead: [
      'Chocolate, candles or plastic strips from a fridge and from a warm place, broken over an edge by a light pendulum, show the transition without steel or nitrogen.',
    ],
    waste:
      'Nitrogen is left to boil off in the open; alcohol and oil are kept for the next time, never poured down the drain.',
    sources: [
      'ASTM E23-18, Standard Test Methods for Notched Bar Impact Testing of Metallic Materials, annex on safety, ASTM International (2018).',
      'CLEAPSS, Laboratory Handbook, chapter on cryogenic liquids, Uxbridge.',
    ],
  },
  goesWrong: [
    {
      what: 'The bar is placed without the bath.',
      remedy: 'It then has the 20 °C of the room, whatever the bath says.',
    },
    {
      what: 'The bar waits on the anvils.',
      remedy: 'It warms: 5 s from the bath to the blow are allowed. Lay it back into the bath.',
    },
    {
      what: 'All temperatures lie in the transition.',
      remedy: 'Shelves are found only where bars lie on them: two temperatures on each.',
    },
    { what: 'One bar at each temperature.', remedy: 'In the transition bars scatter by a fifth: three at least.' },
  ],
  questions: [
    {
      question: 'A hammer of 300 J rises to 138.5°. What did the bar take?',
      answer: '160.8 J × (cos 138.5° − cos 150°) = 18.8 J, less 0.9 J of friction: some 18 J.',
    },
    {
      question: 'How fast is the hammer at the bar?',
      answer: '√(2 g L (1 − cos 150°)) = 5.4 m/s, for every capacity.',
    },
    {
      question: 'Why does the slow hand err on the unsafe side?',
      answer: 'The bar has warmed and seems tougher than the steel is at the temperature that is written down.',
    },
    {
      question: 'Why has aluminium no transition?',
      answer: 'In face-centred metals dislocations move easily at any temperature: yielding comes before cleavage.',
    },
  ],
};
