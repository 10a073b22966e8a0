/** How a fact of the specification is told: a few words and what holds it, tried on the page that is open. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as eventually, type Locator, type Page, test } from '@playwright/test';

export const expect = eventually.configure({ timeout: 5000 });

export type Holds = (page: Page) => Promise<unknown>;
export type Fact = readonly [says: string, holds: Holds];

const one = (page: Page, selector: string): Locator => page.locator(selector).first();

export const shows =
  (text: string | RegExp): Holds =>
  (page) =>
    expect(page.getByText(text).first()).toBeVisible();
export const headed = (title: string): Fact => [
  `headed ${title}`,
  (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText(title),
];
export const counts =
  (selector: string, number: number): Holds =>
  (page) =>
    expect(page.locator(selector)).toHaveCount(number);
export const reads =
  (selector: string, texts: readonly (string | RegExp)[]): Holds =>
  (page) =>
    expect(page.locator(selector)).toHaveText([...texts]);
export const has =
  (selector: string, attribute: string, value: string | RegExp): Holds =>
  (page) =>
    expect(one(page, selector)).toHaveAttribute(attribute, value);
export const styled =
  (selector: string, property: string, value: string | RegExp): Holds =>
  (page) =>
    expect(one(page, selector)).toHaveCSS(property, value);

/** Addresses of links, in their order, below the base path. */
export const leads =
  (selector: string, paths: readonly string[]): Holds =>
  async (page) =>
    expect(
      await page
        .locator(selector)
        .evaluateAll((links) =>
          links.map((link) => decodeURIComponent(new URL((link as HTMLAnchorElement).href).pathname)),
        ),
    ).toEqual(paths.map(decodeURIComponent));

/** Columns of a grid at widths of the window. */
export const columns =
  (selector: string, at: Readonly<Record<number, number>>): Holds =>
  async (page) => {
    const found: Record<number, number> = {};
    for (const width of Object.keys(at).map(Number)) {
      await page.setViewportSize({ width, height: 768 });
      found[width] = await one(page, selector).evaluate(
        (grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length,
      );
    }
    await page.setViewportSize({ width: 1366, height: 768 });
    expect(found).toEqual(at);
  };

/** So many of them, each of this size. */
export const boxed =
  (selector: string, number: number, width: number, height?: number): Holds =>
  async (page) => {
    await expect(page.locator(selector)).toHaveCount(number);
    for (const element of await page.locator(selector).all()) {
      const box = await element.boundingBox();
      expect(box?.width).toBe(width);
      if (height !== undefined) expect(box?.height).toBe(height);
    }
  };

/** So many of them, each in a colour of its own. */
export const coloured =
  (selector: string, number: number): Holds =>
  async (page) => {
    const colours = await page
      .locator(selector)
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color));
    expect(new Set(colours).size).toBe(number);
  };

/** So many of them, each with words in it. */
export const worded =
  (selector: string, number: number): Holds =>
  async (page) => {
    const texts = await page.locator(selector).allTextContents();
    expect(texts.filter((text) => text.trim().length > 10)).toHaveLength(number);
  };

/** A journey of another file, below `tests/`: the test of this name is there. */
export const heldBy =
  (file: string, name: string): Holds =>
  async () =>
    expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toContain(name);

/** Tries every fact, so that one that fails does not hide another. */
export async function hold(page: Page, facts: readonly Fact[]): Promise<void> {
  const broken: string[] = [];
  for (const [says, holds] of facts)
    await test
      .step(says, () => holds(page))
      .catch((error: unknown) =>
        broken.push(
          `${says}: ${error instanceof Error ? error.message.split('\n').slice(0, 6).join(' ') : String(error)}`,
        ),
      );
  expect(broken).toEqual([]);
}
