import type { Specimen } from '../../contract';
import { createOrganelles } from './cytoplasm';

export const specimens: readonly Specimen[] = [
  {
    part: 'Organelles out of focus',
    states: [{ name: 'at rest', width: 480, height: 300, create: createOrganelles }],
  },
];
