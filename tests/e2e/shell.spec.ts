/** What stands around every page: search, menu, theme, toasts, consent, helpline, and what is shown when parts are missing. */
import { expect, type Page, test } from '@playwright/test';
import { axe } from './axe';
import { BenchDriver, visit, watchErrors } from './bench-driver';

const PHONE = { width: 390, height: 844 } as const;

const search = (page: Page) => page.getByRole('combobox', { name: 'Search for an instrument' });
const options = (page: Page) => page.getByRole('option');
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');
const consent = (page: Page) => page.getByRole('region', { name: 'Your choice of cookies' });
const toastOf = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

/** A page without a canvas on which React has taken over what was prerendered. */
async function open(page: Page, path = '/'): Promise<void> {
  await visit(page, path);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(consent(page)).toBeVisible();
}

test('an instrument is found and opened by the keyboard alone', async ({ page }) => {
  await open(page);
  const box = search(page);
  await box.focus();
  await expect(box).toHaveAttribute('placeholder', 'Search for an instrument...');
  await page.keyboard.type('SCANNER');
  await expect(options(page)).toHaveText(['MRI Scanner', 'CT Scanner', 'PET Scanner']);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  for (const [key, name] of [
    ['ArrowDown', 'MRI Scanner'],
    ['ArrowDown', 'CT Scanner'],
    ['End', 'PET Scanner'],
    ['ArrowDown', 'MRI Scanner'],
    ['ArrowUp', 'PET Scanner'],
    ['Home', 'MRI Scanner'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(active(page)).toHaveText(name);
    const id = await box.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${id}"]`)).toHaveText(name);
  }
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box).toHaveValue('SCANNER');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/instruments\/ctscanner$/);
  await expect(box).toHaveValue('');
});

test('the list of the search opens and closes by the pointer', { tag: '@rest' }, async ({ page }) => {
  await open(page);
  const box = search(page);
  await box.fill('no such thing');
  await expect(page.getByText('0 of 22 instruments and 0 experiments match')).toBeAttached();
  await expect(page.getByRole('listbox')).toBeHidden();
  await box.fill('mri');
  await expect(options(page)).toHaveCount(1);
  await page.locator('h1').click();
  await expect(options(page)).toHaveCount(0);
  await expect(box).toHaveValue('mri');
  await box.focus();
  await expect(options(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(box).toHaveValue('');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByText('0 of 22 instruments')).toHaveCount(0);
  await box.fill('aas');
  await box.fill('');
  await expect(page.getByRole('listbox')).toBeHidden();
  await box.fill('aas');
  await options(page).click();
  await expect(page).toHaveURL(/\/instruments\/aas$/);
  await expect(box).toHaveValue('');
});

test('experiments are found below the instruments: by title, quantity and subject', { tag: '@rest' }, async ({
  page,
}) => {
  await open(page);
  const box = search(page);
  await box.fill('spectro');
  await expect(options(page).first()).toHaveText('NMR Spectrometer');
  await box.fill('titra');
  await expect(options(page).first()).toContainText('Titration Basics');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/titration-basics/);
});

test('the menu of a phone has the eleven pages and keeps the focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page);
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('navigation', { name: 'All pages' }).getByRole('link')).toHaveText([
    'Dashboard',
    'About',
    'Blog',
    'Contact',
    'Author',
    'Sitemap',
    'Disclaimer',
    'Privacy',
    'Terms',
    'Cookie Policy',
    'E-E-A-T',
  ]);
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Dashboard');
  await expect.poll(async () => (await menu.boundingBox())?.x, { message: 'it comes from the left' }).toBe(0);
  for (let tab = 0; tab < 15; tab += 1) {
    await page.keyboard.press('Tab');
    await expect(menu.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(menu).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
});

test('the chosen theme stays, and no other one flashes up before it', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(globalThis, 'themesSeen', seen);
    new MutationObserver(() => {
      const theme = document.documentElement?.dataset['theme'];
      if (theme !== undefined && seen.at(-1) !== theme) seen.push(theme);
    }).observe(document, { attributes: true, attributeFilter: ['data-theme'], subtree: true });
  });
  await open(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: /Theme: as the system/ }).click();
  await page.getByRole('button', { name: /Theme: light/ }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.getByRole('button', { name: /Theme: dark/ })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'themesSeen'))).toEqual(['dark']);
});

