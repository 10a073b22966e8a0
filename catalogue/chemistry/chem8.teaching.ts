import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners state a density with an uncertainty, find the reading that spoils it, and identify a material only as far as the uncertainty lets them.',
  level: 'Age 12 to 16; propagation of uncertainties for older ones.',
  time: 'One lesson of 45 minutes for block and water; a second one for liquids and the sinker.',
  preparation: 'Hide the substance in a class set and ask for a name and for what else it might be.',
  safety: {
    hazards: [
      'Lead is poisonous, above all as dust: gloves or washed hands, no filing, no food beside it. A painted or wrapped weight is better.',
      'Ethanol is highly flammable and its vapour catches fire from afar: no flame in the room, small bottles.',
      'A heavy piece that is dropped breaks the cylinder: it is lowered on its thread.',
    ],
    instead: [
      'A brass or steel weight instead of lead: it lies as plainly on the scale of materials.',
      'Salt water or sugar water instead of ethanol.',
    ],
    waste: 'Ethanol is collected as a solvent; lead never goes into a bin.',
    sources: ['CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 43 lead and its compounds, 60 ethanol.'],
  },
  goesWrong: [
    {
      what: 'The cylinder is read from above.',
      remedy: 'Bring the eye to the meniscus; 8 cm too high reads 1.7 mL too much.',
    },
    {
      what: '“Five readings” are one reading recorded five times.',
      remedy: 'Readings are new only if the block is weighed and measured anew.',
    },
    {
      what: 'The first digits of a calculator are all written down.',
      remedy: 'Let them write the value as far as its uncertainty reaches.',
    },
    { what: 'The empty cylinder is forgotten.', remedy: 'It is the intercept of mass against volume.' },
  ],
  questions: [
    {
      question: 'What names have slope and intercept of mass against volume?',
      answer: 'Density of the liquid and mass of the empty cylinder.',
    },
    {
      question: 'The same 0.2 mL uncertainty: does it count more in 10 or in 20 mL?',
      answer: 'In 10 mL: 2 % against 1 %.',
    },
    {
      question: 'Five times as much ethanol: what becomes of its density?',
      answer: 'Nothing; it is only better known.',
    },
    { question: 'An aluminium block of 27.0 g displaces how much water?', answer: '10.0 mL, at 2.70 g/mL.' },
  ],
};
