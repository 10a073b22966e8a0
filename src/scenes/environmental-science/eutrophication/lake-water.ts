/** The water of a lake and what lives and moves in it: two layers, algae, fish, the mud that glows, bubbles, boat and Secchi disc. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient } from '../../kit/paint/shading';
import { scattered } from '../../kit/room/countryside';
import type { StageTheme } from '../../kit/theme';
import { createLakeLayers, fillWater, partedBy } from './lake-layers';
import { createLakeLife } from './lake-life';
import type { LakeNow } from './lake-now';
import { type Basin, unitOf } from './lake-picture';
import { createSecchiBoat } from './secchi-boat';

export interface LakeWater {
  readonly root: Container;
  lay(basin: Basin, deepPart: number): void;
  /** `warmth`: °C of its layers. */
  draw(now: LakeNow, warmth: Float32Array, wall: number): void;
}

const MOST_RELEASE = 10;

/** The mud: it glows where it gives phosphorus back, and flakes of alum lie on it once it is locked. */
function createMud() {
  const root = new Container({ label: 'mud' });
  const glow = new Graphics({ label: 'mud that releases' });
  const flakes = new Graphics({ label: 'alum' });
  root.addChild(glow, flakes);
  return {
    root,
    lay(basin: Basin) {
      const { left, right, bed } = basin;
      const width = right - left;
      const u = unitOf(basin);
      const stops = [
        [0, 0xff8a2a, 0],
        [0.6, 0xff8a2a, 0.25],
        [1, 0xff8a2a, 0.85],
      ] as const;
      fillWater(glow, basin, 0.8, 1, downGradient(stops));
      flakes.clear();
      for (let n = 0; n < 120; n++)
        flakes
          .ellipse(left + width * (0.18 + 0.64 * scattered(n, 50)), bed - 5 * u * scattered(n, 51), 4 * u, 1.6 * u)
          .fill({ color: 0xf1f4f6, alpha: 0.8 });
    },
    draw({ release, locked }: LakeNow) {
      glow.alpha = Math.min(1, release / MOST_RELEASE) ** 0.5;
      glow.visible = release > 0;
      flakes.visible = locked;
    },
  };
}

function drawGlints(glints: Graphics, basin: Basin, { name }: StageTheme): void {
  const { left, right, surface } = basin;
  const width = right - left;
  const u = unitOf(basin);
  glints.clear();
  for (let n = 0; n < 14; n++)
    glints
      .roundRect(
        left + width * (0.03 + 0.93 * scattered(n, 52)),
        surface + 2 * u + 5 * u * scattered(n, 53),
        26 * u,
        1.3 * u,
        1,
      )
      .fill({ color: 0xffffff, alpha: name === 'dark' ? 0.25 : 0.6 });
}

export function createLakeWater({ theme, reducedMotion }: StageContext): LakeWater {
  const root = new Container({ label: 'lake' });
  const layers = createLakeLayers(theme);
  const mud = createMud();
  const life = createLakeLife(reducedMotion);
  const glints = new Graphics({ label: 'surface' });
  const secchi = createSecchiBoat(theme);
  root.addChild(layers.root, mud.root, life.root, secchi.tackle, glints, secchi.boat);
  return {
    root,
    lay(basin, deepPart) {
      const from = 1 - deepPart;
      layers.lay(basin, from);
      mud.lay(basin);
      life.lay(basin, from);
      drawGlints(glints, basin, theme);
      secchi.lay(basin);
    },
    draw(now, warmth, wall) {
      layers.draw(now, warmth);
      mud.draw(now);
      life.draw(now, partedBy(now.seasons, warmth), wall);
      glints.visible = now.ice === 0;
      secchi.draw(now);
    },
  };
}
