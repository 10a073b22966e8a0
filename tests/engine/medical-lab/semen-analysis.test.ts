import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../engine/core/rng';
import { SEMEN, SEMEN_NAMES } from '../../../engine/data/semen-samples';
import { concentrationOf, countChamber } from '../../../engine/medical-lab/cell-chamber';
import { type Params, simulation } from '../../../engine/medical-lab/semen-analysis';
import {
  expectedShares,
  kinematicsOf,
  swimmerOf,
  TEST_SWIMMER,
  trackOf,
  warmth,
  windowOf,
} from '../../../engine/medical-lab/sperm-track';
import { SimulationHost } from '../../../engine/runtime/host';

const USUAL: Params = {
  sample: 'Sample 1',
  dilution: '1:20',
  temperature: 37,
  frame_rate: '60',
  track_time: 1,
  sperm_to_track: 200,
  specimen: 1,
  noise: false,
};
const hostOf = (inputs: Partial<Params> = {}): SimulationHost =>
  new SimulationHost({ simulation, inputs: { ...USUAL, ...inputs }, applies: {}, seed: 1, grade: 'ideal' });
/** A host whose sample has become liquid. */
function liquid(inputs: Partial<Params> = {}): SimulationHost {
  const host = hostOf(inputs);
  host.act({ do: 'liquefy' });
  host.advance(Math.round(1801 / simulation.dt));
  host.takeNotices();
  return host;
}
const said = (host: SimulationHost): readonly string[] => host.takeNotices().map(({ notice }) => notice);
const testTrack = (frameRate: number) =>
  kinematicsOf(trackOf(TEST_SWIMMER, 1, frameRate, frameRate + 1, null), frameRate);
/** Length of the true path in a second. */
const ARC = 133.495;

describe('the test track', () => {
  it('is the longer the more pictures are taken, and never as long as its arc', () => {
    const rates = [25, 30, 50, 60, 100, 200];
    const speeds = rates.map((rate) => testTrack(rate).vcl);
    for (const [n, vcl] of speeds.entries()) {
      expect(vcl).toBeLessThan(ARC);
      if (n > 0) expect(vcl).toBeGreaterThan(speeds[n - 1] ?? 0);
    }
  });

  it('meets its arc on a straight line in 1/f² from 50 Hz up', () => {
    const points = [50, 60, 100, 200].map((rate) => ({ x: 1 / rate ** 2, y: testTrack(rate).vcl }));
    const mean = (of: 'x' | 'y'): number => points.reduce((sum, point) => sum + point[of], 0) / points.length;
    const [mx, my] = [mean('x'), mean('y')];
    const slope =
      points.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0) /
      points.reduce((sum, { x }) => sum + (x - mx) ** 2, 0);
    expect(Math.abs(my - slope * mx - 133.47)).toBeLessThan(0.2);
  });

  it('beats at its own frequency and swings twice its amplitude', () => {
    const { bcf, alh, kind } = testTrack(200);
    expect(Math.abs(bcf - 12)).toBeLessThan(1);
    expect(alh).toBeGreaterThan(4.5);
    expect(alh).toBeLessThan(5.5);
    expect(kind).toBe('rapid');
  });
});

describe('a track', () => {
  it('is at least as long as its smoothed path and as the way from end to end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(25, 60, 200), (seed, frameRate) => {
        const rng = createRng(seed, 'track');
        const { vcl, vap, vsl } = kinematicsOf(
          trackOf(swimmerOf(SEMEN['Sample 1'], rng), 1, frameRate, frameRate + 1, rng),
          frameRate,
        );
        expect(vsl).toBeLessThanOrEqual(vcl + 1e-9);
        expect(vap).toBeLessThanOrEqual(vcl * 1.35 + 1);
      }),
      { numRuns: 60 },
    );
  });

  it('of a head that lies still is told as immotile', () => {
    const rng = createRng(3, 'still');
    const still = { kind: 'immotile', speed: 0, beat: 12, phase: 0 } as const;
    const told = Array.from({ length: 100 }, () => kinematicsOf(trackOf(still, 1, 60, 61, rng), 60).kind);
    expect(told.filter((kind) => kind === 'immotile').length).toBeGreaterThan(95);
  });

  it('is smoothed over an odd number of frames', () => {
    expect([25, 60, 100, 200].map(windowOf)).toEqual([5, 11, 17, 33]);
  });
});

describe('shares', () => {
  it('add up to all cells at every temperature, and the rapid ones fall with the cold', () => {
    for (const sample of SEMEN_NAMES.filter((name) => SEMEN[name].concentration > 0)) {
      let before = Number.POSITIVE_INFINITY;
      for (const celsius of [37, 32, 27, 22, 20]) {
        const shares = expectedShares(SEMEN[sample], warmth(celsius));
        expect(Object.values(shares).reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, 9);
        expect(shares.rapid).toBeLessThanOrEqual(before);
        before = shares.rapid;
      }
    }
  });

  it('are found by tracks as they are expected', () => {
    const rng = createRng(9, 'many');
    const told = Array.from(
      { length: 1500 },
      () => kinematicsOf(trackOf(swimmerOf(SEMEN['Sample 1'], rng), 1, 60, 61, rng), 60).kind,
    );
    const rapid = (100 * told.filter((kind) => kind === 'rapid').length) / told.length;
    expect(Math.abs(rapid - 39)).toBeLessThan(4);
  });

  it('are harmed above 37 °C', () => {
    expect(warmth(37)).toBe(1);
    expect(warmth(42)).toBeCloseTo(0.6, 12);
  });
});

