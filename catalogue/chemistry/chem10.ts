import { defineExperiment } from '../define';

const theory = `
## A race that nobody wins alone

Paper is a felt of cellulose fibres that hold water. A solvent climbs between them by capillarity, and its front slows down as it rises, because an ever longer column has to be pulled through the same narrow gaps (Lucas and Washburn):

$$l=\\sqrt{Dt},\\qquad D\\propto\\frac{\\gamma}{\\eta}.$$

Surface tension $\\gamma$ pulls, viscosity $\\eta$ holds back. So $l^2$ against time is a straight line, and two solvents on the same paper have slopes in the ratio of their $\\gamma/\\eta$.

## Why dyes part

Each dissolved substance goes to and fro between the moving solvent and the water on the fibres. It travels only while it is in the solvent. If it spends a fraction $R_f$ of its time there, it covers that fraction of the way:

$$R_f=\\frac{\\text{distance of the spot}}{\\text{distance of the front}}=\\frac{1}{1+K\\phi},$$

with the partition constant $K$ and the ratio $\\phi$ of the two phases. Both distances count **from the pencil line**, not from the liquid. $R_f$ does not depend on how long you run, which is what makes it worth tabulating. It does vary with paper, water content and temperature, so a dye is identified by running a known one beside it.

Polar dyes such as food colours love water: they run in it and stay put in acetone. Leaf pigments do the reverse.

## Apart or not

While a spot travels it spreads, by diffusion and because its molecules do not all change phase at the same moment: $\\sigma^2=\\sigma_0^2+2D_mt+H\\,x$. Two spots count as separated when

$$R_s=\\frac{\\Delta x}{2(\\sigma_1+\\sigma_2)}$$

passes about 1. A spot that was **too large to begin with** never gets there: its own $\\sigma_0$ spoils every pair. Where two spots overlap, each takes its share of the light, so colours multiply rather than add: yellow over blue looks green.

## Doing it well

Draw the line in **pencil**: graphite stays where it is, while ink is a mixture of dyes itself and would run with the sample. Keep the line above the liquid. Take the paper out before the front reaches the end, and mark the front **at once**: it dries within a minute, and without it there is no $R_f$.
`;

