import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners extract DNA in five steps, follow where it goes, and rank the steps by what is lost when one is done badly.',
  level: 'Age 12 to 18. No mathematics is needed; older ones compare rates and read absorbances.',
  time: 'One lesson of 45 minutes for the protocol and five changed ones; 16 times makes waiting short.',
  preparation:
    'Share the changed steps among groups and collect all yields on the board. Beside a real extraction: the bath is off and away before the ethanol comes out of the freezer.',
  safety: {
    hazards: [
      'Ethanol of 95 % catches fire at room temperature and boils at 78 °C: no flame, no spark and no hot bath near it. Poured into a hot tube it boils up and burns skin and eyes.',
      'Ethanol, detergent and salt sting in the eyes: wear eye protection, and gloves where skin is sore.',
      'Nothing of the fruit is eaten once it is on the bench. Some people are allergic to strawberries: ask first.',
      'A bath of 60 °C and more scalds: use tongs, and cool the tube in cold water before the ethanol.',
    ],
    instead: [
      'Methylated spirit or rubbing alcohol is no safer: the same rules hold. Banana, kiwi or wheat germ serve where somebody is allergic.',
    ],
    waste: 'Small amounts of ethanol with DNA go down the sink with much water; pulp goes into the bin.',
    sources: [
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 60 ethanol.',
      'American Society for Microbiology, Guidelines for Biosafety in Teaching Laboratories (2019): nothing is eaten or drunk where laboratory work is done.',
    ],
  },
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
      answer:
        'Up to some 48 °C lysis wins. From 50 to 67 °C the nucleases win, and the yield is lowest near 61 °C. From some 72 °C on they are lost faster than they cut. Real recipes heat to 60 °C, for minutes, to end the nucleases of the fruit.',
    },
  ],
};
