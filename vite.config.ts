import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { adminDev } from './scripts/admin-dev.ts';
import { checksDev } from './scripts/checks-dev.ts';
import { pageChunks, workerChunks } from './scripts/chunk-graph.ts';
import { assetFileNames, chunkFileNames, pageGroups, workerGroups } from './scripts/chunk-groups.ts';
import { markdownBuild } from './scripts/markdown-build.ts';
import { ownPreload } from './scripts/own-preload.ts';
import { staticHost } from './scripts/static-host.ts';
import { HeavyFirst } from './scripts/test/heavy-first.ts';
import { workerEntries } from './scripts/worker-entries.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const { version } = JSON.parse(readFileSync(path('./package.json'), 'utf8')) as { readonly version: string };

const SELDOM_OPENED = /\/(?:ClassPage|LessonPage|TeachPage|FindPage|Teachers|Admin\w*|QrCode)-/;
/** Of a bench: the plot comes with the first touch. */
const OPENED_FIRST = /\/(?:Plot|Data)-/;

/** Files of the groups of `chunk-groups.ts`: of every page, and of every bench. */
const HERE = /\/(?:index|shell|rolldown-runtime)-/;
const HERE_WITH_BENCH = /\/(?:index|shell|rolldown-runtime|[bB]ench|shared)-/;

const TESTS = ['tests/**/*.test.ts', 'tests/**/*.test.tsx'];
const WITHOUT_PAGE = ['tests/{catalogue,claims,engine,reference,scenes,worked}/**/*.test.ts'];

export default defineConfig(({ isSsrBuild }) => ({
  base: process.env['BASE_PATH'] ?? '/',
  define: {
    __BUILD_DAY__: JSON.stringify(new Date().toISOString().slice(0, 10)),
    'import.meta.env.VITE_VERSION': JSON.stringify(version),
  },
  plugins: [ownPreload, markdownBuild, adminDev, checksDev, react(), staticHost, pageChunks],
  worker: {
    format: 'es',
    plugins: () => [workerEntries, workerChunks],
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: workerGroups() } } },
  },
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Who names a part names what it fetches besides, in a file that every visitor fetches: not what is here when the part is asked
      // for. Of pages that few open, of a bench's parts but those that a hand opens first, and of entries (ninety-five, each with next to
      // nothing) it names only the style sheets.
      resolveDependencies: (file, parts, { hostId, hostType }) => {
        if (hostType === 'html') return parts;
        const ofBench = /\/[bB]ench-[^/]*$/.test(hostId);
        const missing = parts.filter((part) => !(ofBench ? HERE_WITH_BENCH : HERE).test(part));
        const seldom = ofBench ? !OPENED_FIRST.test(file) : SELDOM_OPENED.test(file) || /\/subjects-/.test(hostId);
        return seldom ? missing.filter((part) => part.endsWith('.css')) : missing;
      },
    },
    chunkSizeWarningLimit: 600,
    manifest: true,
    // The content security policy has no fonts out of style sheets.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ['index.html', 'src/begin.ts'],
          output: { assetFileNames, chunkFileNames, codeSplitting: { groups: pageGroups() } },
        },
  },
  // Named here, so that the development server does not find them one by one and reload the page each time.
  optimizeDeps: {
    include: [
      '@pixi/react',
      '@radix-ui/react-dialog',
      'comlink',
      'd3-scale',
      'idb-keyval',
      'katex',
      'marked',
      'matter-js/src/body/Body.js',
      'matter-js/src/body/Composite.js',
      'matter-js/src/core/Common.js',
      'matter-js/src/core/Engine.js',
      'pixi.js',
      'react',
      'react-dom/client',
      'react-router-dom',
      'zustand',
      'zustand/vanilla',
    ],
  },
  server: { host: 'localhost', port: 5173 },
  preview: { host: 'localhost', port: 4173 },
  test: {
    projects: [
      // Pure functions: one copy of their modules serves all files of a worker, a quarter of the time.
      { extends: true, test: { name: 'models', include: WITHOUT_PAGE, isolate: false } },
      { extends: true, test: { name: 'page', include: TESTS, exclude: ['tests/e2e/**', ...WITHOUT_PAGE] } },
    ],
    setupFiles: ['tests/setup.ts'],
    environment: 'node',
    // Ends what hangs; the longest test takes 15 s on two free cores.
    testTimeout: 180_000,
    maxWorkers: availableParallelism(),
    sequence: { sequencer: HeavyFirst },
    tags: [
      {
        name: 'rest',
        description: 'What `npm test` leaves to `npm run test:rest`: statistics over seeds, all of many like cases.',
      },
    ],
  },
}));
