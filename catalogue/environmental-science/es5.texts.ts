import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Amount and pattern

**Clearing forest** releases stored carbon and breaks the habitat into pieces, so both the amount and the pattern of clearing decide the damage.

If each year the part $r$ of what is left goes, the area falls as $A=A_0(1-r)^t$, whatever the pattern. The pattern decides how it lies. Roads pull clearing with them and make long **edges**, where wind and heat kill trees; the **core** is what has forest on all sides.

When random clearing passes about 41 % of the land, the forest that is left, joined through shared sides, no longer spans it: the **threshold of site percolation** is 0.5927. The largest patch then collapses within a few percent of cover.

## Carbon

A hectare of wet tropical forest holds near 190 t of carbon in stems, leaves and roots: $B\\cdot0.47\\,(1+R)$ with the dry biomass $B$ above ground and the ratio $R$ of roots to shoots. Burning returns most of it as CO₂ ($\\times44/12$); the rest lies as debris and follows over years. Young forest takes carbon back along

$$B(t)=B_{max}\\left(1-e^{-0.05t}\\right)^{1.9}.$$

## Species

Larger areas hold more species: $S=cA^z$ with $z$ near 0.25. Losing nine tenths of the forest in the end loses nearly half of the species, since $0.1^{0.25}=0.56$. Species that live only in the interior follow the area of the core, which shrinks much faster.

