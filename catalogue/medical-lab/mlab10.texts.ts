import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A loop with a long memory

The **pituitary** gives TSH, which drives the **thyroid**; free T4 holds TSH down. Between them the law of this bench is log-linear, the usual first picture:

$$\\ln\\mathrm{TSH}=s-\\phi\\,\\mathrm{FT4}$$

With $\\phi=0.40$ L/pmol, **half of free T4 raises TSH about twenty-fold**; textbooks often say a hundredfold, and it differs from person to person. So TSH is the sensitive test, as long as the pituitary works. In large populations the line bends: it is steeper in hypothyroidism and at very high free T4 than between.

The gland secretes mostly T4, $G_T\\,TSH/(D_T+TSH)$; **deiodinases** in liver and muscle make the active T3 from it. Severe illness slows them and lowers T3 first.

## Free and bound

All but a few of ten thousand T4 molecules are bound,

$$TT4=FT4\\,(1+K_{41}[TBG]+K_{42}[TTR]).$$

Pregnancy and oestrogen raise TBG: **total** T4 rises, **free** T4 does not.

## Patterns

| | TSH | free T4 |
|---|---|---|
| primary hypothyroidism | high | low |
| subclinical hypothyroidism | high | usual |
| hyperthyroidism | low | high |
| pituitary failure | low or usual | low |

In primary disease TSH and free T4 move in **opposite** directions. When the pituitary fails both are low, and a usual TSH with a low free T4 is itself abnormal.

## Time

T4 has a half-life of about 7 days, T3 of 1 day, TSH of 1 hour. A dose change needs some **six weeks** before TSH says whether the dose is right: free T4 needs four to five half-lives, and the pituitary itself gets used to another level slowly, here with a time constant of two weeks; in people it lags by weeks, after long illness by months. When the pituitary fails, TSH says nothing about the dose: free T4 does, and only after cortisol has been tested and replaced.

## What spoils a result

