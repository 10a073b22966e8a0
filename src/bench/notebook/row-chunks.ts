/**
 * A notebook in the store in pieces: what is written often (the newest rows and all that is not rows) in one entry, older rows in
 * entries of their own, which are written once. So a row more costs a write of some rows, however many there are. All is read and written
 * in one transaction; to who uses it, a notebook is one value.
 */
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import type { NotebookRow } from './notebook';

/** Rows of one piece. */
export const CHUNK = 128;

/** Pieces written in one go. */
const AT_ONCE = 4;

/** A piece of older rows, by the name of its entry. */
interface Chunk {
  readonly name: string;
  readonly rows: readonly NotebookRow[];
}

/** What stands in the first entry beside the notebook: its rows are those after all pieces. */
interface Head {
  readonly revision: unknown;
  readonly notebook: { readonly rows: readonly NotebookRow[] };
  readonly chunks?: readonly string[];
}

const isHead = (value: unknown): value is Head =>
  typeof value === 'object' &&
  value !== null &&
  'revision' in value &&
  'notebook' in value &&
  typeof value.notebook === 'object' &&
  value.notebook !== null &&
  'rows' in value.notebook &&
  Array.isArray(value.notebook.rows);

export const revisionOf = (stored: unknown): string | null =>
  typeof stored === 'object' && stored !== null && 'revision' in stored && typeof stored.revision === 'string'
    ? stored.revision
    : null;

/**
 * Rows in pieces: those of before that hold the same rows as the same objects stay, what lies between is cut anew. The rest, too few for a
 * piece, comes last. Pure.
 */
export function cutRows(
  rows: readonly NotebookRow[],
  before: readonly Chunk[],
  nameOf: () => string,
): { readonly chunks: readonly Chunk[]; readonly rest: readonly NotebookRow[] } {
  const byFirst = new Map(before.map((chunk) => [chunk.rows[0], chunk]));
  const chunks: Chunk[] = [];
  let open = 0;
  const cut = (to: number): void => {
    if (to > open) chunks.push({ name: nameOf(), rows: rows.slice(open, to) });
    open = to;
  };
  for (let at = 0; at < rows.length; ) {
    const known = byFirst.get(rows[at]);
    if (known?.rows.every((row, offset) => rows[at + offset] === row)) {
      cut(at);
      chunks.push(known);
      at += known.rows.length;
      open = at;
      continue;
    }
    at++;
    if (at - open === CHUNK) cut(at);
  }
  return { chunks, rest: rows.slice(open) };
}

const ROWS = ':rows:';

const namesOf = ({ chunks }: Head): readonly string[] =>
  Array.isArray(chunks) ? chunks.filter((name) => typeof name === 'string') : [];

/** Rows of a piece. One that is not there, or holds none, is a row that cannot be read: whoever reads the notebook says so. */
const rowsOf = (piece: unknown): readonly NotebookRow[] =>
  (Array.isArray(piece) ? piece : [null]) as readonly NotebookRow[];

/** The entries of a store with each notebook in one piece, as it leaves this browser. Pure. */
export function joined(entries: readonly (readonly [string, unknown])[]): readonly (readonly [string, unknown])[] {
  const pieces = new Map(entries.filter(([key]) => key.includes(ROWS)));
  return entries.flatMap(([key, value]) => {
    if (key.includes(ROWS)) return [];
    if (!isHead(value) || !value.chunks) return [[key, value] as const];
    const { chunks: _names, ...rest } = value;
    const older = namesOf(value).flatMap((name) => rowsOf(pieces.get(`${key}${ROWS}${name}`)));
    return [[key, { ...rest, notebook: { ...value.notebook, rows: [...older, ...value.notebook.rows] } }] as const];
  });
}

/** Whether an entry is a piece of one of these notebooks. */
export const isPieceOf = (key: string, notebooks: readonly string[]): boolean =>
  notebooks.some((notebook) => key.startsWith(`${notebook}${ROWS}`));

/** Pieces that were read, with the rows they stand for now; none where other rows were read, so that all are written anew. */
function adopted(read: readonly Chunk[], rows: readonly NotebookRow[]): readonly Chunk[] {
  let from = 0;
  const chunks = read.map(({ name, rows: { length } }) => ({ name, rows: rows.slice(from, (from += length)) }));
  const alike = read.every(({ rows: before }, at) => {
    const mine = chunks[at]?.rows ?? [];
    return mine.length === before.length && before.every(({ key }, index) => key === mine[index]?.key);
  });
  return alike ? chunks : [];
}

