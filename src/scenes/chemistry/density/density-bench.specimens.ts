import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createDensityScale } from './density-scale';
import { typeSizes } from '../../kit/layout/type-sizes';
import { createScaleMagnifier } from '../../kit/optics/scale-magnifier';
import { createSinkerBalance, type SinkerPlace } from './sinker-balance';
import { createMetalBlock, createMetalRod } from './solid-sample';
import { createVernierCallipers } from './vernier-callipers';

const TYPE = typeSizes(1);

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const scale = (density: number | null, uncertainty: number | null) => (context: StageContext) => {
  const part = createDensityScale(context);
  part.lay({ x: 0, y: 0, width: 900, height: 104 }, TYPE);
  part.mark(density, uncertainty, density === null ? '' : `${density} g/cm³`);
  return at(10, 10, part.root);
};

const callipers = (opening: number) => (context: StageContext) => {
  const part = createVernierCallipers(context, 2.35);
  part.lay({ x: 10, y: 6, width: 240, height: 130 }, TYPE);
  part.open(opening);
  return at(0, 0, part.root);
};

const sinker = (place: SinkerPlace) => (context: StageContext) => {
  const part = createSinkerBalance(context);
  part.nameLiquid('Ethanol');
  part.set(place === 'rest' ? '' : '15.02');
  for (let step = 0; step < 2 && !part.move(place, 1); step++);
  part.lay({ x: 10, y: 10, width: 330, height: 350 }, TYPE);
  return at(0, 0, part.root);
};

const lens = (seen: number, eye: number) => (context: StageContext) => {
  const part = createScaleMagnifier(context, { radius: 88, pitch: 31, range: [0, 50], divisions: 1, cylinder: true });
  part.set(seen, eye);
  return at(100, 100, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Scale of densities',
    states: [
      { name: 'alone', width: 920, height: 124, create: scale(null, null) },
      { name: 'with a result', width: 920, height: 124, create: scale(11.1, 0.32) },
    ],
  },
  {
    part: 'Vernier callipers',
    states: [
      { name: 'nearly closed', width: 260, height: 142, create: callipers(12) },
      { name: 'open', width: 260, height: 142, create: callipers(94) },
    ],
  },
  {
    part: 'Hook balance with sinker',
    states: [
      { name: 'at rest', width: 350, height: 370, create: sinker('rest') },
      { name: 'in water', width: 350, height: 370, create: sinker('water') },
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