**Biotin** spoils assays that hold on by streptavidin: TSH reads too low, T4 and T3 too high, and a healthy person looks hyperthyroid. **Calcium** binds the tablet in the gut.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'TSH a week after a dose change tells whether the dose is right.',
    instead:
      'Patient 2 on 100 µg reads 31 mU/L on day 7 and 0.67 on day 60: who raises the dose after a week gives too much.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\dot T_4=\\alpha_T G_T\\frac{TSH_e}{D_T+TSH_e}+\\alpha_T u-\\beta_T F_4^0\\,FT4',
      says: 'total T4: gland, tablet, clearance of the free hormone; TSHₑ counts stimulating antibodies, too',
    },
    {
      tex: '\\dot T_3=\\alpha_{31}G_D\\frac{FT4}{K_{M1}+FT4}-\\beta_{31}F_3^0\\,FT3',
      says: 'total T3 from free T4',
    },
    {
      tex: '\\dot{TSH}=\\lambda\\,[\\min(500,\\,\\pi e^{s-\\phi F})-TSH],\\qquad\\dot F=\\frac{FT4-F}{14\\ \\mathrm d}',
      says: 'pituitary; F is the free T4 that it is used to',
    },
    { tex: 'F_4=1+K_{41}TBG+K_{42}TTR,\\quad F_3=1+K_{30}TBG', says: 'total over free' },
    {
      tex: '\\mathrm{SPINA\\text{-}GT}=\\frac{\\beta_T(D_T+TSH)F_4^0\\,FT4}{\\alpha_T\\,TSH}',
      says: 'capacity of the gland, in a steady state without a tablet',
    },
    {
      tex: '\\mathrm{SPINA\\text{-}GD}=\\frac{\\beta_{31}(K_{M1}+FT4)F_3^0\\,FT3}{\\alpha_{31}\\,FT4}',
      says: 'capacity of the deiodinases',
    },
  ],
  assumptions: [
    'Levothyroxine flows in evenly over the day; 80 % is absorbed, 60 % with calcium.',
    'Free hormone is cleared, whatever the binding protein.',
    'No hypothalamus of its own, no daily rhythm of TSH.',
    'T3 does not act on the pituitary here.',
  ],
  validity: 'Adults, days to a year.',
  parameters: [
    {
      name: 'secretion, binding, conversion',
      value:
        'α_T 0.1 /L, β_T 1.1×10⁻⁶ /s, D_T 2.75 mU/L, K₄₁ 2×10¹⁰, K₄₂ 2×10⁸, K₃₀ 2×10⁹ L/mol, α₃₁ 0.026 /L, β₃₁ 8×10⁻⁶ /s, K_M1 500 nmol/L',
      source: 'Dietrich 2016',
    },
    { name: 'binding proteins', value: 'TBG 300 nmol/L, TTR 4.5 µmol/L', source: 'Dietrich 2016, usual means' },
    {
      name: 'slope of the pituitary',
      value: 'φ 0.40 L/pmol; TSH 1.5 mU/L at 15 pmol/L',
      source: 'chosen; published individual slopes 0.1 to 0.6',
      teaching: true,
    },
    {
      name: 'lag of the pituitary',
      value: 'time constant 14 d',
      source: 'chosen, of the usual order: TSH is read six weeks after a change of dose',
      teaching: true,
    },
    { name: 'patients', value: 'as chosen for each', source: 'chosen', teaching: true },
    {
      name: 'biotin',
      value: 'TSH × 0.2, T4 and T3 × 1.6',
      source: 'chosen after Li 2017',
      teaching: true,
    },
    { name: 'absorption', value: '0.80, with calcium 0.60', source: 'chosen after Singh 2000', teaching: true },
    { name: 'scatter', value: 'assays 3 %, TSH 4 %', source: 'chosen, of the usual order', teaching: true },
    { name: 'variation of TSH within a person', value: '20 % from draw to draw', source: 'Ankrah-Tetteh 2008' },
  ],
  sources: [
    'J. W. Dietrich et al., Calculated parameters of thyroid homeostasis: emerging tools for differential diagnosis and clinical research, Frontiers in Endocrinology 7, 57 (2016).',
    'C. A. Spencer et al., Applications of a new chemiluminometric thyrotropin assay to subnormal measurement, Journal of Clinical Endocrinology and Metabolism 70, 453 (1990).',
    'N. C. Hadlow et al., The relationship between TSH and free T4 in a large population is complex and nonlinear and differs by age and sex, Journal of Clinical Endocrinology and Metabolism 98, 2936 (2013).',
    'K. M. Rothacker et al., Reconciling the log-linear and non-log-linear nature of the TSH-free T4 relationship, Journal of Clinical Endocrinology and Metabolism 101, 1151 (2016).',
    'N. Benhadi, E. Fliers, T. J. Visser, J. B. Reitsma and W. M. Wiersinga, Pilot study on the assessment of the setpoint of the hypothalamus-pituitary-thyroid axis in healthy volunteers, European Journal of Endocrinology 162, 323 (2010).',
    'R. Hoermann, J. E. M. Midgley, R. Larisch and J. W. Dietrich, Relational stability in the expression of normality, variation, and control of thyroid function, Frontiers in Endocrinology 7, 142 (2016).',
    'T. Ankrah-Tetteh, S. Wijeratne and R. Swaminathan, Intraindividual variation in serum thyroid hormones, parathyroid hormone and insulin-like growth factor-1, Annals of Clinical Biochemistry 45, 167 (2008).',
    'N. Singh, P. N. Singh and J. M. Hershman, Effect of calcium carbonate on the absorption of levothyroxine, JAMA 283, 2822 (2000).',
    'D. Li et al., Association of biotin ingestion with performance of hormone and nonhormone assays in healthy adults, JAMA 318, 1150 (2017).',
  ],
  limits: [
    'The log-linear law is a simplification: 152 261 people are better described by two overlapping sigmoid curves (Hadlow 2013), and within one person a straight line fits best in about 42 % (Rothacker 2016). A single dose of T4 gave a slope of 0.14 L/pmol in healthy people (Benhadi 2010), a third of the slope here.',
    'The pituitary lags by the same two weeks in every patient. In people it differs, and after long hyperthyroidism TSH may stay low for months.',
    'The half-life of T4 is longer in hypothyroidism (some 9 to 10 days) and shorter in hyperthyroidism (3 to 4 days); here it does not change.',
    'Free T4 scatters by the assay alone; within a person, assay included, 9.9 % were found (Benhadi 2010).',
    'Slope and set point differ from person to person; here all share them.',
    'A dose is never set from a teaching model.',
  ],
};
