import type { Specimen } from '../../contract';
import { createPaperSheet } from './paper-sheet';

export const specimens: readonly Specimen[] = [
  {
    part: 'Sheet of paper',
    states: [
      {
        name: 'empty',
        width: 160,
        height: 120,
        create(context) {
          const sheet = createPaperSheet(context);
          sheet.lay({ x: 10, y: 10, width: 140, height: 100 });
          return sheet.root;
        },
      },
    ],
  },
];