The law tells what stays **in the end**. Extinction takes decades: the debt is made at once and paid later, in fragments of 1000 ha half of it in some 50 years. So forest that grows back in time saves part of it, though slowly: after 20 years a young forest has 80 % of the number of tree species, and only 34 % of the old mixture. What has died out does not come back.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Planting trees makes a clearing undone.',
    instead:
      'Clear for 20 years, stop, and plant everything: carbon returns within decades and patches grow together. Of the species only those are saved that have not died out by then: at year 20 that is nearly all, at year 60 without a tree planted 95 %.',
  },
  {
    believed: 'Half of the forest is half of the species.',
    instead:
      'By area, half of the forest keeps 84 % of the species in the end; but of those of the interior far fewer, and how many depends on the pattern.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'n=N-\\mathrm{round}\\left(A_0(1-r)^t\\right)',
      says: 'Primary cells cleared at each year’s end, from the N that are left.',
    },
    {
      tex: 'w=1,\\qquad w=0.02+c,\\qquad w=e^{-d/2}',
      says: 'Weights of a cell: Random; Frontier, with c cleared neighbours; Fishbone Roads, d rows from the nearest road.',
    },
    { tex: 'C=100\\,B\\cdot0.47\\,(1+R)\\ \\mathrm{t}', says: 'Carbon of a cell of primary forest.' },
    {
      tex: 'B(t)=B_{max}(1-e^{-0.05t})^{1.9}',
      says: 'Young forest; it counts as forest from half of the full biomass, at 24 years.',
    },
    {
      tex: 'S=S_0(A/A_0)^z',
      says: 'Species in the end; A the primary forest, for those of the interior the least number of its inner cells so far.',
    },
    {
      tex: '\\frac{dS}{dt}=-\\frac{\\ln2}{50\\ \\mathrm{yr}}\\,(S-S_b),\\quad S_b=S_0\\left(\\frac{A+\\sum(1-e^{-a/48\\,\\mathrm{yr}})}{A_0}\\right)^z',
      says: 'Species not yet died out, as long as they are more than the forest bears; a are the ages of the young cells.',
    },
    { tex: 'r_P=\\frac1t\\ln\\frac{A_2}{A_1}', says: 'Annual rate of change (Puyravaud).' },
  ],
  assumptions: [
    '100 × 100 cells of 1 km²; patches are joined through shared sides, not corners.',
    'Only primary forest is cleared, and only unprotected; the reserve lies at the right side.',
    'Carbon follows from the biomass that is set, without an error of its own; in the field it is known to 10 or 20 %.',
    'Edge and core count sides inside the land: what lies beyond its border is not known.',
    '60 % of the carbon goes to the air at once, the rest with an e-folding time of 10 years.',
    'Patches, edge and core count regrown forest too. Species left in the end, by area and of the interior, count old forest alone; those not yet died out also count young forest, as far as its mixture of species is back. That is known of trees, the pace of extinction of birds: other groups differ.',
    'A road that you build clears its row; the roads of the fishbone are too narrow to count, and draw clearing to them.',
  ],
  validity:
    'The number of cleared cells is exact; where they lie is chance. Species left are those of the law in the end, not of the year shown; those not yet died out belong to the year, and are known to a factor of two in time.',
  parameters: [
    { name: 'Carbon fraction', value: '0.47', source: 'IPCC 2006, table 4.3' },
    {
      name: 'Biomass and root to shoot ratio',
      value: '300 t/ha, 0.37',
      source: 'IPCC 2006, tables 4.4 and 4.7, tropical rain forest',
    },
    { name: 'z', value: '0.25', source: 'Rosenzweig 1995; 0.15 to 0.35 are common' },
    {
      name: 'Half of the extinction debt is paid in',
      value: '50 yr',
      source: 'Brooks 1999: birds of forest fragments of 1000 ha; larger ones lose more slowly',
    },
    { name: 'Mixture of species of young forest', value: '34 % after 20 yr', source: 'Rozendaal 2019: trees' },
    { name: 'Released at once, life of debris', value: '60 %, 10 yr', source: 'chosen', teaching: true },
    { name: 'Growth of young forest', value: '0.05 1/yr, exponent 1.9', source: 'chosen', teaching: true },
    { name: 'Frontier', value: '0.02 for a cell without cleared neighbours', source: 'chosen', teaching: true },
    { name: 'Roads', value: 'rows 10, 20 … 90; weight falls by e in two rows', source: 'chosen', teaching: true },
  ],
  sources: [
    'IPCC, 2006 Guidelines for National Greenhouse Gas Inventories, vol. 4, chapter 4: Forest Land; updated in part by the 2019 Refinement.',
    'D. Stauffer, A. Aharony, Introduction to Percolation Theory, 2nd ed., Taylor & Francis, London, 1994.',
    'M. L. Rosenzweig, Species Diversity in Space and Time, Cambridge University Press, 1995.',
    'O. Arrhenius, Species and area, J. Ecol. 9 (1921) 95.',
    'J.-P. Puyravaud, Standardizing the calculation of the annual rate of deforestation, For. Ecol. Manage. 177 (2003) 593.',
    'F. J. Richards, A flexible growth function for empirical use, J. Exp. Bot. 10 (1959) 290.',
    'W. F. Laurance et al., Ecosystem decay of Amazonian forest fragments: a 22-year investigation, Conserv. Biol. 16 (2002) 605.',
    'D. Tilman et al., Habitat destruction and the extinction debt, Nature 371 (1994) 65.',
    'T. M. Brooks, S. L. Pimm, J. O. Oyugi, Time lag between deforestation and bird extinction in tropical forest fragments, Conserv. Biol. 13 (1999) 1140.',
    'D. M. A. Rozendaal et al., Biodiversity recovery of Neotropical secondary forests, Sci. Adv. 5 (2019) eaau3114.',
    'P. Olofsson et al., Good practices for estimating area and assessing accuracy of land change, Remote Sens. Environ. 148 (2014) 42.',
  ],
  limits: [
    'Real frontiers follow rivers, slopes and prices; roads branch.',
    'Edges are not lines: their effects reach from tens of metres to kilometres, and dry the forest for years.',
    'Burnt land often burns again instead of growing back.',
    '“Released in the end” is CO₂ of the trees alone: carbon of the soil, methane and nitrous oxide of the fires, and the carbon of what is planted on the fields are left out.',
    'Many species live outside the forest too, or in pieces of it; z differs between groups.',
  ],
};
