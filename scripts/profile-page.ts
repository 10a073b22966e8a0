/** Loads a page and, where it is a bench, runs it: what that costs. */
import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page } from '@playwright/test';

const RUN_MS = 5000;

export interface Measured {
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

export const metric = async (cdp: CDPSession, name: string): Promise<number> => {
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

interface PageAsked {
  readonly url: string;
  readonly name: string;
  readonly slowdown: number;
  readonly kind: keyof typeof READY;
  /** In the place of what says so for its kind. */
  readonly ready?: string | undefined;
  /** Whether a bench is run too. */
  readonly run?: boolean;
}

export async function measure(
  browser: Browser,
  { url, name, slowdown, kind, ready = READY[kind], run = kind === 'bench' }: PageAsked,
): Promise<Measured> {
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
  if (run) {
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
