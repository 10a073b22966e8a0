/** Experiments kept in this browser's caches, so that they work without a connection. */
import { createStore } from 'zustand/vanilla';
import { cacheOf, fetchOfflineFiles, keyOf, lacking } from './files';
import { startServiceWorker } from './service-worker';

export interface KeptState {
  /** Null until the caches were looked into. */
  readonly kept: ReadonlySet<string> | null;
  /** Ids that are being fetched. */
  readonly fetching: ReadonlySet<string>;
  /** Why the last one could not be kept; '' while all went well. */
  readonly trouble: string;
}

export const keptStore = createStore<KeptState>(() => ({ kept: null, fetching: new Set(), trouble: '' }));

/** Whether this browser can keep anything. */
export const canKeep = (): boolean => 'caches' in globalThis && 'Worker' in globalThis && 'serviceWorker' in navigator;

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

/** Fetches what each experiment lacks, one after the other, and tells of each why it could not be kept, '' if it is. */
async function fetchEach(ids: readonly string[], tell: (id: string, trouble: string) => void): Promise<void> {
  const worker = new Worker(new URL('./keep.worker.ts', import.meta.url), { type: 'module', name: 'keep' });
  // A worker whose file did not come answers nothing from then on.
  let broken = '';
  for (const id of ids) {
    const answered = new Promise<string>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<string>) => resolve(data);
      worker.onerror = () => {
        broken = 'It could not be fetched at all. Check the connection and load this page anew.';
        resolve(broken);
      };
      worker.postMessage(id);
    });
    tell(id, broken || (await answered));
  }
  worker.terminate();
}

/** Keeps these experiments. Why the last of those that failed did is in `trouble`; the others go on. */
export async function keep(ids: readonly string[]): Promise<void> {
  keptStore.setState(({ fetching }) => ({ fetching: new Set([...fetching, ...ids]), trouble: '' }));
  await fetchEach(ids, (id, trouble) =>
    keptStore.setState(({ kept, fetching, trouble: earlier }) => ({
      kept: trouble === '' ? new Set([...(kept ?? []), id]) : kept,
      fetching: without(fetching, id),
      trouble: trouble || earlier,
    })),
  );
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

/** Keeps an experiment that was opened. A failure is no news: there is a connection now, and the next visit tries again. */
export async function keepVisited(id: string): Promise<void> {
  if (!canKeep()) return;
  // On a first visit it is not there yet; what lies in the caches then is its at the next.
  startServiceWorker();
  await fetchEach([id], () => {});
}
