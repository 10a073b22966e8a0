import { activityOf } from '../../engine/medical-microbiology/catalase-colonies';
import type { Promised, PromiseStep } from '../promise';

export const promise: Promised = {
  quantity: 'activity of S. aureus by the initial slope of its gas',
  unit: 'µmol/(min mg)',
  truth: activityOf({ organism: 'Staphylococcus aureus', colony_source: 'Nutrient agar', culture_age: 24 }),
  steps: [
    { do: 'add_reagent' },
    ...Array.from({ length: 10 }).flatMap((): readonly PromiseStep[] => [{ wait: 0.5 }, { record: 1 }]),
  ],
  analysis: {
    fit: { kind: 'line', x: 'seconds_since_drop', y: 'oxygen_ul' },
    // 0.882 mol/L against Kₘ 0.080 mol/L.
    result: 'm*2/24.465/0.9168*60/0.05',
  },
};
