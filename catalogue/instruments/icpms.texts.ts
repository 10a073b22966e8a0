import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Ions from a plasma

A spray of the solution enters a plasma of argon near 7000 K. It dries, breaks up, and almost every metal becomes a singly charged ion. Two cones let a thin beam into the vacuum; a **quadrupole** lets one mass-to-charge ratio through at a time, and a detector counts the ions one by one. A microgram in a litre gives tens of thousands of counts a second, so that nanograms can be measured.

Isotopes appear in their natural proportion, which for most elements is the same all over the Earth. **Lead** is the common exception: uranium and thorium decay to its isotopes 206, 207 and 208, so that its pattern differs from ore to ore, 208/206 from about 1.9 to 2.2. That is how lead is traced to its source. The lead of this bench is a common one.

## Interferences

* **Molecules.** Argon, oxygen, nitrogen, carbon and chlorine join to ions that copy a mass: $^{40}$Ar$^{16}$O on $^{56}$Fe, $^{40}$Ar$^{35}$Cl on $^{75}$As, $^{40}$Ar$_2$ on $^{80}$Se. What the sample has most of joins in: $^{40}$Ar$^{23}$Na on $^{63}$Cu makes copper in seawater unreadable without a cell, $^{32}$SO$_2$ lies on $^{64}$Zn, $^{44}$Ca$^{16}$O on $^{60}$Ni. **Helium** in a cell slows bulky molecules more than atoms of equal energy, and an energy barrier stops them. Two thirds of the analyte are lost too.
* **Oxides and double charge.** A cool, wet plasma leaves oxides, CeO⁺/Ce⁺ tells how many; a hot one takes two electrons: $^{138}$Ba$^{2+}$ counts at 69.
* **Other elements** of the same mass, as $^{58}$Fe under $^{58}$Ni: only another isotope helps.

What ArCl does at 75 can be reckoned from 77, where its heavier kind counts, less the selenium there, which is known from 82.

Calcium has 97 % of its atoms on 40, where argon itself is: it is counted on 44, of which CO₂ takes a little and doubly charged strontium half a percent in seawater.

## Drift and matrix

Sensitivity drifts with time, alike for all masses. Dissolved salts take signal as well, more from light masses than from heavy ones. An **internal standard** of equal content in all solutions shows the loss: dividing by its recovery repairs it, if its mass is near that of the analyte (Sc for V to Zn, Rh for Sr to Cd, Bi for Pb and U).

## Counting

Counts scatter by their square root. After each ion the counter is blind for a **dead time** $\\tau$: of $n$ ions a second it sees $m=n/(1+n\\tau)$, from which $n=m/(1-m\\tau)$.

## Isotope dilution

