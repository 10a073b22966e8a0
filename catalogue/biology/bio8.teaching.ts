import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners follow cause and delay through a food chain, tell settling from cycling and collapse, and ask how long one must look.',
  level: 'Age 14 to 18. Reading of graphs; the differential equations for the upper years.',
  time: 'One lesson of 45 minutes for balance and territories; half a lesson for enrichment and the short look.',
  preparation:
    'Ask for predictions in writing before each run. Share the values of K among groups and put the twenty-year ends on one board.',
  safety: {
    hazards: [
      'Droppings of foxes can carry the eggs of a tapeworm (Echinococcus), wild rabbits can carry tularaemia: nothing wild or dead is touched, hands are washed, berries from the ground are not eaten raw.',
      'Counts by spotlight are made at dusk: in pairs, with an adult, in bright clothes, away from roads and hunters.',
    ],
    instead: ['Counts of snails or woodlice on the school ground show the same arithmetic by day.'],
    waste: 'Animals are never moved or set free: that is forbidden in many countries, and starts invasions.',
    sources: [
      'World Health Organization, Echinococcosis, fact sheet (2021), who.int; WHO Guidelines on tularaemia (2007).',
    ],
  },
  goesWrong: [
    {
      what: 'A run is stopped in a trough and reported as extinction.',
      remedy: 'Name the period first; look for at least three of them.',
    },
    {
      what: 'A crest of rabbits is explained by few foxes alone.',
      remedy: 'Read all three curves: grass has grown before.',
    },
    {
      what: '“Cycling” is read as “will go on for ever”.',
      remedy: 'The word describes the swings so far. Near the border of two behaviours it may change for years.',
    },
    {
      what: 'Real foxes are reckoned with the numbers of the model.',
      remedy: 'Predation is scaled down; the model notes say by how much.',
    },
  ],
  questions: [
    {
      question: 'In which order do the crests come?',
      answer: 'Grass, rabbits, foxes, each later than the one that it eats.',
    },
    {
      question: 'Why do territories damp the swings?',
      answer: 'Foxes lose more the more they are, so that they stop growing before rabbits run short.',
    },
    {
      question: 'Without foxes, at K = 2000 kg: how many kilograms of grass are left, and why?',
      answer: '750 kg: there rabbits are born as fast as they die, e₁c₁G/(H₁+G) = m₁.',
    },
    {
      question: 'What is paradoxical about the paradox of enrichment?',
      answer: 'Feeding the base starves the top: larger swings take a population below one animal.',
    },
    {
      question:
        'At the balance for K = 5000 kg rabbits eat 22.8 kg of grass a day, and 1.37 are born, of 0.45 kg dry mass each. Which part of the grass becomes rabbit?',
      answer:
        '1.37·0.45/22.8 = 2.7 %. The rest is respired or left as droppings: that is why the next step of the pyramid is narrow.',
    },
  ],
};
