import { defineExperiment } from '../define';

const theory = `
## One bond is made

Willow bark eases pain because it holds a parent of salicylic acid, and salicylic acid upsets the stomach. In 1897 Felix Hoffmann hung an acetyl group on its phenol and so made aspirin:

$$\\mathrm{C_7H_6O_3+(CH_3CO)_2O\\rightarrow C_9H_8O_4+CH_3COOH}.$$

One mole of salicylic acid takes one mole of acetic anhydride. Whichever is present in **fewer moles** limits the product, whatever the grams and millilitres look like: 2.00 g of salicylic acid are 14.5 mmol, 5.0 mL of anhydride are 53 mmol. The *theoretical yield* is the limiting amount times 180.2 g/mol.

## How fast

A strong acid protonates the anhydride and speeds the attack. The rate is of first order in each reactant,

$$\\frac{dx}{dt}=\\frac{k}{V}\\,(n_{SA}-x)(n_{AA}-x),\\qquad k=k_{50}\\exp\\!\\left[-\\frac{E_a}{R}\\left(\\frac1T-\\frac1{323\\ \\mathrm K}\\right)\\right].$$

At constant temperature this integrates to a straight line: $\\ln\\dfrac{n_{AA}-x}{n_{SA}-x}$ against time rises with the slope $k\\,(n_{AA}-n_{SA})/V$. Two baths give two slopes, and their ratio gives $E_a$. A flask needs some minutes to reach the temperature of its bath, so early points bend the line.

## Getting it out

Water stops everything at once: it destroys the anhydride that is left and drives the aspirin out of solution. Aspirin dissolves far less in cold water than in warm, so crystals grow while the ice does its work; what stays dissolved is lost. That, and the crystals that cling to glass and paper, is why an honest yield

$$\\text{yield}=100\\,\\%\\times\\frac{m_{\\text{dry}}}{m_{\\text{theory}}}$$

stays **below 100 %**. A yield above it is no triumph. It says that something else is on the balance.

## How pure

Salicylic acid that has not reacted crystallises too and is the chief impurity. Two quick tests find it. Its free phenol turns iron(III) chloride **violet**; aspirin has none left. And it spoils the fit of the crystals: the melting point falls,

$$\\ln x=-\\frac{\\Delta H_{fus}}{R}\\left(\\frac1T-\\frac1{T_m}\\right),$$

with the mole fraction $x$ of aspirin. Pure aspirin is clear at 135 to 136 °C.

Recrystallising dissolves everything in hot ethanol and lets aspirin come back alone. It **trades yield for purity**: each millilitre of ethanol keeps some aspirin for itself.

## Doing it well

Let the reaction finish before you quench: patience costs nothing, salicylic acid in the product does. Cool before you filter. Wash with little, cold water, twice. And dry before you weigh.
`;

