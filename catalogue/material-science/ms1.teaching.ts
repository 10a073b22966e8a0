import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners read modulus, proof stress, strength and elongation off a tensile test, and tell what belongs to the specimen from what belongs to the machine.',
  level: 'Age 17 to university. Stress and strain.',
  time: 'A double lesson of 90 minutes; one material for each group in one lesson.',
  preparation:
    'Share the materials among groups and collect a table. Say beforehand that the extensometer must come off before the bar breaks.',
  safety: {
    hazards: [
      'At fracture the stored energy is let go at once: a closed shield and goggles, most of all for hard metals and cast iron.',
      'Grips and crosshead crush fingers: they are set with the drive off, and the emergency stop is in reach.',
      'Broken ends are sharp and may be warm: gloves to take them out.',
    ],
    instead: ['Copper wire of 0.3 mm on a bench with a pulley and weights, behind a screen and with goggles.'],
    waste: 'Broken bars go to scrap metal.',
    sources: [
      'ISO 6892-1:2019, Metallic materials: tensile testing at room temperature.',
      'CLEAPSS, advice on stretched wires, cleapss.org.uk.',
    ],
  },
  goesWrong: [
    {
      what: 'E is taken from the crosshead travel.',
      remedy: 'The machine gives way too, 1 mm for each 100 kN: use the extensometer.',
    },
    { what: 'The fit runs beyond the straight part.', remedy: 'Limit it before the slope is read.' },
    {
      what: 'The extensometer stays on until fracture.',
      remedy: 'Take it off at the plateau’s end: the strain then follows the crosshead.',
    },
    {
      what: 'Elongations of different gauge lengths are compared.',
      remedy: 'The neck counts more in a short one: plot A against 1/L0.',
    },
  ],
  questions: [
    { question: 'What is the cross-section of a bar of 12.5 mm?', answer: 'π × 12.5²/4 = 122.7 mm².' },
    { question: 'What load is 250 MPa on it?', answer: '250 × 122.7 = 30.7 kN.' },
    {
      question: 'Steel and aluminium carry the same small load. Which stretches more?',
      answer: 'Aluminium, about three times as much: its modulus is a third.',
    },
    {
      question: 'Where is the Considère point?',
      answer: 'Where dσ/dε of the true curve has fallen to σ: at the greatest load.',
    },
  ],
};
