import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A force towards the middle

A glider floats on an air track, tied to a spring. Where the spring is relaxed nothing pulls; a displacement $x$ is answered by a force
against it, $F = -kx$. With Newton's law

$$m\\ddot x = -kx$$

the motion is $x = A\\cos\\omega t$ with $\\omega = \\sqrt{k/m}$, and

$$T = 2\\pi\\sqrt{\\frac mk}.$$

The amplitude does not appear: a wide swing has a longer way, but is pulled harder. That is special to a force proportional to the
displacement. A pendulum has it for small angles only.

## A shadow of turning

Let a point run round a circle at a steady $\\omega$ and look at it from the side: its shadow moves as $A\\cos\\omega t$. The glider is that
shadow. Its velocity $-A\\omega\\sin\\omega t$ leads the displacement by a quarter of a period and is greatest in the middle; its
acceleration $-\\omega^2x$ is opposite to the displacement and greatest at the turning points. In the phase portrait, velocity against
displacement, the motion is a closed ellipse.

## Energy

$\\tfrac12 kx^2$ in the spring and $\\tfrac12 m\\dot x^2$ in the glider change places twice in each period. Their sum, $\\tfrac12 kA^2$, stays.

## Friction

Magnets beside the track brake in proportion to the speed, $-c\\dot x$. The amplitude then falls as $e^{-ct/2m}$, by the same factor in every
period. The logarithm of that factor, the **logarithmic decrement**, is $cT/2m$. The ellipse becomes a spiral. With
$c > 2\\sqrt{km}$ no oscillation is left: the glider creeps back.

## Resonance

A motor that pushes with $F_0\\cos 2\\pi ft$ forces the glider, in the end, to move at the frequency $f$ with the amplitude

$$A = \\frac{F_0}{\\sqrt{(k - m\\omega^2)^2 + (c\\,\\omega)^2}}.$$

**In the end**: at first the glider's own oscillation runs along, and both beat with each other until friction has eaten the first. It dies as
$e^{-ct/2m}$; after a time of $10\\,m/c$ less than one per cent is left. Who reads the amplitude sooner reads something else.

The amplitude is greatest near $\\sqrt{k/m}/2\\pi$. The quality $Q = \\sqrt{km}/c$ says how sharp the peak is: where the amplitude is $1/\\sqrt2$ of the
greatest, the curve is $f_0/Q$ wide. Without friction nothing stops the growth but the end of the spring.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A wider swing takes longer: the way is longer.',
    instead:
      'Release from 10 cm and from 40 cm and let the gate see ten periods of each. They agree to a tenth of a millisecond: four times the way is run with four times the force.',
  },
  {
    believed: 'At a turning point, where the glider stands still, nothing accelerates it.',
    instead:
      'Stop the clock at a turning point and read both: the velocity is zero and the acceleration greatest. The spring pulls hardest there.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'm\\ddot x = -kx - c\\dot x + F_0\\cos 2\\pi ft',
      says: 'Newton’s law: spring, friction proportional to the velocity, and the motor while it runs.',
    },
    {
      tex: 'x_{n+1} = 2x_n - x_{n-1} + a_nh^2, \\qquad v_n = \\frac{x_n - x_{n-1}}h + \\tfrac12 a_{n-1}h',
      says: 'The integrator (Störmer–Verlet, in Matter.js) with h = 0.25 ms; the velocity goes into the friction.',
    },
    { tex: 'T = 2\\pi\\sqrt{m/k}', says: 'The period without friction, for comparison; the model does not use it.' },
    {
      tex: '\\Lambda = \\ln\\frac{x_i}{x_{i+1}} = \\frac{cT}{2m}',
      says: 'The logarithmic decrement, from two turning points on the same side.',
    },
    {
      tex: 'A = \\frac{F_0}{\\sqrt{(k-m\\omega^2)^2+(c\\,\\omega)^2}}',
      says: 'The steady amplitude, for comparison; shown is half the way from the least to the greatest place in the last five drive periods.',
    },
  ],
  assumptions: [
    'The spring has no mass and pulls and pushes by the same law, to its stops at 1 m; a stop takes all the speed.',
    'Friction is proportional to the velocity alone; the air track itself has none.',
    'The motor’s force does not depend on the motion. Its phase runs on when the frequency is changed.',
    'The mass is what glider and weights are stamped with, within 0.5 % (school) or 0.05 % (research), the same in all runs of a seed.',
    'Energies and decrement are worked out from what sensor and scale show, with the mass and the constant that are set.',
    'A change of mass, spring or amplitude puts the glider back into the hand; damping and motor may be changed in motion.',
  ],
  validity:
    'All settings: periods within 3×10⁻⁶ of 2π√(m/k), the energy without friction within 2×10⁻⁵ at every moment and without drift; steady amplitudes within 0.1 % of the closed form.',
  parameters: [
    { name: 'Stops of the spring', value: '±1 m', source: 'chosen', teaching: true },
    {
      name: 'Light gate',
      value: 'shown to 0.1 ms, quartz within 100 ppm',
      source: 'chosen: a school timer',
      teaching: true,
    },
    {
      name: 'Scale',
      value: 'read to 1 mm, standard deviation 1 mm',
      source: 'chosen: read on a moving pointer',
      teaching: true,
    },
    {
      name: 'Motion sensor',
      value: 'within 1 %, for place, velocity and acceleration alike',
      source: 'chosen: ultrasound with the speed of sound at 20 °C',
      teaching: true,
    },
    { name: 'Glider and weights', value: 'within 0.5 %', source: 'chosen', teaching: true },
  ],
  sources: [
    'R. Hooke, Lectures de potentia restitutiva, or of spring, John Martyn, London, 1678: ut tensio, sic vis.',
    'A. P. French, Vibrations and Waves, W. W. Norton, New York, 1971: free, damped and forced oscillations.',
    'L. D. Landau and E. M. Lifshitz, Mechanics, 3rd ed., Pergamon Press, Oxford, 1976, §§ 21–26.',
    'L. Verlet, Computer “experiments” on classical fluids. I. Thermodynamical properties of Lennard-Jones molecules, Phys. Rev. 159 (1967) 98: the integrator.',
    'P. Virtanen et al., SciPy 1.0: fundamental algorithms for scientific computing in Python, Nature Methods 17 (2020) 261: solve_ivp, for the reference values beside closed forms.',
    'JCGM 100:2008, Guide to the expression of uncertainty in measurement, BIPM, 2008, 4.3.7: from a tolerance to a standard deviation.',
  ],
  limits: [
    'The constant printed on a real spring is good to a few per cent; here it is exact.',
    'Driven without friction near its own frequency the glider swings until it meets the stops at 1 m: the amplitude that is shown then is that of the stops, and no mark is set for it.',
    'It never comes quite to rest here: the light gate goes on counting swings that no eye could see. No amplitude is told below half a millimetre.',
    'A third of the mass of a real spring moves along and lengthens the period.',
    'Magnets brake in proportion to the speed, but air resists with its square as well.',
    'A real spring does not push: real tracks use two, one on each side, with the sum of their constants.',
  ],
};
