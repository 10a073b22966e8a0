/** A fume cupboard seen from the front: baffle behind, sash pulled up, worktop with a raised lip. Painted once for each size. */
import type { Box, StageContext, StageSize } from '../../contract';
import { cssColour, mix } from '../../kit/paint/shading';
import { fillAcross, fillDown, fillPoly } from '../../kit/room/brush';
import type { StageTheme } from '../../kit/theme';

export interface FumeCupboard {
  /** Fills what is visible; `benchY`: where worktop and back wall meet; `sashY`: lower edge of the sash. */
  resize(stage: StageSize, benchY: number, sashY: number): void;
}

const JAMB = 20;
const SLOT = 7;
const PANELS = 4;

interface Cupboard extends Box {
  readonly benchY: number;
  readonly sashY: number;
  /** Width between the jambs. */
  readonly inner: number;
}

type Canvas = CanvasRenderingContext2D;

/** With the lamp's light from the upper left. */
function paintBackWall(canvas: Canvas, { x, y, width, benchY, sashY }: Cupboard, theme: StageTheme): void {
  const dark = theme.name === 'dark';
  fillDown(
    canvas,
    [x, y, width, benchY - y],
    [
      [0, mix(theme.backdropTop, theme.backdropEdge, 0.5)],
      [1, mix(theme.backdropBottom, theme.backdropTop, 0.35)],
    ],
  );
  const glow = canvas.createRadialGradient(x + width * 0.38, sashY, 10, x + width * 0.38, sashY + 80, width * 0.55);
  glow.addColorStop(0, cssColour(mix(theme.backdropTop, 0xffffff, dark ? 0.1 : 0.6), 0.9));
  glow.addColorStop(1, cssColour(theme.backdropTop, 0));
  canvas.fillStyle = glow;
  canvas.fillRect(x, y, width, benchY - y);
}

/** Panels with the slots through which the air is drawn off. */
function paintBaffle(canvas: Canvas, { x, inner, benchY, sashY }: Cupboard, theme: StageTheme): void {
  const dark = theme.name === 'dark';
  for (let n = 0; n < PANELS; n++) {
    const left = x + JAMB + (n * inner) / PANELS;
    canvas.fillStyle = cssColour(mix(theme.backdropEdge, 0x000000, dark ? 0.2 : 0.06), 0.5);
    canvas.fillRect(left, sashY - 8, 1.2, benchY - sashY + 8);
    canvas.fillStyle = cssColour(0xffffff, dark ? 0.05 : 0.5);
    canvas.fillRect(left + 1.2, sashY - 8, 1, benchY - sashY + 8);
  }
  for (const [at, depth] of [
    [0.34, SLOT],
    [0.9, SLOT + 2],
  ] as const) {
    fillDown(
      canvas,
      [x + JAMB, sashY + (benchY - sashY) * at, inner, depth],
      [
        [0, mix(theme.backdropEdge, 0x000000, dark ? 0.35 : 0.3)],
        [1, mix(theme.backdropEdge, 0x000000, dark ? 0.3 : 0.12)],
      ],
    );
  }
}

function paintWorktop(canvas: Canvas, { x, y, width, height, benchY }: Cupboard, theme: StageTheme): void {
  fillDown(
    canvas,
    [x, benchY, width, y + height - benchY],
    [
      [0, theme.benchTop],
      [0.4, mix(theme.benchTop, theme.benchFront, 0.45)],
      [1, theme.benchFront],
    ],
  );
  canvas.fillStyle = cssColour(theme.benchLine, 0.9);
  canvas.fillRect(x, benchY, width, 1.5);
}

/** Bright and dark side of the steel that jambs and rail are made of. */
function steelOf({ metal: [bright, middle, shade], name }: StageTheme) {
  const alpha = name === 'dark' ? 0.55 : 0.85;
  return { light: [mix(bright, middle, 0.45), alpha], dark: [mix(shade, middle, 0.45), alpha] } as const;
}

function paintJambs(canvas: Canvas, { x, y, width, benchY }: Cupboard, theme: StageTheme): void {
  const { light, dark } = steelOf(theme);
  for (const left of [x, x + width - JAMB]) {
    fillAcross(
      canvas,
      [left, y, JAMB, benchY - y + 6],
      [
        [0, ...dark],
        [0.3, ...light],
        [1, ...dark],
      ],
    );
  }
}

/** A pane with its lower rail. */
function paintSash(canvas: Canvas, { x, y, inner, sashY }: Cupboard, theme: StageTheme): void {
  const isDark = theme.name === 'dark';
  const { light, dark } = steelOf(theme);
  const left = x + JAMB;
  canvas.fillStyle = cssColour(theme.glassBody, isDark ? 0.08 : 0.22);
  canvas.fillRect(left, y, inner, sashY - y);
  const shine = [
    left + inner * 0.56,
    y,
    left + inner * 0.64,
    y,
    left + inner * 0.58,
    sashY - 12,
    left + inner * 0.5,
    sashY - 12,
  ];
  fillPoly(canvas, shine, 0xffffff, isDark ? 0.05 : 0.35);
  fillDown(
    canvas,
    [left, sashY - 12, inner, 12],
    [
      [0, ...light],
      [0.5, theme.metal[1], isDark ? 0.6 : 1],
      [1, ...dark],
    ],
  );
  canvas.fillStyle = cssColour(theme.shadow, theme.shadowAlpha * 0.5);
  canvas.fillRect(left, sashY, inner, 4);
}

export function createFumeCupboard(context: StageContext): FumeCupboard {
  const { theme } = context;
  return {
    resize(stage, benchY, sashY) {
      const cupboard = { ...stage.bleed, benchY, sashY, inner: stage.bleed.width - 2 * JAMB };
      context.paintBehind(stage, (canvas) => {
        for (const paint of [paintBackWall, paintBaffle, paintWorktop, paintJambs, paintSash])
          paint(canvas, cupboard, theme);
      });
    },
  };
}
