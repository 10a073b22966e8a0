/** What is put into the vial of the gas chromatograph, and what is to be found in it. */
import type { Answer } from '../contract';
import { GAS_CHROMATOGRAPHY, UNKNOWNS, type VolatileId } from '../data/samples/gas-chromatography';
import { heldSample } from '../data/samples/read-sample-code';
import { milligramsPerLitre, type Sample } from '../data/samples/sample';
import { SUBSTANCES } from '../data/samples/substances';
import { UNKNOWN_VOLATILES, unknownVolatiles, VOLATILE_SAMPLES, type VolatileSample } from '../data/samples/volatiles';
import { contentAnswer } from './shelf-answers';

export interface Choice {
  readonly mixture: VolatileSample;
  /** Code of a sample from the shelf, which stands for `mixture` then; '' for none. */
  readonly shelf: string;
}

/** Counting and the injection's limits leave this much, of its value. */
const ANSWER_TOLERANCE = 0.02;

/** The parts of the unknown are drawn by the seed. */
export const chosenVial = ({ mixture, shelf }: Choice, unknown: readonly VolatileId[]): Sample =>
  heldSample(shelf) ?? (mixture === UNKNOWN_VOLATILES ? unknownVolatiles(unknown) : VOLATILE_SAMPLES[mixture]);

/** Its substances are for the learner to find: peaks have numbers only. */
export const isUnknownVial = ({ mixture, shelf }: Choice): boolean =>
  mixture === UNKNOWN_VOLATILES || heldSample(shelf) !== null;

export function vialAnswers({ mixture, shelf }: Choice, unknown: readonly VolatileId[]): readonly Answer[] {
  const held = heldSample(shelf);
  if (held)
    return held.parts
      .filter(({ id, q }) => id in GAS_CHROMATOGRAPHY && q.value > 0)
      .map((part) => contentAnswer(part, milligramsPerLitre(part), 'mg/L', ANSWER_TOLERANCE));
  if (mixture !== UNKNOWN_VOLATILES) return [];
  return UNKNOWNS.filter((id) => unknown.includes(id)).map((id, n) => ({
    id: `unknown_${n + 1}`,
    label: `Substance ${n + 1} of the unknown, by its time`,
    value: SUBSTANCES[id].name,
    unit: 'text',
    options: UNKNOWNS.map((each) => SUBSTANCES[each].name),
  }));
}
