import type { ModelNotes } from '../define';

export const theory = `
## One bond is made

Willow bark eases pain because it holds a parent of salicylic acid, and salicylic acid upsets the stomach. Charles Gerhardt hung an acetyl group on its phenol in 1853; in 1897 Felix Hoffmann made the product pure and stable. It is aspirin:

$$\\mathrm{C_7H_6O_3+(CH_3CO)_2O\\rightarrow C_9H_8O_4+CH_3COOH}.$$

One mole of salicylic acid takes one mole of acetic anhydride. Whichever is present in **fewer moles** limits the product, whatever the grams and millilitres look like: 2.00 g of salicylic acid are 14.5 mmol, 5.0 mL of anhydride are 53 mmol. The *theoretical yield* is the limiting amount times 180.2 g/mol.

## How fast

A strong acid protonates the anhydride and speeds the attack. The rate is of first order in each reactant,

$$\\frac{dx}{dt}=\\frac{k}{V}\\,(n_{SA}-x)(n_{AA}-x),\\qquad k=k_{50}\\exp\\!\\left[-\\frac{E_a}{R}\\left(\\frac1T-\\frac1{323\\ \\mathrm K}\\right)\\right].$$

At constant temperature this integrates to a straight line: $\\ln\\dfrac{n_{AA}-x}{n_{SA}-x}$ against time rises with the slope $k\\,(n_{AA}-n_{SA})/V$. Two baths give two slopes, and their ratio gives $E_a$. A flask needs some minutes to reach the temperature of its bath, so early points bend the line.

## Getting it out

Water stops everything at once, and gives off heat as it does: it destroys the anhydride that is left and drives the aspirin out of solution. Aspirin dissolves far less in cold water than in warm, so crystals grow while the ice does its work; what stays dissolved is lost. That, and the crystals that cling to glass and paper, is why an honest yield

$$\\text{yield}=100\\,\\%\\times\\frac{m_{\\text{dry}}}{m_{\\text{theory}}}$$

stays **below 100 %**. A yield above it is no triumph. It says that something else is on the balance.

## How pure

Salicylic acid that has not reacted crystallises too and is the chief impurity. Two quick tests find it. Its free phenol turns iron(III) chloride **violet**; aspirin has none left. And it **lowers and broadens** the melting point. The last crystal goes at

$$\\ln x=-\\frac{\\Delta H_{fus}}{R}\\left(\\frac1T-\\frac1{T_m}\\right),$$

with the mole fraction $x$ of the substance of which there is more. The first liquid comes far below: from a few per cent of salicylic acid on it comes at the *eutectic*, here 111 °C, whatever the mixture. So a melting point is always two numbers. Pure aspirin melts within about a degree and is clear at 135 to 136 °C. A product with 35 % of aspirin melts from 111 to 138 °C: its last crystals are salicylic acid, and the end alone would look better than pure.

Recrystallising dissolves everything in hot ethanol and lets aspirin come back alone. It **trades yield for purity**: each millilitre of ethanol keeps some aspirin for itself.

## Doing it well

Let the reaction finish before you quench: patience costs nothing, salicylic acid in the product does. Cool before you filter. Wash with little, cold water, twice. And dry before you weigh.
`;

export const misconceptions = [
  {
    believed: 'The more the balance shows in the end, the better the work: a yield above 100 % is a triumph.',
    instead:
      'Take 5 g of salicylic acid with 1 mL of anhydride and go through to the dry product. The yield is far above 100 %, it melts over a wide range, from 111 to 138 °C, and iron(III) turns violet: most of it is salicylic acid.',
  },
  {
    believed: 'The reactant of which there are fewer grams is the one that limits.',
    instead:
      'Take 5 g of salicylic acid and 4 mL of anhydride and look at the limiting reactant. The anhydride weighs less, 4.3 g, but that is 42 mmol against 36 mmol: the acid limits.',
  },
] as const;

