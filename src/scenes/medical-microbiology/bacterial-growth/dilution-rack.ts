/** A rack of test tubes, a tenfold dilution series from left to right, one of them chosen. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Part, StageContext } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { liquidColour } from '../../kit/paint/liquid-colour';
import { acrossGradient, contactShadow, downGradient, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

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
const HALF = WIDTH / 2;
/** Lower end of a tube. */
const FOOT = -8;
/** The rail of wood is wider than the tubes. */
const SIZE = { width: WIDTH + 8, height: HEIGHT + 4 } as const;
const RAIL = 26;
const WOOD = 0x9a6b3f;

/** The rack: its ends stand behind the tubes, its rails before them. */
function drawWood() {
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
    .roundRect(-HALF, -HEIGHT * 0.76, 9, HEIGHT * 0.76, 3)
    .fill(ends)
    .roundRect(HALF - 9, -HEIGHT * 0.76, 9, HEIGHT * 0.76, 3)
    .fill(ends)
    .rect(-HALF + 9, -HEIGHT * 0.74, WIDTH - 18, 7)
    .fill({ color: mix(WOOD, 0x000000, 0.55) });
  const before = new Graphics()
    .roundRect(-HALF + 2, -HEIGHT * 0.7, WIDTH - 4, 9, 2)
    .fill(wood)
    .roundRect(-HALF - 4, -RAIL, WIDTH + 8, RAIL, 4)
    .fill(wood)
    .rect(-HALF - 2, -RAIL + 1, WIDTH + 4, 1.4)
    .fill({ color: 0xffffff, alpha: 0.22 })
    .roundRect(-HALF + 4, -RAIL + 4, WIDTH - 8, RAIL - 8, 2)
    .fill({ color: 0xf4f1ea, alpha: 0.94 });

  return { behind, before };
}

/** A tube about its middle, and what it is filled with. */
function tubeShapes(theme: StageTheme, radius: number) {
  const outline = (inset: number, top: number): GraphicsContext => {
    const r = radius - inset;
    return new GraphicsContext()
      .moveTo(-r, top)
      .lineTo(-r, FOOT - r)
      .arc(0, FOOT - r, r, Math.PI, 0, true)
      .lineTo(r, top)
      .closePath();
  };
  const liquidShape = outline(1.4, -HEIGHT * 0.66).fill(
    acrossGradient([
      [0, 0xd0d0d0],
      [0.25, 0xffffff],
      [1, 0xb8b8b8],
    ]),
  );
  const glassShape = outline(0, -HEIGHT)
    .fill(
      acrossGradient([
        [0, theme.glassEdge, theme.glassAlpha * 2.6],
        [0.3, theme.glassBody, theme.glassAlpha * 0.7],
        [0.8, theme.glassBody, theme.glassAlpha],
        [1, theme.glassEdge, theme.glassAlpha * 2.2],
      ]),
    )
    .roundRect(-radius - 1.2, -HEIGHT - 2, 2 * radius + 2.4, 4, 2)
    .fill({ color: theme.glassEdge, alpha: 0.7 })
    .rect(-radius * 0.62, -HEIGHT + 6, 1.8, HEIGHT * 0.8)
    .fill({ color: theme.glassShine, alpha: 0.4 });
  return { liquidShape, glassShape };
}

/** About the tube that is chosen. */
function drawChoice(theme: StageTheme, pitch: number, radius: number): Graphics {
  return (
    new Graphics()
      .roundRect(-pitch / 2 + 0.5, -RAIL + 2, pitch - 1, RAIL - 4, 3)
      // Dark enough for the figure that stands on it.
      .fill(theme.name === 'dark' ? theme.accent : mix(theme.accent, 0x000000, 0.25))
      .roundRect(-radius - 3, -HEIGHT - 5, 2 * radius + 6, HEIGHT - RAIL + 2, radius + 3)
      .stroke({ width: 1.6, color: theme.accent, alpha: 0.9 })
  );
}

export function createDilutionRack(context: StageContext, tubes: number): DilutionRack {
  const { theme } = context;
  const root = new Container({ label: 'dilution rack' });
  const pitch = (WIDTH - 22) / tubes;
  const radius = Math.min(8.5, pitch * 0.38);
  const tubeX = (index: number): number => -HALF + 11 + pitch * (index + 0.5);
  const { behind, before } = drawWood();
  const { liquidShape, glassShape } = tubeShapes(theme, radius);
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
  const chosen = drawChoice(theme, pitch, radius);
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
  const shadow = contactShadow(theme, WIDTH * 1.16, 18);
  root.addChild(shadow, behind, ...liquids, ...glasses, before, chosen, ...figures);
  const looks = new Float64Array(tubes).fill(-1);
  let current = -1;
  return {
    root,
    tubes,
    tubeX: (index) => root.x + tubeX(index) * root.scale.x,
    get mouthY() {
      return root.y - HEIGHT * root.scale.y;
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
