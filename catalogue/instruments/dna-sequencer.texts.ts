import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
For learning only. Not for diagnosis or treatment.

## Chains that stop

**Sanger**: a polymerase copies the template with a small share $p$ of terminators, each with the dye of its letter. The part of the copies that end at base $n$ is $p(1-p)^{n-1}$, and the light of its band goes with it. So terminators have a price: with many of them hardly a copy gets far, with few of them all bands are faint; base $n$ is brightest with $p=1/n$. A capillary sorts them by length; the order of the colours is the sequence. Peaks widen with the length until neighbours merge.

## Clusters in step

**Synthesis on a flow cell** (Illumina): clusters of equal strands are extended by one base in each cycle and photographed in four colours. Some strands stay behind (*phasing*), some jump ahead (*pre-phasing*): after $n$ cycles $(1-p-q)^n$ are still in step. Each cluster is a read of its own; the row that is called here is their consensus, and where a quarter of them and more say a second letter it is the letter of both.

Two-colour machines do the same with two photographs: one letter shines in both, one in neither.

## Quality

A **Phred** value says how likely a call is wrong:

$$Q=-10\\log_{10}P.$$

Q 20 is one in a hundred, Q 30 one in a thousand. FASTQ stores it as one letter, that of number $Q+33$.

## Coverage

Reads fall on a genome at random. With each base covered $c$ times on average, the part that no read covers is $e^{-c}$ (Lander and Waterman).

## Differences

A read is laid against the template with gaps by dynamic programming: +5 for a match, −4 for a mismatch, 10 for a gap and 0.5 for each further base of it. People carry two copies of HBB: a **carrier's** read shows two peaks of half height at one place, not an error.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: 'Q40 is certainty.',
    instead:
      'It is one error in 10 000: 300 000 in one pass over a human genome. And it knows nothing of copying errors before the run, nor of exchanged tubes.',
  },
  {
    believed: 'Every difference from the template is a variant.',
    instead:
      'Read EGFP to base 720 with 10 % noise: more than 200 calls are wrong, and nearly all of them have low qualities. Cut where these fall below Q 20, after some 220 to 250 bases, and hardly one is left.',
  },
];

export const model: ModelNotes = {
  equations: [
    { tex: 'p(1-p)^{n-1}', says: 'Copies that end at base n; the height of its peak is this in parts of 0.005.' },
    {
      tex: 'R(n)=\\frac{12}{2.355\\,(2.6+0.009\\,n)}',
      says: 'Resolution of neighbours 12 points apart; ½ at base 843.',
    },
    {
      tex: 'P=\\tfrac12\\,\\mathrm{erfc}\\frac{I_1-I_2}{2\\sigma}',
      says: 'Error probability of a cluster’s call, kept within Q 2 to 40; that of a row is its mean over the clusters.',
    },
    {
      tex: '\\frac{P}{1-P}=\\sum_b e^{L(I_b-I_1)/\\sigma^2}+\\tfrac{10^{-3}}{3}\\,e^{L(L/2-I_1+I_2)/2\\sigma^2}',
      says: 'Odds that a capillary’s call is wrong: another base, or two letters (only where the second peak is at least 30 % of the first; with odds above 1 two are called). L is the light to be expected there.',
    },
    { tex: '(1-p-q)^n', says: 'Strands in step after n cycles.' },
    { tex: 'e^{-c}', says: 'Part of a genome that coverage c leaves unread.' },
  ],
  assumptions: [
    'Peaks are Gaussian and 12 points apart; neighbours are taken off by solving for all heights of a dye together.',
    'All clusters of a copy get out of step alike; strands further than 12 places off stay there.',
    'Out of step, the error probability is at least the share of miscalls among 2000 random sequences.',
    'Reads are placed with equal chance everywhere; there are no repeats.',
  ],
  validity: 'One read of up to 800 bases, or 300 cycles; two copies of equal length at most.',
  parameters: [
    { name: 'Peak width', value: '2.6 + 0.009 n points', source: 'chosen: merging at some 800 bases', teaching: true },
    {
      name: 'Dyes A, C, G, T',
      value: 'heights 1, 0.9, 0.8, 1.05; shifts 0, −0.8, 0.6, 1 points',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'Cross-talk',
      value: '5 % of neighbouring dyes; A–C and G–T 25 % on the flow cell',
      source: 'chosen',
      teaching: true,
    },
    { name: 'Scatter of heights', value: 'log-normal, 8 %', source: 'chosen', teaching: true },
    { name: 'Decay on the flow cell', value: 'exp(−0.003 n)', source: 'chosen', teaching: true },
    {
      name: 'Two letters in a capillary',
      value: 'second peak from 30 % of the first, and more likely than noise',
      source: 'chosen',
      teaching: true,
    },
    {
      name: 'How often two copies differ',
      value: 'once in 1000 bases',
      source: 'rounded from 7.5×10⁻⁴, International SNP Map Working Group 2001',
    },
    { name: 'Two letters on a flow cell', value: 'from a quarter of the clusters', source: 'chosen', teaching: true },
    { name: 'Alignment', value: '+5, −4; gap 10 and 0.5', source: 'EDNAFULL, EMBOSS needle' },
    { name: 'Sequences', value: 'pUC19 L09137, EGFP U55762, HBB U01317', source: 'GenBank L09137, U55762, U01317' },
  ],
  sources: [
    'F. Sanger, S. Nicklen and A. R. Coulson, DNA sequencing with chain-terminating inhibitors, Proc. Natl Acad. Sci. USA 74, 5463 (1977).',
    'D. R. Bentley et al., Accurate whole human genome sequencing using reversible terminator chemistry, Nature 456, 53 (2008).',
    'B. Ewing and P. Green, Base-calling of automated sequencer traces using phred. II. Error probabilities, Genome Res. 8, 186 (1998).',
    'E. S. Lander and M. S. Waterman, Genomic mapping by fingerprinting random clones, Genomics 2, 231 (1988).',
    'P. Rice, I. Longden and A. Bleasby, EMBOSS: the European Molecular Biology Open Software Suite, Trends Genet. 16, 276 (2000).',
    'GenBank, National Center for Biotechnology Information, records L09137.2 (pUC19), U55762.1 (EGFP) and U01317.1 (HBB), www.ncbi.nlm.nih.gov (2024).',
    'International SNP Map Working Group, A map of human genome sequence variation containing 1.42 million single nucleotide polymorphisms, Nature 409, 928 (2001).',
    'O. Gotoh, An improved algorithm for matching biological sequences, J. Mol. Biol. 162, 705 (1982).',
  ],
  limits: [
    'Real reads begin with some bad bases, and stop at hairpins.',
    'Real qualities are made from many features of a peak and calibrated on known reads. Here they are right within a factor of two where noise alone is at work; without calibration of the dyes they do not know of cross-talk.',
    'Four-colour chemistry only. Real clusters are reads of their own that are aligned one by one; here one consensus row is called and aligned.',
    'Light is linear: too much DNA in a capillary, which makes peaks overlap in colour, is not worked out.',
    'Real genomes have repeats, and places that no reads come from.',
  ],
};
