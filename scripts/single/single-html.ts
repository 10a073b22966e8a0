/** The page around a bundle: everything inside, nothing asked for. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import type { Listing } from '../../catalogue/listing';
import { type FilePreset, PRESET_ID } from '../../src/single/preset';
import type { Bundle } from './bundle';
import { objectiveOf } from './objective-of';
import { LOADER, PACKED_ID } from './loader';
import { escaped } from '../../src/content/escape';

const inJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Only what is in the file runs; the workers are the script once more, out of memory, under this same policy. Kernels of
 * the engine are WebAssembly in that script: 'wasm-unsafe-eval' lets them be compiled, and allows no `eval`.
 */
const policy = (...scripts: readonly string[]): string => {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'wasm-unsafe-eval' ${hashes.join(' ')}`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
};

const icon = readFileSync(fileURLToPath(new URL('../../public/icon.svg', import.meta.url)), 'utf8').trim();

export async function singleHtml(listing: Listing, bundle: Bundle, preset: FilePreset): Promise<string> {
  const packed = deflateRawSync(bundle.script, { level: 9 }).toString('base64');
  return `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(LOADER, bundle.script)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#ffffff">
<title>${escaped(listing.title)}</title>
<meta name="description" content="${escaped(await objectiveOf(listing))}">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}">
<style>
${bundle.styles.trim()}
</style>
</head>
<body>
<div id="root"></div>
<noscript>This experiment is computed in your browser: please switch JavaScript on.</noscript>
<script type="application/json" id="${PRESET_ID}">${inJson(preset)}</script>
<script type="text/plain" id="${PACKED_ID}">${packed}</script>
<script>${LOADER}</script>
</body>
</html>
`;
}
