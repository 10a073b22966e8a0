/** What each experiment needs without a connection, and where it lies in this browser's caches. For the page and for the worker that fetches. */

export interface OfflineFile {
  /** Below the base path. */
  readonly path: string;
  readonly bytes: number;
}

/** `offline.json`, which the build writes (`scripts/offline-files.ts`). */
export interface OfflineFiles {
  /** What every bench needs. */
  readonly common: readonly OfflineFile[];
  /** What one needs besides, by the id of its listing. */
  readonly own: Readonly<Record<string, readonly OfflineFile[]>>;
}

const BASE = import.meta.env.BASE_URL;

/** The service worker looks for a file in the cache of its kind. */
export const cacheOf = (path: string): string =>
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

/** Those that no cache has. */
export async function lacking(files: readonly OfflineFile[]): Promise<readonly OfflineFile[]> {
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
