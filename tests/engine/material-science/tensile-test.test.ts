import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DuctileAlloy, type TensileAlloyName, tensileAlloys } from '../../../engine/data/tensile-alloys';
import { CURVE_COLUMNS, CURVE_POINTS } from '../../../engine/material-science/tensile-record';
import { type Params, simulation } from '../../../engine/material-science/tensile-test';
import { benchOf } from '../drive';

const defaults: Params = {
  material: 'Low-carbon steel A36',
  diameter: 12.5,
  gauge_length: 50,
  crosshead_speed: 5,
  extensometer: true,
  specimen: 1,
  noise: false,
};
/** The stiffness of the machine, kN/mm. */
const STIFFNESS = 100;
const LONG = 8000;

class Bench extends benchOf(simulation, defaults, { crosshead_speed: 'live' }) {
  toFracture(): this {
    return this.until(() => this.host.finished, LONG);
  }
  get area(): number {
    return (Math.PI / 4) * this.params.diameter ** 2;
  }
}

const ductile: readonly DuctileAlloy<TensileAlloyName>[] = tensileAlloys.filter((alloy) => alloy.law === 'Voce');
const anyDuctile = fc.constantFrom(...ductile);

describe('the table of alloys', () => {
  /** True stress at a plastic strain, MPa, and total strain. */
  const voce = ({ sigma0, q, b }: DuctileAlloy, p: number): number => (sigma0 + q * (1 - Math.exp(-b * p))) / 1e6;
  const total = (alloy: DuctileAlloy, p: number): number => (voce(alloy, p) * 1e6) / alloy.modulus + p;

  it.each(ductile.map((alloy) => [alloy.name, alloy] as const))(
    '%s: Voce passes through Rp0.2 and has its load maximum at Ag, Rm',
    (_name, alloy) => {
      const engineering = (p: number): number => voce(alloy, p) * Math.exp(-total(alloy, p));
      // Rp0.2 at a plastic strain of 0.2 %; in A36 that lies on the plateau, which Voce overtakes at 1.6 %.
      const at = alloy.yieldPoint ? 0.016 : 0.002;
      expect(Math.abs(engineering(at) - alloy.proofStress / 1e6)).toBeLessThan(0.2);
      let best = 0;
      for (let p = 0; p < 0.6; p += 1e-4) if (engineering(p) > engineering(best)) best = p;
      expect(engineering(best)).toBeCloseTo(alloy.tensileStrength / 1e6, 1);
      expect(Math.abs(Math.expm1(total(alloy, best)) - alloy.uniformElongation)).toBeLessThan(0.003);
    },
  );
});

