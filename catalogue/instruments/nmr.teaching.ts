import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners take a proton spectrum from the tube to the integral, and read shifts in ppm, couplings in hertz and relaxation in seconds.',
  level: 'Age 17 to university. Structural formulas; what a frequency is; the first steps need no quantum mechanics.',
  time: 'Two lessons of 45 minutes: steps 1 to 5, then 6 to 9. Scans pass ten times as fast as on the bench.',
  preparation:
    'Each seed has another best place of the shims and another phase of the receiver: a class set gives one magnet to each learner.',
  goesWrong: [
    {
      what: 'Lines are broad and quartets run together.',
      remedy: 'The tube was changed and not shimmed: watch the lock level.',
    },
    {
      what: 'A peak stands where none belongs.',
      remedy: 'The spectral width is too small: what lies outside is folded in.',
    },
    { what: 'Integrals are not whole numbers.', remedy: 'The repetition time is too short for the slow groups.' },
    { what: 'Nothing can be picked.', remedy: 'Near the null of an inversion recovery the line is in the noise.' },
  ],
  questions: [
    {
      question: 'Two lines are 0.0237 ppm apart at 300 MHz. How many hertz, and how many ppm at 600 MHz?',
      answer: '7.1 Hz; half as many ppm, 0.0118.',
    },
    { question: 'Why does OH of ethanol not split CH₂ here?', answer: 'It changes places faster than J.' },
    { question: 'Which pulse gives most signal at TR = T₁?', answer: 'The Ernst angle, arccos e⁻¹ = 68°.' },
    {
      question: 'Four times as long a night of scans: what becomes of signal to noise?',
      answer: 'It doubles.',
    },
  ],
};
