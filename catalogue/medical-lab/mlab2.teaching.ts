import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners examine urine by eye, strip, refractometer and microscope, and say where each method is blind.',
  level: 'Age 16 to 19 and students of medical laboratory science. Concentrations; roots of counts.',
  time: 'One lesson of 45 minutes; a strip takes two minutes, the centrifuge five, both shortened by the clock.',
  preparation:
    'Hide the sample in a class set: each group examines one cup and names its pattern. For learning only: nothing here describes a real person.',
  safety: {
    hazards: [
      'Urine can carry bacteria and viruses and is handled as infectious: gloves, coat, no food or drink, closed tubes in the centrifuge.',
      'Slides and cover slips cut: they go into a sharps box.',
    ],
    instead: [
      'A class tests artificial urine (salt, urea, food dye, with glucose or egg white added) with strips, and looks at ready-made slides.',
    ],
    waste:
      'Urine goes down the toilet or the sluice, strips and gloves to clinical waste; the bench is wiped with disinfectant.',
    sources: [
      'World Health Organization, Laboratory biosafety manual, 4th edition, Geneva (2020).',
      'Clinical and Laboratory Standards Institute, GP16-A3: Urinalysis, approved guideline, 3rd edition (2009).',
    ],
  },
  goesWrong: [
    {
      what: 'All pads are read together, as soon as some have turned.',
      remedy: 'Have the same strip read at 10 s, on time and after four minutes.',
    },
    {
      what: 'A positive blood pad is reported as bleeding.',
      remedy: 'Look for cells: Sample G has none, its haemoglobin is free.',
    },
    {
      what: 'The two specific gravities are averaged.',
      remedy: 'Ask what each of them answers to: ions, or all that bends light.',
    },
    {
      what: 'Ten fields are counted as ten results.',
      remedy: 'They are one count of their sum; its root is its scatter.',
    },
  ],
  questions: [
    {
      question: 'The ketone pad is negative. Is ketoacidosis excluded?',
      answer: 'No: nitroprusside sees acetoacetate and not 3-hydroxybutyrate, the main ketone of ketoacidosis.',
    },
    {
      question: 'Why does vitamin C hide glucose and blood alike?',
      answer: 'Both pads work by peroxide, which ascorbate reduces before it reaches the dye.',
    },
    {
      question: 'A cup stood overnight: nitrite positive, pH 8. What do you report?',
      answer: 'Nothing. Bacteria of skin and vessel have grown; ask for fresh urine.',
    },
    {
      question: 'How many fields halve the limits of a count?',
      answer: 'Four times as many, since the relative scatter goes with one over the root of the cells counted.',
    },
  ],
};
