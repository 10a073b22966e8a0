import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## A race that nobody wins alone

Paper is a felt of cellulose fibres that hold water. A solvent climbs between them by capillarity, and its front slows down as it rises, because an ever longer column has to be pulled through the same narrow gaps (Lucas and Washburn):

$$l=\\sqrt{Dt},\\qquad D\\propto\\frac{\\gamma}{\\eta}.$$

Surface tension $\\gamma$ pulls, viscosity $\\eta$ holds back. So $l^2$ against time is a straight line, and two solvents on the same paper have slopes in the ratio of their $\\gamma/\\eta$.

## Why dyes part

Each dissolved substance goes to and fro between the moving solvent and the fibres: it dissolves in the water that they hold (partition), or, where the solvent is water itself, clings to the cellulose (adsorption). It travels only while it is in the solvent. If it spends a fraction $R_f$ of its time there, it covers that fraction of the way:

$$R_f=\\frac{\\text{distance of the spot}}{\\text{distance of the front}}=\\frac{1}{1+K\\phi},$$

with the constant $K$ of that exchange and the ratio $\\phi$ of the two phases. Both distances count **from the pencil line**, not from the liquid. $R_f$ does not depend on how long you run, which is what makes it worth tabulating. It does vary with paper, water content and temperature, so a dye is identified by running a known one beside it.

Polar dyes such as food colours love water: they run in it and stay put in acetone. Leaf pigments do the reverse.

## Apart or not

While a spot travels it spreads, by diffusion and because its molecules do not all change phase at the same moment: $\\sigma^2=\\sigma_0^2+2D_mt+H\\,x$. Two spots count as separated when

$$R_s=\\frac{\\Delta x}{2(\\sigma_1+\\sigma_2)}$$

passes about 1. A spot that was **too large to begin with** needs a longer way for that: on a short one its own $\\sigma_0$ is most of its width. Dyes with nearly the same $R_f$ stay together however small the spot: on this paper spreading on the way takes over after some centimetres. Where two spots overlap, each takes its share of the light, so colours multiply rather than add: yellow over blue looks green.

## Doing it well

Draw the line in **pencil**: graphite stays where it is, while ink is a mixture of dyes itself and would run with the sample. Keep the line above the liquid. Take the paper out before the front reaches the end, and mark the front **at once**: it dries within a minute, and without it there is no $R_f$.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'The longer the paper stays in the jar, the larger Rf becomes.',
    instead:
      'Run the food colours in water and record the row when the front is at 7 cm, and again at 13 cm. Every spot has gone about twice as far, and so has the front: each Rf is what it was, within its uncertainty, which has shrunk.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'l=\\sqrt{Dt}', says: 'Height of the front above the liquid (Lucas and Washburn).' },
    {
      tex: 'D=D_{\\text{water}}\\,\\frac{\\gamma/\\eta}{\\gamma_w/\\eta_w}',
      says: 'The same paper with another solvent.',
    },
    { tex: 'x_i=l_0+R_{f,i}\\,\\max(0,\\,l-l_0)', says: 'Spots start when the front has reached the line.' },
    { tex: 'R_f=\\frac1{1+K\\phi},\\qquad K\\phi=\\frac{1-R_f}{R_f}', says: 'Exchange between solvent and fibre.' },
    {
      tex: 'R_f=\\frac{s}{f-1.0\\ \\mathrm{cm}}',
      says: 'As it is shown: from spot s and front f as the ruler shows them. The error of its scale cancels nearly, that of judging the middle does not.',
    },
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
    { name: 'D of water', value: '0.0938889 cm²/s', source: 'Whatman 1 Chr: 13 cm in 30 min' },
    {
      name: 'D of ethanol, acetone',
      value: '0.0237442, 0.0861825 cm²/s',
      source:
        'scaled by γ/η of CRC Handbook, 25 °C: 71.99, 21.97, 22.72 mN/m; 0.890, 1.074, 0.306 mPa s (Washburn 1921)',
    },
    { name: 'D of petroleum ether–acetone', value: '0.0711 cm²/s', source: 'chosen', teaching: true },
    {
      name: 'Rf of food dyes in water: blue, yellow, red, orange',
      value: '0.97, 0.65, 0.45, 0.71',
      source: 'chosen, in the range that classes find in dilute salt water',
      teaching: true,
    },
    {
      name: 'Rf of the dyes of the ink in water: blue, yellow, magenta',
      value: '0.97, 0.65, 0.45',
      source: 'chosen, as the food dyes',
      teaching: true,
    },
    {
      name: 'Rf of carotene, xanthophyll, chlorophyll a, b in petroleum ether–acetone',
      value: '0.95, 0.71, 0.65, 0.45',
      source: 'chosen, in the range that textbooks give',
      teaching: true,
    },
    {
      name: 'Rf in ethanol and acetone',
      value: 'see the readings',
      source: 'chosen, in the known order',
      teaching: true,
    },
    { name: 'D_m, H', value: '5·10⁻⁶ cm²/s, 0.02 cm', source: 'chosen', teaching: true },
    { name: 'Pencil line', value: '1.0 cm above the liquid', source: 'chosen', teaching: true },
    {
      name: 'Ruler',
      value: 'scale within ±0.2 %, middle of a spot σ = 0.03 cm (school); ±0.1 %, 0.01 cm (research)',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Colours',
      value: 'absorbance of each dye in red, green and blue',
      source: 'chosen for drawing',
      teaching: true,
    },
  ],
  sources: [
    'R. Lucas, Ueber das Zeitgesetz des kapillaren Aufstiegs von Flüssigkeiten, Kolloid-Zeitschrift 23, 15 (1918).',
    'E. W. Washburn, The dynamics of capillary flow, Phys. Rev. 17, 273 (1921).',
    'A. J. P. Martin and R. L. M. Synge, A new form of chromatogram employing two liquid phases, Biochem. J. 35, 1358 (1941).',
    'R. Consden, A. H. Gordon and A. J. P. Martin, Qualitative analysis of proteins: a partition chromatographic method using paper, Biochem. J. 38, 224 (1944).',
    'Cytiva (Whatman), product data of chromatography paper Whatman 1 Chr, cytivalifesciences.com: flow rate of water.',
    'W. M. Haynes (ed.), CRC Handbook of Chemistry and Physics, 95th edition, CRC Press, Boca Raton (2014): surface tensions and viscosities.',
  ],
  limits: [
    'In an open jar the paper dries from its edges, the front bends and stalls.',
    'A very small spot carries little dye, and weak dyes may then not be seen: the bench puts as much dye into each touch, whatever its size.',
    'Real spots leave a tail when too much is put on.',
    'Known dyes are usually spotted beside the sample and run on the same paper; here each mixture has a strip of its own, and only Rf compares them.',
    'The solvents of a mixture travel at their own speeds and make fronts of their own.',
  ],
};
