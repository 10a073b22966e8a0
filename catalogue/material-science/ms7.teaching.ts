import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners index a cubic powder pattern, find lattice type, lattice constant and crystallite size, and know what shifts and what broadens a line.',
  level: 'Age 16 to university. Sine, ratios, a straight line; structure factors may stay a rule.',
  time: '90 minutes; 45 for steps 1 to 4. Each scan takes 30 s.',
  preparation: 'The specimen number chooses the unknown among four powders: give each group another one.',
  safety: {
    hazards: [
      'X-rays: the beam of a tube burns skin within seconds and harms eyes. The cabinet is shielded and its interlocks cut the beam when a door opens; they are never bridged.',
      'The tube runs at tens of kilovolts: covers stay on, and only trained staff align the beam or change a tube.',
      'Fine powders of metals, salts and standards are not to be breathed in: load the holder with gloves, without raising dust.',
    ],
    instead: [
      'Let a class index recorded patterns from an open database, or see a closed cabinet run at a university with its radiation protection supervisor.',
      'Diffraction of laser light (class 2) on a grid shows the same geometry in a classroom.',
    ],
    waste: 'Powders go back into their bottles; molybdenum, nickel and caesium compounds are collected as metal waste.',
    sources: [
      'International Union of Crystallography, International Tables for Crystallography, vol. C, section 10: Precautions against radiation injury, Kluwer, Dordrecht (2004).',
      'International Atomic Energy Agency, Radiation Protection and Safety of Radiation Sources: International Basic Safety Standards, GSR Part 3, Vienna (2014).',
    ],
  },
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
      question: 'A copper line at 43.3° is 0.507° wide, that of the standard 0.080°: how large are the crystallites?',
      answer:
        '0.507° less 0.080° leaves 0.427°. At θ = 21.7° with copper rays that is 0.9 λ/(β cos θ) = 20 nm. Without the standard it would be 16.8 nm.',
    },
  ],
};
