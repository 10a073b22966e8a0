/**
 * Processor time of a bench's page and of its two workers. The browser's own instruments know the page's thread only, and count what it
 * waits for a processor, too; so it is Linux that is asked (/proc/PID/task/TID/schedstat: ns on a processor, see sched-stats in the
 * kernel's documentation). What slows the page's thread down keeps it busy, so it counts.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Browser, Worker } from '@playwright/test';

/** Milliseconds on a processor since the thread began. */
export interface ThreadTimes {
  readonly page: number;
  readonly model: number;
  readonly stage: number;
}

/** Folders of threads in /proc. */
export interface BenchThreads {
  readonly page: string;
  readonly models: readonly string[];
  readonly stage: string;
}

/** Linux keeps 15 letters of a thread's name. */
const WORKER = 'DedicatedWorker';

/** Long enough to stand out from what the other worker does meanwhile. */
const BUSY_MS = 60;

const threadMs = (folder: string): number =>
  existsSync(folder) ? Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) / 1e6 : 0;

/** All threads of pages: of a process the page's own is the first. */
async function threadsOf(browser: Browser): Promise<readonly string[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .flatMap(({ id }) => {
      const tasks = `/proc/${id}/task`;
      return existsSync(tasks) ? readdirSync(tasks).map((thread) => `${tasks}/${thread}`) : [];
    });
}

const isWorker = (folder: string): boolean => readFileSync(`${folder}/comm`, 'utf8').trim() === WORKER;

/** The threads of the only open page: the stage's is the one that is busy when the stage is asked to be. Null on other systems. */
export async function benchThreads(browser: Browser, stage: Worker): Promise<BenchThreads | null> {
  if (!existsSync('/proc/self/task')) return null;
  const folders = (await threadsOf(browser)).filter(isWorker);
  const before = folders.map(threadMs);
  await stage.evaluate(`{ const end = performance.now() + ${BUSY_MS}; while (performance.now() < end); }`);
  const grown = folders.map((folder, n) => threadMs(folder) - (before[n] ?? 0));
  const found = folders[grown.indexOf(Math.max(...grown))];
  if (found === undefined) return null;
  const process = found.split('/')[2] ?? '';
  return {
    page: `/proc/${process}/task/${process}`,
    models: folders.filter((folder) => folder !== found),
    stage: found,
  };
}

export const busyMs = ({ page, models, stage }: BenchThreads): ThreadTimes => ({
  page: threadMs(page),
  model: models.reduce((sum, folder) => sum + threadMs(folder), 0),
  stage: threadMs(stage),
});
