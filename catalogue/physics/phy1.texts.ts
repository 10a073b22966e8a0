import type { ModelNotes } from '../define';

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
Repeat a shot: the spread of single ranges stays as it is, but the mean of $n$ shots is known $\\sqrt n$ times better.
`;

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
};
