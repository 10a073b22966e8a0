import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grown, type Params, type Pattern, simulation } from '../../../engine/environmental-science/deforestation';
import { YEAR } from '../../../engine/environmental-science/deforestation-readings';
import { CELLS, forNeighbours, piecesOf, SIDE } from '../../../engine/environmental-science/forest-grid';
import { benchOf } from '../drive';

const DEFAULTS: Params = {
  pattern: 'Random',
  clearing_rate: 2,
  initial_forest: 100,
  protected_pct: 0,
  regrowth: false,
  biomass_density: 300,
  root_shoot: 0.37,
  species_exponent: 0.25,
  species_start: 1000,
};
const restart = 'restart' as const;
const Bench = benchOf(simulation, DEFAULTS, { pattern: restart, initial_forest: restart, protected_pct: restart });
const PATTERNS: readonly Pattern[] = ['Random', 'Frontier', 'Fishbone Roads'];
const at = (inputs: Partial<Params>, years: number, seed = 1) =>
  new Bench(inputs, seed).run('start').wait(years * YEAR);

describe('the pieces of a forest', () => {
  const forestOf = (cells: readonly number[]): Uint8Array => {
    const forest = new Uint8Array(CELLS);
    for (const cell of cells) forest[cell] = 1;
    return forest;
  };

  it('are joined by sides, not by corners', () => {
    expect(piecesOf(forestOf([0, 1, SIDE])).patches).toBe(1);
    expect(piecesOf(forestOf([0, SIDE + 1])).patches).toBe(2);
    // The ends of two rows are no neighbours.
    expect(piecesOf(forestOf([SIDE - 1, SIDE])).patches).toBe(2);
  });

  it('of a full land are one, without an edge, all core; of none are none', () => {
    expect(piecesOf(new Uint8Array(CELLS).fill(1))).toMatchObject({
      patches: 1,
      largest: CELLS,
      edges: 0,
      core: CELLS,
    });
    expect(piecesOf(new Uint8Array(CELLS))).toMatchObject({ patches: 0, largest: 0, edges: 0, core: 0 });
  });

  it('have as many edges as there are sides between forest and other land', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: CELLS, maxLength: CELLS, max: 1 }), (forest) => {
        let sides = 0;
        for (let cell = 0; cell < CELLS; cell++)
          forNeighbours(cell, (next) => {
            if (forest[cell] !== forest[next]) sides++;
          });
        expect(piecesOf(forest).edges).toBe(sides / 2);
      }),
      { numRuns: 10 },
    );
  });

  it('of random land at 60 % are as many and as large as theory has them', () => {
    const [patches, largest]: [number[], number[]] = [[], []];
    for (let seed = 1; seed <= 40; seed++) {
      const bench = new Bench({ initial_forest: 60 }, seed);
      patches.push(bench.number('patch_count'));
      largest.push(bench.number('largest_patch_pct'));
    }
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    // Independent labelling of 200 grids: 288 ± 17 and 33 ± 10, so the mean of 40 lies within four of their standard errors.
    expect(Math.abs(mean(patches) - 288)).toBeLessThan((4 * 17) / Math.sqrt(40));
    expect(Math.abs(mean(largest) - 33)).toBeLessThan((4 * 10) / Math.sqrt(40));
  });
});

