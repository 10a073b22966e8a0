import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners tell apart what water does to a cell without a wall and to one with a wall, and find from curves where red cells tear and where plant cells leave their wall.',
  level: 'Age 14 to 19. Reciprocals and straight lines; for the older ones the water potential with both its parts.',
  time: 'One lesson of 45 minutes for the three bottles and the fragility curve; a second one for volumes, the onion and urea.',
  preparation:
    'Share the baths among groups: each group has its own drop of blood, so pooled curves show the chance of counting.',
  safety: {
    hazards: [
      'Human blood can carry hepatitis B and C and HIV: it is not used in class, and nobody pricks a finger.',
      'Blood of slaughtered animals may carry germs as well: gloves, eye protection, no food on the bench, and all that it touched is disinfected.',
      'Scalpels for peeling the onion cut: cut away from the fingers, and put them into a sharps box.',
    ],
    instead: [
      'Defibrinated horse or sheep blood from a supplier, or ready-made slides; for plasmolysis the epidermis of a red onion, which is harmless.',
    ],
    waste:
      'Blood and what it touched go into 1 % hypochlorite for a night or into the autoclave, then down the sink or into the bin.',
    sources: [
      'World Health Organization, Laboratory biosafety manual, 4th edition (2020).',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 3 human body fluids and tissues.',
    ],
  },
  goesWrong: [
    {
      what: 'Torn cells are taken back to isotonic and measured again.',
      remedy: 'Reset for fresh cells. Going down with one drop is fine, going up is not.',
    },
    {
      what: 'The line of volumes takes in baths below 133 mOsm/L.',
      remedy: 'There the mean cell has burst; leave those rows out.',
    },
    {
      what: 'Isosmotic and isotonic are used as one word.',
      remedy: 'Compare the two readings of the bath in urea: all solutes 290, those that cannot enter 0.',
    },
    {
      what: 'Plant cells are recorded before they have come to rest.',
      remedy: 'They need minutes of lab time; 16 times makes it short.',
    },
  ],
  questions: [
    {
      question: 'Why does a plant cell in pure water not burst?',
      answer: 'Its wall presses back: turgor rises until water flows in no longer, at 8 % more volume in this cell.',
    },
    {
      question: 'Twice the osmolarity does not halve the volume of a red cell. Why?',
      answer: 'Two fifths of it are not free water. Only the rest follows the concentration.',
    },
    {
      question: 'At rest, does water still cross the membrane?',
      answer: 'Yes, as much inwards as outwards in every moment.',
    },
    {
      question: 'Why must an infusion not be a solution of urea of 290 mOsm/L?',
      answer: 'Urea enters the red cells, so nothing holds water outside: they would burst as in water.',
    },
  ],
};
