import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners index a cubic powder pattern, find lattice type, lattice constant and crystallite size, and know what shifts and what broadens a line.',
  level: 'Age 16 to university. Sine, ratios, a straight line; structure factors may stay a rule.',
  time: '90 minutes; 45 for steps 1 to 4. Each scan takes 30 s.',
  preparation: 'The specimen number chooses the unknown among four powders: give each group another one.',
  goesWrong: [
    {
      what: 'The first line is taken for 100.',
      remedy:
        'Write the ratios down, multiply by 2 or 3 until all are whole, and look which sums of three squares they are.',
    },
    {
      what: 'With molybdenum the lattice stays unknown.',
      remedy: 'The first lines lie below 15°. Assign planes by hand, or take copper.',
    },
    {
      what: 'Weak lines are missing from the list.',
      remedy: 'They drown in the background: count longer at each step.',
    },
    {
      what: 'The size comes out too small.',
      remedy: 'The standard was not run, or strain is set: both are taken for small crystals.',
    },
  ],
  questions: [
    {
      question: 'Why are lines at high angles better for the lattice constant?',
      answer: 'Δd/d = −cot θ Δθ: the same error in θ counts for less there.',
    },
    {
      question: 'Copper rays on iron give a high background. Why do cobalt rays not?',
      answer:
        'The energy of copper Kα lies above the K edge of iron, which then sends its own X-rays; that of cobalt lies below it.',
    },
    {
      question: 'Sodium chloride shows 111 at 8 % of 200, potassium chloride at 0.6 %. Why?',
      answer: 'The two ions scatter against each other in 111. In KCl both have 18 electrons and nearly cancel.',
    },
    {
      question: 'A line of 0.427° and 0.080° of the instrument: how large are the crystallites?',
      answer: 'A width of 0.427° left after the instrument, at θ = 21.7° with copper rays, is 20 nm.',
    },
  ],
};
