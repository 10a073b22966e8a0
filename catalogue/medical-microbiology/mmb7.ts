import { defineExperiment } from '../define';

export const entry = defineExperiment({
  id: 'mmb7',
  simulation: 'capsule_stain',
  texts: () => import('./mmb7.texts'),
  inputs: [
    {
      id: 'organism',
      label: 'Organism',
      type: 'select',
      applies: 'restart',
      options: [
        'Klebsiella pneumoniae',
        'Streptococcus pneumoniae',
        'Bacillus anthracis (Sterne control)',
        'Cryptococcus neoformans',
        'Escherichia coli K-12',
      ],
      defaultValue: 'Klebsiella pneumoniae',
      apparatus: true,
      hint: 'Another one begins a fresh slide. Sterne is a vaccine strain without a capsule.',
    },
    {
      id: 'method',
      label: 'Method',
      type: 'select',
      applies: 'restart',
      options: ['India ink', 'Anthony'],
      defaultValue: 'India ink',
      hint: 'A wet film in ink under a coverslip; or crystal violet, washed with copper sulfate.',
    },
    {
      id: 'growth_medium',
      label: 'Grown in',
      type: 'select',
      applies: 'restart',
      options: ['Nutrient agar', 'Milk broth', 'Blood agar'],
      defaultValue: 'Nutrient agar',
      hint: 'Milk favours capsules. Streptococcus pneumoniae needs milk or blood to grow.',
    },
    {
      id: 'objective',
      label: 'Objective',
      type: 'select',
      applies: 'live',
      options: ['40x (NA 0.65)', '100x oil (NA 1.25)'],
      defaultValue: '100x oil (NA 1.25)',
      hint: 'The aperture sets what can be told apart.',
    },
    {
      id: 'heat_fixed',
      label: 'Heat fixed',
      type: 'checkbox',
      applies: 'restart',
      defaultValue: false,
      hint: 'Passed through the flame before staining.',
    },
  ],
  tells: {
    expected_result: ['organism'],
    halo_width_um: ['organism', 'method', 'growth_medium', 'heat_fixed'],
    resolution_um: ['objective'],
    halo_contrast: ['organism', 'method', 'growth_medium', 'heat_fixed', 'objective'],
    contrast: ['method'],
  },
  finds: [
    {
      id: 'halo_width',
      label: 'Width of the capsule of Klebsiella pneumoniae, nutrient agar, India ink',
      unit: 'µm',
      value: 1.5,
      tolerance: 0.06,
      source: 'Model: a mean width of 1.5 µm, chosen in the range of light microscopy.',
    },
  ],
  mainReadings: [
    'capsule_result',
    'expected_result',
    'mean_halo_um',
    'cells_measured',
    'standard_error_um',
    'mean_uncertainty_um',
    'resolution_um',
    'contrast',
  ],
  mainActions: ['apply_stain', 'press_coverslip', 'wash_copper', 'wash_water', 'measure_cells'],
  afterRecord: ['expected_result'],
  medical: true,
  caution:
    'An India ink film is wet and alive: gloves, no flame, the slide straight into disinfectant; in a class only harmless bacteria.',
  plot: { x: { column: 'cells_measured' }, y: { column: 'mean_halo_um' }, sampleEvery: 5 },
  predict: {
    question: 'A smear is fixed in the flame before the ink. What becomes of a halo round the cells?',
    options: [
      'it stays as it is',
      'it goes away altogether',
      'cells with a capsule lose most of it, cells without one get a halo',
      'all halos get wider',
    ],
  },
  procedure: [
    {
      text: 'Klebsiella in India ink: apply the ink for 30 s with the coverslip pressed by half.',
      done: {
        all: [
          { input: 'organism', equals: 'Klebsiella pneumoniae' },
          { input: 'method', equals: 'India ink' },
          { reading: 'contrast', from: 0.9 },
        ],
      },
      hint: 'Drag the ink bottle over the slide, or press it. The coverslip is dragged down to press it; at the start it is pressed by half.',
    },
    {
      text: 'Look through 40x, then through 100x with oil. Record a row with each.',
      done: {
        all: [
          { recorded: 1, where: { objective: '40x (NA 0.65)' } },
          { recorded: 1, where: { objective: '100x oil (NA 1.25)' } },
        ],
      },
      hint: 'Press the nosepiece, or choose the objective. A halo narrower than the resolution blurs and pales.',
    },
    {
      text: 'Measure 20 cells, then 100, with the 100x objective; record each. What do more cells improve, and what not? Check the width of the capsule.',
      done: {
        all: [
          {
            recorded: 2,
            where: { organism: 'Klebsiella pneumoniae', method: 'India ink' },
            distinct: 'cells_measured',
          },
          { found: 'halo_width' },
        ],
      },
      hint: 'A blurred halo cannot be measured. Scatter falls as one over the root of the number. The error of the eyepiece scale, 2 %, is the same for all cells.',
    },
    {
      text: 'Grow Klebsiella in milk broth, stain, measure 20 cells and record.',
      done: {
        recorded: 1,
        where: { organism: 'Klebsiella pneumoniae', growth_medium: 'Milk broth' },
        distinct: 'mean_halo_um',
      },
      hint: 'In the mean 1.3 times as wide.',
    },
    {
      text: 'Anthony’s method, on nutrient agar again: crystal violet for 120 s, copper sulfate for 20 s. Measure 20 cells and record.',
      done: {
        all: [
          { input: 'method', equals: 'Anthony' },
          { did: 'wash_copper' },
          {
            recorded: 1,
            where: { organism: 'Klebsiella pneumoniae', growth_medium: 'Nutrient agar', method: 'Anthony' },
            distinct: 'mean_halo_um',
          },
        ],
      },
      hint: 'Set 120 s for the stain, in the dock or on the timer.',
    },
    {
      text: 'A fresh slide, badly: crystal violet for 120 s, then water for 20 s in place of copper sulfate. Where is the capsule?',
      badly: true,
      done: {
        all: [
          { input: 'method', equals: 'Anthony' },
          { did: 'wash_water' },
          { reading: 'capsule_result', is: 'No capsule seen' },
        ],
      },
      hint: 'Reset gives a fresh slide. Water swells the gel and takes it off: there is nothing left to measure.',
    },
    {
      text: 'Badly again: heat fix Escherichia coli K-12, India ink for 30 s, 100x. Record the halo, and what the strain is.',
      badly: true,
      done: {
        all: [
          { input: 'organism', equals: 'Escherichia coli K-12' },
          { recorded: 1, where: { organism: 'Escherichia coli K-12', heat_fixed: true } },
          { reading: 'capsule_result', is: 'Capsule seen' },
        ],
      },
      hint: 'The cell shrank away from the ink: a gap of 0.3 µm, and no capsule. A strain known to have none tells.',
    },
  ],
  demo: [
    { at: 0, do: 'apply_stain', value: 30, says: 'India ink: its particles cannot enter the capsule.' },
    { at: 32, do: 'measure_cells', value: 20, says: 'Bright halos round the cells; twenty of them are measured.' },
    { at: 38, do: 'measure_cells', value: 100, says: 'A hundred cells: less scatter, the same scale.' },
    { at: 44, set: { objective: '40x (NA 0.65)' }, says: 'A smaller aperture: the edges blur.' },
    { at: 52, do: 'record_point' },
  ],
});
