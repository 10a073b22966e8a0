/** A brown reagent bottle with a paper label. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, contactShadow, mix } from '../paint/shading';
import { createPaperLabel } from './paper-label';
import { type VesselPart, vesselPart } from './vessel-part';

export interface ReagentBottleOptions {
  readonly width: number;
  readonly height: number;
  /** First line of the label. */
  readonly title: string;
}

export interface ReagentBottle extends VesselPart {
  /** What stands on the label; the second line may be empty. */
  set(title: string, detail?: string): void;
}

const GLASS = 0x7a4a1c;

export function createReagentBottle(
  context: StageContext,
  { width, height, title }: ReagentBottleOptions,
): ReagentBottle {
  const { theme } = context;
  const half = width / 2;
  const shoulder = height * 0.68;
  const neck = half * 0.42;
  const root = new Container({ label: 'reagent bottle' });
  root.addChild(
    contactShadow(theme, width * 1.35, 16),
    new Graphics()
      .moveTo(-half + 6, 0)
      .lineTo(half - 6, 0)
      .quadraticCurveTo(half, 0, half, -6)
      .lineTo(half, -shoulder + 12)
      .bezierCurveTo(half, -shoulder - 6, neck, -shoulder - 4, neck, -shoulder - 14)
      .lineTo(neck, -height + 18)
      .lineTo(-neck, -height + 18)
      .lineTo(-neck, -shoulder - 14)
      .bezierCurveTo(-neck, -shoulder - 4, -half, -shoulder - 6, -half, -shoulder + 12)
      .lineTo(-half, -6)
      .quadraticCurveTo(-half, 0, -half + 6, 0)
      .closePath()
      .fill(
        acrossGradient([
          [0, mix(GLASS, 0x000000, 0.35)],
          [0.14, mix(GLASS, 0xffb866, 0.28)],
          [0.45, GLASS],
          [0.85, mix(GLASS, 0x000000, 0.4)],
          [1, mix(GLASS, 0xffb866, 0.12)],
        ]),
      ),
    new Graphics().roundRect(-half + 6, -shoulder + 12, 4, shoulder - 24, 2).fill({ color: 0xffffff, alpha: 0.34 }),
    new Graphics().roundRect(-neck - 5, -height, 2 * neck + 10, 22, 4).fill(
      acrossGradient([
        [0, 0x56657a],
        [0.3, 0x8090a5],
        [1, 0x273342],
      ]),
    ),
  );
  const label = createPaperLabel(context, { width: width - 8, height: shoulder * 0.58 });
  label.root.y = -shoulder * 0.51;
  label.set(title);
  root.addChild(label.root);
  return {
    ...vesselPart(root, { width, height }, (scale, type) => label.fit(scale, type)),
    set: (next, detail) => label.set(next, detail),
  };
}
