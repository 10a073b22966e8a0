import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A life of cycles

Under an alternating stress far below the tensile strength slip bands form, and at one of them a crack begins. It takes most of the life to become visible; then it runs, leaves a beach mark wherever the load changed or stood still, and the rest of the section breaks at once.

**Basquin**: amplitude and life follow

$$\\sigma_a=A\\,N^{B}.$$

Steels and titanium flatten near $10^6$ cycles, aluminium does not. Lives scatter lognormally, the more the longer they are. So $\\log N$ is the unknown of the fit, and a row of specimens tells more than one.

## Mean stress

A tensile mean shortens the life. Rules turn amplitude and mean into one equivalent reversed stress:

$$\\frac{\\sigma_a}{1-\\sigma_m/\\sigma_u}\\ \\text{(Goodman)},\\quad\\frac{\\sigma_a}{1-\\sigma_m/\\sigma_f'}\\ \\text{(Morrow)},\\quad\\sqrt{\\sigma_{\\max}\\sigma_a}\\ \\text{(Smith, Watson, Topper)}.$$

With one more constant fitted to tests, Walker writes $\\sigma_{\\max}^{1-\\gamma}\\sigma_a^{\\gamma}$. The rules are guesses; the specimen decides.

## Blocks and the limit

**Miner** adds up shares of life: failure at $\\sum n_i/N_i=1$. Real metals fail earlier if the high stress comes first, and later if it comes last.

The **fatigue limit** is a statistical strength. A staircase finds it: the next specimen goes one step down after a failure, one step up after a run-out of $10^7$ cycles.

A rough surface starts cracks early, mostly in strong steels and at long lives.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Below the fatigue limit a part lasts for ever.',
    instead:
      'The limit differs from specimen to specimen: see the staircase. And corrosion, a few overloads or 10⁹ cycles end it too. Aluminium has none at all.',
  },
  {
    believed: 'When the Miner sum reaches 1 the part breaks.',
    instead:
      'Run 700 MPa first, then 500: without scatter it breaks at 0.65. The other way round, 90 000 cycles at 500 MPa and then 700, it lasts to 1.4. One specimen scatters about that by half as much again.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'N=\\left(\\frac{\\sigma_{ar}}{A}\\right)^{1/B},\\quad \\sigma_{ar}=\\sigma_{\\max}^{1-\\gamma}\\sigma_a^{\\gamma}',
      says: 'Median life of the specimen: Basquin with Walker.',
    },
    { tex: '\\gamma=0.8818-0.000200\\,\\sigma_u', says: 'Steels, σᵤ in MPa; 0.46 for 2024-T4, 0.5 for Ti-6Al-4V.' },
    {
      tex: 'k=a\\,\\sigma_u^{b}\\le1,\\quad B\\to B+\\tfrac13\\log_{10}k\\ \\text{above}\\ 10^3',
      says: 'Surface: the strength at 10⁶ is k times that of polished bars, that at 10³ the same.',
    },
    {
      tex: 's_{\\log N}=0.10\\ \\text{at}\\ 10^3\\ \\text{to}\\ 0.25\\ \\text{at}\\ 10^6',
      says: 'Scatter of life, rising with log N, normal in log N.',
    },
    {
      tex: 'x\\to x^{(N_{\\text{old}}/N_{\\text{new}})^{0.4}}',
      says: 'Used share of life at a change of block (Manson and Halford); failure at x = 1.',
    },
    {
      tex: '\\bar\\sigma=S_0+d\\left(\\frac{\\sum i\\,n_i}{\\sum n_i}\\pm\\frac12\\right)',
      says: 'Limit from a staircase of steps d (Dixon and Mood).',
    },
  ],
  assumptions: [
    'The specimen does not warm, whatever the frequency.',
    'One specimen is better or worse by the same number of standard deviations at every level.',
    'A level below the limit of the specimen does no damage.',
    'The line of the S-N curve is laid through failures at chosen levels; those of a staircase, which all lie at the limit, are left out of it.',
    'Where the greatest stress is compressive nothing grows; above the ultimate strength it breaks on the first cycle.',
  ],
  validity: 'Stress-controlled lives from about 10³ to 10⁷ cycles.',
  parameters: [
    {
      name: 'σu, σf′, A (MPa), B',
      value:
        '1015 415, 1020, 927, −.138; Man-Ten 557, 1089, 1006, −.115; RQC-100 758, 938, 897, −.0648; 4142 1757, 1937, 1837, −.0762; 4340 1172, 1758, 1643, −.0977; 2024-T4 476, 900, 839, −.102; Ti-6Al-4V 1233, 2030, 1889, −.104',
      source: 'Dowling 2013, table 9.1',
    },
    { name: 'γ', value: 'steels by σu; 2024-T4 0.46', source: 'Dowling, Calhoun and Arcari 2009' },
    { name: 'γ of Ti-6Al-4V', value: '0.5', source: 'chosen', teaching: true },
    {
      name: 'Surface factors a, b',
      value: 'ground 1.38, −0.067; machined 3.04, −0.217; hot rolled 38.6, −0.650',
      source: 'Budynas and Nisbett 2020 (Shigley), table 6-2',
    },
    { name: 'Exponent of the damage curves', value: '0.4', source: 'Manson and Halford 1981' },
    {
      name: 'Uncertainty of a staircase',
      value: 'mean 1.2 s/√n, scatter 1.4 s/√n, n of the rarer event',
      source: 'computed: 20 000 staircases of 15 specimens with steps of about their scatter',
      teaching: true,
    },
    { name: 'Scatter of life and of the limit', value: '0.10 to 0.25; 4 %', source: 'chosen', teaching: true },
    {
      name: 'Crack that is seen',
      value: 'the last fifth of the life, area as the third power',
      source: 'chosen',
      teaching: true,
    },
  ],
  sources: [
    'N. E. Dowling, Mechanical Behavior of Materials, 4th ed., Pearson, Boston (2013), chapters 9 and 10.',
    'N. E. Dowling, C. A. Calhoun and A. Arcari, Mean stress effects in stress-life fatigue and the Walker equation, Fatigue & Fracture of Engineering Materials & Structures 32, 163 (2009).',
    'R. G. Budynas and J. K. Nisbett, Shigley’s Mechanical Engineering Design, 11th ed., McGraw-Hill, New York (2020).',
    'S. S. Manson and G. R. Halford, Practical implementation of the double linear damage rule and damage curve approach, International Journal of Fracture 17, 169 (1981).',
    'ASTM E739-10, Standard Practice for Statistical Analysis of Linear or Linearized Stress-Life and Strain-Life Fatigue Data, ASTM International (2015; replaced by E739-23, which was withdrawn in 2024).',
    'W. J. Dixon and A. M. Mood, A method for obtaining and analyzing sensitivity data, Journal of the American Statistical Association 43, 109 (1948).',
    'M. A. Miner, Cumulative damage in fatigue, Journal of Applied Mechanics 12, A159 (1945).',
    'ISO 1099:2017, Metallic materials: Fatigue testing: Axial force-controlled method, ISO, Geneva.',
  ],
  limits: [
    'A rotating-beam machine, which many S-N curves come from, cannot apply a mean stress, and loads its skin alone.',
    'Fifteen specimens are enough for a mean limit and few for its scatter, which comes out a fifth too small on average; standards ask for about twice as many.',
    'A step of Dixon and Mood that is much smaller than the scatter makes that worse.',
    'Real parts have notches, welds and corrosion, which take most of the life away.',
  ],
};
