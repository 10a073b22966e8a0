import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners stain a smear in four steps, tell the groups apart by colour, form and arrangement, and see that the time of the decolouriser decides.',
  level: 'Age 15 to 19; first year of nursing, medicine or biology. Logarithms for step 6.',
  time: 'One lesson of 45 minutes; steps 6 to 8 a second one.',
  preparation: 'Share the four species among groups. Agree on the times; one group may be told to forget the iodine.',
  safety: {
    hazards: [
      'Acetone and alcohol catch fire: burner out, and away, before their bottle is opened. Goggles on.',
      'Crystal violet and safranin stain skin and clothes, and crystal violet harms eyes and water life: gloves, small amounts.',
      'An unfixed smear is a living culture: Staphylococcus aureus and Pseudomonas aeruginosa, of risk group 2, are not for a class.',
    ],
    instead: [
      'Micrococcus luteus or Staphylococcus epidermidis, Bacillus subtilis, and Escherichia coli K-12 or B, of risk group 1 in most lists: look in the national one.',
      'A heating block at 60 °C, or methanol under a hood, fixes without a flame.',
    ],
    waste: 'Slides into fresh bleach or the autoclave; dyes and solvents into their containers, not into the sink.',
    sources: [
      'American Society for Microbiology, Guidelines for Biosafety in Teaching Laboratories, version 2.0 (2019), J. Microbiol. Biol. Educ. 20(3).',
      'World Health Organization, Laboratory biosafety manual, 4th edition, Geneva (2020).',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 1 microorganisms, 60 ethanol, 61 propanone, 70 dyes and indicators.',
    ],
  },
  goesWrong: [
    {
      what: 'After the decolouriser the slide is left lying.',
      remedy:
        'It goes on acting until the rinse. Send the wash bottle right after the decolouriser: it waits its turn.',
    },
    { what: 'The smear is gone.', remedy: 'It was not fixed: three passes through the flame first.' },
    {
      what: 'Both species look purple.',
      remedy: 'Under-decolourised: look at the run-off, which must come clear.',
    },
    {
      what: 'The look of a slide is reported as the species.',
      remedy:
        'Ask for the control: the reading “The species is” stands for the control that a laboratory stains on the same slide.',
    },
  ],
  questions: [
    {
      question: 'Which colour has E. coli after crystal violet and iodine?',
      answer: 'Purple, as every cell. The decolouriser takes it out.',
    },
    {
      question: 'E. coli keeps 33 % of its violet after 10 s. How much is left when the rinse comes 15 s late?',
      answer: 'k = 0.11 per second; after 25 s e^(−2.8) = 6 %.',
    },
    {
      question: 'An old Bacillus culture turns out pink. Is the species Gram-negative?',
      answer:
        'No. Its walls have become thin, and the decolouriser acted too long for them; an outer membrane it has none. Stain a young culture.',
    },
    {
      question: 'What happens when iodine is poured on before the violet?',
      answer:
        'Nothing: there is no violet to lock. The violet that comes afterwards stays free and washes out ten times as fast, from thin walls first.',
    },
  ],
};
