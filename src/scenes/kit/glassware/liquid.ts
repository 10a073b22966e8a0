/**
 * A liquid at rest in a vessel, in the colour of the light that it lets through. It is a lens: the light from the left gathers at
 * its right, its walls are dark, and the vessel's foot is seen lifted, as through any water.
 */
import { Container, Graphics } from 'pixi.js';
import { liquidColour } from '../paint/liquid-colour';
import { acrossGradient, downGradient } from '../paint/shading';
import type { StageTheme } from '../theme';
import { frontArc, type Profile, radiusAt, silhouette, TILT } from './glass';

/** Below this change of height, in stage units, the body is not drawn again. */
const REDRAW_FROM = 0.12;
/** Refractive index of water. */
export const WATER_INDEX = 1.333;
/** How far the liquid creeps up the wall, stage units. */
const CREEP = 1.8;

export interface Liquid {
  readonly root: Container;
  /** Height of the surface above the foot, stage units, and the light that comes through. */
  set(height: number, transmitted: number): void;
}

/**
 * Where a straight rod at `x` from the axis of a full round vessel is seen: the liquid widens what it holds by its index, up to
 * the wall. Far eye, rays level.
 */
export const seenInLiquid = (x: number, radius: number, index = WATER_INDEX): number =>
  Math.sign(x) * Math.min(Math.abs(x) * index, radius);

/** `profile` is the vessel's inside. Origin at the middle of the foot. */
export function createLiquid(theme: StageTheme, profile: Profile): Liquid {
  const root = new Container({ label: 'liquid' });
  const body = new Graphics();
  const depth = new Graphics();
  const surface = new Graphics();
  const gleam = new Graphics();
  const foot = profile[0]?.[1] ?? 0;
  const light = acrossGradient([
    [0, 0x8e8e8e],
    [0.07, 0xc4c4c4],
    [0.3, 0xe4e4e4],
    [0.7, 0xffffff],
    [0.9, 0xe6e6e6],
    [1, 0x969696],
  ]);
  // Light gathers towards the foot.
  const gathered = downGradient([
    [0, 0xffffff, 0],
    [0.55, 0xffffff, 0.03],
    [1, 0xffffff, 0.26],
  ]);
  root.addChild(body, depth, surface, gleam);
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
        const shape = silhouette(profile, height);
        body.clear().poly(shape).fill(light);
        // The foot's far rim, seen through the surface: it lies at 1/n of its depth.
        const lifted = Math.min(height * 0.5, foot * TILT * (2 - 1 / WATER_INDEX));
        depth
          .clear()
          .poly(shape)
          .fill(gathered)
          .ellipse(0, -lifted, foot * 0.9, foot * TILT * 0.62)
          .stroke({ width: 1, color: 0xffffff, alpha: 0.22 });
        surface
          .clear()
          .ellipse(0, -height, radius, radius * TILT)
          .fill(0xffffff);
        gleam
          .clear()
          // The meniscus: dark below its near edge, bright upon it, and drawn up at both walls.
          .poly(frontArc(radius - 0.4, height - 1.5), false)
          .stroke({ width: 1.4, color: theme.shadow, alpha: 0.3, cap: 'round' })
          .ellipse(0, -height, radius - 0.6, radius * TILT)
          .stroke({ width: 1.1, color: 0xffffff, alpha: 0.62 })
          .poly([-radius, -height - CREEP, -radius + 1.2, -height + 0.6, -radius, -height + 1.4])
          .poly([radius, -height - CREEP, radius - 1.2, -height + 0.6, radius, -height + 1.4])
          .fill({ color: 0xffffff, alpha: 0.5 })
          .ellipse(-radius * 0.35, -height - radius * TILT * 0.25, radius * 0.34, radius * TILT * 0.3)
          .fill({ color: 0xffffff, alpha: 0.2 });
      }
      if (transmitted !== look) {
        look = transmitted;
        const colour = liquidColour(theme, transmitted);
        body.tint = colour.body.tint;
        body.alpha = colour.body.alpha;
        surface.tint = colour.surface.tint;
        surface.alpha = colour.surface.alpha;
      }
    },
  };
}
