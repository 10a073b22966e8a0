/** A liquid at rest in a vessel: body and surface, in the colour of the light that it lets through. */
import { Container, Graphics } from 'pixi.js';
import { type Profile, radiusAt, silhouette, TILT } from './glass';
import { acrossGradient, mix } from './shading';
import type { StageTheme } from './theme';

/** Below this change of height, in stage units, the body is not drawn again. */
const REDRAW_FROM = 0.12;

export interface LiquidLook {
  readonly tint: number;
  readonly alpha: number;
}

/** How white light that came through (0xrrggbb) looks in a vessel on this stage: clear liquids are faint, dyed ones dense. */
export function liquidLook(theme: StageTheme, transmitted: number): LiquidLook {
  const least = Math.min((transmitted >> 16) & 255, (transmitted >> 8) & 255, transmitted & 255) / 255;
  const depth = Math.min(1, (1 - least) * 3);
  const clear = theme.name === 'dark' ? 0.34 : 0.42;
  return {
    tint: mix(mix(theme.water, 0xffffff, 0.35), transmitted, 0.25 + 0.75 * depth),
    alpha: clear + (0.9 - clear) * depth,
  };
}

export interface Liquid {
  readonly root: Container;
  /** Height of the surface above the foot, stage units, and the light that comes through. */
  set(height: number, transmitted: number): void;
}

/** `profile` is the vessel's inside. Origin at the middle of the foot. */
export function createLiquid(theme: StageTheme, profile: Profile): Liquid {
  const root = new Container({ label: 'liquid' });
  const body = new Graphics();
  const surface = new Graphics();
  const gleam = new Graphics();
  const light = acrossGradient([
    [0, 0xd0d0d0],
    [0.18, 0xffffff],
    [0.6, 0xf2f2f2],
    [1, 0xb4b4b4],
  ]);
  root.addChild(body, surface, gleam);
  let drawn = -1;
  let look = -1;
  return {
    root,
    set(height, transmitted) {
      root.visible = height > 0;
      if (!root.visible) return;
      if (Math.abs(height - drawn) >= REDRAW_FROM) {
        drawn = height;
        const radius = radiusAt(profile, height);
        body.clear().poly(silhouette(profile, height)).fill(light);
        surface
          .clear()
          .ellipse(0, -height, radius, radius * TILT)
          .fill(0xffffff);
        gleam
          .clear()
          .ellipse(0, -height, radius - 0.6, radius * TILT)
          .stroke({ width: 1, color: 0xffffff, alpha: 0.55 })
          .ellipse(-radius * 0.35, -height - radius * TILT * 0.25, radius * 0.34, radius * TILT * 0.3)
          .fill({ color: 0xffffff, alpha: 0.16 });
      }
      if (transmitted !== look) {
        look = transmitted;
        const { tint, alpha } = liquidLook(theme, transmitted);
        body.tint = tint;
        body.alpha = alpha;
        surface.tint = mix(tint, 0xffffff, 0.28);
        surface.alpha = 0.25 + 0.6 * alpha;
      }
    },
  };
}
