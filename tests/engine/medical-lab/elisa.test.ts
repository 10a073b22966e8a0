import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, STANDARDS, UNKNOWNS, WELLS, wellsOf } from '../../../engine/data/elisa-plate';
import {
  fitLogistic,
  type Logistic,
  logisticAt,
  logisticInverse,
  logisticPredicted,
} from '../../../engine/instruments/four-parameter-logistic';
import { type Params, simulation } from '../../../engine/medical-lab/elisa';
import { boundAfter, createColouring, nanomolar, TMB } from '../../../engine/medical-lab/sandwich-assay';
import { SimulationHost } from '../../../engine/runtime/host';

const USUAL: Params = {
  wash_steps: 3,
  incubation_min: 60,
  substrate_min: 15,
  sample_dilution: '1',
  swap_standards: false,
  specimen: 1,
  noise: false,
};

const hostOf = (inputs: Partial<Params> = {}, seed = 1): SimulationHost =>
  new SimulationHost({ simulation, inputs: { ...USUAL, ...inputs }, applies: {}, seed, grade: 'ideal' });
const wait = (host: SimulationHost, seconds: number): void => {
  host.advance(Math.round(seconds / simulation.dt));
};
function plate(inputs: Partial<Params> = {}, seed = 1): Readonly<Record<string, unknown>> {
  const host = hostOf(inputs, seed);
  host.act({ do: 'run_protocol' });
  wait(host, 20_000);
  return host.readings();
}
const number = (readings: Readonly<Record<string, unknown>>, id: string): number => readings[id] as number;
const said = (host: SimulationHost): readonly string[] => host.takeNotices().map(({ notice }) => notice);

describe('the well', () => {
  it('binds as the closed form says', () => {
    expect(Math.abs(boundAfter(nanomolar(4000), 3600) - 0.05454)).toBeLessThan(0.0001);
    expect(boundAfter(0, 3600)).toBe(0);
  });

  it('agrees with small steps of the same law', () => {
    fc.assert(
      fc.property(fc.double({ min: 10, max: 9000, noNaN: true }), (picograms) => {
        const antigen = nanomolar(picograms);
        let bound = 0;
        for (let n = 0; n < 18_000; n++) bound += 0.1 * (5e-3 * (antigen - bound) * (0.08 - bound) - 3e-4 * bound);
        expect(bound / boundAfter(antigen, 1800)).toBeCloseTo(1, 3);
      }),
      { numRuns: 8 },
    );
  });

  it('keeps its substrate between nothing and all of it', () => {
    const advance = createColouring(2);
    const left = Float64Array.of(TMB, TMB);
    for (let n = 0; n < 4000; n++) {
      const [before = 0] = left;
      advance(left, Float64Array.of(12, 0), 1);
      expect(left[0]).toBeLessThanOrEqual(before);
      expect(left[0]).toBeGreaterThanOrEqual(0);
    }
    expect(left[0]).toBeLessThan(0.01 * TMB);
    expect(left[1]).toBe(TMB);
  });

  it('stands on the plate in its place: pairs, twenty blanks, the rest empty', () => {
    expect(wellsOf('standard', 3)).toHaveLength(2);
    expect(wellsOf('unknown', 5)).toHaveLength(2);
    expect(wellsOf('blank')).toHaveLength(20);
    expect(Array.from({ length: WELLS }, (_, n) => n).filter((n) => contentOf(n) === null)).toHaveLength(44);
  });
});

describe('the curve', () => {
  it('comes back from its own points, and inverts itself', () => {
    const curve: Logistic = { a: 0.09, b: 1.04, c: 3700, d: 4.1 };
    const found = fitLogistic(
      STANDARDS.map((x) => ({ x, y: logisticAt(curve, x) })),
      0.02,
    );
    for (const key of ['a', 'b', 'c', 'd'] as const) expect(found.curve[key] / curve[key]).toBeCloseTo(1, 5);
    fc.assert(
      fc.property(fc.double({ min: 1, max: 9000, noNaN: true }), (x) => {
        expect(logisticInverse(curve, logisticAt(curve, x))! / x).toBeCloseTo(1, 6);
      }),
    );
    expect(logisticInverse(curve, 4.2)).toBeNull();
    expect(logisticInverse(curve, 0.05)).toBeNull();
  });

  it('states more uncertainty for a reading that is more uncertain', () => {
    const found = fitLogistic(
      STANDARDS.map((x) => ({ x, y: logisticAt({ a: 0.09, b: 1.04, c: 3700, d: 4.1 }, x) })),
      0.02,
    );
    const [exact, rough] = [0, 0.02].map((u) => logisticPredicted(found, 0.5, u)!);
    expect(exact!.value).toBe(rough!.value);
    expect(rough!.scatter).toBeGreaterThan(exact!.scatter);
  });
});

