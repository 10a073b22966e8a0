import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners derive expected counts from a square, see that counts scatter around them, and use χ² and p without reading more into them than they say.',
  level: 'Age 14 to 18. Fractions and percentages for the crosses; the χ² test for the upper years.',
  time: 'One lesson of 45 minutes for crosses and scatter; half a lesson for the test and its misuse.',
  preparation:
    'Let each learner run the same cross with another seed and write the count on the board: the scatter of a class says more than any formula.',
  goesWrong: [
    {
      what: 'p is read as the chance that the ratio is true.',
      remedy: 'Say it in full: the chance of so large a misfit if the ratio is true.',
    },
    {
      what: 'Learners repeat until the count is “right” and record that one.',
      remedy: 'Record every run. Ten rows of 100 belong together, the odd one too.',
    },
    {
      what: 'More offspring are added until p falls below 0.05, or rises above it.',
      remedy: 'Decide on N first. The curve of p shows how often it crosses the line by itself.',
    },
    {
      what: 'The test is used with 8 offspring.',
      remedy: 'Two recessive ones expected are too few: at least 5 in each class.',
    },
  ],
  questions: [
    {
      question: 'Aa × Aa, 400 offspring. How many are expected to look dominant, and how far off is common?',
      answer: '300, give or take 17 in 95 of 100 families (two standard deviations of 8.7).',
    },
    {
      question: 'Aa × aa gives 60 and 40. χ² and verdict?',
      answer:
        '(10²/50)·2 = 4.00, one degree of freedom, p = 0.046: doubtful, but one fair cross of twenty is as far off.',
    },
    {
      question: 'Eight children of a plant crossed with aa all look dominant. May it be Aa?',
      answer: 'Yes: an Aa plant does that with chance (1/2)⁸, one of 256.',
    },
    {
      question: 'Why has 1 : 2 : 1 two degrees of freedom?',
      answer: 'With N known, two of the three counts are free; the third follows.',
    },
    {
      question: 'Mendel’s counts fit better than chance would often have it. What may be behind it?',
      answer:
        'Fisher thought of a helper who knew what was expected; counting that stopped when the ratio was good is another way.',
    },
  ],
};
