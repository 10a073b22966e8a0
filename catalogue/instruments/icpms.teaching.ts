import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners count isotopes, recognise and remove interferences, choose an internal standard by its mass, and measure by isotope dilution.',
  level: 'Age 17 to university. Isotopes, straight lines, square roots of counts.',
  time: 'One lesson of 45 minutes for steps 1 to 5; a second for seawater, solids, ratios, dilution and memory.',
  safety: {
    hazards: [
      'The plasma gives strong ultraviolet light and radio waves and is 7000 K hot: it burns behind an interlocked door, and torch and cones are touched only when they are cold.',
      'Samples and standards stand in dilute nitric or hydrochloric acid, which burns skin and eyes: goggles, gloves and a coat are worn. Digestion with hydrofluoric acid is for trained staff only.',
      'Argon drives the air out of a closed room, without a smell: the exhaust runs, and cylinders or tanks stand outside or with an oxygen alarm.',
      'Standards of arsenic, cadmium, lead and uranium are poisonous: they are diluted under a hood, and nothing is pipetted by mouth.',
    ],
    instead: [
      'A class prepares waters and standards of copper and zinc in 1 % acid, and works on data that staff record.',
    ],
    waste: 'What drains from the spray chamber holds acid and heavy metals: it is collected for acid metal waste.',
    sources: [
      'Prudent Practices in the Laboratory: Handling and Management of Chemical Hazards, National Academies Press 2011',
      'R. Thomas, Practical Guide to ICP-MS, 3rd ed., CRC Press 2013',
      'U.S. EPA Method 200.8, revision 5.4 (1994), section 5: safety',
    ],
  },
  preparation:
    'Lab time runs five times as fast as the clock: the plasma is warm after twelve seconds. Contents are the same for all; stock and counts differ with the seed.',
  goesWrong: [
    {
      what: 'Standards are measured before the element is chosen.',
      remedy: 'They belong to the element shown: choose it first.',
    },
    {
      what: 'The sample is changed and read without loading it.',
      remedy: 'The capillary still hangs in nothing: load it anew after each change.',
    },
    {
      what: 'Helium is switched on and the old line is used.',
      remedy: 'Two thirds of the analyte are lost as well: the standards are put aside, measure them again.',
    },
    {
      what: 'The blank is read right after the highest standard.',
      remedy: 'That is the step done badly. Rinse between.',
    },
  ],
  questions: [
    {
      question: 'Why is arsenic read in chloride too high by 1.4 µg/L for each 1000 mg/L?',
      answer:
        'ArCl with the chlorine of mass 35 has the mass 75, and 1000 mg/L of chloride give as many counts as 1.44 µg/L of arsenic.',
    },
    {
      question: 'Which internal standard suits cadmium, which uranium?',
      answer: 'Rhodium (103) for cadmium (111), bismuth (209) for uranium (238): matrix loss depends on the mass.',
    },
    {
      question: 'A counter with 50 ns of dead time shows 952 000 counts a second. How many came?',
      answer: '952 000/(1 − 0.0476) = 1.00 million.',
    },
    {
      question: 'Why does copper in seawater read some µg/L without gas?',
      answer: 'Argon and sodium join to an ion of mass 63. Copper may be read at 65 instead, or at 63 with helium.',
    },
    {
      question: 'Does helium help against ⁵⁸Fe under ⁵⁸Ni?',
      answer: 'No: both are atoms of the same mass. Read ⁶⁰Ni.',
    },
  ],
};
