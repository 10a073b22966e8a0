/** Experiments kept in this browser's caches, so that they work without a connection. */
import { createStore } from 'zustand/vanilla';
import { startServiceWorker } from './service-worker';

interface OfflineFile {
  readonly path: string;
  readonly bytes: number;
}

/** `offline.json`, which the build writes (`scripts/offline-files.ts`). */
export interface OfflineFiles {
  readonly common: readonly OfflineFile[];
  readonly own: Readonly<Record<string, readonly OfflineFile[]>>;
}

export interface KeptState {
  /** Null until the caches were looked into. */
  readonly kept: ReadonlySet<string> | null;
  /** Ids that are being fetched. */
  readonly fetching: ReadonlySet<string>;
  /** Why the last one could not be kept; '' while all went well. */
  readonly trouble: string;
}

export const keptStore = createStore<KeptState>(() => ({ kept: null, fetching: new Set(), trouble: '' }));

const BASE = import.meta.env.BASE_URL;

/** Whether this browser can keep anything. */
export const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

/** The service worker looks for a file in the cache of its kind. */
const cacheOf = (path: string): string =>
  path.startsWith('assets/') ? 'assets' : path.endsWith('.html') ? 'pages' : 'files';

/** As the service worker names it: a page by its address, without `index.html`. */
export const keyOf = (path: string): string => BASE + path.replace(/(?:^|\/)index\.html$/, '');

let asked: Promise<OfflineFiles> | undefined;

/** What each experiment needs. Throws without a connection, if it was never fetched. */
export function fetchOfflineFiles(): Promise<OfflineFiles> {
  asked ??= fetch(`${BASE}offline.json`)
    .then((response) => {
      if (!response.ok) throw new Error(`offline.json: status ${response.status}`);
      return response.json() as Promise<OfflineFiles>;
    })
    .catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
  return asked;
}

export const bytesOf = (files: readonly OfflineFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

async function lacking(files: readonly OfflineFile[]): Promise<readonly OfflineFile[]> {
  const found = await Promise.all(
    files.map(async ({ path }) => {
      const known = await caches.match(new URL(keyOf(path), location.href), {
        ignoreVary: true,
      });
      return known !== undefined;
    }),
  );
  return files.filter((_, index) => !found[index]);
}

/** Looks which experiments are whole in the caches. */
export async function lookForKept(): Promise<void> {
  if (!canKeep()) return;
  try {
    const { common, own } = await fetchOfflineFiles();
    const whole = (await lacking(common)).length === 0;
    const ids = await Promise.all(
      Object.entries(own).map(async ([id, files]) => (whole && (await lacking(files)).length === 0 ? id : null)),
    );
    keptStore.setState({ kept: new Set(ids.filter((id) => id !== null)) });
  } catch {
    keptStore.setState({ kept: new Set() });
  }
}

const without = (set: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const rest = new Set(set);
  rest.delete(id);
  return rest;
};

async function fetchInto(files: readonly OfflineFile[]): Promise<void> {
  for (const file of await lacking(files)) {
    const address = keyOf(file.path);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    await (await caches.open(cacheOf(file.path))).put(address, response);
  }
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error && error.name === 'QuotaExceededError'
    ? 'The browser has no room for more. Let go of experiments that you do not need.'
    : 'It could not be fetched whole. Check the connection and try again.';

/** Fetches what is lacking, one experiment after the other. What one failed for is in `trouble`; the others go on. */
export async function keep(ids: readonly string[]): Promise<void> {
  keptStore.setState(({ fetching }) => ({ fetching: new Set([...fetching, ...ids]), trouble: '' }));
  for (const id of ids) {
    try {
      const { common, own } = await fetchOfflineFiles();
      await fetchInto([...common, ...(own[id] ?? [])]);
      keptStore.setState(({ kept }) => ({ kept: new Set([...(kept ?? []), id]) }));
    } catch (error) {
      keptStore.setState({ trouble: sentenceOf(error) });
    }
    keptStore.setState(({ fetching }) => ({ fetching: without(fetching, id) }));
  }
}

/** Deletes what only these experiments need. */
export async function letGo(ids: readonly string[]): Promise<void> {
  const { own } = await fetchOfflineFiles();
  const gone = new Set(ids);
  const kept = [...(keptStore.getState().kept ?? [])].filter((id) => !gone.has(id));
  const needed = new Set(kept.flatMap((id) => (own[id] ?? []).map(({ path }) => path)));
  const files = ids.flatMap((id) => own[id] ?? []).filter(({ path }) => !needed.has(path));
  await Promise.all(
    files.map(async ({ path }) => (await caches.open(cacheOf(path))).delete(keyOf(path), { ignoreVary: true })),
  );
  keptStore.setState({ kept: new Set(kept) });
}

/** Keeps an experiment that was opened. A failure is no news: there is a connection now. */
export async function keepVisited(id: string): Promise<void> {
  if (!canKeep()) return;
  try {
    // On a first visit it is not there yet; what lies in the caches then is its at the next.
    startServiceWorker();
    const { common, own } = await fetchOfflineFiles();
    await fetchInto([...common, ...(own[id] ?? [])]);
  } catch {
    // The next visit tries again.
  }
}
