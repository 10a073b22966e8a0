/** The tray beside the chair: a glass with the glucose drink, and a rack whose five places carry the minutes of the test. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { boxOf, fitDrawing, type Stand } from '../../kit/layout/layout';
import { acrossGradient, contactShadow, downGradient, metalDown, mix } from '../../kit/paint/shading';
import { asPanel } from '../../kit/stage-marks';

export interface TrayState {
  /** Part of the glass that is drunk. */
  readonly drunk: number;
  /** g of glucose in it, as its label says. */
  readonly dose: number;
  /** For each place of the rack: a tube stands in it. */
  readonly filled: readonly boolean[];
  /** h for which the tubes stand; 0: on ice. */
  readonly delay: number;
}

export interface TubeTray extends Part {
  set(state: TrayState): void;
  place(part: 'glass' | 'rack'): Box;
  standing(): readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
}

const SIZE = { width: 360, height: 190 } as const;
const FLOOR = 178;
const GLASS = { x: 58, top: 54, foot: 170, half: 34, low: 26 } as const;
const RACK = { x: 128, y: 92, width: 222, height: 84 } as const;
const PLACES = ['0', '30', '60', '90', '120'] as const;
const APART = 42;
const TUBE = { top: 34, foot: 150, half: 11 } as const;
/** h after which the cells lie below. */
const SETTLED = 2;

const placeX = (n: number): number => RACK.x + 27 + n * APART;

