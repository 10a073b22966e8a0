import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners find pV constant, linearise a hyperbola, and explain pressure by blows of molecules.',
  level: 'Age 13 to 17. Pressure, volume, absolute temperature; deviations of real gases are for the upper years.',
  time: 'One lesson of 45 minutes; half a lesson for temperature and carbon dioxide.',
  preparation:
    'Have the table of Boyle at hand: it is on the bench. Let them say first what a graph of p against V will look like.',
  safety: {
    hazards: [
      'A gas under 3 atm stores energy: a glass syringe or a tube that slips off can fly. Goggles are worn, joints are secured, and the mark of the apparatus is not passed.',
      'A jacket of hot water scalds: run it at 60 °C at most in a class, and let it cool before it is emptied.',
      'Mercury, as Boyle used it, is poisonous and has no place in a classroom.',
    ],
    instead: ['A plastic syringe with a pressure sensor, from half to twice the volume, shows the same line.'],
    sources: [
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 44 mercury and its compounds.',
      'Princeton University, A pressure gauge, princeton.edu/~humcomp/sophlab/ther_13.htm: a Bourdon gauge shows the difference to the air outside.',
    ],
  },
  goesWrong: [
    {
      what: 'The volume is read while the piston still moves.',
      remedy:
        'Wait three seconds, until it rests. At a real bench wait longer: compression warms the gas for a moment.',
    },
    {
      what: 'At the real bench the gauge stands at zero in open air, and pV comes out anything but constant.',
      remedy: 'Add the pressure of the air, about 1 atm: the law is about absolute pressure.',
    },
    { what: 'p against V is fitted by a straight line.', remedy: 'Put 1/V on x: the slope is nRT.' },
    {
      what: 'The ratio of slopes is compared with the ratio of Celsius temperatures.',
      remedy: '60/25 is 2.4; the kelvin give 333/298 = 1.12, as the slopes do.',
    },
  ],
  questions: [
    {
      question: '30 mL at 1 atm are squeezed to 10 mL. What is the pressure?',
      answer: '3 atm, at the same temperature.',
    },
    {
      question: 'The jacket is warmed from 25 to 60 °C. What becomes of pV?',
      answer: 'It grows by 333.15/298.15 = 1.117.',
    },
    {
      question: 'Do the molecules strike harder in a smaller volume?',
      answer: 'No, at the same temperature as hard as before, but more often.',
    },
    {
      question: 'With a leak pV falls from row to row. What else gives the leak away?',
      answer: 'The line against 1/V misses the origin.',
    },
  ],
};
