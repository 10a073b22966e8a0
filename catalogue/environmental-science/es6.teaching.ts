import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners follow carbon dioxide into the sea, tell pH from [H⁺], and say from Ω whether a shell lasts.',
  level: 'Age 15 to 19. Equilibria of acids and logarithms; alkalinity for the upper years.',
  time: 'One lesson of 45 minutes for pH and Ω; half a lesson for the shell and the cure.',
  preparation:
    'Blow through a straw into water with an indicator: blow, never suck, a fresh straw for each, and goggles. Share pCO₂ and temperatures among groups.',
  safety: {
    hazards: [
      'Hydrochloric acid and soda hurt the eyes: goggles, and 0.1 mol/L at most for a class.',
      'A gas cylinder stands chained and has a regulator; CO₂ is heavier than air and suffocates in a cellar.',
      'A straw into an indicator: blow, never suck; a fresh straw for each, and goggles.',
    ],
    instead: [
      'Fizzy water or breath in place of a cylinder, red cabbage in place of m-cresol purple, egg shells in place of coral.',
    ],
    waste: 'Seawater with its additions goes down the drain with much water once it is near neutral.',
    sources: [
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 20 hydrochloric acid, 33 carbonates, 58 carbon and its oxides.',
    ],
  },
  goesWrong: [
    {
      what: 'The row is recorded before the water has followed the air.',
      remedy: 'Wait until its CO₂ pressure agrees with that of the air: some five days.',
    },
    {
      what: 'A fall of 0.14 is called a fall of 2 %.',
      remedy: 'pH is a logarithm: work out 10 to the power of 0.14.',
    },
    {
      what: 'pH of two scales are compared.',
      remedy: 'Name the scale with each value; the electrode is set in Tris in seawater.',
    },
    {
      what: 'The sea is said to become acid.',
      remedy: 'It stays above 7: it becomes less basic. Acidification names the direction.',
    },
  ],
  questions: [
    { question: 'pH falls from 8.17 to 8.03. How much more H⁺ is there?', answer: '10^0.14 = 1.38: 38 % more.' },
    {
      question: 'The CO₂ pressure rises by 10 %, the Revelle factor is 10. By how much does DIC rise?',
      answer: 'By 1 %.',
    },
    {
      question: 'Which water reaches Ω = 1 first, at 25 °C or at 4 °C?',
      answer: 'The cold one: it holds more CO₂ and less carbonate.',
    },
    {
      question: 'Na₂CO₃ is added. Why does Ω fall again within days?',
      answer: 'The water takes up CO₂, which turns part of the carbonate into bicarbonate; the rest of the gain stays.',
    },
  ],
};
