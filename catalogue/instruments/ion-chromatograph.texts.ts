import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Exchange

The resin of the column carries fixed positive charges, each held by an anion. Anions of the sample and **carbonate** of the eluent compete for them. How long an anion stays falls with the strength $E$ of the eluent:

$$\\log k=a-\\frac xy\\log E ,$$

$x$ the charge of the anion, $y=2$ that of carbonate. Sulfate ($x=2$) reacts to strength twice as much as chloride ($x=1$).

## The suppressor

The eluent conducts far more than the sample. A **membrane suppressor** swaps its Na⁺ for H⁺: carbonate becomes carbonic acid, which hardly conducts, and each anion becomes its strong acid,

$$\\kappa=c\\,(\\lambda_{\\mathrm{H^+}}+\\lambda_{\\mathrm{A^-}}),\\qquad\\lambda_{\\mathrm{H^+}}=349.65\\ \\mathrm{S\\,cm^2/mol},$$

many times the signal without it. Limiting conductivities from tables predict the response of every ion.

## Why the line curves

The acid of a peak pushes carbonic acid back ($K_1=10^{-6.35}$): some of the background vanishes where the peak stands. Beside plain suppression the signal falls short, most for small peaks, and the line of area against concentration curves upward. A second membrane that takes the CO₂ out makes it nearly straight.

## Nitrate or nitrogen

$50\\ \\mathrm{mg/L}$ of $\\mathrm{NO_3^-}$, the guide value for drinking water, are $11.3\\ \\mathrm{mg/L}$ of $\\mathrm{NO_3}$-N: a factor of $14.007/62.004$. Always say which.

## Standards

Each anion has a line of its own. What is read by it has two uncertainties: the scatter about the line, and the stock from which all standards were diluted. Beyond the highest standard the line is not known: dilute.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Nitrate and nitrate-nitrogen are one number.',
    instead:
      'The tap water of this bench reads 12 mg/L as nitrate. As nitrogen that is 2.7 mg/L. A result of 12 mg/L of nitrate-nitrogen would lie above the limit; 12 mg/L of nitrate are far below it.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'k=k_{3.5}\\left(\\frac{3.5}{E}\\right)^{x/2}', says: 'Retention by charge; E in mmol/L of carbonate.' },
    { tex: 'H=18+\\frac6F+22.5\\,F,\\qquad\\sigma_V=\\frac{V_R}{\\sqrt N}', says: 'Plate height in µm, F in mL/min.' },
    {
      tex: 'h=c_s+\\sum c_w\\frac{K_a}{K_a+h}+\\frac{K_1C}{K_1+h}+\\frac{K_w}{h}',
      says: 'Charge balance behind the suppressor, solved in each slice of the eluate.',
    },
    {
      tex: '\\kappa=c_s\\Lambda_s+[\\mathrm{A^-}](\\lambda_H+\\lambda_A)+[\\mathrm{HCO_3^-}](\\lambda_H+\\lambda_{HCO_3})+[\\mathrm{OH^-}](\\lambda_H+\\lambda_{OH})',
      says: 'What the cell reads.',
    },
    {
      tex: '\\Lambda=\\Lambda^0-(60.20+0.229\\Lambda^0)\\sqrt c',
      says: 'Kohlrausch and Onsager, for the strong acids.',
    },
    { tex: '\\kappa=c\\,(\\lambda_A-\\lambda_{CO_3/2})', says: 'A peak without the suppressor, above the background.' },
  ],
  assumptions: [
    'Peaks are Gaussian while an ion stays below 0.002 µeq per mm of column; above, they front.',
    'The membrane leaves one ten-thousandth of the carbon dioxide, and 0.9 µS/cm of salts that leak.',
    'The plug of water at the dead time lacks the background.',
    'Conductivity grows by 2 % per °C for the eluent and by 1.5 % for acids.',
    'Times and injected volumes repeat exactly; on a real bench times scatter by 0.1 to 0.5 %, areas by some 1 %.',
    'A used-up suppressor lets the eluent through from one run to the next; a real one fails slowly.',
    'Equilibration and runs of standards are hurried.',
    'Cations, hydrogen carbonate and whatever else the table of anions lacks are listed as not modelled.',
  ],
  validity:
    'Retention factors were chosen near those of common columns, in the known order. The law of conductivity is that of 1:1 electrolytes below 0.001 mol/L; for sulfate the same form is an approximation.',
  parameters: [
    {
      name: 'Retention factors at 3.5 mmol/L',
      value: 'fluoride 0.6 … nitrate 3.9 … sulfate 8.0',
      source: 'Chosen near those of a common column',
      teaching: true,
    },
    {
      name: 'Limiting conductivities at 25 °C',
      value: 'H⁺ 349.65, Cl⁻ 76.31, NO₃⁻ 71.42 S cm²/mol',
      source: 'CRC Handbook of Chemistry and Physics 2016',
    },
    { name: 'pKa of HF, HNO₂, H₃PO₄', value: '3.20, 3.25, 2.16', source: 'CRC Handbook of Chemistry and Physics 2016' },
    { name: 'Carbon dioxide, K₁', value: '10⁻⁶·³⁵', source: 'CRC Handbook of Chemistry and Physics 2016' },
    {
      name: 'Capacity, leak, left carbon dioxide',
      value: '0.002 µeq/mm, 0.9 µS/cm, 10⁻⁴',
      source: 'Chosen',
      teaching: true,
    },
    {
      name: 'Contents of the waters',
      value: 'tap water: nitrate 12, chloride 25, sulfate 38 mg/L',
      source: 'Chosen, invented waters',
      teaching: true,
    },
    { name: 'Stock of the standards', value: 'off its label by 0.5 % (1 σ)', source: 'Chosen', teaching: true },
  ],
  sources: [
    'H. Small, T. S. Stevens and W. C. Bauman, Novel ion exchange chromatographic method using conductimetric detection, Anal. Chem. 47 (1975) 1801',
    'P. R. Haddad and P. E. Jackson, Ion Chromatography: Principles and Applications, Elsevier 1990',
    'P. K. Dasgupta, Ion chromatography: the state of the art, Anal. Chem. 64 (1992) 775A',
    'W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 97th ed., CRC Press 2016: ionic conductivities, dissociation constants',
    'World Health Organization, Guidelines for Drinking-water Quality, 4th ed. incorporating the first and second addenda, Geneva 2022: nitrate 50 mg/L',
    'R. A. Robinson and R. H. Stokes, Electrolyte Solutions, 2nd ed., Butterworths 1959: conductivities of ions at 25, 35 and 45 °C',
    'J. N. Miller and J. C. Miller, Statistics and Chemometrics for Analytical Chemistry, 6th ed., Pearson 2010, chapter 5',
  ],
  limits: [
    'Suppressors are regenerated with dilute sulfuric acid, and pumps work at up to 100 bar and more: goggles and gloves are worn at a real bench.',
  ],
};
