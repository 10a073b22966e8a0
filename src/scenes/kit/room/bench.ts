/** The top of a bench, seen from slightly above, and what stands on it: cast shadows and faint reflections. */
import type { Box, StageSize } from '../../contract';
import { cssColour, mix } from '../paint/shading';
import type { StageTheme } from '../theme';
import { fillDown, fillPoly, softEllipse } from './brush';
import type { RoomKind, RoomTones } from './room-tones';

/** Something that stands still on a bench, stage units. */
export interface Standing {
  /** The middle of its foot. */
  readonly x: number;
  readonly y: number;
  /** Of its foot. */
  readonly width: number;
  /** How tall it is: tall things cast longer shadows. Default: as tall as wide. */
  readonly height?: number;
  /** The colour that the bench mirrors, 0xrrggbb; default that of glass. */
  readonly tone?: number;
}

/** The front edge lies in this last part of the logical stage, below all that stands. */
const FRONT_BELOW = 13;
const LEAST_DEPTH = 40;
const EDGE_HEIGHT = 3;
/** Boards of a wooden bench, stage units at its back edge, and how much farther apart they are in front. */
const BOARD = 190;
const SPREAD = 1.22;

/** Where the top of the bench ends. */
export const benchFrontY = ({ height }: StageSize, benchY: number): number =>
  Math.max(benchY + LEAST_DEPTH, height - FRONT_BELOW);

/** Joints between the boards of a wooden top, from its back edge to its front. */
function paintBoards(
  canvas: CanvasRenderingContext2D,
  dark: boolean,
  tones: RoomTones,
  stage: StageSize,
  [benchY, frontY]: readonly [number, number],
): void {
  const middle = stage.width / 2;
  const boards = Math.ceil(stage.bleed.width / 2 / BOARD) + 1;
  for (let n = -boards; n <= boards; n++) {
    const [far, near] = [middle + (n + 0.5) * BOARD, middle + (n + 0.5) * BOARD * SPREAD];
    const joint = [far, benchY, far + 1, benchY, near + 1.6, frontY, near, frontY];
    const edge = [far + 1, benchY, far + 1.6, benchY, near + 2.8, frontY, near + 1.6, frontY];
    fillPoly(canvas, joint, tones.shade, dark ? 0.26 : 0.11);
    fillPoly(canvas, edge, tones.lit, dark ? 0.05 : 0.4);
  }
}

/** The front edge, and the face below it down to the end of the stage. */
function paintFront(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  tones: RoomTones,
  { x, y, width, height }: Box,
  frontY: number,
): void {
  fillDown(
    canvas,
    [x, frontY, width, Math.max(1, y + height - frontY)],
    [
      [0, tones.faceTop],
      [1, tones.faceBottom],
    ],
  );
  fillDown(
    canvas,
    [x, frontY + EDGE_HEIGHT, width, 9],
    [
      [0, theme.shadow, theme.name === 'dark' ? 0.4 : 0.16],
      [1, theme.shadow, 0],
    ],
  );
  fillDown(
    canvas,
    [x, frontY, width, EDGE_HEIGHT],
    [
      [0, tones.benchEdge],
      [1, mix(tones.benchEdge, tones.faceTop, 0.5)],
    ],
  );
}

export function paintBench(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  kind: RoomKind,
  tones: RoomTones,
  stage: StageSize,
  benchY: number,
): void {
  const { x, width } = stage.bleed;
  const dark = theme.name === 'dark';
  const frontY = benchFrontY(stage, benchY);
  const depth = frontY - benchY;

  // The wall is darker just above the bench: less light comes back from there.
  fillDown(
    canvas,
    [x, benchY - 46, width, 46],
    [
      [0, theme.shadow, 0],
      [1, theme.shadow, dark ? 0.2 : 0.07],
    ],
  );
  fillDown(
    canvas,
    [x, benchY, width, depth],
    [
      [0, tones.benchFar],
      [0.5, mix(tones.benchFar, tones.benchNear, 0.5)],
      [1, tones.benchNear],
    ],
  );
  canvas.save();
  canvas.beginPath();
  canvas.rect(x, benchY, width, depth);
  canvas.clip();
  if (kind === 'workshop' || kind === 'physics-hall') paintBoards(canvas, dark, tones, stage, [benchY, frontY]);
  // The window, mirrored in the surface, and the far right in shade.
  softEllipse(
    canvas,
    [x + width * 0.3, benchY + depth * 0.2, width * 0.34, depth * 0.95],
    [
      [0, tones.lit, dark ? 0.085 : 0.7],
      [0.5, tones.lit, dark ? 0.035 : 0.3],
      [1, tones.lit, 0],
    ],
  );
  softEllipse(
    canvas,
    [x + width, frontY, width * 0.5, depth * 1.4],
    [
      [0, theme.shadow, dark ? 0.3 : 0.1],
      [1, theme.shadow, 0],
    ],
  );
  canvas.restore();
  // Its back edge catches the light.
  canvas.fillStyle = cssColour(theme.benchLine, dark ? 0.75 : 0.6);
  canvas.fillRect(x, benchY, width, 1.2);
  paintFront(canvas, theme, tones, stage.bleed, frontY);
}

/** The longest shadow, stage units. */
const LONGEST = 96;

/** Shadows that fall to the lower right, and what a smooth surface mirrors. `front`: where the surface ends. */
export function paintStanding(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  standing: readonly Standing[],
  {
    back,
    front,
    left,
    right,
  }: { readonly back: number; readonly front: number; readonly left: number; readonly right: number },
): void {
  if (standing.length === 0) return;
  const dark = theme.name === 'dark';
  canvas.save();
  canvas.beginPath();
  canvas.rect(left, back, right - left, front - back);
  canvas.clip();
  for (const { x, y, width, height = width, tone = theme.glassBody } of standing) {
    const half = width / 2;
    const reach = Math.min(LONGEST, height * 0.4);
    const mirrored = Math.min(44, height * 0.3);
    fillDown(
      canvas,
      [x - half * 0.92, y, half * 1.84, mirrored],
      [
        [0, tone, dark ? 0.13 : 0.16],
        [0.4, tone, dark ? 0.05 : 0.06],
        [1, tone, 0],
      ],
    );
    // Soft where it is long: it fades from the foot to its end.
    softEllipse(
      canvas,
      [x + reach * 0.62, y + reach * 0.1, half + reach * 0.72, half * 0.2 + reach * 0.12],
      [
        [0, theme.shadow, theme.shadowAlpha * 0.62],
        [0.45, theme.shadow, theme.shadowAlpha * 0.34],
        [1, theme.shadow, 0],
      ],
    );
    softEllipse(
      canvas,
      [x + half * 0.06, y, half * 1.1, Math.max(3, half * 0.13)],
      [
        [0, theme.shadow, theme.shadowAlpha],
        [0.6, theme.shadow, theme.shadowAlpha * 0.6],
        [1, theme.shadow, 0],
      ],
    );
  }
  canvas.restore();
}
