/** Fire that runs over the strip, and its smoke: a few seconds of what the model does at once. */
import { Container, Graphics } from 'pixi.js';
import { roundGradient } from '../../kit/paint/shading';
import { scattered } from '../../kit/room/countryside';

export interface Flames {
  readonly root: Container;
  lay(x: number, ground: number, wide: number): void;
  light(): void;
  /** True while it burns. */
  tick(seconds: number): boolean;
}

const TONGUES = 22;
const PUFFS = 14;
const LASTS = 2.8;

export function createFlames(): Flames {
  const root = new Container({ label: 'fire', visible: false });
  const smoke = roundGradient([
    [0, 0x4a4640, 0.75],
    [0.6, 0x6f6a63, 0.4],
    [1, 0x6f6a63, 0],
  ]);
  const puffs = Array.from({ length: PUFFS }, () => new Graphics().circle(0, 0, 30).fill(smoke));
  const tongues = Array.from({ length: TONGUES }, () =>
    new Graphics()
      .moveTo(-9, 0)
      .bezierCurveTo(-13, -16, -2, -22, -3, -44)
      .bezierCurveTo(8, -30, 13, -14, 9, 0)
      .fill(0xf06a1d)
      .moveTo(-5, 0)
      .bezierCurveTo(-7, -10, 0, -14, 0, -27)
      .bezierCurveTo(5, -16, 7, -8, 5, 0)
      .fill(0xfcd34a),
  );
  root.addChild(...puffs, ...tongues);
  let age = LASTS;
  let place = { x: 0, ground: 0, wide: 1 };
  return {
    root,
    lay(x, ground, wide) {
      place = { x, ground, wide };
    },
    light() {
      age = 0;
    },
    tick(seconds) {
      age = Math.min(LASTS, age + seconds);
      const on = age < LASTS;
      root.visible = on;
      if (!on) return false;
      const part = age / LASTS;
      tongues.forEach((tongue, n) => {
        const at = (n + 0.5) / TONGUES;
        // It runs from the left to the right and dies down behind.
        const heat = Math.max(0, 1 - Math.abs(part * 1.3 - at - 0.08) * 4);
        tongue.position.set(place.x + at * place.wide, place.ground + 4 * scattered(n, 3));
        tongue.scale.set(0.7 + heat, heat * (1.5 + 0.4 * Math.sin(age * 23 + 2.1 * n)));
      });
      puffs.forEach((puff, n) => {
        const at = (n + 0.5) / PUFFS;
        const own = Math.min(1, Math.max(0, (part * 1.3 - at) * 2));
        puff.position.set(place.x + at * place.wide + 40 * own, place.ground - 40 - 170 * own);
        puff.scale.set(0.5 + 1.6 * own);
        puff.alpha = own * (1 - part);
      });
      return true;
    },
  };
}
