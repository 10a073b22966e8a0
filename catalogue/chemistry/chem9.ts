import { defineExperiment } from '../define';

export const entry = defineExperiment({
  id: 'chem9',
  simulation: 'limiting_reactant',
  texts: () => import('./chem9.texts'),
  inputs: [
    {
      id: 'reactant_a',
      label: 'Reactant A',
      type: 'number',
      unit: 'mol',
      applies: 'live',
      defaultValue: 1,
      min: 0.1,
      max: 5,
      step: 0.1,
      hint: 'BaCl₂, Mg or H₂. A change takes fresh reactants.',
    },
    {
      id: 'reactant_b',
      label: 'Reactant B',
      type: 'number',
      unit: 'mol',
      applies: 'live',
      defaultValue: 1,
      min: 0.1,
      max: 5,
      step: 0.1,
      hint: 'Na₂SO₄, HCl or O₂. A change takes fresh reactants.',
    },
    {
      id: 'stoichiometry',
      label: 'Stoichiometry A:B',
      type: 'select',
      applies: 'live',
      apparatus: true,
      options: ['1:1', '1:2', '2:1'],
      defaultValue: '1:1',
      hint: '1:1 BaCl₂ + Na₂SO₄, 1:2 Mg + HCl, 2:1 H₂ + O₂.',
    },
  ],
  runAction: { do: 'mix' },
  tells: {
    amount_a: ['reactant_a'],
    amount_b: ['reactant_b'],
    excess_mol: ['reactant_a', 'reactant_b'],
    limiting: ['reactant_a', 'reactant_b'],
    theoretical_yield_g: ['reactant_a', 'reactant_b'],
    percent_yield: ['reactant_a', 'reactant_b'],
  },
  finds: [
    {
      id: 'molar_mass',
      label: 'Molar mass of barium sulfate',
      unit: 'g/mol',
      value: 233.39,
      tolerance: 0.005,
      source: 'Standard atomic weights.',
      where: { stoichiometry: '1:1' },
    },
  ],
  mainReadings: [
    'product_g',
    'gas_volume_l',
    'dissolved_g',
    'percent_yield',
    'limiting',
    'excess_mol',
    'amount_a',
    'amount_b',
    'product_mol',
    'heat_kj',
  ],
  mainActions: ['predict', 'mix', 'weigh_product'],
  plot: {
    x: { column: 'reactant_a' },
    y: { column: 'product_g' },
    sampleEvery: 0.2,
    along: { reactant_a: ['reactant_b'] },
  },
  procedure: [
    {
      text: 'Set A to 1.0 mol and B to 1.5 mol of the reaction 1:2 (magnesium and hydrochloric acid). Which runs out first? Predict, before you mix.',
      done: { all: [{ input: 'stoichiometry', equals: '1:2' }, { did: 'predict' }] },
      hint: 'Many say magnesium, since there is less of it. Divide each amount by its coefficient: 1.0/1 and 1.5/2.',
    },
    {
      text: 'Mix, and watch the discs pair up. Wait until the reaction is over.',
      done: { all: [{ did: 'mix' }, { reading: 'product_mol', from: 0.05 }] },
      hint: 'Each magnesium takes two HCl along. What is left over turns grey.',
    },
    {
      text: 'Record the row, and read the gas in the balloon: how many moles of hydrogen are in it, and how much magnesium chloride must be in the solution?',
      done: { recorded: 1, where: { stoichiometry: '1:2' } },
      hint: 'At 25 °C and 1 atm a mole of gas takes up 24.5 L, and each mole of hydrogen goes with one of MgCl₂, 95.21 g. That mass is reckoned, not weighed: boiled down, the solution leaves MgCl₂·6H₂O, 203.30 g/mol.',
    },
    {
      text: 'Back to 1:1. Keep B at 2.0 mol and take six values of A from 0.5 to 4 mol. Each time mix, let the white precipitate settle for 30 s, weigh it and record. Plot the product against A: where does the plateau begin? Check the molar mass of barium sulfate.',
      done: {
        all: [
          { did: 'weigh_product' },
          { recorded: 6, where: { stoichiometry: '1:1', reactant_b: 2 }, distinct: 'product_g' },
          { found: 'molar_mass' },
        ],
      },
      hint: 'The balance shows nothing before the product lies on it. The plateau is at 466.8 g, two moles of BaSO₄. Before it the slope is the molar mass.',
    },
    {
      text: 'Now do it badly: 3.0 mol of each in the reaction 1:1, weigh the product five seconds after mixing, and record. Reset, do the same with patience, and record again. The reaction was over both times: where has half of the yield gone?',
      done: {
        recorded: 2,
        where: { stoichiometry: '1:1', reactant_a: 3, reactant_b: 3 },
        distinct: 'product_g',
      },
      badly: true,
      hint: 'Barium sulfate forms while the solutions mix, but as a fine dust. What has not settled runs through the paper, about half of it after 5 s. The balance does not know that: it states the same ± 0.3 g for both rows.',
    },
    {
      text: 'Job’s plot for one of the reactions: press Reset, then take a total of 3.0 mol, A = 0.3, 0.6 … 2.7 mol and B the rest. Mix, wait for the end, weigh what can be weighed, and record: nine rows. Find the peak, where two straight lines meet.',
      done: {
        all: [
          { recorded: 9, distinct: 'reactant_a' },
          { recorded: 9, distinct: 'reactant_b' },
        ],
      },
      hint: 'The peak lies at A = 1.5, 1.0 or 2.0 mol for 1:1, 1:2 or 2:1. For 1:2 plot the amount of gas. After the reset these rows are a run of their own, and the plot can show it alone.',
    },
    {
      text: 'Fit a line to the rising branch of your plot. What does its slope tell you? Work out the molar mass of barium sulfate from it, and compare it with the one that you found.',
      done: {
        fitted: [
          { with: ['line', 'proportional'], x: { column: 'reactant_a' }, y: { column: 'product_g' } },
          { with: ['line', 'proportional'], x: { column: 'reactant_a' }, y: { column: 'gas_mol' } },
          { with: ['line', 'proportional'], x: { column: 'reactant_a' }, y: { column: 'product_mol' } },
        ],
      },
      hint: 'Strike out the rows beyond the peak, or choose the range of the fit. Where A limits, the slope is the mass of product for one mole of A: 233.39 g/mol of BaSO₄.',
    },
    {
      text: 'For one mixture compute how many per cent of the reactant in excess are left over, and check with the bar chart.',
      done: { byLearner: true },
      hint: '100 × left over / amount before. For 1.0 mol Mg and 1.5 mol HCl: 0.25 mol of 1.0 mol, 25 %.',
    },
  ],
  caution:
    'Goggles on: soluble barium salts are poisonous, acid and magnesium spit, hydrogen with air or oxygen explodes. A class works with millimoles.',
  predict: {
    question: 'The amount of B is kept fixed and more and more A is taken. How does the mass of the product go on?',
    options: ['it grows without end', 'it grows, then stays the same', 'it grows, then falls', 'it does not change'],
    sketch: { x: [0, 5], y: [0, 700] },
  },
  coach: [
    {
      after: 1,
      text: 'The smaller amount need not be the limiting one, nor the smaller mass: compare the amounts divided by their coefficients.',
    },
    {
      after: 2,
      text: 'Weigh when all has settled, and read a gas when no more comes. A row taken too early lies below the line, and no fit will tell you why.',
    },
    {
      after: 4,
      text: 'Moisture and what clings to the paper scatter more than the balance resolves: one weighing does not tell. The uncertainty of a row holds both.',
    },
    {
      after: 5,
      text: 'Put more points on both sides of the bend than on it: two straight lines fix their meeting point better than points near it do.',
    },
  ],
  demo: [
    {
      at: 0,
      set: { stoichiometry: '1:2', reactant_a: 1, reactant_b: 1.5 },
      says: 'One mole of magnesium and one and a half of acid. Which runs out first?',
    },
    { at: 4, do: 'predict', value: 1, says: 'Magnesium, many say: there is less of it.' },
    { at: 8, do: 'mix', says: 'But each magnesium takes two HCl along.' },
    { at: 26, do: 'record_point', says: 'The acid is gone, and grey magnesium is left.' },
    {
      at: 39,
      do: 'record_point',
      says: 'Three quarters of a mole of hydrogen, not one, and as much MgCl₂ in the solution.',
    },
    { at: 44, set: { reactant_b: 2 }, says: 'Now two moles of acid for one of magnesium.' },
    { at: 46, do: 'mix' },
    { at: 66, do: 'record_point', says: 'Nothing is left: that is the ratio of the equation.' },
  ],
});
