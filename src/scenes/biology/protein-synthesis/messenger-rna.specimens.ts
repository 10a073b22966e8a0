import { Container } from 'pixi.js';
import type { Specimen } from '../../contract';
import { CAP, createBaseGlyphs } from './base-glyphs';
import { createMessengerRna } from './messenger-rna';

export const specimens: readonly Specimen[] = [
  {
    part: 'Messenger RNA',
    states: [1, -1].map((side) => ({
      name: side > 0 ? 'bases below, on a curve' : 'bases above, in triplets',
      width: 340,
      height: 110,
      create(context) {
        const glyphs = createBaseGlyphs();
        const strand = createMessengerRna(context, glyphs, 12);
        strand.begin(1.25 * CAP);
        Array.from('AUGGCCAUUGUA').forEach((base, j) => {
          if (side > 0) strand.put(j, base, 30 + 22 * j, 40 + 26 * Math.sin(j / 3), 0.36 * Math.cos(j / 3), 1, 1);
          else strand.put(j, base, 30 + 22 * j + 6 * Math.floor(j / 3), 70, 0, -1, 1);
        });
        strand.end();
        const root = new Container();
        root.addChild(strand.root);
        root.once('destroyed', () => glyphs.destroy());
        return root;
      },
    })),
  },
];
