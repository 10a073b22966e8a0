import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/environmental-science/es2';
import {
  fallSpeed,
  finerThan,
  type Grading,
  largestLeft,
  viscosity,
} from '../../../engine/environmental-science/settling';
import { type Params, simulation } from '../../../engine/environmental-science/soil-composition';
import { textureOf, TEXTURES } from '../../../engine/environmental-science/soil-texture';
import { soilWater } from '../../../engine/environmental-science/soil-water';
import { appliesOf, defaultInputs, strictInputs } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const Bench = benchOf(simulation, defaultInputs(entry) as unknown as Params, appliesOf(entry));
const HOURS = 3600;

describe('settling', () => {
  const mu = viscosity(20);

  it('gives what falls through a depth in a time the speed that is depth by time', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 0.3, noNaN: true }),
        fc.double({ min: 0.5, max: 1e5, noNaN: true }),
        (depth, time) => {
          const diameter = largestLeft(depth, time, mu);
          if (diameter < 2e-3) expect(fallSpeed(diameter, mu) * time).toBeCloseTo(depth, 6);
        },
      ),
    );
  });

  it('lets half the diameter fall four times slower where Stokes holds, and less than that factor faster where drag grows', () => {
    expect(fallSpeed(20e-6, mu) / fallSpeed(10e-6, mu)).toBeCloseTo(4, 9);
    expect(fallSpeed(1e-3, mu) / fallSpeed(0.5e-3, mu)).toBeLessThan(3);
  });

  it('lets a grain of sand of 0.5 mm fall as was measured (Gibbs, Matthews, Link 1971: 7 to 8 cm/s for spheres)', () => {
    expect(fallSpeed(0.5e-3, mu)).toBeGreaterThan(0.065);
    expect(fallSpeed(0.5e-3, mu)).toBeLessThan(0.085);
  });

  it('leaves ever less in suspension, the deeper the more, and all of it at the start', () => {
    const grading: Grading = { sand: 0.4, silt: 0.4, clay: 0.2, flocculated: 0.6 };
    let before = 1.000001;
    for (let time = 0; time < 90_000; time += 300) {
      const left = finerThan(largestLeft(0.1, time, mu), grading);
      expect(left).toBeLessThanOrEqual(before);
      expect(finerThan(largestLeft(0.2, time, mu), grading)).toBeGreaterThanOrEqual(left);
      before = left;
    }
    expect(finerThan(largestLeft(0.1, 0, mu), grading)).toBeCloseTo(1, 12);
  });
});

describe('texture', () => {
  const inside = (corners: readonly (readonly [number, number])[], x: number, y: number): boolean => {
    let odd = false;
    corners.forEach(([ax, ay], n) => {
      const [bx, by] = corners[(n + 1) % corners.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) odd = !odd;
    });
    return odd;
  };

  it('names every soil by the field of the triangle in which it lies', () => {
    for (let sand = 0.5; sand < 100; sand++) {
      for (let clay = 0.3; sand + clay < 100; clay++) {
        const name = textureOf(sand, clay);
        const fields = Object.entries(TEXTURES).filter(([, corners]) => inside(corners, sand, clay));
        expect(
          fields.map(([key]) => key),
          `${sand} % sand, ${clay} % clay`,
        ).toEqual([name]);
      }
    }
  });
});

describe('water of a soil', () => {
  it('is in order wherever the equations were fitted: wilting point, field capacity, saturation', () => {
    for (let sand = 0; sand <= 100; sand += 5) {
      for (let clay = 0; clay <= Math.min(60, 100 - sand); clay += 5) {
        const { held, saturation } = soilWater(sand, clay, 2.5);
        const { wiltingPoint, fieldCapacity } = held!;
        expect(wiltingPoint).toBeLessThan(fieldCapacity);
        expect(fieldCapacity).toBeLessThanOrEqual(saturation + 0.001);
      }
    }
  });

  it('has no available water where the fit would have less than none', () => {
    expect(soilWater(0, 100, 8).held).toBeNull();
    expect(soilWater(0, 100, 8).conductivity).toBeNull();
  });

  it('gives plants most in silt loam, not in clay', () => {
    const available = (sand: number, clay: number): number => {
      const { fieldCapacity, wiltingPoint } = soilWater(sand, clay, 2.5).held!;
      return fieldCapacity - wiltingPoint;
    };
    expect(available(20, 15)).toBeGreaterThan(1.7 * available(20, 60));
  });
});

describe('the jar', () => {
  it('ends with all its mass in three layers', () => {
    const bench = new Bench().run('add_dispersant', 'shake').wait(24 * HOURS);
    const mass = (height: number | null, bulk: number): number => ((height ?? 0) * bulk * Math.PI * 900) / 1e6;
    expect(mass(bench.read('sand_mm'), 1600)).toBeCloseTo(20, 6);
    expect(mass(bench.read('silt_mm'), 1350)).toBeCloseTo(20, 1);
    expect(mass(bench.read('clay_mm'), 1100)).toBeLessThan(10);
  });

  it('finds what was put in, with blank and dispersant; without the blank 8 points too much clay; without dispersant too little', () => {
    const analysed = (...steps: readonly ('add_dispersant' | 'read_blank')[]) =>
      new Bench()
        .run(...steps, 'shake')
        .wait(40)
        .run('read_hydrometer')
        .wait(11 * HOURS - 40)
        .run('read_hydrometer');
    const good = analysed('add_dispersant', 'read_blank');
    expect(good.read('sand_found_pct')).toBeCloseTo(39, 0);
    expect(good.read('clay_found_pct')).toBeCloseTo(20, 0);
    const noBlank = analysed('add_dispersant');
    expect((noBlank.read('clay_found_pct') ?? 0) - (good.read('clay_found_pct') ?? 0)).toBeCloseTo(8, 6);
    expect((noBlank.read('sand_found_pct') ?? 0) - (good.read('sand_found_pct') ?? 0)).toBeCloseTo(-8, 6);
    expect(analysed('read_blank').read('clay_found_pct')).toBeLessThan(10);
  });

  it('settles faster in warm water', () => {
    const at = (temperature: number): number =>
      new Bench({ temperature })
        .run('add_dispersant', 'shake')
        .wait(8 * HOURS)
        .read('hydrometer_g_l') ?? 0;
    expect(at(30)).toBeLessThan(at(20));
  });

  it('begins anew with another shaking, and is empty once poured off', () => {
    const bench = new Bench().run('shake').wait(600).run('shake');
    expect(bench.read('settling_time')).toBe(0);
    expect(bench.read('suspended_pct')).toBeCloseTo(100, 9);
    bench.run('pour_off');
    expect(bench.read('hydrometer_g_l')).toBeNull();
    expect(bench.do('read_hydrometer')).toContain('poured off');
  });
});

describe('inputs', () => {
  it('refuses more than a whole, in words', () => {
    expect(strictInputs(entry, { sand_pct: 70, clay_pct: 40 })).toMatchObject({
      ok: false,
      sentence: 'Sand and clay together cannot exceed 100 %.',
    });
  });

  it('takes the numbers of a sample, and those beside it before them', () => {
    const inputs = (given: Readonly<Record<string, unknown>>) => {
      const strict = strictInputs(entry, given);
      return strict.ok ? strict.inputs : {};
    };
    expect(inputs({ sample: 'Clay Pit' })).toMatchObject({ sand_pct: 20, clay_pct: 60, organic_matter: 1 });
    expect(inputs({ sample: 'Clay Pit', clay_pct: 50 })).toMatchObject({ sand_pct: 20, clay_pct: 50 });
  });
});
