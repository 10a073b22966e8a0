import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners record an interferogram and its transform, identify groups by their bands, and know what resolution, window, air and plates do to a spectrum.',
  level: 'Age 16 to university. Functional groups; waves that add up.',
  time: 'One lesson of 45 minutes for steps 1 to 4 and the unknown; a second for gas, windows, air and plates.',
  safety: {
    hazards: [
      'Carbon monoxide poisons without a smell: its cell is sealed, was filled in a fume cupboard, and is never opened in a class.',
      'Acetone, ethanol, ethyl acetate and toluene burn, and toluene harms an unborn child; acetic and benzoic acid irritate: a drop under a hood is enough, with gloves and goggles, away from flames.',
      'The laser of the interferometer may blind: its cover stays on. A diamond crystal presses with hundreds of newtons: fingers stay away from the clamp.',
    ],
    instead: [
      'A class takes plastic films, ethanol, sugar and paracetamol on the crystal, and shows the gas by a recorded spectrum.',
    ],
    waste: 'Wipes with solvent go into a closed metal bin, rests of solvent into the bottle for halogen-free solvents.',
    sources: [
      'Prudent Practices in the Laboratory: Handling and Management of Chemical Hazards, National Academies Press 2011',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 23 ethanoic acid, 58 carbon and its oxides, 60 ethanol, 61 propanone, 63 hydrocarbons',
      'IEC 60825-1:2014, Safety of laser products',
    ],
  },
  preparation: 'Each seed has another unknown: a class set gives one to each learner, and the key holds its name.',
  goesWrong: [
    {
      what: 'The resolution is changed after the background.',
      remedy: 'The sample is refused: collect a new background.',
    },
    {
      what: 'The lid is opened between background and sample.',
      remedy: 'Carbon dioxide, with two maxima, and water appear: that is step 7.',
    },
    { what: 'Bands reach the floor.', remedy: 'Make the sample thinner: at 0.1 % of the light a band has no shape.' },
    {
      what: 'The library is believed.',
      remedy: 'Let learners name two bands that prove the group, and one that must be missing.',
    },
  ],
  questions: [
    {
      question: 'Why does the interferogram have a burst in its middle?',
      answer: 'At equal paths all wavenumbers are in step.',
    },
    { question: 'Which path difference gives 2 cm⁻¹?', answer: '0.5 cm: one over the resolution.' },
    {
      question: 'Why does nitrogen not disturb?',
      answer: 'Its vibration leaves the dipole as it is: it absorbs nothing.',
    },
    { question: 'What does zero filling add?', answer: 'Points between points, no resolution.' },
    {
      question: 'Why has carbon dioxide a gap at 2349 cm⁻¹, where its vibration is, and a sharp band at 667 cm⁻¹?',
      answer:
        'In the stretching along the axis the rotation must change by one step up or down, and none of the lines is at the place of the vibration itself. In the bending, across the axis, it may stay as it is: all these lines fall on nearly one place.',
    },
  ],
};
