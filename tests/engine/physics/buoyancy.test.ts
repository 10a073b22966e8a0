import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/physics/phy8';
import { type Params, PRESSURE_ARROWS, simulation } from '../../../engine/physics/buoyancy';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';
import { spreadOf } from '../spread';

const DEFAULTS: Params = { volume: 0.001, object_density: 2700, fluid_density: '1000' };
const G = 9.81;

class Bench extends benchOf(simulation, DEFAULTS, appliesOf(entry)) {
  get state(): unknown {
    return this.host.readings()['body_state'];
  }
}

const volume = fc.integer({ min: 1, max: 100 }).map((step) => step / 10_000);
const fluid = fc.constantFrom<Params['fluid_density']>('1000', '1025', '13600');
const radiusOf = (litres: number): number => Math.cbrt((3 * litres) / (4 * Math.PI));

describe('floating', () => {
  it('ends at a submerged fraction equal to the ratio of the densities, whatever the volume and the release', () => {
    fc.assert(
      fc.property(
        volume,
        fluid,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom('release', 'release_submerged'),
        (v, of, part, release) => {
          const density = Math.round(100 + part * (Math.min(10_000, 0.95 * Number(of)) - 100));
          const bench = new Bench({ volume: v, object_density: density, fluid_density: of }).run(release).wait(60);
          expect(Math.abs(bench.number('submerged_fraction') - density / Number(of))).toBeLessThan(0.002);
          expect(bench.state).toBe('floating');
        },
      ),
      { numRuns: 25 },
    );
  });

  it('bobs before it rests: pushed under it comes up beyond its place and back', () => {
    const bench = new Bench({ object_density: 600 }).run('release_submerged');
    const rest = 0.6;
    let [above, back] = [false, false];
    for (let n = 0; n < 800; n++) {
      const part = bench.wait(0.005).number('submerged_fraction');
      if (part < rest - 0.02) above = true;
      if (above && part > rest + 0.002) back = true;
    }
    expect([above, back]).toEqual([true, true]);
  });

  it('leaves the string slack and the balance at zero', () => {
    const bench = new Bench({ object_density: 500 }).run('lower_on_string').wait(30);
    expect(bench.number('apparent_weight_n')).toBe(0);
    expect(bench.number('submerged_fraction')).toBeCloseTo(0.5, 3);
    expect(bench.frame().view.message).toMatch(/slack/);
  });

  it('hovers where it is put when the densities are equal', () => {
    const bench = new Bench({ object_density: 1000 }).run('release_submerged').wait(20);
    expect(bench.number('depth_m')).toBeCloseTo(0.3, 9);
    expect(bench.state).toBe('hovering');
    expect(bench.frame().view.message).toMatch(/^Neutral/);
  });
});

