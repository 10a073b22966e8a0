import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners record powder patterns, index them, find cell, phase and crystallite size, and know what a zero error, strain and fluorescence do.',
  level: 'Age 16 to university. Sine and ratios; structure factors may stay a rule.',
  time: 'One lesson of 45 minutes for steps 1 to 5, a second for the rest.',
  safety: {
    hazards: [
      'The primary beam of the tube burns skin within a second and may cause cancer: the cabinet is closed and interlocked, the lamp shows when rays are on, and nobody works with an overridden interlock.',
      'The generator holds 20 to 50 kV, also for a while after it is switched off: only trained staff open it.',
      'Fine powders harm lungs, crystalline quartz most of all: they are ground and filled under a hood or wetted, and holders are wiped, not blown.',
    ],
    instead: [
      'A class shows diffraction by a laser and a grating or a fine mesh, and works on recorded patterns; X-ray units for schools are full-protection devices with their own approval.',
    ],
    waste: 'Powders go back into their tins or into the container for solid inorganic waste.',
    sources: [
      'International Commission on Radiological Protection, Publication 103, Ann. ICRP 37 (2007): justification, optimisation, limits',
      'Prudent Practices in the Laboratory: Handling and Management of Chemical Hazards, National Academies Press 2011, chapter 7',
    ],
  },
  preparation: 'Each seed has another unknown: a class set gives one to each learner, and the key holds its name.',
  goesWrong: [
    {
      what: 'The scan does not start.',
      remedy: 'The doors are open, or no sample is loaded: the interlock says which.',
    },
    {
      what: 'The search finds nothing.',
      remedy: 'The goniometer is off: calibrate with silicon. Or the scan is so quick that only one line stands out.',
    },
    {
      what: 'With molybdenum there are no lines at 20 kV.',
      remedy: 'Its K edge lies at 20 kV: raise the voltage.',
    },
    {
      what: 'The size comes out too small.',
      remedy: 'Strain broadens lines as well. Compare a line at a low angle with one at a high angle.',
    },
  ],
  questions: [
    {
      question: 'Aluminium and copper show the same sequence of lines. How are they told apart?',
      answer: 'By the places: their cells are 4.05 and 3.61 Å.',
    },
    {
      question: 'Why does glass of the same elements as quartz give no lines?',
      answer: 'It has no planes that repeat over long distances.',
    },
    {
      question: 'All lines lie 0.2° too high. What is wrong with the lattice constant?',
      answer: 'It comes out too small, and more so from lines at low angles.',
    },
    {
      question: 'Why do grains in every direction give cones?',
      answer: 'A family of planes reflects at 2θ to the beam whichever way its grain is turned about the beam.',
    },
  ],
};
