/** The pointer beside the digest's lane, at the band that is chosen. */
import { Graphics } from 'pixi.js';
import type { Frame, SceneContext } from '../../contract';
import { acrossGel, GEL } from './agarose-gel';
import { AWAY, type GelPlace, PLACES } from './gel-bench-layout';

type View = Frame<'gel_electrophoresis'>['view'];

/** Bands that can be chosen. */
const MOST_BANDS = 20;
/** Of the lanes the one with the digest. */
const DIGEST = 2;

export function createDigestPointer(context: SceneContext<'gel_electrophoresis'>) {
  const root = new Graphics().poly([0, 0, 9, -5.5, 9, 5.5]).fill(0xffffff);
  root.visible = false;
  let gel: GelPlace | null = null;
  /** Bands of the digest that lie on the glass, in stage units from its upper edge. */
  let heights: readonly number[] = [];
  const handle = context.handle({
    role: 'slider',
    grip: 'none',
    name: 'Band of the digest',
    hint: 'Drag the pointer along lane 3, or use the arrow keys. Band 1 is the largest.',
    min: 1,
    get max() {
      return Math.max(1, Math.min(MOST_BANDS, heights.length));
    },
    step: 1,
    value: 1,
    format: (band) => `band ${band}`,
    set: (band) => context.setInput('band_index', band),
    drag(point) {
      const y = point.y - (gel?.glass.y ?? 0);
      const distances = heights.map((height) => Math.abs(height - y));
      return 1 + distances.indexOf(Math.min(...distances));
    },
  });
  return {
    root,
    lay(next: GelPlace): void {
      gel = next;
    },
    draw(view: View, band: number, on: boolean): void {
      handle.enable(on);
      if (!on || !gel) {
        root.visible = false;
        handle.place(AWAY, AWAY, 1, 1);
        return;
      }
      const { glass, at, unit } = gel;
      const bands = view.lanes[DIGEST]?.bands ?? [];
      const last = bands.findIndex(({ distance }) => distance > view.gelLength);
      const here = last < 0 ? bands : bands.slice(0, last);
      heights = here.map(({ distance }) => at.y + (GEL.head + distance) * unit);
      const y = heights[band - 1];
      const x = at.x + (acrossGel(PLACES[DIGEST]) + GEL.wellWidth / 2) * unit + 1;
      root.visible = y !== undefined;
      if (y !== undefined && (root.y !== y || root.x !== x)) root.position.set(x, y);
      handle.update(band);
      handle.place(glass.x + x - 4, glass.y + (y ?? at.y) - 8, 18, 16);
    },
  };
}
