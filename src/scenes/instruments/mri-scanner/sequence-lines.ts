/** What stands still in the diagram: lines of the rows, those on which the times stand, cuts in time, the ladder of the phase steps. */
import { Graphics } from 'pixi.js';
import type { StageTheme } from '../../kit/theme';
import { type Placed, ROWS, type Sequence } from './sequence-axis';

export const RAMP = 0.16;
const STEPS = 4;

const arrow = (g: Graphics, from: number, to: number, y: number): void => {
  g.moveTo(from, y).lineTo(to, y);
  for (const [x, way] of [
    [from, 1],
    [to, -1],
  ] as const)
    g.moveTo(x + 4 * way, y - 3)
      .lineTo(x, y)
      .lineTo(x + 4 * way, y + 3);
};

function drawTimes(still: Graphics, { pulses, echoes }: Sequence, placed: Placed): void {
  const { base, begun, again, inverted, excited, echo, under, top, high, small, xOf } = placed;
  const guide = (x: number, from: number, to: number): void => {
    for (let y = from; y < to; y += 7) still.moveTo(x, y).lineTo(x, Math.min(to, y + 3));
  };
  const refocused = pulses.filter(({ at, flip }) => at > 0 && flip === 180);
  for (const x of [begun, again]) guide(x, small, small * 1.6);
  if (inverted) guide(begun, base('rf'), under);
  guide(excited, base('rf'), under);
  guide(echo, top + high, under);
  if (echoes.length === 1) for (const { at } of refocused) guide(xOf(at), base('rf'), under);
}

function drawArrows(still: Graphics, { begun, again, inverted, excited, echo, under, small }: Placed): void {
  arrow(still, begun, again, small * 1.3);
  if (inverted) arrow(still, begun, excited, under);
  arrow(still, excited, echo, under);
}

/** Where a stretch of time is left out. */
function drawCuts(still: Graphics, { cuts, base }: Placed, theme: StageTheme): void {
  for (const x of cuts) for (const row of ROWS) still.rect(x - 4, base(row) - 2, 8, 4);
  still.fill(theme.screen);
  for (const x of cuts) {
    for (const row of ROWS) {
      const y = base(row);
      still
        .moveTo(x - 6, y + 5)
        .lineTo(x - 2, y - 5)
        .moveTo(x + 2, y + 5)
        .lineTo(x + 6, y - 5);
    }
  }
  still.stroke({ width: 1.2, color: theme.screenInk, alpha: 0.7 });
}

function drawLadder(still: Graphics, { lobes }: Sequence, { base, xOf }: Placed, tall: number): void {
  for (const { axis, from, to } of lobes) {
    if (axis !== 'phase') continue;
    for (let n = -STEPS; n <= STEPS; n++) {
      const y = base('phase') - (tall * n) / STEPS;
      const inwards = RAMP * (xOf(to) - xOf(from));
      still.moveTo(xOf(from) + inwards, y).lineTo(xOf(to) - inwards, y);
    }
  }
}

export function drawLines(still: Graphics, sequence: Sequence, placed: Placed, theme: StageTheme): void {
  const { left, right, base, high } = placed;
  still.clear();
  for (const row of ROWS) still.moveTo(left, base(row)).lineTo(right, base(row));
  still.stroke({ width: 1, color: theme.screenInk, alpha: 0.45 });
  drawTimes(still, sequence, placed);
  still.stroke({ width: 1, color: theme.screenInk, alpha: 0.6 });
  drawArrows(still, placed);
  still.stroke({ width: 1.2, color: theme.screenInk, alpha: 0.9 });
  drawCuts(still, placed, theme);
  drawLadder(still, sequence, placed, high * 0.42);
  still.stroke({ width: 1, color: theme.screenInk, alpha: 0.4 });
}
