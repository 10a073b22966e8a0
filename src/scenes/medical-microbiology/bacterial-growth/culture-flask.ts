/** A conical flask of broth with a plug of cotton wool. Origin at the middle of the foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createConicalFlask } from '../../kit/glassware/conical-flask';
import { acrossGradient, downGradient } from '../../kit/paint/shading';

export interface CultureFlask {
  readonly root: Container;
  /** White light after the broth, 0xrrggbb. */
  set(transmitted: number): void;
}

export interface CultureFlaskOptions {
  readonly height: number;
  readonly radius: number;
  /** Part of the flask's capacity that is filled. */
  readonly filled: number;
}

/** Of the flask: inner radius of the neck over that of the foot. */
const NECK = 0.28;

export function createCultureFlask(
  context: StageContext,
  { height, radius, filled }: CultureFlaskOptions,
): CultureFlask {
  const root = new Container({ label: 'culture flask' });
  const flask = createConicalFlask(context, { height, radius, capacity: 1 });
  const neck = NECK * radius;
  const bulge = neck * 1.22;
  const wool = acrossGradient([
    [0, 0xcfc8ba],
    [0.25, 0xfbf8f0],
    [0.6, 0xeee9dd],
    [1, 0xa9a294],
  ]);
  const plug = new Graphics()
    .roundRect(-neck + 1.5, -height + 2, 2 * neck - 3, height * 0.1, 4)
    .fill({ color: 0xe6e0d2, alpha: 0.5 })
    .roundRect(-bulge, -height - 17, 2 * bulge, 20, 8)
    .fill(wool)
    .ellipse(0, -height - 14, bulge * 0.92, 5.5)
    .fill(
      downGradient([
        [0, 0xffffff],
        [1, 0xe9e3d6],
      ]),
    );
  for (const part of [-0.55, -0.15, 0.35, 0.7]) {
    plug
      .moveTo(part * bulge, -height - 10)
      .quadraticCurveTo(part * bulge + 2, -height - 4, part * bulge - 1, -height + 1)
      .stroke({ width: 1, color: 0x8f8778, alpha: 0.35 });
  }
  root.addChild(flask.root, plug);
  return { root, set: (transmitted) => flask.set({ volume: filled, colour: transmitted }) };
}
