/**
 * Numbers in texts that claim nothing, since the bench itself holds them: what its controls can be set to, what its steps wait for,
 * tolerances that its instruments name, constants that its model notes give with their source.
 */
import type { AnyEntry, EntryTexts } from '../../catalogue/define';
import type { Worked } from '../../catalogue/worked';
import type { ActionDef, AnySimulation, ReadingDef, SettingSpec } from '../../engine/contract';
import { digitsOf, PRINTED_NUMBER } from './claim';

const PREFIXES: Readonly<Record<string, number>> = {
  p: 1e-12,
  n: 1e-9,
  µ: 1e-6,
  m: 1e-3,
  c: 1e-2,
  d: 1e-1,
  k: 1e3,
  M: 1e6,
  G: 1e9,
};
const TIMES: Readonly<Record<string, number>> = { s: 1, min: 60, h: 3600, d: 86_400 };
const BARE = /^(?:%|°C?|m|g|L|mol|s|V|A|Ω|W|J|Pa|Hz|N|K|eV|T|Bq|Gy|Sv|Å|min|h|d|HU|bp|ppm|mmHg)$/u;
const UNIT = /(?:%|°C?|[µmkMnpcdG]?(?:mol|m|g|L|s|V|A|Ω|W|J|Pa|Hz|N|K|eV|T|Bq|Gy|Sv)|Å|min|h|d|HU|bp|ppm|mmHg)/u;
const LEADING_UNIT = new RegExp(`^${UNIT.source}(?![a-zA-Z])`, 'u');

/** A number in the unit without its prefix, and that unit: of "mol/L" only what stands first counts. */
function inBase(value: number, unit: string): readonly [number, string] | null {
  const first = LEADING_UNIT.exec(unit)?.[0];
  if (first === undefined) return null;
  const time = TIMES[first];
  if (time !== undefined) return [value * time, 's'];
  if (BARE.test(first)) return [value, first];
  return [value * (PREFIXES[first.slice(0, 1)] ?? 1), first.slice(1)];
}

const NUMBER = new RegExp(`^${PRINTED_NUMBER.source}`, 'u');
const numberIn = (text: string): number => Number(digitsOf(NUMBER.exec(text)?.[0] ?? ''));

export interface Held {
  readonly values: (readonly [number, string])[];
  /** Numbers typed into a field for text, in whatever unit it takes. */
  readonly typed: number[];
  readonly texts: string[];
}

function add(held: Held, unit: string | undefined, ...values: readonly unknown[]): void {
  for (const value of values) {
    if (typeof value === 'string') held.texts.push(value);
    const number = typeof value === 'string' && NUMBER.test(value) ? numberIn(value) : value;
    if (typeof number !== 'number' || unit === undefined) continue;
    const based = inBase(number, unit);
    if (based) held.values.push(based);
  }
}

/** A text that is typed, or that an empty field suggests: "273,373,10" holds three numbers, "R1 b2 f2 220" one. */
function addTyped(held: Held, text: unknown): void {
  if (typeof text !== 'string') return;
  held.texts.push(text);
  for (const [number] of text.matchAll(/(?<![\p{L}\d.])[-−]?\d+(?:\.\d+)?(?![\p{L}\d])/gu))
    held.typed.push(Number(digitsOf(number)));
}

export function addAction(held: Held, { label, hint, value }: ActionDef): void {
  held.texts.push(label, hint ?? '');
  if (value?.kind === 'number') add(held, value.unit, value.min, value.max, value.step, value.initial);
  if (value?.kind === 'number-or-text') add(held, value.unit, value.min, value.max);
  if (value?.kind === 'select') add(held, undefined, ...value.options);
  if (value?.kind === 'text' || value?.kind === 'number-or-text') addTyped(held, value.placeholder);
}

function addControls(held: Held, entry: AnyEntry, simulation: AnySimulation): void {
  for (const input of entry.inputs) {
    if (input.type === 'number' || input.type === 'slider')
      add(held, input.unit, input.min, input.max, input.step, input.defaultValue, entry.opensWith?.[input.id]);
    if (input.type === 'select') add(held, input.unit, ...input.options);
    if (input.type === 'text') addTyped(held, entry.opensWith?.[input.id] ?? input.defaultValue);
    held.texts.push(input.label, input.hint ?? '');
  }
  for (const action of Object.values<ActionDef>(simulation.actions)) addAction(held, action);
}

