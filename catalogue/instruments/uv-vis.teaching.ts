import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners blank, scan, calibrate and read an unknown with both parts of its uncertainty, and know what bends a calibration line.',
  level: 'Age 16 to university. Logarithms and straight lines.',
  time: 'One lesson of 45 minutes for steps 1 to 5; a second for stray light, slit and kinetics.',
  safety: {
    hazards: [
      'Potassium dichromate, chromium(VI), causes cancer and damages genes: only sealed, certified filled cells are used; a broken one is taken up by trained staff.',
      'The deuterium lamp gives ultraviolet light and its housing is hot: the lid stays shut while it burns.',
      'Sodium hydroxide burns eyes even when dilute; permanganate and dyes stain skin: goggles and gloves are worn, spills are wiped at once.',
    ],
    instead: [
      'Holmium oxide glass and didymium glass test wavelengths without acid or chromium; food colours and copper sulfate give lines and bands for a class.',
    ],
    waste:
      'Permanganate is reduced with a little ascorbic acid before it goes down the sink; dyes and copper are collected. Sealed cells go back to their maker.',
    sources: [
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 31 sodium hydroxide, 47 chromium and its compounds, 48 manganese and its compounds',
      'Regulation (EC) No 1907/2006 (REACH), Annex XIV: chromium(VI) compounds',
    ],
  },
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
