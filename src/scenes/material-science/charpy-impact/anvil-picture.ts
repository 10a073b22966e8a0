/** The anvils from above, with the bar that lies on them or what the blow made of it. */
import type { Graphics } from 'pixi.js';
import type { Box } from '../../contract';
import { mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { type BrokenBar, type FractureState, grain, LONG, THICK } from './fracture-state';

/** Millimetres across the view. */
const ACROSS = 74;
const SPAN = 40;
/** Bend of a half for each joule. */
const BEND = { perJoule: 0.0045, most: 0.5 } as const;
const END_STEPS = 9;

/** Where the middle of the bar is, and stage units of a millimetre. */
interface View {
  readonly cx: number;
  readonly cy: number;
  readonly s: number;
}

type Struck = Pick<FractureState, 'tone'> & { readonly broken: BrokenBar };

/** `side` −1 left, 1 right; origin at the broken end. */
function drawHalf(
  g: Graphics,
  { broken, tone }: Struck,
  side: number,
  at: { readonly x: number; readonly y: number; readonly turn: number },
  s: number,
): void {
  const tear = broken.shear / 100;
  const { notch } = broken;
  const [sin, cos] = [Math.sin(at.turn), Math.cos(at.turn)];
  const place = (x: number, y: number): [number, number] => [
    at.x + (side * x * cos - y * sin) * s,
    at.y + (side * x * sin + y * cos) * s,
  ];
  const end: number[] = [];
  for (let n = 0; n <= END_STEPS; n++) {
    const y = -THICK / 2 + (n / END_STEPS) * (THICK - notch);
    // Torn ends slant and are ragged; cleaved ones are nearly flat.
    const ragged = (grain(n, side) - 0.5) * (0.5 + 2.2 * tear) + tear * 1.6 * Math.abs(n / END_STEPS - 0.5);
    end.push(...place(ragged, y));
  }
  g.poly([
    ...end,
    ...place(notch * 0.41, THICK / 2),
    ...place(LONG / 2, THICK / 2),
    ...place(LONG / 2, -THICK / 2),
  ]).fill(tone);
  g.poly([
    ...place(LONG / 2, -THICK / 2),
    ...place(1, -THICK / 2),
    ...place(1, -THICK / 2 + 1.4),
    ...place(LONG / 2, -THICK / 2 + 1.4),
  ]).fill({ color: 0xffffff, alpha: 0.4 });
  g.poly(end).stroke({ width: 2, color: tear > 0.5 ? mix(tone, 0x20242a, 0.55) : mix(tone, 0xffffff, 0.75) });
}

function drawAnvils(g: Graphics, theme: StageTheme, box: Box, { cx, cy, s }: View): void {
  const [steel, dark] = [theme.metal[1], theme.metal[2]];
  const wide = box.width / 2 - (SPAN / 2) * s;
  const y = cy + (THICK / 2) * s;
  const high = Math.max(4, box.y + box.height * 0.92 - y);
  for (const side of [-1, 1]) {
    const x = side < 0 ? box.x : cx + (SPAN / 2) * s;
    g.rect(x, y, wide, high).fill(steel);
    g.rect(x, y, wide, 3).fill(mix(steel, 0xffffff, 0.5));
    g.rect(side < 0 ? x + wide - 3 : x, y, 3, high).fill(dark);
  }
}

/** The bar bent round the striker. */
function drawStopped(g: Graphics, bar: Struck, theme: StageTheme, top: number, { cx, cy, s }: View): void {
  drawHalf(g, bar, -1, { x: cx - 1 * s, y: cy + 4 * s, turn: -0.45 }, s);
  drawHalf(g, bar, 1, { x: cx + 1 * s, y: cy + 4 * s, turn: 0.45 }, s);
  const striker = [cx - 4 * s, top, cx + 4 * s, top, cx + 2 * s, cy - 1 * s, cx, cy + 1 * s, cx - 2 * s, cy - 1 * s];
  g.poly(striker).fill(mix(theme.metal[1], 0xffffff, 0.3));
}

function drawHalves(g: Graphics, bar: Struck, { cx, cy, s }: View): void {
  const bend = Math.min(BEND.most, BEND.perJoule * bar.broken.energy);
  drawHalf(g, bar, -1, { x: cx - 4 * s, y: cy - 1 * s, turn: bend + 0.05 }, s);
  drawHalf(g, bar, 1, { x: cx + 5 * s, y: cy + 1 * s, turn: -bend + 0.12 }, s);
}

function drawWhole(g: Graphics, { tone, rime }: FractureState, theme: StageTheme, { cx, cy, s }: View): void {
  const x = cx - (LONG / 2) * s;
  const y = cy - (THICK / 2) * s;
  g.rect(x, y, LONG * s, THICK * s).fill(tone);
  g.rect(x, y, LONG * s, 1.6 * s).fill({ color: 0xffffff, alpha: 0.45 });
  g.poly([cx - 1.3 * s, y + THICK * s, cx + 1.3 * s, y + THICK * s, cx, y + (THICK - 2.4) * s]).fill(theme.screen);
  if (rime <= 0) return;
  for (let n = 0; n < 90; n++) {
    const [u, v] = [grain(n, 1), grain(n, 2)];
    g.circle(x + u * LONG * s, y + v * THICK * s, (0.3 + 0.6 * grain(n, 3)) * s);
  }
  g.fill({ color: 0xffffff, alpha: 0.75 * rime });
}

export function drawAnvilPicture(g: Graphics, state: FractureState, theme: StageTheme, box: Box): void {
  const view: View = { cx: box.x + box.width / 2, cy: box.y + box.height * 0.4, s: box.width / ACROSS };
  drawAnvils(g, theme, box, view);
  const { broken, lies, tone } = state;
  if (lies) return drawWhole(g, state, theme, view);
  if (!broken) return;
  if (broken.stopped) return drawStopped(g, { broken, tone }, theme, box.y, view);
  drawHalves(g, { broken, tone }, view);
}
