import { defineSubject } from '../listing';

export const chemistry = defineSubject('chemistry', [
  {
    id: 'chem1',
    title: 'Titration Basics',
    simulationType: 'titration',
    objective:
      'Find an unknown acid concentration by titrating with standard base to the indicator end point, and see why the indicator must match the equivalence pH.',
    entry: () => import('./chem1'),
  },
  {
    id: 'chem2',
    title: 'Making Aspirin',
    simulationType: 'synthesis',
    objective:
      'Prepare aspirin from salicylic acid and acetic anhydride, find the limiting reactant, and report yield, purity and melting point.',
  },
  {
    id: 'chem3',
    title: 'Electrolysis of Water',
    simulationType: 'electrolysis',
    objective: "Split water in a Hofmann voltameter, measure the 2:1 gas ratio and test Faraday's law.",
  },
  {
    id: 'chem4',
    title: "Boyle's Law",
    simulationType: 'gas_law_boyle',
    objective:
      'Show that the volume of a fixed amount of gas at constant temperature is inversely proportional to pressure, and see pressure arise from molecular collisions.',
    entry: () => import('./chem4'),
  },
  {
    id: 'chem5',
    title: 'Reaction Rate Factors',
    simulationType: 'reaction_rate',
    objective:
      'Measure how concentration, temperature and a catalyst change the rate of a clock reaction, and obtain orders and activation energy.',
  },
  {
    id: 'chem6',
    title: 'Calorimetry (heat of solution)',
    simulationType: 'calorimetry',
    objective:
      'Measure the enthalpy of solution of three salts in a coffee-cup calorimeter, correcting for heat exchanged with the room.',
  },
  {
    id: 'chem7',
    title: 'pH Scale Basics',
    simulationType: 'ph_measurement',
    objective:
      'Measure the pH of everyday liquids with paper and a calibrated glass electrode, and relate pH to composition.',
  },
  {
    id: 'chem8',
    title: 'Density Determination',
    simulationType: 'density',
    objective:
      'Determine density by direct measurement and by displacement, with honest uncertainties, and identify the material.',
  },
  {
    id: 'chem9',
    title: 'Limiting Reactants',
    simulationType: 'limiting_reactant',
    objective: 'Predict and verify which reactant runs out and how much product forms for three real reactions.',
  },
  {
    id: 'chem10',
    title: 'Chromatography Basics',
    simulationType: 'chromatography',
    objective: 'Separate coloured mixtures on paper, measure Rf values and choose a solvent.',
  },
  {
    id: 'chem11',
    title: 'Types of Chemical Bonds',
    simulationType: 'bonding_types',
    objective:
      'Connect electron arrangement with bond type and test how bonding decides conductivity, melting point, hardness and solubility.',
  },
]);
