import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A fog that corrodes

In a closed cabinet at 35 °C a nozzle blows 5 % salt water to fog. A film of electrolyte, thin enough for oxygen to pass, lies on the panel all the time. Iron dissolves, oxygen is reduced:

$$2\\,\\mathrm{Fe}+\\mathrm{O_2}+2\\,\\mathrm{H_2O}\\rightarrow 2\\,\\mathrm{Fe(OH)_2}$$

and more oxygen turns the hydroxide to red-brown rust. Panels stand at 20° to the upright so that drops run off and do not fall on others.

## From mass to a rate

Bare metal loses mass nearly in proportion to time. Cleaned and weighed, the loss $W$ on the area $A$ in the time $T$ gives (ASTM G1)

$$CR=8.76\\times10^4\\,\\frac{W}{A\\,T\\,D}$$

in millimetres a year, with $W$ in grams, $A$ in cm², $T$ in hours and the density $D$ in g/cm³.

## Spots

Coatings fail at pores. Spots are born at random and widen as discs. If they would cover the part $X_e$ without overlap, then with overlap it is

$$X=1-e^{-X_e},\\qquad X_e=\\tfrac{\\pi}{3}Iv^2t^3$$

for $I$ births per area and time and the speed $v$ (Kolmogorov, Johnson, Mehl, Avrami). A plot of $\\ln(-\\ln(1-X))$ against $\\ln t$ has the slope 3.

## Zinc, paint, scribe

Zinc is less noble than iron and dissolves in its place: first white rust, and red rust when it is used up. Paint keeps water away; where it is cut, rust creeps under it.

## Is the cabinet right?

