import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners read TSH with free T4 as a pair, follow a slow feedback loop in time, and titrate a dose by the right one of the two.',
  level: 'Age 16 to 19 and students of medical laboratory science. Logarithms, half-life, a first idea of feedback.',
  time: 'Two lessons of 45 minutes; one for the patients on the plot and the titration.',
  preparation:
    'Give each group three patients and pool the plot. Hide the patient in a class set. For learning only: nothing here guides a dose.',
  safety: {
    hazards: [
      'Blood is handled as infectious: gloves, coat, closed tubes; needles are never resheathed and go into a sharps box.',
      'Levothyroxine is a medicine that harms the healthy heart and bone; in pituitary failure without cortisol it can kill. Nobody takes it, or biotin, for an experiment.',
    ],
    instead: ['A class uses this bench; no blood is drawn from learners, and no learner’s own results are discussed.'],
    waste: 'Tubes to clinical waste, needles to the sharps box, medicines back to a pharmacy.',
    sources: [
      'World Health Organization, WHO guidelines on drawing blood: best practices in phlebotomy, Geneva (2010).',
      'World Health Organization, Laboratory biosafety manual, 4th edition, Geneva (2020).',
    ],
  },
  goesWrong: [
    {
      what: 'TSH is read a week after the dose was changed.',
      remedy: 'Let 42 days go by: T4 needs six weeks to settle, and TSH follows it.',
    },
    {
      what: 'Pituitary failure is titrated by TSH.',
      remedy: 'It is low at every dose: free T4 guides, in the upper half of its range.',
    },
    {
      what: 'All nine patients go into the fit of ln TSH against free T4.',
      remedy: 'Only those whose pituitary decides lie on the line: leave the other rows out.',
    },
    {
      what: 'SPINA-GT stays empty.',
      remedy: 'It speaks of the gland only without a tablet, and where TSH can be told.',
    },
  ],
  questions: [
    {
      question: 'Free T4 falls from 15 to 7.5 pmol/L. By which factor does TSH rise on this bench?',
      answer: 'exp(0.40 × 7.5) is 20.',
    },
    {
      question: 'TSH 2.0 mU/L, free T4 7 pmol/L. Is this normal?',
      answer: 'No: a working pituitary would give some 37 mU/L. It fails.',
    },
    {
      question: 'Why does a pregnant woman have more total T4?',
      answer: 'More TBG binds more; free T4, which acts and is regulated, stays.',
    },
    {
      question: 'TSH 0.28, free T4 24, and the person feels well and takes hair vitamins. What next?',
      answer: 'Stop biotin for some days and draw again.',
    },
  ],
};
