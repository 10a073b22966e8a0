/** What keeps the two ends of a bar at their temperatures: a steam chest and a block of ice over a dripping tray. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { acrossGradient, contactShadow, downGradient, mix, roundGradient } from './shading';

export interface SteamChest {
  readonly root: Container;
  /** Whether steam runs; `seconds` of the wall, for its puffs. */
  set(on: boolean, seconds: number): void;
}

export interface IceBlock {
  readonly root: Container;
  /** 0 dry to 1: how fast drops fall; `seconds` of the wall. */
  set(melting: number, seconds: number): void;
}

const PUFFS = 4;
const DROPS = 3;

/** Origin at the middle of its foot. */
export function createSteamChest({ theme, reducedMotion }: StageContext, width: number, height: number): SteamChest {
  const root = new Container({ label: 'steam chest' });
  const shadow = contactShadow(theme, width * 1.2, 22);
  const body = new Graphics()
    .roundRect(-width / 2, -height, width, height, 10)
    .fill(
      acrossGradient([
        [0, 0xb87333],
        [0.22, 0xf0b27a],
        [0.5, 0xc67c3b],
        [0.85, 0x7d4518],
        [1, 0x9a5a26],
      ]),
    )
    .roundRect(-width / 2, -height, width, height, 10)
    .stroke({ width: 1.4, color: 0x4f2a0c, alpha: 0.7 });
  for (const y of [-height + 14, -14])
    for (let x = -width / 2 + 12; x <= width / 2 - 12; x += (width - 24) / 3)
      body.circle(x, y, 3.2).fill({ color: 0x3d2008, alpha: 0.7 });
  const pipe = new Graphics().roundRect(-width * 0.16, -height - 34, width * 0.32, 38, 5).fill(
    acrossGradient([
      [0, theme.metal[1]],
      [0.3, theme.metal[0]],
      [1, theme.metal[2]],
    ]),
  );
  const cloud = roundGradient([
    [0, 0xffffff, theme.name === 'dark' ? 0.4 : 0.75],
    [1, 0xffffff, 0],
  ]);
  const puffs = Array.from({ length: PUFFS }, () => new Graphics().circle(0, 0, 16).fill(cloud));
  root.addChild(shadow, ...puffs, pipe, body);
  let still = false;
  return {
    root,
    set(on, seconds) {
      const moving = on && !reducedMotion;
      if (!moving && still) return;
      still = !moving;
      puffs.forEach((puff, n) => {
        if (puff.visible !== on) puff.visible = on;
        if (!on) return;
        const age = reducedMotion ? n / PUFFS : (seconds * 0.35 + n / PUFFS) % 1;
        puff.position.set(Math.sin(n * 2.1 + age * 3) * 8 * age, -height - 34 - age * 46);
        puff.scale.set(0.35 + age * 0.9);
        puff.alpha = 1 - age;
      });
    },
  };
}

/** Origin at the middle of its foot. */
export function createIceBlock({ theme, reducedMotion }: StageContext, width: number, height: number): IceBlock {
  const root = new Container({ label: 'ice block' });
  const shadow = contactShadow(theme, width * 1.25, 22);
  const tray = new Graphics().roundRect(-width / 2 - 8, -16, width + 16, 16, 6).fill(
    downGradient([
      [0, theme.metal[0]],
      [0.4, theme.metal[1]],
      [1, theme.metal[2]],
    ]),
  );
  const ice = new Graphics()
    .roundRect(-width / 2, -height, width, height - 22, 12)
    .fill(
      acrossGradient([
        [0, 0xeaf7ff, 0.9],
        [0.25, 0xb9def4, 0.7],
        [0.6, 0x8fc4e6, 0.75],
        [1, 0xd7effc, 0.9],
      ]),
    )
    .roundRect(-width / 2, -height, width, height - 22, 12)
    .stroke({ width: 1.6, color: 0xffffff, alpha: 0.85 })
    .moveTo(-width * 0.3, -height * 0.85)
    .lineTo(-width * 0.12, -height * 0.5)
    .lineTo(-width * 0.22, -height * 0.32)
    .moveTo(width * 0.1, -height * 0.7)
    .lineTo(width * 0.28, -height * 0.42)
    .stroke({ width: 1.4, color: 0xffffff, alpha: 0.6 })
    .roundRect(-width / 2 + 7, -height + 8, 7, height * 0.5, 3.5)
    .fill({ color: 0xffffff, alpha: 0.55 });
  const drops = Array.from({ length: DROPS }, () =>
    new Graphics().circle(0, 0, 3).fill(mix(theme.water, 0xffffff, 0.25)),
  );
  root.addChild(shadow, tray, ice, ...drops);
  let still = false;
  return {
    root,
    set(melting, seconds) {
      const moving = melting > 0.002 && !reducedMotion;
      if (!moving && still) return;
      still = !moving;
      drops.forEach((drop, n) => {
        if (drop.visible !== moving) drop.visible = moving;
        if (!moving) return;
        const age = (seconds * (0.25 + 1.6 * melting) + n / DROPS) % 1;
        drop.position.set((n - 1) * width * 0.28, -24 + age * age * 14);
        drop.alpha = 1 - age * 0.6;
      });
    },
  };
}
