import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/instruments/pet-scanner';
import { createRng } from '../../../engine/core/rng';
import { linesOf } from '../../../engine/instruments/pet/objects';
import { type Params, simulation } from '../../../engine/instruments/pet/pet-scanner';
import {
  backProjectView,
  BINS,
  insidePixels,
  projectView,
  SIZE,
  VIEWS,
} from '../../../engine/instruments/pet/projector';
import { decayed, lesionRatio, ratesAt } from '../../../engine/instruments/pet/rates';
import { type Recipe, startReconstruction, workOn } from '../../../engine/instruments/pet/reconstruction';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const defaults = defaultInputs(entry) as unknown as Params;

class Scanner extends benchOf(simulation, defaults, appliesOf(entry)) {
  scan(): this {
    return this.run('inject', 'load_patient', 'transmission_scan')
      .wait(6)
      .run('start_scan')
      .wait(this.params.duration + 1);
  }
  picture(inputs: Partial<Params> = {}): this {
    return this.set(inputs).run('reconstruct').wait(420);
  }
}

const LINES = VIEWS * BINS;

/** A noiseless sinogram of a cylinder, without background. */
function recipe(counts: number, part: Partial<Recipe> = {}): Recipe {
  const lines = linesOf('Uniform Cylinder', 1);
  const rng = createRng(4);
  const prompts = Float32Array.from(lines.seen, (value) => rng.poisson((counts * value) / lines.total));
  return { method: 'MLEM', iterations: 6, subsets: 1, survival: lines.survival, background: null, prompts, ...part };
}

function expectedCounts(picture: Float64Array, survival: Float32Array | null): number {
  const row = new Float64Array(BINS);
  let sum = 0;
  for (let v = 0; v < VIEWS; v++) {
    projectView(picture, v, row);
    for (let b = 0; b < BINS; b++) sum += row[b]! * (survival?.[v * BINS + b] ?? 1);
  }
  return sum;
}

it('projection and back-projection are transposes of one another', () => {
  const rng = createRng(1);
  const x = new Float64Array(SIZE * SIZE);
  for (const p of insidePixels) x[p] = rng.next();
  const back = new Float64Array(SIZE * SIZE);
  const row = new Float64Array(BINS);
  let left = 0;
  for (let v = 0; v < VIEWS; v++) {
    const y = Float64Array.from({ length: BINS }, () => rng.next());
    projectView(x, v, row);
    for (let b = 0; b < BINS; b++) left += row[b]! * y[b]!;
    backProjectView(y, v, back);
  }
  let right = 0;
  for (const p of insidePixels) right += x[p]! * back[p]!;
  expect(Math.abs(left / right - 1)).toBeLessThan(1e-10);
});

