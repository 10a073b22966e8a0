/** Clouds of fair weather, flat below and heaped above; each of a form of its own. */
import { Graphics } from 'pixi.js';
import type { StageTheme } from '../theme';

/** Width of one, stage units. */
export const CLOUD_WIDE = 148;

/** Places that look thrown about and are the same each time, 0 to 1. */
export const scattered = (n: number, of: number): number =>
  (Math.abs(Math.sin(12.9898 * (n + 1) + 78.233 * of)) * 43_758.5453) % 1;

/** Origin in its middle. */
export function createCloud({ name }: StageTheme, n: number): Graphics {
  const cloud = new Graphics({ label: 'cloud' });
  for (let k = 0; k < 5; k++) cloud.circle((k - 2) * 26, -12 * Math.sin((k + 0.6) * 0.9), 17 + 12 * scattered(n, k));
  return cloud.roundRect(-CLOUD_WIDE / 2, 4, CLOUD_WIDE, 20, 10).fill(name === 'dark' ? 0x33435a : 0xf1f5f9);
}
