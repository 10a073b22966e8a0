import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners carry out the catalase test, part staphylococci from streptococci by it, and see what gives false results.',
  level: 'Age 15 to first years of university. Step 6 needs Michaelis and Menten.',
  time: 'One lesson of 45 minutes; step 6 another half.',
  preparation: 'Hide the colony by a link and let each group say whether it is a staphylococcus or a streptococcus.',
  safety: {
    hazards: [
      'Hydrogen peroxide of 3 % irritates eyes; above 8 % it damages them, and above some 10 % it whitens and burns skin: goggles and gloves.',
      'Froth throws droplets with living bacteria: the lid goes on before the drop falls.',
      'Staphylococcus aureus, Listeria, Streptococcus pyogenes and Clostridium perfringens are of risk group 2 and not for a class.',
    ],
    instead: [
      'Staphylococcus epidermidis, Micrococcus luteus or Bacillus subtilis foam; Lactococcus lactis or Leuconostoc is the negative coccus; look the strains up in the national list.',
      'Yeast or a slice of potato shows the enzyme without any culture.',
    ],
    waste:
      'Slides and sticks into fresh disinfectant or the autoclave; what is left of the peroxide goes down the sink with much water.',
    sources: [
      'American Society for Microbiology, Guidelines for Biosafety in Teaching Laboratories, version 2.0 (2019), J. Microbiol. Biol. Educ. 20, 3.',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 1 microorganisms, 57 hydrogen peroxide.',
      'K. Reiner, Catalase Test Protocol, American Society for Microbiology (2010).',
    ],
  },
  goesWrong: [
    { what: 'The slide is watched until a bubble comes.', remedy: 'Read at 20 s by the stopwatch, then cover it.' },
    {
      what: 'The stick dips into blood agar.',
      remedy: 'Compare S. pyogenes, agar touched and not: the red cells foam.',
    },
    {
      what: 'A streptococcus is taken from nutrient agar.',
      remedy: 'Look at the plate: nothing grows there. Without a colony there is no result.',
    },
  ],
  questions: [
    {
      question: 'Why does peroxide foam on a graze?',
      answer: 'Blood and tissue hold catalase, as staphylococci do.',
    },
    {
      question: 'How much oxygen can one drop of 20 µL of 3 % give?',
      answer: '17.6 µmol of peroxide, 8.8 µmol of oxygen: 216 µL, eleven times the drop.',
    },
    {
      question: 'S. aureus and S. epidermidis both foam. How are they told apart?',
      answer: 'Not by catalase: by coagulase.',
    },
    {
      question: 'Why does twice the strength of peroxide hardly speed the froth up?',
      answer: 'At 3 % the enzyme is nearly saturated: S is eleven times Kₘ. Only more enzyme helps.',
    },
  ],
};
