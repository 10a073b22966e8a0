/** Our pages and those of a folder, loaded turn about: what loads the machine meanwhile loads both, so their ratio means something. */
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Measured } from './profile-page';

export interface PageBeside {
  readonly name: string;
  readonly url: string;
  readonly kind: 'bench' | 'page' | 'elsewhere';
}

/** Medians of all rounds. */
export interface Beside {
  readonly ours: string;
  readonly theirs: string;
  readonly slowdown: number;
  readonly readyMs: readonly [ours: number, theirs: number];
  readonly blockingMs: readonly [ours: number, theirs: number];
  readonly heapMB: readonly [ours: number, theirs: number];
  readonly transferKB: readonly [ours: number, theirs: number];
  /** Median of the ratios of each round; null where theirs was 0 in all of them. */
  readonly ready: number | null;
  readonly blocking: number | null;
}

/** The pages of a folder: its HTML files, and the folders in it that have an `index.html`. */
export function pagesIn(folder: string): readonly string[] {
  const inside = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const pages = inside.flatMap((name) => {
    if (name.endsWith('.html')) return [name];
    return existsSync(join(folder, name, 'index.html')) ? [`${name}/index.html`] : [];
  });
  if (pages.length === 0) throw new Error(`${folder} has no page: neither *.html nor a folder with an index.html.`);
  return pages;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  if (low === undefined || high === undefined) throw new Error('No values, no median.');
  return (low + high) / 2;
}

type Figure = 'readyMs' | 'blockingMs' | 'heapMB' | 'transferKB';

/** `ours` and `theirs`: one page each, round by round. */
export function compared(ours: readonly Measured[], theirs: readonly Measured[]): Beside {
  const [first, other] = [ours[0], theirs[0]];
  if (!first || !other) throw new Error('Nothing was measured.');
  const both = (figure: Figure): readonly [number, number] => [
    median(ours.map((round) => round[figure])),
    median(theirs.map((round) => round[figure])),
  ];
  const ratio = (figure: Figure): number | null => {
    const ratios = ours.flatMap((round, n) => {
      const beside = theirs[n]?.[figure] ?? 0;
      return beside > 0 ? [round[figure] / beside] : [];
    });
    return ratios.length > 0 ? median(ratios) : null;
  };
  return {
    ours: first.page,
    theirs: other.page,
    slowdown: first.slowdown,
    readyMs: both('readyMs'),
    blockingMs: both('blockingMs'),
    heapMB: both('heapMB'),
    transferKB: both('transferKB'),
    ready: ratio('readyMs'),
    blocking: ratio('blockingMs'),
  };
}

interface Turns {
  readonly ours: readonly PageBeside[];
  readonly theirs: readonly PageBeside[];
  readonly rounds: number;
}

/** Each page of ours with each of theirs. */
export async function measureBeside(
  { ours, theirs, rounds }: Turns,
  load: (page: PageBeside, slowdown: number) => Promise<Measured>,
): Promise<readonly Beside[]> {
  const rows: Beside[] = [];
  for (const slowdown of [1, 4]) {
    const measured = new Map<PageBeside, Measured[]>([...ours, ...theirs].map((page) => [page, []]));
    for (let round = 0; round < rounds; round++) {
      for (const [page, loads] of measured) loads.push(await load(page, slowdown));
    }
    for (const own of ours)
      for (const other of theirs) rows.push(compared(measured.get(own) ?? [], measured.get(other) ?? []));
  }
  return rows;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** A folder on a port of its own. */
export async function servedFolder(folder: string): Promise<{ readonly url: string; end(): void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, normalize(decodeURIComponent(pathname)));
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, end: () => server.close() };
}
