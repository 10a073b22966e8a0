/** A top-pan balance with a watch glass of crystals. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { contactShadow, downGradient, housing, metalDown, mix, screen } from './shading';

export interface TopPanBalance {
  readonly root: Container;
  /** Display, and the heap on the watch glass from 0 to 1. */
  set(text: string, heap: number): void;
  scaleText(factor: number): void;
}

const BODY = 66;
const FACE = 50;
const GRAINS = 120;

export function createTopPanBalance(context: StageContext, width: number): TopPanBalance {
  const { theme } = context;
  const root = new Container({ label: 'balance' });
  const half = width / 2;
  const body = housing(theme, width, BODY, 12);
  body.position.set(-half, -BODY - 4);
  const glass = screen(theme, width - 56, FACE - 16, 5);
  glass.position.set(-half + 14, -BODY + 16);
  const text = context.text({ size: 19, mono: true, weight: '600', colour: theme.screenGlow, anchor: [1, 0.5] });
  text.position.set(half - 50, -BODY + 33);
  const key = new Graphics().roundRect(half - 34, -BODY + 22, 22, 22, 6).fill(
    downGradient([
      [0, mix(theme.accent, 0xffffff, 0.25)],
      [1, theme.accent],
    ]),
  );
  const deck = -BODY - 4;
  const pan = new Graphics()
    .rect(-9, deck - 12, 18, 14)
    .fill(metalDown(theme))
    .ellipse(0, deck - 13, half * 0.72, 11)
    .fill(metalDown(theme))
    .ellipse(0, deck - 16, half * 0.72, 11)
    .fill(
      downGradient([
        [0, theme.metal[0]],
        [1, theme.metal[1]],
      ]),
    );
  const rim = half * 0.58;
  const watchGlass = new Graphics()
    .moveTo(-rim, deck - 32)
    .quadraticCurveTo(0, deck - 6, rim, deck - 32)
    .closePath()
    .fill({ color: theme.glassBody, alpha: 0.28 })
    .ellipse(0, deck - 32, rim, 9)
    .fill({ color: theme.glassBody, alpha: 0.22 })
    .ellipse(0, deck - 32, rim, 9)
    .stroke({ width: 1.5, color: theme.glassEdge, alpha: 0.85 });
  const heap = new Graphics();
  for (let n = 0; n < GRAINS; n++) {
    const r = Math.sqrt((n + 0.5) / GRAINS);
    const angle = n * 2.399_96;
    const x = r * rim * 0.74 * Math.cos(angle);
    const y = -(1 - r) * 20 + r * 6.5 * Math.sin(angle);
    const turn = ((n * 5) % 11) / 3.5;
    heap
      .moveTo(x - 5.5 * Math.cos(turn), y - 3 * Math.sin(turn))
      .lineTo(x + 5.5 * Math.cos(turn), y + 3 * Math.sin(turn))
      .stroke({ width: 2.1, color: n % 4 === 0 ? 0xb9c8d6 : n % 3 === 0 ? 0xe4ebf1 : 0xffffff, cap: 'round' });
  }
  heap.y = deck - 30;
  heap.visible = false;
  const feet = new Graphics();
  for (const x of [-half + 14, half - 40]) feet.roundRect(x, -5, 26, 6, 3).fill(mix(theme.housingShade, 0, 0.5));
  root.addChild(contactShadow(theme, width * 1.18, 20), feet, body, glass, text, key, pan, watchGlass, heap);
  let shown = '';
  let shownHeap = Number.NaN;
  return {
    root,
    set(display, amount) {
      if (display !== shown) {
        shown = display;
        text.text = display;
      }
      const size = amount <= 0 ? 0 : 0.35 + 0.65 * Math.sqrt(Math.min(1, amount));
      if (size === shownHeap) return;
      shownHeap = size;
      heap.visible = size > 0;
      heap.scale.set(size);
    },
    scaleText(factor) {
      text.scale.set(factor);
    },
  };
}
