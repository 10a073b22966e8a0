/** What grows with what somebody does: each kind of work at several sizes, and how its time grows with them. */
import { defaultInputs } from '../../catalogue/define';
import { listings } from '../../catalogue/index';
import { fitCurve } from '../../engine/core/curve-fit';
import { createDiscGas, discStep, placeDiscs } from '../../engine/core/disc-gas';
import { createRealFft } from '../../engine/core/fft';
import { absorbingRim, waveDamping } from '../../engine/core/grid';
import { createPointGas, drawThermal, flyPoints } from '../../engine/core/particle-gas';
import { createRng } from '../../engine/core/rng';
import { createWaveFields } from '../../engine/core/wave-kernel';
import { sampleCode } from '../../engine/data/samples/sample-code';
import { createTally, follow } from '../../engine/material-science/electron-tracks';
import { ELEMENTS } from '../../engine/material-science/sem-specimens';
import { simulations } from '../../engine/registry';
import { emptyNotebook, type NotebookRow } from '../../src/bench/notebook/notebook';
import { notebookTable } from '../../src/bench/notebook/table';
import { chosenPoints, seriesOf } from '../../src/bench/plot/series';
import { settingsFrom } from '../../src/bench/plot/settings';
import { EMPTY_SHELF, lessened, MOST_VIALS, type Vial, withTaken } from '../../src/shelf/shelf';

export interface Growth {
  readonly name: string;
  /** What is counted. */
  readonly of: string;
  readonly sizes: readonly number[];
  /** Prepares a size; what it returns is timed. */
  readonly work: (size: number) => () => void;
}

export interface Grown extends Growth {
  readonly milliseconds: readonly number[];
  /** p in time ∝ sizeᵖ, by least squares on logarithms; n log n is 1.1 to 1.2 over these sizes. */
  readonly exponent: number;
}

/** A fifth of the box is covered, radius and speeds 1. */
function discs(count: number): () => void {
  const side = Math.sqrt((count * Math.PI) / 0.2);
  const gas = createDiscGas({ count, radius: 1, width: side, height: side });
  placeDiscs(gas, 1, createRng(1, 'gas'));
  return () => discStep(gas, 0.1);
}

function points(count: number): () => void {
  const gas = createPointGas(count, 64);
  const draws = createRng(1, 'points');
  for (const axis of [gas.x, gas.y, gas.z]) for (let i = 0; i < count; i++) axis[i] = draws.next();
  for (const v of [gas.vx, gas.vy, gas.vz]) drawThermal(v, count, 1, draws);
  return () => flyPoints(gas, 1, 1, 0.01);
}

function waves(cells: number): () => void {
  const n = Math.sqrt(cells);
  const size = { nx: n, ny: n };
  const { now, before, step } = createWaveFields(size);
  const damping = waveDamping(absorbingRim(size, 16, 1, 1), size, 0.68);
  now[Math.floor(cells / 2 + n / 2)] = 1;
  return () => step(now, before, damping, 0.68 ** 2);
}

/** 65 536 pixels of a detector, each with this mean. */
function photons(mean: number): () => void {
  const rng = createRng(1, 'photons');
  const pixels = new Float32Array(65_536);
  return () => {
    for (let i = 0; i < pixels.length; i++) pixels[i] = rng.poisson(mean);
  };
}

const electrons = (count: number) => (): void =>
  follow(createTally(count), count, ELEMENTS.Copper, 15, 0, createRng(1, 'electrons'));

function spectrum(count: number): () => void {
  const fft = createRealFft(count);
  const rng = createRng(1, 'interferogram');
  const interferogram = Float64Array.from({ length: count }, () => rng.uniform(-1, 1));
  const [re, im] = [new Float64Array(count / 2 + 1), new Float64Array(count / 2 + 1)];
  return () => fft.forward(interferogram, re, im);
}

const chem1 = listings.find(({ id }) => id === 'chem1')?.entry;
if (!chem1) throw new Error('The catalogue has no chem1.');
const { entry } = await chem1();
const { readings } = (await simulations[entry.simulation]()).simulation;
const inputs = defaultInputs(entry);

