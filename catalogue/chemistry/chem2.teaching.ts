import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners plan a synthesis by its limiting reactant, judge a product by melting point and test, and see why a yield above 100 % is no triumph.',
  level: 'Age 16 to 19. Amount of substance and density; the rate constant is for the upper years.',
  time: 'A double lesson of 90 minutes; the rate measurement is a lesson of its own.',
  preparation:
    'Let them work out the theoretical yield before they open the bench. Different catalysts for different groups make a comparison.',
  goesWrong: [
    { what: 'The heating stops before the reaction is over.', remedy: 'Look at the conversion: go on to 99 %.' },
    {
      what: 'Too much water is used to quench and to wash.',
      remedy: 'Aspirin dissolves in it: 20 mL, then twice 5 mL of cold water.',
    },
    {
      what: 'The flask leaves the ice too early.',
      remedy: 'Crystals follow the temperature by about a minute: give it ten.',
    },
    {
      what: 'A yield above 100 % is taken for good work.',
      remedy: 'Take the melting point and the iron(III) test: unreacted acid crystallises with it.',
    },
  ],
  questions: [
    {
      question: '2.00 g of salicylic acid and 5.0 mL of anhydride: which limits?',
      answer: 'The acid: 14.5 mmol against 53 mmol.',
    },
    { question: 'How much aspirin (180.2 g/mol) is that at most?', answer: '14.48 mmol × 180.2 g/mol = 2.61 g.' },
    {
      question: 'Iron(III) chloride turns a product violet. What is in it?',
      answer: 'Salicylic acid: its phenol group; aspirin has none.',
    },
    {
      question: 'A product melts at 128 °C instead of 135 to 136 °C. What does that say?',
      answer: 'It is impure: a foreign substance lowers the melting point.',
    },
  ],
};
