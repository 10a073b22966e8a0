/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import { defineSubject } from '../listing';

export const environmentalScience = defineSubject('environmental-science', [
  { id: 'es1', title: 'Water Quality', simulationType: 'water_quality', entry: () => import('./es1') },
  { id: 'es2', title: 'Soil Composition', simulationType: 'soil_composition', entry: () => import('./es2') },
  { id: 'es3', title: 'PM2.5 Air Pollution', simulationType: 'air_pollution', entry: () => import('./es3') },
  { id: 'es4', title: 'Greenhouse Effect', simulationType: 'greenhouse_effect', entry: () => import('./es4') },
  { id: 'es5', title: 'Deforestation', simulationType: 'deforestation', entry: () => import('./es5') },
  { id: 'es6', title: 'Ocean Acidification', simulationType: 'ocean_acidification', entry: () => import('./es6') },
  { id: 'es7', title: 'Landfill', simulationType: 'landfill', entry: () => import('./es7') },
  { id: 'es8', title: 'Solar Potential', simulationType: 'solar_potential', entry: () => import('./es8') },
  { id: 'es9', title: 'Eutrophication', simulationType: 'eutrophication', entry: () => import('./es9') },
  { id: 'es10', title: 'Biodiversity Index', simulationType: 'biodiversity_index', entry: () => import('./es10') },
]);
