/** Writes every page of the site to its own file in dist/, from the client build there and the server build in the cache. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as EntryServer from '../src/entry-server';
import type { SiteRoute } from '../src/site-routes';
import { assetTags, attribute, fileOf, fill, type Manifest } from './page-files';

export const SERVER_BUILD = join('node_modules', '.cache', 'prerender');

const DIST = 'dist';
const MANIFEST = join(DIST, '.vite', 'manifest.json');

async function write(file: string, text: string): Promise<void> {
  const path = join(DIST, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** What a page is going to fetch beside the site's entry, known here sooner than in the browser. */
const modulesOf = ({ page, listing }: SiteRoute): readonly string[] => {
  const own = `src/pages/${page}.tsx`;
  if (!listing?.entry) return [own];
  const folder = listing.kind === 'experiment' ? listing.subject : 'instruments';
  return [own, 'src/bench/Bench.tsx', `catalogue/${folder}/${listing.id}.ts`];
};

export async function prerender(): Promise<void> {
  const [{ base, renderPage, siteRoutes }, template, manifestText] = await Promise.all([
    import(pathToFileURL(join(SERVER_BUILD, 'entry-server.js')).href) as Promise<typeof EntryServer>,
    readFile(join(DIST, 'index.html'), 'utf8'),
    readFile(MANIFEST, 'utf8'),
  ]);
  const manifest = JSON.parse(manifestText) as Manifest;
  const missing = new Set<string>();
  let count = 0;
  for (const route of siteRoutes) {
    const modules = modulesOf(route);
    const lacks = modules.find((module) => !manifest[module]);
    if (lacks !== undefined) {
      missing.add(lacks);
      continue;
    }
    const { head, body } = await renderPage(route);
    // After the site's own style sheet, which those of a page may overrule.
    const withAssets = fill(template, '</head>', `${assetTags(manifest, modules, base)}</head>`);
    const withHead = fill(withAssets, '<!--head-->', head);
    const html = fill(
      withHead,
      '<div id="root"><!--page--></div>',
      `<div id="root" data-path="${attribute(route.path)}">${body}</div>`,
    );
    for (const path of [route.path, ...route.aliases]) {
      await write(fileOf(path), html);
      count += 1;
    }
  }
  await rm(dirname(MANIFEST), { recursive: true });
  if (missing.size > 0) console.warn(`No page yet: ${[...missing].join(', ')}`);
  console.log(`${count} files of ${siteRoutes.length} pages prerendered.`);
}
