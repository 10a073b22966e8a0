import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/chemistry/chem11';
import { simulation } from '../../../engine/chemistry/bonding-types';
import { ballsOf, KINDS, pieces } from '../../../engine/chemistry/crystal-sites';
import {
  DENSITY_COLUMNS,
  DENSITY_ROWS,
  electronGone,
  fillDensity,
  pairFrames,
} from '../../../engine/chemistry/pair-density';
import { CUBE, madelungByCube, pairEnergy } from '../../../engine/chemistry/pair-energy';
import { bondingSamples, type Compound } from '../../../engine/data/bonding-samples';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const SALT = 'NaCl (Ionic)';
const WATER = 'H2O (Covalent)';
const IRON = 'Fe (Metallic)';
const compounds: readonly Compound[] = [SALT, WATER, IRON];
const compound = fc.constantFrom(...compounds);

class Bench extends benchOf(simulation, { compound: SALT as Compound }, appliesOf(entry)) {
  heat(celsius: number): this {
    this.do('set_temperature', celsius);
    return this.wait(1);
  }
}

describe('the pair', () => {
  it('is lowest in energy at the published bond lengths, at whatever other separation it is put', () => {
    for (const [of, r] of [
      [SALT, 2.3609],
      [WATER, 0.9572],
      [IRON, 2.845],
    ] as const) {
      const bench = new Bench({ compound: of });
      expect(bench.number('separation_angstrom')).toBe(r);
      const lowest = bench.number('pair_energy_kjmol');
      fc.assert(
        fc.property(fc.double({ min: 0.5, max: 10, noNaN: true }), (other) => {
          fc.pre(Math.abs(other - r) > 1e-6);
          expect(pairEnergy(bondingSamples[of].pair, other)).toBeGreaterThan(lowest);
        }),
      );
    }
  });

  it('has the depths of its sources', () => {
    expect(new Bench({ compound: WATER }).number('pair_energy_kjmol')).toBeCloseTo(-525, 9);
    expect(new Bench({ compound: IRON }).number('pair_energy_kjmol')).toBeCloseTo(-0.4174 * 96.485, 9);
    // −C/r₀ (1 − 1/8) by hand.
    expect(new Bench({ compound: SALT }).number('pair_energy_kjmol')).toBeCloseTo(-514.92, 1);
  });

  it('goes to zero far away as its law says', () => {
    expect(pairEnergy(bondingSamples[SALT].pair, 1000)).toBeCloseTo(-1.389354, 6);
    for (const of of [WATER, IRON] as const)
      expect(Math.abs(pairEnergy(bondingSamples[of].pair, 30))).toBeLessThan(1e-9);
  });

  it('refuses a separation outside 0.5 to 10 Å and stays where it is', () => {
    const bench = new Bench();
    for (const value of [0.4, 10.5]) {
      expect(bench.do('set_separation', value)).toMatch(/0\.5.*10/);
      expect(bench.number('separation_angstrom')).toBe(2.3609);
    }
  });
});

describe('the charge density', () => {
  /** Electrons on a line through both nuclei, between two places. */
  const along = (of: Compound, r: number, at: number): number => {
    const field = new Float32Array(DENSITY_ROWS * DENSITY_COLUMNS);
    fillDensity(of, r, field);
    const { from, to } = pairFrames[of];
    const column = Math.floor(((at - from) / (to - from)) * DENSITY_COLUMNS);
    return 10 ** (field[(DENSITY_ROWS / 2) * DENSITY_COLUMNS + column] ?? Number.NaN);
  };

  it('gathers between O and H, and between two atoms of iron, as they come together', () => {
    const middle = (of: Compound, r: number): number => along(of, r, r / 2);
    for (const [of, near] of [
      [WATER, 0.96],
      [IRON, 2.5],
    ] as const) {
      let before = 0;
      for (const r of [4 * near, 3 * near, 2 * near, near]) {
        const now = middle(of, r);
        expect(now).toBeGreaterThan(before);
        before = now;
      }
    }
  });

  it('leaves sodium for chlorine at 9.4 Å', () => {
    expect(electronGone(10)).toBeLessThan(0.05);
    expect(electronGone(9)).toBeGreaterThan(0.9);
    // A place outside of sodium that its outer electron alone reaches.
    expect(along(SALT, 5, -2)).toBeLessThan(0.2 * along(SALT, 10, -2));
  });
});

