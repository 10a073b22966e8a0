import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## From one phage to a hundred

A phage meets a bacterium by diffusion. With all bacteria $B$, infected ones too,

$$\\dot P=-kBP,\\qquad P=P_0\\,e^{-kBt}.$$

With $m$ adsorbed phages per cell hits follow Poisson: $e^{-m}$ of the cells escape.

- **Adsorption**: tail fibres find the receptor, the DNA is injected, the empty coat stays outside.
- **Eclipse**: no complete phage exists inside; opened cells make no plaque.
- **Assembly**: progeny are finished at a steady rate.
- **Lysis** at the latent time: the wall is cut, and *all* go at once.

## The one-step experiment

Ellis and Delbrück diluted the mixture after a few minutes, so that released phage hardly finds a new host. The plaque count stays level while each infected cell makes one plaque, then rises once:

$$b=\\frac{F-U}{N-U}$$

with the final titre $F$, the first titre $N$, and the phage that was never adsorbed, $U$. **Chloroform** opens cells early and shows what is finished inside.

Lysis is not simultaneous: latent times scatter by some ten per cent here. Plaques are counted, so that $n$ of them have an error of $\\sqrt n$.

Simulated cultures, for teaching; not a diagnostic device.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Phages leak out of the cell steadily.',
    instead:
      'The count is level for some twenty minutes and rises in one step: a cell lets all of them go at once. Budding is what some viruses of animal cells do.',
  },
  {
    believed: 'During the eclipse nothing happens.',
    instead: 'The cell copies DNA and makes coats; only finished phage is lacking, so that chloroform plates stay low.',
  },
  {
    believed: 'At one phage per cell every cell is infected.',
    instead: 'Hits are Poisson: 37 % escape at a mean of one hit per cell, and not all that was added is adsorbed.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: '\\dot S=\\mu S-kSP', says: 'Healthy cells, growing at 0.02 per minute.' },
    {
      tex: '\\dot I_1=kSP-aI_1,\\quad \\dot I_j=a(I_{j-1}-I_j),\\quad a=100/L',
      says: 'Infected cells in a hundred stages: latent times are gamma distributed, with a spread of L/10.',
    },
    { tex: '\\dot P=-k(S+\\Sigma I)P+b\\,aI_{100}', says: 'Free phage; infected cells go on adsorbing it.' },
    { tex: 'b\\,\\max(0,\\tau-E)/(L-E)', says: 'Finished phages in a cell of age τ.' },
  ],
  assumptions: [
    'Well stirred at 37 °C; k and growth hold before and after the dilution.',
    'A second phage in an infected cell is lost: it changes neither latent time nor burst.',
    'Each plaque former makes a plaque; plating takes no time.',
    'Lysis times of λ scatter by 5 %, less than the 10 % of the chain.',
  ],
  validity: 'Virulent phages on growing E. coli, within the first cycles; hosts do not run out of food.',
  parameters: [
    {
      name: 'k',
      value: 'T4 2.4, T7 1.8, lambda vir 0.7 ·10⁻⁹ mL/min',
      source: 'chosen, of the usual textbook order',
      teaching: true,
    },
    {
      name: 'Eclipse E',
      value: 'T4 12, T7 9, lambda vir 28 min',
      source: 'chosen, of the usual textbook order',
      teaching: true,
    },
    {
      name: 'Latent time L',
      value: 'T4 25, T7 15, lambda vir 50 min',
      source: 'chosen, of the usual textbook order',
      teaching: true,
    },
    {
      name: 'Burst b',
      value: 'T4 120, T7 180, lambda vir 150',
      source: 'chosen, of the usual textbook order',
      teaching: true,
    },
    { name: 'μ', value: '0.02 per minute', source: 'chosen', teaching: true },
  ],
  sources: [
    'International Committee on Taxonomy of Viruses and ViralZone (SIB), viralzone.expasy.org: T4 has a contractile tail, T7 a short one, lambda a long one that bends.',
    'E. L. Ellis and M. Delbrück, The growth of bacteriophage, J. Gen. Physiol. 22, 365 (1939).',
    'A. H. Doermann, The intracellular growth of bacteriophages, J. Gen. Physiol. 35, 645 (1952).',
    'J. J. Dennehy and I.-N. Wang, Factors influencing lysis time stochasticity in bacteriophage λ, BMC Microbiol. 11, 174 (2011).',
    'Y. Shao and I.-N. Wang, Effect of late promoter activity on bacteriophage λ fitness, Genetics 181, 1467 (2009).',
  ],
  limits: [
    'T4 holds lysis back where many phages hit a cell (lysis inhibition); here it does not.',
    'A plate of more than 300 plaques has no count, TNTC: they run into each other.',
    'In the classical experiment antiserum takes the unadsorbed phage away, so that only infected cells make plaques; here it is counted and subtracted.',
    'Doermann, who found the eclipse, opened cells with cyanide and many phages of another kind; chloroform came later.',
    'With little adsorbed, as with lambda in five minutes, the burst size is a ratio with a small, uncertain denominator: it scatters widely and to large values.',
  ],
};
