/** What the options of `run`, `sweep` and `class` say, checked against a target. */
import type { Action, AnySimulation, Grade } from '../../engine/contract';
import { checkAction } from '../../engine/runtime/action-value';
import { fixedInputs } from '../../engine/runtime/fixed-inputs';
import type { Notice } from '../../engine/runtime/host';
import { appliesOf, checkInput, strictInputs } from '../../engine/runtime/inputs';
import { DEFAULT_SEED, decodeLink, FIRST_TRIAL, type LinkedRun, MAX_SEED, MAX_TRIAL } from '../../engine/runtime/link';
import { withheldReadings } from '../../engine/runtime/withheld';
import type { Script, ScriptEvent } from '../../engine/runtime/script';
import { refuse } from './refusal';
import type { Target } from './target';

/** Options as the parser gives them. */
export interface RunOptions {
  readonly input: readonly string[];
  readonly set: readonly string[];
  readonly action: readonly string[];
  readonly time?: string;
  readonly seed?: string;
  readonly trial?: string;
  readonly grade?: string;
  readonly every?: string;
  readonly link?: string;
}

const GRADES: readonly Grade[] = ['ideal', 'school', 'research'];
const BENCH_ACTIONS: readonly string[] = ['reset', 'pause', 'resume', 'record_point'];

/** `id=value`, split at the first equals sign. */
export function readAssignment(option: string, text: string): readonly [string, string] {
  const at = text.indexOf('=');
  return at > 0 ? [text.slice(0, at), text.slice(at + 1)] : refuse(`${option} takes id=value, not "${text}".`);
}

function readSeconds(option: string, text: string, least: string): number {
  const seconds = text.trim() === '' ? Number.NaN : Number(text);
  const good = Number.isFinite(seconds) && (least === 'above 0' ? seconds > 0 : seconds >= 0);
  return good ? seconds : refuse(`${option} takes a number of lab seconds, ${least}, not "${text}".`);
}

const readTime = (text: string): number => readSeconds('--time', text, '0 or more');
const readEvery = (text: string): number => readSeconds('--every', text, 'above 0');

function readSeed(text: string): number {
  const seed = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return seed <= MAX_SEED ? seed : refuse(`--seed takes a whole number from 0 to ${MAX_SEED}, not "${text}".`);
}

function readTrial(text: string): number {
  const trial = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return trial >= FIRST_TRIAL && trial <= MAX_TRIAL
    ? trial
    : refuse(`--trial takes a whole number from ${FIRST_TRIAL} to ${MAX_TRIAL}, not "${text}".`);
}

function readGrade(text: string): Grade {
  return GRADES.find((grade) => grade === text) ?? refuse(`--grade takes ${GRADES.join(', ')}, not "${text}".`);
}

/** `AT:rest`, split at the first colon. */
function readAt(option: string, text: string): readonly [number, string] {
  const at = text.indexOf(':');
  if (at <= 0) return refuse(`${option} takes a time, a colon and what to do, as in 0:${text}; not "${text}".`);
  return [readSeconds(`The time of ${option}`, text.slice(0, at), '0 or more'), text.slice(at + 1)];
}

function checkedAction(simulation: AnySimulation, action: Action): Action {
  if (!Object.hasOwn(simulation.actions, action.do) && BENCH_ACTIONS.includes(action.do)) return action;
  const checked = checkAction(simulation.actions, action);
  return checked.ok ? checked.action : refuse(checked.sentence);
}

function readAction(simulation: AnySimulation, text: string): ScriptEvent {
  const [at, what] = readAt('--action', text);
  const equals = what.indexOf('=');
  const action = equals < 0 ? { do: what } : { do: what.slice(0, equals), value: what.slice(equals + 1) };
  return { at, action: checkedAction(simulation, action) };
}

function readChange({ subject }: Target, text: string): ScriptEvent {
  const [at, what] = readAt('--set', text);
  const [id, value] = readAssignment('--set', what);
  const definition = subject.inputs.find((known) => known.id === id);
  if (!definition) {
    return refuse(
      `There is no input "${id}"; there are ${subject.inputs.map((known) => known.id).join(', ') || 'none'}.`,
    );
  }
  const checked = checkInput(definition, value);
  return checked.ok ? { at, set: { [id]: checked.value } } : refuse(`--set ${id}: ${checked.sentence}`);
}

