import { defineExperiment } from '../define';

const theory = `
## Two motions at once

Throw a ball, and from the moment it leaves the launcher only gravity acts on it. Gravity pulls straight down, so it
cannot change the horizontal velocity: sideways the ball moves uniformly. Upwards it is a body thrown straight up. The two
motions share the clock and do not disturb each other:

$$x = v\\cos\\theta\\,t, \\qquad y = h + v\\sin\\theta\\,t - \\tfrac12 g t^2$$

Eliminate $t$, and the path is a **parabola**. The mass does not appear: without air a marble and a cannonball fly alike.

## On level ground

At the summit $v_y = 0$, and what went up comes down in the same time:

$$T = \\frac{2v\\sin\\theta}{g}, \\qquad H = \\frac{v^2\\sin^2\\theta}{2g}, \\qquad R = \\frac{v^2\\sin 2\\theta}{g}$$

Since $\\sin 2\\theta$ is largest at $\\theta = 45°$, so is the range. And since $\\sin 2\\theta = \\sin 2(90° - \\theta)$, two
**complementary angles**, 30° and 60° for instance, hit the same place. Twice the speed gives four times the range. A graph
of $R$ against $\\sin 2\\theta$ is a straight line of slope $v^2/g$: a way to measure $g$.

Launched from a height, the ball has extra time on the way down. A flatter launch uses that time better, so the best angle
falls below 45°.

## Air

Air resists with a force against the motion that grows with the square of the speed,

$$F = \\tfrac12\\,\\rho\\,C_d\\,A\\,v^2 .$$

The path becomes lopsided: the ball comes down more steeply than it went up. The range shrinks, the best angle drops, and
mass matters at last. The force depends on size and speed only, so the heavier of two equal balls is slowed less and flies
further. A feather and a stone show the same thing in falling.

## Energy

On the way up kinetic energy turns into potential energy and on the way down it comes back: without air
$\\tfrac12 m v^2 + m g y$ stays the same. With drag the missing part has warmed and stirred the air. A bounce with the
coefficient of restitution $e$ returns the vertical velocity as $-e\\,v_y$ and keeps $e^2$ of its energy.

## No launcher is perfect

At the grades *School* and *Research* the launcher scatters by 1 % in speed and 0.5° in angle, as a good spring gun does.
Repeat a shot: the spread of single ranges stays as it is, but the mean of $n$ shots is known $\\sqrt n$ times better.
`;

const SHEET_LEVEL = { velocity: 20, height: 0, drag: false } as const;

