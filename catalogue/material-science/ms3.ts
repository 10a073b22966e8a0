import { temperatureAt } from '../../engine/material-science/charpy-bar';
import { defineExperiment } from '../define';

const A36 = 'Structural steel A36';
const HULL = 'Hull steel 1912';
const ALUMINIUM = 'Aluminium 6061-T6';

export const entry = defineExperiment({
  id: 'ms3',
  simulation: 'charpy_impact',
  texts: () => import('./ms3.texts'),
  inputs: [
    {
      id: 'material',
      label: 'Material',
      type: 'select',
      applies: 'live',
      options: [
        'Structural steel A36',
        'Hull steel 1912',
        'Pressure-vessel steel A533B',
        'Steel 4340 tempered 425 C',
        'Steel 1045 normalised',
        'Stainless steel 316L',
        'Aluminium 6061-T6',
        'Ti-6Al-4V',
        'Grey cast iron',
      ],
      defaultValue: A36,
      hint: 'The next bar is cut from it. Bars that were broken are kept for the curve.',
    },
    {
      id: 'temperature',
      label: 'Bath temperature',
      type: 'slider',
      applies: 'live',
      unit: '°C',
      defaultValue: 20,
      min: -196,
      max: 200,
      step: 1,
      hint: 'Liquid nitrogen, alcohol that is cooled with it, water or oil.',
    },
    {
      id: 'notch',
      label: 'Notch',
      type: 'select',
      applies: 'live',
      options: ['V 2 mm', 'U 5 mm'],
      defaultValue: 'V 2 mm',
    },
    {
      id: 'width',
      label: 'Width of the bar',
      type: 'select',
      applies: 'live',
      unit: 'mm',
      options: ['2.5', '5', '7.5', '10'],
      defaultValue: '10',
    },
    {
      id: 'hammer',
      label: 'Pendulum capacity',
      type: 'select',
      applies: 'live',
      unit: 'J',
      options: ['150', '300', '450'],
      defaultValue: '300',
      hint: 'A heavier or a lighter hammer at the same height.',
    },
    {
      id: 'transfer_time',
      label: 'Transfer time',
      type: 'slider',
      applies: 'live',
      unit: 's',
      defaultValue: 4,
      min: 1,
      max: 20,
      step: 1,
      hint: 'From the bath to the anvils. The standards allow 5 s until the blow; a bar of the room has all the time.',
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
    },
    {
      id: 'noise',
      label: 'Scatter',
      type: 'checkbox',
      applies: 'restart',
      defaultValue: true,
      hint: 'Off: every bar takes the mean of its kind.',
    },
  ],
  caution:
    'Nobody stands in the plane of the swing; goggles and insulating gloves at the cold bath, tongs at the hot oil.',
  mainReadings: [
    'absorbed_energy',
    'rise_angle',
    'specimen_temperature',
    'valid',
    'shear_fracture',
    'lateral_expansion',
    'friction_loss',
    'bars',
    't_27j',
    't_20j',
    'fit_upper',
    'fit_lower',
    'fit_t0',
    'fit_c',
  ],
  mainActions: ['cool', 'place', 'release', 'free_swing', 'inspect_fracture'],
  freshActions: ['place'],
  plot: {
    x: { column: 'specimen_temperature' },
    y: { column: 'absorbed_energy' },
    sampleEvery: 1,
    along: { specimen_temperature: ['temperature'] },
  },
  finds: [
    {
      id: 't27',
      label: 'Temperature of 27 J of the structural steel',
      unit: '°C',
      value: temperatureAt({ material: A36, notch: 'V 2 mm', width: '10' }, 27) ?? Number.NaN,
      tolerance: 0.18,
      source: 'Mean curve of the model without scatter; A36 is set to 20 J at −27 °C (Felkins et al. 1998).',
      where: { material: A36 },
    },
  ],
  procedure: [
    {
      text: 'Free swing: what does friction take, and is it below 0.5 % of the capacity?',
      done: { all: [{ did: 'free_swing' }, { reading: 'friction_loss', from: 0.1 }] },
      hint: 'Without friction the hammer would come up to 150° again: what it lacks now is friction.',
    },
    {
      text: 'Break three bars of structural steel A36 at each of eight temperatures from −80 to 90 °C. Record each.',
      done: {
        all: [
          { recorded: 24, where: { material: A36 }, distinct: 'bars' },
          { recorded: 8, where: { material: A36 }, distinct: 'temperature' },
        ],
      },
      hint: 'Set the bath, lay a bar in it, place it, release, record. Most bars are needed where they scatter most: about −30 to 40 °C.',
    },
    {
      text: 'Look at a bar broken cold and at one broken warm. What do the faces say?',
      done: { did: 'inspect_fracture', times: 2 },
      hint: 'Bright flat facets are cleavage; a dull fibrous face with lips at its edges was torn.',
    },
    {
      text: 'Read the tanh curve: shelves U and L, middle T₀ and half width C.',
      done: { all: [{ reading: 'fit_c', from: 1 }, { byLearner: true }] },
      hint: 'The curve comes with six bars at four temperatures. Are both shelves covered by bars?',
    },
    {
      text: 'At which temperature does A36 take 27 J? Check your result, and read 20 J too.',
      done: { found: 't27' },
      hint: 'Published for 20 J: −27 °C. The uncertainty beside the value comes from the scatter of your bars and from the bath.',
    },
    {
      text: 'In April 1912 the sea had −2 °C. Break hull steel of 1912 and A36 at −2 °C and record both.',
      done: {
        all: [
          { recorded: 1, where: { material: HULL, temperature: -2 }, distinct: 'absorbed_energy' },
          { recorded: 1, where: { material: A36, temperature: -2 }, distinct: 'absorbed_energy' },
        ],
      },
      hint: 'Compare the faces too. Brittle steel alone did not sink her: see what is often believed.',
    },
    {
      text: 'Break aluminium at −196 and at 20 °C and record. Where is its transition?',
      done: {
        all: [-196, 20].map((temperature) => ({
          recorded: 1,
          where: { material: ALUMINIUM, temperature },
          distinct: 'absorbed_energy' as const,
        })),
      },
      hint: 'Face-centred metals have slip on many planes at any temperature: there is no transition.',
    },
    {
      text: 'Now do it badly: A36 from a bath of −30 °C, once with a transfer of 1 s, once of 20 s. Record both. On which side does the slow hand err?',
      done: {
        all: [
          { recorded: 1, where: { material: A36, temperature: -30, transfer_time: 1 }, distinct: 'absorbed_energy' },
          { recorded: 1, where: { material: A36, temperature: -30, transfer_time: 20 }, distinct: 'absorbed_energy' },
        ],
      },
      badly: true,
      hint: 'The bar warms on its way. On average 17.9 J becomes 20.2 J: too tough, on the unsafe side. One pair of bars may not show it: switch the scatter off to see it.',
    },
  ],
  predict: {
    question: 'A structural steel takes 90 J at 20 °C. What will it take at −60 °C?',
    options: ['about 85 J', 'about 45 J', 'less than 10 J', 'more than 90 J'],
    sketch: { x: [-100, 100], y: [0, 150] },
  },
  coach: [
    {
      after: 3,
      text: 'Three bars of one temperature differ: in the transition by far more than the dial is off, on the shelves by a few per cent.',
    },
  ],
  demo: [
    {
      at: 0,
      set: { temperature: -60, transfer_time: 2 },
      says: 'A bar of structural steel goes into a bath of −60 °C.',
    },
    { at: 0.1, do: 'cool' },
    { at: 301, do: 'place', says: 'Within five seconds it has to lie on the anvils.' },
    { at: 303.4, do: 'release', says: 'The hammer falls through the notched bar.' },
    { at: 306, do: 'inspect_fracture', says: 'Bright and flat: the steel has cleaved.' },
    { at: 306.5, do: 'record_point' },
  ],
  demoResult: {
    says: 'The hammer rose nearly as high as it fell: K = {}.',
    formula: 'absorbed_energy',
    unit: 'J',
  },
});
