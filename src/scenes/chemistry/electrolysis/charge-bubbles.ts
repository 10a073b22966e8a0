/** Charge that has passed makes bubbles: one at the anode for two at the cathode. */
import type { SceneContext } from '../../contract';
import { createRisingBubbles } from '../../kit/fluids/rising-bubbles';
import type { CellFrame } from './describe-electrolysis';
import type { HofmannVoltameter } from './hofmann-voltameter';

/** Charge of one bubble of hydrogen on the stage; one of oxygen takes twice as much. */
const BUBBLE: number = 0.05;
const MOST_BUBBLES = 28;
/** Charge of a cycle of the close-up, and how much of a cycle a picture may skip. */
const CYCLE = 2;
const MOST_OF_CYCLE = 0.06;

export function createChargeBubbles(context: SceneContext<'electrolysis'>, cell: HofmannVoltameter) {
  const bubbles = {
    cathode: createRisingBubbles(context, { most: 2 * MOST_BUBBLES, plate: 8, bore: 9, from: [-72, -106] }),
    anode: createRisingBubbles(context, { most: MOST_BUBBLES, plate: 8, bore: 9, from: [-72, -106] }),
  };
  cell.inside.cathode.addChild(bubbles.cathode.root);
  cell.inside.anode.addChild(bubbles.anode.root);
  let charge = Number.NaN;
  let spare = 0;
  let cycles = 0;
  return {
    /** Of the close-up of the plates, so far. */
    get cycles() {
      return cycles;
    },
    /** `level`: mL of gas over the plates. */
    draw({ view, running }: CellFrame, seconds: number, level: Readonly<Record<'cathode' | 'anode', number>>) {
      const passed = view.charge - charge;
      charge = view.charge;
      if (!(passed >= 0)) {
        bubbles.cathode.clear();
        bubbles.anode.clear();
      } else if (passed > 0 && !context.reducedMotion) {
        spare += passed;
        const pairs = Math.floor(spare / (2 * BUBBLE));
        spare -= pairs * 2 * BUBBLE;
        const made = Math.min(MOST_BUBBLES / 2, pairs);
        bubbles.cathode.spawn(2 * made, view.saturated.h2 < 1);
        bubbles.anode.spawn(made, view.saturated.o2 < 1);
        cycles += Math.min(MOST_OF_CYCLE, passed / CYCLE);
      }
      const moving = [
        bubbles.cathode.tick(seconds, cell.levelY(level.cathode)),
        bubbles.anode.tick(seconds, cell.levelY(level.anode)),
      ];
      if (!running && moving.includes(true)) context.redraw();
    },
  };
}
