import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners find a concentration with its uncertainty by titration, choose an indicator for a reason, and read a pKa off a curve.',
  level: 'Age 16 to 19. Amount of substance, strong and weak acids, logarithms.',
  time: 'A double lesson of 90 minutes for concordant titres and one curve; the indicator gone wrong and the old base need another 30 minutes.',
  preparation:
    'Tick the unknown acid in a class set, so that each learner has another concentration. Agree on “concordant within 0.10 mL” beforehand.',
  safety: {
    hazards: [
      'Sodium hydroxide of 0.1 mol/L irritates eyes, and from 0.5 mol/L on it burns them: goggles are worn from the first drop to the last. A splash is rinsed for twenty minutes.',
      'The burette is filled below eye level through a funnel, which is then taken out. The pipette is filled with a filler, never by mouth.',
      'Phenolphthalein is dissolved in ethanol, which burns: no flame beside it.',
    ],
    instead: [
      'Acid and base of 0.1 mol/L at most; screened methyl orange or bromothymol blue instead of phenolphthalein.',
    ],
    waste: 'What is neutral goes down the sink with water.',
    sources: [
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 20 hydrochloric acid, 23 ethanoic acid, 31 sodium hydroxide, 60 ethanol, 70 dyes and indicators.',
    ],
  },
  goesWrong: [
    {
      what: 'The end point is overshot: deep pink at once.',
      remedy: 'Turn the stopcock down when the flash lingers, and go on by drops; a new flask, not a correction.',
    },
    { what: 'The stirrer is off.', remedy: 'The base then needs 8 s to mix, and the colour comes late.' },
    {
      what: 'The burette is read with the eye too high or low.',
      remedy: 'Bring the eye to the meniscus in the magnifier before each record.',
    },
    {
      what: 'One titre is taken for the result.',
      remedy: 'The last drop scatters by 0.05 mL: repeat until titres agree.',
    },
  ],
  questions: [
    {
      question: '25.00 mL of acid take 20.00 mL of 0.100 mol/L base. What is its concentration?',
      answer: '0.100 × 20.00/25.00 = 0.0800 mol/L.',
    },
    {
      question: 'How much base does acetic acid of the same concentration and volume need as hydrochloric acid?',
      answer: 'As much: all of it reacts in the end.',
    },
    {
      question: 'Why is the pH at the equivalence point of acetic acid above 7?',
      answer: 'The flask then holds acetate, a weak base: at 0.1 mol/L the pH is 8.7.',
    },
    {
      question: 'Where on the curve does pH equal pKa?',
      answer: 'At half-equivalence, where acid and acetate are alike: near 4.76.',
    },
    { question: 'Does repeating take away the error of the pipette?', answer: 'No: it is the same in every titre.' },
  ],
};
