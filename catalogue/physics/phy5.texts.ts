import type { ModelNotes } from '../define';

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
  ],
  validity:
    'All settings: the ramp always slips, since μ stays below tan 30° = 0.577. Free fall and ramp are exact. Without friction the half-pipe keeps its energy within 10⁻⁹ of itself in 100 s; with friction the books balance within 0.1 %.',
  parameters: [
    { name: 'Incline of the ramp', value: '30°', source: 'model parameter', teaching: true },
    { name: 'Half-pipe', value: 'y = x²/h, released at x = −h', source: 'model parameter', teaching: true },
    {
      name: 'At rest in the half-pipe',
      value: 'below 1 mm/s where the slope is at most μ',
      source: 'model parameter',
      teaching: true,
    },
    {
      name: 'Light gate',
      value: 'σ = 0.03 m/s, flag within 0.2 % (School)',
      source: 'school apparatus',
      teaching: true,
    },
  ],
  sources: [
    'J. P. Joule, On the Mechanical Equivalent of Heat, Phil. Trans. 140 (1850).',
    'L. D. Landau and E. M. Lifshitz, Mechanics, §§ 6 and 11.',
    'Directive 2014/32/EU, annex X: permissible errors of measuring tapes.',
    'JCGM 100:2008, 4.3.7, for the step from a tolerance to a standard deviation.',
    'Reference values: the work-energy theorem by hand, scipy LSODA and quadrature of ds/v.',
  ],
  limits: [
    'From 50 m air takes a good part of the energy of a light body; here it takes none.',
    'Rolling bodies put a part of their energy into rotation: a rolling ball arrives with 5/7 of v².',
    'Real friction depends a little on speed, and more force is needed to start sliding than to keep it up.',
  ],
};
