import type { Promised } from '../promise';

export const promise: Promised = {
  quantity: 'crude yield of aspirin',
  unit: '%',
  // Solved apart from the model, through every stage: the reference case of this experiment.
  truth: 91.4856,
  steps: [
    { do: 'start_heating' },
    { wait: 900 },
    { do: 'quench', value: 20 },
    { do: 'cool' },
    { wait: 900 },
    { do: 'filter' },
    { do: 'wash', value: 5 },
    { do: 'wash', value: 5 },
    { do: 'dry' },
    { wait: 2 },
    { record: 1 },
  ],
  analysis: { result: '100 * dry_mass_g / (salicylic_acid / 138.121 * 180.157)' },
};
