import { Container } from 'pixi.js';
import type { Specimen } from '../../contract';
import { createRnaPolymerase } from './rna-polymerase';

export const specimens: readonly Specimen[] = [
  {
    part: 'RNA polymerase',
    states: [
      {
        name: 'empty',
        width: 320,
        height: 230,
        create(context) {
          const polymerase = createRnaPolymerase(context);
          polymerase.place(236, 116);
          const root = new Container();
          root.addChild(polymerase.behind, polymerase.before);
          return root;
        },
      },
    ],
  },
];
