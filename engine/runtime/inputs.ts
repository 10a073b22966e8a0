/**
 * Inputs as they come from a form, a link, a case or a command line, brought to what a simulation is given: strictly
 * (a bad one is refused with a sentence) or leniently (the nearest allowed value is taken, and a notice says so).
 */
import { hash32 } from '../core/hash';
import type { Applies, InputBounds, InputDef, InputSet, InputValue, NumberInput, RunInputs } from '../inputs';
import { onStep } from './action-value';
import { withUnit } from './format';
/** Inputs by id, as given; a value may be the text of a number or of a checkbox. */
export type GivenInputs = Readonly<Record<string, unknown>>;

export interface InputNotice {
  /** Id as given. */
  readonly id: string;
  readonly given: string;
  /** What was taken instead; null where there is no such input. */
  readonly taken: InputValue | null;
  readonly sentence: string;
}

export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly sentence: string };

/** Inputs at their defaults. */
export const defaultInputs = ({ inputs }: InputSet): RunInputs =>
  Object.fromEntries(inputs.map(({ id, defaultValue }) => [id, defaultValue]));

/** What the options that are given set besides, for whatever is not given itself. */
export const presetBy = ({ presets = {} }: InputSet, given: GivenInputs): RunInputs =>
  Object.assign({}, ...Object.entries(presets).map(([id, options]) => options?.[String(given[id])] ?? {})) as RunInputs;

/**
 * Lists that go back to their default because an input no longer has what the chosen option set; only where the default sets
 * nothing itself.
 */
export const presetLeft = (
  { inputs, presets = {} }: InputSet,
  now: RunInputs,
  id: string,
  value: InputValue,
): RunInputs =>
  Object.fromEntries(
    inputs.flatMap(({ id: list, defaultValue }) => {
      const set = presets[list]?.[String(now[list])]?.[id];
      const isLeft = set !== undefined && set !== value && presets[list]?.[String(defaultValue)] === undefined;
      return isLeft ? [[list, defaultValue]] : [];
    }),
  );

/** When each input comes into force, as a run's setup wants it. */
export const appliesOf = ({ inputs }: InputSet): Readonly<Record<string, Applies>> =>
  Object.fromEntries(inputs.map(({ id, applies }) => [id, applies]));

