import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners tell white cells apart, count a hundred, and say between which limits the true shares lie.',
  level: 'Age 16 to 19 and students of medical laboratory science. Percentages; the binomial for the exact limits.',
  time: 'One lesson of 45 minutes; a count by hand takes ten of them, fifty cells take five.',
  preparation:
    'Hide the patient in a class set: each learner counts another stretch of the same smear, and the class pools its counts. For learning only: nothing here describes a real person.',
  safety: {
    hazards: [
      'Fresh blood is handled as infectious until the smear is fixed: gloves, coat, no spray at the spreading.',
      'Slides and cover slips cut; needles and lancets are never resheathed and go into a sharps box.',
      'Romanowsky stains hold methanol, which is poisonous and burns: stain in a fume cupboard, away from flames, with gloves.',
    ],
    instead: ['A class uses ready-made stained slides from a supplier; no blood is drawn from learners.'],
    waste: 'Slides to the sharps box, stain and methanol to the bottle for solvents, blood to clinical waste.',
    sources: [
      'World Health Organization, Laboratory biosafety manual, 4th edition, Geneva (2020).',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 3 human body fluids and tissues, 65 methanol.',
    ],
  },
  goesWrong: [
    {
      what: 'The count is made where the slide happened to lie.',
      remedy: 'Ask what the red cells look like: they should just touch.',
    },
    {
      what: 'Cells that cannot be told are put where they seem to fit.',
      remedy: 'Pass over them; in the thick end that is a quarter of all, and a reason to move.',
    },
    {
      what: 'A difference between two counts is explained by the patient.',
      remedy: 'Compare it with the limits first; pool ten counts of the class.',
    },
    {
      what: 'Nucleated red cells are counted as lymphocytes.',
      remedy: 'Their cytoplasm is pink, and they have a key of their own: they correct the white count.',
    },
  ],
  questions: [
    {
      question: 'None of 100 cells is a blast. Are there none?',
      answer: 'Up to 3.6 % may be missed: the upper limit of 0 among 100.',
    },
    {
      question: 'How many cells halve the limits of a share?',
      answer: 'Four times as many, since the scatter goes with one over the root of n.',
    },
    {
      question: '20 ×10⁹/L white cells, 25 nucleated red cells per 100. How many are white?',
      answer: '20 × 100/125 = 16 ×10⁹/L.',
    },
    {
      question: 'Why do more cells at the feathered edge not mend the count?',
      answer: 'The edge holds more large cells: it is a bias of the place, which no number of cells takes away.',
    },
  ],
};
