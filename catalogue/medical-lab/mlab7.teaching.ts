import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners measure a prothrombin time, turn it into an INR, and say which factors it feels and where it misleads.',
  level: 'Age 16 to 19 and students of medical laboratory science. Powers; a first picture of the clotting cascade.',
  time: 'Two lessons of 45 minutes; one without reagents and mixing test.',
  preparation:
    'Give each group another patient for the mixing test and pool the indices. Hide the patient in a class set. For learning only: nothing here guides a dose.',
  safety: {
    hazards: [
      'Human blood and plasma, and control plasmas made of them, are handled as infectious: gloves, coat, closed rotor.',
      'Needles are never resheathed and go straight into a sharps box.',
    ],
    instead: [
      'A class times the clotting of recalcified animal plasma from a supplier, or uses this bench; no blood is drawn from learners.',
    ],
    waste: 'Tubes, cuvettes and tips to clinical waste, needles to the sharps box.',
    sources: [
      'World Health Organization, Laboratory biosafety manual, 4th edition, Geneva (2020).',
      'World Health Organization, WHO guidelines on drawing blood: best practices in phlebotomy, Geneva (2010).',
    ],
  },
  goesWrong: [
    {
      what: 'Thromboplastin is added before both are warm.',
      remedy: 'The notice says so: warm them, and time a second tube.',
    },
    {
      what: 'The dilution curve is drawn against percent.',
      remedy: 'It is straight against 1/percent.',
    },
    {
      what: 'A new ISI is set, and the old time is read.',
      remedy: 'Reagent, plasma and block hold from the next tube on.',
    },
    {
      what: 'A corrected mixture is taken for a normal time.',
      remedy: 'Half of each factor gives 13 to 14.5 s, not 12: the index judges it.',
    },
  ],
  questions: [
    {
      question: 'PT 18.55 s, MNPT 12.0 s, ISI 1.8. INR?',
      answer: '(18.55/12.0) to the power 1.8 is 2.19.',
    },
    {
      question: 'Why does the INR rise on the second day of warfarin, and why does it not protect yet?',
      answer:
        'Factor VII has a half-life of 6 h and falls first. Protection needs little factor II, of which thrombin is made, and that takes days. Protein C, an inhibitor, falls early as well.',
    },
    {
      question: 'Why is the time normal in haemophilia A?',
      answer: 'Factor VIII is not on the path that thromboplastin starts.',
    },
    {
      question: 'A mixture reads 16.5 s, normal plasma 12.0 s, the patient 19.6 s. Index?',
      answer: '100 × 4.5/19.6 = 23: above 15, an inhibitor.',
    },
  ],
};
