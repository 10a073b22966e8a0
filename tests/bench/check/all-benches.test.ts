/** What the check of a result offers and asks on every bench: quantities of the right kind, announced by a step. */
import { unitText } from '../../../engine/runtime/format';
import { describe, expect, it } from 'vitest';
import { listings } from '../../../catalogue/index';
import type { AnyDone } from '../../../catalogue/define';
import type { AnySimulation, ReadingDefs } from '../../../engine/contract';
import { twoParts } from '../../../engine/core/two-parts';
import { unitFactor } from '../../../engine/core/unit-names';
import { simulations } from '../../../engine/registry';
import { offersFor, type ColumnMean } from '../../../src/bench/check/offers';
import { notebookColumns } from '../../../src/bench/notebook/table';

/** Symbols by which a step speaks of what is to be found. */
const SYMBOLS: Readonly<Record<string, RegExp>> = {
  faraday: /\bF\b/,
  gravity: /\bg\b/,
  spring_constant: /\bk\b/,
  conductivity: /\bk\b/,
  weight_density: /ρ/,
  feedback: /λ/,
  nrt: /nRT/,
  pka_acetic: /pK/,
};

const asksFor = (done: AnyDone, id: string): boolean =>
  'found' in done ? done.found === id : 'all' in done && done.all.some((part) => asksFor(part, id));

const built = listings.flatMap(({ id, entry }) => (entry ? [{ id, load: entry }] : []));

describe.each(built)('$id', ({ load }) => {
  it('asks for what a step announced, and offers no number of another kind', async () => {
    const { entry } = await load();
    const { simulation } = (await simulations[entry.simulation]()) as unknown as { simulation: AnySimulation };
    const columns = notebookColumns(entry, simulation.readings as ReadingDefs, []);
    const means = columns
      .filter(({ holds }) => holds === 'number')
      .map(
        (column): ColumnMean => ({
          column,
          summary: { n: 3, result: twoParts(2, 0.1, {}) } as unknown as ColumnMean['summary'],
        }),
      );
    const said = entry.procedure.map(({ text }) => text).join(' ');
    for (const { id, label, unit } of entry.finds ?? []) {
      const words = (label.match(/\p{L}{5,}/gu) ?? []).filter((word) =>
        said.toLowerCase().includes(word.toLowerCase()),
      );
      const announced =
        entry.procedure.some(({ done }) => asksFor(done, id)) || words.length > 0 || (SYMBOLS[id]?.test(said) ?? false);
      expect(announced, `${label} is asked, and no step speaks of it`).toBe(true);

      const asking = entry.procedure.filter(({ done }) => asksFor(done, id)).map(({ text }) => text);
      const target = { key: id, id, label, unit, sign: 'positive', tolerance: 1, options: null } as const;
      for (const offer of offersFor(target, null, means, [label, ...asking].join(' '))) {
        const column = columns.find((each) => offer.label.endsWith(each.label));
        expect(column && unitFactor(column.unit, unitText(unit)), offer.label).not.toBeNull();
        if (unitFactor(unit, '1') !== null) {
          expect([label, ...asking].join(' ').toLowerCase()).toContain(column?.label.toLowerCase());
        }
      }
    }
  });
});
