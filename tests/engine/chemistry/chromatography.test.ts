import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Params, simulation } from '../../../engine/chemistry/chromatography';
import { fitCurve } from '../../../engine/core/curve-fit';
import { benchOf } from '../drive';

const PETROLEUM = 'Petroleum ether-acetone 9:1';
const defaults: Params = { mixture: 'Ink', solvent: 'Water', developing_system: 'As chosen above', spot_size: 1 };

class Bench extends benchOf(simulation, defaults) {}

const running = (inputs: Partial<Params> = {}): Bench => new Bench(inputs).run('spot', 'start');

const mixture = fc.constantFrom<Params['mixture']>('Ink', 'Plant Pigments', 'Food Coloring');
const solvent = fc.constantFrom<Params['solvent']>('Water', 'Ethanol', 'Acetone');
const system = fc.constantFrom<Params['developing_system']>('As chosen above', PETROLEUM);
const size = fc.integer({ min: 1, max: 6 }).map((halves) => halves / 2);

describe('the front', () => {
  it('has a square in proportion to time, below 15 cm', () => {
    fc.assert(
      fc.property(solvent, system, fc.integer({ min: 5, max: 9000 }), (kind, developing_system, seconds) => {
        const bench = running({ solvent: kind, developing_system }).wait(5);
        const perSecond = bench.number('front_cm') ** 2 / 5;
        const front = bench.wait(seconds - 5).number('front_cm');
        if (front < 15) expect(Math.abs(front ** 2 / seconds / perSecond - 1)).toBeLessThan(0.001);
        else expect(front).toBe(15);
      }),
      { numRuns: 40 },
    );
  });

  it('rises in the ratio of γ/η: water to acetone to ethanol (CRC)', () => {
    const slope = (kind: Params['solvent']): number =>
      running({ solvent: kind }).wait(600).number('front_cm') ** 2 / 600;
    const water = 71.99 / 0.89;
    expect(slope('Acetone') / slope('Water')).toBeCloseTo(22.72 / 0.306 / water, 3);
    expect(slope('Ethanol') / slope('Water')).toBeCloseTo(21.97 / 1.074 / water, 3);
  });

  it('stops at the end of the paper, and takes Rf with it', () => {
    const bench = running({ mixture: 'Food Coloring' }).wait(2300);
    expect(bench.number('rf_1')).toBeCloseTo(0.97, 9);
    bench.wait(200);
    expect(bench.number('front_cm')).toBe(15);
    expect(bench.host.finished).toBe(true);
    for (const id of ['rf_1', 'rf_2', 'rf_3', 'rf_4'] as const) expect(bench.read(id)).toBeNull();
    expect(bench.view.message).toBe('Front has run off: Rf cannot be measured');
    expect(bench.do('mark_front')).toBe('Front has run off: Rf cannot be measured');
    expect(bench.do('remove')).toBe('Front has run off: Rf cannot be measured');
    expect(bench.read('rf_1')).toBeNull();
  });
});

