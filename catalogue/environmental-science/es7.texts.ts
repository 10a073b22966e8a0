import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
**Buried waste** rots without air to methane and carbon dioxide while rain that soaks through carries dissolved matter down as leachate, so a modern site needs a liner, a cap and gas wells.

## Gas

Each year's waste makes methane at a rate that decays as a first-order reaction: a mass $M$ has produced $ML_0(1-e^{-kt})$ after the time $t$. The model **LandGEM** of the US EPA adds the waste tenth-year by tenth-year:

$$Q=\\sum_i\\sum_j kL_0\\frac{M_i}{10}e^{-kt_{ij}}.$$

$L_0$ is the potential of a tonne. $k$ depends on moisture: 0.02 per year in dry places, 0.05 as the rule's default, 0.7 in a wet bioreactor, which has a high and short peak. After closure $\\ln Q$ falls along a straight line whose slope is $-k$.

What wells do not catch is partly **oxidised** by bacteria in the soil of the cap. Methane in air explodes between 5 and 15 %: a cap without wells drives it sideways, into cellars.

## Water

Rain that neither runs off nor evaporates becomes **leachate**. Turc's formula says how much evaporates. Through **clay** water seeps by Darcy's law over the whole area; a **composite** liner is a plastic sheet on clay and lets water through only at its holes, about a thousandth of that.

A leak is limited twice: by the leachate that there is, and by what the liner lets through. Clay with 0.3 m of water on it lets some 42 mm a year through. Where rain leaves much more leachate than that, clay holds most of it back; where it leaves hardly more, clay is of little use.

Under a **cap** hardly any rain comes in, but the waste goes on draining for years.

