import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK } from '../../../src/bench/notebook/row-chunks';
import { applied } from '../../../src/bench/notebook/commands';
import { merged } from '../../../src/bench/notebook/merge';
import { emptyNotebook, type Notebook } from '../../../src/bench/notebook/notebook';
import type { Bring } from '../../../src/bench/notebook/notebook-entry';
import { type NotebookStorage, notebookStorage, type Unkept } from '../../../src/bench/notebook/storage';
import type { Fault } from '../../../src/bench/notebook/migrate';
import { soon } from '../by-hand';
import { keptRow, rowOf } from '../rows';

/** A browser's store in memory: values are cloned, one transaction at a time, and it fails when told to. */
const disk = vi.hoisted(() => ({
  values: new Map<string, unknown>(),
  failure: null as Error | null,
  writes: 0,
  puts: [] as string[],
  queue: Promise.resolve() as Promise<unknown>,
}));

vi.mock('idb-keyval', () => {
  const turn = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (disk.failure) throw disk.failure;
  };
  /** Begun and ended at once. */
  const leave = async (act: (objects: unknown) => unknown): Promise<unknown> => {
    if (disk.failure) throw disk.failure;
    return act({
      put: (value: unknown, key: string) => void disk.values.set(key, structuredClone(value)),
      transaction: { commit: () => {} },
    });
  };
  return {
    /** One transaction at a time; requests are promises. */
    createStore: (name: string) => (mode: string, act: (objects: unknown) => unknown) => {
      if (name === 'notebook-left') return leave(act);
      disk.queue = disk.queue.then(async () => {
        await turn();
        if (mode === 'readwrite') disk.writes++;
        return act({
          get: async (key: string) => structuredClone(disk.values.get(key)),
          put: async (value: unknown, key: string) => {
            disk.puts.push(key);
            disk.values.set(key, structuredClone(value));
          },
          delete: async (key: string) => void disk.values.delete(key),
          transaction: Promise.resolve(),
        });
      });
      const result = disk.queue;
      disk.queue = disk.queue.catch(() => {});
      return result;
    },
    promisifyRequest: (request: unknown) => request,
    async get(key: string) {
      await turn();
      return structuredClone(disk.values.get(key));
    },
    async keys() {
      await turn();
      return [...disk.values.keys()];
    },
    async getMany(keys: readonly string[]) {
      await turn();
      return keys.map((key) => structuredClone(disk.values.get(key)));
    },
    async set(key: string, value: unknown) {
      await turn();
      disk.values.set(key, structuredClone(value));
    },
    async del(key: string) {
      await turn();
      disk.values.delete(key);
    },
  };
});

/** Lists in lists. */
const nested = (depth: number): unknown => {
  let value: unknown = null;
  for (let at = 0; at < depth; at++) value = [value];
  return value;
};

const named = (name: string): Error => Object.assign(new Error(name), { name });

interface Tab {
  readonly storage: NotebookStorage;
  readonly heard: { notebook: Notebook; unkept: Unkept | null; unreadable: readonly Fault[][] };
  loaded: Notebook | null;
  /** Changes this tab's notebook and saves it. */
  readonly change: (change: (notebook: Notebook) => Notebook) => void;
}

const open: NotebookStorage[] = [];

async function openTab(name: string): Promise<Tab> {
  const storage = notebookStorage('toy', name);
  open.push(storage);
  const heard: Tab['heard'] = { notebook: emptyNotebook, unkept: null, unreadable: [] };
  const loaded = await storage.load({
    onOther: (bring: Bring) => {
      heard.notebook = bring(heard.notebook);
    },
    onUnkept: (why) => {
      heard.unkept = why;
    },
    onUnreadable: (faults) => {
      heard.unreadable = [...heard.unreadable, [...faults]];
    },
  });
  if (loaded) heard.notebook = loaded;
  return {
    storage,
    heard,
    loaded,
    change: (change) => {
      heard.notebook = change(heard.notebook);
      storage.save(heard.notebook);
    },
  };
}

