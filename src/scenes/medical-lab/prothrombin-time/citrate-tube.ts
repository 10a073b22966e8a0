/** The citrate tube that the plasma came from: spun, plasma stands over the cells. */
import { Graphics } from 'pixi.js';
import { acrossGradient, metalDown } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import type { BlockState } from './block-state';
import { PLASMA } from './swinging-ball';

export const TUBE = { x: 52, top: 70, foot: 244, half: 17 } as const;

const createCap = (): Graphics =>
  new Graphics().roundRect(TUBE.x - TUBE.half - 4, TUBE.top - 26, 2 * TUBE.half + 8, 30, 6).fill(
    acrossGradient([
      [0, 0x2d5f9e],
      [0.4, 0x7fb4ea],
      [1, 0x24518a],
    ]),
  );

const createRack = (theme: StageTheme): Graphics =>
  new Graphics()
    .roundRect(18, 222, 70, 36, 6)
    .fill(metalDown(theme))
    .roundRect(18.5, 222.5, 69, 35, 5.5)
    .stroke({ width: 1, color: theme.housingEdge });

export function createCitrateTube(theme: StageTheme) {
  const tube = new Graphics();
  let tubed = '';

  function drawTube(fill: number, haematocrit: number): void {
    const high = TUBE.foot - TUBE.top;
    // Full, the tube has nine parts of blood on one of citrate; spun, plasma stands over the cells.
    const blood = 0.9 * (fill / 100);
    const level = TUBE.foot - high * 0.84 * (0.1 + blood);
    const cells = TUBE.foot - (high * 0.84 * blood * haematocrit) / 100;
    tube
      .clear()
      .roundRect(TUBE.x - TUBE.half, TUBE.top, 2 * TUBE.half, high, 14)
      .fill({ color: 0xdcecf8, alpha: 0.35 })
      .roundRect(TUBE.x - TUBE.half + 2, level, 2 * TUBE.half - 4, TUBE.foot - level - 2, 12)
      .fill(0x8c1219)
      .rect(TUBE.x - TUBE.half + 2, level, 2 * TUBE.half - 4, cells - level)
      .fill(PLASMA)
      .roundRect(TUBE.x - TUBE.half, TUBE.top, 2 * TUBE.half, high, 14)
      .stroke({ width: 2, color: 0xf2f8fc })
      // The mark to which it should be filled.
      .moveTo(TUBE.x - TUBE.half - 6, TUBE.foot - high * 0.84)
      .lineTo(TUBE.x + TUBE.half + 6, TUBE.foot - high * 0.84)
      .stroke({ width: 2, color: theme.name === 'dark' ? 0xffffff : 0x1b2530 });
  }

  return {
    views: [tube, createCap(), createRack(theme)],
    set({ fill, haematocrit }: BlockState): void {
      const key = `${fill} ${haematocrit}`;
      if (key === tubed) return;
      tubed = key;
      drawTube(fill, haematocrit);
    },
  };
}
