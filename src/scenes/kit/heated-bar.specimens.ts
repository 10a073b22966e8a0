import { Container } from 'pixi.js';
import type { Specimen, StageContext } from '../contract';
import { inferno } from './colour-maps';
import { createHeatedBar } from './heated-bar';
import { createIceBlock, createSteamChest } from './thermal-reservoirs';

const at = (x: number, y: number, part: Container): Container => {
  const root = new Container();
  root.position.set(x, y);
  root.addChild(part);
  return root;
};

const POINTS = 101;
const slope = Float32Array.from({ length: POINTS }, (_, n) => 100 - n);

const bar = (off: number, dropped: number, strips: number) => (context: StageContext) => {
  const part = createHeatedBar(context, inferno, [0.1, 0.3, 0.5, 0.7, 0.9]);
  part.lay(300, 36);
  part.split(strips);
  for (let strip = 0; strip < strips; strip++) part.colour(strip, slope, 0, POINTS, 0, 100 * (1 + strip));
  part.drop(dropped);
  part.lag(off);
  return at(20, 40, part.root);
};

export const specimens: readonly Specimen[] = [
  {
    part: 'Heated bar',
    states: [
      { name: 'lagged', width: 340, height: 140, create: bar(0, 0, 1) },
      { name: 'bare, two pins dropped', width: 340, height: 200, create: bar(1, 3, 1) },
      { name: 'three strips', width: 340, height: 200, create: bar(1, 0, 3) },
    ],
  },
  {
    part: 'Thermal reservoirs',
    states: [
      {
        name: 'steam chest',
        width: 180,
        height: 270,
        create(context) {
          const part = createSteamChest(context, 120, 176);
          part.set(true, 1);
          return at(90, 250, part.root);
        },
      },
      {
        name: 'ice, melting',
        width: 180,
        height: 230,
        create(context) {
          const part = createIceBlock(context, 120, 176);
          part.set(0.6, 1.2);
          return at(90, 210, part.root);
        },
      },
    ],
  },
];
