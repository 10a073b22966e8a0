/** A flask in which a metal dissolves, with a balloon on its neck whose diameter goes with the cube root of the gas. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createConicalFlask } from '../../kit/glassware/conical-flask';
import { createRisingBubbles } from '../../kit/fluids/rising-bubbles';
import { acrossGradient, mix, roundGradient } from '../../kit/paint/shading';

export interface BalloonFlask {
  readonly root: Container;
  /** Acid in parts of the flask, metal in mol, gas in L; `fizz`: so many bubbles more since the last picture. */
  set(acid: number, metal: number, gas: number): void;
  /** True while a bubble is on its way. */
  tick(seconds: number, fizz: number): boolean;
}

const FLASK = { height: 172, radius: 78, capacity: 1 } as const;
const NECK = FLASK.radius * 0.28;
const RUBBER = 0xd9484f;
/** Stage units of the diameter for one litre. */
const DIAMETER = 37;
const LIMP = 26;
const STRIPS = 10;

/** Origin at the middle of its foot. */
export function createBalloonFlask(context: StageContext): BalloonFlask {
  const root = new Container({ label: 'flask with a balloon' });
  const flask = createConicalFlask(context, FLASK);
  const metal = new Container({ label: 'metal' });
  const strip = acrossGradient([
    [0, 0x8d959e],
    [0.35, 0xf1f4f7],
    [0.7, 0xa4acb5],
    [1, 0x6e767f],
  ]);
  const strips = Array.from({ length: STRIPS }, (_, k) => {
    const one = new Graphics().roundRect(-17, -3, 34, 5.4, 1.5).fill(strip);
    one.position.set(((k * 37) % 84) - 42, -7 - Math.floor(k / 4) * 5);
    one.rotation = ((k * 53) % 40) / 60 - 0.33;
    return metal.addChild(one);
  });
  const bubbles = createRisingBubbles(context, { most: 26, plate: 46, bore: 56, from: [-8, -16] });
  flask.inside.addChild(metal, bubbles.root);
  const balloon = new Container({ label: 'balloon' });
  balloon.position.set(0, -FLASK.height + 6);
  const skin = new Graphics()
    .circle(0, -50, 50)
    .fill(
      roundGradient(
        [
          [0, mix(RUBBER, 0xffffff, 0.5)],
          [0.35, RUBBER],
          [1, mix(RUBBER, 0x000000, 0.42)],
        ],
        { x: 0.36, y: 0.32 },
      ),
    )
    .moveTo(-13, -6)
    .quadraticCurveTo(0, -14, 13, -6)
    .lineTo(9, 4)
    .lineTo(-9, 4)
    .closePath()
    .fill(mix(RUBBER, 0x000000, 0.25))
    .ellipse(-18, -70, 9, 14)
    .fill({ color: 0xffffff, alpha: 0.35 });
  const collar = new Graphics().roundRect(-NECK - 3, -2, 2 * NECK + 6, 17, 4).fill(
    acrossGradient([
      [0, mix(RUBBER, 0x000000, 0.4)],
      [0.3, mix(RUBBER, 0xffffff, 0.15)],
      [1, mix(RUBBER, 0x000000, 0.5)],
    ]),
  );
  balloon.addChild(skin, collar);
  root.addChild(flask.root, balloon);
  let drawnMetal = Number.NaN;
  let drawnGas = Number.NaN;
  return {
    root,
    set(acid, mol, litres) {
      flask.set({ volume: acid, colour: 0xffffff });
      if (mol !== drawnMetal) {
        drawnMetal = mol;
        // Two strips for a mole: each thins out before the next is gone.
        strips.forEach((one, k) => {
          const left = Math.min(1, Math.max(0, mol * 2 - k));
          one.visible = left > 0.01;
          one.scale.set(0.45 + 0.55 * left, Math.max(0.2, left));
        });
      }
      if (litres !== drawnGas) {
        drawnGas = litres;
        const scale = Math.max(LIMP, DIAMETER * Math.cbrt(litres)) / 100;
        skin.scale.set(litres > 0.4 ? scale : scale * 0.62, scale);
      }
    },
    tick(seconds, fizz) {
      bubbles.spawn(fizz, false);
      return bubbles.tick(seconds, -flask.surface);
    },
  };
}
