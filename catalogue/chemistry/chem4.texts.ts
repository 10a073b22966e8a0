import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## The spring of the air

In 1662 Robert Boyle trapped air in the short leg of a bent tube and squeezed it by pouring mercury into the long one. Whatever he did, as long as he did it slowly, pressure times volume came out the same:

$$pV=\\text{constant}\\qquad(n,\\,T\\ \\text{constant}).$$

Halve the volume and the pressure doubles. Drawn against $V$, $p$ is a hyperbola, and hyperbolas are hard to judge by eye. Drawn against $1/V$ it becomes a **straight line through the origin**, and a ruler can judge that. Today we also know its slope: from $pV=nRT$ it is $nRT$, so a warmer gas gives a steeper line.

## Where the pressure comes from

A gas is almost empty space. A molecule of mass $m$ that strikes the piston with the normal velocity $v_z$ and flies back leaves the momentum $2m|v_z|$ behind. In a cylinder of height $h$ it comes again after the time $2h/|v_z|$, so it pushes with the mean force $mv_z^2/h$. All molecules together, on the area $A$ with $V=Ah$:

$$p=\\frac1V\\sum m v_z^2=\\frac{N k_B T}{V}.$$

Nothing about the single molecule has changed when the volume is halved; it merely comes twice as often. That is all there is to Boyle's law.

The bench does not use this formula for the pressure *from the molecules*. It lets them fly and adds up what the piston feels, blow by blow, over ten seconds. So that pressure **fluctuates**, the more the fewer molecules are drawn: about as $1/\\sqrt N$. A real cylinder of this size holds nearly $10^{21}$ of them, and its gauge stands still.

## Real molecules

Real molecules attract one another and take up room. Van der Waals put both into the law:

$$\\left(p+\\frac{an^2}{V^2}\\right)(V-nb)=nRT.$$

Attraction ($a$) helps the piston and makes the volume smaller; size ($b$) makes it larger. The *compressibility* $Z=pV/nRT$ tells them apart: 1 for an ideal gas, below 1 where attraction wins. At 3 atm and 25 °C the equation gives 0.20 % below 1 for nitrogen and 1.3 % for carbon dioxide. For carbon dioxide that is nearly what is measured, 1.5 %; nitrogen really stays within 0.06 %, so there the equation is right in sign and wrong by more than three times.

## Counted from a vacuum

The pressure of the law is **absolute**: it counts from a vacuum. The gauge of this bench does that. Most Bourdon gauges do not. Their tube stands in the air of the room, so they show the *overpressure*, and zero in open air. With such a gauge add the pressure of the air, about 1 atm or 101 kPa, before anything is multiplied. Who forgets it gets a line that misses the origin by 1 atm.

## Doing it well

