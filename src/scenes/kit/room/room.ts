/** The room behind the apparatus: wall, light of a window at the upper left, bench. Painted once for each size. */
import { Container } from 'pixi.js';
import type { StageContext, StageSize } from '../../contract';
import type { StageTheme } from '../theme';
import { benchFrontY, paintBench, paintStanding, type Standing } from './bench';
import { type RoomKind, roomTones } from './room-tones';
import { fillDown, softEllipse } from './brush';
import { paintWall } from './walls';

export type { RoomKind, Standing };

export interface RoomOptions {
  readonly kind: RoomKind;
}

export interface Room {
  /** Empty: the room is painted behind the canvas. Kept so that a scene's list of parts says where it lies. */
  readonly root: Container;
  /**
   * Fills what is visible. `benchY`: where the bench's back edge lies (outdoors the horizon), or null for no bench.
   * `standing`: what stands there and does not move; its shadow and its reflection are painted with the room.
   */
  resize(stage: StageSize, benchY: number | null, standing?: readonly Standing[]): void;
}

/** Part of the visible height at which the horizon lies where nothing is said. */
const HORIZON = 0.6;

/** Paints a room, for scenes that paint more behind their stage; others take `createRoom`. */
export function paintRoom(
  canvas: CanvasRenderingContext2D,
  theme: StageTheme,
  kind: RoomKind,
  stage: StageSize,
  benchY: number | null,
  standing: readonly Standing[] = [],
): void {
  const { x, y, width, height } = stage.bleed;
  const bottom = y + height;
  const tones = roomTones(theme, kind);
  const edge = benchY ?? (kind === 'field' ? y + height * HORIZON : bottom);
  const wallBottom = Math.min(bottom, Math.max(y + 1, edge));
  paintWall(canvas, theme, kind, tones, { x, y, width, height: wallBottom - y }, benchY !== null);
  if (wallBottom >= bottom) return;
  if (kind === 'field') {
    fillDown(
      canvas,
      [x, wallBottom, width, bottom - wallBottom],
      [
        [0, tones.benchFar],
        [1, tones.benchNear],
      ],
    );
    softEllipse(
      canvas,
      [x + width * 0.3, (wallBottom + bottom) / 2, width * 0.6, (bottom - wallBottom) / 2],
      [
        [0, tones.lit, theme.name === 'dark' ? 0.06 : 0.4],
        [1, tones.lit, 0],
      ],
    );
  } else paintBench(canvas, theme, kind, tones, stage, wallBottom);
  const front = kind === 'field' ? bottom : benchFrontY(stage, wallBottom);
  paintStanding(canvas, theme, standing, { back: wallBottom, front, left: x, right: x + width });
}

export function createRoom(context: StageContext, { kind }: RoomOptions): Room {
  return {
    root: new Container({ label: 'room' }),
    resize(stage, benchY, standing) {
      context.paintBehind(stage, (canvas) => paintRoom(canvas, context.theme, kind, stage, benchY, standing));
    },
  };
}
