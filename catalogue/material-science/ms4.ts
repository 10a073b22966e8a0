import { medianLife, parameterAt } from '../../engine/material-science/creep-bar';
import { defineExperiment } from '../define';

const STEEL = 'Stainless steel 316';
const ruptured = { reading: 'rupture_time' } as const;

export const entry = defineExperiment({
  id: 'ms4',
  simulation: 'creep_test',
  texts: () => import('./ms4.texts'),
  inputs: [
    {
      id: 'material',
      label: 'Alloy',
      type: 'select',
      applies: 'live',
      options: ['Stainless steel 316', 'Steel 2.25Cr-1Mo', 'Steel Grade 91', 'Inconel 718'],
      defaultValue: STEEL,
      hint: 'Another alloy is another bar, which has to be heated.',
    },
    {
      id: 'stress',
      label: 'Stress',
      type: 'slider',
      applies: 'live',
      unit: 'MPa',
      defaultValue: 150,
      min: 20,
      max: 800,
      step: 1,
      hint: 'Weights on the lever over the first area of the bar.',
    },
    {
      id: 'temperature',
      label: 'Temperature',
      type: 'slider',
      applies: 'live',
      unit: '°C',
      defaultValue: 650,
      min: 400,
      max: 800,
      step: 5,
      hint: 'As the thermocouples of the furnace show it.',
    },
    {
      id: 'gauge_length',
      label: 'Gauge length',
      type: 'number',
      applies: 'restart',
      unit: 'mm',
      defaultValue: 50,
      min: 25,
      max: 100,
      step: 5,
    },
    {
      id: 'specimen',
      label: 'Specimen number',
      type: 'number',
      applies: 'restart',
      unit: '1',
      defaultValue: 1,
      min: 1,
      max: 9999,
      step: 1,
      hint: 'With the seed it chooses the first bar; each new heating mounts another one.',
    },
    {
      id: 'noise',
      label: 'Scatter',
      type: 'checkbox',
      applies: 'restart',
      defaultValue: true,
      hint: 'Off: every bar is the median one, and the furnace has no error.',
    },
  ],
  caution:
    'The real furnace glows at up to 800 °C and the weights fall when the bar breaks: gloves, goggles, and nobody reaches under the lever.',
  mainReadings: [
    'time_h',
    'strain',
    'strain_rate',
    'stage',
    'min_creep_rate',
    'rupture_time',
    'rupture_strain',
    'lmp',
    'range',
    'bars',
  ],
  mainActions: ['heat', 'load', 'unload', 'skip_hours', 'step_temperature'],
  freshActions: ['heat'],
  plot: {
    x: { column: 'time_h' },
    y: { column: 'strain' },
    // All bars make one line, whatever they were broken at.
    along: { lmp: ['stress', 'temperature'], min_creep_rate: ['stress', 'temperature'] },
    sampleEvery: ({ material, stress, temperature }) =>
      Math.min(3.6e6, Math.max(360, (medianLife(material, { stress, temperature }) * 3600) / 200)),
  },
  finds: [
    {
      id: 'lmp_150',
      label: 'Larson-Miller parameter of 316 at 150 MPa',
      unit: '1',
      value: parameterAt(STEEL, 150),
      tolerance: 0.006,
      source: 'Median of the model, from the strengths of EN 10216-5 for 100 000 h.',
      where: { material: STEEL, stress: 150 },
    },
  ],
  procedure: [
    {
      text: 'Heat a bar of 316 to 650 °C, load it with 150 MPa and let it run to rupture.',
      done: { all: [{ did: 'heat' }, { did: 'load' }, { reading: 'rupture_time', from: 100 }] },
      hint: 'A life takes a minute of the wall clock. “Skip hours” goes faster.',
    },
    {
      text: 'Where does each stage end? Record after rupture: smallest rate, life, parameter. Check the parameter at 150 MPa.',
      done: { all: [{ recorded: 1, where: { material: STEEL, stress: 150 }, having: ruptured }, { found: 'lmp_150' }] },
      hint: 'Primary: the rate falls. Secondary: it stays within a fifth of its least value. Tertiary: it rises. One bar and one furnace leave about half a per cent.',
    },
    {
      text: 'At 650 °C break bars of 316 at four stresses from 120 to 220 MPa and record each after rupture. Fit log rate against log stress: the slope is n.',
      done: {
        all: [
          { recorded: 4, where: { material: STEEL, temperature: 650 }, having: ruptured, distinct: 'stress' },
          {
            fitted: [
              {
                with: ['line'],
                x: { column: 'stress', transform: 'log10' },
                y: { column: 'min_creep_rate', transform: 'log10' },
              },
            ],
          },
        ],
      },
      hint: 'Heat a new bar after each. n of 3 to 8 points to dislocations that climb and glide.',
    },
    {
      text: 'At 150 MPa break bars of 316 at four temperatures from 620 to 700 °C and record each after rupture. Fit ln rate against 1/T: what is Q?',
      done: {
        all: [
          { recorded: 4, where: { material: STEEL, stress: 150 }, having: ruptured, distinct: 'temperature' },
          {
            fitted: [
              {
                with: ['line'],
                x: { column: 'temperature', transform: 'reciprocal' },
                y: { column: 'min_creep_rate', transform: 'ln' },
              },
            ],
          },
        ],
      },
      hint: 'Of a temperature the plot offers 1/value in kelvin. Slope × −8.314 J/(mol K). It comes out larger than the 280 kJ/mol of self-diffusion.',
    },
    {
      text: 'Plot log stress of all bars against their parameter and fit a line. What do the different temperatures do?',
      done: {
        fitted: [{ with: ['line'], x: { column: 'lmp' }, y: { column: 'stress', transform: 'log10' } }],
      },
      hint: 'They fall on one line: that is why hot short tests may stand for long cool service.',
    },
    {
      text: 'From bars that lived less than 1000 h predict the strength for 100 000 h at 600 °C. Compare with 120 MPa; then with another seed.',
      done: { byLearner: true },
      hint: 'P = 873.15 · (20 + 5) = 21 829; read the stress off the line. Another seed is another furnace, off by some degrees.',
    },
    {
      text: 'Monkman and Grant: plot log life of all bars against log smallest rate and fit a line.',
      done: {
        fitted: [
          {
            with: ['line'],
            x: { column: 'min_creep_rate', transform: 'log10' },
            y: { column: 'rupture_time', transform: 'log10' },
          },
        ],
      },
      hint: 'Slope −1: rate times life is nearly constant, 5 % here. How much do bars scatter about it?',
    },
    {
      text: 'Now do it badly: at 650 °C have three recorded bars at 140 MPa and three at 200 MPa (those of step 3 count). Take n from one bar at each stress, three times; then from all six. How far does n move?',
      done: {
        all: [
          { recorded: 3, where: { material: STEEL, temperature: 650, stress: 140 }, having: ruptured },
          { recorded: 3, where: { material: STEEL, temperature: 650, stress: 200 }, having: ruptured },
        ],
      },
      badly: true,
      hint: 'n = log(rate₂/rate₁)/log(200/140). Lives and rates scatter by a fifth or more: over so short a range of stress two bars leave n uncertain by 1, six by 0.6.',
    },
  ],
  predict: {
    question: 'A bar lives 1000 h at 650 °C. How long will it live at the same stress at 600 °C?',
    options: ['1100 h', '2000 h', '20 000 h', 'for ever'],
  },
  coach: [
    {
      after: 2,
      text: 'Bars differ in life by a fifth. What the furnace is off by is the same for all of them: more bars do not take it out.',
    },
  ],
  demo: [
    { at: 0, do: 'heat', says: 'A bar of stainless steel is heated to 650 °C and soaks for two hours.' },
    {
      at: 7200,
      do: 'load',
      says: 'Weights go on the lever: 150 MPa. The bar gives at once, then creeps fast, then slower: primary creep.',
    },
    { at: 1_000_000, set: { stress: 150 }, says: 'Secondary creep: the rate hardly changes for hundreds of hours.' },
    { at: 2_600_000, set: { stress: 150 }, says: 'Voids open at the grain boundaries: tertiary creep.' },
    { at: 3_000_000, do: 'record_point' },
  ],
  demoResult: {
    says: 'The bar has crept by ε = {} and goes on until it breaks.',
    formula: 'strain',
    unit: '%',
  },
});
