/** A small flag on a pole that marks a place, with its read-out on a slip above. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { createCallout } from './callout';

export interface Pennant {
  readonly root: Container;
  /** Origin of the pole's foot; `from` and `to` bound the slip, stage units. */
  plant(x: number, y: number, from: number, to: number): void;
  set(words: string): void;
  show(visible: boolean): void;
  /** Where its words wrap and how large they are; after every change of the stage's size. */
  lay(width: number): void;
}

export interface PennantOptions {
  readonly colour: number;
  /** Length of the pole, stage units. */
  readonly pole: number;
  readonly size: number;
}

export function createPennant(context: StageContext, { colour, pole, size }: PennantOptions): Pennant {
  const { theme } = context;
  const root = new Container({ label: 'pennant', visible: false });
  const flag = new Graphics()
    .rect(-1, -pole, 2, pole)
    .fill(theme.name === 'dark' ? 0xdbe4ee : 0x2b3a4b)
    .poly([1, -pole, 16, -pole + 5, 1, -pole + 10])
    .fill(colour);
  const slip = createCallout(context, { size, tone: 'plain', mono: true });
  root.addChild(flag, slip.root);
  let place = { x: 0, from: 0, to: 0 };
  const settle = (): void => {
    const half = slip.root.width / 2;
    const x = Math.min(place.to - half, Math.max(place.from + half, place.x)) - place.x;
    const y = -pole - slip.root.height - 1;
    if (slip.root.x !== x || slip.root.y !== y) slip.root.position.set(x, y);
  };
  return {
    root,
    plant(x, y, from, to) {
      place = { x, from, to };
      root.position.set(x, y);
      settle();
    },
    set(words) {
      slip.set(words);
      settle();
    },
    show(visible) {
      if (root.visible !== visible) root.visible = visible;
    },
    lay(width) {
      slip.lay(width);
      settle();
    },
  };
}
