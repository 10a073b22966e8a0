/** A 4 mm socket in a board, with a coloured rim; a plug in it is drawn by the lead's end. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, roundGradient } from '../paint/shading';

const BRASS = [
  [0, 0xfff3c4],
  [0.45, 0xd1a545],
  [1, 0x6f4f16],
] as const;

/** Origin at its middle. */
export function createTerminal({ theme }: StageContext, radius: number, rim: number): Container {
  const root = new Container({ label: 'terminal' });
  root.addChild(
    new Graphics()
      .circle(1, 2, radius * 1.15)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
      .circle(0, 0, radius * 1.1)
      .fill(rim)
      .circle(0, 0, radius * 0.82)
      .fill(roundGradient(BRASS, { x: 0.35, y: 0.3 }))
      .circle(0, 0, radius * 0.4)
      .fill(0x1a1206),
  );
  return root;
}

/** A banana plug seen from its end. Origin at its middle. */
export function createPlug(_context: StageContext, radius: number, colour: number): Container {
  const root = new Container({ label: 'plug' });
  root.addChild(
    new Graphics()
      .circle(1.5, 2.5, radius)
      .fill({ color: 0x000000, alpha: 0.3 })
      .circle(0, 0, radius)
      .fill(colour)
      .circle(0, 0, radius)
      .fill(
        downGradient([
          [0, 0xffffff, 0.35],
          [0.5, 0xffffff, 0],
          [1, 0x000000, 0.4],
        ]),
      )
      .circle(0, 0, radius * 0.42)
      .fill(roundGradient(BRASS, { x: 0.35, y: 0.3 })),
  );
  return root;
}
