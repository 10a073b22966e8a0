/**
 * The bench as a learner uses it. A journey takes `test` and `expect` from here: its `bench` is watched for errors from the
 * first file to the last step, and what it waits for may take long but must come, since lab time slips on a busy machine.
 */
import { test as anyTest, expect as promptly, type Locator, type Page } from '@playwright/test';
import { listings } from '../../catalogue/index';
import { pathOf } from '../../src/paths';
import { typedNumber } from '../../src/ui/typed-number';

export const expect = promptly.configure({ timeout: 60_000 });

export const test = anyTest.extend<{ bench: BenchDriver }>({
  bench: async ({ page }, run) => {
    const errors = watchErrors(page);
    // Whoever works through a whole procedure has all settings in sight; what folds them has a journey of its own.
    await page.addInitScript(() => localStorage.setItem('all-settings', 'on'));
    await run(new BenchDriver(page));
    expect(errors).toEqual([]);
  },
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Grip {
  /** Where in its box the part is taken: default in the middle. */
  readonly at?: Place;
  /** It stays in the hand: `letGo` ends it. */
  readonly keep?: boolean;
}

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

export const live = (page: Page): Promise<void> => promptly(page.locator('html[data-live]')).toBeAttached();

/** Without the one that fetches for use offline, which comes and goes. */
export const benchWorkers = (page: Page) =>
  page.workers().filter((worker) => /(?:simulation|stage)\.worker/.test(worker.url()));

export class BenchDriver {
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
    ).toBeVisible();
    await expect(this.page.locator('[data-stage="drawn"]')).toBeVisible();
  }

  phase(phase: string): Promise<void> {
    return expect(this.page.locator('.bench')).toHaveAttribute('data-bench', phase);
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

  /** Where a part of the stage lies. */
  async box(name: string): Promise<Box> {
    const box = await this.handle(name).boundingBox();
    if (!box) throw new Error(`${name} is not on the stage.`);
    return box;
  }

  /** The same once it stands still: a hand would wait for that, too. */
  async resting(name: string): Promise<Box> {
    let before = '';
    for (;;) {
      const box = await this.box(name);
      const now = JSON.stringify(box);
      if (now === before) return box;
      before = now;
      // News of where a handle went by itself come twice a second.
      await this.page.waitForTimeout(600);
    }
  }

  /** Takes a part by mouse, leads it to a place of the page or, of where it was taken, along several, and lets go. */
  async drag(
    name: string,
    to: Place | ((grip: Place, box: Box) => Place | readonly Place[]),
    { at = { x: 0.5, y: 0.5 }, keep = false }: Grip = {},
  ): Promise<void> {
    const box = await this.box(name);
    const grip = { x: box.x + box.width * at.x, y: box.y + box.height * at.y };
    await this.page.mouse.move(grip.x, grip.y);
    await this.page.mouse.down();
    for (const { x, y } of [typeof to === 'function' ? to(grip, box) : to].flat()) {
      await this.page.mouse.move(x, y, { steps: 6 });
    }
    if (!keep) await this.letGo();
  }

  letGo(): Promise<void> {
    return this.page.mouse.up();
  }

  /** An action of the Do panel. */
  action(id: string): Locator {
    return this.page.locator(`[data-action="${id}"]`).first();
  }

  /** Does an action of the Do panel with a value. */
  async give(id: string, value: string): Promise<void> {
    await this.action(id).getByRole('textbox').fill(value);
    await this.action(id).getByRole('button').click();
  }

  /** Checks a result with its standard uncertainty, and expects it to be found. */
  async check(id: string, value: string, uncertainty: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Check my result' }).first().click();
    const check = this.page.locator(`[data-check="${id}"]`);
    await check.getByLabel('My result').fill(value);
    await check.getByLabel('Its standard uncertainty').fill(uncertainty);
    await check.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(check).toContainText('Found.');
    await this.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  }

  /** Types a value into a field of the panels, by the beginning of its name. */
  async enter(name: RegExp, value: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name }).first();
    await field.fill(value);
    await field.press('Enter');
  }

  choose(name: RegExp, option: string): Promise<unknown> {
    return this.page.getByRole('combobox', { name }).first().selectOption(option);
  }

  async reading(id: string): Promise<string> {
    return (await this.page.locator(`[data-reading="${id}"] .reading-value b`).first().textContent()) ?? '';
  }

  async number(id: string): Promise<number> {
    return typedNumber(await this.reading(id)) ?? Number.NaN;
  }

  get clock(): Locator {
    return this.page.locator('.chips .mono').first();
  }

  /** Lab seconds on the clock. */
  async seconds(): Promise<number> {
    return ((await this.clock.textContent()) ?? '')
      .replaceAll(/[^\d:.]/g, '')
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0);
  }

  tab(name: RegExp): Promise<void> {
    return this.page.getByRole('tab', { name }).first().click();
  }

  rows(): Locator {
    return this.page.locator('.data tbody tr');
  }

  /** Opens the table: it has so many rows. */
  async expectRows(count: number): Promise<void> {
    await this.tab(/^Data/);
    await expect(this.rows()).toHaveCount(count);
  }

  /** The step of the procedure, counted from 1, has ticked itself. */
  expectDone(step: number): Promise<void> {
    return expect(this.page.locator('.procedure li').nth(step - 1)).toHaveAttribute('data-state', 'done');
  }
}
