/** A small beaker of a liquid, in two layers: what is dipped into it goes between them. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { glassVessel, type Profile } from './glass';
import { createCastLight } from './cast-light';
import { createLiquid } from './liquid';
import { contactShadow } from '../paint/shading';
import { createPaperLabel } from './paper-label';
import { type VesselPart, vesselPart } from './vessel-part';

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

/** Its root is its far wall. */
export interface LabelledBeaker extends VesselPart {
  readonly back: Container;
  readonly front: Container;
  readonly height: number;
  readonly radius: number;
  place(x: number, y: number, scale: number): void;
  /** Marks it as the chosen one. */
  choose(chosen: boolean): void;
  show(visible: boolean): void;
  relabel(text: string): void;
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
  const light = createCastLight(theme, radius);
  light.set(transmitted, filled);
  const back = new Container({ label: 'beaker, far wall' });
  const ring = new Graphics()
    .ellipse(0, 2, radius * 1.28, radius * 0.3)
    .stroke({ width: 3, color: theme.accent, alpha: 0.95 });
  ring.visible = false;
  back.addChild(contactShadow(theme, radius * 2.8, radius * 0.5), light.root, ring, glass.back);
  const front = new Container({ label: 'beaker, near wall' });
  front.addChild(liquid.root, glass.front);
  const labelHeight = Math.max(22, height * 0.26);
  const paper =
    label === undefined ? null : createPaperLabel(context, { width: radius * 1.62, height: labelHeight, size: 14 });
  if (paper && label !== undefined) {
    paper.set(label);
    paper.root.y = -height * labelTop + labelHeight / 2;
    front.addChild(paper.root);
  }
  return {
    ...vesselPart(back, { width: radius * 2.16, height }, (scale, type) => paper?.fit(scale, type), [back, front]),
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
      paper?.set(text);
    },
  };
}
