import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners stain mycobacteria hot and cold, see what acid-fast means, and grade a smear by counting with Poisson’s error.',
  level: 'Age 17 to 19; first year of nursing, medicine or biology.',
  time: 'One lesson of 45 minutes; the series of loads a second one.',
  preparation: 'Share the loads of step 7 among groups and pool counts and fields.',
  safety: {
    hazards: [
      'Sputum and unstained smears may infect through the air: a heat-fixed smear still holds living tubercle bacilli. No class handles them.',
      'Steaming carbolfuchsin gives off phenol, which burns the skin and poisons: gloves, goggles and a fume hood.',
      'Acid-alcohol is mostly ethanol, whose vapour catches fire at room temperature: flame out, slide cool and rinsed before its bottle is opened.',
    ],
    instead: [
      'Buy ready-made, stained slides, or look at pictures.',
      'For an own stain take Mycolicibacterium phlei or smegmatis where the national list has it in risk group 1, by the cold Kinyoun method without any flame.',
    ],
    waste:
      'Dyes and phenol go into the container for hazardous waste, not into the sink; slides into disinfectant, then the autoclave.',
    sources: [
      'World Health Organization, Laboratory biosafety manual, 4th edition, Geneva (2020).',
      'American Society for Microbiology, Guidelines for Biosafety in Teaching Laboratories, version 2.0 (2019), J. Microbiol. Biol. Educ. 20, 3.',
      'C. L. Cardoso et al., Survival of tubercle bacilli in heat-fixed and stained sputum smears, Mem. Inst. Oswaldo Cruz 96, 277 (2001).',
      'P. Chedore et al., Method for inactivating and fixing unstained smear preparations of Mycobacterium tuberculosis for improved laboratory safety, J. Clin. Microbiol. 40, 4077 (2002).',
    ],
  },
  goesWrong: [
    {
      what: 'The slide was not heated, and is called negative.',
      remedy: 'Look at the fuchsin in a cell: 6 % went in. The control slide is not red either, so there is no grade.',
    },
    { what: 'Ten fields are read.', remedy: 'The grade says “Count more fields”: 100 for a weak smear.' },
    { what: 'Logarithms of counts are averaged.', remedy: 'Zeros have none. Add counts and fields, then divide.' },
    { what: 'Nocardia is called negative.', remedy: 'Try 1 % sulfuric acid: it is partially acid-fast.' },
  ],
  questions: [
    {
      question: 'Sixteen bacilli in 100 fields: which grade, and how sure is the number?',
      answer: '1+. Sixteen, give or take four: 0.16 ± 0.04 per field.',
    },
    {
      question: 'How many bacilli per mL are needed so that 100 fields are empty in only 5 % of the slides?',
      answer: 'e^(−100 λ) = 0.05, λ = 0.030, which is 19 000 per mL: a load of 4.3.',
    },
    {
      question: 'Why does E. coli turn blue?',
      answer: 'It takes the fuchsin up fast and loses it to the acid in seconds; the blue then has room.',
    },
    {
      question: 'Why does Kinyoun’s stain need no flame?',
      answer: 'More phenol opens the wax as heat does: in the model it speeds the uptake 25 times.',
    },
  ],
};
