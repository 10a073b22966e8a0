import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners choose timings for a contrast, read k-space and artefacts, and know why the door is watched.',
  level: 'Age 17 to university: physics, medicine, engineering. Exponential decay; Fourier transforms help.',
  time: 'One lesson of 45 minutes for weighting and inversion; another for k-space, artefacts and relaxation times.',
  preparation: 'Say first that the magnet is never off. For learning only.',
  goesWrong: [
    { what: 'Loading is refused.', remedy: 'Screen first, and look at the volunteer’s card.' },
    { what: 'The scan is refused as too hot.', remedy: 'Lengthen TR or take fewer slices: the note says how many.' },
    {
      what: 'Waiting for a long scan.',
      remedy: 'Use an echo train or the matrix of 64; the clock runs faster by itself.',
    },
    {
      what: 'T1 is fitted to the noise-free signal.',
      remedy: 'Plot the mean of the region, which comes from the picture.',
    },
  ],
  questions: [
    { question: 'TR is 500 ms, 256 lines, one average. How long does the scan take?', answer: '128 s.' },
    {
      question: 'Which inversion time nulls fat (T1 343 ms) when TR is long?',
      answer: 'T1 ln 2, 238 ms.',
    },
    {
      question: 'Why does the picture wrap up and down but not sideways?',
      answer:
        'Along the readout twice as many samples are taken and the rest is cut away; along the phase each sample costs a repetition.',
    },
    { question: 'How many averages double the signal to noise?', answer: 'Four.' },
  ],
};
