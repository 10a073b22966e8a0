import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners separate a soil by how fast its grains fall, name its texture from the triangle, and tell what it means for roots.',
  level: 'Age 13 to 18. Percentages and a triangle with three axes; Stokes’ law for the upper years.',
  time: 'One lesson of 45 minutes; the eleven hours pass in 41 s at 16×. Liming and water may be a second one.',
  preparation:
    'Let a jar with garden soil stand on the window sill from the day before, so that the layers on the screen have a real counterpart.',
  safety: {
    hazards: [
      'Soil may hold tetanus, hookworm and glass: cuts are covered, hands washed, and nothing is eaten beside it.',
      'Dry soil and lime are dusty: pour them under a damp cloth or outdoors, and wear goggles; lime burns eyes.',
      'Hexametaphosphate is mild, but goggles stay on while jars are shaken.',
    ],
    instead: [
      'Bought potting soil or garden soil that was kept at 80 °C for an hour; ground limestone in place of burnt lime.',
    ],
    waste: 'Soil and water go on a bed, not down the drain, which they block.',
    sources: ['CLEAPSS, advice on soil and compost in the classroom, cleapss.org.uk.'],
  },
  goesWrong: [
    {
      what: 'The dispersant is forgotten.',
      remedy: 'Clay falls as flocs, like silt: the loam seems to have half its clay. Pour off and begin again.',
    },
    {
      what: 'The blank is not read.',
      remedy: 'The dispersant alone makes the hydrometer read 4 g/L: that is 8 points of clay.',
    },
    {
      what: 'The jar is shaken again in between.',
      remedy: 'The clock begins anew with each shaking; earlier readings no longer count.',
    },
    {
      what: 'The last reading is taken after eight hours in cold water.',
      remedy: 'Cold water is more viscous: the 2 µm grains are not down yet. Look at the largest grain left.',
    },
  ],
  questions: [
    {
      question: 'How much longer does a grain of half the diameter take?',
      answer: 'Four times: the speed goes with the square of the diameter.',
    },
    {
      question:
        'The hydrometer reads 34.5 g/L at 40 s and 14 g/L at 11 h, the blank 4 g/L. What are sand, silt and clay?',
      answer: 'Sand 100 − 2·30.5 = 39 %, clay 2·10 = 20 %, silt 41 %: a loam.',
    },
    {
      question: 'Which holds most water for plants: sand, silt loam or clay?',
      answer: 'Silt loam: clay holds more, but most of it so tightly that roots cannot take it.',
    },
    {
      question: 'Two soils have pH 5.5. Which needs more lime, sand or clay?',
      answer: 'Clay: it holds more acid cations, its exchange capacity is larger.',
    },
  ],
};
