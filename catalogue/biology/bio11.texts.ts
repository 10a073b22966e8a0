import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Replacement in order

**Succession** is the orderly replacement of species on a site. On fresh rock or moraine (**primary**) there is no soil: lichens and mosses arrive first and hold dust, crusts with cyanobacteria and later *Dryas* and alder bring nitrogen from the air, and so herbs can follow, then shrubs, then trees. On a cleared field (**secondary**) soil and seeds are there already, and the same path takes decades instead of centuries.

## Better at coming, worse at staying

Here each stage is a group that colonises well but is displaced by every later, taller, better competitor. The **soil** lets each group in only when it is deep and rich enough: its depth $D$ and its nitrogen $N$ count together, as $E=\\sqrt{DN}$. That is **facilitation**: those who come first prepare the place for those who displace them. For the covers $p_i$, from the best competitor on,

$$\\dot p_i=C_i\\Big(1-\\sum_{j\\le i}p_j\\Big)-m_ip_i-p_i\\sum_{j<i}C_j,\\qquad C_i=c_i\\frac{E^2}{E^2+h_i^2}(p_i+s_i),$$

while all of them make soil, depth and nitrogen alike: $\\dot D=(1-D)\\sum a_ip_i$. A bag of fertiliser brings nitrogen but no depth, and thin soil cannot hold it.

## Diversity and mass

Shannon's index $H'=-\\sum q_i\\ln q_i$ of the parts $q_i$ of the cover tells how evenly the five groups share the ground. It is highest where stages overlap, not at the end. The number of **species** is another matter: it is not in this model. Living mass goes on rising: a hectare of lichen weighs a tonne, a hectare of old wood three hundred.

## Is there a goal?

