import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## What drives the bob back

Pull the bob aside and let go. The string carries the part of the weight along it; the part across it, $mg\\sin\\theta$,
pulls the bob back to the middle. The mass stands on both sides of Newton's law and cancels:

$$\\ddot\\theta = -\\frac gL \\sin\\theta$$

For small angles $\\sin\\theta \\approx \\theta$. The pull is then proportional to the displacement, and the motion is **simple
harmonic** with

$$T_0 = 2\\pi\\sqrt{\\frac Lg},$$

whatever the mass and the amplitude. Four times the length gives twice the period; on the Moon everything swings 2.5 times as
slowly.

## Large swings are slower

$\\sin\\theta$ grows more slowly than $\\theta$, so a wide swing is pulled back less than the small-angle formula thinks and takes
longer. The exact period is

$$T = 4\\sqrt{\\frac Lg}\\;K\\!\\left(\\sin\\tfrac{\\theta_0}{2}\\right) \\approx T_0\\left(1 + \\frac{\\theta_0^2}{16}\\right),$$

with the complete elliptic integral $K$ and $\\theta_0$ in radians. At 10° that is 0.19 % more, at 45° 4.0 %: who puts a 45° swing
into the simple formula finds a $g$ that is 7.5 % too small.

## Timing well

A hand presses a stopwatch some 0.08 s early or late, at the start and again at the stop: about 0.11 s on every timing. For one
swing of 2 s that is 6 %. Time **ten swings** and divide: the same 0.11 s is shared by ten and spoils the period by 0.6 % only.
Start and stop as the bob rushes through its **lowest point**, where a mark tells the instant sharply. At a turning point it
lingers, and nobody can say just when it turned. Count “nought” at the start: who counts “one” there has lost a swing. A light
gate has no reaction time; it shows the finite amplitude that the stopwatch hides.

## Finding g

A plot of $T^2$ against $L$ is a straight line through the origin with slope $4\\pi^2/g$. All lengths share in it, and a wrong
zero of the length, measured to the top of the bob instead of its centre, shows as an intercept instead of spoiling $g$.

## Forces and energy

The string must also bend the path into a circle: $F = m(g\\cos\\theta + L\\dot\\theta^2)$, largest at the lowest point. Potential
energy $mgL(1-\\cos\\theta)$ turns into kinetic energy and back, twice in each swing. In the phase portrait, $\\dot\\theta$ against $\\theta$, an
undamped swing is a closed curve.

Air and pivot make the amplitude fall as $e^{-\\beta t/2}$; the closed curve becomes a spiral. The period hardly notices: its
change is of second order in $\\beta$.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A pendulum takes the same time for every swing, however wide: Galileo found that.',
    instead:
      'Only for small swings, and even there nearly. Release the bob at 10° and then at 40°, and let the light gate count ten swings of each: 2.010 s become 2.069 s at 1 m, 3 % more. That is twenty times what a swing between 5° and 10° changes, and hundreds of times what the gate resolves.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\ddot\\theta = -\\frac gL\\sin\\theta - \\beta\\,\\dot\\theta',
      says: 'Torque of the weight about the pivot, and friction proportional to the angular velocity.',
    },
    {
      tex: '\\theta_{n+1} = 2\\theta_n - \\theta_{n-1} + \\ddot\\theta_n h^2',
      says: 'The integrator (Störmer–Verlet, in Matter.js, of a body that turns about the pivot) with h = 0.25 ms.',
    },
    {
      tex: 'T = 4\\sqrt{L/g}\\;K(\\sin\\tfrac12\\theta_0)',
      says: 'The exact period without friction, for comparison; the model does not use it.',
    },
    {
      tex: '\\theta_n + \\dot\\theta\\,\\tau + \\tfrac12\\ddot\\theta\\,\\tau^2 = 0',
      says: 'The pass through the light gate, on the parabola through both ends of the sub-step; turning points likewise.',
    },
    {
      tex: 'F = m\\,(g\\cos\\theta + L\\dot\\theta^2), \\quad K = \\tfrac12 mL^2\\dot\\theta^2, \\quad U = mgL(1-\\cos\\theta)',
      says: 'Tension of the string and energies.',
    },
  ],
  assumptions: [
    'The bob is a point, the string has neither mass nor stretch, the clamp does not give.',
    'Friction of air and pivot together is proportional to the angular velocity; no buoyancy, no carried air.',
    'The period is the mean of up to the last ten, between passes through the gate in the same direction.',
    'At School and Research each press of the stopwatch errs by 0.08 s (standard deviation). At a turning point the hand errs by the time in which the bob moves 5 mm as well; the stated uncertainty is that of the lowest point.',
    'A change of length, gravity, mass or initial angle puts the bob back into the hand.',
    'At School the centre of the bob is known within 2 mm, the same for every length, and the initial angle within a quarter of a degree; at Research ten times better. Energies are worked out from what the sensor at the pivot shows.',
  ],
  validity:
    'All settings: the period is within 1×10⁻⁶ of the elliptic integral, the energy without friction within 5×10⁻⁶ of its first value.',
  parameters: [
    {
      name: 'Gravity',
      value: '9.81 m/s² unless set',
      source: 'chosen; standard gravity is 9.80665 m/s²',
      teaching: true,
    },
    { name: 'Reaction of the hand', value: '0.08 s at each press', source: 'chosen: a practised hand', teaching: true },
    {
      name: 'Blur of a turning point',
      value: '5 mm',
      source: 'chosen: what an eye without a mark sees move',
      teaching: true,
    },
    {
      name: 'Light gate',
      value: 'shown to 0.1 ms, quartz within 100 ppm',
      source: 'chosen: a school timer',
      teaching: true,
    },
    {
      name: 'Setting of length and angle',
      value: 'within 2 mm and 0.25° (School)',
      source: 'chosen: a rule and a protractor with marks of 1°',
      teaching: true,
    },
  ],
  sources: [
    'Ch. Huygens, Horologium oscillatorium, F. Muguet, Paris (1673): the pendulum, and that wide swings take longer.',
    'L. D. Landau, E. M. Lifshitz, Mechanics, 3rd ed., Butterworth-Heinemann, Oxford (1976), § 11, problem 1: the period as an elliptic integral.',
    'L. Verlet, Computer “experiments” on classical fluids. I, Phys. Rev. 159 (1967) 98: the integrator.',
    'R. A. Nelson, M. G. Olsson, The pendulum: rich physics from a simple system, Am. J. Phys. 54 (1986) 112.',
    'JCGM 100:2008, Evaluation of measurement data: Guide to the expression of uncertainty in measurement, BIPM (2008), 4.3.7, for the step from a tolerance to a standard deviation, and 5.2.2, for errors that readings share.',
    'P. Virtanen et al., SciPy 1.0: fundamental algorithms for scientific computing in Python, Nature Methods 17 (2020) 261: complete elliptic integral and solve_ivp, for the reference values.',
  ],
  limits: [
    'A real bob has a size: a ball of radius r on a length L takes longer by the part (r/L)²/5.',
    'Below an amplitude of 0.05° it hangs still to eye and gate here: nothing is counted or timed any more. A real gate loses it sooner, once the bob no longer leaves the beam.',
    'Real air also resists with the square of the speed, so that the first swings fall off faster.',
    'A real string stretches by the changing tension and a real clamp gives: both lengthen the period a little.',
  ],
};
