import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/environmental-science/es10';
import { habitatCommunities } from '../../../engine/data/habitat-communities';
import {
  MOST_FRAMES,
  NOTHING_YET,
  type Params,
  simulation,
} from '../../../engine/environmental-science/biodiversity-index';
import { refuseCounts } from '../../../engine/environmental-science/custom-counts';
import { appliesOf } from '../../../engine/runtime/inputs';
import { SimulationHost } from '../../../engine/runtime/host';
import { chapmanError, meanError } from '../../../engine/environmental-science/diversity';
import { benchOf } from '../drive';
import { spreadOf } from '../spread';

const defaults: Params = {
  habitat: 'Temperate Meadow',
  custom_counts: '2,8,1,1,3',
  quadrat_size: 1,
  quadrat_count: 10,
  sampling: 'Random',
  clustering: 0.3,
  rarefy_to: 10,
};

class Survey extends benchOf(simulation, defaults, appliesOf(entry)) {
  survey() {
    const { view, fields } = this.frame();
    const { frame, x, y, species } = fields;
    const frames = Array.from({ length: view.laid }, (_, k) => ({
      x: frame[4 * k] ?? Number.NaN,
      y: frame[4 * k + 1] ?? Number.NaN,
      total: frame[4 * k + 2] ?? Number.NaN,
      found: frame[4 * k + 3] ?? Number.NaN,
    }));
    return { view, frames, x, y, species };
  }
}

const seeds = (count: number): number[] => Array.from({ length: count }, (_, k) => k + 1);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const survey = (inputs: Partial<Params> = {}, seed = 1): Survey => new Survey(inputs, seed).run('throw_all');

describe('counts', () => {
  it('finds every individual and species once, where a hundred frames of 5 m cover the plot', () => {
    const all = new Survey({ quadrat_size: 5 });
    for (let row = 0; row < 50; row += 5) {
      for (let column = 0; column < 50; column += 5) all.run(['place_quadrat', 50 * row + column]);
    }
    all.wait(100 * 60);
    const { individuals, species } = habitatCommunities['Temperate Meadow'];
    expect(all.read('individuals')).toBe(individuals);
    expect(all.read('richness')).toBe(species);
    expect(all.read('density')).toBeCloseTo(individuals / 2500, 12);
    expect(all.read('chao1')).toBe(species);
  });

  it('counts in a frame what stands there, and nothing else', () => {
    fc.assert(
      fc.property(fc.nat(2499), fc.integer({ min: 1, max: 10 }), fc.nat(500), (index, halves, seed) => {
        const side = halves / 2;
        const { view, frames, x, y } = new Survey({ quadrat_size: side }, seed)
          .run(['place_quadrat', index])
          .wait(60)
          .survey();
        const frame = frames[0];
        if (!frame) throw new Error('no frame');
        expect(frame.x).toBe(Math.min(index % 50, 50 - side));
        expect(frame.y).toBe(Math.min(Math.floor(index / 50), 50 - side));
        let inside = 0;
        x.forEach((atX, i) => {
          const dx = atX - frame.x;
          const dy = (y[i] ?? 0) - frame.y;
          if (dx >= 0 && dx < side && dy >= 0 && dy < side) inside++;
        });
        expect(frame.total).toBe(inside);
        expect(view.counts.reduce((sum, count) => sum + count, 0)).toBe(inside);
      }),
      { numRuns: 40 },
    );
  });

  it('counts one under two frames twice', () => {
    const once = new Survey({ quadrat_size: 5 }).run(['place_quadrat', 1020]).wait(60).number('individuals');
    const twice = new Survey({ quadrat_size: 5 }).run(['place_quadrat', 1020]).run(['place_quadrat', 1020]).wait(120);
    expect(twice.read('individuals')).toBe(2 * once);
  });

  it('is without bias: 100 surveys of ten frames find the true density within 5 %', () => {
    const densities = seeds(100).map((seed) => survey({ quadrat_size: 2 }, seed).read('density') ?? 0);
    expect(Math.abs(mean(densities) / (6000 / 2500) - 1)).toBeLessThan(0.05);
  });

  it('never loses a species as frames are added', () => {
    const { frames } = survey({ quadrat_count: 40, quadrat_size: 2 }).survey();
    frames.slice(1).forEach(({ found }, k) => expect(found).toBeGreaterThanOrEqual(frames[k]?.found ?? 0));
  });
});

