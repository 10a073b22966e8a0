import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createMagneticStirrer } from './magnetic-stirrer';
import { createRetortStand } from '../../kit/glassware/retort-stand';
import { typeSizes } from '../../kit/layout/type-sizes';
import { createTitrationChart } from './titration-chart';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const stirrer = (on: boolean, speed: number) => (context: StageContext) => {
  const part = createMagneticStirrer(context, { width: 164, height: 38 });
  part.set(on, speed);
  return at(100, 56, part.root);
};

const recorder = (volumes: readonly number[], ph: readonly number[]) => (context: StageContext) => {
  const part = createTitrationChart(context);
  part.lay({ x: 0, y: 0, width: 342, height: 156 }, typeSizes(1));
  part.draw(volumes, ph, volumes.at(-1) ?? 0, ph.at(-1) ?? 1);
  return at(14, 12, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Recorder of a titration',
    states: [
      { name: 'no base yet', width: 370, height: 180, create: recorder([], []) },
      {
        name: 'beyond the jump',
        width: 370,
        height: 180,
        create: recorder(
          [0, 10, 18, 22, 24, 24.8, 25, 25.1, 25.5, 28],
          [1, 1.37, 1.79, 2.2, 2.69, 3.4, 7, 10.3, 11, 11.75],
        ),
      },
    ],
  },
  {
    part: 'Magnetic stirrer',
    states: [
      { name: 'off', width: 200, height: 76, create: stirrer(false, 0) },
      { name: 'on', width: 200, height: 76, create: stirrer(true, 1) },
    ],
  },
  {
    part: 'Retort stand',
    states: [
      {
        name: 'with clamp',
        width: 240,
        height: 300,
        create(context) {
          const part = createRetortStand(context, {
            height: 250,
            base: [36, 160],
            clampHeight: 170,
            reach: 110,
            grip: 10,
          });
          return at(50, 265, part.root, part.fingers);
        },
      },
    ],
  },
];
