/**
 * Which room of `src/` may import which, and that no files of the sources import each other in a circle, types included. Read from
 * the syntax trees, so that comments and strings do not count. `tests/catalogue/purity.test.ts` holds the floors below `src/`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/**
 * From the ground up: each room with those it may import beside itself, all of which stand above it in this list. A room is a
 * folder of `src/`, a file at its root, or one of the folders beside it.
 */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  catalogue: ['engine'],
  workers: ['engine'],
  'src/build-day.d.ts': [],
  'src/site.ts': ['catalogue'],
  'src/full-address.ts': [],
  'src/paths.ts': ['catalogue'],
  'src/next-bench.ts': ['catalogue'],
  'src/own-bench.ts': ['engine', 'catalogue', 'workers', 'src/paths.ts', 'src/next-bench.ts'],
  'src/whole-catalogue.ts': ['catalogue', 'src/next-bench.ts'],
  'src/fetch-catalogue.ts': ['src/whole-catalogue.ts'],
  'src/objectives.ts': ['catalogue', 'src/own-bench.ts'],
  'src/entry-facts.ts': ['catalogue'],
  'src/find-facts.ts': ['catalogue'],
  'src/facts-of-build.ts': ['catalogue', 'src/entry-facts.ts'],
  'src/page-routes.ts': [],
  'src/ui': [],
  'src/content': ['src/site.ts'],
  'src/site-routes.ts': ['catalogue', 'src/paths.ts', 'src/page-routes.ts', 'src/content'],
  'src/scenes': ['engine'],
  'src/progress': ['catalogue'],
  'src/shell': [
    'catalogue',
    'workers',
    'src/site.ts',
    'src/paths.ts',
    'src/facts-of-build.ts',
    'src/next-bench.ts',
    'src/own-bench.ts',
    'src/fetch-catalogue.ts',
    'src/ui',
    'src/content',
  ],
  'src/blog': ['src/paths.ts', 'src/content', 'src/shell'],
  'src/offline': ['src/ui', 'src/shell'],
  'src/shelf': ['engine', 'catalogue', 'src/paths.ts', 'src/ui'],
  'src/bench': [
    'engine',
    'catalogue',
    'workers',
    'src/site.ts',
    'src/full-address.ts',
    'src/paths.ts',
    'src/objectives.ts',
    'src/own-bench.ts',
    'src/fetch-catalogue.ts',
    'src/ui',
    'src/content',
    'src/scenes',
    'src/progress',
    'src/shelf',
  ],
  'src/single': ['engine', 'catalogue', 'workers', 'src/site.ts', 'src/paths.ts', 'src/ui', 'src/shell', 'src/bench'],
  'src/download': ['engine', 'catalogue', 'src/ui', 'src/content', 'src/single'],
  'src/admin': [
    'engine',
    'catalogue',
    'src/site.ts',
    'src/ui',
    'src/content',
    'src/progress',
    'src/shell',
    'src/blog',
    'src/shelf',
    'src/bench',
  ],
  'src/begin.ts': ['src/own-bench.ts', 'src/bench'],
  'src/pages': [
    'engine',
    'catalogue',
    'src/site.ts',
    'src/full-address.ts',
    'src/paths.ts',
    'src/objectives.ts',
    'src/own-bench.ts',
    'src/fetch-catalogue.ts',
    'src/entry-facts.ts',
    'src/facts-of-build.ts',
    'src/find-facts.ts',
    'src/ui',
    'src/content',
    'src/scenes',
    'src/progress',
    'src/shell',
    'src/blog',
    'src/admin',
    'src/offline',
    'src/bench',
    'src/shelf',
    'src/download',
  ],
  'src/routes.tsx': ['src/page-routes.ts', 'src/shell', 'src/pages'],
  'src/main.tsx': ['src/ui', 'src/shell', 'src/offline', 'src/pages', 'src/routes.tsx'],
  'src/entry-server.tsx': [
    'src/site.ts',
    'src/content',
    'src/site-routes.ts',
    'src/shell',
    'src/pages',
    'src/routes.tsx',
  ],
};

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
  }
}

const textOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;

/** What a node imports: by any kind of import or export, or as the address of a worker's file. */
function importOf(node: Node): string | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return textOf(node.source);
    case 'NewExpression':
      return isNode(node.callee) && node.callee.name === 'URL' ? textOf((node.arguments as readonly Node[])[0]) : null;
    default:
      return null;
  }
}

type Sources = ReadonlyMap<string, string>;

const ENDINGS = ['', '.ts', '.tsx', '.js', '/index.ts'];

