/** The pane of a screen in its frame: dark glass, or a light LCD; what shows on it is laid over it. */
import { Graphics } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import { aslantGradient, downGradient, mix } from '../paint/shading';
import { asPanel } from '../stage-marks';

export interface ScreenPane {
  readonly root: Graphics;
  /** Draws frame and pane into a box, in units of its parent; returns the pane. */
  lay(box: Box): Box;
}

/** Width of the frame. */
export const FRAME = 4;

export function createScreenPane({ theme }: StageContext): ScreenPane {
  const root = new Graphics();
  root.label = 'screen';
  const dark = theme.name === 'dark';
  const frame = dark ? 0x10161d : 0x55626e;
  return {
    root,
    lay({ x, y, width, height }) {
      const pane: Box = { x: x + FRAME, y: y + FRAME, width: width - 2 * FRAME, height: height - 2 * FRAME };
      const shade = Math.min(9, pane.height * 0.16);
      root
        .clear()
        .roundRect(x, y, width, height, 8)
        .fill(
          aslantGradient([
            [0, mix(frame, 0x000000, 0.5)],
            [0.5, frame],
            [1, mix(frame, 0xffffff, dark ? 0.3 : 0.55)],
          ]),
        )
        .roundRect(x + 1.25, y + 1.25, width - 2.5, height - 2.5, 7)
        .fill(frame)
        .roundRect(pane.x, pane.y, pane.width, pane.height, 4)
        .fill(
          aslantGradient([
            [0, mix(theme.screen, dark ? 0x000000 : 0xffffff, dark ? 0.3 : 0.3)],
            [0.5, theme.screen],
            [1, mix(theme.screen, dark ? theme.screenGlow : 0x5f7a70, dark ? 0.07 : 0.1)],
          ]),
        )
        // The frame shades the pane from above and from the left.
        .roundRect(pane.x, pane.y, pane.width, shade, 4)
        .fill(
          downGradient([
            [0, 0x000000, dark ? 0.5 : 0.2],
            [1, 0x000000, 0],
          ]),
        )
        .rect(pane.x, pane.y + 2, 2, pane.height - 4)
        .fill({ color: 0x000000, alpha: dark ? 0.3 : 0.1 })
        // What the window throws on the glass.
        .poly([
          pane.x + pane.width * 0.04,
          pane.y + 1,
          pane.x + pane.width * 0.34,
          pane.y + 1,
          pane.x + pane.width * 0.34 - pane.height * 0.5,
          pane.y + pane.height - 1,
          Math.max(pane.x + 1, pane.x + pane.width * 0.04 - pane.height * 0.5),
          pane.y + pane.height - 1,
        ])
        .fill({ color: 0xffffff, alpha: dark ? 0.028 : 0.16 });
      asPanel(root, pane);
      return pane;
    },
  };
}
