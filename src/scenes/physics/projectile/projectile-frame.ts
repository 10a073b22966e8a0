/** What the parts of the stage of the throw are drawn from. */
import type { Frame, SceneContext } from '../../contract';

export type ProjectileFrame = Frame<'matterjs_physics/projectile'>;

export type ProjectileContext = SceneContext<'matterjs_physics/projectile'>;

/** What the arrows and the read-out are about: the ball, or the place of the tracer on its path. */
export interface Focus {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
}
