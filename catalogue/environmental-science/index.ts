import { defineSubject } from '../listing';

export const environmentalScience = defineSubject('environmental-science', [
  {
    id: 'es1',
    title: 'Water Quality',
    simulationType: 'water_quality',
    objective:
      'Measure a river below a wastewater outfall, find the oxygen sag, and rate the water with the nine-test index.',
  },
  {
    id: 'es2',
    title: 'Soil Composition',
    simulationType: 'soil_composition',
    objective:
      'Separate a soil into sand, silt and clay by settling, name its texture, and read its fertility and water capacity.',
  },
  {
    id: 'es3',
    title: 'PM2.5 Air Pollution',
    simulationType: 'air_pollution',
    objective:
      'Follow fine particles from a stack to a town and turn the measured concentration into an air quality index.',
  },
  {
    id: 'es4',
    title: 'Greenhouse Effect',
    simulationType: 'greenhouse_effect',
    objective: 'Find why the surface is warmer than sunlight alone allows, and how fast it warms when CO₂ rises.',
  },
  {
    id: 'es5',
    title: 'Deforestation',
    simulationType: 'deforestation',
    objective:
      'Clear a forest in different patterns and measure area, fragments, carbon and species lost, then let it regrow.',
  },
  {
    id: 'es6',
    title: 'Ocean Acidification',
    simulationType: 'ocean_acidification',
    objective: 'Bubble CO₂ into seawater and follow pH, carbonate ion and the fate of a shell.',
  },
  {
    id: 'es7',
    title: 'Landfill',
    simulationType: 'landfill',
    objective: 'Fill, cap and watch a landfill make gas and leachate, and choose a liner and gas system.',
  },
  {
    id: 'es8',
    title: 'Solar Potential',
    simulationType: 'solar_potential',
    objective: "Set a panel's tilt and direction and find how much energy a place can give.",
  },
  {
    id: 'es9',
    title: 'Eutrophication',
    simulationType: 'eutrophication',
    objective: 'Load a lake with phosphorus and watch algae, clarity and deep oxygen change; then rescue it.',
  },
  {
    id: 'es10',
    title: 'Biodiversity Index',
    simulationType: 'biodiversity_index',
    objective: 'Throw quadrats in four habitats, count species and compare diversity indices and sampling effort.',
    entry: () => import('./es10'),
  },
]);
