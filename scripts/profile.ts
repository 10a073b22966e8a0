/**
 * Profiles every built experiment on the built site in headless Chromium: load, blocking, main-thread milliseconds per
 * frame, long tasks, heap, transfer, at 1× and with the processor slowed four times.
 *
 * `npm run profile [-- --json FILE] [-- --only chem1,phy9] [-- --url http://other.site/page]`: a page elsewhere is measured the same
 * way, as far as it goes; `--ready EXPRESSION` says what is true there once it can be used. The slowdown holds for the main thread
 * only; the worker's time is printed beside it. With `--growth 10` the benches named run side by side for ten minutes instead, and
 * the heap is told before and after. With `--rows 100000` each bench named gets a notebook of so many rows, and what a learner does
 * with it is timed.
 */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { Command } from 'commander';
import { listings } from '../catalogue/index';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium';
import { measureRows, type RowsMeasured } from './profile-rows';

const PORT = Number(process.env['PROFILE_PORT'] ?? 4175);
const RUN_MS = 5000;

interface Measured {
  readonly page: string;
  readonly slowdown: number;
  readonly readyMs: number;
  readonly blockingMs: number;
  readonly frames: number;
  /** Pictures that the stage drew, each second. */
  readonly pictures: number;
  readonly mainMsPerFrame: number | null;
  readonly longTasks: number;
  readonly heapMB: number;
  readonly transferKB: number;
  readonly scriptKB: number;
}

interface Probe {
  longTasks: number[];
  frames: number;
  /** 0 until the page is ready. */
  readyMs: number;
}

/** When a page answers to hands: a bench with its first picture, another page of the site, a page elsewhere. */
const READY = {
  bench: `document.querySelector('[data-bench="ready"]') && document.querySelector('[data-stage="drawn"]')`,
  page: `document.documentElement.dataset.live !== undefined`,
  elsewhere: `document.readyState === 'complete'`,
};

/** The page itself notes when it is ready: asking it through the driver's selectors costs a slowed page 0.3 s. */
const probeOf = (ready: string): string => `
  window.probe = { longTasks: [], frames: 0, readyMs: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.probe.longTasks.push(entry.duration);
  }).observe({ entryTypes: ['longtask'] });
  const look = () => {
    if (!window.probe.readyMs && ${ready}) window.probe.readyMs = performance.now();
  };
  new MutationObserver(look).observe(document, {
    subtree: true, childList: true, attributes: true, attributeFilter: ['data-bench', 'data-stage', 'data-live'],
  });
  document.addEventListener('readystatechange', look);
`;

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Source text: a compiled function would carry names that the page does not know. */
const COUNT_FRAMES = `
  window.probe.longTasks = [];
  window.probe.frames = 0;
  requestAnimationFrame(function count() {
    window.probe.frames++;
    requestAnimationFrame(count);
  });
`;

/** The stage asks for a display frame whenever it has something to draw. */
const COUNT_PICTURES = `
  self.pictures = 0;
  const ask = self.requestAnimationFrame.bind(self);
  self.requestAnimationFrame = (draw) => ask((now) => { self.pictures++; draw(now); });
`;

const metric = async (cdp: CDPSession, name: string): Promise<number> => {
  const { metrics } = (await cdp.send('Performance.getMetrics')) as {
    readonly metrics: readonly { readonly name: string; readonly value: number }[];
  };
  return metrics.find((entry) => entry.name === name)?.value ?? 0;
};

/** Bytes of every response as they would travel, gzip; a file that two threads ask for travels once. Fonts and pictures are compressed already. */
function countTransfers(page: Page): { all(): Promise<number>; scripts(): Promise<number> } {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (sizes.has(pathname)) return;
    const size = response.body().then(
      (body) => (/\.(woff2|png|jpg|webp)$/.test(pathname) ? body.length : gzipSync(body).length),
      () => 0,
    );
    sizes.set(pathname, size);
  });
  const total = async (only: RegExp): Promise<number> => {
    const counted = [...sizes].filter(([path]) => only.test(path)).map(([, size]) => size);
    return (await Promise.all(counted)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
  };
  return { all: () => total(/./), scripts: () => total(/\.m?js$/) };
}

