import { defineExperiment } from '../define';

export const entry = defineExperiment({
  id: 'chem2',
  simulation: 'synthesis',
  texts: () => import('./chem2.texts'),
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
    'melting_begins_c',
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
    'take_product',
  ],
  yields: { take_product: 'the dry product, crude or recrystallised' },
  customaryActions: ['quench', 'wash', 'recrystallise', 'take_product'],
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
      hint: 'Drag the wash bottle to the flask. More water keeps more aspirin dissolved; less does not take up the heat of the anhydride that is left. At a real bench the first millilitre or two go in drop by drop, face turned away.',
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
      text: 'Put iron(III) chloride on a few crystals and take the melting point: where does it begin, where is all clear? Pure aspirin melts within about a degree, clear at 135 to 136 °C. Record.',
      done: {
        all: [{ did: 'ferric_test' }, { did: 'melting_point' }, { recorded: 1, distinct: 'melting_point_c' }],
      },
      hint: 'The left well of the tile holds pure aspirin, the right one salicylic acid. A melting point is two numbers: a wide range says impure, wherever it ends.',
    },
    {
      text: 'Recrystallise from 5 mL of ethanol and take the melting range again. What has it cost, and what has it gained?',
      done: { all: [{ did: 'recrystallise' }, { did: 'melting_point', times: 2 }] },
      hint: 'With a product that was pure before, it only costs. Try it again on one that was not.',
    },
    {
      text: 'Now do it badly: begin again, heat for two minutes only at 50 °C with phosphoric acid, go straight on to a dry product without washing, and test it. Then take 5 g of salicylic acid with 1 mL of anhydride, and test that. Why is the yield above 100 %, and why does the end of melting alone not give it away?',
      badly: true,
      done: {
        all: [
          { reading: 'ferric_purple', from: 0.5 },
          { reading: 'percent_yield', from: 100.5 },
        ],
      },
      hint: 'Whatever has not reacted crystallises as well, and the balance cannot tell the two apart. Iron(III) can, and so can the start of melting, at 111 °C: two thirds of it are salicylic acid, which melts at 159 °C, so the last crystals go at 138 °C.',
    },
    {
      text: 'Measure the rate: with phosphoric acid, record the conversion at six times after the fourth minute in a bath of 40 °C, and at six times between the fourth and the tenth minute in one of 50 °C. Compute ln[(n_AA − x)/(n_SA − x)] and fit a line for each bath.',
      done: {
        all: [
          {
            recorded: 6,
            where: { bath_temp: 40, catalyst: 'Phosphoric Acid' },
            having: { reading: 'time', from: 240 },
            distinct: 'conversion_percent',
          },
          {
            recorded: 6,
            where: { bath_temp: 50, catalyst: 'Phosphoric Acid' },
            having: { reading: 'time', from: 240 },
            distinct: 'conversion_percent',
          },
          { fitted: [{ with: ['line'], x: { column: 'time' } }] },
        ],
      },
      hint: 'With 2.0 g and 5.0 mL the column is ln((53.0 − 14.48 c)/(14.48 − 14.48 c)), c = conversion/100. Its slope is k (n_AA − n_SA)/V, with V = 6.39 mL. The ratio of the two slopes gives Eₐ: about 65 kJ/mol with phosphoric acid.',
    },
  ],
  caution:
    'Goggles, gloves and a fume cupboard: acetic anhydride and strong acid burn skin and lungs, and water is run into the hot flask drop by drop.',
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
    {
      after: 4,
      text: 'The crude yield carries two weighings, of the acid and of the product. Drying losses and patience with the ice scatter far more from one student to the next than the balance does: one yield does not tell.',
    },
    { after: 6, text: 'A yield is only as good as the purity that goes with it: state both.' },
  ],
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
    {
      at: 857,
      do: 'melting_point',
      says: 'They begin to melt a degree below 135 to 136 °C, where all is clear: a narrow range, so aspirin and little else.',
    },
    { at: 858, do: 'record_point' },
  ],
});
