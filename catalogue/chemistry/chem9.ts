import { defineExperiment } from '../define';

const theory = `
## A recipe for particles

A balanced equation is a recipe. In

$$a\\,\\mathrm A+b\\,\\mathrm B\\to c\\,\\mathrm C$$

$a$ particles of A meet $b$ particles of B, each time. A **mole** is a fixed number of particles, so the recipe holds for moles as well as for single particles. It does not hold for grams: particles have different masses.

## Which one runs out

Divide each amount by its coefficient. That says how many times the recipe could be followed if only this reactant counted. The smaller quotient decides:

$$\\xi_{max}=\\min\\!\\left(\\frac{n_A}{a},\\ \\frac{n_B}{b}\\right).$$

$\\xi$ is the **extent** of the reaction, and the reactant with the smaller quotient is the **limiting** one. Everything else follows from it:

$$n_C=c\\,\\xi_{max},\\qquad n_B^{left}=n_B-b\\,\\xi_{max}.$$

More of the reactant in excess makes no more product: it just stays behind.

**A factory works by the same rule.** With ten frames and fifteen wheels no more than seven bicycles leave the hall: the wheels have run out, although there are more of them than frames. The switch *Factory* shows each reaction in this way. The picture has a limit: parts are put together one after the other and never come apart, while particles meet by chance and change into something else.

**A common mistake** is to compare the amounts themselves, or the masses, and to call the smaller one limiting. Take 1.0 mol of magnesium and 1.5 mol of hydrochloric acid. There is less magnesium, in moles and in grams (24 g against 55 g). But the recipe asks for two of HCl: the quotients are 1.0 and 0.75, so the acid runs out and magnesium is left.

## Two ways to see it in data

**Plateau.** Keep B fixed and raise A. The product grows in proportion to A, with a slope that is the molar mass of what is made (times $c/a$), until B has become the limiting reactant. From there on the mass stays the same.

**Job’s plot.** Keep the total $n_A+n_B$ fixed and change the share of A. On one side A limits, on the other B. Both branches are straight lines, and they meet exactly where neither is left over: the ratio $a:b$. In 1928 Paul Job found the composition of complexes in this way, without knowing the equation.

## Three reactions

Barium chloride and sodium sulfate make white barium sulfate, which settles and can be filtered and weighed. Magnesium in hydrochloric acid gives hydrogen, which fills a balloon, and magnesium chloride, left when the water is boiled off. Hydrogen and oxygen over water vanish in a spark; what gas is left was in excess.
`;

