import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners make a Rockwell test in the right order, verify the tester on a block, and know that the number is a depth.',
  level: 'Age 16 to university. Force, pressure, mean and range.',
  time: '60 minutes; 35 without the blocks of step 5.',
  preparation:
    'Give each group another seed: each then has a tester with an error of its own, which only the block shows.',
  safety: {
    hazards: [
      'Between indenter and anvil a finger is crushed: hands are off the piece before the wheel is turned and while the lever moves.',
      'Hardened steel and grey iron can burst or chip under the load: goggles, and pieces that lie flat and do not rock.',
      'Cut specimens have sharp edges and burrs: deburr them first.',
    ],
    instead: [
      'A ball from a bearing, a weight and a measured dent (Brinell’s way) show the same on aluminium and clay.',
    ],
    sources: [
      'S. R. Low, Rockwell Hardness Measurement of Metallic Materials, NIST Recommended Practice Guide, Special Publication 960-5, Gaithersburg (2001).',
    ],
  },
  goesWrong: [
    {
      what: 'The zero is forgotten.',
      remedy: 'The depth counts from the preliminary load: the tester refuses the total load.',
    },
    {
      what: 'The range of five indents is taken for the whole uncertainty.',
      remedy: 'The tester’s error is in all five: compare with the block.',
    },
    {
      what: 'HRC of brass or aluminium is looked up in the table for steel.',
      remedy: 'The table holds for steels that are not austenitic.',
    },
    { what: 'Indents stand too close.', remedy: 'Three diameters from middle to middle at least.' },
  ],
  questions: [
    { question: 'Which depth is 30 HRC?', answer: '(100 − 30) × 2 µm = 140 µm.' },
    { question: 'Which depth is 80 HRB?', answer: '(130 − 80) × 2 µm = 100 µm.' },
    {
      question: 'Why is the result read under 10 kgf and not under 150?',
      answer: 'What springs back elastically shall not count, and 10 kgf keep the indenter seated.',
    },
    {
      question: 'Why are HRC 65 and HRC 60 farther apart in HV than HRC 25 and HRC 20?',
      answer: 'Depth goes about with 1/√HV: at small depth a point is a larger part of it.',
    },
  ],
};