const withRow =
  (key: string, id: number) =>
  (notebook: Notebook): Notebook =>
    applied(notebook, { do: 'insertRows', rows: [{ ...keptRow(id), key }] });

const storedKeys = (): readonly string[] => {
  const stored = disk.values.get('notebook:toy') as
    | { readonly notebook: Notebook; readonly chunks?: readonly string[] }
    | undefined;
  const older = (stored?.chunks ?? []).flatMap(
    (name) => (disk.values.get(`notebook:toy:rows:${name}`) ?? []) as Notebook['rows'],
  );
  return [...older, ...(stored?.notebook.rows ?? [])].map(({ key }) => key);
};

beforeEach(() => {
  disk.values.clear();
  disk.failure = null;
  disk.writes = 0;
  disk.puts = [];
});
afterEach(async () => {
  disk.failure = null;
  for (const storage of open.splice(0)) storage.end();
  // What they still had to write is written before the next test's disk is empty.
  await new Promise((resolve) => setTimeout(resolve, 30));
});

describe('a notebook in the browser', () => {
  it('is written at once, then at most every 0.4 s, and read back', async () => {
    const tab = await openTab('a');
    for (let id = 1; id <= 50; id++) tab.change(withRow(`a-${id}`, id));
    await soon(() => expect(storedKeys()).toHaveLength(50));
    expect(disk.writes).toBeLessThanOrEqual(3);
    expect((await openTab('b')).loaded?.rows).toHaveLength(50);
  });

  it('takes over the rows kept before there were notebooks, and only then lets them go', async () => {
    disk.values.set('rows:toy', [rowOf(1), rowOf(2)]);
    const tab = await openTab('a');
    expect(tab.loaded?.rows.map(({ id }) => id)).toEqual([1, 2]);
    expect(disk.values.has('rows:toy')).toBe(true);
    await soon(() => expect(disk.values.has('rows:toy')).toBe(false));
    expect(storedKeys()).toEqual(['0-1', '0-2']);
  });

  it('of very many rows is read while the page answers; what is recorded meanwhile is written once all is there', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => ({ ...keptRow(at + 1), key: `old-${at + 1}` }));
    disk.values.set('notebook:toy', { revision: 'x', notebook: { ...emptyNotebook, rows } });
    const storage = notebookStorage('toy', 'a');
    open.push(storage);
    let turns = 0;
    const answering = setInterval(() => turns++, 1);
    const loading = storage.load({ onOther: () => {}, onUnkept: () => {}, onUnreadable: () => {} });
    await soon(() => expect(turns).toBeGreaterThan(8));
    const mine = withRow('a-1', 20_001)(emptyNotebook);
    storage.save(mine);
    const loaded = await loading;
    clearInterval(answering);
    expect(disk.writes).toBe(0);
    expect(loaded?.rows).toHaveLength(20_000);
    storage.save(merged(emptyNotebook, mine, loaded ?? emptyNotebook));
    await soon(() => expect(storedKeys()).toHaveLength(20_001));
    expect(storedKeys().at(-1)).toBe('a-1');
  });

  it('puts aside what cannot be read', async () => {
    disk.values.set('notebook:toy', { revision: 'x', notebook: { version: 1, rows: 'gone' } });
    const tab = await openTab('a');
    expect([tab.loaded, tab.heard.unreadable]).toEqual([null, [[]]]);
    tab.change(withRow('a-1', 1));
    await soon(() => expect(storedKeys()).toEqual(['a-1']));
    expect(disk.values.get('notebook:toy:unreadable')).toMatchObject({ notebook: { rows: 'gone' } });
  });

  it('is mended where it is damaged, says where, and lies aside as it was', async () => {
    const damaged = {
      ...emptyNotebook,
      rows: [
        { ...keptRow(1), readings: { ...keptRow(1).readings, ph: null } },
        { ...keptRow(2), note: { text: 'no' } },
        { ...keptRow(3), seed: 'x' },
        keptRow(4),
        keptRow(4),
      ],
      columns: [null],
      predictions: 'none',
      plot: nested(100),
    };
    disk.values.set('notebook:toy', { revision: 'x', notebook: damaged });
    const tab = await openTab('a');
    expect(tab.loaded?.rows).toEqual([keptRow(1), keptRow(2), keptRow(4)]);
    expect([tab.loaded?.columns, tab.loaded?.predictions, tab.loaded?.plot]).toEqual([[], [], null]);
    expect(tab.heard.unreadable[0]?.map(({ place }) => place)).toEqual([
      'Row 1',
      'Row 2',
      'Row 3',
      'Row 4',
      'Computed column 1',
      'The list of predictions',
      'How the plot was left',
    ]);
    expect(disk.values.get('notebook:toy:unreadable')).toEqual({ revision: 'x', notebook: damaged });
    tab.change(withRow('a-5', 5));
    await soon(() => expect(storedKeys()).toEqual(['a-1', 'a-2', 'a-4', 'a-5']));
  });

  it('of a later version is left as it is', async () => {
    const later = { revision: 'x', notebook: { ...emptyNotebook, version: 9 } };
    disk.values.set('notebook:toy', later);
    const tab = await openTab('a');
    expect(tab.heard.unkept).toBe('newer');
    tab.change(withRow('a-1', 1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(disk.values.get('notebook:toy')).toEqual(later);
  });
});

