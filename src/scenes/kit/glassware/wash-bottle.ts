/** A soft wash bottle with its bent spout. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { acrossGradient, contactShadow } from '../paint/shading';
import { createPaperLabel } from './paper-label';
import { type VesselPart, vesselPart } from './vessel-part';

export interface WashBottle extends VesselPart {
  /** Tip of the spout, from the origin. */
  readonly spout: { readonly x: number; readonly y: number };
  /** 0 at rest, 1 pressed in. */
  squeeze(part: number): void;
  /** A jet of this length, stage units; 0 for none. */
  squirt(length: number): void;
}

export function createWashBottle(context: StageContext, height: number, points: 'left' | 'right' = 'left'): WashBottle {
  const { theme } = context;
  const root = new Container({ label: 'wash bottle' });
  const half = height * 0.22;
  const shoulder = -height * 0.62;
  const collar = -height * 0.78;
  const spout = { x: -half - 20, y: -height * 0.8 };
  const body = new Graphics()
    .moveTo(-half + 4, 0)
    .lineTo(half - 4, 0)
    .quadraticCurveTo(half, 0, half, -5)
    .lineTo(half, shoulder)
    .quadraticCurveTo(half, shoulder - 14, 11, collar)
    .lineTo(-11, collar)
    .quadraticCurveTo(-half, shoulder - 14, -half, shoulder)
    .lineTo(-half, -5)
    .quadraticCurveTo(-half, 0, -half + 4, 0)
    .closePath()
    .fill(
      acrossGradient([
        [0, 0xb9cddd, 0.75],
        [0.25, 0xffffff, 0.85],
        [0.7, 0xdbe7f0, 0.75],
        [1, 0x9db4c6, 0.8],
      ]),
    )
    .rect(-half + 3, shoulder + 12, 2 * half - 6, -shoulder - 16)
    .fill({ color: theme.water, alpha: 0.42 })
    .roundRect(-half + 5, shoulder + 2, 3, -shoulder - 14, 1.5)
    .fill({ color: 0xffffff, alpha: 0.7 });
  const cap = new Graphics()
    .roundRect(-13, collar - 12, 26, 15, 4)
    .fill(
      acrossGradient([
        [0, 0x1f6fb2],
        [0.3, 0x5aa7e0],
        [1, 0x164f80],
      ]),
    )
    .moveTo(0, collar - 10)
    .bezierCurveTo(0, -height - 6, -half * 0.7, -height - 4, spout.x, spout.y)
    .stroke({ width: 4.5, color: 0xe6eef5, cap: 'round' })
    .moveTo(0, collar - 10)
    .bezierCurveTo(0, -height - 6, -half * 0.7, -height - 4, spout.x, spout.y)
    .stroke({ width: 1.6, color: 0x9fb6c8, cap: 'round' });
  const jet = new Graphics().rect(-1.4, 0, 2.8, 1).fill({ color: theme.water, alpha: 0.85 });
  jet.position.set(spout.x - 1, spout.y + 2);
  jet.visible = false;
  const label = createPaperLabel(context, { width: 2 * half - 6, height: 26, size: 13 });
  label.root.y = shoulder + 33;
  label.set('H₂O');
  const soft = new Container({ label: 'body' });
  soft.addChild(body, label.root);
  if (points === 'right') jet.x = -jet.x;
  cap.scale.x = points === 'right' ? -1 : 1;
  root.addChild(contactShadow(theme, half * 2.7, 12), jet, soft, cap);
  return {
    ...vesselPart(root, { width: 2 * (half + 22), height: height * 1.02 }, (scale, type) => label.fit(scale, type)),
    spout: points === 'right' ? { x: -spout.x, y: spout.y } : spout,
    squeeze(part) {
      soft.scale.x = 1 - 0.12 * part;
    },
    squirt(length) {
      jet.visible = length > 0;
      jet.scale.y = length;
    },
  };
}
