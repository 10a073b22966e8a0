import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners follow glucose and oxygen through respiration and fermentation, and find from a line how much ATP each oxygen and each glucose brings.',
  level:
    'Age 14 to 19. Straight lines and simple balances; for the older ones proton costs and the acid of carbon dioxide.',
  time: 'One lesson of 45 minutes for the line; a second one for yeast, the shuttle and the gas ratio.',
  preparation: 'Share the amounts of oxygen among groups: each takes two, and the class draws one line.',
  safety: {
    hazards: [
      'Yeast in a closed vessel makes gas without end: a glass flask with a tight stopper bursts. Use a fermentation lock, a balloon or loose cotton, and wear eye protection.',
      'Yeast suspensions are food until they stand in a laboratory: nothing is tasted, hands are washed, and those with an allergy to moulds keep away from dry yeast dust.',
      'Living muscle cells, oxygen from a cylinder and lactate test kits are for trained people only.',
    ],
    instead: [
      'Baker’s yeast (Saccharomyces cerevisiae) is an organism of risk group 1 and serves every class; germinating peas in a respirometer with soda lime show respiration without it.',
    ],
    waste: 'Yeast is killed with hot water or bleach and goes down the sink; soda lime is collected.',
    sources: [
      'American Society for Microbiology, Guidelines for Biosafety in Teaching Laboratories (2019).',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 1 microorganisms, 2 enzymes.',
    ],
  },
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
      remedy:
        'An RQ of muscle that is not 1 gives it away: below 1 while oxygen goes out, above 1 once much air has come in.',
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
