import type { Specimen } from '../contract';
import { sideChainPaint } from './cell-palette';
import { createLegend } from './legend';

export const specimens: readonly Specimen[] = [
  {
    part: 'Legend',
    states: [
      {
        name: 'two columns',
        width: 300,
        height: 80,
        create(context) {
          const entries = Object.entries(sideChainPaint).map(([label, { fill }]) => ({ label, colour: fill }));
          const legend = createLegend(context, entries);
          legend.layOut(2, 150, 24);
          return legend.root;
        },
      },
    ],
  },
];
