/** Nodal lines of two point sources: hyperbolas with the sources as foci, drawn over the water. */
import { Graphics } from 'pixi.js';

export interface NodalLines {
  readonly root: Graphics;
  /**
   * `paths`: r₁ − r₂ of each line; `distance` of the sources; all in one unit of length, `scale` stage units each.
   * Source 1 is the right one.
   */
  draw(
    paths: readonly number[],
    distance: number,
    scale: number,
    bounds: { left: number; right: number; below: number; above: number },
  ): void;
}

const PIECES = 60;

/** Origin midway between the sources. */
export function createNodalLines(): NodalLines {
  const root = new Graphics({ label: 'nodal lines' });
  return {
    root,
    draw(paths, distance, scale, { left, right, below, above }) {
      root.clear();
      for (const [width, colour, alpha] of [
        [4, 0x051a26, 0.4],
        [1.8, 0xffd166, 0.95],
      ] as const) {
        for (const path of paths) {
          const a = path / 2;
          const b2 = (distance / 2) ** 2 - a * a;
          if (b2 <= 0) continue;
          let drawing = false;
          for (let n = 0; n <= PIECES; n++) {
            const y = below + ((above - below) * n) / PIECES;
            const x = -a * Math.sqrt(1 + (y * y) / b2);
            const inside = x >= left && x <= right;
            if (inside && drawing) root.lineTo(x * scale, -y * scale);
            else if (inside) root.moveTo(x * scale, -y * scale);
            drawing = inside;
          }
        }
        root.stroke({ width, color: colour, alpha, join: 'round', cap: 'round' });
      }
    },
  };
}
