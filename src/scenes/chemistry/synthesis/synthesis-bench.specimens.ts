import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createBuchnerFunnel } from './buchner-funnel';
import { createConicalFlask } from '../../kit/glassware/conical-flask';
import { createCrystalLens } from './crystal-lens';
import { createIceBath } from './ice-bath';
import { createMeltingPointApparatus } from './melting-point-apparatus';
import { createNeedleCrystals, createSlurry } from './needle-crystals';
import { createSpotTile } from './spot-tile';
import { createWatchGlass } from './watch-glass';
import { createVapour } from './vapour';
import { createWashBottle } from '../../kit/glassware/wash-bottle';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const flask = (volume: number, slurry: number, needles: number) => (context: StageContext) => {
  const part = createConicalFlask(context, { height: 160, radius: 66, capacity: 62 });
  part.set({ volume, colour: 0xfefefe });
  const powder = createSlurry(part.inner);
  const crystals = createNeedleCrystals(part.inner);
  part.inside.addChild(powder.root, crystals.root);
  powder.set(slurry, part.surface);
  crystals.set(needles, part.surface);
  return at(90, 175, part.root);
};

const lens = (slurry: number, needles: number, bubbles: number | null) => (context: StageContext) => {
  const part = createCrystalLens(context, 82);
  part.set(slurry, needles, bubbles);
  return at(95, 95, part.root);
};

const melting = (text: string, filled: boolean, molten: number) => (context: StageContext) => {
  const part = createMeltingPointApparatus(context, 148, 214);
  part.set(text, filled, molten);
  return at(85, 260, part.root);
};

const crystals = (heap: number) => (context: StageContext) => {
  const part = createWatchGlass(context, 42);
  part.set(heap);
  return at(60, 60, part.root);
};

const funnel = (filtrate: number, cake: number) => (context: StageContext) => {
  const part = createBuchnerFunnel(context);
  part.set(filtrate, cake);
  return at(90, 230, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Flask with crystals',
    states: [
      { name: 'slurry', width: 180, height: 200, create: flask(8, 1, 0) },
      { name: 'first needles', width: 180, height: 200, create: flask(26, 0, 0.3) },
      { name: 'full of needles', width: 180, height: 200, create: flask(26, 0, 1) },
    ],
  },
  {
    part: 'Crystal lens',
    states: [
      { name: 'slurry', width: 190, height: 190, create: lens(1, 0, null) },
      { name: 'fizzing', width: 190, height: 190, create: lens(0.1, 0, 0.6) },
      { name: 'needles', width: 190, height: 190, create: lens(0, 0.8, null) },
    ],
  },
  {
    part: 'Ice bath',
    states: [
      {
        name: 'full',
        width: 230,
        height: 150,
        create: (context) => at(115, 125, createIceBath(context, 92, 100).root),
      },
    ],
  },
  {
    part: 'Büchner funnel',
    states: [
      { name: 'empty', width: 200, height: 250, create: funnel(0, 0) },
      { name: 'with crystals', width: 200, height: 250, create: funnel(40, 0.6) },
    ],
  },
  {
    part: 'Wash bottle, squirting',
    states: [
      {
        name: 'in use',
        width: 140,
        height: 150,
        create(context) {
          const part = createWashBottle(context, 124);
          part.squirt(30);
          return at(85, 135, part.root);
        },
      },
    ],
  },
  {
    part: 'Watch glass',
    states: [
      { name: 'empty', width: 120, height: 80, create: crystals(0) },
      { name: 'crystals', width: 120, height: 80, create: crystals(0.6) },
    ],
  },
  {
    part: 'Melting-point apparatus',
    states: [
      { name: 'off', width: 170, height: 280, create: melting('off', false, 0) },
      { name: 'melting', width: 170, height: 280, create: melting('heating', true, 0.5) },
      { name: 'clear', width: 170, height: 280, create: melting('134.5 to\n135.5 °C', true, 1) },
    ],
  },
  {
    part: 'Spot tile',
    states: [
      {
        name: 'three wells',
        width: 230,
        height: 80,
        create(context) {
          const part = createSpotTile(context, ['pure', 'yours', 'acid']);
          part.set([0xf6e6a8, 0xb77fd0, 0x7a2bb0]);
          return at(115, 34, part.root);
        },
      },
    ],
  },
  {
    part: 'Vapour',
    states: [
      {
        name: 'rising',
        width: 240,
        height: 130,
        create(context) {
          const part = createVapour(context);
          part.set(1200);
          return at(120, 115, part.root);
        },
      },
    ],
  },
];
