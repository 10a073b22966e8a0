import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners separate dyes, state Rf with its uncertainty, choose a solvent by resolution, and see that the front rises as the square root of time.',
  level: 'Age 12 to 17; the diffusion-like law for older ones.',
  time: 'One lesson of 45 minutes for ink and food colours; half a lesson for leaf pigments and the front.',
  preparation: 'Share the solvents among groups: ethanol takes 70 minutes of lab time for 10 cm, so let it run fast.',
  safety: {
    hazards: [
      'Acetone, ethanol and above all petroleum ether are highly flammable, and their vapour creeps along the bench: no flame or hot plate in the room, jars with lids.',
      'Petroleum ether harms the lungs if it is swallowed and makes drowsy: fume cupboard, a few millilitres, goggles.',
      'Leaf extract in acetone stains; food dyes do, too.',
    ],
    instead: [
      'Salt water for ink and food colours needs no solvent at all.',
      'Leaf pigments on a strip in ethanol or propanone with a lid, a teacher’s jar for petroleum ether.',
    ],
    waste: 'Solvents go into the bottle for organic waste, not into the sink; strips dry in the fume cupboard.',
    sources: [
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 60 ethanol, 61 propanone, 63 hydrocarbons, 70 dyes and indicators.',
    ],
  },
  goesWrong: [
    { what: 'The front runs off the paper.', remedy: 'Rf is lost with it: take the strip out 2 cm before the top.' },
    {
      what: 'Distances are measured from the edge of the paper.',
      remedy: 'Both are counted from the pencil line, 1.0 cm above the liquid; the edge dips in.',
    },
    {
      what: 'The spot is large, and neighbours run together.',
      remedy: 'Small spots of 0.5 to 1 mm, and a long way; the step that does it badly shows the rest.',
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
