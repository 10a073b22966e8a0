/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import type { Objectives } from '../listing';

export const objectives: Objectives = {
  'es1': 'Measure a river below a wastewater outfall, find the oxygen sag, and rate the water with the nine-test index.',
  'es2': 'Separate a soil into sand, silt and clay by settling, name its texture, and read its fertility and water capacity.',
  'es3': 'Follow fine particles from a stack to a town and turn the measured concentration into an air quality index.',
  'es4': 'Find why the surface is warmer than sunlight alone allows, and how fast it warms when CO₂ rises.',
  'es5': 'Clear a forest in different patterns and measure area, fragments, carbon and species lost, then let it regrow.',
  'es6': 'Bubble CO₂ into seawater and follow pH, carbonate ion and the fate of a shell.',
  'es7': 'Fill, cap and watch a landfill make gas and leachate, and choose a liner and gas system.',
  'es8': 'Set a panel\'s tilt and direction and find how much energy a place can give.',
  'es9': 'Load a lake with phosphorus and watch algae, clarity and deep oxygen change; then rescue it.',
  'es10': 'Throw quadrats in four habitats, count species and compare diversity indices and sampling effort.',
};
