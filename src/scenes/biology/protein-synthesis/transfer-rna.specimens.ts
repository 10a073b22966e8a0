import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { CAP, createBaseGlyphs } from './base-glyphs';
import { createReleaseFactor, createTransferRna } from './transfer-rna';

const standing = (part: Container): Container => {
  part.position.set(50, 130);
  const root = new Container();
  root.addChild(part);
  return root;
};

const releaseFactor = (context: StageContext): Container => {
  const factor = createReleaseFactor(context);
  factor.fit(13);
  return factor.root;
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Transfer RNA',
    states: [
      {
        name: 'anticodon UAC',
        width: 100,
        height: 140,
        create(context) {
          const glyphs = createBaseGlyphs();
          const transfer = createTransferRna(context, glyphs, 22);
          transfer.anticodon('UAC', 1.25 * CAP);
          const root = standing(transfer.root);
          root.once('destroyed', () => glyphs.destroy());
          return root;
        },
      },
      {
        name: 'release factor',
        width: 100,
        height: 140,
        create: (context) => standing(releaseFactor(context)),
      },
    ],
  },
];
