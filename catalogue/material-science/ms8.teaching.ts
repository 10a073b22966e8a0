import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners see why a beam of nanometres makes a signal from micrometres, choose energy, current, aperture and detector for a purpose, and explain contrast by composition and by slope.',
  level: 'University, or the last school years; age 17. Powers and logarithms; an idea of the atom.',
  time: '90 minutes; 45 with steps 1, 3 and 7 and the rows of step 2 shared among groups.',
  preparation:
    'Let each group take another element for step 2 and put the values on one sheet. Pumping takes three minutes of lab time, some seconds of the wall clock.',
  safety: {
    hazards: [
      'The gun stands at up to 30 000 V: covers stay on, and a filament is changed by trained staff after the supply is off and discharged.',
      'Electrons that are stopped make X-rays. The chamber shields them as it is built: no window or flange is replaced by another.',
      'Specimens and coated pieces are handled with gloves and tweezers; fine loose powder can be raised when air is let in.',
    ],
    instead: [
      'A table-top microscope with fixed voltage and closed column, or an hour at a university’s instrument with its operator.',
    ],
    sources: [
      'J. I. Goldstein and others, Scanning Electron Microscopy and X-Ray Microanalysis, 4th edition, Springer, New York (2018).',
      'International Atomic Energy Agency, Radiation Protection and Safety of Radiation Sources: International Basic Safety Standards, GSR Part 3, Vienna (2014).',
    ],
  },
  goesWrong: [
    {
      what: 'The working distance was changed and the picture is blurred.',
      remedy: 'The lens is still set to the old distance: focus at the new one.',
    },
    {
      what: 'Too few tracks: η of aluminium and silicon change places.',
      remedy: 'Look at the standard error. With 20 000 tracks it is 0.003.',
    },
    {
      what: 'Everything is magnified until it is blurred.',
      remedy: 'Compare the diameter of the probe with the size of a pixel.',
    },
    {
      what: 'A grainy frame is scanned again and again.',
      remedy: 'A longer dwell or more current: noise goes with the root of the electrons on a pixel.',
    },
  ],
  questions: [
    {
      question: '100 pA for 10 µs: how many electrons fall on a pixel?',
      answer:
        '100 pA times 10 µs is 1 fC: 6242 electrons. At a yield of 0.16 some 990 are counted, 31 times their scatter.',
    },
    {
      question: 'Why is a picture at 2 keV sharper than one at 20 keV although the probe is larger?',
      answer:
        'The pear is nearly fifty times less deep (10 to the power 1.67 is 47): the signal comes from the surface near the probe.',
    },
    {
      question: 'Why do the edges of pollen grains look bright?',
      answer:
        'There the surface is steep. More of the beam’s way lies within the few nanometres from which secondary electrons escape.',
    },
    {
      question: 'How many electrons does a contrast of 2 % need on each pixel?',
      answer: 'About (5/0.02) squared, 62 500 that count (Rose).',
    },
  ],
};
