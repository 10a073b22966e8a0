/** Two notebooks that grew from one, in two tabs: nothing that either recorded or wrote is lost. Pure. */
import { type Notebook, type NotebookRow, TEXTS } from './notebook';
import { withChecks, withRows } from './rows';

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The changed one of two; mine where both were changed. */
const newer = <T>(base: T | undefined, mine: T, theirs: T): T => (same(base, mine) ? theirs : mine);

/** Both texts where both were changed. */
function bothTexts(base: string, mine: string, theirs: string, between: string): string {
  if (mine === base || mine === theirs || mine === '') return mine === '' && mine !== base ? mine : theirs;
  if (theirs === base || theirs === '' || mine.includes(theirs)) return mine;
  return theirs.includes(mine) ? theirs : `${theirs}${between}${mine}`;
}

/** Things with names: those that one side took out go, unless the other side changed them. */
function byName<T>(
  nameOf: (item: T) => string,
  [base, mine, theirs]: readonly [readonly T[], readonly T[], readonly T[]],
  both: (before: T | undefined, mine: T, theirs: T) => T,
): readonly T[] {
  const [before, own, other] = [base, mine, theirs].map((items) => new Map(items.map((item) => [nameOf(item), item])));
  const kept = theirs.flatMap((item) => {
    const name = nameOf(item);
    const was = before?.get(name);
    const counterpart = own?.get(name);
    if (counterpart !== undefined) return [both(was, counterpart, item)];
    return was !== undefined && same(was, item) ? [] : [item];
  });
  const added = mine.filter((item) => {
    const was = before?.get(nameOf(item));
    return !other?.has(nameOf(item)) && (was === undefined || !same(was, item));
  });
  return [...kept, ...added];
}

const rowKey = ({ key }: NotebookRow): string => key;

function bothRows(base: NotebookRow | undefined, mine: NotebookRow, theirs: NotebookRow): NotebookRow {
  const note = bothTexts(base?.note ?? '', mine.note, theirs.note, ' / ');
  const struck = newer(base?.struck ?? null, mine.struck, theirs.struck);
  // The same object where nothing changed: it need not be stored again.
  return note === theirs.note && struck === theirs.struck ? theirs : { ...theirs, note, struck };
}

/** Runs that both tabs began under one number: which number mine gets. */
function movedRuns(base: Notebook, mine: Notebook, theirs: Notebook): ReadonlyMap<number, number> {
  const known = new Set(base.rows.map(rowKey));
  const begun = ({ rows }: Notebook): ReadonlySet<number> => {
    const old = new Set(base.rows.map(({ run }) => run));
    return new Set(rows.filter((row) => !known.has(row.key) && !old.has(row.run)).map(({ run }) => run));
  };
  const sharedKeys = new Set(theirs.rows.map(rowKey));
  const taken = begun(theirs);
  let last = [...mine.rows, ...theirs.rows].reduce((most, { run }) => Math.max(most, run), 0);
  const clashing = [...begun(mine)].filter(
    (run) => taken.has(run) && !mine.rows.some((row) => row.run === run && sharedKeys.has(row.key)),
  );
  return new Map(clashing.map((run) => [run, ++last]));
}

/** `base`: where both began; `mine`: this tab's, whose new rows and runs get new numbers where theirs took them. */
export function merged(base: Notebook, mine: Notebook, theirs: Notebook): Notebook {
  if (mine === base) return theirs;
  const runs = movedRuns(base, mine, theirs);
  const own: Notebook = {
    ...mine,
    rows: runs.size === 0 ? mine.rows : mine.rows.map((row) => ({ ...row, run: runs.get(row.run) ?? row.run })),
    runs: Object.fromEntries(
      Object.entries(mine.runs).map(([run, settings]) => [runs.get(Number(run)) ?? Number(run), settings]),
    ),
  };
  const rows = byName(rowKey, [base.rows, own.rows, theirs.rows], bothRows);
  const numbers = new Set([...Object.keys(own.runs), ...Object.keys(theirs.runs)].map(Number));
  return {
    ...theirs,
    rows: withRows([], rows),
    runs: Object.fromEntries(
      [...numbers].flatMap((run) => {
        const settings = newer(base.runs[run], own.runs[run], theirs.runs[run]);
        return settings ? [[run, settings]] : [];
      }),
    ),
    columns: byName(({ id }) => id, [base.columns, own.columns, theirs.columns], newer),
    texts: Object.fromEntries(
      TEXTS.map((name) => [name, bothTexts(base.texts[name], own.texts[name], theirs.texts[name], '\n')]),
    ) as Notebook['texts'],
    predictions: byName(({ id }) => id, [base.predictions, own.predictions, theirs.predictions], newer),
    checks: withChecks(own.checks, theirs.checks),
    plot: newer(base.plot, own.plot, theirs.plot),
  };
}
