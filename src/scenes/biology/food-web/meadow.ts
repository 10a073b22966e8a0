/** The meadow: bare earth below, grass that is as green and as high as it grows, flowers in it; stakes where foxes hold territories. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Box, StageSize } from '../../contract';
import { cssColour, mix } from '../../kit/paint/shading';
import { fillDown, fillPoly, softEllipse } from '../../kit/room/brush';
import { countryTones, paintSky, paintTree, scattered } from '../../kit/room/countryside';
import type { StageTheme } from '../../kit/theme';

export interface Meadow {
  readonly root: Container;
  lay(field: Box): void;
  /** Grass as a part of what the pasture can carry. */
  grow(green: number): void;
  fence(on: boolean): void;
}

const TUFTS = 420;
const FLOWERS = 60;
/** Tones of thin and of thick grass. */
const THIN = 0xb9a24e;
const THICK = 0x4f9436;

/** Sky, the wood at the far edge, the earth of the field: behind everything. */
export function paintMeadow(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  { bleed }: StageSize,
  far: number,
): void {
  const { x, y, width, height } = bleed;
  const dark = theme.name === 'dark';
  const tones = countryTones(theme);
  const shade = (colour: number): number => (dark ? mix(colour, 0x060a0e, 0.5) : colour);
  paintSky(canvas, theme, { x, y, width, height: far - y - 4 }, 1.5);
  for (let n = 0; n < 34; n++)
    paintTree(canvas, tones, x + (width * (n + 0.7 * scattered(n, 61))) / 34, far + 2, 26 + 18 * scattered(n, 62));
  fillPoly(canvas, [x, far - 3, x + width, far - 3, x + width, far + 6, x, far + 6], mix(tones.leaf, 0x000000, 0.2), 1);
  fillDown(
    canvas,
    [x, far + 3, width, y + height - far],
    [
      [0, shade(0xa98f62)],
      [1, shade(0x8a6a44)],
    ],
  );
  for (let n = 0; n < 160; n++) {
    const depth = scattered(n, 63);
    const [px, py] = [x + width * scattered(n, 64), far + 8 + (y + height - far) * depth];
    softEllipse(
      canvas,
      [px, py, 6 + 22 * depth, 2 + 5 * depth],
      [
        [0, n % 3 === 0 ? 0xd6bd8c : 0x5e4528, 0.28],
        [1, 0x5e4528, 0],
      ],
    );
  }
  // A path along the near hedge.
  canvas.strokeStyle = cssColour(shade(0xcdb486), 0.6);
  canvas.lineWidth = 9;
  canvas.beginPath();
  canvas.moveTo(x, far + 0.5 * (y + height - far));
  canvas.bezierCurveTo(
    x + width * 0.3,
    far + 0.3 * (y + height - far),
    x + width * 0.4,
    far + 0.8 * (y + height - far),
    x + width,
    far + 0.55 * (y + height - far),
  );
  canvas.stroke();
}

/** Six blades as one outline: there are hundreds of tufts, and each shape costs a fill of its own. */
function tuft(lean: number): GraphicsContext {
  const blades = Array.from({ length: 6 }, (_, n) => {
    const x = -9 + 3.6 * n;
    return [x - 1.4, 0, x + lean + (n - 2.5) * 2.2, -13 - 5 * scattered(n, 71), x + 1.4, 0];
  });
  return new GraphicsContext().poly(blades.flat()).fill(0xffffff);
}

export function createMeadow(theme: StageTheme): Meadow {
  const root = new Container({ label: 'meadow' });
  const dark = theme.name === 'dark';
  const dim = (colour: number): number => (dark ? mix(colour, 0x07100c, 0.45) : colour);
  const sward = new Graphics({ label: 'sward' }).rect(0, 0, 1, 1).fill(0xffffff);
  const contexts = [tuft(0), tuft(3), tuft(-3)] as const;
  const tufts = Array.from({ length: TUFTS }, (_, n) => new Graphics({ context: contexts[n % 3] ?? contexts[0] }));
  const flowers = Array.from({ length: FLOWERS }, (_, n) => {
    const colour = [0xfdf6e6, 0xf3c83a, 0xd76aa6][n % 3] ?? 0xffffff;
    return new Graphics().circle(0, -13, 2.6).fill(dim(colour)).circle(0, -13, 1).fill(dim(0x8a5a12));
  });
  const stakes = new Graphics({ label: 'territories' });
  root.addChild(sward, ...tufts, ...flowers, stakes);
  root.once('destroyed', () => {
    for (const context of contexts) context.destroy();
  });
  let field: Box = { x: 0, y: 0, width: 1, height: 1 };
  let shown = -1;
  const draw = (): void => {
    const part = Math.min(1, Math.max(0, shown));
    const lush = Math.sqrt(part);
    sward.tint = dim(mix(THIN, THICK, Math.min(1, 1.25 * part)));
    sward.alpha = 0.12 + 0.8 * lush;
    tufts.forEach((one, n) => {
      const depth = (n + 0.5) / TUFTS;
      // Each place wants a little more than the last to be green.
      const own = Math.min(1, Math.max(0, (lush * 1.25 - 0.28 * scattered(n, 72)) * 1.1));
      const size = (0.5 + 0.75 * depth) * Math.min(1.2, field.width / 620);
      one.position.set(field.x + field.width * scattered(n, 73), field.y + field.height * depth);
      one.scale.set(size, size * (0.12 + 1.15 * own));
      one.tint = dim(mix(mix(0xc2ab58, 0x5ba63c, own), scattered(n, 74) < 0.5 ? 0x2f6a28 : 0xb4cf63, 0.24));
      one.alpha = 0.35 + 0.65 * own;
    });
    flowers.forEach((one, n) => {
      const depth = scattered(n, 75);
      one.visible = lush > 0.35 + 0.6 * scattered(n, 76);
      one.position.set(field.x + field.width * scattered(n, 77), field.y + field.height * depth);
      one.scale.set((0.5 + 0.6 * depth) * Math.min(1.2, field.width / 620));
    });
  };
  return {
    root,
    lay(next) {
      field = next;
      sward.position.set(field.x, field.y);
      sward.scale.set(field.width, field.height);
      draw();
      const { x, y, width, height } = field;
      stakes.clear();
      const post = (px: number, py: number, size: number): void => {
        stakes
          .rect(px - 1.6 * size, py - 15 * size, 3.2 * size, 15 * size)
          .fill(dim(0xd9c49a))
          .rect(px - 1.6 * size, py - 15 * size, 3.2 * size, 4 * size)
          .fill(dim(0xc4472f));
      };
      for (const at of [0.34, 0.67]) {
        for (let n = 0; n < 9; n++) {
          const depth = (n + 0.5) / 9;
          // Borders run towards the point where the far edge meets the eye.
          const px = x + width * (0.5 + (at - 0.5) * (0.86 + 0.14 * depth));
          post(px, y + height * depth, 0.6 + 0.5 * depth);
        }
      }
      for (let n = 0; n < 19; n++) post(x + (width * (n + 0.5)) / 19, y + height * 0.46, 0.85);
    },
    grow(green) {
      if (Math.abs(green - shown) < 0.004) return;
      shown = green;
      draw();
    },
    fence(on) {
      stakes.visible = on;
    },
  };
}
