/** A bottle that is carried over what it is poured into, and held there while it pours. */
import type { Box, Point, SceneContext } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import type { ReagentBottle } from '../../kit/glassware/reagent-bottle';

export const BOTTLE = { width: 62, height: 140 } as const;
/** Wall ms for which a bottle is held over what it is poured into, and the longest pause between two pictures that counts, s. */
const POURING = 1100;
const TIPPED = -1.9;

export interface PouringOptions {
  readonly name: string;
  readonly hint: string;
  /** Of its height, what a hand takes hold of. */
  readonly height: number;
  pour: () => void;
  /** Whether a point is over what it is poured into. */
  over: (at: Point) => boolean;
}

export function createPouringBottle(
  context: SceneContext<'step_based'>,
  bottle: ReagentBottle,
  { name, hint, height, pour, over }: PouringOptions,
) {
  const send = (): void => {
    context.sound('pour');
    pour();
  };
  const carried = createCarried(context, bottle.root, {
    name,
    hint,
    box: { x: -BOTTLE.width / 2, y: -BOTTLE.height, width: BOTTLE.width, height },
    drop: (at) => {
      if (over(at)) send();
    },
    send,
  });
  let given = 0;
  let until = 0;
  return {
    aim: (mouth: Box): void => carried.aim([mouth]),
    /** `volume`: what was poured by now; `rest` and `mouth`: where it stands, and where it pours. True while it moves. */
    draw(volume: number, now: number, rest: Point, mouth: Point, scale: number): boolean {
      if (volume > given + 0.5) until = now + POURING;
      given = volume;
      const pours = now < until;
      carried.home(pours ? mouth : rest, scale);
      bottle.root.rotation = pours ? TIPPED * 0.7 : 0;
      return carried.move(now) || pours;
    },
  };
}