To the sample a known amount of one isotope is added. The ratio of two isotopes then tells the content, with no calibration, whatever is lost later, as long as the response to the two masses is known.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Helium in the cell removes every interference.',
    instead:
      'Compare the scans. Helium takes ArCl, ArO and Ar₂ away, ten thousand to one. But doubly charged barium at 69 and 68 stays, so does iron at 58 under nickel; and of the analyte itself only a third is left.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'n=S_0\\,c\\,\\left(0.3+0.7\\min(1,\\tfrac m{103})\\right)\\,f_{ion}\\,a\\,f_{plasma}\\,f_{matrix}\\,f_{drift}',
      says: 'True counts a second of an isotope of abundance a, S₀ = 50 000 cps L/µg.',
    },
    {
      tex: 'f_{plasma}=e^{-((P-1550)/600)^2}\\,e^{-((g-1.0)/0.25)^2}',
      says: 'Power P in W, nebuliser gas g in L/min.',
    },
    { tex: 'f_{matrix}=e^{-1.2\\,s\\,(103/m)^{0.3}}', says: 'Dissolved solids s in percent.' },
    { tex: 'f_{He}=0.35\\,(m/80)^{0.2}', says: 'Atoms through helium; of molecular ions 10⁻⁴ pass.' },
    { tex: 'm=\\frac{n}{1+n\\tau}', says: 'The counter with its dead time; corrected by the same τ.' },
    {
      tex: 'n_{ArCl,75}=3.125\\,[n_{77}-0.839\\,n_{82}]',
      says: 'From the isotopes of chlorine and selenium and the response of this bench: the isotopes alone give 7.63/8.73 = 0.874, and mass 82 is counted better than 77 by 4 %. Less what the blank shows.',
    },
    {
      tex: 'c=63.546\\,\\frac{s}{64.908}\\,\\frac{0.99R-0.01}{0.6915-0.3085R}',
      says: 'Copper by dilution with s µg/L of ⁶⁵Cu at 99 %, R = n₆₃/n₆₅.',
    },
    {
      tex: 'u^2=\\left(\\frac{s_y}{b}\\right)^2\\left(1+\\frac1n+\\frac{(y_0-\\bar y)^2}{b^2\\sum(x_i-\\bar x)^2}\\right)+(0.005\\,x_0)^2',
      says: 'What is read by the line: scatter and stock.',
    },
  ],
  assumptions: [
    'Counts are Poisson over the dwell; the plasma itself does not flicker, where a real one adds 1 to 3 % to each reading: stated uncertainties are those of counting, line and stock only.',
    'Molecular ions of the plasma gas and of the matrix keep their rates, whatever power and gas are; oxides of barium and calcium follow the plasma. Of the matrix there are ArNa, ArMg, SO, SO₂ and CaO, but no hydroxides, ArK or ArCa.',
    'No other element lies on a mass by chance but iron 58 under nickel: no mercury on lead 204, no rubidium on strontium 87, no tin on cadmium 112 and 114.',
    'Chloride comes as acid: it makes molecules, but counts as no solids.',
    'A solution leaves 0.02 % of itself in the tubes, which fades with 60 s; a rinse leaves a hundredth of that.',
    'The mass bias between two isotopes is the response; the gases themselves bring no other impurity than krypton.',
  ],
  validity:
    'A teaching model of one kind of instrument. Rates of molecular ions, the loss in helium and the effect of solids differ by factors between real instruments and from day to day.',
  parameters: [
    {
      name: 'Abundances',
      value: 'Cu 69.15, 30.85; Pb 1.4, 24.1, 22.1, 52.4 %; and so on',
      source: 'Berglund and Wieser 2011',
    },
    {
      name: 'Molecular ions without gas',
      value:
        'ArO 2·10⁵, ArN 4·10⁴, ArOH 10⁴, Ar₂ 2·10⁶, ArC 3·10³, ³⁸ArH 10⁵, CO₂ 5·10³, C₂ 2·10³ cps; ArCl 40, ClO 6 cps per mg/L of chloride; ArNa 80 per mg/L of sodium, ArMg 20 of magnesium, SO₂ 30 and SO 100 of sulfur; CaO⁺/Ca⁺ 0.02 of CeO⁺/Ce⁺',
      source: 'Chosen; which ions there are, May and Wiedmeyer 1998 and Thomas 2013',
      teaching: true,
    },
    {
      name: 'Ion fractions',
      value: 'As 0.52, Se 0.33, Zn 0.75, Cd 0.85, others 1',
      source: 'Chosen, near R. S. Houk 1986',
      teaching: true,
    },
    { name: 'Oxides, double charge', value: '1 % and 3 % at 1550 W and 1.0 L/min', source: 'Chosen', teaching: true },
    { name: 'Stock of the standards', value: 'off its label by 0.5 % (1 σ)', source: 'Chosen', teaching: true },
  ],
  sources: [
    'R. S. Houk et al., Inductively coupled argon plasma as an ion source for mass spectrometric determination of trace elements, Anal. Chem. 52 (1980) 2283',
    'R. S. Houk, Mass spectrometry of inductively coupled plasmas, Anal. Chem. 58 (1986) 97A',
    'M. Berglund and M. E. Wieser, Isotopic compositions of the elements 2009 (IUPAC Technical Report), Pure Appl. Chem. 83 (2011) 397',
    'T. W. May and R. H. Wiedmeyer, A table of polyatomic interferences in ICP-MS, At. Spectrosc. 19 (1998) 150',
    'U.S. EPA Method 200.8, Determination of trace elements in waters and wastes by ICP-MS, revision 5.4 (1994)',
    'R. Thomas, Practical Guide to ICP-MS, 3rd ed., CRC Press 2013',
    'J. N. Miller and J. C. Miller, Statistics and Chemometrics for Analytical Chemistry, 6th ed., Pearson 2010, chapter 5',
  ],
  limits: [
    'Real cones clog within hours above 0.2 % of solids; seawater is diluted more, or by argon.',
    'Real instruments tune lenses, cell and detector by themselves and take half an hour to be steady.',
  ],
};
