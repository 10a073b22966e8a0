import { defineExperiment } from '../define';

const SMALL = { initial_angle: 5, gravity: 9.81, damping: 0 } as const;

export const entry = defineExperiment({
  id: 'phy3',
  simulation: 'matterjs_physics/pendulum',
  texts: () => import('./phy3.texts'),
  inputs: [
    {
      id: 'length',
      label: 'Length',
      type: 'number',
      unit: 'm',
      applies: 'live',
      defaultValue: 1,
      min: 0.1,
      max: 5,
      step: 0.1,
      hint: 'From the pivot to the centre of the bob, by a rule: within 2 mm at School. A change while it swings stops it.',
    },
    {
      id: 'gravity',
      label: 'Gravity',
      type: 'number',
      unit: 'm/s²',
      applies: 'live',
      defaultValue: 9.81,
      min: 1,
      max: 20,
      step: 0.01,
      hint: 'Moon 1.62, Mars 3.71, Earth 9.81, Neptune 11.15 m/s².',
    },
    {
      id: 'initial_angle',
      label: 'Initial angle',
      type: 'number',
      unit: '°',
      applies: 'live',
      defaultValue: 10,
      min: 1,
      max: 45,
      step: 1,
      hint: 'Where the hand lets go, from the vertical: within a quarter of a degree at School.',
    },
    {
      id: 'damping',
      label: 'Damping rate',
      type: 'slider',
      unit: '1/s',
      applies: 'live',
      defaultValue: 0,
      min: 0,
      max: 0.5,
      step: 0.01,
      hint: 'β: the amplitude falls as exp(−βt/2). It may be changed during the swing.',
    },
    {
      id: 'mass',
      label: 'Bob mass',
      type: 'slider',
      unit: 'kg',
      applies: 'live',
      defaultValue: 0.2,
      min: 0.05,
      max: 2,
      step: 0.05,
    },
  ],
  runAction: { do: 'release' },
  tells: {
    kinetic_j: ['mass', 'length'],
    potential_j: ['mass', 'gravity', 'length'],
  },
  finds: [
    {
      id: 'gravity',
      label: 'Acceleration of gravity',
      unit: 'm/s²',
      value: (inputs) => Number(inputs['gravity']),
      tolerance: 0.005,
      source: 'The gravity that was chosen.',
    },
  ],
  mainReadings: [
    'period_s',
    'swings',
    'stopwatch_s',
    'timed_swings',
    'amplitude_deg',
    'angle_deg',
    'omega_rad_s',
    'tension_n',
    'kinetic_j',
    'potential_j',
  ],
  mainActions: ['release', 'count', 'stopwatch_start', 'stopwatch_stop', 'count_at', 'hold'],
  plot: {
    x: { column: 'length' },
    y: { column: 'period_s', transform: 'square' },
    sampleEvery: 0.05,
    along: { amplitude_deg: ['initial_angle'] },
  },
  procedure: [
    {
      text: 'Set 5° and 1 m, release, and time one swing with the stopwatch; record. Do so three times. Then time ten swings three times. How far do the periods scatter, one by one and by tens?',
      done: {
        all: [
          { did: 'count', times: 6 },
          { recorded: 6, where: { initial_angle: 5, length: 1 } },
          { recorded: 2, where: { initial_angle: 5, length: 1 }, distinct: 'timed_swings' },
        ],
      },
      hint: '“Time n swings” presses the stopwatch at the lowest point. At the grade Ideal the hand has no error: choose School to see it.',
    },
    {
      text: 'At 5° set five lengths or more from 0.2 to 2 m. At each, release, time ten swings and record.',
      done: {
        all: [
          { recorded: 5, where: SMALL, distinct: 'length' },
          { recorded: 5, where: SMALL, distinct: 'stopwatch_s' },
        ],
      },
      hint: 'Drag the clamp on the stage or type the length. The light gate counts along: its period stands in the same row.',
    },
    {
      text: 'Plot T² against the length and lay a straight line through the points. Its slope is 4π²/g: obtain g and compare it with 9.81 m/s². A swing of 5° lasts 0.05 % longer than a tiny one, so this g comes out 0.1 % too small: is that more than its uncertainty? Check g.',
      done: {
        all: [
          { recorded: 5, where: SMALL, distinct: 'length' },
          {
            fitted: [
              {
                with: ['line', 'proportional'],
                x: { column: 'length' },
                y: { column: 'period_s', transform: 'square' },
              },
              {
                with: ['line', 'proportional'],
                x: { column: 'length' },
                y: { column: 'stopwatch_s', transform: 'square' },
              },
              { with: ['line', 'proportional'], x: { column: 'length' } },
            ],
          },
          { found: 'gravity' },
        ],
      },
      hint: 'With the light gate the slope is T²/L, near 4.03 s²/m. Ten swings by the stopwatch squared give a hundred times that: divide by 100, or compute a column stopwatch/10 first. The gate is so sharp that even 5° shows: it makes g 0.1 % too small unless you divide the period by 1 + θ₀²/16. In Check my result work it out as 4*pi^2/m*(1+rad(5)^2/16)^2. A centre of the bob that was judged wrongly shifts the line and leaves its slope: so lay a straight line, not one through the origin.',
    },
    {
      text: 'Back at 1 m and 5°, hang three masses, from 0.05 to 2 kg, and record the period of each. What does the mass change?',
      done: {
        all: [
          { recorded: 3, having: { reading: 'period_s' }, where: { initial_angle: 5, length: 1 }, distinct: 'mass' },
        ],
      },
      hint: 'Wait for ten swings through the gate before you record. Look at the tension as well.',
    },
    {
      text: 'At 1 m record the period at six angles or more from 5° to 45°. Plot it against the square of the angle and lay a line through the points up to 20°: its slope over its intercept is 1/16 per rad².',
      done: {
        all: [
          { recorded: 6, where: { length: 1, damping: 0 }, distinct: 'initial_angle' },
          {
            fitted: [
              { with: ['line'], x: { column: 'initial_angle', transform: 'square' }, y: { column: 'period_s' } },
              { with: ['line'], x: { column: 'initial_angle', transform: 'square' } },
              { with: ['line'], x: { column: 'amplitude_deg', transform: 'square' }, y: { column: 'period_s' } },
              { with: ['line'], x: { column: 'amplitude_deg', transform: 'square' } },
            ],
          },
        ],
      },
      hint: '1/16 per rad² is 1.90×10⁻⁵ per square degree; the next term, 11 θ₀⁴/3072, makes 0.0630 of it up to 20°. Only the light gate is sharp enough: the whole effect at 20° is 15 ms.',
    },
    {
      badly: true,
      text: 'Do it badly once: take the period at 45° and 1 m and put it into T = 2π√(L/g). How wrong is g? Then time ten swings counted at the turning point, three times, and compare their scatter with that at the lowest point.',
      done: {
        all: [
          { recorded: 1, having: { reading: 'period_s' }, where: { initial_angle: 45, length: 1 } },
          { did: 'count_at' },
          { did: 'count', times: 9 },
        ],
      },
      hint: 'g = 4π²L/T² gives 9.07 instead of 9.81 m/s². Choose “Turning point” under “Count at”; afterwards choose the lowest point again.',
    },
    {
      text: 'Set the damping to 0.05 per second and 10°. Record the amplitude every ten seconds for a minute, and plot its logarithm against time: the slope is −β/2.',
      done: {
        all: [
          { recorded: 5, where: { damping: 0.05 }, distinct: 'amplitude_deg' },
          {
            fitted: [
              { with: ['line'], x: { column: 'time' }, y: { column: 'amplitude_deg', transform: 'ln' } },
              { with: ['exponential'], x: { column: 'time' }, y: { column: 'amplitude_deg' } },
            ],
          },
        ],
      },
      hint: 'Record just as the bob turns: the row has the amplitude of the last turning point and the time of now. The slope is near −0.025 per second. The period stays: look at the light gate.',
    },
  ],
  predict: {
    question:
      'A pendulum 1 m long swings with an amplitude of 10°. It is drawn back to 40° instead. What does its period do?',
    options: [
      'it gets shorter: the bob moves faster',
      'it stays the same to the last digit',
      'it gets longer by a few per cent',
    ],
    sketch: { x: [0, 5], y: [0, 25] },
  },
  coach: [
    {
      after: 2,
      text: 'A hand errs by about 0.11 s on every timing, long or short. Ten swings share that error: the period is then ten times better.',
    },
    {
      after: 4,
      text: 'The formula T = 2π√(L/g) is for small swings: at 10° it is 0.2 % off, at 45° 4 %. For g keep to 5°.',
    },
    {
      after: 8,
      text: 'Let the light gate see ten swings before you record: its period is the mean of up to ten.',
    },
    {
      after: 9,
      text: 'Each press of the hand scatters by 0.08 s, eight times what the watch resolves: one timing does not tell. The gate hardly scatters; what is left there is its quartz and the angle it was set to, the same in every row.',
    },
  ],
  demoResult: {
    says: 'g = 4π² L / T² = {} from the last row, with the period of a small swing.',
    formula: '4 * pi^2 * length * (1 + rad(initial_angle)^2 / 16)^2 / period_s^2',
    unit: 'm/s²',
  },
  demo: [
    { at: 0, set: { initial_angle: 30 }, says: 'The bob is drawn aside by 30°.' },
    { at: 1.5, do: 'release', says: 'Let go: fastest at the bottom, where the string pulls hardest too.' },
    {
      at: 4,
      do: 'count',
      value: 3,
      says: 'A hand times three swings, from the lowest point on; the light gate times along.',
    },
    { at: 12, do: 'record_point', says: 'Three swings by hand, and the mean period by the gate.' },
    { at: 13, set: { initial_angle: 5 }, says: 'The same length with a small swing: 5°.' },
    { at: 13.5, do: 'release' },
    { at: 24, do: 'record_point', says: 'A little shorter: large swings take longer.' },
    { at: 25, set: { length: 0.3 }, says: 'A shorter string…' },
    { at: 25.5, do: 'release' },
    { at: 31, do: 'record_point', says: '…swings faster, whatever hangs on it. T² against L is a straight line.' },
  ],
});
