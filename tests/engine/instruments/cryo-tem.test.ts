import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/instruments/cryotem';
import { defaultInputs } from '../../../catalogue/define';
import type { ActionValue } from '../../../engine/contract';
import { createFft2d } from '../../../engine/core/fft';
import { createRng } from '../../../engine/core/rng';
import {
  BOX,
  compareHalves,
  gatherParticles,
  iterate,
  ITERATIONS,
  ringCorrelation,
  startClasses,
} from '../../../engine/instruments/cryo-tem/classes';
import { iceTransmission } from '../../../engine/instruments/cryo-tem/contrast-transfer';
import { createCounter, normalField } from '../../../engine/instruments/cryo-tem/counting';
import { simulation } from '../../../engine/instruments/cryo-tem/cryo-tem';
import {
  BIN,
  type Exposure,
  imaged,
  type Movie,
  motionLeft,
  pixelOf,
  rawSum,
  SIDE,
  specimenPicture,
  startMovie,
} from '../../../engine/instruments/cryo-tem/micrograph';
import { alignFrames } from '../../../engine/instruments/cryo-tem/motion';
import type { Params } from '../../../engine/instruments/cryo-tem/order-of-work';
import { randomRotation, shape } from '../../../engine/instruments/cryo-tem/particles';
import { likeness, pickParticles, templateOf } from '../../../engine/instruments/cryo-tem/picking';
import { takeSpectrum } from '../../../engine/instruments/cryo-tem/thon-rings';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const EXPOSURE: Exposure = {
  specimen: 'Apoferritin',
  voltage: '300',
  cs: 2.7,
  amplitude_contrast: 0.1,
  defocus: 1.5,
  pixel_size: 1.5,
  bfactor: 100,
  dose: 40,
  frames: 20,
  drift: 1.5,
  ice_thickness: 30,
};

function recorded(change: Partial<Exposure>, empty: boolean, seed: number): Movie {
  const movie = startMovie({ ...EXPOSURE, ...change }, empty, createRng(seed));
  for (let j = 0; j < movie.exposure.frames; j++) movie.record();
  return movie;
}

const defaults = defaultInputs(entry) as unknown as Params;

type Name = keyof typeof simulation.actions;

class Microscope extends benchOf(simulation, defaults, appliesOf(entry)) {
  todo(seconds: number, ...steps: readonly (Name | readonly [Name, ActionValue])[]): this {
    return this.run(...steps).wait(seconds);
  }
  loaded(): this {
    return this.todo(4, 'load_grid');
  }
  whole(): this {
    return this.todo(6, 'record_movie').todo(2, 'pick_particles').todo(4, 'classify').todo(3, 'refine');
  }
}

describe('counting electrons', () => {
  it.each([0.4, 5, 18, 45, 300])('draws numbers of mean and variance %f', (mean) => {
    const out = new Uint16Array(200_000);
    createCounter(mean, 0.2).expose(createRng(3), null, out);
    const found = out.reduce((sum, value) => sum + value, 0) / out.length;
    const variance = out.reduce((sum, value) => sum + (value - found) ** 2, 0) / out.length;
    expect(Math.abs(found - mean)).toBeLessThan(4 * Math.sqrt(mean / out.length));
    expect(Math.abs(variance / mean - 1)).toBeLessThan(0.02);
  });

  it('keeps means and scatter that differ from pixel to pixel', () => {
    const relative = new Float32Array(200_000).map((_, n) => (n % 2 === 0 ? -0.13 : 0.17));
    const out = new Uint16Array(relative.length);
    createCounter(20, 0.2).expose(createRng(4), relative, out);
    const odd = out.filter((_, n) => n % 2 === 1);
    const mean = odd.reduce((sum, value) => sum + value, 0) / odd.length;
    expect(Math.abs(mean - 23.4)).toBeLessThan(0.05);
    expect(odd.reduce((sum, value) => sum + (value - mean) ** 2, 0) / odd.length / 23.4).toBeCloseTo(1, 1);
  });

  it('counts dose × pixel area × transmission on ice, with Poisson scatter', { tags: ['rest'] }, () => {
    const movie = recorded({}, true, 2);
    const expected = 40 * 1.5 ** 2 * iceTransmission(30, '300') * BIN ** 2;
    const sum = rawSum(movie);
    const mean = sum.reduce((total, value) => total + value, 0) / sum.length;
    expect(Math.abs(mean - expected)).toBeLessThan(3 * Math.sqrt(expected / sum.length));
    const variance = sum.reduce((total, value) => total + (value - mean) ** 2, 0) / sum.length;
    expect(Math.abs(variance / mean - 1)).toBeLessThan(0.02);
  });
});