describe('results', () => {
  it('puts elongation against √S0/L0 on a line of slope β and intercept Ag', () => {
    fc.assert(
      fc.property(anyDuctile, (alloy) => {
        for (const gauge_length of [25, 50, 100]) {
          const bench = new Bench({ material: alloy.name, gauge_length }).run('start').toFracture().run('fit_pieces');
          const line = alloy.uniformElongation + (alloy.barba * Math.sqrt(bench.area)) / gauge_length;
          expect(bench.number('elongation')).toBeCloseTo(100 * line, 8);
        }
      }),
      { numRuns: 4 },
    );
  });

  it.each(
    ductile.map(
      ({ name, modulus, proofStress, tensileStrength, reductionOfArea }) =>
        [
          name,
          { e: modulus / 1e9, rp: proofStress / 1e6, rm: tensileStrength / 1e6, z: reductionOfArea * 100 },
        ] as const,
    ),
  )('%s: gives back E, Rp0.2, Rm and Z of its data sheet', (material, { e, rp, rm, z }) => {
    const bench = new Bench({ material }).run('start').toFracture();
    const modulus = bench.number('youngs_modulus');
    expect(modulus).toBeLessThan(e);
    expect(modulus).toBeGreaterThan(e * 0.994);
    expect(Math.abs(bench.number('rp02') - rp)).toBeLessThan(0.5);
    expect(Math.abs(bench.number('rm') - rm)).toBeLessThan(0.05);
    expect(bench.number('reduction_area')).toBeCloseTo(z, 9);
  });

  it('has none before fracture, and no elongation before the pieces are fitted', () => {
    const bench = new Bench().run('start').wait(150);
    for (const id of [
      'youngs_modulus',
      'rp02',
      'upper_yield',
      'rm',
      'ag',
      'elongation',
      'reduction_area',
      'hardening_n',
    ] as const) {
      expect(bench.read(id), id).toBeNull();
    }
    bench.toFracture();
    expect(bench.read('elongation')).toBeNull();
    expect(bench.do('fit_pieces')).toBe('Final gauge length: 66.50 mm.');
    expect(bench.number('elongation')).toBeCloseTo(33, 1);
  });

  it('takes the stress at fracture from Bridgman and Le Roy', () => {
    // A36 by hand: εf = 0.96758, εu = 0.18232, Δ = 0.78526, a/R = 1.1 Δ²/(Δ + 0.2) = 0.68846,
    // Voce at εf − 516/200000 = 0.96500: 559.49 MPa, area ratio 0.38.
    const factor = (1 + 2 / 0.68846) * Math.log(1 + 0.68846 / 2);
    expect(factor).toBeCloseTo(1.1556, 3);
    const bench = new Bench().run('start').toFracture();
    expect(bench.number('fracture_stress')).toBeCloseTo(559.49 * factor * 0.38, 1);
    bench.run('measure_neck');
    expect(bench.number('neck_diameter')).toBeCloseTo(12.5 * Math.sqrt(0.38), 8);
    expect(bench.number('true_stress')).toBeCloseTo(bench.number('fracture_stress') / 0.38, 8);
    expect(bench.number('true_strain')).toBeCloseTo(-100 * Math.log(0.38), 8);
  });

  it('has its load maximum where dσ/dε = σ', () => {
    fc.assert(
      fc.property(anyDuctile, (alloy) => {
        const bench = new Bench({ material: alloy.name }).run('start');
        let last = 0;
        bench.until(() => {
          const falls = bench.number('force') < last && bench.number('strain') > 3;
          last = bench.number('force');
          return falls;
        }, LONG);
        const {
          view,
          fields: { curve },
        } = bench.frame();
        // The ratio of dσ/dε to σ at two of the last points of the uniform bar, run on to 1.
        const [p, q] = [30, 1].map((back) => {
          const at = (view.curve.uniform - back) * CURVE_COLUMNS;
          return { strain: curve[at + 2] ?? 0, log: Math.log((curve[at + 4] ?? 0) / (curve[at + 3] ?? 0)) };
        }) as [{ strain: number; log: number }, { strain: number; log: number }];
        const crossing = q.strain - (q.log * (q.strain - p.strain)) / (q.log - p.log);
        expect(Math.abs(crossing - 100 * Math.log1p(alloy.uniformElongation))).toBeLessThan(0.1);
        expect(view.necking).toBe(true);
      }),
      { numRuns: 8 },
    );
  });

  it('gives annealed copper the hardening exponent of its true curve', () => {
    // Two points of Voce's law of copper, at true strains of 2 % and 28 %, are 98.2 and 291.6 MPa.
    const bench = new Bench({ material: 'Copper C11000 (annealed)' }).run('start').toFracture();
    const secant = Math.log(291.6 / 98.2) / Math.log(0.28 / 0.02);
    expect(Math.abs(bench.number('hardening_n') - secant)).toBeLessThan(0.05);
  });
});

