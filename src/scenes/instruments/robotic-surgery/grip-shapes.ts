/** How the grips of the console and their trays are drawn. */
import { Graphics } from 'pixi.js';
import type { Box, Point } from '../../contract';
import { aslantGradient, downGradient, mix, roundGradient } from '../../kit/paint/shading';

/** A flat well in the console. */
export function drawTray(trays: Graphics, { x, y, width, height }: Box, radius: number, dark: boolean): void {
  trays
    .roundRect(x, y, width, height, radius)
    .fill(dark ? 0x0b1118 : 0x2c3743)
    .roundRect(x + 2, y + 2, width - 4, height - 4, radius - 2)
    .fill(
      downGradient([
        [0, dark ? 0x121b25 : 0x35424f],
        [1, dark ? 0x1d2833 : 0x46545f],
      ]),
    );
}

/** The cross in the tray, of which middle and halves are given, and the slot of the lever. */
export function drawGuides(trays: Graphics, tray: Box, slot: Box): void {
  const { x, y, width: wide, height: deep } = tray;
  trays
    .roundRect(x - wide, y - deep, 2 * wide, 2 * deep, 6)
    .moveTo(x - wide, y)
    .lineTo(x + wide, y)
    .moveTo(x, y - deep)
    .lineTo(x, y + deep)
    .stroke({ width: 1, color: 0xffffff, alpha: 0.2 })
    .roundRect(slot.x + slot.width / 2 - 3, slot.y + 10, 6, slot.height - 20, 3)
    .fill(0x05080c);
}

/** The linkage of the right grip, which comes from the far edge of its tray. */
function drawLinkage(right: Graphics, tray: Box, { x, y }: Point, size: number): void {
  const elbow = { x: (tray.x + x) / 2 + size, y: (tray.y - tray.height + y) / 2 };
  right
    .moveTo(tray.x, tray.y - tray.height - 6)
    .lineTo(elbow.x, elbow.y)
    .lineTo(x, y)
    .stroke({ width: size * 0.46, color: 0x0f151b, alpha: 0.9, cap: 'round', join: 'round' })
    .moveTo(tray.x, tray.y - tray.height - 6)
    .lineTo(elbow.x, elbow.y)
    .lineTo(x, y)
    .stroke({ width: size * 0.3, color: 0x8d99a6, cap: 'round', join: 'round' })
    .circle(elbow.x, elbow.y, size * 0.3)
    .fill(0x5d6975);
}

export interface RightGrip {
  readonly at: Point;
  readonly size: number;
  readonly tone: number;
  /** Of the jaws, and of the wrist, degrees. */
  readonly jaw: number;
  readonly roll: number;
}

export function drawRightGrip(right: Graphics, tray: Box, { at, size, tone, jaw, roll }: RightGrip): void {
  const { x, y } = at;
  right.clear();
  drawLinkage(right, tray, at, size);
  const open = (jaw / 30) * 0.42 + 0.12;
  const turned = (roll * Math.PI) / 180;
  for (const side of [-1, 1]) {
    const angle = Math.PI / 2 + side * open - turned;
    const [fx, fy] = [Math.cos(angle), Math.sin(angle)];
    right
      .moveTo(x, y)
      .lineTo(x + fx * size * 1.25, y + fy * size * 1.25)
      .stroke({ width: size * 0.44, color: mix(tone, 0x000000, 0.35), cap: 'round' })
      .moveTo(x, y)
      .lineTo(x + fx * size * 1.2, y + fy * size * 1.2)
      .stroke({ width: size * 0.26, color: tone, cap: 'round' });
  }
  right.circle(x, y, size * 0.52).fill(
    roundGradient(
      [
        [0, 0xf4f7fa],
        [0.6, 0x9aa7b4],
        [1, 0x4f5b67],
      ],
      { x: 0.38, y: 0.34 },
    ),
  );
}

/** A slide that lifts, about its middle. */
export function drawLeftGrip(left: Graphics, { x: lx, y: ly }: Point, wide: number, tone: number): void {
  left
    .clear()
    .roundRect(lx - wide / 2, ly - 12, wide, 24, 7)
    .fill(mix(tone, 0x000000, 0.4))
    .roundRect(lx - wide / 2 + 2, ly - 11, wide - 4, 20, 6)
    .fill(
      aslantGradient([
        [0, mix(tone, 0xffffff, 0.35)],
        [1, mix(tone, 0x000000, 0.15)],
      ]),
    )
    .rect(lx - wide / 4, ly - 2, wide / 2, 1.5)
    .rect(lx - wide / 4, ly + 2, wide / 2, 1.5)
    .fill({ color: 0x000000, alpha: 0.35 });
}
