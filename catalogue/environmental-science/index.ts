import { defineSubject } from '../listing';

export const environmentalScience = defineSubject('environmental-science', [
  {
    id: 'es1',
    title: 'Water Quality',
    simulationType: 'water_quality',
  },
  {
    id: 'es2',
    title: 'Soil Composition',
    simulationType: 'soil_composition',
    entry: () => import('./es2'),
  },
  {
    id: 'es3',
    title: 'PM2.5 Air Pollution',
    simulationType: 'air_pollution',
  },
  {
    id: 'es4',
    title: 'Greenhouse Effect',
    simulationType: 'greenhouse_effect',
  },
  {
    id: 'es5',
    title: 'Deforestation',
    simulationType: 'deforestation',
  },
  {
    id: 'es6',
    title: 'Ocean Acidification',
    simulationType: 'ocean_acidification',
  },
  {
    id: 'es7',
    title: 'Landfill',
    simulationType: 'landfill',
    entry: () => import('./es7'),
  },
  {
    id: 'es8',
    title: 'Solar Potential',
    simulationType: 'solar_potential',
  },
  {
    id: 'es9',
    title: 'Eutrophication',
    simulationType: 'eutrophication',
  },
  {
    id: 'es10',
    title: 'Biodiversity Index',
    simulationType: 'biodiversity_index',
    entry: () => import('./es10'),
  },
]);
