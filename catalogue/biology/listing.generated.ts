/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import { defineSubject } from '../listing';

export const biology = defineSubject('biology', [
  { id: 'bio1', title: 'Using a Microscope', simulationType: 'microscope', entry: () => import('./bio1') },
  { id: 'bio2', title: 'DNA Extraction', simulationType: 'step_based', entry: () => import('./bio2') },
  { id: 'bio3', title: 'Photosynthesis Rate', simulationType: 'photosynthesis', entry: () => import('./bio3') },
  { id: 'bio4', title: 'Cellular Respiration', simulationType: 'cellular_respiration', entry: () => import('./bio4') },
  { id: 'bio5', title: 'Osmosis in Cells', simulationType: 'osmosis', entry: () => import('./bio5') },
  { id: 'bio6', title: 'Catalase Enzyme Activity', simulationType: 'enzyme_activity', entry: () => import('./bio6') },
  { id: 'bio7', title: 'Mendelian Genetics', simulationType: 'genetics', entry: () => import('./bio7') },
  { id: 'bio8', title: 'Food Web Dynamics', simulationType: 'food_web', entry: () => import('./bio8') },
  { id: 'bio9', title: 'Heart Rate and Activity', simulationType: 'heart_rate', entry: () => import('./bio9') },
  { id: 'bio10', title: 'Protein Synthesis', simulationType: 'protein_synthesis', entry: () => import('./bio10') },
  { id: 'bio11', title: 'Ecological Succession', simulationType: 'ecological_succession', entry: () => import('./bio11') },
]);