describe('the plate', () => {
  it('has less background with every wash step, and most signal against it with three or more', () => {
    const plates = [1, 2, 3, 4, 5].map((wash_steps) => plate({ wash_steps }));
    const [backgrounds, ratios] = (['background', 'signal_to_noise'] as const).map((id) =>
      plates.map((readings) => number(readings, id)),
    );
    backgrounds!.slice(1).forEach((value, n) => expect(value).toBeLessThan(backgrounds![n]!));
    expect(ratios![2]!).toBeGreaterThan(3 * ratios![1]! * 0.5);
    expect(ratios![0]!).toBeLessThan(2);
  });

  it('colours more with more antigen and more time', () => {
    const readings = plate();
    STANDARDS.slice(1).forEach((_, n) =>
      expect(number(readings, `od_s${n + 1}`)).toBeGreaterThan(number(readings, `od_s${n}`)),
    );
    expect(number(plate({ substrate_min: 30 }), 'od_s4')).toBeGreaterThan(number(readings, 'od_s4'));
    expect(number(plate({ incubation_min: 15 }), 'od_s4')).toBeLessThan(number(readings, 'od_s4'));
  });

  it('reads back what the unknowns hold, and tells what it cannot', () => {
    const readings = plate();
    for (const n of [1, 2, 3, 6])
      expect(Math.abs(number(readings, `conc_u${n}`) / UNKNOWNS[n - 1]! - 1)).toBeLessThan(0.05);
    expect([readings['conc_u4'], readings['conc_u5']]).toEqual([null, null]);
    expect(readings['remarks']).toBe('U4: above range, U5: below LOD');
    expect(Math.abs(number(plate({ sample_dilution: '5' }), 'conc_u4') / 9000 - 1)).toBeLessThan(0.03);
  });

  it('is refused with exchanged standards, although r² is high', () => {
    const readings = plate({ swap_standards: true });
    expect(readings['curve_accepted']).toBe(0);
    expect(number(readings, 'r2')).toBeGreaterThan(0.95);
    expect(Math.abs(number(readings, 'backcalc_s3') - 262)).toBeLessThan(4);
    expect(Math.abs(number(readings, 'backcalc_s4') - 62)).toBeLessThan(2);
    expect([readings['conc_u1'], readings['recovery_low'], readings['remarks']]).toEqual([
      null,
      null,
      'Curve not acceptable.',
    ]);
  });

  it('tells no middle of a curve whose standards do not fix it', () => {
    const poor = { noise: true, wash_steps: 1, incubation_min: 15, substrate_min: 5, swap_standards: true } as const;
    expect(plate({ ...poor, specimen: 2 }, 2)['fit_c']).toBeNull();
    expect(number(plate({ noise: true }), 'fit_c')).toBeGreaterThan(1000);
  });

  it('has a limit of detection between 2 and 7 pg/mL in nine of ten plates', () => {
    const limits = Array.from({ length: 200 }, (_, n) =>
      number(plate({ noise: true, specimen: n + 1 }, n + 1), 'lod'),
    ).toSorted((one, other) => one - other);
    expect(limits[10]!).toBeGreaterThan(2);
    expect(limits[189]!).toBeLessThan(7);
  }, 120_000);
});

