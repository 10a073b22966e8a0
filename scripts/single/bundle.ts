/** One experiment with all that its bench needs, as one script and one style sheet. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Rollup } from 'vite';
import type { Target } from '../lab/target';
import { singleModules } from './single-modules';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Bundle {
  readonly script: string;
  readonly styles: string;
}

const textOf = (source: string | Uint8Array): string =>
  typeof source === 'string' ? source : new TextDecoder().decode(source);

export async function bundle(target: Target): Promise<Bundle> {
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
    plugins: [singleModules(root, target), react()],
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
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: join(root, 'src/single/main.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput;
  const scripts = output.filter((file) => file.type === 'chunk');
  const styles = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [textOf(file.source)] : [],
  );
  const others = output.filter((file) => file.type === 'asset' && !file.fileName.endsWith('.css'));
  const [script] = scripts;
  if (!script || scripts.length > 1 || others.length > 0) {
    const names = output.map(({ fileName }) => fileName).join(', ');
    throw new Error(`${target.listing.id} does not fit into one script and one style sheet: there are ${names}.`);
  }
  return { script: script.code, styles: styles.join('\n') };
}
