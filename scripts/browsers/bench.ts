/** What every bench promises in every browser: it loads, draws in its worker, runs, records, and nothing goes wrong on the way. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from './page';

/**
 * A canvas that was given over to a worker has no context on the page and says so by throwing: the one way to tell that does
 * not hang on what the site says of itself.
 */
const STAGE_IN_WORKER = `(() => {
  const canvases = [...document.querySelectorAll('.stage canvas')];
  return canvases.length > 0 && canvases.every((canvas) => {
    try { canvas.getContext('2d'); return false; } catch { return true; }
  });
})()`;

/** Runs a bench for wall seconds; what went wrong, empty where nothing did. */
export async function checkBench(page: Page, id: string, seconds: number): Promise<readonly string[]> {
  const faults: string[] = [];
  try {
    await page.openBench(id);
    if (!(await page.value<boolean>(STAGE_IN_WORKER))) faults.push('the stage runs on the page');
    const workers = await page.value<string | null>(`document.documentElement.dataset.workers ?? null`);
    if (!/simulation/.test(workers ?? '')) faults.push(`no worker computes: ${workers}`);
    await page.click('.bench button', 'Run');
    await sleep(1000 * seconds);
    const phase = await page.value<string>(page.phase);
    if (/ready|failed|loading/.test(phase)) faults.push(`after ${seconds} s it is ${phase}`);
    await page.click('button', 'Record reading');
    await page.click('[role="tab"]', 'Data');
    await page.until(`document.querySelectorAll('.data tbody tr').length > 0`, 'recorded');
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  return [...faults, ...(await page.faults())];
}
