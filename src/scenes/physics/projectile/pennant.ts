/** A small flag on a pole that marks a place, with its read-out on a slip above. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { createCallout } from '../../kit/words/callout';

export interface Pennant {
  readonly root: Container;
  /**
   * Origin of the pole's foot; `from` and `to` bound the slip, which stands `lift` above the pole's top. Stage units. Where it
   * does not stand right on the pole, a thread ties it to it.
   */
  plant(x: number, y: number, from: number, to: number, lift?: number): void;
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

/** How far inside a slip's outline its thread ends, stage units. */
const CORNER = 6;

export function createPennant(context: StageContext, { colour, pole, size }: PennantOptions): Pennant {
  const { theme } = context;
  const root = new Container({ label: 'pennant', visible: false });
  const flag = new Graphics()
    .rect(-1, -pole, 2, pole)
    .fill(theme.name === 'dark' ? 0xdbe4ee : 0x2b3a4b)
    .poly([1, -pole, 16, -pole + 5, 1, -pole + 10])
    .fill(colour);
  const slip = createCallout(context, { size, tone: 'plain', mono: true });
  const thread = new Graphics();
  root.addChild(thread, flag, slip.root);
  let place = { x: 0, from: 0, to: 0, lift: 0 };
  let tied = '';
  const settle = (): void => {
    const half = slip.root.width / 2;
    const x = Math.min(place.to - half, Math.max(place.from + half, place.x)) - place.x;
    const top = -pole - place.lift;
    const y = top - slip.root.height - 1;
    if (slip.root.x !== x || slip.root.y !== y) slip.root.position.set(x, y);
    const end = Math.min(x + half - CORNER, Math.max(x - half + CORNER, 0));
    const next = `${Math.round(end)} ${Math.round(top)}`;
    if (next === tied) return;
    tied = next;
    thread.clear();
    if (end === 0 && place.lift === 0) return;
    thread
      .moveTo(0, -pole)
      .lineTo(end, top - CORNER)
      .stroke({ width: 1.4, color: theme.ink, alpha: 0.6 });
  };
  return {
    root,
    plant(x, y, from, to, lift = 0) {
      place = { x, from, to, lift };
      root.position.set(x, y);
      settle();
    },
    set(words) {
      slip.set(words);
      settle();
    },
    show(visible) {
      root.visible = visible;
    },
    lay(width) {
      slip.lay(width);
      settle();
    },
  };
}
