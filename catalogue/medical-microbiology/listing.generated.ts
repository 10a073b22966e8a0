/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import { defineSubject } from '../listing';

export const medicalMicrobiology = defineSubject('medical-microbiology', [
  { id: 'mmb1', title: 'Gram Staining', simulationType: 'gram_stain', entry: () => import('./mmb1') },
  { id: 'mmb2', title: 'Bacterial Growth Curve', simulationType: 'bacterial_growth', entry: () => import('./mmb2') },
  { id: 'mmb3', title: 'Antibiotic Sensitivity Testing', simulationType: 'antibiotic_sensitivity', entry: () => import('./mmb3') },
  { id: 'mmb4', title: 'Catalase Test', simulationType: 'catalase_test', entry: () => import('./mmb4') },
  { id: 'mmb5', title: 'Oxidase Test', simulationType: 'oxidase_test', entry: () => import('./mmb5') },
  { id: 'mmb6', title: 'Acid-Fast Staining', simulationType: 'acid_fast_stain', entry: () => import('./mmb6') },
  { id: 'mmb7', title: 'Capsule Staining', simulationType: 'capsule_stain', entry: () => import('./mmb7') },
  { id: 'mmb8', title: 'Endospore Staining', simulationType: 'endospore_stain', entry: () => import('./mmb8') },
  { id: 'mmb9', title: 'MacConkey Agar Culture', simulationType: 'macconkey_agar', entry: () => import('./mmb9') },
  { id: 'mmb10', title: 'Viral Lytic Cycle', simulationType: 'viral_lytic_cycle', entry: () => import('./mmb10') },
]);
