/** A wooden quadrat frame from above: four slats with brass screws at the corners. */
import { Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, downGradient } from '../../kit/paint/shading';

export interface QuadratFrame {
  readonly root: Graphics;
  /** Inner side and width of a slat, stage units. */
  lay(side: number, slat: number): void;
}

/** Origin at the upper left corner of what it encloses. */
export function createQuadratFrame({ theme }: StageContext): QuadratFrame {
  const root = new Graphics({ label: 'quadrat frame' });
  const grain = [
    [0, 0xe0b981],
    [0.25, 0xf0d3a1],
    [0.7, 0xc99a5c],
    [1, 0x94683a],
  ] as const;
  return {
    root,
    lay(side, slat) {
      const outer = side + 2 * slat;
      root.clear();
      for (const [x, y, w, h] of [
        [-slat, side, outer, slat * 0.7],
        [side, -slat * 0.6, slat * 0.7, outer - slat * 0.4],
        [0, 0, side, slat * 0.45],
        [0, 0, slat * 0.35, side],
      ] as const) {
        root.rect(x + slat * 0.35, y + slat * 0.4, w, h).fill({ color: theme.shadow, alpha: 0.2 });
      }
      root
        .rect(-slat, -slat, slat, outer)
        .fill(acrossGradient(grain))
        .rect(side, -slat, slat, outer)
        .fill(acrossGradient(grain))
        .rect(-slat * 0.3, -slat, side + slat * 0.6, slat)
        .fill(downGradient(grain))
        .rect(-slat * 0.3, side, side + slat * 0.6, slat)
        .fill(downGradient(grain));
      if (slat < 6) return;
      for (const x of [-slat / 2, side + slat / 2]) {
        for (const y of [-slat / 2, side + slat / 2]) {
          root
            .circle(x, y, slat * 0.2)
            .fill(0x8a6a2c)
            .circle(x - slat * 0.05, y - slat * 0.06, slat * 0.11)
            .fill(0xf3dc92);
        }
      }
    },
  };
}
