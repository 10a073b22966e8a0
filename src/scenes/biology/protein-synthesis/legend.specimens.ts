import type { Specimen } from '../../contract';
import { sideChainPaint } from './cell-palette';
import { createLegend } from './legend';

export const specimens: readonly Specimen[] = [
  {
    part: 'Legend',
    states: [
      {
        name: 'side chains',
        width: 170,
        height: 140,
        create(context) {
          const entries = Object.entries(sideChainPaint).map(([label, { fill }]) => ({ label, colour: fill }));
          const legend = createLegend(context, entries);
          legend.lay({ x: 8, y: 8, width: 150, height: 124 }, { small: 12, text: 14, figures: 26 });
          return legend.root;
        },
      },
    ],
  },
];
