import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Dust that stays in the air

**Fine particles** below 2.5 µm drift far on the wind and reach the depths of the lungs, so their concentration, set by emission, wind, stability and height, is the key measure of harmful air.

## A plume that wanders, an average that does not

Look at a stack for a minute: the plume snakes to and fro. Large eddies carry it as a whole, small ones widen it. Average for an hour and the snaking is gone: sideways and upwards the mean is a **Gaussian**,

$$C=\\frac{Q}{2\\pi u\\,\\sigma_y\\sigma_z}\\,e^{-y^2/2\\sigma_y^2}\\left[e^{-(z-H)^2/2\\sigma_z^2}+e^{-(z+H)^2/2\\sigma_z^2}\\right].$$

$Q$ is the emission, $u$ the wind, $H$ the height at which the plume flies: that of the stack and the **rise** of its warm gas. The second term is what the ground throws back; a lid of warmer air above, the **mixing height** $z_i$, throws back too.

## What the sky has to do with it

The spreads $\\sigma_y$ and $\\sigma_z$ grow with the distance, and how fast depends on the **stability** of the air. Pasquill's classes: on sunny days with little wind (A) the ground heats the air and eddies bring the plume down close by; grey or windy days are neutral (D); on clear calm nights (F) cold air lies still, and the plume stays thin and aloft.

Twice the wind halves the concentration, since the same dust is stretched over twice the length. But wind also bends the warm plume over, so $H$ falls and more of it meets the ground.

## To weigh air

A **sampler** draws 16.67 L a minute through an inlet that lets only what is finer than 2.5 µm pass, and a filter keeps that. Filter after minus filter before, divided by the volume:

$$C = \\frac{m}{\\dot V\\,t}.$$

A day gives some hundred micrograms: as much as a grain of salt. So the filter lies in dry air for a day before each weighing.

## An index for everybody

The **air quality index** is a set of straight lines between breakpoints that follow from what is known of health,

$$I=\\frac{I_h-I_l}{B_h-B_l}\\,(C-B_l)+I_l,$$

revised by the US EPA in 2024. It is meant for means of 24 h; the dial shows what the present concentration would give if it lasted a day.

