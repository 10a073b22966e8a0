/** Contrast of colours as WCAG 2.2 reckons it. */
import { mix } from './shading';

/** Relative luminance of 0xrrggbb: 0 black to 1 white. */
export function luminance(colour: number): number {
  const part = (shift: number): number => {
    const value = ((colour >> shift) & 255) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0);
}

/** 1 (alike) to 21 (black on white). */
export function contrast(a: number, b: number): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

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
