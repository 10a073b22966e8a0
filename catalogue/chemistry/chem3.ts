import { constants } from '../../engine/core/constants';
import { defineExperiment } from '../define';

const SULFATE = 'Sodium Sulfate';

export const entry = defineExperiment({
  id: 'chem3',
  simulation: 'electrolysis',
  texts: () => import('./chem3.texts'),
  inputs: [
    {
      id: 'voltage',
      label: 'Voltage',
      type: 'number',
      unit: 'V',
      applies: 'live',
      defaultValue: 9,
      min: 1,
      max: 12,
      step: 1,
      hint: 'The knob of the power supply.',
    },
    {
      id: 'electrolyte',
      label: 'Electrolyte',
      type: 'select',
      applies: 'restart',
      options: ['None', 'Sulfuric Acid (dilute)', 'Sodium Sulfate'],
      defaultValue: SULFATE,
      hint: 'The voltameter is filled anew. Never with table salt: chloride is oxidised to chlorine, which is poisonous.',
    },
    {
      id: 'dissolution',
      label: 'Let gases dissolve first',
      type: 'checkbox',
      applies: 'restart',
      defaultValue: false,
      hint: 'As in fresh liquid: 30 mL around each plate take up gas until they are saturated.',
    },
  ],
  runAction: { do: 'switch_on' },
  tells: {
    ohmic_v: ['voltage', 'electrolyte'],
    overpotential_v: ['voltage', 'electrolyte'],
    ph_anode: ['electrolyte'],
    ph_cathode: ['electrolyte'],
  },
  finds: [
    {
      id: 'faraday',
      label: 'Faraday constant',
      unit: 'C/mol',
      value: constants.faraday.value,
      tolerance: 0.015,
      source: 'CODATA 2018: exact since 2019.',
    },
  ],
  mainReadings: [
    'current_ma',
    'charge_c',
    'h2_ml',
    'o2_ml',
    'volume_ratio',
    'ohmic_v',
    'overpotential_v',
    'ph_cathode',
    'ph_anode',
  ],
  mainActions: [
    'switch_on',
    'switch_off',
    'add_bromothymol',
    'test_hydrogen',
    'test_oxygen',
    'release_gas',
    'set_voltage',
  ],
  plot: {
    x: { column: 'o2_ml' },
    y: { column: 'h2_ml' },
    sampleEvery: 2,
  },
  procedure: [
    {
      text: 'First do it badly: choose the electrolyte “None”, set 12 V, switch on and record. Why is there no gas?',
      badly: true,
      done: { all: [{ did: 'switch_on' }, { recorded: 1, where: { electrolyte: 'None' } }] },
      hint: 'Pure water has almost no ions. The ammeter would have to show a few thousandths of a milliampere.',
    },
    {
      text: 'Choose Sodium Sulfate and 9 V, add bromothymol blue, switch on and watch the two plates for a minute. Which side turns yellow, which blue, and where is there more gas?',
      done: {
        all: [
          { did: 'add_bromothymol' },
          { did: 'switch_on' },
          { reading: 'ph_cathode', from: 10.9 },
          { reading: 'current_ma', from: 30 },
        ],
      },
      hint: 'OH⁻ is made at the cathode, H⁺ at the anode, one for each electron: two coulombs make a thousandth of a mole in a litre around each plate. Bubbles come twice as often at the cathode.',
    },
    {
      text: 'Let the same current flow for ten minutes and record a row in each minute.',
      done: { recorded: 10, where: { electrolyte: SULFATE, voltage: 9, dissolution: false }, distinct: 'charge_c' },
      hint: 'Ten minutes of the cell are one minute on the bench: record every six seconds. Or log by itself: see the Data tab.',
    },
    {
      text: 'Plot hydrogen against oxygen and fit a line. Is the slope 2 within its uncertainty?',
      done: { fitted: [{ with: ['line', 'proportional'], x: { column: 'o2_ml' }, y: { column: 'h2_ml' } }] },
      hint: 'The plot is set up with hydrogen over oxygen: choose the straight line beside “fit”.',
    },
    {
      text: 'Plot hydrogen against charge. The slope is 25 255 mL/mol divided by 2F: work out F and compare it with 96 485 C/mol. Check F.',
      done: {
        all: [
          { fitted: [{ with: ['line', 'proportional'], x: { column: 'charge_c' }, y: { column: 'h2_ml' } }] },
          { found: 'faraday' },
        ],
      },
      hint: 'F = 25 255 / (2 × slope), with the slope in mL/C: in Check my result work it out as 25255/(2*k), or with m for a straight line. Its relative uncertainty is that of the slope.',
    },
    {
      text: 'Test the gases: a burning splint at the hydrogen tap, a glowing one at the oxygen tap. Each tube needs 2 mL.',
      done: { all: [{ did: 'test_hydrogen' }, { did: 'test_oxygen' }] },
      hint: 'At 9 V there are 2 mL of oxygen after some 13 minutes; 12 V or sulfuric acid is faster.',
    },
    {
      text: 'Sweep the voltage from 1 to 12 V in twelve steps and record the current at each. Plot current against voltage and draw the line through the upper points: where does it meet the axis?',
      done: {
        all: [
          { recorded: 12, distinct: 'voltage' },
          { fitted: [{ with: ['line'], x: { column: 'voltage' }, y: { column: 'current_ma' } }] },
        ],
      },
      hint: 'At 1 V the current is exactly zero: that is below the decomposition voltage. In the options of the plot let the fit begin at 6 V. In sulfate its line meets the axis near 2.9 V, above the 1.70 V from which a current can flow at all: the overpotentials are spent first.',
    },
    {
      text: 'Now see what fresh liquid does: reset, tick “Let gases dissolve first”, run at 9 V and record the ratio at 7, 10 and 20 minutes. Why is it above 2, and why does it fall?',
      done: {
        all: [
          {
            recorded: 3,
            where: { dissolution: true },
            having: { reading: 'time', from: 410 },
            apart: 120,
            distinct: 'charge_c',
          },
          { recorded: 1, where: { dissolution: true }, having: { reading: 'time', from: 1190 } },
        ],
      },
      hint: 'Both liquids swallow their first gas, the oxygen side more of it. Release the gas once bubbles rise on both sides, and the ratio is 2 from then on.',
    },
  ],
  caution:
    'Goggles on: dilute sulfuric acid irritates, hydrogen with air explodes, and a chloride such as table salt would give poisonous chlorine.',
  predict: {
    question: 'The current is kept on for a while. How will the volumes of gas over the two plates compare?',
    options: [
      'equal volumes',
      'twice as much at the cathode (−)',
      'twice as much at the anode (+)',
      'it depends on the voltage',
    ],
    sketch: { x: [0, 5], y: [0, 10] },
  },
  coach: [
    {
      after: 1,
      text: 'A ratio of two small volumes is known badly: reading 0.5 mL to 0.05 mL leaves ten per cent. Let more gas collect, or use the slope of many points.',
    },
    {
      after: 2,
      text: 'The gain of the ammeter and the bore of a tube are in every row alike: more rows make the line surer, not the meter.',
    },
    {
      after: 3,
      text: 'For Faraday’s law keep a run for itself: after the taps were opened the charge is still counted on, and the line through old and new points is none.',
    },
    {
      after: 8,
      text: 'Change only one thing between runs. The volume made by a coulomb should not depend on voltage or electrolyte: check it.',
    },
  ],
  demoResult: {
    says: 'V(H₂) / V(O₂) = {} at the end.',
    formula: 'volume_ratio',
    unit: '',
  },
  demo: [
    {
      at: 0,
      do: 'add_bromothymol',
      says: 'Sodium sulfate solution with an indicator: green, so neutral. Not table salt: that would give chlorine.',
    },
    { at: 30, do: 'switch_on', says: '9 V, and gas rises from both plates.' },
    { at: 100, do: 'record_point', says: 'The cathode side turns blue, the anode side yellow.' },
    {
      at: 160,
      do: 'record_point',
      says: 'Two bubbles on the left for each one on the right: the charge sees to that.',
    },
    { at: 200, do: 'set_voltage', value: 12, says: 'More voltage: more current, faster gas, the same ratio.' },
    { at: 300, do: 'record_point' },
    { at: 360, do: 'test_hydrogen', says: 'The gas on the left burns with a pop: hydrogen.' },
    { at: 420, do: 'record_point' },
    { at: 440, do: 'set_voltage', value: 1, says: 'At 1 V nothing flows at all, however long one waits.' },
    { at: 490, do: 'switch_off', says: 'Two volumes to one, whatever the voltage was.' },
  ],
});
