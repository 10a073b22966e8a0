import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners carry out a one-step growth experiment and find latent period and burst size from plaque counts, with their errors.',
  level: 'First years of university; steps 1 to 4 from age 17 on.',
  time: 'Two lessons of 45 minutes; steps 5 to 7 may be shared among groups.',
  preparation: 'Hide the phage by a link: eclipse, latent time and burst size say which of three it is.',
  safety: {
    hazards: [
      'Chloroform is toxic when breathed in and suspected of causing cancer: fume hood, gloves, drops only. It dissolves polystyrene: glass or polypropylene.',
      'Phages of T7 or T4 in a laboratory that grows Escherichia coli ruin its cultures for months: a bench, pipettes and waste of their own.',
    ],
    instead: [
      'Escherichia coli B or K-12 and T4 are of risk group 1 and harm nobody. Without chloroform: spin or filter the early sample, and count the free phage in what passes.',
    ],
    waste:
      'Plates and tubes are autoclaved, or soaked in fresh bleach; chloroform goes into the container for halogenated solvents.',
    sources: [
      'American Society for Microbiology, Guidelines for Biosafety in Teaching Laboratories, version 2.0 (2019), J. Microbiol. Biol. Educ. 20, 3.',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 62 chlorinated hydrocarbons.',
    ],
  },
  goesWrong: [
    {
      what: 'The tube is not diluted, or too little.',
      remedy: 'Compare 10¹ and 10⁴: the second cycle reads as a burst of 868.',
    },
    {
      what: 'Plates with more than 300 plaques are counted.',
      remedy: 'They read TNTC and do not count. Choose the next dilution: 30 to 300.',
    },
    {
      what: 'Unadsorbed phage is forgotten.',
      remedy: 'Half of the phage is still free at five minutes: a burst of 56 instead of 120.',
    },
  ],
  questions: [
    {
      question: 'Why does an infected cell make one plaque, and not a hundred?',
      answer: 'It lies in one place of the lawn: all that it sets free starts from there.',
    },
    {
      question: 'Why is the burst size so uncertain although three hundred plaques were counted?',
      answer:
        'Infected cells are a difference of two counts that are nearly alike: errors add, the difference is small.',
    },
    {
      question: 'At a moi of 5, how many cells escape if all phage is adsorbed?',
      answer: 'e to the minus 5: 0.7 %.',
    },
    {
      question: 'What does chloroform show at 20 minutes after mixing, what without it?',
      answer:
        'Some 54 finished phages per infected cell with it: the cells were infected two minutes after mixing on the average. Without, still little more than one plaque per cell, 581 where 495 stood before.',
    },
  ],
};