export function createTubeTray(context: StageContext): TubeTray {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'tray with glass and tubes' });
  const drawn = new Container();
  const shadow = contactShadow(theme, 340, 24);
  shadow.position.set(180, FLOOR);
  const tray = new Graphics()
    .roundRect(4, 166, 352, 14, 6)
    .fill(metalDown(theme))
    .roundRect(4.5, 166.5, 351, 13, 5.5)
    .stroke({ width: 1, color: theme.housingEdge });
  const drink = new Graphics();
  const glass = new Graphics()
    .poly([
      GLASS.x - GLASS.half,
      GLASS.top,
      GLASS.x + GLASS.half,
      GLASS.top,
      GLASS.x + GLASS.low,
      GLASS.foot,
      GLASS.x - GLASS.low,
      GLASS.foot,
    ])
    .fill(
      acrossGradient([
        [0, 0xdcecf8, 0.5],
        [0.2, 0xdcecf8, 0.14],
        [0.8, 0xdcecf8, 0.1],
        [1, 0xdcecf8, 0.42],
      ]),
    )
    .stroke({ width: 2, color: dark ? 0xdcecf8 : 0x86a2b8 })
    .ellipse(GLASS.x, GLASS.top, GLASS.half, 6)
    .stroke({ width: 2, color: dark ? 0xf2f8fc : 0x86a2b8 })
    .rect(GLASS.x - GLASS.half + 8, GLASS.top + 12, 5, 84)
    .fill({ color: 0xffffff, alpha: 0.5 });
  const ice = new Graphics();
  for (let n = 0; n < 9; n++) {
    const x = RACK.x + 12 + n * 24;
    const tilt = ((n * 7) % 5) - 2;
    ice
      .poly([x, 140 + tilt, x + 20, 136 - tilt, x + 24, 158 + tilt, x + 3, 162 - tilt])
      .fill({ color: 0xe6f4fc, alpha: 0.85 })
      .stroke({ width: 1, color: 0x9cc4dc });
  }
  const back = new Graphics()
    .roundRect(RACK.x, RACK.y, RACK.width, RACK.height, 8)
    .fill({ color: dark ? 0x32465c : 0xb9cad8, alpha: 0.95 });
  const front = new Graphics()
    .roundRect(RACK.x, RACK.y, RACK.width, 12, 5)
    .fill(
      downGradient([
        [0, mix(0x7fa6c6, 0xffffff, 0.4)],
        [1, 0x5e86a8],
      ]),
    )
    .roundRect(RACK.x, 146, RACK.width, 30, 6)
    .fill(
      downGradient([
        [0, mix(0x7fa6c6, 0xffffff, 0.3)],
        [1, 0x48708f],
      ]),
    );
  const tubes = PLACES.map((_, n) => {
    const part = new Container({ label: 'tube' });
    part.position.set(placeX(n), 0);
    const plasma = new Graphics().roundRect(-TUBE.half + 2, 62, 2 * TUBE.half - 4, TUBE.foot - 64, 8).fill(0xe9cf7d);
    const cells = new Graphics()
      .roundRect(-TUBE.half + 2, 62 - TUBE.foot, 2 * TUBE.half - 4, TUBE.foot - 64, 8)
      .fill(0x9c1119);
    cells.position.set(0, TUBE.foot);
    part.addChild(
      plasma,
      cells,
      new Graphics()
        .roundRect(-TUBE.half, TUBE.top + 12, 2 * TUBE.half, TUBE.foot - TUBE.top - 12, 10)
        .fill({ color: 0xdcecf8, alpha: 0.25 })
        .stroke({ width: 1.6, color: dark ? 0xe6f2fa : 0x8aa6ba })
        .roundRect(-TUBE.half - 2, TUBE.top, 2 * TUBE.half + 4, 20, 4)
        .fill(
          acrossGradient([
            [0, 0x6f7780],
            [0.4, 0xb6bec6],
            [1, 0x5a626b],
          ]),
        ),
    );
    return { part, cells };
  });
  const holes = new Graphics();
  for (let n = 0; n < PLACES.length; n++) holes.ellipse(placeX(n), RACK.y + 4, 13, 5).fill(0x24323f);
  drawn.addChild(shadow, back, tray, drink, glass, ice, holes, ...tubes.map(({ part }) => part), front);
  const paper = new Graphics();
  const label = context.text({ size: 12, weight: '700', colour: 0x1b2530, anchor: [0.5, 0.5] });
  const marks = PLACES.map((text) =>
    context.text({ text, size: 12, weight: '700', colour: 0x10202e, anchor: [0.5, 0.5] }),
  );
  const strip = new Graphics();
  root.addChild(drawn, paper, label, strip, ...marks);
  let at: Stand = { x: 0, y: 0, scale: 1 };
  let type: TypeSizes = { small: 12, text: 14, figures: 24 };

  function placeLabel(): void {
    const [x, y] = [at.x + GLASS.x * at.scale, at.y + 116 * at.scale];
    const [wide, high] = [label.width + type.small * 0.6, type.small * 1.4];
    label.position.set(x, y);
    paper
      .clear()
      .roundRect(x - wide / 2, y - high / 2, wide, high, 3)
      .fill(0xfdfdfb);
    asPanel(paper, { x: x - wide / 2, y: y - high / 2, width: wide, height: high });
  }

  return {
    root,
    lay(box, sizes) {
      type = sizes;
      at = fitDrawing(drawn, box, SIZE);
      const { x, y, scale } = at;
      label.style.fontSize = sizes.small;
      placeLabel();
      const high = Math.max(26 * scale, sizes.small * 1.3);
      const mid = y + 161 * scale;
      // Where five figures would meet, every other place has one; the strip is as long as the last of them needs.
      const few = APART * scale < sizes.small * 2;
      marks.forEach((text, n) => {
        text.style.fontSize = sizes.small;
        text.visible = !few || n % 2 === 0;
        text.position.set(x + placeX(n) * scale, mid);
      });
      const last = marks.at(-1)?.width ?? 0;
      const left = x + (RACK.x + 2) * scale;
      const right = Math.max(
        x + (RACK.x + RACK.width - 2) * scale,
        x + placeX(PLACES.length - 1) * scale + last / 2 + 3,
      );
      const panel = { x: left, y: mid - high / 2, width: right - left, height: high };
      strip.clear().roundRect(panel.x, panel.y, panel.width, panel.height, 4).fill(0xf3f6f8);
      asPanel(strip, panel);
    },
    set({ drunk, dose, filled, delay }) {
      const words = `${dose} g`;
      if (label.text !== words) {
        label.text = words;
        placeLabel();
      }
      const level = GLASS.top + 14 + (GLASS.foot - GLASS.top - 18) * drunk;
      const half = (y: number): number =>
        GLASS.half - 3 - ((GLASS.half - GLASS.low) * (y - GLASS.top)) / (GLASS.foot - GLASS.top);
      drink.clear();
      if (drunk < 1)
        drink
          .poly([
            GLASS.x - half(level),
            level,
            GLASS.x + half(level),
            level,
            GLASS.x + half(GLASS.foot),
            GLASS.foot - 3,
            GLASS.x - half(GLASS.foot),
            GLASS.foot - 3,
          ])
          .fill({ color: 0xf2a33c, alpha: 0.78 })
          .ellipse(GLASS.x, level, half(level), 5)
          .fill({ color: 0xffc978, alpha: 0.9 });
      ice.visible = delay === 0;
      const settled = Math.min(1, delay / SETTLED);
      tubes.forEach(({ part, cells }, n) => {
        part.visible = filled[n] ?? false;
        cells.scale.y = 1 - 0.55 * settled;
      });
    },
    place(part) {
      return boxOf(
        at,
        part === 'glass'
          ? { x: GLASS.x - GLASS.half, y: GLASS.top - 8, width: 2 * GLASS.half, height: GLASS.foot - GLASS.top + 8 }
          : { x: RACK.x, y: TUBE.top, width: RACK.width, height: 140 },
      );
    },
    standing: () => [boxOf(at, { x: 180, y: FLOOR, width: 340, height: 130 })],
  };
}
