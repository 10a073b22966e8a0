import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { SHELVES } from '../../catalogue/objectives';
import type { ChunkGraph } from '../../scripts/chunk-graph';
import { entryFile, type FoundCard, modelFile, readCards, sceneFile } from '../../scripts/registries/cards';
import { generatedFiles } from '../../scripts/registries/generated';

const root = fileURLToPath(new URL('../..', import.meta.url)).replaceAll('\\', '/');

/** Benches that do not exist, on all shelves, with all that the lists say of one. */
const invented = (count: number, like: FoundCard): readonly FoundCard[] =>
  Array.from({ length: count }, (_, n) => ({
    ...like,
    id: `made${n}`,
    shelf: SHELVES[n % SHELVES.length] ?? 'physics',
    title: `Apparatus ${String.fromCodePoint(75 + n)} of the ${n * n + 11}th kind`,
    objective: `Find out what apparatus number ${n * 7} does when ${n * 13} others stand around it.`,
    simulation: `made_${n}/variant_${n * 3}`,
    model: `physics/made-${n}`,
    scene: `physics/made-${n}`,
  }));

/** The lists as they would be with these benches, and their modules, which say next to nothing. */
function withBenches(cards: readonly FoundCard[]): Plugin {
  const lists = generatedFiles(cards);
  const parts = 'export const entry = {}, simulation = {}, createScene = () => null, objectives = {};';
  return {
    name: 'invented-benches',
    enforce: 'pre',
    resolveId: (source, importer) => {
      if (!/\bmade-?\d+/.test(source) || importer === undefined) return null;
      return fileURLToPath(new URL(`${source}.ts`, `file://${importer}`));
    },
    load: (id) => (/\bmade-?\d+/.test(id) ? parts : (lists.get(id.slice(root.length)) ?? null)),
  };
}

const textOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): string =>
  file.type === 'chunk' ? file.code : file.source.toString();

/** Bytes of the scripts that the first visit of a bench fetches, compressed; the codes in their names are no news. */
async function firstLoad(cards: readonly FoundCard[], bench: FoundCard): Promise<number> {
  const plugins = [withBenches(cards)];
  const built = (await build({
    root,
    configFile: `${root}vite.config.ts`,
    logLevel: 'error',
    plugins,
    worker: { plugins: () => plugins },
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const files = new Map(built.output.map((file) => [file.fileName, textOf(file)]));
  const graph = JSON.parse(files.get('chunk-graph.json') ?? '') as ChunkGraph;
  for (const card of cards.filter(({ id }) => id.startsWith('made')))
    if (!Object.values(graph).some(({ entry }) => entry === entryFile(card)))
      throw new Error(`${card.id} is not built.`);
  const needed = new Set<string>();
  const need = (file: string): void => {
    if (needed.has(file)) return;
    needed.add(file);
    graph[file]?.imports.forEach(need);
  };
  const roots = [
    ['page', 'index.html'],
    ['page', 'src/begin.ts'],
    ['page', 'src/pages/ExperimentPage.tsx'],
    ['page', 'src/bench/Bench.tsx'],
    ['page', entryFile(bench)],
    ['worker', 'workers/simulation.worker.ts'],
    ['worker', 'src/bench/stage/stage.worker.ts'],
    ['worker', 'src/bench/stage/canvas-renderer.ts'],
    ['worker', modelFile(bench)],
    ['worker', sceneFile(bench)],
  ];
  for (const [of, entry] of roots) {
    const found = Object.entries(graph).find(([, chunk]) => chunk.of === of && chunk.entry === entry);
    if (!found) throw new Error(`The bundle has no file for ${entry}.`);
    need(found[0]);
  }
  const sizes = [...needed].map((file) => {
    const text = files.get(file);
    if (text === undefined) throw new Error(`The bundle has no ${file}.`);
    return gzipSync(text.replaceAll(/-[\w-]{8}(?=\.(?:js|css))/g, ''), { level: 9 }).length;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

describe('the first visit of a bench', { tags: ['rest'] }, () => {
  it('costs less than 100 bytes more with ten more benches', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const cards = await readCards();
    const bench = cards.find(({ id }) => id === 'phy3');
    if (!bench) throw new Error('There is no phy3.');
    const now = await firstLoad(cards, bench);
    expect(now).toBeGreaterThan(200_000);
    expect((await firstLoad([...cards, ...invented(10, bench)], bench)) - now).toBeLessThan(100);
    vi.unstubAllEnvs();
  });
});
