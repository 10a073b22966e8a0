/** What a list says of an entry without loading it. Pure; the build runs it over all entries. */
import type { AnyDone, AnyEntry } from '../catalogue/define';
import type { Worked } from '../catalogue/worked';

export interface EntryFacts {
  /** Labels of the foremost main readings. */
  readonly measures: readonly string[];
  readonly steps: number;
  /** Readings that the procedure asks to be recorded. */
  readonly records: number;
  /** That the worked procedure takes, to five. */
  readonly minutes: number;
}

/** More would make a list hard to read. */
const MOST_MEASURES = 6;

function recordsIn(done: AnyDone): number {
  if ('recorded' in done) return done.recorded;
  if ('all' in done) return Math.max(0, ...done.all.map(recordsIn));
  return 0;
}

export function factsOf(
  entry: Pick<AnyEntry, 'mainReadings' | 'procedure'>,
  readings: Readonly<Record<string, { readonly label: string }>>,
  { minutes }: Pick<Worked, 'minutes'>,
): EntryFacts {
  const measures = [...new Set(entry.mainReadings.flatMap((id) => readings[id]?.label ?? []))].slice(0, MOST_MEASURES);
  const steps = entry.procedure.length;
  // Counts of rows run on through a procedure: the greatest is what it asks for in all.
  const records = Math.max(0, ...entry.procedure.map(({ done }) => recordsIn(done)));
  return { measures, steps, records, minutes };
}
