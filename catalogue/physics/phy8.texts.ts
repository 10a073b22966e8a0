import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Why a fluid pushes upwards

In a fluid at rest the pressure grows with depth, $p=\\rho_f g\\,h$. A body in it is pushed from all sides, but harder from below than from above. What is left over points upwards: the **buoyant force**. To find it, think the body away. The same space filled with fluid would stay where it is, so the push on it just carries its weight. The push does not know what fills the space:

$$F_b=\\rho_f\\,g\\,V_{sub}.$$

That is Archimedes' principle: buoyancy is the weight of the **displaced** fluid. Neither the body's density nor its depth enters, once it is wholly immersed.

## Sinking and floating

A body that hangs in the fluid on a string weighs less by $F_b$. Weighing it in air and in water gives its volume, and with it its density: the way to find out whether a crown is of gold.

A body less dense than the fluid rises until it displaces just its own weight. Then

$$\\frac{V_{sub}}{V}=\\frac{\\rho_o}{\\rho_f}.$$

An iceberg of 917 kg/m³ keeps nine tenths in sea water. Iron of 7874 kg/m³ sinks in water and floats on mercury with 42 % of it in the air.

## In motion

A body that moves through a fluid pushes fluid aside and must set it in motion too. It behaves as if it had an **added mass**; for a sphere that is half the displaced mass:

$$\\left(m+\\tfrac12\\rho_f V\\right)a=\\text{net force}.$$

So a cork let go under water starts with no more than twice $g$, light as it may be. Then drag grows with the square of the speed, $\\tfrac12\\rho_f C_d A v^2$, until weight, buoyancy and drag balance. From there on the speed stays the same, the **terminal speed**

$$v_t^2=\\frac{2\\,|\\rho_o-\\rho_f|\\,V g}{\\rho_f C_d A}.$$

Plotted as $v^2$ against the body's density that is a line which meets zero where the densities are equal.

A floating body that is pushed down comes back, overshoots and **bobs**. Every swing sends waves over the surface, which carry its energy away, so after a few swings it rests.

## Doing it well

Weigh only when the crane stands still: a moving body feels drag, which the balance takes for buoyancy. The body must be immersed wholly and must not stand on the bottom. Let the sphere fall far enough before you believe in a terminal speed; small spheres reach it sooner.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The deeper a body hangs, the harder the water pushes it up.',
    instead:
      'Lower the ball on the string to 0.3 m and then move the crane to 0.9 m: the balance shows the same. The pressure grows, but above the body as much as below.',
  },
  {
    believed: 'Heavy things sink and light things float.',
    instead:
      'Release 0.0001 m³ of 1100 kg/m³, a tenth of a kilogram, and then 0.01 m³ of 900 kg/m³, nine kilograms: the light ball sinks, the heavy one floats. The density decides.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'F_b=\\rho_f g V_{sub}', says: 'Archimedes’ principle.' },
    {
      tex: 'V_{sub}=\\frac{\\pi h^2(3R-h)}{3},\\quad h=\\mathrm{clip}(R-z,0,2R)',
      says: 'Immersed cap of a sphere whose centre is at the height z above the surface.',
    },
    {
      tex: '\\left(m+\\tfrac12\\rho_fV_{sub}\\right)\\ddot z=-mg+F_b-\\tfrac12\\rho_fC_dA|\\dot z|\\dot z-c_w\\dot z',
      says: 'Motion with added mass, drag and the waves’ damping.',
    },
    { tex: 'c_w=0.6\\,\\rho_fV\\sqrt{g/R}', says: 'While the body is partly immersed; zero otherwise.' },
    { tex: 'v_t=\\sqrt{\\frac{2|\\rho_o-\\rho_f|Vg}{\\rho_fC_dA}}', says: 'Terminal speed.' },
  ],
  assumptions: [
    'The buoyant force is worked out from two weighings with one balance: also while the body moves or stands on the bottom, where it is wrong.',
    'A smooth sphere on its way straight up or down; buoyancy in air is neglected.',
    'The added mass is half that of the fluid displaced at the moment, also near the surface.',
    'The tank is filled to its spout: what the body displaces runs over into the can and stays there. When the body comes up, the level falls below the spout by V/1 m², at most 1 cm; the forces leave that out.',
    'A floating body that bobs pushes over as much as it displaces when it is deepest.',
    'The string has no mass, does not stretch, and pulls but never pushes. The crane moves at 0.25 m/s.',
    'The bottom is inelastic and lets fluid under the body.',
  ],
  validity:
    'Volumes from 0.1 to 10 L, densities from 100 to 10 000 kg/m³. The drag coefficient holds for Reynolds numbers from 10³ to 2·10⁵; beyond, the real drag of a sphere drops, and the page says so.',
  parameters: [
    { name: 'g', value: '9.81 m/s²', source: 'chosen: the standard 9.806 65 m/s² rounded', teaching: true },
    { name: 'Drag coefficient of a sphere', value: '0.47', source: 'H. Schlichting, Boundary-Layer Theory, 7th ed.' },
    { name: 'Added mass of a sphere', value: '½ of the displaced mass', source: 'H. Lamb, Hydrodynamics, 6th ed.' },
    {
      name: 'Damping by waves',
      value: '0.6 ρ V √(g/R)',
      source: 'chosen: bobbing dies in a few swings',
      teaching: true,
    },
    { name: 'Tank', value: '1.5 m deep, 1 m²', source: 'chosen', teaching: true },
    {
      name: 'Fluids',
      value: '1000, 1025, 13 600 kg/m³',
      source: 'chosen: fresh water, sea water and mercury, rounded',
      teaching: true,
    },
    { name: 'Crane', value: '0.25 m/s', source: 'chosen', teaching: true },
    {
      name: 'Hanging balance',
      value: '±0.5 % (school), ±0.02 % (research), the same for all its readings',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Level at which the spout stops dripping',
      value: 'σ = 3 mL (school), 0.5 mL (research), for each filling',
      source: 'chosen',
      teaching: true,
    },
  ],
  sources: [
    'Archimedes, On Floating Bodies, book I, propositions 5 to 7, in T. L. Heath (ed.), The Works of Archimedes, Cambridge University Press, 1897.',
    'H. Lamb, Hydrodynamics, 6th ed., Cambridge University Press, 1932, § 92: added mass of a sphere.',
    'H. Schlichting, Boundary-Layer Theory, 7th ed., McGraw-Hill, New York, 1979: drag of a sphere.',
    'JCGM 100:2008, Guide to the expression of uncertainty in measurement, BIPM, 2008, 4.3.7 and 5.2: from a tolerance to a standard deviation; errors that readings share.',
  ],
  limits: [
    'Mercury is poisonous: nobody fills a tank with it. Twenty tonnes of it would be needed here.',
    'A real sphere wobbles as it falls, because its wake sheds vortices.',
    'A body that seals against the bottom is held there: no fluid can push from below.',
  ],
};
