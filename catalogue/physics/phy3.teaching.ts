import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners obtain g from the slope of T² against the length, separate scatter of the hand from what the formula leaves out, and know for which swings it holds.',
  level:
    'Age 14 to 18. They should be able to square a column and read a slope; the series in θ² is for the upper years.',
  time: 'One lesson of 45 minutes for periods, length and mass; a second one for angle and damping.',
  preparation:
    'Choose School, or the hand has no error. For a search hide gravity in a class set: each learner stands on another planet.',
  goesWrong: [
    {
      what: 'One swing is timed and given to a hundredth of a second.',
      remedy: 'A press of the hand scatters by 0.08 s. Let them time ten swings and divide.',
    },
    {
      what: 'Nine or eleven swings are counted as ten.',
      remedy: 'Count zero when the watch starts. The light gate beside it shows the period at once.',
    },
    {
      what: 'The line is forced through the origin although it misses it.',
      remedy:
        'A length measured to the wrong place of the bob shifts the line and leaves its slope: lay a straight line.',
    },
    {
      what: 'T² of ten swings is plotted, and g comes out a hundred times too small.',
      remedy: 'Divide by ten before squaring, in a computed column.',
    },
  ],
  questions: [
    { question: 'What is the period of a pendulum of 1.00 m for small swings?', answer: '2π √(1.00/9.81) = 2.006 s.' },
    { question: 'How long must a pendulum be to swing twice as slowly?', answer: 'Four times as long: T goes as √L.' },
    {
      question: 'The bob is made ten times as heavy. What changes?',
      answer: 'Not the period; the tension of the thread grows.',
    },
    {
      question: 'A period taken at 45° is put into T = 2π√(L/g). What g comes out?',
      answer: '9.07 instead of 9.81 m/s²: the period is 4 % too long.',
    },
  ],
};
