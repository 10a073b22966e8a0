/** The lower back from the side: vertebrae, spinal canal with its fluid, the needle between two processes, and the manometer on its tap. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, StageContext, TypeSizes } from '../../contract';
import { fitted } from '../../kit/layout/layout';
import { acrossGradient, downGradient, metalAcross, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';

export type LumbarPlace = 'manometer';

export interface LumbarView extends Part {
  /** cm of water in the manometer; null: it is not on. Drops fall while tubes are filled. */
  set(column: number | null, dripping: boolean, fluid: number, wall: number, still: boolean): void;
  place(): Box;
}

const SIZE = { width: 300, height: 250 } as const;
const CANAL = { x: 118, half: 13 } as const;
const VERTEBRAE = 5;
const STEP = 46;
const NEEDLE = { y: 134, tip: 116, hub: 222 } as const;
const TUBE = { x: 246, foot: 128, top: 14 } as const;
/** cm of water at the upper end of the scale. */
const HIGHEST = 45;
const PER_CM = (TUBE.foot - TUBE.top - 6) / HIGHEST;
const BONE = 0xe9dcc0;
const BONE_EDGE = 0x9a8560;

function drawSkin(dark: boolean): Graphics {
  return (
    new Graphics()
      .roundRect(0, 0, 204, SIZE.height, 12)
      .fill(
        acrossGradient([
          [0, 0xb9695c],
          [0.55, 0xd99583],
          [0.86, 0xf0c9a8],
          [1, 0xe6b896],
        ]),
      )
      .roundRect(0.5, 0.5, 203, SIZE.height - 1, 12)
      .stroke({ width: 1, color: dark ? 0x2b1d1a : 0x8a5648 })
      // Fat under the skin.
      .rect(176, 2, 16, SIZE.height - 4)
      .fill({ color: 0xf7e2a6, alpha: 0.75 })
  );
}

function drawRoots(): Graphics {
  const roots = new Graphics();
  for (const x of [-8, -3, 2, 7])
    roots
      .moveTo(CANAL.x + x * 0.6, 2)
      .bezierCurveTo(CANAL.x + x, 80, CANAL.x + x * 0.7, 160, CANAL.x + x * 1.1, SIZE.height - 3);
  roots.stroke({ width: 1.8, color: 0xe7c766, alpha: 0.95 });
  return roots;
}

function drawBones(): Graphics {
  const bones = new Graphics();
  for (let n = 0; n < VERTEBRAE; n++) {
    const y = 8 + n * STEP;
    bones
      .roundRect(30, y, 68, 34, 9)
      .fill(
        downGradient([
          [0, mix(BONE, 0xffffff, 0.3)],
          [1, mix(BONE, 0x000000, 0.12)],
        ]),
      )
      .roundRect(30, y, 68, 34, 9)
      .stroke({ width: 1.2, color: BONE_EDGE })
      .roundRect(36, y + 35, 56, 10, 5)
      .fill({ color: 0x8fb0bf, alpha: 0.85 });
    // The process behind the canal slopes down.
    bones
      .poly([136, y + 4, 170, y + 12, 176, y + 30, 168, y + 34, 136, y + 22])
      .fill(BONE)
      .stroke({ width: 1.2, color: BONE_EDGE });
  }
  return bones;
}

function drawNeedle(): Graphics {
  return new Graphics()
    .poly([
      NEEDLE.tip,
      NEEDLE.y + 1.5,
      NEEDLE.tip + 8,
      NEEDLE.y - 1.6,
      NEEDLE.hub,
      NEEDLE.y - 1.6,
      NEEDLE.hub,
      NEEDLE.y + 1.6,
      NEEDLE.tip + 6,
      NEEDLE.y + 1.6,
    ])
    .fill(0xdfe6ec)
    .stroke({ width: 0.7, color: 0x5a6672 })
    .roundRect(NEEDLE.hub - 2, NEEDLE.y - 8, 18, 16, 3)
    .fill(
      downGradient([
        [0, 0x7fc4ea],
        [1, 0x2f7fb8],
      ]),
    );
}

/** Of the manometer. */
function drawScale(theme: StageTheme): Graphics {
  const scale = new Graphics();
  for (let n = 0; n <= HIGHEST; n += 1) {
    const y = TUBE.foot - n * PER_CM;
    const long = n % 10 === 0 ? 11 : n % 5 === 0 ? 8 : 4;
    scale.moveTo(TUBE.x + 8, y).lineTo(TUBE.x + 8 + long, y);
  }
  return scale.stroke({ width: 0.9, color: theme.scaleInk });
}

