/** The frame that a scene draws, of a picture as it came from the simulation. */
import type { RunInputs } from '../../../engine/inputs';
import type { SimulationKey } from '../../../engine/registry';
import { cut, layoutOf } from '../../../engine/runtime/layout';
import type { Picture } from '../../../workers/protocol';
import type { Frame } from '../../scenes/contract';

const NOTHING_HIDDEN: ReadonlySet<string> = new Set();

/** What is set and not yet in force. */
const waitingOf = ({ inputs, inForce }: Picture): RunInputs =>
  Object.fromEntries(Object.entries(inputs).filter(([id, value]) => inForce[id] !== value));

/** The one place where a frame regains its simulation's types: key, worker and scene come from the same registry key. */
export const frameOf = (picture: Picture): Frame<SimulationKey> => {
  const { view, buffer, fields, readings, shown, inForce, toggles, time, running } = picture;
  return {
    view,
    fields: cut(buffer, layoutOf(fields)),
    readings,
    shown,
    params: inForce,
    waiting: waitingOf(picture),
    toggles,
    hidden: NOTHING_HIDDEN,
    time,
    running,
  } as unknown as Frame<SimulationKey>;
};
