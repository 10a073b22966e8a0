import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners establish how mass, spring and damping set a period and a decay, take a resonance curve and read Q off it.',
  level: 'Age 16 to 19. T² plots and logarithms of a decay should be within reach.',
  time: 'One lesson of 45 minutes for period, mass and spring; a second one for decay and resonance.',
  preparation:
    'For a search hide the spring constant or the damping in a class set. For resonance tell them to run at 16×, for each point has to settle.',
  goesWrong: [
    {
      what: 'The driven amplitude is recorded before it stands still.',
      remedy: 'Wait 10 m/c after each change and record when two readings agree.',
    },
    {
      what: 'Points of the resonance curve lie evenly and miss the peak.',
      remedy: 'First a coarse series, then more frequencies near 1 Hz.',
    },
    {
      what: 'The stamped masses are off by 0.5 % and k is called wrong by that much.',
      remedy: 'That part is shared by all weights and stays in k: compare with the whole uncertainty.',
    },
  ],
  questions: [
    { question: 'What is the period of 0.5 kg on a spring of 20 N/m?', answer: '2π √(0.5/20) = 0.993 s.' },
    {
      question: 'The glider is released from four times as far. What does its period do?',
      answer: 'Nothing: four times the way is run with four times the force.',
    },
    {
      question: 'The amplitude of 0.5 kg at c = 0.1 N s/m: how long until it has fallen to 1/e?',
      answer: '2m/c = 10 s.',
    },
    { question: 'What is Q for 0.5 kg, 20 N/m and 0.5 N s/m?', answer: '√(km)/c = √10/0.5 = 6.3.' },
  ],
};
