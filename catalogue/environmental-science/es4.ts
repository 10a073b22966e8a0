import { PLANETS } from '../../engine/environmental-science/planets';
import { PER_DOUBLING } from '../../engine/environmental-science/carbon-dioxide';
import { YEAR } from '../../engine/environmental-science/greenhouse-readings';
import { defineExperiment } from '../define';

const DOUBLED = { scenario: 'Step', co2: 560 } as const;

export const entry = defineExperiment({
  id: 'es4',
  simulation: 'greenhouse_effect',
  texts: () => import('./es4.texts'),
  inputs: [
    {
      id: 'planet',
      label: 'Planet',
      type: 'select',
      applies: 'live',
      apparatus: true,
      options: ['Earth', 'Venus', 'Mars', 'Moon'],
      defaultValue: 'Earth',
      hint: 'Sets the solar constant and the albedo of that planet; you may change both afterwards.',
    },
    {
      id: 'solar_constant',
      label: 'Solar constant',
      type: 'number',
      unit: 'W/m²',
      applies: 'live',
      defaultValue: 1361,
      min: 100,
      max: 3000,
      step: 0.1,
    },
    {
      id: 'albedo',
      label: 'Albedo',
      type: 'slider',
      unit: '1',
      applies: 'live',
      defaultValue: 0.3,
      min: 0,
      max: 0.95,
      step: 0.001,
      hint: 'The part of the sunlight that is sent back unused.',
    },
    {
      id: 'layers',
      label: 'Number of layers',
      type: 'slider',
      unit: '1',
      applies: 'live',
      defaultValue: 1,
      min: 0,
      max: 5,
      step: 1,
    },
    {
      id: 'emissivity',
      label: 'Infrared absorptivity of each layer',
      type: 'slider',
      unit: '1',
      applies: 'live',
      defaultValue: 0.78,
      min: 0,
      max: 1,
      step: 0.01,
    },
    {
      id: 'co2',
      label: 'CO₂ now',
      type: 'slider',
      unit: 'ppm',
      applies: 'live',
      defaultValue: 420,
      min: 100,
      max: 5000,
      step: 1,
      hint: 'Of the scenario Step; the others have their own CO₂.',
    },
    {
      id: 'co2_baseline',
      label: 'CO₂ baseline',
      type: 'number',
      unit: 'ppm',
      applies: 'restart',
      defaultValue: 280,
      min: 100,
      max: 500,
      step: 1,
      hint: 'Where the forcing is counted from.',
    },
    {
      id: 'scenario',
      label: 'Scenario',
      type: 'select',
      applies: 'restart',
      options: ['Step', '1% per year', 'Hold baseline', 'Mauna Loa'],
      defaultValue: 'Step',
      hint: 'Mauna Loa begins in 1959 with a sea that has warmed since 1850.',
    },
    {
      id: 'sensitivity',
      label: 'Warming per doubling',
      type: 'slider',
      unit: '°C',
      applies: 'restart',
      defaultValue: 3,
      min: 1.5,
      max: 6,
      step: 0.1,
    },
  ],
  presets: { planet: PLANETS },
  runAction: { do: 'start', alone: true },
  tells: {
    forcing: ['co2', 'co2_baseline', 'scenario'],
    t_equilibrium: ['co2', 'co2_baseline', 'sensitivity', 'scenario'],
  },
  finds: [
    {
      id: 'feedback',
      label: 'Feedback parameter λ',
      unit: 'W/(m² K)',
      value: ({ sensitivity }) => PER_DOUBLING / Number(sensitivity),
      tolerance: 0.07,
      source: 'λ = 5.35 ln 2 / warming per doubling (Myhre 1998; Gregory 2004).',
    },
  ],
  mainReadings: [
    't_effective',
    't_surface',
    'greenhouse_warming',
    'absorbed_solar',
    'olr',
    'co2_ppm',
    'forcing',
    't_anomaly',
    't_deep',
    'imbalance',
    't_equilibrium',
    'year',
  ],
  mainActions: ['start', 'add_layer', 'remove_layer', 'fire_photon', 'emit_pulse'],
  customaryActions: ['emit_pulse'],
  plot: {
    x: { column: 'year' },
    y: { column: 't_anomaly' },
    sampleEvery: 2 * YEAR,
    along: { co2_ppm: ['co2'] },
  },
  procedure: [
    {
      text: 'Take all layers away. Read the surface of the Earth and record: sunlight alone allows no more than this.',
      done: {
        all: [
          { input: 'layers', equals: 0 },
          { recorded: 1, where: { layers: 0 } },
        ],
      },
      hint: 'About 255 K, −18 °C. The surface then radiates straight to space: it has the emission temperature.',
    },
    {
      text: 'Record the emission temperature of the four planets. Set it beside their measured mean surface: Earth 288 K, Venus 737 K, Mars 210 K, Moon 200 K.',
      done: { recorded: 4, distinct: 'planet' },
      hint: 'The Moon lies below its own: without air, and with nights of two weeks, its mean T is far below the fourth root of its mean T⁴. The same hides some 5 K of greenhouse effect on Mars.',
    },
    {
      text: 'Back on the Earth, add one layer and find the absorptivity that gives 288 K. Record it. What part of twenty photons from the ground reaches space?',
      done: {
        all: [
          { input: 'planet', equals: 'Earth' },
          { input: 'layers', equals: 1 },
          { reading: 't_surface', from: 287, to: 289 },
          { recorded: 1, where: { planet: 'Earth', layers: 1 } },
          { did: 'fire_photon', times: 20 },
        ],
      },
      hint: 'T_s = T_e [2/(2 − ε)]^¼ gives ε = 0.78. Of many photons the part (T_e/T_s)⁴ = 1 − ε/2 escapes.',
    },
    {
      text: 'Double CO₂ at once: 280 to 560 ppm. Do it badly first: run ten years, record, and take this warming for the final one. Compare it with 3.0 °C.',
      badly: true,
      done: {
        all: [{ recorded: 1, having: { reading: 'year', from: 9 }, where: DOUBLED }],
      },
      hint: 'It is 59 % of it. The mixed layer has followed, but the imbalance is not gone: the deep sea still takes heat up.',
    },
    {
      text: 'Let it run to year 500 and record eight rows or more, most of them early. Plot the imbalance against the warming: the slope is −λ, the height at 0 the forcing. Check λ.',
      done: {
        all: [
          { recorded: 8, where: DOUBLED, distinct: 't_anomaly' },
          { fitted: [{ with: ['line'], x: { column: 't_anomaly' }, y: { column: 'imbalance' } }] },
          { found: 'feedback' },
        ],
      },
      hint: 'Expect λ = 1.24 W/(m² K). Where the line meets zero lies the warming in the end.',
    },
    {
      text: 'Set four amounts of CO₂ from 280 to 1120 ppm and record the warming in the end. Plot it against ln CO₂: the slope is 5.35/λ.',
      done: {
        all: [
          { recorded: 4, distinct: 'co2' },
          {
            fitted: [
              { with: ['line'], x: { column: 'co2_ppm', transform: 'ln' }, y: { column: 't_equilibrium' } },
              { with: ['line'], x: { column: 'co2', transform: 'ln' }, y: { column: 't_equilibrium' } },
            ],
          },
        ],
      },
      hint: 'Each doubling adds the same warming: 4.33 °C for each unit of ln C, 3 °C for ln 2. This is arithmetic, not a measurement: the bench works the warming in the end out by that very law.',
    },
    {
      text: 'What if emissions stop? Reset, set 280 ppm, start, emit a pulse of 1000 GtC, and then nothing more. Record near year 10, 100 and 200: what does CO₂ do, and what the warming?',
      done: {
        all: [
          { did: 'emit_pulse' },
          { recorded: 3, where: { co2: 280 }, distinct: 'year' },
          { recorded: 1, where: { co2: 280 }, having: { reading: 'year', from: 150 } },
        ],
      },
      hint: 'CO₂ falls from 599 to 446 ppm, while the warming stays near 1.8 °C: what the sea takes up of the gas makes up for the heat that it still takes up.',
    },
    {
      text: 'Let CO₂ grow by 1 % a year and record in year 70, when it has doubled: the transient response.',
      done: {
        all: [{ recorded: 1, having: { reading: 'year', from: 69, to: 73 }, where: { scenario: '1% per year' } }],
      },
      hint: 'At 1× five years pass in a second: pause there. About 1.9 °C, less than two thirds of the warming in the end: the sea is on its way.',
    },
  ],
  predict: {
    question: 'CO₂ doubles at once and then stays. How much of the final warming has come after ten years?',
    options: ['nearly all of it', 'a bit more than half', 'less than a tenth'],
    sketch: { x: [0, 100], y: [0, 4] },
  },
  coach: [
    {
      after: 2,
      text: 'A year is one value of each instrument; its zero is the same in every year. More years make the scatter smaller, not the zero.',
    },
    { after: 6, text: 'A slope does not mind the zero of either instrument; the height of the line does.' },
  ],
  demo: [
    { at: 0, set: { layers: 0 }, says: 'Without air that absorbs, the surface stays at 255 K.' },
    { at: 0, do: 'fire_photon' },
    {
      at: 2 * YEAR,
      set: { layers: 1 },
      says: 'One layer takes infrared up and sends half of it back: the surface warms to 288 K.',
    },
    { at: 2 * YEAR, do: 'fire_photon' },
    { at: 12 * YEAR, set: { layers: 3 }, says: 'More layers, more warming; to space goes as much as before.' },
    { at: 12 * YEAR, do: 'fire_photon' },
    { at: 25 * YEAR, set: { layers: 1 } },
    { at: 25 * YEAR, set: { co2: 560 }, says: 'Now CO₂ is doubled. The surface follows within years.' },
    { at: 25 * YEAR, do: 'start' },
    {
      at: 60 * YEAR,
      says: 'The deep sea follows over centuries; until then more heat comes in than goes out.',
      do: 'fire_photon',
    },
    { at: 125 * YEAR, do: 'record_point', says: 'After a hundred years a quarter of the warming is still to come.' },
  ],
  demoResult: {
    says: 'Warming of the surface after a hundred years = {}.',
    formula: 't_anomaly',
    unit: '°C',
  },
});
