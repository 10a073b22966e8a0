import { fatigueMaterial } from '../../engine/data/fatigue-materials';
import { defineExperiment } from '../define';

const STEEL = 'Steel AISI 4340';
const PLAIN = { material: STEEL, mean_stress: 0, surface: 'Polished' } as const;

export const entry = defineExperiment({
  id: 'ms5',
  simulation: 'fatigue_test',
  texts: () => import('./ms5.texts'),
  inputs: [
    {
      id: 'material',
      label: 'Material',
      type: 'select',
      applies: 'live',
      options: [
        'SAE 1015 normalised',
        'Man-Ten',
        'RQC-100',
        'SAE 4142 (450 HB)',
        'Steel AISI 4340',
        'Aluminium 2024-T4',
        'Ti-6Al-4V',
      ],
      defaultValue: STEEL,
      hint: 'Another one is another specimen. Tests that are over are kept for the chart.',
    },
    {
      id: 'amplitude',
      label: 'Stress amplitude',
      type: 'slider',
      applies: 'live',
      unit: 'MPa',
      defaultValue: 600,
      min: 50,
      max: 1200,
      step: 1,
      hint: 'Changed during a test it begins a new block with the same specimen.',
    },
    {
      id: 'mean_stress',
      label: 'Mean stress',
      type: 'slider',
      applies: 'live',
      unit: 'MPa',
      defaultValue: 0,
      min: -300,
      max: 600,
      step: 10,
    },
    {
      id: 'mean_rule',
      label: 'Mean stress rule (prediction)',
      type: 'select',
      applies: 'live',
      options: ['Smith-Watson-Topper', 'Morrow', 'Goodman'],
      defaultValue: 'Smith-Watson-Topper',
      hint: 'What is predicted; the specimen does not know of it.',
    },
    {
      id: 'surface',
      label: 'Surface',
      type: 'select',
      applies: 'live',
      options: ['Polished', 'Ground', 'Machined', 'Hot rolled'],
      defaultValue: 'Polished',
      hint: 'Of steels; aluminium and titanium stay polished.',
    },
    {
      id: 'frequency',
      label: 'Frequency',
      type: 'slider',
      applies: 'live',
      unit: 'Hz',
      defaultValue: 50,
      min: 1,
      max: 100,
      step: 1,
    },
    {
      id: 'specimen',
      label: 'Specimen number',
      type: 'number',
      applies: 'restart',
      unit: '1',
      defaultValue: 1,
      min: 1,
      max: 9999,
      step: 1,
      hint: 'With the seed it chooses the first specimen; the next ones follow.',
    },
    {
      id: 'noise',
      label: 'Scatter',
      type: 'checkbox',
      applies: 'restart',
      defaultValue: true,
      hint: 'Off: every specimen is the median one.',
    },
  ],
  caution:
    'A guard round the bar, which flies when it breaks, and fingers away from the grips of a machine that runs or is armed.',
  mainReadings: [
    'cycles',
    'life',
    'failed',
    'miner_sum',
    'tested',
    'run_outs',
    'sigma_ar',
    'median_life',
    'r_ratio',
    'fit_a',
    'fit_b',
    'fit_scatter',
    'fit_b_swapped',
    'limit_mean',
    'limit_sd',
  ],
  tells: { sigma_ar: ['amplitude', 'mean_stress'], r_ratio: ['amplitude', 'mean_stress'] },
  mainActions: ['start', 'stop', 'next_specimen', 'set_amplitude', 'staircase'],
  freshActions: ['next_specimen'],
  plot: {
    x: { column: 'amplitude', transform: 'log10' },
    y: { column: 'life', transform: 'log10' },
    sampleEvery: ({ frequency }) => 1e5 / frequency,
  },
  finds: [
    {
      id: 'basquin_b',
      label: 'Exponent B of AISI 4340',
      unit: '1',
      value: fatigueMaterial(STEEL).b,
      tolerance: 0.13,
      source: 'Dowling, Mechanical Behavior of Materials, table 9.1.',
      where: PLAIN,
    },
  ],
  procedure: [
    {
      text: 'Break three specimens of 4340 at each of five amplitudes from 500 to 800 MPa, mean stress 0, polished. Record each.',
      done: {
        all: [
          { recorded: 15, where: PLAIN, having: { reading: 'life' } },
          { recorded: 5, where: PLAIN, having: { reading: 'life' }, distinct: 'amplitude' },
        ],
      },
      hint: 'Start mounts the next specimen by itself. See how far three lives of one amplitude lie apart. Stop in the last fifth of a life and start again: each stop leaves a beach mark on the face.',
    },
    {
      text: 'Read the fit A and B, with life as the unknown. Check B.',
      done: { all: [{ reading: 'fit_b', to: -0.01 }, { found: 'basquin_b' }] },
      hint: 'The fit takes log N on log σ and is turned round (ASTM E739). Run-outs are left out of it.',
    },
    {
      text: 'Run a staircase from 430 MPa by steps of 15 MPa. What are mean and scatter of the limit?',
      done: { all: [{ did: 'staircase' }, { reading: 'limit_mean', from: 100 }] },
      hint: 'A specimen below a failure, one above a run-out: the staircase swings about the mean. Dixon and Mood work it out. Fifteen specimens tell the scatter to a half only, and rather too small.',
    },
    {
      text: 'Mean stress 200 MPa: break three specimens at 500 MPa and record. Which of the three rules foretells them best?',
      done: { recorded: 3, where: { material: STEEL, mean_stress: 200 }, having: { reading: 'life' } },
      hint: 'Change the rule and look at the median life by the rule. It changes no life.',
    },
    {
      text: 'Mean stress 0 again, polished. Run 700 MPa for about half a life (3000 cycles), then 500 MPa to the end, and record. Then 500 first, for half a life (90 000 cycles), then 700 to the end, and record. Compare the Miner sums with those of others.',
      done: {
        all: [
          { did: 'set_amplitude', times: 2 },
          { recorded: 17, where: PLAIN, having: { reading: 'life' } },
        ],
      },
      hint: 'Stop, press “Change the amplitude” with its value, start. If a specimen breaks before, take the next one. High stress first: the sum stays below 1 on average; low first: above. One specimen scatters by a factor 1.5, so take the mean of a class, or the scatter off.',
    },
    {
      text: 'Break a hot-rolled specimen at 500 MPa and record. By which factor is its life shorter than that of a polished one?',
      done: {
        recorded: 1,
        where: { material: STEEL, surface: 'Hot rolled', mean_stress: 0 },
        having: { reading: 'life' },
      },
      hint: 'Every scale pit is a crack that has begun already. At low stress it matters more.',
    },
    {
      text: 'Now do it badly: polished again and mean stress 0, read B with stress as the unknown and record one more row. In which direction is it off, and why?',
      done: {
        all: [
          { reading: 'fit_b_swapped', to: -0.01 },
          { recorded: 18, where: PLAIN, having: { reading: 'life' } },
        ],
      },
      badly: true,
      hint: 'The scatter is in life. Whoever fits stress on life gets a slope that is r² times the other, always too flat, and promises too much at long lives. Here that is some 5 %, no more than chance leaves in fifteen lives; but more specimens lessen the chance and not the bias.',
    },
  ],
  predict: {
    question: 'At 600 MPa a specimen lives 30 000 cycles. How long does it live at 500 MPa?',
    options: ['36 000 cycles', '60 000 cycles', 'about 200 000 cycles', 'for ever'],
  },
  coach: [
    {
      after: 3,
      text: 'Lives scatter by a factor: compare their logarithms. One specimen does not tell a life.',
    },
  ],
  demo: [
    {
      at: 0,
      set: { amplitude: 650 },
      says: 'A polished specimen of 4340 steel is pulled and pressed, 650 MPa each way.',
    },
    { at: 0.5, do: 'start' },
    { at: 150, set: { frequency: 50 }, says: 'For most of its life nothing is seen: a crack begins at slip bands.' },
    {
      at: 900,
      do: 'record_point',
      says: 'Then the crack runs, and the rest of the section breaks at once. Under one load it leaves no beach mark.',
    },
  ],
});
