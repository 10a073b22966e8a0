/**
 * The one codec between a run and a link: inputs that differ from their defaults, seed, trial, grade, model version, what
 * is locked and hidden, the view, a task, and the timed log. Used by share, embeds, reports and the command line. The keys
 * `steps` and `at` are those of a lesson (`lesson.ts`).
 *
 * Query: `voltage=6&seed=7&trial=2&grade=research&v=1&lock=r1,r2&hide=r1&view=embed&actions=0:close_switch~5:dial=0.2~9:.voltage=3`.
 * An item of `actions` is `at:action`, `at:action=value` or, for a changed input, `at:.input=value`; an item that begins
 * with a dot continues the change before it. Keys left out stand for their defaults, except `v`, which is always written.
 */
import type { Action, ActionValue, Grade } from '../contract';
import { hash32 } from '../core/hash';
import type { InputSet, InputValue, RunInputs } from '../inputs';
import type { LogEntry } from './host';
import { checkInput, defaultInputs, type GivenInputs, nearestInputs, presetBy, unknownsFor } from './inputs';
import { shortened } from './format';
import { encodeText, readQuery } from './query';
import type { ScriptEvent } from './script';

/** How a bench opens. `example`: it does its own procedure to the end, in a notebook that is not kept. */
export type BenchView = 'bench' | 'full' | 'embed' | 'projector' | 'example';

/** Parts of the sheet for students that a link may leave out: `own` are the questions with numbers of the student's own run. */
export const SHEET_PARTS = ['before', 'during', 'after', 'own'] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

/** What has to be known of an experiment or instrument to read or write its links. */
export interface LinkSubject extends InputSet {
  /** `chem1`, or an instrument's slug. */
  readonly id: string;
  /** Version of the model. */
  readonly version: number;
}

/** The same of an entry, its presets with it: a link says only what an option does not set by itself. */
export const subjectOf = (id: string, { inputs, presets, boundsFor }: InputSet, version: number): LinkSubject => ({
  id,
  inputs,
  ...(presets && { presets }),
  ...(boundsFor && { boundsFor }),
  version,
});

export interface LinkedRun {
  /** All inputs. */
  readonly inputs: RunInputs;
  readonly seed: number;
  /** The trial that the run begins with. */
  readonly trial: number;
  readonly grade: Grade;
  /** Version of the model that the link was made with. */
  readonly version: number;
  /** Inputs that are shown but fixed. */
  readonly lock: readonly string[];
  /** Inputs that are not shown: unknowns to be found. Their values are drawn by the seed and do not stand in the link. */
  readonly hide: readonly string[];
  /** Those of the hidden inputs whose value the link gives itself, in place of the seed. */
  readonly given: readonly string[];
  readonly view: BenchView;
  /** What the learner is asked to do; '' for nothing. */
  readonly task: string;
  /** Parts that the sheet for students does without. */
  readonly without: readonly SheetPart[];
  /** A question of the teacher's own on that sheet; '' for none. */
  readonly ask: string;
  readonly events: readonly ScriptEvent[];
}

export interface LinkNotice {
  readonly key: string;
  readonly bad: string;
  /** What was taken instead, in words; null where the key was left out. */
  readonly taken: string | null;
  readonly sentence: string;
}

export interface EncodedLink {
  readonly link: string;
  /** The log made the link too long and stands no more in it: it belongs in a run file. */
  readonly eventsLeftOut: boolean;
  /** Too long even without the log. */
  readonly tooLong: boolean;
}

export const MAX_LINK_LENGTH = 2000;
/** What a run file may hold that a page is to replay without standing still; a lesson of an hour has some hundreds. */
export const MOST_EVENTS = 20_000;
export const DEFAULT_SEED = 1;
export const DEFAULT_LINK_GRADE: Grade = 'school';
/** Seeds are whole numbers from 0 to this. */
export const MAX_SEED = 2 ** 32 - 1;
export const FIRST_TRIAL = 1;
/** Trials are whole numbers from 1 to this. */
export const MAX_TRIAL = 1_000_000;

const GRADES: readonly Grade[] = ['ideal', 'school', 'research'];
const VIEWS: readonly BenchView[] = ['bench', 'full', 'embed', 'projector', 'example'];
const RESERVED: readonly string[] = [
  'seed',
  'trial',
  'grade',
  'v',
  'lock',
  'hide',
  'view',
  'task',
  'without',
  'ask',
  'actions',
  'steps',
  'at',
];
/** Prefix of an input whose id is a key of the link itself. */
const INPUT_PREFIX = 'input.';

const keyOf = (id: string): string => (RESERVED.includes(id) || id.startsWith(INPUT_PREFIX) ? INPUT_PREFIX + id : id);

// ---------------------------------------------------------------- events

