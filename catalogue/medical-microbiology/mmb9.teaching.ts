import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners tell a selective from a differential medium, read a plate at the right hour, and know that a colour sorts but does not name.',
  level: 'Age 15 to university. pH as a logarithm for the part with neutral red.',
  time: 'A lesson of 45 minutes; the eight organisms shared among groups.',
  preparation: 'Let them write down beforehand which of the eight will be pink, and why.',
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
