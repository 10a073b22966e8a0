/** Planes of atoms under the lens. */
import { Graphics } from 'pixi.js';
import type { Box } from '../../contract';
import { mix, roundGradient } from '../paint/shading';

const ATOM = 0.3;
const MOST_PLANES = 14;
const MOST_COLUMNS = 26;

/** Where the planes are drawn. */
export interface PlanesPlan {
  readonly view: Box;
  /** Height of the first, and from one to the next. */
  readonly top: number;
  readonly pitch: number;
  readonly middle: number;
}

export function createCrystalPlanes() {
  const planes = new Graphics();
  const dot = roundGradient(
    [
      [0, 0xffffff],
      [0.5, 0xc4c4c4],
      [1, 0x555555],
    ],
    { x: 0.36, y: 0.34 },
  );
  const atoms = Array.from({ length: MOST_PLANES * MOST_COLUMNS }, () => new Graphics().circle(0, 0, 1).fill(dot));
  return {
    views: [planes, ...atoms],
    draw({ view, top, pitch, middle }: PlanesPlan, tone: number): void {
      planes.clear();
      let used = 0;
      const across = Math.max(16, Math.min(pitch, 34));
      const radius = Math.max(1.6, Math.min(ATOM * pitch, 6));
      const lit = mix(tone, 0xffffff, 0.25);
      for (let n = 0; n < MOST_PLANES; n++) {
        const y = top + n * pitch;
        if (y > view.y + view.height + radius) break;
        planes.rect(view.x, y - 0.5, view.width, 1).fill({ color: 0x8fa4bd, alpha: 0.4 });
        const shifted = n % 2 === 0 ? 0 : 0.5;
        for (let k = 0; k < MOST_COLUMNS; k++) {
          const x = middle + (k - Math.floor(MOST_COLUMNS / 2) + shifted) * across;
          const atom = atoms[used];
          if (!atom || x < view.x - radius || x > view.x + view.width + radius) continue;
          used++;
          atom.visible = true;
          atom.position.set(x, y);
          atom.scale.set(radius);
          atom.tint = lit;
        }
      }
      for (let n = used; n < atoms.length; n++) {
        const atom = atoms[n];
        if (atom?.visible) atom.visible = false;
      }
    },
  };
}
