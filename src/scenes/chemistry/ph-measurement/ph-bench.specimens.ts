import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createElectrodeArm } from './electrode-arm';
import { createIonisedLens } from './ionised-lens';
import { createLabelledBeaker } from '../../kit/glassware/labelled-beaker';
import { typeSizes } from '../../kit/layout/type-sizes';
import { createPaperRoll } from './paper-roll';
import { createPhScale, paperColour } from './ph-scale';
import { createWashBottle } from '../../kit/glassware/wash-bottle';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const beaker = (chosen: boolean, label?: string) => (context: StageContext) => {
  const part = createLabelledBeaker(context, {
    height: 100,
    radius: 38,
    transmitted: label ? 0xf2dc7a : 0xf5dfb4,
    ...(label ? { label } : {}),
  });
  part.choose(chosen);
  return at(60, 120, part.back, part.front);
};

const arm = (cap: boolean) => (context: StageContext) => {
  const part = createElectrodeArm(context, 128);
  part.lay(60, 230, 20, 160);
  part.move(150, 200);
  part.cap(cap);
  return at(0, 0, part.stand, part.electrode);
};

const scale = (ph: number | null, strip: number | null) => (context: StageContext) => {
  const part = createPhScale(context);
  part.lay({ x: 0, y: 0, width: 640, height: 110 }, typeSizes(1));
  part.mark(ph);
  part.strip(strip === null ? null : paperColour(strip), 5);
  return at(10, 10, part.root);
};

const lens = (share: number) => (context: StageContext) => {
  const part = createIonisedLens(context, 74);
  part.lay({ x: 0, y: 0, width: 180, height: 210 }, typeSizes(1));
  part.set(share, `${100 * share} of 100`);
  return at(0, 0, part.root);
};

const wash = (squeezed: number) => (context: StageContext) => {
  const part = createWashBottle(context, 124);
  part.squeeze(squeezed);
  return at(80, 140, part.root);
};

const roll = (context: StageContext) => {
  const part = createPaperRoll(context, 30);
  part.lay({ x: 8, y: 8, width: 72, height: 100 }, typeSizes(1));
  return at(0, 0, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Beaker for dipping',
    states: [
      { name: 'sample', width: 120, height: 140, create: beaker(false) },
      { name: 'chosen', width: 120, height: 140, create: beaker(true) },
      { name: 'buffer', width: 120, height: 140, create: beaker(false, '7.00') },
    ],
  },
  {
    part: 'Electrode on its arm',
    states: [
      { name: 'in the air', width: 220, height: 250, create: arm(false) },
      { name: 'in its cap', width: 220, height: 250, create: arm(true) },
    ],
  },
  {
    part: 'Chart of pH paper with log ruler',
    states: [
      { name: 'alone', width: 660, height: 120, create: scale(null, null) },
      { name: 'with strip and mark', width: 660, height: 120, create: scale(2.4, 2) },
    ],
  },
  {
    part: 'Roll of pH paper',
    states: [{ name: 'full', width: 90, height: 110, create: roll }],
  },
  {
    part: 'Wash bottle',
    states: [
      { name: 'at rest', width: 130, height: 150, create: wash(0) },
      { name: 'pressed', width: 130, height: 150, create: wash(1) },
    ],
  },
  {
    part: 'Ionised molecules',
    states: [
      { name: 'a few', width: 180, height: 210, create: lens(0.01) },
      { name: 'many', width: 180, height: 210, create: lens(0.4) },
    ],
  },
];
