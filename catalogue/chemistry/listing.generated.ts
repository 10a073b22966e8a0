/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import { defineSubject } from '../listing';

export const chemistry = defineSubject('chemistry', [
  { id: 'chem1', title: 'Titration Basics', simulationType: 'titration', entry: () => import('./chem1') },
  { id: 'chem2', title: 'Making Aspirin', simulationType: 'synthesis', entry: () => import('./chem2') },
  { id: 'chem3', title: 'Electrolysis of Water', simulationType: 'electrolysis', entry: () => import('./chem3') },
  { id: 'chem4', title: 'Boyle\'s Law', simulationType: 'gas_law_boyle', entry: () => import('./chem4') },
  { id: 'chem5', title: 'Reaction Rate Factors', simulationType: 'reaction_rate', entry: () => import('./chem5') },
  { id: 'chem6', title: 'Calorimetry (heat of solution)', simulationType: 'calorimetry', entry: () => import('./chem6') },
  { id: 'chem7', title: 'pH Scale Basics', simulationType: 'ph_measurement', entry: () => import('./chem7') },
  { id: 'chem8', title: 'Density Determination', simulationType: 'density', entry: () => import('./chem8') },
  { id: 'chem9', title: 'Limiting Reactants', simulationType: 'limiting_reactant', entry: () => import('./chem9') },
  { id: 'chem10', title: 'Chromatography Basics', simulationType: 'chromatography', entry: () => import('./chem10') },
  { id: 'chem11', title: 'Types of Chemical Bonds', simulationType: 'bonding_types', entry: () => import('./chem11') },
]);
