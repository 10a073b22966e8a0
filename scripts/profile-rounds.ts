/** Several rounds of measurements as one row a page. */
import { median } from './profile-beside';
import type { Measured } from './profile-page';

export interface AtBothRates {
  readonly once: Measured;
  readonly slowed: Measured;
}

/** Null where no round has the figure. */
function middle(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? median(known) : null;
}

function medians(rounds: readonly Measured[]): Measured {
  const first = rounds[0];
  if (!first) throw new Error('Nothing was measured.');
  const figures = Object.keys(first).filter((name): name is Exclude<keyof Measured, 'page'> => name !== 'page');
  return { ...first, ...Object.fromEntries(figures.map((name) => [name, middle(rounds.map((round) => round[name]))])) };
}

/** Each page once, in the order in which it was first measured, with the medians of its rounds at 1× and 4×. */
export function ofRounds(rows: readonly Measured[]): readonly AtBothRates[] {
  const at = (page: string, slowdown: number): Measured =>
    medians(rows.filter((row) => row.page === page && row.slowdown === slowdown));
  return [...new Set(rows.map(({ page }) => page))].map((page) => ({ once: at(page, 1), slowed: at(page, 4) }));
}
