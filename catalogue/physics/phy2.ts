import { defineExperiment } from '../define';

const theory = `
## A straight line through the origin

Push charge through a wire with a voltage $V$, and a current $I$ flows. For a metal at constant temperature the two are
proportional. This is **Ohm's law**:

$$I = \\frac{V}{R}$$

The plot of $I$ against $V$ is a **characteristic**. Ohm's law says that for a resistor it is a straight line through the
origin, with slope $1/R$. Twice the voltage gives twice the current; turned round, the resistor gives the same line in the
third quadrant. A single pair of readings only gives a quotient. That the quotient is the *same* everywhere is the law.

## Where the power goes

The charges lose energy as they pass, and the resistor turns it into heat: $P = VI = I^2R = V^2/R$. Power grows with the
square of the voltage, so a resistor that is cool at 5 V may be far above its rating at 12 V.

## Components that do not obey

A **filament lamp** glows at about 2700 K. Its atoms then swing so strongly that electrons hardly get through, and its
resistance is more than ten times the cold one. The curve bends over; at the moment of switching on the cold filament takes
a large *inrush current*.

A **silicon diode** lets current pass one way only:

$$I = I_S\\left(e^{V/nV_T} - 1\\right)$$

Below about half a volt next to nothing flows, then the current grows tenfold for each further 0.1 V. Backwards only a few
nanoamperes leak. Both need a resistor in series that limits the current.

## Meters take part

A real ammeter adds a small series resistance, a real voltmeter draws a little current, and a battery's terminal voltage
sags by $Ir$. Here the ammeter sits *outside* the voltmeter's branch, so it also counts the voltmeter's current. $V/I$ is
then the resistance of the component and the voltmeter side by side: always too small, and most so for a large $R$. No
amount of repeating shows such a **systematic error**; only thinking about the circuit does.

Every circuit here is solved by Kirchhoff's current law at each node (modified nodal analysis).

## Any circuit at all

The same law at every node solves whatever you connect. *Build it* puts a board in the place of the loop: drag parts from the
tray into its holes, drag from hole to hole for a wire, and press a part to change it. An ammeter belongs *in* the path, and
with real meters each of its ranges has a burden; a voltmeter lies *across* a part and draws a little current; the clamp meter
reads a wire without touching the circuit. In a **Wheatstone bridge** two dividers stand side by side: the ammeter between
their middles shows nothing when $R_1/R_2 = R_3/R_4$, however good or bad it is.
`;