type GivenTexts = Readonly<Record<string, string>>;

/** Inputs of the command line; one given twice counts as given last. */
const readInputs = (texts: readonly string[]): GivenTexts =>
  Object.fromEntries(texts.map((text) => readAssignment('--input', text)));

/** What of a run may stand among its inputs, so that a sweep goes through it. */
export const RUN_NUMBERS = ['seed', 'trial'] as const;

interface TakenNumbers {
  readonly numbers: Readonly<Partial<Record<(typeof RUN_NUMBERS)[number], string>>>;
  readonly inputs: GivenTexts;
}

/** The run's seed and trial where they stand among the inputs, and the inputs without; a simulation's own `seed` stays one. */
function takeNumbers(target: Target, given: GivenTexts): TakenNumbers {
  const taken: readonly string[] = RUN_NUMBERS.filter(
    (name) => given[name] !== undefined && !target.subject.inputs.some(({ id }) => id === name),
  );
  const of = (wanted: boolean): GivenTexts =>
    Object.fromEntries(Object.entries(given).filter(([id]) => taken.includes(id) === wanted));
  return { numbers: of(true), inputs: of(false) };
}

/** The parts of a shared address: its last path segments, the likeliest name of a target first, and its query. */
export function readAddress(address: string): { readonly names: readonly string[]; readonly query: string } {
  const [path = '', query = ''] = address.replace(/#.*$/, '').split(/\?(.*)/s);
  const names = path
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .split('/')
    .filter((part) => part !== '');
  return { names: names.reverse().map((name) => name.replace(/\.html$/, '')), query };
}

/** The query of a shared address; a seed of the command line takes the place of its own, so that unknowns follow it. */
const queryOf = (address: string, seed: number | null): string =>
  seed === null ? readAddress(address).query : `${readAddress(address).query}&seed=${seed}`;

export interface Setup {
  readonly script: Script & { readonly trial: number };
  readonly linked: LinkedRun | null;
  /** What had to be put right before the run began. */
  readonly notices: readonly Notice[];
}

const asNotice = (what: string, notice: string): Notice => ({ at: 0, do: what, notice, refused: false });

/** Everything a run needs, or a refusal. What the options say wins over what the link says. */
export function readSetup(target: Target, options: RunOptions): Setup {
  const { simulation, subject } = target;
  const { numbers, inputs: given } = takeNumbers(target, readInputs(options.input));
  const seedText = options.seed ?? numbers.seed;
  const seed = seedText === undefined ? null : readSeed(seedText);
  const trialText = options.trial ?? numbers.trial;
  const link = options.link === undefined ? null : decodeLink(subject, queryOf(options.link, seed));
  const strict = strictInputs(subject, { ...link?.run.inputs, ...given });
  if (!strict.ok) return refuse(`--input ${strict.id}: ${strict.sentence}`);
  const time = readTime(options.time ?? '0');
  const events = [
    ...(link?.run.events ?? []),
    ...options.set.map((text) => readChange(target, text)),
    ...options.action.map((text) => readAction(simulation, text)),
  ];
  const late = events.filter(({ at }) => at > time + 1e-9 * simulation.dt);
  return {
    script: {
      simulation,
      inputs: strict.inputs,
      applies: appliesOf(subject),
      seed: seed ?? link?.run.seed ?? DEFAULT_SEED,
      trial: trialText === undefined ? (link?.run.trial ?? FIRST_TRIAL) : readTrial(trialText),
      fixed: fixedInputs(subject.inputs, link?.run ?? { lock: [], hide: [] }),
      withheld: withheldReadings(target.entry.tells, link?.run.hide ?? []),
      hidden: link?.run.hide ?? [],
      grade: options.grade === undefined ? (link?.run.grade ?? 'ideal') : readGrade(options.grade),
      events,
      time,
      ...(options.every === undefined ? {} : { every: readEvery(options.every) }),
    },
    linked: link?.run ?? null,
    notices: [
      ...(link?.notices ?? []).map(({ key, sentence }) => asNotice(key, sentence)),
      ...strict.notices.map(({ id, sentence }) => asNotice(id, sentence)),
      ...late.map((event) => ({
        at: event.at,
        do: 'action' in event ? event.action.do : Object.keys(event.set).join(', '),
        notice: `This is after the end of the run at ${time} s and was left out.`,
        refused: true,
      })),
    ],
  };
}
