/** A pipette with eight channels from above, its tips along a column of a plate. Origin at the middle of its head. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, downGradient } from '../paint/shading';
import { GRID } from './microplate';

export interface MultichannelPipette {
  readonly root: Container;
  /** Liquid in its tips: 0 is none. */
  fill(colour: number, part: number): void;
}

const HALF = ((GRID.rows - 1) * (GRID.pitch - 1)) / 2;

export function createMultichannelPipette({ theme }: StageContext): MultichannelPipette {
  const root = new Container({ label: 'multichannel pipette' });
  const shadow = new Graphics()
    .roundRect(-8, -HALF - 12, 34, 2 * HALF + 32, 12)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 });
  const handle = new Graphics()
    .roundRect(-15, HALF + 4, 30, 84, 13)
    .fill(
      acrossGradient([
        [0, 0x9fadbb],
        [0.35, 0xf8fafc],
        [1, 0x8796a5],
      ]),
    )
    .roundRect(-8, HALF + 76, 16, 16, 6)
    .fill(0x2f6fb0);
  const head = new Graphics()
    .roundRect(-13, -HALF - 14, 26, 2 * HALF + 28, 11)
    .fill(
      downGradient([
        [0, 0xeef3f7],
        [1, 0x9caab8],
      ]),
    )
    .stroke({ width: 1.2, color: 0x66768a });
  const tips = new Graphics();
  const drops = new Graphics({ visible: false });
  for (let n = 0; n < GRID.rows; n++) {
    const y = -HALF + n * (GRID.pitch - 1);
    tips.circle(0, y, 7).fill(0xf6e7b8).stroke({ width: 1.2, color: 0xa08a3c });
    drops.circle(0, y, 4.6).fill(0xffffff);
  }
  root.addChild(shadow, handle, head, tips, drops);
  return {
    root,
    fill(colour, part) {
      drops.visible = part > 0;
      drops.tint = colour;
      drops.alpha = part;
    },
  };
}
