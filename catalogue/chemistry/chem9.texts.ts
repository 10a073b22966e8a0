import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A recipe for particles

A balanced equation is a recipe. In

$$a\\,\\mathrm A+b\\,\\mathrm B\\to c\\,\\mathrm C$$

$a$ particles of A meet $b$ particles of B, each time. A **mole** is a fixed number of particles, so the recipe holds for moles as well as for single particles. It does not hold for grams: particles have different masses.

## Which one runs out

Divide each amount by its coefficient. That says how many times the recipe could be followed if only this reactant counted. The smaller quotient decides:

$$\\xi_{max}=\\min\\!\\left(\\frac{n_A}{a},\\ \\frac{n_B}{b}\\right).$$

$\\xi$ is the **extent** of the reaction, and the reactant with the smaller quotient is the **limiting** one. Everything else follows from it:

$$n_C=c\\,\\xi_{max},\\qquad n_B^{left}=n_B-b\\,\\xi_{max}.$$

More of the reactant in excess makes no more product: it just stays behind.

**A factory works by the same rule.** With ten frames and fifteen wheels no more than seven bicycles leave the hall: the wheels have run out, although there are more of them than frames. The switch *Factory* shows each reaction in this way. The picture has a limit: parts are put together one after the other and never come apart, while particles meet by chance and change into something else.

## Two ways to see it in data

**Plateau.** Keep B fixed and raise A. The product grows in proportion to A, with a slope that is the molar mass of what is made (times $c/a$), until B has become the limiting reactant. From there on the mass stays the same.

**Job’s plot.** Keep the total $n_A+n_B$ fixed and change the share of A. On one side A limits, on the other B. Both branches are straight lines, and they meet exactly where neither is left over: the ratio $a:b$. In 1928 Paul Job found the composition of complexes in this way, without knowing the equation.

## Three reactions

Barium chloride and sodium sulfate make white barium sulfate. Both salts are dissolved, so what meets are ions:

$$\\mathrm{Ba^{2+}+SO_4^{2-}\\to BaSO_4(s)}.$$

Na⁺ and Cl⁻ take no part: they are *spectators*, and each disc of the picture stands for a salt with its spectators. The cloud is there as soon as the solutions mix. But it is a fine dust, and it has to settle before it can be filtered and weighed. Magnesium in hydrochloric acid gives hydrogen, which fills a balloon, and magnesium chloride, which stays dissolved. Hydrogen and oxygen over water vanish in a spark; what gas is left was in excess.

**What cannot be weighed is reckoned.** Boil the solution of magnesium chloride down and crystals of the *hexahydrate* $\\mathrm{MgCl_2\\cdot6H_2O}$ form, 203.30 g for each mole instead of 95.21 g. Heat them to drive that water off, and they react with it: hydrogen chloride escapes, and magnesium oxide is left. So the 95.21 g/mol of the theoretical yield are a mass *in solution*. Here it is worked out from the hydrogen, one mole of which was made with each mole of magnesium chloride.

