import { describe, expect, it } from 'vitest';
import type { ChunkGraph, GraphChunk } from '../../scripts/chunk-graph';
import { offlineFiles, shellFiles } from '../../scripts/offline-files';

const chunk = (of: 'page' | 'worker', entry: string | null, more: Partial<GraphChunk> = {}): GraphChunk => ({
  of,
  entry,
  bytes: 1,
  exports: [],
  imports: [],
  dynamicImports: [],
  css: [],
  ...more,
});

const graph: ChunkGraph = {
  'main.js': chunk('page', 'index.html', {
    imports: ['react.js'],
    dynamicImports: ['footer.js', 'bench.js', 'faq.js'],
  }),
  'react.js': chunk('page', null),
  'footer.js': chunk('page', 'src/shell/Footer.tsx', { css: ['footer.css'] }),
  'faq.js': chunk('page', 'src/pages/Faq.tsx'),
  'bench.js': chunk('page', 'src/bench/Bench.tsx', {
    imports: ['react.js'],
    dynamicImports: ['plot.js', 'entry.js', 'page-scene.js'],
  }),
  'plot.js': chunk('page', 'src/bench/plot/Plot.tsx'),
  'entry.js': chunk('page', 'catalogue/chemistry/chem1.ts', {
    imports: ['acids.js'],
    dynamicImports: ['texts.js'],
  }),
  'texts.js': chunk('page', 'catalogue/chemistry/chem1.texts.ts'),
  'acids.js': chunk('page', null),
  'page-scene.js': chunk('page', 'src/scenes/chemistry/titration.ts'),
  'worker.js': chunk('worker', 'workers/simulation.worker.ts', { dynamicImports: ['models.js'] }),
  'models.js': chunk('worker', 'engine/registry.ts', { dynamicImports: ['model.js', 'other.js'] }),
  'stage.js': chunk('worker', 'src/bench/stage/stage.worker.ts', { dynamicImports: ['gl.js', 'scenes.js'] }),
  'scenes.js': chunk('worker', 'src/scenes/registry.generated.ts', { dynamicImports: ['scene.js'] }),
  'gl.js': chunk('worker', 'src/bench/stage/webgl-renderer.ts'),
  'model.js': chunk('worker', 'engine/chemistry/titration.ts'),
  'other.js': chunk('worker', 'engine/physics/other.ts'),
  'scene.js': chunk('worker', 'src/scenes/chemistry/titration.ts', { imports: ['kit.js'] }),
  'kit.js': chunk('worker', null),
};
const sizes = new Map(
  [...Object.keys(graph), 'footer.css', 'face.woff2', 'chem1/index.html'].map((file) => [file, 10]),
);
const bench = {
  id: 'chem1',
  entry: 'catalogue/chemistry/chem1.ts',
  simulation: 'engine/chemistry/titration.ts',
  scene: 'src/scenes/chemistry/titration.ts',
};
const paths = (files: readonly { readonly path: string }[] | undefined) => files?.map(({ path }) => path).toSorted();

describe('what works without a connection', () => {
  const { common, own } = offlineFiles(graph, [bench], sizes, ['face.woff2'], (id) => [`${id}/index.html`]);

  it('is common to all benches: the bench with what it fetches later, the workers with their lists of all, the faces', () => {
    expect(paths(common)).toEqual(
      [
        'bench.js',
        'face.woff2',
        'gl.js',
        'models.js',
        'plot.js',
        'react.js',
        'scenes.js',
        'stage.js',
        'worker.js',
      ].toSorted(),
    );
  });

  it('is one experiment: entry with its texts, model, scene with what they import, and its page', () => {
    expect(paths(own['chem1'])).toEqual(
      ['acids.js', 'chem1/index.html', 'entry.js', 'kit.js', 'model.js', 'scene.js', 'texts.js'].toSorted(),
    );
  });

  it('is the shell: what is around every page', () => {
    expect(shellFiles(graph).toSorted()).toEqual(['footer.css', 'footer.js', 'main.js', 'react.js']);
  });

  it('is refused where the build lacks a file, or a module has no chunk of its own', () => {
    expect(() => offlineFiles(graph, [bench], sizes, ['gone.woff2'], () => [])).toThrow('gone.woff2');
    expect(() => offlineFiles(graph, [{ ...bench, scene: 'src/scenes/x.ts' }], sizes, [], () => [])).toThrow('x.ts');
  });
});
