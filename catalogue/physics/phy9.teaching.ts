import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners find what is equal and what adds up in series and in parallel, test 1/R = 1/R1 + 1/R2 by a line, and locate a fault by voltages alone.',
  level: 'Age 13 to 17. Ohm’s law should be known.',
  time: 'One lesson of 45 minutes for both circuits; half a lesson for divider, real meters and fault finding.',
  preparation: 'Hide R1, or the fault, in a class set. Steps that set R1 are then left out.',
  safety: {
    hazards: [
      'Resistors and lamps above their rating are hot enough to burn fingers, and a shorted battery heats its leads: switch off at once.',
      'Mains voltage never comes to the bench: supplies of 12 V, earthed and with a current limit.',
    ],
    instead: ['Batteries of 1.5 to 4.5 V, resistors of 100 Ω and more, and lamps of 6 V.'],
    waste: 'Batteries go to the collection of old batteries.',
    sources: [
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 10 electricity.',
      'IEC 61140:2016, Protection against electric shock: extra-low voltage.',
    ],
  },
  goesWrong: [
    {
      what: 'The current is expected to be smaller behind R1.',
      remedy: 'Move the ammeter to all three places in series: it shows the same.',
    },
    {
      what: 'In parallel the resistances are added.',
      remedy: 'Compare the total current with that of R1 alone: it has grown.',
    },
    {
      what: 'A current of a few steps of the display is used for R.',
      remedy: 'Work out by how many per cent one step changes R; choose 12 V.',
    },
    {
      what: 'Series and parallel rows are fitted in one plot.',
      remedy: 'Show the newest run alone under the options of the plot.',
    },
  ],
  questions: [
    {
      question: '100 Ω and 200 Ω in series at 6 V: what are current and voltages?',
      answer: '6 V/300 Ω = 20 mA; 2 V and 4 V.',
    },
    {
      question: 'The same in parallel: what current does the battery give?',
      answer: '60 mA + 30 mA = 90 mA; together they are 66.7 Ω.',
    },
    {
      question: 'R2 in parallel is made larger. What does the total current do?',
      answer: 'It falls, towards the 60 mA of R1 alone.',
    },
    {
      question: 'In series no current flows, and the whole 6 V stand across R2. What is wrong?',
      answer: 'R2 is open.',
    },
  ],
};
