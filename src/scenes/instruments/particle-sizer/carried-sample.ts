/** The sample in its cuvette, which is carried into the cell. */
import type { SceneContext } from '../../contract';
import { createCarried } from '../../kit/controls/carried';
import { createCuvette, CUVETTE } from '../../kit/glassware/cuvette';
import type { SizerDeck } from './sizer-deck';
import { isDiffraction, type SizerFrame } from './sizer-words';

/** A sample let go so near to its place is in it, in units of the deck. */
const REACH = 110;
const CLEAR = 0xf1f4f2;
const POWDER = 0xd9c08c;

export function createCarriedSample(context: SceneContext<'instrument_particle_size_analyzer'>, deck: SizerDeck) {
  const sample = createCuvette(context);
  let frame: SizerFrame | null = null;
  const put = (): void => {
    context.sound(frame !== null && isDiffraction(frame) ? 'pour' : 'click');
    context.dispatch({ do: 'load_sample' });
  };
  const carried = createCarried(context, sample.root, {
    name: 'Sample',
    hint: 'Carry it into the cell.',
    box: { x: -CUVETTE.width, y: -CUVETTE.height - 6, width: 2 * CUVETTE.width, height: CUVETTE.height + 8 },
    drop(at) {
      const [dx, dy] = [at.x - deck.seat.x, at.y - deck.seat.y];
      if (frame !== null && !frame.view.loaded && dx * dx + dy * dy < (REACH * deck.scale) ** 2) put();
    },
    send: put,
  });
  return {
    root: sample.root,
    draw(next: SizerFrame, now: number): void {
      frame = next;
      const { view } = next;
      const diffraction = isDiffraction(next);
      const { seat, shelf, scale } = deck;
      sample.root.scale.set(scale);
      carried.home(view.loaded ? seat : shelf, scale);
      carried.enable(!view.loaded);
      const reach = 34 * scale;
      carried.aim([{ x: seat.x - reach, y: seat.y - 2 * reach, width: 2 * reach, height: 2.2 * reach }]);
      carried.move(now);
      // What was poured into the tank is no longer in its vial.
      sample.root.visible = !(diffraction && view.loaded);
      sample.look('1', diffraction ? POWDER : CLEAR, false);
    },
  };
}