describe('laws of the sheet', () => {
  it('has Morisita 1 ± 0.1 without clumping, over 100 seeds, and well above 1 with it', { tags: ['rest'] }, () => {
    const morisita = (clustering: number): number =>
      mean(seeds(100).map((seed) => survey({ clustering }, seed).number('morisita')));
    expect(Math.abs(morisita(0) - 1)).toBeLessThan(0.1);
    expect(morisita(1)).toBeGreaterThan(1.15);
  });

  it('estimates the snails of the meadow within 5 %, over 400 seeds', { tags: ['rest'] }, () => {
    const estimates = seeds(400).map((seed) => {
      const meadow = new Survey({}, seed);
      meadow.do('mark_recapture', 200);
      return meadow.number('chapman_estimate');
    });
    const snails = new Survey().survey().view.abundances[2] ?? 0;
    expect(snails).toBe(849);
    expect(Math.abs(mean(estimates) / snails - 1)).toBeLessThan(0.05);
  });

  it('joins the readings as it must', () => {
    const meadow = survey({ quadrat_count: 30 });
    expect(meadow.number('simpson_d') + meadow.number('simpson_1_minus_d')).toBeCloseTo(1, 12);
    expect(meadow.number('shannon_bits')).toBeCloseTo(meadow.number('shannon') / Math.LN2, 12);
    expect(meadow.number('hill_2')).toBe(meadow.number('inverse_simpson'));
    expect(meadow.number('hill_1')).toBeCloseTo(Math.exp(meadow.number('shannon')), 10);
  });
});

describe('the clock', () => {
  it('counts a frame in 60 s and ten in 600 s, when the run is done', () => {
    const meadow = new Survey({ quadrat_size: 3 }).run('start');
    expect(meadow.survey().view).toMatchObject({ laid: 1, counted: 0 });
    meadow.wait(59);
    expect(meadow.survey().view.counted).toBe(0);
    meadow.wait(1);
    expect(meadow.survey().view).toMatchObject({ laid: 2, counted: 1 });
    meadow.wait(539);
    expect(meadow.host.finished).toBe(false);
    meadow.wait(1);
    expect(meadow.host.finished).toBe(true);
    expect(meadow.survey().view).toMatchObject({ laid: 10, counted: 10 });
    meadow.wait(600);
    expect(meadow.survey().view.laid).toBe(10);
  });

  it('does nothing before start', () => expect(new Survey().wait(300).survey().view.laid).toBe(0));

  it('reveals species by species, in the order of the key', () => {
    const meadow = new Survey({ quadrat_size: 5 }).run('throw_quadrat');
    let before = 0;
    const steps = new Set<number>();
    for (let second = 0; second < 60; second++) {
      const richness = meadow.wait(1).read('richness') ?? 0;
      expect(richness - before).toBeGreaterThanOrEqual(0);
      expect(richness - before).toBeLessThanOrEqual(1);
      steps.add(richness);
      before = richness;
    }
    expect(steps.size).toBeGreaterThan(5);
    expect(before).toBe(meadow.survey().frames[0]?.found);
  });

  it('counts frames one after another, however they came to lie there', () => {
    const meadow = new Survey().run('throw_quadrat').run('throw_quadrat').run(['place_quadrat', 7]);
    expect(meadow.survey().view).toMatchObject({ laid: 3, counted: 0 });
    expect(meadow.wait(120).survey().view.counted).toBe(2);
    expect(meadow.wait(60).survey().view.counted).toBe(3);
    expect(meadow.host.finished).toBe(false);
  });

  it('throws the same frames one by one, all at once and by start', () => {
    const single = new Survey();
    for (let k = 0; k < 10; k++) single.run('throw_quadrat');
    single.wait(600);
    const started = new Survey().run('start').wait(600);
    expect(survey().host.readings()).toEqual(single.host.readings());
    expect(started.host.readings()).toEqual(single.host.readings());
  });

  it('gives the same rows however steps are grouped', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 12 }), fc.nat(99), (groups, seed) => {
        const grouped = new Survey({ sampling: 'Systematic' }, seed).run('start');
        const single = new Survey({ sampling: 'Systematic' }, seed).run('start');
        for (const steps of groups) {
          grouped.wait(steps);
          for (let k = 0; k < steps; k++) single.wait(1);
        }
        // A run stops where it ends; the rest of a group is then left.
        fc.pre(!grouped.host.finished);
        expect(grouped.host.readings()).toEqual(single.host.readings());
      }),
      { numRuns: 20 },
    );
  });

  it('goes on where a thrown frame is added to a finished survey', () => {
    const meadow = survey().run('throw_quadrat');
    expect(meadow.host.finished).toBe(false);
    expect(meadow.wait(60).survey().view.counted).toBe(11);
    expect(meadow.host.finished).toBe(true);
  });
});

