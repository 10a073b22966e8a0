import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners extract DNA in five steps, follow where it goes, and rank the steps by what is lost when one is done badly.',
  level: 'Age 12 to 18. No mathematics is needed; older ones compare rates and read absorbances.',
  time: 'One lesson of 45 minutes for the protocol and five changed ones; 16 times makes waiting short.',
  preparation: 'Share the changed steps among groups and collect all yields on the board.',
  goesWrong: [
    {
      what: 'The threads are taken for pure DNA.',
      remedy: 'Read the protein beside the ratio: nearly a third of the mass.',
    },
    {
      what: 'Too little ethanol is poured, and nothing is seen.',
      remedy: 'Look at the part of ethanol: below half hardly any DNA comes out.',
    },
    {
      what: 'The mixture is filtered at once after the buffer.',
      remedy: 'Lysis takes minutes; what is still in the cells stays in the paper.',
    },
    {
      what: 'Two steps are changed at once.',
      remedy: 'Change one, keep the others: only then does the difference say something.',
    },
  ],
  questions: [
    {
      question: 'Why is the strawberry mashed before the buffer is added?',
      answer: 'Plant cells have walls. The detergent reaches only the cells whose walls are broken.',
    },
    {
      question: 'Why does the DNA come out in ethanol, and not in water?',
      answer:
        'In water its charges are kept apart; where more than half is ethanol, sodium binds to them and the DNA is no longer dissolved.',
    },
    {
      question: 'A ratio of 1.756 looks almost pure. Is it?',
      answer: 'No: 29 % of the mass is protein. DNA absorbs so much more at 260 nm that the ratio hardly notices.',
    },
    {
      question: 'Does warming the bath help?',
      answer: 'It speeds lysis and, above 60 °C, ends the nucleases; between 30 and 50 °C it also speeds these.',
    },
  ],
};