describe('particles', () => {
  it('are placed by their symmetry: every rotation of the cube brings apoferritin onto itself', () => {
    const { blobs, diameter } = shape('Apoferritin');
    const key = (x: number, y: number, z: number): string => [x, y, z].map((value) => value.toFixed(3)).join(' ');
    const places = new Set<string>();
    for (let n = 0; n < blobs.length; n += 3) {
      places.add(key(blobs[n]!, blobs[n + 1]!, blobs[n + 2]!).replaceAll('-0.000', '0.000'));
      expect(Math.sqrt(blobs[n]! ** 2 + blobs[n + 1]! ** 2 + blobs[n + 2]! ** 2)).toBeLessThan(diameter / 2 + 2);
    }
    for (let n = 0; n < blobs.length; n += 3)
      expect(places.has(key(-blobs[n + 1]!, blobs[n]!, blobs[n + 2]!).replaceAll('-0.000', '0.000'))).toBe(true);
  });

  it('are turned by rotations', () => {
    const m = randomRotation(createRng(8));
    for (const row of [0, 3, 6]) expect(m[row]! ** 2 + m[row + 1]! ** 2 + m[row + 2]! ** 2).toBeCloseTo(1, 12);
    expect(m[0] * m[3] + m[1] * m[4] + m[2] * m[5]).toBeCloseTo(0, 12);
  });

  it.each(['Apoferritin', '20S Proteasome', 'GroEL'] as const)('of %s show more with defocus', (specimen) => {
    const pixel = pixelOf(EXPOSURE);
    const middle = [{ x: SIDE / 2, y: SIDE / 2 }];
    const picture = Float64Array.from(specimenPicture(specimen, pixel, middle, createRng(5)));
    const radius = shape(specimen).diameter / 2 / pixel;
    const contrast = (defocus: number): number => {
      const seen = imaged(picture, { ...EXPOSURE, defocus }, pixel);
      let [sum, squares, count] = [0, 0, 0];
      for (let y = 0; y < SIDE; y++)
        for (let x = 0; x < SIDE; x++) {
          if ((x + 0.5 - SIDE / 2) ** 2 + (y + 0.5 - SIDE / 2) ** 2 > radius ** 2) continue;
          sum += seen[y * SIDE + x]!;
          squares += seen[y * SIDE + x]! ** 2;
          count++;
        }
      return Math.sqrt(squares / count - (sum / count) ** 2);
    };
    expect(contrast(0.2)).toBeLessThan(0.5 * contrast(1.5));
    expect(contrast(4)).toBeGreaterThan(contrast(1.5));
  });
});

describe('frames', () => {
  it.each([1, 2, 3, 4, 5])('are put in register to 0.9 pixel, seed %i', (seed) => {
    const movie = recorded({}, false, seed);
    expect(movie.placed.length).toBeGreaterThanOrEqual(10);
    expect(motionLeft(movie, alignFrames(movie))).toBeLessThan(0.9 * EXPOSURE.pixel_size);
  });
});

describe('the motion of the ice', () => {
  const left = (frames: number, drift: number, found: boolean): number => {
    const movie = startMovie({ ...EXPOSURE, frames, drift }, false, createRng(3));
    return motionLeft(movie, found ? movie.shifts : null);
  };

  it('follows the electrons: cutting the dose into frames changes nothing in what is left in', () => {
    const whole = left(1, 6, false);
    expect(whole).toBeGreaterThan(6);
    for (const frames of [2, 5, 20, 60]) expect(Math.abs(left(frames, 6, false) / whole - 1)).toBeLessThan(0.1);
  });

  it('is taken back with frames only, and the better the more of them', () => {
    const kept = [1, 2, 5, 20, 60].map((frames) => left(frames, 6, true));
    for (const [n, value] of kept.slice(1).entries()) expect(value).toBeLessThan(0.7 * kept[n]!);
  });

  it('spoils the resolution of one long exposure', () => {
    const by = (frames: number): number => new Microscope({ frames }).loaded().whole().number('fsc_resolution');
    expect(by(1)).toBeGreaterThan(1.5 * by(20));
  });
});

