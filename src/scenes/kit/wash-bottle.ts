/** A wash bottle of pure water: soft plastic, a screw cap, a bent spout to the left. Origin at the middle of its foot. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../contract';
import { acrossGradient, contactShadow, mix } from './shading';

export interface WashBottle {
  readonly root: Container;
  /** Tip of the spout, from the origin. */
  readonly spout: { readonly x: number; readonly y: number };
  /** 0 at rest, 1 pressed in. */
  squeeze(part: number): void;
}

export function createWashBottle({ theme }: StageContext, width: number, height: number): WashBottle {
  const root = new Container({ label: 'wash bottle' });
  const half = width / 2;
  const shoulder = height * 0.58;
  const body = new Container({ label: 'body' });
  const plastic = theme.name === 'dark' ? 0xb9cbd9 : 0xe9f1f7;
  const spout = { x: -half - 26, y: -height * 0.74 };
  body.addChild(
    new Graphics()
      .roundRect(-half, -shoulder, width, shoulder, 10)
      .fill(
        acrossGradient([
          [0, mix(plastic, 0x39506a, 0.3), 0.9],
          [0.2, mix(plastic, 0xffffff, 0.7), 0.92],
          [0.6, plastic, 0.88],
          [1, mix(plastic, 0x1c2f45, 0.45), 0.92],
        ]),
      )
      .roundRect(-half + 3, -shoulder * 0.62, width - 6, shoulder * 0.58, 8)
      .fill({ color: theme.water, alpha: 0.45 })
      .roundRect(-half + 7, -shoulder + 8, 4, shoulder - 24, 2)
      .fill({ color: 0xffffff, alpha: 0.55 }),
  );
  const tube = mix(theme.glassEdge, 0xffffff, 0.3);
  root.addChild(
    contactShadow(theme, width * 1.5, 14),
    new Graphics()
      .moveTo(0, -shoulder - 12)
      .lineTo(0, -height * 0.9)
      .quadraticCurveTo(0, -height, -12, -height * 0.98)
      .quadraticCurveTo(spout.x + 8, -height * 0.95, spout.x, spout.y)
      .stroke({ width: 5, color: mix(tube, 0x31475e, 0.55), cap: 'round', join: 'round' })
      .moveTo(-1, -shoulder - 12)
      .lineTo(-1, -height * 0.9)
      .quadraticCurveTo(-1, -height + 1, -12, -height * 0.98 - 1)
      .quadraticCurveTo(spout.x + 7, -height * 0.95 - 1, spout.x - 1, spout.y)
      .stroke({ width: 1.8, color: tube, alpha: 0.85, cap: 'round', join: 'round' }),
    body,
    new Graphics().roundRect(-half * 0.62, -shoulder - 13, width * 0.62, 16, 3).fill(
      acrossGradient([
        [0, 0x2566a8],
        [0.3, 0x5ea0e0],
        [1, 0x173f6c],
      ]),
    ),
  );
  return {
    root,
    spout,
    squeeze(part) {
      body.scale.x = 1 - 0.12 * part;
    },
  };
}
