import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../contract';
import { createDensityScale } from './density-scale';
import { createScaleMagnifier } from './scale-magnifier';
import { createSinkerBalance, type SinkerPlace } from './sinker-balance';
import { createMetalBlock, createMetalRod } from './solid-sample';
import { createShieldedBalance } from './shielded-balance';
import { createVernierCallipers } from './vernier-callipers';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const balance = (text: string, shield: boolean) => (context: StageContext) => {
  const part = createShieldedBalance(context);
  part.set(text);
  part.shield(shield);
  return at(140, 240, part.back, part.front);
};

const scale = (density: number | null, uncertainty: number | null) => (context: StageContext) => {
  const part = createDensityScale(context);
  part.lay(900, 1);
  part.mark(density, uncertainty);
  return at(10, 10, part.root);
};

const callipers = (opening: number) => (context: StageContext) => {
  const part = createVernierCallipers(context, 2.35);
  part.open(opening);
  return at(40, 110, part.root);
};

const sinker = (place: SinkerPlace) => (context: StageContext) => {
  const part = createSinkerBalance(context);
  part.nameLiquid('Ethanol');
  part.set(place === 'rest' ? '' : '15.02');
  for (let step = 0; step < 2 && !part.move(place, 1); step++);
  return at(170, 350, part.root);
};

const lens = (seen: number, eye: number) => (context: StageContext) => {
  const part = createScaleMagnifier(context, { radius: 88, pitch: 31, range: [0, 50], divisions: 1, cylinder: true });
  part.set(seen, eye);
  return at(100, 100, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Balance with draught shield',
    states: [
      { name: 'with its shield', width: 280, height: 260, create: balance('24.29', true) },
      { name: 'shield off', width: 280, height: 260, create: balance('102.33', false) },
    ],
  },
  {
    part: 'Scale of densities',
    states: [
      { name: 'alone', width: 920, height: 100, create: scale(null, null) },
      { name: 'with a result', width: 920, height: 100, create: scale(11.1, 0.32) },
    ],
  },
  {
    part: 'Vernier callipers',
    states: [
      { name: 'nearly closed', width: 250, height: 130, create: callipers(12) },
      { name: 'open', width: 250, height: 130, create: callipers(94) },
    ],
  },
  {
    part: 'Hook balance with sinker',
    states: [
      { name: 'at rest', width: 340, height: 370, create: sinker('rest') },
      { name: 'in water', width: 340, height: 370, create: sinker('water') },
    ],
  },
  {
    part: 'Lens before a measuring cylinder',
    states: [
      { name: 'at eye level', width: 200, height: 200, create: lens(39, 0) },
      { name: 'eye too high', width: 200, height: 200, create: lens(39.2, 0.7) },
    ],
  },
  {
    part: 'Metal samples',
    states: [
      {
        name: 'block',
        width: 80,
        height: 130,
        create: (context) => at(36, 120, createMetalBlock(context, 35, 94).root),
      },
      {
        name: 'weight',
        width: 80,
        height: 130,
        create: (context) => at(40, 110, createMetalRod(context, 47, 75).root),
      },
    ],
  },
];