/** Lab seconds without the binary rest of steps × dt; 15 digits bring back the same step. */
const seconds = (time: number): string => String(Number(time.toPrecision(15)));

const escapeValue = (text: string): string => text.replaceAll('%', '%25').replaceAll('~', '%7E');
const unescapeValue = (text: string): string => text.replaceAll('%7E', '~').replaceAll('%25', '%');

const valueText = (value: ActionValue | InputValue): string =>
  typeof value === 'object'
    ? `${value.x},${value.y}`
    : typeof value === 'boolean'
      ? String(Number(value))
      : String(value);

function encodeEvent(event: ScriptEvent): string {
  const at = seconds(event.at);
  if ('action' in event) {
    const { do: name, value } = event.action;
    return value === undefined ? `${at}:${name}` : `${at}:${name}=${escapeValue(valueText(value))}`;
  }
  const changes = Object.entries(event.set).map(([id, value]) => `.${id}=${escapeValue(valueText(value))}`);
  return `${at}:${changes.join('~')}`;
}

const encodeEvents = (events: readonly ScriptEvent[]): string =>
  events
    .filter((event) => 'action' in event || Object.keys(event.set).length > 0)
    .map(encodeEvent)
    .join('~');

const EVENT = /^(\d+(?:\.\d+)?(?:e[+-]?\d+)?):(\.?)([^=]+)(?:=([\s\S]*))?$/;
const CONTINUED = /^\.([^=]+)=([\s\S]*)$/;

type Change = { readonly ok: true; readonly patch: RunInputs } | { readonly ok: false; readonly sentence: string };

function changeOf(set: InputSet, id: string, text: string): Change {
  const definition = set.inputs.find((known) => known.id === id);
  if (!definition) return { ok: false, sentence: `There is no input "${shortened(id)}".` };
  const checked = checkInput(definition, text);
  return checked.ok ? { ok: true, patch: { [id]: checked.value } } : checked;
}

/**
 * Timed events out of their text: `0:close_switch~95:dial=0.2`. Values of actions stay texts (the host brings them to
 * their kind); each item that is malformed is left out, with a notice.
 */
function decodeEvents(
  set: InputSet,
  text: string,
): { readonly events: readonly ScriptEvent[]; readonly notices: readonly LinkNotice[] } {
  const events: ScriptEvent[] = [];
  const notices: LinkNotice[] = [];
  const leaveOut = (bad: string, why: string): void => {
    notices.push({ key: 'actions', bad, taken: null, sentence: `actions: ${why} "${shortened(bad)}" was left out.` });
  };
  const items = text === '' ? [] : text.split('~', MOST_EVENTS + 1);
  if (items.length > MOST_EVENTS) {
    const sentence = `actions: a run has at most ${MOST_EVENTS} of them; those after were left out.`;
    notices.push({ key: 'actions', bad: 'too many', taken: null, sentence });
    items.pop();
  }
  for (const item of items) {
    const more = CONTINUED.exec(item);
    const last = events.at(-1);
    if (more && last && 'set' in last) {
      const change = changeOf(set, more[1] ?? '', unescapeValue(more[2] ?? ''));
      if (change.ok) events[events.length - 1] = { at: last.at, set: { ...last.set, ...change.patch } };
      else leaveOut(item, change.sentence);
      continue;
    }
    const [, time, dot, name = '', value] = EVENT.exec(item) ?? [];
    const at = Number(time);
    if (time === undefined || !Number.isFinite(at)) {
      leaveOut(item, 'An item is time:action, time:action=value or time:.input=value.');
    } else if (dot === '.') {
      const change = changeOf(set, name, unescapeValue(value ?? ''));
      if (change.ok) events.push({ at, set: change.patch });
      else leaveOut(item, change.sentence);
    } else {
      events.push({ at, action: value === undefined ? { do: name } : { do: name, value: unescapeValue(value) } });
    }
  }
  return { events, notices };
}

/** A host's log as timed events, for a link or a run file; a record by hand is the action `record_point`. */
export const eventsOfLog = (log: readonly LogEntry[], dt: number): readonly ScriptEvent[] =>
  log.map((entry): ScriptEvent => {
    const at = Number(seconds(entry.step * dt));
    switch (entry.is) {
      case 'action':
        return { at, action: entry.action };
      case 'inputs':
        return { at, set: entry.patch };
      case 'reset':
        return { at, action: { do: 'reset' } satisfies Action };
      case 'record':
        return { at, action: { do: 'record_point' } satisfies Action };
    }
  });

// ---------------------------------------------------------------- link

