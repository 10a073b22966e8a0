import { Container } from 'pixi.js';
import type { Specimen } from '../../contract';
import { typeSizes } from '../../kit/layout/type-sizes';
import { createBaseChooser } from './base-chooser';

export const specimens: readonly Specimen[] = [
  {
    part: 'Base chooser',
    states: [
      {
        name: 'open',
        width: 300,
        height: 150,
        create(context) {
          const chooser = createBaseChooser(context, () => {});
          const size = { width: 300, height: 150 };
          chooser.resize({ layout: 'wide', ...size, bleed: { x: 0, y: 0, ...size }, pixel: 1, type: typeSizes(1) });
          chooser.open({ x: 120, y: 125 }, 'Base 5: C becomes');
          const root = new Container();
          root.addChild(chooser.root);
          return root;
        },
      },
    ],
  },
];
