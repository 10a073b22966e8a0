/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import type { Objectives } from '../listing';

export const objectives: Objectives = {
  'mmb1': 'Stain a smear in four steps and tell Gram-positive from Gram-negative bacteria, including what goes wrong when a step is mistimed.',
  'mmb2': 'Grow E. coli in broth, sample it by dilution plating and optical density, and read lag, growth rate and yield.',
  'mmb3': 'Perform a disc diffusion (Kirby-Bauer) test, measure inhibition zones and interpret them with breakpoints.',
  'mmb4': 'Detect catalase with hydrogen peroxide and separate staphylococci from streptococci.',
  'mmb5': 'Show cytochrome c oxidase with Kovács\' reagent and read it within the valid time.',
  'mmb6': 'Stain mycobacteria by a hot and a cold method and grade a sputum smear by counting.',
  'mmb7': 'Make bacterial and yeast capsules visible by negative stain and measure them.',
  'mmb8': 'Stain endospores green in red cells (Schaeffer-Fulton) and see why heat and culture age matter.',
  'mmb9': 'Grow bacteria on a selective and differential medium and tell lactose fermenters from non-fermenters.',
  'mmb10': 'Follow phage through adsorption, eclipse, assembly and lysis, and measure latent period and burst size in a one-step growth experiment.',
};