describe('on the string', () => {
  it('loses just the weight of the displaced fluid, wherever it hangs wholly immersed', () => {
    fc.assert(
      fc.property(
        volume,
        fc.integer({ min: 1010, max: 10_000 }),
        fc.constantFrom('1000' as const, '1025' as const),
        fc.double({ min: 0.15, max: 1.3, noNaN: true }),
        (v, density, of, depth) => {
          fc.pre(density > 1.002 * Number(of));
          const bench = new Bench({ volume: v, object_density: density, fluid_density: of })
            .run(['set_crane', depth])
            .wait(12);
          const loss = bench.number('weight_n') - bench.number('apparent_weight_n');
          expect(loss).toBeCloseTo(Number(of) * G * v, 6);
          expect(bench.number('buoyant_force_n')).toBeCloseTo(loss, 6);
          expect(bench.number('velocity_m_s')).toBe(0);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('weighs half of the buoyancy when half immersed, and all of the weight in the air', () => {
    const bench = new Bench();
    expect(bench.number('apparent_weight_n')).toBeCloseTo(26.487, 6);
    bench.run(['set_crane', 0]).wait(10);
    expect(bench.number('apparent_weight_n')).toBeCloseTo(26.487 - 4.905, 3);
    expect(bench.frame().view.message).toMatch(/partly/);
    bench.run('raise').wait(10);
    expect(bench.number('apparent_weight_n')).toBeCloseTo(26.487, 6);
    expect(bench.state).toBe('in air');
  });

  it('shows too little while it goes down, and nothing on the bottom', () => {
    const bench = new Bench().run(['set_crane', 1]).wait(3);
    expect(bench.number('submerged_fraction')).toBe(1);
    expect(bench.number('apparent_weight_n')).toBeLessThan(16.677 - 0.01);
    bench.run(['set_crane', 1.5]).wait(10);
    expect(bench.number('apparent_weight_n')).toBe(0);
    expect(bench.number('depth_m')).toBeCloseTo(1.5 - radiusOf(0.001), 9);
    expect(bench.frame().view.message).toMatch(/bottom/);
  });

  it('takes up a body that was let go', () => {
    const bench = new Bench().run('release').wait(20);
    expect(bench.state).toBe('on the bottom');
    expect(bench.number('apparent_weight_n')).toBe(0);
    bench.run('lower_on_string').wait(10);
    expect(bench.number('depth_m')).toBeCloseTo(0.3, 9);
    expect(bench.number('apparent_weight_n')).toBeCloseTo(16.677, 6);
  });
});

describe('in motion', () => {
  it('starts with the acceleration of body and added mass together', () => {
    fc.assert(
      fc.property(volume, fc.integer({ min: 100, max: 10_000 }), fluid, (v, density, of) => {
        const rho = Number(of);
        fc.pre(Math.abs(density / rho - 1) > 0.02);
        const bench = new Bench({ volume: v, object_density: density, fluid_density: of }).run('release_submerged');
        const expected = (G * (rho - density)) / (density + rho / 2);
        const speed = bench.wait(0.005).number('velocity_m_s');
        // Drag takes up to C_d A a t²/… of it: below a per cent in 5 ms.
        expect(Math.abs(speed / (0.005 * expected) - 1)).toBeLessThan(0.01);
      }),
      { numRuns: 25 },
    );
  });

  it('never lets a sinking body go faster than its terminal speed, and a small one reaches it', () => {
    fc.assert(
      fc.property(volume, fc.integer({ min: 1030, max: 10_000 }), (v, density) => {
        const bench = new Bench({ volume: v, object_density: density }).run('release_submerged').wait(10);
        expect(bench.number('fastest_m_s')).toBeLessThanOrEqual(bench.number('terminal_speed') * (1 + 1e-9));
      }),
      { numRuns: 20 },
    );
    const small = new Bench({ volume: 0.0001, object_density: 1100 }).run('release_submerged').wait(10);
    expect(small.number('fastest_m_s') / small.number('terminal_speed')).toBeGreaterThan(0.995);
  });

  it('has no terminal speed without a difference of densities', () => {
    expect(new Bench({ object_density: 1000 }).number('terminal_speed')).toBe(0);
  });

  it('keeps in the can the most that was ever immersed, and never gives it back', () => {
    fc.assert(
      fc.property(volume, fc.integer({ min: 100, max: 10_000 }), fluid, (v, density, of) => {
        const bench = new Bench({ volume: v, object_density: density, fluid_density: of }).run('release');
        let most = 0;
        for (let n = 0; n < 60; n++) {
          bench.wait(0.05);
          const displaced = bench.number('displaced_ml');
          expect(displaced).toBeGreaterThanOrEqual(most);
          expect(displaced).toBeGreaterThanOrEqual(bench.number('submerged_fraction') * v * 1e6 - 1e-6);
          expect(displaced).toBeLessThanOrEqual(v * 1e6 * (1 + 1e-12));
          most = displaced;
        }
      }),
      { numRuns: 12 },
    );
    const bench = new Bench().run('lower_on_string').wait(10).run('raise').wait(15);
    expect(bench.number('submerged_fraction')).toBe(0);
    expect(bench.number('displaced_ml')).toBeCloseTo(1000, 6);
    expect(bench.frame().view.rise).toBeCloseTo(-0.001, 9);
    expect(bench.run('refill').number('displaced_ml')).toBe(0);
    expect(bench.run(['set_crane', 0]).wait(15).number('displaced_ml')).toBeCloseTo(500, 1);
  });

  it('shows an empty can as empty at school, and another amount after each filling', () => {
    const found = [81, 82, 83, 84, 85, 86].map((seed) => {
      const bench = new Bench({}, seed, 'school');
      expect(bench.shown('displaced_ml').value).toBe(0);
      expect(bench.shown('fastest_m_s').value).toBeGreaterThanOrEqual(0);
      return bench.run('lower_on_string').wait(10).shown('displaced_ml');
    });
    expect(new Set(found.map(({ value }) => value)).size).toBeGreaterThan(2);
    for (const { value, u } of found) expect(Math.abs(value - 1000)).toBeLessThan(4 * u!);
  });

  it('has its waterline read by eye: no two seeds alike, but none where there is no waterline', {
    tags: ['rest'],
  }, () => {
    const bench = (seed: number) =>
      new Bench({ object_density: 600 }, seed, 'school').run('release').wait(20).shown('submerged_fraction');
    const found = Array.from({ length: 20 }, (_, n) => bench(n + 1));
    expect(new Set(found.map(({ value }) => value)).size).toBeGreaterThan(2);
    expect(found.filter(({ value, u }) => Math.abs(value - 0.6) < 2 * u!).length).toBeGreaterThan(16);
    expect(new Bench({}, 3, 'school').shown('submerged_fraction').value).toBe(0);
  });

  it('is lowered without a jerk, and stands on the bottom in words too', () => {
    const bench = new Bench().run('lower_on_string').wait(10);
    expect(bench.number('fastest_m_s')).toBeLessThan(0.26);
    expect(bench.run(['set_crane', 1.5]).wait(20).read('body_state')).toBe('on the bottom');
  });

  it('says where the drag law ends, and where everything is slow', () => {
    const fast = new Bench({ volume: 0.01, object_density: 10_000 }).run('release_submerged').wait(0.3);
    expect(fast.frame().view.message).toMatch(/Re = 2·10⁵/);
    const slow = new Bench({ object_density: 1000.5 }).run('release_submerged').wait(1);
    expect(slow.frame().view.message).toMatch(/0\.1 %/);
  });
});

describe('the picture', () => {
  it('has pressures that add up to the buoyant force', () => {
    const { view, fields } = new Bench().run('lower_on_string').wait(10).frame();
    // On a sphere in a linear field the mean of p cos θ over the circle, times the projected size, is exact for any even ring:
    // p = p₀ + ρ g R cos θ, and the mean of cos² is ½.
    let sum = 0;
    for (let n = 0; n < PRESSURE_ARROWS; n++) {
      sum += ((fields['pressures']?.[n] ?? 0) * Math.cos((2 * Math.PI * n) / PRESSURE_ARROWS)) / PRESSURE_ARROWS;
    }
    expect(sum).toBeCloseTo((1000 * G * view.radius) / 2, 1);
  });

  it('keeps the forces found at each depth of a way down', () => {
    const { fields, view } = new Bench().run(['set_crane', 1]).wait(12).frame();
    const found = [...(fields['tensions'] ?? [])].filter((force) => force >= 0);
    expect(found.length).toBeGreaterThan(100);
    expect(view.tension).toBeCloseTo(16.677, 6);
  });
});

describe('in the host', () => {
  it('can be read at every half millisecond', () => {
    const bench = new Bench({ object_density: 500 }).run('release_submerged');
    const speeds = [0.0495, 0.05, 0.0505].map((time) => {
      bench.host.advance(Math.round(time / simulation.dt) - bench.host.step);
      return bench.host.readings().velocity_m_s as number;
    });
    // Weight, buoyancy and added mass give (ρ − ρₒ) g / (ρₒ + ρ/2) = 4.905 m/s²; drag takes a little of it.
    expect((speeds[1]! - speeds[0]!) / 0.0005).toBeCloseTo(4.8, 0);
    expect((speeds[2]! - speeds[1]!) / 0.0005).toBeCloseTo(4.8, 0);
  });

  it('ends the run once the body is at rest for two seconds, not before anything was done', () => {
    const bench = new Bench().wait(10);
    expect(bench.host.finished).toBe(false);
    expect(bench.run('lower_on_string').host.advance(40_000)).toMatchObject({ finished: true });
    bench.run('raise');
    expect(bench.host.finished).toBe(false);
  });

  it('gives the same rows however steps are grouped', () => {
    const run = (grouping: number): unknown => {
      const bench = new Bench({ object_density: 600, volume: 0.004 }).run('release_submerged');
      for (let left = 300; left > 0; left -= grouping) bench.host.advance(Math.min(grouping, left));
      return [bench.frame(), bench.host.readings()];
    };
    expect(run(1)).toEqual(run(77));
  });
});

describe('the buoyant force at school grade', () => {
  const hung = (seed: number): Bench => new Bench({}, seed, 'school').run('lower_on_string').wait(8);

  it('is the difference of the two weighings shown, and off by what it states', { tags: ['rest'] }, () => {
    const { ratio } = spreadOf((seed) => {
      const bench = hung(seed);
      const loss = bench.shown('weight_n').value - bench.shown('apparent_weight_n').value;
      const { value, u } = bench.shown('buoyant_force_n');
      expect(value).toBeCloseTo(loss, 9);
      return { value, u, truth: 9.81 };
    });
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });

  it('is too much on the bottom, where the balance is misled, and is not known of a body that was let go', () => {
    const bench = hung(1).run(['set_crane', 1.5]).wait(10);
    expect(bench.number('buoyant_force_n')).toBeCloseTo(9.81, 6);
    expect(bench.shown('buoyant_force_n').value).toBeGreaterThan(26);
    bench.run('release');
    expect(bench.host.shown()['buoyant_force_n']?.value).toBeNull();
  });

  it('shares the gain of the balance among all rows: their ratio is free of it', () => {
    const shared = hung(7).host.shown()['buoyant_force_n']?.shared ?? {};
    expect(Object.keys(shared)).toEqual(['7 hanging balance gain']);
    expect(shared['7 hanging balance gain']).toBeCloseTo((0.005 / Math.sqrt(3)) * 9.81, 2);
  });
});
