/** A light gate that hangs over a track: a post behind it, a head above, and a prong on each side of what passes. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, metalAcross, mix } from '../../kit/paint/shading';

export interface GateArch {
  /** What lies behind that which passes, and before it. */
  readonly back: Container;
  readonly front: Container;
  /** From the beam down to the foot of the post, stage units. */
  lay(height: number): void;
  light(on: boolean): void;
}

const HEAD = { width: 34, height: 15, above: 26 } as const;

/** Origin of both at the beam. */
export function createGateArch({ theme }: StageContext): GateArch {
  const back = new Container({ label: 'post of the light gate' });
  const front = new Container({ label: 'light gate' });
  const post = new Graphics();
  back.addChild(post);
  const body = theme.name === 'dark' ? 0x4a5b72 : 0x46536a;
  const fill = acrossGradient([
    [0, mix(body, 0xffffff, 0.3)],
    [0.3, body],
    [1, mix(body, 0x000000, 0.5)],
  ]);
  const head = new Graphics()
    .roundRect(-HEAD.width / 2, -HEAD.above, HEAD.width, HEAD.height, 4)
    .fill(fill)
    .roundRect(-5, -HEAD.above + HEAD.height - 2, 10, HEAD.above - HEAD.height + 8, 2)
    .fill(fill)
    .circle(0, 0, 2)
    .fill(0x1a0a0c);
  const off = new Graphics().circle(10, -HEAD.above + 7.5, 3.4).fill(0x4a1014);
  const on = new Graphics({ visible: false })
    .circle(10, -HEAD.above + 7.5, 7.5)
    .fill({ color: 0xff4d4d, alpha: 0.35 })
    .circle(10, -HEAD.above + 7.5, 3.8)
    .fill(0xff6a5e);
  front.addChild(head, off, on);
  return {
    back,
    front,
    lay(height) {
      post
        .clear()
        .rect(-3, -HEAD.above + 4, 6, height + HEAD.above - 4)
        .fill(metalAcross(theme));
    },
    light(lit) {
      on.visible = lit;
    },
  };
}
