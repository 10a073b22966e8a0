/** What is played in the diagram: outlines at rest, filled with light as the line runs. */
import { Graphics } from 'pixi.js';
import type { StageTheme } from '../../kit/theme';
import type { Placed, Sequence } from './sequence-axis';
import { RAMP } from './sequence-lines';

/** As high as a pulse is drawn whose angle is to be found. */
const RIGHT = 90;

function drawGradients(shape: Shape, { lobes }: Sequence, { xOf, base }: Placed, tall: number): void {
  for (const { axis, from, to, height } of lobes) {
    const [a, b] = [xOf(from), xOf(to)];
    const ramp = RAMP * (b - a);
    const y = base(axis);
    if (Math.abs(height) < 0.005) continue;
    shape([a, y, a + ramp, y - tall * height, b - ramp, y - tall * height, b, y]);
  }
}

/** Radio pulses, each as high as its angle; the angle is not shown where it is `covered`. */
function drawPulses(
  shape: Shape,
  { pulses, next }: Sequence,
  { xOf, base, scale, high }: Placed,
  covered: boolean,
): void {
  const radio = (at: number, half: number, flip: number, light: number): void => {
    const points: number[] = [];
    const most = high * 0.6 * (0.35 + 0.65 * ((covered ? RIGHT : flip) / 180));
    for (let n = -20; n <= 20; n++) {
      const part = (3 * Math.PI * n) / 20;
      const value = n === 0 ? 1 : Math.sin(part) / part;
      points.push(xOf(at) + half * scale * (n / 20) * 1.1, base('rf') - most * value);
    }
    shape(points, light);
  };
  pulses.forEach(({ at, half, flip }) => radio(at, half, flip, 1));
  // The next repetition only begins here: its pulse is not part of what runs.
  const again0 = pulses[0];
  if (again0) radio(next, again0.half, again0.flip, 0);
}

/** Draws a curve that is followed by its stroke. */
function curve(lit: Graphics, from: number, to: number, yOf: (part: number) => number): void {
  const count = Math.max(12, Math.round((to - from) / 1.2));
  for (let n = 0; n <= count; n++) {
    const at = yOf(n / count);
    if (n === 0) lit.moveTo(from, at);
    else lit.lineTo(from + ((to - from) * n) / count, at);
  }
}

function drawSignal(
  lit: Graphics,
  { echoes, pulses, unit }: Sequence,
  { xOf, scale, base, high }: Placed,
  theme: StageTheme,
  bright: number,
): void {
  const y = base('signal');
  const most = high * 0.42;
  // After the pulse it is there, and gone before it is read: it is drawn for what it is, and not lit.
  const free = 0.3 * unit * scale;
  const from = xOf(0) + 0.08 * unit * scale;
  if (pulses.some(({ at, flip }) => at > 0 && flip === 180)) {
    curve(lit, from, from + free, (part) => y - most * 0.7 * Math.exp(-4 * part) * Math.cos(7 * Math.PI * part));
    lit.stroke({ width: 1.2, color: theme.screenInk, alpha: 0.8 });
  }
  for (const { at, half } of echoes) {
    const wide = half * scale;
    const x = xOf(at);
    lit.rect(x - wide, y - most, 2 * wide, 2 * most).fill({ color: theme.screenGlow, alpha: 0.08 + 0.14 * bright });
    curve(lit, x - wide, x + wide, (part) => {
      const away = 2 * part - 1;
      return y - most * Math.exp(-5 * away * away) * Math.cos(6 * Math.PI * away);
    });
    lit.stroke({ width: 1.4, color: bright > 0 ? theme.screenGlow : theme.screenInk });
  }
}

type Shape = (points: number[], light?: number) => void;

export function drawPlay(
  lit: Graphics,
  sequence: Sequence,
  placed: Placed,
  theme: StageTheme,
  { bright, covered }: { readonly bright: number; readonly covered: boolean },
): void {
  lit.clear();
  const shape: Shape = (points, light = 1) => {
    lit
      .poly(points)
      .fill({ color: theme.screenGlow, alpha: 0.16 + 0.6 * bright * light })
      .poly(points)
      .stroke({ width: 1.4, color: bright * light > 0 ? theme.screenGlow : theme.screenInk, alpha: 0.95 });
  };
  drawGradients(shape, sequence, placed, placed.high * 0.42);
  drawPulses(shape, sequence, placed, covered);
  drawSignal(lit, sequence, placed, theme, bright);
}