export const model: ModelNotes = {
  equations: [
    { tex: '\\frac{dx}{dt}=\\frac{k(T)}{V}(n_{SA}-x)(n_{AA}-x)', says: 'Acetylation, until water is added.' },
    {
      tex: 'k=k_{50}\\exp\\!\\left[-\\frac{E_a}{R}\\left(\\frac1T-\\frac1{323.15}\\right)\\right]',
      says: 'The rate constant of each catalyst.',
    },
    {
      tex: '\\dot T=\\frac{T_{set}-T}{60\\ \\mathrm s}',
      says: 'The flask in its bath, in the air of the room (22 °C) or in ice (2 °C).',
    },
    {
      tex: '\\dot m_c=\\frac{\\max(0,\\,m-S(T)\\,V_t)-m_c}{60\\ \\mathrm s}',
      says: 'Crystals of aspirin and of salicylic acid, each on its own.',
    },
    {
      tex: 'S=S_0(T)\\,e^{0.30\\,c_{AcOH}}',
      says: 'Solubility in water, raised by the acetic acid that the anhydride leaves.',
    },
    {
      tex: 'm\\to m-S(2\\,{}^\\circ\\mathrm C)\\,w,\\qquad r\\to r\\,e^{-w/(0.5\\,m)}',
      says: 'A wash with w mL takes aspirin along and rinses the liquor between the crystals off.',
    },
    {
      tex: '\\frac1T=\\frac1{T_m}-\\frac{R\\ln x}{\\Delta H_{fus}}',
      says: 'The liquidus of aspirin and of salicylic acid; melting ends at the higher one, and much impurity makes it begin where they cross.',
    },
    {
      tex: 'C\\,\\dot T=q\\,k_w(T)\\,a,\\qquad\\dot a=-k_w(T)\\,a',
      says: 'Heat of the anhydride a that is left when water comes, besides what the flask gives to the room or the ice.',
    },
    { tex: 'p=1-e^{-8w_{SA}}', says: 'Violet of the iron(III) test for w per cent of salicylic acid.' },
  ],
  assumptions: [
    'The flask has one temperature, and the slurry reacts as if all of it were dissolved.',
    'Volumes add; the volume does not change with the reaction or the temperature.',
    'Water stops the acetylation at once. It is poured in one go and mixes at once; if the flask boils up, a tenth of it is lost.',
    'The first liquid in the capillary is seen once a tenth of the moles are liquid, and even a pure solid takes a degree to melt.',
    'Salicylic acid is the only impurity, and a dry product holds no water.',
    'Filtering, washing, drying and the tests take no time of the clock.',
    'The acid is weighed with the error of the balance, the same in every trial of a seed; the anhydride has exactly the volume that is set.',
  ],
  validity:
    'From 0.5 to 5 g of salicylic acid, 1 to 10 mL of anhydride, baths of 40 to 95 °C. Yields of 80 to 95 %, as careful students report, and melting points of 135 to 136 °C come out for a reaction carried to its end.',
  parameters: [
    {
      name: 'Phosphoric acid: k₅₀, Eₐ',
      value: '9.0·10⁻⁴ L mol⁻¹ s⁻¹, 65 kJ/mol',
      source: 'chosen: about 15 minutes in a warm bath, as in the usual practical',
      teaching: true,
    },
    {
      name: 'Sulfuric acid: k₅₀, Eₐ',
      value: '3.6·10⁻³ L mol⁻¹ s⁻¹, 58 kJ/mol',
      source: 'chosen: a few minutes',
      teaching: true,
    },
    {
      name: 'Molar masses',
      value: '138.121, 102.089, 180.157 and 60.052 g/mol',
      source: 'IUPAC 2021; salicylic acid, acetic anhydride, aspirin, acetic acid',
    },
    { name: 'Densities', value: 'anhydride 1.082 g/mL, salicylic acid 1.443 g/cm³', source: 'CRC Handbook' },
    {
      name: 'Solubility of aspirin in water',
      value: '4.43 g/L at 25 °C; slope 28 kJ/mol',
      source:
        '2.46·10⁻² mol/L, Nokhodchi et al. 2021. The slope is chosen between two reports: 14 kJ/mol from their two temperatures, and about 46 kJ/mol in aqueous acetic acid, Carstensen and Attarchi 1988',
      teaching: true,
    },
    {
      name: 'Solubility of salicylic acid in water',
      value: '1.24, 2.48, 4.14, 17.4, 77.8 g/L at 0, 25, 40, 75, 100 °C',
      source: 'chosen, as commonly tabulated; another table has 1.8 g/L at 20 °C',
      teaching: true,
    },
    {
      name: 'Salting-in by acetic acid',
      value: 'exp(0.30 c)',
      source: 'chosen; Carstensen and Attarchi 1988 report an increase up to about 12 mol/L',
      teaching: true,
    },
    {
      name: 'Hydrolysis of dissolved aspirin',
      value: '5·10⁻⁷ s⁻¹ at 25 °C, 75 kJ/mol',
      source:
        'constant: chosen, of the size at pH 2 to 3; activation energy: 18 kcal/mol, Carstensen and Attarchi 1988',
      teaching: true,
    },
    {
      name: 'Anhydride and water',
      value: '−58.6 kJ/mol; 2.6·10⁻³ s⁻¹ at 25 °C, 45 kJ/mol',
      source: 'heat: Wadsö 1962 in the NIST WebBook; rate: chosen, of the order without strong acid, which hurries it',
      teaching: true,
    },
    {
      name: 'Heat capacities',
      value: 'flask 40 J/K, organic liquid 1.8 J/(mL K), water 4.18 J/(mL K)',
      source: 'chosen; a flask of 50 g',
      teaching: true,
    },
    { name: 'Time for heat and for crystals', value: '60 s each', source: 'chosen', teaching: true },
    { name: 'Loss on the filter', value: '3 %', source: 'chosen', teaching: true },
    { name: 'Liquor in the cake', value: '0.5 mL/g', source: 'chosen', teaching: true },
    {
      name: 'In ethanol and water, 1 : 3',
      value: 'aspirin 8.0 g/L, salicylic acid up to 5 g/L stay dissolved',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Melting of aspirin',
      value: '408.65 K, 29.80 kJ/mol',
      source: 'heat: Kirklin 2000; temperature: chosen, the 135.5 °C of a capillary reading',
      teaching: true,
    },
    { name: 'Melting of salicylic acid', value: '432 K, 24.6 kJ/mol', source: 'NIST WebBook' },
    {
      name: 'Balance',
      value: 'σ = 0.003 g',
      source: 'chosen, of the size makers state',
      teaching: true,
    },
    {
      name: 'Conversion from a drop of the mixture',
      value: 'σ = 0.5 % of full conversion at school, 0.1 % in research',
      source: 'chosen',
      teaching: true,
    },
  ],
  sources: [
    'CRC Handbook: W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 97th ed., CRC Press, Boca Raton 2016: densities.',
    'IUPAC 2021: T. Prohaska et al., Standard atomic weights of the elements 2021 (IUPAC Technical Report), Pure Appl. Chem. 94, 573 (2022), doi:10.1515/pac-2019-0603.',
    'NIST WebBook: P. J. Linstrom and W. G. Mallard (eds.), NIST Chemistry WebBook, NIST Standard Reference Database 69, webbook.nist.gov: fusion of salicylic acid, hydrolysis of acetic anhydride.',
    'Kirklin 2000: D. R. Kirklin, Enthalpy of combustion of acetylsalicylic acid, J. Chem. Thermodyn. 32, 701 (2000), doi:10.1006/jcht.1999.0650: fusion of aspirin.',
    'Nokhodchi et al. 2021: A. Nokhodchi et al., Solubility study of acetylsalicylic acid in ethanol + water mixtures, AAPS PharmSciTech, published 28 December 2021, doi:10.1208/s12249-021-02192-7.',
    'Carstensen and Attarchi 1988: J. T. Carstensen and F. Attarchi, Decomposition of aspirin in the solid state in the presence of limited amounts of moisture II: kinetics and salting-in of aspirin in aqueous acetic acid solutions, J. Pharm. Sci. 77 (1988), doi:10.1002/jps.2600770406.',
  ],
  limits: [
    'At a real bench the smell of acetic acid tells when the anhydride is gone. With a strong acid in it the flask warms faster than here.',
    'Real crystals enclose liquor: what is inside cannot be washed off.',
    'A damp product weighs more and melts lower. Here drying is complete.',
    'Real aspirin decomposes a little while it melts, so a slow heating reads lower than a quick one.',
  ],
};
