import { defineExperiment } from '../define';

export const entry = defineExperiment({
  id: 'bio2',
  simulation: 'step_based',
  texts: () => import('./bio2.texts'),
  inputs: [],
  outputs: [],
  mainReadings: [
    'dna_yield_ug',
    'purity_ratio',
    'protein_percent',
    'tissue_broken',
    'dna_precipitated',
    'ethanol_fraction',
    'stage',
  ],
  mainActions: [
    'mash',
    'add_buffer',
    'filter_mixture',
    'set_ethanol_temp',
    'add_ethanol',
    'spool',
    'set_bath',
    'take_dna',
  ],
  yields: { take_dna: 'spooled DNA with its protein, in buffer' },
  plot: { x: { column: 'time' }, y: { column: 'dna_yield_ug' }, sampleEvery: 5 },
  predict: {
    question: 'Which of these steps can be left out without losing all of the DNA?',
    options: ['mashing', 'the buffer', 'the filter', 'the ethanol'],
  },
  caution:
    'Ethanol burns: no flame and no hot bath where it is poured. Wear eye protection and gloves, and eat nothing of what stands on the bench.',
  procedure: [
    {
      text: 'Mash the strawberry for 60 s.',
      done: { all: [{ did: 'mash' }, { reading: 'tissue_broken', from: 0.85 }] },
      hint: 'Of what is still whole the same part breaks in each second: 91 % after a minute.',
    },
    {
      text: 'Add 20 mL of extraction buffer and wait for 5 minutes.',
      done: { all: [{ did: 'add_buffer' }, { reading: 'dna_released', from: 0.8 }] },
      hint: 'Watch the bar: the DNA leaves its cells. It cannot leave those that are not broken.',
    },
    {
      text: 'Filter the mixture.',
      done: { did: 'filter_mixture' },
      hint: 'The paper keeps the pulp, and some of the liquid.',
    },
    {
      text: 'Chill the ethanol to 0 °C and pour 40 mL gently on top.',
      done: { all: [{ did: 'set_ethanol_temp' }, { reading: 'ethanol_fraction', from: 0.55 }] },
      hint: 'DNA comes out of solution where more than half of the liquid is ethanol.',
    },
    {
      text: 'Wait for 2 minutes, then spool for 60 s.',
      done: { all: [{ did: 'spool' }, { reading: 'dna_yield_ug', from: 100 }] },
      hint: 'Threads rise where the layers meet.',
    },
    {
      text: 'Record yield, ratio and protein.',
      done: { recorded: 1, distinct: 'purity_ratio' },
      hint: 'Some 189 µg of the 300 µg that the fruit has.',
    },
    {
      text: 'Repeat with one step changed: mash for 15 s; 10 mL of ethanol; ethanol at 22 °C; no filter; a bath of 60 °C from the start, back at 22 °C before the ethanol. Record each and rank what each costs in yield and in purity.',
      done: { recorded: 6, distinct: 'dna_yield_ug' },
      hint: 'Press Reset for a fresh fruit. 16× makes waiting short. One change costs no DNA, but nearly doubles the protein.',
    },
    {
      text: 'Compare the ratio with the 1.8 of pure DNA, and then with the part that is protein. What does the ratio hide?',
      done: { byLearner: true },
      hint: 'It is 2 % low while nearly a third of the threads is protein: DNA takes 35 times more light at 260 nm.',
    },
    {
      text: 'Now do it badly: with a fresh fruit, pour 40 mL of ethanol first, then mash, add buffer, and try to spool.',
      badly: true,
      done: {
        all: [
          { did: 'add_buffer' },
          { reading: 'ethanol_fraction', from: 0.5 },
          { reading: 'tissue_broken', from: 0.1 },
          { reading: 'dna_released', to: 0.001 },
        ],
      },
      hint: 'Nothing is lysed in ethanol: all DNA stays in its cells, and there is nothing to wind.',
    },
  ],
  demo: [
    { at: 0, do: 'mash', value: 60, says: 'Mashing breaks the walls of the cells.' },
    {
      at: 60,
      do: 'add_buffer',
      value: 20,
      says: 'Detergent dissolves the membranes; salt shields the DNA. That takes minutes.',
    },
    { at: 360, do: 'filter_mixture', says: 'The paper keeps the pulp back, and a part of the liquid with it.' },
    { at: 420, do: 'set_ethanol_temp', value: 0, says: 'The ethanol is chilled.' },
    {
      at: 425,
      do: 'add_ethanol',
      value: 40,
      says: 'Ethanol on top: where the layers meet, white threads come out of solution.',
    },
    { at: 545, do: 'spool', value: 55, says: 'They are long enough to be wound on a stick.' },
    { at: 600, do: 'record_point' },
  ],
});
