import { defineExperiment } from '../define';

const SHEET_LEVEL = { velocity: 20, height: 0, drag: false } as const;

export const entry = defineExperiment({
  id: 'phy1',
  simulation: 'matterjs_physics/projectile',
  texts: () => import('./phy1.texts'),
  inputs: [
    {
      id: 'angle',
      label: 'Launch angle',
      type: 'number',
      unit: '°',
      applies: 'next',
      defaultValue: 45,
      min: 0,
      max: 90,
      step: 1,
      hint: 'Above the horizontal. Changes apply to the next launch.',
    },
    {
      id: 'velocity',
      label: 'Launch speed',
      type: 'number',
      unit: 'm/s',
      applies: 'next',
      defaultValue: 20,
      min: 1,
      max: 100,
      step: 1,
    },
    {
      id: 'gravity',
      label: 'Gravity',
      type: 'number',
      unit: 'm/s²',
      applies: 'next',
      defaultValue: 9.81,
      min: 1,
      max: 20,
      step: 0.01,
      hint: 'Moon 1.62, Mars 3.71, Earth 9.81 m/s².',
    },
    {
      id: 'height',
      label: 'Launch height',
      type: 'slider',
      unit: 'm',
      applies: 'next',
      defaultValue: 0,
      min: 0,
      max: 50,
      step: 0.5,
    },
    {
      id: 'drag',
      label: 'Air resistance',
      type: 'checkbox',
      applies: 'next',
      defaultValue: false,
      hint: 'Air of 1.225 kg/m³ at every gravity.',
    },
    {
      id: 'mass',
      label: 'Ball mass',
      type: 'slider',
      unit: 'kg',
      applies: 'next',
      defaultValue: 0.145,
      min: 0.01,
      max: 5,
      step: 0.005,
      hint: 'A baseball has 0.145 kg. Without air it changes the energies only.',
    },
    {
      id: 'diameter',
      label: 'Ball diameter',
      type: 'slider',
      unit: 'm',
      applies: 'next',
      defaultValue: 0.073,
      min: 0.02,
      max: 0.3,
      step: 0.001,
      hint: 'Matters with air only.',
    },
    {
      id: 'restitution',
      label: 'Bounce (restitution)',
      type: 'slider',
      unit: '1',
      applies: 'next',
      defaultValue: 0,
      min: 0,
      max: 0.9,
      step: 0.05,
      hint: 'Vertical speed after a bounce over that before it. Range and time are those of the first landing.',
    },
  ],
  runAction: { do: 'launch' },
  tells: {
    y_m: ['height'],
    vx_m_s: ['velocity', 'angle'],
    vy_m_s: ['velocity', 'angle'],
    speed_m_s: ['velocity'],
    kinetic_j: ['velocity'],
    potential_j: ['height'],
  },
  finds: [
    {
      id: 'gravity',
      label: 'Acceleration of gravity',
      unit: 'm/s²',
      value: (inputs) => Number(inputs['gravity']),
      tolerance: 0.01,
      source: 'The gravity that was chosen.',
    },
  ],
  mainReadings: [
    'range_m',
    'mean_range_m',
    'range_deviation_m',
    'max_height_m',
    'flight_time_s',
    'x_m',
    'y_m',
    'vx_m_s',
    'vy_m_s',
    'speed_m_s',
    'landing_angle_deg',
    'kinetic_j',
    'potential_j',
    'lost_j',
  ],
  mainActions: ['launch', 'record_shot', 'place_target', 'clear_traces'],
  plot: { x: { column: 'angle' }, y: { column: 'range_m' }, sampleEvery: 0.05 },
  caution: 'Goggles for all, and nobody in front of the barrel: a ball of a spring launcher bruises and breaks glass.',
  procedure: [
    {
      text: 'Keep 20 m/s on level ground without air. Launch at 15°, 30°, 45°, 60° and 75°, and record the reading after each landing.',
      done: {
        all: [
          { recorded: 5, having: { reading: 'range_m' }, where: SHEET_LEVEL, distinct: 'angle' },
          { recorded: 3, where: SHEET_LEVEL, distinct: 'range_m' },
        ],
      },
      hint: 'Set the angle first (drag the barrel or type it), then launch. Record before you change the next setting. At School launch each angle three times.',
    },
    {
      text: 'Plot the range against sin 2θ (choose “sin 2×” beside the angle) and lay a line through the origin and the points (“proportional”): where sin 2θ is 0 there is no range. Its slope is v²/g: obtain g and check it.',
      done: {
        all: [
          { recorded: 5, where: SHEET_LEVEL, distinct: 'angle' },
          {
            fitted: [
              {
                with: ['line', 'proportional'],
                x: { column: 'angle', transform: 'sinTwice' },
                y: { column: 'range_m' },
              },
            ],
          },
        ],
      },
      hint: '“sin 2×” stands under the options of the plot, “proportional” beside “fit”. A line that may miss the origin knows g four times worse. sin 30° = 0.500, sin 60° = 0.866, sin 90° = 1. The slope is near 40.8 m; g = 400 m²/s² divided by it.',
    },
    {
      text: 'At 45° record the range at four speeds or more. Plot the range against the square of the speed: what line do you get?',
      done: {
        all: [
          { recorded: 4, where: { angle: 45, height: 0, drag: false }, distinct: 'velocity' },
          { recorded: 4, where: { angle: 45, height: 0, drag: false }, distinct: 'range_m' },
        ],
      },
      hint: 'Reset first, so that these rows are a run of their own: the options of the plot can then show it alone. Choose speeds like 10, 20, 30 and 40 m/s. Set the plot’s x axis to the launch speed, squared.',
    },
    {
      text: 'Raise the launcher to 10 m at 20 m/s. Record five angles or more and find the best one: to the degree at the grade Ideal, within five degrees at School.',
      done: {
        all: [
          { recorded: 5, where: { velocity: 20, height: 10, drag: false }, distinct: 'angle' },
          { recorded: 5, where: { velocity: 20, height: 10, drag: false }, distinct: 'range_m' },
        ],
      },
      hint: 'Begin with 30°, 35°, 40° and 45°, then close in. It lies some degrees below 45°. Near the best angle the range hardly changes, and a throw at School scatters by 0.8 m.',
    },
    {
      text: 'Turn on the air resistance, back on level ground at 40 m/s, and record three angles or more. Compare the path with the one without air: range, landing angle, best angle.',
      done: {
        all: [
          { recorded: 3, having: { reading: 'range_m' }, where: { drag: true }, distinct: 'angle' },
          { recorded: 3, where: { drag: true }, distinct: 'range_m' },
        ],
      },
      hint: 'At 45° and 40 m/s the range falls from 163 m to 85 m, and the ball comes down at 60° instead of 45°.',
    },
    {
      badly: true,
      text: 'Do it badly once: keep the air on, record the range at 45° and 40 m/s, and put it into g = v²/R, which knows of no air. How wrong is g?',
      done: { recorded: 1, having: { reading: 'range_m' }, where: { drag: true, angle: 45, velocity: 40 } },
      hint: '1600 m²/s² divided by 85 m gives 18.8 instead of 9.81 m/s². The tape is right to a centimetre; it is the formula that does not hold.',
    },
    {
      text: 'Turn the air off and put the target at 35 m. Hit it at 20 m/s with two different angles, and press Record shot after each hit.',
      done: {
        all: [
          { did: 'place_target' },
          { did: 'record_shot', times: 2 },
          { reading: 'range_m', from: 34.125, to: 35.875 },
        ],
      },
      hint: 'The two angles add up to 90°: 30° is one of them.',
    },
    {
      text: 'Reset, and with the grade School launch five times at one setting and press Record shot after each. How large is the spread, and how well do you know the mean?',
      done: { did: 'record_shot', times: 5 },
      hint: 'The card on the stage shows the mean, the standard deviation s and the standard error s/√n; the readings give the mean with its uncertainty, scatter and tape together. At Ideal every shot is the same.',
    },
  ],
  predict: {
    question:
      'On level ground and without air, a ball launched at 30° lands some way off. Where does it land when it is launched at 60° with the same speed?',
    options: ['nearer', 'at the same place', 'farther away'],
    sketch: { x: [0, 90], y: [0, 100] },
  },
  coach: [
    {
      after: 3,
      text: 'At School and Research the launcher scatters by some 0.8 m at 20 m/s, at all angles alike, far more than the centimetre that the tape resolves. The uncertainty in a row is the tape’s alone. One throw does not tell: launch each setting three times or more, and let the spread say how well the mean is known.',
    },
  ],
  demoResult: {
    says: 'g = v² sin 2θ / R = {} from the last shot.',
    formula: 'velocity^2 * sin(2 * rad(angle)) / range_m',
    unit: 'm/s²',
  },
  demo: [
    { at: 0, do: 'place_target', value: 40, says: 'A target at 40 m. At 20 m/s, which angle reaches it?' },
    {
      at: 1,
      do: 'launch',
      says: '45°: the horizontal arrow keeps its length, the vertical one shrinks, turns and grows.',
    },
    { at: 2.4, do: 'record_point', says: 'At the summit the vertical velocity is zero; the ball is still moving.' },
    { at: 4, do: 'record_point', says: 'The flashes are equally far apart sideways: nothing pushes the ball along.' },
    { at: 5, set: { angle: 30 }, says: 'A flatter shot: 30°.' },
    { at: 5.2, do: 'launch' },
    { at: 7.6, do: 'record_point' },
    { at: 8, set: { angle: 60 }, says: 'And a steeper one, as far above 45° as the other was below: 60°.' },
    { at: 8.2, do: 'launch' },
    { at: 12.2, do: 'record_point', says: 'It lands at the same place, but it was in the air for longer.' },
  ],
});
