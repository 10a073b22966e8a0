import { Container } from 'pixi.js';
import type { Specimen } from '../../contract';
import { createPolypeptide } from './polypeptide';

export const specimens: readonly Specimen[] = [
  {
    part: 'Polypeptide',
    states: [21, 10].map((diameter) => ({
      name: diameter > 20 ? 'every residue, with letters' : 'small, without letters',
      width: 280,
      height: 90,
      create(context) {
        const chain = createPolypeptide(context);
        chain.begin();
        Array.from('AVLIMFWSTNQYDEKRHGPC').forEach((residue, k) => {
          const row = Math.floor(k / 10);
          const x = 20 + 25 * (row === 0 ? k : 19 - k);
          chain.put(residue, x, 25 + 32 * row, diameter, k > 0, diameter > 20 ? 1 : 0);
        });
        chain.end();
        const root = new Container();
        root.addChild(chain.root);
        root.once('destroyed', () => chain.destroy());
        return root;
      },
    })),
  },
];
