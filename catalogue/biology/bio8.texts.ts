import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Three levels

Grass regrows **logistically**: fast while it is sparse, more slowly as it nears what the soil can carry, $K$. Rabbits eat more as grass thickens, but saturate, since chewing takes time (**Holling's type II**):

$$i_1=c_1\\frac{G}{H_1+G}.$$

Foxes hunt rabbits likewise, and hold **territories**, which adds a loss that rises with their own number. Together this is the chain of **Rosenzweig and MacArthur**,

$$\\dot G=rG\\Big(1-\\frac GK\\Big)-i_1R,\\qquad \\dot R=(e_1i_1-m_1)R-i_2F,\\qquad \\dot F=(e_2i_2-m_2-qF)F.$$

## Balance, swing or collapse

It has one inner **balance**. Whether it is approached depends on the parameters. Predators that saturate overshoot, and the richer the base the more violently: with large $K$ rabbits grow many before foxes have caught up, then both crash. That is Rosenzweig's **paradox of enrichment**. Territories damp the swings, because foxes stop growing before rabbits run short.

When a swing takes rabbits or foxes below one animal, that population is gone for good, and the foxes follow the rabbits.

## What a look can tell

A web may **settle**, **cycle** or **collapse**, and a short look cannot tell which: swings here last four to seven years, and a trough looks like an end. This bench calls a web *stable* when rabbits have swung by less than 15 % of their mean for ten years, *cycling* when swings have kept at least 0.7 of their size, and *settling* until that is known. It counts the days since you last interfered. Without foxes that you took away it goes by the rabbits.

## Energy thins out upwards

Of the grass eaten only a small part becomes rabbit, here 2.7 %; the rest is respired or left as droppings. Of what a real fox eats nearly nine tenths go into its upkeep, and a few per cent become fox. So each level makes less than the one below: the **pyramid**, on the stage in kilograms made a day. Its top is too wide here: predation is scaled down, each fox eats a tenth of what a real one needs, and 48 % of the rabbit becomes fox.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Predators keep their prey in balance.',
    instead:
      'Untick the territories: from the same start the web swings on and on. Raise K to 12 000 kg, and it collapses. Balance is one outcome of three.',
  },
  {
    believed: 'More food at the bottom is good for everybody above.',
    instead:
      'Fertilise the pasture from 5000 to 12 000 kg: the swings grow until rabbits die out, and foxes after them.',
  },
  {
    believed: 'Numbers that fall for two years will go on falling.',
    instead:
      'Start from 500 rabbits and 100 foxes and look at day 730: 32 and 19, fewer each week. At day 7300 there are 167 and 27.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: '\\dot G=rG(1-G/K)-i_1R,\\qquad i_1=c_1G/(H_1+G)', says: 'Grass, kg of dry mass on 1 km².' },
    { tex: '\\dot R=(e_1i_1-m_1)R-i_2F,\\qquad i_2=c_2R/(H_2+R)', says: 'Rabbits.' },
    {
      tex: '\\dot F=(e_2i_2-m_2-s-qF)F,',
      says: 'Foxes; q is 0 without territories, s is hunger: 0.05 per day once no rabbit is left, else 0.',
    },
    {
      tex: 's=\\frac{\\max R-\\min R}{\\bar R}',
      says: 'Swing of the rabbits: below 0.15 over 3650 days the web is stable. From day 7300 on it cycles where the swing over the last W = max(3650, day/4) days is at least 0.7 of that over the W days before.',
    },
  ],
  assumptions: [
    'Predation is scaled down so that the web can be followed by eye: at most one rabbit for each fox in 20 days. Real foxes eat 320 to 615 g a day, ten times as much, voles above all. So that they live on it, 48 % of the rabbit becomes fox here.',
    'The pasture is scaled, too: 1000 to 12 000 kg on a square kilometre are 1 to 12 g/m², a sparse steppe; a meadow in temperate lands carries some fifty times as much.',
    'Hunger stops births at once. Foxes die of it only once the last rabbit is gone, half of them in a fortnight; rabbits never do: on bare ground their loss stays 0.4 % a day, so they last for months.',
    'Without territories the loss of each fox is four times as large besides: the two webs differ in both.',
    'Nothing enters or leaves the square kilometre; no seasons, no sickness, no chance.',
    'Numbers are continuous; a population that falls below one animal is gone. Grass keeps its roots.',
    'All rabbits are alike, and all foxes; births follow food at once.',
    'Dry mass in the pyramid: 0.45 kg for a rabbit, 1.8 kg for a fox.',
  ],
  validity:
    'A teaching model. Balance, cycle and extinction are known from cultures in glass; the paradox of enrichment has been found there and hardly ever in the field, and why is debated (Jensen and Ginzburg 2005). Its numbers are no forecast of any meadow.',
  parameters: [
    { name: 'Grass', value: 'r = 0.02 per day', source: 'chosen', teaching: true },
    {
      name: 'Grazing',
      value: 'c₁ = 0.2 kg/d, H₁ = 1500 kg, e₁ = 0.06 rabbits/kg, m₁ = 0.004 per day',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Hunting, scaled', value: 'c₂ = 0.05 rabbits/d, H₂ = 150, e₂ = 0.12', source: 'chosen', teaching: true },
    {
      name: 'Loss of foxes with territories',
      value: 'm₂ = 0.0005, q = 1×10⁻⁴ per day',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Starving foxes', value: '0.05 per day more where no rabbit is left', source: 'chosen', teaching: true },
    { name: 'Loss of foxes without', value: 'm₂ = 0.002 per day, q = 0', source: 'chosen', teaching: true },
  ],
  sources: [
    'M. L. Rosenzweig, R. H. MacArthur, Graphical representation and stability conditions of predator-prey interactions, American Naturalist 97 (1963) 209–223.',
    'M. L. Rosenzweig, Paradox of enrichment: destabilization of exploitation ecosystems in ecological time, Science 171 (1971) 385–387.',
    'C. S. Holling, Some characteristics of simple types of predation and parasitism, Canadian Entomologist 91 (1959) 385–398.',
    'A. Hastings, T. Powell, Chaos in a three-species food chain, Ecology 72 (1991) 896–903.',
    'R. L. Lindeman, The trophic-dynamic aspect of ecology, Ecology 23 (1942) 399–417: the pyramid.',
    'C. X. J. Jensen, L. R. Ginzburg, Paradoxes or theoretical failures? The jury is still out, Ecological Modelling 188 (2005) 3–14.',
    'A. B. Sargeant, Red fox prey demands and implications to prairie duck production, Journal of Wildlife Management 42 (1978) 520–527: what foxes eat, and how much of it goes into upkeep.',
    'C. S. Elton, M. Nicholson, The ten-year cycle in numbers of the lynx in Canada, Journal of Animal Ecology 11 (1942) 215–244.',
  ],
  limits: [
    'Without territories crests come at uneven intervals: three levels can be chaotic (Hastings and Powell 1991), and then no period exists.',
    'Spotlight counts of one pasture differ by tens of per cent from night to night; here only the part that is seen is unsure, and repeats agree.',
    'Real webs have many kinds of prey: foxes switch to voles when rabbits are few, which damps swings.',
    'Refuges, immigration and patches let populations come back that this model loses.',
    'Sickness (myxomatosis) and shooting move rabbit numbers more than foxes do in many places.',
  ],
};
