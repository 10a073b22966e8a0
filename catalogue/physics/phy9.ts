import { defineExperiment } from '../define';

export const entry = defineExperiment({
  id: 'phy9',
  simulation: 'circuit_complex',
  texts: () => import('./phy9.texts'),
  inputs: [
    {
      id: 'configuration',
      label: 'Configuration',
      type: 'select',
      applies: 'live',
      apparatus: true,
      options: ['Series', 'Parallel'],
      defaultValue: 'Series',
      hint: 'Moves the leads on the board; the switch stays as it is.',
    },
    {
      id: 'voltage',
      label: 'Voltage',
      type: 'slider',
      applies: 'live',
      unit: 'V',
      defaultValue: 6,
      min: 1,
      max: 12,
      step: 0.5,
    },
    {
      id: 'r1',
      label: 'R1',
      type: 'slider',
      applies: 'live',
      unit: 'Ω',
      defaultValue: 100,
      min: 10,
      max: 500,
      step: 1,
    },
    {
      id: 'r2',
      label: 'R2',
      type: 'slider',
      applies: 'live',
      unit: 'Ω',
      defaultValue: 200,
      min: 10,
      max: 500,
      step: 1,
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
      id: 'fault',
      label: 'Fault',
      type: 'select',
      applies: 'live',
      options: ['None', 'R1 open', 'R2 open', 'R2 shorted'],
      defaultValue: 'None',
      hint: 'A partner sets it while you look away, or a class link hides it; then find it with the meters.',
    },
  ],
  tells: {
    r_equivalent: ['configuration', 'r1', 'r2', 'fault'],
  },
  mainReadings: ['i_total', 'i1', 'i2', 'v1', 'v2', 'v_probe', 'r_equivalent', 'terminal_v', 'p1', 'p2', 'p_total'],
  mainActions: ['close_switch', 'open_switch', 'ammeter', 'probe_a', 'probe_b', 'bulbs'],
  plot: {
    x: { column: 'r2', transform: 'reciprocal' },
    y: { column: 'r_equivalent', transform: 'reciprocal' },
    sampleEvery: 0.2,
  },
  caution:
    'Batteries and supplies of 12 V at most; switch off before rewiring. A shorted battery and an overloaded resistor burn.',
  procedure: [
    {
      text: 'Leave the board in Series with R1 = 100 Ω and R2 = 200 Ω at 6 V, and close the switch.',
      done: { all: [{ input: 'configuration', equals: 'Series' }, { did: 'close_switch' }] },
      hint: 'Click the switch on the board, or press Close the switch.',
    },
    {
      text: 'Read the current at three places (total, R1, R2) and the voltage across each resistor, and record the row. Is the current the same everywhere? Does V1 + V2 give the battery voltage?',
      done: { recorded: 1, where: { configuration: 'Series' } },
      hint: 'Drag the ammeter, or the clamp round a wire, from place to place. The probes show the voltage between two nodes: put red on 1 and black on 2 for R1, then red on 2 and black on 0 for R2.',
    },
    {
      text: 'Change to Parallel and record a row. Which readings are equal now, and which ones add up?',
      done: { recorded: 1, where: { configuration: 'Parallel' } },
      hint: 'Compare I1 + I2 with the total current, and V1 with V2.',
    },
    {
      text: 'Back in Series with R1 = 100 Ω, record rows for three values of R2. Work out R = V/I for each from the voltage at the posts and the total current, and compare it with R1 + R2.',
      done: { recorded: 3, where: { configuration: 'Series', r1: 100 }, distinct: 'r2' },
      hint: 'Add a computed column terminal_v / i_total to the table. The bands of the resistors promise ±1 %, the same part in all rows: add 0.6 % (1 % over √3) to the uncertainty of V/I before you compare.',
    },
    {
      text: 'In Parallel with R1 = 100 Ω, record rows at R2 = 50, 100, 200, 300 and 500 Ω. Plot 1/R of your computed column against 1/R2 and fit a line: the slope should be 1 and the intercept 1/R1, within its uncertainty and the 0.6 % of the band of R1.',
      done: {
        all: [
          { recorded: 5, where: { configuration: 'Parallel', r1: 100 }, distinct: 'r2' },
          { fitted: [{ with: ['line'], x: { column: 'r2', transform: 'reciprocal' } }] },
        ],
      },
      hint: '“Equivalent resistance” is worked out from the same two meters as your column. Let the plot show the newest run alone if it holds the series rows too. The intercept is 0.0100 1/Ω when R1 is 100 Ω; its band, ±1 %, is a standard uncertainty of 0.6 % more, which no fit can know.',
    },
    {
      text: 'Do it badly once: in Series with R1 = R2 = 500 Ω take 1 V only and record. The current is ten steps of the display: how many per cent is R uncertain now, and how many at 12 V?',
      badly: true,
      done: { recorded: 1, where: { configuration: 'Series', voltage: 1, r1: 500, r2: 500 } },
      hint: 'One step of the last digit is a tenth of 1.0 mA, and the zero may be off by as much. Choose settings that fill the display.',
    },
    {
      text: 'Voltage divider: in Series with R1 = 200 Ω, record at least five values of R2 from 10 to 500 Ω and plot V2 against R2. Where is V2 half of the battery voltage?',
      done: { recorded: 5, where: { configuration: 'Series', r1: 200 }, distinct: 'r2' },
      hint: 'The two resistors share the voltage equally when they are equal.',
    },
    {
      text: 'Switch on the real battery, meters and leads and record a row. By how much does V1 fall, and why?',
      done: { recorded: 1, where: { real_meters: true } },
      hint: 'Compare R1 with the 15 kΩ of the voltmeter, and look at the voltage at the battery posts.',
    },
    {
      text: 'Fault finding: let a partner choose a fault while you look away, or open a link that hides it. Record a row, move the probes from node to node, and name the fault from the readings alone.',
      done: { all: [{ did: 'probe_a' }, { recorded: 2, distinct: 'fault' }, { byLearner: true }] },
      hint: 'No current and the full voltage between two nodes: an open resistor there. No voltage across a resistor that carries current: a short.',
    },
  ],
  predict: {
    question:
      'R1 and R2 are connected in parallel to the same battery. R2 is then made larger. What happens to the current from the battery?',
    options: ['it grows', 'it stays the same', 'it falls'],
    sketch: { x: [0, 0.02], y: [0, 0.04] },
  },
  coach: [
    {
      after: 2,
      text: 'Choose settings that make the meter show many digits: a current of a few steps of its display is known badly.',
    },
    {
      after: 5,
      text: 'A meter’s gain is off by the same part in all rows, and so are the bands of a resistor: more rows do not take that away, but it drops out where you compare rows.',
    },
  ],
  demo: [
    { at: 1, do: 'close_switch', says: 'The switch closes. One path: the same current everywhere.' },
    { at: 5, do: 'record_point', says: 'The red probe is on node 1, the black one on node 2: the voltage across R1.' },
    { at: 8, do: 'probe_a', value: 2, says: 'The red probe moves on to node 2.' },
    {
      at: 9,
      do: 'probe_b',
      value: 0,
      says: 'The black one to the battery’s minus: now we see R2. It is twice as large and takes twice the voltage.',
    },
    { at: 13, do: 'record_point' },
    { at: 15, do: 'probe_a', value: 3, says: 'From post to post: the two voltages together.' },
    {
      at: 19,
      do: 'bulbs',
      value: 1,
      says: 'Bulbs of the same resistances: in series the one of larger resistance takes more power and shines brighter.',
    },
    { at: 25, do: 'open_switch', says: 'One gap anywhere, and everything stops.' },
  ],
});
