/**
 * A number that a text gives for what a bench shows, beside the run that shows it. `<id>.json` here has those of one bench, and what of
 * the other numbers in its texts a source gives, or plain arithmetic.
 */
import type { AnyEntry, EntryTexts, TeachingNotes } from '../../catalogue/define';
import { defaultInputs } from '../../catalogue/define';
import type { AnySimulation, Grade } from '../../engine/contract';
import type { RunInputs } from '../../engine/inputs';
import type { LoggedRow } from '../../engine/runtime/host';
import { appliesOf } from '../../engine/runtime/inputs';
import { runScript, type ScriptEvent } from '../../engine/runtime/script';
import { compute } from '../../src/bench/notebook/formula/compute';
import { emptyNotebook, type NotebookRow } from '../../src/bench/notebook/notebook';
import { notebookTable } from '../../src/bench/notebook/table';

/** A run that shows something: what is done at which lab second, from inputs that differ from the defaults. */
export interface ClaimedRun {
  readonly inputs?: RunInputs;
  readonly events?: readonly ({ readonly at: number } & (
    | { readonly do: string; readonly value?: number | string }
    | { readonly set: RunInputs }
  ))[];
  readonly time: number;
  /** Default: ideal, seed 1. */
  readonly grade?: Grade;
  readonly seed?: number;
}

export interface Claim {
  /** Path of the text: "procedure.0.hint", "demo.3.says", "texts.misconceptions.0.instead", "teaching.questions.2.answer". */
  readonly where: string;
  /** As it stands there. */
  readonly phrase: string;
  /** The number in the phrase; default the first. */
  readonly number?: string;
  readonly run: ClaimedRun;
  /** A formula of the notebook in readings and inputs, or the id of a reading that is a word. */
  readonly value: string;
}

/** All numbers with units in steps, hints, captions, misconceptions and answers are claims, given, or held by the bench itself (`controls.ts`). */
export interface Claims {
  readonly claims: readonly Claim[];
  /** Numbers that the bench does not show, and who gives them: a source, or arithmetic on what stands beside them. */
  readonly given?: readonly { readonly where: string; readonly phrase: string; readonly by: string }[];
}

export interface BenchTexts {
  readonly entry: AnyEntry;
  readonly texts: EntryTexts;
  readonly teaching: TeachingNotes;
}

/** The text at a path. */
export function textAt({ entry, texts, teaching }: BenchTexts, where: string): string {
  let at: unknown = { ...entry, texts, teaching };
  for (const key of where.split('.')) at = (at as Readonly<Record<string, unknown>> | undefined)?.[key];
  if (typeof at !== 'string') throw new Error(`There is no text at "${where}".`);
  return at;
}

/** A number as texts print it: thousands stand apart from five digits on, or at a thin or unbreakable space. */
export const PRINTED_NUMBER =
  /[-−]?(?:\d{2,3}(?:\s\d{3})+|\d(?:\s\d{3}){2,}|\d{1,3}(?:[\u00A0\u2009\u202F]\d{3})+|\d+)(?:\.\d+)?/u;

/** A printed number as a computer reads it. */
export const digitsOf = (shown: string): string => shown.replaceAll(/\s/gu, '').replace('−', '-');

/** The number that is printed, and half a unit of its last digit. */
export function printed({ phrase, number }: Pick<Claim, 'phrase' | 'number'>): { value: number; half: number } {
  const shown = number ?? PRINTED_NUMBER.exec(phrase)?.[0];
  if (shown === undefined || !phrase.includes(shown)) throw new Error(`"${phrase}" has no number ${number ?? ''}.`);
  const [, mantissa = '', power = '0'] = /^([^e]+)(?:e(.+))?$/.exec(digitsOf(shown)) ?? [];
  const decimals = mantissa.split('.')[1]?.length ?? 0;
  const scale = 10 ** Number(power);
  return { value: Number(mantissa) * scale, half: 0.5 * 10 ** -decimals * scale };
}

