import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners see that the pattern of clearing matters beside its amount, and that carbon comes back sooner than species, some of which never do.',
  level: 'Age 14 to 18. Percentages; powers for the species-area law.',
  time: 'One lesson of 45 minutes for the three patterns; a second for percolation, carbon and regrowth.',
  preparation: 'Share the patterns among groups with the same seed, and compare the rows of year 20.',
  goesWrong: [
    {
      what: 'Area is taken for everything: “one third lost, one third of the damage”.',
      remedy: 'Put patches, edge and core of the three patterns side by side at equal area.',
    },
    {
      what: 'The species left are read as if they were counted.',
      remedy: 'They follow from an assumed z and tell what stays in the end, decades later. State them with a range.',
    },
    {
      what: 'Planted forest is counted as the old one.',
      remedy:
        'Compare patches and carbon, which come back within decades, with the species of old forest, which need centuries. What has died out stays lost.',
    },
    {
      what: 'One random run is taken for the pattern.',
      remedy: 'Reset and run again: the number of patches scatters by some percent.',
    },
  ],
  questions: [
    { question: 'What is left after 20 years of clearing 2 % a year?', answer: '0.98²⁰ = 0.668: two thirds.' },
    {
      question: 'A tenth of the forest is left, z = 0.25. How many of 1000 species stay?',
      answer: '1000 · 0.1^0.25 = 562.',
    },
    {
      question: 'How much CO₂ comes of 1 km² of forest with 193 t of carbon a hectare?',
      answer: '100 · 193 · 44/12 = 70 800 t.',
    },
    {
      question: 'Why does the fishbone leave less interior than the frontier at the same area?',
      answer: 'Each road opens two edges; the frontier has one.',
    },
  ],
};
