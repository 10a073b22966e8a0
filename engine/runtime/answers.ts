/**
 * What a learner should find where something is hidden, and how far off counts as found. A simulation declares the answers of its
 * own unknowns; any other hidden input is its own answer, within two standard uncertainties of the school-grade instruments, but
 * at least one step.
 */
import type { Answer, AnySimulation } from '../contract';
import { roundSignificant } from './format';
import { trialRng } from './host';
import type { InputDef, RunInputs } from '../inputs';

/** Coverage factor of about 95 % (JCGM 100:2008, 6.3.3). */
const COVERAGE = 2;
/** Where no instrument says how good it is, a class is asked for one part in fifty. */
const PLAIN_RELATIVE = 0.02;

/** Largest relative standard uncertainty among the calibrations of a simulation's school-grade instruments. */
function relativeUncertainty({ readings }: AnySimulation): number {
  const gains = Object.values(readings as AnySimulation['readings']).flatMap((def) =>
    def !== null && typeof def === 'object' && 'instrument' in def && def.instrument
      ? [(def.instrument as { readonly school: { readonly gain?: number } }).school.gain ?? 0]
      : [],
  );
  const largest = Math.max(0, ...gains);
  return largest > 0 ? COVERAGE * largest : PLAIN_RELATIVE;
}

function answerOfInput(definition: InputDef, inputs: RunInputs, simulation: AnySimulation): Answer {
  const { id, label } = definition;
  const value = inputs[id] ?? '';
  if (typeof value !== 'number' || !('min' in definition)) {
    return { id, label, value: typeof value === 'boolean' ? (value ? 'yes' : 'no') : value, unit: 'text' };
  }
  const tolerance = Math.max(definition.step ?? 0, relativeUncertainty(simulation) * Math.abs(value));
  return { id, label, value, unit: definition.unit, tolerance: roundSignificant(tolerance, 2) };
}

export interface AnsweredRun {
  readonly inputs: RunInputs;
  readonly seed: number;
  readonly hide: readonly string[];
}

/** The answers of one run: those of the simulation first, then the hidden inputs that they do not stand for. */
export function answersOf(
  simulation: AnySimulation,
  definitions: readonly InputDef[],
  { inputs, seed, hide }: AnsweredRun,
): readonly Answer[] {
  // What is to be found belongs to the specimen: every trial has the answers of the first.
  const { init, specimen } = trialRng(seed, 1);
  const own: readonly Answer[] = simulation.answers?.(simulation.init(inputs, init, specimen), inputs) ?? [];
  const others = definitions
    .filter(({ id, hideWhen }) => hide.includes(id) && !hideWhen && !own.some((answer) => answer.id === id))
    .map((definition) => answerOfInput(definition, inputs, simulation));
  return [...own, ...others];
}
