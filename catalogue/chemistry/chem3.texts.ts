import type { ModelNotes } from '../define';

export const theory = `
## Water, taken apart

Two platinum plates stand under two glass tubes. Drive charge through the liquid and gas rises from both. At the **cathode** (−) electrons arrive and water is reduced, at the **anode** (+) electrons leave and water is oxidised:

$$2\\,\\mathrm{H_2O}+2e^-\\to\\mathrm{H_2}+2\\,\\mathrm{OH^-}$$

$$2\\,\\mathrm{H_2O}\\to\\mathrm{O_2}+4\\,\\mathrm{H^+}+4e^-$$

In sulfuric acid there are enough hydrogen ions for the cathode to take instead: $2\\,\\mathrm{H^+}+2e^-\\to\\mathrm{H_2}$. The sum is the same.

## Counting with charge

Two electrons make one H₂, four make one O₂. The same current passes both plates, so in the time $t$

$$n_{\\mathrm{H_2}}=\\frac{It}{2F},\\qquad n_{\\mathrm{O_2}}=\\frac{It}{4F}.$$

That is **Faraday's law**, and it is why there are two volumes of hydrogen to one of oxygen. The voltage does not enter: double it, and the gas merely comes faster. $F=96\\,485\\ \\mathrm{C/mol}$ is the charge of a mole of electrons. The gas stands over water, so only $p-p_w$ is its own pressure, and at 25 °C and 1 atm a mole takes up 25.26 L.

## Where the voltage goes

Below the reversible voltage, 1.229 V, water is not split however long you wait. Above it the voltage of the supply is shared out:

$$V=E_{rev}+\\eta_a(I)+\\eta_c(I)+I\\,R_\\Omega.$$

The **overpotentials** $\\eta$ hurry the two reactions along. They grow only with the logarithm of the current. What is left drives ions through the liquid, in proportion to the current; it warms the liquid and makes no gas.

Pure water has almost no ions: its resistance is megohms, and nothing is seen. An **electrolyte** lends its ions. Sulfate does no more than that: it is harder to oxidise than water and is not used up. **Chloride** is not so patient. With table salt the anode gives chlorine, a poisonous gas, instead of oxygen. In sodium sulfate, taken here without a buffer, the anode side turns acidic and the cathode side alkaline, as the charge that has passed says. That difference of eight units of pH costs another 0.47 V.

## Doing it well

Fresh liquid swallows the first gas. Oxygen dissolves better than hydrogen and there is only half as much of it, so the first ratios are far above 2. Run the cell until the liquid is saturated, then release the gas and begin to count. And let enough gas collect: a tube that is read to 0.05 mL tells little about half a millilitre.
`;

export const misconceptions = [
  {
    believed: 'Electricity takes the salt apart: without salt there is no gas because the gas comes from it.',
    instead:
      'Compare sulfuric acid and sodium sulfate at the same charge: both give two volumes of hydrogen to one of oxygen, 0.131 mL of hydrogen for each coulomb. With these two the gases come from water; the ions only carry the current. It is not so with every salt: chloride at the anode gives chlorine.',
  },
  {
    believed: 'More voltage makes more hydrogen of the same charge, or another ratio of the gases.',
    instead:
      'Run at 6 V and at 12 V up to the same charge and compare the tubes: as much gas of each. Voltage makes it come faster.',
  },
] as const;

