import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Why solids expand

Two atoms sit in a well of potential energy that is steep where they come close and flat where they part. They vibrate; the more they vibrate, the farther they spend their time on the flat side. The **mean distance** grows, and the solid with it:

$$\\frac{\\Delta L}{L_0}=\\int_{20\\,°\\mathrm{C}}^{T}\\alpha\\,dT .$$

In a symmetric well nothing would expand. By Grüneisen $\\alpha=\\gamma C_V/(3BV)$: α rises from zero at low temperature like the heat capacity. Strong bonds make deep, narrow wells and little expansion (tungsten, silicon, alumina); weak bonds more (aluminium).

**Invar**, iron with 36 % nickel, is the exception. Below its Curie point (about 230 to 280 °C) a magnetic volume shrinks as it warms and cancels most of the expansion; above it Invar expands like other alloys.

## How it is measured

A rod of fused silica rests on the sample in a tube of fused silica; at the cold end a transducer (LVDT) reads the rod's shift. The tube beside the sample expands too, so the instrument shows

$$\\Delta L_{\\text{ind}}=g\\,[\\Delta L_{\\text{sample}}-\\Delta L_{\\text{silica}}] .$$

The silica is added again. The gain $g$ is found by a **reference run**: a bar of certified expansion through the same programme gives $k=\\Delta L_{\\text{certified}}/\\Delta L_{\\text{ind}}$.

The thermocouple sits beside the sample, not in it. While the furnace is heated the sample lags:

$$\\tau\\,\\frac{dT_s}{dt}=T_f-T_s ,$$

by $\\tau$ times the rate: 2 K at 3 K/min, 13 K at 20 K/min. So heat slowly, and hold.

## What for

