import { defineExperiment } from '../define';

const STEADY = { material: 'Copper', insulated: true } as const;
/** No conductivity is shown before the powers at both ends agree. */
const settled = { reading: 'k_measured' } as const;
const steady = { reading: 'k_measured', from: 380, to: 425 } as const;
/** Lab seconds between points of the trace for a bar of 10 cm: some hundred of them until the profile is steady. */
const SAMPLES = { Copper: 0.5, Glass: 50, Wood: 150 } as const;

export const entry = defineExperiment({
  id: 'phy11',
  simulation: 'heat_conduction',
  texts: () => import('./phy11.texts'),
  inputs: [
    {
      id: 'material',
      label: 'Material',
      type: 'select',
      applies: 'restart',
      apparatus: true,
      options: ['Copper', 'Glass', 'Wood'],
      defaultValue: 'Copper',
      hint: 'Another bar starts cold.',
    },
    {
      id: 'hot_temp',
      label: 'Hot end',
      type: 'slider',
      unit: '°C',
      applies: 'live',
      defaultValue: 100,
      min: 50,
      max: 200,
      step: 5,
    },
    {
      id: 'cold_temp',
      label: 'Cold end',
      type: 'slider',
      unit: '°C',
      applies: 'live',
      defaultValue: 0,
      min: -20,
      max: 30,
      step: 5,
    },
    {
      id: 'length_cm',
      label: 'Bar length',
      type: 'slider',
      unit: 'cm',
      applies: 'restart',
      defaultValue: 10,
      min: 5,
      max: 50,
      step: 5,
      hint: 'Times grow with the square of the length; the clock of the bench goes faster accordingly.',
    },
    {
      id: 'insulated',
      label: 'Side insulated',
      type: 'checkbox',
      applies: 'live',
      defaultValue: true,
      hint: 'Lagging on the side; bare, it loses 10 W/(m² K) to air of 20 °C.',
    },
  ],
  runAction: { do: 'start' },
  caution:
    'Metal of 200 °C looks like cold metal: tongs and heat-proof gloves, goggles, and a cool-down before anything is touched.',
  tells: { front_cm: ['hot_temp', 'cold_temp', 'length_cm'] },
  finds: [
    {
      id: 'conductivity',
      label: 'Conductivity of copper',
      unit: 'W/(m K)',
      value: 401,
      tolerance: 0.037,
      source: 'CRC Handbook.',
      where: { material: 'Copper' },
    },
  ],
  mainReadings: [
    't3_c',
    'power_w',
    'power_out_w',
    'gradient_k_m',
    'k_measured',
    'probe_c',
    'front_cm',
    't1_c',
    't2_c',
    't4_c',
    't5_c',
    'heat_in_j',
    'heat_out_j',
  ],
  mainActions: ['start', 'move_probe', 'skip_to_steady', 'swap_ends', 'race'],
  plot: {
    x: { column: 'time' },
    y: { column: 't3_c' },
    sampleEvery: ({ material, length_cm }) => SAMPLES[material] * (length_cm / 10) ** 2,
    along: { gradient_k_m: ['hot_temp'] },
  },
  procedure: [
    {
      text: 'Copper, 10 cm, lagged: start the heating and watch the profile. Which place warms first, and which shape does the curve have before it is straight?',
      done: { all: [{ did: 'start' }, { reading: 't3_c', from: 20 }] },
      hint: 'Run presses the start. The dashed line is the profile of the end; wax pins drop where 60 °C has passed.',
    },
    {
      text: 'Log the temperature in the middle: record at least six rows while it rises.',
      done: { recorded: 6, where: STEADY, distinct: 't3_c' },
      hint: 'Set “Record every” to 5 s, or press Record yourself. A quarter of the speed helps. Is it warm already? Reset, and start it again.',
    },
    {
      text: 'Steady state: wait until the power in and the power out agree. Record, and work out k = P/(A · gradient) with A = 1 cm². Why is k wrong if you take it too early?',
      done: { recorded: 1, where: STEADY, having: steady },
      hint: 'It takes a minute and a quarter; the run then ends by itself. Before, the power at the two ends differs, and the one that you take decides what you get.',
    },
    {
      text: 'Do it badly once: reset, start, and record after five seconds. Work out P/(A · gradient) with the power in, and with the power out. How far are they from each other and from 401 W/(m K)?',
      badly: true,
      done: { recorded: 1, where: STEADY, having: { reading: 'time', from: 4, to: 6.5 }, following: steady },
      hint: 'Most of the heat that goes in stays in the bar. No conductivity is shown until the powers at both ends agree within 2 %.',
    },
    {
      text: 'Vary the hot end: record the steady power at four temperatures or more. Plot the power out against the gradient, for these rows alone: the slope is kA. Check k.',
      done: {
        all: [
          { recorded: 4, where: STEADY, having: settled, distinct: 'hot_temp' },
          {
            fitted: [
              { with: ['line', 'proportional'], x: { column: 'gradient_k_m' }, y: { column: 'power_out_w' } },
              { with: ['line', 'proportional'], x: { column: 'hot_temp' }, y: { column: 'power_out_w' } },
            ],
          },
          { found: 'conductivity' },
        ],
      },
      hint: '“Skip to the steady state” saves the waiting. Rows from the warming-up do not lie on the line: choose the steady ones under Data and press “Fit these rows”. Expect 0.040 W m/K, so k = 400 W/(m K): in the check divide the slope by A in m², m/1e-4, or k/1e-4 of a proportion.',
    },
    {
      text: 'Glass and wood: start the heating of each and record its steady k. Compare the times until the profile is straight with L²/α.',
      done: {
        all: [
          { recorded: 1, where: { material: 'Glass' }, having: settled },
          { recorded: 1, where: { material: 'Wood' }, having: settled },
        ],
      },
      hint: 'Do not skip: each run ends by itself when its profile is straight, near α t/L² = 0.84, which is soon at 16×. α is 1.16 · 10⁻⁴, 4.8 · 10⁻⁷ and 1.5 · 10⁻⁷ m²/s. Show all three side by side to see who wins. The lagging here is perfect; with real lagging nothing would arrive at the cold end of such a bar of wood, so poor conductors are measured as thin discs.',
    },
    {
      text: 'Slide the lagging off a glass bar and let it settle. Record the row: power in and power out no longer agree. Explain the sag.',
      done: {
        recorded: 1,
        where: { material: 'Glass', insulated: false },
        // The air warms a bar that was cold, and a lagged one sags.
        having: { reading: 't3_c', from: 18, to: 45 },
      },
      hint: 'Glass gives most of its heat away on the first centimetres; in copper the sag is hardly seen.',
    },
  ],
  predict: {
    question:
      'A bar of copper 10 cm long needs about 40 s until its profile is nearly straight. How long does one of 20 cm need?',
    options: ['about 60 s', 'about 80 s', 'about 160 s'],
    sketch: { x: [0, 120], y: [0, 100] },
  },
  coach: [
    {
      after: 3,
      text: 'Look at both powers before you work out k: while the bar still warms up, more flows in than comes out.',
    },
    {
      after: 6,
      text: 'The flux plate is good to 3 % at most, and that error is the same in all rows: more rows do not make it smaller. So is that of the distance between the two junctions.',
    },
  ],
  demoResult: {
    says: 'The conductivity of copper, k = P / (A · gradient) = {}.',
    formula: 'k_measured',
    unit: 'W/(m K)',
  },
  demo: [
    {
      at: 0,
      do: 'start',
      says: 'A heating block warms the left end of a copper bar. Heat runs down the slope of temperature.',
    },
    {
      at: 12,
      do: 'move_probe',
      value: 2,
      says: 'Wax pins drop where 60 °C has passed. The profile is still curved: part of the heat stays in the bar.',
    },
    {
      at: 40,
      do: 'move_probe',
      value: 8,
      says: 'It approaches the dashed straight line. Then as much flows out as in.',
    },
    { at: 80, do: 'record_point', says: 'Power and gradient now give the conductivity.' },
    { at: 84, set: { insulated: false }, says: 'Without lagging the side loses heat. In copper that is little.' },
  ],
});
