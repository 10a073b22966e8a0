/** A tall jar with a lid, for paper chromatograms: what hangs in it lies between `back` and `front`. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { glassVessel, type Profile } from '../../kit/glassware/glass';
import { createLiquid } from '../../kit/glassware/liquid';
import { acrossGradient, contactShadow, downGradient, mix } from '../../kit/paint/shading';

export interface DevelopingJar {
  readonly back: Container;
  readonly front: Container;
  lay(radius: number, height: number, liquid: number): void;
}

const SHAPE: Profile = [
  [0, 0.9],
  [0.008, 0.97],
  [0.025, 1],
  [0.955, 1],
  [0.975, 1.03],
  [1, 1.05],
];

export function createDevelopingJar({ theme }: StageContext): DevelopingJar {
  const back = new Container({ label: 'jar, far side' });
  const front = new Container({ label: 'jar, near side' });
  let laid = '';
  return {
    back,
    front,
    lay(radius, height, level) {
      const key = `${radius} ${height} ${level}`;
      if (key === laid) return;
      laid = key;
      for (const child of [...back.removeChildren(), ...front.removeChildren()]) child.destroy({ children: true });
      const profile = SHAPE.map(([at, r]) => [at * height, r * radius] as const);
      const glass = glassVessel(theme, profile);
      const far = createLiquid(
        theme,
        profile.map(([at, r]) => [at, r - 2] as const),
      );
      far.set(level, 0xfcfdfd);
      back.addChild(contactShadow(theme, radius * 2.5, 24), glass.back, far.root);
      const sheet = new Graphics()
        .rect(-radius + 2, -level, 2 * radius - 4, level - 2)
        .fill({ color: theme.water, alpha: 0.16 });
      const rim = radius * 1.12;
      const tint = theme.name === 'dark' ? 0x46566b : 0x8fa1b4;
      const lid = new Graphics()
        .roundRect(-rim, -height - 14, 2 * rim, 22, 5)
        .fill(
          acrossGradient([
            [0, mix(tint, 0x000000, 0.35)],
            [0.22, mix(tint, 0xffffff, 0.45)],
            [0.6, tint],
            [1, mix(tint, 0x000000, 0.45)],
          ]),
        )
        .roundRect(-rim, -height - 14, 2 * rim, 7, 4)
        .fill(
          downGradient([
            [0, 0xffffff, 0.3],
            [1, 0xffffff, 0],
          ]),
        );
      for (let n = 0; n < 22; n++) {
        const x = -rim + 5 + (n * (2 * rim - 10)) / 21;
        lid.rect(x, -height - 5, 1, 11).fill({ color: 0x000000, alpha: 0.18 });
      }
      front.addChild(sheet, glass.front, lid);
    },
  };
}