describe('where frames lie', () => {
  it('throws at random inside the plot without overlap, while there is room', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 8 }),
        fc.nat(1000),
        (count, halves, seed) => {
          const side = halves / 2;
          const { frames } = survey({ quadrat_count: count, quadrat_size: side }, seed).survey();
          frames.forEach((a, i) => {
            expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(0);
            expect(Math.max(a.x, a.y) + side).toBeLessThanOrEqual(50 + 1e-5);
            for (const b of frames.slice(i + 1)) {
              expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(side - 1e-5);
            }
          });
        },
      ),
      { numRuns: 25 },
    );
  });

  it('throws a hundred of 5 m although they cannot all lie free', () =>
    expect(survey({ quadrat_count: 100, quadrat_size: 5 }).survey().frames).toHaveLength(100));

  it('lays the smallest square lattice that holds them', () => {
    const { frames } = survey({ sampling: 'Systematic', quadrat_count: 16, quadrat_size: 1 }).survey();
    const columns = [...new Set(frames.map(({ x }) => x))].sort((a, b) => a - b);
    expect(columns).toEqual([5.75, 18.25, 30.75, 43.25]);
    expect(new Set(frames.map(({ x, y }) => `${x} ${y}`)).size).toBe(16);
    const ten = survey({ sampling: 'Systematic', quadrat_count: 10 }).survey().frames;
    expect(ten.every(({ x, y }) => columns.includes(x) && columns.includes(y))).toBe(true);
    // Spread over the lattice: ten of sixteen reach every row.
    expect(new Set(ten.map(({ y }) => y)).size).toBe(4);
  });

  it('fills the lattice and then refuses', () => {
    const meadow = survey({ sampling: 'Systematic', quadrat_count: 3 });
    expect(meadow.do('throw_quadrat')).toBeUndefined();
    expect(meadow.do('throw_quadrat')).toBe('All 4 places of the lattice are taken.');
    expect(meadow.survey().view.laid).toBe(4);
  });

  it('spaces a transect evenly from 0 to 50 m along y = 25 m', () => {
    const { frames } = survey({ sampling: 'Transect', quadrat_count: 5, quadrat_size: 2 }).survey();
    expect(frames.map(({ x }) => x)).toEqual([0, 12, 24, 36, 48]);
    expect(frames.every(({ y }) => y === 24)).toBe(true);
  });

  it.each([
    [1, 60, 50],
    [5, 11, 10],
    [1.5, 34, 33],
  ])('refuses a transect of %s m × %s frames', (quadrat_size, quadrat_count, most) => {
    for (const action of ['start', 'throw_quadrat', 'throw_all'] as const) {
      const meadow = new Survey({ sampling: 'Transect', quadrat_size, quadrat_count });
      expect(meadow.do(action)).toBe(`A 50 m transect holds at most ${most} quadrats of this size.`);
      expect(meadow.wait(120).survey().view.laid).toBe(0);
    }
  });

  it('fills a transect that is just long enough', () =>
    expect(survey({ sampling: 'Transect', quadrat_size: 5, quadrat_count: 10 }).survey().frames).toHaveLength(10));

  it('moves a frame that would cross the edge inside', () => {
    const { frames } = new Survey({ quadrat_size: 5 }).run(['place_quadrat', 2499]).survey();
    expect(frames[0]).toMatchObject({ x: 45, y: 45 });
  });

  it(`takes ${MOST_FRAMES} frames and no more`, () => {
    const meadow = new Survey();
    for (let k = 0; k < MOST_FRAMES; k++) meadow.run('throw_quadrat');
    expect(meadow.do('throw_quadrat')).toMatch(/clear it first/);
    expect(meadow.do('place_quadrat', 0)).toMatch(/clear it first/);
  });

  it('keeps the habitat where only the sampling changes, and throws elsewhere after clear', () => {
    const small = survey();
    const large = survey({ quadrat_size: 4, sampling: 'Systematic' });
    expect(large.survey().x).toEqual(small.survey().x);
    const before = small.survey().frames;
    small.run('clear');
    expect(small.read('individuals')).toBeNull();
    expect(small.run('throw_all').survey().frames).not.toEqual(before);
  });
});

