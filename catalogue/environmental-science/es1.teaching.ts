import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners explain why oxygen is lowest days below an outfall, measure a sag with its uncertainty, and know what an index of nine tests says and hides.',
  level: 'Age 15 to 18. Mixing by flows and exponential decay; the differential equations for the upper years.',
  time: 'One lesson of 45 minutes for the sag and the bottles; half a lesson for summer and the permit of the outfall.',
  preparation:
    'Have the prediction written down before the first run: most expect the worst place at the pipe. Share 20 °C and 28 °C among the groups.',
  safety: {
    hazards: [
      'Water below a sewer or a farm may carry germs (leptospires, hepatitis A, coliforms): gloves, cuts covered, hands washed before eating.',
      'Winkler’s reagents are caustic and concentrated sulfuric acid: goggles and gloves; an oxygen probe does without them.',
      'Banks are steep and slippery: bottles on a rod, two people at least, no wading above the knee.',
    ],
    instead: [
      'Sample a clean stream or a pond, and use an optical oxygen probe.',
      'Plates with colonies stay taped shut and are not opened; a class counts on photographs.',
    ],
    waste:
      'Plates and what touched them are autoclaved; manganese and azide of Winkler’s reagents go to chemical waste.',
    sources: [
      'Standard Methods for the Examination of Water and Wastewater, 23rd ed., American Public Health Association, 2017 (a 24th has followed): 1090, safety.',
      'CLEAPSS, Student Safety Sheets, 3rd edition, 2022: 75 fieldwork.',
      'WHO, Laboratory biosafety manual, 4th edition, 2020.',
    ],
  },
  goesWrong: [
    {
      what: 'The lowest value is sought at the outfall and the run is stopped there.',
      remedy: 'Let the water drift for three days: the sag comes with the time of decay.',
    },
    {
      what: 'Air is in the bottle.',
      remedy: 'The bad step shows it: most of the lack of oxygen is gone before the titration begins.',
    },
    {
      what: 'One high index is taken for a healthy river.',
      remedy: 'Look at the score of oxygen alone: weights of other tests hide it.',
    },
    {
      what: 'The place of the minimum is stated to the kilometre.',
      remedy: 'Near a minimum the curve is flat: ±0.1 mg/L cover tens of kilometres.',
    },
  ],
  questions: [
    {
      question: '8.7 m³/s with 6 mg/L and 1.1 m³/s with 50 mg/L of demand are mixed. What has the mixture?',
      answer: '(8.7·6 + 1.1·50)/9.8 = 10.9 mg/L.',
    },
    {
      question: 'The critical time is 2.66 d and the river flows at 0.3 m/s. Where is the worst place?',
      answer: '2.66·86 400 s·0.3 m/s = 69 km below the outfall.',
    },
    {
      question: 'Why does the same sewage hurt more in a hot summer?',
      answer: 'Warm water holds less oxygen, bacteria eat faster, and there is less river to thin it with.',
    },
    {
      question: 'Why does the oxygen rise again although waste is still left?',
      answer: 'The larger the deficit, the more the surface takes up, while less and less waste uses it.',
    },
  ],
};
