/**
 * The last step of the build: the service worker (Workbox) and the list of what each experiment needs without a connection.
 * The shell is kept from the first visit on; a page, a picture or a part of the bundle once it was asked for; an experiment
 * as a whole once it was opened or the visitor said so (`src/offline`).
 */
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { generateSW } from 'workbox-build';
import { listings } from '../catalogue/index';
import { pathOf } from '../src/paths';
import { type ChunkGraph, GRAPH_FILE } from './chunk-graph';
import { type BenchModules, offlineFiles, shellFiles } from './offline-files';
import { fileOf } from './page-files';
import { entryFile, modelFile, readCards, sceneFile } from './registries/cards';

const DIST = 'dist';

/** A host may answer `Vary: Origin`, though a file is the same for whoever asks. */
const matchOptions = { ignoreVary: true };

async function sizesOf(folder: string): Promise<ReadonlyMap<string, number>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  return new Map(files.map((file, index) => [relative(folder, file).replaceAll('\\', '/'), sizes[index] ?? 0]));
}

const benchModules = async (): Promise<readonly BenchModules[]> =>
  (await readCards()).map((card) => ({
    id: card.id,
    entry: entryFile(card),
    simulation: modelFile(card),
    scene: sceneFile(card),
  }));

export async function writeServiceWorker(): Promise<void> {
  const graph = JSON.parse(await readFile(join(DIST, GRAPH_FILE), 'utf8')) as ChunkGraph;
  await rm(join(DIST, GRAPH_FILE));
  const sizes = await sizesOf(DIST);
  const files = [...sizes.keys()];
  const pageOf = new Map(listings.map((listing) => [listing.id, fileOf(pathOf(listing))]));
  const faces = files.filter((file) => /^assets\/KaTeX_.*\.woff2$|^fonts\/.*\.woff2$/.test(file));
  const offline = offlineFiles(graph, await benchModules(), sizes, faces, (id) =>
    [pageOf.get(id), `checks/${id}.json`].filter((file) => file !== undefined && sizes.has(file)).map(String),
  );
  await writeFile(join(DIST, 'offline.json'), JSON.stringify(offline));

  const shell = shellFiles(graph);
  const { count, size, warnings } = await generateSW({
    globDirectory: DIST,
    globPatterns: [
      'index.html',
      'offline/index.html',
      'offline.json',
      'icon.svg',
      'icons.svg',
      ...shell,
      ...files.filter((file) => /^fonts\/.*\.woff2$/.test(file)),
    ],
    swDest: join(DIST, 'sw.js'),
    inlineWorkboxRuntime: true,
    sourcemap: false,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    // A run's link is the same page with a query.
    ignoreURLParametersMatching: [/./],
    dontCacheBustURLsMatching: /^assets\//,
    runtimeCaching: [
      {
        urlPattern: ({ request }) => request.mode === 'navigate',
        handler: 'StaleWhileRevalidate',
        options: {
          cacheName: 'pages',
          matchOptions,
          expiration: { maxEntries: 300 },
          precacheFallback: { fallbackURL: 'offline/index.html' },
          plugins: [{ cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*$/, '') }],
        },
      },
      {
        // Their names change with what is in them.
        urlPattern: ({ sameOrigin, url }) => sameOrigin && url.pathname.includes('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: 'assets', matchOptions, expiration: { maxEntries: 800 } },
      },
      {
        // The list of parts of single files names those of the present build.
        urlPattern: ({ sameOrigin, url }) => sameOrigin && /\/(?:dynamicBlogPosts|single)\.json$/.test(url.pathname),
        handler: 'NetworkFirst',
        options: { cacheName: 'files', matchOptions },
      },
      {
        urlPattern: ({ sameOrigin, request }) => sameOrigin && request.method === 'GET',
        handler: 'StaleWhileRevalidate',
        options: {
          cacheName: 'files',
          matchOptions,
          expiration: { maxEntries: 300 },
          // A picture that was never fetched is an empty place, not a broken one.
          plugins: [
            {
              handlerDidError: async ({ request }) =>
                request.destination === 'image'
                  ? new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
                      headers: { 'Content-Type': 'image/svg+xml' },
                    })
                  : undefined,
            },
          ],
        },
      },
    ],
  });
  for (const warning of warnings) console.warn(warning);
  console.log(`Service worker: ${count} files of the shell, ${(size / 1000).toFixed(0)} kB.`);
}
