import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
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
Repeat a shot: the spread of single ranges stays as it is, but the mean of $n$ shots is known $\\sqrt n$ times better. The tape
has no part in that: it is right to a centimetre, and says so, while the throws differ by nearly a metre. An uncertainty that is
read off an instrument is only that of the reading; what the apparatus does from time to time, only repeats can show.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The longer the ball is in the air, the farther it flies.',
    instead:
      'Only if it moves along as fast. At 20 m/s launch at 30° and at 60° and record range and time: both fly 35.3 m, the one in 2.0 s and the other in 3.5 s. What the steep shot gains in time it loses in horizontal speed, and at 90° the longest flight of all goes nowhere.',
  },
];

export const model: ModelNotes = {
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
    'At the grades School and Research each launch scatters by 1 % in speed and 0.5° in angle (standard deviations); on the average the launcher does what its dials say.',
    'Mean and standard deviation of recorded shots are worked out from the ranges that the tape shows; the uncertainty of the mean is its standard error and the tape’s calibration together. Of five shots the standard deviation itself is known to a third only, so that the mean lies within its ± in 63 of 100 series and not in 68 (Student’s t).',
    'The clock runs at real time for flights up to 5 s; longer flights are shown in 5 s.',
  ],
  validity:
    'Without air: all settings, within 1×10⁻⁶ of the closed forms. With air: Reynolds numbers of 10³ to 2×10⁵, within 1×10⁻⁵ of an eighth-order method. A baseball at 40 m/s has 2×10⁵; beyond that the drag of a real smooth ball falls to a third (drag crisis).',
  parameters: [
    {
      name: 'Density of air',
      value: '1.225 kg/m³',
      source: 'ISO 2533:1975, sea level',
    },
    { name: 'Drag coefficient', value: '0.47', source: 'Hoerner (1965), smooth sphere, 10³ < Re < 2×10⁵' },
    { name: 'Ball', value: '0.145 kg, 73 mm', source: 'Official Baseball Rules (2023), 3.01: 142–149 g, 73–75 mm' },
    { name: 'Rest', value: 'below 0.05 m/s', source: 'chosen', teaching: true },
    { name: 'Spread of the launcher', value: '1 % and 0.5°', source: 'chosen: a good spring launcher', teaching: true },
    {
      name: 'Target',
      value: 'hit within 2.5 % of its distance, at least 0.5 m',
      source: 'chosen: whole degrees must do',
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
    'Galileo Galilei, Discorsi e dimostrazioni matematiche intorno a due nuove scienze, Elzevir, Leiden (1638), fourth day: the parabola and the equal ranges of complementary angles.',
    'S. F. Hoerner, Fluid-Dynamic Drag, published by the author (1965), chapter 3: the drag of spheres.',
    'International Organization for Standardization, ISO 2533:1975, Standard atmosphere, Geneva (1975).',
    'Office of the Commissioner of Baseball, Official Baseball Rules (2023), rule 3.01, mlb.com: the ball.',
    'L. Verlet, Computer “experiments” on classical fluids. I, Phys. Rev. 159 (1967) 98: the integrator.',
    'European Parliament and Council, Directive 2014/32/EU on measuring instruments (2014), Official Journal L 96, 149, annex X: permissible errors of measuring tapes.',
    'JCGM 100:2008, Evaluation of measurement data: Guide to the expression of uncertainty in measurement, BIPM (2008), 4.2.3, for the mean of repeats, and 4.3.7, for the step from a tolerance to a standard deviation.',
    'P. Virtanen et al., SciPy 1.0: fundamental algorithms for scientific computing in Python, Nature Methods 17 (2020) 261: DOP853 with a landing event, for the reference values beside the closed forms.',
  ],
  limits: [
    'Seams, dimples and spin change the flight of real balls: a golf ball flies about twice as far as a smooth one.',
    'On the Moon there is no air to resist, whatever the switch says.',
    'A real ball rubs on the ground when it bounces: it starts to spin and loses horizontal speed as well.',
  ],
};
