/** What must hold whatever the device does: same rows at any speed, after a lost worker, without workers or WebGL. */
import { type Browser, type BrowserContextOptions, chromium, expect, type Page, test } from '@playwright/test';
import { CHROMIUM_FLAGS, EMULATED_WEBGL_FLAGS, ensureChromium } from '../../scripts/chromium';
import { addressOf, BenchDriver, benchWorkers } from './bench-driver';

/** Swirled from the start, half open, shut at 9 s. */
const SCRIPT = '?actions=0:swirl%3D1~0:open_stopcock%3D0.5~9:close_stopcock';

/** The rows logged every lab second up to 12 s, as the table shows them. */
async function loggedRows(bench: BenchDriver): Promise<string[]> {
  await expect.poll(() => bench.seconds(), { timeout: 60_000 }).toBeGreaterThanOrEqual(12);
  await bench.pause.click();
  await bench.tab(/^Data/);
  await expect(bench.rows().nth(11)).toBeAttached();
  return (await bench.rows().allInnerTexts()).slice(0, 12);
}

async function logged(page: Page, speed: string, disturb: () => Promise<void> = async () => {}): Promise<string[]> {
  const bench = new BenchDriver(page);
  await bench.open('chem1', SCRIPT);
  await bench.enter(/^Record a reading every/, '1');
  await bench.speed(speed);
  await bench.run.click();
  await disturb();
  return loggedRows(bench);
}

/** A worker that hangs and never answers again. */
function hang(page: Page, name: string): void {
  const worker = page.workers().find((one) => one.url().includes(name));
  if (!worker) throw new Error(`There is no ${name}.`);
  // It never answers: the call ends when the worker does.
  worker.evaluate('for (;;) {}').catch(() => {});
}

test('the same rows at 4×, at 16×, with a slow processor, and after a killed worker', async ({ browser }) => {
  test.setTimeout(180_000);
  const fresh = async (): Promise<Page> =>
    (await browser.newContext({ viewport: { width: 1366, height: 768 } })).newPage();
  const quick = await logged(await fresh(), '16');
  expect(quick).toHaveLength(12);
  expect(quick.at(-1)).toMatch(/\d/);

  const slow = await fresh();
  const cdp = await slow.context().newCDPSession(slow);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  expect(await logged(slow, '4')).toEqual(quick);

  const wounded = await fresh();
  const killed = await logged(wounded, '4', async () => {
    const bench = new BenchDriver(wounded);
    await expect.poll(() => bench.seconds()).toBeGreaterThan(3);
    hang(wounded, 'simulation.worker');
    await expect(wounded.getByText(/brought back to where it was/).first()).toBeVisible({ timeout: 20_000 });
  });
  expect(killed).toEqual(quick);
});

test('a stage that hangs is said so, and drawn again on request while the run goes on', { tag: '@rest' }, async ({
  page,
}) => {
  const bench = new BenchDriver(page);
  await bench.open('chem1');
  await bench.run.click();
  hang(page, 'stage.worker');
  const again = page.locator('.stage-missing').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await bench.phase('running');
  await again.click();
  await expect(page.locator('[data-stage="drawn"]')).toBeVisible({ timeout: 30_000 });
  await bench.handle('Stopcock').focus();
});

test('the workers that the page’s own file has begun are those of the bench, on a first visit and on a way within the site', async ({
  page,
}) => {
  const started: string[] = [];
  page.on('worker', (worker) => {
    const [, name = ''] = /(\w+)\.worker/.exec(worker.url()) ?? [];
    // That one fetches for use offline.
    if (name !== 'keep') started.push(name);
  });
  const bench = new BenchDriver(page);
  await bench.open('chem1');
  expect(started.toSorted()).toEqual(['simulation', 'stage']);
  expect(await page.evaluate(() => Object.keys(globalThis.begunWorkers ?? {}))).toEqual([]);
  await page.getByRole('link', { name: 'Chemistry' }).first().click();
  await page
    .getByRole('link', { name: /^pH Scale Basics/ })
    .first()
    .click();
  await expect(page.locator('[data-bench="ready"]')).toBeAttached();
  await expect(page.locator('[data-stage="drawn"]')).toBeAttached();
  expect(started).toHaveLength(4);
  expect(benchWorkers(page)).toHaveLength(2);
});

