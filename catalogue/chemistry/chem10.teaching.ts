import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners separate dyes, state Rf with its uncertainty, choose a solvent by resolution, and see that the front rises as the square root of time.',
  level: 'Age 12 to 17; the diffusion-like law for older ones.',
  time: 'One lesson of 45 minutes for ink and food colours; half a lesson for leaf pigments and the front.',
  preparation: 'Share the solvents among groups: ethanol takes 70 minutes of lab time for 10 cm, so let it run fast.',
  goesWrong: [
    { what: 'The front runs off the paper.', remedy: 'Rf is lost with it: take the strip out 2 cm before the top.' },
    {
      what: 'Distances are measured from the edge of the paper.',
      remedy: 'Both are counted from the pencil line, 1.0 cm above the edge.',
    },
    {
      what: 'The spot is large, and neighbours run together.',
      remedy: 'Small spots of 0.5 to 1 mm; the step that does it badly shows the rest.',
    },
    { what: 'Equal Rf in one solvent is called the same dye.', remedy: 'Compare in a second solvent.' },
  ],
  questions: [
    { question: 'A spot went 4.5 cm, the front 12.0 cm from the line. What is Rf?', answer: '4.5/12.0 = 0.375.' },
    {
      question: 'The front takes nine minutes for 7 cm. When is it at 14 cm?',
      answer: 'After 36 minutes: the time goes as the square of the way.',
    },
    { question: 'The paper stays in longer. What becomes of Rf?', answer: 'Nothing; it is only better known.' },
    {
      question: 'Why does carotene run with petroleum ether?',
      answer: 'It has no polar group that would hold it to the paper.',
    },
  ],
};
