/** `lab run`: one run, read at the end or at intervals. */
import type { Grade, ReadingDef, ReadingValue } from '../../engine/contract';
import type { Shown } from '../../engine/runtime/instrument';
import { runScript, type ScriptResult } from '../../engine/runtime/script';
import { readSetup, readAddress, type RunOptions, type Setup } from './options';
import { column, csv, json, noticeLine, print, printed, readFormat, say } from './output';
import { refuse } from './refusal';
import { listingOf, type Target, targetOf } from './target';
import { findListing } from '../../catalogue/lookup';

type ShownRow = Readonly<Record<string, Shown>>;

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
  readonly readings: Readonly<Record<string, ReadingValue>>;
}

export interface RunOutput {
  readonly result: ScriptResult;
  /** One for each interval, or the one at the end. */
  readonly rows: readonly RunRow[];
}

export function perform({ simulation }: Target, { script }: Setup): RunOutput {
  if (script.every !== undefined && script.time / script.every > MAX_ROWS) {
    refuse(`--every ${script.every} would make more than ${MAX_ROWS} rows.`);
  }
  const result = runScript(script);
  const defs: Readonly<Record<string, ReadingDef>> = simulation.readings;
  const rowOf = (time: number, shown: ShownRow): RunRow => ({
    time,
    readings: Object.fromEntries(Object.entries(shown).map(([id, each]) => [id, printed(each, defs[id], script.grade)])),
  });
  const { rows, host } = result;
  return { result, rows: script.every === undefined ? [rowOf(script.time, host.shown())] : rows.map((r) => rowOf(r.time, r.shown)) };
}

export function rowsAsCsv({ simulation }: Target, rows: readonly RunRow[]): string {
  const defs = Object.entries<ReadingDef>(simulation.readings);
  return csv([
    ['time (s)', ...defs.map(([id, def]) => column(id, def))],
    ...rows.map(({ time, readings }) => [time, ...defs.map(([id]) => readings[id] ?? null)]),
  ]);
}

const withUnits = (defs: Readonly<Record<string, ReadingDef>>, readings: RunRow['readings']) =>
  Object.fromEntries(Object.entries(readings).map(([id, value]) => [id, { value, unit: defs[id]?.unit ?? '1' }]));

export async function run(name: string | undefined, options: RunOptions & { readonly format: string }): Promise<void> {
  const format = readFormat(options.format);
  const target = await namedTarget(name, options.link);
  const setup = readSetup(target, options);
  const { result, rows } = perform(target, setup);
  const { simulation, listing } = target;
  const notices = [...setup.notices, ...result.notices];
  const queued = result.host.queued.map((action) => action);
  if (format === 'csv') {
    print(rowsAsCsv(target, rows));
  } else {
    const { inputs, seed, grade, time } = setup.script as { readonly grade: Grade } & Setup['script'];
    const last = perform.length > 0 && rows.at(-1);
    print(
      json({
        experiment: listing.id,
        title: listing.title,
        inputs,
        seed,
        grade,
        time,
        status: result.host.finished ? 'done' : 'running',
        readings: last ? withUnits(simulation.readings, last.readings) : {},
        ...(options.every === undefined
          ? {}
          : { rows: rows.map((row) => ({ time: row.time, readings: withUnits(simulation.readings, row.readings) })) }),
        notices,
        queued,
      }),
    );
  }
  for (const notice of notices) say(noticeLine(notice));
  for (const action of queued) say(`${action.do} was still queued at the end.`);
}
