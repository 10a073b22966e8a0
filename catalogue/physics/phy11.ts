import { defineExperiment } from '../define';

const theory = `
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
heat has hardly set out along the bar when it is lost. That is why conductivities are measured in well lagged apparatus, and why cooling fins are
made of good conductors.
`;

const STEADY = { material: 'Copper', insulated: true } as const;
/** Lab seconds between points of the trace for a bar of 10 cm: some hundred of them until the profile is steady. */
const SAMPLES = { Copper: 0.5, Glass: 50, Wood: 150 } as const;

export const entry = defineExperiment({
  id: 'phy11',
  simulation: 'heat_conduction',
  theory,
  inputs: [
    {
      id: 'material',
      label: 'Material',
      type: 'select',
      applies: 'restart',
      apparatus: true,
      options: ['Copper', 'Glass', 'Wood'],
      defaultValue: 'Copper',
      hint: 'Another bar starts cold.',
    },
    {
      id: 'hot_temp',
      label: 'Hot end',
      type: 'slider',
      unit: '°C',
      applies: 'live',
      defaultValue: 100,
      min: 50,
      max: 200,
      step: 5,
    },
    {
      id: 'cold_temp',
      label: 'Cold end',
      type: 'slider',
      unit: '°C',
      applies: 'live',
      defaultValue: 0,
      min: -20,
      max: 30,
      step: 5,
    },
    {
      id: 'length_cm',
      label: 'Bar length',
      type: 'slider',
      unit: 'cm',
      applies: 'restart',
      defaultValue: 10,
      min: 5,
      max: 50,
      step: 5,
      hint: 'Times grow with the square of the length; the clock of the bench goes faster accordingly.',
    },
    {
      id: 'insulated',
      label: 'Side insulated',
      type: 'checkbox',
      applies: 'live',
      defaultValue: true,
      hint: 'Lagging on the side; bare, it loses 10 W/(m² K) to air of 20 °C.',
    },
  ],
  runAction: { do: 'start' },
  tells: { front_cm: ['hot_temp', 'cold_temp'] },
  mainReadings: [
    't3_c',
    'power_w',
    'power_out_w',
    'gradient_k_m',
    'k_measured',
    'probe_c',
    'front_cm',
    't1_c',
    't2_c',
    't4_c',
    't5_c',
    'heat_in_j',
    'heat_out_j',
  ],
  mainActions: ['start', 'move_probe', 'skip_to_steady', 'swap_ends', 'race'],
  plot: {
    x: { column: 'time' },
    y: { column: 't3_c' },
    sampleEvery: ({ material, length_cm }) => SAMPLES[material] * (length_cm / 10) ** 2,
  },
  procedure: [
    {
      text: 'Copper, 10 cm, lagged: start the heating and watch the profile. Which place warms first, and which shape does the curve have before it is straight?',
      done: { all: [{ did: 'start' }, { reading: 't3_c', from: 20 }] },
      hint: 'Run presses the start. The dashed line is the profile of the end; wax pins drop where 60 °C has passed.',
    },
    {
      text: 'Log the temperature in the middle: record at least six rows while it rises.',
      done: { recorded: 6, where: STEADY, distinct: 't3_c' },
      hint: 'Set “Record every” to 5 s, or press Record yourself. A quarter of the speed helps.',
    },
    {
      text: 'Steady state: wait until the power in and the power out agree. Record, and work out k = P/(A · gradient) with A = 1 cm². Why is k wrong if you take it too early?',
      done: {
        all: [
          { reading: 'k_measured', from: 380, to: 425 },
          { recorded: 1, where: STEADY },
        ],
      },
      hint: 'It takes a minute and a half. Before, the power at the two ends differs, and the one that you take decides what you get.',
    },
    {
      text: 'Vary the hot end: record the steady power at four temperatures or more. Plot the power out against the gradient: the slope is kA.',
      done: {
        all: [
          { recorded: 4, where: STEADY, distinct: 'hot_temp' },
          {
            fitted: [
              { with: ['line', 'proportional'], x: { column: 'gradient_k_m' }, y: { column: 'power_out_w' } },
              { with: ['line', 'proportional'], x: { column: 'hot_temp' }, y: { column: 'power_out_w' } },
            ],
          },
        ],
      },
      hint: 'Expect 0.040 W m/K, so k = 400 W/(m K). “Skip to the steady state” saves the waiting.',
    },
    {
      text: 'Glass and wood: record the steady k of both. Compare the times until the profile is straight with L²/α.',
      done: {
        all: [
          { recorded: 1, where: { material: 'Glass' } },
          { recorded: 1, where: { material: 'Wood' } },
        ],
      },
      hint: 'α is 1.16 · 10⁻⁴, 4.8 · 10⁻⁷ and 1.5 · 10⁻⁷ m²/s. Show all three side by side to see who wins.',
    },
    {
      text: 'Slide the lagging off a glass bar and let it settle. Record the row: power in and power out no longer agree. Explain the sag.',
      done: { recorded: 1, where: { insulated: false } },
      hint: 'Glass gives most of its heat away on the first centimetres; in copper the sag is hardly seen.',
    },
  ],
  predict: {
    question:
      'A bar of copper 10 cm long needs about 40 s until its profile is nearly straight. How long does one of 20 cm need?',
    options: ['about 60 s', 'about 80 s', 'about 160 s'],
    sketch: { x: [0, 120], y: [0, 100] },
  },
  coach: [
    {
      after: 3,
      text: 'Look at both powers before you work out k: while the bar still warms up, more flows in than comes out.',
    },
    {
      after: 6,
      text: 'The flux plate is good to 2 %, and that error is the same in all rows: more rows do not make it smaller.',
    },
  ],
  model: {
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
      'Conductivity, density and heat capacity do not change with temperature.',
      'Radiation counts as part of the loss coefficient.',
    ],
    validity:
      'Thin bars: a bar 1 cm thick of wood without lagging is at the limit, since its inside is warmer than its surface.',
    parameters: [
      { name: 'Copper: k, ρ, c', value: '401 W/(m K), 8960 kg/m³, 385 J/(kg K)', source: 'CRC Handbook, 25 °C' },
      {
        name: 'Soda-lime glass: k, ρ, c',
        value: '1.0 W/(m K), 2500 kg/m³, 840 J/(kg K)',
        source: 'engineering tables',
      },
      {
        name: 'Pine across the grain: k, ρ, c',
        value: '0.12 W/(m K), 500 kg/m³, 1600 J/(kg K)',
        source: 'engineering tables',
      },
      { name: 'Bar', value: '1 cm × 1 cm', source: 'chosen for the apparatus', teaching: true },
      {
        name: 'Loss of the bare side',
        value: '10 W/(m² K) to 20 °C',
        source: 'natural convection and radiation, chosen',
        teaching: true,
      },
      { name: 'Heat of fusion of ice', value: '333.6 J/g', source: 'CRC Handbook' },
    ],
    sources: [
      'J. Fourier, Théorie analytique de la chaleur (1822)',
      'H. S. Carslaw and J. C. Jaeger, Conduction of Heat in Solids, 2nd ed. (1959), §3.3 and §4.5',
      'J. Crank and P. Nicolson, Proc. Camb. Phil. Soc. 43, 50 (1947)',
    ],
    limits: [
      'Real ends have a contact resistance: paste is used, and the temperature is taken inside the bar, not at its ends.',
      'Above 150 °C wood chars.',
      'Ice melts at 0 °C only; at other cold ends a cooled block stands for it.',
    ],
  },
  demo: [
    { at: 0, do: 'start', says: 'Steam meets the left end of a copper bar. Heat runs down the slope of temperature.' },
    {
      at: 12,
      do: 'move_probe',
      value: 2,
      says: 'Wax pins drop where 60 °C has passed. The profile is still curved: part of the heat stays in the bar.',
    },
    {
      at: 40,
      do: 'move_probe',
      value: 8,
      says: 'It approaches the dashed straight line. Then as much flows out as in.',
    },
    { at: 80, do: 'record_point', says: 'Power and gradient now give the conductivity.' },
    { at: 84, set: { insulated: false }, says: 'Without lagging the side loses heat. In copper that is little.' },
  ],
});