describe('blanks and refusals', () => {
  const blank = (host: SimulationHost): string[] =>
    Object.entries(host.readings())
      .filter(([, value]) => value !== null)
      .map(([id]) => id);

  it('is all blank before anything is counted, with the sentence', () => {
    const meadow = new Survey();
    expect(blank(meadow.host)).toEqual([]);
    expect(meadow.survey().view.message).toBe(NOTHING_YET);
  });

  it('is all blank after empty quadrats too', () => {
    const place = (): Survey => {
      for (let index = 0; index < 2500; index++) {
        const trial = new Survey({ habitat: 'Tidal Rock Pool', quadrat_size: 0.5 }).run(['place_quadrat', index]);
        if (trial.wait(60).read('individuals') === null) return trial;
      }
      throw new Error('every square metre is inhabited');
    };
    const empty = place();
    expect(empty.survey().view.counted).toBe(1);
    expect(blank(empty.host)).toEqual([]);
    expect(empty.survey().view.message).toBe('No individuals counted yet.');
  });

  it('has custom counts at once, and no plot', () => {
    const typed = new Survey({ habitat: 'Custom Counts' });
    expect(typed.read('individuals')).toBe(15);
    expect(typed.read('density')).toBeNull();
    expect(typed.host.finished).toBe(true);
    const before = typed.host.readings();
    for (const action of ['throw_quadrat', 'throw_all', 'clear'] as const) {
      expect(typed.do(action)).toBe('Custom counts have no plot: choose a habitat first.');
    }
    expect(typed.do('start')).toBeUndefined();
    expect(typed.wait(60).host.readings()).toEqual(before);
  });

  it('drops zeros and takes new counts at once', () => {
    const typed = new Survey({ habitat: 'Custom Counts', custom_counts: '4 0, 0 6' });
    expect(typed.read('richness')).toBe(2);
    typed.host.change({ custom_counts: '0,0' });
    expect(typed.read('richness')).toBeNull();
  });

  it.each(['', '  ', '1,two', '2.5', '-3', '1;2', '1e3', '9007199254740993'])('refuses "%s"', (text) =>
    expect(refuseCounts(text)).toBe('Type whole numbers separated by commas.'),
  );
  it.each(['0', '1,2,3', ' 7 8\t9 ', '1, 2', '007'])('takes "%s"', (text) => expect(refuseCounts(text)).toBeNull());
  it('takes 200 numbers and not 201', () => {
    const list = (count: number): string => Array.from({ length: count }, () => '1').join(',');
    expect(refuseCounts(list(200))).toBeNull();
    expect(refuseCounts(list(201))).not.toBeNull();
  });

  it('says so where fewer were counted than to be rarefied to', () => {
    const typed = new Survey({ habitat: 'Custom Counts', rarefy_to: 40 });
    expect(typed.read('rarefied')).toBe(5);
    expect(typed.survey().view.message).toMatch(/^Only 15 counted/);
  });

  it('places a frame on whole metres only', () => {
    const meadow = new Survey();
    expect(meadow.do('place_quadrat', 2.5)).toBe('The places of the plot are whole numbers, from 0 to 2499.');
    expect(meadow.survey().view.laid).toBe(0);
  });

  it('ends the survey where the plot is cleared: nothing is thrown until it is started again', () => {
    const meadow = new Survey({});
    meadow.do('start');
    meadow.host.advance(200);
    meadow.do('clear');
    meadow.host.advance(400);
    expect(meadow.survey().view.laid).toBe(0);
    meadow.do('start');
    expect(meadow.survey().view.laid).toBe(1);
  });

  it('marks no more animals than there are, and tells nothing else', () => {
    const field = new Survey({ habitat: 'Wheat Field' });
    expect(field.do('mark_recapture', 121)).toBe('There are fewer than 121 beetles here.');
    expect(field.do('mark_recapture', 2.5)).toBe('Mark a whole number of animals.');
    expect(field.read('chapman_estimate')).toBeNull();
    expect(field.do('mark_recapture', 120)).toBe('120 of the 120 beetles of the second catch carry a mark.');
    expect(field.read('chapman_estimate')).toBe(120);
    field.do('clear');
    expect(field.read('recaptured')).toBeNull();
  });

  it('catches marked animals with the mean of the hypergeometric distribution, M²/N', () => {
    const marks = seeds(300).map((seed) => {
      const pool = new Survey({ habitat: 'Tidal Rock Pool' }, seed);
      pool.do('mark_recapture', 300);
      return pool.number('recaptured');
    });
    // 776 periwinkles: variance M²/N (1 − M/N)² N/(N − 1) = 43.7, standard error of 300 draws 0.38.
    expect(Math.abs(mean(marks) - 300 ** 2 / 776)).toBeLessThan(1.2);
  });
});