describe('the machine', () => {
  it('adds F/C to the extension: crosshead travel', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...tensileAlloys),
        fc.integer({ min: 40, max: 160 }),
        fc.integer({ min: 20, max: 200 }),
        fc.integer({ min: 1, max: 80 }),
        ({ name }, tenths, gauge_length, seconds) => {
          const bench = new Bench({ material: name, diameter: tenths / 10, gauge_length }).run('start').wait(seconds);
          if (bench.host.finished) return;
          const rest = bench.number('crosshead') - bench.number('extension') - bench.number('force') / STIFFNESS;
          expect(Math.abs(rest)).toBeLessThan(1e-9);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('makes the slope too small where the strain is crosshead travel, but hardly touches Rp0.2', () => {
    const bench = new Bench({ material: 'Aluminium 6061-T6', extensometer: false });
    expect(bench.do('start')).toContain('Not valid: machine stiffness included.');
    bench.wait(2);
    const series = 1 / (1 / 68.9e3 + bench.area / (50 * STIFFNESS * 1e3));
    expect(bench.number('stress') / (bench.number('strain') / 100)).toBeCloseTo(series, -2);
    bench.toFracture();
    expect(bench.read('youngs_modulus')).toBeNull();
    expect(bench.view.modulusNote).toBe('Not valid: machine stiffness included.');
    expect(Math.abs(bench.number('rp02') - 276)).toBeLessThan(1);
  });

  it('goes on from the last strain with the crosshead when the extensometer is taken off', () => {
    const bench = new Bench().run('start').wait(60);
    const strain = bench.number('strain');
    const travel = bench.number('crosshead');
    bench.run('remove_extensometer');
    expect(bench.number('strain')).toBeCloseTo(strain, 12);
    bench.wait(20);
    expect(bench.number('strain')).toBeCloseTo(strain + (100 * (bench.number('crosshead') - travel)) / 50, 9);
    expect(bench.do('remove_extensometer')).toBe('There is no extensometer on the bar.');
    bench.toFracture();
    expect(bench.number('youngs_modulus')).toBeCloseTo(199.8, 1);
  });

  it('has no modulus when the extensometer comes off within the straight part', () => {
    const bench = new Bench({ material: 'Aluminium 6061-T6' }).run('start');
    bench
      .until(() => bench.number('stress') > 60, LONG)
      .run('remove_extensometer')
      .toFracture();
    expect(bench.read('youngs_modulus')).toBeNull();
    expect(bench.view.modulusNote).toBe('Not valid: machine stiffness included.');
  });

  it('stops at the limit of the load cell', () => {
    const bench = new Bench({ material: 'Titanium Ti-6Al-4V (annealed)', diameter: 20 }).run('start').wait(600);
    expect(bench.view.motion).toBe('overloaded');
    expect(bench.view.message).toBe('Load cell limit: use a thinner bar.');
    expect(bench.number('max_force')).toBeCloseTo(200, 6);
    expect(bench.do('start')).toBe('Load cell limit: use a thinner bar.');
    expect(bench.do('unload')).toBeUndefined();
    bench.wait(60);
    expect(bench.number('force')).toBe(0);
    expect(bench.view.motion).toBe('unloaded');
  });

  it('stands while stopped and moves at its speed otherwise', () => {
    const bench = new Bench({ crosshead_speed: 12 });
    bench.wait(10);
    expect(bench.number('crosshead')).toBe(0);
    bench.run('start').wait(30);
    expect(bench.number('crosshead')).toBeCloseTo(6, 9);
    bench.run('stop').wait(10);
    expect(bench.number('crosshead')).toBeCloseTo(6, 9);
    expect(bench.number('force')).toBeGreaterThan(30);
    bench.host.change({ crosshead_speed: 6 });
    bench.run('start').wait(10);
    expect(bench.number('crosshead')).toBeCloseTo(7, 9);
  });
});

describe('yielding and unloading', () => {
  it('drops from the upper yield point to the plateau at fixed crosshead', () => {
    const bench = new Bench().run('start');
    bench.until(() => bench.number('max_force') > 34.97, LONG).wait(1);
    const {
      view,
      fields: { curve },
    } = bench.frame();
    const stresses = Array.from({ length: view.curve.points }, (_, n) => curve[n * CURVE_COLUMNS + 1] ?? 0);
    const strains = Array.from({ length: view.curve.points }, (_, n) => curve[n * CURVE_COLUMNS] ?? 0);
    const peak = stresses.indexOf(Math.max(...stresses));
    expect(stresses[peak]).toBeCloseTo(285, 2);
    expect(stresses[peak + 1]).toBeCloseTo(250, 2);
    // The springs of bar and machine give ΔF/C: 35 MPa × 122.7 mm² / 100 kN/mm / 50 mm = 0.0859 %, and the time between
    // two samples at most 0.005 %.
    const jump = (strains[peak + 1] ?? 0) - (strains[peak] ?? 0);
    expect(jump).toBeGreaterThan(0.0858);
    expect(jump).toBeLessThan(0.0859 + 0.006);
  });

  it('ends the plateau where Voce overtakes it, at a plastic strain of 0.016', () => {
    const bench = new Bench().run('start');
    bench.until(() => bench.number('max_force') > 34.97, LONG).wait(2);
    expect(bench.number('stress')).toBeCloseTo(250, 2);
    bench.until(() => bench.number('stress') > 250.01, LONG);
    expect(Math.abs(bench.number('strain') - 1.72)).toBeLessThan(0.05);
  });

  it('unloads along E, keeps its set, and comes back to the same curve', () => {
    fc.assert(
      fc.property(anyDuctile, fc.integer({ min: 8, max: 50 }), fc.boolean(), (alloy, seconds, off) => {
        const bench = new Bench({ material: alloy.name }).run('start').wait(seconds);
        if (off) bench.run('remove_extensometer');
        const [stress, travel] = [bench.number('stress'), bench.number('crosshead')];
        const { necking, extensionMm: extension } = bench.view;
        bench.run('unload').until(() => bench.view.motion === 'unloaded', 200);
        expect(bench.number('force')).toBe(0);
        const set = bench.view.extensionMm;
        // In true measures the line down has the slope E.
        const sprungBack = Math.log((50 + extension) / (50 + set));
        if (!necking && !off) {
          expect((sprungBack * alloy.modulus) / 1e6 / (stress * (1 + extension / 50))).toBeCloseTo(1, 8);
        }
        expect(bench.number('crosshead')).toBeCloseTo(set, 9);
        bench.run('reload').until(() => bench.number('crosshead') >= travel, 400);
        const back = travel - bench.number('crosshead');
        expect(Math.abs(bench.number('stress') - stress)).toBeLessThan(0.5 + Math.abs(back) * 900);
      }),
      { numRuns: 20 },
    );
  });

  it('reloads from a stop on the way down', () => {
    const bench = new Bench().run('start').wait(60).run('unload').wait(1).run('stop').wait(2);
    const halfway = bench.number('force');
    expect(halfway).toBeGreaterThan(1);
    bench.run('reload').wait(0.5);
    expect(bench.number('force')).toBeGreaterThan(halfway);
  });

  it('has no second upper yield point after reloading', () => {
    const bench = new Bench().run('start').wait(15).run('unload').wait(10).run('reload');
    let greatest = 0;
    bench.until(() => {
      greatest = Math.max(greatest, bench.number('stress'));
      return bench.number('crosshead') > 1.1;
    }, LONG);
    expect(greatest).toBeLessThan(250.01);
  });

  it('keeps the record in shape through many loops', () => {
    const bench = new Bench({ material: 'Copper C11000 (annealed)' }).run('start');
    for (let loop = 0; loop < 14; loop++) bench.wait(12).run('unload').wait(5).run('reload');
    bench.toFracture();
    const {
      view,
      fields: { curve },
    } = bench.frame();
    expect(view.curve.points).toBeLessThanOrEqual(CURVE_POINTS);
    expect(view.curve.halvings).toBeGreaterThan(0);
    const strains = Array.from({ length: view.curve.points }, (_, n) => curve[n * CURVE_COLUMNS] ?? 0);
    expect(Math.max(...strains)).toBeCloseTo(45, 0);
    expect(bench.number('rm')).toBeCloseTo(220, 1);
  });
});

describe('rate, size and shape', () => {
  it('raises all flow stresses by the power m of the speed', () => {
    fc.assert(
      fc.property(anyDuctile, (alloy) => {
        const rm = (crosshead_speed: number): number =>
          new Bench({ material: alloy.name, crosshead_speed }).run('start').toFracture().number('rm');
        expect(rm(50) / rm(5)).toBeCloseTo(10 ** alloy.rateExponent, 3);
      }),
      { numRuns: 4 },
    );
  });

  it('gives stresses that do not depend on the diameter', () => {
    const rm = (diameter: number): number => new Bench({ diameter }).run('start').toFracture().number('rm');
    expect(rm(6)).toBeCloseTo(rm(18), 2);
  });

  it('draws a bar of constant volume, in the neck too', () => {
    fc.assert(
      fc.property(anyDuctile, fc.double({ min: 0.05, max: 0.99, noNaN: true }), (alloy, part) => {
        const bench = new Bench({ material: alloy.name, gauge_length: 100, diameter: 10 }).run('start');
        const end = 100 * alloy.uniformElongation + alloy.barba * Math.sqrt(bench.area);
        bench.until(() => bench.number('extension') > part * end, LONG);
        if (bench.host.finished) return;
        const { heightsMm, radiiMm } = bench.view.profile;
        let volume = 0;
        for (let n = 1; n < heightsMm.length; n++) {
          const [r, q] = [radiiMm[n - 1] ?? 0, radiiMm[n] ?? 0];
          volume += (Math.PI / 3) * ((heightsMm[n] ?? 0) - (heightsMm[n - 1] ?? 0)) * (r * r + r * q + q * q);
        }
        expect(volume / (bench.area * 100)).toBeCloseTo(1, 2);
      }),
      { numRuns: 12 },
    );
  });

  it('breaks cast iron flat, at its strength and 0.35 %', () => {
    const bench = new Bench({ material: 'Grey cast iron class 30' }).run('start').toFracture().run('fit_pieces');
    expect(bench.number('rm')).toBeCloseTo(207, 6);
    expect(bench.number('fracture_stress')).toBeCloseTo(207, 6);
    expect(bench.number('elongation')).toBeCloseTo(100 * (207 / 854) ** 4, 9);
    expect(bench.number('reduction_area')).toBe(0);
    expect(bench.read('hardening_n')).toBeNull();
    // (σ/854)^4 = 0.002 at 854 × 0.2115 = 180.6 MPa.
    expect(bench.number('rp02')).toBeCloseTo(180.6, 0);
    expect(bench.number('ag')).toBeCloseTo(0.345, 3);
    expect(bench.view.fracture).toBe('flat');
  });
});

describe('scatter', () => {
  const bars = Array.from({ length: 150 }, (_, n) => {
    const inputs = { material: 'Aluminium 7075-T6', specimen: n + 1, noise: true, crosshead_speed: 50 } as const;
    return () => new Bench(inputs).run('start').toFracture().run('fit_pieces').host.readings();
  });
  const spread = (values: readonly number[]): { mean: number; relative: number } => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
    return { mean, relative: Math.sqrt(variance) / mean };
  };

  // The standard deviation of 150 draws is itself uncertain by 6 %, the mean by a twelfth of it: bounds of 4 times that.
  it('gives strengths of 1.5 % and elongations of 3 % about the typical values', () => {
    const all = bars.map((readings) => readings());
    const spreadOf = (id: string) => spread(all.map((readings) => Number(readings[id])));
    const rm = spreadOf('rm');
    const typical = 572 * 10 ** 0.002;
    expect(Math.abs(rm.relative - 0.015)).toBeLessThan(0.0036);
    expect(Math.abs(rm.mean / typical - 1)).toBeLessThan(0.005);
    const elongation = spreadOf('elongation');
    expect(Math.abs(elongation.relative - 0.03)).toBeLessThan(0.0072);
    expect(Math.abs(elongation.mean - 11)).toBeLessThan(0.11);
  });

  it('belongs to the specimen: the same number gives the same bar, another one another', () => {
    const rm = (specimen: number, seed: number): number =>
      new Bench({ noise: true, specimen, crosshead_speed: 50 }, seed).run('start').toFracture().number('rm');
    expect(rm(3, 1)).toBe(rm(3, 1));
    expect(rm(3, 1)).not.toBe(rm(4, 1));
    expect(rm(3, 1)).not.toBe(rm(3, 2));
  });

  it('makes the load cell restless by 10 N', () => {
    const bench = new Bench({ noise: true }).run('start').wait(30).run('stop');
    const values = Array.from({ length: 400 }, () => bench.wait(simulation.dt).number('force') * 1000);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const sd = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
    // Standard deviation of 400 draws: uncertain by 3.5 %.
    expect(Math.abs(sd - 10)).toBeLessThan(1.5);
  });
});

