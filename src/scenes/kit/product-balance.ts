/** A top-pan balance with a filter paper on which the product lies. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { contactShadow, housing, metalDown, mix, screen } from './shading';

export interface ProductBalance {
  readonly root: Container;
  /** The display; how much lies there, 0 to 1, and whether it is a white powder or water in a dish. */
  set(text: string, amount: number, kind: 'powder' | 'water'): void;
}

const HEIGHT = 58;

export function createProductBalance(context: StageContext, width: number): ProductBalance {
  const { theme } = context;
  const root = new Container({ label: 'balance' });
  const half = width / 2;
  const body = housing(theme, width, HEIGHT - 6, 9);
  body.position.set(-half, -HEIGHT + 4);
  const glass = screen(theme, width - 24, 30);
  glass.position.set(-half + 12, -HEIGHT + 14);
  const text = context.text({ size: 18, mono: true, weight: '600', colour: theme.screenGlow, anchor: [1, 0.5] });
  text.position.set(half - 20, -HEIGHT + 29);
  const pan = new Graphics()
    .rect(-12, -HEIGHT - 6, 24, 12)
    .fill(theme.metal[2])
    .ellipse(0, -HEIGHT - 7, half * 0.84, 9)
    .fill(metalDown(theme))
    .ellipse(0, -HEIGHT - 9, half * 0.82, 8)
    .fill(theme.metal[0]);
  const paper = new Graphics()
    .ellipse(0, -HEIGHT - 11, half * 0.66, 6.5)
    .fill(0xf6f4ee)
    .ellipse(0, -HEIGHT - 11, half * 0.66, 6.5)
    .stroke({ width: 0.8, color: 0xb9b3a4, alpha: 0.9 });
  const heap = new Graphics()
    .moveTo(-1, 0)
    .bezierCurveTo(-0.6, -0.16, -0.34, -0.86, 0, -0.9)
    .bezierCurveTo(0.3, -0.86, 0.62, -0.2, 1, 0)
    .bezierCurveTo(0.6, 0.2, -0.6, 0.2, -1, 0)
    .fill(0xffffff)
    .moveTo(0.08, -0.86)
    .bezierCurveTo(0.34, -0.8, 0.62, -0.2, 1, 0)
    .bezierCurveTo(0.7, 0.14, 0.3, 0.14, 0.1, 0.14)
    .bezierCurveTo(0.34, -0.2, 0.24, -0.6, 0.08, -0.86)
    .fill({ color: 0x7c8896, alpha: 0.35 });
  heap.position.set(0, -HEIGHT - 12);
  const water = new Graphics()
    .ellipse(0, 0, 1, 0.16)
    .fill({ color: mix(theme.water, 0xffffff, 0.35), alpha: 0.85 })
    .ellipse(-0.25, -0.04, 0.4, 0.05)
    .fill({ color: 0xffffff, alpha: 0.7 });
  water.position.set(0, -HEIGHT - 17);
  const dish = new Graphics()
    .moveTo(-half * 0.62, -HEIGHT - 22)
    .quadraticCurveTo(0, -HEIGHT + 2, half * 0.62, -HEIGHT - 22)
    .closePath()
    .fill({ color: theme.glassBody, alpha: 0.35 })
    .ellipse(0, -HEIGHT - 22, half * 0.62, 6)
    .stroke({ width: 1.3, color: theme.glassEdge, alpha: 0.9 });
  root.addChild(contactShadow(theme, width * 1.2, 16), body, glass, text, pan, paper, heap, water, dish);
  let shown = '';
  return {
    root,
    set(words, amount, kind) {
      if (text.text !== words) text.text = words;
      const key = `${amount} ${kind}`;
      if (key === shown) return;
      shown = key;
      const powder = kind === 'powder' && amount > 0;
      const wet = kind === 'water' && amount > 0;
      heap.visible = powder;
      paper.visible = powder;
      water.visible = wet;
      dish.visible = wet;
      heap.scale.set(half * 0.62 * (0.25 + 0.75 * amount), 44 * (0.2 + 0.8 * amount));
      water.scale.set(half * (0.28 + 0.26 * amount));
    },
  };
}