| Body and year | PM2.5, yearly mean | PM2.5, daily mean |
| --- | --- | --- |
| WHO guideline, 2021 | 5 µg/m³ | 15 µg/m³ |
| US EPA standard, 2024 (40 CFR 50.20; daily: 50.18) | 9 µg/m³ | 35 µg/m³ |
| European Union, Directive 2024/2881, from 2030 | 10 µg/m³ | 25 µg/m³ |
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: '“Good” on the index means that the air does no harm.',
    instead:
      'Green reaches to 9 µg/m³. The WHO advises at most 5 as a yearly mean, and no harmless level is known. Set the background to 8 and the emission to 0: the needle stands in the green.',
  },
  {
    believed: 'A taller stack makes the air cleaner.',
    instead:
      'It moves the dust. Raise the stack and look where the largest value goes: farther out, lower, but the same grams leave the stack each second.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'C=\\frac{Q(x)}{2\\pi u_s\\sigma_y\\sigma_z}\\,e^{-y^2/2\\sigma_y^2}\\sum_{n=-4}^{4}\\left[e^{-(z-H+2nz_i)^2/2\\sigma_z^2}+e^{-(z+H+2nz_i)^2/2\\sigma_z^2}\\right]',
      says: 'Gaussian plume with images of ground and lid, at the ground z = 0. In E and F there is no lid: n = 0 alone.',
    },
    {
      tex: 'C=\\frac{Q(x)}{\\sqrt{2\\pi}\\,u_s\\sigma_y z_i}\\,e^{-y^2/2\\sigma_y^2}\\quad\\text{for }\\sigma_z>1.6\\,z_i',
      says: 'Evenly mixed below the lid.',
    },
    {
      tex: '\\sigma_y=\\frac{a\\,x}{\\sqrt{1+10^{-4}x}},\\qquad a=0.22,\\,0.16,\\,0.11,\\,0.08,\\,0.06,\\,0.04',
      says: 'Briggs, open country, classes A to F, x in metres.',
    },
    {
      tex: '\\sigma_z=0.20x,\\;0.12x,\\;\\frac{0.08x}{\\sqrt{1+2\\cdot10^{-4}x}},\\;\\frac{0.06x}{\\sqrt{1+1.5\\cdot10^{-3}x}},\\;\\frac{0.03x}{1+3\\cdot10^{-4}x},\\;\\frac{0.016x}{1+3\\cdot10^{-4}x}',
      says: 'The same for the spread upwards.',
    },
    {
      tex: 'u_s=u_{10}\\left(\\frac{\\max(h,10)}{10}\\right)^p,\\qquad p=0.07,\\,0.07,\\,0.10,\\,0.15,\\,0.35,\\,0.55',
      says: 'Wind at the top of the stack.',
    },
    {
      tex: 'F=\\frac{g\\,v_s d^2(T_s-T_a)}{4T_s},\\qquad \\Delta h=\\frac{21.425F^{3/4}}{u_s}\\;(F<55),\\quad\\frac{38.71F^{3/5}}{u_s}\\;(F\\ge55)',
      says: 'Final rise of the plume by its warmth, classes A to D.',
    },
    {
      tex: '\\Delta h=2.6\\left(\\frac{F}{u_s s}\\right)^{1/3},\\qquad s=\\frac{g}{T_a}\\,\\frac{\\partial\\theta}{\\partial z}',
      says: 'The same in stable air, with 0.020 K/m for E and 0.035 K/m for F.',
    },
    {
      tex: "Q(x)=Q\\,\\exp\\left[-\\sqrt{\\tfrac{2}{\\pi}}\\,\\frac{v_d}{u_s}\\int_0^x\\frac{e^{-H^2/2\\sigma_z^2}}{\\sigma_z}\\,dx'\\right]e^{-\\Lambda x/u_s},\\qquad \\Lambda=10^{-5}R^{0.8}\\ \\mathrm{s^{-1}}",
      says: 'What falls to the ground and what rain of R mm/h washes out on the way.',
    },
    {
      tex: '\\sigma^2=\\sigma_{\\text{wandering}}^2+\\sigma_{\\text{of a moment}}^2',
      says: 'Puffs: the wandering and the width of a moment add up to the Gaussian of the average (Gifford 1959).',
    },
  ],
  assumptions: [
    'Flat open country, one wind that does not change with time or place, an emission that is steady.',
    'The concentration is the mean of about an hour and steady; only filter and running mean need the clock. What is seen of the plume wanders.',
    'The plume has its final rise from the stack on where concentrations are reckoned; the picture shows it rise.',
    'Ground and lid throw back all that meets them, apart from what is deposited. A plume that comes to rest above the lid stays there, and nothing of it reaches the ground; layered air (E and F) has no lid. Both as in ISC3.',
    'The index is that of the present concentration, as if it lasted 24 h.',
    'The monitor reads up to 100 mg/m³; the filter takes any amount.',
    'The pump holds its flow, but by a meter that is off by the same part in the whole run.',
  ],
  validity:
    'Distances from 100 m to 10 km and winds above 0.5 m/s; beyond that the page says so. Such formulas agree with measured means within a factor of two.',
  parameters: [
    {
      name: 'Spreads of Briggs',
      value: 'a and the six σz of open country',
      source: 'Gifford 1976; Hanna, Briggs and Hosker 1982',
    },
    {
      name: 'Exponents of the wind, rise, gradients',
      value: 'p, 21.425, 38.71, 2.6, 0.020, 0.035',
      source: 'ISC3 1995',
    },
    {
      name: 'Winds of the classes',
      value: 'A up to 3 m/s, B up to 5, C from 2, E 2 to 5, F up to 3',
      source: 'Pasquill 1961',
    },
    {
      name: 'Breakpoints of the index',
      value: '9.0, 35.4, 55.4, 125.4, 225.4, 325.4 µg/m³',
      source: 'Fed. Reg. 89 (2024) 16202',
    },
    {
      name: 'Washout',
      value: '10⁻⁵ R^0.8 s⁻¹',
      source: 'chosen, of the order that is measured for fine dust',
      teaching: true,
    },
    {
      name: 'Flow of the pump',
      value: '16.67 L/min, its meter off by 2 % (standard deviation)',
      source: 'chosen; the audit limit is 4 % (40 CFR part 50, appendix L)',
      teaching: true,
    },
    { name: 'Damp filter', value: '8 % of the dust and 30 µg more', source: 'chosen', teaching: true },
    { name: 'Wandering', value: '65 % of the variance, periods of 150 to 4000 s', source: 'chosen', teaching: true },
  ],
  sources: [
    'F. Pasquill, The estimation of the dispersion of windborne material, Meteorol. Mag. 90 (1961) 33.',
    'F. A. Gifford, Statistical properties of a fluctuating plume dispersion model, Adv. Geophys. 6 (1959) 117.',
    'F. A. Gifford, Turbulent diffusion-typing schemes: a review, Nucl. Saf. 17 (1976) 68.',
    'S. R. Hanna, G. A. Briggs, R. P. Hosker, Handbook on Atmospheric Diffusion, DOE/TIC-11223, US Department of Energy, 1982.',
    "US EPA, User's Guide for the Industrial Source Complex (ISC3) Dispersion Models, volume II, EPA-454/B-95-003b, 1995, section 1.1.",
    'D. B. Turner, Workbook of Atmospheric Dispersion Estimates, AP-26, US EPA, 1970.',
    'US EPA, Reconsideration of the National Ambient Air Quality Standards for Particulate Matter, Fed. Reg. 89 (2024) 16202.',
    'US EPA, 40 CFR part 50, appendix L: reference method for fine particulate matter as PM2.5 in the atmosphere, 1997 and later.',
    'World Health Organization, WHO Global Air Quality Guidelines, Geneva, 2021.',
    'European Union, Directive (EU) 2024/2881 on ambient air quality and cleaner air for Europe, 2024.',
  ],
  limits: [
    'Hills, houses and coasts bend the wind; in a street between houses the air turns in itself.',
    'Half of the PM2.5 of many towns is made in the air, of sulfur dioxide, nitrogen oxides and ammonia.',
    'In calm air the formula has no answer: it divides by the wind. Puffs of real dust then lie over the town for days.',
    'A plume breaks through a lid in part; here it is all below or all above.',
    'Gas that leaves the stack fast rises by its momentum, cold too; and where it leaves slowly in a strong wind the lee of the stack draws it down. Neither is in this model.',
    'Filters lose nitrates and organic matter that evaporate, and gain water from damp air.',
  ],
};
