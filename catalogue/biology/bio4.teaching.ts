import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners follow glucose and oxygen through respiration and fermentation, and find from a line how much ATP each oxygen and each glucose brings.',
  level:
    'Age 14 to 19. Straight lines and simple balances; for the older ones proton costs and the acid of carbon dioxide.',
  time: 'One lesson of 45 minutes for the line; a second one for yeast, the shuttle and the gas ratio.',
  preparation: 'Share the amounts of oxygen among groups: each takes two, and the class draws one line.',
  goesWrong: [
    {
      what: 'Runs are recorded before the glucose is used up.',
      remedy: 'Wait until the run ends by itself.',
    },
    {
      what: 'The row with more oxygen than is needed is fitted along.',
      remedy: 'Beyond six oxygen for each glucose nothing more is made; leave it out.',
    },
    {
      what: 'The stopper stayed leaky.',
      remedy: 'An RQ of muscle that is not 1 gives it away.',
    },
  ],
  questions: [
    {
      question: 'Why does glucose vanish faster without oxygen?',
      answer: 'Two ATP for a glucose instead of 32: glycolysis runs faster to make up for it. Pasteur saw it in yeast.',
    },
    {
      question: 'Why do older books say 36 or 38?',
      answer: 'They counted 3 ATP for each NADH and 2 for each FADH₂. Measured proton costs give some 2.5 and 1.5.',
    },
    {
      question: 'With plenty of oxygen there is no lactate, and still the medium turns acid. Why?',
      answer: 'Carbon dioxide cannot leave the closed flask; it makes carbonic acid.',
    },
    {
      question: 'Do plants respire?',
      answer: 'All their living cells do, day and night.',
    },
  ],
};