describe('picking', () => {
  it('finds the particles that are there', () => {
    const movie = recorded({ drift: 0 }, false, 3);
    const template = templateOf('Apoferritin', EXPOSURE, movie.pixel);
    const picks = pickParticles(rawSum(movie), template, 4);
    const near = (30 / movie.pixel) ** 2;
    const hits = picks.filter((pick) =>
      movie.placed.some(({ x, y }) => (x - pick.x) ** 2 + (y - pick.y) ** 2 < near),
    ).length;
    expect(hits).toBe(movie.placed.length);
    expect(picks).toHaveLength(hits);
  });

  it.each([1, 2, 3, 4, 5])('finds the template in noise at 2, and next to nothing at 4, seed %i', (seed) => {
    const movie = recorded({}, true, seed);
    const sum = rawSum(movie);
    const template = templateOf('Apoferritin', EXPOSURE, movie.pixel);
    const many = pickParticles(sum, template, 2);
    expect(likeness(sum, template, many, movie.pixel)).toBeGreaterThan(0.5);
    expect(pickParticles(sum, template, 4).length).toBeLessThanOrEqual(1);
  });
});

describe('classes and halves', () => {
  const classified = (empty: boolean) => {
    const movie = recorded({ drift: 0 }, empty, 3);
    const sum = rawSum(movie);
    const picks = pickParticles(sum, templateOf('Apoferritin', EXPOSURE, movie.pixel), empty ? 2 : 4);
    const particles = gatherParticles(movie.exposure, empty, sum, picks, 0, createRng(7));
    const classes = startClasses(particles, createRng(8));
    for (let n = 0; n < ITERATIONS; n++) iterate(classes);
    return classes;
  };

  it('share no particle, and agree where there is a structure', () => {
    const halves = compareHalves(classified(false));
    expect(halves.one.filter((n) => halves.two.includes(n))).toEqual([]);
    expect(halves.one.length + halves.two.length).toBeGreaterThan(150);
    expect(halves.correlation[4]).toBeGreaterThan(0.9);
    expect(halves.resolution).toBeLessThan(25);
  });

  it('of ice alone agree on nothing but the blur that both began with', () => {
    expect(compareHalves(classified(true)).resolution ?? 99).toBeGreaterThan(20);
  });

  it.each([1, 2, 3])('two sets of pure noise stay below 3/√n in every ring, seed %i', (seed) => {
    const rng = createRng(seed);
    const noise = (): Float32Array => {
      const image = new Float32Array(BOX * BOX);
      normalField(rng, image);
      return image;
    };
    const rings = ringCorrelation([[noise(), noise()]]);
    for (let ring = 1; ring < rings.length; ring++)
      expect(Math.abs(rings[ring]!)).toBeLessThan(3 / Math.sqrt(2 * Math.PI * ring));
  });
});

describe('rings of the film', () => {
  it.each([0.5, 1.5, 3])('tell a defocus of %f µm', (defocus) => {
    for (const seed of [1, 2, 3])
      expect(Math.abs(takeSpectrum({ ...EXPOSURE, defocus }, createRng(seed)).fitted - defocus)).toBeLessThan(0.01);
  });
});

describe('the transform', () => {
  it('comes back, and keeps the sum of squares', () => {
    const plan = createFft2d(64, 64);
    const rng = createRng(1);
    const [re, im] = [Float64Array.from({ length: 4096 }, () => rng.normal()), new Float64Array(4096)];
    const before = re.slice();
    const squares = re.reduce((sum, value) => sum + value * value, 0);
    plan.forward(re, im);
    expect(re.reduce((sum, value, n) => sum + value * value + im[n]! ** 2, 0) / 4096 / squares).toBeCloseTo(1, 12);
    plan.inverse(re, im);
    expect(Math.max(...re.map((value, n) => Math.abs(value - before[n]!)))).toBeLessThan(1e-9);
  });
});

