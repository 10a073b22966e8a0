import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../contract';
import { createDeepTank, createOverflowCylinder, type FluidLook } from './deep-tank';
import { createDepthForcePlot } from './depth-force-plot';
import { createHangingBalance } from './hanging-balance';
import { createImmersionWindow } from './immersion-window';
import { BALL_MATERIALS, createTestBall, materialOf } from './test-ball';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const WATER: FluidLook = { body: 0x2f7fae, deep: 0x174a70, surface: 0xc7ecff, transmitted: 0xd8effa };
const MERCURY: FluidLook = { body: 0xa7b0ba, deep: 0x606a75, surface: 0xf4f7fa, transmitted: 0x9aa3ad };

const balance = (newtons: number) => (context: StageContext) => {
  const part = createHangingBalance(context);
  part.set(50, newtons, `${newtons.toFixed(2)} N`);
  part.rest();
  return at(60, 70, part.root);
};

const window = (look: FluidLook, density: number, height: number) => (context: StageContext) => {
  const part = createImmersionWindow(context, 16);
  part.lay(260, 280, 12, true);
  part.fill(look, materialOf(density));
  part.place(height, 0.08, 1, density > 1000, false);
  part.press(
    Float32Array.from({ length: 16 }, (_, n) => Math.max(0, Math.cos((2 * Math.PI * n) / 16) - height)),
    2,
  );
  part.pull({ weight: 26, buoyancy: 10, drag: 4, string: 12 }, 3, 10);
  return at(10, 10, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Hanging balance with a reel',
    states: [
      { name: 'empty', width: 200, height: 150, create: balance(0) },
      { name: '26.48 N', width: 200, height: 150, create: balance(26.48) },
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
      { name: 'on the string', width: 280, height: 300, create: window(WATER, 2700, -3) },
      { name: 'floating', width: 280, height: 300, create: window(WATER, 700, -0.3) },
      { name: 'on mercury', width: 280, height: 300, create: window(MERCURY, 7874, -0.1) },
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
          part.lay(180, 280, 1.5, 12);
          part.fill(WATER);
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
          const part = createOverflowCylinder(context, 190, 25);
          part.set(1000, 640, WATER.transmitted);
          return at(50, 205, part.root);
        },
      },
    ],
  },
  {
    part: 'Forces against depth',
    states: [
      {
        name: 'on the way down',
        width: 320,
        height: 220,
        create(context) {
          const part = createDepthForcePlot(context);
          part.lay(300, 200, 12, true);
          part.scale(-0.3, 1.5, 30);
          const forces = Float32Array.from({ length: 181 }, (_, n) =>
            n > 90 ? -1 : Math.min(10, Math.max(0, n - 25)),
          );
          part.draw(
            26.5,
            forces,
            forces.map((force) => (force < 0 ? -1 : 26.5 - force)),
          );
          return at(10, 10, part.root);
        },
      },
    ],
  },
];
