import { defineExperiment } from '../define';

const SMOOTH = { friction: 0 } as const;

export const entry = defineExperiment({
  id: 'phy5',
  simulation: 'energy_conservation',
  texts: () => import('./phy5.texts'),
  inputs: [
    {
      id: 'height',
      label: 'Height',
      type: 'slider',
      unit: 'm',
      applies: 'live',
      defaultValue: 10,
      min: 1,
      max: 50,
      step: 0.5,
      hint: 'Of the start above the floor. Every change puts the body back to the start.',
    },
    {
      id: 'mass',
      label: 'Mass',
      type: 'slider',
      unit: 'kg',
      applies: 'live',
      defaultValue: 1,
      min: 0.1,
      max: 10,
      step: 0.1,
    },
    {
      id: 'track',
      label: 'Track',
      type: 'select',
      applies: 'live',
      apparatus: true,
      options: ['Free fall', 'Straight ramp', 'Half-pipe'],
      defaultValue: 'Straight ramp',
      hint: 'The ramp rises at 30°; the half-pipe is a parabola as deep as half its width.',
    },
    {
      id: 'friction',
      label: 'Friction coefficient',
      type: 'slider',
      unit: '1',
      applies: 'live',
      defaultValue: 0,
      min: 0,
      max: 0.5,
      step: 0.01,
      hint: 'No contact, no friction: it plays no part in free fall.',
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
  runAction: { do: 'release' },
  tells: {
    potential_j: ['mass', 'gravity'],
    kinetic_j: ['mass'],
    thermal_j: ['mass', 'friction'],
    total_j: ['mass', 'gravity', 'height', 'friction'],
    contact_n: ['mass', 'gravity', 'track'],
  },
  finds: [
    {
      id: 'gravity',
      label: 'Acceleration of gravity',
      unit: 'm/s²',
      value: (inputs) => Number(inputs['gravity']),
      tolerance: 0.006,
      source: 'The gravity that was chosen.',
    },
  ],
  mainReadings: [
    'speed_bottom',
    'fall_time_s',
    'stop_distance_m',
    'potential_j',
    'kinetic_j',
    'thermal_j',
    'total_j',
    'height_now_m',
    'speed_now',
    'distance_m',
    'contact_n',
    'gate_speed',
    'period_s',
    'swings',
  ],
  mainActions: ['release', 'stop', 'place_gate', 'reset_heat'],
  plot: {
    x: { column: 'height' },
    y: { column: 'speed_bottom', transform: 'square' },
    sampleEvery: 0.05,
  },
  procedure: [
    {
      text: 'Without friction, release the body on the ramp from five heights. Record the speed at the bottom each time.',
      done: {
        all: [
          { recorded: 5, where: { ...SMOOTH, track: 'Straight ramp' }, distinct: 'height' },
          { recorded: 5, where: { ...SMOOTH, track: 'Straight ramp' }, distinct: 'speed_bottom' },
        ],
      },
      hint: 'Drag the body up or down, or set the height; then release. The gate at the foot of the ramp measures the speed. Without friction the body runs on for ever: record, then change the height.',
    },
    {
      text: 'Plot the square of the speed against the height and lay a straight line through the points. Its slope is 2g: obtain g. Check it.',
      done: {
        all: [
          { recorded: 5, where: SMOOTH, distinct: 'height' },
          {
            fitted: [
              {
                with: ['line', 'proportional'],
                x: { column: 'height' },
                y: { column: 'speed_bottom', transform: 'square' },
              },
            ],
          },
          { found: 'gravity' },
        ],
      },
      hint: 'The plot has v² on its y axis already. Choose “straight line” beside “fit” and halve the slope.',
    },
    {
      text: 'Change the mass: record the speed at the bottom for three masses, from one height. What do you find?',
      done: { recorded: 3, where: SMOOTH, distinct: 'mass' },
      hint: 'Put the height back to 10 m. Try 0.1, 1 and 10 kg: the energies change, the speed does not.',
    },
    {
      text: 'Change the track: record speed and time for free fall, ramp and half-pipe from the same height.',
      done: {
        all: [
          { recorded: 3, where: SMOOTH, distinct: 'track' },
          { recorded: 3, where: SMOOTH, distinct: 'fall_time_s' },
        ],
      },
      hint: 'Choose the track in the set-up. Same speed, different times.',
    },
    {
      text: 'Set a friction of 0.2 on the ramp. Record heat and distance five times on the way down the incline, plot the heat against the distance and lay a straight line through the points. Its slope is the force of friction: compare it with μ m g cos 30°.',
      done: {
        all: [
          { recorded: 5, where: { friction: 0.2, track: 'Straight ramp' }, distinct: 'distance_m' },
          { recorded: 5, where: { friction: 0.2, track: 'Straight ramp' }, distinct: 'thermal_j' },
          {
            fitted: [{ with: ['line', 'proportional'], x: { column: 'distance_m' }, y: { column: 'thermal_j' } }],
          },
        ],
      },
      hint: 'Run at ¼×, or pause, to record: from 10 m the incline takes 3.5 s. With 1 kg the force of friction is 1.70 N there. On the flat it is μ m g, 1.96 N: rows from there lie on a steeper line, so strike them out.',
    },
    {
      badly: true,
      text: 'Do the books badly: let the body run out on the flat, record, and add up only K + U at the start and at the end. Then count the heat as well. What does each sum say?',
      done: {
        all: [{ recorded: 1, where: { friction: 0.2, track: 'Straight ramp' }, distinct: 'stop_distance_m' }],
      },
      hint: 'When it has stopped, K + U is zero. Reset heat shows what the books look like to someone who forgot it. With the heat the total is the 98 J of the start again, within its uncertainty: camera and thermocouples each have theirs.',
    },
    {
      text: 'Find the coefficient of friction: let the body run out on the flat with two other frictions and record the stopping distances. μ = h/(h cot 30° + d).',
      done: {
        all: [
          // With that of 0.2.
          { recorded: 3, where: { track: 'Straight ramp' }, distinct: 'friction' },
          { recorded: 3, where: { track: 'Straight ramp' }, distinct: 'stop_distance_m' },
        ],
      },
      hint: 'cot 30° = 1.732. For 10 m and μ = 0.2 the distance is 32.68 m. A partner may hide the friction from you: see Share.',
    },
    {
      text: 'In the half-pipe with a friction of 0.01, count the full swings until half of the energy has become heat.',
      done: {
        all: [{ recorded: 1, having: { reading: 'swings', from: 5 }, where: { track: 'Half-pipe', friction: 0.01 } }],
      },
      hint: 'Watch the red part of the bar reach the middle, and record then. The contact force is largest at the bottom: there most of the heat is made.',
    },
  ],
  predict: {
    question:
      'Three equal bodies start from rest at the same height: one falls freely, one slides down a smooth ramp, one through a smooth half-pipe. Which is the fastest at the bottom?',
    options: ['the falling one', 'the one on the ramp', 'the one in the half-pipe', 'all equally fast'],
    sketch: { x: [0, 50], y: [0, 1000] },
  },
  coach: [
    {
      after: 2,
      text: 'Spread the heights widely, 2 m to 50 m for instance: a long line fixes its slope better than a short one.',
    },
    {
      after: 5,
      text: 'Where energy seems to be missing, look for heat before you doubt the instruments; then look at the uncertainty of the total. The scale of the camera’s picture is wrong by the same share in height, speed and distance: more rows do not mend it.',
    },
    {
      after: 8,
      text: 'Two lengths give μ, without clock, mass or g. Ask which of them you know less well.',
    },
  ],
  demo: [
    {
      at: 0,
      set: { height: 10, friction: 0 },
      says: 'A ramp without friction, 10 m high. The bar shows m g h: all of it potential.',
    },
    {
      at: 1,
      do: 'release',
      says: 'On the way down potential energy turns into kinetic energy. The bar keeps its height.',
    },
    { at: 4.2, do: 'record_point', says: 'At the bottom all is kinetic: v = √(2 g h) = 14 m/s.' },
    { at: 6, set: { track: 'Free fall' }, says: 'The same height, straight down.' },
    { at: 6.5, do: 'release' },
    { at: 9, do: 'record_point', says: 'The same speed after half the time. Landing has made heat of it all.' },
    { at: 10, set: { track: 'Half-pipe', friction: 0.05 }, says: 'A half-pipe with a little friction.' },
    {
      at: 10.5,
      do: 'release',
      says: 'Watch the red part: heat. It grows fastest at the bottom, where the track pushes hardest.',
    },
    { at: 24, do: 'record_point', says: 'The swings get smaller, but the three parts always add up to the whole.' },
  ],
});
