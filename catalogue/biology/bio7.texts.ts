import type { EntryTexts, ModelNotes } from '../define';

export const theory = `
## Segregation

Each parent carries two **alleles** of a gene and passes one of them, chosen by chance at meiosis, to each child: Mendel's **law of segregation**. A **Punnett square** lists the equally likely unions. Aa × Aa gives

$$AA : Aa : aa = 1 : 2 : 1,$$

and where A is fully **dominant** 3 : 1 in appearance, for AA and Aa look alike. With **incomplete dominance** the heterozygote looks different from both, as a pink snapdragon does, and the ratio of genotypes is seen at once.

## Counts scatter

Every child is an independent draw, so counts follow the binomial law, or with more classes the multinomial. Of $N$ children of Aa × Aa the number that looks dominant is

$$\\tfrac34 N \\pm \\sqrt{\\tfrac34\\cdot\\tfrac14 N}$$

(one standard deviation): 75 ± 4.3 of 100, so from 67 to 83 in 95 of 100 families. The error of the *count* grows as $\\sqrt N$, that of the *ratio* falls as $1/\\sqrt N$.

## Does the ratio fit?

Pearson's

$$\\chi^2=\\sum\\frac{(O-E)^2}{E}$$

measures the misfit of observed and expected counts. With $k$ classes $k-1$ of them are free: the **degrees of freedom**. The **p value** is the chance of a misfit at least so large *if the ratio is true*. It is no chance that the ratio is true. A $p$ below 0.05 makes one doubt the ratio; yet one fair cross in twenty gives it. The test is an approximation: each expected count should be 5 or more, says the usual rule.

The 0.05 holds for **one look** at a number of children that was fixed beforehand. Who goes on counting and stops as soon as $p$ falls below 0.05 gives chance a new try with every look.

## Test cross

A plant of the dominant look may be AA or Aa. Crossed with aa, the first gives dominant children alone, the second half of each kind: one recessive child settles it. With $n$ children, all dominant, Aa is left with the chance $(1/2)^n$ of having looked like AA.
`;

export const misconceptions: NonNullable<EntryTexts['misconceptions']> = [
  {
    believed: '3 : 1 means that of 100 children exactly 75 look dominant, and of four children three.',
    instead:
      'Repeat Aa × Aa with 100 offspring: 75 comes in about nine of a hundred families, anything from 67 to 83 is common. The ratio is a chance for each child, and no child knows what the others got.',
  },
  {
    believed: 'The dominant allele is the commoner or the stronger one and wins over in time.',
    instead:
      'Cross Aa × aa: half the children are recessive. Dominant says what is seen in Aa, not what is passed on; each allele is passed on with chance ½.',
  },
  {
    believed: 'A p below 0.05 shows that the ratio is wrong.',
    instead:
      'Here the ratio is right, and in a long series one cross of twenty has p below 0.05 all the same. Look after every 20 children up to 200, and it is one of five; up to 1000, one of three.',
  },
];

export const model: ModelNotes = {
  equations: [
    {
      tex: 'P(AA)=p_1p_2,\\quad P(Aa)=p_1(1-p_2)+(1-p_1)p_2,\\quad P(aa)=(1-p_1)(1-p_2)',
      says: 'Law of segregation; p is the chance that a parent passes A: 1, ½ or 0.',
    },
    {
      tex: '\\chi^2=\\sum\\frac{(O-E)^2}{E},\\qquad df=k-1',
      says: 'Pearson. Classes that the cross cannot give are left out; a single class leaves χ² = 0 and p = 1.',
    },
    {
      tex: 'p=Q\\!\\left(\\tfrac{df}{2},\\tfrac{\\chi^2}{2}\\right)',
      says: 'Regularised upper incomplete gamma function: the chance of a χ² at least so large.',
    },
    {
      tex: 'u(f)=\\sqrt{f(1-f)/N}',
      says: 'Standard error of the part f with the dominant look, from the sample alone; not where all or none look dominant.',
    },
  ],
  assumptions: [
    'One gene, two alleles, on an autosome; it is not linked to another.',
    'Every child gets one allele of each parent, each with probability ½; no selection between gametes or seeds, no mutation.',
    'Every child is raised and counted, and its look is never mistaken.',
    'The tray shows the last 200 offspring; all are counted.',
  ],
  validity:
    'Exact for any number of offspring. Pearson’s p is an approximation: it wants at least 5 expected in each class, and a number of offspring that was fixed before anybody looked.',
  parameters: [
    { name: 'Chance of each allele', value: '½', source: 'Mendel 1866' },
    { name: 'Pace of counting', value: '50 offspring a second', source: 'chosen', teaching: true },
    {
      name: 'Least expected count of the test',
      value: '5',
      source: 'usual rule; Cochran 1954 discusses it, and allows less where few classes are small',
    },
  ],
  sources: [
    'G. Mendel, Versuche über Pflanzen-Hybriden, Verhandlungen des naturforschenden Vereines in Brünn 4 (1866) 3–47: 5474 and 1850 seeds, 705 and 224 flowers.',
    'K. Pearson, On the criterion that a given system of deviations from the probable…, Philosophical Magazine 50 (1900) 157.',
    'W. G. Cochran, Some methods for strengthening the common χ² tests, Biometrics 10 (1954) 417: how many must be expected.',
    'R. A. Fisher, Has Mendel’s work been rediscovered?, Annals of Science 1 (1936) 115: fits that are too good.',
    'P. Armitage, C. K. McPherson, B. C. Rowe, Repeated significance tests on accumulating data, Journal of the Royal Statistical Society A 132 (1969) 235.',
    'R. P. Hellens et al., Identification of Mendel’s white flower character, PLoS ONE 5 (2010) e13230: gene A.',
    'NIST Digital Library of Mathematical Functions, chapter 8, dlmf.nist.gov: incomplete gamma function.',
  ],
  limits: [
    'Real families are small, seeds fail, and a look is sometimes misjudged; a deviation then need not be chance.',
    'One gene only: independent assortment of two (9 : 3 : 3 : 1), linkage of genes on one chromosome and genes on the sex chromosomes are not here.',
    'Many traits have several genes.',
    'Some alleles are passed on more often than half the time, or kill the embryo: 2 : 1 instead of 3 : 1.',
    'In peas the colour of the flower is that of the gene A (bHLH); snapdragons have several colour genes, of which one is looked at here.',
  ],
};
