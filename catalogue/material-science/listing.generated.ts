/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import { defineSubject } from '../listing';

export const materialScience = defineSubject('material-science', [
  { id: 'ms1', title: 'Tensile Test', simulationType: 'tensile_test', entry: () => import('./ms1') },
  { id: 'ms2', title: 'Rockwell Hardness', simulationType: 'rockwell_hardness', entry: () => import('./ms2') },
  { id: 'ms3', title: 'Charpy Impact', simulationType: 'charpy_impact', entry: () => import('./ms3') },
  { id: 'ms4', title: 'Creep Test', simulationType: 'creep_test', entry: () => import('./ms4') },
  { id: 'ms5', title: 'Fatigue Test', simulationType: 'fatigue_test', entry: () => import('./ms5') },
  { id: 'ms6', title: 'Salt-Spray Corrosion', simulationType: 'salt_spray', entry: () => import('./ms6') },
  { id: 'ms7', title: 'XRD Basics', simulationType: 'xrd_basics', entry: () => import('./ms7') },
  { id: 'ms8', title: 'SEM Basics', simulationType: 'sem_basics', entry: () => import('./ms8') },
  { id: 'ms9', title: 'Thermal Expansion', simulationType: 'thermal_expansion', entry: () => import('./ms9') },
  { id: 'ms10', title: 'Electrical Conductivity', simulationType: 'electrical_conductivity', entry: () => import('./ms10') },
]);
