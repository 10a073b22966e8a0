/** Three tracks to come down on, to scale: a drop tower, a ramp with its run-out, a half-pipe. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, downGradient, metalAcross, mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import type { Track } from './slide-camera';

export interface SlideTrack {
  readonly root: Container;
  /** Height of the start in stage units. */
  lay(kind: Track, height: number): void;
}

const COT = Math.sqrt(3);
const DECK = 9;
const PIPE_STEPS = 56;

function drawTower(drawing: Graphics, theme: StageTheme, height: number): void {
  const [bright, middle, dark] = theme.metal;
  const steel = metalAcross(theme);
  const x = -64;
  const top = -height - 34;
  drawing.ellipse(x, 4, 58, 8).fill({ color: theme.shadow, alpha: theme.shadowAlpha });
  for (let y = 0; y > top + 10; y -= 26) {
    const next = Math.max(top, y - 26);
    drawing
      .moveTo(x - 11, y)
      .lineTo(x + 11, next)
      .moveTo(x + 11, y)
      .lineTo(x - 11, next)
      .stroke({ width: 2, color: dark });
  }
  drawing
    .rect(x - 14, top, 5, -top)
    .fill(steel)
    .rect(x + 9, top, 5, -top)
    .fill(steel)
    .roundRect(x - 34, -7, 68, 9, 3)
    .fill(steel)
    .roundRect(x - 18, top - 5, 36, 9, 3)
    .fill(steel)
    .rect(x + 8, top + 3, 62, 6)
    .fill(
      downGradient([
        [0, middle],
        [0.3, bright],
        [1, dark],
      ]),
    )
    .roundRect(-12, top + 2, 24, 11, 3)
    .fill(0x8e2f2a)
    .rect(-3, top + 13, 6, 6)
    .fill(dark);
  // The mat that it lands on.
  drawing
    .roundRect(-48, 0, 96, 15, 6)
    .fill(
      downGradient([
        [0, 0x4f86c6],
        [0.25, 0x3c6fab],
        [1, 0x234a78],
      ]),
    )
    .roundRect(-46, 1, 92, 3, 1.5)
    .fill({ color: 0xffffff, alpha: 0.28 });
}

/** What carries the ramp; `far`: its upper end. */
function drawPosts(drawing: Graphics, theme: StageTheme, far: number): void {
  const [, , dark] = theme.metal;
  const steel = metalAcross(theme);
  const posts = Math.max(3, Math.round(-far / 62));
  drawing.ellipse(far / 2, 5, -far / 1.9, 8).fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.8 });
  for (let n = 1; n <= posts; n++) {
    const x = (far * n) / posts;
    const y = x / COT;
    const before = (far * (n - 1)) / posts;
    drawing
      .moveTo(x, 0)
      .lineTo(before, before / COT + (n === 1 ? 0 : DECK))
      .stroke({ width: 2.2, color: mix(dark, theme.backdropBottom, 0.25) });
    drawing
      .rect(x - 2.6, y + 4, 5.2, -y - 2)
      .fill(steel)
      .roundRect(x - 7, -3, 14, 5, 1.5)
      .fill(dark);
  }
}

function drawRamp(drawing: Graphics, theme: StageTheme, height: number): void {
  const far = -height * COT;
  const [bright] = theme.metal;
  const steel = metalAcross(theme);
  const wood = theme.name === 'dark' ? 0x9a6b3c : 0xc08a50;
  drawPosts(drawing, theme, far);
  drawing
    .poly([
      far - 22,
      -height,
      far,
      -height,
      0,
      0,
      26,
      0,
      26,
      DECK,
      -6,
      DECK,
      far - 4,
      -height + DECK,
      far - 22,
      -height + DECK,
    ])
    .fill(
      downGradient([
        [0, mix(wood, 0xffffff, 0.18)],
        [0.5, wood],
        [1, mix(wood, 0x000000, 0.35)],
      ]),
    )
    .moveTo(far - 22, -height)
    .lineTo(far, -height)
    .lineTo(0, 0)
    .lineTo(26, 0)
    .stroke({ width: 2, color: mix(bright, 0xffffff, 0.3), alpha: 0.9 })
    .rect(far - 22, -height - 26, 3, 26)
    .fill(steel)
    .rect(far - 8, -height - 26, 3, 26)
    .fill(steel)
    .rect(far - 24, -height - 28, 22, 3.5)
    .fill(steel);
}

function drawHalfPipe(drawing: Graphics, theme: StageTheme, height: number): void {
  const [bright, middle] = theme.metal;
  const rim = 22;
  const floor = 12;
  const points: number[] = [];
  for (let n = 0; n <= PIPE_STEPS; n++) {
    const x = height * ((2 * n) / PIPE_STEPS - 1);
    points.push(x, -(x * x) / height);
  }
  const wide = height + rim;
  const concrete = theme.name === 'dark' ? 0x6f7f90 : 0xbcc7d1;
  drawing
    .ellipse(0, floor + 3, wide * 1.02, 9)
    .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
    .poly([-wide, -height, ...points, wide, -height, wide, floor, -wide, floor])
    .fill(
      acrossGradient([
        [0, mix(concrete, 0xffffff, 0.14)],
        [0.4, concrete],
        [1, mix(concrete, 0x000000, 0.38)],
      ]),
    );
  for (let part = 1; part < 4; part++) {
    const y = -height + (part * (height + floor)) / 4;
    drawing.rect(-wide, y, rim + 4, 1).rect(wide - rim - 4, y, rim + 4, 1);
  }
  drawing.fill({ color: 0x000000, alpha: 0.14 });
  drawing.moveTo(-height, -height);
  for (let n = 2; n < points.length; n += 2) drawing.lineTo(points[n] ?? 0, points[n + 1] ?? 0);
  drawing.stroke({ width: 5, color: mix(concrete, 0x000000, 0.45), join: 'round' });
  drawing.moveTo(-height, -height);
  for (let n = 2; n < points.length; n += 2) drawing.lineTo(points[n] ?? 0, points[n + 1] ?? 0);
  drawing.stroke({ width: 1.8, color: mix(bright, 0xffffff, 0.35), join: 'round' });
  for (const side of [-1, 1]) {
    drawing
      .circle(side * height, -height, 5)
      .fill(middle)
      .circle(side * height - 1.4, -height - 1.6, 1.9)
      .fill({ color: 0xffffff, alpha: 0.75 });
  }
}

const DRAW = { 'Free fall': drawTower, 'Straight ramp': drawRamp, 'Half-pipe': drawHalfPipe } as const;

/** Origin: the floor below the drop, the foot of the ramp, the lowest point of the half-pipe. */
export function createSlideTrack({ theme }: StageContext): SlideTrack {
  const root = new Container({ label: 'track' });
  const drawing = new Graphics();
  root.addChild(drawing);
  let key = '';
  return {
    root,
    lay(kind, height) {
      const next = `${kind} ${height}`;
      if (next === key) return;
      key = next;
      DRAW[kind](drawing.clear(), theme, height);
    },
  };
}
