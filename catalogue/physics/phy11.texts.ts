import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Heat runs down the slope

Where one end of a bar is hot and the other cold, heat flows from hot to cold. The steeper the temperature falls, the more
flows. Joseph Fourier wrote it down in 1822:

$$q = -k\\,\\frac{\\partial T}{\\partial x}, \\qquad P = q A$$

$q$ is the power through each square metre, and the **conductivity** $k$ belongs to the material: 401 W/(m K) for copper, about 1 for glass,
0.12 for pine across the grain.

## It takes its time

Where more heat flows in than out, it is stored and the temperature rises:

$$\\rho c\\,\\frac{\\partial T}{\\partial t} = k\\,\\frac{\\partial^2 T}{\\partial x^2}$$

Only one combination of the constants sets the pace, the **diffusivity** $\\alpha = k/\\rho c$. A disturbance spreads as
$\\sqrt{\\alpha t}$: to go twice as far takes four times as long. After about $L^2/2\\alpha$ the bar has found its final
profile. For 10 cm that is 43 seconds in copper, three hours in glass and more than nine hours in wood.

## The steady state

Then nothing changes any more. As much flows out of each piece as into it, so the slope is the same everywhere: the profile is a
**straight line**, and

$$P = kA\\,\\frac{\\Delta T}{L}.$$

This is how conductivity is measured: the power, the area, and the temperature at two places. The formula holds only now. In a bar that still
warms up, the power in exceeds the power out, because part of it stays.

## A bare side

Without lagging the side gives heat away, in proportion to how much warmer it is than the air. In the steady state

$$\\frac{d^2T}{dx^2} = \\frac{h p}{kA}\\,(T - T_{air}),$$

with the perimeter $p$. The line sags, and the power in stays larger than the power out for good. A poor conductor suffers most: its
heat has hardly set out along the bar when it is lost. That is why metals are measured as well lagged bars, and why cooling fins are made of good conductors.

No lagging saves a long thin bar of a poor conductor, for the lagging conducts as well as the bar does. Glass and wood are therefore
measured as **thin discs** between two plates of metal, after C. H. Lees, or in a guarded hot plate: wide and thin, they lose little at the rim.
The perfect lagging of this bench spares you the disc.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A bar twice as long takes twice as long to settle.',
    instead:
      'Time the middle of a copper bar of 10 cm until it has half of its final rise, then of 20 cm: four times as long. What spreads goes as the square root of time.',
  },
  {
    believed: 'Metal is colder than wood, lying beside it.',
    instead:
      'Show the three bars side by side before the start: all have one temperature. Then heat them: copper takes heat away at once, and that is what a finger feels.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\rho c\\,\\frac{\\partial T}{\\partial t}=k\\,\\frac{\\partial^2T}{\\partial x^2}-\\frac{hp}{A}(T-T_{air})',
      says: 'Balance of heat in a slice of the bar; the last term only where the side is bare.',
    },
    {
      tex: 'P=-kA\\,\\frac{\\partial T}{\\partial x}',
      says: 'Fourier’s law at the ends, by one-sided differences of second order.',
    },
    {
      tex: 'k=\\frac{P_{out}}{A\\,\\Delta T/\\Delta x}',
      says: 'Worked out once the powers at both ends agree within 2 %.',
    },
  ],
  assumptions: [
    'The temperature is the same across the bar; its ends have exactly the temperatures of what they touch.',
    'The conductivity is worked out from what flux plate and differential thermocouple show.',
    'Conductivity, density and heat capacity do not change with temperature.',
    'Radiation counts as part of the loss coefficient.',
  ],
  validity:
    'Thin bars: a bar 1 cm thick of wood without lagging is at the limit, since its inside is warmer than its surface.',
  parameters: [
    {
      name: 'Copper: k, ρ, c',
      value: '401 W/(m K), 8960 kg/m³, 385 J/(kg K) at 25 °C',
      source: 'CRC Handbook of Chemistry and Physics, 97th ed.',
    },
    {
      name: 'Soda-lime glass: k, ρ, c',
      value: '1.0 W/(m K), 2500 kg/m³, 840 J/(kg K)',
      source: 'chosen: k and ρ as in EN 572-1; c between its 720 and 880 of older tables',
      teaching: true,
    },
    {
      name: 'Pine across the grain: k, ρ, c',
      value: '0.12 W/(m K), 500 kg/m³, 1600 J/(kg K)',
      source: 'chosen: at 12 % moisture, by the formulas of the Wood Handbook 2010, rounded',
      teaching: true,
    },
    { name: 'Bar', value: '1 cm × 1 cm', source: 'chosen', teaching: true },
    { name: 'Wattmeter', value: '±1.5 % of the reading', source: 'chosen', teaching: true },
    {
      name: 'Heat-flux plate; distance of the junctions',
      value: '±3 %; 50 mm ± 0.5 mm',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Loss of the bare side',
      value: '10 W/(m² K) to 20 °C',
      source: 'chosen: natural convection and radiation',
      teaching: true,
    },
    {
      name: 'Heat of fusion of ice',
      value: '333.6 J/g',
      source: 'CRC Handbook of Chemistry and Physics, 97th ed.',
    },
  ],
  sources: [
    'J. Fourier, Théorie analytique de la chaleur, Firmin Didot, Paris, 1822.',
    'H. S. Carslaw and J. C. Jaeger, Conduction of Heat in Solids, 2nd ed., Oxford University Press, 1959, §3.3 and §4.5.',
    'J. Crank and P. Nicolson, A practical method for numerical evaluation of solutions of partial differential equations of the heat-conduction type, Proc. Camb. Phil. Soc. 43 (1947) 50.',
    'CRC Handbook of Chemistry and Physics, 97th ed., CRC Press, Boca Raton, 2016: copper, heat of fusion of ice.',
    'EN 572-1:2012, Glass in building: basic soda-lime silicate glass products, part 1: definitions and general physical and mechanical properties.',
    'Forest Products Laboratory, Wood Handbook: Wood as an Engineering Material, FPL-GTR-190, US Department of Agriculture, 2010, chapter 4 (replaced by FPL-GTR-282, 2021).',
    'C. H. Lees, On the thermal conductivities of single and mixed solids and liquids and their variation with temperature, Phil. Trans. R. Soc. A 191 (1898) 399.',
    'JCGM 100:2008, Guide to the expression of uncertainty in measurement, BIPM, 2008, 4.3.7 and 5.2: from a tolerance to a standard deviation; errors that readings share.',
  ],
  limits: [
    'The lagging is perfect. Real foam of 0.04 W/(m K), five times as thick as the bar, still loses 0.16 W/(m K) along the bar: 98 % of the heat gets through 10 cm of copper, 4 % through glass, and almost nothing through wood.',
    'A real bar is filed to 1 cm within some hundredths of a millimetre: its area is off by a part in a hundred too.',
    'Real ends have a contact resistance: paste is used, and the temperature is taken inside the bar, not at its ends.',
    'Above 150 °C wood chars.',
    'Ice melts at 0 °C only; at other cold ends a cooled block stands for it.',
  ],
};