describe('the spots', () => {
  it('keep their Rf from 1 cm past the line to the end, whatever the size of the spot', () => {
    fc.assert(
      fc.property(mixture, solvent, system, size, size, (kind, fluid, developing_system, a, b) => {
        const one = running({ mixture: kind, solvent: fluid, developing_system, spot_size: a });
        const two = running({ mixture: kind, solvent: fluid, developing_system, spot_size: b });
        let first: readonly (number | null)[] | null = null;
        for (let n = 0; n < 60; n++) {
          one.wait(40);
          two.wait(40);
          const values = ([1, 2, 3, 4] as const).map((spot) => one.read(`rf_${spot}`));
          expect(([1, 2, 3, 4] as const).map((spot) => two.read(`rf_${spot}`))).toEqual(values);
          if (one.number('front_cm') < 2 || one.number('front_cm') === 15) {
            expect(values).toEqual([null, null, null, null]);
            continue;
          }
          first ??= values;
          values.forEach((value, spot) => {
            const before = first?.[spot] ?? null;
            if (before === null) expect(value).toBeNull();
            else expect(value).toBeCloseTo(before, 12);
          });
        }
      }),
      { numRuns: 20 },
    );
  });

  it('have three readings for ink, four for the others, none before there is a spot', () => {
    expect(new Bench().read('spot_1_cm')).toBeNull();
    expect(new Bench().run('spot').number('spot_1_cm')).toBe(0);
    expect(running().wait(900).read('spot_4_cm')).toBeNull();
    expect(running().wait(900).read('rf_4')).toBeNull();
    expect(running({ mixture: 'Food Coloring' }).wait(900).number('spot_4_cm')).toBeGreaterThan(5);
  });

  it('travel in water in the order blue, orange, yellow, red', () => {
    const bench = running({ mixture: 'Food Coloring' }).wait(1200);
    const [blue, yellow, red, orange] = ([1, 2, 3, 4] as const).map((n) => bench.number(`spot_${n}_cm`));
    expect([red, yellow, orange, blue]).toEqual([blue, yellow, red, orange].toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    expect(bench.view.spots.map(({ name }) => name)).toEqual([
      'Brilliant Blue',
      'Tartrazine',
      'Allura Red',
      'Sunset Yellow',
    ]);
  });

  it('are told apart the less, the larger they were put on', () => {
    fc.assert(
      fc.property(mixture, solvent, fc.integer({ min: 60, max: 2300 }), (kind, fluid, seconds) => {
        let before = Infinity;
        for (const spot_size of [0.5, 1, 1.5, 2, 2.5, 3]) {
          const now = running({ mixture: kind, solvent: fluid, spot_size }).wait(seconds).number('resolution_min');
          // Two dyes that stay together have no resolution at any size.
          if (before === 0) expect(now).toBe(0);
          else if (before === Infinity || now > 0) expect(now).toBeLessThan(before);
          before = now;
        }
      }),
      { numRuns: 20 },
    );
  });

  it('have the resolution of the closed form: food colours in water after 1000 s', () => {
    // Orange 0.71 and yellow 0.65, by hand.
    const way = Math.sqrt(0.0938889 * 1000) - 1;
    const sigma = (rf: number): number => Math.sqrt(0.01 + 0.01 + 0.02 * rf * way);
    const expected = (0.06 * way) / (2 * (sigma(0.71) + sigma(0.65)));
    expect(running({ mixture: 'Food Coloring' }).wait(1000).number('resolution_min')).toBeCloseTo(expected, 9);
  });

  it('do not move once the paper is out', () => {
    const bench = running({ mixture: 'Food Coloring' }).wait(900).run('remove');
    const before = { readings: bench.host.readings(), view: bench.view };
    bench.wait(5000);
    expect({ readings: bench.host.readings(), view: bench.view }).toEqual(before);
    expect(bench.host.finished).toBe(true);
  });
});

describe('what hands do', () => {
  it('refuses what cannot be done yet or any more, and changes nothing', () => {
    const bench = new Bench();
    const refused = (name: keyof typeof simulation.actions, sentence: string | RegExp, value?: number): void => {
      const before = bench.host.readings();
      const notice = bench.do(name, value);
      expect(notice).toMatch(sentence);
      expect(bench.host.readings()).toEqual(before);
    };
    refused('start', /^Nothing to separate\.$/);
    refused('mark_front', 'The paper is not in the tank.');
    refused('remove', 'The paper is not in the tank.');
    refused('measure', 'run the paper first', 1);
    bench.run('spot', 'spot', 'spot');
    refused('spot', 'Three touches are enough');
    bench.run('start').wait(600);
    refused('spot', 'in the tank already');
    refused('start', 'in the tank already');
    refused('measure', 'The spots still move', 1);
    bench.run('mark_front').wait(100).run('remove');
    expect(bench.view.marks).toHaveLength(2);
    refused('start', 'reset for a new one');
    refused('remove', 'out already');
    refused('mark_front', 'dried since');
    refused('measure', 'This mixture has 3 spots.', 4);
    refused('measure', 'Name the spot by its number: 1, 2, 3 or 4.', 1.5);
    expect(bench.do('measure', 3)).toBeUndefined();
    expect(bench.view.measured).toBe(3);
  });

  it('says where nothing dissolves', () => {
    const leaf = new Bench({ mixture: 'Plant Pigments' }).run('spot');
    expect(leaf.do('start')).toBe('The mixture does not dissolve in this solvent.');
    expect(leaf.wait(900).number('rf_1')).toBe(0);
    expect(leaf.view.message).toBe('The mixture does not dissolve in this solvent.');
    const food = new Bench({ mixture: 'Food Coloring', developing_system: PETROLEUM }).run('spot');
    expect(food.do('start')).toBe('The mixture does not dissolve in this solvent.');
    expect(new Bench({ mixture: 'Food Coloring', solvent: 'Acetone' }).run('spot').do('start')).toBeUndefined();
  });

  it('takes the mixture of petroleum ether and acetone in place of any solvent', () => {
    const front = (kind: Params['solvent']): number =>
      running({ mixture: 'Plant Pigments', solvent: kind, developing_system: PETROLEUM }).wait(400).number('front_cm');
    expect(front('Water')).toBe(front('Ethanol'));
    expect(front('Water')).toBeCloseTo(Math.sqrt(0.0711 * 400), 12);
  });

  it('gives the same rows however the steps are grouped', () => {
    const run = (groups: readonly number[]) => {
      const bench = running();
      for (const steps of groups) bench.host.advance(steps);
      return bench.host.readings();
    };
    expect(run([900])).toEqual(run([1, 7, 92, 300, 500]));
  });
});

describe('at school grade', () => {
  it('the slope of l² against time contains D within its standard uncertainty in about two runs of three', {
    tags: ['rest'],
  }, () => {
    const within = Array.from({ length: 60 }, (_, seed) => {
      const bench = new Bench({}, seed + 1, 'school').run('spot', 'start');
      const points = [150, 400, 700, 1000, 1400, 1900].map((time) => {
        bench.wait(time - bench.host.time);
        const shown = bench.host.shown()['front_cm'];
        const front = Number(shown?.value);
        return { x: time, y: front ** 2, ux: null, uy: 2 * front * Number(shown?.uncertainty) };
      });
      const outcome = fitCurve('line', points);
      if (!('fit' in outcome)) throw new Error(outcome.refused);
      const slope = outcome.fit.parameters.find(({ symbol }) => symbol === 'm');
      if (!slope || slope.error === null) throw new Error('no slope');
      return Math.abs(slope.value - 0.093_888_9) <= slope.error;
    }).filter(Boolean).length;
    expect(within).toBeGreaterThanOrEqual(30);
    expect(within).toBeLessThanOrEqual(51);
  });

  const developed = (seed: number): Bench =>
    new Bench({ mixture: 'Food Coloring' }, seed, 'school').run('spot', 'start').wait(1800).run('remove');

  it('works Rf out from the very figures of the ruler', () => {
    const bench = developed(4);
    for (const n of [1, 2, 3, 4] as const) {
      const rf = bench.shown(`spot_${n}_cm`).value / (bench.shown('front_cm').value - 1);
      expect(bench.shown(`rf_${n}`).value).toBeCloseTo(rf, 3);
    }
    expect(bench.shown('rf_2').value).not.toBeCloseTo(bench.number('rf_2'), 4);
  });

  it('has an Rf that scatters from seed to seed by what it states, and holds the tabulated value in two runs of three', {
    tags: ['rest'],
  }, () => {
    const results = Array.from({ length: 200 }, (_, seed) => {
      const { value, u } = developed(seed + 1).shown('rf_2');
      return { error: value - 0.65, u: u ?? Number.NaN };
    });
    const mean = (of: (result: (typeof results)[number]) => number): number =>
      results.reduce((sum, result) => sum + of(result), 0) / results.length;
    const ratio = Math.sqrt(mean(({ error }) => error ** 2)) / mean(({ u }) => u);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
    const within = results.filter(({ error, u }) => Math.abs(error) <= u).length / results.length;
    expect(within).toBeGreaterThanOrEqual(0.58);
    expect(within).toBeLessThanOrEqual(0.8);
  });

  it('shares one scale of the ruler, which a ratio of two lengths hardly feels', () => {
    const shown = developed(5).host.shown();
    const scale = '5 ruler gain';
    expect(Object.keys(shown['front_cm']?.shared ?? {})).toEqual([scale]);
    expect(Object.keys(shown['spot_1_cm']?.shared ?? {})).toEqual([scale]);
    const { shared = {}, uncertainty } = shown['rf_2'] ?? {};
    expect(Math.abs(shared[scale] ?? 0)).toBeLessThan(0.1 * (uncertainty ?? 0));
  });

  it('has an Rf the better, the further the front', () => {
    const bench = new Bench({ mixture: 'Food Coloring' }, 1, 'school').run('spot', 'start').wait(522);
    const early = bench.shown('rf_2').u ?? 0;
    expect(early / (bench.wait(1278).shown('rf_2').u ?? 1)).toBeCloseTo(2, 0);
  });
});
