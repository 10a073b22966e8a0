import { defineExperiment } from '../define';

const LIGHT = { spring_mass: 0 } as const;

export const entry = defineExperiment({
  id: 'phy4',
  simulation: 'hookes_law',
  texts: () => import('./phy4.texts'),
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
      step: 0.1,
      hint: 'The hanger has 0.1 kg, and so has each slotted mass on it: within 0.5 % of what it says at School.',
    },
    {
      id: 'spring_constant',
      label: 'Spring constant',
      type: 'select',
      unit: 'N/m',
      applies: 'live',
      options: ['10', '20', '50'],
      defaultValue: '20',
      hint: 'Another spring is hung up empty: the mass comes off first.',
    },
    {
      id: 'spring_mass',
      label: 'Mass of the spring',
      type: 'slider',
      unit: 'kg',
      applies: 'live',
      defaultValue: 0,
      min: 0,
      max: 0.2,
      step: 0.01,
      hint: '0 is the massless spring of the textbook. Another spring is hung up empty: the mass comes off first.',
    },
    {
      id: 'gravity',
      label: 'Gravity',
      type: 'slider',
      unit: 'm/s²',
      applies: 'live',
      defaultValue: 9.81,
      min: 1,
      max: 20,
      step: 0.01,
      hint: 'Moon 1.62, Mars 3.71, Earth 9.81 m/s².',
    },
  ],
  tells: {
    force_n: ['mass', 'spring_mass', 'gravity'],
    elastic_energy_j: ['spring_constant'],
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
    'extension_m',
    'force_n',
    'ruler_mm',
    'period_s',
    'swings',
    'extension_now_m',
    'spring_force_n',
    'elastic_energy_j',
  ],
  mainActions: ['hang', 'hang_gently', 'pull', 'release', 'remove', 'look_from'],
  plot: {
    x: { column: 'extension_m' },
    y: { column: 'force_n' },
    sampleEvery: 0.05,
    along: { extension_m: ['mass'] },
  },
  caution:
    'Goggles: a spring that slips or breaks jumps into the face. A tray lies below the masses, and feet stay away.',
  procedure: [
    {
      text: 'Hang nothing on the spring yet. Look at the pointer in the lens, with the eye level with it, and record the empty reading.',
      done: { recorded: 1, where: LIGHT },
      hint: 'Record reading stands below the stage. The ruler’s zero is at the end of the unstretched spring.',
    },
    {
      text: 'Hang the mass gently and add 0.1 kg at a time. Wait until the pointer rests, then record. Take six masses or more.',
      done: {
        all: [
          { did: 'hang_gently' },
          { recorded: 6, where: LIGHT, distinct: 'mass' },
          { recorded: 6, where: LIGHT, distinct: 'force_n' },
          { recorded: 6, where: LIGHT, distinct: 'extension_m' },
        ],
      },
      hint: 'Drag a slotted mass from the rack onto the hanger, or use the Mass slider. A mass that is dropped on starts the spring swinging; Hang gently brings it to rest.',
    },
    {
      text: 'Plot the stretching force against the rest extension and lay a straight line through the points. Its slope is k, in N/m.',
      done: {
        all: [
          { recorded: 6, where: LIGHT, distinct: 'force_n' },
          { fitted: [{ with: ['line', 'proportional'], x: { column: 'extension_m' }, y: { column: 'force_n' } }] },
        ],
      },
      hint: 'Choose “straight line” beside “fit”. Compare the slope and its uncertainty with the number on the spring.',
    },
    {
      badly: true,
      text: 'Do it badly once: put the eye 10 cm too high and read the ruler, then read it while the mass swings. How far off are you?',
      done: { all: [{ did: 'look_from', times: 2 }, { did: 'hang' }] },
      hint: 'Drag the eye beside the lens up: pointer and mirror image part. Then press Hang and try to read. Put the eye back to 0.',
    },
    {
      text: 'Pull the mass 5 cm below its place of rest, release it and let it swing ten times. Record the period. Do so for four masses or more.',
      done: {
        all: [
          { did: 'pull', times: 4 },
          { did: 'release', times: 4 },
          { reading: 'swings', from: 10 },
          { recorded: 4, distinct: 'period_s' },
        ],
      },
      hint: 'Pull the hanger on the stage, or use Pull down in the Do panel. The counter shows how many swings were timed; the period is their mean.',
    },
    {
      text: 'Plot the square of the period against the mass. The slope is 4π²/k, but for the friction: obtain k.',
      done: {
        all: [
          { recorded: 4, distinct: 'period_s' },
          { fitted: [{ with: ['line'], x: { column: 'mass' }, y: { column: 'period_s', transform: 'square' } }] },
        ],
      },
      hint: 'Put the mass on x and the period, squared, on y. k = 39.48 divided by the slope, and by 1 − ζ² = 0.9975 for the damping.',
    },
    {
      text: 'Take a spring of 0.2 kg. Time four masses or more again, fit T² against the mass, and find where the line meets the mass axis: at −m_s/3.',
      done: {
        all: [
          { recorded: 4, where: { spring_mass: 0.2 }, distinct: 'mass' },
          { recorded: 4, where: { spring_mass: 0.2 }, distinct: 'period_s' },
        ],
      },
      hint: 'Reset first, so that these rows are a run of their own. −intercept divided by slope is the place; three times that is the mass of the spring.',
    },
    {
      text: 'Stretch a spring too far: pull the 50 N/m spring 0.9 m down, remove the mass and read where the empty pointer stays.',
      done: { all: [{ input: 'spring_constant', equals: '50' }, { did: 'pull' }, { did: 'remove' }] },
      hint: 'Its elastic limit is at 0.84 m. A tenth of what went beyond it remains. Reset gives you a new spring.',
    },
    {
      text: 'Compare both values of k. Do they agree within their uncertainties? Which of them needs g, which a ruler?',
      done: { byLearner: true },
      hint: 'Divide their difference by √(u₁² + u₂²), with the scatter alone: the masses are the same ones in both, so their calibration cannot set the two apart. Below 2 they agree.',
    },
  ],
  predict: {
    question:
      'A mass hangs at rest and stretches the spring by 10 cm. Now it is lifted to where the spring is unstretched and let go. How far down does it get at first?',
    options: ['10 cm', 'nearly 20 cm', 'more than 30 cm'],
    sketch: { x: [0, 0.5], y: [0, 10] },
  },
  coach: [
    {
      after: 2,
      text: 'Wait until the pointer rests. While it swings the ruler shows where it happens to be, and the rest extension is only a mean.',
    },
    {
      after: 5,
      text: 'Spread the loads over the whole range: the slope is fixed by its ends, not by points that crowd together.',
    },
    {
      after: 7,
      text: 'The slotted masses are of one set: if one is a little too heavy, all are, and no number of rows shows it. This calibration stays in k, whichever way you find it.',
    },
    {
      after: 8,
      text: 'For the period, let it swing ten times or more: the error of the clock is then shared by all swings.',
    },
  ],
  demo: [
    { at: 0, set: { mass: 0.2 }, says: 'A spring of 20 N/m and a ruler with a mirror.' },
    { at: 1, do: 'hang_gently', says: 'Two hundred grams, lowered by hand: 1.96 N.' },
    { at: 3, do: 'record_point' },
    { at: 3.4, set: { mass: 0.4 }, says: 'Twice the load. Put on suddenly, it swings: not yet readable.' },
    { at: 6, do: 'hang_gently', says: 'Held still, the pointer rests twice as far down.' },
    { at: 8, do: 'record_point' },
    { at: 8.4, set: { mass: 0.6 } },
    { at: 8.6, do: 'hang_gently', says: 'Three times the load, three times the extension.' },
    { at: 10.5, do: 'record_point' },
    { at: 11, do: 'pull', value: 0.1, says: 'Now 10 cm further by hand …' },
    {
      at: 12.5,
      do: 'release',
      says: '… and let go. Each swing takes as long as the one before, though it is smaller.',
    },
    { at: 22, do: 'record_point', says: 'T = 2π√(m/k): the same spring constant, from a clock.' },
    {
      at: 23,
      do: 'look_from',
      value: 12,
      says: 'Seen from above, the pointer leaves its image in the mirror: a false reading.',
    },
    { at: 26, do: 'look_from', value: 0, says: 'Level again, it covers its image.' },
  ],
});