/** The query of a run, without a question mark. */
export function encodeQuery(subject: LinkSubject, run: LinkedRun, events: readonly ScriptEvent[]): string {
  const pairs: [string, string][] = [];
  const isDrawn = (id: string): boolean => run.hide.includes(id) && !run.given.includes(id);
  const told = Object.fromEntries(Object.entries(run.inputs).filter(([id]) => !isDrawn(id)));
  const preset = presetBy(subject, told);
  for (const { id, defaultValue } of subject.inputs) {
    const value = told[id];
    // Where a hidden input has its default, only its standing there says that the seed does not draw it.
    const goesWithoutSaying = value === (preset[id] ?? defaultValue) && !run.hide.includes(id);
    if (value !== undefined && !goesWithoutSaying) pairs.push([keyOf(id), valueText(value)]);
  }
  if (run.seed !== DEFAULT_SEED) pairs.push(['seed', String(run.seed)]);
  if (run.trial !== FIRST_TRIAL) pairs.push(['trial', String(run.trial)]);
  if (run.grade !== DEFAULT_LINK_GRADE) pairs.push(['grade', run.grade]);
  pairs.push(['v', String(run.version)]);
  if (run.lock.length > 0) pairs.push(['lock', run.lock.join(',')]);
  if (run.hide.length > 0) pairs.push(['hide', run.hide.join(',')]);
  if (run.view !== 'bench') pairs.push(['view', run.view]);
  if (run.task !== '') pairs.push(['task', run.task]);
  if (run.without.length > 0) pairs.push(['without', run.without.join(',')]);
  if (run.ask !== '') pairs.push(['ask', run.ask]);
  const actions = encodeEvents(events);
  if (actions !== '') pairs.push(['actions', actions]);
  return pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeText(value)}`).join('&');
}

/** The link of a run. `page` is the address it is appended to: at most MAX_LINK_LENGTH characters with it. */
export function encodeLink(subject: LinkSubject, run: LinkedRun, page = ''): EncodedLink {
  const full = `${page}?${encodeQuery(subject, run, run.events)}`;
  if (full.length <= MAX_LINK_LENGTH) return { link: full, eventsLeftOut: false, tooLong: false };
  const link = `${page}?${encodeQuery(subject, run, [])}`;
  return { link, eventsLeftOut: encodeEvents(run.events) !== '', tooLong: link.length > MAX_LINK_LENGTH };
}

/** Whether a query says anything of a run: an empty one, a version or a view alone leave the bench to itself. */
export const isPreset = (query: string): boolean => readQuery(query).some(([key]) => key !== 'v' && key !== 'view');

/** A run with everything at its default. */
export const freshRun = (subject: LinkSubject): LinkedRun => ({
  inputs: defaultInputs(subject),
  seed: DEFAULT_SEED,
  trial: FIRST_TRIAL,
  grade: DEFAULT_LINK_GRADE,
  version: subject.version,
  lock: [],
  hide: [],
  given: [],
  view: 'bench',
  task: '',
  without: [],
  ask: '',
  events: [],
});

interface Reading {
  readonly subject: LinkSubject;
  readonly values: ReadonlyMap<string, string>;
  readonly notices: LinkNotice[];
}

function readOneOf<T extends string>({ values, notices }: Reading, key: string, known: readonly T[], fallback: T): T {
  const text = values.get(key);
  const found = known.find((each) => each === text);
  if (text === undefined || found !== undefined) return found ?? fallback;
  const sentence = `${key}: "${shortened(text)}" is not one of ${known.join(', ')}; ${fallback} was taken instead.`;
  notices.push({ key, bad: text, taken: fallback, sentence });
  return fallback;
}

function readWhole(
  { values, notices }: Reading,
  key: string,
  [min, max]: readonly [number, number],
  fallback: number,
): number {
  const text = values.get(key);
  if (text === undefined) return fallback;
  const number = Number(text);
  const whole = /^\d+$/.test(text);
  if (whole && number >= min && number <= max) return number;
  const taken = whole && number > max ? max : fallback;
  const sentence = `${key}: "${shortened(text)}" is not a whole number from ${min} to ${max}; ${taken} was taken instead.`;
  notices.push({ key, bad: text, taken: String(taken), sentence });
  return taken;
}

/** The version that a query says it was made with; null where it says none, or nothing that is one. */
export function linkedVersion(query: string): number | null {
  const text = new Map(readQuery(query)).get('v') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function readVersion({ subject, values, notices }: Reading): number {
  const text = values.get('v');
  if (text === undefined) return subject.version;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  const sentence = `v: "${shortened(text)}" is not a version of a model; the present one was taken.`;
  notices.push({ key: 'v', bad: text, taken: String(subject.version), sentence });
  return subject.version;
}

function readIds({ subject, values, notices }: Reading, key: string): readonly string[] {
  const ids = [...new Set((values.get(key) ?? '').split(',').filter((id) => id !== ''))];
  return ids.filter((id) => {
    const known = subject.inputs.some((input) => input.id === id);
    if (!known) {
      notices.push({
        key,
        bad: id,
        taken: null,
        sentence: `${key}: there is no input "${shortened(id)}"; it was left out.`,
      });
    }
    return known;
  });
}

/** Parts of the sheet that are left out, in their order. */
function readParts({ values, notices }: Reading): readonly SheetPart[] {
  const given = (values.get('without') ?? '').split(',').filter((part) => part !== '');
  const known: readonly string[] = SHEET_PARTS;
  for (const part of given.filter((each) => !known.includes(each))) {
    const sentence = `without: the sheet has no part "${shortened(part)}"; it was left out.`;
    notices.push({ key: 'without', bad: part, taken: null, sentence });
  }
  return SHEET_PARTS.filter((part) => given.includes(part));
}

/** Inputs of the query by id; keys that mean nothing leave a notice. */
function givenInputs({ subject, values, notices }: Reading): GivenInputs {
  const given: Record<string, string> = {};
  for (const [key, value] of values) {
    if (RESERVED.includes(key)) continue;
    const id = key.startsWith(INPUT_PREFIX) ? key.slice(INPUT_PREFIX.length) : key;
    if (subject.inputs.some((input) => input.id === id)) given[id] = value;
    else
      notices.push({
        key,
        bad: value,
        taken: null,
        sentence: `${shortened(key)}: there is no input of this name; it was left out.`,
      });
  }
  return given;
}

/** The run of a link's query; what was bad in it is replaced, and a notice names the key, the bad value and what was taken. */
export function decodeLink(
  subject: LinkSubject,
  query: string,
): { readonly run: LinkedRun; readonly notices: readonly LinkNotice[] } {
  const notices: LinkNotice[] = [];
  const reading: Reading = { subject, values: new Map(readQuery(query)), notices };
  const seed = readWhole(reading, 'seed', [0, MAX_SEED], DEFAULT_SEED);
  const trial = readWhole(reading, 'trial', [FIRST_TRIAL, MAX_TRIAL], FIRST_TRIAL);
  const grade = readOneOf(reading, 'grade', GRADES, DEFAULT_LINK_GRADE);
  const version = readVersion(reading);
  const hide = readIds(reading, 'hide');
  const given = givenInputs(reading);
  const drawn = hide.filter((id) => !Object.hasOwn(given, id));
  // What is drawn sets nothing: it would tell what it is.
  const nearest = nearestInputs(subject, {
    ...presetBy(subject, given),
    ...given,
    ...unknownsFor(subject.inputs, drawn, seed),
  });
  for (const { id, given: bad, taken, sentence } of nearest.notices) {
    if (Object.hasOwn(given, id)) {
      notices.push({
        key: keyOf(id),
        bad,
        taken: taken === null ? null : valueText(taken),
        sentence: `${keyOf(id)}: ${sentence}`,
      });
    }
  }
  const decoded = decodeEvents(subject, reading.values.get('actions') ?? '');
  for (const notice of decoded.notices) notices.push(notice);
  if (version !== subject.version) {
    const sentence = `The link was made with version ${version} of this model; version ${subject.version} may give other results.`;
    notices.push({ key: 'v', bad: String(version), taken: String(subject.version), sentence });
  }
  const run: LinkedRun = {
    inputs: nearest.inputs,
    seed,
    trial,
    grade,
    version,
    lock: readIds(reading, 'lock'),
    hide,
    given: hide.filter((id) => Object.hasOwn(given, id)),
    view: readOneOf(reading, 'view', VIEWS, 'bench'),
    task: reading.values.get('task') ?? '',
    without: readParts(reading),
    ask: reading.values.get('ask') ?? '',
    events: decoded.events,
  };
  return { run, notices };
}

// ---------------------------------------------------------------- run code

/** Base 32 of Douglas Crockford: no I, L, O, U, so that a code can be read out and typed. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The same link with another seed: what is hidden in it is drawn anew, unless the link gives it. */
export const withSeed = (subject: LinkSubject, run: LinkedRun, seed: number): LinkedRun =>
  seed === run.seed ? run : decodeLink(subject, encodeQuery(subject, { ...run, seed }, run.events)).run;

/** `chem1·K7F2·v1`: four characters (20 bits) that stand for the whole setup, to tell runs apart on a report. */
export function runCode(subject: LinkSubject, run: LinkedRun): string {
  const inputs = subject.inputs.flatMap(({ id }) => [id, valueText(run.inputs[id] ?? '')]);
  // The first trial goes without its number: its code is that of runs made before there were trials.
  const trial = run.trial === FIRST_TRIAL ? [] : [run.trial];
  const hash = hash32(subject.id, run.version, run.seed, run.grade, ...inputs, encodeEvents(run.events), ...trial);
  const code = [0, 5, 10, 15].map((shift) => ALPHABET[(hash >>> shift) & 31]).join('');
  return `${subject.id}·${code}·v${run.version}`;
}