describe('what is estimated from a sample', () => {
  it('states its standard error, and is off by it: density and recapture', { tags: ['rest'] }, () => {
    const snails = survey().survey().view.abundances[habitatCommunities['Temperate Meadow'].animal] ?? Number.NaN;
    const density = spreadOf((seed) => {
      const meadow = new Survey({ quadrat_count: 30 }, seed, 'school').run('throw_all');
      return { ...meadow.shown('density'), truth: 6000 / 2500 };
    });
    const population = spreadOf((seed) => {
      const meadow = new Survey({}, seed, 'school').run(['mark_recapture', 200]);
      return { ...meadow.shown('chapman_estimate'), truth: snails };
    });
    for (const { ratio } of [density, population]) {
      expect(ratio).toBeGreaterThan(0.8);
      expect(ratio).toBeLessThan(1.25);
    }
  });

  it('has the standard errors of Seber and of a mean over part of a plot, by hand', () => {
    // 201² · 173² / (28² · 29), and its root.
    expect(chapmanError(200, 200, 27)).toBeCloseTo((201 * 173) / (28 * Math.sqrt(29)), 9);
    expect(chapmanError(50, 50, 50)).toBe(0);
    // s² = 9/3 over four frames on a quarter of the plot: √(3/4 · 3/4).
    expect(meanError([1, 1, 4, 4], 0.25)).toBeCloseTo(Math.sqrt((3 / 4) * 0.75), 12);
    expect(meanError([1, 1, 4, 4], 1)).toBe(0);
    expect(meanError([3], 0.1)).toBeNull();
  });

  it('is drawn anew in the next trial, in the same habitat', () => {
    const meadow = survey();
    const first = meadow.survey();
    meadow.host.reset();
    const again = meadow.run('throw_all').survey();
    expect(meadow.host.trial).toBe(2);
    expect([again.x, again.y, again.species]).toEqual([first.x, first.y, first.species]);
    expect(again.frames).not.toEqual(first.frames);
  });
});
