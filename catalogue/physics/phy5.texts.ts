import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A sum that never changes

Lift a body of mass $m$ to the height $h$ and you do the work $mgh$. It is not lost: the body can give it back by falling. Call it **potential energy**, $U = mgh$, and call what the moving body has **kinetic energy**, $K = \\tfrac12 mv^2$. If only gravity does work, their sum stays the same:

$$\\tfrac12 mv^2 + mgh = \\text{constant}.$$

At the bottom everything is kinetic, so

$$v = \\sqrt{2gh} .$$

There is no mass in it, and no track. Straight down, along a ramp or through a half-pipe, the body arrives with the *same speed*. It does not arrive at the same *time*: energy counts the work, not the path and not the clock. A graph of $v^2$ against $h$ is a straight line of slope $2g$.

## Where does it go?

A track pushes at right angles to the motion with the contact force $N$, and such a force does no work. Friction does. It opposes the sliding with $\\mu N$, and over a distance $d$ it turns the energy $Q = \\mu N d$ into **heat**: the molecules of body and track shake a little harder. On an incline of angle $\\phi$ the contact force is $mg\\cos\\phi$, so at its foot

$$\\tfrac12 mv^2 = mgh\\,(1 - \\mu\\cot\\phi) .$$

On the flat the body stops after $d = v^2/2\\mu g$. Both together give the coefficient of friction from two lengths,

$$\\mu = \\frac{h}{h\\cot\\phi + d} .$$

Count only $K + U$ and energy seems to vanish. Count the heat as well, and the books balance to the last joule. That is the first law of thermodynamics, and Joule needed a very good thermometer to see it: the heat of 10 m of fall warms water by 0.023 °C.

## Round a curve

In a half-pipe the track must also turn the body round: besides carrying the weight it supplies the centripetal force,

$$N = m\\left(g\\cos\\theta + \\frac{v^2}{r}\\right).$$

At the bottom, where the body is fastest, $N$ is several times the weight. So friction, and with it the heating, is strongest there. Without friction the swing goes on for ever, though not like a pendulum: the period of this parabola depends on its depth, as $\\sqrt{h/g}$.

## Zero is a choice

Potential energy needs a level to count from. Choose another and every value shifts by the same amount; differences, speeds and heat do not care.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The steeper the way down, the faster the body is at the bottom.',
    instead:
      'It is there *sooner*, not faster. Let it fall 10 m freely, then slide down the smooth ramp, then through the smooth half-pipe, and record speed and time at the bottom: 14.0 m/s each time, after 1.4 s in the fall and 2.9 s on the ramp. Without friction the height alone decides the speed.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'y = h - \\tfrac12 g t^2', says: 'Free fall; the landing turns all of it into heat.' },
    {
      tex: '\\dot v = g\\sin\\varphi - \\mu g\\cos\\varphi \\ \\text{(ramp, }\\varphi = 30°), \\qquad \\dot v = -\\mu g \\ \\text{(flat)}',
      says: 'Ramp and flat: exact in each step, which is split at the bend and where the body stops.',
    },
    {
      tex: "\\dot v = -\\frac{g\\,y'}{\\sqrt{1+y'^2}} - \\mu\\,\\mathrm{sgn}(v)\\left[\\frac{g}{\\sqrt{1+y'^2}} + v^2\\kappa\\right], \\qquad y = \\frac{x^2}{h},\\quad \\kappa = \\frac{2/h}{(1+y'^2)^{3/2}}",
      says: 'Half-pipe, along the arc; Runge–Kutta of fourth order with 1 ms.',
    },
    {
      tex: 'Q = \\int \\mu N |v|\\,\\mathrm dt',
      says: 'Heat, counted apart from speed and height: the total is a check.',
    },
    { tex: 'E = \\tfrac12 m v^2 + m g y + Q', says: 'The total.' },
  ],
  assumptions: [
    'A point mass that slides: it does not roll, and its size does not count.',
    'No air. One coefficient of friction at every speed and force, the same at rest.',
    'The bend at the foot of the ramp is smooth and costs nothing; the flat goes on without end.',
    'A landing and the brake turn all kinetic energy into heat, none into sound or dents.',
    'Every change of a setting puts the body back to the start, and a release begins with cold tracks.',
    'Runs on the ramp that take longer than 20 s are shown in 20 s.',
    'Potential and kinetic energy are worked out from the camera’s height and speed, with mass and gravity as they are set; the heat is measured, and the total adds the three up. The contact force is the model’s.',
  ],
  validity:
    'All settings: the ramp always slips, since μ stays below tan 30° = 0.577. Free fall and ramp are exact. Without friction the half-pipe keeps its energy within 10⁻⁹ of itself in 100 s; with friction the books balance within 0.1 %.',
  parameters: [
    { name: 'Incline of the ramp', value: '30°', source: 'chosen', teaching: true },
    { name: 'Half-pipe', value: 'y = x²/h, released at x = −h', source: 'chosen', teaching: true },
    {
      name: 'At rest in the half-pipe',
      value: 'below 1 mm/s where the slope is at most μ',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Light gate',
      value: 'σ = 0.03 m/s, flag within 0.2 % (School)',
      source: 'chosen: school apparatus',
      teaching: true,
    },
    {
      name: 'Heat meter',
      value: 'shown to 3½ digits, heat capacity within 2 % (School)',
      source: 'chosen: a thin sole and rail with thermocouples',
      teaching: true,
    },
  ],
  sources: [
    'J. P. Joule, On the mechanical equivalent of heat, Phil. Trans. R. Soc. 140 (1850) 61.',
    'L. D. Landau, E. M. Lifshitz, Mechanics, 3rd ed., Butterworth-Heinemann, Oxford (1976), §§ 6 and 11.',
    'European Parliament and Council, Directive 2014/32/EU on measuring instruments (2014), Official Journal L 96, 149, annex X: permissible errors of measuring tapes.',
    'JCGM 100:2008, Evaluation of measurement data: Guide to the expression of uncertainty in measurement, BIPM (2008), 4.3.7, for the step from a tolerance to a standard deviation, and 5.2.2, for errors that readings share.',
    'P. Virtanen et al., SciPy 1.0: fundamental algorithms for scientific computing in Python, Nature Methods 17 (2020) 261: LSODA and quadrature of ds/v, for the reference values beside the work-energy theorem.',
  ],
  limits: [
    'From 50 m air takes a good part of the energy of a light body; here it takes none.',
    'Rolling bodies put a part of their energy into rotation: a rolling ball arrives with 5/7 of v².',
    'Real friction depends a little on speed, and more force is needed to start sliding than to keep it up.',
  ],
};
