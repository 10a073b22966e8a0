import { defineExperiment } from '../define';

const theory = `
## A reaction with a clock in it

Hydrogen peroxide oxidises iodide:

$$\\mathrm{H_2O_2+2\\,I^-+2\\,H^+\\to I_2+2\\,H_2O}.$$

Nothing of this can be seen at first, because the flask also holds a small, known amount of thiosulfate, which takes the iodine away as fast as it is made:

$$\\mathrm{I_2+2\\,S_2O_3^{2-}\\to 2\\,I^-+S_4O_6^{2-}}.$$

When the thiosulfate is used up, iodine stays, starch turns it **blue-black**, and the clock has stopped. Up to that moment half as much peroxide has reacted as there was thiosulfate, so the mean rate is

$$r=\\frac{[\\mathrm{S_2O_3^{2-}}]_0}{2\\,t}.$$

The change is sudden because starch with iodine absorbs so strongly. By Beer and Lambert $A=\\varepsilon\\,[\\mathrm{I_2}]\\,l$: through a whole flask a few micromoles in a litre are enough to see, and a second later nothing shines through any more.

## What decides the rate

In 1866 Harcourt and Esson found with this very clock that

$$r=(k_1+k_2[\\mathrm{H^+}])\\,[\\mathrm{H_2O_2}]\\,[\\mathrm{I^-}].$$

Doubling the iodide halves the time: the **order** in iodide is 1. Orders are exponents, so they are read as slopes in a plot of $\\ln r$ against $\\ln c$ in which nothing else is changed. The two terms are two paths side by side, one with an acid molecule in it and one without.

## Why warmth helps so much

Molecules in a warm liquid move only a little faster: from 25 °C to 35 °C the mean speed grows by less than 2 %. But only those react that can climb the barrier $E_a$, and their share, about $e^{-E_a/RT}$, lies in the far tail of the **Maxwell-Boltzmann** distribution. The tail roughly doubles. Arrhenius wrote

$$k=A\\,e^{-E_a/RT},\\qquad \\ln k=\\ln A-\\frac{E_a}{R}\\cdot\\frac1T,$$

so the slope of $\\ln k$ against $1/T$, in kelvin, is $-E_a/R$. With two paths at once you find a value between both of their barriers. A **catalyst** does not push anybody over: it offers another path with a lower pass.

## Timing well

A stopwatch in the hand is late by your reaction time, about 0.2 s, every time. Over a minute this is nothing, over two seconds it is a tenth. Find your own lateness from a few comparisons with the light gate, subtract it, and choose mixtures slow enough that what is left does not matter.
`;

const atStart = { temperature: 25, peroxide_conc: '0.10', acid_conc: '0.50', catalyst: false } as const;
const warming = { concentration: 0.5, peroxide_conc: '0.10', acid_conc: '0.50', catalyst: false } as const;

