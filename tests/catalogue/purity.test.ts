/**
 * The sources of engine/, catalogue/ and workers/ import only what they may, and those of engine/ and catalogue/ name
 * no clock, chance, screen or platform. Read from the syntax tree, so that comments and strings do not count.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

type Folder = 'engine' | 'catalogue' | 'workers';

interface Rule {
  readonly folders: readonly Folder[];
  readonly packages: readonly string[];
  readonly pure: boolean;
}

const RULES: Readonly<Record<Folder, Rule>> = {
  engine: { folders: ['engine'], packages: [], pure: true },
  catalogue: { folders: ['engine', 'catalogue'], packages: [], pure: true },
  workers: { folders: ['engine', 'workers'], packages: ['comlink'], pure: false },
};

/** Numerical packages of the engine, each with the one file that wraps it. Their modules count as the package. */
const WRAPPERS: Readonly<Record<string, string>> = { 'matter-js': 'engine/core/matter-world.ts' };

/** Imports what the build names by its address: no folder can be told from it. */
const ADDRESSED = 'workers/own-part.ts';

/** Names of the platform that one file alone may use, since it wraps them, and the file that declares their types. */
const KERNEL = ['engine/core/assembled.ts', 'engine/core/web-assembly.d.ts'];
const WRAPPED: Readonly<Record<string, readonly string[]>> = { WebAssembly: KERNEL, atob: KERNEL };

/** hypot and cbrt are left to each engine's own rounding, so rows would differ from browser to browser. */
const MATH = ['random', 'hypot', 'cbrt'];

/** Known to the compiler's ES2023 library, so nothing but this test sees them. */
const ALWAYS = ['Date', 'globalThis'];

/** A file may have a parameter of such a name (a display window); unbound, the compiler refuses it too. */
const UNLESS_BOUND = [
  'performance',
  'console',
  'document',
  'window',
  'self',
  'navigator',
  'localStorage',
  'fetch',
  'crypto',
  'process',
  'require',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

interface Place {
  readonly node: Node;
  readonly parent: Node | null;
  readonly key: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

function* places(node: Node, parent: Node | null = null, key = ''): Generator<Place> {
  yield { node, parent, key };
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* places(child, node, name);
  }
}

const nameOf = (node: unknown): string | null => {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return String(node.name);
  return node.type === 'Literal' ? String(node.value) : null;
};

/** An identifier that names a member, not a variable or type. */
const isMemberName = ({ parent, key }: Place): boolean =>
  parent !== null &&
  ((key === 'property' && parent.computed === false) ||
    (key === 'key' && parent.computed !== true) ||
    (parent.type === 'TSQualifiedName' && key === 'right') ||
    (parent.type === 'TSNamedTupleMember' && key === 'label') ||
    key === 'imported' ||
    key === 'exported' ||
    key === 'qualifier');

const isBinding = ({ parent, key }: Place): boolean =>
  parent !== null &&
  (key === 'params' ||
    key === 'local' ||
    (key === 'id' && /Declarator$|Function|Class/.test(parent.type)) ||
    (parent.type === 'AssignmentPattern' && key === 'left') ||
    (parent.type === 'RestElement' && key === 'argument') ||
    (parent.type === 'ArrayPattern' && key === 'elements'));

function boundNames(all: readonly Place[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const place of all) {
    if (place.node.type === 'Identifier' && isBinding(place)) names.add(String(place.node.name));
    if (place.node.type !== 'ObjectPattern') continue;
    for (const property of place.node.properties as readonly Node[]) {
      const name = nameOf(property.value);
      if (name !== null) names.add(name);
    }
  }
  return names;
}

function importFault(file: string, rule: Rule, specifier: string | null): string | null {
  if (specifier === null && file === ADDRESSED) return null;
  if (specifier === null) return 'imports a module that is not named by a string';
  if (specifier.startsWith('.')) {
    const [top] = posix.join(posix.dirname(file), specifier).split('/');
    return rule.folders.some((folder) => folder === top) ? null : `imports ${specifier}`;
  }
  const [name = ''] = specifier.split('/');
  return rule.packages.includes(specifier) || WRAPPERS[name] === file ? null : `imports ${specifier}`;
}

/** What is wrong with a use of Math: a forbidden function, or a use that hides which functions are meant. */
function mathFault({ parent, key }: Place): string | null {
  if (parent?.type === 'MemberExpression' && key === 'object') {
    const property = parent.property as Node;
    const name = parent.computed === true && property.type === 'Identifier' ? null : nameOf(property);
    return name === null || MATH.includes(name) ? `uses Math.${name ?? '[…]'}` : null;
  }
  const pattern = parent?.id;
  if (key === 'init' && isNode(pattern) && pattern.type === 'ObjectPattern') {
    const names = (pattern.properties as readonly Node[]).map((property) => nameOf(property.key));
    const bad = names.find((name) => name === null || MATH.includes(name));
    return bad === undefined ? null : `uses Math.${bad ?? '[…]'}`;
  }
  return 'gives Math another name';
}

function globalFault(file: string, place: Place, bound: ReadonlySet<string>): string | null {
  if (place.node.type !== 'Identifier' || isMemberName(place)) return null;
  const name = String(place.node.name);
  if (name === 'Math') return mathFault(place);
  const wrappers = Object.hasOwn(WRAPPED, name) ? WRAPPED[name] : undefined;
  if (wrappers) return wrappers.includes(file) ? null : `uses ${name}`;
  return ALWAYS.includes(name) || (UNLESS_BOUND.includes(name) && !bound.has(name)) ? `uses ${name}` : null;
}

const IMPORTS = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
  'TSExternalModuleReference',
];

