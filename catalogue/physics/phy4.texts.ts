import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
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

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A mass that is let go sinks to where its weight equals the pull of the spring, and stops there.',
    instead:
      'There the forces balance, but the mass arrives with speed and goes on. Press Hang with 0.5 kg on the 20 N/m spring and watch the extension now: it passes 0.245 m and gets to 0.455 m before it turns, nearly twice as far. Balance of forces means no acceleration; it does not mean rest. Friction alone brings it to rest there in the end.',
  },
];

export const model: ModelNotes = {
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
    'The slotted masses share one error: at School within 0.5 % of their label, at Research within 0.005 %. The stretching force is worked out from the label, the elastic energy from what the force sensor shows.',
  ],
  validity:
    'All settings. One third of the spring’s mass is the limit for loads much heavier than the spring; at the lightest load, 0.1 kg on 0.2 kg, a real spring has a period that is 1.7 % longer.',
  parameters: [
    { name: 'Natural length', value: '0.30 m', source: 'chosen', teaching: true },
    { name: 'Damping ratio ζ', value: '0.05', source: 'chosen', teaching: true },
    { name: 'Force at the elastic limit', value: '42 N', source: 'chosen', teaching: true },
    { name: 'Permanent set', value: '0.1 of the excess', source: 'chosen', teaching: true },
    {
      name: 'Ruler',
      value: 'read to 1 mm, σ = 0.5 mm (School)',
      source: 'chosen: a careful reader; the scale by Directive 2014/32/EU, class II',
      teaching: true,
    },
    { name: 'Pointer before the scale', value: '5 mm; eye at 30 cm', source: 'chosen', teaching: true },
    { name: 'At rest', value: 'below 0.1 mm/s and 1 mm/s²', source: 'chosen', teaching: true },
    {
      name: 'Slotted masses',
      value: 'within 0.5 % (School), 0.005 % (Research)',
      source: 'chosen: a school set; OIML R 111-1, class M1',
      teaching: true,
    },
  ],
  sources: [
    'R. Hooke, Lectures de Potentia Restitutiva, or of Spring, J. Martyn, London (1678).',
    'J. G. Fox, J. Mahanty, The effective mass of an oscillating spring, Am. J. Phys. 38 (1970) 98: one third of the mass of the spring, for heavy loads.',
    'European Parliament and Council, Directive 2014/32/EU on measuring instruments (2014), Official Journal L 96, 149, annex X: permissible errors of material measures of length.',
    'International Organization of Legal Metrology, OIML R 111-1, Weights of classes E1, E2, F1, F2, M1, M1–2, M2, M2–3 and M3, part 1 (2004), table 1.',
    'JCGM 100:2008, Evaluation of measurement data: Guide to the expression of uncertainty in measurement, BIPM (2008), 4.3.7, for the step from a tolerance to a standard deviation, and 5.2.2, for errors that readings share.',
    'P. Virtanen et al., SciPy 1.0: fundamental algorithms for scientific computing in Python, Nature Methods 17 (2020) 261: solve_ivp, for the reference values beside the closed forms.',
  ],
  limits: [
    'Close-wound springs are made with initial tension: they do not open at all below a certain load.',
    'Real wire yields gradually, more at each turn of the load, and hardens while it does so.',
    'A real mass on a spring also swings sideways, strongest where that period is twice the vertical one.',
    'A room is about 2.5 m high. With 2 kg on the soft spring you would need a stairwell.',
  ],
};