export const entry = defineExperiment({
  id: 'chem5',
  simulation: 'reaction_rate',
  theory,
  inputs: [
    {
      id: 'concentration',
      label: 'Concentration (KI stock)',
      type: 'slider',
      unit: 'mol/L',
      applies: 'live',
      defaultValue: 0.5,
      min: 0.1,
      max: 2,
      step: 0.1,
      hint: '20 mL of it go into 100 mL of mixture.',
    },
    {
      id: 'temperature',
      label: 'Temperature',
      type: 'slider',
      unit: '°C',
      applies: 'live',
      defaultValue: 25,
      min: 0,
      max: 100,
      step: 5,
      hint: 'Of the bath. Fresh flasks wait in it until they are as warm.',
    },
    {
      id: 'peroxide_conc',
      label: 'H₂O₂ stock',
      type: 'select',
      unit: 'mol/L',
      applies: 'live',
      options: ['0.05', '0.10', '0.20'],
      defaultValue: '0.10',
      hint: '20 mL of it go into 100 mL of mixture.',
    },
    {
      id: 'acid_conc',
      label: 'HCl stock',
      type: 'select',
      unit: 'mol/L',
      applies: 'live',
      options: ['0.10', '0.50', '1.00'],
      defaultValue: '0.50',
      hint: '10 mL of it go into 100 mL of mixture.',
    },
    {
      id: 'catalyst',
      label: 'Add molybdate catalyst',
      type: 'checkbox',
      applies: 'live',
      defaultValue: false,
      hint: 'A few drops of ammonium molybdate in flask A.',
    },
  ],
  tells: {
    rate_constant_obs: ['concentration', 'peroxide_conc'],
    peroxide_mm: ['peroxide_conc'],
    fraction_over_barrier: ['temperature'],
    bath_temperature_k: ['temperature'],
  },
  runAction: { do: 'mix' },
  mainReadings: [
    'stopwatch_s',
    'clock_time_s',
    'rate_m_s',
    'rate_constant_obs',
    'bath_temperature_k',
    'absorbance',
    'fraction_over_barrier',
  ],
  mainActions: ['mix', 'stop_timer', 'reset_flasks'],
  plot: {
    x: { column: 'concentration', transform: 'ln' },
    y: { column: 'rate_m_s', transform: 'ln' },
    sampleEvery: 0.5,
  },
  procedure: [
    {
      text: 'At 25 °C, pour flask B into flask A (Mix) and stop the watch when the liquid turns blue-black. Do so with KI stock of 0.2, 0.5, 1.0 and 2.0 mol/L, and record each after the change.',
      done: {
        all: [
          { did: 'stop_timer', times: 4 },
          { recorded: 4, where: atStart, distinct: 'rate_m_s' },
        ],
      },
      hint: 'A new concentration brings fresh flasks by itself. Start with 0.5: about 26 s. The light gate at the flask tells the time of the change without a hand.',
    },
    {
      text: 'Compare stopwatch and light gate in your rows. By how much is your thumb late, on average? Subtract that from every stopwatch time.',
      done: { byLearner: true },
      hint: 'A computed column in the data does the subtraction: stopwatch_s − 0.2, or with your own value.',
    },
    {
      text: 'Plot ln rate against ln concentration and fit a line: the slope is the order in iodide.',
      done: {
        fitted: [
          {
            with: ['line'],
            x: { column: 'concentration', transform: 'ln' },
            y: { column: 'rate_m_s', transform: 'ln' },
          },
          {
            with: ['line'],
            x: { column: 'concentration', transform: 'ln' },
            y: { column: 'clock_time_s', transform: 'ln' },
          },
          {
            with: ['line'],
            x: { column: 'concentration', transform: 'ln' },
            y: { column: 'stopwatch_s', transform: 'ln' },
          },
        ],
      },
      hint: 'The plot is set up so. [I⁻] in the mixture is a fifth of the stock, which shifts the line and leaves its slope: 1. With ln time instead of ln rate it is −1.',
    },
    {
      text: 'Keep KI at 0.5 mol/L and run H₂O₂ stocks of 0.05, 0.10 and 0.20 mol/L. What is the order in peroxide?',
      done: {
        recorded: 3,
        where: { concentration: 0.5, temperature: 25, acid_conc: '0.50' },
        distinct: 'peroxide_conc',
      },
      hint: 'Twice the peroxide, half the time: order 1, without a plot.',
    },
    {
      text: 'Reset, and run 5, 15, 25, 35 and 45 °C with the stocks you began with. Record each after the change.',
      done: { recorded: 5, where: warming, distinct: 'temperature' },
      hint: 'At 5 °C it takes nearly two minutes: after the first one the lab’s clock goes ten times as fast, until shortly before the change.',
    },
    {
      text: 'Plot ln of the rate constant against 1/T and fit a line. Its slope times −8.314 J/(mol K) is the activation energy.',
      done: {
        fitted: [
          {
            with: ['line'],
            x: { column: 'bath_temperature_k', transform: 'reciprocal' },
            y: { column: 'rate_constant_obs', transform: 'ln' },
          },
          {
            with: ['line'],
            x: { column: 'bath_temperature_k', transform: 'reciprocal' },
            y: { column: 'rate_m_s', transform: 'ln' },
          },
          {
            with: ['line'],
            x: { column: 'bath_temperature_k', transform: 'reciprocal' },
            y: { column: 'stopwatch_s', transform: 'ln' },
          },
          {
            with: ['line'],
            x: { column: 'bath_temperature_k', transform: 'reciprocal' },
            y: { column: 'clock_time_s', transform: 'ln' },
          },
        ],
      },
      hint: 'T is the bath temperature in kelvin; show the rows of this run alone. At this acid you find about 51 kJ/mol: a mix of the two paths, published as 56.1 and 43.7. ln t has the same slope with the other sign.',
    },
    {
      text: 'Add molybdate at 25 °C and record one more run. How many times as fast is it?',
      done: { recorded: 1, where: { catalyst: true, temperature: 25, concentration: 0.5 } },
      hint: 'The catalyst’s path has the lower barrier in the picture of energies: far more molecules get over it.',
    },
    {
      text: 'Now do it badly: 100 °C, with the watch in your hand. Record, and compare your time with the light gate.',
      done: { all: [{ recorded: 1, where: { temperature: 100 } }] },
      hint: 'The change comes in less than half a second: your reaction time is as long as what you want to measure. A rate from this stopwatch means nothing.',
    },
    {
      text: 'Explain why 10 °C more roughly double the rate although the molecules are hardly faster.',
      done: { byLearner: true },
      hint: 'Compare “molecules above the barrier” at 25 and 35 °C.',
    },
  ],
  predict: {
    question: 'The iodide in the flask is doubled, all else is kept. What becomes of the time to the colour change?',
    options: ['it stays the same', 'it is halved', 'it is a quarter', 'it is doubled'],
  },
  coach: [
    {
      after: 1,
      text: 'A hand on a stopwatch is late by about 0.2 s every time: that does not average out. Compare with the light gate and subtract it.',
    },
    {
      after: 3,
      text: 'In short times the error of the watch counts most. Spread your concentrations evenly in ln c, and let the fastest run take ten seconds or more.',
    },
    { after: 5, text: 'One thing at a time: between the rows of one plot only the quantity on its x axis may change.' },
  ],
  model: {
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
        source: 'model parameter: shows the effect only',
        teaching: true,
      },
      {
        name: 'Starch with iodine',
        value: 'ε = 2.0 × 10⁴ L/(mol cm) at 580 nm',
        source: 'model parameter',
        teaching: true,
      },
      {
        name: 'Shape of the bands',
        value: '580 nm, 150 nm wide; triiodide at 355 nm, 110 nm wide, 0.15 of it',
        source: 'model parameter, for the drawn colour',
        teaching: true,
      },
      {
        name: 'Reaction time',
        value: '0.2 s, σ = 0.05 s, not at grade ideal',
        source: 'model parameter',
        teaching: true,
      },
      {
        name: 'Flask A',
        value: '20 mL KI, 20 mL of 0.0100 mol/L Na₂S₂O₃, 10 mL HCl, 10 mL starch, 20 mL water',
        source: 'chosen',
        teaching: true,
      },
      { name: 'Flask B', value: '20 mL H₂O₂', source: 'chosen', teaching: true },
    ],
    sources: [
      'A. V. Harcourt and W. Esson, On the laws of connexion between the conditions of a chemical change and its amount, Phil. Trans. R. Soc. 156, 193 (1866).',
      'H. A. Liebhafsky and A. Mohammad, The kinetics of the reduction, in acid solution, of hydrogen peroxide by iodide ion, J. Am. Chem. Soc. 55, 3977 (1933).',
      'P. Atkins and J. de Paula, Physical Chemistry: Arrhenius, Maxwell-Boltzmann, Beer-Lambert.',
    ],
    limits: [
      'Above about 60 °C the colour of starch with iodine fades; here it is drawn paler, and the times still follow the law.',
      'In a real flask mixing takes half a second, and a stopwatch started by the hand that pours is not exact either.',
      'Salt speeds up or slows down reactions of ions: in a careful study the ionic strength is kept the same in all runs.',
    ],
  },
  demo: [
    {
      at: 0,
      do: 'mix',
      says: 'Peroxide is poured into iodide, acid, starch and a little thiosulfate. Iodine forms, and thiosulfate takes it away.',
    },
    { at: 26.2, do: 'stop_timer', says: 'There: blue-black within a second. The time gives the rate.' },
    { at: 29, do: 'record_point' },
    { at: 31, set: { concentration: 1 }, says: 'Fresh flasks with twice the iodide.' },
    { at: 33, do: 'mix' },
    { at: 46.2, do: 'stop_timer', says: 'Half the time: the rate is in proportion to iodide.' },
    { at: 49, do: 'record_point' },
  ],
});
