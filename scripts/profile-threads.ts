/**
 * Processor time of a bench's two workers. The browser's own instruments tell the page's thread only, so it is Linux that is asked
 * (/proc/PID/task/TID/schedstat: ns on a processor, see sched-stats in the kernel's documentation).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Browser, Worker } from '@playwright/test';

/** Milliseconds on a processor since the thread began. */
export interface ThreadTimes {
  readonly model: number;
  readonly stage: number;
}

/** Folders of threads in /proc. */
export interface WorkerThreads {
  readonly models: readonly string[];
  readonly stage: string;
}

/** Linux keeps 15 letters of a thread's name. */
const WORKER = 'DedicatedWorker';

/** Long enough to stand out from what the other worker does meanwhile. */
const BUSY_MS = 60;

const threadMs = (folder: string): number =>
  existsSync(folder) ? Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ')[0]) / 1e6 : 0;

async function workersOf(browser: Browser): Promise<readonly string[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .flatMap(({ id }) => {
      const tasks = `/proc/${id}/task`;
      return existsSync(tasks) ? readdirSync(tasks).map((thread) => `${tasks}/${thread}`) : [];
    })
    .filter((folder) => readFileSync(`${folder}/comm`, 'utf8').trim() === WORKER);
}

/** The threads of the only open page: the stage's is the one that is busy when the stage is asked to be. Null on other systems. */
export async function workerThreads(browser: Browser, stage: Worker): Promise<WorkerThreads | null> {
  if (!existsSync('/proc/self/task')) return null;
  const folders = await workersOf(browser);
  const before = folders.map(threadMs);
  await stage.evaluate(`{ const end = performance.now() + ${BUSY_MS}; while (performance.now() < end); }`);
  const grown = folders.map((folder, n) => threadMs(folder) - (before[n] ?? 0));
  const found = folders[grown.indexOf(Math.max(...grown))];
  return found === undefined ? null : { models: folders.filter((folder) => folder !== found), stage: found };
}

export const busyMs = ({ models, stage }: WorkerThreads): ThreadTimes => ({
  model: models.reduce((sum, folder) => sum + threadMs(folder), 0),
  stage: threadMs(stage),
});
