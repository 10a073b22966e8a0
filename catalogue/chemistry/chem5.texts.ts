import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A reaction with a clock in it

Hydrogen peroxide oxidises iodide:

$$\\mathrm{H_2O_2+2\\,I^-+2\\,H^+\\to I_2+2\\,H_2O}.$$

Nothing of this can be seen at first, because the flask also holds a small, known amount of thiosulfate, which takes the iodine away as fast as it is made:

$$\\mathrm{I_2+2\\,S_2O_3^{2-}\\to 2\\,I^-+S_4O_6^{2-}}.$$

When the thiosulfate is used up, iodine stays, starch turns it **blue-black**, and the clock has stopped. Up to that moment half as much peroxide has reacted as there was thiosulfate, so the mean rate is

$$r=\\frac{[\\mathrm{S_2O_3^{2-}}]_0}{2\\,t}.$$

The change is sudden because starch with iodine absorbs so strongly. By Beer and Lambert $A=\\varepsilon\\,[\\mathrm{I_2}]\\,l$: through a whole flask a few micromoles in a litre are enough to see, and a second later nothing shines through any more.

## What decides the rate

In 1867, after a first study of permanganate and oxalic acid, Harcourt and Esson found with this very clock that

$$r=(k_1+k_2[\\mathrm{H^+}])\\,[\\mathrm{H_2O_2}]\\,[\\mathrm{I^-}].$$

Doubling the iodide halves the time: the **order** in iodide is 1. Orders are exponents, so they are read as slopes in a plot of $\\ln r$ against $\\ln c$ in which nothing else is changed. The two terms are two paths side by side, one with an acid molecule in it and one without.

## Why warmth helps so much

Molecules in a warm liquid move only a little faster: from 25 °C to 35 °C the mean speed grows by less than 2 %. But only those react that can climb the barrier $E_a$, and their share, about $e^{-E_a/RT}$, lies in the far tail of the **Maxwell-Boltzmann** distribution. The tail roughly doubles. Arrhenius wrote

$$k=A\\,e^{-E_a/RT},\\qquad \\ln k=\\ln A-\\frac{E_a}{R}\\cdot\\frac1T,$$

so the slope of $\\ln k$ against $1/T$, in kelvin, is $-E_a/R$. With two paths at once you find a value between both of their barriers. A **catalyst** does not push anybody over: it offers another path with a lower pass, beside the old one. Far more molecules have the energy for that pass, but only those can take it that meet a molecule of the catalyst, and there are few: its factor $A$ is hundreds of times smaller.

## Timing well

