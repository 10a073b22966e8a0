/**
 * Head and neck in section: hypothalamus, pituitary and thyroid. Dots run between them as the hormones do: as many as there is of
 * each, TSH on a logarithmic scale. The gland glows with what it secretes.
 */
import { Container, Graphics } from 'pixi.js';
import type { Part, Point, StageContext, TypeSizes } from '../../contract';
import { fitDrawing } from '../../kit/layout/layout';
import { acrossGradient, mix, roundGradient } from '../../kit/paint/shading';
import { createColourKey, dotSample } from '../../kit/words/colour-key';
import { createNamePlates, type NamedPlace } from '../../kit/words/name-plates';

export interface LoopState {
  /** mU/L, pmol/L. */
  readonly tsh: number;
  readonly ft4: number;
  readonly ft3: number;
  /** Against a healthy gland. */
  readonly secretion: number;
}

export interface HeadNeck extends Part {
  set(state: LoopState, wall: number, still: boolean): void;
}

const SIZE = { width: 400, height: 480 } as const;
const SKIN = 0xd9a384;
const TSH = 0x1f9a6d;
const T4 = 0xd9772a;
const T3 = 0x7a55c7;

interface Way {
  readonly colour: number;
  readonly points: readonly [Point, Point, Point, Point];
  /** Dots of a state, 0 to `MOST`. */
  count(state: LoopState): number;
}

const MOST = 14;
const p = (x: number, y: number): Point => ({ x, y });
const WAYS: readonly Way[] = [
  {
    colour: TSH,
    points: [p(214, 246), p(170, 280), p(168, 330), p(196, 372)],
    // From 0.005 to 500 mU/L, five decades.
    count: ({ tsh }) => MOST * Math.max(0, Math.min(1, (Math.log10(tsh) + 2.3) / 5)),
  },
  {
    colour: T4,
    points: [p(236, 372), p(268, 330), p(262, 280), p(232, 246)],
    count: ({ ft4 }) => (MOST * Math.min(40, ft4)) / 40,
  },
  {
    colour: T3,
    points: [p(196, 420), p(170, 452), p(140, 440), p(104, 470)],
    count: ({ ft3 }) => (MOST * Math.min(14, ft3)) / 14,
  },
];
const NAMES: readonly NamedPlace[] = [
  { text: 'Hypothalamus', side: 'right', at: p(206, 196), y: 120 },
  { text: 'Pituitary', side: 'right', at: p(230, 234), y: 186 },
  { text: 'Thyroid', side: 'right', at: p(246, 398), y: 398 },
];
const KEY = [
  { text: 'TSH', colour: TSH },
  { text: 'T4', colour: T4 },
  { text: 'T3', colour: T3 },
] as const;
const PERIOD = 2600;

function bezier([a, b, c, d]: Way['points'], t: number): Point {
  const r = 1 - t;
  const of = (axis: 'x' | 'y'): number =>
    r * r * r * a[axis] + 3 * r * r * t * b[axis] + 3 * r * t * t * c[axis] + t * t * t * d[axis];
  return { x: of('x'), y: of('y') };
}

const outline = (pen: Graphics): Graphics =>
  pen
    .moveTo(84, 480)
    .bezierCurveTo(112, 430, 108, 380, 96, 336)
    .bezierCurveTo(52, 300, 26, 240, 28, 170)
    .bezierCurveTo(32, 70, 108, 8, 190, 10)
    .bezierCurveTo(268, 12, 318, 70, 316, 140)
    .bezierCurveTo(314, 164, 330, 186, 350, 218)
    .bezierCurveTo(354, 232, 338, 236, 326, 238)
    .bezierCurveTo(336, 252, 334, 260, 326, 264)
    .bezierCurveTo(332, 274, 328, 282, 322, 286)
    .bezierCurveTo(330, 316, 318, 340, 286, 342)
    .bezierCurveTo(266, 344, 250, 348, 250, 366)
    .bezierCurveTo(248, 410, 262, 446, 300, 480)
    .closePath();

/** Skull, brain with its folds, and brain stem. */
function drawBrain(pen: Graphics, skin: number): Graphics {
  return (
    pen
      .ellipse(168, 132, 126, 108)
      .fill(mix(skin, 0xfff6ea, 0.72))
      .ellipse(168, 132, 114, 97)
      .fill(
        roundGradient(
          [
            [0, 0xf6c9c0],
            [0.7, 0xe3a096],
            [1, 0xc07e78],
          ],
          { x: 0.4, y: 0.35 },
        ),
      )
      .moveTo(150, 196)
      .bezierCurveTo(160, 260, 132, 320, 138, 480)
      .lineTo(166, 480)
      .bezierCurveTo(160, 330, 190, 270, 190, 204)
      .closePath()
      .fill(0xe9b9a6)
      .ellipse(98, 222, 46, 30)
      .fill(0xcf8d84)
      // Folds.
      .moveTo(70, 120)
      .bezierCurveTo(96, 96, 104, 140, 132, 110)
      .bezierCurveTo(148, 94, 160, 132, 184, 108)
      .moveTo(84, 76)
      .bezierCurveTo(112, 64, 124, 96, 150, 70)
      .bezierCurveTo(172, 54, 188, 92, 214, 72)
      .moveTo(192, 140)
      .bezierCurveTo(214, 118, 226, 152, 262, 126)
      .moveTo(80, 166)
      .bezierCurveTo(110, 148, 130, 184, 166, 156)
      .bezierCurveTo(186, 146, 196, 172, 218, 166)
      .moveTo(66, 214)
      .bezierCurveTo(90, 204, 110, 232, 132, 218)
      .stroke({ width: 2.4, color: 0xa55f5c, alpha: 0.6, cap: 'round' })
  );
}

