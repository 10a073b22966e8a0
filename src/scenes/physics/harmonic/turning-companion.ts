/** A point on a turning disc, seen from slightly above, and the line along which its shadow falls. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';

export interface TurningCompanion {
  readonly root: Container;
  /** The room above the track and the largest radius, stage units. */
  lay(room: number, radius: number): void;
  /** How far below the middle of the disc the shadow falls, stage units. */
  drop(to: number): void;
  /** Half of its height at the largest radius. */
  readonly high: number;
  /** Radius in stage units, and angle: 0 to the right, growing towards the viewer. */
  set(radius: number, angle: number): void;
}

/** Seen from so much above, at most; and the part of its room that it may take. */
const FLAT = 0.3;
const OF_ROOM = 0.32;
/** Stage units by which the radius must change before the disc is drawn anew. */
const NOTICED = 1.5;

/** Origin in the middle of the disc. */
export function createTurningCompanion({ theme }: StageContext): TurningCompanion {
  const root = new Container({ label: 'turning companion' });
  const disc = new Graphics();
  const spoke = new Graphics().rect(0, -0.9, 1, 1.8).fill({ color: theme.accent, alpha: 0.7 });
  const shadow = new Graphics().rect(-0.7, 0, 1.4, 1).fill({ color: theme.accent, alpha: 0.65 });
  const peg = new Graphics()
    .circle(1.5, 2, 8)
    .fill({ color: 0x000000, alpha: 0.25 })
    .circle(0, 0, 7)
    .fill(theme.accent)
    .circle(-2, -2.4, 2.2)
    .fill({ color: 0xffffff, alpha: 0.75 });
  root.addChild(disc, shadow, spoke, peg);
  let drawn = Number.NaN;
  let foot = 1;
  let most = 1;
  let flat = FLAT;
  return {
    root,
    get high() {
      return most;
    },
    lay(room, radius) {
      most = Math.min(room * OF_ROOM, radius * FLAT);
      flat = most / radius;
      drawn = Number.NaN;
    },
    drop(to) {
      foot = to;
    },
    set(radius, angle) {
      const high = radius * flat;
      if (!(Math.abs(radius - drawn) < NOTICED)) {
        drawn = radius;
        disc
          .clear()
          .ellipse(0, 4, radius, high)
          .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.45 })
          .ellipse(0, 0, radius, high)
          .fill({ color: theme.glassBody, alpha: theme.glassAlpha * 0.9 })
          .ellipse(0, 0, radius, high)
          .stroke({ width: 1.6, color: theme.glassEdge, alpha: 0.8 })
          .ellipse(0, 0, 4, 2.4)
          .fill(theme.metal[1]);
      }
      const x = radius * Math.cos(angle);
      const y = high * Math.sin(angle);
      peg.position.set(x, y);
      spoke.rotation = Math.atan2(y, x);
      spoke.scale.x = Math.sqrt(x * x + y * y);
      shadow.position.set(x, y);
      shadow.scale.y = Math.max(1, foot - y);
    },
  };
}