Wait until the piston rests before you read. Read the scale at the lower edge of the piston, to a fifth of a division. Choose pressures that spread evenly over $1/V$, not only over $V$. And ask of the line not only whether it is straight, but whether it goes through the origin: a gas that leaks, or air hidden in a tube, would shift it.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'In a smaller volume the molecules are pressed together and strike harder.',
    instead:
      'Load the piston from 1 atm to 2 atm and watch the histogram of speeds: it does not move, since the water jacket keeps the temperature. Count the sparks on the piston instead: **real molecules striking 1 cm²** has doubled. Each blow is what it was; there are twice as many.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'V=\\frac{nRT}{p}', says: 'Where the piston rests on an ideal gas.' },
    {
      tex: 'pV^3-(npb+nRT)\\,V^2+an^2\\,V-abn^3=0',
      says: 'Where it rests on a van der Waals gas: the largest root, by a guarded Newton method.',
    },
    {
      tex: '\\dot V=\\frac{V_{eq}-V}{\\tau},\\quad \\tau=0.5\\ \\mathrm s',
      says: 'The piston comes to rest slowly, so that the gas keeps the temperature of the jacket.',
    },
    {
      tex: 'p_{meas}=\\frac{w}{A\\,\\Delta\\tau}\\sum_{\\text{hits}}2m|v_z|,\\quad w=\\frac{nN_A}{N}',
      says: 'The pressure from the molecules: momentum left on the piston in the window, each point standing for w molecules.',
    },
    {
      tex: '\\sum v_x^2=\\sum v_y^2=\\sum v_z^2=\\frac{N k_B T}{m}',
      says: 'Kept exactly on every axis, so that what fluctuates is the timing of the hits, not the temperature.',
    },
    {
      tex: '\\tfrac14\\,\\frac{N}{V}\\,\\bar v,\\quad \\bar v=\\sqrt{\\frac{8k_BT}{\\pi m}}',
      says: 'Real hits on a unit of area.',
    },
  ],
  assumptions: [
    'The load alone presses on the piston: there is a vacuum above it, no friction, and no gas hidden in tubes.',
    'The scale of the cylinder is exact; its reading scatters.',
    'The gauge counts from a vacuum. The air outside, for the overpressure, has 1 atm exactly.',
    'The jacket brings the gas to a new temperature at once.',
    'The molecules drawn are points that do not collide with one another. Collisions would not change the pressure of an ideal gas.',
    'To a molecule the piston stands still: a move takes all heights along in proportion and changes no speed.',
    'For the van der Waals gases the picture is still one of ideal points, so no pressure is counted from it.',
  ],
  validity:
    'From 0.5 to 3 atm and 0 to 100 °C. How far the van der Waals equation is off shows in its second virial coefficient B = b − a/RT. At 25 °C it gives −16.6 cm³/mol for nitrogen, measured is about −4.5; −105 cm³/mol for carbon dioxide, measured is about −123. At 3 atm that is an error of pV of 0.15 % and 0.2 %: constants from the critical point fit neither gas at room temperature.',
  parameters: [
    { name: 'Amount of gas', value: '1.226221 mmol: 30.00 mL at 1 atm and 25 °C', source: 'chosen', teaching: true },
    { name: 'Cross-section', value: '10.0 cm², square', source: 'chosen', teaching: true },
    { name: 'Time for the piston to settle', value: '0.5 s', source: 'chosen', teaching: true },
    { name: 'Clock of the molecules', value: '1 s on the bench is 100 µs', source: 'chosen', teaching: true },
    { name: 'Mass of a molecule', value: '28.0134 u (N₂)', source: 'CRC Handbook' },
    { name: 'a, b of nitrogen', value: '1.370 L² bar/mol², 0.0387 L/mol', source: 'CRC Handbook' },
    { name: 'a, b of carbon dioxide', value: '3.658 L² bar/mol², 0.0429 L/mol', source: 'CRC Handbook' },
    {
      name: 'Measured second virial coefficients at 25 °C, for comparison',
      value: 'about −4.5 cm³/mol (N₂), −123 cm³/mol (CO₂)',
      source: 'Dymond and Smith 1980',
    },
    { name: 'Leak', value: '1 % of the gas in each second', source: 'chosen', teaching: true },
    { name: 'Gauge', value: 'within ±0.1 % of its span of 4 atm (school)', source: 'EN 837-1, class 0.1' },
    {
      name: 'Scatter of the gauge',
      value: 'σ = 0.003 atm (school), 0.001 atm (research)',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Scale',
      value: '1 mL divisions, read to 0.2 mL, σ = 0.1 mL (school), to 0.1 mL, σ = 0.05 mL (research)',
      source: 'chosen',
      teaching: true,
    },
  ],
  sources: [
    'R. Boyle, A Defence of the Doctrine Touching the Spring and Weight of the Air, Thomas Robinson, London (1662): the table.',
    'J. B. West, The original presentation of Boyle’s law, J. Appl. Physiol. 87, 1543 (1999).',
    'W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 95th edition, CRC Press, Boca Raton (2014): van der Waals constants, molar masses.',
    'J. H. Dymond and E. B. Smith, The Virial Coefficients of Pure Gases and Mixtures, Clarendon Press, Oxford (1980).',
    'D. A. McQuarrie and J. D. Simon, Physical Chemistry: A Molecular Approach, University Science Books, Sausalito (1997), chapters 16 and 27.',
    'E. Tiesinga, P. J. Mohr, D. B. Newell and B. N. Taylor, CODATA recommended values of the fundamental physical constants: 2018, Rev. Mod. Phys. 93, 025010 (2021); replaced by the adjustment of 2022, which leaves exact constants as they are.',
    'EN 837-1:1996, Pressure gauges. Part 1: Bourdon tube pressure gauges, European Committee for Standardization, Brussels.',
  ],
  limits: [
    'A real syringe has friction: tap it, and read once coming up and once going down.',
    'Squeezed quickly, a gas warms up; a real jacket takes seconds to carry that heat away.',
    'Most real gauges show the pressure above the air outside, which itself changes by a few per cent with weather and height.',
    'Tubing to a real gauge holds gas as well, which bends the line p against 1/V away from the origin.',
  ],
};
