import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners explain how phosphorus turns a lake green and takes its deep oxygen, and why a cut of the load cures it only after years.',
  level: 'Age 15 to 18. Proportions and logarithms; balances of inflow and outflow for the upper years.',
  time: 'One lesson of 45 minutes for loads and indices; one for the rescue of the lake.',
  preparation:
    'Share the loads and the rescues among groups, and let each say beforehand in which year its lake is clear.',
  safety: {
    hazards: [
      'Deep or cold water: life jackets on every boat, two people at least, no work on thin ice.',
      'Scums of blue-green algae may be poisonous and hurt the skin: gloves, no wading, no tasting, hands washed before eating.',
      'Aluminium salts are acid and hurt the eyes: goggles where they are weighed in.',
    ],
    instead: [
      'Measure from a landing stage with a disc on a line of 5 m.',
      'Let jars of pond water stand in the window with and without a drop of plant fertiliser.',
    ],
    waste: 'Water of the lake goes back where it came from; jars with fertiliser go down the drain.',
    sources: [
      'WHO, Guidelines on recreational water quality, volume 1: coastal and fresh waters, 2021.',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 45 aluminium and its compounds, 75 fieldwork.',
    ],
  },
  goesWrong: [
    {
      what: 'Green water is judged by one index alone.',
      remedy: 'Compare the three: they part where nitrogen or light is short.',
    },
    {
      what: 'The run is stopped after a year.',
      remedy:
        'Without seasons the deep oxygen takes years to fall, and the mud answers last. A real layered lake loses it within weeks to months of each summer: show four seasons after it.',
    },
    {
      what: 'Aeration is taken for a cure.',
      remedy: 'The bad step: oxygen is back, and the water is as green as before.',
    },
    {
      what: 'The load is changed under Set up in the middle of a run.',
      remedy: 'That begins a new lake: “Change the load” goes on with this one.',
    },
  ],
  questions: [
    {
      question: 'Why does a lake turn over in autumn and not in summer?',
      answer:
        'In summer warm, light water lies on top. In autumn the surface cools until it is as dense as the water below; then wind mixes all of it.',
    },
    { question: 'The Secchi depth is 2 m. What is its index?', answer: '60 − 14.41 ln 2 = 50.' },
    {
      question: 'By how much does the index change when the Secchi depth halves?',
      answer: 'It rises by 14.41 ln 2 = 10.',
    },
    {
      question: 'Why does aeration alone not clear the water?',
      answer: 'It stops the release from the mud, but the load still feeds the algae.',
    },
    {
      question: 'What does Vollenweider expect of 1 g/m²/yr in a lake of 10 m and 2 yr?',
      answer: '1000/((10/2)(1 + √2)) = 83 µg/L of total phosphorus.',
    },
  ],
};