describe('a notebook of many rows', () => {
  const many =
    (count: number) =>
    (notebook: Notebook): Notebook => ({
      ...notebook,
      rows: Array.from({ length: count }, (_, at) => ({ ...keptRow(at + 1), key: `a-${at + 1}` })),
    });
  const pieces = (): readonly string[] => [...disk.values.keys()].filter((key) => key.includes(':rows:'));
  const allKeys = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `a-${at + 1}`);

  it('writes the newest rows again, never the older ones', async () => {
    const tab = await openTab('a');
    tab.change(many(1000));
    await soon(() => expect(storedKeys()).toHaveLength(1000));
    expect(pieces()).toHaveLength(Math.floor(1000 / CHUNK));
    await soon(() => expect(disk.puts.at(-1)).toBe('notebook:toy'));
    disk.puts = [];
    tab.change(withRow('a-1001', 1001));
    await soon(() => expect(storedKeys()).toEqual(allKeys(1001)));
    expect(disk.puts).toEqual(['notebook:toy']);
  });

  it('is read back whole, and written on without its older rows by the next visit', async () => {
    const first = await openTab('a');
    first.change(many(700));
    await soon(() => expect(storedKeys()).toHaveLength(700));
    first.storage.end();
    const second = await openTab('b');
    expect(second.loaded?.rows.map(({ key }) => key)).toEqual(allKeys(700));
    disk.puts = [];
    second.change(withRow('a-701', 701));
    await soon(() => expect(storedKeys()).toEqual(allKeys(701)));
    expect(disk.puts).toEqual(['notebook:toy']);
  });

  it('writes the piece of a row that changed, and lets go of what no row is in', async () => {
    const tab = await openTab('a');
    tab.change(many(1000));
    await soon(() => expect(storedKeys()).toHaveLength(1000));
    disk.puts = [];
    tab.change((notebook) => applied(notebook, { do: 'note', key: 'a-300', note: 'here' }));
    await soon(() => expect(disk.puts).toHaveLength(2));
    expect(storedKeys()).toEqual(allKeys(1000));
    expect(pieces()).toHaveLength(Math.floor(1000 / CHUNK));
    tab.change((notebook) => applied(notebook, { do: 'removeRows', keys: allKeys(990) }));
    await soon(() => expect(storedKeys()).toHaveLength(10));
    expect(pieces()).toEqual([]);
  });

  it('is met by another tab, whose rows come beside', async () => {
    const [a, b] = [await openTab('a'), await openTab('b')];
    a.change(many(500));
    await soon(() => expect(b.heard.notebook.rows).toHaveLength(500));
    b.change(withRow('b-1', 501));
    await soon(() => expect(a.heard.notebook.rows.map(({ key }) => key)).toEqual([...allKeys(500), 'b-1']));
    expect(storedKeys()).toEqual([...allKeys(500), 'b-1']);
  });

  it('of which a piece is lost is mended, says so, and is whole again with the next write', async () => {
    const first = await openTab('a');
    first.change(many(700));
    await soon(() => expect(storedKeys()).toHaveLength(700));
    first.storage.end();
    await new Promise((resolve) => setTimeout(resolve, 30));
    const [lost = '', damaged = ''] = pieces();
    disk.values.delete(lost);
    disk.values.set(damaged, [{ ...keptRow(129), key: 'a-129', note: 7 }]);
    const second = await openTab('b');
    expect(second.heard.unreadable[0]?.map(({ place }) => place)).toEqual(['Row 1', 'Row 129']);
    const left = ['a-129', ...allKeys(700).slice(2 * CHUNK)];
    expect(second.loaded?.rows.map(({ key }) => key)).toEqual(left);
    second.change(withRow('b-701', 701));
    await soon(() => expect(storedKeys()).toEqual([...left, 'b-701']));
    expect(pieces()).not.toContain(damaged);
    second.storage.end();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect((await openTab('c')).heard.unreadable).toEqual([]);
  });
});

