/** Written by `npm run registries` from the cards (`catalogue/<subject>/<id>.card.ts`). Edit those. */
import type { Objectives } from '../listing';

export const objectives: Objectives = {
  'chem1': 'Find an unknown acid concentration by titrating with standard base to the indicator end point, and see why the indicator must match the equivalence pH.',
  'chem2': 'Prepare aspirin from salicylic acid and acetic anhydride, find the limiting reactant, and report yield, purity and melting point.',
  'chem3': 'Split water in a Hofmann voltameter, measure the 2:1 gas ratio and test Faraday\'s law.',
  'chem4': 'Show that the volume of a fixed amount of gas at constant temperature is inversely proportional to pressure, and see pressure arise from molecular collisions.',
  'chem5': 'Measure how concentration, temperature and a catalyst change the rate of a clock reaction, and obtain orders and activation energy.',
  'chem6': 'Measure the enthalpy of solution of three salts in a coffee-cup calorimeter, correcting for heat exchanged with the room.',
  'chem7': 'Measure the pH of everyday liquids with paper and a calibrated glass electrode, and relate pH to composition.',
  'chem8': 'Determine density by direct measurement and by displacement, with honest uncertainties, and identify the material.',
  'chem9': 'Predict and verify which reactant runs out and how much product forms for three real reactions.',
  'chem10': 'Separate coloured mixtures on paper, measure Rf values and choose a solvent.',
  'chem11': 'Connect electron arrangement with bond type and test how bonding decides conductivity, melting point, hardness and solubility.',
};