const eventOf = (event: NonNullable<ClaimedRun['events']>[number]): ScriptEvent =>
  'set' in event
    ? { at: event.at, set: event.set }
    : { at: event.at, action: { do: event.do, ...(event.value !== undefined && { value: event.value }) } };

/** The row that the run ends with; runs of the same kind are done once. */
export function rowOf(
  entry: AnyEntry,
  simulation: AnySimulation,
  run: ClaimedRun,
  known: Map<string, LoggedRow>,
): LoggedRow {
  const key = JSON.stringify(run);
  const found = known.get(key);
  if (found) return found;
  const { host } = runScript({
    simulation,
    inputs: { ...defaultInputs(entry), ...run.inputs },
    applies: appliesOf(entry),
    seed: run.seed ?? 1,
    grade: run.grade ?? 'ideal',
    events: (run.events ?? []).map(eventOf),
    time: run.time,
  });
  const row = host.record();
  known.set(key, row);
  return row;
}

/** What the formula, or the word, comes to in a row. */
export function valueIn(
  entry: AnyEntry,
  simulation: AnySimulation,
  { time, trial, inputs, settings, shown }: LoggedRow,
  formula: string,
): number | string | null {
  const word = shown[formula]?.value;
  if (typeof word === 'string') return word;
  const row: NotebookRow = {
    id: 1,
    key: '1',
    run: 1,
    trial,
    time,
    inputs,
    settings,
    seed: 1,
    grade: 'ideal',
    readings: shown,
    version: simulation.version,
    note: '',
    struck: null,
  };
  const columns = [{ id: 'claim', symbol: 'claimed', label: 'claimed', unit: '', formula }];
  const table = notebookTable(entry, simulation.readings, { ...emptyNotebook, rows: [row], columns }, [], { compute });
  const [fault] = Object.values(table.errors);
  if (fault !== undefined) throw new Error(fault);
  return table.rows[0]?.cells['claim']?.value ?? null;
}

/** Texts that speak of what this bench shows, by their paths. */
export function claimingTexts({ entry, texts, teaching }: BenchTexts): ReadonlyMap<string, string> {
  const found: [string, string | undefined][] = [
    ...entry.procedure.flatMap(({ text, hint }, index): [string, string | undefined][] => [
      [`procedure.${index}.text`, text],
      [`procedure.${index}.hint`, hint],
    ]),
    ...(entry.demo ?? []).map(({ says }, index): [string, string | undefined] => [`demo.${index}.says`, says]),
    ...(texts.misconceptions ?? []).map(({ instead }, index): [string, string] => [
      `texts.misconceptions.${index}.instead`,
      instead,
    ]),
    ...teaching.questions.map(({ answer }, index): [string, string] => [`teaching.questions.${index}.answer`, answer]),
  ];
  return new Map(found.flatMap(([where, text]) => (text === undefined ? [] : [[where, text] as const])));
}

const PREFIXED = /[µmkMnpcdG]?(?:mol|m|g|L|s|V|A|Ωm?|W|J|Pa|Hz|N|K|eV|T|Bq|Gy|Sv)/u;
const WHOLE = /Å|min|h|d|HU|bp|ppm|mmHg/u;

/**
 * A number with a unit or a percent sign behind it. Letters without a space ("2m/c", "BCL11A"), with more behind them ("4 NaCl",
 * "3 N₂", "2 K⁺") or in "√(2 g h)" belong to a formula or a name.
 */
export const NUMBER_WITH_UNIT = new RegExp(
  String.raw`(?<![\d.]|√\((?=2 g ))${PRINTED_NUMBER.source}(?:\s?×\s?10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?(?:\s?(?:%|°C?)|\s(?:${PREFIXED.source}|${WHOLE.source})(?![\p{L}\d₀-₉⁺]))`,
  'gu',
);
