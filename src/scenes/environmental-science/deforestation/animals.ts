/** A few animals of a wet tropical forest, each drawn for a square of 24 around the origin. */
import { GraphicsContext } from 'pixi.js';

function macaw(): GraphicsContext {
  return new GraphicsContext()
    .poly([1, 3, 4, 3, 0, 11, -2, 11])
    .fill(0x2a5fc0)
    .ellipse(1, 0, 4, 6)
    .fill(0xd6302b)
    .poly([2, -3, 6, 0, 5, 7, 2, 5])
    .fill(0x2a5fc0)
    .poly([2, -3, 5.4, -1, 4.6, 1.6, 2.4, 1])
    .fill(0xf2c230)
    .circle(-1, -6, 4)
    .fill(0xd6302b)
    .circle(-2.6, -6, 2.1)
    .fill(0xfbf3ea)
    .circle(-2.4, -6.6, 0.8)
    .fill(0x14181d)
    .moveTo(-4.4, -8)
    .quadraticCurveTo(-8.6, -7.4, -6.6, -2.8)
    .quadraticCurveTo(-5.8, -4.4, -4.2, -4.2)
    .fill(0x1f2329)
    .moveTo(-5, 6.4)
    .lineTo(8, 6.4)
    .stroke({ width: 1.8, color: 0x6b4a2c, cap: 'round' });
}

function frog(): GraphicsContext {
  const drawn = new GraphicsContext();
  for (const side of [-1, 1])
    drawn
      .moveTo(side * 3, 4)
      .lineTo(side * 8.6, 3)
      .lineTo(side * 6.4, 9.4)
      .moveTo(side * 3.4, -1)
      .lineTo(side * 8, -4)
      .lineTo(side * 9.2, -7.6);
  drawn.stroke({ width: 2, color: 0x1f66c8, cap: 'round', join: 'round' });
  drawn.ellipse(0, 2, 4.6, 6.6).ellipse(0, -5, 4.6, 3.8).fill(0xe0482c);
  for (const side of [-1, 1])
    drawn
      .circle(side * 3.4, -7.2, 1.9)
      .fill(0xf5e3c8)
      .circle(side * 3.6, -7.5, 1)
      .fill(0x14181d);
  return drawn.circle(-1.6, 1, 0.9).circle(1.4, 4, 1).circle(1.8, -1.6, 0.8).fill(0x2b1414);
}

function butterfly(): GraphicsContext {
  const drawn = new GraphicsContext();
  for (const side of [-1, 1])
    drawn
      .poly([side, -2, side * 6, -8.6, side * 10.4, -7, side * 8.4, -0.4, side, 1])
      .poly([side, 1, side * 8, 1.6, side * 6.6, 8, side * 2.8, 8.6])
      .fill(0x2279d8)
      .stroke({ width: 1.5, color: 0x14202e, join: 'round' })
      .poly([side * 2.4, -1.6, side * 6, -6, side * 7, -1.4])
      .fill(0x7cc4ff);
  return drawn
    .moveTo(-0.4, -5)
    .lineTo(-2.6, -9.6)
    .moveTo(0.4, -5)
    .lineTo(2.6, -9.6)
    .stroke({ width: 0.9, color: 0x14202e, cap: 'round' })
    .ellipse(0, 0.6, 1.3, 6.2)
    .fill(0x14202e);
}

function monkey(): GraphicsContext {
  const drawn = new GraphicsContext();
  for (const side of [-1, 1])
    drawn
      .circle(side * 8, -1, 2.8)
      .fill(0x5a3620)
      .circle(side * 8, -1, 1.5)
      .fill(0xe2b48c);
  drawn
    .circle(0, -0.6, 8)
    .fill(0x5a3620)
    .ellipse(-2.6, -1.6, 3, 3.6)
    .ellipse(2.6, -1.6, 3, 3.6)
    .ellipse(0, 3.4, 4.6, 3.4)
    .fill(0xe2b48c);
  for (const side of [-1, 1]) drawn.circle(side * 2.5, -1.4, 1.2);
  return drawn
    .fill(0x1b1410)
    .circle(-0.7, 2, 0.5)
    .circle(0.7, 2, 0.5)
    .fill(0x5a3620)
    .moveTo(-2.2, 4)
    .quadraticCurveTo(0, 6, 2.2, 4)
    .stroke({ width: 0.9, color: 0x5a3620, cap: 'round' });
}

function beetle(): GraphicsContext {
  const drawn = new GraphicsContext();
  for (const side of [-1, 1])
    for (const [y, end] of [
      [-2.4, -6],
      [1, 1.6],
      [4.4, 8.4],
    ] as const)
      drawn
        .moveTo(side * 4, y)
        .lineTo(side * 7.4, (y + end) / 2)
        .lineTo(side * 8.4, end);
  return drawn
    .stroke({ width: 1.3, color: 0x1b2420, cap: 'round', join: 'round' })
    .ellipse(0, 2.2, 5.4, 7.2)
    .fill(0x0f7a58)
    .ellipse(-1.8, 0.6, 1.7, 4)
    .fill({ color: 0xb8f0c0, alpha: 0.55 })
    .moveTo(0, -4)
    .lineTo(0, 9.2)
    .stroke({ width: 0.9, color: 0x08301f })
    .ellipse(0, -5.2, 3.9, 2.7)
    .fill(0xb6862c)
    .circle(0, -8.2, 2)
    .fill(0x1b2420);
}

export const animalShapes = (): readonly GraphicsContext[] => [macaw(), frog(), butterfly(), monkey(), beetle()];
