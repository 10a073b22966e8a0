/** The cup with the sample on a balance. */
import type { Box, SceneContext, TypeSizes } from '../../contract';
import { createBalance } from '../../kit/meters/balance';
import { createSemenCup } from './semen-cup';
import type { SemenFrame } from './semen-words';

export function createWeighedCup(context: SceneContext<'semen_analysis'>) {
  const balance = createBalance(context, { width: 190, height: 62 });
  const cup = createSemenCup(context);
  balance.load.addChild(cup.root);
  let pan: Box = { x: 0, y: 0, width: 1, height: 1 };
  return {
    root: balance.root,
    front: balance.front,
    /** Where the cup stands. */
    pan: (): Box => pan,
    lay(box: Box, type: TypeSizes) {
      const scale = Math.min(box.width / (balance.size.width + 6), box.height / (balance.size.height + 62));
      const wide = balance.size.width * scale;
      const high = balance.size.height * scale;
      balance.lay({ x: box.x + (box.width - wide) / 2, y: box.y + box.height - high, width: wide, height: high }, type);
      pan = {
        x: box.x + box.width / 2 - 40 * scale,
        y: box.y + box.height - high - 56 * scale,
        width: 80 * scale,
        height: 60 * scale,
      };
    },
    set({ view, shown }: SemenFrame): void {
      cup.set(view.liquid ? 1 : view.busy?.is === 'liquefying' ? view.busy.part : 0);
      balance.set(shown.volume.value === null ? '' : `${shown.volume.text} g`);
    },
  };
}
