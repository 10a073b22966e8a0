import { defineExperiment } from '../define';

export const entry = defineExperiment({
  id: 'mmb8',
  simulation: 'endospore_stain',
  texts: () => import('./mmb8.texts'),
  inputs: [
    {
      id: 'organism',
      label: 'Organism',
      type: 'select',
      applies: 'restart',
      options: ['Bacillus subtilis', 'Clostridium tetani (inactivated)', 'Escherichia coli'],
      defaultValue: 'Bacillus subtilis',
      apparatus: true,
      hint: 'A heat-fixed smear of a culture.',
    },
    {
      id: 'culture_age',
      label: 'Culture age',
      type: 'slider',
      unit: 'h',
      applies: 'restart',
      defaultValue: 48,
      min: 12,
      max: 120,
      step: 6,
      hint: 'Spores come when food has run out.',
    },
  ],
  tells: { sporulating_percent: ['organism', 'culture_age'] },
  finds: [
    {
      id: 'activation_energy',
      label: 'Activation energy of the uptake by spores',
      unit: 'J/mol',
      value: 60_000,
      tolerance: 0.03,
      source: 'Model: 60 kJ/mol, chosen.',
    },
  ],
  mainReadings: ['endospore_result', 'spore_green', 'slide_temperature', 'spores_counted', 'cells_counted'],
  mainActions: ['heat', 'malachite_green', 'rinse', 'safranin', 'count_cells'],
  preparations: ['heat'],
  medical: true,
  plot: { x: { column: 'slide_temperature' }, y: { column: 'spore_green' }, sampleEvery: 10 },
  predict: {
    question: 'How many new cells come of a bacillus that forms an endospore?',
    options: ['one', 'two', 'as many as it has spores, several', 'none, it is dead'],
  },
  procedure: [
    {
      text: 'Bacillus subtilis of 48 h: steam the slide at 100 °C with malachite green for 300 s.',
      done: {
        all: [
          { input: 'organism', equals: 'Bacillus subtilis' },
          { did: 'malachite_green' },
          { reading: 'spore_green', from: 0.9 },
        ],
      },
      hint: 'Drag the hot plate up or press Heat; then drag the green bottle over the slide.',
    },
    {
      text: 'Rinse for 30 s, safranin for 60 s.',
      done: { all: [{ did: 'rinse' }, { did: 'safranin' }] },
      hint: 'Water washes the green out of all cells but spores.',
    },
    {
      text: 'Count 100 cells and record.',
      done: {
        all: [
          { did: 'count_cells' },
          { reading: 'endospore_result', is: 'Endospores seen' },
          { recorded: 1, where: { organism: 'Bacillus subtilis', culture_age: 48 } },
        ],
      },
      hint: 'About 69 of 100, give or take five: a binomial count.',
    },
    {
      text: 'A fresh slide, badly: the same without heat, at 25 °C. What does it look like?',
      badly: true,
      done: { all: [{ did: 'safranin' }, { reading: 'endospore_result', is: 'No endospores seen' }] },
      hint: 'Reset gives a fresh, cold slide. The dye hardly enters a spore: they are left out, bright in red cells.',
    },
    {
      text: 'Badly again: heat, green for 300 s, no rinse, safranin at once.',
      badly: true,
      done: { all: [{ did: 'safranin' }, { reading: 'endospore_result', is: 'Rinse more: all cells green' }] },
      hint: 'Nothing has been washed out: spores and cells cannot be told apart.',
    },
    {
      text: 'Four fresh slides at 40, 60, 80 and 100 °C, malachite green for 120 s each: record the green in a spore. Plot ln k against 1/T.',
      done: { recorded: 4, where: { organism: 'Bacillus subtilis', culture_age: 48 }, distinct: 'spore_green' },
      hint: 'k = −ln(1 − green)/120 s. The slope of ln k against 1/T, in kelvin, is −Ea/R, which Check my result asks for.',
    },
    {
      text: 'Count 100 cells, well stained, of cultures of 24, 36, 48 and 72 h. Record each.',
      done: { recorded: 4, where: { organism: 'Bacillus subtilis' }, distinct: 'culture_age' },
      hint: 'The share of spores goes as an S: few at first, nearly all in the end.',
    },
  ],
  demo: [
    { at: 0, do: 'heat', value: 100, says: 'A smear of Bacillus subtilis, 48 hours old, over a steaming beaker.' },
    { at: 1, do: 'malachite_green', value: 300, says: 'Steam drives malachite green into the spores.' },
    { at: 302, do: 'heat', value: 25, says: 'The hot plate is turned down.' },
    { at: 303, do: 'rinse', value: 30, says: 'Water takes the green out of all other cells.' },
    { at: 335, do: 'safranin', value: 60, says: 'Safranin colours those red.' },
    { at: 397, do: 'count_cells', value: 100, says: 'Green spores in red cells: a hundred are counted.' },
    { at: 402, do: 'record_point' },
  ],
});
