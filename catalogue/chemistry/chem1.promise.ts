import type { Promised, PromiseStep } from '../promise';

/** From 24.75 mL on: so many half drops, one every four seconds, past the end point whatever pipette and bottle have. */
const HALF_DROPS = 22;

const byHalfDrops = Array.from({ length: HALF_DROPS }, (): readonly PromiseStep[] => [
  { do: 'add_half_drop' },
  { wait: 4 },
]).flat();

export const promise: Promised = {
  quantity: 'concentration of the acid',
  unit: 'mol/L',
  truth: ({ acid_conc }) => Number(acid_conc),
  steps: [
    { do: 'swirl', value: 1 },
    { do: 'add_indicator', value: 2 },
    { do: 'add_base', value: 24.75 },
    { wait: 20 },
    ...byHalfDrops,
    { wait: 10 },
    { record: 1 },
  ],
  // The colour turned within the last half drop: half of that is taken back.
  analysis: { result: 'base_conc * (endpoint_volume - 0.0125) / acid_vol' },
};
