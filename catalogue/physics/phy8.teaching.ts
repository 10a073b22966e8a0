import type { TeachingNotes } from '../define';

export const teaching: TeachingNotes = {
  aim: 'Learners show that buoyancy is the weight of the displaced fluid and does not depend on depth or on the body’s weight, and predict how deep a body floats.',
  level: 'Age 13 to 17. Density and weight; terminal speed is for the upper years.',
  time: 'One lesson of 45 minutes; half a lesson more for falling spheres.',
  preparation: 'For a search hide the density of the body in a class set: two weighings find it.',
  safety: {
    hazards: [
      'Mercury poisons by its vapour and is no substance for a class: the tank of mercury is for the screen alone.',
      'Bodies of several kilograms fall and break glass: a tray or a mat below, and feet away.',
      'Spilt water makes floors slippery: wipe it up at once.',
    ],
    instead: [
      'Use water, salt water and sunflower oil, and blocks of wood, aluminium and steel of up to 200 g on a spring balance.',
    ],
    waste: 'Water and salt water go down the drain, oil into a bottle for waste oil.',
    sources: [
      'Minamata Convention on Mercury, text and annexes, UN Environment Programme, 2013.',
      'CLEAPSS, Hazcards: mercury, cleapss.org.uk.',
    ],
  },
  goesWrong: [
    {
      what: 'The balance is read while the crane moves.',
      remedy: 'Drag carries part of the weight: wait until the crane stands still.',
    },
    {
      what: 'The body touches the bottom, and the buoyancy comes out too large.',
      remedy: 'Look at the depth in the row and strike it out with that reason.',
    },
    { what: 'Buoyancy is thought to grow with depth.', remedy: 'Record at 0.3 m and 0.9 m: the readings agree.' },
    {
      what: 'Small bodies are used, or the can is not emptied between two.',
      remedy:
        'The spout stops some 3 mL earlier or later each time, 3 % of 100 mL: take larger volumes. And what has run over does not run back.',
    },
  ],
  questions: [
    {
      question: 'A litre of aluminium (2700 kg/m³) hangs in water. What does the balance show?',
      answer: '(2.700 − 1.000) × 9.81 = 16.7 N instead of 26.5 N.',
    },
    { question: 'What part of an iceberg (917) is below the sea (1025)?', answer: '917/1025 = 0.895.' },
    {
      question: 'Iron (7874) on mercury (13 600): does it float?',
      answer: 'Yes, with 0.579 of its volume in the mercury.',
    },
    {
      question: 'What is the slope of buoyant force against displaced volume in water?',
      answer: 'ρg = 9810 N/m³, 9.81·10⁻³ N/mL.',
    },
  ],
};