describe('MLEM', () => {
  it('keeps the counts, is never negative, and its likelihood never falls', () => {
    const run = startReconstruction(recipe(4e5));
    const { prompts, survival } = run.recipe;
    const measured = prompts.reduce((sum, y) => sum + y, 0);
    let before = -Infinity;
    while (!run.finished) {
      workOn(run);
      if (run.views > 0) continue;
      expect(Math.abs(expectedCounts(run.picture, survival) / measured - 1)).toBeLessThan(1e-4);
      expect(run.likelihood).toBeGreaterThanOrEqual(before);
      before = run.likelihood;
      expect(Math.min(...run.picture)).toBeGreaterThanOrEqual(0);
    }
    expect(run.history).toHaveLength(6);
    expect(before).toBeLessThanOrEqual(0);
  });

  it('gives no negative picture of a sinogram without counts', () => {
    const run = startReconstruction(
      recipe(0, { prompts: new Float32Array(LINES), iterations: 1, method: 'OSEM', subsets: 10 }),
    );
    while (!run.finished) workOn(run);
    expect(run.picture.every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
  });
});

it('the activity halves every 109.73 min, however the steps are grouped', () => {
  expect(decayed(1.8288 * 3600)).toBeCloseTo(0.5, 12);
  const of = (group: number): number =>
    new Scanner({ duration: 600 }).run('inject', 'load_patient', 'start_scan').wait(120, group).number('activity_now');
  expect(of(60)).toBe(of(1));
  expect(of(60)).toBeCloseTo(370 * decayed(3600 + 120), 9);
});

it('the noise-equivalent rate has one maximum, at 303 ± 10 MBq', () => {
  const rates = Array.from({ length: 700 }, (_, n) => ratesAt((n + 1) * 1e6, 4.5e-9).necr);
  const top = rates.indexOf(Math.max(...rates));
  expect(Math.abs(top + 1 - 303)).toBeLessThan(10);
  rates.forEach((rate, n) => {
    if (n > 0) expect(rate > rates[n - 1]!).toBe(n <= top);
  });
});

it('lesions are as hot as the background at once, and as said after an hour', () => {
  expect(lesionRatio(4, 0)).toBe(1);
  expect(lesionRatio(4, 3600)).toBeCloseTo(4, 12);
  expect(lesionRatio(4, 7200)).toBeGreaterThan(4);
});

describe('uptake', () => {
  it('of the corrected uniform cylinder is 1.00 ± 0.08, and goes with the recorded weight', () => {
    const scanner = new Scanner({ phantom: 'Uniform Cylinder', duration: 300 }).scan().picture();
    const suv = scanner.number('suv_background');
    expect(Math.abs(suv - 1)).toBeLessThan(0.08);
    for (const weight of [35, 90, 140]) {
      expect(scanner.set({ weight }).number('suv_background') / suv).toBeCloseTo(weight / 70, 10);
    }
    expect(scanner.read('suv_lesion')).toBeNull();
  });

  it('is read at its highest in no place below its mean, and recovers with the diameter', () => {
    const sums = new Map<string, number>();
    for (const seed of [1, 2, 3]) {
      const scanner = new Scanner({ duration: 900 }, seed).scan().picture();
      for (const sphere of ['10', '17', '28', '37'] as const) {
        scanner.set({ sphere });
        expect(scanner.number('suv_max')).toBeGreaterThanOrEqual(scanner.number('suv_lesion'));
        sums.set(sphere, (sums.get(sphere) ?? 0) + scanner.number('contrast_recovery') / 3);
      }
    }
    const recovery = [...sums.values()];
    expect(recovery.toSorted((a, b) => a - b)).toEqual(recovery);
    expect(recovery.at(-1)).toBeLessThan(110);
  });

  it('varies more with more iterations, and less with a longer scan', () => {
    const of = (duration: number, iterations: number): number =>
      [1, 2].reduce(
        (sum, seed) => sum + new Scanner({ duration }, seed).scan().picture({ iterations }).number('background_cov'),
        0,
      );
    const few = of(120, 2);
    expect(of(120, 6)).toBeGreaterThan(few);
    expect(of(900, 2)).toBeLessThan(few);
  });
});

describe('order of work', () => {
  it('needs tracer, object, counts, and a transmission scan for its correction', () => {
    const scanner = new Scanner();
    expect(scanner.do('start_scan')).toMatch(/inject first/);
    scanner.run('inject');
    expect(scanner.do('start_scan')).toMatch(/load the object/);
    scanner.run('load_patient');
    expect(scanner.do('reconstruct')).toMatch(/Too few counts/);
    scanner.run('start_scan').wait(601);
    expect(scanner.do('reconstruct')).toMatch(/transmission scan/);
    scanner.set({ attenuation_correction: false }).run('reconstruct').wait(60);
    expect(scanner.number('iterations_done')).toBe(4);
  });

  it('drops the scan when what it depends on changes, and keeps it for another sphere', () => {
    const scanner = new Scanner({ duration: 60 }).scan().picture();
    scanner.set({ sphere: '28' });
    expect(scanner.number('suv_lesion')).toBeGreaterThan(0);
    scanner.set({ activity: 100 });
    expect(scanner.read('suv_lesion')).toBeNull();
    expect(scanner.do('reconstruct')).toMatch(/scan again/);
    // What was injected is a fact: another activity is another injection.
    expect(scanner.read('activity_now')).toBeNull();
    expect(scanner.do('start_scan')).toMatch(/inject first/);
  });
});

it('time of flight lowers the noise', () => {
  const of = (tof: Params['tof']): number =>
    new Scanner({ duration: 120, tof }).scan().picture().number('background_cov');
  expect(of('200')).toBeLessThan(of('Off'));
});
