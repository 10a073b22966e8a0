/** What electrocardiograph paper comes out of: a bar at the right with its slot, and the roll at the left. */
import { Container, Graphics } from 'pixi.js';
import type { Box, StageContext } from '../../contract';
import { contactShadow, housing, metalAcross, metalDown, mix } from '../paint/shading';

/** Width of the bar: the paper ends there. */
export const BAR = 46;

export interface RecorderBar {
  readonly root: Container;
  /** The box of paper and bar together. */
  lay(box: Box): void;
}

export function createRecorderBar({ theme }: StageContext): RecorderBar {
  const root = new Container({ label: 'recorder' });
  return {
    root,
    lay({ x, y, width, height }) {
      for (const child of root.removeChildren()) child.destroy({ children: true });
      const shadow = contactShadow(theme, width, 20);
      shadow.position.set(x + width / 2, y + height);
      const body = housing(theme, BAR, height, 9);
      body.position.set(x + width - BAR, y);
      root.addChild(
        shadow,
        new Graphics()
          .roundRect(x - 2, y + 6, 16, height - 12, 7)
          .fill(mix(0xffe9e6, 0x7a4a44, theme.name === 'dark' ? 0.4 : 0.16)),
        body,
        new Graphics()
          .roundRect(x + width - BAR - 3, y + 6, 10, height - 12, 4)
          .fill(metalAcross(theme))
          .roundRect(x + width - 20, y + 14, 8, height - 28, 4)
          .fill(metalDown(theme)),
      );
    },
  };
}
