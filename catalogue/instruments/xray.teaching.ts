import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners choose voltage, charge, filter, grid and distance for a purpose, and weigh contrast and noise against dose.',
  level: 'Age 16 to university: physics, radiography, medicine. Exponential decay and logarithms.',
  time: 'One lesson of 45 minutes for voltage, charge and dose; another for the slab, the half-value layer and the grid.',
  preparation: 'A real radiograph of a hand on the projector to begin with. For learning only.',
  safety: {
    hazards: [
      'X-rays: all but the patient leave the room or stand behind the screen, nobody holds a patient or a detector in the beam, and dosemeters are worn.',
      'Every exposure is justified by somebody qualified; identity is checked and a possible pregnancy asked about before it.',
      'Repeats add up: the field is closed to the part, and the exposure index is looked at after each picture.',
      'The generator holds tens of thousands of volts: only service staff open it.',
    ],
    instead: [
      'A class works with this bench; school X-ray sets are fully shielded cabinets with interlocks, for objects, never for people or animals.',
    ],
    waste: 'None; old tubes may hold beryllium and oil and go back to the maker.',
    sources: [
      'IAEA Safety Standards Series SSG-46, Radiation Protection and Safety in Medical Uses of Ionizing Radiation (2018).',
      'ICRP Publication 103, The 2007 Recommendations of the International Commission on Radiological Protection, Ann. ICRP 37(2-4) (2007).',
    ],
  },
  goesWrong: [
    { what: 'The exposure does not start.', remedy: 'Position the object, then prepare: the anode needs a second.' },
    {
      what: 'Numbers vanish when a slider is moved.',
      remedy: 'They belonged to the exposure before. Expose again.',
    },
    {
      what: 'Contrast at two voltages is compared with different exposure indices.',
      remedy: 'Bring the exposure index to its target first: then the picture costs the detector the same.',
    },
    {
      what: 'The slope of ln(transmission) is taken from the tube.',
      remedy: 'Choose the monochromatic beam: with the tube there is no one slope.',
    },
  ],
  questions: [
    { question: 'The exposure index is 2000 and its target 1000. What is the deviation index?', answer: '+3.' },
    {
      question: 'The distance from the focus is doubled. What must become of the charge for the same detector kerma?',
      answer: 'Four times as much.',
    },
    {
      question: 'Why does the filter lower the dose of the skin more than the signal of the detector?',
      answer: 'It takes out soft photons, which the body stops anyway.',
    },
    {
      question: 'Why is a grid used for a chest at 120 kV but not for a hand?',
      answer:
        'A thick part scatters more than it lets through; a hand scatters little beside what goes straight through, and its bones stand out anyway.',
    },
  ],
};
