/** Contrast of colours of the stage, 0xrrggbb. */
import { contrastOfLuminances, luminance } from './luminance';
import { mix } from './shading';

export const contrast = (a: number, b: number): number => contrastOfLuminances(luminance(a), luminance(b));

const STEPS = 25;

/** A ground moved away from its ink, towards white or black, as little as `least` needs. */
export function groundFor(ink: number, ground: number, least: number): number {
  const away = luminance(ink) < luminance(ground) ? 0xffffff : 0x000000;
  for (let step = 0; step < STEPS; step++) {
    const moved = mix(ground, away, step / STEPS);
    if (contrast(ink, moved) >= least) return moved;
  }
  return away;
}
