import type { Page } from '@playwright/test';

/** More than this of nothing, in one column of a bench, looks broken. */
export const MOST_EMPTY = 150;

/**
 * The tallest stretches without content in the two columns of a bench, as it stands at each place to which the page is scrolled: a line
 * for each that is too tall. What sticks is where it is seen.
 */
export async function emptyGround(page: Page, most = MOST_EMPTY): Promise<string[]> {
  const found = new Set<string>();
  const end = await page.evaluate(() => document.querySelector('.bench')!.getBoundingClientRect().bottom + scrollY);
  const height = page.viewportSize()?.height ?? 0;
  for (let top = 0; ; top = Math.min(top + height / 2, end - height)) {
    await page.evaluate((to) => scrollTo(0, to), Math.max(0, top));
    await page.waitForTimeout(100);
    for (const line of await page.evaluate(gapsInWindow, most)) found.add(line);
    if (top >= end - height) break;
  }
  await page.evaluate(() => scrollTo(0, 0));
  return [...found];
}

/** Runs in the page. */
function gapsInWindow(most: number): string[] {
  const bench = document.querySelector('.bench');
  const stage = document.querySelector('.stage-card');
  const dock = document.querySelector('.dock');
  const header = document.querySelector('.site-header');
  if (!bench || !stage) return ['no bench'];
  const top = Math.max(header?.getBoundingClientRect().bottom ?? 0, bench.getBoundingClientRect().top);
  const bottom = Math.min(innerHeight, bench.getBoundingClientRect().bottom - 40);
  const filled: DOMRect[] = [];
  const walker = document.createTreeWalker(bench, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    filled.push(...range.getClientRects());
  }
  for (const element of bench.querySelectorAll(
    'canvas, img, svg, input, select, button, .stage-box, .plot-box, .plot-waiting',
  ))
    if (element.checkVisibility()) filled.push(element.getBoundingClientRect());
  const columns: [string, DOMRect][] = [['beneath the stage', stage.getBoundingClientRect()]];
  if (dock) columns.push(['in the dock’s column', dock.getBoundingClientRect()]);
  const lines: string[] = [];
  for (const [name, { left, right }] of columns) {
    const rects = filled
      .filter((rect) => rect.width > 2 && rect.height > 2 && rect.right > left + 4 && rect.left < right - 4)
      .filter((rect) => rect.bottom > top && rect.top < bottom)
      .toSorted((a, b) => a.top - b.top);
    let reached = top;
    for (const rect of [...rects, new DOMRect(left, bottom, 1, 1)]) {
      const gap = Math.round(rect.top - reached);
      if (gap > most) lines.push(`${gap} px of nothing ${name}`);
      reached = Math.max(reached, rect.bottom);
    }
  }
  return lines;
}
