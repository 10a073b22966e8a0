/** Brings a bench into a state and takes its picture. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { PictureState } from '../../catalogue/card';
import { press, skipTo } from '../stages/check';

/** `1:02:03.4` in seconds. */
const secondsOf = (clock: string): number =>
  clock
    .replace(/[^\d:.]/g, '')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/** Runs at 16 times to a lab time or the run's end, picture by picture, and stands still there. */
export async function runTo(page: Page, until: number): Promise<void> {
  const select = page.getByRole('combobox', { name: 'Speed' });
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  if (until > 60) {
    if (await select.isVisible()) await select.selectOption('16');
    else await page.getByRole('radio', { name: '16 times' }).check({ force: true });
  }
  for (;;) {
    const now = secondsOf((await page.locator('.chips .mono').first().textContent()) ?? '');
    const state = await page.locator('.bench').getAttribute('data-bench');
    if (now >= until || state === 'done') break;
    if (state === 'failed') throw new Error('The run failed.');
    await wait(20);
  }
}

export async function pause(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Pause', exact: true });
  if (await button.isVisible()) await button.click();
}

/** The state of a bench's picture, as fast as it can be reached; sites of before that was possible run to it. */
export async function toPictureState(page: Page, { until, press: names = [] }: PictureState): Promise<void> {
  if (!(await skipTo(page, until))) {
    await runTo(page, until);
    await pause(page);
  }
  await press(page, names);
}

/** Waits until the stage is drawn for its place in the page, and then for a new theme and for what settles. */
export async function settled(page: Page): Promise<void> {
  // The stage may be drawn coarser than the page: its form tells a new size. What lies behind it is painted in few scenes.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLCanvasElement>('.stage canvas')]
      .slice(-1)
      .every(
        ({ width, height, clientWidth, clientHeight }) =>
          Math.abs(width / height / (clientWidth / clientHeight) - 1) < 0.01,
      ),
  );
  await page.waitForTimeout(350);
}
