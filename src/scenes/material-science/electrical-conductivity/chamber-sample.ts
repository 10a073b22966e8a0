/** The sample in the chamber: a wire, a wafer, a bar or a guarded disc, and the way of the current through it. */
import type { Graphics } from 'pixi.js';
import type { Point } from '../../contract';
import { mix } from '../../kit/paint/shading';
import type { CarrierRoom } from './carrier-dots';
import { type Form, MIDDLE, PINS, type ProbeLook } from './chamber-plan';

export function drawSample(g: Graphics, { form, tone, covered }: ProbeLook): void {
  g.clear();
  const dark = mix(tone, 0x000000, 0.45);
  const bright = mix(tone, 0xffffff, 0.5);
  const { x, y } = MIDDLE;
  if (covered) {
    g.roundRect(x - 120, y - 20, 240, 52, 8)
      .fill(0x56606d)
      .stroke({ width: 2, color: 0x2b323b });
    g.roundRect(x - 108, y - 14, 216, 8, 4).fill({ color: 0xffffff, alpha: 0.16 });
    return;
  }
  switch (form) {
    case 'metal':
      for (const side of [-1, 1]) g.roundRect(x + side * 206 - 14, y - 2, 28, 34, 4).fill(0x8b97a6);
      g.rect(x - 212, y - 3.5, 424, 7).fill(tone);
      g.rect(x - 212, y - 2.6, 424, 1.6).fill({ color: bright, alpha: 0.9 });
      g.rect(x - 212, y + 1.6, 424, 1.9).fill({ color: dark, alpha: 0.8 });
      break;
    case 'wafer':
      g.ellipse(x, y + 10, 176, 46).fill(dark);
      g.ellipse(x, y + 4, 176, 46)
        .fill(tone)
        .stroke({ width: 1.5, color: bright, alpha: 0.7 });
      g.ellipse(x - 42, y - 8, 92, 16).fill({ color: 0xffffff, alpha: 0.1 });
      break;
    case 'bar':
      g.roundRect(x - 128, y - 16, 256, 30, 3)
        .fill(tone)
        .stroke({ width: 1.5, color: dark });
      g.rect(x - 126, y - 14, 252, 7).fill({ color: bright, alpha: 0.5 });
      break;
    case 'insulator':
      g.roundRect(x - 150, y + 8, 300, 18, 4)
        .fill(0x8b97a6)
        .stroke({ width: 1.5, color: 0x49535f });
      g.roundRect(x - 150, y - 8, 300, 16, 3)
        .fill(tone)
        .stroke({ width: 1.2, color: dark, alpha: 0.7 });
      g.roundRect(x - 92, y - 24, 184, 16, 3)
        .fill(0xa7b2bf)
        .stroke({ width: 1.5, color: 0x49535f });
      for (const side of [-1, 1]) g.roundRect(x + side * 122 - 22, y - 24, 44, 16, 3).fill(0x77838f);
      break;
  }
}

/** Lines along which the current goes from one outer probe to the other. */
export function drawField(g: Graphics, { form, covered }: ProbeLook): void {
  g.clear();
  if (covered || form !== 'wafer') return;
  const { outer } = PINS.wafer;
  for (let n = 1; n <= 3; n++) {
    const depth = 8 + 9 * n;
    g.moveTo(MIDDLE.x - outer, MIDDLE.y - 4)
      .bezierCurveTo(
        MIDDLE.x - outer - 14 * n,
        MIDDLE.y + depth,
        MIDDLE.x + outer + 14 * n,
        MIDDLE.y + depth,
        MIDDLE.x + outer,
        MIDDLE.y - 4,
      )
      .stroke({ width: 1.4, color: 0xffd34d, alpha: 0.75 });
  }
}

/** Where the carriers of a semiconductor are seen. */
export function roomOf(form: Form): CarrierRoom | null {
  const { x, y } = MIDDLE;
  const reach = PINS[form].outer;
  if (form === 'wafer') return { middle: { x, y: y + 4 }, halfWidth: 166, halfHeight: 39, round: true, reach };
  return form === 'bar' ? { middle: { x, y }, halfWidth: 122, halfHeight: 11, round: false, reach } : null;
}

/** The way of the charges from one outer probe to the other; empty where none are seen. */
export function currentPath(form: Form): readonly Point[] {
  const half = PINS[form].outer;
  const { x, y } = MIDDLE;
  if (form === 'insulator') return [];
  if (form !== 'wafer')
    return [
      { x: x - half, y },
      { x: x + half, y },
    ];
  return [-1, -0.75, -0.35, 0, 0.35, 0.75, 1].map((part) => ({
    x: x + part * half * (Math.abs(part) === 1 ? 1 : 1.2),
    y: y - 4 + 26 * (1 - part * part),
  }));
}
