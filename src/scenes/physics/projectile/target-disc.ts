/** A target that lies on the ground, with a small signpost beside it. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';

export interface TargetDisc {
  readonly root: Container;
  /** Half of its width, stage units. */
  size(radius: number): void;
  /** What stands on the post; `hit` lights the rings. */
  set(words: string, hit: boolean): void;
  /** Where the sign stands: right of the disc, or left of it at the field's end. */
  turn(left: boolean): void;
  /** The sign stands there, or has no room. */
  sign(there: boolean): void;
}

const DRAWN = 40;
const FLAT = 0.3;
const POST = 34;

/** Origin at its middle, on the ground. */
export function createTargetDisc(context: StageContext): TargetDisc {
  const { theme } = context;
  const root = new Container({ label: 'target' });
  const disc = new Container({ label: 'disc' });
  const rings = new Graphics();
  for (const [part, colour] of [
    [1, 0xd92c3a],
    [0.72, 0xffffff],
    [0.46, 0xd92c3a],
    [0.2, 0xffffff],
  ] as const) {
    rings.ellipse(0, 0, DRAWN * part, DRAWN * part * FLAT).fill(colour);
  }
  const glow = new Graphics()
    .ellipse(0, 0, DRAWN * 1.25, DRAWN * 1.25 * FLAT)
    .stroke({ width: 5, color: theme.accent, alpha: 0.9 });
  glow.visible = false;
  disc.addChild(
    new Graphics()
      .ellipse(2, 3, DRAWN * 1.04, DRAWN * 1.04 * FLAT)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha }),
    rings,
    glow,
  );
  const sign = new Container({ label: 'sign' });
  const board = new Graphics();
  const text = context.text({ size: 12, mono: true, weight: '600', colour: theme.paperInk, anchor: [0.5, 0.5] });
  sign.addChild(board, text);
  root.addChild(sign, disc);
  let shown = '';
  let paintedWidth = 0;
  let paintedLeft = false;
  let half = DRAWN;
  let left = false;
  const paint = (): void => {
    const width = text.width + 12;
    const height = text.height + 5;
    const side = left ? -1 : 1;
    sign.x = side * (half + width / 2 + 5);
    if (Math.abs(width - paintedWidth) < 0.5 && paintedLeft === left) return;
    paintedWidth = width;
    paintedLeft = left;
    text.y = -POST + height / 2 - 2;
    board
      .clear()
      // At the disc's edge: further off the post would mark another place on the tape.
      .rect(-side * (width / 2 - 2) - 1.5, -POST + height - 2, 3, POST - height + 2)
      .fill(theme.metal[2])
      .roundRect(-width / 2 + 1, -POST - 1, width, height, 3)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 })
      .roundRect(-width / 2, -POST - 2, width, height, 3)
      .fill(theme.paper);
  };
  return {
    root,
    size(radius) {
      half = radius;
      disc.scale.set(radius / DRAWN, Math.max(radius / DRAWN, 0.55));
      paint();
    },
    set(words, hit) {
      glow.visible = hit;
      if (words === shown) return;
      shown = words;
      text.text = words;
      paint();
    },
    turn(next) {
      if (next === left) return;
      left = next;
      paint();
    },
    sign(there) {
      sign.visible = there;
    },
  };
}
