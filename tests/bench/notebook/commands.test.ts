import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applied, type Command } from '../../../src/bench/notebook/commands';
import { edited, MOST_STEPS, redone, undone } from '../../../src/bench/notebook/history';
import { type Kept, noHistory } from '../../../src/bench/notebook/kept';
import { emptyNotebook, type Notebook } from '../../../src/bench/notebook/notebook';
import { keptRow } from '../rows';

const column = (id: string, formula = 'V/I') => ({ id, symbol: id, label: id, unit: '', formula });

const start: Notebook = { ...emptyNotebook, rows: [1, 2, 3, 4].map((id) => keptRow(id)), columns: [column('a')] };

const fresh = (notebook: Notebook): Kept => ({ notebook, history: noHistory });

const key = fc.constantFrom('a-1', 'a-2', 'a-3', 'a-4', 'a-9');
const word = fc.string({ maxLength: 4 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('removeRows' as const), keys: fc.uniqueArray(key) }),
  fc.record({ do: fc.constant('note' as const), key, note: word }),
  fc
    .tuple(fc.uniqueArray(key), fc.option(word))
    .map(([keys, struck]): Command => ({ do: 'strike', marks: keys.map((row) => ({ key: row, struck })) })),
  fc.record({
    do: fc.constant('run' as const),
    run: fc.integer({ min: 1, max: 3 }),
    settings: fc.record({ name: word, shown: fc.boolean() }),
  }),
  fc.constantFrom('a', 'b', 'c').map((id): Command => ({ do: 'column', column: column(id, `${id}+1`) })),
  fc.constantFrom('a', 'b', 'c').map((id): Command => ({ do: 'dropColumn', id })),
  fc.record({
    do: fc.constant('text' as const),
    name: fc.constantFrom('hypothesis' as const, 'conclusion' as const),
    text: word,
  }),
  fc.tuple(fc.constantFrom('p', 'q'), fc.option(word)).map(
    ([id, answer]): Command => ({
      do: 'prediction',
      id,
      prediction: answer === null ? null : { id, kind: 'word', answer },
    }),
  ),
  fc.constantFrom(
    { do: 'replace', from: start, to: emptyNotebook },
    {
      do: 'replace',
      from: start,
      to: { ...emptyNotebook, rows: [keptRow(7), { ...keptRow(2), note: 'from a file' }] },
    },
  ),
);

const unordered = ({ predictions, runs, ...rest }: Notebook) => ({
  ...rest,
  // A run without settings and one with the plain ones are the same.
  runs: Object.entries(runs).filter(([, { name, shown }]) => name !== '' || !shown),
  predictions: predictions.toSorted((a, b) => a.id.localeCompare(b.id)),
});

describe('undo and redo', () => {
  it('lead back to the beginning and forth again, whatever was done', () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
        const done = commands.reduce(edited, fresh(start));
        let back = done;
        for (let step = 0; step < commands.length; step++) back = undone(back);
        expect(unordered(back.notebook)).toEqual(unordered(start));
        let forth = back;
        for (let step = 0; step < commands.length; step++) forth = redone(forth);
        expect(unordered(forth.notebook)).toEqual(unordered(done.notebook));
      }),
    );
  });

  it('never take back what was recorded meanwhile', () => {
    fc.assert(
      fc.property(fc.array(command, { minLength: 1, maxLength: 12 }), (commands) => {
        const done = commands.reduce(edited, fresh(start));
        const recorded = applied(done.notebook, { do: 'insertRows', rows: [{ ...keptRow(20), key: 'later' }] });
        let back: Kept = { ...done, notebook: recorded };
        for (let step = 0; step < commands.length; step++) back = undone(back);
        expect(back.notebook.rows.filter((row) => row.key === 'later')).toHaveLength(1);
        expect(back.notebook.rows.filter((row) => row.key !== 'later')).toEqual(start.rows);
      }),
    );
  });

  it('leave what changes nothing out, and forget what was undone when something new is done', () => {
    const same = edited(fresh(start), { do: 'note', key: 'a-1', note: '' });
    expect(same.history.past).toHaveLength(0);
    const noted = edited(undone(edited(fresh(start), { do: 'note', key: 'a-1', note: 'x' })), {
      do: 'note',
      key: 'a-2',
      note: 'y',
    });
    expect(noted.history.future).toHaveLength(0);
    expect(redone(noted).notebook).toBe(noted.notebook);
  });

  it('remember a bounded number of steps', () => {
    let kept = fresh(start);
    for (let step = 0; step < MOST_STEPS + 10; step++) {
      kept = edited(kept, { do: 'note', key: 'a-1', note: String(step) });
    }
    expect(kept.history.past).toHaveLength(MOST_STEPS);
  });
});

describe('rows', () => {
  it('that are struck out stay, with the reason', () => {
    const { rows } = applied(start, { do: 'strike', marks: [{ key: 'a-2', struck: 'Misread' }] });
    expect(rows.map(({ struck }) => struck)).toEqual([null, 'Misread', null, null]);
  });

  it('that come back find their place, with another number where theirs is taken', () => {
    const without = applied(start, { do: 'removeRows', keys: ['a-2'] });
    const back = applied(without, { do: 'insertRows', rows: [keptRow(2)] });
    expect(back.rows).toEqual(start.rows);
    const other = applied(start, { do: 'insertRows', rows: [{ ...keptRow(2), key: 'b-2' }] });
    expect(other.rows.map(({ id, key: name }) => [id, name]).at(-1)).toEqual([5, 'b-2']);
    expect(applied(start, { do: 'insertRows', rows: [keptRow(2)] }).rows).toBe(start.rows);
  });

  it('columns that come back stand where they stood', () => {
    const three = { ...start, columns: ['a', 'b', 'c'].map((id) => column(id)) };
    const without = edited(fresh(three), { do: 'dropColumn', id: 'b' });
    expect(undone(without).notebook.columns.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
