/**
 * How a bench works with a notebook of very many rows, on the built site with the page's processor slowed four times: how long each
 * thing that a learner does takes until it is on the screen, the longest time for which the page answers nothing meanwhile, and the heap.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';

export interface RowsMeasured {
  readonly page: string;
  readonly rows: number;
  readonly what: string;
  /** From the press to the display frame after it is done. */
  readonly doneMs: number;
  /** Longest single task of the page meanwhile. */
  readonly longestMs: number;
  /** All of the page's scripts, layout and painting meanwhile. */
  readonly busyMs: number;
  readonly heapMB: number | null;
}

const SLOWDOWN = 4;
/** Until all rows are written in their pieces. */
const SETTLE_MS = 20_000;
const PATIENCE_MS = 300_000;
/** Rows of one run; the next has another number. */
const RUN_ROWS = 5000;

/** Source text: a compiled function would carry names that the page does not know. */
const FILL = `
  (count, perRun, key) => new Promise((resolve, reject) => {
    const opening = indexedDB.open('keyval-store');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const objects = opening.result.transaction('keyval', 'readwrite').objectStore('keyval');
      const reading = objects.get(key);
      reading.onsuccess = () => {
        const { notebook } = reading.result;
        const [first] = notebook.rows;
        const vary = (at, reading) => {
          if (typeof reading.value !== 'number') return { ...reading };
          const value = reading.value * (1 + 0.1 * Math.sin(at / 50)) + 0.001 * ((at * 7919) % 101);
          return { ...reading, value, text: value.toFixed(3), ...(reading.shared && { shared: { ...reading.shared } }) };
        };
        const rows = Array.from({ length: count }, (_, at) => ({
          ...first,
          id: at + 1,
          key: 'profile-' + (at + 1),
          run: 1 + Math.floor(at / perRun),
          time: at % perRun,
          inputs: { ...first.inputs },
          settings: { ...first.settings },
          readings: Object.fromEntries(Object.entries(first.readings).map(([id, reading]) => [id, vary(at, reading)])),
        }));
        const writing = objects.put({ revision: 'profile', notebook: { ...notebook, rows } }, key);
        writing.onsuccess = () => resolve();
        writing.onerror = () => reject(writing.error);
      };
    };
  })
`;

const PROBE = `
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.tasks.push(entry.duration);
  }).observe({ entryTypes: ['longtask'] });
`;

const metric = async (cdp: CDPSession, name: string): Promise<number> => {
  const { metrics } = (await cdp.send('Performance.getMetrics')) as {
    readonly metrics: readonly { readonly name: string; readonly value: number }[];
  };
  return metrics.find((entry) => entry.name === name)?.value ?? 0;
};

const heapOf = async (cdp: CDPSession): Promise<number> => {
  await cdp.send('HeapProfiler.collectGarbage');
  return (await metric(cdp, 'JSHeapUsedSize')) / 1e6;
};

/** Does `start` in the page, then looks at each display frame whether `done` is true. Both are source text. */
const timed = (start: string, done: string): string => `
  new Promise((resolve) => {
    window.tasks.length = 0;
    const began = performance.now();
    ${start};
    const look = () => {
      if (!(${done})) return requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
    };
    look();
  })
`;

const press = (name: string, role = 'button'): string =>
  `[...document.querySelectorAll('${role === 'tab' ? '[role=tab]' : 'button'}')].find((each) => (each.getAttribute('aria-label') ?? each.textContent).trim().startsWith('${name}')).click()`;

/** The driver's own waiting would evaluate text in the page, which its policy forbids. */
async function until(page: Page, done: string): Promise<void> {
  const began = Date.now();
  while (!(await page.evaluate(done))) {
    if (Date.now() - began > PATIENCE_MS) throw new Error(`It did not come to be: ${done}`);
    await page.waitForTimeout(50);
  }
}

interface Bench {
  readonly id: string;
  readonly url: string;
}

