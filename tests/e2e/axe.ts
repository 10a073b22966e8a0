import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Broken {
  readonly html: string;
  readonly target: readonly string[];
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly Broken[];
}

const SIZE_OF_TARGETS = 'target-size';

/** As long as a notice may lie over what is beneath it. */
const NOTICE_MS = 8000;

/**
 * Where the edge of a panel that scrolls cuts through an element, or a notice lies over it, axe measures what is seen of it: it is
 * judged again when scrolled to, and once more when notices are gone.
 */
async function stillTooSmall(page: Page, { target }: Broken): Promise<boolean> {
  const small = async (): Promise<boolean> => {
    const again = (await page.evaluate(
      `axe.run(${JSON.stringify(target)}, { runOnly: { type: 'rule', values: ['${SIZE_OF_TARGETS}'] } }).then((result) => result.violations)`,
    )) as Violation[];
    return again.length > 0;
  };
  await page.locator(target[0] ?? '').scrollIntoViewIfNeeded();
  if (!(await small())) return false;
  await page.waitForTimeout(NOTICE_MS);
  return small();
}

/**
 * What axe finds wrong with the page as it stands: a line for each rule broken, with the first element that breaks it. Every rule is
 * tried on every element; of those that pass, no selectors are made up, which takes a third of the time.
 */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const violations = (await page.evaluate(
    'axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], resultTypes: ["violations"] }).then((result) => result.violations)',
  )) as Violation[];
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const node of nodes) {
      if (id === SIZE_OF_TARGETS && !(await stillTooSmall(page, node))) continue;
      found.push(`${id}: ${node.html.slice(0, 160)}`);
      break;
    }
  }
  return found;
}
