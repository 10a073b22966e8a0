/**
 * Whether the dock can be worked in low windows: what is set and done has its share of what is in sight, and each of its controls
 * can be pressed where it comes to lie when it takes the focus.
 */
import type { Page } from '@playwright/test';
import { addressOf, type Finding, openBench } from './check';
import type { Fault } from './faults';

/** CSS px: a laptop with the bars of a browser, the same without them, at 150 % and more, a phone on its side, a laptop at 200 %. */
const LOW_WINDOWS = [
  [1366, 640],
  [1366, 768],
  [1280, 600],
  [1093, 508],
  [844, 390],
  [683, 384],
] as const;

/** A frame in the page of somebody else. */
const LOW_FRAME = [600, 400] as const;

/** Here what is done first is in sight as the bench opens: a laptop with the bars of a browser. */
const OPENS_READY = [1366, 640] as const;

/** Of what is in sight of the dock, the least that belongs to Set up and Do. */
const LEAST_SHARE = 0.4;

interface DockLook {
  /** Of what is in sight of the dock, as the bench opens. */
  readonly share: number;
  readonly covered: readonly string[];
  /** CSS px that the middle of the first control of Do lies too low to be pressed, as the bench opens with the settings of its step alone. */
  readonly tooLow: number;
}

/** No named functions within: what bundles this file would give them a helper that the page does not have. */
const look = (page: Page): Promise<DockLook> =>
  page.locator('.dock').evaluate(async (dock) => {
    // Some media queries are answered by React; what changes comes to its end with the next frames.
    for (let k = 0; k < 4; k++) await new Promise((resolve) => requestAnimationFrame(resolve));
    scrollTo(0, 0);
    const head = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    const foot = document.querySelector('.bench > .medical')?.getBoundingClientRect().top ?? innerHeight;
    const first = dock.querySelector('.dock-controls > section:nth-child(2) .action')?.getBoundingClientRect();
    const middle = first ? (first.top + first.bottom) / 2 : 0;
    const readings = dock.querySelector('.dock-readings')?.getBoundingClientRect().top ?? foot;
    const tooLow = Math.max(0, Math.round(middle - Math.min(readings, foot)));
    for (const fold of dock.querySelectorAll<HTMLDetailsElement>('details')) fold.open = true;
    const sides = dock.getBoundingClientRect();
    const all = Math.min(sides.bottom, foot) - Math.max(sides.top, head);
    let free = 0;
    for (let y = Math.max(sides.top, head) + 1; y < Math.min(sides.bottom, foot); y += 2) {
      const there = document.elementFromPoint(sides.left + 24, y);
      if (there?.closest('.dock-controls > section')) free += 2;
    }
    const covered: string[] = [];
    for (const control of dock.querySelectorAll<HTMLElement>('.dock-controls :is(a, button, input, select, summary)')) {
      if (!control.checkVisibility() || control.matches(':disabled')) continue;
      control.focus();
      // A box that is hidden behind its label is pressed there.
      const pressed = control instanceof HTMLInputElement ? (control.closest('label') ?? control) : control;
      const { left, top, width, height } = pressed.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      const inside = there?.closest('.dock-controls') && (pressed.contains(there) || there.contains(pressed));
      if (!inside)
        covered.push((control.ariaLabel ?? control.textContent ?? '').trim() || control.id || control.localName);
    }
    scrollTo(0, 0);
    return { share: free / all, covered, tooLow };
  });

/** What is wrong with the dock of the bench that is open, in a window of a size. */
async function dockFaults(page: Page): Promise<readonly Fault[]> {
  const { share, covered, tooLow } = await look(page);
  const faults = covered.map((name): Fault => ({ kind: 'control covered', about: name, detail: '' }));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (tooLow > 0 && width === OPENS_READY[0] && height === OPENS_READY[1])
    faults.push({ kind: 'control covered', about: 'the first of Do', detail: `${tooLow} px too low` });
  if (share >= LEAST_SHARE) return faults;
  const detail = `${Math.round(100 * share)} % of what is in sight of the dock`;
  return [...faults, { kind: 'dock too small', about: 'Set up and Do', detail }];
}

/**
 * Looks at the dock of one bench in all low windows and in a frame; `base`: of the server, without a slash at its end. `opened` has the
 * page at its own size, with nothing unfolded, before it goes on.
 */
export async function checkDock(
  page: Page,
  base: string,
  id: string,
  opened: () => Promise<void> = async () => {},
): Promise<readonly Finding[]> {
  const found = new Map<string, { readonly fault: Fault; readonly where: string[] }>();
  for (const [query, sizes] of [
    ['', LOW_WINDOWS],
    ['?view=embed', [LOW_FRAME]],
  ] as const) {
    await openBench(page, `${base}${addressOf(id)}${query}`);
    await page.locator('.dock-controls').locator('.field, .action').first().waitFor();
    if (query === '') await opened();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const fault of await dockFaults(page)) {
        const key = `${fault.kind}: ${fault.about}`;
        const where = `${width}×${height}${query}${fault.detail && ` (${fault.detail})`}`;
        const known = found.get(key);
        if (known) known.where.push(where);
        else found.set(key, { fault, where: [where] });
      }
    }
  }
  return [...found.values()].map(({ fault, where }) => ({ ...fault, where }));
}
