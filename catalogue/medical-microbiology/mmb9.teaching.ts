import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners tell a selective from a differential medium, read a plate at the right hour, and know that a colour sorts but does not name.',
  level: 'Age 15 to university. pH as a logarithm for the part with neutral red.',
  time: 'A lesson of 45 minutes; the eight organisms shared among groups.',
  preparation: 'Let them write down beforehand which of the eight will be pink, and why.',
  safety: {
    hazards: [
      'Salmonella and Shigella infect by mouth, with few cells: outbreaks of Salmonella have come out of teaching laboratories, also into families at home.',
      'Klebsiella, Pseudomonas aeruginosa, Staphylococcus aureus and enterococci are of risk group 2, too. None of them is for a school.',
      'Agar is hot when poured, and its dye stains; no food or phones on the bench, hands washed at the end.',
    ],
    instead: [
      'Escherichia coli K-12 that ferments lactose beside a lac-negative strain of K-12 shows both colours; Bacillus subtilis or Micrococcus luteus stays away.',
      'Plates incubated and taped shut by the teacher, or pictures, for everything else.',
    ],
    waste: 'Plates stay closed and are autoclaved at 121 °C for at least 15 minutes before they go into the bin.',
    sources: [
      'E. A. B. Emmert, Biosafety guidelines for handling microorganisms in the teaching laboratory, J. Microbiol. Biol. Educ. 14, 78 (2013).',
      'American Society for Microbiology, Guidelines for Biosafety in Teaching Laboratories, version 2.0 (2019), J. Microbiol. Biol. Educ. 20, 3.',
    ],
  },
  goesWrong: [
    {
      what: 'E. coli is called a non-fermenter.',
      remedy: 'It was read at 12 hours. Plates are read after 18 to 24 hours, slow fermenters again after 48.',
    },
    {
      what: 'Every pink colony is called E. coli.',
      remedy: 'Plate Klebsiella beside it: pink as well. Only the tests part them.',
    },
    {
      what: 'The empty plate of Staphylococcus is called sterile.',
      remedy: 'Look at the small plate of nutrient agar beside it: the cells were alive.',
    },
    {
      what: 'The diameters scatter about the line.',
      remedy: 'The rule is good to 0.1 mm. Measure late, when colonies are large, and more often.',
    },
  ],
  questions: [
    {
      question: 'Which parts of the medium select, which differentiate?',
      answer: 'Bile salts and crystal violet select; lactose and neutral red differentiate.',
    },
    {
      question: 'At pH 5.8, what share of neutral red is red?',
      answer: '1/(1 + 10^(5.8 − 6.8)) = 1/1.1 = 0.91.',
    },
    {
      question: 'Why does the acid come late and then fast?',
      answer: 'The radius grows steadily, so that the mass, which makes the acid, grows with its cube.',
    },
    {
      question: 'A colony of E. coli is 2.5 mm wide after 24 hours. How wide is it after 34 hours?',
      answer: 'Ten hours more at 0.125 mm/h: 3.75 mm.',
    },
    {
      question: 'Why is Salmonella colourless and its agar a little yellow?',
      answer:
        'It leaves lactose alone and sets ammonia free from peptone: the pH rises, and neutral red is yellow there.',
    },
  ],
};
