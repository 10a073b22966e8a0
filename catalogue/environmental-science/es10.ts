import { refuseCounts } from '../../engine/environmental-science/custom-counts';
import { defineExperiment } from '../define';

const theory = `
## Two sides of diversity

**Biodiversity** joins the number of species with how evenly individuals are shared among them, and indices such as Shannon's and Simpson's turn counts into one comparable number. A wheat field and a meadow may each show four species; if 97 of 100 plants in one are wheat, it is the poorer place.

## From counts to indices

Let $n_i$ of $N$ individuals belong to species $i$, $p_i = n_i/N$. **Shannon's** index

$$H' = -\\sum p_i \\ln p_i$$

is the uncertainty about the next individual, in nats (or, divided by $\\ln 2$, in bits). **Simpson's**

$$D = \\sum \\frac{n_i(n_i-1)}{N(N-1)}$$

is the chance that two individuals picked without replacement are of one species, so $1-D$ grows with diversity.

Both belong to one family, the **Hill numbers** \${}^qD = (\\sum p_i^q)^{1/(1-q)}$: richness at $q=0$, $e^{H'}$ at $q\\to1$, $1/\\sum p_i^2$ at $q=2$. They count *effective species*: ten equally common ones give 10 for each $q$. The larger $q$, the less rare species weigh. **Pielou's** evenness $J = H'/\\ln S$ is 1 where all are equally common.

## A sample is not the place

Ten frames of 1 m² show 10 of 2,500 m². Throw again and other numbers come: that is **sampling error**. From the counts per frame, with standard deviation $s$ over $q$ frames, the mean is known to about $s/\\sqrt q$: four times the work halves the error. Clumping makes frames differ more; **Morisita's** index is 1 where individuals stand at random and larger where they flock together.

Rare species are missed first. The **accumulation curve** of species against frames rises steeply, then flattens; while it still rises, richness is too low. **Chao1** estimates what was missed from the species seen once ($f_1$) and twice ($f_2$). Samples of different size must not be compared by $S$: **rarefaction** asks how many species a smaller sample would have held,

$$E(S_m)=\\sum\\left[1-\\binom{N-n_i}{m}\\Big/\\binom{N}{m}\\right].$$

## Animals that move

Frames miss what walks away. Mark $M$ animals, let them mix, catch $C$: if $R$ carry marks, Chapman's $\\hat N = \\frac{(M+1)(C+1)}{R+1}-1$ estimates the population.
`;