describe('a store that fails', () => {
  it.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'blocked'],
  ] as const)('with %s is reported; what waits is written when it works again', async (name, why) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const opening = openTab('a');
      await vi.advanceTimersByTimeAsync(10);
      const tab = await opening;
      disk.failure = named(name);
      tab.change(withRow('a-1', 1));
      await vi.advanceTimersByTimeAsync(10);
      expect(tab.heard.unkept).toBe(why);
      tab.change(withRow('a-2', 2));
      expect(tab.heard.notebook.rows).toHaveLength(2);
      disk.failure = null;
      await vi.advanceTimersByTimeAsync(6000);
      expect(tab.heard.unkept).toBeNull();
      expect(storedKeys()).toEqual(['a-1', 'a-2']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('when the notebook is opened costs nothing that it holds', async () => {
    const first = await openTab('a');
    first.change(withRow('a-1', 1));
    await soon(() => expect(storedKeys()).toEqual(['a-1']));
    first.storage.end();
    disk.failure = named('UnknownError');
    const second = await openTab('b');
    expect(second.loaded).toBeNull();
    disk.failure = null;
    second.change(withRow('b-1', 1));
    await soon(() => expect(storedKeys()).toEqual(['a-1', 'b-1']));
    expect(second.heard.notebook.rows.map(({ id, key }) => [id, key])).toEqual([
      [1, 'a-1'],
      [2, 'b-1'],
    ]);
  });
});

