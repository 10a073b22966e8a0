/** A bucket of ice in which the ethanol stands. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import { acrossGradient, contactShadow, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export const BUCKET = { half: 56, high: 78 } as const;

function createIce(): Graphics {
  const ice = new Graphics();
  for (let n = 0; n < 13; n++) {
    const x = -46 + (n % 7) * 15 + (n > 6 ? 7 : 0);
    const y = -BUCKET.high - 12 + (n > 6 ? 8 : 0) + 3 * ((n * 0.618) % 1);
    ice
      .roundRect(x, y, 15, 14, 3)
      .fill({ color: mix(0xe6f4ff, 0xb8dcf5, (n * 0.382) % 1), alpha: 0.92 })
      .roundRect(x, y, 15, 14, 3)
      .stroke({ width: 1, color: 0xffffff, alpha: 0.8 });
  }
  return ice;
}

export function createIceBucket(theme: StageTheme) {
  const dark = theme.name === 'dark';
  const bucket = new Container({ label: 'ice bucket' });
  const side = new Graphics()
    .poly([-BUCKET.half, -BUCKET.high, BUCKET.half, -BUCKET.high, BUCKET.half - 9, 0, -BUCKET.half + 9, 0])
    .fill(
      acrossGradient([
        [0, dark ? 0x35506b : 0x6f97bd],
        [0.3, dark ? 0x5d84ab : 0xb5d2ea],
        [1, dark ? 0x263c52 : 0x557ba0],
      ]),
    )
    .roundRect(-BUCKET.half - 4, -BUCKET.high - 5, 2 * BUCKET.half + 8, 11, 5)
    .fill(dark ? 0x6f93b6 : 0xd4e5f4);
  const ice = createIce();
  bucket.addChild(contactShadow(theme, 150, 20), ice, side);
  return { root: bucket, ice };
}
