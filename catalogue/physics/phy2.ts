import { defineExperiment } from '../define';

const DIODE = { component: 'Silicon Diode' } as const;

export const entry = defineExperiment({
  id: 'phy2',
  simulation: 'circuit',
  texts: () => import('./phy2.texts'),
  inputs: [
    {
      id: 'voltage',
      label: 'Voltage',
      type: 'slider',
      unit: 'V',
      applies: 'live',
      defaultValue: 5,
      min: 0,
      max: 12,
      step: 0.5,
    },
    {
      id: 'resistance',
      label: 'Resistance',
      type: 'slider',
      unit: 'Ω',
      applies: 'live',
      defaultValue: 100,
      min: 10,
      max: 1000,
      step: 10,
      hint: 'The component itself, or the series resistor that protects the lamp or the diode.',
    },
    {
      id: 'component',
      label: 'Component under test',
      type: 'select',
      applies: 'live',
      apparatus: true,
      options: ['Resistor', 'Filament Lamp', 'Silicon Diode'],
      defaultValue: 'Resistor',
    },
    {
      id: 'real_meters',
      label: 'Real battery, meters and leads',
      type: 'checkbox',
      applies: 'live',
      defaultValue: false,
      hint: 'Internal resistance 0.50 Ω, ammeter 0.75 Ω, four leads of 0.02 Ω, voltmeter 15 kΩ.',
    },
    {
      id: 'burnout',
      label: 'Let an overloaded resistor burn out',
      type: 'checkbox',
      applies: 'live',
      defaultValue: false,
      hint: 'Above 0.5 W the resistor smokes and opens after a while; Reset puts a new one in.',
    },
  ],
  outputs: ['current'],
  tells: {
    resistance_measured: ['resistance'],
    power_w: ['resistance'],
    component_temp_c: ['resistance', 'component'],
  },
  mainReadings: [
    'voltage_across',
    'ammeter_ma',
    'current',
    'resistance_measured',
    'power_w',
    'component_temp_c',
    'resistor_state',
    'ammeter_2_ma',
    'voltage_2',
    'clamp_ma',
  ],
  mainActions: ['close_switch', 'open_switch', 'sweep', 'reverse', 'switch_on_slowly', 'build_it', 'undo', 'preset'],
  plot: {
    x: { column: 'voltage_across' },
    y: { column: 'current' },
    sampleEvery: 0.1,
    along: { voltage_across: ['voltage'] },
  },
  caution:
    'Supplies of 12 V at most; a lamp or an overloaded resistor burns fingers, and a shorted battery heats its leads.',
  procedure: [
    {
      text: 'Close the switch with the 100 Ω resistor at 5 V. Read voltmeter and ammeter and record the row.',
      done: { all: [{ did: 'close_switch' }, { recorded: 1, where: { component: 'Resistor' } }] },
      hint: 'Click the knife switch, or press Close the switch. The ammeter shows milliamperes.',
    },
    {
      text: 'Record rows from 0 to 12 V, at least seven of them. Watch the power: the resistor is rated 0.5 W.',
      done: { recorded: 7, where: { component: 'Resistor', real_meters: false }, distinct: 'voltage' },
      hint: 'Turn the knob of the supply by 2 V at a time. Above 7 V the resistor gets hot; its value does not drift here.',
    },
    {
      text: 'Plot the current against the voltage across the resistor and fit a line. R is 1/slope: compare it with the colour bands. Does the line pass through the origin within its uncertainty?',
      done: {
        all: [
          { recorded: 3, where: { component: 'Resistor' }, distinct: 'voltage' },
          { fitted: [{ with: ['line', 'proportional'], x: { column: 'voltage_across' }, y: { column: 'current' } }] },
        ],
      },
      hint: 'First and second band are digits, the third the number of zeros: brown, black, brown is 100 Ω. The tolerance of both meters counts in the uncertainty of R.',
    },
    {
      text: 'Keep 5 V and record rows for at least four other resistances. Plot the current against 1/R: what is the slope?',
      done: {
        all: [
          // With the one of the first step.
          { recorded: 5, where: { component: 'Resistor', voltage: 5 }, distinct: 'resistance' },
          {
            fitted: [
              {
                with: ['line', 'proportional'],
                x: { column: 'resistance', transform: 'reciprocal' },
                y: { column: 'current' },
              },
            ],
          },
        ],
      },
      hint: 'At a fixed voltage I = V · (1/R): the slope is the voltage. Choose 50, 100, 200, 500 and 1000 Ω.',
    },
    {
      text: 'Put in the filament lamp with 10 Ω in series, step from 0 to 12 V and record at least five rows. What happens to V/I? (A sweep draws the whole curve on the stage.)',
      done: { recorded: 5, where: { component: 'Filament Lamp' }, distinct: 'voltage' },
      hint: 'Switch on in slow motion shows the inrush: the filament is still cold.',
    },
    {
      text: 'Now the silicon diode with 200 Ω in series: record at least four rows forwards, then turn it round and record one more.',
      done: {
        all: [
          { recorded: 4, where: DIODE, having: { reading: 'voltage_across', from: -0.01 }, distinct: 'voltage' },
          { recorded: 1, where: DIODE, having: { reading: 'voltage_across', to: -0.1 } },
        ],
      },
      hint: 'Plot ln I against V: the straight part has the slope 1/(n V_T).',
    },
    {
      text: 'Do it badly once: back to the resistor, at 1000 Ω with the real battery, meters and leads, so that the ammeter counts what the voltmeter takes. Record a row: how far is V/I off, and which meter causes it?',
      done: { recorded: 1, where: { component: 'Resistor', real_meters: true, resistance: 1000 } },
      badly: true,
      hint: 'V/I is near 938 Ω, 6 % too small, and far outside its uncertainty: that knows of the meters’ tolerance, not of how they are placed. The voltmeter has 15 kΩ: work out 1000 Ω and 15 kΩ side by side.',
    },
    {
      text: 'Do the same at 10 Ω: the voltmeter hardly matters now. How should the meters be placed for a large resistance?',
      done: { recorded: 1, where: { component: 'Resistor', real_meters: true, resistance: 10 } },
      hint: 'With the voltmeter outside the ammeter the error is the 0.75 Ω of the ammeter instead: good for a large R, bad for a small one.',
    },
    {
      text: 'Build it: put the Wheatstone bridge on the board and change one resistor until its ammeter shows as little as you can get. What is the ratio of the arms?',
      done: { all: [{ did: 'preset' }, { did: 'place' }, { byLearner: true }] },
      hint: 'Press a resistor on the board to see its value; + and − go in steps too coarse for this. Balance is R1/R2 = R3/R4: work out R4, and give its value at Place a part, like R4 j4 j7 700. Take a finer range of the ammeter when the current is small.',
    },
  ],
  predict: {
    question: 'You double the voltage across a resistor, and across a glowing lamp. What happens to the two currents?',
    options: [
      'both double',
      'the resistor’s doubles, the lamp’s grows by less',
      'the resistor’s doubles, the lamp’s grows by more',
    ],
    sketch: { x: [0, 12], y: [0, 0.12] },
  },
  coach: [
    {
      after: 3,
      text: 'Spread the voltages over the whole range: three points close together fix a slope badly, and cannot show a curve.',
    },
    {
      after: 8,
      text: 'A fit through many rows has a small scatter, but all rows share the same two meters: their tolerance of about 0.5 % stays as calibration, however many rows you take. Only another meter could show it.',
    },
  ],
  demo: [
    { at: 1, do: 'close_switch', says: 'The switch closes: 5 V across 100 Ω. Read both meters.' },
    { at: 5, do: 'record_point' },
    { at: 6, set: { voltage: 10 }, says: 'Twice the voltage …' },
    { at: 9, do: 'record_point', says: '… twice the current: the quotient is the same.' },
    { at: 12, do: 'sweep', says: 'A sweep from 0 to 12 V draws the whole characteristic: a straight line.' },
    { at: 18, set: { component: 'Filament Lamp', resistance: 10 }, says: 'A filament lamp in its place.' },
    { at: 20, do: 'sweep', says: 'The hotter the filament, the larger its resistance: the curve bends over.' },
    { at: 27, set: { component: 'Silicon Diode', resistance: 200 }, says: 'And a diode.' },
    { at: 29, do: 'sweep', says: 'Nothing below half a volt, then it rises steeply.' },
    { at: 36, do: 'reverse', value: 1, says: 'Turned round, it lets nothing through.' },
    { at: 40, do: 'open_switch' },
  ],
});
