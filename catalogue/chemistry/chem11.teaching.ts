import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners explain conduction, hardness and melting by who holds the electrons, and do not judge a bond by one test of one state.',
  level: 'Age 14 to 18. Ions and electron shells; lattice energy for the upper years.',
  time: 'One lesson of 45 minutes for tests of the three samples; a second one for energies and lattices.',
  preparation: 'Collect before the lesson what they believe about “salt conducts”. The first test is meant to mislead.',
  safety: {
    hazards: [
      'A melt of table salt has more than 800 °C and spatters with the least water: it is shown, or done by the teacher in a fume cupboard, with face shield and gloves.',
      'Direct current through brine or molten salt gives off chlorine, which is poisonous. Conductivity is tested with alternating current, or for a second or two.',
      'A struck crystal and chips of a hammer fly: goggles, and a cloth over the piece.',
      'A burner and hot iron burn long after they have stopped glowing.',
    ],
    instead: [
      'A salt that melts low, such as zinc chloride in a fume cupboard, is the usual demonstration for a teacher; candle wax, sugar and salt solid and dissolved are enough for a class.',
    ],
    waste: 'Brine goes down the sink. Cooled salt is dissolved first.',
    sources: [
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 10 electricity, 34 sodium and potassium salts, 54 chlorine, 92 using a Bunsen burner, 93 heating.',
      'Conductivity is measured with alternating current because direct current polarises the electrodes: physicalchemistryresources.com, Measurement of the conductivity of a solution.',
    ],
  },
  goesWrong: [
    {
      what: 'The solid is tested alone, and salt is called a substance without ions.',
      remedy: 'Melt it, or dissolve it, and put on the same voltage.',
    },
    { what: 'Currents are compared without a voltage on the cell.', remedy: 'Put 6 V on it each time.' },
    { what: 'Iron always shows 10 A.', remedy: 'That is the limit of the source: read the conductivity.' },
    {
      what: 'This bench lets a current flow through brine at 1 V, electrolysis of water asks for more than 2 V.',
      remedy: 'The voltage alternates here: ions swing, nothing is split. Direct current has to split something first.',
    },
  ],
  questions: [
    {
      question: 'Why does solid salt not conduct although it consists of ions?',
      answer: 'They cannot leave their places.',
    },
    {
      question: 'Iron is heated. What does its conductivity do, and why?',
      answer: 'It falls: the vibrating ions scatter the electrons more.',
    },
    { question: 'How ionic is NaCl by Pauling, with 0.93 and 3.16?', answer: '1 − exp(−2.23²/4) = 0.71.' },
    {
      question: 'What does the point-charge model give for the lattice energy, and what is found?',
      answer: '1389.354 × 1.7476/2.8201 × 7/8 = 753 kJ/mol; Born–Haber gives 787.',
    },
    {
      question: 'At 912 °C iron becomes denser. How?',
      answer: 'Its atoms pack with twelve neighbours instead of eight.',
    },
  ],
};
