import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners plan a synthesis by its limiting reactant, judge a product by melting point and test, and see why a yield above 100 % is no triumph.',
  level: 'Age 16 to 19. Amount of substance and density; the rate constant is for the upper years.',
  time: 'A double lesson of 90 minutes; the rate measurement is a lesson of its own.',
  preparation:
    'Let them work out the theoretical yield before they open the bench. Different catalysts for different groups make a comparison.',
  safety: {
    hazards: [
      'Acetic anhydride is flammable, burns skin and eyes, and its vapour burns the lungs. It stays in the fume cupboard; goggles and gloves are worn.',
      'Concentrated sulfuric and phosphoric acid burn skin and eyes: five drops, from a dropping bottle.',
      'Water on hot anhydride gives off much heat and can boil up. The first 1 to 2 mL go in drop by drop, face turned away; only when it is quiet the rest, cold.',
      'Ethanol is highly flammable: it is warmed in hot water, never over a flame. Nothing that was made here is swallowed.',
    ],
    instead: [
      'Phosphoric instead of sulfuric acid, 2 g of salicylic acid at most, and a bath of warm water from the kettle.',
    ],
    waste: 'The filtrate is weak acetic acid: it goes down the sink with much water. Ethanol liquors are collected.',
    sources: [
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 22 sulfuric acid, 24 phosphoric acid, 26 salicylic acid and aspirin, 60 ethanol, 69 ethanoic anhydride.',
      'Kaixin Chemistry, Synthesis of aspirin, kaixinchemistry.com/synthesis-aspirin: 2 cm³ of water are added with care because the mixture may boil.',
    ],
  },
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
      remedy: 'Take the melting range and the iron(III) test: unreacted acid crystallises with it.',
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
      question:
        'A product is clear at 128 °C instead of 135 to 136 °C. What does that say, and what else is to be read?',
      answer:
        'It is impure: a foreign substance lowers the melting point and broadens it. With salicylic acid it begins to melt at 111 °C.',
    },
  ],
};
