import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners blank, scan, calibrate and read an unknown with both parts of its uncertainty, and know what bends a calibration line.',
  level: 'Age 16 to university. Logarithms and straight lines.',
  time: 'One lesson of 45 minutes for steps 1 to 5; a second for stray light, slit and kinetics.',
  preparation:
    'Each seed has another unknown and another stock: a class set gives one to each learner, and the key holds the concentration.',
  goesWrong: [
    {
      what: 'The blank is taken with the sample in the beam.',
      remedy: 'Absorbances turn negative: take the cuvette out and blank again.',
    },
    {
      what: 'Standards at a wavelength on the flank of the band.',
      remedy: 'Scan first and measure at the maximum, where a small shift does little.',
    },
    {
      what: 'An unknown above the highest standard.',
      remedy: 'Add a higher standard, or make the sample more dilute.',
    },
    {
      what: 'Glass or plastic cells below 320 nm.',
      remedy: 'Quartz for the ultraviolet. A blank hides the loss, it does not restore the light.',
    },
  ],
  questions: [
    { question: 'A = 2 with 1 % of stray light: what is read?', answer: '1.70: −log₁₀((0.01 + 0.01)/1.01).' },
    {
      question: 'Why is permanganate purple?',
      answer: 'It absorbs the green in the middle of the spectrum; red and blue remain.',
    },
    { question: 'Ten standards agree to 0.1 %. How sure is the result?', answer: 'No better than the stock: 0.5 %.' },
    { question: 'How does ln A against time show first order?', answer: 'It is a straight line; its slope is −k.' },
  ],
};
