import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners take a proton spectrum from the tube to the integral, and read shifts in ppm, couplings in hertz and relaxation in seconds.',
  level: 'Age 17 to university. Structural formulas; what a frequency is; the first steps need no quantum mechanics.',
  time: 'Two lessons of 45 minutes: steps 1 to 5, then 6 to 9. Scans pass ten times as fast as on the bench.',
  safety: {
    hazards: [
      'The magnet pulls steel from metres away and never rests: nobody with a pacemaker, an implant of iron or an insulin pump comes near, and keys, tools and bank cards stay outside the 0.5 mT line.',
      'When a superconducting magnet quenches, helium and nitrogen drive the air out of the room: leave at once, doors open, and do not come back before it is aired.',
      'Chloroform, also with deuterium, harms the liver and may cause cancer: tubes are filled under a hood with gloves, and stay capped. Tubes of thin glass break: they are pushed straight, never bent.',
    ],
    instead: [
      'A class takes a small permanent magnet of 60 MHz with neat acetone, ethanol or ethyl acetate, which needs no chloroform.',
    ],
    waste:
      'Solutions in deuterated chloroform go into the container for halogenated solvents, broken tubes into that for sharp glass.',
    sources: [
      'Prudent Practices in the Laboratory: Handling and Management of Chemical Hazards, National Academies Press 2011, chapter 7: magnets and cryogens',
      'ICNIRP, Guidelines on limits of exposure to static magnetic fields, Health Phys. 96 (2009) 504',
    ],
  },
  preparation:
    'Each seed has another best place of the shims and another phase of the receiver: a class set gives one magnet to each learner.',
  goesWrong: [
    {
      what: 'Lines are broad and quartets run together.',
      remedy: 'The tube was changed and not shimmed: watch the lock level.',
    },
    {
      what: 'A peak stands where none belongs.',
      remedy:
        'At 1.56 ppm it is water, which the solvent took up from the air. Elsewhere the spectral width is too small: what lies outside is folded in, here as on older instruments.',
    },
    { what: 'Integrals are not whole numbers.', remedy: 'The repetition time is too short for the slow groups.' },
    { what: 'Nothing can be picked.', remedy: 'Near the null of an inversion recovery the line is in the noise.' },
  ],
  questions: [
    {
      question: 'Two lines are 0.0237 ppm apart at 300 MHz. How many hertz, and how many ppm at 600 MHz?',
      answer: '7.1 Hz; half as many ppm, 0.0118.',
    },
    { question: 'Why does OH of ethanol not split CH₂ here?', answer: 'It changes places faster than J.' },
    {
      question: 'A colleague finds the OH of ethanol at 2.3 ppm, a table has 1.3. Who is wrong?',
      answer: 'Nobody: the table is of dilute solutions, and hydrogen bonds in stronger ones take OH downfield.',
    },
    { question: 'Which pulse gives most signal at TR = T₁?', answer: 'The Ernst angle, arccos e⁻¹ = 68°.' },
    {
      question: 'Four times as long a night of scans: what becomes of signal to noise?',
      answer: 'It doubles.',
    },
  ],
};
