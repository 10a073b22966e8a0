import { defineExperiment } from '../define';

export const entry = defineExperiment({
  id: 'chem4',
  simulation: 'gas_law_boyle',
  texts: () => import('./chem4.texts'),
  inputs: [
    {
      id: 'pressure',
      label: 'Pressure',
      type: 'slider',
      unit: 'atm',
      applies: 'live',
      defaultValue: 1,
      min: 0.5,
      max: 3,
      step: 0.1,
      refusal: 'Gauge range 0.5 to 3 atm',
      hint: 'The load on the piston, counted from a vacuum. 1 atm is 101.3 kPa.',
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
      hint: 'Of the water jacket.',
    },
    {
      id: 'gas',
      label: 'Gas',
      type: 'select',
      applies: 'restart',
      options: ['Ideal gas', 'Nitrogen (van der Waals)', 'Carbon dioxide (van der Waals)'],
      defaultValue: 'Ideal gas',
      hint: 'The cylinder is filled again with the same amount.',
    },
    {
      id: 'particles',
      label: 'Molecules drawn',
      type: 'slider',
      unit: '1',
      applies: 'restart',
      defaultValue: 300,
      min: 100,
      max: 1000,
      step: 100,
      hint: 'Each stands for about 10¹⁸ real ones, so that the pressure from them fluctuates.',
    },
  ],
  tells: {
    volume_ml: ['pressure', 'temperature', 'gas'],
    collisions_per_s: ['pressure', 'temperature', 'gas'],
    z_factor: ['temperature'],
  },
  finds: [
    {
      id: 'nrt',
      label: 'nRT of the gas at 25 °C',
      unit: 'atm mL',
      value: 30,
      tolerance: 0.01,
      source: 'The cylinder is filled with 30 mL of ideal gas at 1 atm and 25 °C.',
      where: { temperature: 25, gas: 'Ideal gas' },
    },
  ],
  mainReadings: [
    'volume_scale_ml',
    'pressure_gauge_atm',
    'pressure_over_atm',
    'pressure_measured_atm',
    'pv_product',
    'inverse_volume',
    'z_factor',
  ],
  mainActions: ['set_pressure', 'set_temperature', 'show_boyle_1662', 'leak'],
  plot: {
    x: { column: 'volume_scale_ml', transform: 'reciprocal' },
    y: { column: 'pressure_gauge_atm' },
    sampleEvery: 0.2,
    along: { volume_scale_ml: ['pressure'], inverse_volume: ['pressure'] },
  },
  procedure: [
    {
      text: 'Set 0.5 atm, wait until the piston rests, and record.',
      done: { recorded: 1, having: { reading: 'pressure_gauge_atm', from: 0.48, to: 0.52 }, where: { pressure: 0.5 } },
      hint: 'Take weights off: drag the stack on the piston upwards, or move the slider. It takes about three seconds to come to rest.',
    },
    {
      text: 'Go up to 3 atm and record ten pressures in all, each with the piston at rest.',
      done: { recorded: 10, where: { temperature: 25, gas: 'Ideal gas' }, apart: 3, distinct: 'pressure' },
      hint: 'For points that lie evenly on the line p against 1/V take steps of about 0.3 atm.',
    },
    {
      text: 'Plot pressure against volume, then against 1/volume, and fit a line. Its slope is nRT: compare it with 30.0 atm mL, and its intercept with zero. Check nRT.',
      done: {
        all: [
          {
            fitted: [
              {
                with: ['line', 'proportional'],
                x: { column: 'volume_scale_ml', transform: 'reciprocal' },
                y: { column: 'pressure_gauge_atm' },
              },
              { with: ['line', 'proportional'], x: { column: 'inverse_volume' }, y: { column: 'pressure_gauge_atm' } },
            ],
          },
          { found: 'nrt' },
        ],
      },
      hint: 'The plot is set up with the gauge over 1/volume of the scale: choose the straight line beside “fit”. At 1 atm the 30 mL of the cylinder make nRT exactly 30 atm mL.',
    },
    {
      text: 'Reset, warm the jacket to 60 °C and record five pressures. The new slope over the old one is the ratio of the absolute temperatures.',
      done: { recorded: 5, where: { temperature: 60, gas: 'Ideal gas' }, apart: 3, distinct: 'pressure' },
      hint: 'After the reset these rows are a run of their own: the options of the plot can show it alone. 333.15 K / 298.15 K = 1.117. Try the ratio of the Celsius temperatures as well: it fails.',
    },
    {
      text: 'Watch the pressure from the molecules beside the gauge. Draw 1000 molecules and record three values, ten seconds apart. How far do they scatter, and how far with 100?',
      done: {
        all: [
          // Two of three may happen to be alike.
          { recorded: 3, where: { particles: 1000 }, apart: 9 },
          { recorded: 2, where: { particles: 1000 }, distinct: 'pressure_measured_atm' },
          { recorded: 3, where: { particles: 100 }, apart: 9 },
          { recorded: 2, where: { particles: 100 }, distinct: 'pressure_measured_atm' },
        ],
      },
      hint: 'The scatter falls roughly as 1/√N. The molecules are never told what the gauge says.',
    },
    {
      text: 'Fill in carbon dioxide and record pV at four pressures up to 3 atm. How large is the deviation from an ideal gas at 3 atm, in per cent?',
      done: { recorded: 4, where: { gas: 'Carbon dioxide (van der Waals)' }, apart: 3, distinct: 'pressure' },
      hint: 'The compressibility pV/nRT says it at once: 100 (1 − Z). Mind its uncertainty: at 3 atm a fifth of a division is 2 % of the volume. Several readings of one pressure, each a little later, and their mean tell more.',
    },
    {
      text: 'Now do it badly: fill in the ideal gas again, reset, and at 25 °C open the leak, step from 0.5 to 3 atm, and record four pressures while the gas escapes. What becomes of pV, and of the line’s intercept?',
      done: {
        all: [
          { did: 'leak' },
          { reading: 'pv_product', from: 5, to: 28 },
          {
            recorded: 4,
            where: { temperature: 25, gas: 'Ideal gas' },
            having: { reading: 'pv_product', to: 28.5 },
            distinct: 'pressure',
          },
        ],
      },
      badly: true,
      hint: 'Reset afterwards as well, so that these rows are a run of their own. Each row has a little less gas than the one before: the points still look like a line, but with another slope, and it misses the origin.',
    },
    {
      text: 'Do it badly once more, on the rows of step 2: plot the overpressure, what a gauge shows that stands at zero in open air, against 1/volume. Where does the line meet the axis, and what has been forgotten?',
      done: {
        fitted: [
          {
            with: ['line'],
            x: { column: 'volume_scale_ml', transform: 'reciprocal' },
            y: { column: 'pressure_over_atm' },
          },
          { with: ['line'], x: { column: 'inverse_volume' }, y: { column: 'pressure_over_atm' } },
        ],
      },
      badly: true,
      hint: 'The slope is as before, 30 atm mL; the intercept is −1 atm: the air outside. Most gauges, and every tyre gauge, leave it out. Add the pressure of the air before you multiply by the volume.',
    },
    {
      text: 'Show Boyle’s table of 1662 and work out pV for his rows. How constant is it?',
      done: { did: 'show_boyle_1662' },
      hint: 'In the seven of his rows shown here the products lie between 1398 and 1414, which is 1.1 % apart, with a tube, a paper scale and his eyes.',
    },
  ],
  caution:
    'A squeezed gas pushes back: goggles are worn, the cylinder is never loaded beyond its mark, and a hot jacket scalds.',
  predict: {
    question:
      'The gas is squeezed slowly, at constant temperature, to half its volume. What becomes of pressure times volume?',
    options: ['it is halved', 'it stays the same', 'it is doubled'],
    sketch: { x: [0, 0.1], y: [0, 5] },
  },
  coach: [
    {
      after: 1,
      text: 'The scale has divisions of 1 mL and is read to a fifth of one: large volumes are known better, in proportion, than small ones. Readings of one volume scatter by 0.1 mL, so one reading does not tell.',
    },
    { after: 3, text: 'Wait until the piston rests before you read.' },
  ],
  demo: [
    { at: 0, do: 'set_pressure', value: 1, says: '30 mL of gas under a load of 1 atm.' },
    { at: 4, do: 'record_point' },
    {
      at: 5,
      do: 'set_pressure',
      value: 2,
      says: 'Twice the load: half the volume. Each molecule strikes the piston twice as often.',
    },
    { at: 11, do: 'record_point' },
    { at: 12, do: 'set_pressure', value: 3, says: 'Three times the load: a third.' },
    { at: 18, do: 'record_point' },
    { at: 19, do: 'set_pressure', value: 0.5, says: 'Half the load: twice the volume.' },
    { at: 25, do: 'record_point', says: 'Against 1/V the points lie on a line through the origin.' },
    {
      at: 27,
      do: 'set_temperature',
      value: 100,
      says: 'A hotter jacket: faster molecules push the piston up at the same load.',
    },
    { at: 34, do: 'record_point' },
    { at: 35, do: 'set_temperature', value: 25, says: 'Back to 25 °C, and the gas shrinks again.' },
    { at: 40, do: 'show_boyle_1662', value: 1, says: 'And this is what Boyle read in 1662.' },
  ],
});