A stopwatch in the hand is late by your reaction time, about 0.2 s, every time. Over a minute this is nothing, over two seconds it is a tenth. Find your own lateness from a few comparisons with the light gate, subtract it, and choose mixtures slow enough that what is left does not matter.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Warmth speeds a reaction up because the molecules are faster and meet more often.',
    instead:
      'Run 25 °C and 35 °C with the stocks you began with. The molecules are 2 % faster, and the time is about half. Then compare **molecules above the barrier in use** in the two rows: that share has about doubled. What counts is not how often molecules meet but how many of the meetings have the energy.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\frac{d[\\mathrm{H_2O_2}]}{dt}=-(k_1+k_2[\\mathrm{H^+}]+k_{cat})[\\mathrm{H_2O_2}][\\mathrm{I^-}]',
      says: 'The slow reaction, over three paths.',
    },
    {
      tex: '\\frac{d[\\mathrm{S_2O_3^{2-}}]}{dt}=2\\,\\frac{d[\\mathrm{H_2O_2}]}{dt},\\quad [\\mathrm{I^-}]\\ \\text{constant}',
      says: 'Until the change: thiosulfate takes the iodine away.',
    },
    {
      tex: '\\frac{d[\\mathrm{I_2}]}{dt}=-\\frac{d[\\mathrm{H_2O_2}]}{dt},\\quad \\frac{d[\\mathrm{I^-}]}{dt}=2\\,\\frac{d[\\mathrm{H_2O_2}]}{dt}',
      says: 'After it.',
    },
    {
      tex: 'k(T)=k_{25}\\exp\\left[-\\frac{E}{R}\\left(\\frac1T-\\frac1{298.15\\,\\mathrm K}\\right)\\right]',
      says: 'Arrhenius, for each path.',
    },
    {
      tex: 'A=\\varepsilon\\,[\\mathrm{I_2}]\\,l',
      says: 'The colour of starch with iodine; the flask is 6 cm across.',
    },
    {
      tex: 'f(E)=\\frac{2}{\\sqrt\\pi}\\sqrt{\\frac{E}{(RT)^3}}\\,e^{-E/RT}',
      says: 'The energies of molecules, drawn on a logarithmic scale: on a plain one the tail above the barrier could not be seen.',
    },
  ],
  assumptions: [
    'Both flasks have the temperature of the bath, and pouring mixes them at once.',
    'Thiosulfate takes up iodine without any delay, so the change is sharp.',
    'Activities are left out: constants do not depend on the ionic strength.',
    'What is worked out as the rate is the mean up to the change. By then 2.5 to 10 % of the peroxide are gone, so that the mean is 1 to 5 % below the rate of the first moment.',
    'A portion stands still in its vial, at a twentieth of its concentration. Really iodine goes on growing there, by a few per cent in the first minute.',
    'Thiosulfate does not decay in the acid, and no iodine evaporates.',
  ],
  validity:
    'Iodide from 0.02 to 0.4 mol/L and acid from 0.01 to 0.1 mol/L in the mixture, 0 to 100 °C; the constants were measured near 25 °C, so far from it they are an extrapolation. Solutes keep the mixture liquid at 0 °C.',
  parameters: [
    { name: 'k₁ at 25 °C', value: '0.0115 1/(M s)', source: 'Liebhafsky and Mohammad 1933: 0.69 per minute' },
    { name: 'k₂ at 25 °C', value: '0.175 1/(M² s)', source: 'Liebhafsky and Mohammad 1933: 10.5 per minute' },
    {
      name: 'E₁, E₂',
      value: '56.1 and 43.7 kJ/mol',
      source: 'Liebhafsky and Mohammad 1933: 13.4 and 10.45 kcal/mol',
    },
    {
      name: 'Molybdate',
      value: 'k = 0.15 1/(M s) at 25 °C, 35 kJ/mol',
      source: 'chosen: shows the effect only',
      teaching: true,
    },
    {
      name: 'Starch with iodine',
      value: 'ε = 2.0 × 10⁴ L/(mol cm) at 580 nm',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Shape of the bands',
      value: '580 nm, 150 nm wide; triiodide at 355 nm, 110 nm wide, 0.15 of it',
      source: 'chosen, for the drawn colour',
      teaching: true,
    },
    {
      name: 'Reaction time',
      value: '0.2 s, σ = 0.05 s, not at grade ideal',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Flask A',
      value: '20 mL KI, 20 mL of 0.0100 mol/L Na₂S₂O₃, 10 mL HCl, 10 mL starch, 20 mL water',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Thermometer of the bath',
      value: 'σ = 0.1 K, zero within ±0.2 K (school); 0.02 K, ±0.05 K (research)',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Strength of the iodide stock',
      value: 'within ±0.5 % of its label (school), ±0.2 % (research)',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Flask B', value: '20 mL H₂O₂', source: 'chosen', teaching: true },
  ],
  sources: [
    'A. V. Harcourt and W. Esson, On the laws of connexion between the conditions of a chemical change and its amount. II. On the reaction of hydric peroxide and hydric iodide, Phil. Trans. R. Soc. 157, 117 (1867). Part I, of permanganate and oxalic acid: 156, 193 (1866).',
    'H. A. Liebhafsky and A. Mohammad, The kinetics of the reduction, in acid solution, of hydrogen peroxide by iodide ion, J. Am. Chem. Soc. 55, 3977 (1933).',
    'P. Atkins and J. de Paula, Atkins’ Physical Chemistry, 10th edition, Oxford University Press (2014): Arrhenius, Maxwell-Boltzmann, Beer-Lambert.',
  ],
  limits: [
    'Above about 60 °C the colour of starch with iodine fades; here it is drawn paler, and the times still follow the law.',
    'The scale of the colorimeter ends at 3. Here it ends sharply; stray light bends that of a real one before.',
    'In a real flask mixing takes half a second, and a stopwatch started by the hand that pours is not exact either.',
    'Salt speeds up or slows down reactions of ions: in a careful study the ionic strength is kept the same in all runs.',
  ],
};