Leachate carries chloride, which nothing takes away, and organic matter (its **chemical oxygen demand**, COD), which bacteria eat on the way. Groundwater takes years from the site to the well: what arrives there was let out long ago.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'A liner is tight for ever.',
    instead:
      'It has holes from the first day. With Composite some ten litres a day get through, not none: set the holes to 0 and compare; then to 50.',
  },
  {
    believed: 'Once a landfill is closed and green, it is over.',
    instead:
      'At year 40, twenty years after closure, this site still makes more than a third of its largest rate of methane.',
  },
  {
    believed: 'A clean well shows that nothing leaks.',
    instead:
      'Drill the well with the liner None and read it in years 1, 3 and 10: what leaks on the first day arrives years later.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'Q=\\sum_{i=1}^{n}\\sum_{j=0.1}^{1.0}kL_0\\frac{M_i}{10}e^{-kt_{ij}},\\qquad t_{ij}=T-(i-1)-j',
      says: 'LandGEM at whole years T, straight between them.',
    },
    {
      tex: '\\dot m=M-km,\\qquad Q=kL_0m',
      says: 'The equivalent pool: once recirculation has changed k, for settlement, and for the picture.',
    },
    {
      tex: 'ET=\\frac{P}{\\sqrt{0.9+P^2/L^2}},\\quad L=300+25T+0.05T^3,\\quad ET\\le P(1-r)',
      says: 'Turc, in mm a year; r is the part that runs off: 0.2 open, and 0.9 capped with the hundredth of the rain that finds holes in the cap. What sinks in is the rest, and that hundredth.',
    },
    {
      tex: '\\dot w=(w_{in}-w)/5\\ \\text{yr}',
      says: 'Leachate w follows what sinks in, w_in: waste holds water and drains.',
    },
    {
      tex: 'q=k_sA\\frac{h+0.9}{0.9},\\qquad q=0.21\\left[1+0.1\\left(\\tfrac{h}{0.9}\\right)^{0.95}\\right]a^{0.1}h^{0.9}k_s^{0.74}\\ \\text{for each hole}',
      says: 'Leak through 0.9 m of clay (Darcy), and through a sheet in good contact with clay (Giroud).',
    },
    {
      tex: 'COD=30000\\,\\overline{e^{-a/5}}+500',
      says: 'Of the leachate, mg/L: mean over the waste placed so far, a its age in years.',
    },
    {
      tex: 'C=\\frac{q\\,C_L+Q_{gw}C_{bg}}{q+Q_{gw}},\\qquad Q_{gw}=10\\cdot5\\cdot\\sqrt A',
      says: 'Groundwater below the site; three mixed tanks of one year each follow on the way to the well.',
    },
    {
      tex: 'c_{fence}=c_{CH_4}\\,s\\,\\left(1-\\frac{Q_{coll}}{Q}\\right)\\frac{q_A}{q_A+5}',
      says: 'Methane in soil air at the fence: s is 0.02 open and 0.25 capped, q_A in m³ per m² and year. Chosen.',
    },
  ],
  assumptions: [
    'Nothing happens before the site is opened; the same mass of waste comes each year it is open.',
    'All waste has one k and one L₀. Recirculation acts at once and everywhere: k doubles, up to 0.7 per year, where there are 40 mm of leachate a year; where there is less, k rises in proportion.',
    'When the site is opened its leachate is what sinks in; later it follows rain and cap over five years.',
    'The year of the largest rate is that of the largest rate so far: while the site fills it moves on with the clock.',
    'Evaporation is never more than soaks in, so that with next to no rain it is all that does not run off.',
    'The head on the liner is what the pumps hold it at; a leak is never more than the leachate.',
    'The well draws from the third of three mixed tanks. Groundwater is at background (chloride 20, COD 5 mg/L) when the site is opened, and flows whether there is a well or not.',
    'COD above background decays at 0.35 per year in the ground; chloride does not.',
  ],
  validity:
    'LandGEM is meant for yearly totals of whole sites; real ones differ by a factor of two. Well and fence are teaching models: they show what depends on what, and roughly when.',
  parameters: [
    {
      name: 'k, L₀ as set first',
      value: '0.05 per year, 170 m³/Mg',
      source: 'US Clean Air Act defaults in LandGEM 3.02',
    },
    { name: 'Methane', value: '0.667 kg/m³, 33.4 MJ/m³', source: 'ISO 6976, at 20 °C and 1 atm; lower heating value' },
    {
      name: 'Warming by methane',
      value: '27.0 times CO₂ over 100 years',
      source: 'IPCC AR6 WG1 table 7.15, not fossil',
    },
    { name: 'Engine', value: '35 % of the heat', source: 'chosen; common for gas engines', teaching: true },
    {
      name: 'Clay',
      value: '10⁻⁹ m/s, 0.9 m',
      source: '40 CFR 258.40: 10⁻⁷ cm/s, 2 feet; thickness chosen',
      teaching: true,
    },
    { name: 'Holes', value: '1 cm², 2 in a hectare', source: 'customary for good installation (Giroud)' },
    {
      name: 'Warning at the fence',
      value: '5 % methane',
      source: '40 CFR 258.23: the lower explosive limit at the boundary',
    },
    { name: 'Runoff', value: '0.2 open, 0.89 capped', source: 'chosen', teaching: true },
    {
      name: 'Rain through the cap',
      value: 'a hundredth',
      source: 'Benson 2002: 1.0 to 7.1 mm a year under sheet and clay in humid places',
    },
    { name: 'Draining of the waste', value: 'time constant 5 yr', source: 'chosen', teaching: true },
    { name: 'Leachate that doubles k', value: '40 mm/yr', source: 'chosen', teaching: true },
    {
      name: 'Meters of the gas balance',
      value: '±5 %',
      source: 'chosen, far better than real: whole sites are known to some tens of per cent',
      teaching: true,
    },
    {
      name: 'Leachate',
      value: 'chloride 2000, COD 30 500 falling to 500 mg/L',
      source: 'chosen after young and old sites',
      teaching: true,
    },
    { name: 'Groundwater', value: '10 m/yr through 5 m; three tanks of 1 yr', source: 'chosen', teaching: true },
    { name: 'Settlement', value: '20 % of the height when all has decayed', source: 'chosen', teaching: true },
  ],
  sources: [
    'US EPA, Landfill Gas Emissions Model (LandGEM) Version 3.02 User’s Guide, EPA-600/R-05/047, 2005; version 3.03 followed in 2020.',
    'L. Turc, Le bilan d’eau des sols: relations entre les précipitations, l’évaporation et l’écoulement, Ann. Agron. 5 (1954) 491.',
    'J. P. Giroud, Equations for calculating the rate of liquid migration through composite liners due to geomembrane defects, Geosynthetics International 4 (1997) 335.',
    'IPCC, Climate Change 2021: The Physical Science Basis (AR6 WG1), table 7.15.',
    'ISO 6976:2016, Natural gas: Calculation of calorific values, density, relative density and Wobbe indices from composition.',
    '40 CFR Part 258, Criteria for Municipal Solid Waste Landfills (US EPA, 1991): §258.23 explosive gases, §258.40 liners.',
    'C. H. Benson, W. H. Albright, A. C. Roesler, T. Abichou, Evaluation of final cover performance: field data from the Alternative Cover Assessment Program, WM’02 Conference, Tucson, 2002.',
    'P. Kjeldsen et al., Present and long-term composition of MSW landfill leachate: a review, Crit. Rev. Environ. Sci. Technol. 32 (2002) 297.',
  ],
  limits: [
    'Real waste has parts that rot fast and parts that hardly rot; their curves add up.',
    'Methane is generated only some months after waste was covered, when oxygen is used up.',
    'A capped site dries, and dry waste rots more slowly: k would fall over the years. Here it stays.',
    'A cap is placed when a site is full; here it may come earlier, and waste is then brought in under it.',
    'Chloride of the leachate stays at 2000 mg/L; real waste is washed out over decades.',
    'Drains clog, sheets age, pumps stop: the head on the liner rises over decades.',
    'Plumes spread, sink and are seldom met by one well.',
  ],
};
