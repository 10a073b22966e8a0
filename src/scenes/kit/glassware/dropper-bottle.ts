/** A dropper bottle: clear glass, coloured contents, rubber bulb. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { liquidColour } from '../paint/liquid-colour';
import { acrossGradient, contactShadow } from '../paint/shading';
import { createCastLight } from './cast-light';
import { createPaperLabel } from './paper-label';
import { type VesselPart, vesselPart } from './vessel-part';

export interface DropperBottleOptions {
  readonly width: number;
  readonly height: number;
}

export interface DropperBottle extends VesselPart {
  /** `contents`: white light after them, 0xrrggbb; `squeezed`: 0 at rest to 1. */
  set(label: string, contents: number, squeezed: number): void;
}

/** The rubber bulb, its foot at the origin. `neck`: half its width. */
const drawBulb = (neck: number, high: number): Graphics =>
  new Graphics()
    .moveTo(-neck, 0)
    .bezierCurveTo(-neck - 3, -12, -neck + 1, -high, 0, -high)
    .bezierCurveTo(neck - 1, -high, neck + 3, -12, neck, 0)
    .closePath()
    .fill(
      acrossGradient([
        [0, 0x7c3b3b],
        [0.3, 0xc46a62],
        [1, 0x5a2727],
      ]),
    );

export function createDropperBottle(context: StageContext, { width, height }: DropperBottleOptions): DropperBottle {
  const { theme } = context;
  const half = width / 2;
  const shoulder = height * 0.6;
  const neck = half * 0.42;
  const body = (inset: number, top: number): Graphics =>
    new Graphics()
      .moveTo(-half + 5, -inset)
      .lineTo(half - 5, -inset)
      .quadraticCurveTo(half - inset, -inset, half - inset, -5)
      .lineTo(half - inset, -top)
      .lineTo(-half + inset, -top)
      .lineTo(-half + inset, -5)
      .quadraticCurveTo(-half + inset, -inset, -half + 5, -inset)
      .closePath();
  const contents = body(2, shoulder * 0.78).fill(
    acrossGradient([
      [0, 0x9a9a9a],
      [0.1, 0xc8c8c8],
      [0.68, 0xffffff],
      [1, 0x9a9a9a],
    ]),
  );
  const glass = new Graphics()
    .moveTo(-half + 5, 0)
    .lineTo(half - 5, 0)
    .quadraticCurveTo(half, 0, half, -5)
    .lineTo(half, -shoulder + 8)
    .quadraticCurveTo(half, -shoulder - 4, neck, -shoulder - 8)
    .lineTo(-neck, -shoulder - 8)
    .quadraticCurveTo(-half, -shoulder - 4, -half, -shoulder + 8)
    .lineTo(-half, -5)
    .quadraticCurveTo(-half, 0, -half + 5, 0)
    .closePath()
    .fill(
      acrossGradient([
        [0, theme.glassEdge, theme.glassAlpha * 3],
        [0.2, theme.glassBody, theme.glassAlpha * 1.4],
        [0.8, theme.glassBody, theme.glassAlpha * 1.6],
        [1, theme.glassEdge, theme.glassAlpha * 3],
      ]),
    )
    .roundRect(-half + 5, -shoulder + 8, 3, shoulder - 20, 1.5)
    .fill({ color: theme.glassShine, alpha: 0.5 });
  const collar = new Graphics().roundRect(-neck - 4, -shoulder - 18, 2 * neck + 8, 13, 3).fill(
    acrossGradient([
      [0, 0x4a5869],
      [0.3, 0x77879a],
      [1, 0x222d3a],
    ]),
  );
  const bulb = drawBulb(neck, height - shoulder - 18);
  bulb.y = -shoulder - 17;
  const label = createPaperLabel(context, { width: width - 8, height: shoulder * 0.44, size: 14 });
  label.root.y = -shoulder * 0.5;
  const light = createCastLight(theme, half);
  const root = new Container({ label: 'dropper bottle' });
  root.addChild(contactShadow(theme, width * 1.35, 13), light.root, contents, glass, bulb, collar, label.root);
  let look = -1;
  return {
    ...vesselPart(root, { width, height }, (scale, type) => label.fit(scale, type)),
    set(name, colour, squeezed) {
      bulb.scale.set(1 - 0.28 * squeezed, 1 + 0.05 * squeezed);
      label.set(name);
      if (colour === look) return;
      look = colour;
      const { body } = liquidColour(theme, colour);
      contents.tint = body.tint;
      contents.alpha = body.alpha;
      light.set(colour, 0.6);
    },
  };
}
