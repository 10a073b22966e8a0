/** The spheres in the picture: each can be chosen to be measured, and a ring is around the chosen one. */
import { Graphics } from 'pixi.js';
import { SPHERES, spheres } from '../../../../engine/instruments/pet/spheres';
import type { Box, Frame, Point, SceneContext } from '../../contract';

type PetFrame = Frame<'pet_scanner'>;

/** mm across the picture. */
export const ACROSS = 256;
const MARK = 0xe2571f;
/** Least width of the picture for choosing a sphere on it, in small letters. */
const LEAST_CHOICE = 17;

/** Where the spheres are in the view. */
export interface SpherePlan {
  readonly middle: Point;
  /** Of the view for a millimetre. */
  readonly unit: number;
  /** Fingers can tell the spheres apart. */
  readonly choosable: boolean;
}

export const spherePlan = ({ x, y, width, height }: Box, small: number): SpherePlan => ({
  middle: { x: x + width / 2, y: y + height / 2 },
  unit: width / ACROSS,
  choosable: width > LEAST_CHOICE * small,
});

export function createSphereChoice(context: SceneContext<'pet_scanner'>) {
  const ring = new Graphics();
  let ringed = '';
  const choices = SPHERES.map((diameter) =>
    context.handle({
      role: 'button',
      grip: 'none',
      name: `Sphere of ${diameter} mm: measure it`,
      press: () => context.setInput('sphere', diameter),
    }),
  );
  return {
    ring,
    reset(): void {
      ringed = '';
    },
    /** `on`: the view is shown; `origin`: of the view, on the stage. */
    draw({ view, params }: PetFrame, { middle, unit, choosable }: SpherePlan, origin: Point, on: boolean): void {
      const measuring = view.object === 'Hot Spheres' && view.pictured;
      SPHERES.forEach((diameter, n) => {
        const { x, y, radius } = spheres[diameter];
        choices[n]?.enable(on && measuring && choosable);
        const r = Math.max(7, radius * unit);
        if (on && measuring)
          choices[n]?.place(origin.x + middle.x + x * unit - r, origin.y + middle.y + y * unit - r, 2 * r, 2 * r);
      });
      const mark = measuring ? `${params.sphere} ${unit}` : '';
      if (mark === ringed) return;
      ringed = mark;
      ring.clear();
      if (!measuring) return;
      const { x, y, radius } = spheres[params.sphere];
      ring.circle(middle.x + x * unit, middle.y + y * unit, radius * unit + 2).stroke({ width: 2.2, color: MARK });
    },
  };
}
