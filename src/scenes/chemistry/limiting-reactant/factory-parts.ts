/**
 * Parts of two factories, as shapes of the size of a disc: bolts and nuts, one of each to a pair; frames and wheels, one
 * and two to a bicycle.
 */
import { GraphicsContext } from 'pixi.js';
import { mix } from '../../kit/paint/shading';

export type FactoryPart = 'bolt' | 'nut' | 'frame' | 'wheel';

const hexagon = (radius: number): number[] =>
  Array.from({ length: 6 }, (_corner, k) => (k * Math.PI) / 3).flatMap((turn) => [
    radius * Math.cos(turn),
    radius * Math.sin(turn),
  ]);

/** A part in its colour, about 12 units across, its middle at the origin. */
export function factoryPart(part: FactoryPart, colour: number): GraphicsContext {
  const shape = new GraphicsContext();
  const shade = mix(colour, 0x000000, 0.32);
  switch (part) {
    case 'bolt':
      return shape
        .rect(-2, -2, 4, 8.4)
        .fill(colour)
        .moveTo(-2, 2.2)
        .lineTo(2, 1.2)
        .moveTo(-2, 4.4)
        .lineTo(2, 3.4)
        .stroke({ width: 0.9, color: shade })
        .roundRect(-4.6, -6.2, 9.2, 4.6, 1.2)
        .fill(shade)
        .roundRect(-4.6, -6.2, 9.2, 3.6, 1.2)
        .fill(colour);
    case 'nut':
      return shape.poly(hexagon(6)).fill(shade).poly(hexagon(5.2)).fill(colour).circle(0, 0, 2.5).fill(0x12202e);
    case 'frame':
      return shape
        .moveTo(-5.6, 2.6)
        .lineTo(-2.2, -3.2)
        .lineTo(3.6, -3.2)
        .lineTo(0, 2.6)
        .closePath()
        .moveTo(0, 2.6)
        .lineTo(-2.8, -4.4)
        .moveTo(5.6, 2.6)
        .lineTo(3, -5)
        .lineTo(4.8, -5.4)
        .moveTo(-4.4, -4.6)
        .lineTo(-1.4, -4.6)
        .stroke({ width: 1.7, color: colour, cap: 'round', join: 'round' });
    case 'wheel':
      return shape
        .moveTo(-4.8, 0)
        .lineTo(4.8, 0)
        .moveTo(0, -4.8)
        .lineTo(0, 4.8)
        .stroke({ width: 0.8, color: shade })
        .circle(0, 0, 5.1)
        .stroke({ width: 1.8, color: colour })
        .circle(0, 0, 1.3)
        .fill(colour);
  }
}