test('a toast is announced, takes the focus by F8, and goes by a swipe to the right', { tag: '@rest' }, async ({
  page,
}) => {
  await open(page);
  const fail = () =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from('no progress') });
  const shown = toastOf(page);
  await page.locator('.progress-panel').scrollIntoViewIfNeeded();
  // The panel's code comes when it is nearly in view; before that nothing hears of the file.
  await expect(async () => {
    await fail();
    await expect(shown).toHaveCount(1, { timeout: 1500 });
  }).toPass();
  await expect(shown).toContainText('Nothing imported');
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /Notifications/ }).locator(':focus')).toHaveCount(1);
  const box = await shown.boundingBox();
  if (!box) throw new Error('The toast has no box.');
  expect(box.width).toBeLessThanOrEqual(420);
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 4 });
  await page.mouse.up();
  await expect(shown).toHaveCount(1);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y, { steps: 8 });
  await page.mouse.up();
  await expect(shown).toHaveCount(0);
  await fail();
  await expect(shown).toHaveCount(1);
  await shown.getByRole('button', { name: 'Close this message' }).click();
  await expect(shown).toHaveCount(0);
});

test('the map waits for consent; the choice stays and can be changed', async ({ page }) => {
  await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Map</p>' }));
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
  });
  await open(page);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('link', { name: 'Science news' })).toHaveAttribute('rel', /noopener/);
  expect(elsewhere).toEqual([]);
  await consent(page).getByRole('button', { name: 'Necessary only' }).click();
  await expect(consent(page)).toHaveCount(0);
  await page.reload();
  // The footer's code comes when somebody goes to it.
  await expect(async () => {
    await footer.getByRole('button', { name: 'Load map' }).click();
    await expect(footer.locator('iframe')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(() => elsewhere.length).toBeGreaterThan(0);
  await page.reload();
  await expect(footer.locator('iframe')).toBeAttached();
  await expect(consent(page)).toHaveCount(0);
  const settings = footer.getByRole('button', { name: 'Cookie settings' });
  await settings.click();
  await expect(consent(page)).toBeFocused();
  await consent(page).getByRole('checkbox', { name: 'Maps' }).uncheck();
  await consent(page).getByRole('button', { name: 'Save choice' }).click();
  await expect(footer.locator('iframe')).toHaveCount(0);
  await expect(settings).toBeFocused();
});

test('on the bench of a phone neither helpline nor consent lies on a control', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await new BenchDriver(page).open('chem1');
  // It is seen only where nothing that can be pressed lies under it.
  const helpline = page.getByRole('link', { name: 'Helpline', exact: true });
  await expect
    .poll(() =>
      helpline.evaluate((link) => {
        if (getComputedStyle(link).opacity === '0') return 'aside';
        const { left, top, width, height } = link.getBoundingClientRect();
        const under = document.elementsFromPoint(left + width / 2, top + height / 2);
        const covered = under.some(
          (element) => !link.contains(element) && element.closest('a, button, input, select, canvas'),
        );
        return covered ? 'on a control' : 'free';
      }),
    )
    .not.toBe('on a control');
  for (const name of ['Run', 'Record reading']) {
    const button = page.getByRole('button', { name, exact: true });
    const on = await button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(on, name).toBe(true);
  }
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('.ad-slot')).toHaveCount(0);
});

test('an embedded bench stands alone', { tag: '@rest' }, async ({ page }) => {
  await new BenchDriver(page).open('chem1', '?view=embed');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Helpline', exact: true })).toHaveCount(0);
});

test('a page whose code is gone is loaded again once, then says so', async ({ page }) => {
  await open(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route(/\/assets\/Blog-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be fetched' })).toBeVisible();
  expect(loads).toBe(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be fetched' })).toHaveCount(0);
});

test('an error of a page is shown in its place, with ways on', { tag: '@rest' }, async ({ page }) => {
  await open(page);
  await page.route(/\/assets\/Blog-[^/]*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const Component = () => { throw new Error("No more acid"); };',
    }),
  );
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('No more acid');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
});

test('being offline is said, and being back again', { tag: '@rest' }, async ({ page, context }) => {
  await open(page);
  await context.setOffline(true);
  await expect(page.getByRole('banner').getByText('Offline')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('banner').getByText('Offline')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in header, menu, consent and footer: ${colorScheme}`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, '/about');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Open science resources' })).toBeVisible();
    // What does not move has nothing to be stopped.
    await expect(page.locator('.partners-pause')).toBeHidden();
    await consent(page).getByRole('button', { name: 'Choose' }).click();
    await search(page).fill('m');
    await expect(options(page).first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await search(page).fill('');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await axe(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
}