async function measure(
  browser: Browser,
  url: string,
  name: string,
  slowdown: number,
  kind: keyof typeof READY,
  ready: string = READY[kind],
): Promise<Measured> {
  const bench = kind === 'bench';
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const transfers = countTransfers(page);
  await page.addInitScript(probeOf(ready));
  await page.goto(url, { waitUntil: 'commit' });
  let readyMs = 0;
  for (let waited = 0; readyMs === 0; waited += 100) {
    if (waited > 60_000) throw new Error(`${url} was not ready within a minute.`);
    await page.waitForTimeout(100);
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.probe?.readyMs ?? 0' });
    readyMs = Number(result.value);
  }
  await page.waitForTimeout(1500);
  const blockingMs = await page.evaluate(() =>
    window.probe.longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
  );
  const transferKB = await transfers.all();
  const scriptKB = await transfers.scripts();
  let mainMsPerFrame: number | null = null;
  let longTasks = 0;
  let frames = 0;
  let pictures = 0;
  if (bench) {
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.waitForSelector('[data-bench="running"]');
    await page.waitForTimeout(1000);
    const stage = page.workers().find((worker) => worker.url().includes('stage.worker'));
    await stage?.evaluate(COUNT_PICTURES);
    await page.evaluate(COUNT_FRAMES);
    const before = await metric(cdp, 'TaskDuration');
    await page.waitForTimeout(RUN_MS);
    const after = await metric(cdp, 'TaskDuration');
    const probe = await page.evaluate(() => window.probe);
    frames = probe.frames;
    pictures = Number((await stage?.evaluate('self.pictures')) ?? 0);
    longTasks = probe.longTasks.length;
    mainMsPerFrame = frames > 0 ? ((after - before) * 1000) / frames : null;
  }
  await cdp.send('HeapProfiler.collectGarbage');
  const heapMB = (await metric(cdp, 'JSHeapUsedSize')) / 1e6;
  await context.close();
  return {
    page: name,
    slowdown,
    readyMs,
    blockingMs,
    frames: frames / (RUN_MS / 1000),
    pictures: pictures / (RUN_MS / 1000),
    mainMsPerFrame,
    longTasks,
    heapMB,
    transferKB,
    scriptKB,
  };
}

const MINUTE_MS = 60_000;

interface Growth {
  readonly page: string;
  /** After the first minute and at the end, MB after collection. */
  readonly before: number;
  readonly after: number;
  readonly nodes: readonly [before: number, after: number];
}

/** Heap of benches that run side by side for so long after their first minute. */
async function measureGrowth(
  browser: Browser,
  benches: readonly { readonly name: string; readonly url: string }[],
  minutes: number,
): Promise<readonly Growth[]> {
  const running: { readonly name: string; readonly cdp: CDPSession }[] = [];
  for (const { name, url } of benches) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await page.goto(url);
    await page.waitForSelector('[data-bench="ready"]', { timeout: MINUTE_MS });
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    running.push({ name, cdp });
  }
  const look = () =>
    Promise.all(
      running.map(async ({ cdp }) => {
        await cdp.send('HeapProfiler.collectGarbage');
        return { heap: (await metric(cdp, 'JSHeapUsedSize')) / 1e6, nodes: await metric(cdp, 'Nodes') };
      }),
    );
  await new Promise((resolve) => setTimeout(resolve, MINUTE_MS));
  const before = await look();
  await new Promise((resolve) => setTimeout(resolve, minutes * MINUTE_MS));
  const after = await look();
  return running.map(({ name: page }, n) => {
    const [first, last] = [before[n], after[n]];
    if (!first || !last) throw new Error(`${page} was not measured.`);
    return { page, before: first.heap, after: last.heap, nodes: [first.nodes, last.nodes] };
  });
}

const cell = (value: number | null, decimals: number): string => (value === null ? '–' : value.toFixed(decimals));

const COLUMNS: readonly (readonly [string, (row: Measured) => string])[] = [
  ['page', (row) => row.page],
  ['CPU', (row) => `${row.slowdown}×`],
  ['ready ms', (row) => cell(row.readyMs, 0)],
  ['blocking ms', (row) => cell(row.blockingMs, 0)],
  ['frames/s', (row) => (row.mainMsPerFrame === null ? '–' : cell(row.frames, 0))],
  ['pictures/s', (row) => (row.mainMsPerFrame === null ? '–' : cell(row.pictures, 0))],
  ['main ms/frame', (row) => cell(row.mainMsPerFrame, 2)],
  ['long tasks', (row) => (row.mainMsPerFrame === null ? '–' : String(row.longTasks))],
  ['heap MB', (row) => cell(row.heapMB, 1)],
  ['transfer kB', (row) => cell(row.transferKB, 0)],
  ['script kB', (row) => cell(row.scriptKB, 0)],
];

