/** What a browser lacks or takes away: parts of the platform, the graphics context, the true time, the page's turn. */
import { chromium, type Page, test } from '@playwright/test';
import { EMULATED_WEBGL_FLAGS, ensureChromium } from '../../scripts/chromium';
import { BenchDriver, expect, watchErrors } from './bench-driver';

/** Before a worker does anything else, once its modules are here. */
async function inWorkers(page: Page, does: string): Promise<void> {
  await page.route(/assets\/(?:simulation|stage)\.worker[^/]*\.js/, async (route) => {
    // The server may close a connection that was kept just then.
    const response = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ response, body: `${does};${await response.text()}` });
  });
}

const keptAfterReload = async (bench: BenchDriver, rows: number): Promise<void> => {
  await bench.expectRows(rows);
  await bench.page.reload();
  await bench.ready();
  await bench.expectRows(rows);
};

for (const [what, id] of [
  ['WebAssembly', 'phy10'],
  ['OffscreenCanvas', 'chem1'],
  ['BroadcastChannel', 'phy9'],
] as const) {
  const tag = what === 'WebAssembly' ? [] : '@rest';
  test(`without ${what} the bench runs and records, and keeps what was recorded`, { tag }, async ({ page }) => {
    const errors = watchErrors(page);
    await page.addInitScript((name) => Reflect.deleteProperty(globalThis, name), what);
    if (what !== 'OffscreenCanvas') await inWorkers(page, `Reflect.deleteProperty(self, '${what}')`);
    const bench = new BenchDriver(page);
    await bench.open(id);
    if (what === 'WebAssembly') {
      const simulation = page.workers().find((worker) => worker.url().includes('simulation'));
      expect(await simulation?.evaluate(() => typeof WebAssembly)).toBe('undefined');
    }
    await bench.run.click();
    await bench.phase('running');
    await bench.record.click();
    if (what === 'BroadcastChannel') {
      await page.getByRole('button', { name: 'Full screen' }).first().click();
      await expect(page.getByRole('button', { name: /Laser/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Class/ })).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
    await keptAfterReload(bench, 1);
    if (what === 'BroadcastChannel') {
      await page.goto(`${new URL(page.url()).pathname}#class=x`);
      await page.reload();
      await expect(page.getByText('two windows cannot hear each other')).toBeVisible();
    }
    expect(errors).toEqual([]);
  });
}

test('a lost graphics context is said so, the run goes on, and the stage is drawn anew on request', async ({
  baseURL,
}) => {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...EMULATED_WEBGL_FLAGS] });
  try {
    const page = await browser.newPage({
      ...(baseURL && { baseURL }),
      viewport: { width: 800, height: 600 },
      serviceWorkers: 'block',
    });
    // The stage's worker is made to believe in the graphics processor that is emulated, and remembers what it draws on.
    await page.route(/assets\/(?:stage\.worker|PageStage)[^/]*\.js/, async (route) => {
      // The server may close a connection that was kept just then.
      const response = await route.fetch({ maxRetries: 3 });
      const text = (await response.text()).replace('swiftshader|', 'no-such-name|');
      const remembers = `
        const given = OffscreenCanvas.prototype.getContext;
        OffscreenCanvas.prototype.getContext = function (...asked) {
          const context = given.apply(this, asked);
          if (asked[0] === 'webgl2') self.lastContext = context;
          return context;
        };`;
      const body = route.request().url().includes('stage.worker') ? `${remembers}${text}` : text;
      await route.fulfill({ response, body });
    });
    const bench = new BenchDriver(page);
    await bench.open('phy9');
    await bench.record.click();
    await bench.run.click();
    await bench.phase('running');
    const stage = page.workers().find((worker) => worker.url().includes('stage.worker'));
    await stage?.evaluate(() =>
      (Reflect.get(self, 'lastContext') as WebGL2RenderingContext).getExtension('WEBGL_lose_context')?.loseContext(),
    );
    const again = page.locator('.stage-missing').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await bench.phase('running');
    await again.click();
    await expect(page.locator('[data-stage="drawn"]')).toBeVisible();
    await bench.phase('running');
    // What is kept needs no such processor.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await keptAfterReload(bench, 1);
  } finally {
    await browser.close();
  }
});

/** A page whose hour and whose turn are the test's: `hide` takes its display frames away, `pass` lets wall time go by. */
const OWN_TIME = `
  let ahead = 0;
  let hidden = false;
  const held = [];
  const now = performance.now.bind(performance);
  const ask = requestAnimationFrame.bind(window);
  const later = (draw) => ask((at) => (hidden ? held.push(draw) : draw(at + ahead)));
  performance.now = () => now() + ahead;
  window.requestAnimationFrame = (draw) => (hidden ? held.push(draw) : later(draw));
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  Object.defineProperty(document, 'visibilityState', { get: () => (hidden ? 'hidden' : 'visible') });
  window.pass = (ms) => { ahead += ms; };
  window.hide = (hides) => {
    hidden = hides;
    document.dispatchEvent(new Event('visibilitychange'));
    if (!hides) for (const draw of held.splice(0)) later(draw);
  };`;

test('a page that was hidden for an hour goes on where it stood, with all its rows', { tag: '@rest' }, async ({
  page,
}) => {
  const errors = watchErrors(page);
  await page.addInitScript(OWN_TIME);
  const call = (does: string): Promise<unknown> => page.evaluate(`window.${does}`);
  const bench = new BenchDriver(page);
  await bench.open('chem1');
  await bench.tab(/^Data/);
  await bench.enter(/^Record a reading every/, '1');
  await bench.run.click();
  await expect.poll(() => bench.seconds()).toBeGreaterThanOrEqual(2);
  await call('hide(true)');
  const before = await bench.seconds();
  await page.waitForTimeout(300);
  await call('pass(3600e3)');
  await call('hide(false)');
  await bench.phase('running');
  await expect.poll(() => bench.seconds()).toBeGreaterThan(before);
  expect(await bench.seconds()).toBeLessThan(before + 20);
  await expect(page.getByText(/brought back to where it was/)).toHaveCount(0);
  await bench.pause.click();
  const rows = await bench.rows().count();
  expect(rows).toBeGreaterThanOrEqual(2);
  expect(rows).toBeLessThan(before + 20);
  await keptAfterReload(bench, rows);
  expect(errors).toEqual([]);
});

/** The date is behind by what the session remembers. */
const SET_BACK = `{
  const There = Date;
  const behind = () => Number(sessionStorage.getItem('behind') ?? 0);
  window.Date = class extends There {
    constructor(...parts) { if (parts.length === 0) super(There.now() - behind()); else super(...parts); }
    static now() { return There.now() - behind(); }
  };
}`;

test('a clock that is set back, during a run and between visits, neither stops the run nor loses a row', {
  tag: '@rest',
}, async ({ page }) => {
  const errors = watchErrors(page);
  await page.addInitScript(SET_BACK);
  const setBack = (days: number): Promise<void> =>
    page.evaluate((ms) => sessionStorage.setItem('behind', String(ms)), days * 86_400_000);
  const bench = new BenchDriver(page);
  await bench.open('chem1');
  await bench.run.click();
  await bench.record.click();
  await expect.poll(() => bench.seconds()).toBeGreaterThan(0);
  await setBack(400);
  const then = await bench.seconds();
  await expect.poll(() => bench.seconds()).toBeGreaterThan(then);
  await bench.record.click();
  await keptAfterReload(bench, 2);
  await bench.record.click();
  await expect(bench.rows()).toHaveCount(3);
  await setBack(9000);
  await keptAfterReload(bench, 3);
  expect(errors).toEqual([]);
});