function faultsOf(file: string, source: string): readonly string[] {
  const rule = RULES[file.split('/')[0] as Folder];
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return [`${file}: cannot be read as TypeScript`];
  const all = [...places(program as unknown as Node)];
  const bound = boundNames(all);
  return all.flatMap((place) => {
    const { node } = place;
    const from = node.source ?? node.expression;
    const fault =
      IMPORTS.includes(node.type) && isNode(from)
        ? importFault(file, rule, from.type === 'Literal' ? String(from.value) : null)
        : rule.pure
          ? globalFault(file, place, bound)
          : null;
    return fault === null ? [] : [`${file}:${source.slice(0, node.start).split('\n').length} ${fault}`];
  });
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const sourcesOf = (folder: Folder): readonly string[] =>
  readdirSync(posix.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `${folder}/${path}`);

describe('purity', () => {
  it.each(Object.keys(RULES) as readonly Folder[])('%s keeps its rules', (folder) => {
    const faults = sourcesOf(folder).flatMap((file) => faultsOf(file, readFileSync(posix.join(root, file), 'utf8')));
    expect(faults).toEqual([]);
  });

  it('reads the sources there are', () => {
    expect(sourcesOf('engine')).toEqual(expect.arrayContaining(['engine/contract.ts', 'engine/core/rng.ts']));
    expect(sourcesOf('catalogue')).toEqual(
      expect.arrayContaining(['catalogue/define.ts', 'catalogue/physics/phy9.card.ts']),
    );
  });
});

describe('the purity scan', () => {
  it.each([
    ['engine/core/a.ts', "import { x } from 'react';", 'imports react'],
    ['engine/core/a.ts', "import type { X } from '../../src/x';", 'imports ../../src/x'],
    ['engine/core/a.ts', "import { x } from '../../catalogue';", 'imports ../../catalogue'],
    ['engine/core/a.ts', "import 'node:fs';", 'imports node:fs'],
    ['engine/core/a.ts', "export * from '../../workers/protocol';", 'imports ../../workers/protocol'],
    ['engine/core/a.ts', "export { x } from '../../enginex/y';", 'imports ../../enginex/y'],
    ['engine/core/a.ts', "const f = () => import('pixi.js');", 'imports pixi.js'],
    [
      'engine/core/a.ts',
      "const f = (n: string) => import('./' + n);",
      'imports a module that is not named by a string',
    ],
    ['engine/core/a.ts', "type T = import('zustand').StoreApi<number>;", 'imports zustand'],
    ['engine/core/a.ts', "import M = require('matter-js');", 'imports matter-js'],
    ['engine/physics/projectile.ts', "import Matter from 'matter-js';", 'imports matter-js'],
    ['engine/a.ts', "import Body from 'matter-js/src/body/Body.js';", 'imports matter-js/src/body/Body.js'],
    ['catalogue/physics/a.ts', "import { x } from '../../src/x';", 'imports ../../src/x'],
    ['catalogue/a.ts', "import Matter from 'matter-js';", 'imports matter-js'],
    ['workers/a.ts', "import { x } from '../catalogue';", 'imports ../catalogue'],
    ['workers/a.ts', "import { create } from 'zustand';", 'imports zustand'],
    ['engine/a.ts', 'const x = Math.random();', 'uses Math.random'],
    ['engine/a.ts', "const x = Math['random']();", 'uses Math.random'],
    ['engine/a.ts', 'const x = Math?.random();', 'uses Math.random'],
    ['engine/a.ts', 'const f = (n: "sin") => Math[n];', 'uses Math.[…]'],
    ['engine/a.ts', 'const { sin, random: draw } = Math;', 'uses Math.random'],
    ['engine/a.ts', 'const { ...all } = Math;', 'uses Math.[…]'],
    ['engine/a.ts', 'const M = Math;', 'gives Math another name'],
    ['engine/a.ts', 'const x = Math.hypot(3, 4);', 'uses Math.hypot'],
    ['engine/a.ts', 'const x = Math.cbrt(8);', 'uses Math.cbrt'],
    ['engine/a.ts', 'const x = `${Math.random()}`;', 'uses Math.random'],
    ['engine/a.ts', 'const x = Date.now();', 'uses Date'],
    ['engine/a.ts', 'interface X { readonly at: Date }', 'uses Date'],
    ['engine/a.ts', 'const x = { Date };', 'uses Date'],
    ['engine/a.ts', 'const x = globalThis.Math;', 'uses globalThis'],
    ['engine/a.ts', 'const x = performance.now();', 'uses performance'],
    ['catalogue/a.ts', "console.log('x');", 'uses console'],
    ['engine/a.ts', 'const x = document.body;', 'uses document'],
    ['engine/a.ts', 'const x = typeof window;', 'uses window'],
    ['engine/a.ts', 'setTimeout(() => 1, 0);', 'uses setTimeout'],
    ['engine/core/grid.ts', 'const memory = new WebAssembly.Memory({ initial: 1 });', 'uses WebAssembly'],
    ['engine/core/a.ts', "const bytes = atob('AA==');", 'uses atob'],
    ['engine/core/assembled.ts', 'const x = performance.now();', 'uses performance'],
    ['engine/a.ts', 'const = ;', 'cannot be read as TypeScript'],
  ])('reports %s: %s', (file, source, fault) => {
    expect(faultsOf(file, source)).toEqual([expect.stringContaining(fault)]);
  });

  it('names the line', () => {
    expect(faultsOf('engine/a.ts', '// α\n\nconst x = Math.random();\n')).toEqual(['engine/a.ts:3 uses Math.random']);
  });

  it.each([
    ['engine/core/a.ts', "import { x } from '../data/x'; export type { Y } from './y';"],
    ['engine/registry.ts', "const f = () => import('./physics/circuit');"],
    ['engine/core/matter-world.ts', "import Body from 'matter-js/src/body/Body.js';"],
    ['engine/core/assembled.ts', "const module = new WebAssembly.Module(atob('AA=='));"],
    ['catalogue/physics/a.ts', "import type { X } from '../../engine/contract'; import { y } from '../define';"],
    ['workers/a.ts', "import { expose } from 'comlink'; import { x } from '../engine/x'; import './b';"],
    ['workers/a.ts', 'const x = performance.now();'],
    ['engine/a.ts', "// Math.random and Date.now\n/* document.body */ const x = 'window.Date', y = `console`;"],
    ['engine/a.ts', "const x = /['\"]Math.random/; const y = 'Date';"],
    ['engine/a.ts', 'const { sin, PI } = Math; const x = Math.sqrt(2);'],
    ['engine/a.ts', 'interface P { readonly window: number } const f = (p: P) => p.window + { document: 1 }.document;'],
    ['engine/a.ts', 'const f = ({ window, level }: P) => window * level;'],
    ['engine/a.ts', 'const process = (window: number) => window;'],
  ])('accepts %s: %s', (file, source) => {
    expect(faultsOf(file, source)).toEqual([]);
  });
});
