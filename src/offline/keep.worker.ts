/** Fetches what an experiment needs into the caches, away from the page: some four hundred files, while a learner may already work. */
import { cacheOf, fetchOfflineFiles, keyOf, lacking, type OfflineFile } from './files';

async function fetchInto(files: readonly OfflineFile[]): Promise<void> {
  for (const file of await lacking(files)) {
    const address = keyOf(file.path);
    const response = await fetch(address, { priority: 'low' });
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    await (await caches.open(cacheOf(file.path))).put(address, response);
  }
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error && error.name === 'QuotaExceededError'
    ? 'The browser has no room for more. Let go of experiments that you do not need.'
    : 'It could not be fetched whole. Check the connection and try again.';

/** Why an experiment could not be kept; '' if it is. */
async function kept(id: string): Promise<string> {
  try {
    const { common, own } = await fetchOfflineFiles();
    await fetchInto([...common, ...(own[id] ?? [])]);
    return '';
  } catch (error) {
    return sentenceOf(error);
  }
}

self.addEventListener('message', ({ data: id }: MessageEvent<string>) => {
  void kept(id).then((trouble) => self.postMessage(trouble));
});