describe('the work', () => {
  it('goes in its order and says what lacks', () => {
    const host = hostOf();
    for (const deed of ['add_stop', 'wash', 'read_plate', 'fit_curve', 'add_hrp']) host.act({ do: deed });
    wait(host, 2);
    expect(said(host)).toEqual([
      'Add the substrate first.',
      'There is nothing to wash off now.',
      'There is no colour to read yet.',
      'Read the plate first.',
      'Add the detection antibody first.',
    ]);
  });

  it('does by hand what the protocol does', () => {
    const host = hostOf();
    for (const deed of ['load_plate', 'incubate', 'wash', 'add_detection', 'wash', 'add_hrp', 'wash', 'add_substrate'])
      host.act({ do: deed });
    while (((host.readings()['substrate_time'] as number | null) ?? 0) < 900) host.advance(1);
    host.act({ do: 'read_plate' });
    host.advance(1);
    expect(said(host)).toContain('Add stop solution first.');
    for (const deed of ['add_stop', 'read_plate', 'fit_curve']) host.act({ do: deed });
    wait(host, 60);
    const [own, whole] = [host.readings(), plate()];
    expect(number(own, 'od_s4') / number(whole, 'od_s4')).toBeCloseTo(1, 2);
    expect(own['curve_accepted']).toBe(1);
  });

  it('shows a forgotten wash in the background', () => {
    const host = hostOf();
    for (const deed of ['load_plate', 'incubate', 'wash', 'add_detection', 'wash', 'add_hrp', 'add_substrate'])
      host.act({ do: deed });
    wait(host, 60 + 7200 + 180 + 1200 + 900);
    for (const deed of ['add_stop', 'read_plate']) host.act({ do: deed });
    wait(host, 60);
    expect(number(host.readings(), 'background')).toBeGreaterThan(2);
  });
});

/** A plate done by hand with one of its three washes left out; 1, 2, 3. */
function without(
  wash: number,
  inputs: Partial<Params> = {},
): { readonly host: SimulationHost; notices: readonly string[] } {
  const host = hostOf(inputs);
  const deeds = ['load_plate', 'incubate', 'wash', 'add_detection', 'wash', 'add_hrp', 'wash', 'add_substrate'];
  const left = deeds.map((deed, n) => (deed === 'wash' ? n : -1)).filter((n) => n >= 0)[wash - 1];
  for (const [n, deed] of deeds.entries()) if (n !== left) host.act({ do: deed });
  while (((host.readings()['substrate_time'] as number | null) ?? 0) < 900) host.advance(1);
  for (const deed of ['add_stop', 'read_plate', 'fit_curve']) host.act({ do: deed });
  wait(host, 60);
  return { host, notices: said(host) };
}

describe('a wash that is left out', () => {
  const usual = plate();
  const of = (wash: number, id: string): number => number(without(wash).host.readings(), id);

  it('costs nothing after the samples: nothing with label was on the plate', () => {
    expect(of(1, 'background')).toBeCloseTo(number(usual, 'background'), 2);
    expect(of(1, 'od_s7') / number(usual, 'od_s7')).toBeGreaterThan(1);
    expect(of(1, 'od_s7') / number(usual, 'od_s7')).toBeLessThan(1.05);
  });

  it('costs half the signal and gives no background after the detection antibody', () => {
    expect(of(2, 'background')).toBeCloseTo(number(usual, 'background'), 2);
    const ratio = (of(2, 'od_s4') - of(2, 'background')) / (number(usual, 'od_s4') - number(usual, 'background'));
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(0.6);
  });

  it('drowns every well after the peroxidase', () => {
    expect(of(3, 'background')).toBeGreaterThan(3.5);
  });

  it('is remarked on when the next reagent comes', () => {
    for (const [wash, words] of [
      [1, 'Not washed after the samples.'],
      [2, 'Not washed after the detection antibody'],
      [3, 'Not washed after the peroxidase'],
    ] as const)
      expect(without(wash).notices.some((notice) => notice.startsWith(words))).toBe(true);
  });
});

describe('the range of results', () => {
  it('ends at the lowest standard: what is detected below it has no number', () => {
    const readings = plate({ sample_dilution: '10' });
    expect([readings['conc_u1'], readings['conc_u6']]).toEqual([null, null]);
    expect(readings['remarks']).toBe('U1: below S1, U5: below LOD, U6: below S1');
    expect(number(readings, 'conc_u2')).toBeGreaterThan(0);
  });

  it('refuses a plate whose limit of detection lies above its lowest standard', () => {
    const readings = plate({ wash_steps: 1 });
    expect(number(readings, 'lod')).toBeGreaterThan(62.5);
    expect([readings['curve_accepted'], readings['conc_u3']]).toEqual([0, null]);
    expect(readings['remarks']).toBe('Curve not acceptable: detection limit above S1.');
  });
});
