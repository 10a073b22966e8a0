import type { ModelNotes } from '../define';

export const theory = `
## What is measured

In a titration a solution of known concentration, the *titrant*, is run into a measured volume of another one until the amounts match. Here sodium hydroxide runs from a burette into a monoprotic acid:

$$\\mathrm{HA + NaOH \\rightarrow NaA + H_2O}$$

At the **equivalence point** as much base has run in as there was acid, so

$$c_a V_a = c_b V_b .$$

$V_a$ comes from a pipette, $c_b$ from the label on the bottle, $V_b$ from two burette readings. The acid concentration follows.

## Why the pH jumps

Charges must balance in every mixture: $[\\mathrm{Na^+}]+[\\mathrm{H^+}]=[\\mathrm{OH^-}]+[\\mathrm{A^-}]$. Together with $K_w=[\\mathrm{H^+}][\\mathrm{OH^-}]$, and for a weak acid $K_a=[\\mathrm{H^+}][\\mathrm{A^-}]/[\\mathrm{HA}]$, that fixes the pH. Far from equivalence the mixture resists change. Near it almost nothing is left to take up the base, and a single drop of 0.05 mL moves the pH by several units. The steepest place of the curve, the maximum of $\\Delta\\mathrm{pH}/\\Delta V$, marks equivalence.

## Strong and weak acids

Hydrochloric acid is ionised completely; its equivalence point is neutral, at pH 7.00. Acetic acid is not. Halfway to equivalence $[\\mathrm{HA}]=[\\mathrm{A^-}]$, so that $\\mathrm{pH}=\\mathrm{p}K_a$: the curve gives the acid constant as well. At equivalence the flask holds sodium acetate, a weak base, and the pH is 8.7.

## The indicator

An indicator is a weak acid of its own whose two forms differ in colour. The part in its base form is

$$\\beta=\\frac{1}{1+10^{\\,\\mathrm{p}K_{in}-\\mathrm{pH}}},$$

so the colour turns within about one unit of $\\mathrm{p}K_{in}$. What you see is the **end point**. It should fall on the steep part of the curve. Phenolphthalein ($\\mathrm{p}K_{in}$ 9.4) suits both acids. Methyl orange (3.47) serves for hydrochloric acid, if you go on to the first clear yellow, near pH 4.2: at its mid colour, orange, 0.15 mL are still missing with acid of 0.1 mol/L. In acid of 0.01 mol/L even the clear yellow comes 0.3 mL early, for the jump is smaller there. With acetic acid it is yellow after a quarter of the base, long before equivalence. The difference between end point and equivalence is the *indicator error*.

## Base that has stood in air

Sodium hydroxide takes up carbon dioxide, $\\mathrm{2\\,NaOH+CO_2\\rightarrow Na_2CO_3+H_2O}$. The carbonate still neutralises acid, but in two steps: to hydrogencarbonate by about pH 8, to carbonic acid by about pH 4. Methyl orange turns after both, so that its titre of hydrochloric acid hardly changes. Phenolphthalein turns after the first alone: what has become carbonate counts half, and more base runs in before the pink. The two end points move apart, and the curve shows a second, smaller step. This is why the bottle is kept closed.

## What repeats do not show

Concordant titres say how well you can hit the end point and read the burette. The pipette holds a little more or less than its mark, and the base is not exactly what its label says: both are the same in every titre. Their shares of the uncertainty stay, however many titres you take.

## Doing it well

Run the base in fast at first, swirling, and slow down when the coloured flash where it enters begins to linger. Then go drop by drop. The end point counts when the colour stays. Read the bottom of the meniscus with your eye level with it, and repeat until titres agree within 0.10 mL.
`;

export const misconceptions = [
  {
    believed:
      'A weak acid needs less base than a strong one of the same concentration, since only a few of its molecules are ionised.',
    instead:
      'Titrate 25 mL of hydrochloric acid, then 25 mL of acetic acid of the same concentration, both with phenolphthalein: the titres agree. As base takes the hydrogen ions away, more molecules ionise, until none is left. Only the pH on the way there differs.',
  },
  {
    believed: 'At the equivalence point the solution is neutral, pH 7.',
    instead:
      'Run exactly the equivalent volume into acetic acid and read the meter: it shows 8.7, for the flask holds acetate, a weak base.',
  },
] as const;

