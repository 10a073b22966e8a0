import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## One path or two

Charge does not pile up in a wire and does not vanish. Whatever flows into a junction in a second flows out of it in the
same second: this is **Kirchhoff's current law**. And a charge that has gone once round a closed loop is back at the
potential where it began, so the rises and drops round the loop cancel: this is **Kirchhoff's voltage law**. The first
says that charge is conserved, the second that energy is. All rules for series and parallel circuits follow from them.

## Series: the voltage is shared

With the resistors in one line there is a single path. The same current $I$ passes both, and the voltages add up:

$$V = V_1 + V_2 = I R_1 + I R_2, \\qquad R = R_1 + R_2$$

Since $I$ is common, $V_1/V_2 = R_1/R_2$: the larger resistor takes the larger voltage. Two resistors in series make a
**voltage divider**, $V_2 = V\\,R_2/(R_1+R_2)$. If one of them breaks, the current stops everywhere, and the whole
battery voltage stands across the gap.

## Parallel: the current is shared

With the resistors side by side each has the full voltage, and the currents add up:

$$I = I_1 + I_2 = \\frac{V}{R_1} + \\frac{V}{R_2}, \\qquad \\frac1R = \\frac1{R_1} + \\frac1{R_2}$$

Now the smaller resistor takes the larger current. A second path always makes it easier to pass, so $R$ is below the
smaller of the two. If one branch breaks, the other does not notice. If one is short-circuited, the current is limited
only by the battery and the leads: a fuse must open.

## Where the power goes

The battery delivers $P = V I$; the resistors turn $P_1 = V_1 I_1$ and $P_2 = V_2 I_2$ into heat. In series the larger
resistor becomes the warmer one, in parallel the smaller: swap in the bulbs and see which is brighter.

## What the meters change

A voltmeter is one more parallel path, an ammeter one more series resistance. A real battery has a resistance of its own,
so the voltage at its posts sags as soon as current flows, and every lead drops a few millivolts. With *Real battery,
meters and leads* these effects are in the circuit. They are small when the resistors are large compared with the ammeter
and small compared with the voltmeter: choosing them so is part of good measurement.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A battery always gives the same current.',
    instead:
      'In parallel, change R2 from 50 to 500 Ω and read the total current: it falls. The battery keeps the voltage; the circuit decides the current.',
  },
  {
    believed: 'Current is used up on the way: behind the first resistor less of it is left.',
    instead:
      'In series, move the ammeter from the main lead to R1 and on to R2. It shows the same each time: what is given up is energy, and the voltage tells where.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: '\\sum_k I_k = 0 \\text{ at every node}', says: 'Kirchhoff’s current law: charge is conserved.' },
    { tex: '\\sum_k V_k = 0 \\text{ round every loop}', says: 'Kirchhoff’s voltage law: energy is conserved.' },
    { tex: 'V = I R', says: 'Ohm’s law for each resistor, lead and meter.' },
    {
      tex: '\\begin{pmatrix} G & B \\\\ -B^{\\mathsf T} & r \\end{pmatrix} \\begin{pmatrix} V \\\\ I \\end{pmatrix} = \\begin{pmatrix} 0 \\\\ E \\end{pmatrix}',
      says: 'Modified nodal analysis: conductances G between the nodes, one row for each source and ammeter with its inner resistance r, solved by LU.',
    },
    {
      tex: 'R = R_1 + R_2, \\qquad \\tfrac{1}{R} = \\tfrac{1}{R_1} + \\tfrac{1}{R_2}',
      says: 'What comes out for the pair.',
    },
    { tex: 'P = \\mathcal{E} I', says: 'Power from the battery: the voltage that is set times the total current.' },
  ],
  assumptions: [
    'Direct current at rest: no inductance, no capacitance, no delay.',
    'R1 and R2 keep their values however hot they get; the bulbs too, so that they can be compared with the resistors.',
    'R1 and R2 are what their bands promise, ±1 % (school) or ±0.1 % (research), the same in all runs of a seed; you reckon with what is printed.',
    'Powers and the equivalent resistance are worked out from what the meters show.',
    'Without real apparatus the battery, the ammeter, the leads and the voltmeter are ideal.',
    'The switch and the fuse lie between the battery and its posts: while one is open every voltage is zero.',
    'Node 2 lies between the resistors in series; in parallel it is the junction where the branches meet again.',
    'The ammeter stands in the main lead at first; in line with R1 or R2 it lies between that resistor and node 2. The clamp changes nothing.',
  ],
  validity: 'All settings of the inputs. Above 3.0 A from the battery the fuse opens and the circuit is dead.',
  parameters: [
    { name: 'Internal resistance of the battery', value: '0.50 Ω', source: 'chosen: school apparatus', teaching: true },
    { name: 'Ammeter', value: '0.75 Ω', source: 'chosen: school apparatus', teaching: true },
    { name: 'Leads', value: '4 × 0.02 Ω', source: 'chosen: school apparatus', teaching: true },
    { name: 'Voltmeter', value: '15 kΩ', source: 'chosen: school apparatus', teaching: true },
    { name: 'Fault, open', value: '1 GΩ', source: 'chosen', teaching: true },
    { name: 'Fault, short', value: '1 µΩ', source: 'chosen', teaching: true },
    { name: 'Fuse', value: '3.0 A', source: 'chosen', teaching: true },
    { name: 'Rating of the resistors', value: '2 W', source: 'chosen', teaching: true },
    { name: 'Tolerance of the resistors', value: '±1 %, brown band; ±0.1 %, violet', source: 'IEC 60062:2016' },
    {
      name: 'School multimeter',
      value: '±(0.5 % of reading + 1 digit), 3½ digits',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Research multimeter',
      value: '1-year limits',
      source: 'Agilent Technologies, Agilent 34401A User’s Guide',
    },
  ],
  sources: [
    'C.-W. Ho, A. E. Ruehli, P. A. Brennan, The modified nodal approach to network analysis, IEEE Trans. Circuits Syst. 22 (1975) 504.',
    'G. Kirchhoff, Ueber die Auflösung der Gleichungen, auf welche man bei der Untersuchung der linearen Vertheilung galvanischer Ströme geführt wird, Ann. Phys. 148 (1847) 497.',
    'H. Vogt and others, Ngspice User’s Manual, version 42, 2023, ngspice.sourceforge.io: operating points of the reference cases.',
    'Agilent Technologies, Agilent 34401A User’s Guide, 2007: 1-year limits of gain verification, for the research multimeter; keysight.com.',
    'IEC 60062:2016, Marking codes for resistors and capacitors, International Electrotechnical Commission, Geneva.',
    'JCGM 100:2008, Guide to the expression of uncertainty in measurement, BIPM, 2008, 4.3.7: from a tolerance to a standard deviation.',
  ],
  limits: [
    'A real fuse takes time to melt and carries its rated current for ever; this one opens at once above 3.0 A.',
    'A real filament’s resistance grows about tenfold when it glows, so real bulbs share voltage differently.',
    'A resistor at several times its rating would drift, char and fail within a minute.',
  ],
};
