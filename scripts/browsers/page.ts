/** What a visitor does and sees, over the commands of any browser. Waits are long, since lab time slips on a busy machine. */
import { setTimeout as sleep } from 'node:timers/promises';
import { listings } from '../../catalogue/index';
import { pathOf } from '../../src/paths';
import type { Browser } from './browser';
import { WATCHED } from './watch';

const PATIENCE_MS = 40_000;
const LOOK_MS = 150;

/** Elements that are seen, by selector and, where one is given, by their name or its beginning. */
const FIND = `
  const seen = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
  };
  const nameOf = (element) =>
    (element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '').replace(/\\s+/g, ' ').trim();
  const find = (selector, name) => {
    const all = [...document.querySelectorAll(selector)].filter(seen);
    if (name === null) return all[0] ?? null;
    return all.find((element) => nameOf(element) === name) ?? all.find((element) => nameOf(element).startsWith(name)) ?? null;
  };
`;

/** Where an element's middle lies, once it is in view; null while there is none or something else lies over it. */
const PLACE = `${FIND}
  const element = find(arguments[0], arguments[1]);
  if (!element || element.disabled) return null;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const x = Math.round(box.x + box.width / 2), y = Math.round(box.y + box.height / 2);
  const top = document.elementFromPoint(x, y);
  return top && (element.contains(top) || top.contains(element)) ? { x, y } : null;
`;

/** Values of WebDriver's keys. */
export const KEYS = { Enter: '\uE007', Escape: '\uE00C', Right: '\uE014', Tab: '\uE004', Space: ' ' } as const;

export class Page {
  readonly browser: Browser;
  readonly #site: string;
  constructor(browser: Browser, site: string) {
    this.browser = browser;
    this.#site = site;
  }

  open(path: string): Promise<void> {
    return this.browser.open(this.#site + path);
  }

  async openBench(id: string, query = ''): Promise<void> {
    const listing = listings.find((row) => row.id === id);
    if (!listing) throw new Error(`The catalogue has no ${id}.`);
    await this.open(pathOf(listing) + query);
    await this.ready();
  }

  /** The bench answers and its picture is drawn. */
  async ready(): Promise<void> {
    await this.until(`${this.phase} === 'ready' || ${this.phase} === 'paused' || ${this.phase} === 'running'`, 'ready');
    await this.until(`document.querySelector('[data-stage="drawn"]') !== null`, 'drawn');
  }

  readonly phase = `document.querySelector('.bench')?.dataset.bench`;

  value<T>(expression: string): Promise<T> {
    return this.browser.execute(`return (${expression});`) as Promise<T>;
  }

  text(selector: string): Promise<string> {
    return this.value(
      `[...document.querySelectorAll(${JSON.stringify(selector)})].map((e) => e.textContent).join(' ')`,
    );
  }

  /** Waits until an expression of the page is true. */
  async until(expression: string, what: string, patience = PATIENCE_MS): Promise<void> {
    const end = Date.now() + patience;
    while (!(await this.value<boolean>(`Boolean(${expression})`))) {
      if (Date.now() > end) throw new Error(`Never ${what}: ${expression}`);
      await sleep(LOOK_MS);
    }
  }

  async press(key: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ];
    await this.browser.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  async type(text: string): Promise<void> {
    for (const key of text) await this.press(key);
  }

  /** Presses an element with the mouse. */
  async click(selector: string, name: string | null = null): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const place = (await this.browser.execute(PLACE, selector, name)) as { x: number; y: number } | null;
      if (place) {
        const actions = [
          { type: 'pointerMove', duration: 0, origin: 'viewport', ...place },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await this.browser.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
        return;
      }
      if (Date.now() > end) throw new Error(`There is no ${selector} ${name ?? ''} to press.`);
      await sleep(LOOK_MS);
    }
  }

  /** Chooses an option of a list, as the browser's own list would. */
  async choose(name: string, option: string): Promise<void> {
    const done = await this.browser.execute(
      `${FIND}
      const list = find('select', arguments[0]);
      if (!list) return false;
      list.value = arguments[1];
      list.dispatchEvent(new Event('input', { bubbles: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
      return list.value === arguments[1];`,
      name,
      option,
    );
    if (!done) throw new Error(`The list ${name} has no ${option}.`);
  }

  /** What the page noted since the last time. */
  faults(): Promise<readonly string[]> {
    return this.browser.execute(`
      const kept = JSON.parse(sessionStorage.getItem('${WATCHED}') ?? '[]');
      sessionStorage.removeItem('${WATCHED}');
      return kept;
    `) as Promise<readonly string[]>;
  }
}
