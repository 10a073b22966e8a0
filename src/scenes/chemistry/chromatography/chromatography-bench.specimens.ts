import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { typeSizes } from '../../kit/layout/type-sizes';
import { createDensitogram } from './densitogram';
import { createDevelopingJar } from './developing-jar';
import { createPaperStrip, type StripState } from './paper-strip';
import { createStandingRuler } from './standing-ruler';
import { createStripLoupe } from './strip-loupe';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const fresh: StripState = {
  spots: [
    { height: 1, sigma: 0.1, absorbance: [1.15, 0.3, 0.02] },
    { height: 1, sigma: 0.1, absorbance: [0, 0.07, 1.2] },
  ],
  amount: 1,
  front: null,
  marks: [],
};
const run: StripState = {
  spots: [
    { height: 11.6, sigma: 0.47, absorbance: [1.15, 0.3, 0.02] },
    { height: 8.1, sigma: 0.4, absorbance: [0, 0.07, 1.2] },
    { height: 5.9, sigma: 0.34, absorbance: [0.02, 1.05, 0.7] },
    { height: 8.8, sigma: 0.41, absorbance: [0, 0.5, 1.15] },
  ],
  amount: 2,
  front: 12,
  marks: [12],
};

const paper = (state: StripState) => (context: StageContext) => {
  const part = createPaperStrip(context);
  part.lay(20);
  part.set(state);
  return at(60, 330, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Paper strip',
    states: [
      { name: 'spotted', width: 120, height: 360, create: paper(fresh) },
      { name: 'running', width: 120, height: 360, create: paper(run) },
    ],
  },
  {
    part: 'Developing jar',
    states: [
      {
        name: 'with solvent',
        width: 200,
        height: 390,
        create(context) {
          const part = createDevelopingJar(context);
          part.lay(66, 340, 26);
          return at(100, 370, part.back, part.front);
        },
      },
    ],
  },
  {
    part: 'Standing ruler',
    states: [
      {
        name: 'centimetres',
        width: 80,
        height: 340,
        create(context) {
          const part = createStandingRuler(context);
          part.lay(20, 1.4, 14, 44, typeSizes(1));
          return at(40, 300, part.root);
        },
      },
    ],
  },
  {
    part: 'Strip loupe',
    states: [
      {
        name: 'on two spots that overlap',
        width: 220,
        height: 250,
        create(context) {
          const source = createPaperStrip(context);
          source.lay(20);
          source.set(run);
          const part = createStripLoupe(context, source);
          part.look(8.4);
          part.lay({ x: 10, y: 10, width: 200, height: 230 }, typeSizes(1));
          return part.root;
        },
      },
    ],
  },
  {
    part: 'Densitogram',
    states: [
      {
        name: 'four dyes',
        width: 280,
        height: 370,
        create(context) {
          const source = createPaperStrip(context);
          source.lay(20);
          source.set(run);
          const part = createDensitogram(context);
          part.lay({ x: 10, y: 10, width: 260, height: 350 }, typeSizes(1));
          part.scan(source);
          part.look(7.4);
          return part.root;
        },
      },
    ],
  },
];