export const entry = defineExperiment({
  id: 'phy2',
  simulation: 'circuit',
  theory,
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
    component_temp_c: ['resistance'],
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
  mainActions: ['close_switch', 'open_switch', 'sweep', 'reverse', 'switch_on_slowly', 'build_it', 'preset'],
  plot: { x: { column: 'voltage_across' }, y: { column: 'current' }, sampleEvery: 0.1 },
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
          { recorded: 4, where: { component: 'Resistor', voltage: 5 }, distinct: 'resistance' },
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
          { recorded: 5, where: { component: 'Silicon Diode' } },
          { recorded: 4, where: { component: 'Silicon Diode' }, distinct: 'voltage' },
          { did: 'reverse' },
        ],
      },
      hint: 'Plot ln I against V: the straight part has the slope 1/(n V_T).',
    },
    {
      text: 'Back to the resistor, at 1000 Ω with the real battery, meters and leads: record a row and estimate the systematic error of V/I. Which meter causes it?',
      done: { recorded: 1, where: { component: 'Resistor', real_meters: true, resistance: 1000 } },
      hint: 'The voltmeter has 15 kΩ. Work out 1000 Ω and 15 kΩ side by side.',
    },
    {
      text: 'Do the same at 10 Ω: the voltmeter hardly matters now. How should the meters be placed for a large resistance?',
      done: { recorded: 1, where: { component: 'Resistor', real_meters: true, resistance: 10 } },
      hint: 'With the voltmeter outside the ammeter the error is the 0.75 Ω of the ammeter instead: good for a large R, bad for a small one.',
    },
    {
      text: 'Build it: put the Wheatstone bridge on the board and change one resistor until its ammeter shows as little as you can get. What is the ratio of the arms?',
      done: { all: [{ did: 'preset' }, { did: 'place' }, { byLearner: true }] },
      hint: 'Press a resistor on the board, then + and −. Balance is R1/R2 = R3/R4; take a finer range of the ammeter when the current is small.',
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
      text: 'A fit through many rows has a small scatter, but all rows share the same two meters: their tolerance of about 0.5 % stays, however many rows you take.',
    },
  ],
  model: {
    equations: [
      { tex: 'I = V/R', says: 'Ohm’s law for a resistor at constant temperature.' },
      { tex: 'P = V I = I^2 R', says: 'Power that becomes heat.' },
      {
        tex: 'I = I_S\\left(e^{(V - I R_S)/n V_T} - 1\\right)',
        says: 'The diode, with the resistance of its material.',
      },
      {
        tex: 'R(T) = 120\\,\\Omega\\,(T/2700\\,\\mathrm K)^{1.2}, \\qquad C\\,\\dot T = I^2 R - \\sigma^\\prime (T^4 - T_0^4)',
        says: 'The filament: resistance by temperature, heated by the current, cooled by radiation.',
      },
      {
        tex: '\\sum_k I_k = 0 \\text{ at every node}',
        says: 'Kirchhoff’s current law: modified nodal analysis, solved by LU with partial pivoting; Newton’s method for the diode.',
      },
      { tex: '\\int (P/0.5\\,\\mathrm W - 1)\\,dt = 10\\,\\mathrm s', says: 'When an overloaded resistor opens.' },
    ],
    assumptions: [
      'Without real apparatus source, ammeter, voltmeter and leads are ideal.',
      'The ammeter sits outside the voltmeter’s branch and counts its current too.',
      'The value of the resistance does not drift, however hot it gets.',
      'The diode stays at 300.15 K and does not break down.',
      'The filament loses heat by radiation alone.',
    ],
    validity:
      'All settings. Direct current without inductance or capacitance: what changes, changes at once, but for the filament and the surface of the resistor.',
    parameters: [
      { name: 'Source resistance', value: '0.50 Ω', source: 'school apparatus', teaching: true },
      { name: 'Ammeter', value: '0.75 Ω', source: 'school apparatus', teaching: true },
      { name: 'Voltmeter', value: '15 kΩ', source: 'school apparatus', teaching: true },
      { name: 'Leads', value: '4 × 0.02 Ω', source: 'school apparatus', teaching: true },
      {
        name: 'Diode, like the 1N4148',
        value: 'I_S = 2.52 nA, n = 1.752, R_S = 0.568 Ω, 300.15 K, V_T = 25.865 mV',
        source: 'SPICE model of the 1N4148 as commonly published',
      },
      { name: 'Lamp, 12 V 0.10 A', value: '120 Ω at 2700 K, exponent 1.2', source: 'model parameter', teaching: true },
      { name: 'Heat capacity of the filament', value: '1.4 × 10⁻⁴ J/K', source: 'model parameter', teaching: true },
      { name: 'Resistor', value: '0.5 W, 140 K/W, lag 5 s', source: 'model parameter', teaching: true },
      {
        name: 'Build it: burden of an ammeter',
        value: '0.2 V at full deflection: 100 Ω, 10 Ω, 1 Ω, 0.02 Ω',
        source: 'usual for multimeters of 3½ digits',
        teaching: true,
      },
      { name: 'Build it: fuse, contact', value: '0.1 Ω, 0.02 Ω', source: 'model parameter', teaching: true },
      { name: 'Build it: batteries switch off above', value: '10 A', source: 'model parameter', teaching: true },
    ],
    sources: [
      'G. S. Ohm, Die galvanische Kette, mathematisch bearbeitet (1827).',
      'W. Shockley, The theory of p-n junctions in semiconductors, Bell Syst. Tech. J. 28 (1949) 435.',
      'C. W. Ho, A. E. Ruehli, P. A. Brennan, The modified nodal approach to network analysis, IEEE Trans. Circuits Syst. 22 (1975) 504.',
      'Operating points of the reference cases: ngspice; the lamp: its radiated power set equal to the electrical.',
      'R. Alexander, Diagonally implicit Runge–Kutta methods for stiff ODEs, SIAM J. Numer. Anal. 14 (1977) 1006, for capacitors on the free bench.',
      'Agilent 34401A User’s Guide, 1-year limits of gain verification, for the research meters.',
      'JCGM 100:2008, 4.3.7, for the step from a tolerance to a standard deviation.',
    ],
    limits: [
      'A real resistor drifts by some parts in a thousand when it is hot, and chars before it opens.',
      'A real diode warms up under load, and its voltage then falls by about 2 mV for each kelvin.',
      'On the free bench nothing burns out but fuses, and those open at once; real ones need a moment.',
      'A real filament also loses heat along its wires, which matters while it is hardly glowing.',
    ],
  },
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