test('without workers the bench computes on the page', { tag: '@rest' }, async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  const bench = new BenchDriver(page);
  await bench.open('phy9', '?grade=ideal');
  await bench.handle('Switch').click();
  await expect.poll(() => bench.number('i_total')).toBeCloseTo(0.02, 4);
});

test('a model that cannot be fetched is said so, and fetched again on request', { tag: '@rest' }, async ({ page }) => {
  const blocked = /assets\/titration-[^/]*\.js/;
  await page.route(blocked, (route) => route.abort());
  await page.goto(addressOf('chem1'));
  const again = page.locator('.cover-failed').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 40_000 });
  await page.unroute(blocked);
  await again.click();
  await new BenchDriver(page).ready();
});

test('recorded rows survive a reload', async ({ page }) => {
  const bench = new BenchDriver(page);
  await bench.open('phy9');
  await bench.record.click();
  await bench.expectRows(1);
  await page.reload();
  await bench.ready();
  await bench.expectRows(1);
});

/** How many colours a stage's canvas shows. */
const coloursOf = (page: Page): Promise<number> =>
  page
    .locator('.stage-canvas')
    .last()
    .evaluate((canvas: HTMLCanvasElement) => {
      const copy = document.createElement('canvas');
      copy.width = 64;
      copy.height = 36;
      const context = copy.getContext('2d');
      context?.drawImage(canvas, 0, 0, 64, 36);
      const data = context?.getImageData(0, 0, 64, 36).data ?? [];
      const seen = new Set<number>();
      for (let i = 0; i < data.length; i += 4)
        seen.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));
      return seen.size;
    });

async function drawsWith(
  browser: Browser,
  options: BrowserContextOptions,
  before: (page: Page) => Promise<void>,
): Promise<void> {
  // A small stage: each of its pixels is drawn by the processor here.
  const page = await browser.newPage({ ...options, viewport: { width: 900, height: 600 }, serviceWorkers: 'block' });
  try {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await before(page);
    for (const id of ['chem1', 'phy10', 'bio10']) {
      const bench = new BenchDriver(page);
      await bench.open(id);
      await bench.run.click();
      await expect.poll(() => coloursOf(page), { message: `${id} has a picture` }).toBeGreaterThan(20);
    }
    expect(errors).toEqual([]);
  } finally {
    // A bench fetches files after it is ready, too.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await browser.close();
  }
}

test('without WebGL the stage is drawn by the canvas renderer', async ({ baseURL }) => {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, '--disable-3d-apis'],
  });
  await drawsWith(browser, baseURL ? { baseURL } : {}, async () => {});
});

test('with WebGL it is drawn by that', { tag: '@rest' }, async ({ baseURL }) => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...EMULATED_WEBGL_FLAGS] });
  let believed = 0;
  let canvasRenderer = 0;
  await drawsWith(browser, baseURL ? { baseURL } : {}, async (page) => {
    // The machine has no graphics processor: the stage's worker is made to believe in the one that is emulated.
    page.on('request', (request) => {
      if (request.url().includes('canvas-renderer')) canvasRenderer++;
    });
    await page.route(/assets\/(?:stage\.worker|PageStage)[^/]*\.js/, async (route) => {
      // The server may close a connection that was kept just then.
      const response = await route.fetch({ maxRetries: 3 });
      const text = await response.text();
      if (text.includes('swiftshader|')) believed++;
      await route.fulfill({ response, body: text.replace('swiftshader|', 'no-such-name|') });
    });
  });
  expect(believed).toBeGreaterThan(0);
  expect(canvasRenderer).toBe(0);
});
