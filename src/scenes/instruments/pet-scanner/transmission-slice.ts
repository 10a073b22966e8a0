/** The slice of the transmission scan that lies under the tracer's picture. */
import { Graphics } from 'pixi.js';
import { SPHERES, spheres, RADIUS } from '../../../../engine/instruments/pet/spheres';
import { ACROSS } from './sphere-choice';

/** Its side in units of its own. */
export const NATURAL = 256;

/** Draws an object anew when it is another. */
export function createTransmissionSlice() {
  const slice = new Graphics({ label: 'transmission slice' });
  let sliced = '';
  return {
    root: slice,
    draw(name: string): void {
      if (name === sliced) return;
      sliced = name;
      const unit = NATURAL / ACROSS;
      slice.clear().rect(0, 0, NATURAL, NATURAL).fill(0x000000);
      const middle = NATURAL / 2;
      if (name === 'Brain') {
        slice
          .ellipse(middle, middle, 78 * unit, 98 * unit)
          .fill(0xe9edf0)
          .ellipse(middle, middle, 72 * unit, 92 * unit)
          .fill(0x8b949c);
        return;
      }
      slice.circle(middle, middle, RADIUS * unit).fill(0x8b949c);
      if (name !== 'Hot Spheres') return;
      for (const diameter of SPHERES) {
        const { x, y, radius } = spheres[diameter];
        slice.circle(middle + x * unit, middle + y * unit, radius * unit).stroke({ width: 1.4, color: 0xd5dbe0 });
      }
    },
  };
}