/** A text that an action or an input of text gets. */
const isTyped = (entry: AnyEntry, simulation: AnySimulation, id: string): boolean =>
  entry.inputs.some((input) => input.id === id && input.type === 'text') ||
  ['text', 'number-or-text'].includes(simulation.actions[id]?.value?.kind ?? '');

const unitOf = (entry: AnyEntry, simulation: AnySimulation, id: string): string | undefined => {
  const input = entry.inputs.find((each) => each.id === id);
  if (input && 'unit' in input) return input.unit;
  const value = simulation.actions[id]?.value;
  if (value?.kind === 'number' || value?.kind === 'number-or-text') return value.unit;
  const reading = simulation.readings[id];
  return reading?.kind === 'text' ? undefined : reading?.unit;
};

/** What steps, demonstration and worked procedure do and wait for, wherever it stands in them. */
function addDone(held: Held, put: (id: string, value: unknown) => void, at: unknown): void {
  if (typeof at !== 'object' || at === null) return;
  const {
    do: action,
    value,
    set,
    wait,
    reading,
    from,
    to,
    is,
    input,
    equals,
    where,
    agreeing,
    within,
    until,
    atMost,
  } = at as Readonly<Record<string, unknown>>;
  if (typeof action === 'string') put(action, value);
  for (const inputs of [set, where])
    for (const [id, each] of Object.entries(typeof inputs === 'object' && inputs !== null ? inputs : {})) put(id, each);
  add(held, 's', wait, atMost);
  for (const id of [reading, until]) if (typeof id === 'string') for (const each of [from, to, is]) put(id, each);
  if (typeof agreeing === 'string') put(agreeing, within);
  if (typeof input === 'string') put(input, equals);
  for (const each of Object.values(at)) addDone(held, put, each);
}

/** Waits between the moments of a demonstration. */
const pauses = (entry: AnyEntry): readonly number[] =>
  (entry.demo ?? []).map(({ at }, index) => at - (entry.demo?.[index - 1]?.at ?? 0));

/** Whether a number with its unit, as printed, is one that the bench itself holds. */
export function heldBy(
  entry: AnyEntry,
  texts: EntryTexts,
  simulation: AnySimulation,
  worked: Worked | undefined,
): (numberWithUnit: string) => boolean {
  const held: Held = { values: [], typed: [], texts: [] };
  addControls(held, entry, simulation);
  const put = (id: string, value: unknown): void =>
    typeof value === 'string' && isTyped(entry, simulation, id)
      ? addTyped(held, value)
      : add(held, unitOf(entry, simulation, id), value);
  addDone(held, put, [entry.procedure, entry.demo, entry.presets, worked]);
  add(held, 's', ...pauses(entry));
  for (const reading of Object.values<ReadingDef>(simulation.readings)) {
    held.texts.push(reading.label);
    if (reading.kind === 'text' || !reading.instrument) continue;
    const { name, school, research } = reading.instrument;
    held.texts.push(name, school.source, research.source);
  }
  for (const setting of Object.values<SettingSpec | undefined>(simulation.settings ?? {}))
    if (setting) held.texts.push(setting.name, setting.school.source, setting.research.source);
  for (const { name, value } of texts.model.parameters) held.texts.push(name, value);
  held.texts.push(texts.model.validity);
  const alike = held.texts.join(' | ').replaceAll(/\s/gu, ' ');
  return (printed) => {
    const spaced = printed.replaceAll(/\s/gu, ' ');
    const starts = new RegExp(`(?<![\\d.])${spaced.replaceAll('.', String.raw`\.`)}(?![\\d])`, 'u');
    if (starts.test(alike)) return true;
    const number = numberIn(printed);
    if (held.typed.includes(number)) return true;
    const based = inBase(number, printed.replace(NUMBER, '').trim());
    return (
      based !== null &&
      held.values.some(([value, unit]) => unit === based[1] && Math.abs(value - based[0]) <= 1e-9 * Math.abs(value))
    );
  };
}