/** Mouth, eye and windpipe. */
function drawFace(pen: Graphics): Graphics {
  return pen
    .moveTo(326, 263)
    .quadraticCurveTo(306, 262, 292, 258)
    .stroke({ width: 2.2, color: 0x8a4a3c, cap: 'round' })
    .moveTo(292, 172)
    .quadraticCurveTo(304, 162, 314, 172)
    .quadraticCurveTo(304, 180, 292, 172)
    .fill(0xffffff)
    .circle(306, 171, 4)
    .fill(0x3c2a20)
    .moveTo(286, 152)
    .quadraticCurveTo(302, 144, 314, 150)
    .stroke({ width: 3.4, color: 0x4a3728, cap: 'round' })
    .roundRect(204, 340, 26, 142, 10)
    .fill(
      acrossGradient([
        [0, 0xb9cdd6],
        [0.5, 0xeaf4f8],
        [1, 0x9fb8c4],
      ]),
    );
}

/** Hypothalamus, stalk and pituitary. */
function drawGlands(pen: Graphics): Graphics {
  return pen
    .ellipse(200, 196, 20, 12)
    .fill(0xe8a12c)
    .stroke({ width: 1.4, color: 0x8a5a10 })
    .moveTo(206, 206)
    .lineTo(218, 224)
    .stroke({ width: 6, color: 0xc9822a })
    .ellipse(222, 234, 17, 13)
    .fill(
      roundGradient([
        [0, 0x5fd0a4],
        [1, 0x1b8a60],
      ]),
    )
    .stroke({ width: 1.4, color: 0x0e5a3e });
}

function section(dark: boolean): Graphics {
  const skin = dark ? mix(SKIN, 0x1a120e, 0.14) : SKIN;
  const pen = outline(new Graphics({ label: 'head in section' }))
    .fill(
      acrossGradient([
        [0, mix(skin, 0x3a1d12, 0.28)],
        [0.4, skin],
        [1, mix(skin, 0xffffff, 0.22)],
      ]),
    )
    .stroke({ width: 2, color: mix(SKIN, 0x3a1d12, 0.55) });
  return drawGlands(drawFace(drawBrain(pen, skin)));
}

const thyroid = (pen: Graphics): Graphics =>
  pen
    .moveTo(216, 404)
    .bezierCurveTo(208, 398, 200, 372, 190, 364)
    .bezierCurveTo(174, 366, 172, 410, 186, 430)
    .bezierCurveTo(198, 438, 210, 426, 217, 420)
    .bezierCurveTo(224, 426, 236, 438, 248, 430)
    .bezierCurveTo(262, 410, 260, 366, 244, 364)
    .bezierCurveTo(234, 372, 226, 398, 218, 404)
    .closePath();

export function createHeadNeck(context: StageContext): HeadNeck {
  const { theme } = context;
  const root = new Container({ label: 'head and neck' });
  const drawn = new Container();
  const lines = new Graphics();
  for (const {
    points: [a, b, c, d],
  } of WAYS)
    lines.moveTo(a.x, a.y).bezierCurveTo(b.x, b.y, c.x, c.y, d.x, d.y);
  lines.stroke({ width: 12, color: 0xa33138, alpha: 0.32, cap: 'round' });
  const halo = new Graphics().ellipse(217, 398, 70, 56).fill(
    roundGradient([
      [0, T4, 0.75],
      [0.55, T4, 0.3],
      [1, T4, 0],
    ]),
  );
  const pale = thyroid(new Graphics()).fill({ color: 0xe4c0b4, alpha: 0.9 }).stroke({ width: 1.6, color: 0x8e4a3c });
  const full = thyroid(new Graphics())
    .fill(
      roundGradient([
        [0, 0xd9604c],
        [1, 0x9b2f28],
      ]),
    )
    .stroke({ width: 1.6, color: 0x6a1f1a });
  const dots = WAYS.map(({ colour }) =>
    Array.from({ length: MOST }, () =>
      new Graphics({ visible: false }).circle(0, 0, 5.2).fill(0xffffff).circle(0, 0, 4.2).fill(colour),
    ),
  );
  drawn.addChild(section(theme.name === 'dark'), lines, halo, pale, full, ...dots.flat());
  const names = createNamePlates(context, NAMES);
  const key = createColourKey(context, dotSample, KEY);
  root.addChild(drawn, names.root, key.root);

  return {
    root,
    lay(box, { small }: TypeSizes) {
      const foot = small * 1.6;
      const above = { ...box, height: box.height - foot };
      names.lay(above, small, fitDrawing(drawn, above, SIZE, 0.3, 0.5));
      key.lay({ x: box.x + small * 0.4, y: box.y + box.height - foot / 2 }, small);
    },
    set(state, wall, still) {
      full.alpha = Math.min(1, 0.15 + 0.85 * Math.min(1, state.secretion));
      halo.alpha = Math.min(1, state.secretion / 2);
      WAYS.forEach((way, w) => {
        const count = Math.round(way.count(state));
        dots[w]?.forEach((dot, n) => {
          const shown = n < count;
          dot.visible = shown;
          if (!shown) return;
          const phase = still ? 0 : wall / PERIOD;
          const place = bezier(way.points, (phase + n / Math.max(1, count)) % 1);
          dot.position.set(place.x, place.y);
        });
      });
    },
  };
}
