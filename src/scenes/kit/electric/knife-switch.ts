/** A knife switch on its base: brass clips, a copper blade with a black handle that swings up about the left clip. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient } from '../paint/shading';

export interface KnifeSwitch {
  readonly root: Container;
  /** 0 open to 1 closed. */
  set(fraction: number): void;
}

const OPEN_ANGLE = -0.72;

/** Origin at its middle; the clips lie `width / 2` to both sides. */
export function createKnifeSwitch({ theme }: StageContext, width: number): KnifeSwitch {
  const root = new Container({ label: 'knife switch' });
  const reach = width / 2;
  const base = new Graphics()
    .roundRect(-reach - 8, -9, width + 16, 22, 5)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
    .roundRect(-reach - 9, -12, width + 18, 22, 5)
    .fill(
      downGradient([
        [0, 0x6b5a48],
        [0.2, 0x4a3b2d],
        [1, 0x2a2018],
      ]),
    );
  const clip = (x: number): Graphics =>
    new Graphics().roundRect(x - 6, -9, 12, 16, 2.5).fill(
      downGradient([
        [0, 0xfff0bd],
        [0.5, 0xc99c3f],
        [1, 0x7a5a1e],
      ]),
    );
  const blade = new Container({ x: -reach });
  blade.addChild(
    new Graphics()
      .roundRect(-3, -4, width + 4, 7, 2)
      .fill(
        downGradient([
          [0, 0xffd9b0],
          [0.45, 0xd08a4e],
          [1, 0x7d4a22],
        ]),
      )
      .roundRect(width * 0.66, -9, width * 0.4, 11, 5)
      .fill(
        downGradient([
          [0, 0x5a626b],
          [0.4, 0x23282e],
          [1, 0x0d1013],
        ]),
      ),
  );
  const pin = new Graphics({ x: -reach }).circle(0, -1, 3.2).fill(0x5a4316).circle(-0.6, -1.8, 1.6).fill(0xffe7a3);
  root.addChild(base, clip(-reach), clip(reach), blade, pin);
  return {
    root,
    set(fraction) {
      blade.rotation = OPEN_ANGLE * (1 - fraction);
    },
  };
}