/** The files of these sources that each of them imports. */
function importsOf(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const imports = new Map<string, readonly string[]>();
  for (const [file, source] of sources) {
    const { program, errors } = parseSync(file, source);
    if (errors.length > 0) throw new Error(`${file} cannot be read.`);
    const found = [...nodesOf(program as unknown as Node)].flatMap((node) => {
      const specifier = importOf(node);
      if (!specifier?.startsWith('.')) return [];
      const [path = ''] = specifier.split('?');
      const base = posix.join(posix.dirname(file), path);
      const ending = ENDINGS.find((known) => sources.has(base + known));
      return ending === undefined ? [] : [base + ending];
    });
    imports.set(file, [...new Set(found)]);
  }
  return imports;
}

function roomOf(file: string): string {
  const [top = '', inner = ''] = file.split('/');
  return top === 'src' ? `${top}/${inner}` : top;
}

/** Imports that lead where the file's room may not. */
function floorFaults(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return [...imports].flatMap(([file, found]) => {
    const room = roomOf(file);
    const may = FLOORS[room];
    if (!may) return [`${file}: ${room} has no floor`];
    return found
      .filter((target) => roomOf(target) !== room && !may.includes(roomOf(target)))
      .map((target) => `${file} imports ${target}`);
  });
}

/** One circle of imports for each that is found on the way through all files, as `a → b → a`. */
function circles(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const follow = (file: string): void => {
    const at = way.indexOf(file);
    if (at >= 0) found.push([...way.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    way.push(file);
    for (const next of imports.get(file) ?? []) follow(next);
    way.pop();
    done.add(file);
  };
  for (const file of imports.keys()) follow(file);
  return found;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const sources: Sources = new Map(
  ['engine', 'catalogue', 'workers', 'src'].flatMap((folder) =>
    readdirSync(posix.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((file) => /\.(?:tsx?|js)$/.test(file))
      .map((file) => [file, readFileSync(posix.join(root, file), 'utf8')] as const),
  ),
);
const imports = importsOf(sources);

describe('the floors of the sources', () => {
  it('stand on each other: a room names only rooms below it', () => {
    const rooms = Object.keys(FLOORS);
    const wrong = rooms.flatMap((room, at) =>
      (FLOORS[room] ?? []).filter((other) => !rooms.slice(0, at).includes(other)).map((other) => `${room}: ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are kept by every import', () => {
    expect(floorFaults(imports)).toEqual([]);
  });

  it('name no way that nobody takes', () => {
    const taken = new Set(
      [...imports].flatMap(([file, found]) => found.map((target) => `${roomOf(file)}: ${roomOf(target)}`)),
    );
    const ways = Object.entries(FLOORS).flatMap(([room, may]) => may.map((other) => `${room}: ${other}`));
    expect(ways.filter((way) => !taken.has(way))).toEqual([]);
  });

  it('have no circle of imports, types included', () => {
    expect(circles(imports)).toEqual([]);
  });

  it('are read from all there is', () => {
    expect(imports.get('src/bench/run/start-worker.ts')).toContain('workers/simulation.worker.ts');
    expect(imports.get('src/routes.tsx')).toContain('src/pages/Dashboard.tsx');
    expect(imports.size).toBeGreaterThan(800);
  });
});

describe('the scan of floors', () => {
  const read = (files: Readonly<Record<string, string>>) => importsOf(new Map(Object.entries(files)));
  const paths = { 'src/pages/paths.ts': 'export const a = 1;' };

  it.each([
    "import { a } from '../pages/paths';",
    "import type { A } from '../pages/paths';",
    "export * from '../pages/paths';",
    "export { a } from '../pages/paths';",
    "const load = () => import('../pages/paths');",
    "type A = import('../pages/paths').A;",
    "const worker = new Worker(new URL('../pages/paths.ts', import.meta.url));",
  ])('reports %s', (source) => {
    expect(floorFaults(read({ ...paths, 'src/bench/a.ts': source }))).toEqual([
      'src/bench/a.ts imports src/pages/paths.ts',
    ]);
  });

  it('reports a room that has no floor', () => {
    expect(floorFaults(read({ 'src/attic/a.ts': '' }))).toEqual(['src/attic/a.ts: src/attic has no floor']);
  });

  it('accepts the own room, rooms below, and what only looks like an import', () => {
    const files = {
      ...paths,
      'src/pages/a.ts': "import { a } from './paths'; import '../ui/b';",
      'src/ui/b.ts': "// import '../pages/paths'\nconst text = \"import '../pages/paths'\";",
    };
    expect(floorFaults(read(files))).toEqual([]);
  });

  it('names the files of a circle', () => {
    const files = {
      'engine/a.ts': "import type { B } from './b';",
      'engine/b.ts': "import { c } from './c'; export interface B {}",
      'engine/c.ts': "const a = () => import('./a');",
      'engine/d.ts': "import './a';",
    };
    expect(circles(read(files))).toEqual(['engine/a.ts → engine/b.ts → engine/c.ts → engine/a.ts']);
  });
});
