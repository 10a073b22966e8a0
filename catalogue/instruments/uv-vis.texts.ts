import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Light through a solution

Of the light $I_0$ that enters a cuvette, $I$ leaves it. The **transmittance** is $T=I/I_0$, the **absorbance**

$$A=-\\log_{10}T=\\varepsilon\\,b\\,c$$

by **Beer and Lambert**: every further layer takes the same share of what is left, so $T$ falls as a power while $A$ grows in proportion to path $b$ and concentration $c$. The molar absorptivity $\\varepsilon$ belongs to the substance and the wavelength; a plot of it is the **spectrum**.

## The instrument

A tungsten lamp gives the visible, a deuterium lamp the ultraviolet below 340 nm. A grating spreads the light, a **slit** lets a narrow band through, and a detector counts what comes out of the cell. A **blank** of cell and solvent is read first: what it lets through counts as 100 %.

## Where the law fails

* **Stray light.** A share $s$ of other wavelengths reaches the detector unabsorbed, so that
$$A_{obs}=-\\log_{10}\\frac{T+s}{1+s}$$
and no reading passes $-\\log_{10}s$. With 1 % the curve bends from $A=1$ on and ends at 2.
* **Bandwidth.** The slit passes a band. Averaging *transmittance* over a narrow peak gives too little absorbance: keep the slit below a tenth of the width of the band.
* **The cell.** Glass absorbs below 320 nm, polystyrene below 290 nm. A blank in the same cell corrects a known loss, but restores no light: the same stray light is then a larger share of what is left.

Between about 0.2 and 1.5 a reading can be trusted.

## Standards

Absorbances of known solutions lie on a line $A=a+bc$; an unknown is read back through it. Its uncertainty has two parts: the **scatter** about the line, which more standards make smaller, and the **stock** from which all of them were diluted, which no fit can see.

## A reaction by its colour

