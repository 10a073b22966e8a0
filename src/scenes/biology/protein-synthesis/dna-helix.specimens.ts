import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { CAP, createBaseGlyphs } from './base-glyphs';
import { createDnaHelix } from './dna-helix';

const helix = (context: StageContext, at: number): Container => {
  const glyphs = createBaseGlyphs();
  const made = createDnaHelix(context, glyphs, 30);
  made.pose({
    coding: 'ATGGCCATTGTAATGGGCCGCTGA',
    template: 'TACCGGTAACATTACCCGGCGACT',
    at,
    x: 320,
    y: 90,
    from: 10,
    to: 590,
    capHeight: 1.25 * CAP,
  });
  const root = new Container();
  root.addChild(made.root);
  root.once('destroyed', () => glyphs.destroy());
  return root;
};

export const specimens: readonly Specimen[] = [
  {
    part: 'DNA double helix',
    states: [
      { name: 'opened near its middle', width: 600, height: 180, create: (context) => helix(context, 12) },
      { name: 'opened between two bases', width: 600, height: 180, create: (context) => helix(context, 17.5) },
      { name: 'opened ahead of the known bases', width: 600, height: 180, create: (context) => helix(context, 0) },
    ],
  },
];
