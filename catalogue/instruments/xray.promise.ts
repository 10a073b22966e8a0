import { linearAttenuation } from '../../engine/data/x-ray-attenuation';
import type { Promised } from '../promise';

const shot = (slab_thickness: number) =>
  [{ set: { slab_thickness } }, { do: 'prep' }, { wait: 1.5 }, { do: 'expose' }, { wait: 2 }, { record: 1 }] as const;

export const promise: Promised = {
  quantity: 'attenuation coefficient of water at 60 keV',
  unit: '1/cm',
  truth: linearAttenuation('water', 60),
  inputs: { phantom: 'Slab', beam: 'Monochromatic', slab_thickness: 0 },
  steps: [{ do: 'position_patient' }, ...[0, 4, 8, 12, 16, 20].flatMap(shot)],
  analysis: {
    columns: [{ symbol: 'lnt', formula: 'ln(transmission)' }],
    fit: { kind: 'line', x: 'slab_thickness', y: 'lnt' },
    result: '-m',
  },
};
