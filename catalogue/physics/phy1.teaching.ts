import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners show from their own rows that the range goes as v² sin 2θ, obtain g from a slope, and see what air resistance does to a formula that leaves it out.',
  level:
    'Age 15 to 18. They should know components of a velocity and uniform acceleration; sin 2θ can be given as a column of the plot.',
  time: 'One lesson of 45 minutes for range, angle and speed; a second one for the raised launcher, the air and the scatter of shots.',
  preparation:
    'Decide on the grade: Ideal for the law, School for scatter. For a search make gravity an unknown of a class set: each learner finds another g.',
  safety: {
    hazards: [
      'A ball of 145 g at 20 m/s carries 29 J: it bruises, and breaks eyes and glass. Goggles, a marked lane, and nobody in it.',
      'A launcher is loaded only when the lane is free, and never looked into.',
    ],
    instead: [
      'A spring launcher with a plastic ball at 3 to 5 m/s over a table with carbon paper, or a ball that rolls off an edge.',
    ],
    sources: ['CLEAPSS, advice on projectiles and springs in physics, cleapss.org.uk.'],
  },
  goesWrong: [
    {
      what: 'One shot is taken for each angle at School, and the line misses its points.',
      remedy:
        'The launcher scatters by some 0.8 m at 20 m/s: 2 % of the range at 45°, nearly 4 % at 15° and 75°. Let them launch each setting three times and compare the means.',
    },
    {
      what: 'Range is plotted against the angle and a straight line is laid through the bend.',
      remedy: 'Ask which two angles have equal ranges; then choose sin 2× beside the angle.',
    },
    {
      what: 'Rows of several series stand in one plot: speeds and angles mixed.',
      remedy: 'Reset before a new series and show that run alone under the options of the plot.',
    },
    {
      what: 'g = v²/R is used although the air is on.',
      remedy: 'Ask whether g can have become 18.8 m/s². The step that does it badly is there for this.',
    },
  ],
  questions: [
    {
      question: 'How far does a ball fly at 20 m/s and 45° on level ground without air?',
      answer: 'v²/g = 400/9.81 = 40.8 m.',
    },
    {
      question: 'Which other angle has the range of 25°?',
      answer: '65°: sin 2θ is the same for two angles that add up to 90°.',
    },
    {
      question: 'The speed is doubled. What becomes of the range?',
      answer: 'It is four times as long, for it goes as v².',
    },
    {
      question: 'Why is the best angle from a launcher 10 m high below 45°?',
      answer:
        'The ball goes on falling below the height of launch, so horizontal speed counts more. At 20 m/s it is 39°: tan θ = v/√(v² + 2gh) = 0.82.',
    },
  ],
};