describe('a page that is left', () => {
  /** The page is gone: what it had not begun to write is never written. */
  const gone = (tab: Tab): void => {
    tab.storage.leave();
    disk.failure = named('AbortError');
  };

  it('in the middle of a write loses nothing that was recorded', async () => {
    const tab = await openTab('a');
    for (let id = 1; id <= 3; id++) tab.change(withRow(`a-${id}`, id));
    gone(tab);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(storedKeys()).toEqual([]);
    disk.failure = null;
    const next = await openTab('b');
    expect(next.loaded?.rows.map(({ key }) => key)).toEqual(['a-1', 'a-2', 'a-3']);
    await soon(() => {
      expect(storedKeys()).toEqual(['a-1', 'a-2', 'a-3']);
      expect([...disk.values.keys()].filter((key) => key.includes(':left:'))).toEqual([]);
    });
  });

  it('goes on from what was stored: what it took out stays out', async () => {
    const tab = await openTab('a');
    for (let id = 1; id <= 3; id++) tab.change(withRow(`a-${id}`, id));
    await soon(() => expect(storedKeys()).toHaveLength(3));
    await new Promise((resolve) => setTimeout(resolve, 30));
    tab.change((notebook) => applied(notebook, { do: 'removeRows', keys: ['a-2'] }));
    gone(tab);
    await new Promise((resolve) => setTimeout(resolve, 20));
    disk.failure = null;
    expect((await openTab('b')).loaded?.rows.map(({ key }) => key)).toEqual(['a-1', 'a-3']);
  });

  it('leaves nothing behind where it was only out of sight', async () => {
    const tab = await openTab('a');
    tab.change(withRow('a-1', 1));
    tab.storage.leave();
    expect(disk.values.has('notebook:toy:left:a')).toBe(true);
    await soon(() => expect([...disk.values.keys()]).toEqual(['notebook:toy']));
  });

  it('stands beside what another tab has written since', async () => {
    const a = await openTab('a');
    a.change(withRow('a-1', 1));
    gone(a);
    await new Promise((resolve) => setTimeout(resolve, 20));
    disk.failure = null;
    const left = disk.values.get('notebook:toy:left:a');
    disk.values.delete('notebook:toy:left:a');
    const b = await openTab('b');
    b.change(withRow('b-1', 1));
    await soon(() => expect(storedKeys()).toEqual(['b-1']));
    disk.values.set('notebook:toy:left:a', left);
    const keys = (await openTab('c')).loaded?.rows.map(({ key }) => key);
    expect(keys?.toSorted()).toEqual(['a-1', 'b-1']);
  });
});

describe('two tabs', () => {
  it('hear of each other', async () => {
    const [a, b] = [await openTab('a'), await openTab('b')];
    a.change(withRow('a-1', 1));
    await soon(() => expect(b.heard.notebook.rows.map(({ key }) => key)).toEqual(['a-1']));
    b.change(withRow('b-2', 2));
    await soon(() => expect(a.heard.notebook.rows.map(({ key }) => key)).toEqual(['a-1', 'b-2']));
  });

  it('hear of what one still writes as it ends, and nothing of it stays left', async () => {
    const [a, b] = [await openTab('a'), await openTab('b')];
    a.change(withRow('a-1', 1));
    a.storage.end();
    expect(disk.values.has('notebook:toy:left:a')).toBe(true);
    await soon(() => {
      expect(b.heard.notebook.rows.map(({ key }) => key)).toEqual(['a-1']);
      expect([...disk.values.keys()]).toEqual(['notebook:toy']);
    });
    expect(a.heard.unkept).toBeNull();
  });

  it('that write at the same moment lose nothing', async () => {
    const [a, b] = [await openTab('a'), await openTab('b')];
    for (let id = 1; id <= 5; id++) {
      a.change(withRow(`a-${id}`, id));
      b.change(withRow(`b-${id}`, id));
    }
    const all = ['a-1', 'a-2', 'a-3', 'a-4', 'a-5', 'b-1', 'b-2', 'b-3', 'b-4', 'b-5'];
    const keysOf = ({ rows }: Notebook): readonly string[] => rows.map(({ key }) => key).toSorted();
    await soon(() => {
      expect(storedKeys().toSorted()).toEqual(all);
      expect(keysOf(a.heard.notebook)).toEqual(all);
      expect(keysOf(b.heard.notebook)).toEqual(all);
    });
    const numbers = a.heard.notebook.rows.map(({ id }) => id);
    expect(new Set(numbers).size).toBe(10);
  });

  it('without a line between them meet at the next write', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    try {
      const [a, b] = [await openTab('a'), await openTab('b')];
      a.change(withRow('a-1', 1));
      await soon(() => expect(storedKeys()).toEqual(['a-1']));
      b.change(withRow('b-1', 1));
      await soon(() => expect(storedKeys()).toEqual(['a-1', 'b-1']));
      expect(b.heard.notebook.rows.map(({ id }) => id)).toEqual([1, 2]);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
