import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
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

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Twice the voltage drives twice the current through any component: that is what $V = IR$ says.',
    instead:
      'It says so of a component whose resistance stays the same. Sweep the lamp with 10 Ω in series, and record its voltage and current at 6 V and at 12 V: the current grows by about half, since the hotter filament has the larger $V/I$. $V/I$ can be worked out for every component; Ohm’s law is that it does not change.',
  },
];

export const model: ModelNotes = {
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
    'The resistors have exactly what their bands say, and keep it, however hot they get.',
    'Power and V/I are worked out from what voltmeter and ammeter show, with the uncertainties of both; in an ideal run the power is the true one, without the voltmeter’s share.',
    'The diode stays at 300.15 K and does not break down.',
    'The filament loses heat by radiation alone.',
  ],
  validity:
    'All settings. Direct current without inductance or capacitance: what changes, changes at once, but for the filament and the surface of the resistor.',
  parameters: [
    { name: 'Source resistance', value: '0.50 Ω', source: 'chosen: school apparatus', teaching: true },
    { name: 'Ammeter', value: '0.75 Ω', source: 'chosen: school apparatus', teaching: true },
    { name: 'Voltmeter', value: '15 kΩ', source: 'chosen: school apparatus', teaching: true },
    { name: 'Leads', value: '4 × 0.02 Ω', source: 'chosen: school apparatus', teaching: true },
    {
      name: 'Diode, like the 1N4148',
      value: 'I_S = 2.52 nA, n = 1.752, R_S = 0.568 Ω, 300.15 K, V_T = 25.865 mV',
      source: 'Linear Technology, LTspice XVII (2016)',
    },
    { name: 'Lamp, 12 V 0.10 A', value: '120 Ω at 2700 K, exponent 1.2', source: 'chosen', teaching: true },
    { name: 'Heat capacity of the filament', value: '1.4 × 10⁻⁴ J/K', source: 'chosen', teaching: true },
    { name: 'Resistor', value: '0.5 W, 140 K/W, lag 5 s', source: 'chosen', teaching: true },
    {
      name: 'Build it: burden of an ammeter',
      value: '0.2 V at full deflection: 100 Ω, 10 Ω, 1 Ω, 0.02 Ω',
      source: 'chosen: usual for multimeters of 3½ digits',
      teaching: true,
    },
    { name: 'Build it: fuse, contact', value: '0.1 Ω, 0.02 Ω', source: 'chosen', teaching: true },
    { name: 'Build it: batteries switch off above', value: '10 A', source: 'chosen', teaching: true },
  ],
  sources: [
    'G. S. Ohm, Die galvanische Kette, mathematisch bearbeitet, T. H. Riemann, Berlin (1827).',
    'W. Shockley, The theory of p-n junctions in semiconductors and p-n junction transistors, Bell Syst. Tech. J. 28 (1949) 435.',
    'Linear Technology, LTspice XVII (2016), component library standard.dio: the model of the diode 1N4148.',
    'C. W. Ho, A. E. Ruehli, P. A. Brennan, The modified nodal approach to network analysis, IEEE Trans. Circuits Syst. 22 (1975) 504.',
    'H. Vogt, G. Atkinson, P. Nenzi, D. Warning, Ngspice User’s Manual, version 43 (2024), ngspice.sourceforge.io: operating points of the reference cases; the lamp’s is its radiated power set equal to the electrical.',
    'R. Alexander, Diagonally implicit Runge–Kutta methods for stiff ODEs, SIAM J. Numer. Anal. 14 (1977) 1006, for capacitors on the free bench.',
    'Agilent Technologies, 34401A 6½ Digit Multimeter, User’s Guide, 7th edition, part number 34401-90004 (2007): 1-year limits, for the research meters.',
    'JCGM 100:2008, Evaluation of measurement data: Guide to the expression of uncertainty in measurement, BIPM (2008), 4.3.7, for the step from a tolerance to a standard deviation, and 5.2.2, for errors that readings share.',
  ],
  limits: [
    'A real resistor drifts by some parts in a thousand when it is hot, and chars before it opens.',
    'A real diode warms up under load, and its voltage then falls by about 2 mV for each kelvin.',
    'On the free bench nothing burns out but fuses, and those open at once; real ones need a moment.',
    'A real filament also loses heat along its wires, which matters while it is hardly glowing.',
  ],
};
