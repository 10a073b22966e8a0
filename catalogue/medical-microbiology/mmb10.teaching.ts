import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners carry out a one-step growth experiment and find latent period and burst size from plaque counts, with their errors.',
  level: 'First years of university; steps 1 to 4 from age 17 on.',
  time: 'Two lessons of 45 minutes; steps 5 to 7 may be shared among groups.',
  preparation: 'Hide the phage by a link: eclipse, latent time and burst size say which of three it is.',
  goesWrong: [
    {
      what: 'The tube is not diluted, or too little.',
      remedy: 'Compare 10¹ and 10⁴: the second cycle reads as a burst of 868.',
    },
    { what: 'Plates with more than 300 plaques are counted.', remedy: 'Choose the next dilution: 30 to 300.' },
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
      question: 'What does chloroform show at 20 minutes, what without it?',
      answer: 'Some 74 finished phages per infected cell with it; without, still one plaque per cell.',
    },
  ],
};
