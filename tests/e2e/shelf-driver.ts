/**
 * A lesson of the shelf as a learner walks it: begun by its title, gone on by its Next within the page, its samples prepared and
 * carried to the instrument. Such lessons are many: they are walked without motion of the page and at the greatest speed.
 */
import type { Locator, Page } from '@playwright/test';
import { type BenchDriver, expect, test as benchTest, visit } from './bench-driver';

export { expect };

export const test = benchTest.extend<{ lesson: LessonDriver }>({
  reducedMotion: 'reduce',
  lesson: async ({ bench }, run) => run(new LessonDriver(bench)),
});

export class LessonDriver {
  readonly bench: BenchDriver;
  private readonly page: Page;
  /** The step, counted from 1. */
  private at = 1;
  constructor(bench: BenchDriver) {
    this.bench = bench;
    this.page = bench.page;
  }

  /** Opens the first bench of a lesson from the page of the shelf. */
  async begin(title: string): Promise<void> {
    await visit(this.page, '/shelf');
    const heading = this.page.getByRole('heading', { name: title, exact: true });
    await this.page.getByRole('listitem').filter({ has: heading }).getByRole('link', { name: 'Begin' }).click();
    await this.arrive(1);
  }

  /** Goes on to the next bench, without loading the page anew. */
  async next(): Promise<void> {
    await this.bar.getByRole('button', { name: 'Next' }).click();
    await this.arrive(this.at + 1);
  }

  private get bar(): Locator {
    return this.page.getByRole('region', { name: 'Lesson' });
  }

  private async arrive(at: number): Promise<void> {
    this.at = at;
    await expect(this.bar).toContainText(new RegExp(`^${at} of `));
    await this.bench.ready();
    await this.bench.speed('16');
  }

  /** Does an action of the bench by keyboard: with a number, with a choice, or as it is. */
  readonly act = async (action: string, value?: string): Promise<void> => {
    const row = this.bench.action(action);
    if (value !== undefined) {
      const list = row.getByRole('combobox');
      if ((await list.count()) > 0) await list.selectOption(value);
      else await row.getByRole('textbox').fill(value);
    }
    await row.getByRole('button').or(row.getByRole('switch')).press('Enter');
  };

  /** Does an action that fills a vial, and waits until it is on the shelf. */
  async take(action: string, value?: string): Promise<void> {
    await this.act(action, value);
    await expect(this.page.getByText(/^On the shelf: /).first()).toBeVisible();
  }

  /** The shelf, once it is open. */
  get shelf(): Locator {
    return this.page.getByRole('dialog');
  }

  get vials(): Locator {
    return this.shelf.locator('[data-vial]');
  }

  /** Opens the shelf at an instrument. */
  async openShelf(): Promise<void> {
    await this.page.getByRole('button', { name: /^Choose (from the shelf|another)$/ }).click();
    await expect(this.shelf).toBeVisible();
  }

  /** The newest vial whose card says all of this: a name, an amount, what was done to it. It stays the same whatever is done. */
  async vial(...says: readonly (string | RegExp)[]): Promise<Locator> {
    const found = says.reduce((rows, text) => rows.filter({ hasText: text }), this.vials).first();
    return this.pinned((await found.getAttribute('data-vial')) ?? '');
  }

  private pinned(id: string): Locator {
    return this.shelf.locator(`[data-vial="${id}"]`);
  }

  /** The form of a vial with this button; what can be done to a vial is folded at first. */
  private async form(vial: Locator, button: string): Promise<Locator> {
    const unfold = vial.getByRole('button', { name: /^Prepare/ });
    if (await unfold.isVisible()) await unfold.click();
    return vial.locator('form').filter({ has: this.page.getByRole('button', { name: button, exact: true }) });
  }

  /** Prepares a sample, as it stands in the list ("Dilute"), with the number that it asks for. */
  async prepare(vial: Locator, preparation: string, value?: string): Promise<void> {
    const form = await this.form(vial, 'Do it');
    const before = await vial.locator('.vial-facts').textContent();
    await form.getByRole('combobox').selectOption(preparation);
    if (value !== undefined) await form.getByRole('textbox').fill(value);
    await form.getByRole('button').click();
    await expect(vial.locator('.vial-facts')).not.toHaveText(before ?? '');
  }

  /** Splits some of a sample off, into a vial of its own. */
  async split(vial: Locator, amount: string): Promise<Locator> {
    const ids = (): Promise<string[]> =>
      this.vials.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-vial') ?? ''));
    const form = await this.form(vial, 'Split');
    const before = await ids();
    await form.getByRole('textbox').fill(amount);
    await form.getByRole('button').click();
    await expect(this.vials).toHaveCount(before.length + 1);
    return this.pinned((await ids()).find((id) => !before.includes(id)) ?? '');
  }

  /** Takes a portion to the instrument (the customary one, where no other is said), which closes the shelf. */
  async carry(vial: Locator, portion?: string): Promise<void> {
    if (portion !== undefined) await vial.getByRole('textbox', { name: /^Portion/ }).fill(portion);
    await vial.getByRole('button', { name: 'Take it to the instrument' }).click();
    await expect(this.shelf).toBeHidden();
  }

  /** Records a row, and has a reading with its uncertainty judged by the key that came with the sample. */
  readonly check = async (answer: string, reading: string, uncertainty: string): Promise<void> => {
    await this.bench.record.click();
    await this.bench.check(answer, await this.bench.reading(reading), await this.bench.reading(uncertainty));
  };
}
