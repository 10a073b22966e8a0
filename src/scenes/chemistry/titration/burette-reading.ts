/** What is read at the burette: the level glides, and the scale takes over what the instrument’s class makes of it. */
import type { Frame, SceneContext } from '../../contract';
import { createReadingLens } from '../../kit/optics/reading-lens';
import { BURETTE_CAPACITY, type TitrationApparatus } from './titration-apparatus';
import { eyeWords } from './titration-words';

const LENS = { radius: 82, pitch: 74, range: [0, BURETTE_CAPACITY], highest: 7 } as const;
/** A level that jumps further than this, mL, glides there. */
const GLIDE_FROM = 0.3;
const GLIDE = 0.22;
/** How fast the drawn scale takes over what the instrument's class makes of the reading. */
const SETTLE = 0.12;
const NEAR_ENOUGH = 0.002;

export function createBuretteReading(context: SceneContext<'titration'>, apparatus: TitrationApparatus) {
  const { reducedMotion } = context;
  const lens = createReadingLens(context, {
    ...LENS,
    words: eyeWords,
    hand: (gestures) => context.actionHandle('look_from', gestures),
  });
  let level: number | null = null;
  /** What the instrument's class makes of the scale, mL. */
  let scaleError = 0;
  return {
    lens,
    draw({ view, shown }: Frame<'titration'>) {
      const target = view.buretteMl;
      const read = shown.burette_reading.value;
      const error = typeof read === 'number' ? read + view.parallaxMl - target : 0;
      if (level === null || reducedMotion || Math.abs(target - level) < GLIDE_FROM) {
        if (level === null || reducedMotion) scaleError = error;
        level = target;
      } else level += (target - level) * GLIDE;
      scaleError += (error - scaleError) * SETTLE;
      if (Math.abs(error - scaleError) < NEAR_ENOUGH) scaleError = error;
      const reading = level + scaleError;
      if (level !== target || scaleError !== error) context.redraw();

      apparatus.setLevel(reading, view.stopcock);
      lens.draw(reading - view.parallaxMl, view.eye, apparatus.at.sight());
    },
  };
}
