/** The bench as a learner uses it: what the journeys share. */
import { expect, type Locator, type Page } from '@playwright/test';
import { listings } from '../../catalogue/index';
import { pathOf } from '../../src/pages/paths';

export const SIZES = {
  desktop: { width: 1366, height: 768 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

export const addressOf = (id: string): string => {
  const listing = listings.find((row) => row.id === id);
  if (!listing) throw new Error(`The catalogue has no ${id}.`);
  return pathOf(listing);
};

/** Collects what a visitor must never cause: console errors and uncaught exceptions. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

/** Opens a page and waits until it answers to hands: what is prerendered is seen before. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await live(page);
}

export const live = (page: Page): Promise<void> => expect(page.locator('html[data-live]')).toBeAttached();

export class BenchPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async open(id: string, query = ''): Promise<void> {
    await this.page.goto(addressOf(id) + query);
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(
      this.page.locator('[data-bench="ready"], [data-bench="paused"], [data-bench="running"]').first(),
    ).toBeVisible({ timeout: 30_000 });
    await expect(this.page.locator('[data-stage="drawn"]')).toBeVisible({ timeout: 30_000 });
  }

  phase(phase: string): Promise<void> {
    return expect(this.page.locator('.bench')).toHaveAttribute('data-bench', phase, { timeout: 45_000 });
  }

  get run(): Locator {
    return this.page.getByRole('button', { name: 'Run', exact: true });
  }
  get pause(): Locator {
    return this.page.getByRole('button', { name: 'Pause', exact: true });
  }
  get record(): Locator {
    return this.page.getByRole('button', { name: 'Record reading' });
  }

  speed(times: string): Promise<void> {
    return this.page.getByRole('radio', { name: `${times} times` }).check({ force: true });
  }

  /** A part of the stage, by the beginning of its accessible name. */
  handle(name: string): Locator {
    return this.page.locator(`.stage-handles [aria-label^="${name}"]`).first();
  }

  /** Where a part of the stage lies once it stands still: a hand would wait for that, too. */
  async resting(name: string): Promise<{ x: number; y: number; width: number; height: number }> {
    let before = '';
    for (;;) {
      const box = await this.handle(name).boundingBox();
      const now = JSON.stringify(box);
      if (box && now === before) return box;
      before = now;
      // News of where a handle went by itself come twice a second.
      await this.page.waitForTimeout(600);
    }
  }

  /** An action of the Do panel. */
  action(id: string): Locator {
    return this.page.locator(`[data-action="${id}"]`).first();
  }

  async reading(id: string): Promise<string> {
    return (await this.page.locator(`[data-reading="${id}"] .reading-value b`).first().textContent()) ?? '';
  }

  async number(id: string): Promise<number> {
    return Number((await this.reading(id)).replace('−', '-'));
  }

  tab(name: RegExp): Promise<void> {
    return this.page.getByRole('tab', { name }).first().click();
  }

  rows(): Locator {
    return this.page.locator('.data tbody tr');
  }
}
