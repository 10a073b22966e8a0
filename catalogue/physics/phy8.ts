import { defineExperiment } from '../define';

export const entry = defineExperiment({
  id: 'phy8',
  simulation: 'buoyancy',
  texts: () => import('./phy8.texts'),
  inputs: [
    {
      id: 'volume',
      label: 'Object volume',
      type: 'slider',
      unit: 'm³',
      applies: 'restart',
      defaultValue: 0.001,
      min: 0.0001,
      max: 0.01,
      step: 0.0001,
      hint: 'Of a sphere. 0.001 m³ is 1 litre.',
    },
    {
      id: 'object_density',
      label: 'Object density',
      type: 'slider',
      unit: 'kg/m³',
      applies: 'restart',
      defaultValue: 2700,
      min: 100,
      max: 10000,
      step: 1,
      hint: 'Cork 240, ice 917, aluminium 2700, iron 7874 kg/m³.',
    },
    {
      id: 'fluid_density',
      label: 'Fluid density',
      type: 'select',
      unit: 'kg/m³',
      applies: 'restart',
      options: ['1000', '1025', '13600'],
      defaultValue: '1000',
      hint: 'Fresh water, sea water, mercury.',
    },
  ],
  tells: { terminal_speed: ['volume', 'object_density', 'fluid_density'] },
  finds: [
    {
      id: 'weight_density',
      label: 'ρ g of the fluid',
      unit: 'N/L',
      value: (inputs) => (Number(inputs['fluid_density']) * 9.81) / 1000,
      tolerance: 0.006,
      source: 'The fluid that was chosen, at 9.81 m/s².',
    },
  ],
  mainReadings: [
    'weight_n',
    'apparent_weight_n',
    'displaced_ml',
    'submerged_fraction',
    'depth_m',
    'velocity_m_s',
    'fastest_m_s',
    'body_state',
    'buoyant_force_n',
  ],
  mainActions: ['lower_on_string', 'raise', 'release', 'release_submerged', 'set_crane', 'refill'],
  caution:
    'Mercury is only for the screen: its vapour is poisonous. Heavy bodies hang over a tray, never over glass or feet.',
  plot: {
    x: { column: 'displaced_ml' },
    y: { column: 'buoyant_force_n' },
    sampleEvery: 0.1,
    along: { displaced_ml: ['volume'] },
  },
  procedure: [
    {
      text: 'Weigh the body in air and record. Lower it on the string, wait until the crane stands still, and record again.',
      done: {
        all: [{ did: 'lower_on_string' }, { recorded: 2, where: { volume: 0.001 }, distinct: 'apparent_weight_n' }],
      },
      hint: 'Drag the crane, or press “Lower on the string”. The balance is wrong while the body moves: drag helps to carry it.',
    },
    {
      text: 'Raise the body, empty the can and fill the tank to its spout. Record; immerse half (crane at 0 m) and record; then all of it (crane at 0.3 m), and record. Compare the loss of weight with the weight of the fluid in the can: is the ratio 1 every time?',
      done: {
        all: [
          { did: 'refill' },
          { did: 'set_crane', times: 2 },
          { recorded: 5, where: { volume: 0.001 } },
          { recorded: 3, where: { volume: 0.001 }, distinct: 'displaced_ml' },
        ],
      },
      hint: 'Add a column: displaced_ml × 10⁻⁶ × 1000 × 9.81. What has run over does not run back: go from little to much, or empty the can and fill the tank before each.',
    },
    {
      text: 'Do it badly once: move the crane to 1.5 m and record. What does the balance say, and by how much is the loss of weight larger than the buoyancy now?',
      badly: true,
      done: {
        all: [{ did: 'set_crane' }, { reading: 'depth_m', from: 1.3 }, { reading: 'apparent_weight_n', to: 0.1 }],
      },
      hint: 'The bottom carries what the string no longer does. Strike such a row out: its loss of weight is not the buoyancy alone.',
    },
    {
      text: 'Repeat with three volumes in all, plot the buoyant force against the displaced volume and fit a line. Its slope is ρ g. Check it.',
      done: {
        all: [
          { recorded: 3, distinct: 'volume' },
          {
            fitted: [
              { with: ['line', 'proportional'], x: { column: 'displaced_ml' }, y: { column: 'buoyant_force_n' } },
            ],
          },
          { found: 'weight_density' },
        ],
      },
      hint: 'In water 9.81·10⁻³ N/mL. A new volume begins a new run; the plot keeps the rows of all runs.',
    },
    {
      text: 'Let bodies of five densities from 200 to 950 kg/m³ float. Record each at rest, and plot the submerged fraction against the density.',
      done: {
        all: [
          { did: 'release' },
          // One of them is the body that sinks.
          {
            recorded: 6,
            having: { reading: 'velocity_m_s', from: -0.02, to: 0.02 },
            where: { fluid_density: '1000' },
            distinct: 'object_density',
          },
          {
            fitted: [
              { with: ['line', 'proportional'], x: { column: 'object_density' }, y: { column: 'submerged_fraction' } },
            ],
          },
        ],
      },
      hint: 'The slope of the line is one over the density of the fluid. Wait until the bobbing has died.',
    },
    {
      text: 'Go to sea water and to mercury: how deep does ice (917) float in the sea, and iron (7874) on mercury?',
      done: {
        all: [
          { recorded: 1, where: { fluid_density: '1025' } },
          { recorded: 1, where: { fluid_density: '13600' } },
        ],
      },
      hint: '0.895 and 0.579. Only the ratio of the densities counts.',
    },
    {
      text: 'Drop spheres of 0.0001 m³ and four densities from 1100 to 2000 kg/m³ in water. Record the greatest speed of each and plot its square against the density.',
      done: {
        all: [
          {
            recorded: 4,
            having: { reading: 'depth_m', from: 1.4 },
            where: { volume: 0.0001 },
            distinct: 'object_density',
          },
          {
            fitted: [
              { with: ['line'], x: { column: 'object_density' }, y: { column: 'fastest_m_s', transform: 'square' } },
            ],
          },
        ],
      },
      hint: 'Use “Release 30 cm deep” and record once it lies on the bottom: the sensor keeps the greatest speed. Large spheres reach the bottom before their terminal speed.',
    },
  ],
  predict: {
    question:
      'An iron ball hangs wholly under water on a string. It is lowered from 30 cm to 90 cm. What does the balance show then?',
    options: ['less than before', 'the same as before', 'more than before'],
    sketch: { x: [0, 3000], y: [0, 30] },
  },
  coach: [
    { after: 1, text: 'Read the balance only when the crane stands still; drag on a moving body counts as buoyancy.' },
    {
      after: 2,
      text: 'A body that touches the bottom, or is only partly immersed, spoils the weighing: look at depth and submerged fraction in each row.',
    },
    {
      after: 6,
      text: 'The gain of the balance, 0.5 % at most, is the same in every row: no number of rows takes it out of the slope.',
    },
    {
      after: 4,
      text: 'What overflows scatters by some 3 mL from filling to filling, for the spout does not always stop dripping at the same level. It is as much for small bodies as for large, so large volumes give the better slope.',
    },
  ],
  demo: [
    { at: 0, do: 'raise', says: 'A litre of aluminium hangs on the balance: 26.5 N.' },
    { at: 3, do: 'record_point' },
    { at: 4, do: 'lower_on_string', says: 'As it goes in, the fluid carries more and more of it.' },
    {
      at: 9,
      do: 'record_point',
      says: 'Wholly immersed it weighs 9.8 N less: the weight of a litre of water, which is in the can and stays there.',
    },
    { at: 13, do: 'set_crane', value: 0.9, says: 'Three times as deep: the balance shows the same.' },
    { at: 18, do: 'record_point' },
    { at: 20, do: 'set_crane', value: 1.5, says: 'Now it stands on the bottom, and the balance is wrong.' },
    { at: 26, do: 'raise', says: 'Up again.' },
    { at: 34, do: 'release', says: 'Let go, it sinks, and drag soon balances the rest of its weight.' },
  ],
});
