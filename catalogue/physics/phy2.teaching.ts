import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners tell a component that obeys Ohm’s law from ones that do not, read R off a slope with its uncertainty, and see how meters change what they measure.',
  level:
    'Age 14 to 18. Current, voltage and power should be known; the diode’s exponential and the bridge are for the upper years.',
  time: 'One lesson of 45 minutes for resistor and lamp; a second one for diode, real meters and the board.',
  preparation:
    'For a search hide the resistance in a class set and fix the component: steps that name other resistors are then left out. The board of Build it wants a mouse or a tablet.',
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
      what: 'All voltages lie between 4 and 6 V, and any curve would fit.',
      remedy: 'Ask for rows over the whole range, 0 to 12 V.',
    },
    {
      what: 'V/I of the lamp is called its resistance and expected to stay.',
      remedy: 'Let them work out V/I at 1 V and at 12 V: it grows, since the filament gets hot.',
    },
    {
      what: 'The diode shows nothing below half a volt and is taken for broken.',
      remedy: 'Go on to higher voltages with 200 Ω in series, then turn it round.',
    },
    {
      what: 'At 1000 Ω with real meters V/I comes out too small, and the resistor is blamed.',
      remedy: 'The voltmeter of 15 kΩ stands beside it: work out both side by side.',
    },
  ],
  questions: [
    {
      question: 'What current flows through 100 Ω at 5 V, and how much heat is that?',
      answer: '50 mA; 5 V × 0.050 A = 0.25 W.',
    },
    {
      question: 'At which voltage does the 100 Ω resistor reach its rating of 0.5 W?',
      answer: '√(0.5 W × 100 Ω) = 7.1 V.',
    },
    {
      question: 'A line of current against voltage has the slope 4.0 mA/V. What is R?',
      answer: '1/0.0040 A/V = 250 Ω.',
    },
    {
      question: 'What do 1000 Ω and a voltmeter of 15 kΩ side by side measure?',
      answer: '1/(1/1000 + 1/15 000) = 937.5 Ω, 6 % too small.',
    },
  ],
};