export const entry = defineExperiment({
  id: 'chem9',
  simulation: 'limiting_reactant',
  theory,
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
  },
  mainReadings: [
    'product_g',
    'gas_volume_l',
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
      text: 'Weigh the product and record the row. Read the gas in the balloon as well: how many moles of hydrogen are in it?',
      done: { all: [{ did: 'weigh_product' }, { recorded: 1, where: { stoichiometry: '1:2' } }] },
      hint: 'At 25 °C and 1 atm a mole of gas takes up 24.5 L.',
    },
    {
      text: 'Back to 1:1. Keep B at 2.0 mol and record six values of A from 0.5 to 4 mol. Plot the product against A: where does the plateau begin?',
      done: { recorded: 6, where: { stoichiometry: '1:1', reactant_b: 2 }, distinct: 'reactant_a' },
      hint: 'Mix each time and let the reaction end before you record. The plateau is at 466.8 g, two moles of BaSO₄.',
    },
    {
      text: 'Job’s plot for one of the reactions: a total of 3.0 mol, A = 0.3, 0.6 … 2.7 mol and B the rest. Record nine rows and find the peak, where two straight lines meet.',
      done: {
        all: [
          { recorded: 9, distinct: 'reactant_a' },
          { recorded: 9, distinct: 'reactant_b' },
        ],
      },
      hint: 'The peak lies at A = 1.5, 1.0 or 2.0 mol for 1:1, 1:2 or 2:1. Press Reset first, so that these rows are a run of their own and the plot can show it alone.',
    },
    {
      text: 'Fit a line to the rising branch of your plot. What does its slope tell you?',
      done: {
        fitted: [
          { with: ['line', 'proportional'], x: { column: 'reactant_a' }, y: { column: 'product_g' } },
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
      text: 'Record when the reaction is over. A row taken too early lies below the line, and no fit will tell you why.',
    },
    {
      after: 5,
      text: 'Put more points on both sides of the bend than on it: two straight lines fix their meeting point better than points near it do.',
    },
  ],
  model: {
    equations: [
      {
        tex: '\\xi_{max}=\\min\\!\\left(\\frac{n_A}{a},\\frac{n_B}{b}\\right)',
        says: 'The extent that the reaction can reach; quotients within 10⁻⁹ of each other count as equal.',
      },
      {
        tex: '\\xi(t)=\\xi_{max}\\left(1-e^{-t/3\\,\\mathrm s}\\right)',
        says: 'The way there, chosen for the eye; exactly ξ_max from 30 s on.',
      },
      {
        tex: 'm=c\\,\\xi M,\\quad V_{gas}=n_{gas}\\cdot 24.465\\ \\mathrm{L/mol},\\quad Q=-\\Delta H\\,\\xi',
        says: 'Product weighed, gas at 25 °C and 1 atm, heat given off.',
      },
    ],
    assumptions: [
      'The reaction runs to its end and there is no side reaction.',
      'Nothing of the product is lost; what scatters is moisture and what clings to the paper.',
      'Gases are ideal, at 25 °C and 1 atm, also in the balloon.',
    ],
    validity:
      'From 0.1 to 5 mol of each reactant. Five moles of gas take up 122 L: the eudiometer is drawn 1:1000, a mole as a millimole.',
    parameters: [
      { name: 'Molar masses', value: 'BaSO₄ 233.39, MgCl₂ 95.211, H₂O 18.015 g/mol', source: 'CRC Handbook' },
      { name: 'Molar volume of a gas', value: '24.465 L/mol at 25 °C and 1 atm', source: 'R T/p' },
      {
        name: 'Enthalpies for the equations as written',
        value: '−26.3 (BaSO₄), −466.9 (Mg), −571.66 kJ (2 H₂O)',
        source: 'NBS tables, CRC Handbook',
      },
      { name: 'Time of the reaction', value: '3 s', source: 'chosen', teaching: true },
      { name: 'Settling of the precipitate', value: '6 s', source: 'chosen', teaching: true },
      {
        name: 'Scatter of a weighing',
        value: 'σ = 0.3 g (school), 0.03 g (research)',
        source: 'chosen',
        teaching: true,
      },
    ],
    sources: [
      'CRC Handbook of Chemistry and Physics: molar masses, enthalpies of formation.',
      'D. D. Wagman et al., The NBS tables of chemical thermodynamic properties, 1982.',
      'P. Job, Formation and stability of inorganic complexes in solution, Ann. Chim. 9, 113 (1928).',
    ],
    limits: [
      'A real precipitate takes barium chloride along and passes through a coarse filter: yields of 95 to 102 % are usual.',
      'Magnesium carries an oxide skin, and a balloon squeezes its gas by a few per cent.',
      'Hydrogen and oxygen in moles explode: real eudiometers hold millimoles behind a screen.',
    ],
  },
  demo: [
    {
      at: 0,
      set: { stoichiometry: '1:2', reactant_a: 1, reactant_b: 1.5 },
      says: 'One mole of magnesium and one and a half of acid. Which runs out first?',
    },
    { at: 4, do: 'predict', value: 1, says: 'Magnesium, many say: there is less of it.' },
    { at: 8, do: 'mix', says: 'But each magnesium takes two HCl along.' },
    { at: 26, do: 'record_point', says: 'The acid is gone, and grey magnesium is left.' },
    { at: 39, do: 'weigh_product', says: 'Three quarters of a mole of product, not one.' },
    { at: 44, set: { reactant_b: 2 }, says: 'Now two moles of acid for one of magnesium.' },
    { at: 46, do: 'mix' },
    { at: 66, do: 'record_point', says: 'Nothing is left: that is the ratio of the equation.' },
  ],
});
