/** Writes every page of the site to its own file in dist/, from the client build there and the server build in the cache. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Listing } from '../catalogue/listing';
import { objectiveOf, shelfOf, SHELVES } from '../catalogue/objectives';
import { displayName } from '../catalogue/subjects';
import type * as EntryServer from '../src/entry-server';
import { nextBench } from '../src/next-bench';
import { OWN_BENCH_ID, type OwnBenchText } from '../src/own-bench';
import type { SiteRoute } from '../src/site-routes';
import { type ChunkGraph, GRAPH_FILE, type GraphChunk } from './chunk-graph';
import { contentSecurityPolicy } from './content-security-policy';
import { assetTags, fileOf, fill, inlineScriptHashes, type Manifest } from './page-files';
import { feedXml, headersFile, manifestJson, robotsTxt, sitemapXml } from './site-files';
import { escaped } from '../src/content/escape';
import { cardOf, entryFile, modelFile, sceneFile } from './registries/cards';
import { objectivesFile } from './registries/generated';

export const SERVER_BUILD = join('node_modules', '.cache', 'prerender');

const DIST = 'dist';
const MANIFEST = join(DIST, '.vite', 'manifest.json');

async function write(file: string, text: string): Promise<void> {
  const path = join(DIST, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const facts = (shelf: string): string => `src/generated/facts/${shelf}.json`;

/** What a page is going to fetch beside the site's entry, known here sooner than in the browser. */
const modulesOf = ({ page, path, listing }: SiteRoute): readonly string[] => {
  if (page === 'NotFound') return [];
  const own = `src/pages/${page}.tsx`;
  if (page === 'Dashboard') return [own, objectivesFile('instruments')];
  if (page === 'FindPage')
    return [own, 'src/generated/find.json', ...SHELVES.flatMap((shelf) => [objectivesFile(shelf), facts(shelf)])];
  const subject = SHELVES.find((shelf) => path === `/lab/${shelf}` || path === `/subject/${shelf}`);
  if (page === 'SubjectPage' && subject) return [own, objectivesFile(subject), facts(subject)];
  if (subject) return [own, objectivesFile(subject)];
  if (!listing) return [own];
  const shelf = shelfOf(listing);
  if (!listing.entry) return [own, 'src/pages/NoBench.tsx', objectivesFile(shelf)];
  return [own, 'src/bench/Bench.tsx', entryFile({ shelf, id: listing.id })];
};

/** The face that a bench is set in beside the site's own: asked for late, it would lay the whole page out once more. */
const BENCH_FONT = 'jetbrains-mono';

const fontTags = ({ listing }: SiteRoute, base: string): string =>
  listing?.entry
    ? `<link rel="preload" href="${base}fonts/${BENCH_FONT}.woff2" as="font" type="font/woff2" crossorigin>`
    : '';

interface Bundle {
  readonly manifest: Manifest;
  readonly graph: ChunkGraph;
  readonly base: string;
}

/** The address of a module that has a file of its own; `exported`: a name by which whoever has only the address takes it. */
function addressOf({ graph, base }: Bundle, of: GraphChunk['of'], module: string, exported?: string): string {
  const found = Object.entries(graph).find(([, chunk]) => chunk.of === of && chunk.entry === module);
  if (!found) throw new Error(`The bundle has no file of its own for ${module} (${of}).`);
  const [file, { exports }] = found;
  if (exported !== undefined && !exports.includes(exported)) throw new Error(`${file} exports no ${exported}.`);
  return base + file;
}

/** All that a page must know of its bench to open it, and no other bench but the next. */
async function ownTextOf(listing: Listing, bundle: Bundle): Promise<OwnBenchText> {
  const card = await cardOf(listing.id);
  const next = nextBench(listing);
  return {
    // What fetches an entry is a function: no text holds it.
    listing,
    simulation: card.simulation as OwnBenchText['simulation'],
    objective: await objectiveOf(listing),
    among: listing.kind === 'experiment' ? displayName(listing.subject.replaceAll('-', '_')) : 'Instruments',
    next,
    entry: addressOf(bundle, 'page', entryFile(card), 'entry'),
    workers: {
      simulation: [
        addressOf(bundle, 'worker', 'workers/simulation.worker.ts'),
        addressOf(bundle, 'worker', modelFile(card), 'simulation'),
      ],
      stage: [
        addressOf(bundle, 'worker', 'src/bench/stage/stage.worker.ts'),
        addressOf(bundle, 'worker', sceneFile(card), 'createScene'),
      ],
    },
  };
}

/** What the page says of its bench; the inline script of `index.html` starts its workers, and what takes them over comes before the site's own code. */
async function beginTags({ listing }: SiteRoute, bundle: Bundle): Promise<string> {
  const begin = bundle.manifest['src/begin.ts'];
  if (!begin) throw new Error('The manifest of the build has no src/begin.ts.');
  if (!listing?.entry) return '';
  const own = JSON.stringify(await ownTextOf(listing, bundle)).replaceAll('<', '\\u003c');
  return (
    `<script type="application/json" id="${OWN_BENCH_ID}">${own}</script>` +
    `<script type="module" crossorigin src="${bundle.base}${begin.file}"></script>`
  );
}

const policyTag = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}">`;

export async function prerender(): Promise<void> {
  const [{ base, posts, renderPage, site, siteRoutes }, plain, manifestText] = await Promise.all([
    import(pathToFileURL(join(SERVER_BUILD, 'entry-server.js')).href) as Promise<typeof EntryServer>,
    readFile(join(DIST, 'index.html'), 'utf8'),
    readFile(MANIFEST, 'utf8'),
  ]);
  const manifest = JSON.parse(manifestText) as Manifest;
  const policy = contentSecurityPolicy({
    inlineScripts: inlineScriptHashes(plain),
    mapFrame: site.mapFrame,
    ads: site.adClient !== '',
  });
  const graph = JSON.parse(await readFile(join(DIST, GRAPH_FILE), 'utf8')) as ChunkGraph;
  const template = fill(plain, '<!--policy-->', policyTag(policy));

  for (const route of siteRoutes) {
    const { head, body } = await renderPage(route);
    // After the site's own style sheet, which those of a page may overrule.
    const withAssets = fill(
      template,
      '</head>',
      `${assetTags(manifest, modulesOf(route), base)}${fontTags(route, base)}</head>`,
    );
    const withBegin = fill(withAssets, '<!--begin-->', await beginTags(route, { manifest, graph, base }));
    const withHead = fill(withBegin, '<!--head-->', head);
    const html = fill(
      withHead,
      '<div id="root"><!--page--></div>',
      `<div id="root" data-path="${escaped(route.path)}">${body}</div>`,
    );
    for (const path of [route.path, ...route.aliases]) await write(fileOf(path), html);
  }
  await rm(dirname(MANIFEST), { recursive: true });

  const facts = { name: site.name, description: site.description, url: site.url, base };
  await write('sitemap.xml', sitemapXml(site.url, siteRoutes));
  await write('robots.txt', robotsTxt(site.url));
  await write('feed.xml', feedXml(facts, posts));
  await write('manifest.webmanifest', manifestJson(facts));
  await write('_headers', headersFile(base, policy));
  // Keeps GitHub Pages from leaving out files that begin with an underscore.
  await write('.nojekyll', '');

  console.log(`${siteRoutes.length} pages prerendered.`);
}
