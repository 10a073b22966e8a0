import { defineExperiment } from '../define';

const theory = `
## As the extension, so the force

Robert Hooke hid his law in an anagram in 1676 and solved it two years later: *ut tensio, sic vis*. A spring pulls back in proportion to how far it is stretched,

$$F = kx .$$

A mass that hangs at rest is pulled down by $mg$ and up by $kx$. Both are equal, so $x = mg/k$. Load the spring step by step, plot force against extension, and the points lie on a straight line. Its slope is the **spring constant** $k$, in newtons per metre. The area below the line is the work that was done, and it is stored in the spring: $\\tfrac12 kx^2$.

Only the *differences* of extension matter for the slope. If the ruler's zero is a little off, the line is shifted, not tilted: use the slope, not a single ratio.

## The same constant from a clock

Pull the mass down and let go. The force back to the place of rest is again $k$ times the displacement, so the mass oscillates with

$$T = 2\\pi\\sqrt{\\frac{m}{k}} .$$

The amplitude drops out: small and large swings take equally long. A graph of $T^2$ against $m$ is a straight line with slope $4\\pi^2/k$. No ruler is needed, and neither is $g$.

Friction takes away energy, and it slows the swing very slightly: with a damping ratio $\\zeta$ the period is longer by $1/\\sqrt{1-\\zeta^2}$. Here $\\zeta = 0.05$, so the slope is $4\\pi^2/\\big(k(1-\\zeta^2)\\big)$. That is 0.25 %, which a good clock can see.

## A spring has mass

The lowest turn of a hanging spring carries the load alone; the highest carries the load and the whole spring. So the turns are wider apart at the top, and the end sinks as if **half** of the spring's mass $m_s$ hung there. In motion the top hardly moves and the end moves most. Adding up the kinetic energies of the turns gives **one third**:

$$T = 2\\pi\\sqrt{\\frac{m + m_s/3}{k}} .$$

The line of $T^2$ against $m$ keeps its slope and meets the $m$ axis at $-m_s/3$.

## Too far

Up to the **elastic limit** the wire goes back to where it was. Beyond it, planes of atoms slip for good. The wire yields, the line bends, and after unloading a *permanent set* remains. Hooke's law ends there, whatever the formula says.

## Reading a ruler

The pointer stands a few millimetres before the scale. From above it hides a lower mark, from below a higher one: that is **parallax**. A mirror in the scale shows when the eye is level, since then the pointer covers its own image. And a pointer that still moves cannot be read at all: wait.
`;

const LIGHT = { spring_mass: 0 } as const;

export const entry = defineExperiment({
  id: 'phy4',
  simulation: 'hookes_law',
  theory,
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
      hint: 'The hanger has 0.1 kg, and so has each slotted mass on it.',
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
  plot: { x: { column: 'extension_m' }, y: { column: 'force_n' }, sampleEvery: 0.05 },
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
      hint: 'Divide their difference by √(u₁² + u₂²): below 2 they agree.',
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
      after: 8,
      text: 'For the period, let it swing ten times or more: the error of the clock is then shared by all swings.',
    },
  ],
  model: {
    equations: [
      {
        tex: '\\Big(m+\\frac{m_s}{3}\\Big)\\ddot x = \\Big(m+\\frac{m_s}{2}\\Big)g - k(x-s) - c\\dot x',
        says: 'Motion of the end of the spring; x from the natural length, s the permanent set.',
      },
      { tex: 'c = 2\\zeta\\sqrt{k\\,(m+m_s/3)}', says: 'Damping with the same ratio at every mass.' },
      {
        tex: 'x_0 = s + \\frac{(m+m_s/2)\\,g}{k}, \\qquad T = 2\\pi\\sqrt{\\frac{m+m_s/3}{k\\,(1-\\zeta^2)}}',
        says: 'Place of rest and period. Each step of 0.1 ms is the exact solution; the period is timed from crossings.',
      },
      {
        tex: 's = 0.1\\,(x_{\\max} - x_{\\lim}), \\qquad x_{\\lim} = \\frac{42\\ \\mathrm N}{k}',
        says: 'Permanent set, once the spring was stretched beyond its elastic limit.',
      },
      { tex: 'E = \\tfrac12 k (x-s)^2', says: 'Elastic energy.' },
      {
        tex: '\\Delta = \\frac{d\\,h}{D-d}',
        says: 'Parallax: pointer d = 5 mm before the scale, eye D = 30 cm before it and h above the pointer.',
      },
    ],
    assumptions: [
      'The mass moves along the vertical only: it neither swings like a pendulum nor turns.',
      'The spring’s mass counts with one half at rest and with one third in motion, at every load.',
      'Friction is proportional to the speed, with one damping ratio.',
      'A mass that is put on while the spring swings is at rest before it joins: momentum is kept.',
      'The slotted masses are exact.',
    ],
    validity:
      'All settings. One third of the spring’s mass is the limit for loads much heavier than the spring; at the lightest load, 0.1 kg on 0.2 kg, a real spring has a period that is 1.7 % longer.',
    parameters: [
      { name: 'Natural length', value: '0.30 m', source: 'model parameter', teaching: true },
      { name: 'Damping ratio ζ', value: '0.05', source: 'model parameter', teaching: true },
      { name: 'Force at the elastic limit', value: '42 N', source: 'model parameter', teaching: true },
      { name: 'Permanent set', value: '0.1 of the excess', source: 'model parameter', teaching: true },
      {
        name: 'Ruler',
        value: 'read to 1 mm, σ = 0.5 mm (School)',
        source: 'a careful reader; scale by Directive 2014/32/EU, class II',
        teaching: true,
      },
      { name: 'Pointer before the scale', value: '5 mm; eye at 30 cm', source: 'model parameter', teaching: true },
      { name: 'At rest', value: 'below 0.1 mm/s and 1 mm/s²', source: 'model parameter', teaching: true },
    ],
    sources: [
      'R. Hooke, De Potentia Restitutiva (1678).',
      'Rayleigh, The Theory of Sound, vol. 1, § 156: one third of the mass of the spring.',
      'Directive 2014/32/EU, annex X: permissible errors of material measures of length.',
      'JCGM 100:2008, 4.3.7, for the step from a tolerance to a standard deviation.',
      'Reference values: the closed forms, and scipy solve_ivp.',
    ],
    limits: [
      'Close-wound springs are made with initial tension: they do not open at all below a certain load.',
      'Real wire yields gradually, more at each turn of the load, and hardens while it does so.',
      'A real mass on a spring also swings sideways, strongest where that period is twice the vertical one.',
      'A room is about 2.5 m high. With 2 kg on the soft spring you would need a stairwell.',
    ],
  },
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