export const entry = defineExperiment({
  id: 'chem10',
  simulation: 'chromatography',
  theory,
  inputs: [
    {
      id: 'mixture',
      label: 'Mixture',
      type: 'select',
      applies: 'restart',
      options: ['Ink', 'Plant Pigments', 'Food Coloring'],
      defaultValue: 'Ink',
      hint: 'Washable black ink has three dyes, a leaf extract and food colours have four.',
    },
    {
      id: 'solvent',
      label: 'Solvent',
      type: 'select',
      applies: 'restart',
      options: ['Water', 'Ethanol', 'Acetone'],
      defaultValue: 'Water',
    },
    {
      id: 'developing_system',
      label: 'Developing system',
      type: 'select',
      applies: 'restart',
      options: ['As chosen above', 'Petroleum ether-acetone 9:1'],
      defaultValue: 'As chosen above',
      hint: 'The usual mixture for leaf pigments. It takes the place of the solvent above.',
    },
    {
      id: 'spot_size',
      label: 'Spot radius (1 σ)',
      type: 'slider',
      unit: 'mm',
      applies: 'restart',
      defaultValue: 1,
      min: 0.5,
      max: 3,
      step: 0.5,
      hint: 'A fine capillary and a quick touch make a small one.',
    },
  ],
  runAction: { do: 'start' },
  mainReadings: [
    'front_cm',
    'spot_1_cm',
    'spot_2_cm',
    'spot_3_cm',
    'spot_4_cm',
    'rf_1',
    'rf_2',
    'rf_3',
    'rf_4',
    'resolution_min',
  ],
  mainActions: ['spot', 'start', 'mark_front', 'remove', 'measure'],
  plot: {
    x: { column: 'time' },
    y: { column: 'front_cm', transform: 'square' },
    sampleEvery: 10,
  },
  procedure: [
    {
      text: 'Spot the ink on the pencil line and let it dry. Keep the spot small.',
      done: { did: 'spot' },
      hint: 'Touch the capillary to the line. Two or three touches make it darker. The line is pencil because ink would run with the sample.',
    },
    {
      text: 'Hang the paper in the jar with water and let the front rise to within 2 cm of the top.',
      done: { all: [{ did: 'start' }, { reading: 'front_cm', from: 13 }] },
      hint: 'Drag the strip into the jar. The last centimetres are slow: 13 cm take half an hour of lab time.',
    },
    {
      text: 'Take the paper out and mark the front at once.',
      done: { did: 'remove' },
      hint: 'Drag the strip out of the jar. If the front reaches 15 cm it is lost, and Rf with it.',
    },
    {
      text: 'Put the loupe to each of the three spots, read its distance from the line, work out Rf and record.',
      done: {
        all: [
          { did: 'measure', times: 3 },
          { recorded: 1, distinct: 'rf_1' },
        ],
      },
      hint: 'Rf = distance of the spot / (front − 1.0 cm): both from the pencil line.',
    },
    {
      text: 'Run the food colours in water and record. Which of these known dyes may be in the ink?',
      done: { recorded: 1, where: { mixture: 'Food Coloring', solvent: 'Water' }, distinct: 'rf_1' },
      hint: 'Equal Rf in one solvent is a hint, not a proof: compare in a second one.',
    },
    {
      text: 'Run the ink in ethanol and in acetone as well, and record each at the end. Tabulate the least resolution and choose the best solvent.',
      done: { recorded: 3, where: { mixture: 'Ink' }, distinct: 'solvent' },
      hint: 'Run each to about the same height. Ethanol is slow: 10 cm take 70 minutes.',
    },
    {
      text: 'Now do it badly: a spot of 3 mm, food colours in water. Compare the least resolution with that of a small spot.',
      done: { recorded: 1, where: { mixture: 'Food Coloring', spot_size: 3 }, distinct: 'resolution_min' },
      hint: 'The Rf values have not changed. Only nobody can tell the two yellows apart any more. Leave a strip in the jar until the front runs off, too, and see what can still be measured.',
    },
    {
      text: 'Separate the leaf pigments: first in water, then in petroleum ether and acetone.',
      done: {
        recorded: 1,
        where: { mixture: 'Plant Pigments', developing_system: 'Petroleum ether-acetone 9:1' },
        distinct: 'rf_1',
      },
      hint: 'Carotene has no polar group and hardly leaves the solvent; chlorophyll b is the most polar of the four.',
    },
    {
      text: 'Record the front at six times in water and in acetone. Plot the square of its height against time and fit a line for each: the slope is D. Compare the ratio of the slopes with the ratio of γ/η.',
      done: {
        all: [
          { recorded: 6, where: { solvent: 'Water' }, distinct: 'front_cm' },
          { recorded: 6, where: { solvent: 'Acetone' }, distinct: 'front_cm' },
          {
            fitted: [
              { with: ['line', 'proportional'], x: { column: 'time' }, y: { column: 'front_cm', transform: 'square' } },
              {
                with: ['line', 'proportional'],
                x: { column: 'run_time_min' },
                y: { column: 'front_cm', transform: 'square' },
              },
            ],
          },
        ],
      },
      hint: 'γ/η is 80.9 m/s for water and 74.2 m/s for acetone at 25 °C: acetone pulls less and is thinner. Expect a ratio of 0.918.',
    },
  ],
  predict: {
    question: 'The front needs about nine minutes for the first 7 cm. When will it be at 14 cm?',
    options: ['after about 13 minutes', 'after about 18 minutes', 'after about 36 minutes', 'it never gets there'],
    sketch: { x: [0, 2400], y: [0, 225] },
  },
  coach: [
    { after: 1, text: 'The middle of a spot is known to about 0.3 mm: the further it has run, the better is Rf.' },
    {
      after: 3,
      text: 'For the slope of l² against time, late points count: the same error of the ruler is a smaller part of a longer way.',
    },
  ],
  model: {
    equations: [
      { tex: 'l=\\sqrt{Dt}', says: 'Height of the front above the liquid (Lucas and Washburn).' },
      {
        tex: 'D=D_{\\text{water}}\\,\\frac{\\gamma/\\eta}{\\gamma_w/\\eta_w}',
        says: 'The same paper with another solvent.',
      },
      { tex: 'x_i=l_0+R_{f,i}\\,\\max(0,\\,l-l_0)', says: 'Spots start when the front has reached the line.' },
      { tex: 'R_f=\\frac1{1+K\\phi},\\qquad K\\phi=\\frac{1-R_f}{R_f}', says: 'Partition between solvent and fibre.' },
      {
        tex: '\\sigma_i^2=\\sigma_0^2+2D_mt+H\\,(x_i-l_0)',
        says: 'Width of a spot: as applied, by diffusion, by slow exchange.',
      },
      { tex: 'R_s=\\frac{\\Delta x}{2(\\sigma_1+\\sigma_2)}', says: 'Resolution of neighbours; the least is shown.' },
      {
        tex: 'T_c=10^{-\\sum_i a_{i,c}\\,n_i(x,y)}',
        says: 'Colour of the paper in red, green and blue where spots overlap (Beer and Lambert).',
      },
    ],
    assumptions: [
      'The jar is saturated with vapour: nothing evaporates from the paper while it runs.',
      'Gravity is neglected: at 15 cm it is a small part of the capillary pressure.',
      'Rf does not depend on the amount of dye, nor on the other dyes.',
      'Spots are round and spread alike along and across the paper.',
      'Once the front has reached the end of the paper, nothing moves any more.',
    ],
    validity:
      'For strips of 15 cm at about 25 °C. Rf varies with paper, water content and temperature: classes report the same dyes lower by up to 0.2, in the same order.',
    parameters: [
      { name: 'D of water', value: '0.0938889 cm²/s', source: '13 cm in 30 min on No. 1 paper: the maker’s figure' },
      {
        name: 'D of ethanol, acetone',
        value: '0.0237442, 0.0861825 cm²/s',
        source: 'scaled by γ/η: CRC, 25 °C: 71.99, 21.97, 22.72 mN/m; 0.890, 1.074, 0.306 mPa s',
      },
      { name: 'D of petroleum ether–acetone', value: '0.0711 cm²/s', source: 'model parameter', teaching: true },
      {
        name: 'Rf of food dyes in water: blue, yellow, red, orange',
        value: '0.97, 0.65, 0.45, 0.71',
        source:
          'in dilute salt water, published student data: about 1, 4.70/7.20, 5.20/7.30; the red chosen in the range',
      },
      {
        name: 'Rf of the dyes of the ink in water: blue, yellow, magenta',
        value: '0.97, 0.65, 0.45',
        source: 'as the food dyes',
        teaching: true,
      },
      {
        name: 'Rf of carotene, xanthophyll, chlorophyll a, b in petroleum ether–acetone',
        value: '0.95, 0.71, 0.65, 0.45',
        source: 'textbook values',
      },
      {
        name: 'Rf in ethanol and acetone',
        value: 'see the readings',
        source: 'model parameters that keep the known order',
        teaching: true,
      },
      { name: 'D_m, H', value: '5·10⁻⁶ cm²/s, 0.02 cm', source: 'model parameters', teaching: true },
      { name: 'Pencil line', value: '1.0 cm above the liquid', source: 'chosen', teaching: true },
      {
        name: 'Colours',
        value: 'absorbance of each dye in red, green and blue',
        source: 'chosen for drawing',
        teaching: true,
      },
    ],
    sources: [
      'E. W. Washburn, The dynamics of capillary flow, Phys. Rev. 17, 273 (1921).',
      'A. J. P. Martin and R. L. M. Synge, Biochem. J. 35, 1358 (1941): partition chromatography.',
      'CRC Handbook of Chemistry and Physics: surface tensions and viscosities.',
    ],
    limits: [
      'In an open jar the paper dries from its edges, the front bends and stalls.',
      'Real spots leave a tail when too much is put on.',
      'The solvents of a mixture travel at their own speeds and make fronts of their own.',
    ],
  },
  demo: [
    { at: 0, set: { mixture: 'Food Coloring', solvent: 'Water', spot_size: 1 }, says: 'Four food colours, mixed.' },
    { at: 20, do: 'spot', says: 'A small spot on the pencil line.' },
    { at: 60, do: 'spot' },
    { at: 100, do: 'start', says: 'Into the jar: water climbs, fast at first, then slower and slower.' },
    { at: 500, do: 'record_point', says: 'Blue keeps up with the front; red prefers the fibres.' },
    { at: 1200, do: 'record_point', says: 'While they travel, the spots spread.' },
    { at: 1900, do: 'remove', says: 'Out before the front is lost, and marked at once.' },
    { at: 1920, do: 'measure', value: 3, says: 'Each spot over the front: that is Rf, whatever the time.' },
    { at: 1980, do: 'record_point', says: 'The two yellows, 0.65 and 0.71, are hard to tell apart.' },
  ],
});
