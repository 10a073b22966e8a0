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
  mainReadings: ['endospore_result', 'spore_green', 'dye_time', 'slide_temperature', 'spores_counted', 'cells_counted'],
  mainActions: ['heat', 'malachite_green', 'rinse', 'safranin', 'count_cells'],
  preparations: ['heat'],
  medical: true,
  caution:
    'Gloves and goggles: steam scalds, hot glass cracks under cold water, and malachite green harms eyes and stains skin.',
  plot: { x: { column: 'slide_temperature' }, y: { column: 'spore_green' }, sampleEvery: 10 },
  predict: {
    question: 'How many new cells come of a bacillus that forms an endospore?',
    options: ['one', 'two', 'as many as it has spores, several', 'none, it is dead'],
  },
  procedure: [
    {
      text: 'Bacillus subtilis of 48 h: soak the slide with malachite green for 300 s and steam it at 100 °C for as long.',
      done: {
        all: [
          { input: 'organism', equals: 'Bacillus subtilis' },
          { did: 'malachite_green' },
          { reading: 'spore_green', from: 0.9 },
        ],
      },
      hint: 'Drag the green bottle over the slide, then the hot plate up, or press Heat: it does not wait for the dye. You may also heat the slide first. What counts is that the dye steams.',
    },
    {
      text: 'Take the slide off the steam (heat to 25 °C) and let it cool for a minute; rinse for 30 s, safranin for 60 s.',
      done: { all: [{ did: 'rinse' }, { did: 'safranin' }] },
      hint: 'Cold water may crack hot glass. It washes the green out of all cells but spores.',
    },
    {
      text: 'Count 100 cells and record.',
      done: {
        all: [
          { did: 'count_cells' },
          { reading: 'endospore_result', is: 'Endospores seen' },
          {
            recorded: 1,
            having: { reading: 'cells_counted', from: 100 },
            where: { organism: 'Bacillus subtilis', culture_age: 48 },
          },
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
      text: 'Badly again, on a fresh slide: 100 °C, green for 300 s, no rinse, safranin for 60 s at once.',
      badly: true,
      done: { all: [{ did: 'safranin' }, { reading: 'endospore_result', is: 'Rinse more: all cells green' }] },
      hint: 'Nothing has been washed out: spores and cells cannot be told apart.',
    },
    {
      text: 'Four fresh slides in malachite green: 600 s at 40 °C, 300 s at 60 °C, 120 s at 80 and at 100 °C. Record the green in a spore of each as the dye’s time ends. Plot ln k against 1/T, lay a line and check the activation energy.',
      done: {
        all: [
          {
            recorded: 4,
            having: { reading: 'dye_time', from: 115 },
            where: { organism: 'Bacillus subtilis', culture_age: 48 },
            distinct: 'slide_temperature',
          },
          { found: 'activation_energy' },
        ],
      },
      hint: 'k = −ln(1 − green)/t, with the time t that the green has acted: a cold slide needs longer, or its few per cent drown in the scatter of the photometer. The slope of ln k against 1/T, in kelvin, is −Ea/R.',
    },
    {
      text: 'Count 100 cells, well stained, of cultures of 24, 36, 48 and 72 h. Record each.',
      done: {
        recorded: 4,
        where: { organism: 'Bacillus subtilis' },
        having: { reading: 'cells_counted', from: 100 },
        distinct: 'culture_age',
      },
      hint: 'The share of spores goes as an S: few at first, nearly all in the end.',
    },
  ],
  demo: [
    {
      at: 0,
      do: 'malachite_green',
      value: 300,
      says: 'A smear of Bacillus subtilis, 48 hours old, under soaked paper.',
    },
    { at: 2, do: 'heat', value: 100, says: 'Steam drives malachite green into the spores.' },
    { at: 302, do: 'heat', value: 25, says: 'Off the steam: the glass cools before cold water comes.' },
    { at: 350, do: 'rinse', value: 30, says: 'Water takes the green out of all other cells.' },
    { at: 382, do: 'safranin', value: 60, says: 'Safranin colours those red.' },
    { at: 444, do: 'count_cells', value: 100, says: 'Green spores in red cells: a hundred are counted.' },
    { at: 449, do: 'record_point' },
  ],
});
