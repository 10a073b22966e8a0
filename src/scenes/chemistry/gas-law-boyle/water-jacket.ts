/** A water jacket: a wide glass tube around an apparatus, full of water, with its two hose ends. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { type Port, portAt } from '../../kit/instruments/socket';
import { acrossGradient, contactShadow, metalDown, mix } from '../../kit/paint/shading';

export interface WaterJacket {
  /** Behind what it surrounds, and before it. */
  readonly back: Container;
  readonly front: Container;
  /** Where the hoses go in and out, on the left. */
  readonly inlet: Port;
  readonly outlet: Port;
}

const FOOT = 16;
const RING = 12;

export function createWaterJacket({ theme }: StageContext, width: number, height: number): WaterJacket {
  const half = width / 2;
  const back = new Container({ label: 'water jacket, far side' });
  const front = new Container({ label: 'water jacket, near side' });
  const inlet = { x: -half - 14, y: -FOOT - 20 };
  const outlet = { x: -half - 14, y: -height + 22 };
  const shadow = contactShadow(theme, width * 1.35, 30);
  shadow.y = 2;
  back.addChild(
    shadow,
    new Graphics().rect(-half, -height, width, height - FOOT).fill(
      acrossGradient([
        [0, mix(theme.water, 0x000000, 0.25), 0.5],
        [0.12, mix(theme.water, 0xffffff, 0.3), 0.34],
        [0.5, theme.water, 0.16],
        [0.86, theme.water, 0.3],
        [1, mix(theme.water, 0x000000, 0.35), 0.52],
      ]),
    ),
    new Graphics()
      .roundRect(inlet.x, inlet.y - 5, 18, 10, 3)
      .roundRect(outlet.x, outlet.y - 5, 18, 10, 3)
      .fill(metalDown(theme)),
  );
  front.addChild(
    new Graphics()
      .rect(-half, -height, 2, height - FOOT)
      .fill({ color: theme.glassShine, alpha: 0.6 })
      .rect(half - 2, -height, 2, height - FOOT)
      .fill({ color: theme.glassEdge, alpha: 0.45 })
      .roundRect(-half + 6, -height + 20, 4, height - FOOT - 50, 2)
      .fill({ color: theme.glassShine, alpha: 0.28 })
      .roundRect(-half - 6, -FOOT, width + 12, FOOT, 4)
      .fill(metalDown(theme))
      .roundRect(-half - 4, -height - RING / 2, width + 8, RING, 4)
      .fill(metalDown(theme)),
  );
  return { back, front, inlet: portAt(inlet, 'left'), outlet: portAt(outlet, 'left') };
}
