/** From a route and Vite's manifest to the page's own file. */
import { createHash } from 'node:crypto';

/** One entry of Vite's manifest, as far as it is read here. */
export interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** Where a host finds the file of an address: `about/index.html`; the not-found page is `404.html`. */
export const fileOf = (path: string): string =>
  path === '/404' ? '404.html' : `${decodeURI(path).slice(1)}/index.html`.replace(/^\//, '');

/** The files that a module needs before it can run, itself first, without those that `have` names already. */
function closure(manifest: Manifest, key: string, have: ReadonlySet<string>): readonly ManifestChunk[] {
  const found = new Map<string, ManifestChunk>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The manifest of the build has no ${name}.`);
    if (found.has(name) || have.has(name)) return;
    found.set(name, chunk);
    chunk.imports?.forEach(visit);
  };
  visit(key);
  return [...found.values()];
}

/** Keys of all that the site's entry fetches on every page. */
function entryKeys(manifest: Manifest): ReadonlySet<string> {
  const keys = new Set<string>();
  const visit = (name: string): void => {
    if (keys.has(name)) return;
    keys.add(name);
    manifest[name]?.imports?.forEach(visit);
  };
  visit('index.html');
  return keys;
}

/** Parts of a page that come in files of their own; what they look like must be known when the page is first shown. */
const isPart = (module: string): boolean => /^src\/(?:pages|shell)\//.test(module);

/** Style sheets and module preloads of the given modules, in the place of what the browser would find out late. */
export function assetTags(manifest: Manifest, modules: readonly string[], base: string): string {
  const have = entryKeys(manifest);
  const chunks = modules.flatMap((module) => closure(manifest, module, have));
  const parts = modules.flatMap((module) => (manifest[module]?.dynamicImports ?? []).filter(isPart));
  const styled = [...chunks, ...parts.flatMap((module) => closure(manifest, module, have))];
  const styles = new Set(styled.flatMap(({ css }) => css ?? []));
  const scripts = new Set(chunks.map(({ file }) => file));
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="${base}${file}">`),
    ...[...scripts].map((file) => `<link rel="modulepreload" crossorigin href="${base}${file}">`),
  ].join('');
}

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Sources of the inline scripts of a page, as a content security policy names them. */
export const inlineScriptHashes = (html: string): readonly string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** Puts a text in the place of a marker that the template has once. */
export function fill(template: string, marker: string, text: string): string {
  const parts = template.split(marker);
  if (parts.length !== 2) throw new Error(`index.html has ${parts.length - 1} of ${marker}; it should have one.`);
  return parts.join(text);
}
