/**
 * Profiles every built experiment on the built site in headless Chromium: load, blocking, processor milliseconds of the page's thread and
 * of the two workers per frame, long tasks, heap, transfers, at 1× and with the processor slowed four times: medians of `--rounds` (3).
 *
 * `npm run profile [-- --json FILE] [-- --write] [-- --only chem1,phy9] [-- --url http://other.site/page]`: `--write` makes
 * docs/profile.md of it; a page elsewhere is measured the same way, as far as it goes; `--ready EXPRESSION` says what is true there
 * once it can be used. The slowdown holds for the page's thread only; processor time is that at 1×. With `--growth 10` the
 * benches named run side by side for ten minutes instead, and the heap is told before and after. With `--rows 100000` each bench named gets a notebook of so many rows, and what a learner does
 * with it is timed. With `--beside DIR` each page of a folder of built pages, of somebody else's simulations, is loaded in turn with
 * ours, and each figure of ours is told as the ratio to theirs: times of one run compare, times of two do not.
 */
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { Command } from 'commander';
import { listings } from '../catalogue/index';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium';
import { type Beside, measureBeside, pagesIn, servedFolder } from './profile-beside';
import { type Measured, measure, metric } from './profile-page';
import { type AtBothRates, ofRounds } from './profile-rounds';
import { measureRows, type RowsMeasured } from './profile-rows';

const PORT = Number(process.env['PROFILE_PORT'] ?? 4175);
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

/** At 1× and 4×. */
const both =
  (figure: (row: Measured) => number | null, decimals: number) =>
  ({ once, slowed }: AtBothRates): string =>
    `${cell(figure(once), decimals)} / ${cell(figure(slowed), decimals)}`;

const COLUMNS: readonly (readonly [string, (row: AtBothRates) => string])[] = [
  ['page', ({ once }) => once.page],
  ['ready ms', both(({ readyMs }) => readyMs, 0)],
  ['blocking ms', both(({ blockingMs }) => blockingMs, 0)],
  ['pictures/s', both(({ pictures, frames }) => (frames === 0 ? null : pictures), 0)],
  ['page ms/frame', ({ once }) => cell(once.mainMsPerFrame, 2)],
  ['longest task ms', both(({ longestTaskMs, frames }) => (frames === 0 ? null : longestTaskMs), 0)],
  ['model ms/frame', ({ once }) => cell(once.modelMsPerFrame, 2)],
  ['stage ms/frame', ({ once }) => cell(once.stageMsPerFrame, 2)],
  ['heap MB', ({ once }) => cell(once.heapMB, 1)],
  ['transfer kB', ({ once }) => cell(once.transferKB, 0)],
  ['of the next bench', ({ once }) => cell(once.secondKB, 0)],
];

const GROWTH_COLUMNS: readonly (readonly [string, (row: Growth) => string])[] = [
  ['page', (row) => row.page],
  ['heap MB', (row) => cell(row.before, 2)],
  ['at the end', (row) => cell(row.after, 2)],
  ['growth MB', (row) => cell(row.after - row.before, 2)],
  ['nodes', ({ nodes }) => nodes.join(' → ')],
];

const ratio = (value: number | null): string => cell(value, 2);

