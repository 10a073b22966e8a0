import { defineSubject } from '../listing';

export const biology = defineSubject('biology', [
  {
    id: 'bio1',
    title: 'Using a Microscope',
    simulationType: 'microscope',
    objective:
      'Bring four prepared slides into focus, relate objective, aperture and light to what can be seen, and measure real cell sizes.',
  },
  {
    id: 'bio2',
    title: 'DNA Extraction',
    simulationType: 'step_based',
    objective:
      'Extract visible DNA from strawberry in five ordered steps and find out how each step sets yield and purity.',
  },
  {
    id: 'bio3',
    title: 'Photosynthesis Rate',
    simulationType: 'photosynthesis',
    objective: 'Measure how light, carbon dioxide and temperature limit the rate at which a leaf gives off oxygen.',
  },
  {
    id: 'bio4',
    title: 'Cellular Respiration',
    simulationType: 'cellular_respiration',
    objective:
      'Follow glucose and oxygen through aerobic respiration and fermentation and count the ATP each pathway yields.',
  },
  {
    id: 'bio5',
    title: 'Osmosis in Cells',
    simulationType: 'osmosis',
    objective:
      'See how cells in hypotonic, isotonic and hypertonic solutions gain or lose water, and find the points of lysis and of incipient plasmolysis.',
  },
  {
    id: 'bio6',
    title: 'Catalase Enzyme Activity',
    simulationType: 'enzyme_activity',
    objective:
      'Measure how temperature, pH and substrate set the rate at which catalase releases oxygen from hydrogen peroxide.',
  },
  {
    id: 'bio7',
    title: 'Mendelian Genetics',
    simulationType: 'genetics',
    objective:
      "Cross two parents for one gene, compare the offspring counted with Mendel's expectation and test the fit.",
  },
  {
    id: 'bio8',
    title: 'Food Web Dynamics',
    simulationType: 'food_web',
    objective:
      'Follow grass, rabbits and foxes on one square kilometre and find what makes the web steady, cycle or collapse.',
  },
  {
    id: 'bio9',
    title: 'Heart Rate and Activity',
    simulationType: 'heart_rate',
    objective:
      'Record an electrocardiogram at rest, walking and running, with and without caffeine, and work out cardiac output.',
  },
  {
    id: 'bio10',
    title: 'Protein Synthesis',
    simulationType: 'protein_synthesis',
    objective: 'Transcribe a piece of DNA, translate it with the genetic code and see what point mutations do.',
    entry: () => import('./bio10'),
  },
  {
    id: 'bio11',
    title: 'Ecological Succession',
    simulationType: 'ecological_succession',
    objective:
      'Watch a community change from bare ground, or from an abandoned field, towards forest and compare the pace of the two.',
  },
]);