export const model: ModelNotes = {
  equations: [
    {
      tex: 'g(h)=c_{Na}+h-\\frac{K_w}{h}-c_A\\,\\alpha(h)-c_C\\frac{K_1h+2K_1K_2}{h^2+K_1h+K_1K_2}=0,\\qquad \\alpha=1\\ \\text{or}\\ \\frac{K_a}{K_a+h}',
      says: 'Charges balance; g rises strictly with h = [H⁺], so there is one root, found by a guarded Newton method on the pH scale.',
    },
    {
      tex: 'c_{Na}=\\frac{c_b V_b}{V},\\quad c_A=\\frac{c_a V_a}{V},\\quad V=V_a+V_b',
      says: 'Dilution: volumes add.',
    },
    {
      tex: '2\\,\\mathrm{NaOH+CO_2\\rightarrow Na_2CO_3+H_2O},\\quad c_C=\\tfrac12 x\\,c_{Na}',
      says: 'Base that has stood in air: a part x of its hydroxide has become carbonate; fresh base has none.',
    },
    {
      tex: '\\log_{10}\\gamma=-0.509\\left(\\frac{\\sqrt I}{1+\\sqrt I}-0.3\\,I\\right),\\quad \\mathrm{pH}=-\\log_{10}(\\gamma h)',
      says: 'With activity corrections: Davies, with Ka/γ², Kw/γ², K₁/γ² and K₂/γ⁴ in place of Ka, Kw, K₁ and K₂, repeated until I is steady.',
    },
    {
      tex: '\\frac{du}{dt}=\\text{inflow}-\\frac{u}{\\tau},\\quad \\tau=1\\ \\text{s swirled},\\ 8\\ \\text{s still}',
      says: 'Base that has run in is unmixed at first (u); the bulk pH counts what has mixed.',
    },
    {
      tex: '\\beta=\\frac{1}{1+10^{pK_{in}-pH}},\\quad T_c=10^{-n\\,(\\beta a^{base}_c+(1-\\beta)a^{acid}_c)\\cdot 50\\,\\mathrm{mL}/V}',
      says: 'Colour by Beer and Lambert in linear red, green and blue, for n drops of indicator.',
    },
    {
      tex: '\\frac{d\\,\\mathrm{pH}_{meter}}{dt}=\\frac{\\mathrm{pH}-\\mathrm{pH}_{meter}}{2\\ \\mathrm{s}}',
      says: 'The glass electrode lags behind.',
    },
  ],
  assumptions: [
    '25 °C throughout; the heat of neutralisation is not followed.',
    'Volumes add on mixing.',
    'The indicator neither takes up nor gives off acid, and its colour depends on the pH alone.',
    'Fresh base holds no carbonate. The flask takes up no carbon dioxide and, with carbonate in the base, gives none off.',
    'A drop is 0.05 mL; fully open, the stopcock lets 1.0 mL through in a second, whatever the level in the burette.',
  ],
  validity:
    'Monoprotic acids from 0.01 to 1 mol/L. Without activity corrections pH is that of an ideal solution, off by about 0.1 at 0.1 mol/L. The Davies equation holds to an ionic strength of about 0.5 mol/L.',
  parameters: [
    { name: 'pKw, 25 °C', value: '13.995', source: 'Bandura and Lvov 2006, as tabulated in the CRC Handbook' },
    { name: 'pKa of acetic acid, 25 °C', value: '4.756', source: 'CRC Handbook' },
    { name: 'pK₁ and pK₂ of carbonic acid, 25 °C', value: '6.352, 10.329', source: 'CRC Handbook' },
    {
      name: 'pKin of phenolphthalein',
      value: '9.40 (seen 8.2–10.0)',
      source: 'chosen within the ±0.3 by which tables differ; range: CRC Handbook',
      teaching: true,
    },
    {
      name: 'pKin of methyl orange',
      value: '3.47 (seen 3.1–4.4)',
      source: 'chosen within the ±0.3 by which tables differ; range: CRC Handbook',
      teaching: true,
    },
    {
      name: 'pKin of bromothymol blue',
      value: '7.10 (seen 6.0–7.6)',
      source: 'chosen within the ±0.3 by which tables differ; range: CRC Handbook',
      teaching: true,
    },
    {
      name: 'Absorbance per drop in 50 mL (R, G, B)',
      value:
        'phenolphthalein base 0.02, 0.28, 0.10; methyl orange acid 0.01, 0.26, 0.22, base 0, 0.04, 0.30; bromothymol blue acid 0, 0.03, 0.30, base 0.28, 0.12, 0.02',
      source: 'chosen, for drawing',
      teaching: true,
    },
    {
      name: 'Hydroxide that has become carbonate in a bottle left open',
      value: '10 %',
      source: 'chosen so that the two end points lie apart',
      teaching: true,
    },
    { name: 'Mixing time', value: '1.0 s swirled, 8 s still', source: 'chosen', teaching: true },
    { name: 'Lag of the electrode', value: '2 s', source: 'chosen', teaching: true },
    {
      name: 'Visible base form',
      value: '5 % for phenolphthalein, 85 % for methyl orange, 50 % for bromothymol blue, for 5 s',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Burette, 50 mL in 0.1 mL',
      value: 'class B ±0.10 mL (school), class A ±0.05 mL (research)',
      source: 'ISO 385:2005',
    },
    {
      name: 'Pipette',
      value: 'class B, ±0.06 mL at 25 mL (school); class A, ±0.03 mL (research)',
      source: 'ISO 648:2008',
    },
    {
      name: 'Bottle of base',
      value: '±0.2 % (school); standardised, u = 0.1 % (research)',
      source: 'school: chosen, as makers state it for ready-made solutions; research: EURACHEM/CITAC Guide CG 4',
      teaching: true,
    },
    {
      name: 'pH meter',
      value: '±0.05 (school), u = 0.01 (research)',
      source: 'school: chosen, the size that Leito et al. 2002 find; research: Buck et al. 2002',
      teaching: true,
    },
  ],
  sources: [
    'CRC Handbook: W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 97th ed., CRC Press, Boca Raton 2016: dissociation constants, ionization constant of water, acid-base indicators.',
    'Bandura and Lvov 2006: A. V. Bandura and S. N. Lvov, The ionization constant of water over wide ranges of temperature and density, J. Phys. Chem. Ref. Data 35, 15 (2006).',
    'C. W. Davies, Ion Association, Butterworths, London 1962.',
    'R. A. Robinson and R. H. Stokes, Electrolyte Solutions, 2nd ed., Butterworths, London 1959: measured activity coefficients.',
    'Buck et al. 2002: R. P. Buck et al., Measurement of pH. Definition, standards, and procedures (IUPAC Recommendations 2002), Pure Appl. Chem. 74, 2169 (2002), doi:10.1351/pac200274112169.',
    'Leito et al. 2002: I. Leito, L. Strauss, E. Koort and V. Pihl, Estimation of uncertainty in routine pH measurement, Accred. Qual. Assur. 7, 242 (2002).',
    'ISO 385:2005, Laboratory glassware: burettes, International Organization for Standardization.',
    'ISO 648:2008, Laboratory glassware: single-volume pipettes, International Organization for Standardization.',
    'EURACHEM/CITAC Guide CG 4: S. L. R. Ellison and A. Williams (eds.), Quantifying Uncertainty in Analytical Measurement, 3rd ed. 2012, example A2, www.eurachem.org.',
  ],
  limits: [
    'Carbon dioxide leaves a real flask as it is stirred, so that a phenolphthalein end point drifts; boiling it out sharpens the end point.',
    'A real burette may hold an air bubble in its tip, which leaves as base and counts as titre. Here the tip is always full.',
    'A real burette drains along its wall: wait half a minute before reading.',
    'The glass electrode reads too low in strong base (sodium error).',
    'Eyes differ in when they first see a colour.',
  ],
};
