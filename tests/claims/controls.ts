/**
 * Numbers in texts that claim nothing, since the bench itself holds them: what its controls can be set to, what its steps wait for,
 * tolerances that its instruments name, constants that its model notes give with their source.
 */
import type { AnyEntry, EntryTexts } from '../../catalogue/define';
import type { Worked } from '../../catalogue/worked';
import type { ActionDef, AnySimulation, ReadingDef, SettingSpec } from '../../engine/contract';

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
const BARE = /^(?:%|°C?|m|g|L|mol|s|V|A|Ω|W|J|Pa|Hz|N|K|eV|T|Bq|Gy|Sv|min|h|d|HU|bp|ppm|mmHg|L)$/u;
const UNIT = /(?:%|°C?|[µmkMnpcdG]?(?:mol|m|g|L|s|V|A|Ω|W|J|Pa|Hz|N|K|eV|T|Bq|Gy|Sv)|min|h|d|HU|bp|ppm|mmHg)/u;
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

const NUMBER = /^[-−]?\d+(?:\.\d+)?/u;
const numberIn = (text: string): number => Number(NUMBER.exec(text)?.[0].replace('−', '-'));

interface Held {
  readonly values: (readonly [number, string])[];
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

function addControls(held: Held, entry: AnyEntry, simulation: AnySimulation): void {
  for (const input of entry.inputs) {
    if (input.type === 'number' || input.type === 'slider')
      add(held, input.unit, input.min, input.max, input.step, input.defaultValue, entry.opensWith?.[input.id]);
    if (input.type === 'select') add(held, input.unit, ...input.options);
    held.texts.push(input.label, input.hint ?? '');
  }
  for (const action of Object.values<ActionDef>(simulation.actions)) {
    held.texts.push(action.label, action.hint ?? '');
    const { value } = action;
    if (value?.kind === 'number') add(held, value.unit, value.min, value.max, value.step);
    if (value?.kind === 'select') add(held, undefined, ...value.options);
  }
}

const unitOf = (entry: AnyEntry, simulation: AnySimulation, id: string): string | undefined => {
  const input = entry.inputs.find((each) => each.id === id);
  if (input && 'unit' in input) return input.unit;
  const value = simulation.actions[id]?.value;
  if (value?.kind === 'number') return value.unit;
  const reading = simulation.readings[id];
  return reading?.kind === 'text' ? undefined : reading?.unit;
};

/** What steps, demonstration and worked procedure do and wait for, wherever it stands in them. */
function addDone(held: Held, unit: (id: string) => string | undefined, at: unknown): void {
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
  if (typeof action === 'string') add(held, unit(action), value);
  for (const inputs of [set, where])
    for (const [id, each] of Object.entries(typeof inputs === 'object' && inputs !== null ? inputs : {}))
      add(held, unit(id), each);
  add(held, 's', wait, atMost);
  for (const id of [reading, until]) if (typeof id === 'string') add(held, unit(id), from, to, is);
  if (typeof agreeing === 'string') add(held, unit(agreeing), within);
  if (typeof input === 'string') add(held, unit(input), equals);
  for (const each of Object.values(at)) addDone(held, unit, each);
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
  const held: Held = { values: [], texts: [] };
  addControls(held, entry, simulation);
  addDone(held, (id) => unitOf(entry, simulation, id), [entry.procedure, entry.demo, entry.presets, worked]);
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
    const starts = new RegExp(`(?<![\\d.])${spaced.replaceAll(/[.×]/gu, String.raw`\$&`)}(?![\\d])`, 'u');
    if (starts.test(alike)) return true;
    const number = numberIn(printed);
    const based = inBase(number, printed.replace(NUMBER, '').trim());
    return (
      based !== null &&
      held.values.some(([value, unit]) => unit === based[1] && Math.abs(value - based[0]) <= 1e-9 * Math.abs(value))
    );
  };
}
