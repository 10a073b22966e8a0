import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createDeepTank } from './deep-tank';
import { FLUIDS } from './fluids';
import { createHangingBalance } from './hanging-balance';
import { createImmersionWindow } from './immersion-window';
import { createOverflowCylinder } from './overflow-cylinder';
import { BALL_MATERIALS, createTestBall, materialOf } from './test-ball';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const TYPE = { small: 12, text: 14, figures: 26 };

const balance = (newtons: number) => (context: StageContext) => {
  const part = createHangingBalance(context);
  part.lay({ x: 0, y: 0, width: 220, height: 76 }, TYPE);
  part.set(50, newtons, newtons.toFixed(2));
  part.rest();
  return at(10, 10, part.root);
};

const window = (fluid: keyof typeof FLUIDS, density: number, height: number) => (context: StageContext) => {
  const part = createImmersionWindow(context);
  part.lay({ x: 0, y: 0, width: 260, height: 280 }, TYPE);
  part.fill(FLUIDS[fluid], materialOf(density));
  part.place(height, 0.08, 1, density > 1000, false);
  part.press(
    Float32Array.from({ length: 16 }, (_, n) => Math.max(0, Math.cos((2 * Math.PI * n) / 16) - height)),
    2,
  );
  part.pull({ weight: 26, buoyancy: 10, drag: 4, string: 12 }, 30);
  return at(10, 10, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Hanging balance with a reel',
    states: [
      { name: 'empty', width: 240, height: 96, create: balance(0) },
      { name: '26.48 N', width: 240, height: 96, create: balance(26.48) },
    ],
  },
  {
    part: 'Test balls',
    states: BALL_MATERIALS.map((material) => ({
      name: material.name,
      width: 120,
      height: 120,
      create() {
        const part = createTestBall();
        part.set(material);
        return at(60, 60, part.root);
      },
    })),
  },
  {
    part: 'Close look at a body in a fluid',
    states: [
      { name: 'on the string', width: 280, height: 300, create: window('1000', 2700, -3) },
      { name: 'floating', width: 280, height: 300, create: window('1000', 700, -0.3) },
      { name: 'on mercury', width: 280, height: 300, create: window('13600', 7874, -0.1) },
    ],
  },
  {
    part: 'Deep tank',
    states: [
      {
        name: 'rippled water',
        width: 260,
        height: 350,
        create(context) {
          const part = createDeepTank(context);
          part.lay(180, 280, 1.5, 40, TYPE);
          part.fill(FLUIDS['1000']);
          part.wave(1, 4, 1);
          return at(110, 40, part.root, part.front);
        },
      },
    ],
  },
  {
    part: 'Overflow cylinder',
    states: [
      {
        name: '1 L',
        width: 140,
        height: 220,
        create(context) {
          const part = createOverflowCylinder(context);
          part.lay({ x: 0, y: 0, width: 80, height: 200 }, TYPE);
          part.set(1000, 640, FLUIDS['1000'].transmitted);
          return at(30, 10, part.root);
        },
      },
    ],
  },
];
