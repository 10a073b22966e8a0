import { decolouringRate, wallOf } from '../../engine/medical-microbiology/gram-stain';
import { defineExperiment } from '../define';

export const entry = defineExperiment({
  id: 'mmb1',
  simulation: 'gram_stain',
  texts: () => import('./mmb1.texts'),
  inputs: [
    {
      id: 'organism',
      label: 'Smear',
      type: 'select',
      applies: 'restart',
      options: ['Staphylococcus aureus', 'Bacillus subtilis', 'Escherichia coli', 'Pseudomonas aeruginosa'],
      defaultValue: 'Staphylococcus aureus',
      apparatus: true,
      hint: 'A thin smear of a pure culture, dried in air. Another one begins a fresh slide.',
    },
    {
      id: 'decolorizer',
      label: 'Decolouriser',
      type: 'select',
      applies: 'live',
      options: ['Acetone-alcohol', '95% ethanol', 'Acetone'],
      defaultValue: 'Acetone-alcohol',
      hint: 'The bottle that is taken when you decolourise. Acetone is the fastest, ethanol the slowest.',
    },
    {
      id: 'culture_age',
      label: 'Culture age',
      type: 'slider',
      unit: 'h',
      applies: 'restart',
      defaultValue: 18,
      min: 12,
      max: 96,
      step: 6,
      hint: 'Old cultures of Bacillus lose wall.',
    },
  ],
  tells: {
    expected_result: ['organism'],
    complex_fraction: ['organism', 'decolorizer', 'culture_age'],
    counterstain: ['organism', 'decolorizer', 'culture_age'],
  },
  finds: [
    {
      id: 'decolouring_rate',
      label: 'Rate constant of the decolouring of E. coli by acetone-alcohol',
      unit: '1/s',
      value: decolouringRate(wallOf({ organism: 'Escherichia coli', culture_age: 18 }), 'Acetone-alcohol'),
      tolerance: 0.05,
      source: 'Model: k = 0.5 (3 nm/h)² s⁻¹ with a wall of 6.35 nm, a rule chosen for teaching.',
    },
  ],
  mainReadings: [
    'gram_result',
    'expected_result',
    'purple_percent',
    'dye_retained',
    'decolour_time',
    'cells_left_percent',
  ],
  mainActions: ['heat_fix', 'crystal_violet', 'iodine', 'decolorize', 'safranin', 'rinse', 'view'],
  afterRecord: ['expected_result'],
  medical: true,
  caution: 'Flame out before acetone or alcohol is opened; gloves and goggles, and in a class only harmless bacteria.',
  plot: { x: { column: 'decolour_time' }, y: { column: 'dye_retained' }, sampleEvery: 1 },
  predict: {
    question: 'Before the decolouriser, which of the bacteria are violet?',
    options: ['Gram-positive ones only', 'Gram-negative ones only', 'all of them', 'none of them'],
  },
  procedure: [
    {
      text: 'Fix the smear of Staphylococcus aureus: three passes through the flame.',
      done: { all: [{ input: 'organism', equals: 'Staphylococcus aureus' }, { did: 'heat_fix' }] },
      hint: 'Press the burner: the slide passes through its flame, a second for each pass. Without fixing the first rinse takes the cells away.',
    },
    {
      text: 'Crystal violet for 60 s, rinse; iodine for 60 s, rinse.',
      done: { all: [{ did: 'crystal_violet' }, { did: 'iodine' }, { did: 'rinse', times: 2 }] },
      hint: 'Drag a bottle over the slide: the dye stays on it for the time on the timer. What is done next waits until that time is over.',
    },
    {
      text: 'Decolourise for 10 s and rinse at once.',
      done: { all: [{ did: 'decolorize' }, { did: 'rinse', times: 3 }] },
      hint: 'Watch the run-off. The decolouriser goes on acting until the water comes: send the wash bottle at once, it waits its turn.',
    },
    {
      text: 'Safranin for 60 s, rinse, look with oil at 1000 times, and record. What does the slide look like?',
      done: {
        all: [
          { did: 'safranin' },
          { did: 'view' },
          {
            recorded: 1,
            having: { reading: 'counterstain', from: 0.05 },
            where: { organism: 'Staphylococcus aureus', decolorizer: 'Acetone-alcohol' },
          },
        ],
      },
      hint: 'Purple cocci in clusters like grapes: Gram-positive.',
    },
    {
      text: 'Stain Escherichia coli in the same way, look and record.',
      done: {
        all: [
          { input: 'organism', equals: 'Escherichia coli' },
          { reading: 'gram_result', is: 'Gram-negative' },
          { recorded: 1, where: { organism: 'Escherichia coli' } },
        ],
      },
      hint: 'Single rods, pink. At most one or two of the 400 are still purple; a control with many of them was decolourised too briefly.',
    },
    {
      text: 'E. coli again, five fresh slides: fix, violet, iodine, then acetone-alcohol for 2, 4, 7, 11 and 16 s, each rinsed at once; record each after the rinse. Plot ln(violet in a cell) against the time: the slope is −k. Check k.',
      done: {
        all: [
          {
            recorded: 6,
            where: { organism: 'Escherichia coli', decolorizer: 'Acetone-alcohol' },
            distinct: 'decolour_time',
          },
          { found: 'decolouring_rate' },
        ],
      },
      hint: 'Safranin is not needed for this; an unfixed smear would leave no cell to measure. Reset gives a fresh slide. Choose ln for the dye in the plot and a straight line; k is about 0.11 per second.',
    },
    {
      text: 'Now do it badly: decolourise Staphylococcus aureus for 90 s, then rinse, safranin, look and record. Would you report this slide?',
      badly: true,
      done: {
        all: [
          { input: 'organism', equals: 'Staphylococcus aureus' },
          { did: 'view' },
          { reading: 'gram_result', is: 'Gram-negative' },
          { recorded: 2, where: { organism: 'Staphylococcus aureus' }, distinct: 'decolour_time' },
        ],
      },
      hint: 'The slide looks Gram-negative and the species is Gram-positive: over-decolourised. Only a known control on the same slide would have told.',
    },
    {
      text: 'Take an old culture: Bacillus subtilis of 72 h, all steps, acetone-alcohol for 60 s. Record, and compare the wall on the stage with that of an 18 h culture.',
      done: {
        all: [
          { input: 'organism', equals: 'Bacillus subtilis' },
          { reading: 'gram_result', is: 'Gram-negative' },
          {
            recorded: 1,
            having: { reading: 'counterstain', from: 0.05 },
            where: { organism: 'Bacillus subtilis', culture_age: 72 },
          },
        ],
      },
      hint: 'The slide looks Gram-negative, and the cell has no outer membrane all the same. At 72 h the wall has lost six tenths of its thickness, so the dye leaves nearly seven times as fast.',
    },
  ],
  demo: [
    { at: 0, set: { organism: 'Escherichia coli' }, says: 'A smear of Escherichia coli, dried in air.' },
    { at: 1, do: 'heat_fix', value: 3, says: 'Three passes through the flame fix the cells to the glass.' },
    { at: 6, do: 'crystal_violet', value: 60, says: 'Crystal violet enters every cell, Gram-negative ones too.' },
    { at: 68, do: 'rinse', value: 2 },
    { at: 72, do: 'iodine', value: 60, says: 'Iodine locks the violet in large crystals.' },
    { at: 134, do: 'rinse', value: 2 },
    { at: 138, do: 'decolorize', value: 10, says: 'Acetone-alcohol: the thin walls let the violet go.' },
    { at: 148, do: 'rinse', value: 2, says: 'Water stops it.' },
    { at: 152, do: 'safranin', value: 60, says: 'Safranin colours what has lost its violet.' },
    { at: 214, do: 'rinse', value: 2 },
    { at: 218, do: 'record_point', says: 'Most cells are pink.' },
    { at: 219, do: 'view', says: 'Pink single rods: Gram-negative.' },
  ],
});
