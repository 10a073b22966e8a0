import { describe, expect, it } from 'vitest';
import { type SeriesRow, seriesAges } from '../../../src/bench/notebook/series';

interface Sketch {
  readonly x: number | null;
  readonly run?: number;
  readonly seed?: number;
  readonly set?: SeriesRow['settings'];
  readonly struck?: true;
  readonly begins?: true;
}

const rows = (sketches: readonly Sketch[]): readonly SeriesRow[] =>
  sketches.map(({ x, run = 1, seed = 1, set = {}, struck = false, begins = false }) => ({
    x: x === null ? null : { value: x, uncertainty: 0.01 },
    run,
    seed,
    settings: set,
    struck,
    begins,
  }));

const ages = (sketches: readonly Sketch[], column: string, along: readonly string[] = []) =>
  seriesAges(rows(sketches), { column, along });

describe('series', () => {
  it('along a setting go on over resets, and apart where another setting was changed', () => {
    const pendulum = [0.2, 0.5, 1].map((length, run) => ({ x: length, run, set: { length, angle: 5 } }));
    const wide = { x: 1, run: 3, set: { length: 1, angle: 45 } };
    expect(ages(pendulum, 'length', ['length'])).toEqual([0, 0, 0]);
    expect(ages([...pendulum, wide], 'length', ['length'])).toEqual([1, 1, 1, 0]);
    // Who goes back goes on with the same series.
    const back = { x: 2, run: 4, set: { length: 2, angle: 5 } };
    expect(ages([...pendulum, wide, back], 'length', ['length'])).toEqual([0, 0, 0, 1, 0]);
    // The same rows along the angle: each length is a series.
    expect(ages([...pendulum, wide], 'angle', ['angle'])).toEqual([2, 1, 0, 0]);
  });

  it('along what goes on within a run end with the run', () => {
    const flasks = [0, 10, 20, 0, 10].map((x, index) => ({ x, run: index < 3 ? 1 : 2, set: { acid: 'a' } }));
    expect(ages(flasks, 'volume')).toEqual([1, 1, 1, 0, 0]);
    expect(ages(flasks.slice(0, 3), 'time')).toEqual([0, 0, 0]);
  });

  it('along a reading that follows from the settings let one of them change', () => {
    const amounts = [1, 2, 3].map((mass, run) => ({ x: mass / 80, run, set: { mass, salt: 'A' } }));
    expect(ages(amounts, 'amount')).toEqual([0, 0, 0]);
    const other = { x: 0.05, run: 3, set: { mass: 3, salt: 'B' } };
    expect(ages([...amounts, other], 'amount')).toEqual([1, 1, 1, 0]);
  });

  it('begin where the learner says so, and with another specimen', () => {
    const set = { length: 1 };
    expect(
      ages(
        [
          { x: 1, set },
          { x: 1, set, begins: true },
          { x: 1, set },
        ],
        'length',
        ['length'],
      ),
    ).toEqual([1, 0, 0]);
    expect(
      ages(
        [
          { x: 1, set },
          { x: 1, set, seed: 2 },
        ],
        'length',
        ['length'],
      ),
    ).toEqual([1, 0]);
  });

  it('are not shaped by rows that are struck out or have no value', () => {
    const good = (x: number) => ({ x, set: { length: x, angle: 5 } });
    const slip = { x: 0.7, set: { length: 0.7, angle: 6 }, struck: true as const };
    expect(ages([good(0.5), slip, good(1)], 'length', ['length'])).toEqual([0, 0, 0]);
    expect(ages([good(0.5), { x: null, set: { angle: 9 } }], 'length', ['length'])).toEqual([0, 0]);
  });
});