function rowOf(n: number): NotebookRow {
  const rng = createRng(n, 'row');
  const values = Object.entries(readings).map(([id, { kind }]) => {
    const value = kind === 'text' ? 'clear' : n / 1000 + rng.normal() * 0.01;
    return [id, { value, text: String(value), uncertainty: kind === 'text' ? null : 0.01 }] as const;
  });
  const row = { id: n, run: 1, time: n, inputs, settings: {}, seed: 7, trial: 1, grade: 'school' as const };
  return { ...row, readings: Object.fromEntries(values), key: `a-${n}`, version: 1, note: '', struck: null };
}

/** The first drawing of a notebook: its table, its plot's points and a line through them; what is kept from before is not used. */
function notebook(count: number): () => void {
  const rows = Array.from({ length: count }, (_, n) => rowOf(n + 1));
  const settings = settingsFrom(entry, null);
  return () => {
    const table = notebookTable({ ...entry }, readings, { ...emptyNotebook, rows: [...rows] }, []);
    const series = seriesOf(table, settings);
    const used = chosenPoints(series[0]?.points ?? [], settings);
    if (used.length !== count) throw new Error(`${used.length} points of ${count} rows.`);
    fitCurve('line', used);
  };
}

const vialOf = (n: number): Vial => ({
  id: `vial-${n}`,
  code: sampleCode({
    version: 1,
    name: 'Aspirin, crude product',
    phase: 'solid',
    matrix: 'dry crystals',
    amount: { value: 0.2, unit: 'g' },
    temperature: 22,
    parts: [{ id: 'aspirin', q: { value: 1, unit: '1' } }],
    prep: [],
    source: 'a benchmark',
  }),
  taken: n,
  from: { experiment: 'chem2', link: '?v=2' },
  origin: `chem2·${n}`,
});

/** All of them taken one after the other, and a portion of each. */
const shelf = (count: number) => (): void => {
  let kept = EMPTY_SHELF;
  for (let n = 0; n < count; n++) kept = withTaken(kept, [vialOf(n)]);
  for (let n = 0; n < count; n++) kept = lessened(kept, `vial-${n}`, 0.1);
};

const doubled = (first: number, steps: number): readonly number[] =>
  Array.from({ length: steps }, (_, n) => first * 2 ** n);

const growths: readonly Growth[] = [
  { name: 'Hard discs, a step', of: 'discs', sizes: doubled(1250, 5), work: discs },
  { name: 'Point gas, a step', of: 'points', sizes: doubled(2500, 5), work: points },
  { name: 'Wave field, a step', of: 'cells', sizes: [128, 256, 512, 1024].map((n) => n * n), work: waves },
  { name: 'Detector of 65 536 pixels', of: 'photons a pixel', sizes: [30, 300, 3000, 30_000], work: photons },
  { name: 'Electrons in copper, 15 keV', of: 'electrons', sizes: doubled(50, 5), work: electrons },
  { name: 'Spectrum from an interferogram', of: 'points', sizes: doubled(4096, 5), work: spectrum },
  { name: 'Table, plot and line', of: 'rows', sizes: [100, 1000, 2500, 5000, 10_000], work: notebook },
  { name: 'Shelf, taken and lessened', of: 'samples', sizes: [25, 50, 100, MOST_VIALS], work: shelf },
];

/** Slope of ln y against ln x. */
function slopeOf(xs: readonly number[], ys: readonly number[]): number {
  const [u, v] = [xs.map(Math.log), ys.map(Math.log)];
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mu, mv] = [mean(u), mean(v)];
  const across = u.reduce((sum, x) => sum + (x - mu) ** 2, 0);
  return u.reduce((sum, x, n) => sum + (x - mu) * ((v[n] ?? mv) - mv), 0) / across;
}

export const measureGrowth = (milliseconds: (work: () => void) => number): readonly Grown[] =>
  growths.map((growth) => {
    const times = growth.sizes.map((size) => milliseconds(growth.work(size)));
    return { ...growth, milliseconds: times, exponent: slopeOf(growth.sizes, times) };
  });
