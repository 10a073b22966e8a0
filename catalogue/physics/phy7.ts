import { defineExperiment } from '../define';

const FREE = { damping: 0, drive_amplitude: 0 } as const;

export const entry = defineExperiment({
  id: 'phy7',
  simulation: 'matterjs_physics/harmonic',
  texts: () => import('./phy7.texts'),
  inputs: [
    {
      id: 'mass',
      label: 'Mass',
      type: 'slider',
      unit: 'kg',
      applies: 'live',
      defaultValue: 0.5,
      min: 0.1,
      max: 2,
      step: 0.05,
      hint: 'Glider with its weights. A change while it moves stops it.',
    },
    {
      id: 'spring_constant',
      label: 'Spring constant',
      type: 'slider',
      unit: 'N/m',
      applies: 'live',
      defaultValue: 20,
      min: 5,
      max: 100,
      step: 1,
    },
    {
      id: 'amplitude',
      label: 'Amplitude',
      type: 'slider',
      unit: 'm',
      applies: 'live',
      defaultValue: 0.2,
      min: 0.05,
      max: 0.5,
      step: 0.01,
      hint: 'Where the hand lets go, from the place of rest.',
    },
    {
      id: 'damping',
      label: 'Damping coefficient',
      type: 'slider',
      unit: 'N s/m',
      applies: 'live',
      defaultValue: 0,
      min: 0,
      max: 5,
      step: 0.05,
      hint: 'Braking force over speed. It may be changed during the motion.',
    },
    {
      id: 'drive_amplitude',
      label: 'Driving force',
      type: 'slider',
      unit: 'N',
      applies: 'live',
      defaultValue: 0,
      min: 0,
      max: 2,
      step: 0.1,
      hint: 'Acts while the motor runs.',
    },
    {
      id: 'drive_frequency',
      label: 'Driving frequency',
      type: 'slider',
      unit: 'Hz',
      applies: 'live',
      defaultValue: 1,
      min: 0.1,
      max: 6,
      step: 0.05,
    },
  ],
  runAction: { do: 'release' },
  tells: {
    kinetic_j: ['mass'],
    elastic_j: ['spring_constant'],
    total_energy_j: ['mass', 'spring_constant'],
  },
  finds: [
    {
      id: 'spring_constant',
      label: 'Spring constant',
      unit: 'N/m',
      value: (inputs) => Number(inputs['spring_constant']),
      tolerance: 0.006,
      source: 'The spring that was chosen.',
    },
  ],
  mainReadings: [
    'period_s',
    'amplitude_now_m',
    'displacement_m',
    'velocity_m_s',
    'acceleration_m_s2',
    'steady_amplitude_m',
    'log_decrement',
    'kinetic_j',
    'elastic_j',
    'total_energy_j',
  ],
  mainActions: ['release', 'hold', 'drive', 'mark_resonance', 'kick', 'clear_marks'],
  plot: {
    x: { column: 'mass' },
    y: { column: 'period_s', transform: 'square' },
    sampleEvery: 0.02,
  },
  procedure: [
    {
      text: 'Without friction and motor, release from three amplitudes. Each time let the light gate see ten periods and record. What does the amplitude change?',
      done: {
        all: [
          { recorded: 3, where: FREE, distinct: 'amplitude' },
          { did: 'release', times: 3 },
        ],
      },
      hint: 'Drag the glider aside and let go. The gate shows the mean of up to ten periods.',
    },
    {
      text: 'Record the period of four masses or more. Plot T² against the mass and lay a straight line through the points: its slope is 4π²/k. Obtain k and compare it with 20 N/m: the weights are stamped within 0.5 %, all off in the same way.',
      done: {
        all: [
          { recorded: 4, where: FREE, distinct: 'mass' },
          {
            fitted: [
              { with: ['line', 'proportional'], x: { column: 'mass' }, y: { column: 'period_s', transform: 'square' } },
              { with: ['power'], x: { column: 'mass' }, y: { column: 'period_s' } },
            ],
          },
        ],
      },
      hint: 'Set the y axis to the period, squared. The slope is near 1.974 s²/kg.',
    },
    {
      text: 'Now record four springs or more at one mass. Plot T against 1/√k, or T² against 1/k, and lay a line through the points: the slope of the first is 2π√m.',
      done: {
        all: [
          { recorded: 4, where: FREE, distinct: 'spring_constant' },
          {
            fitted: [
              {
                with: ['line', 'proportional'],
                x: { column: 'spring_constant', transform: 'reciprocal' },
                y: { column: 'period_s', transform: 'square' },
              },
              { with: ['line', 'proportional'], x: { column: 'spring_constant', transform: 'reciprocal' } },
              { with: ['power'], x: { column: 'spring_constant' }, y: { column: 'period_s' } },
            ],
          },
        ],
      },
      hint: 'Choose “1/x” beside the spring constant and “x²” beside the period. A power law through T against k has the exponent −½.',
    },
    {
      text: 'Set the damping to 0.1 N s/m, release from 0.3 m and record the amplitude six times, some seconds apart. Plot its logarithm against time: the slope is −c/2m.',
      done: {
        all: [
          { recorded: 6, where: { damping: 0.1 }, distinct: 'amplitude_now_m' },
          {
            fitted: [
              { with: ['line'], x: { column: 'time' }, y: { column: 'amplitude_now_m', transform: 'ln' } },
              { with: ['exponential'], x: { column: 'time' }, y: { column: 'amplitude_now_m' } },
            ],
          },
        ],
      },
      hint: 'Record just as the glider turns: the row has the last turning point and the time of now, up to a period later. With 0.5 kg the slope is −0.1 per second. The decrement, cT/2m, is near 0.1 as well: T is near one second.',
    },
    {
      text: 'Set damping 0.5 N s/m and a driving force of 0.5 N, and switch the motor on. At eight frequencies from 0.2 to 3 Hz wait until the amplitude stands still, mark it on the resonance curve and record. Read the resonance off the curve, and Q from its width.',
      done: {
        all: [
          { did: 'drive' },
          { did: 'mark_resonance', times: 8 },
          {
            recorded: 8,
            having: { reading: 'steady_amplitude_m' },
            where: { damping: 0.5 },
            distinct: 'drive_frequency',
          },
          { recorded: 5, where: { damping: 0.5 }, distinct: 'steady_amplitude_m' },
        ],
      },
      hint: 'Take frequencies closer together near 1 Hz. Wait 10 m/c = 10 s after each change; at 16 times the speed that is short.',
    },
    {
      text: 'Do it badly once: lower the damping to 0.1 N s/m, change the frequency to 0.8 Hz and record as soon as an amplitude is shown; then again after a minute. Which of the two belongs to the curve?',
      badly: true,
      done: { all: [{ recorded: 2, where: { damping: 0.1, drive_frequency: 0.8 }, distinct: 'steady_amplitude_m' }] },
      hint: 'The glider’s own oscillation dies as exp(−ct/2m): here by a factor of e in 10 s. Until then it beats with the motor.',
    },
  ],
  predict: {
    question:
      'A glider on a spring is released from 10 cm and takes one second for a full oscillation. It is released from 40 cm instead. How long does it take now?',
    options: [
      'four times as long: the way is longer',
      'twice as long',
      'just as long',
      'half as long: the spring pulls harder',
    ],
    sketch: { x: [0, 2], y: [0, 4] },
  },
  coach: [
    {
      after: 2,
      text: 'The light gate shows the mean of up to ten periods: let it see ten before you record.',
    },
    {
      after: 3,
      text: 'A turning point read by eye scatters by a millimetre and more: one amplitude does not tell, a line through many does.',
    },
    { after: 4, text: 'Periods under half a second are hard to follow: choose ¼× below the stage.' },
    {
      after: 10,
      text: 'Driven? Read the amplitude only once two readings in a row agree: the transient takes about 10 m/c to die.',
    },
  ],
  demo: [
    { at: 0, set: { amplitude: 0.3 }, says: 'The glider is drawn aside by 30 cm.' },
    { at: 1.5, do: 'release', says: 'Let go: it is the shadow of the point on the turning disc.' },
    { at: 7, do: 'record_point', says: 'The light gate has its period.' },
    { at: 8, set: { amplitude: 0.1 }, says: 'A third of the amplitude…' },
    { at: 8.5, do: 'release' },
    { at: 14, do: 'record_point', says: '…the same period.' },
    { at: 15, set: { damping: 0.3 }, says: 'Magnets brake: the ellipse becomes a spiral.' },
    { at: 21, set: { drive_amplitude: 0.6 }, says: 'Now a motor pushes, once a second: near resonance.' },
    { at: 22, do: 'drive', value: 1, says: 'The amplitude grows until friction takes what the motor gives.' },
    { at: 34, do: 'mark_resonance', says: 'One point of the resonance curve.' },
  ],
});
