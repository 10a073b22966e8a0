import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { pixiBuild } from './scripts/pixi-build.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig(({ command }) => ({
  base: process.env['BASE_PATH'] ?? '/',
  plugins: [pixiBuild, react()],
  resolve:
    command === 'build'
      ? {
          alias: [
            { find: /^pixi\.js$/, replacement: path('./src/scenes/pixi-parts.js') },
            { find: /^pixi\.js\/lib\//, replacement: path('./node_modules/pixi.js/lib/') },
          ],
        }
      : {},
  worker: { format: 'es', plugins: () => [pixiBuild] },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
  },
  // Named here, so that the development server does not find them one by one and reload the page each time.
  optimizeDeps: {
    include: [
      '@pixi/react',
      '@radix-ui/react-dialog',
      '@radix-ui/react-tabs',
      'comlink',
      'd3-scale',
      'idb-keyval',
      'katex',
      'marked',
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
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**'],
    setupFiles: ['tests/setup.ts'],
    environment: 'node',
    testTimeout: 30_000,
    maxWorkers: 2,
  },
}));
