/** What small animals of several habitats have in common, from above: coiled shells, legs, beetles. */
import type { GraphicsContext } from 'pixi.js';
import { stalk, TURN } from './leaf';
import { mix } from '../../kit/paint/shading';

/** A coiled shell: whorls from the lip to the apex along a spiral. */
export function coil(pen: GraphicsContext, turns: number, radius: number, colour: number, band: number | null): void {
  const steps = Math.round(turns * 14);
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const r = radius * (1 - 0.86 * t);
    const angle = 0.6 + turns * TURN * t;
    const away = (radius - r) * 0.62;
    const x = away * Math.cos(angle * 0.25 + 3.4) + r * 0.34 * Math.cos(angle);
    const y = away * Math.sin(angle * 0.25 + 3.4) + r * 0.34 * Math.sin(angle);
    pen.circle(x, y, r * 0.68).fill(mix(colour, t < 0.5 ? 0x000000 : 0xffffff, 0.26 * Math.abs(t - 0.5) * 2));
    if (band !== null) pen.circle(x + r * 0.3, y + r * 0.3, r * 0.2).fill(band);
  }
  pen.ellipse(-radius * 0.3, -radius * 0.42, radius * 0.3, radius * 0.16).fill({ color: 0xffffff, alpha: 0.5 });
}

/** Pairs of legs across a body that looks to the right. */
export const legs = (pen: GraphicsContext, colour: number, reach: number, pairs = 3): void => {
  for (let k = 0; k < pairs; k++) {
    const off = pairs === 1 ? 0 : (k / (pairs - 1) - 0.5) * 1.5;
    for (const side of [-1, 1]) {
      const angle = side * (Math.PI / 2 + off * side);
      stalk(pen, -off * 6, 0, angle, reach, 2, colour);
    }
  }
};

/** Two wing cases, neck shield and head; `long`: how much longer than wide. */
export function beetle(pen: GraphicsContext, long: number, colour: number, ridges: number): void {
  const back = 11 * long;
  legs(pen, 0x17130f, 17);
  for (const angle of [-0.5, 0.5]) stalk(pen, back * 0.9, 0, angle, 12, 1, 0x17130f);
  pen
    .circle(back * 0.92, 0, 5)
    .fill(mix(colour, 0x000000, 0.3))
    .roundRect(back * 0.36, -8.5, back * 0.46, 17, 5)
    .fill(mix(colour, 0xffffff, 0.06))
    .ellipse(-back * 0.28, 0, back * 0.74, 10.5)
    .fill(colour);
  stalk(pen, -back, 0, 0, back * 1.35, 0.9, 0x000000);
  for (let k = 1; k <= ridges; k++) {
    for (const side of [-1, 1])
      stalk(pen, -back * 0.82, side * 2.6 * k, 0, back * 1.1, 0.6, mix(colour, 0xffffff, 0.25));
  }
  pen.ellipse(-back * 0.3, -5, back * 0.34, 1.8).fill({ color: 0xffffff, alpha: 0.38 });
}
