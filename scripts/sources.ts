/** Which files a module comes from, read from the syntax trees. */
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

const known = new Map<string, readonly string[]>();

/** The file of a relative import. */
function resolved(from: string, request: string): string {
  const path = posix.join(posix.dirname(from), request);
  const found = [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
    (file) => /\.\w+$/.test(file) && existsSync(join(root, file)),
  );
  if (found === undefined) throw new Error(`${from} imports ${request}, which is not there.`);
  return found;
}

/** Modules whose values a file uses directly, from the project's root; packages are left out, and what is fetched later. */
function read(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  const uses = ({ entries }: { readonly entries: readonly { readonly isType: boolean }[] }): boolean =>
    entries.length === 0 || entries.some(({ isType }) => !isType);
  const requests = [
    ...module.staticImports.filter(uses).map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
    ),
  ];
  return [...new Set(requests.filter((request) => request.startsWith('.')).map((each) => resolved(file, each)))];
}

export function usedBy(file: string): readonly string[] {
  const used = known.get(file) ?? read(file);
  known.set(file, used);
  return used;
}

/** All files that these modules compute with, themselves among them: what is fetched later, and types, are left out. */
export function closureOf(files: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    usedBy(file).forEach(visit);
  };
  files.forEach(visit);
  return [...seen].toSorted();
}
