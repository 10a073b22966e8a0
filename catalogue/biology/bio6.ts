import { lossRate } from '../../engine/biology/catalase-kinetics';
import { defineExperiment } from '../define';

const standard = { temperature: 37, ph: 7, substrate: 'Medium', buffered: true } as const;
/** The tangent stands once ten seconds are over. */
const withRate = { reading: 'initial_rate_mm_s' } as const;
const halfMinute = { reading: 'time', from: 30 } as const;

export const entry = defineExperiment({
  id: 'bio6',
  simulation: 'enzyme_activity',
  texts: () => import('./bio6.texts'),
  inputs: [
    {
      id: 'temperature',
      label: 'Temperature',
      type: 'slider',
      unit: '°C',
      applies: 'restart',
      defaultValue: 37,
      min: 0,
      max: 100,
      step: 1,
      hint: 'Of the water bath, which holds it. The burette stands in the room at 25 °C.',
    },
    {
      id: 'ph',
      label: 'pH',
      type: 'slider',
      unit: 'pH',
      applies: 'restart',
      defaultValue: 7,
      min: 2,
      max: 12,
      step: 0.5,
      hint: 'Of the solution that is poured in. With buffer it stays so.',
    },
    {
      id: 'substrate',
      label: 'Substrate level',
      type: 'select',
      applies: 'restart',
      options: ['Low', 'Medium', 'High'],
      defaultValue: 'Medium',
      hint: 'Hydrogen peroxide of 0.3, 1 or 3 %: 88.2, 294 or 882 mmol/L in the 10 mL.',
    },
    {
      id: 'buffered',
      label: 'Buffer added',
      type: 'checkbox',
      applies: 'restart',
      defaultValue: true,
      hint: 'Without it, acid in the peroxide and the extract’s own protein pull the pH towards 6.2.',
    },
  ],
  tells: {
    actual_ph: ['ph', 'buffered'],
    peroxide_start_mm: ['substrate'],
    substrate_mm: ['substrate'],
    initial_rate_mm_s: ['temperature', 'ph', 'substrate', 'buffered'],
    active_fraction: ['temperature', 'ph', 'buffered'],
  },
  finds: [
    {
      id: 'loss_rate',
      label: 'Rate constant k of the loss at 65 °C',
      unit: '1/s',
      value: lossRate(65, 7),
      tolerance: 0.16,
      source: 'Model: first-order loss with a barrier of 260 kJ/mol, at pH 7.',
    },
  ],
  mainReadings: [
    'oxygen_ml',
    'rate_ml_min',
    'initial_rate_mm_s',
    'foam_height_mm',
    'actual_ph',
    'heated_s',
    'active_fraction',
  ],
  mainActions: ['add_enzyme', 'add_copper_sulfate', 'preheat_temperature', 'preheat_enzyme'],
  preparations: ['preheat_temperature', 'preheat_enzyme', 'add_copper_sulfate'],
  plot: { x: { column: 'time' }, y: { column: 'oxygen_ml' }, sampleEvery: 0.5 },
  predict: {
    question: 'The gas is read after 5 s and after 60 s, at many temperatures. Where is most gas?',
    options: ['at the same temperature', 'after 60 s at a higher one', 'after 60 s at a lower one', 'always at 37 °C'],
  },
  caution:
    'Wear eye protection and gloves: peroxide and copper sulfate harm eyes and skin, and foam spits. Raw liver is handled as raw meat.',
  procedure: [
    {
      text: 'Run the standard cylinder (37 °C, pH 7, Medium) for at least 15 s and record. The initial rate is the tangent at the start, drawn through the burette of the first ten seconds.',
      done: { recorded: 1, where: standard, having: withRate },
      hint: 'The initial rate appears once ten seconds are over. Where the gas bends too sharply for a tangent, above 70 °C, there is none.',
    },
    {
      text: 'At 25 °C and pH 7, record the initial rate for Low, Medium and High. Does the rate grow with the peroxide as a straight line?',
      done: {
        recorded: 3,
        where: { temperature: 25, ph: 7, buffered: true },
        having: withRate,
        distinct: 'peroxide_start_mm',
      },
      hint: 'Each new level begins a fresh cylinder. 3.3 times the peroxide gives 1.41 times the rate, ten times only 1.40: the enzyme is nearly full, and the most peroxide already slows it a little. In the double-reciprocal plot (x 1/peroxide at the start, y 1/initial rate) Low and Medium alone give an apparent Kₘ of 63 mM, for the same reason.',
    },
    {
      text: 'Back at 37 °C and Medium, with buffer: record 30 s of gas at six pH values from 2 to 12.',
      done: {
        recorded: 6,
        where: { temperature: 37, substrate: 'Medium', buffered: true },
        having: halfMinute,
        distinct: 'ph',
      },
      hint: '“Record every” 30 s takes the row by itself. Plot oxygen against pH: a bell, since one group must have lost its H⁺ and another must have kept it.',
    },
    {
      text: 'Set High and pH 7. Record the gas at six temperatures, each at 30 s. Where is the optimum? Would it be there after 5 s?',
      done: {
        recorded: 6,
        where: { substrate: 'High', ph: 7, buffered: true },
        having: halfMinute,
        distinct: 'temperature',
      },
      hint: 'Take 20, 40, 50, 55, 60 and 70 °C. At 5 s the most gas comes at 65 °C, at 30 s at 58 °C, at 60 s at 56 °C: the hotter, the faster, and the sooner it is over.',
    },
    {
      text: 'Back at 37 °C let High at pH 7 run to its end. How much gas does 10 mL of 3 % peroxide give?',
      done: { reading: 'oxygen_ml', from: 100 },
      hint: '108 mL, ten times its volume: that is why it is sold as "10 volume". Any temperature that spares the enzyme gives the same, later or sooner.',
    },
    {
      text: 'Back to the standard cylinder: Medium, pH 7, buffer, bath at 37 °C. Five times: Reset, set the block (not the bath) to 65 °C, heat the enzyme alone for 0, 15, 30, 45 or 60 s, run and record after 10 s or more.',
      done: {
        all: [
          { recorded: 5, where: standard, distinct: 'heated_s' },
          { recorded: 5, where: standard, distinct: 'initial_rate_mm_s' },
        ],
      },
      hint: 'The block is under Do; the slider “Temperature” is the bath, and rows with another bath do not count.',
    },
    {
      text: 'Plot ln(initial rate) against the time heated and lay a straight line: its slope is −k. Check k, in 1/s and without the minus. Cooled to 37 °C, does the enzyme come back?',
      done: {
        all: [
          {
            fitted: [
              {
                with: ['line'],
                x: { column: 'heated_s' },
                y: { column: 'initial_rate_mm_s', transform: 'ln' },
              },
              { with: ['exponential'], x: { column: 'heated_s' }, y: { column: 'initial_rate_mm_s' } },
            ],
          },
          { found: 'loss_rate' },
        ],
      },
      hint: 'The slope falls, so it is near −0.02: enter k = +0.02 with the digits of yours. In Check my result the formula -m gives it with its uncertainty. The enzyme does not come back.',
    },
    {
      text: 'Now do it badly: the pH series without buffer. Record pH 4, 7 and 10 at 30 s.',
      badly: true,
      done: {
        recorded: 3,
        where: { temperature: 37, substrate: 'Medium', buffered: false },
        having: halfMinute,
        distinct: 'ph',
      },
      hint: 'pH 4 gives 13 mL where the buffered cylinder gave 1.5: the meter says that the cylinder never was at pH 4. A curve against the pH of the bottle is none.',
    },
  ],
  demo: [
    {
      at: 0,
      set: { substrate: 'Medium' },
      says: 'Peroxide, buffer and 1 mL of liver extract at 37 °C. Oxygen foams up and gathers in the burette.',
    },
    { at: 20, do: 'record_point', says: 'The tangent of the first ten seconds is the initial rate.' },
    { at: 40, do: 'add_copper_sulfate', value: 5, says: 'Copper sulfate, 5 mmol/L: the gas comes half as fast.' },
    { at: 70, do: 'add_enzyme', value: 2, says: 'More extract: faster again. The end will be the same volume.' },
    { at: 150, do: 'record_point' },
  ],
});