describe('the crystal', () => {
  it('comes nearer to the published Madelung constant with every second cube', () => {
    expect(madelungByCube).toHaveLength(CUBE);
    const error = madelungByCube.map((m) => Math.abs(m - 1.747565));
    for (let n = 2; n < CUBE; n++) expect(error[n]).toBeLessThan(error[n - 2] ?? 0);
  });

  it('has the neighbours, distances and densities of its structure', () => {
    const neighbours = (of: Compound, reach: number): number => {
      const { sites } = pieces[of];
      const distance = (n: number): number => Math.hypot(sites[n] ?? 0, sites[n + 1] ?? 0, sites[n + 2] ?? 0);
      // The particle nearest to the middle has all its neighbours.
      let middle = 0;
      for (let n = 0; n < sites.length; n += 3) if (distance(n) < distance(middle)) middle = n;
      let count = 0;
      for (let n = 0; n < sites.length; n += 3) {
        const d = Math.hypot(...[0, 1, 2].map((axis) => (sites[n + axis] ?? 0) - (sites[middle + axis] ?? 0)));
        if (n !== middle && d < reach) count++;
      }
      return count;
    };
    expect(neighbours(SALT, 2.9)).toBe(6);
    expect(neighbours(IRON, 2.6)).toBe(8);
    expect(neighbours(WATER, 2.9)).toBe(4);
    // CRC Handbook: 2.17 and 7.87 g/cm³.
    expect(new Bench({ compound: SALT }).number('density_g_cm3')).toBeCloseTo(2.165, 2);
    expect(new Bench({ compound: IRON }).number('density_g_cm3')).toBeCloseTo(7.874, 2);
    expect(new Bench({ compound: IRON }).number('nearest_distance_angstrom')).toBeCloseTo(2.4825, 4);
  });

  it('keeps the rules of ice: two hydrogens on each oxygen at 104.5°, one on each bond', () => {
    const { sites, bonds } = pieces[WATER];
    const count = sites.length / 3;
    for (let m = 0; m < count; m++) {
      const dot = [0, 1, 2].reduce((sum, axis) => sum + (bonds[6 * m + axis] ?? 0) * (bonds[6 * m + 3 + axis] ?? 0), 0);
      expect((Math.acos(dot) * 180) / Math.PI).toBeCloseTo(104.5, 6);
    }
    const between = (i: number, j: number): number => {
      const d = [0, 1, 2].map((axis) => (sites[3 * j + axis] ?? 0) - (sites[3 * i + axis] ?? 0));
      const length = Math.hypot(...d);
      if (length > 2.95) return 0;
      return [0, 3].filter((h) => {
        const cosine = d.reduce((sum, part, axis) => sum + (part * (bonds[6 * i + h + axis] ?? 0)) / length, 0);
        // A hydrogen on the bond lies within the few degrees by which 104.5° differs from a tetrahedron.
        return cosine > Math.cos((8 * Math.PI) / 180);
      }).length;
    };
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < i; j++) {
        const near =
          Math.hypot(...[0, 1, 2].map((axis) => (sites[3 * i + axis] ?? 0) - (sites[3 * j + axis] ?? 0))) < 2.95;
        if (near) expect(between(i, j) + between(j, i)).toBe(1);
      }
    }
  });

  it('is drawn whole, and only in part as a gas or a solution', () => {
    const balls = (bench: Bench): number[] => {
      const out = Object.fromEntries(
        Object.entries(bench.host.fields).map(([id, { shape }]) => [
          id,
          new Float32Array(shape.reduce((product, extent) => product * extent, 1)),
        ]),
      );
      bench.host.view(out);
      return [...(out['balls'] ?? [])].filter((_, n) => n % 4 === 3);
    };
    for (const of of compounds) {
      expect(balls(new Bench({ compound: of })).filter((kind) => kind >= 0)).toHaveLength(ballsOf(of));
    }
    const solution = new Bench({ compound: SALT });
    solution.do('add_to_water');
    const ions = balls(solution).filter((kind) => kind >= 0);
    expect(ions.filter((kind) => kind === KINDS.Na)).toHaveLength(ions.length / 2);
    expect(balls(new Bench({ compound: SALT }).heat(2000)).filter((kind) => kind >= 0)).toHaveLength(20);
  });

  it('vibrates with a variance in proportion to the absolute temperature', () => {
    const variance = (celsius: number): number => {
      const bench = new Bench({ compound: IRON }).heat(celsius);
      const { sites } = pieces[IRON];
      let [sum, count] = [0, 0];
      for (let shot = 0; shot < 40; shot++) {
        bench.wait(0.5);
        const out = Object.fromEntries(
          Object.entries(bench.host.fields).map(([id, { shape }]) => [
            id,
            new Float32Array(shape.reduce((product, extent) => product * extent, 1)),
          ]),
        );
        bench.host.view(out);
        for (let n = 0; n < sites.length; n++) {
          const at = out['balls']?.[4 * Math.floor(n / 3) + (n % 3)] ?? 0;
          sum += (at - (sites[n] ?? 0)) ** 2;
          count++;
        }
      }
      return sum / count;
    };
    // 40 × 273 samples, correlated for 0.14 s: about 1.5 % on each variance.
    expect(Math.abs(variance(880) / variance(25) / (1153.15 / 298.15) - 1)).toBeLessThan(0.06);
  });
});

