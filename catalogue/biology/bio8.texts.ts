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

A web may **settle**, **cycle** or **collapse**, and a short look cannot tell which: swings here last five to seven years, and a trough looks like an end. This bench calls a web *stable* when rabbits have swung by less than 15 % of their mean for ten years, *cycling* when swings have kept at least 0.7 of their size, and *settling* until that is known.

## Energy thins out upwards

Of the grass eaten only a small part becomes rabbit, and of the rabbits a small part fox; the rest is respired. So many kilograms of grass carry few of rabbits and fewer of foxes: the **pyramid**.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Predators keep their prey in balance.',
    instead:
      'Untick the territories: with the same foxes and rabbits the web swings for ever. Raise K to 12 000 kg, and it collapses. Balance is one outcome of three.',
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
    { tex: '\\dot F=(e_2i_2-m_2-qF)F', says: 'Foxes; q is 0 without territories.' },
    {
      tex: 's=\\frac{\\max R-\\min R}{\\bar R}',
      says: 'Swing of the rabbits: below 0.15 over 3650 days the web is stable. From day 7300 on it cycles where the swing over the last W = max(3650, day/4) days is at least 0.7 of that over the W days before.',
    },
  ],
  assumptions: [
    'Predation is scaled down so that the web can be followed by eye: at most one rabbit for each fox in 20 days. Real foxes eat several a week, and voles besides.',
    'Nothing enters or leaves the square kilometre; no seasons, no sickness, no chance.',
    'Numbers are continuous; a population that falls below one animal is gone. Grass keeps its roots.',
    'All rabbits are alike, and all foxes; births follow food at once.',
    'Dry mass in the pyramid: 0.45 kg for a rabbit, 1.8 kg for a fox.',
  ],
  validity:
    'A teaching model. Its kinds of behaviour (balance, cycle, extinction) and what they depend on are those of real food chains; its numbers are no forecast of any meadow.',
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
    { name: 'Loss of foxes without', value: 'm₂ = 0.002 per day, q = 0', source: 'chosen', teaching: true },
  ],
  sources: [
    'M. L. Rosenzweig, R. H. MacArthur, Graphical representation and stability conditions of predator-prey interactions, American Naturalist 97 (1963) 209–223.',
    'M. L. Rosenzweig, Paradox of enrichment: destabilization of exploitation ecosystems in ecological time, Science 171 (1971) 385–387.',
    'C. S. Holling, Some characteristics of simple types of predation and parasitism, Canadian Entomologist 91 (1959) 385–398.',
    'A. Hastings, T. Powell, Chaos in a three-species food chain, Ecology 72 (1991) 896–903.',
    'R. L. Lindeman, The trophic-dynamic aspect of ecology, Ecology 23 (1942) 399–417: the pyramid.',
    'C. S. Elton, M. Nicholson, The ten-year cycle in numbers of the lynx in Canada, Journal of Animal Ecology 11 (1942) 215–244.',
  ],
  limits: [
    'Real webs have many kinds of prey: foxes switch to voles when rabbits are few, which damps swings.',
    'Refuges, immigration and patches let populations come back that this model loses.',
    'Sickness (myxomatosis) and shooting move rabbit numbers more than foxes do in many places.',
  ],
};
