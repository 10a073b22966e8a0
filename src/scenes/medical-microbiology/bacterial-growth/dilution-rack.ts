/** A rack of test tubes, a tenfold dilution series from left to right, one of them chosen. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { liquidColour } from '../../kit/paint/liquid-colour';
import { acrossGradient, contactShadow, downGradient, mix } from '../../kit/paint/shading';

export interface DilutionRack extends Part {
  readonly tubes: number;
  /** Middle of a tube and height of the mouths, in units of the parent. */
  tubeX(index: number): number;
  readonly mouthY: number;
  /** Stage units of one of its own. */
  readonly scale: number;
  /** White light after tube n, 0xrrggbb. */
  fill(index: number, transmitted: number): void;
  /** Its exponent is lit: n stands for the 10⁻ⁿ dilution. */
  choose(index: number): void;
}

const WIDTH = 222;
const HEIGHT = 112;
/** The rail of wood is wider than the tubes. */
const SIZE = { width: WIDTH + 8, height: HEIGHT + 4 } as const;
const RAIL = 26;
const WOOD = 0x9a6b3f;

export function createDilutionRack(context: StageContext, tubes: number): DilutionRack {
  const { theme } = context;
  const root = new Container({ label: 'dilution rack' });
  const [width, height] = [WIDTH, HEIGHT];
  const half = width / 2;
  const pitch = (width - 22) / tubes;
  const radius = Math.min(8.5, pitch * 0.38);
  const tubeX = (index: number): number => -half + 11 + pitch * (index + 0.5);
  const mouthY = -height;
  const foot = -8;
  const filledTo = -height * 0.66;

  const wood = downGradient([
    [0, mix(WOOD, 0xffffff, 0.32)],
    [0.2, WOOD],
    [1, mix(WOOD, 0x000000, 0.42)],
  ]);
  const ends = acrossGradient([
    [0, mix(WOOD, 0xffffff, 0.2)],
    [0.5, WOOD],
    [1, mix(WOOD, 0x000000, 0.4)],
  ]);
  const behind = new Graphics()
    .roundRect(-half, -height * 0.76, 9, height * 0.76, 3)
    .fill(ends)
    .roundRect(half - 9, -height * 0.76, 9, height * 0.76, 3)
    .fill(ends)
    .rect(-half + 9, -height * 0.74, width - 18, 7)
    .fill({ color: mix(WOOD, 0x000000, 0.55) });
  const before = new Graphics()
    .roundRect(-half + 2, -height * 0.7, width - 4, 9, 2)
    .fill(wood)
    .roundRect(-half - 4, -RAIL, width + 8, RAIL, 4)
    .fill(wood)
    .rect(-half - 2, -RAIL + 1, width + 4, 1.4)
    .fill({ color: 0xffffff, alpha: 0.22 })
    .roundRect(-half + 4, -RAIL + 4, width - 8, RAIL - 8, 2)
    .fill({ color: 0xf4f1ea, alpha: 0.94 });

  const outline = (inset: number, top: number): GraphicsContext => {
    const r = radius - inset;
    return new GraphicsContext()
      .moveTo(-r, top)
      .lineTo(-r, foot - r)
      .arc(0, foot - r, r, Math.PI, 0, true)
      .lineTo(r, top)
      .closePath();
  };
  const liquidShape = outline(1.4, filledTo).fill(
    acrossGradient([
      [0, 0xd0d0d0],
      [0.25, 0xffffff],
      [1, 0xb8b8b8],
    ]),
  );
  const glassShape = outline(0, mouthY)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, theme.glassAlpha * 2.6],
        [0.3, theme.glassBody, theme.glassAlpha * 0.7],
        [0.8, theme.glassBody, theme.glassAlpha],
        [1, theme.glassEdge, theme.glassAlpha * 2.2],
      ]),
    )
    .roundRect(-radius - 1.2, mouthY - 2, 2 * radius + 2.4, 4, 2)
    .fill({ color: theme.glassEdge, alpha: 0.7 })
    .rect(-radius * 0.62, mouthY + 6, 1.8, height * 0.8)
    .fill({ color: theme.glassShine, alpha: 0.4 });
  const liquids = Array.from({ length: tubes }, (_, index) => {
    const liquid = new Graphics(liquidShape);
    liquid.x = tubeX(index);
    return liquid;
  });
  const glasses = Array.from({ length: tubes }, (_, index) => {
    const glass = new Graphics(glassShape);
    glass.x = tubeX(index);
    return glass;
  });
  root.once('destroyed', () => {
    liquidShape.destroy();
    glassShape.destroy();
  });
  const chosen = new Graphics()
    .roundRect(-pitch / 2 + 0.5, -RAIL + 2, pitch - 1, RAIL - 4, 3)
    // Dark enough for the figure that stands on it.
    .fill(theme.name === 'dark' ? theme.accent : mix(theme.accent, 0x000000, 0.25))
    .roundRect(-radius - 3, mouthY - 5, 2 * radius + 6, height - RAIL + 2, radius + 3)
    .stroke({ width: 1.6, color: theme.accent, alpha: 0.9 });
  const figures = Array.from({ length: tubes }, (_, index) => {
    const figure = context.text({
      text: String(index),
      size: 12,
      mono: true,
      weight: '600',
      colour: 0x2a2118,
      anchor: [0.5, 0.5],
    });
    figure.position.set(tubeX(index), -RAIL / 2);
    return figure;
  });
  const shadow = contactShadow(theme, width * 1.16, 18);
  root.addChild(shadow, behind, ...liquids, ...glasses, before, chosen, ...figures);
  const looks = new Float64Array(tubes).fill(-1);
  let current = -1;
  return {
    root,
    tubes,
    tubeX: (index) => root.x + tubeX(index) * root.scale.x,
    get mouthY() {
      return root.y + mouthY * root.scale.y;
    },
    get scale() {
      return root.scale.x;
    },
    lay(box, type) {
      const at = fitted(box, SIZE);
      root.position.set(at.x + at.width / 2, at.y + at.height);
      root.scale.set(at.scale);
      for (const figure of figures) figure.style.fontSize = Math.max(12, type.small / at.scale);
    },
    fill(index, transmitted) {
      const liquid = liquids[index];
      if (!liquid || looks[index] === transmitted) return;
      looks[index] = transmitted;
      const { tint, alpha } = liquidColour(theme, transmitted).body;
      liquid.tint = tint;
      liquid.alpha = alpha;
    },
    choose(index) {
      if (index === current) return;
      const before = figures[current];
      if (before) before.style.fill = 0x2a2118;
      const now = figures[index];
      if (now) now.style.fill = theme.accentInk;
      current = index;
      chosen.x = tubeX(index);
    },
  };
}
