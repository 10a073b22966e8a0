import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners balance sunlight and infrared, see why layers warm the surface, and tell warming now from warming in the end.',
  level: 'Age 15 to 19. Fourth roots; the logarithm for the CO₂ part.',
  time: 'One lesson of 45 minutes for layers and planets, one for CO₂ and the sea.',
  preparation: 'Have the emission temperature of one planet worked out by hand, so that the balance is no magic.',
  goesWrong: [
    {
      what: 'The layer is thought to reflect infrared, or to hold heat in like a lid.',
      remedy: 'Send single photons up: each is absorbed and sent out anew, as often up as down.',
    },
    {
      what: 'Infrared to space is expected to fall for good when a layer is added.',
      remedy: 'Read it with 0, 1 and 5 layers: in balance it is the sunlight absorbed, always.',
    },
    {
      what: 'The warming after ten years is taken for the final one.',
      remedy: 'Read the imbalance: what is not zero still warms.',
    },
    {
      what: 'The layers and CO₂ are expected to act on one another here.',
      remedy: 'They are two models side by side: one explains the 33 K that are there, the other what more CO₂ adds.',
    },
  ],
  questions: [
    {
      question: 'What is the emission temperature of a planet with S = 2000 W/m² and albedo 0.5?',
      answer: '(2000 · 0.5 / (4 · 5.67·10⁻⁸))^¼ = 258 K.',
    },
    {
      question: 'How warm is the surface under three black layers if the emission temperature is 255 K?',
      answer: '255 · 4^¼ = 361 K.',
    },
    {
      question: 'What forcing does a rise of CO₂ from 280 to 1120 ppm give?',
      answer: 'Two doublings: 2 · 3.71 = 7.4 W/m².',
    },
    {
      question: 'Why does the surface go on warming when CO₂ stays?',
      answer: 'The deep sea still takes up heat. Until it is warm too, less goes to space than comes in.',
    },
  ],
};
