/** Boards on the bank with the kilometres from the outfall. */
import type { StageContext, StageSize } from '../../contract';
import { createSignBoard } from '../../kit/words/sign-board';
import type { RiverReach } from './river-reach';

const POSTS = 8;
const SPACINGS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export function createDistancePosts(context: StageContext, reach: RiverReach) {
  const posts = Array.from({ length: POSTS }, () => createSignBoard(context));
  return {
    roots: posts.map((post) => post.root),
    draw({ layout, type }: StageSize) {
      const { place, shownKm, toX } = reach;
      // The boat passes below the boards.
      const boatHigh = Math.max(0.8, place.box.height / 250) * 36;
      const most = layout === 'wide' ? POSTS - 1 : 4;
      const step = SPACINGS.find((each) => shownKm / each <= most) ?? shownKm;
      posts.forEach((post, n) => {
        const km = n * step;
        post.root.visible = km <= shownKm;
        if (!post.root.visible) return;
        const half = type.small * 0.7;
        const y = Math.max(place.box.y + half + 3, place.surface - half - boatHigh);
        post.root.position.set(toX(km), y);
        post.paint(n === 0 ? '0 km' : String(km), type.small, place.surface - 8 - y);
      });
    },
  };
}