export interface RowStore {
  /** The whole of what is kept under a key. */
  read(key: string): Promise<unknown>;
  /** Writes pieces that will be wanted, some at a time: very many rows at once would hold the page up. */
  prepare(key: string, rows: readonly NotebookRow[]): Promise<void>;
  /** What `change` gives in the place of what is kept; the same value leaves it alone. */
  update(key: string, change: (stored: unknown) => unknown): Promise<void>;
  /** What was read at this revision stands for these rows now, as they were brought to the present shape. */
  adopt(revision: unknown, rows: readonly NotebookRow[]): void;
}

/** Of one notebook. `tab` tells this tab's entries from others'. */
export function rowStore(tab: string, store: UseStore = createStore('keyval-store', 'keyval')): RowStore {
  /** As it was last read or written, to whose rows nothing has to be read again. */
  let known: { readonly revision: unknown; readonly chunks: readonly Chunk[] } | null = null;
  let written = 0;
  const nameOf = (): string => `${tab}-${++written}`;
  /** In the store, and not named by the first entry yet. */
  let prepared: readonly Chunk[] = [];

  const whole = async (key: string, head: unknown, objects: IDBObjectStore): Promise<unknown> => {
    if (!isHead(head)) return head;
    const { chunks: _names, ...rest } = head;
    const names = namesOf(head);
    const same = known?.revision === head.revision && known?.chunks.length === names.length;
    const chunks =
      known && same
        ? known.chunks
        : await Promise.all(
            names.map(async (name) => {
              const piece: unknown = await promisifyRequest(objects.get(`${key}${ROWS}${name}`));
              return { name, rows: rowsOf(piece) };
            }),
          );
    known = { revision: head.revision, chunks };
    return {
      ...rest,
      notebook: { ...head.notebook, rows: [...chunks.flatMap(({ rows }) => rows), ...head.notebook.rows] },
    };
  };

  return {
    read: (key) =>
      store('readonly', async (objects) => whole(key, await promisifyRequest<unknown>(objects.get(key)), objects)),
    async prepare(key, rows) {
      const before = new Set([...(known?.chunks ?? []), ...prepared]);
      const fresh = cutRows(rows, [...before], nameOf).chunks.filter((chunk) => !before.has(chunk));
      if (fresh.length <= AT_ONCE) return;
      for (let at = 0; at < fresh.length; at += AT_ONCE) {
        const some = fresh.slice(at, at + AT_ONCE);
        await store('readwrite', (objects) => {
          for (const chunk of some) objects.put(chunk.rows, `${key}${ROWS}${chunk.name}`);
          return promisifyRequest(objects.transaction);
        });
        prepared = [...prepared, ...some];
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    update: (key, change) =>
      store('readwrite', async (objects) => {
        const head = await promisifyRequest<unknown>(objects.get(key));
        const stored = await whole(key, head, objects);
        const next = change(stored);
        if (next === stored) return;
        const before = isHead(head) ? (known?.chunks ?? []) : [];
        if (!isHead(next)) throw new Error('A notebook is kept with its revision.');
        const { chunks, rest } = cutRows(next.notebook.rows, [...before, ...prepared], nameOf);
        const stay = new Set(chunks);
        for (const { name } of [...before, ...prepared].filter((chunk) => !stay.has(chunk)))
          objects.delete(`${key}${ROWS}${name}`);
        const there = new Set([...before, ...prepared]);
        for (const chunk of chunks) if (!there.has(chunk)) objects.put(chunk.rows, `${key}${ROWS}${chunk.name}`);
        const value = {
          ...next,
          notebook: { ...next.notebook, rows: rest },
          ...(chunks.length > 0 && { chunks: chunks.map(({ name }) => name) }),
        };
        await promisifyRequest(objects.put(value, key));
        await promisifyRequest(objects.transaction);
        known = { revision: next.revision, chunks };
        prepared = [];
      }),
    adopt(revision, rows) {
      if (known && known.revision === revision) known = { revision, chunks: adopted(known.chunks, rows) };
    },
  };
}
