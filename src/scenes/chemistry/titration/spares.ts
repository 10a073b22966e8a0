/** A fresh flask and the wash bottle: they stand on the bench, or on a shelf where that has no room for them. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext } from '../../contract';
import type { ConicalFlask } from '../../kit/glassware/conical-flask';
import type { WashBottle } from '../../kit/glassware/wash-bottle';
import { sharedOut } from '../../kit/layout/layout';
import { contactShadow, downGradient, mix } from '../../kit/paint/shading';

export interface Spares extends Part {
  /** Of what stands there with its shelf: leads keep clear of it. */
  readonly box: Box;
}

const WOOD = 0x8a6238;
const PLANK = 10;
/** Stage units from which they stand on the bench. */
const BENCH_FROM = 180;

export function createSpares(context: StageContext, flask: ConicalFlask, wash: WashBottle): Spares {
  const { theme } = context;
  const root = new Container({ label: 'spares' });
  const plank = new Graphics();
  const shade = contactShadow(theme, 96, 12);
  root.addChild(plank, shade, flask.light, flask.root, wash.root);
  let whole: Box = { x: 0, y: 0, width: 0, height: 0 };
  return {
    root,
    get box() {
      return whole;
    },
    lay(box, type) {
      whole = box;
      const shelved = box.width < BENCH_FROM;
      const { x, y, width } = box;
      const bottom = y + box.height - (shelved ? PLANK : 0);
      plank.clear();
      if (shelved) {
        plank
          .rect(x + 4, bottom + PLANK, width, 5)
          .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.5 })
          .roundRect(x - 4, bottom, width + 8, PLANK, 2)
          .fill(
            downGradient([
              [0, mix(WOOD, 0xffe0b0, 0.4)],
              [0.3, WOOD],
              [1, mix(WOOD, 0x000000, 0.4)],
            ]),
          );
      }
      const [forFlask = 0, forWash = 0] = sharedOut(width, [0, 0], [flask.size.width, wash.size.width]);
      const high = bottom - y - 2;
      flask.lay({ x, y, width: forFlask, height: high }, type);
      flask.light.position.copyFrom(flask.root.position);
      flask.light.scale.copyFrom(flask.root.scale);
      shade.position.copyFrom(flask.root.position);
      shade.scale.copyFrom(flask.root.scale);
      wash.lay({ x: x + forFlask, y, width: forWash, height: high }, type);
    },
  };
}