describe('a session', () => {
  it('has an order of work', () => {
    const bench = new Microscope();
    expect(bench.do('record_movie')).toMatch(/load a grid/);
    bench.loaded();
    expect(bench.do('pick_particles')).toMatch(/movie/);
    expect(bench.do('classify')).toMatch(/Pick particles first/);
    expect(bench.do('refine')).toMatch(/Classify first/);
    bench.todo(6, 'record_movie');
    expect(bench.read('frames_recorded')).toBe(20);
    expect(bench.read('dose_elapsed')).toBe(40);
  });

  it('goes from grid to resolution, and a number of particles asks for the refinement alone', () => {
    const bench = new Microscope().loaded().whole();
    const first = bench.number('fsc_resolution');
    expect(first).toBeGreaterThan(3);
    expect(bench.number('frc_measured')).toBeGreaterThan(first);
    bench.set({ particles: 8000 });
    expect(bench.read('fsc_resolution')).toBeNull();
    expect(bench.read('particles_picked')).not.toBeNull();
    expect(bench.todo(3, 'refine').number('fsc_resolution')).toBeLessThan(first);
  });

  it('makes a movie void with what it was exposed by', () => {
    const bench = new Microscope().loaded().todo(6, 'record_movie').set({ defocus: 2 });
    expect(bench.read('frames_recorded')).toBe(0);
    expect(bench.view.message).toMatch(/record again/);
  });

  it('leaves motion in the sum where frames are not aligned', () => {
    const bench = new Microscope().loaded().todo(6, 'record_movie');
    const left = bench.number('residual_motion');
    expect(bench.set({ motion_correction: false }).number('residual_motion')).toBeGreaterThan(2 * left);
  });

  it('says that too few electrons cannot be aligned', () => {
    expect(new Microscope({ dose: 1 }).loaded().do('record_movie')).toMatch(/Too few electrons/);
  });

  it('has no agreement on ice, and is limited by its pixels where these are coarse', () => {
    const empty = new Microscope({ pick_threshold: 2 })
      .loaded()
      .todo(6, 'record_empty')
      .todo(2, 'pick_particles')
      .todo(4, 'classify')
      .todo(3, 'refine');
    expect(empty.read('fsc_resolution')).toBeNull();
    expect(empty.view.message).toMatch(/No agreement/);
    const coarse = new Microscope({ pixel_size: 4 }).loaded().whole();
    expect(coarse.read('fsc_resolution')).toBe(8);
    expect(coarse.view.message).toMatch(/pixel/);
  });

  it('is worse without alignment', () => {
    const [still, moved] = [true, false].map((motion_correction) =>
      new Microscope({ motion_correction }).loaded().whole().number('fsc_resolution'),
    );
    expect(moved).toBeGreaterThan(still!);
  });

  it('takes a pick of a hand, and takes it away again', () => {
    const bench = new Microscope().loaded().todo(6, 'record_movie');
    for (const count of [1, 0])
      expect(bench.todo(0, ['pick_by_hand', { x: 30, y: 40 }]).read('particles_picked')).toBe(count);
    expect(bench.do('pick_by_hand', { x: 200, y: 40 })).toMatch(/outside/);
  });
});

describe('the cold', () => {
  it('shuts the valves, and then crystallises the ice for good', () => {
    const bench = new Microscope().loaded().todo(6, ['stage_cooling', 0]);
    expect(bench.view.valves).toBe(false);
    expect(bench.view.crystalline).toBe(false);
    expect(bench.wait(10).view.crystalline).toBe(true);
    expect(bench.do('load_grid')).toMatch(/too warm/);
    expect(bench.todo(60, ['stage_cooling', 1]).view.crystalline).toBe(true);
    expect(bench.loaded().view.crystalline).toBe(false);
    expect(bench.view.valves).toBe(true);
  });

  it('takes electrons by the thickness of the ice', () => {
    const [thin, thick] = [20, 100].map((ice_thickness) =>
      new Microscope({ ice_thickness, frames: 1 }).loaded().todo(1, 'record_empty').number('counts_per_pixel'),
    );
    expect(80 / Math.log(thin! / thick!)).toBeCloseTo(310, -1);
  });
});
