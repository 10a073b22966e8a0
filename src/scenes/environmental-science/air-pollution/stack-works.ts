/** A power station in small: a hall, and a chimney as tall as the model says. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, contactShadow, downGradient, mix } from '../../kit/paint/shading';

export interface StackWorks {
  /** Origin at the middle of the chimney's foot. */
  readonly root: Container;
  /** Height of the chimney, stage units. */
  raise(height: number): void;
}

const UNIT = 100;
const BANDS = 7;
const FOOT = 9;
const MOUTH = 5.5;

export function createStackWorks({ theme }: StageContext): StackWorks {
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'stack' });
  const brick = dark ? 0x8b6f63 : 0xb98c78;
  const wall = dark ? 0x55606e : 0xb6bfca;
  const hall = new Graphics()
    .rect(-46, -26, 38, 26)
    .fill(
      downGradient([
        [0, mix(wall, 0xffffff, 0.15)],
        [1, mix(wall, 0x000000, 0.2)],
      ]),
    )
    .poly([-46, -26, -36.5, -34, -36.5, -26, -27, -34, -27, -26, -17.5, -34, -17.5, -26, -8, -34, -8, -26])
    .fill(mix(wall, 0x000000, 0.28));
  for (let n = 0; n < 4; n++) hall.rect(-42.5 + 8.8 * n, -19, 5, 7).fill(dark ? 0xf2c66d : 0x5f7f99);
  const shaft = new Graphics();
  for (let n = 0; n < BANDS; n++) {
    const [low, high] = [n / BANDS, (n + 1) / BANDS];
    const [wide, slim] = [FOOT + (MOUTH - FOOT) * low, FOOT + (MOUTH - FOOT) * high];
    const paint = n < BANDS - 3 ? brick : (BANDS - n) % 2 === 1 ? 0xc0392b : 0xeef1f4;
    shaft.poly([-wide, -UNIT * low, wide, -UNIT * low, slim, -UNIT * high, -slim, -UNIT * high]).fill(
      acrossGradient([
        [0, mix(paint, 0x000000, 0.1)],
        [0.3, mix(paint, 0xffffff, 0.25)],
        [1, mix(paint, 0x000000, 0.42)],
      ]),
    );
  }
  const rim = new Graphics()
    .ellipse(0, 0, MOUTH + 1.4, 2)
    .fill(mix(brick, 0x000000, 0.35))
    .ellipse(0, -0.4, MOUTH, 1.3)
    .fill(0x14181d);
  root.addChild(contactShadow(theme, 80, 12), hall, shaft, rim);
  return {
    root,
    raise(height) {
      shaft.scale.y = height / UNIT;
      rim.y = -height;
    },
  };
}
