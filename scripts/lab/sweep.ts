/** `lab sweep`: the cross product of ranges of inputs, over all cores. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { ReadingDef, ReadingValue } from '../../engine/contract';
import { readAssignment, readSetup, RUN_NUMBERS, type RunOptions } from './options';
import { column, csv, json, print, readFormat } from './output';
import { refuse } from './refusal';
import { namedTarget } from './run';
import type { SweepPoint } from './sweep-point';
import type { Target } from './target';

export interface SweepOptions extends RunOptions {
  readonly reading: readonly string[];
  readonly jobs?: string;
  readonly format: string;
}

interface Axis {
  readonly id: string;
  readonly values: readonly string[];
}

const MAX_POINTS = 1_000_000;

/** `from:to:step`, both ends included, to a billionth of a step; sums of decimals without their binary rests. */
function rangeOf(id: string, text: string): readonly string[] {
  const [from = Number.NaN, to = Number.NaN, step = Number.NaN, ...more] = text
    .split(':')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  if (more.length > 0 || !(step > 0) || !(to >= from) || !Number.isFinite(count)) {
    return refuse(`The range of ${id} is from:to:step with from ≤ to and step > 0, not "${text}".`);
  }
  if (count > MAX_POINTS) return refuse(`The range of ${id} has ${count} points; at most ${MAX_POINTS} are allowed.`);
  return Array.from({ length: count }, (_, index) => String(Number((from + index * step).toPrecision(12))));
}

const runNumber = (id: string): (typeof RUN_NUMBERS)[number] | undefined => RUN_NUMBERS.find((name) => name === id);

function axisOf({ subject }: Target, text: string): Axis {
  const [id, values] = readAssignment('--input', text);
  const type = subject.inputs.find((input) => input.id === id)?.type ?? (runNumber(id) ? 'number' : 'text');
  if ((type === 'number' || type === 'slider') && values.includes(':')) return { id, values: rangeOf(id, values) };
  return { id, values: values.split('|') };
}

/** All points in input order, the last axis running fastest. */
const cross = (axes: readonly Axis[]): readonly (readonly string[])[] =>
  axes.reduce<readonly (readonly string[])[]>(
    (points, { values }) => points.flatMap((point) => values.map((value) => [...point, value])),
    [[]],
  );

function readJobs(text: string | undefined): number {
  if (text === undefined) return availableParallelism();
  const jobs = /^\d+$/.test(text) ? Number(text) : 0;
  return jobs >= 1 && jobs <= 256 ? jobs : refuse(`--jobs takes a whole number from 1 to 256, not "${text}".`);
}

/** A line of progress that overwrites itself on a terminal; elsewhere one at every tenth of the way. */
function progress(total: number): () => void {
  let done = 0;
  let tenths = 0;
  return () => {
    done++;
    const reached = Math.floor((10 * done) / total);
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total} points${done === total ? '\n' : ''}`);
    else if (reached > tenths) process.stderr.write(`${done} of ${total} points\n`);
    tenths = reached;
  };
}

function readingsOf({ simulation }: Target, wanted: readonly string[]): readonly (readonly [string, ReadingDef])[] {
  const defs: Readonly<Record<string, ReadingDef>> = simulation.readings;
  const ids = wanted.flatMap((text) => text.split(','));
  if (ids.length === 0) return refuse(`Say what to read with --reading; there are ${Object.keys(defs).join(', ')}.`);
  return ids.map((id) => {
    const def = Object.hasOwn(defs, id) ? defs[id] : undefined;
    return def ? [id, def] : refuse(`There is no reading "${id}"; there are ${Object.keys(defs).join(', ')}.`);
  });
}

async function compute(
  points: readonly SweepPoint[],
  jobs: number,
): Promise<readonly Readonly<Record<string, ReadingValue>>[]> {
  const threads = Math.min(jobs, points.length);
  const pool = new Piscina<SweepPoint, Readonly<Record<string, ReadingValue>>>({
    filename: new URL('./sweep-worker.mjs', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  const advance = progress(points.length);
  try {
    return await Promise.all(
      points.map(async (point) => {
        const readings = await pool.run(point);
        advance();
        return readings;
      }),
    );
  } finally {
    await pool.destroy();
  }
}

export async function sweep(name: string | undefined, options: SweepOptions): Promise<void> {
  const format = readFormat(options.format);
  const jobs = readJobs(options.jobs);
  const target = await namedTarget(name, options.link);
  const readings = readingsOf(target, options.reading);
  const axes = [...new Map(options.input.map((text) => axisOf(target, text)).map((axis) => [axis.id, axis])).values()];
  const size = axes.reduce((product, { values }) => product * values.length, 1);
  if (size > MAX_POINTS) refuse(`The sweep has ${size} points; at most ${MAX_POINTS} are allowed.`);
  const { reading: _reading, jobs: _jobs, format: _format, ...runOptions } = options;
  const points = cross(axes).map((values) => ({
    values,
    options: { ...runOptions, input: values.map((value, index) => `${axes[index]?.id}=${value}`) },
  }));
  const setups = points.map((point) => readSetup(target, point.options).script);
  const rows = await compute(
    points.map((point) => ({ target: target.listing.id, options: point.options })),
    jobs,
  );
  const inputDefs = axes.map(({ id }) => ({
    id,
    unit: target.subject.inputs.flatMap((input) => (input.id === id && 'unit' in input ? [input.unit] : []))[0],
  }));
  const inputValue = (index: number, id: string) => {
    const setup = setups[index];
    const name = runNumber(id);
    return setup?.inputs[id] ?? (name && setup?.[name]) ?? null;
  };
  if (format === 'csv') {
    const header = [
      ...inputDefs.map(({ id, unit }) => (unit === undefined ? id : column(id, { unit }))),
      ...readings.map(([id, def]) => column(id, def)),
    ];
    const body = rows.map((row, index) => [
      ...axes.map(({ id }) => inputValue(index, id)),
      ...readings.map(([id]) => row[id] ?? null),
    ]);
    return print(csv([header, ...body]));
  }
  const body = rows.map((row, index) => ({
    inputs: Object.fromEntries(axes.map(({ id }) => [id, inputValue(index, id)])),
    readings: Object.fromEntries(readings.map(([id, { unit }]) => [id, { value: row[id] ?? null, unit }])),
  }));
  print(json(body));
}
