/** Loads a page and, where it is a bench, runs it: what that costs. */
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { benchThreads, busyMs, type ThreadTimes } from './profile-threads';

const MINUTE_MS = 60_000;
const RUN_MS = 3000;
/** Of a run before that, in which display frames are counted: to count them costs the page up to half a millisecond each. */
const COUNT_MS = 1000;
/** After the bench is ready, for what it fetches and does ahead of need. */
const SETTLE_MS = 1500;

export interface Measured {
  readonly page: string;
  readonly slowdown: number;
  readonly readyMs: number;
  readonly blockingMs: number;
  readonly frames: number;
  /** Pictures that the stage drew, each second. */
  readonly pictures: number;
  /**
   * On a processor for each display frame: the page's thread, and those of model and stage. Null where the system does not tell, and
   * where the browser slows the page's thread down.
   */
  readonly mainMsPerFrame: number | null;
  readonly modelMsPerFrame: number | null;
  readonly stageMsPerFrame: number | null;
  readonly longTasks: number;
  /** 0 where none was longer than 50 ms. */
  readonly longestTaskMs: number;
  readonly heapMB: number;
  readonly transferKB: number;
  /** What another bench fetches after this one, null where none was opened. */
  readonly secondKB: number | null;
  readonly scriptKB: number;
}

interface Probe {
  longTasks: number[];
  frames: number;
  /** 0 until the page is ready. */
  readyMs: number;
}

/** When a page answers to hands: a bench with its first picture, another page of the site, a page elsewhere. */
export const READY = {
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
  window.probe.frames = 0;
  requestAnimationFrame(function count(now) {
    window.probe.begun ??= now;
    if (now - window.probe.begun >= ${COUNT_MS}) return;
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

export const metric = async (cdp: CDPSession, name: string): Promise<number> => {
  const { metrics } = (await cdp.send('Performance.getMetrics')) as {
    readonly metrics: readonly { readonly name: string; readonly value: number }[];
  };
  return metrics.find((entry) => entry.name === name)?.value ?? 0;
};

/**
 * Bytes of every response as they would travel, gzip; a file that two threads ask for travels once. Fonts and pictures are compressed
 * already. Our pages ask with `fetch` for what an experiment needs offline, in no hurry: that is left out.
 */
function countTransfers(page: Page, kind: keyof typeof READY): { all(): Promise<number>; scripts(): Promise<number> } {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (kind !== 'elsewhere' && response.request().resourceType() === 'fetch') return;
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

interface PageAsked {
  readonly url: string;
  readonly name: string;
  readonly slowdown: number;
  readonly kind: keyof typeof READY;
  /** In the place of what says so for its kind. */
  readonly ready?: string | undefined;
  /** Whether a bench is run too. */
  readonly run?: boolean;
  /** The address of another bench, opened at the end. */
  readonly next?: string | undefined;
}

interface Ran {
  /** Display frames of a second. */
  readonly frames: number;
  readonly pictures: number;
  readonly longTasks: readonly number[];
  readonly threads: ThreadTimes | null;
}

const NOT_RUN: Ran = { frames: 0, pictures: 0, longTasks: [], threads: null };

/** What three seconds of a running bench cost, after its first one and once all that it needs offline is kept. */
async function ran(browser: Browser, page: Page): Promise<Ran> {
  const workerOf = (file: string) => page.workers().find((worker) => worker.url().includes(file));
  for (let waited = 0; waited < MINUTE_MS && workerOf('keep.worker'); waited += 100) await page.waitForTimeout(100);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.waitForSelector('[data-bench="running"]');
  await page.evaluate(COUNT_FRAMES);
  await page.waitForTimeout(COUNT_MS + 200);
  const [model, stage] = [workerOf('simulation.worker'), workerOf('stage.worker')];
  const threads = model && stage ? await benchThreads(browser, { model, stage }) : null;
  await stage?.evaluate(COUNT_PICTURES);
  await page.evaluate('window.probe.longTasks = []');
  const before = threads && busyMs(threads);
  await page.waitForTimeout(RUN_MS);
  const after = threads && busyMs(threads);
  const { frames, longTasks } = await page.evaluate(() => window.probe);
  return {
    frames: (1000 * frames) / COUNT_MS,
    longTasks,
    pictures: Number((await stage?.evaluate('self.pictures')) ?? 0),
    threads: before &&
      after && {
        page: after.page - before.page,
        model: after.model - before.model,
        stage: after.stage - before.stage,
      },
  };
}

/** Opens an address and says after how many milliseconds it was ready. */
async function opened(page: Page, cdp: CDPSession, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  for (let waited = 0; waited <= MINUTE_MS; waited += 100) {
    await page.waitForTimeout(100);
    const { result } = await cdp.send('Runtime.evaluate', { expression: 'window.probe?.readyMs ?? 0' });
    if (Number(result.value) > 0) return Number(result.value);
  }
  throw new Error(`${url} was not ready within a minute.`);
}

export async function measure(
  browser: Browser,
  { url, name, slowdown, kind, ready = READY[kind], run = kind === 'bench', next }: PageAsked,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const transfers = countTransfers(page, kind);
  await page.addInitScript(probeOf(ready));
  const readyMs = await opened(page, cdp, url);
  await page.waitForTimeout(SETTLE_MS);
  const blockingMs = await page.evaluate(() =>
    window.probe.longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
  );
  const transferKB = await transfers.all();
  const scriptKB = await transfers.scripts();
  const { frames, pictures, longTasks, threads } = run ? await ran(browser, page) : NOT_RUN;
  await cdp.send('HeapProfiler.collectGarbage');
  const heapMB = (await metric(cdp, 'JSHeapUsedSize')) / 1e6;
  const before = await transfers.all();
  if (next !== undefined) await opened(page, cdp, next);
  const secondKB = next === undefined ? null : (await transfers.all()) - before;
  await context.close();
  const perFrame = (ms: number | undefined): number | null =>
    ms === undefined || frames === 0 ? null : (1000 * ms) / (frames * RUN_MS);
  return {
    page: name,
    slowdown,
    readyMs,
    blockingMs,
    frames,
    pictures: pictures / (RUN_MS / 1000),
    mainMsPerFrame: slowdown === 1 ? perFrame(threads?.page) : null,
    modelMsPerFrame: perFrame(threads?.model),
    stageMsPerFrame: perFrame(threads?.stage),
    longTasks: longTasks.length,
    longestTaskMs: Math.max(0, ...longTasks),
    heapMB,
    transferKB,
    scriptKB,
    secondKB,
  };
}
