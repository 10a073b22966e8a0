import { Container } from 'pixi.js';
import type { PhantomName } from '../../../../engine/instruments/ct-phantoms';
import type { Specimen, StageContext } from '../../contract';
import { createCtGantry, GANTRY, GANTRY_MM } from './ct-gantry';
import { createCtPhantom } from './ct-phantom';
import { createCtTable } from './ct-table';
import { createGreyImage } from '../../kit/imaging/grey-image';

const at = (x: number, y: number, part: Container): Container => {
  const root = new Container();
  part.position.set(x, y);
  root.addChild(part);
  return root;
};

const gantry = (geometry: 'Parallel' | 'Fan', degrees: number, on: boolean) => (context: StageContext) => {
  const part = createCtGantry(context);
  part.mount(geometry);
  part.turn(degrees);
  part.shine(on);
  part.say(`${degrees.toFixed(1)}°`);
  return at(GANTRY.x + 10, GANTRY.y + 6, part.root);
};

const phantom = (name: PhantomName) => (context: StageContext) => {
  const table = createCtTable(context, 150);
  const body = createCtPhantom(context, name, GANTRY_MM);
  table.set({ y: body.foot + 24, scale: 1.1 }, { y: body.foot - 8, scale: 0.9 });
  const both = new Container();
  both.addChild(table.root, body.root);
  return at(90, 80, both);
};

const SIDE = 64;

/** A ramp with a disc in it: a picture to show, not a scan. */
const ramp = Float32Array.from({ length: SIDE * SIDE }, (_, n) => {
  const x = (n % SIDE) - SIDE / 2;
  const y = Math.floor(n / SIDE) - SIDE / 2;
  return x * x + y * y < 300 ? 300 : 16 * x;
});

const image = (from: number, to: number) => (context: StageContext) => {
  const part = createGreyImage(context, 'f32', 160, 160);
  part.draw(ramp, SIDE, SIDE);
  part.window(from, to);
  return at(10, 10, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'CT gantry',
    states: [
      { name: 'parallel, at rest', width: 420, height: 470, create: gantry('Parallel', 0, false) },
      { name: 'parallel, scanning', width: 420, height: 470, create: gantry('Parallel', 60, true) },
      { name: 'fan, scanning', width: 420, height: 470, create: gantry('Fan', 220, true) },
    ],
  },
  {
    part: 'CT phantom on the table',
    states: (['Insert Phantom', 'Water Cylinder', 'Shepp-Logan', 'Thorax'] as const).map((name) => ({
      name: name.toLowerCase(),
      width: 180,
      height: 240,
      create: phantom(name),
    })),
  },
  {
    part: 'Grey image',
    states: [
      { name: 'wide window', width: 180, height: 180, create: image(-500, 500) },
      { name: 'narrow window', width: 180, height: 180, create: image(150, 250) },
      { name: 'width 1: a threshold', width: 180, height: 180, create: image(0, 1) },
    ],
  },
];
