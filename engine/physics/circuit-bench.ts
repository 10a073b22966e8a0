/** The free bench of Ohm's law: a board on which anything may be built, its actions, its clock and its meters. */
import type { Quantity } from '../contract';
import {
  type BenchPart,
  AMMETER_RANGES,
  checkBoard,
  formatNetlist,
  formatPart,
  parseNetlist,
  parsePart,
} from './bench-netlist';
import {
  type BenchMemory,
  type BenchSetting,
  type BenchSolution,
  filamentOf,
  solveBench,
  stepBench,
  TRIP_CURRENT,
} from './bench-network';

export interface Bench {
  readonly parts: readonly BenchPart[];
  readonly memory: BenchMemory;
  readonly solution: BenchSolution;
  /** Steps of the simulation since the board was last changed. */
  readonly age: number;
  /** Nothing moves until something is changed. */
  readonly settled: boolean;
  /** Which battery switched itself off, or null. */
  readonly tripped: string | null;
  /** The part whose current the clamp meter reads. */
  readonly clamp: string | null;
  /** Boards to go back to, the latest last. */
  readonly past: readonly (readonly BenchPart[])[];
}

/** s; two steps of the simulation. */
const STEP: Quantity<'s'> = 0.001;
const STEPS_PER_SOLUTION = 2;
const MOST_PAST = 30;
const NOTHING: BenchMemory = { filaments: {}, capacitors: {} };
const DEAD: BenchSolution = { currents: [], voltages: [], diodes: [] };

/** Full deflection leaves some digits: a 3½-digit meter counts to 1999 in a range of 2000. */
const OVERRANGE = 0.9995;

export type BenchResult =
  | { readonly bench: Bench; readonly notice?: string | undefined }
  | { readonly refused: string };

const isSource = (part: BenchPart): boolean => part.kind === 'battery';

/** Opens fuses and switches batteries off until what flows is allowed. */
function settle(bench: Bench, setting: BenchSetting): Bench {
  let { parts } = bench;
  for (;;) {
    const solution = solveBench(parts, setting, bench.memory, STEP);
    const dead: Bench = {
      ...bench,
      parts,
      solution: { ...DEAD, currents: parts.map(() => 0), voltages: parts.map(() => null) },
    };
    if (!solution) return { ...dead, tripped: parts.find(isSource)?.name ?? null };
    const burst = burstFuse(parts, solution);
    if (burst === null) {
      const tripped = trippedSource(parts, solution);
      return tripped === null ? { ...bench, parts, solution, tripped: null } : { ...dead, tripped };
    }
    parts = parts.map((part, k) => (k === burst && part.kind === 'fuse' ? { ...part, blown: true } : part));
  }
}

/** Place of the fuse that is furthest above its rating, or null. */
function burstFuse(parts: readonly BenchPart[], { currents }: BenchSolution): number | null {
  let worst: number | null = null;
  let most = 1;
  parts.forEach((part, k) => {
    if (part.kind !== 'fuse' || part.blown) return;
    const load = Math.abs(currents[k] ?? 0) / part.rating;
    if (load > most) [worst, most] = [k, load];
  });
  return worst;
}

const trippedSource = (parts: readonly BenchPart[], { currents }: BenchSolution): string | null =>
  parts.find((part, k) => isSource(part) && Math.abs(currents[k] ?? 0) > TRIP_CURRENT)?.name ?? null;

const namesOf = (parts: readonly BenchPart[]): string => parts.map(({ name }) => name).join(' and ');

function noticeOf(before: readonly BenchPart[], bench: Bench): string | undefined {
  const blown = bench.parts.filter(
    (part) =>
      part.kind === 'fuse' &&
      part.blown &&
      !before.some((old) => old.name === part.name && old.kind === 'fuse' && old.blown),
  );
  if (bench.tripped !== null) {
    return `Short circuit: ${bench.tripped} was asked for more than 10 A and has switched itself off. Open a switch or put a resistance in its way.`;
  }
  return blown.length > 0
    ? `${namesOf(blown)} has blown: more current than its rating. Press it for a new one.`
    : undefined;
}

