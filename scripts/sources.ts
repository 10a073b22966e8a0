/** Which files a module comes from, read from the syntax trees. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import type { Listing } from '../catalogue/listing';
import { shelfOf } from '../catalogue/objectives';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Imports {
  /** Modules whose values are used, from the project's root; packages are left out. */
  readonly values: readonly string[];
  /** Those fetched by `key: () => import('…')`, by key. */
  readonly lazy: ReadonlyMap<string, string>;
}

const known = new Map<string, Imports>();

/** The file of a relative import. */
function resolved(from: string, request: string): string {
  const path = posix.join(posix.dirname(from), request);
  const found = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
    (file) => /\.\w+$/.test(file) && existsSync(join(root, file)),
  );
  if (found === undefined) throw new Error(`${from} imports ${request}, which is not there.`);
  return found;
}

function read(file: string): Imports {
  const text = readFileSync(join(root, file), 'utf8');
  if (!/\.tsx?$/.test(file)) return { values: [], lazy: new Map() };
  const { module } = parseSync(file, text);
  const uses = ({ entries }: { readonly entries: readonly { readonly isType: boolean }[] }): boolean =>
    entries.length === 0 || entries.some(({ isType }) => !isType);
  const requests = [
    ...module.staticImports.filter(uses).map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
    ),
  ];
  const lazy = module.dynamicImports.flatMap(({ start, moduleRequest }): (readonly [string, string])[] => {
    const request = text.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"]|['"]$/g, '');
    const key = /(?:'([^']+)'|(\w+)): \(\) => $/.exec(text.slice(0, start).slice(-200));
    return key && request.startsWith('.') ? [[key[1] ?? key[2] ?? '', resolved(file, request)]] : [];
  });
  return {
    values: [...new Set(requests.filter((request) => request.startsWith('.')).map((each) => resolved(file, each)))],
    lazy: new Map(lazy),
  };
}

function importsOf(file: string): Imports {
  const imports = known.get(file) ?? read(file);
  known.set(file, imports);
  return imports;
}

/** Modules whose values a file uses directly. */
export const usedBy = (file: string): readonly string[] => importsOf(file).values;

/** All files that these modules compute with, themselves among them: what is fetched later, and types, are left out. */
export function closureOf(files: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    importsOf(file).values.forEach(visit);
  };
  files.forEach(visit);
  return [...seen].toSorted();
}

/** The module behind each key of a registry (`engine/registry.ts`, `src/scenes/registry.ts`). */
export const registered = (registry: string): ReadonlyMap<string, string> => importsOf(registry).lazy;

/** The module of a listing's entry. */
export const entryFile = (listing: Listing): string => `catalogue/${shelfOf(listing)}/${listing.id}.ts`;