describe('the cell', () => {
  it('conducts through salt more than 10¹⁴ times better melted or dissolved than solid and dry', () => {
    const solid = new Bench().number('conductivity_s_m');
    const melt = new Bench().heat(900).number('conductivity_s_m');
    const solution = new Bench();
    expect(solution.do('add_to_water')).toBeUndefined();
    expect(melt / solid).toBeGreaterThan(1e14);
    expect(solution.number('conductivity_s_m') / solid).toBeGreaterThan(1e14);
    expect([melt, solution.number('conductivity_s_m')]).toEqual([358, 8.5]);
  });

  it('finds iron worse the hotter it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 1537 }), fc.integer({ min: -50, max: 1537 }), (a, b) => {
        fc.pre(a !== b);
        const [cold, hot] = [Math.min(a, b), Math.max(a, b)].map((celsius) =>
          new Bench({ compound: IRON }).heat(celsius).number('conductivity_s_m'),
        );
        expect(hot).toBeLessThan(cold ?? 0);
      }),
      { numRuns: 12 },
    );
    expect(new Bench({ compound: IRON }).heat(20).number('conductivity_s_m')).toBeCloseTo(1 / 9.61e-8, 0);
  });

  it('has the resistivity of iron that is tabulated, which grows faster than in proportion up to 770 °C', () => {
    const resistivity = (celsius: number): number =>
      1e8 / new Bench({ compound: IRON }).heat(celsius).number('conductivity_s_m');
    // CRC Handbook, at 500 and 800 K.
    expect(resistivity(227)).toBeCloseTo(23.7, 1);
    expect(resistivity(527)).toBeCloseTo(57.1, 1);
    const slope = (from: number, to: number): number => (resistivity(to) - resistivity(from)) / (to - from);
    expect(slope(600, 760)).toBeGreaterThan(2 * slope(20, 120));
    expect(slope(950, 1350)).toBeLessThan(slope(20, 120));
  });

  it('gives ice the density of its cell at 250 K', () => {
    expect(new Bench({ compound: WATER }).heat(-20).number('density_g_cm3')).toBeCloseTo(0.92, 3);
  });

  it('knows no neighbours in a melt of salt, and the solution as dissolved rather than solid', () => {
    const melt = new Bench().heat(900);
    expect([melt.read('nearest_distance_angstrom'), melt.read('coordination_number')]).toEqual([null, null]);
    const solution = new Bench();
    solution.do('add_to_water');
    expect(solution.number('phase')).toBe(3);
    expect(solution.read('coordination_number')).toBeNull();
    expect(new Bench({ compound: WATER }).number('coordination_number')).toBe(2);
  });

  it('never carries more than 10 A, and carries κ V · 1 cm below', () => {
    fc.assert(
      fc.property(
        compound,
        fc.double({ min: 0, max: 12, noNaN: true }),
        fc.integer({ min: -50, max: 3000 }),
        (of, volts, celsius) => {
          const bench = new Bench({ compound: of });
          bench.do('apply_voltage', volts);
          bench.heat(celsius);
          const current = bench.read('current_a');
          if (bench.read('phase') === 2) {
            expect([current, bench.read('conductivity_s_m'), bench.read('conductivity_meter')]).toEqual([
              null,
              null,
              null,
            ]);
          } else {
            expect(current).toBeCloseTo(Math.min(10, bench.number('conductivity_s_m') * volts * 0.01), 9);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('writes what it cannot tell from nothing as smaller than 10⁻¹⁴', () => {
    expect(new Bench().read('conductivity_meter')).toBe('< 10⁻¹⁴ S/m');
    expect(new Bench({ compound: WATER }).read('conductivity_meter')).toBe('5.50 × 10⁻⁶ S/m');
    expect(new Bench().heat(900).read('conductivity_meter')).toBe('358 S/m');
    expect(new Bench({ compound: IRON }).read('conductivity_meter')).toBe('1.01 × 10⁷ S/m');
  });
});

describe('heat', () => {
  it('never lets the phase fall as it rises, and changes it at the melting and the boiling point only', () => {
    for (const of of compounds) {
      const { melting, boiling } = bondingSamples[of];
      fc.assert(
        fc.property(fc.integer({ min: -50, max: 3000 }), (celsius) => {
          const expected = celsius <= melting ? 0 : celsius <= boiling ? 1 : 2;
          expect(new Bench({ compound: of }).heat(celsius).number('phase')).toBe(expected);
          // From the hot side as well.
          expect(new Bench({ compound: of }).heat(3000).heat(celsius).number('phase')).toBe(expected);
        }),
        { numRuns: 15 },
      );
      const bench = new Bench({ compound: of }).heat(-50);
      bench.do('set_temperature', 3000);
      let [phase, temperature] = [0, -50];
      for (let n = 0; n < 60; n++) {
        bench.wait(1 / 60);
        const [next, warmer] = [bench.number('phase'), bench.number('temperature_c')];
        expect(next).toBeGreaterThanOrEqual(phase);
        expect(warmer).toBeGreaterThanOrEqual(temperature);
        // The step in which it changes goes over one of the two points.
        const crossed = [melting, boiling].filter((point) => temperature <= point && point <= warmer);
        if (next > phase) expect(crossed.length).toBeGreaterThan(0);
        [phase, temperature] = [next, warmer];
      }
      expect([phase, temperature]).toEqual([2, 3000]);
    }
  });

  it('is taken up at rest while the sample melts', () => {
    const bench = new Bench();
    bench.do('set_temperature', 900);
    const seen: number[] = [];
    for (let n = 0; n < 54; n++) seen.push(bench.wait(1 / 60).number('temperature_c'));
    expect(seen.filter((celsius) => celsius === 800.7).length).toBeGreaterThan(10);
    expect(seen.at(-1)).toBe(900);
  });

  it('is refused to a solution', () => {
    const bench = new Bench();
    bench.do('add_to_water');
    expect(bench.do('set_temperature', 900)).toBe('The solution is kept at 25 °C. Reset the bench for a dry crystal.');
    expect(bench.wait(1).number('temperature_c')).toBe(25);
  });
});

describe('water and hammer', () => {
  it('says what does not dissolve, and changes nothing', () => {
    for (const [of, sentence] of [
      [IRON, 'Iron is insoluble in water: it stays as it is.'],
      [WATER, 'The sample is water itself: there is nothing to dissolve.'],
    ] as const) {
      const bench = new Bench({ compound: of });
      const before = bench.number('conductivity_s_m');
      expect(bench.do('add_to_water')).toBe(sentence);
      expect(bench.number('conductivity_s_m')).toBe(before);
    }
    expect(new Bench().heat(900).do('add_to_water')).toMatch(/spatter/);
    expect(new Bench().heat(-20).do('add_to_water')).toMatch(/freeze/);
    const twice = new Bench();
    twice.do('add_to_water');
    expect(twice.do('add_to_water')).toBe('The salt is dissolved already.');
  });

  it('cleaves salt, makes iron slip and shatters ice; liquids and solutions it leaves alone', () => {
    const struck = (bench: Bench): unknown => [bench.do('strike'), bench.read('strike_result'), bench.read('blows')];
    expect(struck(new Bench())).toEqual([undefined, 'cleaved along {100}', 1]);
    expect(struck(new Bench({ compound: IRON }))).toEqual([undefined, 'slipped along {110}', 1]);
    expect(struck(new Bench({ compound: WATER }).heat(-20))).toEqual([undefined, 'shattered', 1]);
    expect(struck(new Bench({ compound: WATER }))).toEqual([expect.stringMatching(/liquid/), 'not struck', 0]);
    expect(struck(new Bench().heat(2000))).toEqual([expect.stringMatching(/gas/), 'not struck', 0]);
    const solution = new Bench();
    solution.do('add_to_water');
    expect(struck(solution)).toEqual([expect.stringMatching(/dissolved/), 'not struck', 0]);
  });

  it('is mended by melting', () => {
    const bench = new Bench();
    bench.do('strike');
    expect(bench.heat(900).heat(25).read('strike_result')).toBe('not struck');
  });
});

describe('a run', () => {
  it('is the same however its steps are grouped', () => {
    const run = (grouping: number): unknown => {
      const bench = new Bench({ compound: IRON });
      bench.do('apply_voltage', 6);
      bench.do('set_temperature', 1700);
      for (let left = 180; left > 0; left -= grouping) bench.host.advance(Math.min(grouping, left));
      const out = Object.fromEntries(
        Object.entries(bench.host.fields).map(([id, { shape }]) => [
          id,
          new Float32Array(shape.reduce((product, extent) => product * extent, 1)),
        ]),
      );
      return [bench.host.view(out), out, bench.host.readings()];
    };
    expect(run(1)).toEqual(run(53));
  });
});
