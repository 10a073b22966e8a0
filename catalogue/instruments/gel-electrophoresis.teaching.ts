import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners calibrate distance by a ladder, size an unknown with its error, and order restriction fragments into a map.',
  level: 'Age 16 to university. Restriction enzymes and logarithms.',
  time: 'One lesson of 45 minutes for gel, ladder and unknown; a second one for mapping and agarose.',
  preparation: 'Each seed has another unknown: a class set gives one to each learner, and the key holds its size.',
  goesWrong: [
    { what: 'The dye runs off the gel.', remedy: 'Switch off when the blue dye is three quarters down.' },
    {
      what: 'A straight line is used up to the largest bands.',
      remedy: 'log size against distance bends there: compare the curves on the stage.',
    },
    { what: 'Sizes are read beyond the last band of the ladder.', remedy: 'Read only between two bands.' },
    { what: 'The distance is measured from the edge of the gel.', remedy: 'From the well to the middle of the band.' },
  ],
  questions: [
    {
      question: 'Of 500 and 5000 base pairs, which runs farther?',
      answer: '500: it finds its way through the pores more easily.',
    },
    { question: 'EcoRI cuts the 23 130 bp fragment at 21 226. What pieces come?', answer: '21 226 and 1904 bp.' },
    { question: 'How do you check a map of lambda?', answer: 'All pieces add up to 48 502 bp.' },
    { question: 'Which agarose parts large fragments better?', answer: 'Thin gel, 0.7 %; small ones want 1.5 %.' },
  ],
};