async function recordOne(page: Page, { id, url }: Bench): Promise<void> {
  await page.goto(url);
  await page.waitForSelector('[data-bench="ready"]', { timeout: PATIENCE_MS });
  await page.getByRole('button', { name: 'Record reading' }).click();
  await until(
    page,
    `new Promise((resolve) => {
      const opening = indexedDB.open('keyval-store');
      opening.onsuccess = () => {
        const names = [...opening.result.objectStoreNames];
        if (!names.includes('keyval')) return opening.result.close(), resolve(false);
        const reading = opening.result.transaction('keyval').objectStore('keyval').get('notebook:${id}');
        reading.onsuccess = () => (opening.result.close(), resolve(reading.result?.notebook.rows.length > 0));
      };
    })`,
  );
}

const COUNT = `Number(/\\d+/.exec([...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent.includes('Data'))?.textContent ?? '')?.[0] ?? 0)`;

/** Everything that is measured on one bench. `origin`: a page of the site that has no bench. */
export async function measureRows(
  browser: Browser,
  origin: string,
  bench: Bench,
  rows: number,
): Promise<readonly RowsMeasured[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await recordOne(page, bench);
  await page.goto(origin);
  await page.evaluate(`(${FILL})(${rows}, ${RUN_ROWS}, 'notebook:${bench.id}')`);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(PROBE);
  const found: RowsMeasured[] = [];
  const add = async (what: string, measure: () => Promise<number>, heap = false): Promise<void> => {
    const before = await metric(cdp, 'TaskDuration');
    const doneMs = await measure();
    await page.waitForTimeout(1500);
    const busyMs = ((await metric(cdp, 'TaskDuration')) - before) * 1000;
    const longestMs = Number(await page.evaluate('Math.max(0, ...window.tasks)'));
    found.push({ page: bench.id, rows, what, doneMs, longestMs, busyMs, heapMB: heap ? await heapOf(cdp) : null });
    console.error(`${what}: ${doneMs.toFixed(0)} ms, longest ${longestMs.toFixed(0)} ms`);
  };
  const act = async (what: string, start: string, done: string, heap = false): Promise<void> =>
    add(what, async () => Number(await page.evaluate(timed(start, done))), heap);

  let there = rows;
  const opened = async (): Promise<number> => {
    const began = performance.now();
    await page.goto(bench.url, { waitUntil: 'commit' });
    await until(page, `${COUNT} === ${there} && document.querySelector('.plot canvas') !== null`);
    return performance.now() - began;
  };
  await add('opened, as it was kept before', opened, true);
  await act('record beside the plot', press('Record reading'), `${COUNT} === ${rows + 1}`);
  there = rows + 1;
  await page.waitForTimeout(SETTLE_MS);
  await add('opened again', opened, true);
  await act('record', press('Record reading'), `${COUNT} === ${rows + 2}`);
  await act('Data', press('Data', 'tab'), `document.querySelectorAll('.notebook-table tbody th').length > 10`, true);
  await act('record beside Data', press('Record reading'), `${COUNT} === ${rows + 3}`);
  await act(
    'scrolled',
    `document.querySelector('.notebook-table').parentElement.scrollTop = 0`,
    `document.querySelector('.notebook-table tbody th')`,
  );
  await act(
    'mean of all rows',
    `const choice = document.querySelector('.notebook-statistics select');
     choice.value = 'all';
     choice.dispatchEvent(new Event('change', { bubbles: true }))`,
    `document.querySelector('.notebook-table tfoot')`,
  );
  await act('Plot', press('Plot', 'tab'), `document.querySelector('.plot canvas')`);
  await act(
    'fit of a line',
    `const fits = document.querySelector('[aria-label="What is reckoned from the recorded points"]');
     fits.value = 'line';
     fits.dispatchEvent(new Event('change', { bubbles: true }))`,
    `/χ²|scatter about|refused|needs|same x/.test(document.querySelector('.plot').textContent)`,
    true,
  );
  await act('record beside a fit', press('Record reading'), `${COUNT} === ${rows + 4}`);
  await act('Data again', press('Data', 'tab'), `document.querySelectorAll('.notebook-table tbody th').length > 10`);
  await act('Report', press('Report'), `document.querySelector('.report table')`, true);
  await context.close();
  return found;
}
