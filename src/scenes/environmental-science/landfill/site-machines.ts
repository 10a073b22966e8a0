/** What stands on the site: lorry, engine house with its flame, drilling rig, leachate pump; and the cloud above. */
import { Container, Graphics } from 'pixi.js';
import { acrossGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export function createCloud({ name }: StageTheme): Graphics {
  const dark = name === 'dark';
  const pale = dark ? 0x8fa2b6 : 0xffffff;
  const cloud = new Graphics();
  for (const [px, py, r] of [
    [-52, 6, 22],
    [-22, -8, 30],
    [16, -10, 33],
    [50, 4, 24],
    [0, 10, 26],
  ] as const) {
    cloud.circle(px, py, r).fill(mix(pale, 0x5c6c7c, dark ? 0.35 : 0.12));
    cloud.circle(px - 4, py - 5, r * 0.8).fill({ color: pale, alpha: 0.75 });
  }
  return cloud;
}

export const createLorry = (): Graphics =>
  new Graphics()
    .roundRect(-34, -26, 44, 20, 3)
    .fill(0x3f8a5a)
    .rect(-34, -18, 44, 2)
    .fill({ color: 0xffffff, alpha: 0.35 })
    .roundRect(12, -20, 18, 14, 3)
    .fill(0xe8a33a)
    .rect(18, -18, 10, 6)
    .fill(0xbfe0f2)
    .circle(-24, -4, 5)
    .circle(-10, -4, 5)
    .circle(22, -4, 5)
    .fill(0x1b1f24);

const createFlame = (): Graphics =>
  new Graphics()
    .moveTo(0, 0)
    .bezierCurveTo(-13, -10, -5, -22, 0, -38)
    .bezierCurveTo(6, -22, 13, -10, 0, 0)
    .fill({ color: 0xff9a2e, alpha: 0.95 })
    .moveTo(0, 0)
    .bezierCurveTo(-6, -6, -3, -13, 0, -22)
    .bezierCurveTo(3, -13, 6, -6, 0, 0)
    .fill(0xfff2b0);

const createHouse = (): Graphics =>
  new Graphics()
    .rect(-44, -44, 74, 44)
    .fill(
      acrossGradient([
        [0, 0xb9c4cf],
        [0.4, 0x9aa8b6],
        [1, 0x66737f],
      ]),
    )
    .rect(-48, -50, 82, 8)
    .fill(0x4f5d6a)
    .rect(-36, -34, 22, 16)
    .fill(0x26313b)
    .rect(-8, -34, 20, 34)
    .fill(0x3b6f8c)
    .rect(34, -40, 7, 40)
    .fill(
      acrossGradient([
        [0, 0xd5dde4],
        [1, 0x6b7680],
      ]),
    );

export function createEngine() {
  const root = new Container({ label: 'engine' });
  const lamp = new Graphics().circle(-25, -26, 5).fill(0x5ee08a);
  const flame = createFlame();
  flame.position.set(37.5, -40);
  root.addChild(createHouse(), lamp, flame);
  return {
    root,
    /** `power`: MW; `clock`: seconds, for the flicker. */
    run(power: number, clock: number) {
      lamp.visible = power > 0;
      flame.visible = power > 0;
      if (power <= 0) return;
      const size = Math.min(1.1, 0.45 + 0.35 * Math.sqrt(power));
      flame.scale.set(size, size * (1 + 0.08 * Math.sin(11 * clock)));
    },
  };
}

export const createRig = ({ name }: StageTheme): Graphics =>
  new Graphics()
    .moveTo(-16, 0)
    .lineTo(0, -70)
    .lineTo(16, 0)
    .moveTo(-11, -22)
    .lineTo(11, -22)
    .moveTo(-6, -46)
    .lineTo(6, -46)
    .stroke({ width: 3, color: name === 'dark' ? 0xc9d3df : 0x4a5866 })
    .rect(-2, -66, 4, 66)
    .fill(0xb85c3a);

export const createSump = (): Graphics =>
  new Graphics()
    .roundRect(-13, -20, 26, 20, 4)
    .fill(
      acrossGradient([
        [0, 0x6fb4e0],
        [1, 0x2c628c],
      ]),
    )
    .circle(0, -10, 5.5)
    .fill(0x1d2b36)
    .circle(0, -10, 2)
    .fill(0xdfe6ec);
