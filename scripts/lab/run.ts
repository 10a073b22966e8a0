/** `lab run`: one run, read at the end or at intervals. */
import { findListing } from '../../catalogue/lookup';
import type { ReadingDef, ReadingValue } from '../../engine/contract';
import { sampleCode } from '../../engine/data/samples/sample-code';
import { FIRST_TRIAL } from '../../engine/runtime/link';
import { runScript, type ScriptResult, type ScriptRow } from '../../engine/runtime/script';
import { readAddress, readSetup, type RunOptions, type Setup } from './options';
import { column, csv, json, noticeLine, print, printed, readFormat, say } from './output';
import { refuse } from './refusal';
import { type Target, targetOf } from './target';

/** Rows of one output: a large file still fits in memory, a slip of the keyboard is refused. */
const MAX_ROWS = 1_000_000;

/** The target as named, or as the address of a shared link names it. */
export async function namedTarget(name: string | undefined, link: string | undefined): Promise<Target> {
  if (name !== undefined) return targetOf(name);
  if (link === undefined) return refuse('Say which experiment or instrument to run, by name or with --link.');
  const { names } = readAddress(link);
  const found = names.find((each) => findListing(each).kind === 'found');
  return found === undefined ? refuse(`The link "${link}" names no experiment or instrument.`) : targetOf(found);
}

export interface RunRow {
  readonly time: number;
  readonly trial: number;
  readonly readings: Readonly<Record<string, ReadingValue>>;
  /** Standard uncertainties, as the page shows them, of the readings that an instrument gives. */
  readonly uncertainties: Readonly<Record<string, number>>;
}

export interface RunOutput {
  readonly result: ScriptResult;
  readonly end: RunRow;
  /** One for each interval; null without intervals. */
  readonly rows: readonly RunRow[] | null;
  /** What `record_point` recorded. */
  readonly records: readonly RunRow[];
}

export function perform({ script }: Setup): RunOutput {
  const { every, time, grade } = script;
  if (every !== undefined && time / every > MAX_ROWS) refuse(`--every ${every} would make more than ${MAX_ROWS} rows.`);
  const result = runScript(script);
  const rowOf = ({ time: at, trial, shown }: ScriptRow): RunRow => ({
    time: Number(at.toPrecision(12)),
    trial,
    readings: Object.fromEntries(Object.entries(shown).map(([id, each]) => [id, printed(each, grade)])),
    uncertainties: Object.fromEntries(
      Object.entries(shown).flatMap(([id, { uncertainty }]) =>
        uncertainty === null ? [] : [[id, Number(uncertainty.toPrecision(2))]],
      ),
    ),
  });
  const { host } = result;
  return {
    result,
    end: rowOf({ time, trial: host.trial, shown: host.shown() }),
    rows: every === undefined ? null : result.rows.map(rowOf),
    records: result.records.map(rowOf),
  };
}

/** Rows of several trials, or of another than the first, name theirs. */
export function rowsAsCsv({ simulation }: Target, rows: readonly RunRow[]): string {
  const defs = Object.entries<ReadingDef>(simulation.readings);
  const named = rows.some(({ trial }) => trial !== FIRST_TRIAL);
  return csv([
    ['time (s)', ...(named ? ['trial'] : []), ...defs.map(([id, def]) => column(id, def))],
    ...rows.map(({ time, trial, readings }) => [
      time,
      ...(named ? [trial] : []),
      ...defs.map(([id]) => readings[id] ?? null),
    ]),
  ]);
}

const withUnits = (defs: Readonly<Record<string, ReadingDef>>, { readings, uncertainties }: RunRow) =>
  Object.fromEntries(
    Object.entries(readings).map(([id, value]) => {
      const uncertainty = uncertainties[id];
      return [id, { value, unit: defs[id]?.unit ?? '1', ...(uncertainty === undefined ? {} : { uncertainty }) }];
    }),
  );

export async function run(name: string | undefined, options: RunOptions & { readonly format: string }): Promise<void> {
  const format = readFormat(options.format);
  const target = await namedTarget(name, options.link);
  const setup = readSetup(target, options);
  const { result, end, rows, records } = perform(setup);
  const notices = [...setup.notices, ...result.notices];
  const { queued } = result.host;
  const samples = result.host.samples().map((sample) => {
    const { name, amount } = sample;
    return { name, amount, code: sampleCode(sample) };
  });
  if (format === 'csv') print(rowsAsCsv(target, rows ?? [end]));
  else {
    const defs: Readonly<Record<string, ReadingDef>> = target.simulation.readings;
    const { inputs, seed, trial, grade, time } = setup.script;
    const series = (of: readonly RunRow[]) =>
      of.map((row) => ({ time: row.time, trial: row.trial, readings: withUnits(defs, row) }));
    print(
      json({
        experiment: target.listing.id,
        title: target.listing.title,
        inputs,
        seed,
        trial,
        grade,
        time,
        status: result.host.finished ? 'done' : 'running',
        readings: withUnits(defs, end),
        ...(rows ? { rows: series(rows) } : {}),
        ...(records.length > 0 ? { records: series(records) } : {}),
        ...(samples.length > 0 ? { samples } : {}),
        notices,
        queued,
      }),
    );
  }
  for (const notice of notices) say(noticeLine(notice));
  for (const action of queued) say(`${action.do} was still queued at the end.`);
}
