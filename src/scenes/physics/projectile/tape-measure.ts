/** A pocket tape: a hook that is put on one place, a case that is pulled to another, and the length on its window. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../../contract';
import { downGradient, roundGradient, screen } from '../../kit/paint/shading';

export interface TapeMeasure {
  readonly root: Container;
  /** Stage units. Without words it is rolled up: the case alone. */
  set(hook: Point, body: Point, words: string): void;
  /** After every change of the stage's size. */
  lay(): void;
}

const CASE = 15;

function createBlade(): Graphics {
  return new Graphics()
    .rect(0, -2.5, 1, 5)
    .fill(
      downGradient([
        [0, 0xfff3b0],
        [1, 0xd9a92a],
      ]),
    )
    .rect(0, 1.6, 1, 0.9)
    .fill(0x2a2410);
}

export function createTapeMeasure(context: StageContext): TapeMeasure {
  const { theme } = context;
  const root = new Container({ label: 'tape measure' });
  const blade = createBlade();
  const hook = new Graphics()
    .circle(0, 0, 8)
    .fill({ color: theme.accent, alpha: 0.22 })
    .rect(-1.6, -7, 3.2, 14)
    .fill(theme.metal[2])
    .circle(0, 0, 2.4)
    .fill(theme.accent);
  const body = new Container({ label: 'case' });
  body.addChild(
    new Graphics()
      .roundRect(-CASE + 2, -CASE + 3, 2 * CASE, 2 * CASE, 8)
      .fill({ color: theme.shadow, alpha: theme.shadowAlpha })
      .roundRect(-CASE, -CASE, 2 * CASE, 2 * CASE, 8)
      .fill(
        roundGradient(
          [
            [0, 0xffd75e],
            [0.6, 0xe8a91b],
            [1, 0xa86f08],
          ],
          { x: 0.3, y: 0.25 },
        ),
      )
      .circle(0, 0, CASE * 0.5)
      .fill({ color: 0x2b2110, alpha: 0.85 }),
  );
  const window = new Container({ label: 'window' });
  const text = context.text({ size: 13, mono: true, weight: '600', colour: theme.screenGlow, anchor: [0.5, 0.5] });
  root.addChild(blade, hook, body, window, text);
  for (const part of [blade, hook, window, text]) part.visible = false;
  let shown = '';
  let width = 0;
  const paint = (): void => {
    const wide = Math.ceil(text.width) + 14;
    if (wide === width) return;
    width = wide;
    for (const child of window.removeChildren()) child.destroy();
    const high = Math.ceil(text.height) + 6;
    const glass = screen(theme, wide, high, 4);
    glass.position.set(-wide / 2, -high / 2);
    window.addChild(glass);
  };
  return {
    root,
    set(from, to, words) {
      hook.position.set(from.x, from.y);
      body.position.set(to.x, to.y);
      const dx = to.x - from.x;
      const dy = to.y - from.y;
      blade.position.set(from.x, from.y);
      blade.rotation = Math.atan2(dy, dx);
      blade.scale.x = Math.sqrt(dx * dx + dy * dy);
      if (words !== shown) {
        shown = words;
        text.text = words;
        for (const part of [blade, hook, window, text]) part.visible = words !== '';
        if (words !== '') paint();
      }
      const y = to.y - CASE - text.height / 2 - 6;
      text.position.set(to.x, y);
      window.position.set(to.x, y);
    },
    lay() {
      width = 0;
      if (shown !== '') paint();
    },
  };
}
