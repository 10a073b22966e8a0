import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners choose dilutions for countable plates, find μ from a straight part, and know what optical density counts that plates do not.',
  level: 'Age 16 to university. Powers of ten and logarithms.',
  time: 'A double lesson of 90 minutes; temperatures shared among groups.',
  preparation: 'Let them plan before the start which dilution to plate at which hour.',
  goesWrong: [
    {
      what: 'Plates have too many colonies or too few.',
      remedy:
        'Growing fast, the culture needs one more dilution about every hour; plate the next one from the same sample.',
    },
    {
      what: 'Lag and stationary phase are in the fit.',
      remedy: 'Leave out the points that bend: μ is the slope of the straight part.',
    },
    { what: 'The slope in log₁₀ is called μ.', remedy: 'Multiply by 2.303; and it counts in seconds.' },
    {
      what: 'Plate and turbidity part, and one is called wrong.',
      remedy: 'Dead cells are turbid too, and above OD 0.5 the curve bends.',
    },
  ],
  questions: [
    { question: 'The doubling time is 20 min. What is μ?', answer: 'ln 2/(1/3 h) = 2.08 per hour.' },
    {
      question: 'How long, after the lag, from 10³ to 10⁶ per mL at that pace?',
      answer: 'log₂ 1000 = 10 doublings: 3.3 hours.',
    },
    {
      question: '150 colonies grow from 0.1 mL of a 10⁻⁴ dilution. How many are in 1 mL of culture?',
      answer: '150/(0.1 × 10⁻⁴) = 1.5·10⁷.',
    },
    { question: 'How uncertain is a count of 100 colonies?', answer: '√100 = 10, ten per cent.' },
    {
      question: 'Two flasks, one with a thousand times as many cells at first. How do they compare after a day?',
      answer: 'About alike: the broth sets the end, not the beginning.',
    },
  ],
};
