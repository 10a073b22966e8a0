/** The page around the parts: everything inside, nothing asked for. The site and the command line make the same. */
import { escaped } from '../content/escape';
import { type FilePreset, PRESET_ID } from '../single/preset';
import { PACKED_ATTRIBUTE, type Parts, partsFor } from './part';

const inJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Only what is in the file runs; the workers are the scripts once more, out of memory, under this same policy. Kernels of
 * the engine are WebAssembly in those scripts: 'wasm-unsafe-eval' lets them be compiled, and allows no `eval`.
 */
const policy = (hashes: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'wasm-unsafe-eval' ${hashes.map((hash) => `'${hash}'`).join(' ')}`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** So many bytes are turned into letters in one call. */
const PIECE = 0x8000;

function base64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += PIECE) letters += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(letters);
}

export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Ids of the benches that it holds. */
  readonly benches: readonly string[];
}

export function singleHtml(parts: Parts, { title, description, benches }: PageFacts, preset: FilePreset): string {
  const inside = partsFor(parts, benches);
  const hashes = inside.flatMap(({ kind, hash }) => (kind === 'script' ? [hash] : []));
  const packed = inside.map(
    (part) => `<script type="text/plain" ${PACKED_ATTRIBUTE}="${part.kind}">${base64(part.packed)}</script>`,
  );
  return `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy([parts.loader.hash, ...hashes])}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#ffffff">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(description)}">
<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(parts.icon.trim())}">
</head>
<body>
<div id="root"></div>
<noscript>This experiment is computed in your browser: please switch JavaScript on.</noscript>
<script type="application/json" id="${PRESET_ID}">${inJson(preset)}</script>
${packed.join('\n')}
<script>${parts.loader.text}</script>
</body>
</html>
`;
}
