/**
 * The parts of single files, of many benches in one build: one that every file has, and one for each bench. The site ships them,
 * and a page puts a file together; the command line makes those that it needs.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rollup } from 'vite';
import type { Part, Parts } from '../../src/download/part';
import type { FoundCard } from '../registries/cards';
import { assertNoCircle, linked, partScript, startScript } from './linked';
import { LOADER } from './loader';
import { benchModule, type ChecksOf, singleModules } from './single-modules';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What so large a share of the benches needs lies in the part of all: a file grows by little, and the site has it once. */
const SHARED_BY = 0.25;

type Chunks = ReadonlyMap<string, Rollup.OutputChunk>;

async function bundle(cards: readonly FoundCard[], checksOf: ChecksOf): Promise<Rollup.RollupOutput> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    base: './',
    publicDir: false,
    define: {
      __BUILD_DAY__: JSON.stringify(new Date().toISOString().slice(0, 10)),
      'import.meta.env.VITE_VERSION': JSON.stringify(version),
    },
    plugins: [singleModules(root, cards, checksOf), react()],
    resolve: {
      alias: [
        { find: /^react-router-dom$/, replacement: join(root, 'src/single/router.tsx') },
        { find: /^@pixi\/react$/, replacement: join(root, 'src/single/application.tsx') },
      ],
    },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: [join(root, 'src/single/main.ts'), ...cards.map(({ id }) => benchModule(id))],
        preserveEntrySignatures: 'allow-extension',
        output: { format: 'es', entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  return (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput;
}

/** A file of the bundle and all that it needs, now or later. */
function closure(chunks: Chunks, name: string, found: Set<string> = new Set()): ReadonlySet<string> {
  const chunk = chunks.get(name);
  if (!chunk || found.has(name)) return found;
  found.add(name);
  for (const needed of [...chunk.imports, ...chunk.dynamicImports]) closure(chunks, needed, found);
  return found;
}

/** Which files every bench gets, and which each alone. */
function shares(chunks: Chunks, main: string, benches: ReadonlyMap<string, string>) {
  const common = new Set(closure(chunks, main));
  const needed = new Map([...benches].map(([id, name]) => [id, closure(chunks, name)] as const));
  const users = new Map<string, number>();
  for (const names of needed.values()) for (const name of names) users.set(name, (users.get(name) ?? 0) + 1);
  const many = Math.max(2, SHARED_BY * benches.size);
  for (const [name, count] of users) if (count >= many) common.add(name);
  const own = new Map([...needed].map(([id, names]) => [id, [...names].filter((name) => !common.has(name))] as const));
  return { common: [...common], own };
}

const deflated = promisify(deflateRaw);

export const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

async function partOf(kind: Part['kind'], text: string): Promise<Part> {
  return { kind, packed: new Uint8Array(await deflated(text, { level: 9 })), hash: hashOf(text) };
}

const textOf = (source: string | Uint8Array): string =>
  typeof source === 'string' ? source : new TextDecoder().decode(source);

/** `checksOf`: where the reference checks of a bench are from. */
export async function buildParts(cards: readonly FoundCard[], checksOf: ChecksOf): Promise<Parts> {
  const { output } = await bundle(cards, checksOf);
  const chunks: Chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  assertNoCircle(chunks);
  const assets = output.filter((file) => file.type === 'asset');
  const styles = assets.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => textOf(source));
  const strange = assets.find(({ fileName }) => !fileName.endsWith('.css'));
  if (strange) throw new Error(`A single file has scripts and styles only: there is ${strange.fileName}.`);

  const fileOf = (module: string): string => {
    const found = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!found) throw new Error(`The bundle has nothing of ${module}.`);
    return found.fileName;
  };
  const main = fileOf('src/single/main.ts');
  const benches = new Map(cards.map(({ id }) => [id, fileOf(benchModule(id))] as const));
  const { common, own } = shares(chunks, main, benches);
  // Many files are in several parts.
  const functions = new Map(
    await Promise.all([...chunks.values()].map(async (chunk) => [chunk.fileName, await linked(chunk)] as const)),
  );
  const scriptOf = (names: readonly string[], begun: readonly string[]): string =>
    partScript(
      names.flatMap((name) => functions.get(name) ?? []),
      begun,
    );
  return {
    icon: readFileSync(join(root, 'public/icon.svg'), 'utf8'),
    loader: { text: LOADER, hash: hashOf(LOADER) },
    common: [
      await partOf('style', styles.join('\n')),
      await partOf('script', `${scriptOf(common, [])}\n${startScript(main)}`),
    ],
    own: new Map(
      await Promise.all(
        [...own].map(
          async ([id, names]) => [id, await partOf('script', scriptOf(names, [benches.get(id) ?? '']))] as const,
        ),
      ),
    ),
  };
}
