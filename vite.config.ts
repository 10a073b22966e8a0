import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { adminDev } from './scripts/admin-dev.ts';
import { compiledAhead } from './scripts/compiled-ahead.ts';
import { pageChunks, workerChunks } from './scripts/chunk-graph.ts';
import { markdownBuild } from './scripts/markdown-build.ts';
import { staticHost } from './scripts/static-host.ts';
import { textsApart } from './scripts/texts-apart.ts';
import { trimmedPackages } from './scripts/trimmed-packages.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/**
 * What is always fetched together is one file: each further one costs a weak device a link element and a request. Left to
 * itself, the bundler cuts a file for every set of pages that share something.
 */
/** Parts of scenes that several benches share, by bench: each small file of its own costs a name in every list of what to fetch. */
const SHARED_PARTS = [
  {
    name: 'glassware',
    test: /\/src\/scenes\/kit\/(?:conical-flask|reagent-bottle|dropper-bottle|wash-bottle|retort-stand|scale-magnifier|ph-meter|cable)\.|\/engine\/chemistry\/(?:acid-base|indicator-colour)\.|\/engine\/data\/(?:acids|indicators)\./,
  },
  { name: 'axis', test: /\/src\/scenes\/kit\/axis\.|\/node_modules\/d3-(?:scale|array)\// },
  { name: 'glass', test: /\/src\/scenes\/kit\/(?:glass|liquid)\./ },
  { name: 'switches', test: /\/src\/scenes\/kit\/(?:knob|read-out)\./ },
];

const CHUNKS = [
  {
    name: 'site',
    test: /(?<!react-reconciler)\/node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler|zustand)\/|\/src\/(?:site|pages\/(?:paths|NotFound|NotFoundText)|shell\/(?:Head|live|picture-set|short-text)|ui\/use-(?:on-screen|module|media|reduced-motion))\.|rolldown[/:]runtime|vite\/preload-helper/,
  },
  {
    name: 'footer',
    test: /\/src\/(?:shell\/(?:MapBlock|PartnerCarousel|cut-title|footer-text|link-phrases|partners)|content\/posts\/index)\./,
  },
  {
    name: 'catalogue',
    test: /\/catalogue\/(?:[a-z-]+\/index|index|listing|subjects|objectives)\.ts$|\/src\/objectives\./,
  },
  {
    name: 'begin',
    test: /\/src\/begin\.|\/src\/bench\/(?:port|start-worker|stage\/worker-stage|stage\/density|stage\/likely-size)\.|\/comlink\//,
  },
  {
    name: 'bench-page',
    test: /\/catalogue\/lookup\.ts$|\/src\/pages\/(?:BenchPage|begin-bench|reading-text)\.|\/src\/offline\/use-keep-visited\./,
  },
  { name: 'page-parts', test: /\/src\/pages\/parts\// },
  { name: 'reading', test: /\/src\/pages\/reading\/(?!LegalPage)/ },
  { name: 'progress', test: /\/src\/progress\/(?!follow-session)/ },
  { name: 'controls', test: /\/src\/ui\/(?:Button|Segmented|ScrollBox|FileButton|save-file|controls)\./ },
  {
    name: 'plot',
    test: /\/src\/bench\/plot\/(?!settings|PlotOptions|FitPanel|gestures|picture|plot-svg|svg-painter|plot-more|analysis\/(?!analysis))|\/node_modules\/d3-/,
  },
  {
    name: 'bench',
    test: /\/src\/bench\/(?!Bench\.|full\/(?!presenter)|coach\/|demo\/|lesson\/|predict\/|report\/|class\/(?!messages)|listen\/(?!settings)|share\/|notebook\/(?:formula|commands|history|edit|merge|statistics|measured-text|table|text-prompts|symbols|use-notebook-table)|plot\/(?!settings)|data\/|theory|KeysDialog|dialog\.|stage\/(?:PageStage|scene-h|painter|damage|governor|renderer-choice|stage-l(?!ink)|stage-p|stage-t|veil|fonts|stage\.w))|\/catalogue\/define\.ts$|\/engine\/runtime\/(?:link|query|fixed-inputs|instrument|format|inputs|action-value|script|lesson|withheld)|\/engine\/core\/(?:hash|fit-kinds)|\/idb-keyval\/|\/src\/ui\/(?!QrCode|theme|fonts|tokens|base|Icon|use-reduced|use-media|Button|Segmented|ScrollBox|FileButton|save-file|controls)/,
  },
  ...SHARED_PARTS,
];

/** Files of pixi's that only one of its renderers needs: they come with it. */
const ONE_RENDERER = [
  '/renderers/canvas/',
  '/batcher/canvas/',
  '/graphics/canvas/',
  String.raw`/mask/\w+/Canvas`,
  'canvas/CanvasTextSystem',
  '/gl/(?!const)',
  '/renderers/gpu/(?!shader/BindGroup|renderTarget/calculate)',
  '/unsafe-eval/',
  'high-shader',
  'DefaultShader',
  '/shared/shader/(?:Shader|Ubo|utils/(?:compile|ubo|uniformP))',
  'buffer/BufferResource',
  'geometry/utils/(?:getAttr|build|transform)',
  'TextureView',
  'getTextureBatch',
  'getTexelRange',
  'AlphaMask',
  String.raw`/mask/\w+/\w+MaskPipe`,
  'mesh/(?:init|shared/MeshPipe)',
  'Batchable(?:Mesh|Graphics)',
  'shared/Graphics(?:Pipe|ContextSystem)',
  'buildCommands/build(?!A)',
  'utils/(?:buildContext|triangulate)',
  'getOrientation',
  'lib/utils/utils',
];

const WORKER_CHUNKS = [
  {
    name: 'pixi',
    test: new RegExp(
      String.raw`/(?:pixi\.js|eventemitter3)/(?!.*(?:${ONE_RENDERER.join('|')}))|/src/scenes/pixi-(?:parts|webgl-only|colours|latest)\.`,
    ),
  },
  {
    name: 'kit',
    test: /\/src\/scenes\/kit\/(?:shading|backdrop|theme|callout|illuminated-button|stage-button)\./,
  },
  { name: 'comlink', test: /\/comlink(?:\/|\.)/ },
  { name: 'core', test: /\/engine\/core\/(?:rng|hash)\./ },
  // The rest of what scenes share comes part by part: a worker fetches side by side, and no bench gets a part that it does not draw.
];

const { version } = JSON.parse(readFileSync(path('./package.json'), 'utf8')) as { readonly version: string };

/** Left to itself the package gives its development build, with its warnings. */
const ROUTER = [
  { find: /^react-router$/, replacement: path('./node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: path('./node_modules/react-router/dist/production/dom-export.mjs') },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  base: process.env['BASE_PATH'] ?? '/',
  define: {
    __BUILD_DAY__: JSON.stringify(new Date().toISOString().slice(0, 10)),
    'import.meta.env.VITE_VERSION': JSON.stringify(version),
  },
  plugins: [trimmedPackages, markdownBuild, adminDev, react(), staticHost, pageChunks, compiledAhead, textsApart],
  resolve:
    command === 'build'
      ? {
          alias: [
            // Its default is the build with warnings for developers.
            { find: /^react-router$/, replacement: path('./node_modules/react-router/dist/production/index.mjs') },
            {
              find: /^react-router\/dom$/,
              replacement: path('./node_modules/react-router/dist/production/dom-export.mjs'),
            },
            { find: /^pixi\.js$/, replacement: path('./src/scenes/pixi-parts.js') },
            { find: /^pixi\.js\/lib\//, replacement: path('./node_modules/pixi.js/lib/') },
            ...(isSsrBuild ? [] : ROUTER),
          ],
        }
      : {},
  worker: {
    format: 'es',
    plugins: () => [trimmedPackages, workerChunks],
    rolldownOptions: { output: { codeSplitting: { groups: WORKER_CHUNKS, includeDependenciesRecursively: false } } },
  },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    manifest: true,
    // The content security policy has no fonts out of style sheets.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: ['index.html', 'src/begin.ts'],
          output: { codeSplitting: { groups: CHUNKS, includeDependenciesRecursively: false } },
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
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    exclude: ['tests/e2e/**'],
    setupFiles: ['tests/setup.ts'],
    environment: 'node',
    // Ends what hangs; the longest test takes 15 s on two free cores.
    testTimeout: 180_000,
    maxWorkers: 2,
  },
}));