/** Another board; what lamps and capacitors remember stays with their names. */
function changed(bench: Bench, parts: readonly BenchPart[], setting: BenchSetting): BenchResult {
  const refused = checkBoard(parts);
  if (refused !== null) return { refused };
  const clamp = parts.some(({ name }) => name === bench.clamp) ? bench.clamp : null;
  const past = [...bench.past, bench.parts].slice(-MOST_PAST);
  const next = settle({ ...bench, parts, past, clamp, age: 0, settled: false }, setting);
  return { bench: next, notice: noticeOf(parts, next) };
}

/** The same board under another supply or with other meters. */
export const resettle = (bench: Bench, setting: BenchSetting): Bench =>
  settle({ ...bench, age: 0, settled: false }, setting);

/** A board as its netlist says, with everything cold and empty. */
export function openBench(text: string, setting: BenchSetting, before: Bench | null): BenchResult {
  const parsed = parseNetlist(text);
  if ('refused' in parsed) return parsed;
  const empty: Bench = before ?? {
    parts: [],
    memory: NOTHING,
    solution: DEAD,
    age: 0,
    settled: true,
    tripped: null,
    clamp: null,
    past: [],
  };
  const opened = changed({ ...empty, memory: NOTHING }, parsed.ok, setting);
  // There was no board before the first: nothing that an undo could bring back.
  return before || 'refused' in opened ? opened : { ...opened, bench: { ...opened.bench, past: [] } };
}

/** Puts a part on the board, in place of one of the same name. */
export function placePart(bench: Bench, line: string, setting: BenchSetting): BenchResult {
  const parsed = parsePart(line, bench.parts);
  if ('refused' in parsed) return parsed;
  const known = bench.parts.findIndex(({ name }) => name === parsed.ok.name);
  const parts =
    known < 0 ? [...bench.parts, parsed.ok] : bench.parts.map((part, k) => (k === known ? parsed.ok : part));
  return changed(bench, parts, setting);
}

const unknown = (name: string, { parts }: Bench): string =>
  parts.length === 0
    ? 'The board is empty.'
    : `There is no ${name === '' ? 'part without a name' : `“${name.slice(0, 12)}”`} on the board: ${parts.map((part) => part.name).join(', ')}.`;

export function removePart(bench: Bench, text: string, setting: BenchSetting): BenchResult {
  const name = text.trim().toUpperCase();
  if (!bench.parts.some((part) => part.name === name)) return { refused: unknown(name, bench) };
  return changed(
    bench,
    bench.parts.filter((part) => part.name !== name),
    setting,
  );
}

/** Opens or closes a switch, or puts a new fuse in. */
export function togglePart(bench: Bench, text: string, setting: BenchSetting): BenchResult {
  const name = text.trim().toUpperCase();
  const part = bench.parts.find((one) => one.name === name);
  if (!part) return { refused: unknown(name, bench) };
  if (part.kind !== 'switch' && part.kind !== 'fuse') return { refused: `${name} is neither a switch nor a fuse.` };
  const next: BenchPart = part.kind === 'switch' ? { ...part, closed: !part.closed } : { ...part, blown: false };
  const parts = bench.parts.map((one) => (one.name === name ? next : one));
  const turned = settle({ ...bench, parts, age: 0, settled: false }, setting);
  return { bench: turned, notice: noticeOf(parts, turned) };
}

/** Closes the first switch of the board, which lies at the supply; opens them all. */
export function setSwitches(bench: Bench, closed: boolean, setting: BenchSetting): BenchResult {
  const first = bench.parts.find(({ kind }) => kind === 'switch');
  if (!first) return { refused: 'There is no switch on the board.' };
  const parts = bench.parts.map(
    (part): BenchPart => (part.kind === 'switch' && (part === first || !closed) ? { ...part, closed } : part),
  );
  const turned = settle({ ...bench, parts, age: 0, settled: false }, setting);
  return { bench: turned, notice: noticeOf(parts, turned) };
}

