import { Container } from 'pixi.js';
import type { Specimen } from '../../contract';
import { createRibosome } from './ribosome';

export const specimens: readonly Specimen[] = [
  {
    part: 'Ribosome',
    states: [1, 0.5, 0].map((joined) => ({
      name: joined === 1 ? 'joined' : joined === 0 ? 'apart' : 'joining',
      width: 320,
      height: 320,
      create(context) {
        const ribosome = createRibosome(context, 72);
        ribosome.place(155, 220);
        ribosome.join(joined);
        const root = new Container();
        root.addChild(ribosome.behind, ribosome.before);
        return root;
      },
    })),
  },
];