describe('what is refused', () => {
  it('says why, and changes nothing', () => {
    const bench = new Bench();
    const refusals = (names: readonly (keyof typeof simulation.actions)[]): void => {
      for (const name of names) {
        const before = JSON.stringify(bench.host.readings());
        expect(bench.do(name), name).toMatch(/\w+ \w+/);
        expect(JSON.stringify(bench.host.readings()), name).toBe(before);
      }
    };
    refusals(['stop', 'unload', 'reload', 'fit_pieces']);
    bench.run('start').wait(20);
    refusals(['start', 'reload', 'fit_pieces']);
    bench.run('stop');
    refusals(['stop', 'reload', 'fit_pieces']);
    bench.run('start');
    bench.run('unload');
    refusals(['unload', 'fit_pieces']);
    bench.wait(20);
    refusals(['stop', 'unload']);
    bench.run('reload').toFracture();
    refusals(['start', 'stop', 'reload', 'unload']);
    expect(bench.do('unload')).toBe('The bar is broken: there is no load to take off.');
    bench.run('fit_pieces');
    refusals(['fit_pieces', 'start', 'unload']);
  });

  it('warns who leaves the extensometer on', () => {
    expect(new Bench().run('start').toFracture().view.message).toBe(
      'Fracture with the extensometer on: take it off earlier.',
    );
    const off = new Bench().run('start').wait(30).run('remove_extensometer').toFracture();
    expect(off.view.message).toBe('Fracture. Fit the pieces together and measure.');
  });
});

describe('a run', () => {
  it('does not depend on how steps are grouped', () => {
    const one = new Bench({ noise: true }).run('start');
    const two = new Bench({ noise: true }).run('start');
    for (let step = 0; step < 900; step++) one.host.advance(1);
    two.host.advance(137);
    two.host.advance(763);
    expect(one.host.readings()).toEqual(two.host.readings());
    expect(one.frame()).toEqual(two.frame());
  });

  it('ends at fracture, and is done', () => {
    const bench = new Bench().run('start').toFracture();
    expect(bench.host.finished).toBe(true);
    const { time } = bench.host;
    // By hand: 16.5 mm of extension and 245.6 MPa × 122.7 mm² / 100 kN/mm, at 5 mm/min.
    expect(Math.abs(time - (16.5 + 0.301) * 12)).toBeLessThan(0.2);
  });
});
