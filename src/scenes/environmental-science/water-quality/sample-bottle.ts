/** The last bottle that was filled, on the bank: its water, its label, and air in it once it was shaken. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import type { Size } from '../../kit/layout/layout';
import { asPanel } from '../../kit/stage-marks';
import { contactShadow } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface SampleBottle extends Part {
  least(type: TypeSizes): Size;
  /** Null: none is filled. `colour`: of its water. */
  set(bottle: { readonly label: string; readonly colour: number; readonly shaken: boolean } | null): void;
  /** How wide it stands in its box. */
  stands(box: Box): { readonly x: number; readonly width: number };
  /** Swings it once, at wall milliseconds; true while it moves. */
  shake(now: number): boolean;
}

const WIDTH = 62;
const HEIGHT = 130;
const SHAKE_MS = 700;
/** Scale below which the label is as wide as the bottle. */
const BESIDE = 0.7;

/** The bottle, its water, and as it is half full with froth once it was shaken. */
function createGlass(theme: StageTheme) {
  const glass = new Container();
  const water = new Graphics().poly([-26, 0, 26, 0, 26, -84, 8, -104, -8, -104, -26, -84]).fill(0xffffff);
  const half = new Graphics().rect(-26, -52, 52, 52).fill(0xffffff);
  const froth = new Graphics({ visible: false });
  for (let n = 0; n < 26; n++)
    froth
      .circle(-22 + ((n * 17) % 45), -6 - ((n * 29) % 46), 1.4 + (n % 3) * 0.6)
      .fill({ color: 0xffffff, alpha: 0.8 });
  const walls = new Graphics()
    .poly([-28, 2, 28, 2, 28, -86, 10, -106, 10, -118, -10, -118, -10, -106, -28, -86])
    .fill({ color: theme.glassBody, alpha: theme.glassAlpha })
    .stroke({ width: 2, color: theme.glassEdge, alpha: 0.9 })
    .rect(-20, -80, 4, 74)
    .fill({ color: theme.glassShine, alpha: 0.4 })
    .roundRect(-12, -130, 24, 14, 3)
    .fill(0x2d6cdf);
  glass.addChild(water, half, froth, walls);
  return { glass, water, half, froth };
}

export function createSampleBottle(context: StageContext): SampleBottle {
  const { theme, reducedMotion } = context;
  const root = new Container({ label: 'sample bottle' });
  const shadow = contactShadow(theme, WIDTH);
  const { glass, water, half, froth } = createGlass(theme);
  const paper = new Graphics();
  const words = context.text({ size: 12, weight: '600', colour: 0x17202c, anchor: [0.5, 0.5] });
  root.addChild(shadow, glass, paper, words);
  let shown = '';
  let shakenAt = Number.NEGATIVE_INFINITY;
  let wasShaken = false;
  let type: TypeSizes = { small: 12, text: 14, figures: 26 };
  let scale = 1;
  const label = (): void => {
    const width = words.width + 10;
    const height = words.height + 5;
    paper.clear();
    if (words.text === '') return;
    paper
      .roundRect(words.x - width / 2, words.y - height / 2, width, height, 3)
      .fill(0xf7f5ee)
      .stroke({ width: 1, color: 0x8d9aa6 });
    asPanel(paper, { x: words.x - width / 2, y: words.y - height / 2, width, height });
  };
  return {
    root,
    least: ({ small }) => ({ width: Math.max(WIDTH, 6 * small), height: 0 }),
    lay(box: Box, sizes) {
      type = sizes;
      scale = Math.min(1.5, box.width / WIDTH, box.height / (HEIGHT + 8));
      const beside = scale < BESIDE;
      root.position.set(box.x + box.width * (beside ? 0.25 : 0.5), box.y + box.height - 8);
      glass.scale.set(scale);
      shadow.scale.set(scale);
      words.style.fontSize = type.small;
      // On a small bottle the label does not fit: it hangs beside it.
      words.position.set(beside ? box.width * 0.42 : 0, -38 * scale);
      label();
    },
    stands: ({ x, width }) => ({
      x: x + width * (scale < BESIDE ? 0.25 : 0.5) - (WIDTH * scale) / 2,
      width: WIDTH * scale,
    }),
    set(bottle) {
      const key = bottle ? `${bottle.label} ${bottle.colour} ${bottle.shaken}` : '';
      if (bottle?.shaken && !wasShaken) shakenAt = Number.NaN;
      wasShaken = bottle?.shaken ?? false;
      if (key === shown && glass.alpha === (bottle ? 1 : 0.45)) return;
      shown = key;
      glass.alpha = bottle ? 1 : 0.45;
      water.visible = bottle !== null && !bottle.shaken;
      half.visible = bottle?.shaken ?? false;
      froth.visible = half.visible;
      water.tint = bottle?.colour ?? 0xffffff;
      half.tint = water.tint;
      words.text = bottle?.label ?? '';
      label();
    },
    shake(now) {
      if (Number.isNaN(shakenAt)) shakenAt = now;
      const since = now - shakenAt;
      const moves = !reducedMotion && since < SHAKE_MS;
      glass.rotation = moves ? 0.4 * Math.sin(since / 38) * (1 - since / SHAKE_MS) : 0;
      return moves;
    },
  };
}
