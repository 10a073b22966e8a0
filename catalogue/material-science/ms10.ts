import { SAMPLE_NAMES } from '../../engine/data/conductivity-samples';
import { tcrOfMetal } from '../../engine/material-science/resistivity';
import { defineExperiment } from '../define';

const copper = { material: 'Copper' } as const;
const silicon = { material: 'Silicon wafer', doping_type: 'n (phosphorus)' } as const;

export const entry = defineExperiment({
  id: 'ms10',
  simulation: 'electrical_conductivity',
  texts: () => import('./ms10.texts'),
  inputs: [
    {
      id: 'material',
      label: 'Sample',
      type: 'select',
      applies: 'restart',
      options: SAMPLE_NAMES,
      defaultValue: 'Copper',
      hint: 'Wires of 1.00 mm with 0.500 m between the probes, a wafer of 0.500 mm, a bar of germanium, discs of insulators.',
    },
    {
      id: 'method',
      label: 'Method',
      type: 'select',
      applies: 'live',
      options: ['Two-wire', 'Four-probe'],
      defaultValue: 'Four-probe',
      hint: 'Whether the voltmeter has leads of its own.',
    },
    {
      id: 'current',
      label: 'Source current',
      type: 'number',
      applies: 'live',
      unit: 'mA',
      defaultValue: 100,
      min: 0.001,
      max: 1000,
      hint: 'The source gives 10 V at most. Insulators have 500 V and an electrometer instead.',
    },
    {
      id: 'temperature',
      label: 'Temperature',
      type: 'slider',
      applies: 'live',
      unit: 'K',
      defaultValue: 293,
      min: 80,
      max: 600,
      step: 1,
      hint: 'Of cryostat and oven. The sample follows in a minute or two.',
    },
    {
      id: 'doping_log',
      label: 'Silicon doping, log10 cm⁻³',
      type: 'slider',
      applies: 'restart',
      unit: '1',
      defaultValue: 15,
      min: 13,
      max: 19,
      step: 0.25,
      showWhen: { input: 'material', equals: 'Silicon wafer' },
      hint: '15 means 10¹⁵ dopants in a cubic centimetre. Undoped silicon has none.',
    },
    {
      id: 'doping_type',
      label: 'Doping',
      type: 'select',
      applies: 'restart',
      options: ['n (phosphorus)', 'p (boron)', 'intrinsic'],
      defaultValue: 'n (phosphorus)',
      showWhen: { input: 'material', equals: 'Silicon wafer' },
    },
    {
      id: 'contact_resistance',
      label: 'Contact resistance',
      type: 'slider',
      applies: 'live',
      unit: 'Ω',
      defaultValue: 0.5,
      min: 0,
      max: 5,
      step: 0.1,
      hint: 'Of each contact; the leads have 0.05 Ω besides.',
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
      hint: 'Wires are not exactly 1.00 mm thick.',
    },
    {
      id: 'noise',
      label: 'Scatter',
      type: 'checkbox',
      applies: 'restart',
      defaultValue: true,
      hint: 'Off: the sample has exactly its nominal size.',
    },
  ],
  tells: {
    current_actual: ['current'],
    sample_temperature: ['temperature'],
    carrier_density: ['material', 'doping_log', 'doping_type'],
    sheet_resistance: ['material'],
    tcr: ['material'],
    activation_ev: ['material'],
  },
  finds: [
    {
      id: 'tcr',
      label: 'Temperature coefficient of copper, 273 to 373 K over ρ(293 K)',
      unit: '1/K',
      value: tcrOfMetal('Copper'),
      tolerance: 0.02,
      source: 'Model: the law of Bloch and Grüneisen, fitted to the table of the CRC Handbook.',
    },
  ],
  caution:
    'Insulators are tested with 500 V: the interlock of the guarded box stays closed, and the disc is discharged before it is touched.',
  mainReadings: [
    'voltage',
    'current_actual',
    'resistance',
    'resistivity',
    'sheet_resistance',
    'sample_temperature',
    'tcr',
    'activation_ev',
    'carrier_density',
    'compliance',
  ],
  mainActions: ['mount', 'source_on', 'reverse', 'measure', 'sweep_temperature'],
  plot: { x: { column: 'sample_temperature' }, y: { column: 'resistivity' }, sampleEvery: 2 },
  predict: {
    question:
      'A wafer of silicon with 10¹⁵ phosphorus atoms in a cubic centimetre is heated from 293 to 500 K. What does its resistivity do?',
    options: ['it falls, as that of every semiconductor', 'it rises', 'it stays'],
  },
  procedure: [
    {
      badly: true,
      text: 'First do it badly: choose Two-wire, mount the copper wire, switch the source on and record. Then change to Four-probe and record again. How much of the first resistance was copper?',
      done: {
        all: [
          { recorded: 1, where: { ...copper, method: 'Two-wire' } },
          { recorded: 1, where: { ...copper, method: 'Four-probe' } },
        ],
      },
      hint: 'Half a metre of copper has a hundredth of an ohm; two contacts and the leads have 1.05 Ω. The voltmeter’s own leads carry no current, so their contacts cost no voltage.',
    },
    {
      text: 'With four probes record once more, press Reverse the current, and record. Which part of the voltage was not the wire’s?',
      done: {
        all: [{ did: 'reverse' }, { recorded: 2, where: { ...copper, method: 'Four-probe' }, distinct: 'voltage' }],
      },
      hint: 'Copper against another metal makes some microvolts by the warmth of the junctions. It does not change its sign with the current, so that half the difference of both directions is free of it.',
    },
    {
      text: 'Sweep the copper from 80 to 600 K in steps of 20 K. Where is the line straight, and where does it bend? Then sweep 273 to 373 K in steps of 10 K, record, and check the temperature coefficient.',
      done: { all: [{ did: 'sweep_temperature', times: 2 }, { found: 'tcr' }] },
      hint: 'Write "80,600,20" and press Sweep; it takes some 50 minutes of lab time: run at 16×. The coefficient is the slope from 273 to 373 K over ρ at 293 K. A line through zero kelvin would give 1/293 K = 0.0034; copper has more, since its phonons freeze out faster than in proportion.',
    },
    {
      text: 'Change to the silicon wafer, n 10¹⁵, 1 mA. Record the resistivity at 293, 400, 500 and 600 K. Was your prediction right?',
      done: {
        all: [293, 400, 500, 600].map((temperature) => ({
          recorded: 1,
          where: { ...silicon, doping_log: 15, temperature },
          having: { reading: 'sample_temperature', from: temperature - 2, to: temperature + 2 },
        })),
      },
      hint: 'Mount it and switch the source on. Wait at each temperature until the thermometer stands. Up to 500 K the number of carriers stays and phonons slow them; then the wafer makes its own carriers, and the resistivity falls.',
    },
    {
      text: 'Take n 10¹³ and sweep 500 to 600 K in steps of 10 K. Twice the activation energy is a gap: which one? Record it.',
      done: {
        all: [
          { input: 'doping_log', equals: 13 },
          { reading: 'activation_ev', from: 0.57, to: 0.62 },
          { recorded: 1, where: { ...silicon, doping_log: 13 }, distinct: 'activation_ev' },
        ],
      },
      hint: 'Twice 0.59 eV is 1.19 eV: near the gap extrapolated to 0 K, 1.17 eV, and not the 1.05 eV that silicon has at 550 K. Since the gap shrinks almost linearly with warmth, the slope of an Arrhenius line finds its value at 0 K.',
    },
    {
      text: 'At 293 K record the resistivity for n 10¹³, 10¹⁵, 10¹⁷ and 10¹⁹. Plot both on logarithmic scales. Does a hundred times the dopants give a hundredth of the resistivity?',
      done: { recorded: 4, where: { ...silicon, temperature: 293 }, distinct: 'doping_log' },
      hint: 'At first yes; above 10¹⁷ the dopants themselves scatter the carriers, and it falls less.',
    },
    {
      text: 'Mount polyethylene and record. What flows at 500 V, and why can no nanovoltmeter measure this?',
      done: { recorded: 1, where: { material: 'Polyethylene' }, distinct: 'resistivity' },
      hint: 'About a picoampere: six million electrons a second. The guard ring keeps what creeps over the surface away from the electrometer. Between silver and polyethylene lie 23 powers of ten.',
    },
  ],
  demo: [
    { at: 0, do: 'mount', says: 'Half a metre of copper wire, 1 mm thick, in four clamps.' },
    { at: 5, do: 'source_on', says: 'The outer two carry 100 mA, the inner two go to the voltmeter: one millivolt.' },
    { at: 25, do: 'reverse', says: 'Half the difference of both directions: the thermal voltage is gone.' },
    { at: 40, do: 'sweep_temperature', value: '273,373,20', says: 'Warmer and warmer: phonons scatter the electrons.' },
    { at: 800, do: 'record_point' },
  ],
  demoResult: { says: 'The temperature coefficient of copper, from 273 to 373 K: α = {}', formula: 'tcr', unit: '1/K' },
});
