/** A packed column with a glass wall: bands creep along its bed from left to right, in colours that tell them apart. */
import { Container, Graphics } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import { acrossGradient, downGradient, metalDown, mix } from '../paint/shading';

export interface ColumnBand {
  /** 0 at the head, 1 at the end; beyond it has left. */
  readonly at: number;
  /** Standard deviation as a part of the way. */
  readonly width: number;
  readonly colour: number;
}

export interface ColumnTube {
  readonly root: Container;
  lay(box: Box): void;
  bands(bands: readonly ColumnBand[]): void;
  /** How much of the second solvent the bed holds, 0 to 1: it shades the bed. */
  shade(part: number): void;
  /** The bed, in units of the parent. */
  readonly bed: Box;
}

const MOST = 10;
/** A band is drawn over so many standard deviations, and never thinner than so many units. */
const SPREAD = 5;
const LEAST = 7;

export function createColumnTube({ theme }: StageContext): ColumnTube {
  const root = new Container({ label: 'column' });
  const back = new Graphics();
  const solvent = new Graphics();
  const front = new Graphics();
  const shapes = Array.from({ length: MOST }, () =>
    new Graphics({ visible: false }).rect(-0.5, 0, 1, 1).fill(
      acrossGradient([
        [0, 0xffffff, 0],
        [0.5, 0xffffff, 1],
        [1, 0xffffff, 0],
      ]),
    ),
  );
  root.addChild(back, solvent, ...shapes, front);
  let bed: Box = { x: 0, y: 0, width: 1, height: 1 };
  const packing = mix(0xe9e6dc, theme.name === 'dark' ? 0x6f7378 : 0xffffff, 0.25);
  return {
    root,
    get bed() {
      return bed;
    },
    lay({ x, y, width, height }) {
      const cap = height * 1.1;
      bed = { x: x + cap, y: y + height * 0.2, width: width - 2 * cap, height: height * 0.6 };
      const metal = metalDown(theme);
      back
        .clear()
        .rect(bed.x, bed.y, bed.width, bed.height)
        .fill(
          downGradient([
            [0, mix(packing, 0x000000, 0.2)],
            [0.35, packing],
            [1, mix(packing, 0x000000, 0.28)],
          ]),
        );
      solvent.clear().rect(bed.x, bed.y, bed.width, bed.height).fill(0x3f6fb0);
      front
        .clear()
        .rect(bed.x, y + height * 0.08, bed.width, height * 0.84)
        .fill({ color: theme.glassBody, alpha: 0.14 })
        .rect(bed.x, y + height * 0.14, bed.width, height * 0.12)
        .fill({ color: 0xffffff, alpha: 0.38 })
        .rect(bed.x, y + height * 0.08, bed.width, height * 0.84)
        .stroke({ width: 1.4, color: theme.glassEdge, alpha: 0.9 });
      for (const left of [x, x + width - cap]) {
        front
          .roundRect(left, y, cap, height, 3)
          .fill(metal)
          .roundRect(left, y, cap, height, 3)
          .stroke({ width: 1, color: mix(theme.metal[2], 0x000000, 0.3) });
        for (let n = 1; n < 5; n++)
          front.rect(left + (cap * n) / 5, y + 1.5, 1.2, height - 3).fill({ color: 0x000000, alpha: 0.22 });
      }
      front.rect(x - cap * 0.5, y + height * 0.4, cap * 0.5, height * 0.2).fill(metal);
      front.rect(x + width, y + height * 0.4, cap * 0.5, height * 0.2).fill(metal);
    },
    shade(part) {
      const alpha = 0.05 + 0.3 * Math.min(1, Math.max(0, part));
      if (Math.abs(solvent.alpha - alpha) > 0.004) solvent.alpha = alpha;
    },
    bands(bands) {
      shapes.forEach((shape, n) => {
        const band = bands[n];
        const seen = band !== undefined && band.at > 0 && band.at < 1;
        shape.visible = seen;
        if (!band || !seen) return;
        shape.tint = band.colour;
        const wide = Math.max(LEAST, SPREAD * band.width * Math.sqrt(band.at) * bed.width);
        shape.scale.set(wide, bed.height);
        const half = wide / 2;
        shape.position.set(
          Math.min(bed.x + bed.width - half, Math.max(bed.x + half, bed.x + band.at * bed.width)),
          bed.y,
        );
      });
    },
  };
}

/** Colours that tell bands apart; the substances themselves are colourless. */
export const BAND_COLOURS = [0x7d8894, 0xd97a1f, 0x1f86c9, 0x159a73, 0xc2368f, 0x7a55d6, 0xb8a113, 0xc8472b] as const;