The **yield** compares what was found with what the recipe allows: $100\\,m/(c\\,\\xi_{max}M)$ per cent. A precipitate that is weighed moist can show more than 100 %.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The reactant of which there is less, in moles or in grams, runs out first.',
    instead:
      'Mix 1.0 mol of magnesium with 1.5 mol of hydrochloric acid. There is less magnesium, in moles and in grams (24 g against 55 g). But the recipe asks for two of HCl: the quotients are 1.0 and 0.75, so the acid runs out, grey magnesium is left, and the balloon holds 0.75 mol of hydrogen, not 1.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\xi_{max}=\\min\\!\\left(\\frac{n_A}{a},\\frac{n_B}{b}\\right)',
      says: 'The extent that the reaction can reach; quotients within 10⁻⁹ of each other count as equal.',
    },
    {
      tex: '\\xi(t)=\\xi_{max}\\left(1-e^{-t/\\tau}\\right)',
      says: 'The way there, τ = 1 s for the precipitate, 3 s for the others; exactly ξ_max from 30 s on.',
    },
    {
      tex: 'm=c\\,\\xi M,\\quad V_{gas}=n_{gas}\\cdot 24.465\\ \\mathrm{L/mol},\\quad Q=-\\Delta H\\,\\xi',
      says: 'Product weighed, gas at 25 °C and 1 atm, heat given off.',
    },
    {
      tex: 'm_{\\mathrm{MgCl_2}}=\\frac{V_{gas}}{24.465\\ \\mathrm{L/mol}}\\,M,\\quad Y=\\frac{100\\,m}{c\\,\\xi_{max}M}',
      says: 'Magnesium chloride in solution, from the volume of hydrogen as it is shown; the yield, from what is shown and the amounts that were set.',
    },
  ],
  assumptions: [
    'The reaction runs to its end and there is no side reaction.',
    'Nothing of a settled product is lost; what scatters is moisture and what clings to the paper. What is still afloat when the precipitate is filtered runs through.',
    'The discs are formula units: the ions of the two salts are not drawn apart.',
    'Gases are ideal, at 25 °C and 1 atm, also in the balloon.',
  ],
  validity:
    'From 0.1 to 5 mol of each reactant. Five moles of gas take up 122 L: the eudiometer is drawn 1:1000, a mole as a millimole.',
  parameters: [
    {
      name: 'Molar masses',
      value: 'BaSO₄ 233.39, MgCl₂ 95.211 (MgCl₂·6H₂O 203.30), H₂O 18.015 g/mol',
      source: 'CRC Handbook',
    },
    { name: 'Molar volume of a gas', value: '24.465 L/mol at 25 °C and 1 atm', source: 'R T/p with R of CODATA 2018' },
    {
      name: 'Enthalpies for the equations as written',
      value: '−26.3 (BaSO₄), −466.9 (Mg), −571.66 kJ (2 H₂O)',
      source: 'Wagman 1982; CRC Handbook',
    },
    {
      name: 'Time of the reaction',
      value: '1 s (BaSO₄, the time of mixing), 3 s (the others)',
      source: 'chosen for the eye: magnesium really takes a minute or more, a spark no time at all',
      teaching: true,
    },
    {
      name: 'Settling of the precipitate',
      value: '6 s',
      source: 'chosen: really minutes to hours, and warm liquor makes coarser crystals',
      teaching: true,
    },
    {
      name: 'Scatter of a weighing, of a volume of gas',
      value: 'σ = 0.3 g, 0.1 L (school), 0.03 g, 0.02 L (research)',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Scale of the gas volume',
      value: 'within ±2 % (school), ±0.5 % (research)',
      source: 'chosen',
      teaching: true,
    },
  ],
  sources: [
    'W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 95th edition, CRC Press, Boca Raton (2014): molar masses, enthalpies of formation.',
    'D. D. Wagman, W. H. Evans, V. B. Parker, R. H. Schumm, I. Halow, S. M. Bailey, K. L. Churney and R. L. Nuttall, The NBS tables of chemical thermodynamic properties, J. Phys. Chem. Ref. Data 11, suppl. 2 (1982).',
    'E. Tiesinga, P. J. Mohr, D. B. Newell and B. N. Taylor, CODATA recommended values of the fundamental physical constants: 2018, Rev. Mod. Phys. 93, 025010 (2021); replaced by the adjustment of 2022, which leaves exact constants as they are.',
    'N. N. Greenwood and A. Earnshaw, Chemistry of the Elements, 2nd edition, Butterworth-Heinemann, Oxford (1997): hydrates of magnesium chloride and their hydrolysis.',
    'P. Job, Recherches sur la formation de complexes minéraux en solution, et sur leur stabilité, Annales de chimie 9, 113 (1928).',
  ],
  limits: [
    'A real precipitate takes barium chloride along, and it is kept warm for an hour before it is filtered: yields of 95 to 102 % are usual.',
    'Amounts of moles fill buckets: three moles of barium chloride are 625 g of a poisonous salt. A real lesson takes millimoles.',
    'Magnesium carries an oxide skin, and a balloon squeezes its gas by a few per cent.',
    'Hydrogen and oxygen in moles explode: real eudiometers hold millimoles behind a screen.',
  ],
};
