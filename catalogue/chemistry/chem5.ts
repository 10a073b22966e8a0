import { defineExperiment } from '../define';

const atStart = { temperature: 25, peroxide_conc: '0.10', acid_conc: '0.50', catalyst: false } as const;
const warming = { concentration: 0.5, peroxide_conc: '0.10', acid_conc: '0.50', catalyst: false } as const;

export const entry = defineExperiment({
  id: 'chem5',
  simulation: 'reaction_rate',
  texts: () => import('./chem5.texts'),
  inputs: [
    {
      id: 'concentration',
      label: 'Concentration (KI stock)',
      type: 'slider',
      unit: 'mol/L',
      applies: 'live',
      defaultValue: 0.5,
      min: 0.1,
      max: 2,
      step: 0.1,
      hint: '20 mL of it go into 100 mL of mixture.',
    },
    {
      id: 'temperature',
      label: 'Temperature',
      type: 'slider',
      unit: '°C',
      applies: 'live',
      defaultValue: 25,
      min: 0,
      max: 100,
      step: 5,
      hint: 'Of the bath. Fresh flasks wait in it until they are as warm.',
    },
    {
      id: 'peroxide_conc',
      label: 'H₂O₂ stock',
      type: 'select',
      unit: 'mol/L',
      applies: 'live',
      options: ['0.05', '0.10', '0.20'],
      defaultValue: '0.10',
      hint: '20 mL of it go into 100 mL of mixture.',
    },
    {
      id: 'acid_conc',
      label: 'HCl stock',
      type: 'select',
      unit: 'mol/L',
      applies: 'live',
      options: ['0.10', '0.50', '1.00'],
      defaultValue: '0.50',
      hint: '10 mL of it go into 100 mL of mixture.',
    },
    {
      id: 'catalyst',
      label: 'Add molybdate catalyst',
      type: 'checkbox',
      applies: 'live',
      defaultValue: false,
      hint: 'A few drops of ammonium molybdate in flask A.',
    },
  ],
  tells: {
    rate_constant_obs: ['concentration', 'peroxide_conc'],
    peroxide_mm: ['peroxide_conc'],
    fraction_over_barrier: ['temperature', 'catalyst'],
    bath_temperature_k: ['temperature'],
  },
  runAction: { do: 'mix' },
  finds: [
    {
      id: 'activation_energy',
      label: 'Activation energy with 0.50 mol/L acid',
      unit: 'kJ/mol',
      // Two paths of 56.1 and 43.7 kJ/mol side by side: what their sum gives between 5 and 45 °C.
      value: 50.727_294_346,
      tolerance: 0.009,
      source: 'Slope of ln k against 1/T of both paths together, from exact readings at 5, 15, 25, 35 and 45 °C.',
      where: { acid_conc: '0.50', catalyst: false },
    },
  ],
  mainReadings: [
    'stopwatch_s',
    'clock_time_s',
    'rate_m_s',
    'rate_constant_obs',
    'bath_temperature_k',
    'absorbance',
    'fraction_over_barrier',
  ],
  mainActions: ['mix', 'stop_timer', 'reset_flasks', 'take_portion'],
  yields: { take_portion: 'the mixture as it is now' },
  customaryActions: ['take_portion'],
  freshActions: ['reset_flasks'],
  plot: {
    x: { column: 'concentration', transform: 'ln' },
    y: { column: 'rate_m_s', transform: 'ln' },
    sampleEvery: 0.5,
  },
  procedure: [
    {
      text: 'At 25 °C, pour flask B into flask A (Mix) and stop the watch when the liquid turns blue-black. Do so with KI stock of 0.2, 0.5, 1.0 and 2.0 mol/L, and record each after the change.',
      done: {
        all: [
          { did: 'stop_timer', times: 4 },
          { recorded: 4, where: atStart, distinct: 'rate_m_s' },
        ],
      },
      hint: 'A new concentration brings fresh flasks by itself. Start with 0.5: about 26 s. The light gate at the flask tells the time of the change without a hand; rate and rate constant are worked out from what it shows.',
    },
    {
      text: 'Compare stopwatch and light gate in your rows. By how much is your thumb late, on average? Subtract that from every stopwatch time.',
      done: { byLearner: true },
      hint: 'A computed column in the data does the subtraction: stopwatch_s − 0.2, or with your own value.',
    },
    {
      text: 'Plot ln rate against ln concentration and fit a line: the slope is the order in iodide.',
      done: {
        fitted: [
          {
            with: ['line'],
            x: { column: 'concentration', transform: 'ln' },
            y: { column: 'rate_m_s', transform: 'ln' },
          },
          {
            with: ['line'],
            x: { column: 'concentration', transform: 'ln' },
            y: { column: 'clock_time_s', transform: 'ln' },
          },
          {
            with: ['line'],
            x: { column: 'concentration', transform: 'ln' },
            y: { column: 'stopwatch_s', transform: 'ln' },
          },
        ],
      },
      hint: 'The plot is set up so. [I⁻] in the mixture is a fifth of the stock, which shifts the line and leaves its slope: 1. With ln time instead of ln rate it is −1.',
    },
    {
      text: 'Keep KI at 0.5 mol/L and run H₂O₂ stocks of 0.05, 0.10 and 0.20 mol/L. What is the order in peroxide?',
      done: {
        recorded: 3,
        where: { concentration: 0.5, temperature: 25, acid_conc: '0.50' },
        distinct: 'peroxide_conc',
      },
      hint: 'Twice the peroxide, half the time, or nearly so: order 1. A plot of ln rate against ln c gives 1.03. What is measured is the mean rate up to the change, and with the weakest stock a tenth of the peroxide is gone by then, with the strongest a fortieth.',
    },
    {
      text: 'Reset, and run 5, 15, 25, 35 and 45 °C with the stocks you began with. Record each after the change.',
      done: { recorded: 5, having: { reading: 'rate_constant_obs' }, where: warming, distinct: 'temperature' },
      hint: 'At 5 °C it takes nearly two minutes: after the first one the lab’s clock goes ten times as fast, until shortly before the change.',
    },
    {
      text: 'Plot ln of the rate constant against 1/T and fit a line. Its slope times −8.314 J/(mol K) is the activation energy. Check it.',
      done: {
        all: [
          {
            fitted: [
              {
                with: ['line'],
                x: { column: 'bath_temperature_k', transform: 'reciprocal' },
                y: { column: 'rate_constant_obs', transform: 'ln' },
              },
              {
                with: ['line'],
                x: { column: 'bath_temperature_k', transform: 'reciprocal' },
                y: { column: 'rate_m_s', transform: 'ln' },
              },
              {
                with: ['line'],
                x: { column: 'bath_temperature_k', transform: 'reciprocal' },
                y: { column: 'stopwatch_s', transform: 'ln' },
              },
              {
                with: ['line'],
                x: { column: 'bath_temperature_k', transform: 'reciprocal' },
                y: { column: 'clock_time_s', transform: 'ln' },
              },
            ],
          },
          { found: 'activation_energy' },
        ],
      },
      hint: 'T is the bath temperature in kelvin; show the rows of this run alone. The rate constant is the mean up to the change, 3 % below that of the first moment, alike in all rows. At this acid you find about 51 kJ/mol: a mix of the two paths, published as 56.1 and 43.7. ln t has the same slope with the other sign.',
    },
    {
      text: 'Add molybdate at 25 °C and record one more run. How many times as fast is it?',
      done: { recorded: 1, where: { catalyst: true, temperature: 25, concentration: 0.5 } },
      hint: 'The picture of energies shows both paths: the curve is the same as before, but the path over molybdate has the lower barrier. Compare “molecules above the barrier in use” without and with it: the share grows some 5000-fold, the rate only 8-fold. Only few molecules can take that path, those that meet one of the few of molybdate.',
    },
    {
      text: 'Now do it badly: 100 °C, with the watch in your hand. Record, and compare your time with the light gate.',
      done: { recorded: 1, having: { reading: 'clock_time_s' }, where: { temperature: 100 } },
      badly: true,
      hint: 'The change comes in less than half a second: your reaction time is as long as what you want to measure. A rate from this stopwatch means nothing.',
    },
    {
      text: 'Explain why 10 °C more roughly double the rate although the molecules are hardly faster.',
      done: { byLearner: true },
      hint: 'Compare “molecules above the barrier” at 25 and 35 °C.',
    },
  ],
  caution:
    'Goggles on: hydrogen peroxide and hydrochloric acid attack eyes and skin, iodine stains, and a bath above 60 °C scalds.',
  predict: {
    question:
      'The bath is made 10 °C warmer, which makes the molecules 2 % faster. What becomes of the time to the colour change?',
    options: ['it stays the same', 'it is 2 % shorter', 'it is about half', 'it is about a tenth'],
  },
  coach: [
    {
      after: 1,
      text: 'A hand on a stopwatch is late by about 0.2 s every time: that does not average out. Compare with the light gate and subtract it.',
    },
    {
      after: 3,
      text: 'In short times the error of the watch counts most. Spread your concentrations evenly in ln c, and let the fastest run take ten seconds or more.',
    },
    { after: 5, text: 'One thing at a time: between the rows of one plot only the quantity on its x axis may change.' },
  ],
  demo: [
    {
      at: 0,
      do: 'mix',
      says: 'Peroxide is poured into iodide, acid, starch and a little thiosulfate. Iodine forms, and thiosulfate takes it away.',
    },
    { at: 26.2, do: 'stop_timer', says: 'There: blue-black within a second. The time gives the rate.' },
    { at: 29, do: 'record_point' },
    { at: 31, set: { concentration: 1 }, says: 'Fresh flasks with twice the iodide.' },
    { at: 33, do: 'mix' },
    { at: 46.2, do: 'stop_timer', says: 'Half the time: the rate is in proportion to iodide.' },
    { at: 49, do: 'record_point' },
  ],
});