export const entry = defineExperiment({
  id: 'chem2',
  simulation: 'synthesis',
  theory,
  inputs: [
    {
      id: 'salicylic_acid',
      label: 'Salicylic acid',
      type: 'number',
      unit: 'g',
      applies: 'restart',
      defaultValue: 2,
      min: 0.5,
      max: 5,
      step: 0.1,
      hint: 'A white powder, 138.1 g/mol.',
    },
    {
      id: 'acetic_anhydride',
      label: 'Acetic anhydride',
      type: 'number',
      unit: 'mL',
      applies: 'restart',
      defaultValue: 5,
      min: 1,
      max: 10,
      step: 0.5,
      hint: 'A sharp-smelling liquid, 1.082 g/mL and 102.1 g/mol: it stays in the fume cupboard.',
    },
    {
      id: 'catalyst',
      label: 'Catalyst (5 drops)',
      type: 'select',
      applies: 'restart',
      options: ['Sulfuric Acid', 'Phosphoric Acid'],
      defaultValue: 'Phosphoric Acid',
      hint: 'Both protonate the anhydride; sulfuric acid does it better.',
    },
    {
      id: 'bath_temp',
      label: 'Water-bath temperature',
      type: 'slider',
      unit: '°C',
      applies: 'live',
      defaultValue: 70,
      min: 40,
      max: 95,
      step: 5,
      hint: 'The flask follows its bath with a time of one minute.',
    },
  ],
  tells: {
    theoretical_yield_g: ['salicylic_acid', 'acetic_anhydride'],
    limiting: ['salicylic_acid', 'acetic_anhydride'],
    percent_yield: ['salicylic_acid', 'acetic_anhydride'],
    pure_yield_percent: ['salicylic_acid', 'acetic_anhydride'],
  },
  runAction: { do: 'start_heating' },
  mainReadings: [
    'temperature_c',
    'conversion_percent',
    'dry_mass_g',
    'percent_yield',
    'ferric_purple',
    'melting_point_c',
    'purity_percent',
  ],
  mainActions: [
    'start_heating',
    'quench',
    'cool',
    'filter',
    'wash',
    'dry',
    'ferric_test',
    'melting_point',
    'recrystallise',
  ],
  customaryActions: ['quench', 'wash', 'recrystallise'],
  plot: { x: { column: 'time' }, y: { column: 'conversion_percent' }, sampleEvery: 5 },
  procedure: [
    {
      text: 'Weigh out 2.0 g of salicylic acid and measure 5.0 mL of acetic anhydride. Work out the moles of each: which one limits, and how much aspirin can there be at most?',
      done: { byLearner: true },
      hint: '2.00 g / 138.1 g/mol against 5.0 mL × 1.082 g/mL / 102.1 g/mol. The readings below the fold have limiting reactant and theoretical yield for comparison.',
    },
    {
      text: 'Set the bath to 70 °C, add the catalyst and heat for 10 to 15 minutes, until the conversion stands still at 99 % or more.',
      done: { all: [{ did: 'start_heating' }, { reading: 'conversion_percent', from: 99 }] },
      hint: 'Drag the flask into the water bath. The white slurry clears as it reacts.',
    },
    {
      text: 'Quench with about 20 mL of water.',
      done: { did: 'quench' },
      hint: 'Drag the wash bottle to the flask. More water destroys no more anhydride, but keeps more aspirin dissolved.',
    },
    {
      text: 'Cool in ice for 10 minutes and watch the needles grow along the glass.',
      done: { all: [{ did: 'cool' }, { reading: 'temperature_c', to: 4 }, { reading: 'crystals_g', from: 0.1 }] },
      hint: 'Carry the flask into the ice. Crystals follow the falling temperature by about a minute.',
    },
    {
      text: 'Filter by suction, wash twice with 5 mL of cold water, dry, and record the mass.',
      done: {
        all: [{ did: 'filter' }, { did: 'wash', times: 2 }, { did: 'dry' }, { recorded: 1, distinct: 'dry_mass_g' }],
      },
      hint: 'Carry the flask to the funnel, then the wash bottle twice; the balance dries and weighs.',
    },
    {
      text: 'Put iron(III) chloride on a few crystals and take the melting point. Compare with 135 to 136 °C, and record.',
      done: {
        all: [{ did: 'ferric_test' }, { did: 'melting_point' }, { recorded: 1, distinct: 'melting_point_c' }],
      },
      hint: 'The left well of the tile holds pure aspirin, the right one salicylic acid.',
    },
    {
      text: 'Recrystallise from 5 mL of ethanol and take the melting point again. What has it cost, and what has it gained?',
      done: { all: [{ did: 'recrystallise' }, { did: 'melting_point', times: 2 }] },
      hint: 'With a product that was pure before, it only costs. Try it again on one that was not.',
    },
    {
      text: 'Now do it badly: begin again, heat for two minutes only at 50 °C with phosphoric acid, go straight on to a dry product without washing, and test it. Then take 5 g of salicylic acid with 1 mL of anhydride. Why is the yield above 100 %?',
      done: {
        all: [
          { reading: 'ferric_purple', from: 0.5 },
          { reading: 'percent_yield', from: 100.5 },
        ],
      },
      hint: 'Whatever has not reacted crystallises as well, and the balance cannot tell the two apart. Iron(III) can.',
    },
    {
      text: 'Measure the rate: with phosphoric acid, record the conversion at six times after the fourth minute in a bath of 40 °C, and at six times between the fourth and the tenth minute in one of 50 °C. Compute ln[(n_AA − x)/(n_SA − x)] and fit a line for each bath.',
      done: {
        all: [
          { recorded: 6, where: { bath_temp: 40, catalyst: 'Phosphoric Acid' }, distinct: 'conversion_percent' },
          { recorded: 6, where: { bath_temp: 50, catalyst: 'Phosphoric Acid' }, distinct: 'conversion_percent' },
          { fitted: [{ with: ['line'], x: { column: 'time' } }] },
        ],
      },
      hint: 'With 2.0 g and 5.0 mL the column is ln((53.0 − 14.48 c)/(14.48 − 14.48 c)), c = conversion/100. Its slope is k (n_AA − n_SA)/V, with V = 6.39 mL. The ratio of the two slopes gives Eₐ: about 65 kJ/mol with phosphoric acid.',
    },
  ],
  predict: {
    question:
      'You weigh out 2.0 g of salicylic acid and 5.0 mL of acetic anhydride. How much dry, pure aspirin do you expect to hold in the end?',
    options: [
      'more than 2.6 g',
      'between 2.2 and 2.6 g',
      'about 2.0 g, as much as the salicylic acid',
      'less than 1.5 g',
    ],
    sketch: { x: [0, 900], y: [0, 100] },
  },
  coach: [
    {
      after: 1,
      text: 'The flask needs about four minutes to come within half a degree of its bath: earlier points do not belong to one temperature.',
    },
    {
      after: 3,
      text: 'Close to full conversion a small error of it is a large one of the logarithm: for k, points between 30 and 95 % count most.',
    },
    { after: 6, text: 'A yield is only as good as the purity that goes with it: state both.' },
  ],
  model: {
    equations: [
      { tex: '\\frac{dx}{dt}=\\frac{k(T)}{V}(n_{SA}-x)(n_{AA}-x)', says: 'Acetylation, until water is added.' },
      {
        tex: 'k=k_{50}\\exp\\!\\left[-\\frac{E_a}{R}\\left(\\frac1T-\\frac1{323.15}\\right)\\right]',
        says: 'The rate constant of each catalyst.',
      },
      {
        tex: '\\dot T=\\frac{T_{set}-T}{60\\ \\mathrm s}',
        says: 'The flask in its bath, in the air of the room (22 °C) or in ice (2 °C).',
      },
      {
        tex: '\\dot m_c=\\frac{\\max(0,\\,m-S(T)\\,V_t)-m_c}{60\\ \\mathrm s}',
        says: 'Crystals of aspirin and of salicylic acid, each on its own.',
      },
      {
        tex: 'S=S_0(T)\\,e^{0.30\\,c_{AcOH}}',
        says: 'Solubility in water, raised by the acetic acid that the anhydride leaves.',
      },
      {
        tex: 'm\\to m-S(2\\,{}^\\circ\\mathrm C)\\,w,\\qquad r\\to r\\,e^{-w/(0.5\\,m)}',
        says: 'A wash with w mL takes aspirin along and rinses the liquor between the crystals off.',
      },
      {
        tex: '\\frac1T=\\frac1{T_m}-\\frac{R\\ln x}{\\Delta H_{fus}}',
        says: 'The liquidus of aspirin and of salicylic acid; the clear point is the higher one.',
      },
      { tex: 'p=1-e^{-8w_{SA}}', says: 'Violet of the iron(III) test for w per cent of salicylic acid.' },
    ],
    assumptions: [
      'The flask has one temperature, and the slurry reacts as if all of it were dissolved.',
      'Volumes add; the volume does not change with the reaction or the temperature.',
      'Water stops the acetylation at once; its heat with the anhydride is left out.',
      'Salicylic acid is the only impurity, and a dry product holds no water.',
      'Filtering, washing, drying and the tests take no time of the clock.',
    ],
    validity:
      'From 0.5 to 5 g of salicylic acid, 1 to 10 mL of anhydride, baths of 40 to 95 °C. Yields of 80 to 95 %, as careful students report, and melting points of 135 to 136 °C come out for a reaction carried to its end.',
    parameters: [
      {
        name: 'Phosphoric acid: k₅₀, Eₐ',
        value: '9.0·10⁻⁴ L mol⁻¹ s⁻¹, 65 kJ/mol',
        source: 'model parameter: about 15 minutes in a warm bath, as in the usual practical',
        teaching: true,
      },
      {
        name: 'Sulfuric acid: k₅₀, Eₐ',
        value: '3.6·10⁻³ L mol⁻¹ s⁻¹, 58 kJ/mol',
        source: 'model parameter: a few minutes',
        teaching: true,
      },
      {
        name: 'Molar masses',
        value: '138.121, 102.089, 180.157 and 60.052 g/mol',
        source: 'IUPAC 2021: salicylic acid, acetic anhydride, aspirin, acetic acid',
      },
      { name: 'Densities', value: 'anhydride 1.082 g/mL, salicylic acid 1.443 g/cm³', source: 'CRC Handbook' },
      {
        name: 'Solubility of aspirin in water',
        value: '4.43 g/L at 25 °C; slope 28 kJ/mol',
        source: '2.46·10⁻² mol/L, AAPS PharmSciTech (2021); the slope is a model parameter (3.0 g/L at 15 °C)',
      },
      {
        name: 'Solubility of salicylic acid in water',
        value: '1.24, 2.48, 4.14, 17.4, 77.8 g/L at 0, 25, 40, 75, 100 °C',
        source: 'commonly tabulated; another table has 1.8 g/L at 20 °C',
      },
      {
        name: 'Salting-in by acetic acid',
        value: 'exp(0.30 c)',
        source: 'model parameter; an increase up to about 12 mol/L is reported in J. Pharm. Sci. (1988)',
        teaching: true,
      },
      {
        name: 'Hydrolysis of dissolved aspirin',
        value: '5·10⁻⁷ s⁻¹ at 25 °C, 75 kJ/mol',
        source: 'pH 2 to 3; activation energy 18 kcal/mol, J. Pharm. Sci. (1988)',
      },
      { name: 'Time for heat and for crystals', value: '60 s each', source: 'model parameter', teaching: true },
      { name: 'Loss on the filter', value: '3 %', source: 'model parameter', teaching: true },
      { name: 'Liquor in the cake', value: '0.5 mL/g', source: 'model parameter', teaching: true },
      {
        name: 'In ethanol and water, 1 : 3',
        value: 'aspirin 8.0 g/L, salicylic acid up to 5 g/L stay dissolved',
        source: 'model parameter',
        teaching: true,
      },
      {
        name: 'Melting of aspirin',
        value: '408.65 K, 29.80 kJ/mol',
        source: 'capillary reading of 135.5 °C; J. Chem. Thermodyn. 32, 701 (2000)',
      },
      { name: 'Melting of salicylic acid', value: '432 K, 24.6 kJ/mol', source: 'NIST WebBook' },
      {
        name: 'Balance',
        value: 'σ = 0.003 g',
        source: 'model parameter, in the instrument',
        teaching: true,
      },
      {
        name: 'Conversion from a drop of the mixture',
        value: 'σ = 0.5 % of full conversion at school, 0.1 % in research',
        source: 'teaching value',
        teaching: true,
      },
    ],
    sources: [
      'CRC Handbook of Chemistry and Physics: densities.',
      'NIST Chemistry WebBook: fusion of salicylic acid.',
      'J. Chem. Thermodyn. 32, 701 (2000): fusion of aspirin.',
      'AAPS PharmSciTech (2021): solubility of aspirin.',
      'J. Pharm. Sci. (1988): hydrolysis of aspirin, and its solubility with acetic acid.',
    ],
    limits: [
      'Real anhydride and water warm the flask strongly, and the smell of acetic acid tells when it is over.',
      'Real crystals enclose liquor: what is inside cannot be washed off.',
      'A damp product weighs more and melts lower. Here drying is complete.',
      'Real aspirin decomposes a little while it melts, so a slow heating reads lower than a quick one.',
    ],
  },
  demo: [
    {
      at: 0,
      set: { salicylic_acid: 2, acetic_anhydride: 5, catalyst: 'Sulfuric Acid', bath_temp: 70 },
      says: '2.0 g of salicylic acid, a white slurry in 5.0 mL of acetic anhydride.',
    },
    { at: 1, do: 'start_heating', says: 'Five drops of acid, and into the bath: the slurry clears as it reacts.' },
    { at: 360, do: 'quench', value: 20, says: 'Water destroys what is left of the anhydride.' },
    { at: 390, do: 'cool', says: 'In ice, aspirin no longer stays dissolved: needles grow along the glass.' },
    { at: 840, do: 'filter', says: 'Suction pulls the liquor through; the crystals stay on the paper.' },
    { at: 843, do: 'wash', value: 5, says: 'A little cold water rinses them.' },
    { at: 846, do: 'wash', value: 5 },
    { at: 849, do: 'dry', says: 'Dry, and on the balance.' },
    { at: 852, do: 'record_point' },
    { at: 853, do: 'ferric_test', says: 'Iron(III) finds no free salicylic acid: hardly any violet.' },
    { at: 857, do: 'melting_point', says: 'And the crystals turn clear at 135 to 136 °C: aspirin.' },
    { at: 858, do: 'record_point' },
  ],
});
