import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createBurette } from './burette';
import { createConicalFlask, type FlaskContents } from '../../kit/glassware/conical-flask';
import { createDripping, type DrippingState } from './dripping';
import { createDropperBottle } from '../../kit/glassware/dropper-bottle';
import { createGraduatedVessel } from '../../kit/glassware/graduated-vessel';
import { createReagentBottle } from '../../kit/glassware/reagent-bottle';
import { createScaleMagnifier } from '../../kit/optics/scale-magnifier';

/** Puts a part at a place of its specimen. */
const at = (x: number, y: number, part: Container): Container => {
  const root = new Container();
  part.position.set(x, y);
  root.addChild(part);
  return root;
};

const flask = (contents: FlaskContents) => (context: StageContext) => {
  const part = createConicalFlask(context, { height: 150, radius: 68, capacity: 250, bar: true });
  part.set(contents);
  return at(90, 172, part.root);
};

const burette = (reading: number, fraction: number) => (context: StageContext) => {
  const part = createBurette(context, { capacity: 50, length: 240 });
  part.set(reading, fraction);
  return at(70, 40, part.root);
};

const dripping = (state: DrippingState) => (context: StageContext) => {
  const part = createDripping(context);
  part.set(state);
  return at(40, 16, part.root);
};

const magnifier = (apparent: number, eye: number) => (context: StageContext) => {
  const part = createScaleMagnifier(context, { radius: 82, range: [0, 50], pitch: 74 });
  part.set(apparent, eye);
  return at(94, 94, part.root);
};

const FLASK_SIZE = { width: 180, height: 200 } as const;
const BURETTE_SIZE = { width: 120, height: 370 } as const;
const LENS_SIZE = { width: 188, height: 188 } as const;
const DROP_SIZE = { width: 80, height: 140 } as const;

const beaker = (volume: number, colour: number) => (context: StageContext) => {
  const part = createGraduatedVessel(context, {
    kind: 'beaker',
    height: 120,
    radius: 46,
    capacity: 200,
    division: 25,
    numberEvery: 2,
  });
  part.set(volume, colour);
  return at(70, 140, part.root);
};

const cylinder = (volume: number, colour: number) => (context: StageContext) => {
  const part = createGraduatedVessel(context, {
    kind: 'measuring cylinder',
    height: 180,
    radius: 19,
    capacity: 100,
    division: 5,
    numberEvery: 4,
  });
  part.set(volume, colour);
  return at(50, 194, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Conical flask',
    states: [
      { name: 'empty', ...FLASK_SIZE, create: flask({ volume: 0, colour: 0xffffff }) },
      { name: '50 mL, clear', ...FLASK_SIZE, create: flask({ volume: 50, colour: 0xffffff }) },
      { name: '100 mL, pink', ...FLASK_SIZE, create: flask({ volume: 100, colour: 0xf681c8 }) },
      { name: '250 mL, yellow', ...FLASK_SIZE, create: flask({ volume: 250, colour: 0xf9e17a }) },
      {
        name: 'plume',
        ...FLASK_SIZE,
        create: flask({ volume: 60, colour: 0xffffff, plume: { volume: 12, colour: 0xf05fb4 }, turns: 0.3 }),
      },
    ],
  },
  {
    part: 'Graduated vessels',
    states: [
      { name: 'beaker, 120 mL', width: 140, height: 160, create: beaker(120, 0xffffff) },
      { name: 'beaker, 75 mL, blue', width: 140, height: 160, create: beaker(75, 0x6fa8e8) },
      { name: 'measuring cylinder, 62 mL', width: 100, height: 210, create: cylinder(62, 0xffffff) },
    ],
  },
  {
    part: 'Burette',
    states: [
      { name: 'full, closed', ...BURETTE_SIZE, create: burette(0, 0) },
      { name: '18.95 mL, half open', ...BURETTE_SIZE, create: burette(18.95, 0.5) },
      { name: 'empty, open', ...BURETTE_SIZE, create: burette(50, 1) },
    ],
  },
  {
    part: 'Scale magnifier',
    states: [
      { name: 'eye level', ...LENS_SIZE, create: magnifier(25.05, 0) },
      { name: 'eye too high', ...LENS_SIZE, create: magnifier(24.93, 1) },
      { name: 'at the zero mark', ...LENS_SIZE, create: magnifier(0, 0) },
    ],
  },
  {
    part: 'Dripping',
    states: [
      { name: 'hanging', ...DROP_SIZE, create: dripping({ pendant: 0.7, sinceDrop: 9, stream: 0, fall: 100 }) },
      { name: 'falling', ...DROP_SIZE, create: dripping({ pendant: 0.1, sinceDrop: 0.17, stream: 0, fall: 100 }) },
      { name: 'splash', ...DROP_SIZE, create: dripping({ pendant: 0.3, sinceDrop: 0.45, stream: 0, fall: 100 }) },
      { name: 'stream', ...DROP_SIZE, create: dripping({ pendant: 0, sinceDrop: 9, stream: 1, fall: 100 }) },
    ],
  },
  {
    part: 'Bottles',
    states: [
      {
        name: 'reagent bottle',
        width: 120,
        height: 160,
        create(context) {
          const part = createReagentBottle(context, { width: 82, height: 132, title: 'NaOH' });
          part.set('NaOH', '0.10 mol/L');
          return at(60, 146, part.root);
        },
      },
      {
        name: 'dropper bottle',
        width: 100,
        height: 140,
        create(context) {
          const part = createDropperBottle(context, { width: 62, height: 112 });
          part.set('BTB', 0x3f8f5a, 0);
          return at(50, 128, part.root);
        },
      },
      {
        name: 'dropper bottle, squeezed',
        width: 100,
        height: 140,
        create(context) {
          const part = createDropperBottle(context, { width: 62, height: 112 });
          part.set('MO', 0xf08a24, 1);
          return at(50, 128, part.root);
        },
      },
    ],
  },
];