export const entry = defineExperiment({
  id: 'es10',
  simulation: 'biodiversity_index',
  theory,
  inputs: [
    {
      id: 'habitat',
      label: 'Habitat',
      type: 'select',
      applies: 'restart',
      apparatus: true,
      options: ['Rainforest Plot', 'Temperate Meadow', 'Tidal Rock Pool', 'Wheat Field', 'Custom Counts'],
      defaultValue: 'Temperate Meadow',
      hint: 'With Custom Counts the indices are those of the numbers you type.',
    },
    {
      id: 'custom_counts',
      label: 'Custom counts',
      type: 'text',
      applies: 'live',
      apparatus: true,
      defaultValue: '2,8,1,1,3',
      hint: 'Individuals of each species, separated by commas or spaces; at most 200 numbers.',
      validate: refuseCounts,
      showWhen: { input: 'habitat', equals: 'Custom Counts' },
    },
    {
      id: 'quadrat_size',
      label: 'Quadrat side',
      type: 'slider',
      applies: 'restart',
      unit: 'm',
      defaultValue: 1,
      min: 0.5,
      max: 5,
      step: 0.5,
    },
    {
      id: 'quadrat_count',
      label: 'Number of quadrats',
      type: 'slider',
      applies: 'restart',
      apparatus: true,
      unit: '1',
      defaultValue: 10,
      min: 1,
      max: 100,
      step: 1,
    },
    {
      id: 'sampling',
      label: 'Sampling method',
      type: 'select',
      applies: 'restart',
      options: ['Random', 'Systematic', 'Transect'],
      defaultValue: 'Random',
      hint: 'Random: thrown anywhere. Systematic: on a square lattice. Transect: along a tape through the middle.',
    },
    {
      id: 'clustering',
      label: 'Clumping',
      type: 'slider',
      applies: 'restart',
      unit: '1',
      defaultValue: 0.3,
      min: 0,
      max: 1,
      step: 0.1,
      hint: 'The share of each species that stands in clumps of about 20.',
    },
    {
      id: 'rarefy_to',
      label: 'Rarefy to',
      type: 'number',
      applies: 'live',
      unit: 'individuals',
      defaultValue: 10,
      min: 1,
      max: 1000,
      step: 1,
      hint: 'The sample size at which samples are compared. Above N all species found are given.',
    },
  ],
  runAction: { do: 'start', endedBy: ['clear'] },
  mainReadings: [
    'richness',
    'individuals',
    'shannon',
    'simpson_1_minus_d',
    'hill_1',
    'hill_2',
    'evenness',
    'chao1',
    'rarefied',
    'density',
    'morisita',
  ],
  mainActions: ['throw_quadrat', 'throw_all', 'clear', 'mark_recapture', 'place_quadrat', 'start'],
  plot: { x: { column: 'individuals' }, y: { column: 'richness' }, sampleEvery: 15 },
  procedure: [
    {
      text: 'Throw ten quadrats in the meadow and record the row when they are counted. Choose another habitat, do the same there and record again.',
      done: { recorded: 2, distinct: 'habitat' },
      hint: 'Run throws and counts a quadrat each second. Record after each habitat, then change Habitat under Set up.',
    },
    {
      text: 'Fill the tally yourself: choose a quadrat with several plants, press “Count by hand”, name each plant that is rooted inside the frame with the key, check, and take your tally over as Custom Counts.',
      done: {
        all: [
          { input: 'habitat', equals: 'Custom Counts' },
          { reading: 'individuals', from: 1 },
        ],
      },
      hint: 'Press a plant in the close-up, then its picture in the key. “Use my tally” writes your counts into Custom Counts. Quadrats of 5 m hold more.',
    },
    {
      text: 'Compute 1 − D of these counts on paper, then compare with the reading and record it.',
      done: { recorded: 1, where: { habitat: 'Custom Counts' } },
      hint: 'For 2, 8, 1, 1, 3: D = (2·1 + 8·7 + 3·2)/(15·14) = 64/210 = 0.305, so 1 − D = 0.695.',
    },
    {
      text: 'Compare S, ¹D and ²D of your habitats. Where do they differ most, and what does that say about evenness? Record a third habitat.',
      done: { recorded: 3, distinct: 'hill_1' },
      hint: 'In the wheat field ¹D and ²D are close to 1 however many species are found.',
    },
    {
      text: 'Go back to the meadow, set 60 quadrats and run. Watch the accumulation curve: after how many frames does it flatten?',
      done: {
        all: [
          { input: 'quadrat_count', equals: 60 },
          { input: 'habitat', equals: 'Temperate Meadow' },
          { reading: 'individuals', from: 100 },
        ],
      },
      hint: 'Compare S with Chao1. “Compare with the whole plot” draws what is really there.',
    },
    {
      text: 'Set “Rarefy to” to the smaller N of two habitats and record the expected species of the larger sample: a fair comparison.',
      done: { recorded: 2, distinct: 'rarefy_to' },
      hint: 'N of each row stands in the data table.',
    },
    {
      text: 'With quadrats of 5 m record the meadow without clumping (0) and with full clumping (1). Compare Morisita’s index and the spread between frames.',
      done: {
        all: [
          { recorded: 1, where: { quadrat_size: 5, clustering: 0 } },
          { recorded: 1, where: { quadrat_size: 5, clustering: 1 } },
        ],
      },
      hint: 'The standard error under the plot is the spread divided by the square root of the number of frames.',
    },
    {
      text: 'Mark 200 snails, catch 200 again and estimate how many there are. Repeat a few times: how much does the estimate scatter?',
      done: { did: 'mark_recapture', times: 3 },
      hint: 'Each press is a new pair of catches. More marks, less scatter.',
    },
  ],
  predict: {
    question: 'In one meadow, twice as many quadrats are thrown. How many species are found?',
    options: ['as many as before', 'more, but fewer than twice as many', 'about twice as many'],
    sketch: { x: [0, 500], y: [0, 60] },
  },
  coach: [
    { after: 2, text: 'One sample of a habitat is one draw of many. Repeat it to see how far the index scatters.' },
  ],
  model: {
    equations: [
      {
        tex: "H'=-\\sum p_i\\ln p_i,\\qquad D=\\sum\\frac{n_i(n_i-1)}{N(N-1)},\\qquad J=\\frac{H'}{\\ln S}",
        says: 'Shannon, Simpson without replacement, Pielou; counts pooled over quadrats.',
      },
      {
        tex: "{}^qD=\\left(\\sum p_i^q\\right)^{1/(1-q)}:\\quad {}^1D=e^{H'},\\quad {}^2D=1/\\textstyle\\sum p_i^2",
        says: 'Hill numbers, the effective numbers of species.',
      },
      {
        tex: 'S_{Chao1}=S+\\frac{f_1(f_1-1)}{2(f_2+1)},\\qquad d_{Mg}=\\frac{S-1}{\\ln N},\\qquad d_{BP}=\\max p_i',
        says: 'Chao1 (bias-corrected), Margalef, Berger-Parker.',
      },
      {
        tex: 'E(S_m)=\\sum\\left[1-\\binom{N-n_i}{m}\\Big/\\binom{N}{m}\\right]',
        says: 'Rarefaction, the quotient as a product of min(m, nᵢ) factors.',
      },
      {
        tex: 'I_\\delta=q\\,\\frac{\\sum x(x-1)}{X(X-1)}',
        says: 'Morisita: x individuals in each of q quadrats counted completely, X in all.',
      },
      {
        tex: '\\hat N=\\frac{(M+1)(C+1)}{R+1}-1,\\qquad C=M',
        says: 'Chapman: R of the second catch, drawn without replacement, carry marks.',
      },
      {
        tex: 'p_r\\propto k^r,\\qquad p_r=\\frac1S\\sum_{j=r}^{S}\\frac1j,\\qquad S_n=\\frac{\\alpha x^n}{n},\\ x=\\frac{N}{N+\\alpha}',
        says: 'Abundances: geometric series (meadow), broken stick (rock pool), log-series (forest).',
      },
    ],
    assumptions: [
      'A plot of 50 m × 50 m without paths, slopes or wet corners; species stand independently of one another.',
      'Clumps are a Thomas process: parents uniform, Poisson offspring with mean 20, scattered by 1.5 m, wrapped at the edges.',
      'An individual is counted where it is rooted; one under two overlapping frames is counted twice.',
      'The recorder overlooks nothing and names everything rightly. Your own tally may err.',
      'Nothing is born, dies, comes or goes between two catches; marks stay and change nothing.',
      'A systematic survey uses cells spread evenly over the lattice; a single frame of a transect lies in its middle.',
      'Indices count what is known at the moment, density and Morisita’s index only quadrats counted completely.',
    ],
    validity:
      'The indices are exact for any counts. The communities are models with the number of individuals of a teaching plot, far fewer than grow on 2,500 m² of real meadow.',
    parameters: [
      {
        name: 'Rainforest Plot',
        value: '40 species, 4,000 individuals, log-series with α = 6.178',
        source: 'chosen so that S = α ln(1 + N/α) = 40',
        teaching: true,
      },
      {
        name: 'Temperate Meadow',
        value: '18 species, 6,000 individuals, geometric series with ratio 0.75',
        source: 'teaching community',
        teaching: true,
      },
      {
        name: 'Tidal Rock Pool',
        value: '12 species, 3,000 individuals, broken stick',
        source: 'teaching community',
        teaching: true,
      },
      {
        name: 'Wheat Field',
        value: '4 species, 8,000 individuals: 97, 1.5, 1 and 0.5 %',
        source: 'teaching community',
        teaching: true,
      },
      { name: 'Clump', value: '20 individuals (mean), 1.5 m (spread)', source: 'model parameter', teaching: true },
      { name: 'Time for a quadrat', value: '60 s', source: 'model parameter', teaching: true },
    ],
    sources: [
      'C. E. Shannon, A mathematical theory of communication, Bell Syst. Tech. J. 27 (1948) 379.',
      'E. H. Simpson, Measurement of diversity, Nature 163 (1949) 688.',
      'M. O. Hill, Diversity and evenness: a unifying notation and its consequences, Ecology 54 (1973) 427.',
      'S. H. Hurlbert, The nonconcept of species diversity, Ecology 52 (1971) 577: rarefaction.',
      'A. Chao, Nonparametric estimation of the number of classes in a population, Scand. J. Stat. 11 (1984) 265.',
      'D. G. Chapman, Some properties of the hypergeometric distribution, Univ. Calif. Publ. Stat. 1 (1951) 131.',
      'M. Thomas, A generalization of Poisson’s binomial limit for use in ecology, Biometrika 36 (1949) 18.',
      'R. A. Fisher, A. S. Corbet, C. B. Williams, J. Anim. Ecol. 12 (1943) 42: log-series.',
      'A. E. Magurran, Measuring Biological Diversity, Blackwell, 2004.',
      'Reference values: scikit-bio; a published ground-vegetation example.',
    ],
    limits: [
      'In real meadows plants are clones: what is one individual has to be agreed, and cover is often estimated instead.',
      'Observers miss small plants and misname seedlings; two observers seldom agree.',
      'Animals flee or gather under the frame, and marked ones may learn to avoid the trap.',
      'Thrown frames are not truly random: people aim. Random coordinates are better.',
    ],
  },
  demo: [
    { at: 0, do: 'throw_quadrat', says: 'A frame is thrown. What is rooted inside is counted, species by species.' },
    { at: 120, do: 'throw_quadrat', says: 'Another place, other plants: this is sampling error.' },
    { at: 240, do: 'place_quadrat', value: 1225, says: 'One is laid by hand in the middle of the plot.' },
    { at: 420, do: 'mark_recapture', value: 200, says: '200 snails are marked, let go, and 200 caught again.' },
    { at: 600, do: 'start', says: 'Now the rest of the ten frames: the curve of species rises ever more slowly.' },
    { at: 1019, do: 'record_point', says: 'Ten frames are counted. Chao1 says how many species were probably missed.' },
  ],
});