Glass is sealed to metals of the same α, bridges have gaps, and two metals joined bend (Timoshenko): $\\kappa=\\tfrac32(\\varepsilon_1-\\varepsilon_2)/h$ for equal layers.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A solid expands since its atoms swell.',
    instead:
      'The atoms keep their size. In an unsymmetrical well their mean distance grows: see the lens over the lattice, in which the atoms swing wider and no larger.',
  },
  {
    believed: 'α is a constant of the metal.',
    instead:
      'Copper has 16.5 · 10⁻⁶/K at 20 °C and 18.7 at 300 °C; a table for 20 °C is 7 % off as the mean up to 300 °C. Invar goes from 1.2 at 20 °C to 17 at 500.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'L=L_0\\left(1+\\int_{20}^{T}\\alpha\\,dT\\right)', says: 'Exact, with respect to L₀ at 20 °C.' },
    {
      tex: '\\Delta L_{\\text{ind}}=g\\,[\\Delta L_s(T_s)-\\Delta L_{\\text{silica}}(T_s)]',
      says: 'What the transducer shows; tube and sample are of one length and one temperature.',
    },
    {
      tex: '\\Delta L=k\\,\\Delta L_{\\text{ind}}+\\Delta L_{\\text{silica}}(T)',
      says: 'Calibrated and corrected; T as the thermocouple shows it.',
    },
    {
      tex: 'k=\\frac{\\Delta L_W(T)-\\Delta L_{\\text{silica}}(T)}{\\Delta L_{\\text{ind}}}',
      says: 'From the reference run with tungsten, at the end of its hold.',
    },
    { tex: '\\tau\\,\\dot T_s=T_f-T_s', says: 'Lag of the sample.' },
    { tex: 'T=20+(1+\\epsilon)(T_f-20)', says: 'What the thermocouple shows, °C.' },
    {
      tex: '\\kappa=\\frac{3}{2}\\,\\frac{\\varepsilon_s-\\varepsilon_{\\text{Invar}}}{h},\\quad \\delta=\\frac{1-\\cos\\kappa l}{\\kappa}',
      says: 'Bimetal of equal layers and equal moduli; h = 1 mm, l = 100 mm.',
    },
  ],
  assumptions: [
    'α between its points by a monotone cubic (Fritsch and Butland).',
    'Tube, rod and sample have one temperature over the length of the sample; the rest of the rod stays as it is.',
    'Layers of the bimetal have equal moduli: 3 % off at a ratio of two (Timoshenko: 24/(14 + n + 1/n) with n the ratio).',
    'The furnace follows its programme exactly, and cools by a fan with a time constant of 200 s.',
  ],
  validity: '20 to 500 °C, 0.5 to 20 K/min.',
  parameters: [
    {
      name: 'α at 293, 400, 500, 600, 800 K, 10⁻⁶/K',
      value:
        'Cu 16.5 17.6 18.3 18.9 20.3; Al 23.1 24.9 26.4 28.3 33.8; Fe 11.8 13.4 14.4 15.1 16.2; W 4.5 4.5 4.6 4.7 5.0; Si 2.6 3.2 3.5 3.7 4.1; 304 14.7 16.3 17.5 18.6 20.2; alumina 5.4 6.4 7.0 7.5 8.2; borosilicate 3.25 3.3 3.35 3.5 3.6; silica .48 .57 .58 .55 .46; Invar 1.2 2.4 7.7 15.1 17.4',
      source:
        'AIP Handbook 1972; suppliers’ tables; elements at 20 °C as in the CRC Handbook; Invar after the means of makers’ sheets and ASTM F1684',
    },
    {
      name: 'Lag τ',
      value: '40 s for metals of 50 mm, in proportion to the length; 90 s for glass and ceramics',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Gain of the transducer',
      value: 'standard deviation 1 %, one for each seed',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Scale of the thermocouple',
      value: 'within ±0.4 % of the rise above 20 °C, rectangular (0.23 %), one for each seed',
      source: 'tolerance of IEC 60584-1:2013, class 1, type K, above 375 °C; below it the standard allows ±1.5 °C',
    },
    {
      name: 'Certificate of the tungsten bar',
      value: 'standard uncertainty 0.2 % of its expansion, one error for each seed',
      source: 'chosen; certificates give some tenths of a per cent',
      teaching: true,
    },
    { name: 'Where the rod comes to rest', value: 'within ±40 µm', source: 'chosen', teaching: true },
  ],
  sources: [
    'R. K. Kirby, T. A. Hahn and B. D. Rothrock, Thermal expansion, in: American Institute of Physics (AIP) Handbook, 3rd ed., section 4f, McGraw-Hill, New York (1972).',
    'CRC Handbook of Chemistry and Physics, 97th ed., section 12, CRC Press, Boca Raton (2016).',
    'ASTM E228-17, Standard Test Method for Linear Thermal Expansion of Solid Materials with a Push-Rod Dilatometer, ASTM International (2017; a newer edition exists).',
    'IEC 60584-1:2013, Thermocouples, Part 1: EMF specifications and tolerances, IEC, Geneva.',
    'S. Timoshenko, Analysis of bi-metal thermostats, Journal of the Optical Society of America 11, 233 (1925).',
    'F. N. Fritsch and J. Butland, A method for constructing local monotone piecewise cubic interpolants, SIAM Journal on Scientific and Statistical Computing 5, 300 (1984).',
    'ASTM F1684-06(2021), Standard Specification for Iron-Nickel and Iron-Nickel-Cobalt Alloys for Low Thermal Expansion Applications, ASTM International.',
    'C. E. Guillaume, Recherches sur les aciers au nickel, Comptes rendus 125, 235 (1897): Invar.',
  ],
  limits: [
    'The 304 of the AIP Handbook expands less near 20 °C than sheets of makers say: 15.4 · 10⁻⁶/K as the mean from 20 to 100 °C, against 17.2 there.',
    'Invar depends on its nickel, carbon and cold work: sheets differ by 0.5 · 10⁻⁶/K up to 300 °C, and its Curie point by tens of kelvins.',
    'A real rod creeps a little above 900 °C, and its force dents soft samples.',
    'Real furnaces are warmer in the middle than at the ends of a sample.',
  ],
};
