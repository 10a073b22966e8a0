import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners follow cause and delay through a food chain, tell settling from cycling and collapse, and ask how long one must look.',
  level: 'Age 14 to 18. Reading of graphs; the differential equations for the upper years.',
  time: 'One lesson of 45 minutes for balance and territories; half a lesson for enrichment and the short look.',
  preparation:
    'Ask for predictions in writing before each run. Share the values of K among groups and put the twenty-year ends on one board.',
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
      question: 'Foxes are 27 at the balance for K = 5000 kg. What is the dry mass of grass for each kilogram of fox?',
      answer: '3230/(27·1.8) = 67 kg.',
    },
  ],
};