The **climax** is often thought of as fixed, the goal of the site. Fire, storm and climate reset it, and sites of one age can follow different paths. Ecologists often read time from space: they compare sites of different age, a **chronosequence**. At Glacier Bay tree rings showed that the older sites had *not* gone through what the younger ones show now (Fastie 1995).
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'All groups of plants end up side by side in the old wood.',
    instead:
      'Plot H′ against the year: on the field it peaks at 1.01 near year 11, where herbs, shrubs and young trees overlap, and falls to 0.30 by year 40. These are five groups, of which each shades the next out; species are not counted. Their number goes both ways outdoors: it has been found highest midway on one moraine, and rising all through an old field.',
  },
  {
    believed: 'The climax is the goal of the site; once it is reached nothing changes.',
    instead:
      'Set fire to it: the ground is bare for half a year, weeds lead for some five years, herbs from the sixth on, and the wood comes again by the short, secondary path. No plant aims at anything; each comes where it can and is displaced where it cannot stay.',
  },
  {
    believed: 'Sites that look alike are at the same point of the same path.',
    instead:
      'The moraine at year 40 and the field at year 5 both read Herbs. Their soils are 4 and 21 cm deep, and twenty years later one is scrub, the other a wood.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: '\\dot p_i=C_i\\Big(1-\\sum_{j\\le i}p_j\\Big)-m_ip_i-p_i\\sum_{j<i}C_j',
      says: 'Cover of each group; the better competitors come before it in the sums (Tilman’s hierarchy).',
    },
    {
      tex: 'C_i=c_if_i(p_i+s_i),\\qquad f_i=\\frac{DN}{DN+h_i^2},\\qquad f_5=1',
      says: 'Colonisation: from own seed and from outside, as far as the soil lets it.',
    },
    {
      tex: '\\dot D=(1-D)\\sum a_ip_i,\\qquad \\dot N=(1-N)\\sum a_ip_i-0.1\\max(0,N-D)',
      says: 'Depth (30 D cm) and nitrogen made by what grows; what is spread beyond what the soil can hold is washed out, a tenth a year.',
    },
    { tex: "H'=-\\sum q_i\\ln q_i,\\qquad q_i=p_i/\\textstyle\\sum p", says: 'Shannon’s index of the five groups.' },
    { tex: 'B=300p_1+120p_2+15p_3+3p_4+p_5\\ \\text{t/ha}', says: 'Living mass.' },
  ],
  assumptions: [
    'Five groups stand for hundreds of species; within a group all are alike.',
    'Covers share one ground: who grows below a crown is not counted.',
    'Seeds come from outside at the same rate each year.',
    'Chance plays no part in the covers. The seed of the run decides only which plants stand where on the stage, and how the tape is read.',
    'A fire leaves 2 % of each cover, at once. It takes a tenth of the soil where 100 t/ha or more stood, less in proportion where less stood, and does not run below a tenth of cover or 1 t/ha.',
    'Shrubs and pioneer trees make soil equally fast: alder, which brings nitrogen, stands among both.',
  ],
  validity:
    'A teaching model in the form of Tilman’s: the pace follows the forelands of Glacier Bay and the old fields of the eastern United States, no single site. After a fire seedlings come from the rain of seeds alone, without a bank in the soil.',
  parameters: [
    {
      name: 'Climax trees',
      value: 'c 0.12, m 0.008, s 0.002, h 0.50, a 0.010 per year',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Pioneer trees', value: 'c 0.30, m 0.03, s 0.006, h 0.25, a 0.030', source: 'chosen', teaching: true },
    { name: 'Shrubs', value: 'c 0.50, m 0.07, s 0.006, h 0.12, a 0.030', source: 'chosen', teaching: true },
    { name: 'Herbs and grasses', value: 'c 0.90, m 0.18, s 0.010, h 0.06, a 0.010', source: 'chosen', teaching: true },
    { name: 'Pioneers', value: 'c 1.00, m 0.30, s 0.030, a 0.004', source: 'chosen', teaching: true },
    {
      name: 'Start of the field',
      value: 'weeds 30 %, herbs 3 %, shrubs 0.5 %, N 0.70',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Living mass of full cover', value: '300, 120, 15, 3 and 1 t/ha', source: 'chosen', teaching: true },
  ],
  sources: [
    'D. Tilman, Competition and biodiversity in spatially structured habitats, Ecology 75 (1994) 2–16.',
    'J. H. Connell, R. O. Slatyer, Mechanisms of succession in natural communities and their role in community stability and organization, American Naturalist 111 (1977) 1119–1144.',
    'C. L. Fastie, Causes and ecosystem consequences of multiple pathways of primary succession at Glacier Bay, Alaska, Ecology 76 (1995) 1899–1916.',
    'F. S. Chapin, L. R. Walker, C. L. Fastie, L. C. Sharman, Mechanisms of primary succession following deglaciation at Glacier Bay, Alaska, Ecological Monographs 64 (1994) 149–175.',
    'R. L. Crocker, J. Major, Soil development in relation to vegetation and surface age at Glacier Bay, Alaska, Journal of Ecology 43 (1955) 427–448.',
    'R. H. Canfield, Application of the line interception method in sampling range vegetation, Journal of Forestry 39 (1941) 388–394.',
    'C. E. Shannon, A mathematical theory of communication, Bell System Technical Journal 27 (1948) 379.',
  ],
  limits: [
    'On real sites order and pace depend on seeds that happen to arrive, on grazing, drought and slope.',
    'Real layers overlap: under the trees grow shrubs, herbs and moss, and covers add up to more than 100 %.',
    'Early plants may also hinder later ones, or neither help nor hinder (Connell and Slatyer’s inhibition and tolerance).',
    'The moraine is not followed to its climax: in this model that leads only from year 135 on.',
    'H′ of five groups that exclude each other must fall when one of them takes the ground: it is evenness, not the number of species.',
    'Fertiliser on real old fields favours a few tall herbs, lowers the number of species within some years and may hold trees back; here it only feeds.',
    'Nobody watches a hundred years: most series compare sites of different age.',
  ],
};