Crystal violet loses its colour to hydroxide ion. With hydroxide in large excess the dye decays by first order, $A=A_0e^{-kt}$ with $k=k_2[\\mathrm{OH^-}]$, so that $\\ln A$ falls along a straight line.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Any absorbance that the display shows is valid, and a blank makes any cell good.',
    instead:
      'Read NADH at 260 nm in a blanked glass cell: the display stands calmly at 0.60 where quartz shows 1.00, and nothing, however dark, reads above 0.78. The blank corrected the loss of light, yet the detector saw mostly stray light.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'A(\\lambda)=\\sum_i\\varepsilon_i(\\lambda)\\,c_i\\,b',
      says: 'Beer and Lambert, over what the sample record holds.',
    },
    {
      tex: '\\varepsilon(\\lambda)=\\sum_k\\varepsilon_k\\,e^{-4\\ln2\\,(\\lambda-\\lambda_k)^2/w_k^2}',
      says: 'Bands as Gaussians of full width w at half height.',
    },
    {
      tex: "T=\\int g(\\lambda')\\,10^{-A(\\lambda')}\\,d\\lambda'",
      says: 'The slit: a triangle whose half base is the bandwidth, at 41 points.',
    },
    {
      tex: 'A_{obs}=-\\log_{10}\\frac{T_cT+s}{T_c+s}',
      says: 'Stray light s and cell T_c, after a blank in the same cell; without a blank the denominator is 1 + s.',
    },
    {
      tex: 'T_c=10^{-\\min(3,\\,3(\\lambda_c-\\lambda)/20)}',
      says: 'Glass below 320 nm, plastic below 290 nm; chosen.',
    },
    {
      tex: '\\frac{d\\ln c}{dt}=-k_2[\\mathrm{OH^-}],\\qquad k_2=0.20\\,e^{-\\frac{60\\,000}{R}\\left(\\frac1T-\\frac1{298.15}\\right)}',
      says: 'Fading of crystal violet, L/(mol s); hydroxide stays as it is.',
    },
    {
      tex: 'u^2=\\left(\\frac{s_y}{b}\\right)^2\\left(1+\\frac1n+\\frac{(y_0-\\bar y)^2}{b^2\\sum(x_i-\\bar x)^2}\\right)+(0.005\\,x_0)^2',
      says: 'What is read by the line: scatter and stock.',
    },
  ],
  assumptions: [
    'Lamp and baseline do not drift; the wavelength scale is true.',
    'The label of the hydroxide and the thermostat of the cell are off by a little, the same in every trial; the uncertainty of a rate constant contains both.',
    'A reading is the mean of ten; the light scatters by 0.02 % of the full beam without a cell.',
    'A scan takes 4 nm a second and records each nanometre.',
    'Standards are of the same substance and matrix as the sample; dilution errs only by the stock.',
    'What a sample holds and the table of absorption lacks is listed as not modelled.',
  ],
  validity:
    '190 to 1100 nm. The bands give the main maxima of each substance within their stated heights; shoulders and the fine structure of permanganate are left out, so that the flanks are too smooth. Below 220 nm nearly everything absorbs, and only the strongest bands there are in the table: many samples look more transparent there than they are. At high concentration real dyes associate, which bends the line as well.',
  parameters: [
    {
      name: 'Permanganate, 525 nm',
      value: '2350 L/(mol cm), 70 nm wide',
      source: 'G. L. Zimmerman, J. Chem. Phys. 23 (1955) 825; width chosen',
    },
    {
      name: 'Dichromate, 257 nm, in 0.005 mol/L acid',
      value: '4240 L/(mol cm)',
      source: 'European Pharmacopoeia 2.2.25, up to the 9th ed.: 60 mg/L reads 0.864 (0.857 to 0.874)',
    },
    {
      name: 'NADH, 340 nm',
      value: '6220 L/(mol cm)',
      source: 'B. L. Horecker and A. Kornberg, J. Biol. Chem. 175 (1948) 385',
    },
    {
      name: 'Holmium, nine bands',
      value: '241.0 to 640.5 nm at a bandwidth near 1 nm',
      source: 'NIST SRM 2034, NBS Special Publication 260-102 (1986)',
    },
    { name: 'Crystal violet, k₂ and E_a', value: '0.20 L/(mol s), 60 kJ/mol', source: 'Chosen', teaching: true },
    { name: 'Scatter of the light', value: '0.0002 of the full beam', source: 'Chosen', teaching: true },
    { name: 'Stock of the standards', value: 'off its label by 0.5 % (1 σ)', source: 'Chosen', teaching: true },
  ],
  sources: [
    'A. G. Reule, Errors in spectrophotometry and calibration procedures to avoid them, J. Res. Natl. Bur. Stand. 80A (1976) 609',
    'R. W. Burke and R. Mavrodineanu, Certification and use of acidic potassium dichromate solutions, NBS Special Publication 260-54 (1977)',
    'V. R. Weidner et al., Holmium oxide solution wavelength standard from 240 to 640 nm, SRM 2034, NBS Special Publication 260-102 (1986)',
    'European Pharmacopoeia, 9th ed., EDQM 2016, method 2.2.25: absorption spectrophotometry, ultraviolet and visible (rewritten in the 10th ed. of 2020)',
    'G. L. Zimmerman, Photochemical decomposition of permanganate, J. Chem. Phys. 23 (1955) 825',
    'B. L. Horecker and A. Kornberg, The extinction coefficients of the reduced band of pyridine nucleotides, J. Biol. Chem. 175 (1948) 385',
    'J. C. Turgeon and V. K. LaMer, The kinetics of the formation of the carbinol of crystal violet, J. Am. Chem. Soc. 74 (1952) 5988',
    'J. N. Miller and J. C. Miller, Statistics and Chemometrics for Analytical Chemistry, 6th ed., Pearson 2010, chapter 5',
    'Regulation (EC) No 1907/2006 (REACH), Annex XIV: chromium(VI) compounds',
  ],
  limits: [
    'Potassium dichromate (chromium(VI)) causes cancer, damages genes and fertility. It is used here as certified filters are sold, in sealed filled cells: never opened, never poured away.',
    'A real lamp warms for half an hour before its light is steady.',
  ],
};
