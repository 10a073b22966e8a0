import { expect, test } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { addressOf, BenchDriver, watchErrors } from './bench-driver';

test.use({ serviceWorkers: 'allow' });

/** A server of its own, which can be taken away. */
let server: PreviewServer;
let host = '';

test.beforeEach(async () => {
  server = await preview({ preview: { port: 4600, host: 'localhost' }, logLevel: 'silent' });
  host = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
});
// The test takes the server away; one that failed before has left it running.
test.afterEach(() => server.close().catch(() => {}));

const takeAway = async (): Promise<void> => {
  await new Promise<void>((resolve) => {
    server.httpServer.close(() => resolve());
    if ('closeAllConnections' in server.httpServer) server.httpServer.closeAllConnections();
  });
};

test('a bench that is ready works without a connection from then on', async ({ page }) => {
  await page.goto(`${host}${addressOf('phy4')}`);
  const bench = new BenchDriver(page);
  await bench.ready();
  // Not after a pause: as soon as it is drawn and fetched.
  const isKept = (): Promise<boolean> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const kept = await (await caches.open('pages')).match(location.pathname, { ignoreVary: true });
      return registration?.active?.state === 'activated' && kept !== undefined;
    });
  await expect.poll(isKept, { timeout: 40_000 }).toBe(true);
  // Hundreds of files, which a worker fetches: the page's thread is the learner's meanwhile.
  const ofThePage = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(ofThePage.filter((name) => /KaTeX_Fraktur/.test(name))).toEqual([]);
  const fraktur = await page.evaluate(async () => {
    const keys = await (await caches.open('assets')).keys();
    return keys.filter(({ url }) => /KaTeX_Fraktur/.test(url)).length;
  });
  expect(fraktur).toBeGreaterThan(0);
  await takeAway();
  await page.reload();
  await bench.ready();
});

test('without a connection: the shell, a kept experiment from a link, and a word for the rest', async ({ page }) => {
  await page.goto(host);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated', null, {
    timeout: 40_000,
  });
  await page.goto(`${host}/offline`);
  const titration = page.getByRole('listitem').filter({ hasText: 'Titration Basics' });
  await titration.getByRole('button', { name: 'Keep Titration Basics' }).click();
  await expect(titration.getByText('kept')).toBeVisible({ timeout: 60_000 });

  await takeAway();
  const errors = watchErrors(page);
  page.on('requestfailed', (request) => {
    // Whoever leaves a page ends what it was still fetching.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') errors.push(request.url());
  });
  await page.goto(`${host}${addressOf('chem1')}?base_concentration=0.2`);
  const bench = new BenchDriver(page);
  await bench.ready();
  await bench.record.click();
  await bench.expectRows(1);
  await page.goto(`${host}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${host}/offline`);
  await expect(titration.getByText('kept')).toBeVisible();
  expect(errors).toEqual([]);

  // Never fetched, never kept: the page says so in place of the browser's own error.
  await page.goto(`${host}/faq`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offline use');
});
