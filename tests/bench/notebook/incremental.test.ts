import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compute } from '../../../src/bench/notebook/formula/compute';
import {
  appended,
  memoisedReduce,
  incremental,
  memoisedMap,
  sharedStart,
} from '../../../src/bench/notebook/incremental';
import { emptyNotebook, type Notebook, type NotebookRow } from '../../../src/bench/notebook/notebook';
import { withSharedInputs } from '../../../src/bench/notebook/rows';
import { growingAges, seriesAges, type SeriesRow } from '../../../src/bench/notebook/series';
import { repeatsOf } from '../../../src/bench/notebook/statistics';
import { notebookTable } from '../../../src/bench/notebook/table';
import { pointsOf, seriesOf, slicedAges, slicedSeries } from '../../../src/bench/plot/series';
import { settingsFrom } from '../../../src/bench/plot/settings';
import { atOnce } from '../../../src/ui/sliced';
import { entry, keptRow, readings } from '../rows';

/** What may happen to a list of rows. */
type Change =
  | { readonly is: 'add'; readonly voltage: number; readonly run: number; readonly current: number | null }
  | { readonly is: 'strike' | 'remove'; readonly at: number };

const change: fc.Arbitrary<Change> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      is: fc.constant('add' as const),
      voltage: fc.integer({ min: 1, max: 4 }),
      run: fc.integer({ min: 1, max: 3 }),
      current: fc.option(fc.integer({ min: 1, max: 9 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ is: fc.constantFrom('strike' as const, 'remove' as const), at: fc.nat({ max: 30 }) }),
  },
);

function changed(rows: readonly NotebookRow[], what: Change): readonly NotebookRow[] {
  if (what.is === 'remove') return rows.filter((_, at) => at !== what.at);
  if (what.is === 'strike') return rows.map((row, at) => (at === what.at ? { ...row, struck: 'Outlier' } : row));
  if (what.is !== 'add') return rows;
  const { voltage, run, current } = what;
  const id = (rows.at(-1)?.id ?? 0) + 1;
  return appended(rows, withSharedInputs([keptRow(id, { voltage, run, current })], rows.at(-1)));
}

const columns: Notebook['columns'] = [
  { id: 'c', symbol: 'c', label: 'Change', unit: 'A', formula: 'I - prev(I)' },
  { id: 'd', symbol: 'd', label: 'Double', unit: 'A', formula: '2*c + V' },
];

/** All that panels see of a table, as plain data. */
function plain(notebook: Notebook, hide: readonly string[]): unknown {
  const table = notebookTable(entry, readings, notebook, hide, { compute });
  const ids = table.columns.map(({ id }) => id);
  const settings = settingsFrom(entry, null);
  return {
    rows: table.rows.map(({ row, key, run, struck, cells, texts }) => ({
      row,
      key,
      run,
      struck,
      cells: ids.map((id) => cells[id] ?? null),
      texts: ids.map((id) => texts[id] ?? ''),
    })),
    runs: table.runs,
    repeats: repeatsOf(table).map(({ name, keys }) => ({ name, keys: [...keys] })),
    points: [...settings.ys, { column: 'd', transform: 'value' as const }].flatMap((y) =>
      seriesOf(table, { ...settings, ys: [y] }).map(({ points }) => points),
    ),
  };
}

describe('what is reckoned on as rows come', () => {
  it('is what would be reckoned anew', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
        const hide: readonly string[] = [];
        let rows: readonly NotebookRow[] = [];
        for (const each of changes) {
          rows = changed(rows, each);
          const grownTable = plain({ ...emptyNotebook, rows, columns }, hide);
          const copies = rows.map((row) => structuredClone(row));
          expect(grownTable).toEqual(plain({ ...emptyNotebook, rows: copies, columns: structuredClone(columns) }, []));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('gives the same series whether rows come one by one or all at once', () => {
    const row: fc.Arbitrary<SeriesRow> = fc.record({
      struck: fc.boolean(),
      run: fc.integer({ min: 1, max: 3 }),
      seed: fc.constantFrom(7, 8),
      begins: fc.constantFrom(false, false, false, true),
      settings: fc.record({ a: fc.integer({ min: 0, max: 2 }), b: fc.integer({ min: 0, max: 1 }) }),
      x: fc.option(fc.record({ value: fc.integer({ min: 0, max: 3 }), uncertainty: fc.constant(0.1) })),
    });
    const axis = fc.constantFrom(
      { column: 'time', along: [] },
      { column: 'a', along: ['a'] },
      { column: 'reading', along: [] },
    );
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), axis, (rows, along) => {
        const ages = growingAges(along);
        for (let count = 1; count <= rows.length; count++) {
          const some = rows.slice(0, count);
          expect(ages(some)).toEqual(seriesAges(some, along));
        }
      }),
    );
  });

  it('looks at each new item once, and keeps what it made of the others', () => {
    let looked = 0;
    const sum = incremental<{ value: number }, { sum: number }, number>(
      () => ({ sum: 0 }),
      (made, added) => {
        looked += added.length;
        for (const { value } of added) made.sum += value;
        return made.sum;
      },
    );
    const items = Array.from({ length: 1000 }, (_, value) => ({ value }));
    expect(sum(items)).toBe(499_500);
    expect(sum([...items, { value: 1 }])).toBe(499_501);
    expect(looked).toBe(1001);

    let made = 0;
    const twice = memoisedMap(({ value }: { readonly value: number }) => {
      made++;
      return { twice: 2 * value };
    });
    const first = twice(items);
    expect(twice(items.toSpliced(500, 1)).slice(500, 502)).toEqual(first.slice(501, 503));
    expect(twice([...items.toSpliced(500, 1), { value: 9 }]).at(-1)).toEqual({ twice: 18 });
    expect(made).toBe(1001);
  });

  it('has the points of the plot as they would be made anew, also where work was left half done', () => {
    const hide: readonly string[] = [];
    const settings = settingsFrom(entry, null);
    const [y] = settings.ys;
    const many = fc.array(change, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(many, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (changes, left) => {
        let rows: readonly NotebookRow[] = Array.from({ length: 1100 }, (_, at) =>
          keptRow(at + 1, { voltage: 1 + (at % 3), current: at % 7 === 0 ? null : at }),
        );
        for (const [at, each] of changes.entries()) {
          rows = changed(rows, each);
          const table = notebookTable(entry, readings, { ...emptyNotebook, rows }, hide);
          if (left[at]) slicedSeries(table, settings).next();
          else {
            const [series] = seriesOf(table, settings);
            const anew = { ...table, columns: [...table.columns] };
            expect(series?.points).toEqual(pointsOf(table.rows, settings.x, y, atOnce(slicedAges(anew, settings.x))));
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('carries on from what the beginning of a list came to, and keeps no older lists', () => {
    let looked = 0;
    const total = memoisedReduce<number, { readonly sum: number }>({ sum: 0 }, ({ sum }, items) => {
      looked += items.length;
      return { sum: items.reduce((all, item) => all + item, sum) };
    });
    const first = [1, 2, 3];
    const second = appended(first, [4]);
    expect([total(first), total(second), total(second)]).toEqual([{ sum: 6 }, { sum: 10 }, { sum: 10 }]);
    expect(looked).toBe(4);
    const third = appended(second, [5]);
    // What the second began with is forgotten; it is looked up item by item then.
    expect([sharedStart(first, second), sharedStart(second, third), sharedStart(first, third)]).toEqual([3, 4, 3]);
    expect(total(third)).toEqual({ sum: 15 });
    expect(total([7])).toEqual({ sum: 7 });
  });
});
