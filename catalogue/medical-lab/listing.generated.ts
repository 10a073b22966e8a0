/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import { defineSubject } from '../listing';

export const medicalLab = defineSubject('medical-lab', [
  { id: 'mlab1', title: 'Blood Typing', simulationType: 'blood_typing', entry: () => import('./mlab1') },
  { id: 'mlab2', title: 'Urinalysis', simulationType: 'urinalysis', entry: () => import('./mlab2') },
  { id: 'mlab3', title: 'Complete Blood Count', simulationType: 'cbc', entry: () => import('./mlab3') },
  { id: 'mlab4', title: 'Glucose Tolerance Test', simulationType: 'glucose_tolerance', entry: () => import('./mlab4') },
  { id: 'mlab5', title: 'ELISA', simulationType: 'elisa', entry: () => import('./mlab5') },
  { id: 'mlab6', title: 'WBC Differential', simulationType: 'wbc_differential', entry: () => import('./mlab6') },
  { id: 'mlab7', title: 'Prothrombin Time', simulationType: 'prothrombin_time', entry: () => import('./mlab7') },
  { id: 'mlab8', title: 'Semen Analysis', simulationType: 'semen_analysis', entry: () => import('./mlab8') },
  { id: 'mlab9', title: 'CSF Analysis', simulationType: 'csf_analysis', entry: () => import('./mlab9') },
  { id: 'mlab10', title: 'Thyroid Function', simulationType: 'thyroid_function', entry: () => import('./mlab10') },
]);
