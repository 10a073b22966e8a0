import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners sample by chance, tell richness from evenness, and state a density with a standard error that means something.',
  level: 'Age 14 to 18. Fractions and means; rarefaction for the upper years.',
  time: 'One lesson of 45 minutes for habitats and indices; half a lesson for sampling effort and snails.',
  preparation:
    'Share the habitats among groups and pool the rows. Have one tally done by hand, so that the index is no magic.',
  safety: {
    hazards: [
      'Ticks, wasps, nettles and giant hogweed: long sleeves, a look for ticks afterwards, adrenaline pens of those who need them at hand.',
      'Shores have tides, waves and slippery rock: look up the time of low water, and stay in sight of each other.',
    ],
    instead: ['A lawn or a school hedge with frames of wire, or printed maps of quadrats indoors.'],
    waste: 'Nothing is taken away: animals and stones go back as they lay.',
    sources: ['CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 75 fieldwork.'],
  },
  goesWrong: [
    {
      what: 'Frames are laid where much grows.',
      remedy: 'The standard error does not know that an eye chose them: throw at random.',
    },
    {
      what: 'Species numbers of samples of different size are compared.',
      remedy: 'Rarefy to the smaller number of individuals.',
    },
    {
      what: 'One sample is taken for the habitat.',
      remedy: 'Reset throws elsewhere in the same habitat: see how far the index scatters.',
    },
    { what: 'S is called diversity.', remedy: 'Compare ¹D and ²D of meadow and wheat field.' },
  ],
  questions: [
    { question: 'What is 1 − D of 2, 8, 1, 1 and 3 individuals?', answer: '1 − 64/210 = 0.695.' },
    {
      question: 'Twice as many frames are thrown. Are twice as many species found?',
      answer: 'No: common ones are found at once, rare ones one by one.',
    },
    {
      question: 'Four species, 97, 1, 1, 1 individuals: what is ²D?',
      answer: '1/(0.97² + 3·0.01²) = 1.0625, nearly one species.',
    },
    { question: '6000 individuals stand on 2500 m². How many are in a frame of 1 m² on average?', answer: '2.4.' },
  ],
};
