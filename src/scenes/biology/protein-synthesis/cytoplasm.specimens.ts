import type { Specimen } from '../../contract';
import { typeSizes } from '../../kit/layout/type-sizes';
import { createCytoplasm } from './cytoplasm';

export const specimens: readonly Specimen[] = [
  {
    part: 'Cytoplasm',
    states: [
      {
        name: 'at rest',
        width: 480,
        height: 300,
        create(context) {
          const cytoplasm = createCytoplasm(context);
          const size = { width: 480, height: 300 };
          cytoplasm.resize({ layout: 'wide', ...size, bleed: { x: 0, y: 0, ...size }, pixel: 1, type: typeSizes(1) });
          return cytoplasm.root;
        },
      },
    ],
  },
];
