import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners compare amounts divided by coefficients, predict product and what is left over, and read a stoichiometry off a bend.',
  level: 'Age 14 to 18. Mole and equation.',
  time: 'One lesson of 45 minutes; Job’s plot needs another half.',
  preparation: 'Let everybody write down a prediction for 1.0 mol of magnesium and 1.5 mol of acid before they mix.',
  safety: {
    hazards: [
      'Barium chloride is toxic if swallowed, as all soluble barium is: no eating or drinking, gloves, hands washed. Barium sulfate is so hardly soluble that it is not.',
      'Hydrochloric acid attacks eyes, and magnesium in it froths and warms: goggles, a wide flask, small pieces.',
      'Hydrogen explodes with air, and far worse with oxygen. It is made in test tubes, away from flames; the spark is for the teacher, behind a screen, with a few millilitres.',
    ],
    instead: [
      'Millimoles: 20 mL of 0.1 mol/L solutions, a centimetre of magnesium ribbon, a syringe for the gas.',
      'Calcium chloride with sodium carbonate gives a white precipitate without barium.',
    ],
    waste: 'Barium left over is precipitated with an excess of sulfate and collected as barium sulfate.',
    sources: [
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 20 hydrochloric acid, 42 barium compounds, 50 hydrogen, 81 group II metals.',
    ],
  },
  goesWrong: [
    { what: 'The smaller amount is called limiting.', remedy: 'Divide by the coefficient: 1.0/1 against 1.5/2.' },
    {
      what: 'The precipitate is weighed before it has settled, or the gas is read before the end.',
      remedy: 'Wait 30 s; the balance states the same uncertainty for an early row.',
    },
    {
      what: 'Points crowd at the bend.',
      remedy: 'Put them on both branches: two lines fix their meeting point better.',
    },
    { what: 'Rows before Job’s plot spoil it.', remedy: 'Reset first and show that run alone.' },
  ],
  questions: [
    {
      question: '1.0 mol Mg and 1.5 mol HCl: what limits, and how much hydrogen comes?',
      answer: 'The acid; 0.75 mol, about 18 L at 25 °C.',
    },
    { question: 'How much magnesium is left?', answer: '0.25 mol, 25 %.' },
    { question: '3.0 mol BaCl₂ and 3.0 mol Na₂SO₄ in 1:1: how much BaSO₄ (233.39 g/mol)?', answer: '700 g.' },
    {
      question: 'In Job’s plot of a 1:2 reaction with 3.0 mol in all, where is the peak?',
      answer: 'At A = 1.0 mol and B = 2.0 mol.',
    },
  ],
};
