/** Pictures of whole pages, to be looked at: the sizes of a phone, of a school's laptop and of full screen, both themes, three states. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { endOf, pictureStateOf } from '../registries/cards';
import { addressOf, openBench, skipTo } from '../stages/check';
import { settled, toPictureState } from './states';

const VIEWS = [
  { name: 'phone', width: 390, height: 844, full: false },
  { name: 'laptop', width: 1366, height: 768, full: false },
  { name: 'full', width: 1920, height: 1080, full: true },
] as const;

async function shoot(page: Page, folder: string, name: string): Promise<void> {
  for (const { name: view, width, height, full } of VIEWS) {
    await page.setViewportSize({ width, height });
    if (full) {
      await page.getByRole('button', { name: /^Full screen/ }).click();
      await page.locator('.bench[data-full]').waitFor();
    }
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await settled(page);
      await page.screenshot({ path: join(folder, `${name}-${view}-${theme}.png`) });
    }
    if (full) await page.getByRole('button', { name: /^Leave/ }).click();
  }
}

/** Writes `<id>-<state>-<view>-<theme>.png` into a folder; `base`: of the server, without a slash at its end. */
export async function lookAt(browser: Browser, base: string, id: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const state = await pictureStateOf(id);
  const context = await browser.newContext({ reducedMotion: 'reduce', bypassCSP: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  const address = `${base}${addressOf(id)}`;
  await openBench(page, address);
  await shoot(page, folder, `${id}-start`);
  if (state.query !== '') await openBench(page, `${address}?${state.query}`);
  await toPictureState(page, state);
  await shoot(page, folder, `${id}-picture`);
  await skipTo(page, endOf(state));
  await shoot(page, folder, `${id}-end`);
  await context.close();
}