describe('clearing', () => {
  it('leaves the same area in the three patterns, the count that the rate says', () => {
    for (const pattern of PATTERNS)
      for (const years of [1, 7, 20])
        expect(at({ pattern }, years).number('forest_km2')).toBe(Math.round(1e4 * 0.98 ** years));
  });

  it('leaves least interior at random and most behind a frontier', () => {
    const [random, frontier, fishbone] = PATTERNS.map((pattern) => at({ pattern }, 20).number('species_core_pct'));
    expect(Math.abs(random! - 61)).toBeLessThan(2);
    expect(Math.abs(fishbone! - 70)).toBeLessThan(2);
    expect(Math.abs(frontier! - 79)).toBeLessThan(2);
  });

  it('spares what is protected and ends there', () => {
    const bench = at({ protected_pct: 80, clearing_rate: 20 }, 30);
    expect(bench.number('forest_pct')).toBe(80);
    expect(bench.host.finished).toBe(true);
    const kept = new Bench({ clearing_rate: 20 }).run(['protect_cell', 1234], 'start').wait(60 * YEAR);
    expect((kept.frame().fields.cells[1234] ?? 0) & 3).toBe(1);
  });

  it('forest and species never rise, and less is released than in the end', () => {
    for (const pattern of PATTERNS) {
      const bench = new Bench({ pattern, clearing_rate: 5 }).run('start');
      let before = bench.host.readings();
      for (let year = 1; year <= 40; year++) {
        bench.wait(YEAR);
        if (year === 20) bench.run('stop_clearing', ['plant_trees', 100]);
        const now = bench.host.readings();
        for (const id of ['forest_pct', 'species_pct', 'species_core_pct', 'species_extant_pct'])
          expect(Number(now[id])).toBeLessThanOrEqual(Number(before[id]));
        expect(Number(now['co2_released_mt'])).toBeLessThanOrEqual(Number(now['co2_committed_mt']));
        before = now;
      }
    }
  });

  it('keeps account of carbon: what stood is standing, lying or in the air', () => {
    const bench = new Bench();
    const { trees } = bench.view;
    for (let n = 0; n < 5; n++) {
      bench.run('step_year');
      const now = bench.view;
      expect(now.trees + now.debris + now.air).toBeCloseTo(trees, 6);
    }
  });

  it('goes on from what a hand has cleared', () => {
    const bench = new Bench().run(['clear_cell', 0], ['build_road', 40]);
    expect(bench.number('forest_km2')).toBe(9899);
    expect(bench.do('clear_cell', 4001)).toBe('That cell is already cleared.');
    bench.run('start').wait(YEAR);
    expect(bench.number('forest_km2')).toBe(Math.round(9899 * 0.98));
  });

  it('comes to nothing where all is gone', () => {
    const bench = new Bench({ initial_forest: 10 });
    for (let row = 0; row < SIDE; row++) bench.run(['build_road', row]);
    expect(bench.host.readings()).toMatchObject({
      forest_pct: 0,
      patch_count: 0,
      largest_patch_pct: 0,
      species_pct: 0,
      annual_rate: null,
    });
  });
});

describe('regrowth', () => {
  it('is forest again at 24 years and full in the end', () => {
    expect(grown(23)).toBeLessThan(0.5);
    expect(grown(24)).toBeGreaterThan(0.5);
    expect(grown(300)).toBeCloseTo(1, 5);
  });

  it('brings carbon and patches back, not the species', () => {
    const bench = at({ regrowth: true }, 20).run('stop_clearing');
    const species = bench.number('species_pct');
    const [stock, edge] = [bench.number('carbon_stock_mt'), bench.number('edge_km')];
    bench.wait(40 * YEAR);
    expect(bench.number('carbon_stock_mt')).toBeGreaterThan(1.2 * stock);
    expect(bench.number('edge_km')).toBe(0);
    expect(edge).toBeGreaterThan(1000);
    expect(bench.number('species_pct')).toBe(species);
  });

  it('in time saves species that would have died out', () => {
    const bare = at({}, 20).run('stop_clearing');
    const green = at({ regrowth: true }, 20).run('stop_clearing');
    // At year 20 the debt is made, and hardly paid.
    const [now, end] = [bare.number('species_extant_pct'), bare.number('species_pct')];
    expect(now).toBeGreaterThan(98);
    // Without regrowth half of what is owed dies out in 50 years.
    bare.wait(50 * YEAR);
    expect(bare.number('species_extant_pct') - end).toBeCloseTo((now - end) / 2, 1);
    // 34 % of the mixture is back after 20 years.
    green.wait(50 * YEAR);
    expect(green.number('species_extant_pct')).toBeGreaterThan(bare.number('species_extant_pct') + 1);
    expect(green.number('species_extant_pct')).toBeLessThan(now);
  });
});
