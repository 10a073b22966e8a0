/**
 * A gas under a loaded piston: a graduated glass cylinder with a lid through which the space above the piston is pumped
 * empty, a sealed piston, and weights on it. Origin at the middle of the cylinder's floor.
 */
import { Container, Graphics, GraphicsContext, type Text } from 'pixi.js';
import type { StageContext, TypeSizes } from '../../contract';
import { acrossGradient, downGradient, metalAcross, metalDown, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export interface GasCylinderOptions {
  /** Inner width, stage units. */
  readonly width: number;
  /** Stage units of 1 mL on the scale, and the scale's last mark. */
  readonly millilitre: number;
  readonly capacity: number;
  /** What the piston alone, a small and a large weight load it with, atm. */
  readonly piston: number;
  readonly small: number;
  readonly large: number;
}

export interface GasCylinder {
  readonly root: Container;
  /** Between the far wall and the near one: what is in the gas goes here, from the floor upwards. */
  readonly inside: Container;
  /** Stage units of the lid above the floor. */
  readonly height: number;
  /** Where the piston stands (mL) and what loads it (atm). */
  set(volume: number, load: number): void;
  /** The middle of the weights, and their height with the piston's, as last set. */
  weights(): { readonly y: number; readonly height: number };
  /** `scale`: at which it is drawn. */
  fit(scale: number, type: TypeSizes): void;
}

const WALL = 5;
const HEADROOM = 44;
const LID = 16;
const PISTON = 22;
const BIG = { width: 0.74, height: 14 } as const;
const SMALL = { width: 0.52, height: 6 } as const;
/** Size of the scale's figures at a scale of 1. */
const FIGURE = 13;
const MOST_BIG = 5;
const MOST_SMALL = 5;
const BRASS = [0xf5dfa0, 0xc79a43, 0x6f4f1c] as const;

/** Far wall and near one; `top`: height of the glass. */
function drawWalls(theme: StageTheme, width: number, top: number): readonly [back: Graphics, front: Graphics] {
  const half = width / 2;
  const back = new Graphics().rect(-half - WALL, -top, width + 2 * WALL, top).fill(
    acrossGradient([
      [0, theme.glassEdge, theme.glassAlpha * 2.6],
      [0.05, theme.glassBody, theme.glassAlpha * 1.1],
      [0.5, theme.glassBody, theme.glassAlpha * 0.35],
      [0.94, theme.glassBody, theme.glassAlpha * 1.2],
      [1, theme.glassEdge, theme.glassAlpha * 2.2],
    ]),
  );
  const front = new Graphics()
    .rect(-half - WALL, -top, WALL, top + 4)
    .fill({ color: theme.glassEdge, alpha: 0.34 })
    .rect(half, -top, WALL, top + 4)
    .fill({ color: theme.glassEdge, alpha: 0.24 })
    .rect(-half - WALL, -top, 1.4, top)
    .fill({ color: theme.glassShine, alpha: 0.75 })
    .rect(half + WALL - 1.4, -top, 1.4, top)
    .fill({ color: theme.glassShine, alpha: 0.35 })
    .roundRect(-half + 9, -top + 14, 5, top - 40, 2.5)
    .fill({ color: theme.glassShine, alpha: 0.12 })
    .roundRect(half - 12, -top + 14, 3, top - 30, 1.5)
    .fill({ color: theme.glassShine, alpha: 0.08 });
  return [back, front];
}

function drawPiston(theme: StageTheme, width: number): Graphics {
  const half = width / 2;
  const seal = theme.name === 'dark' ? 0x0b0e12 : 0x20262d;
  return new Graphics()
    .rect(-half + 1, -PISTON, width - 2, PISTON)
    .fill(metalAcross(theme))
    .rect(-half + 1, -PISTON, width - 2, 1.6)
    .fill({ color: 0xffffff, alpha: 0.55 })
    .rect(-half + 0.5, -PISTON + 5, width - 1, 4)
    .rect(-half + 0.5, -PISTON + 13, width - 1, 4)
    .fill(seal)
    .rect(-half + 1, -1.2, width - 2, 1.2)
    .fill({ color: 0x000000, alpha: 0.35 });
}

/** The sealed piston with the weights that load it. */
function createPiston(theme: StageTheme, { width, millilitre, ...options }: GasCylinderOptions) {
  const root = new Container({ label: 'piston' });
  root.addChild(drawPiston(theme, width));
  const brass = acrossGradient([
    [0, BRASS[1]],
    [0.22, BRASS[0]],
    [0.55, BRASS[1]],
    [0.9, BRASS[2]],
    [1, BRASS[1]],
  ]);
  const weight = ({ width: part, height }: typeof BIG | typeof SMALL): GraphicsContext =>
    new GraphicsContext()
      .roundRect((-part * width) / 2, -height + 0.6, part * width, height - 0.6, 2)
      .fill(brass)
      .rect((-part * width) / 2 + 2, -height + 0.6, part * width - 4, 1)
      .fill({ color: 0xffffff, alpha: 0.5 });
  const shapes = { big: weight(BIG), small: weight(SMALL) };
  const stack = (context: GraphicsContext, count: number): readonly Graphics[] =>
    Array.from({ length: count }, () => root.addChild(new Graphics({ context, visible: false })));
  const big = stack(shapes.big, MOST_BIG);
  const small = stack(shapes.small, MOST_SMALL);
  let height: number = PISTON;
  return {
    root,
    get height() {
      return height;
    },
    destroy() {
      shapes.big.destroy();
      shapes.small.destroy();
    },
    move(volume: number) {
      root.y = -volume * millilitre;
    },
    load(atm: number) {
      const rest = Math.max(0, atm - options.piston);
      const bigCount = Math.min(MOST_BIG, Math.floor(rest / options.large + 1e-6));
      const smallCount = Math.min(MOST_SMALL, Math.round((rest - bigCount * options.large) / options.small));
      height = PISTON;
      for (const [items, count, thick] of [
        [big, bigCount, BIG.height],
        [small, smallCount, SMALL.height],
      ] as const) {
        items.forEach((item, n) => {
          item.visible = n < count;
          if (n >= count) return;
          item.y = -height;
          height += thick;
        });
      }
    },
  };
}

/** The graduation, with its figures. */
function createGraduation(context: StageContext, { width, millilitre, capacity }: GasCylinderOptions) {
  const { theme } = context;
  const half = width / 2;
  const scale = new Graphics();
  const numbers = new Container({ label: 'numbers' });
  const texts: Text[] = [];
  for (let volume = 0; volume <= capacity; volume++) {
    const y = -volume * millilitre;
    const length = volume % 10 === 0 ? 20 : volume % 5 === 0 ? 14 : 8;
    scale
      .rect(-half, y - 0.5, length, volume % 5 === 0 ? 1.3 : 1)
      .fill({ color: theme.scaleInk, alpha: volume % 5 === 0 ? 0.95 : 0.7 });
    if (volume % 10 > 0 || volume === 0) continue;
    const text = context.text({
      text: String(volume),
      size: FIGURE,
      mono: true,
      weight: '700',
      colour: theme.ink,
      anchor: [1, 0.5],
    });
    text.position.set(-half - WALL - 5, y);
    texts.push(text);
  }
  const unit = context.text({ text: 'mL', size: FIGURE, mono: true, colour: theme.ink, anchor: [0, 0.5] });
  // Above the last mark, where the piston does not come, and below the rim of the jacket.
  unit.position.set(-half + 26, -capacity * millilitre - 9);
  texts.push(unit);
  numbers.addChild(...texts);
  return {
    scale,
    numbers,
    fit(size: number) {
      for (const text of texts) text.style.fontSize = Math.max(FIGURE, size);
    },
  };
}

/** Foot and lid, with the neck through which the space above the piston is pumped empty. */
const drawFittings = (theme: StageTheme, width: number, top: number): Graphics =>
  new Graphics()
    .roundRect(-width / 2 - 16, 0, width + 32, 13, 3)
    .fill(metalDown(theme))
    .roundRect(-width / 2 - 14, -top - LID, width + 28, LID, 4)
    .fill(metalDown(theme))
    .rect(-6, -top - LID - 16, 12, 17)
    .fill(metalAcross(theme))
    .roundRect(-11, -top - LID - 21, 22, 7, 3)
    .fill(
      downGradient([
        [0, mix(theme.metal[0], 0xffffff, 0.2)],
        [1, theme.metal[2]],
      ]),
    );

export function createGasCylinder(context: StageContext, options: GasCylinderOptions): GasCylinder {
  const { theme } = context;
  const { width, millilitre, capacity } = options;
  const top = capacity * millilitre + HEADROOM;
  const root = new Container({ label: 'gas cylinder' });
  const inside = new Container({ label: 'gas' });
  const [back, front] = drawWalls(theme, width, top);
  const piston = createPiston(theme, options);
  root.once('destroyed', () => piston.destroy());
  const graduation = createGraduation(context, options);
  root.addChild(back, inside, piston.root, front, graduation.scale);
  root.addChild(drawFittings(theme, width, top), graduation.numbers);
  let shownVolume = Number.NaN;
  let shownLoad = Number.NaN;
  return {
    root,
    inside,
    height: top,
    set(volume, load) {
      if (volume !== shownVolume) {
        shownVolume = volume;
        piston.move(volume);
      }
      if (load === shownLoad) return;
      shownLoad = load;
      piston.load(load);
    },
    weights: () => ({ y: piston.root.y - piston.height / 2, height: piston.height }),
    fit: (scale, { small }) => graduation.fit(small / scale),
  };
}