/** Lamps at room temperature, capacitors empty, every switch closed. */
export function startSlowly(bench: Bench, setting: BenchSetting): BenchResult {
  const parts = bench.parts.map((part): BenchPart => (part.kind === 'switch' ? { ...part, closed: true } : part));
  const begun = settle({ ...bench, parts, memory: NOTHING, age: 0, settled: false }, setting);
  return { bench: begun, notice: noticeOf(parts, begun) };
}

export function clampOn(bench: Bench, text: string): BenchResult {
  const name = text.trim().toUpperCase();
  if (name === '') return { bench: { ...bench, clamp: null } };
  if (!bench.parts.some((part) => part.name === name)) return { refused: unknown(name, bench) };
  return { bench: { ...bench, clamp: name } };
}

export const NOTHING_TO_UNDO = 'There is nothing to take back.';

/** The board as it was before the last part was put on, taken off or moved. */
export function undoBench(bench: Bench, setting: BenchSetting): BenchResult {
  const parts = bench.past[bench.past.length - 1];
  if (!parts) return { refused: NOTHING_TO_UNDO };
  const past = bench.past.slice(0, -1);
  const clamp = parts.some(({ name }) => name === bench.clamp) ? bench.clamp : null;
  return { bench: settle({ ...bench, parts, past, clamp, age: 0, settled: false }, setting) };
}

export function advanceBench(bench: Bench, setting: BenchSetting): Bench {
  if (bench.settled || bench.tripped !== null) return bench;
  const age = bench.age + 1;
  if (age % STEPS_PER_SOLUTION !== 0) return { ...bench, age };
  const stepped = stepBench(bench.parts, setting, bench.memory, STEP, bench.solution);
  if (!stepped) return settle({ ...bench, age }, setting);
  const { memory, solution, settled } = stepped;
  if (burstFuse(bench.parts, solution) !== null || trippedSource(bench.parts, solution) !== null) {
    return settle({ ...bench, memory, age }, setting);
  }
  return { ...bench, memory, solution, settled, age };
}

// ---------------------------------------------------------------- what its meters read

const metersOf = (bench: Bench, kind: 'ammeter' | 'voltmeter'): readonly number[] =>
  bench.parts
    .flatMap((part, k) => (part.kind === kind ? [{ name: part.name, k }] : []))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ k }) => k);

/** A; null above its range. */
function ammeterReading(bench: Bench, place: number | undefined): number | null {
  const part = place === undefined ? undefined : bench.parts[place];
  if (place === undefined || part?.kind !== 'ammeter') return null;
  const current = bench.solution.currents[place] ?? 0;
  return Math.abs(current) > AMMETER_RANGES[part.range] * OVERRANGE ? null : current;
}

export function readBench(bench: Bench) {
  const [a1, a2] = metersOf(bench, 'ammeter');
  const [v1, v2] = metersOf(bench, 'voltmeter');
  const clamped = bench.parts.findIndex(({ name }) => name === bench.clamp);
  const volts = (place: number | undefined): number | null =>
    place === undefined ? null : (bench.solution.voltages[place] ?? null);
  return {
    ammeters: [ammeterReading(bench, a1), ammeterReading(bench, a2)] as const,
    voltmeters: [volts(v1), volts(v2)] as const,
    clamp: clamped < 0 ? null : (bench.solution.currents[clamped] ?? 0),
  };
}

/** A part as the stage shows it. */
export const viewBench = (bench: Bench) => ({
  netlist: formatNetlist(bench.parts),
  tripped: bench.tripped,
  clamp: bench.clamp,
  canUndo: bench.past.length > 0,
  parts: bench.parts.map((part, k) => ({
    ...part,
    line: formatPart(part),
    current: bench.solution.currents[k] ?? 0,
    voltage: bench.solution.voltages[k] ?? null,
    /** K, of a lamp's filament. */
    filament: part.kind === 'lamp' ? filamentOf(bench.memory, part.name) : 0,
  })),
});
