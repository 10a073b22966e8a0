/** One bench through all that stands around it: fit, theory, report, paper, share, full screen, keys, theme, reload, no connection. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Front } from './front';
import { KEYS, type Page } from './page';

const ID = 'chem1';
const ROWS = 4;
/** With those that were recorded here before. */
let rows = ROWS;

const count = (selector: string): string => `document.querySelectorAll(${JSON.stringify(selector)}).length`;
/** The tab of the table says how many rows there are. */
const ROWS_HERE = `Number([...document.querySelectorAll('[role="tab"]')].find(({ textContent }) => textContent.trim().startsWith('Data'))?.textContent.replace(/\\D/g, '') ?? 0)`;
const theme = 'document.documentElement.dataset.theme';

type Step = readonly [name: string, walk: (page: Page, front: Front) => Promise<void>];

const STEPS: readonly Step[] = [
  [
    'rows',
    async (page) => {
      await page.openBench(ID);
      const had = Number(await page.value(ROWS_HERE));
      rows = had + ROWS;
      await page.click('.bench button', 'Run');
      for (let row = had + 1; row <= rows; row++) {
        await page.click('button', 'Record reading');
        await page.until(`${ROWS_HERE} === ${row}`, `with row ${row}`);
        await page.click('[data-action="add_base"] button');
        await sleep(1500);
      }
      await page.click('.bench button', 'Pause');
      await page.click('[role="tab"]', 'Data');
      await page.until(`${count('.data tbody tr')} === ${rows}`, 'recorded');
    },
  ],
  [
    'fit',
    async (page) => {
      await page.click('[role="tab"]', 'Plot');
      await page.until(count('.plot select'), 'with its tools');
      await page.choose('What is reckoned from the recorded points', 'line');
      await page.until(
        `/slope/.test(document.querySelector('[aria-label="Result of the fit"]')?.textContent)`,
        'fitted',
      );
    },
  ],
  [
    'theory',
    async (page) => {
      await page.click('[role="tab"]', 'Theory');
      await page.until(count('.bench .katex'), 'set in type');
    },
  ],
  [
    'report and paper',
    async (page) => {
      await page.click('[role="tab"]', 'Data');
      await page.click('.bench button', 'Report');
      await page.until(`${count('.report-paper tbody tr')} >= ${rows}`, 'with its table');
      await page.until(`document.querySelector('.report-stage img')?.naturalWidth > 300`, 'with its picture');
      const pdf = await page.browser.print();
      if (pdf !== null && !Buffer.from(pdf, 'base64').toString('latin1').startsWith('%PDF-'))
        throw new Error('No PDF.');
      await page.press(KEYS.Escape);
      await page.until(`${count('.report-paper')} === 0`, 'closed');
    },
  ],
  [
    'share',
    async (page) => {
      await page.click('.bench button', 'Share');
      await page.until(
        `[...document.querySelectorAll('[role="dialog"] textarea')].some(({ value }) => value.startsWith(location.origin))`,
        'with its link',
      );
      await page.press(KEYS.Escape);
      await page.until(`${count('[role="dialog"]')} === 0`, 'closed');
    },
  ],
  [
    'full screen and its keys',
    async (page) => {
      await page.click('.bench button', 'Full screen');
      await page.until(count('.bench[data-full]'), 'in full screen');
      await page.until(count('.big-readings > div'), 'with large readings');
      await page.press(KEYS.Space);
      await page.until(`${page.phase} === 'running'`, 'run by a key');
      await page.press(KEYS.Space);
      await page.until(`${page.phase} === 'paused'`, 'paused by a key');
      await page.press('f');
      await page.until(`${count('.bench[data-full]')} === 0`, 'left by a key');
    },
  ],
  [
    'keys on the stage',
    async (page) => {
      await page.value(`document.querySelector('.stage-handles [tabindex="0"], .stage-handles button').focus()`);
      await page.press(KEYS.Tab);
      await page.until(`document.activeElement !== document.body`, 'led on by Tab');
    },
  ],
  [
    'theme',
    async (page) => {
      await page.click('.theme-switch');
      await page.until(`${theme} === 'light'`, 'light');
      await page.click('.theme-switch');
      await page.until(`${theme} === 'dark'`, 'dark');
    },
  ],
  [
    'reload',
    async (page) => {
      await page.openBench(ID);
      await page.click('[role="tab"]', 'Data');
      await page.until(`${count('.data tbody tr')} === ${rows}`, 'kept over a reload');
      if ((await page.value(theme)) !== 'dark') throw new Error('The theme is not kept.');
    },
  ],
  [
    'no connection',
    async (page, front) => {
      await page.open('/offline');
      await page.until(`navigator.serviceWorker?.controller`, 'with a service worker', 60_000);
      await page.click('button', 'Keep Titration');
      await page.until(
        `/kept/.test([...document.querySelectorAll('li')].find((li) => /Titration Basics/.test(li.textContent))?.textContent)`,
        'kept for later',
        60_000,
      );
      await front.cut();
      await page.openBench(ID);
      await page.click('[role="tab"]', 'Data');
      await page.until(`${count('.data tbody tr')} === ${rows}`, 'there without a connection');
    },
  ],
];

/** Each step's name and what went wrong at it; what comes after a step that failed is tried all the same. */
export async function journey(
  page: Page,
  front: Front,
  say: (name: string, faults: readonly string[]) => void,
): Promise<void> {
  for (const [name, walk] of STEPS) {
    const failed = await walk(page, front).then(
      () => [],
      (error: unknown) => [error instanceof Error ? error.message : String(error)],
    );
    say(name, [...failed, ...(await page.faults())]);
  }
}