export const model: ModelNotes = {
  equations: [
    {
      tex: "V=E_{rev}+\\Delta_{pH}+b_a'\\,\\mathrm{asinh}\\frac{I}{2j_{0a}A}+b_c'\\,\\mathrm{asinh}\\frac{I}{2j_{0c}A}+I\\,\\frac{L}{\\kappa A_t}",
      says: 'The voltage is shared out; solved for I by a guarded Newton method. I = 0 where V does not exceed the first two terms.',
    },
    {
      tex: 'n_{\\mathrm{H_2}}=\\frac{Q}{2F},\\quad n_{\\mathrm{O_2}}=\\frac{Q}{4F}',
      says: 'Faraday’s law, with every electron making gas.',
    },
    {
      tex: 'V_{gas}=\\frac{nRT}{p-p_w}',
      says: 'Gas collected over water: 25 255 mL/mol at 25 °C and 1 atm.',
    },
  ],
  assumptions: [
    'Current efficiency 1: no side reaction and no gas that crosses to the other tube.',
    'One temperature, 25 °C, for reaction, conductivity, gases and water vapour. The liquid keeps it. In ten minutes it would warm by less than 1 K at 9 V in sulfate, by about 5 K at 12 V in acid.',
    'The voltage of the pH gap in sulfate counts from the first instant. The pH itself follows the charge: 2 C, about a minute at 9 V.',
    'Sulfate binds no hydrogen ions here. Really it takes up most of them as hydrogen sulfate, so the anode side turns acidic more slowly.',
    'The gas in the tubes is at the pressure of the room, as if the reservoir were always levelled.',
  ],
  validity:
    'From 1 to 12 V, with clean platinum. Currents up to a third of an ampere, so that no plate runs dry of ions.',
  parameters: [
    { name: 'Reversible voltage', value: '1.229 V', source: 'CRC Handbook, E(O₂/H₂O) at 25 °C' },
    {
      name: 'Conductivity at 25 °C',
      value: '0.211 S/cm (4.7 % sulfuric acid), 0.0427 S/cm (4.4 % sodium sulfate)',
      source: 'chosen; tables of 20 °C from the CRC Handbook, brought to 25 °C with Kohlrausch and Holborn 1898',
      teaching: true,
    },
    { name: 'Conductivity of water in air', value: '1.0·10⁻⁶ S/cm', source: 'chosen', teaching: true },
    { name: 'Plates, path, tube', value: '1.0 cm², 10 cm, 1.5 cm²', source: 'chosen', teaching: true },
    {
      name: 'Anode, all liquids',
      value: '0.120 V per decade, 10⁻⁹ A/cm²',
      source: 'chosen, of the order of Bard and Faulkner 2001',
      teaching: true,
    },
    {
      name: 'Cathode in acid',
      value: '0.030 V per decade, 10⁻³ A/cm²',
      source: 'chosen, of the order of Bard and Faulkner 2001',
      teaching: true,
    },
    {
      name: 'Cathode in sulfate and in water',
      value: '0.120 V per decade, 10⁻⁵ A/cm²',
      source: 'chosen, of the order of Bard and Faulkner 2001',
      teaching: true,
    },
    {
      name: 'Liquid whose pH a plate changes',
      value: '20 mL, up to 1 mmol/L of ions (pH 3 and 11)',
      source: 'chosen',
      teaching: true,
    },
    { name: 'pH gap in sulfate', value: '8 × 0.05916 V', source: 'chosen', teaching: true },
    { name: 'Vapour pressure of water', value: '3169 Pa at 25 °C', source: 'CRC Handbook' },
    {
      name: 'Solubilities',
      value: 'O₂ 1.27, H₂ 0.781 mmol/L at 25 °C and 1 atm',
      source: 'CRC Handbook, mole fractions of gases in water',
    },
    { name: 'Liquid that is saturated', value: '30 mL around each plate', source: 'chosen', teaching: true },
  ],
  sources: [
    'CRC Handbook: W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 97th ed., CRC Press, Boca Raton 2016: electrochemical series, electrical conductivity of aqueous solutions, solubility of gases in water, vapour pressure of water.',
    'Kohlrausch and Holborn 1898: F. Kohlrausch and L. Holborn, Das Leitvermögen der Elektrolyte, Teubner, Leipzig 1898: conductivities and their temperature coefficients.',
    'Bard and Faulkner 2001: A. J. Bard and L. R. Faulkner, Electrochemical Methods, 2nd ed., Wiley, New York 2001: kinetics on platinum.',
    'E. Tiesinga, P. J. Mohr, D. B. Newell and B. N. Taylor, CODATA recommended values of the fundamental physical constants: 2018, Rev. Mod. Phys. 93, 025010 (2021), doi:10.1103/RevModPhys.93.025010; replaced by the adjustment of 2022, which leaves exact constants as they are.',
    'ngspice, open source circuit simulator, ngspice.sourceforge.io: operating points of the reference cases.',
  ],
  limits: [
    'In a real voltameter the liquid in the reservoir stands higher than in the tubes, which squeezes the gas by up to a few per cent.',
    'Some oxygen always stays dissolved, and a real anode also makes a little peroxodisulfate and ozone: school results of 2.05 to 2.2 are common.',
    'There is no chloride on this bench. With table salt a real cell gives chlorine and bleach: it is not used.',
    'Real solutions warm up, and their resistance falls by about 2 % for each kelvin.',
  ],
};
