/**
 * Processor time of a bench's page and of its two workers. The browser's own instruments know the page's thread only, and count what it
 * waits for a processor, too; so it is Linux that is asked (/proc/PID/task/TID/schedstat: ns on a processor, see sched-stats in the
 * kernel's documentation). Of a thread that the browser slows down this tells nothing: what slows it down keeps it busy, even where it
 * has nothing to do.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Browser, Worker } from '@playwright/test';

/** Milliseconds on a processor since the thread began. */
export interface ThreadTimes {
  readonly page: number;
  readonly model: number;
  readonly stage: number;
}

export interface BenchWorkers {
  readonly model: Worker;
  readonly stage: Worker;
}

/** Folders of threads in /proc. */
export type BenchThreads = Readonly<Record<keyof ThreadTimes, string>>;

/** Linux keeps 15 letters of a thread's name. */
const WORKER = 'DedicatedWorker';

/** Long enough to stand out from what the other workers do meanwhile, while the word to begin and that it has ended wait for a processor. */
const BUSY_MS = 300;

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

/** Of these threads the one of a worker: it is busy when the worker is asked to be. */
async function threadOf(worker: Worker, folders: readonly string[]): Promise<string> {
  const before = folders.map(threadMs);
  await worker.evaluate(`{ const end = performance.now() + ${BUSY_MS}; while (performance.now() < end); }`);
  const grown = folders.map((folder, n) => threadMs(folder) - (before[n] ?? 0));
  const found = folders[grown.indexOf(Math.max(...grown))];
  if (found === undefined) throw new Error(`No thread was busy with ${worker.url()}.`);
  return found;
}

/** The threads of the only open page and of two of its workers. Null on other systems. */
export async function benchThreads(browser: Browser, workers: BenchWorkers): Promise<BenchThreads | null> {
  if (!existsSync('/proc/self/task')) return null;
  const folders = (await threadsOf(browser)).filter(isWorker);
  const model = await threadOf(workers.model, folders);
  const stage = await threadOf(
    workers.stage,
    folders.filter((folder) => folder !== model),
  );
  const process = stage.split('/')[2] ?? '';
  return { page: `/proc/${process}/task/${process}`, model, stage };
}

export const busyMs = ({ page, model, stage }: BenchThreads): ThreadTimes => ({
  page: threadMs(page),
  model: threadMs(model),
  stage: threadMs(stage),
});
