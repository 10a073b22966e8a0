import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../../contract';
import { createFieldScale } from './field-scale';
import { createGrowingLine } from './growing-line';
import { createLauncher } from './launcher';
import { createPennant } from './pennant';
import { createProjectileBall } from './projectile-ball';
import { createStrobeMarks } from './strobe-marks';
import { createTapeMeasure } from './tape-measure';
import { createTargetDisc } from './target-disc';
import { createVectorArrow } from '../../kit/mechanics/vector-arrow';

const at = (x: number, y: number, ...parts: Container[]): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(...parts);
  return root;
};

const launcher = (degrees: number, tower: number) => (context: StageContext) => {
  const part = createLauncher(context);
  part.lay(12, 1);
  part.raise(tower);
  part.set(degrees, 0);
  return at(60, 130, part.root);
};

const fieldScale = (unit: number) => (context: StageContext) => {
  const part = createFieldScale(context);
  part.lay({ length: 480, unit, textSize: 12, pixel: 1 });
  return at(20, 12, part.root);
};

const target = (radius: number, hit: boolean, left: boolean) => (context: StageContext) => {
  const part = createTargetDisc(context);
  part.set('40.0 m', hit);
  part.size(radius);
  part.turn(left);
  return at(110, 50, part.root);
};

/** A picture of a throw: 60 points of y = x (1 − x). */
const THROW = Array.from({ length: 61 }, (_, n) => ({ x: n / 60, y: (n / 60) * (1 - n / 60) }));

export const specimens: readonly Specimen[] = [
  {
    part: 'Launcher with quadrant',
    states: [
      { name: '45°, on the ground', width: 190, height: 170, create: launcher(45, 0) },
      { name: '75°, on its tower', width: 190, height: 230, create: launcher(75, 70) },
      { name: '0°', width: 190, height: 170, create: launcher(0, 0) },
    ],
  },
  {
    part: 'Tape along the field',
    states: [
      { name: '50 m', width: 520, height: 52, create: fieldScale(9.5) },
      { name: '25 cm', width: 520, height: 52, create: fieldScale(1900) },
      { name: '10 km', width: 520, height: 52, create: fieldScale(0.046) },
    ],
  },
  {
    part: 'Target',
    states: [
      { name: 'waiting', width: 220, height: 76, create: target(20, false, false) },
      { name: 'hit, sign on the left', width: 220, height: 76, create: target(34, true, true) },
    ],
  },
  {
    part: 'Ball, strobe marks, path and arrows',
    states: [
      {
        name: 'in flight',
        width: 320,
        height: 190,
        create(context) {
          const place = (n: number) => {
            const { x, y } = THROW[n] ?? { x: 0, y: 0 };
            return { x: 20 + 270 * x, y: 160 - 480 * y };
          };
          const path = createGrowingLine(context.theme.accent, 2.4, 6);
          path.begin(place(0).x, place(0).y);
          for (let n = 1; n <= 42; n++) path.to(place(n).x, place(n).y);
          const marks = createStrobeMarks(context, 3.2);
          marks.show(8, (n) => place(6 * n));
          const ball = createProjectileBall(context);
          ball.size(9);
          ball.place(place(42).x, place(42).y, 160);
          ball.show(true);
          const arrows = [
            createVectorArrow(0x1d5fd1, 3),
            createVectorArrow(0xc81e1e, 3),
            createVectorArrow(context.theme.ink, 3.4),
          ];
          arrows[0]?.set(60, 0);
          arrows[1]?.set(0, 42);
          arrows[2]?.set(60, 42);
          const tips = at(place(42).x, place(42).y, ...arrows.map((arrow) => arrow.root));
          return at(0, 0, ball.shadow, path.root, marks.root, ball.root, tips);
        },
      },
    ],
  },
  {
    part: 'Pennant',
    states: [
      {
        name: 'landing',
        width: 220,
        height: 130,
        create(context) {
          const part = createPennant(context, { colour: context.theme.warning, pole: 58, size: 14 });
          part.show(true);
          part.lay(400);
          part.set('40.77 m ✓\n2.88 s, 45.0°');
          part.plant(110, 120, 0, 220);
          return at(0, 0, part.root);
        },
      },
    ],
  },
  {
    part: 'Tape measure',
    states: [
      {
        name: 'pulled out',
        width: 300,
        height: 120,
        create(context) {
          const part = createTapeMeasure(context);
          part.set({ x: 24, y: 96 }, { x: 240, y: 60 }, '11.52 m');
          return at(0, 0, part.root);
        },
      },
    ],
  },
];
