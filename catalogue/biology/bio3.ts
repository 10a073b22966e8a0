import { compensationPoint } from '../../engine/biology/leaf-photosynthesis';
import { defineExperiment } from '../define';

const today = { co2: 400, temperature: 25 } as const;

export const entry = defineExperiment({
  id: 'bio3',
  simulation: 'photosynthesis',
  texts: () => import('./bio3.texts'),
  inputs: [
    {
      id: 'light',
      label: 'Light intensity',
      type: 'slider',
      unit: 'lux',
      applies: 'live',
      defaultValue: 5000,
      min: 0,
      max: 10_000,
      step: 100,
      hint: 'The lamp stands where its light comes to this: four times as far, a sixteenth.',
    },
    {
      id: 'co2',
      label: 'Carbon dioxide',
      type: 'slider',
      unit: 'ppm',
      applies: 'live',
      defaultValue: 400,
      min: 100,
      max: 1000,
      step: 10,
      hint: 'In the gas that flows through the chamber. Outdoors air has some 425 ppm today.',
    },
    {
      id: 'temperature',
      label: 'Leaf temperature',
      type: 'slider',
      unit: '°C',
      applies: 'live',
      defaultValue: 25,
      min: 10,
      max: 40,
      step: 1,
    },
    {
      id: 'lamp',
      label: 'Light source',
      type: 'select',
      applies: 'live',
      options: ['Sunlight', 'Cool white fluorescent', 'High pressure sodium'],
      defaultValue: 'Sunlight',
      hint: 'Lux weighs light as eyes do; a leaf counts photons. So the same lux are fewer photons from a sodium lamp.',
    },
  ],
  tells: {
    ppfd: ['light', 'lamp'],
    respiration_rate: ['temperature'],
    rubisco_rate: ['co2', 'temperature'],
    electron_rate: ['light', 'co2', 'temperature', 'lamp'],
    steady_rate: ['light', 'co2', 'temperature', 'lamp'],
    limiting_factor: ['light', 'co2', 'temperature', 'lamp'],
    glucose_rate: ['temperature'],
  },
  finds: [
    {
      id: 'compensation_point',
      label: 'Light compensation point at 400 ppm and 25 °C',
      unit: 'µmol m⁻² s⁻¹',
      value: compensationPoint(400, 25),
      tolerance: 0.14,
      source: 'Model: the light at which the net rate of this shade leaf is 0.',
    },
  ],
  outputs: ['oxygen_rate', 'glucose_rate'],
  mainReadings: ['oxygen_rate', 'ppfd', 'glucose_rate', 'oxygen_evolved_ml', 'limiting_factor'],
  mainActions: ['lights_off', 'lights_on', 'flush_chamber'],
  plot: { x: { column: 'ppfd' }, y: { column: 'oxygen_rate' }, sampleEvery: 10 },
  caution:
    'A strong lamp gets hot and stands beside water: keep plugs and switches dry, touch them with dry hands only, and let the lamp cool before you move it.',
  predict: {
    question: 'The lamp is moved to twice the distance. What becomes of the light on the leaf?',
    options: ['it stays', 'it is half', 'it is a quarter', 'it is an eighth'],
  },
  procedure: [
    {
      text: 'Set the light to 0, run for a minute or more, and record: what does a leaf do in the dark?',
      done: { recorded: 1, having: { reading: 'time', from: 60 }, where: { light: 0 } },
      hint: 'The rate is negative: the leaf respires and takes oxygen up, −0.25 at 25 °C.',
    },
    {
      text: 'Raise the light in steps: 200, 400, 600 and 800 lux, then 2000, 4000, 6000, 8000 and 10 000. Wait 8 minutes of lab time at each and record.',
      done: { recorded: 9, where: today, apart: 420, distinct: 'ppfd' },
      hint: 'A leaf needs minutes to open up to more light. 16× makes waiting short; the rate stands when it no longer rises.',
    },
    {
      text: 'Plot the rate against the light and fit a line to the five lowest rows: where does it cross zero? That is the light compensation point: check it, in µmol m⁻² s⁻¹.',
      done: {
        all: [
          { fitted: [{ with: ['line'], x: { column: 'ppfd' }, y: { column: 'oxygen_rate' } }] },
          { found: 'compensation_point' },
        ],
      },
      hint: 'Zoom to 0 to 16 µmol m⁻² s⁻¹, so that the fit takes those rows only. With slope m and intercept c the crossing is at −c/m: as a formula in Check my result it brings its uncertainty along.',
    },
    {
      text: 'Repeat at 1000 ppm: 2000, 6000 and 10 000 lux. Which part of the curve changes?',
      done: { recorded: 3, where: { co2: 1000, temperature: 25 }, distinct: 'ppfd' },
      hint: 'The plateau rises from 3.3 to 5.0; the slope in weak light hardly changes, since light limits there.',
    },
    {
      text: 'At 10 000 lux and 400 ppm, vary the temperature: record at 10, 20, 25, 30 and 40 °C. Where is the optimum, and what limits at each?',
      done: { recorded: 5, where: { light: 10_000, co2: 400 }, distinct: 'temperature' },
      hint: 'Near 25 °C. In the cold both enzymes are slow; in the heat photorespiration and respiration take back what is gained.',
    },
    {
      text: 'Switch the lamp off and watch the oxygen. Does it stop slowly or at once?',
      done: { all: [{ did: 'lights_off' }, { reading: 'oxygen_rate', to: -0.04 }] },
      hint: 'At once: giving off oxygen needs light directly. Which substance its atoms come from, only a label such as ¹⁸O can tell.',
    },
    {
      text: 'Now do it badly: Reset, set 5000 lux, 400 ppm and 25 °C, run, and record after only one minute.',
      badly: true,
      done: {
        all: [
          { recorded: 1, having: { reading: 'oxygen_rate', to: 2 }, where: { light: 5000, co2: 400, temperature: 25 } },
        ],
      },
      hint: 'From the dark it reads 1.2 where 2.7 is due: every rate on the way up is too low when one does not wait.',
    },
  ],
  demo: [
    { at: 0, set: { light: 0 }, says: 'In the dark the leaf takes oxygen up: it respires.' },
    { at: 120, do: 'record_point' },
    { at: 130, set: { light: 2000 }, says: 'Light: within minutes bubbles leave the cut stem.' },
    { at: 700, do: 'record_point' },
    {
      at: 710,
      set: { light: 10_000 },
      says: 'Five times the light gives only three times the oxygen: carbon dioxide limits now.',
    },
    { at: 1300, do: 'record_point' },
    { at: 1310, set: { co2: 1000 }, says: 'More carbon dioxide lifts the plateau.' },
    { at: 1900, do: 'record_point' },
    { at: 1910, do: 'lights_off', says: 'Lamp off: no more bubbles, and the leaf takes oxygen up again.' },
    { at: 2000, do: 'record_point' },
  ],
});