/** A value in words: what was given, in a sentence of refusal. */
function said(value: unknown): string {
  if (value === '') return 'nothing';
  if (typeof value === 'string') return `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : (JSON.stringify(value) ?? 'nothing');
}

/** Longer than any number that a person or this site writes. */
const MOST_DIGITS = 60;

/** Adding 0 turns −0 into 0, as a log that is written down and read again has it. */
const toNumber = (given: unknown): number | null => {
  if (typeof given === 'number') return Number.isFinite(given) ? given + 0 : null;
  if (typeof given !== 'string') return null;
  const text = given.trim();
  if (text.length > MOST_DIGITS || !/^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? number + 0 : null;
};

const CHECKBOX_WORDS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['on', true],
  ['false', false],
  ['0', false],
  ['off', false],
]);

/** An option by its exact text, or by the number it stands for: 0.1 is the option "0.10". */
const toOption = (options: readonly string[], given: unknown): string | null => {
  if (typeof given !== 'string' && typeof given !== 'number') return null;
  const exact = options.find((option) => option === String(given));
  if (exact !== undefined) return exact;
  const number = toNumber(given);
  return number === null ? null : (options.find((option) => toNumber(option) === number) ?? null);
};

/** A number counts as on step if it differs from one by no more than binary rests of decimal arithmetic. */
const STEP_TOLERANCE = 1e-9;

const isOnStep = (value: number, { min, max, step }: NumberInput): boolean =>
  Math.abs(onStep(value, min, max, step) - value) <= STEP_TOLERANCE * Math.max(step ?? 0, Math.abs(value));

function checkNumber(definition: NumberInput, given: unknown): Parsed<number> {
  const { label, unit, min, max, step, defaultValue, refusal } = definition;
  const refuse = (must: string): Parsed<number> => ({
    ok: false,
    sentence: refusal ?? `${label} must be ${must}, not ${said(given)}.`,
  });
  const number = toNumber(given);
  if (number === null) return refuse(`a number between ${min} and ${max}${withUnit(unit)}`);
  if (number < min || number > max) return refuse(`between ${min} and ${max}${withUnit(unit)}`);
  if (step !== undefined && number !== defaultValue && !isOnStep(number, definition)) {
    return refuse(`on a step of ${step}${withUnit(unit)} from ${min} to ${max}`);
  }
  return { ok: true, value: number };
}

/** One input against its definition: its value, or the sentence that says what was wrong and what is allowed. */
export function checkInput(definition: InputDef, given: unknown): Parsed<InputValue> {
  const refuse = (must: string): Parsed<InputValue> => ({
    ok: false,
    sentence: `${definition.label} must be ${must}, not ${said(given)}.`,
  });
  switch (definition.type) {
    case 'number':
    case 'slider':
      return checkNumber(definition, given);
    case 'select': {
      const option = toOption(definition.options, given);
      return option === null
        ? refuse(`one of ${definition.options.map((known) => `"${known}"`).join(', ')}`)
        : { ok: true, value: option };
    }
    case 'checkbox': {
      const value = CHECKBOX_WORDS.get(String(given).trim().toLowerCase());
      return value === undefined ? refuse('true or false') : { ok: true, value };
    }
    case 'text': {
      if (typeof given !== 'string' && typeof given !== 'number') return refuse('a text');
      const text = String(given);
      const sentence = definition.validate?.(text) ?? null;
      return sentence === null ? { ok: true, value: text } : { ok: false, sentence };
    }
  }
}

/** The nearest allowed value of a number on its step; the default of any other bad one. */
export function nearestInput(definition: InputDef, given: unknown): InputValue {
  const checked = checkInput(definition, given);
  if (checked.ok) return checked.value;
  switch (definition.type) {
    case 'number':
    case 'slider': {
      const number = toNumber(given);
      return number === null
        ? definition.defaultValue
        : onStep(number, definition.min, definition.max, definition.step);
    }
    case 'select':
      return definition.options.includes(definition.defaultValue)
        ? definition.defaultValue
        : (definition.options[0] ?? definition.defaultValue);
    case 'checkbox':
      return definition.defaultValue;
    case 'text':
      return (typeof given === 'string' && definition.nearest?.(given)) || definition.defaultValue;
  }
}

/** A definition within the bounds that the other inputs leave. */
export function withBounds(definition: InputDef, bounds: InputBounds | undefined): InputDef {
  if (!bounds) return definition;
  switch (definition.type) {
    case 'number':
    case 'slider': {
      const min = Math.max(definition.min, bounds.min ?? definition.min);
      const max = Math.max(min, Math.min(definition.max, bounds.max ?? definition.max));
      const step = bounds.step ?? definition.step;
      const inside = definition.defaultValue >= min && definition.defaultValue <= max;
      return {
        ...definition,
        ...(step === undefined ? {} : { step }),
        min,
        max,
        defaultValue: inside ? definition.defaultValue : onStep(definition.defaultValue, min, max, step),
      };
    }
    case 'select': {
      const options = bounds.options ?? definition.options;
      return { ...definition, options: definition.options.filter((option) => options.includes(option)) };
    }
    case 'checkbox':
    case 'text':
      return definition;
  }
}

/** Definitions as they stand while the inputs have these values. */
export function boundDefinitions(set: InputSet, inputs: RunInputs): readonly InputDef[] {
  const bounds = set.boundsFor?.(inputs);
  return bounds ? set.inputs.map((definition) => withBounds(definition, bounds[definition.id])) : set.inputs;
}

const noSuchInput = (set: InputSet, id: string): string =>
  `There is no input "${id}"; there are ${set.inputs.map((known) => known.id).join(', ') || 'none'}.`;

/**
 * Moves the movable inputs into their dependent bounds, in order of definition. A moved input may move the bounds of
 * others, so this is repeated until nothing moves; a chain is at most as long as the list.
 */
function settle(set: InputSet, start: RunInputs, movable: (id: string) => boolean): RunInputs {
  let inputs = start;
  if (!set.boundsFor) return inputs;
  for (let round = 0; round <= set.inputs.length; round++) {
    const before = inputs;
    for (const [index, { id }] of set.inputs.entries()) {
      const definition = boundDefinitions(set, inputs)[index];
      const value = inputs[id];
      if (!definition || value === undefined || !movable(id)) continue;
      const nearest = nearestInput(definition, value);
      if (nearest !== value) inputs = { ...inputs, [id]: nearest };
    }
    if (inputs === before) return inputs;
  }
  return inputs;
}

function movedNotice(definition: InputDef, given: unknown, taken: InputValue): InputNotice {
  const checked = checkInput(definition, given);
  const why = checked.ok ? `${definition.label} follows the other inputs.` : checked.sentence;
  return { id: definition.id, given: String(given), taken, sentence: `${why} ${said(taken)} was taken instead.` };
}

export type StrictInputs =
  | { readonly ok: true; readonly inputs: RunInputs; readonly notices: readonly InputNotice[] }
  | { readonly ok: false; readonly id: string; readonly sentence: string };

/**
 * All inputs, those not given at their defaults; or the sentence of the first refusal. A default that the given inputs
 * forbid moves to the nearest allowed value, with a notice.
 */
export function strictInputs(set: InputSet, asked: GivenInputs): StrictInputs {
  const given = { ...presetBy(set, asked), ...asked };
  const inputs: Record<string, InputValue> = { ...defaultInputs(set) };
  for (const [id, value] of Object.entries(given)) {
    const definition = set.inputs.find((known) => known.id === id);
    if (!definition) return { ok: false, id, sentence: noSuchInput(set, id) };
    const checked = checkInput(definition, value);
    if (!checked.ok) return { ok: false, id, sentence: checked.sentence };
    inputs[id] = checked.value;
  }
  const settled = settle(set, inputs, (id) => !Object.hasOwn(given, id));
  const notices: InputNotice[] = [];
  for (const definition of boundDefinitions(set, settled)) {
    const { id } = definition;
    const value = settled[id];
    if (value === undefined) continue;
    const checked = checkInput(definition, value);
    if (!checked.ok) return { ok: false, id, sentence: checked.sentence };
    if (value !== inputs[id]) notices.push(movedNotice(definition, inputs[id], value));
  }
  return { ok: true, inputs: settled, notices };
}

/** All inputs, each bad one at the nearest allowed value or its default, with a notice that names both. */
export function nearestInputs(
  set: InputSet,
  given: GivenInputs,
): { readonly inputs: RunInputs; readonly notices: readonly InputNotice[] } {
  const inputs: Record<string, InputValue> = { ...defaultInputs(set) };
  const unknown: InputNotice[] = [];
  for (const [id, value] of Object.entries(given)) {
    const definition = set.inputs.find((known) => known.id === id);
    if (definition) inputs[id] = nearestInput(definition, value);
    else unknown.push({ id, given: String(value), taken: null, sentence: noSuchInput(set, id) });
  }
  const settled = settle(set, inputs, () => true);
  const bounded = boundDefinitions(set, settled);
  const notices = set.inputs.flatMap((definition, index) => {
    const value = settled[definition.id];
    const start = Object.hasOwn(given, definition.id) ? given[definition.id] : definition.defaultValue;
    const asGiven = checkInput(definition, start);
    if (value === undefined || (asGiven.ok && asGiven.value === value)) return [];
    return [movedNotice(asGiven.ok ? (bounded[index] ?? definition) : definition, start, value)];
  });
  return { inputs: settled, notices: [...unknown, ...notices] };
}

/**
 * What hiding an input does: the sheet's own unknown is switched on where it has one; otherwise the value is drawn by the
 * seed from the input's bounds, on its step. A text has no bounds and stays as it is.
 */
export function unknownFor(definition: InputDef, seed: number): RunInputs {
  if (definition.hideWhen) return { [definition.hideWhen.input]: definition.hideWhen.equals };
  const part = hash32(seed, 'unknown', definition.id) / 2 ** 32;
  switch (definition.type) {
    case 'number':
    case 'slider': {
      const { min, max, step } = definition;
      if (step === undefined)
        return { [definition.id]: onStep(Number((min + part * (max - min)).toPrecision(4)), min, max, undefined) };
      const places = Math.floor((max - min) / step + STEP_TOLERANCE) + 1;
      return { [definition.id]: onStep(min + Math.floor(part * places) * step, min, max, step) };
    }
    case 'select': {
      const option = definition.options[Math.floor(part * definition.options.length)];
      return option === undefined ? {} : { [definition.id]: option };
    }
    case 'checkbox':
      return { [definition.id]: part < 0.5 };
    case 'text':
      return {};
  }
}

/** The unknowns of all hidden inputs. */
export const unknownsFor = (inputs: readonly InputDef[], hide: readonly string[], seed: number): RunInputs =>
  Object.assign(
    {},
    ...inputs.filter(({ id }) => hide.includes(id)).map((definition) => unknownFor(definition, seed)),
  ) as RunInputs;

/** Inputs as a page may hold them: the defaults stand for what is hidden. */
export const withNeutral = (definitions: readonly InputDef[], inputs: RunInputs, hide: readonly string[]): RunInputs =>
  hide.length === 0
    ? inputs
    : {
        ...inputs,
        ...Object.fromEntries(
          definitions.filter(({ id }) => hide.includes(id)).map(({ id, defaultValue }) => [id, defaultValue]),
        ),
      };