describe('the count', () => {
  it('of five squares at 1:20 scatters by 1/√65', { tags: ['rest'] }, () => {
    const values = Array.from({ length: 300 }, (_, n) =>
      concentrationOf(countChamber(65_000, 0.02, 20, 5, true, createRng(n + 1, 'count'))),
    );
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const sd = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
    expect(Math.abs((100 * sd) / mean - 12.4)).toBeLessThan(1.5);
  });

  it('asks for more where fewer than 200 were counted, and names what was not seen', () => {
    const host = liquid({ sample: 'Sample 5' });
    host.act({ do: 'load_chamber' });
    host.act({ do: 'count_squares', value: 5 });
    host.advance(1);
    expect(said(host)).toEqual(['Count more squares or dilute less.']);
    const none = liquid({ sample: 'Sample 6' });
    none.act({ do: 'load_chamber' });
    none.act({ do: 'count_squares', value: 25 });
    none.act({ do: 'wet_preparation' });
    none.act({ do: 'track' });
    none.advance(60);
    expect(said(none)).toEqual(['None seen; centrifuge needed', 'None seen; centrifuge needed']);
    expect(none.readings().total_motility_pct).toBeNull();
  });
});

describe('what the bench refuses', () => {
  it('is said in a sentence', () => {
    const host = hostOf();
    host.act({ do: 'track' });
    host.act({ do: 'count_squares', value: 25 });
    host.advance(1);
    expect(said(host)).toEqual(['Make a wet preparation: cells in fixative do not swim.', 'Fill the chamber first.']);
  });
});

describe('the replicate', () => {
  const act = (host: SimulationHost, ...deeds: readonly (string | number)[]): void => {
    for (const deed of deeds) host.act(typeof deed === 'number' ? { do: 'count_squares', value: deed } : { do: deed });
    host.advance(1);
  };
  const number = (host: SimulationHost, id: string): number => host.readings()[id] as number;

  it('is no second look at the same filling: the same cells lie there', () => {
    const host = liquid({ noise: true });
    act(host, 'load_chamber', 25);
    const first = number(host, 'count_n');
    act(host, 25);
    expect(number(host, 'count_n')).toBe(first);
    expect(host.readings()['replicates_agree']).toBeNull();
    expect(said(host)).toEqual([
      `The same cells lie in the same squares: ${first} again. A second count needs a second filling, from a dilution of its own.`,
    ]);
  });

  it('is a second filling, and the result is that of both counts', () => {
    const host = liquid({ noise: true });
    act(host, 'load_chamber', 25);
    const first = number(host, 'count_n');
    expect(number(host, 'concentration')).toBeCloseTo(first / 5, 9);
    act(host, 'load_chamber', 25);
    const second = number(host, 'count_n');
    expect(second).not.toBe(first);
    expect(host.readings()['replicates_agree']).not.toBeNull();
    // (N₁ + N₂) D/(2V) with D 20 and V 100 nL.
    expect(number(host, 'concentration')).toBeCloseTo((first + second) / 10, 9);
    expect(number(host, 'count_error')).toBeCloseTo(100 / Math.sqrt(first + second), 9);
  });

  it('disagrees in about one pair of twenty, and then no word is given', { tags: ['rest'] }, () => {
    let apart = 0;
    for (let specimen = 1; specimen <= 150; specimen++) {
      const host = liquid({ noise: true, specimen, track_time: 0.5, sperm_to_track: 50 });
      act(host, 'load_chamber', 25, 'load_chamber', 25);
      if (host.readings()['replicates_agree'] === 1) continue;
      apart++;
      expect(host.readings()['label']).toBe('Counts differ: fill and count anew');
      // A new pair begins.
      act(host, 'load_chamber');
      expect(host.readings()['count_n']).toBeNull();
    }
    expect(apart).toBeGreaterThan(1);
    expect(apart).toBeLessThan(16);
  });

  it('of five squares is a part of what 25 hold', () => {
    const host = liquid({ noise: true });
    act(host, 'load_chamber', 5);
    const five = number(host, 'count_n');
    act(host, 25);
    expect(number(host, 'count_n')).toBeGreaterThan(five);
  });
});

describe('the order of work', () => {
  it('wants a liquid sample, and none that was spun', () => {
    const gel = hostOf();
    const uneven = 'The sample is a gel still: it cannot be mixed and drawn in evenly. Liquefy it first.';
    for (const deed of ['load_chamber', 'stain_vitality', 'score_morphology']) gel.act({ do: deed });
    gel.advance(1);
    expect(said(gel)).toEqual([uneven, uneven, uneven]);
    gel.act({ do: 'wet_preparation' });
    gel.advance(1);
    expect(said(gel)).toEqual(['The sample is a gel still: all swim slowly in it. Liquefy it before it is judged.']);
    const spun = liquid();
    spun.act({ do: 'centrifuge_pellet' });
    spun.advance(Math.round(901 / simulation.dt));
    for (const deed of ['load_chamber', 'wet_preparation', 'stain_vitality']) spun.act({ do: deed });
    spun.advance(1);
    const words = 'The rest of the sample was spun: what is taken now is not as the sample was. Reset for a new one.';
    expect(said(spun)).toEqual([words, words, words]);
  });
});
