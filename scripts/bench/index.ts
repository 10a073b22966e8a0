/**
 * What computing costs: each engine's time per step and per displayed frame (60 a second, at 1×), and the kernels beside a
 * maintained package and, where a C compiler is found, beside the same work in C; how the time of what can grow grows with its size.
 * Medians of repeated runs, one thread. `npm run bench [-- --growth] [-- --write]`: the last part alone; its picture into docs/growth.svg.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultInputs } from '../../catalogue/define';
import { listings } from '../../catalogue/index';
import { simulations } from '../../engine/registry';
import { SimulationHost } from '../../engine/runtime/host';
import { measureGrowth } from './growth';
import { growthPicture } from './growth-picture';
import { kernels } from './kernels';

const REPEATS = 15;
const WARM_UP = 30;
const FRAMES_PER_SECOND = 60;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function milliseconds(work: () => void, warmUp = WARM_UP, repeats = REPEATS): number {
  for (let warm = 0; warm < warmUp; warm++) work();
  const times: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const start = performance.now();
    work();
    times.push(performance.now() - start);
  }
  return median(times);
}

/** Kernel name → milliseconds of the same work in C; empty where there is no compiler. */
function inC(): ReadonlyMap<string, number> {
  const folder = join('node_modules', '.cache', 'bench');
  mkdirSync(folder, { recursive: true });
  const binary = join(folder, 'kernels');
  const compiled = spawnSync('cc', [
    '-O3',
    '-march=native',
    '-o',
    binary,
    join('scripts', 'bench', 'kernels.c'),
    '-lm',
  ]);
  if (compiled.status !== 0) return new Map();
  const { stdout } = spawnSync(binary, { encoding: 'utf8' });
  return new Map(
    stdout
      .trim()
      .split('\n')
      .map((line) => {
        const [time = '', ...name] = line.split(' ').reverse();
        return [name.reverse().join(' '), Number(time)];
      }),
  );
}

function tellKernels(): void {
  const c = inC();
  console.log(`kernel                                        ours ms   package ms   ours/package    C ms   ours/C`);
  for (const { name, run, reference } of kernels) {
    const ours = milliseconds(run);
    const theirs = reference ? milliseconds(reference.run) : null;
    const native = c.get(name) ?? null;
    console.log(
      [
        name.padEnd(44),
        ours.toFixed(3).padStart(8),
        (theirs === null ? '–' : `${theirs.toFixed(3)}`).padStart(12),
        (theirs === null ? '–' : (ours / theirs).toFixed(2)).padStart(14),
        (native === null ? '–' : native.toFixed(3)).padStart(7),
        (native === null ? '–' : (ours / native).toFixed(2)).padStart(8),
        reference ? `  ${reference.name}` : '',
      ].join(' '),
    );
  }
}

async function tellEngines(): Promise<void> {
  console.log('\nengine             step µs   frame ms   read+view ms');
  for (const listing of listings) {
    if (!listing.entry) continue;
    const { entry } = await listing.entry();
    const { simulation } = await simulations[entry.simulation]();
    const host = new SimulationHost({
      simulation,
      inputs: defaultInputs(entry),
      applies: {},
      seed: 1,
      grade: 'school',
    });
    if (entry.runAction) host.act(entry.runAction);
    const batch = Math.max(1, Math.round(0.5 / simulation.dt));
    const perStep = milliseconds(() => void host.advance(batch)) / batch;
    const stepsPerFrame = host.rate / FRAMES_PER_SECOND / simulation.dt;
    const fields = Object.fromEntries(
      Object.entries(host.fields).map(([name, { kind, shape }]) => {
        const length = shape.reduce((product, extent) => product * extent, 1);
        return [name, kind === 'f32' ? new Float32Array(length) : new Uint8Array(length)];
      }),
    );
    const show = milliseconds(() => {
      host.view(fields);
      host.shown();
    });
    console.log(
      `${listing.id.padEnd(16)} ${(perStep * 1000).toFixed(1).padStart(9)} ${(perStep * stepsPerFrame + show).toFixed(3).padStart(10)} ${show.toFixed(3).padStart(14)}`,
    );
  }
}

function tellGrowth(write: boolean): void {
  // Larger pieces of work than the kernels: they need less warming, and fewer repeats.
  const grown = measureGrowth((work) => milliseconds(work, 5, 7));
  console.log('\n| what | of | sizes | ms | power |\n|---|---|---|---|--:|');
  for (const { name, of, sizes, milliseconds: times, exponent } of grown) {
    const ms = times.map((time) => Number(time.toPrecision(2))).join(' · ');
    console.log(`| ${name} | ${of} | ${sizes.join(' · ')} | ${ms} | ${exponent.toFixed(2)} |`);
  }
  if (write) writeFileSync(join('docs', 'growth.svg'), growthPicture(grown));
}

// Kernels first: a worker runs one engine alone, and what ran before in this process would slow them down.
if (!process.argv.includes('--growth')) {
  tellKernels();
  await tellEngines();
}
tellGrowth(process.argv.includes('--write'));