const GROWTH_COLUMNS: readonly (readonly [string, (row: Growth) => string])[] = [
  ['page', (row) => row.page],
  ['heap MB', (row) => cell(row.before, 2)],
  ['at the end', (row) => cell(row.after, 2)],
  ['growth MB', (row) => cell(row.after - row.before, 2)],
  ['nodes', ({ nodes }) => nodes.join(' → ')],
];

const ROWS_COLUMNS: readonly (readonly [string, (row: RowsMeasured) => string])[] = [
  ['page', (row) => row.page],
  ['rows', (row) => String(row.rows)],
  ['what', (row) => row.what],
  ['done ms', (row) => cell(row.doneMs, 0)],
  ['longest task ms', (row) => (row.longestMs === 0 ? '< 50' : cell(row.longestMs, 0))],
  ['busy ms', (row) => cell(row.busyMs, 0)],
  ['heap MB', (row) => cell(row.heapMB, 0)],
];

function table<Row>(columns: readonly (readonly [string, (row: Row) => string])[], rows: readonly Row[]): string {
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, text]) => text(row)))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const format = (line: readonly string[]): string =>
    `| ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = lines;
  return [format(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(format)].join('\n');
}

const program = new Command('profile')
  .option('--json <file>', 'write the table as JSON too')
  .option('--only <ids>', 'experiments or the dashboard, separated by commas')
  .option('--url <address>', 'measure the load of another page beside ours')
  .option('--ready <expression>', 'what is true on that page once it can be used')
  .option('--growth <minutes>', 'how the heap of the benches named with --only grows in so many minutes', Number)
  .option('--rows <count>', 'time the work with a notebook of so many rows, on the benches named with --only', Number)
  .parse();
const options = program.opts<{
  json?: string;
  only?: string;
  url?: string;
  ready?: string;
  growth?: number;
  rows?: number;
}>();

if (!existsSync(join('dist', 'index.html'))) {
  console.error('There is no build to profile: run npm run build first.');
  process.exit(2);
}

const only = options.only?.split(',');
const server = spawn('node', ['node_modules/vite/bin/vite.js', 'preview', '--port', String(PORT), '--strictPort'], {
  stdio: 'ignore',
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
const origin = `http://localhost:${PORT}`;
for (let attempt = 0; attempt < 50; attempt++) {
  if (
    await fetch(origin).then(
      (response) => response.ok,
      () => false,
    )
  )
    break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}

const benches = listings
  .filter(({ id, entry }) => entry && (!only || only.includes(id)))
  .map((listing) => ({
    name: listing.id,
    id: listing.id,
    url:
      listing.kind === 'experiment'
        ? `${origin}/subject/${listing.subject}/${encodeURIComponent(listing.slug)}`
        : `${origin}/instruments/${listing.slug}`,
  }));

async function profile(): Promise<readonly Measured[]> {
  const rows: Measured[] = [];
  for (const slowdown of [1, 4]) {
    if (!only || only.includes('dashboard'))
      rows.push(await measure(browser, `${origin}/`, 'dashboard', slowdown, 'page'));
    for (const { name, url } of benches) rows.push(await measure(browser, url, name, slowdown, 'bench'));
    if (options.url) rows.push(await measure(browser, options.url, options.url, slowdown, 'elsewhere', options.ready));
  }
  return rows;
}

function tell<Row>(columns: readonly (readonly [string, (row: Row) => string])[], rows: readonly Row[]): void {
  console.log(table(columns, rows));
  if (options.json) writeFileSync(options.json, `${JSON.stringify(rows, null, 2)}\n`);
}

try {
  if (options.rows !== undefined) {
    const measured: RowsMeasured[] = [];
    for (const bench of benches) measured.push(...(await measureRows(browser, origin, bench, options.rows)));
    tell(ROWS_COLUMNS, measured);
  } else if (options.growth === undefined) tell(COLUMNS, await profile());
  else tell(GROWTH_COLUMNS, await measureGrowth(browser, benches, options.growth));
} finally {
  await browser.close();
  server.kill();
}
