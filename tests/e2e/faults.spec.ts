/** What goes wrong beside the run: files that do not come, workers that do not start, a store that is damaged, a page that is left. */
import { test as anyTest, type Page } from '@playwright/test';
import { addressOf, BenchDriver, benchWorkers, expect, live, visit, watchErrors } from './bench-driver';

const test = anyTest;

/** While `cut`, no further file of the program comes. */
async function line(page: Page): Promise<{ cut: boolean }> {
  const state = { cut: false };
  await page.route('**/assets/**', (route) => (state.cut ? route.abort() : route.continue()));
  return state;
}

/** Leaves a mark that a page which loads again would not have. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void Reflect.set(window, 'stillHere', true));
const stillHere = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'stillHere') === true);

/** What is fetched when it is asked for, in the order in which one visit can ask for it: each opened once, the last of a list for good. */
const visits = [
  {
    where: 'beside the stage',
    parts: [
      ['theory', 'Theory'],
      ['the table of readings', 'Data'],
      ['the report', 'Report'],
      ['files of the notebook', 'Files'],
      ['a computed column', 'Column'],
      ['the coach', 'coach'],
    ],
  },
  {
    where: 'above the stage',
    parts: [
      ['a fit', 'fit'],
      ['sharing', 'Share'],
      ['keys and help', '?'],
      ['full screen', 'Full screen'],
    ],
  },
  { where: 'instead of a hand', parts: [['the demonstration', 'Watch']] },
] as const;

type Part = (typeof visits)[number]['parts'][number][1];

async function ask(page: Page, what: Part): Promise<void> {
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  switch (what) {
    case 'Theory':
      return page.getByRole('tab', { name: 'Theory' }).click();
    case 'Data':
      return page.getByRole('tab', { name: /^Data/ }).click();
    case '?':
      return button('Keys and help').click();
    case 'Watch':
      return button(/Watch|demonstration/i).click();
    case 'coach':
      return page.getByRole('button', { name: 'Record reading' }).click();
    case 'fit':
      await page.getByRole('combobox', { name: 'What is reckoned' }).selectOption('line');
      return;
    case 'Share':
    case 'Full screen':
      return button(what).click();
    default:
      return page.locator('.data').getByRole('button', { name: what }).click();
  }
}

/** What stands there once the part has come. */
const come = (page: Page, what: Part) => {
  switch (what) {
    case 'Theory':
      return page.locator('[role="tabpanel"] :is(h3, p, math)').first();
    case 'Data':
      return page.locator('.data');
    case 'Watch':
      return page.locator('.bench[data-demo]');
    case 'coach':
      return page.locator('.data').getByText(/.+/).first();
    case 'fit':
      return page.getByRole('region', { name: 'Result of the fit' });
    case 'Full screen':
      return page.locator('.full-side .big-readings');
    default:
      return page.getByRole('dialog').first();
  }
};