const BESIDE_COLUMNS: readonly (readonly [string, (row: Beside) => string])[] = [
  ['ours', (row) => row.ours],
  ['beside', (row) => row.theirs],
  ['CPU', (row) => `${row.slowdown}×`],
  ['ready ms', (row) => `${cell(row.readyMs[0], 0)} / ${cell(row.readyMs[1], 0)}`],
  ['blocking ms', (row) => `${cell(row.blockingMs[0], 0)} / ${cell(row.blockingMs[1], 0)}`],
  ['heap MB', (row) => `${cell(row.heapMB[0], 1)} / ${cell(row.heapMB[1], 1)}`],
  ['transfer kB', (row) => `${cell(row.transferKB[0], 0)} / ${cell(row.transferKB[1], 0)}`],
  ['ready, of theirs', (row) => ratio(row.ready)],
  ['blocking, of theirs', (row) => ratio(row.blocking)],
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
  .option('--beside <folder>', 'load the pages of a folder in turn with ours, and tell the ratios')
  .option('--rounds <count>', 'how often; the medians are told', Number)
  .option('--write', 'write docs/profile.md')
  .option('--ready <expression>', 'what is true on a page elsewhere once it can be used')
  .option('--growth <minutes>', 'how the heap of the benches named with --only grows in so many minutes', Number)
  .option('--rows <count>', 'time the work with a notebook of so many rows, on the benches named with --only', Number)
  .parse();
const options = program.opts<{
  json?: string;
  only?: string;
  url?: string;
  beside?: string;
  rounds?: number;
  write?: boolean;
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

/** Each round measures every page at both rates, so that what loads the machine for a while does not fall on one page alone. */
async function profile(rounds: number): Promise<readonly AtBothRates[]> {
  const rows: Measured[] = [];
  for (let round = 0; round < rounds; round++)
    for (const slowdown of [1, 4]) {
      if (!only || only.includes('dashboard'))
        rows.push(await measure(browser, { url: `${origin}/`, name: 'dashboard', slowdown, kind: 'page' }));
      for (const [n, { name, url }] of benches.entries()) {
        const next = slowdown === 1 ? benches[(n + 1) % benches.length]?.url : undefined;
        rows.push(await measure(browser, { url, name, slowdown, kind: 'bench', next }));
      }
      if (options.url) {
        const { url, ready } = options;
        rows.push(await measure(browser, { url, name: url, slowdown, kind: 'elsewhere', ready }));
      }
    }
  return ofRounds(rows);
}

function page(rows: readonly AtBothRates[], rounds: number): string {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  const { length, 0: first } = cpus();
  return `# Every bench in one run

Written by \`npm run profile -- --write\` on ${day}: headless Chromium without a graphics processor, 1366×768, ${length} processors
(${first?.model.trim() ?? 'unknown'}), ${rounds === 1 ? 'one round' : `medians of ${rounds} rounds`}. Two figures are those at 1× and with the processor slowed four times. The
slowdown holds for the page’s thread, not for the workers of model and stage. What page, model and stage take is their time on a processor at 1×: at
4× the page’s thread has four times as much to do, and what slows it down keeps it busy in between, too. The longest task is that of three
seconds of a run, 0 where none took 50 ms. The transfer is what had come a second and a half after the bench was ready, with plot and next bench, without
what is kept for use offline. What this is held against is in [performance.md](performance.md).

${table(COLUMNS, rows)}
`;
}

async function profileBeside(folder: string): Promise<readonly Beside[]> {
  const served = await servedFolder(folder);
  try {
    const ours = [
      ...(!only || only.includes('dashboard') ? [{ name: 'dashboard', url: `${origin}/`, kind: 'page' as const }] : []),
      ...benches.map(({ name, url }) => ({ name, url, kind: 'bench' as const })),
    ];
    const theirs = pagesIn(folder).map((name) => ({ name, url: `${served.url}/${name}`, kind: 'elsewhere' as const }));
    return await measureBeside({ ours, theirs, rounds: options.rounds ?? 5 }, ({ name, url, kind }, slowdown) =>
      measure(browser, {
        url,
        name,
        slowdown,
        kind,
        ...(kind === 'elsewhere' ? { ready: options.ready } : {}),
        run: false,
      }),
    );
  } finally {
    served.end();
  }
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
  } else if (options.beside !== undefined) tell(BESIDE_COLUMNS, await profileBeside(options.beside));
  else if (options.growth === undefined) {
    const rounds = options.rounds ?? 3;
    const rows = await profile(rounds);
    tell(COLUMNS, rows);
    if (options.write) writeFileSync(join('docs', 'profile.md'), page(rows, rounds));
  } else tell(GROWTH_COLUMNS, await measureGrowth(browser, benches, options.growth));
} finally {
  await browser.close();
  server.kill();
}