export const entry = defineExperiment({
  id: 'phy1',
  simulation: 'matterjs_physics/projectile',
  theory,
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
  mainReadings: [
    'range_m',
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
  procedure: [
    {
      text: 'Keep 20 m/s on level ground without air. Launch at 15°, 30°, 45°, 60° and 75°, and record the reading after each landing.',
      done: {
        all: [
          { recorded: 5, where: SHEET_LEVEL, distinct: 'angle' },
          { recorded: 3, where: SHEET_LEVEL, distinct: 'range_m' },
        ],
      },
      hint: 'Set the angle first (drag the barrel or type it), then launch. Record before you change the next setting.',
    },
    {
      text: 'Plot the range against sin 2θ (choose “sin 2×” beside the angle) and lay a straight line through the points. Its slope is v²/g: obtain g.',
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
      hint: '“sin 2×” stands under the options of the plot, “straight line” beside “fit”. sin 30° = 0.500, sin 60° = 0.866, sin 90° = 1. The slope is near 40.8 m; g = 400 m²/s² divided by it.',
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
      text: 'Raise the launcher to 10 m at 20 m/s. Record five angles or more and find the best one to the degree.',
      done: {
        all: [
          { recorded: 5, where: { velocity: 20, height: 10, drag: false }, distinct: 'angle' },
          { recorded: 5, where: { velocity: 20, height: 10, drag: false }, distinct: 'range_m' },
        ],
      },
      hint: 'Begin with 30°, 35°, 40° and 45°, then close in. It lies some degrees below 45°.',
    },
    {
      text: 'Turn on the air resistance, back on level ground at 40 m/s, and record three angles or more. Compare the path with the one without air: range, landing angle, best angle.',
      done: {
        all: [
          { recorded: 3, where: { drag: true }, distinct: 'angle' },
          { recorded: 3, where: { drag: true }, distinct: 'range_m' },
        ],
      },
      hint: 'At 45° and 40 m/s the range falls from 163 m to 85 m, and the ball comes down at 60° instead of 45°.',
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
      text: 'With the grade School, launch five times at one setting and press Record shot after each. How large is the spread, and how well do you know the mean?',
      done: { did: 'record_shot', times: 5 },
      hint: 'The card on the stage shows the mean, the standard deviation s and the standard error s/√n. At Ideal every shot is the same.',
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
      text: 'At School and Research every shot scatters: repeat each setting at least three times and compare the means.',
    },
  ],
  model: {
    equations: [
      {
        tex: 'm\\ddot{\\mathbf r} = m\\mathbf g - \\tfrac12\\,\\rho\\,C_d A\\,|\\mathbf v|\\,\\mathbf v, \\qquad A = \\pi d^2/4',
        says: 'Newton’s law with quadratic drag; the second term only with air resistance.',
      },
      {
        tex: '\\mathbf r_{n+1} = 2\\mathbf r_n - \\mathbf r_{n-1} + \\mathbf a_n h^2, \\qquad \\mathbf v_n = \\frac{\\mathbf r_n - \\mathbf r_{n-1}}{h} + \\tfrac12\\mathbf a_{n-1} h',
        says: 'The integrator (Störmer–Verlet, in Matter.js) with h = 0.5 ms, and less where drag is fierce.',
      },
      {
        tex: 'y_n + v_y\\tau + \\tfrac12 a_y\\tau^2 = 0',
        says: 'The landing, on the parabola through both ends of the sub-step; the summit is found in the same way.',
      },
      { tex: 'v_y \\to -e\\,v_y, \\qquad v_x \\to v_x', says: 'A bounce on smooth ground; at rest below 0.05 m/s.' },
      {
        tex: 'K = \\tfrac12 m v^2, \\qquad U = m g y, \\qquad E_{\\text{lost}} = E_{\\text{launch}} - K - U',
        says: 'Energies; the lost part has gone into the air and, at the bounces, into the ground.',
      },
    ],
    assumptions: [
      'The ball is a smooth sphere that does not spin; its centre leaves the launcher at the launch height and lands at height 0.',
      'The ground is flat and level, gravity uniform; no wind, no buoyancy, no curvature of the Earth.',
      'One drag coefficient at every speed, and sea-level air at every gravity, so that one effect changes at a time.',
      'The ground takes vertical speed only. A ball that does not bounce stops where it lands.',
      'At the grades School and Research each launch scatters by 1 % in speed and 0.5° in angle (standard deviations).',
      'The clock runs at real time for flights up to 5 s; longer flights are shown in 5 s.',
    ],
    validity:
      'Without air: all settings, within 1×10⁻⁶ of the closed forms. With air: Reynolds numbers of 10³ to 2×10⁵, within 1×10⁻⁵ of an eighth-order method. A baseball at 40 m/s has 2×10⁵; beyond that the drag of a real smooth ball falls to a third (drag crisis).',
    parameters: [
      {
        name: 'Density of air',
        value: '1.225 kg/m³',
        source: 'International Standard Atmosphere, sea level (ISO 2533)',
      },
      { name: 'Drag coefficient', value: '0.47', source: 'smooth sphere, 10³ < Re < 2×10⁵ (Schlichting)' },
      { name: 'Ball', value: '0.145 kg, 73 mm', source: 'a baseball: 142–149 g and 73–75 mm by the Official Rules' },
      { name: 'Rest', value: 'below 0.05 m/s', source: 'model parameter', teaching: true },
      { name: 'Spread of the launcher', value: '1 % and 0.5°', source: 'of a good spring launcher', teaching: true },
      {
        name: 'Target',
        value: 'hit within 2.5 % of its distance, at least 0.5 m',
        source: 'model parameter: whole degrees must do',
        teaching: true,
      },
      {
        name: 'Flashes',
        value: 'every 0.1 s; 0.5 s above 5 s, 2 s above 50 s of flight',
        source: 'chosen for the stage',
        teaching: true,
      },
    ],
    sources: [
      'Galileo Galilei, Discorsi (1638), fourth day: the parabola and the equal ranges of complementary angles.',
      'H. Schlichting, Boundary-Layer Theory: the drag of spheres.',
      'ISO 2533:1975, Standard Atmosphere.',
      'Directive 2014/32/EU, annex X: permissible errors of measuring tapes.',
      'JCGM 100:2008, 4.3.7, for the step from a tolerance to a standard deviation.',
      'Reference values: scipy, DOP853 with a landing event, and the closed forms.',
    ],
    limits: [
      'Seams, dimples and spin change the flight of real balls: a golf ball flies about twice as far as a smooth one.',
      'On the Moon there is no air to resist, whatever the switch says.',
      'A real ball rubs on the ground when it bounces: it starts to spin and loses horizontal speed as well.',
    ],
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
