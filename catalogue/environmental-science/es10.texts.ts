import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
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

Ten frames of 1 m² show 10 of 2500 m². Throw again and other numbers come: that is **sampling error**. From the counts per frame, with standard deviation $s$ over $q$ frames, the mean is known to about $s/\\sqrt q$: four times the work halves the error. Clumping makes frames differ more; **Morisita's** index is 1 where individuals stand at random and larger where they flock together.

Rare species are missed first. The **accumulation curve** of species against frames rises steeply, then flattens; while it still rises, richness is too low. **Chao1** estimates from the species seen once ($f_1$) and twice ($f_2$) how many there are at least. Samples of different size must not be compared by $S$: **rarefaction** asks how many species a smaller sample would have held,

$$E(S_m)=\\sum\\left[1-\\binom{N-n_i}{m}\\Big/\\binom{N}{m}\\right].$$

## Animals that move

Frames miss what walks away. Mark $M$ animals, let them mix, catch $C$: if $R$ carry marks, Chapman's $\\hat N = \\frac{(M+1)(C+1)}{R+1}-1$ estimates the population.
Its standard error is stated beside it; with some thirty marks among the second catch it is about a sixth of $\\hat N$.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Twice as many frames find twice as many species.',
    instead:
      'Throw ten frames in the meadow, record, and throw ten more: individuals double, species do not. What is common is found at once, what is rare comes one by one.',
  },
  {
    believed: 'Two places with as many species are equally diverse.',
    instead:
      'Set four species of a meadow, 25, 25, 25, 25, beside four of a wheat field, 97, 1, 1, 1, as Custom Counts: S is 4 for both, ²D is 4 and 1.06.',
  },
];

export const model: ModelNotes = {
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
      tex: 'u(\\hat N)=\\frac{1}{R+1}\\sqrt{\\frac{(M+1)(C+1)(M-R)(C-R)}{R+2}},\\qquad u(\\bar x)=\\frac{s}{\\sqrt q}\\sqrt{1-\\frac{q\\,a^2}{A}}',
      says: 'Standard errors, from the sample alone: Seber’s of Chapman’s estimate; of the mean of q frames of side a on a plot of area A.',
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
    'The indices are exact for any counts. The communities are models with the number of individuals of a teaching plot, far fewer than grow on 2500 m² of real meadow.',
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
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Tidal Rock Pool',
      value: '12 species, 3,000 individuals, broken stick',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Wheat Field',
      value: '4 species, 8,000 individuals: 97, 1.5, 1 and 0.5 %',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Clump', value: '20 individuals (mean), 1.5 m (spread)', source: 'chosen', teaching: true },
    { name: 'Time for a quadrat', value: '60 s', source: 'chosen', teaching: true },
  ],
  sources: [
    'C. E. Shannon, A mathematical theory of communication, Bell Syst. Tech. J. 27 (1948) 379.',
    'E. H. Simpson, Measurement of diversity, Nature 163 (1949) 688.',
    'E. C. Pielou, The measurement of diversity in different types of biological collections, J. Theor. Biol. 13 (1966) 131.',
    'M. O. Hill, Diversity and evenness: a unifying notation and its consequences, Ecology 54 (1973) 427.',
    'S. H. Hurlbert, The nonconcept of species diversity: a critique and alternative parameters, Ecology 52 (1971) 577: rarefaction.',
    'R. Margalef, Information theory in ecology, Gen. Syst. 3 (1958) 36.',
    'W. H. Berger, F. L. Parker, Diversity of planktonic foraminifera in deep-sea sediments, Science 168 (1970) 1345.',
    'M. Morisita, Measuring of the dispersion of individuals and analysis of the distributional patterns, Mem. Fac. Sci. Kyushu Univ. E 2 (1959) 215.',
    'A. Chao, Nonparametric estimation of the number of classes in a population, Scand. J. Stat. 11 (1984) 265.',
    'D. G. Chapman, Some properties of the hypergeometric distribution with applications to zoological sample censuses, Univ. Calif. Publ. Stat. 1 (1951) 131.',
    'G. A. F. Seber, The effects of trap response on tag recapture estimates, Biometrics 26 (1970) 13: the standard error of Chapman’s estimate.',
    'W. G. Cochran, Sampling Techniques, 3rd ed., Wiley, New York, 1977, chapter 2: the standard error of a mean.',
    'M. Thomas, A generalization of Poisson’s binomial limit for use in ecology, Biometrika 36 (1949) 18.',
    'R. A. Fisher, A. S. Corbet, C. B. Williams, The relation between the number of species and the number of individuals in a random sample of an animal population, J. Anim. Ecol. 12 (1943) 42: log-series.',
    'R. H. MacArthur, On the relative abundance of bird species, Proc. Natl. Acad. Sci. USA 43 (1957) 293: broken stick.',
    'A. E. Magurran, Measuring Biological Diversity, Blackwell, Oxford, 2004.',
    'M. Aton and others, scikit-bio, Nature Methods (2025), doi:10.1038/s41592-025-02981-z, module skbio.diversity.alpha: reference values of the indices.',
  ],
  limits: [
    'The rock pool here is as large as the other grounds, 50 m on each side, so that all can be sampled alike; real pools measure a few metres.',
    'In real meadows plants are clones: what is one individual has to be agreed, and cover is often estimated instead.',
    'The standard error takes frames as thrown at random. Where plants stand in clumps and the frames of a tape touch, neighbours are alike, and it is a third too small.',
    'Rarefaction and Chao1 take individuals as drawn one by one. Clumps break that: a frame holds neighbours of one kind, and the number of species scatters more than they know.',
    'Observers miss small plants and misname seedlings; two observers seldom agree.',
    'Animals flee or gather under the frame, and marked ones may learn to avoid the trap.',
    'Thrown frames are not truly random: people aim. Random coordinates are better.',
  ],
};
