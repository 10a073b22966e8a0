import { colourRate } from '../../engine/medical-microbiology/oxidase-kinetics';
import type { Promised, PromiseStep } from '../promise';

export const promise: Promised = {
  quantity: 'rate constant of the colour of P. aeruginosa with fresh reagent',
  unit: '1/s',
  truth: colourRate({
    organism: 'Pseudomonas aeruginosa',
    colony_source: 'Nutrient or blood agar',
    reagent_age: 0,
    loop: 'Plastic or platinum',
  }),
  steps: [
    { do: 'apply_colony' },
    { wait: 2 },
    ...Array.from({ length: 7 }).flatMap((): readonly PromiseStep[] => [{ record: 1 }, { wait: 1 }]),
  ],
  analysis: {
    columns: [{ symbol: 'left', formula: 'ln(1-color_intensity)' }],
    fit: { kind: 'line', x: 'seconds_since_rub', y: 'left' },
    result: '-m',
  },
};
