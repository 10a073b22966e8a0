/** A paper bag of ground limestone. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createPaperLabel } from '../../kit/glassware/paper-label';
import { type VesselPart, vesselPart } from '../../kit/glassware/vessel-part';
import { acrossGradient, contactShadow } from '../../kit/paint/shading';

export interface LimeBag extends VesselPart {
  /** What was given so far, t/ha. */
  set(given: number): void;
}

const WIDTH = 84;
const HEIGHT = 112;

export function createLimeBag(context: StageContext): LimeBag {
  const root = new Container({ label: 'bag of lime' });
  const half = WIDTH / 2;
  root.addChild(
    contactShadow(context.theme, WIDTH * 1.3, 16),
    new Graphics()
      .moveTo(-half + 4, 0)
      .lineTo(half - 4, 0)
      .quadraticCurveTo(half + 3, -HEIGHT * 0.45, half - 5, -HEIGHT + 18)
      .lineTo(-half + 5, -HEIGHT + 18)
      .quadraticCurveTo(-half - 3, -HEIGHT * 0.45, -half + 4, 0)
      .fill(
        acrossGradient([
          [0, 0xcbb894],
          [0.3, 0xf0e4c6],
          [1, 0xa89468],
        ]),
      )
      .roundRect(-half + 3, -HEIGHT, WIDTH - 6, 20, 3)
      .fill(
        acrossGradient([
          [0, 0xb5a27c],
          [0.3, 0xe2d3ae],
          [1, 0x94815a],
        ]),
      )
      .rect(-half + 3, -HEIGHT + 12, WIDTH - 6, 1.4)
      .fill({ color: 0x6b5a38, alpha: 0.6 }),
  );
  const label = createPaperLabel(context, { width: 64, height: 40 });
  label.root.y = -HEIGHT * 0.42;
  root.addChild(label.root);
  return {
    ...vesselPart(root, { width: WIDTH + 6, height: HEIGHT }, (scale, type) => label.fit(scale, type)),
    set: (given) => label.set('CaCO₃', given > 0 ? `${given} t/ha` : ''),
  };
}
