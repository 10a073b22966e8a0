import { describe, expect, it } from 'vitest';
import { stageSize } from '../../../../src/bench/stage/stage-size';
import type { StageSize } from '../../../../src/scenes/contract';
import { paintRoom, type RoomKind, type Standing } from '../../../../src/scenes/kit/room/room';
import { contrast } from '../../../../src/scenes/kit/paint/contrast';
import { type RoomTones, roomTones } from '../../../../src/scenes/kit/room/room-tones';
import { darkStage, lightStage, projectorStage, type StageTheme } from '../../../../src/scenes/kit/theme';

const KINDS: readonly RoomKind[] = ['wet-lab', 'physics-hall', 'clinic', 'field', 'workshop', 'clean-room', 'dark'];
const THEMES: readonly StageTheme[] = [darkStage, lightStage, projectorStage];
const STAGES: readonly StageSize[] = [
  stageSize(360, 225),
  stageSize(390, 420),
  stageSize(390, 1600),
  stageSize(3840, 500),
  stageSize(3840, 2160),
];

interface Painted {
  /** Every number that the canvas was given. */
  readonly numbers: number[];
  /** Filled rectangles while nothing was translated or clipped: x, y, width, height. */
  readonly rects: (readonly [number, number, number, number])[];
}

/** A canvas that keeps what it was asked for, and refuses stops outside a gradient. */
function recordingCanvas(): { readonly canvas: CanvasRenderingContext2D; readonly painted: Painted } {
  const painted: Painted = { numbers: [], rects: [] };
  let depth = 0;
  const keep = (numbers: readonly number[]): void => void painted.numbers.push(...numbers);
  const gradient = {
    addColorStop(offset: number, colour: string): void {
      if (offset < 0 || offset > 1) throw new Error(`a stop at ${offset}`);
      if (!/^rgba\(\d+, \d+, \d+, [\d.e-]+\)$/.test(colour)) throw new Error(`a stop in ${colour}`);
    },
  };
  const methods = {
    save: () => void depth++,
    restore: () => void depth--,
    translate: (...numbers: number[]) => keep(numbers),
    scale: (...numbers: number[]) => keep(numbers),
    beginPath() {},
    closePath() {},
    clip() {},
    fill() {},
    moveTo: (...numbers: number[]) => keep(numbers),
    lineTo: (...numbers: number[]) => keep(numbers),
    rect: (...numbers: number[]) => keep(numbers),
    createLinearGradient(...numbers: number[]) {
      keep(numbers);
      return gradient;
    },
    createRadialGradient(...numbers: number[]) {
      keep(numbers);
      return gradient;
    },
    fillRect(...box: [number, number, number, number]) {
      keep(box);
      if (depth === 0) painted.rects.push(box);
    },
    fillStyle: '',
  };
  return { canvas: methods as unknown as CanvasRenderingContext2D, painted };
}

const STANDING: readonly Standing[] = [
  { x: 200, y: 480, width: 80, height: 130, tone: 0x7a4a1c },
  { x: 20, y: 500, width: 10 },
];

describe('paintRoom', () => {
  it('covers what is visible and stays within it, with and without a bench', () => {
    for (const kind of KINDS)
      for (const theme of THEMES)
        for (const stage of STAGES)
          for (const benchY of [null, 120, stage.height * 0.75, stage.height + 4000]) {
            const { canvas, painted } = recordingCanvas();
            paintRoom(canvas, theme, kind, stage, benchY, STANDING);
            const where = `${kind} ${stage.bleed.width}×${stage.bleed.height} ${benchY}`;
            expect(painted.numbers.every(Number.isFinite), where).toBe(true);
            const { x, y, width, height } = stage.bleed;
            const whole = painted.rects.filter((rect) => rect[0] <= x && rect[0] + rect[2] >= x + width - 0.01);
            const first = whole[0];
            expect(first?.[1], where).toBe(y);
            // From the top down there is no gap between the rectangles that go right across.
            let covered = y;
            for (const [, top, , tall] of whole.toSorted((a, b) => a[1] - b[1]))
              if (top <= covered + 0.01) covered = Math.max(covered, top + tall);
            expect(covered, where).toBeGreaterThanOrEqual(y + height - 0.01);
          }
  });

  it('paints shadows only where something stands', () => {
    const count = (standing: readonly Standing[]): number => {
      const { canvas, painted } = recordingCanvas();
      paintRoom(canvas, darkStage, 'wet-lab', stageSize(1000, 562), 400, standing);
      return painted.numbers.length;
    };
    expect(count(STANDING)).toBeGreaterThan(count([STANDING[0] as Standing]));
    expect(count([STANDING[0] as Standing])).toBeGreaterThan(count([]));
  });
});

const GROUNDS: readonly (keyof RoomTones)[] = ['wallTop', 'wallBottom', 'wallEdge', 'benchFar', 'benchNear', 'faceTop'];

describe('roomTones', () => {
  it('leaves text on wall and bench a contrast of 4.5, in every theme', () => {
    const faint = KINDS.flatMap((kind) =>
      THEMES.flatMap((theme) => {
        const tones = roomTones(theme, kind);
        return GROUNDS.map((ground) => `${contrast(theme.ink, tones[ground]) >= 4.5} ${kind} ${theme.name} ${ground}`);
      }),
    ).filter((line) => line.startsWith('false'));
    expect(faint).toEqual([]);
  });

  it('leaves soft text on wall and bench a contrast of 4.5', () => {
    const faint = KINDS.filter((kind) => kind !== 'field')
      .flatMap((kind) =>
        THEMES.flatMap((theme) => {
          const tones = roomTones(theme, kind);
          return GROUNDS.filter((ground) => ground !== 'faceTop').map((ground) => ({
            name: `${kind} ${theme.name} ${ground}`,
            ratio: contrast(theme.inkSoft, tones[ground]),
          }));
        }),
      )
      .filter(({ ratio }) => ratio < 4.5);
    expect(faint).toEqual([]);
  });
});