Steel coupons say so: 70 ± 20 g/m² in 48 h (ISO 9227). The test tells whether the quality of one coating is kept up from lot to lot.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Fog that is somewhat acid eats steel several times as fast.',
    instead:
      'Set pH 4: in 48 h the steel loses 75 g/m² instead of 70. From pH 4 to 10 the rate is that at which **oxygen** comes through the film of water. Ten degrees more cost far more.',
  },
  {
    believed: 'So many hours in the cabinet are so many years outdoors.',
    instead:
      'There is no factor between them. Outdoors panels dry, sun shines, the air has sulfur dioxide, and zinc grows a skin of carbonate. ISO 9227 excludes ranking different materials by this test.',
  },
  {
    believed: 'White rust means that the coating has failed.',
    instead: 'It is the zinc at work: the steel below stays whole until the zinc is used up.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'W(t)=W_{48}\\,(t/48)^p f', says: 'Mass lost by bare metal, g/m², t in hours.' },
    {
      tex: 'f=g(c)\\,e^{-\\frac{40000}{R}\\left(\\frac1T-\\frac1{308.15}\\right)}h(pH)\\sqrt{q/1.5}',
      says: 'How harsh the cabinet is: salt, temperature, pH, fog collected. g = 0.03 + 0.97 s(c)/s(5) with s = c exp(−c/3.5), so 1 at 5 % and most at 3.5 %.',
    },
    {
      tex: 'h=10^{0.013(6.5-pH)}\\ (pH<6.5)',
      says: '1 above. Oxygen limits the rate from pH 4 to 10: acid adds some per cent.',
    },
    {
      tex: 't_r=t_w+d/\\rho,\\quad \\rho=0.0729\\ \\mathrm{µm/h}',
      says: 'Red rust on zinc of thickness d, after the white rust.',
    },
    { tex: 'X_e=\\tfrac{\\pi}{3}Iv^2(t-t_0)^3', says: 'Area of spots without overlap.' },
    {
      tex: 'm=k\\,(t-24)^{0.7}',
      says: 'Creep from the scribe, mm to one side, t being the dose of this panel; on zinc from the dose at which it is used up.',
    },
  ],
  assumptions: [
    'Times of births, growth and zinc are counted in dose: hours times f. So settings may be turned during a test.',
    'The ± of a loss or a rate is the scatter among panels in this cabinet. The cabinet’s own harshness is in all of them alike and in no ±: the coupon measures it.',
    'With the scatter off, areas are those of the formula; the picture still has spots.',
    'A spot that is born in rust changes nothing and is not counted.',
    'What the steel under used-up zinc loses is not part of the mass loss.',
    'Panels are 100 mm × 150 mm, and one face counts: backs and edges are taped or waxed.',
    'Acid, salt and fog act on all metals and coatings by the same factor; in reality aluminium and zinc, which dissolve in acid and in lye, feel the pH more than steel does.',
    'Cleaning takes the rust and no metal. ASTM G1 cleans several times, or a blank beside the panel, and subtracts what the acid takes.',
  ],
  validity: 'One coating compared with itself, for some thousand hours. Not for life outdoors.',
  parameters: [
    {
      name: 'Loss in 48 h of steel and zinc',
      value: '70 and 50 g/m²',
      source: 'ISO 9227:2022, reference values',
    },
    {
      name: 'Loss in 48 h of the others, exponents p',
      value: 'Al 6061 1.2, Cu 8, 304 0.05, 316 0.02 g/m²; p 0.95, 0.90, 0.80, 0.70, 0.9, 0.9',
      source: 'chosen, typical',
      teaching: true,
    },
    {
      name: 'White rust begins',
      value: 'zinc and zinc plate 8 h, passivated 96 h, hot-dip 24 h',
      source: 'chosen, typical',
      teaching: true,
    },
    {
      name: 'Births I and speed v',
      value:
        'bare steel 2 and 0.1; white rust 2e-2 and 5e-3; red on zinc 2e-4 and 5e-3; paint 4e-5 and 3e-3; phosphate and paint 1e-5 and 2e-3; 304 1e-6, 316 1e-7 and 5e-5 (1/(cm² h), cm/h)',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Paint holds',
      value: '2 h, phosphate and paint 6 h, for each µm',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Creep k', value: '0.05, with phosphate 0.012 mm/h^0.7', source: 'chosen', teaching: true },
    { name: 'Activation energy', value: '40 kJ/mol', source: 'chosen, typical', teaching: true },
    {
      name: 'Salt and fog',
      value: 'form of g with its maximum at 3.5 %, 3 % left without salt; root of the fog collected',
      source: 'chosen; the place of the maximum after Uhlig and Revie',
      teaching: true,
    },
    {
      name: 'Exponent of pH',
      value: '0.013 for each unit below 6.5',
      source:
        'chosen so that steel loses 40 g/m² in 24 h at pH 3.2, the reference loss of the acetic acid test of ISO 9227',
      teaching: true,
    },
    {
      name: 'Scatter',
      value: 'cabinet 10 % (one for each seed), panel and coupon 3 % each, plates 0.4 % in mass',
      source: 'chosen',
      teaching: true,
    },
  ],
  sources: [
    'ISO 9227:2022, Corrosion tests in artificial atmospheres: Salt spray tests, ISO, Geneva.',
    'ASTM B117-19, Standard Practice for Operating Salt Spray (Fog) Apparatus, ASTM International, West Conshohocken (2019).',
    'ASTM G1-03(2017), Standard Practice for Preparing, Cleaning, and Evaluating Corrosion Test Specimens, ASTM International.',
    'ASTM D610-08(2019), Standard Practice for Evaluating Degree of Rusting on Painted Steel Surfaces, ASTM International.',
    'H. H. Uhlig and R. W. Revie, Corrosion and Corrosion Control, 3rd ed., Wiley, New York (1985), chapter 6.',
    'W. G. Whitman, R. P. Russell and V. J. Altieri, Effect of hydrogen-ion concentration on the submerged corrosion of steel, Industrial and Engineering Chemistry 16, 665 (1924).',
    'M. Avrami, Kinetics of Phase Change. I, General Theory, Journal of Chemical Physics 7, 1103 (1939).',
    'W. A. Johnson and R. F. Mehl, Reaction kinetics in processes of nucleation and growth, Transactions of the AIME 135, 416 (1939).',
  ],
  limits: [
    'Real cabinets differ from place to place inside; panels are moved about.',
    'In real fog the acetic acid and copper tests act on other coatings (nickel, chromium, anodised aluminium), which this bench does not have.',
    'Limits of the two standards differ: ASTM B117 allows 4 to 6 % of salt.',
  ],
};
