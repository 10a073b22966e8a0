/** A balance with a weighing boat of salt on its pan. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { Point, StageContext } from '../contract';
import { contactShadow, downGradient, housing, metalDown, screen } from './shading';

export interface WeighingBalance {
  readonly root: Container;
  /** The boat stands here, from the origin; it may be lifted off. */
  readonly rest: Point;
  readonly boat: Container;
  /** The mass as displayed, grams in the boat, and whether the boat is tipped out. */
  set(text: string, name: string, grams: number): void;
  scaleText(factor: number): void;
}

const WIDTH = 164;
const HEIGHT = 54;
const MOST = 10;

export function createWeighingBalance(context: StageContext): WeighingBalance {
  const { theme } = context;
  const root = new Container({ label: 'balance' });
  const box = housing(theme, WIDTH, HEIGHT, 8);
  box.position.set(-WIDTH / 2, -HEIGHT);
  const glass = screen(theme, WIDTH - 28, 28, 4);
  glass.position.set(-WIDTH / 2 + 14, -HEIGHT + 14);
  const mass = context.text({ size: 18, mono: true, weight: '600', colour: theme.screenGlow, anchor: [1, 0.5] });
  mass.position.set(WIDTH / 2 - 22, -HEIGHT + 28);
  const pan = new Graphics()
    .rect(-14, -HEIGHT - 10, 28, 11)
    .fill(metalDown(theme))
    .ellipse(0, -HEIGHT - 11, 62, 8)
    .fill(metalDown(theme))
    .ellipse(0, -HEIGHT - 13, 60, 6.5)
    .fill({ color: theme.metal[0], alpha: 0.65 });
  const rest = { x: 0, y: -HEIGHT - 14 };
  const boat = new Container({ label: 'weighing boat' });
  const heap = new Graphics()
    .moveTo(-34, 0)
    .bezierCurveTo(-24, -8, -12, -24, 0, -25)
    .bezierCurveTo(13, -24, 25, -7, 34, 0)
    .closePath()
    .fill(
      downGradient([
        [0, 0xffffff],
        [1, 0xc9d6e2],
      ]),
    );
  for (let n = 0; n < 26; n++) {
    const x = -26 + ((n * 17) % 53);
    heap.rect(x, -2 - ((n * 7) % Math.max(3, 20 - Math.abs(x) * 0.7)), 1.8, 1.8);
  }
  heap.fill({ color: 0x9fb4c7, alpha: 0.5 });
  heap.y = -9;
  const tray = new Graphics()
    .poly([-50, -16, 50, -16, 38, 0, -38, 0])
    .fill(
      downGradient([
        [0, 0xf8fafc, 0.96],
        [1, 0xb9c7d4, 0.96],
      ]),
    )
    .poly([-50, -16, 50, -16, 47, -12.5, -47, -12.5])
    .fill({ color: 0xffffff, alpha: 0.9 });
  boat.addChild(heap, tray);
  boat.position.set(rest.x, rest.y);
  const label = context.text({ size: 14, weight: '700', colour: theme.ink, anchor: [0.5, 1] });
  label.position.set(0, rest.y - 44);
  root.addChild(contactShadow(theme, WIDTH * 1.2, 20), box, glass, mass, pan, label, boat);
  let shown = '';
  let named = '';
  return {
    root,
    rest,
    boat,
    set(text, name, grams) {
      const size = Math.cbrt(grams / MOST);
      if (heap.visible !== grams > 0) heap.visible = grams > 0;
      if (heap.scale.x !== 0.35 + 0.75 * size) heap.scale.set(0.35 + 0.75 * size, 0.2 + 1.1 * size);
      if (text !== shown) {
        shown = text;
        mass.text = text;
      }
      if (name === named) return;
      named = name;
      label.text = name;
    },
    scaleText(factor) {
      mass.scale.set(factor);
      label.scale.set(factor);
    },
  };
}
