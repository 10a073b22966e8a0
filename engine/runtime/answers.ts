/**
 * What a learner should find where something is hidden, and how far off counts as found. A simulation declares the answers of its
 * own unknowns; any other hidden input is its own answer, within two standard uncertainties of what no repeating takes away: the
 * calibration of the school-grade instruments and of the labels on the bench. At least one step.
 */
import type { Answer, AnySimulation, ReadingDefs } from '../contract';
import { roundSignificant } from './format';
import { combined } from './uncertain';
import { settingEffects, settingsOf } from './settings';
import { trialRng } from './trial-rng';
import type { InputDef, RunInputs } from '../inputs';

/** Coverage factor of about 95 % (JCGM 100:2008, 6.3.3). */
const COVERAGE = 2;
/** Where no instrument says how good it is, a class is asked for one part in fifty. */
const PLAIN_RELATIVE = 0.02;

/** Relative standard uncertainty from calibration at school grade: each device and each label once, in squares. */
function relativeUncertainty(simulation: AnySimulation, inputs: RunInputs): number {
  const gains = new Map<string, number>();
  for (const [id, def] of Object.entries(simulation.readings as ReadingDefs)) {
    if (def.kind === 'text' || !def.instrument) continue;
    const { device = id, school } = def.instrument;
    gains.set(device, Math.max(gains.get(device) ?? 0, school.gain ?? 0));
  }
  const labels = Object.entries(settingEffects(settingsOf(simulation), inputs, 0, 'school'))
    .filter(([id]) => inputs[id] !== 0)
    .map(([id, effects]) => combined(0, effects) / Number(inputs[id]));
  const whole = Math.sqrt([...gains.values(), ...labels].reduce((sum, part) => sum + part ** 2, 0));
  return whole > 0 ? COVERAGE * whole : PLAIN_RELATIVE;
}

/** A constant that the procedure of an entry finds. */
export interface Find {
  /** That of the input which it is, where it is one: hidden, it is the same answer. */
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  /** The model's own, or what the inputs of the run make of it. */
  readonly value: number | ((inputs: RunInputs) => number);
  /** How far off counts as found, as a part of the value: two standard uncertainties of the procedure, at least 0.5 %. */
  readonly tolerance: number;
  /** Where the true value is from. */
  readonly source: string;
  /** Only while inputs have these values. */
  readonly where?: RunInputs;
}

/** Constants that this run finds. One that hangs on a hidden input would tell it by being there. */
function constantsOf(finds: readonly Find[], { inputs, hide }: AnsweredRun): readonly Answer[] {
  return finds
    .filter(({ where = {} }) =>
      Object.entries(where).every(([id, value]) => !hide.includes(id) && inputs[id] === value),
    )
    .map(({ id, label, unit, value, tolerance }) => {
      const truth = typeof value === 'number' ? value : value(inputs);
      return { id, label, value: truth, unit, tolerance: roundSignificant(tolerance * Math.abs(truth), 2) };
    });
}

/** What there is to be found in an entry. */
export interface Findable {
  readonly inputs: readonly InputDef[];
  readonly finds?: readonly Find[];
}

/** All that can be checked in a run: its answers, and the constants that its procedure finds. */
export function targetsOf(
  simulation: AnySimulation,
  { inputs, finds = [] }: Findable,
  run: AnsweredRun,
): readonly Answer[] {
  const answers = answersOf(simulation, inputs, run);
  const constants = constantsOf(finds, run);
  return [...answers, ...constants.filter(({ id }) => !answers.some((answer) => answer.id === id))];
}

function answerOfInput(definition: InputDef, inputs: RunInputs, simulation: AnySimulation): Answer {
  const { id, label } = definition;
  const value = inputs[id] ?? '';
  if (typeof value !== 'number' || !('min' in definition)) {
    const options = definition.type === 'select' ? definition.options : ['yes', 'no'];
    const said = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
    return { id, label, value: said, unit: 'text', ...(definition.type !== 'text' && { options }) };
  }
  const tolerance = Math.max(definition.step ?? 0, relativeUncertainty(simulation, inputs) * Math.abs(value));
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
    .filter(({ id, hideWhen }) => {
      // The model's own unknown takes the place of the input, unless the link gives a value.
      const isOwn = hideWhen !== undefined && inputs[hideWhen.input] === hideWhen.equals;
      return hide.includes(id) && !isOwn && !own.some((answer) => answer.id === id);
    })
    .map((definition) => answerOfInput(definition, inputs, simulation));
  return [...own, ...others];
}
