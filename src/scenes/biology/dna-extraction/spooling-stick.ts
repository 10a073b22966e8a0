/** A wooden stick that winds the threads up, and the jar in which it stands. */
import { Container, Graphics } from 'pixi.js';
import { createRng } from '../../../../engine/core/rng';
import { acrossGradient } from '../../kit/paint/shading';
import type { TubeState } from './tube-state';

export const STICK = { length: 228, rest: { x: 104, y: -8 } } as const;
const CLUMP = 36;

/** Where the stick stands while nothing is on it. */
export const createStickJar = (dark: boolean): Graphics =>
  new Graphics()
    .roundRect(STICK.rest.x - 21, -62, 42, 62, 6)
    .fill({ color: dark ? 0x50616f : 0xb9c7d3, alpha: 0.92 })
    .roundRect(STICK.rest.x - 17, -56, 5, 48, 2)
    .fill({ color: 0xffffff, alpha: 0.3 });

export function createSpoolingStick() {
  const stick = new Container({ label: 'stick' });
  const wood = new Graphics()
    .roundRect(-4, -STICK.length, 8, STICK.length, 3)
    .fill(
      acrossGradient([
        [0, 0x9a7442],
        [0.35, 0xe2bd86],
        [1, 0x8a6436],
      ]),
    )
    .poly([-4, -8, 4, -8, 0, 6])
    .fill(0xb48d57);
  const grain = new Graphics();
  const clump = new Graphics();
  stick.addChild(wood, grain, clump);

  /** The grain shows that it turns. */
  function drawGrain(drift: number): void {
    for (let n = 0; n < 5; n++) {
      const y = -30 - n * 36 - ((drift * 60) % 36);
      grain
        .moveTo(-4, y)
        .lineTo(4, y - 9)
        .stroke({ width: 1.4, color: 0x7d5a30, alpha: 0.5 });
    }
  }

  function drawClump({ wound, look, spooling }: TubeState, lifted: boolean, drift: number): void {
    clump.clear();
    if (wound < 1e-4) return;
    const size = Math.sqrt(Math.min(1, wound / 0.7));
    const rng = createRng(look, 'clump');
    clump.ellipse(0, -26, 6 + 13 * size, 20 + 12 * size).fill({ color: 0xf7f9fb, alpha: 0.75 });
    for (let n = 0; n < CLUMP * (0.25 + 0.75 * size); n++) {
      const y = -26 + (rng.next() - 0.5) * (40 + 24 * size);
      const half = (6 + 14 * size) * Math.sqrt(Math.max(0.05, 1 - ((y + 26) / (26 + 14 * size)) ** 2));
      const turn = spooling ? 5 * Math.sin(drift * 9 + n) : 0;
      clump
        .moveTo(-half, y + 3)
        .quadraticCurveTo(turn, y + rng.uniform(3, 10), half, y - 4)
        .stroke({ width: rng.uniform(1.2, 2.6), color: n % 4 === 0 ? 0xdfe6ee : 0xffffff, alpha: 0.9, cap: 'round' });
    }
    if (lifted)
      for (let n = 0; n < 4; n++)
        clump
          .moveTo(-6 + n * 4, -4)
          .quadraticCurveTo(-8 + n * 5, 10, -5 + n * 3, 16 + 14 * size * rng.next())
          .stroke({ width: 1.6, color: 0xffffff, alpha: 0.8, cap: 'round' });
  }

  return {
    root: stick,
    /** `low`: where the threads begin; `mouth`: the height of the tube. */
    draw(state: TubeState, drift: number, low: number, mouth: number): void {
      const inTube = state.spooling;
      const lifted = state.wound > 0 && !inTube;
      stick.position.set(
        inTube ? 4 * Math.sin(drift * 5) : lifted ? 0 : STICK.rest.x,
        inTube ? -low - 10 : lifted ? -mouth + 64 : STICK.rest.y,
      );
      stick.rotation = inTube || lifted ? 0.05 : 0.07;
      grain.clear();
      if (inTube) drawGrain(drift);
      drawClump(state, lifted, drift);
    },
  };
}
