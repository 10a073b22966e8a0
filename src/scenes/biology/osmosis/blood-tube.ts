/** A tube of blood before a printed card, which is read through it once the cells have burst. */
import { Container, Graphics } from 'pixi.js';
import { glassVessel, type Profile } from '../../kit/glassware/glass';
import { createLiquid } from '../../kit/glassware/liquid';
import { acrossGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

const CARD = { width: 176, height: 196 } as const;
const LARGE = 1.36;
const TUBE: Profile = [
  [0, 3],
  [3, 15],
  [9, 23],
  [20, 28],
  [168, 28],
  [174, 31],
  [178, 32],
];
const TUBE_FILL = 132;
const INKS = [0x1c2733, 0x8c2f39, 0x24507a] as const;

/** A card with lines of words in three inks. */
function createCard(theme: StageTheme): Graphics {
  const card = new Graphics()
    .roundRect(-CARD.width / 2 + 3, -CARD.height + 5, CARD.width, CARD.height, 5)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
    .roundRect(-CARD.width / 2, -CARD.height, CARD.width, CARD.height, 5)
    .fill(theme.name === 'dark' ? 0xdfe4ea : 0xffffff);
  for (let row = 0; row < 11; row++) {
    const y = -CARD.height + 22 + row * 15.5;
    const ink = INKS[row % 3] ?? INKS[0];
    for (let x = -CARD.width / 2 + 12, word = 0; x < CARD.width / 2 - 22; word++) {
      const width = 9 + ((word * 7 + row * 11) % 17);
      card.roundRect(x, y, Math.min(width, CARD.width / 2 - 12 - x), 5.2, 1.5).fill({ color: ink, alpha: 0.86 });
      x += width + 6;
    }
  }
  return card;
}

const createClip = (theme: StageTheme): Graphics =>
  new Graphics().roundRect(-44, -CARD.height - 10, 88, 20, 3).fill(
    acrossGradient([
      [0, theme.metal[1]],
      [0.3, theme.metal[0]],
      [1, theme.metal[2]],
    ]),
  );

/** Whole cells scatter the light: nothing is seen through them. */
function createCloud(): Graphics {
  const filled = [...TUBE.filter(([at]) => at < TUBE_FILL), [TUBE_FILL, 28] as const];
  return new Graphics()
    .poly(filled.flatMap(([at, r]) => [-r + 1.5, -at]).concat(filled.toReversed().flatMap(([at, r]) => [r - 1.5, -at])))
    .fill(
      acrossGradient([
        [0, 0x9d3129],
        [0.3, 0xd66a5b],
        [0.7, 0xc4493c],
        [1, 0x8a241e],
      ]),
    );
}

export function createBloodTube(theme: StageTheme) {
  const blood = new Container({ label: 'tube of blood' });
  const glass = glassVessel(theme, TUBE);
  const inner = TUBE.map(([at, r]) => [at, r - 1.5] as const);
  const liquid = createLiquid(theme, inner);
  const cloud = createCloud();
  const tube = new Container();
  tube.addChild(glass.back, liquid.root, cloud, glass.front);
  tube.y = -6;
  blood.addChild(createCard(theme), createClip(theme), tube);
  blood.scale.set(LARGE);
  return {
    root: blood,
    /** Part of the cells that have burst. */
    lyse(lysed: number): void {
      cloud.alpha = 0.98 * (1 - lysed) ** 0.7;
      liquid.set(TUBE_FILL, mix(0xe0574a, 0xd63a33, lysed));
      liquid.root.alpha = 0.72;
    },
  };
}