for (const [visit, { where, parts }] of visits.entries()) {
  const tag = visit === 0 ? [] : ['@rest'];
  test(`a file that does not come ${where}: the run goes on, and it can be tried again`, { tag }, async ({ page }) => {
    const net = await line(page);
    const bench = new BenchDriver(page);
    await bench.open('chem1');
    await bench.run.click();
    await bench.phase('running');
    await mark(page);
    for (const [name, what] of parts) {
      await test.step(name, async () => {
        if (['Report', 'Files', 'Column', 'coach'].includes(what)) {
          await bench.tab(/^Data/);
          await expect(page.locator('.data')).toBeVisible();
        } else if (what === 'fit') {
          await page.mouse.move(300, 300);
          await page.mouse.move(320, 300);
          await expect(page.locator('.plot-tools')).toBeVisible();
        }
        net.cut = true;
        await ask(page, what);
        const again = page.getByRole('button', { name: 'Try again' }).first();
        await expect(again).toBeVisible();
        // For good: it says so again.
        await again.click();
        await expect(again).toBeVisible();
        expect(await stillHere(page)).toBe(true);
        if (what !== 'Watch') await bench.phase('running');
        net.cut = false;
        // A fit is made of two files, each asked for in its place.
        await expect(async () => {
          if (await again.isVisible()) await again.click();
          expect(await again.count()).toBe(0);
        }).toPass({ timeout: 60_000 });
        await expect(come(page, what)).toBeVisible();
        await expect(page.getByText('could not be fetched')).toHaveCount(0);
        expect(await stillHere(page)).toBe(true);
        if (await page.getByRole('dialog').first().isVisible()) await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
  });
}

test('a page that cannot be fetched is loaded once more, and then says so', { tag: '@rest' }, async ({ page }) => {
  await page.route(/assets\/About-[^/]*\.js/, (route) => route.abort());
  await visit(page, '/');
  await mark(page);
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(page.getByRole('heading', { name: 'This page could not be fetched' })).toBeVisible();
  expect(await stillHere(page)).toBe(false);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await live(page);
});

for (const name of ['simulation', 'stage'] as const) {
  test(`a ${name} worker that fails at its start can be had again`, { tag: name === 'stage' ? '@rest' : [] }, async ({
    page,
  }) => {
    let cut = true;
    await page.route(new RegExp(`assets/${name}\\.worker[^/]*\\.js`), (route) =>
      cut ? route.abort() : route.continue(),
    );
    await page.goto(addressOf('chem1'));
    const again = page.locator('.cover-failed, .stage-missing').getByRole('button', { name: 'Try again' }).first();
    // A worker that fails while the bench is being loaded is begun anew by it: the stage is then drawn without a word.
    await expect(again.or(page.locator('[data-stage="drawn"]')).first()).toBeVisible();
    cut = false;
    await again.click({ timeout: 1000 }).catch(() => {});
    const bench = new BenchDriver(page);
    await bench.ready();
    await bench.record.click();
    await bench.expectRows(1);
  });
}

/** Puts something into the place where the notebook is kept. */
const store = (page: Page, key: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([where, what]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('keyval-store');
        opening.onupgradeneeded = () => opening.result.createObjectStore('keyval');
        opening.onsuccess = () => {
          const writing = opening.result
            .transaction('keyval', 'readwrite')
            .objectStore('keyval')
            .put(what, where as string);
          writing.onsuccess = () => resolve();
        };
      }),
    [key, value] as const,
  );

test('a damaged notebook is mended, said so, and can be saved as it was', async ({ page }) => {
  const errors = watchErrors(page);
  await visit(page, '/about');
  const row = {
    id: 1,
    run: 1,
    time: 1,
    inputs: {},
    settings: {},
    seed: 1,
    trial: 1,
    grade: 'school',
    readings: { phMeter: null },
    key: 'a-1',
    version: 1,
    note: { not: 'a text' },
    struck: null,
  };
  const notebook = {
    version: 2,
    rows: [row],
    runs: {},
    columns: [null],
    texts: {},
    predictions: [{}],
    plot: { ys: [null] },
  };
  await store(page, 'notebook:chem1', { revision: 'x', notebook });
  const bench = new BenchDriver(page);
  await bench.open('chem1');
  await expect(page.locator('.message')).toContainText('was damaged and was mended: Row 1');
  await bench.expectRows(1);
  await bench.record.click();
  await expect(bench.rows()).toHaveCount(2);
  await page.locator('.data').getByRole('button', { name: 'Files' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save what was stored' }).click();
  expect((await saved).suggestedFilename()).toBe('chem1-damaged-notebook.json');
  await page.reload();
  await bench.ready();
  await bench.expectRows(2);
  expect(errors).toEqual([]);
});

test('where the reader of a stored notebook does not come, nothing stored is touched, and it is asked for until it comes', {
  tag: '@rest',
}, async ({ page }) => {
  const bench = new BenchDriver(page);
  await bench.open('phy9');
  await bench.record.click();
  await bench.expectRows(1);
  const reader = /assets\/(?:reader|migrate|merge)-[^/]*\.js/;
  await page.route(reader, (route) => route.abort());
  await page.reload();
  await bench.ready();
  await expect(page.locator('.message')).toContainText('what is stored is not touched');
  await bench.record.click();
  await bench.expectRows(1);
  await page.unroute(reader);
  await expect(bench.rows()).toHaveCount(2);
  await page.reload();
  await bench.ready();
  await bench.expectRows(2);
});

test('a bench that is left in the middle of its records loses none', { tag: '@rest' }, async ({ page }) => {
  test.setTimeout(240_000);
  const bench = new BenchDriver(page);
  await bench.open('phy9');
  const kept = async (): Promise<number> =>
    Number((await page.getByRole('tab', { name: /^Data/ }).innerText()).replace(/\D/g, ''));
  await bench.record.click();
  await expect.poll(kept).toBe(1);
  for (let departure = 0; departure < 5; departure++) {
    await bench.enter(/^Record a reading every/, '0.1').catch(async () => {
      await bench.tab(/^Data/);
      await bench.enter(/^Record a reading every/, '0.1');
    });
    await bench.run.click();
    await page.waitForTimeout(500 + 230 * departure);
    // The number is read in the page's last moment.
    await page.evaluate(() =>
      addEventListener('pagehide', () => {
        const tab = [...document.querySelectorAll('[role="tab"]')].find(({ textContent }) =>
          textContent?.startsWith('Data'),
        );
        sessionStorage.setItem('seen', tab?.querySelector('small')?.textContent ?? '');
      }),
    );
    if (departure % 2 === 0) await page.reload();
    else {
      await page.goto('/about');
      await page.goBack();
    }
    await bench.ready();
    const seen = Number(await page.evaluate(() => sessionStorage.getItem('seen')));
    expect(seen).toBeGreaterThan(0);
    await expect.poll(kept, { message: `departure ${departure}` }).toBeGreaterThanOrEqual(seen);
  }
});

test('a lesson from a link does not take the place of one’s own unasked', { tag: '@rest' }, async ({ page }) => {
  await visit(page, '/lesson');
  await page.getByLabel('Link to a run').fill(`${addressOf('phy9')}?voltage=9`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const steps = page.locator('.lesson-steps li');
  await expect(steps).toHaveCount(1);
  await page.goto('/lesson?steps=chem1**One!phy1**Two');
  await live(page);
  const offered = page.getByRole('alert').filter({ hasText: 'brings a lesson of 2 steps' });
  await expect(offered).toBeVisible();
  await expect(steps).toHaveCount(1);
  await offered.getByRole('button', { name: 'Keep mine' }).click();
  await expect(steps).toHaveCount(1);
  await page.goto('/lesson?steps=chem1**One!phy1**Two');
  await offered.getByRole('button', { name: 'Replace my lesson' }).click();
  await expect(steps).toHaveCount(2);
});

test('a link with odd values says so shortly, and a bench in a frame logs nothing', async ({ page }) => {
  const errors = watchErrors(page);
  const bench = new BenchDriver(page);
  await bench.open('phy9', `?v=abc&voltage=${'9x'.repeat(2000)}&view=embed`);
  const message = page.locator('.message');
  await expect(message).toBeVisible();
  await expect(page.locator('body')).not.toContainText('NaN');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(errors).toEqual([]);
});

test('what fetches for use offline does not come: it is said, and nothing waits for it', async ({ page }) => {
  await page.route(/keep\.worker/, (route) => route.abort());
  await visit(page, '/offline');
  const all = page.getByRole('button', { name: 'Keep all of Physics' });
  await all.click();
  await expect(page.getByRole('alert').filter({ hasText: 'It could not be fetched at all' })).toBeVisible();
  await expect(all).toBeEnabled();
});

test('a worker runs no text and fetches from nobody else', async ({ page }) => {
  const bench = new BenchDriver(page);
  await bench.open('chem1');
  expect(benchWorkers(page)).toHaveLength(2);
  for (const worker of benchWorkers(page)) {
    const outcome = await worker.evaluate(async () => {
      // In a turn of its own: what is sent by the test itself may do more.
      const ran = await new Promise<string>((resolve) => {
        setTimeout(() => {
          try {
            // oxlint-disable-next-line typescript/no-implied-eval -- that it is refused is what is tested
            resolve(String(new Function('return 1')()));
          } catch (error) {
            resolve((error as Error).name);
          }
        });
      });
      const fetched = await fetch('http://127.0.0.1:1/').then(
        () => 'fetched',
        (error: Error) => error.name,
      );
      return { ran, fetched };
    });
    expect(outcome).toEqual({ ran: 'EvalError', fetched: 'TypeError' });
  }
  const admin = await page.request.get('/admin');
  expect(admin.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
});
