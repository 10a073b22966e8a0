/** A demonstration board with rows of holes, standing on two feet. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { contactShadow, downGradient } from '../paint/shading';

export interface Pegboard {
  readonly root: Container;
  /** Its outline; `pitch` between holes, the first `inset` from its corner. */
  lay(
    box: Point & { readonly width: number; readonly height: number },
    holes?: { readonly pitch: Point; readonly inset: Point; readonly radius?: number },
  ): void;
}

const HOLES = { pitch: { x: 22, y: 22 }, inset: { x: 16, y: 14 } } as const;

export function createPegboard({ theme }: StageContext): Pegboard {
  const root = new Container({ label: 'pegboard' });
  const shadow = contactShadow(theme, 540, 34);
  const face = new Graphics();
  root.addChild(shadow, face);
  const dark = theme.name === 'dark';
  return {
    root,
    lay({ x, y, width, height }, { pitch, inset, radius = 1.7 } = HOLES) {
      shadow.position.set(x + width / 2 + 8, y + height + 6);
      shadow.scale.x = (width * 1.08) / 540;
      face
        .clear()
        .roundRect(x + 40, y + height - 6, 46, 16, 4)
        .roundRect(x + width - 86, y + height - 6, 46, 16, 4)
        .fill(dark ? 0x121a24 : 0x7f8d9c)
        .roundRect(x, y, width, height, 12)
        .fill(
          downGradient([
            [0, dark ? 0x33445a : 0xfdfefe],
            [0.5, dark ? 0x27364a : 0xf0f4f8],
            [1, dark ? 0x1d2938 : 0xdbe4ec],
          ]),
        )
        .roundRect(x + 1, y + 1, width - 2, height - 2, 11)
        .stroke({ width: 1.5, color: dark ? 0x5f7690 : 0xffffff, alpha: 0.7 });
      for (let column = inset.x; column < width - 8; column += pitch.x) {
        for (let row = inset.y; row < height - 10; row += pitch.y) face.circle(x + column, y + row, radius);
      }
      face.fill({ color: dark ? 0x0e1620 : 0x9fb0c0, alpha: dark ? 0.55 : 0.5 });
    },
  };
}