/** The fluid in the manometer, cm high; null: it is not on. */
function drawColumn(column: Graphics, cm: number | null, colour: number): void {
  column.clear();
  if (cm === null) return;
  const top = TUBE.foot - cm * PER_CM;
  column
    .rect(TUBE.x - 5.4, top, 10.8, NEEDLE.y - top)
    .fill({ color: mix(0x9fd0ea, colour, 0.6), alpha: 0.95 })
    .ellipse(TUBE.x, top, 5.4, 1.8)
    .fill({ color: 0xffffff, alpha: 0.8 });
}

export function createLumbarView(context: StageContext): LumbarView {
  const { theme } = context;
  const dark = theme.name === 'dark';
  const root = new Container({ label: 'lumbar puncture' });
  const drawn = new Container();
  const skin = drawSkin(dark);
  const canal = new Graphics()
    .rect(CANAL.x - CANAL.half - 3, 2, 2 * CANAL.half + 6, SIZE.height - 4)
    .fill(0x8a4d52)
    .rect(CANAL.x - CANAL.half, 2, 2 * CANAL.half, SIZE.height - 4)
    .fill(0xcfe4ee);
  const fluid = new Graphics().rect(CANAL.x - CANAL.half, 2, 2 * CANAL.half, SIZE.height - 4).fill(0xffffff);
  const roots = drawRoots();
  const bones = drawBones();
  const needle = drawNeedle();
  const tap = new Graphics()
    .roundRect(NEEDLE.hub + 14, NEEDLE.y - 6, 20, 12, 3)
    .fill(metalAcross(theme))
    .circle(TUBE.x, NEEDLE.y, 8)
    .fill(0x2f7fb8);
  const tube = new Graphics()
    .roundRect(TUBE.x - 7, TUBE.top, 14, TUBE.foot - TUBE.top, 5)
    .fill({ color: theme.glassBody, alpha: dark ? 0.28 : 0.42 })
    .roundRect(TUBE.x - 7, TUBE.top, 14, TUBE.foot - TUBE.top, 5)
    .stroke({ width: 1.6, color: theme.glassEdge });
  const column = new Graphics();
  const scale = drawScale(theme);
  const drop = new Graphics().ellipse(0, 0, 3, 4.4).fill({ color: 0xffffff, alpha: 0.95 });
  drawn.addChild(skin, canal, fluid, roots, bones, needle, tap, tube, column, scale, drop);
  const figures = [0, 10, 20, 30, 40].map((value) => ({
    value,
    text: context.text({ text: String(value), size: 12, mono: true, colour: theme.ink, anchor: [0, 0.5] }),
  }));
  root.addChild(drawn, ...figures.map(({ text }) => text));
  let at = { x: 0, y: 0, scale: 1 };
  let shown = '';
  return {
    root,
    lay(box, { small }: TypeSizes) {
      const { x, y, scale: by } = fitted(box, SIZE, 0.5, 0.5);
      at = { x, y, scale: by };
      drawn.position.set(x, y);
      drawn.scale.set(by);
      const apart = 10 * PER_CM * by;
      for (const [n, { value, text }] of figures.entries()) {
        text.style.fontSize = small;
        text.position.set(x + (TUBE.x + 21) * by, y + (TUBE.foot - value * PER_CM) * by);
        text.visible = n % 2 === 0 || apart > small * 1.25;
      }
    },
    set(cm, dripping, colour, wall, still) {
      tube.visible = cm !== null || !dripping;
      const key = `${cm?.toFixed(2)} ${colour}`;
      if (key !== shown) {
        shown = key;
        fluid.tint = colour;
        fluid.alpha = 0.75;
        drawColumn(column, cm, colour);
      }
      drop.visible = dripping && !still;
      drop.tint = mix(0xbfe0f0, colour, 0.8);
      if (drop.visible) {
        const fall = (wall % 620) / 620;
        drop.position.set(NEEDLE.hub + 24, NEEDLE.y + 12 + 96 * fall * fall);
      }
    },
    place: () => ({
      x: at.x + (TUBE.x - 14) * at.scale,
      y: at.y + TUBE.top * at.scale,
      width: 28 * at.scale,
      height: (NEEDLE.y - TUBE.top + 8) * at.scale,
    }),
  };
}
