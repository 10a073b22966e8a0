/** A small beaker of a liquid, in two layers: what is dipped into it goes between them. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { glassVessel, type Profile } from './glass';
import { createLiquid } from './liquid';
import { contactShadow, downGradient } from './shading';

export interface LabelledBeakerOptions {
  readonly height: number;
  readonly radius: number;
  /** What stands on its label; none without. */
  readonly label?: string;
  /** Upper edge of the label as a part of the height; default 0.45. */
  readonly labelTop?: number;
  /** White light after the liquid, 0xrrggbb. */
  readonly transmitted: number;
  /** Part of the height that the liquid reaches; default 0.62. */
  readonly filled?: number;
}

export interface LabelledBeaker {
  readonly back: Container;
  readonly front: Container;
  readonly height: number;
  readonly radius: number;
  place(x: number, y: number, scale: number): void;
  /** Marks it as the chosen one. */
  choose(chosen: boolean): void;
  show(visible: boolean): void;
  relabel(text: string): void;
  scaleText(factor: number): void;
}

const SHAPE: Profile = [
  [0, 0.9],
  [0.02, 0.97],
  [0.06, 1],
  [0.95, 1],
  [0.985, 1.06],
  [1, 1.08],
];

export function createLabelledBeaker(context: StageContext, options: LabelledBeakerOptions): LabelledBeaker {
  const { theme } = context;
  const { height, radius, label, transmitted, filled = 0.62, labelTop = 0.45 } = options;
  const profile = SHAPE.map(([at, r]) => [at * height, r * radius] as const);
  const glass = glassVessel(theme, profile);
  const liquid = createLiquid(
    theme,
    profile.map(([at, r]) => [at, r - 1.5] as const),
  );
  liquid.set(filled * height, transmitted);
  const back = new Container({ label: 'beaker, far wall' });
  const ring = new Graphics()
    .ellipse(0, 2, radius * 1.28, radius * 0.3)
    .stroke({ width: 3, color: theme.accent, alpha: 0.95 });
  ring.visible = false;
  back.addChild(contactShadow(theme, radius * 2.8, radius * 0.5), ring, glass.back);
  const front = new Container({ label: 'beaker, near wall' });
  front.addChild(liquid.root, glass.front);
  const paper =
    label === undefined
      ? null
      : context.text({ text: label, size: 14, weight: '700', colour: theme.paperInk, anchor: [0.5, 0.5] });
  if (paper) {
    const width = radius * 1.62;
    front.addChild(
      new Graphics().roundRect(-width / 2, -height * labelTop, width, Math.max(22, height * 0.26), 2).fill(
        downGradient([
          [0, 0xffffff],
          [1, 0xdfe6ed],
        ]),
      ),
      paper,
    );
    paper.y = -height * labelTop + Math.max(22, height * 0.26) / 2;
  }
  return {
    back,
    front,
    height,
    radius,
    place(x, y, scale) {
      for (const part of [back, front]) {
        part.position.set(x, y);
        part.scale.set(scale);
      }
    },
    choose(chosen) {
      ring.visible = chosen;
    },
    show(visible) {
      back.visible = front.visible = visible;
    },
    relabel(text) {
      if (paper) paper.text = text;
    },
    scaleText(factor) {
      paper?.scale.set(factor);
    },
  };
}
