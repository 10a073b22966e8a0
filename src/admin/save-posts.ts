/**
 * Ways to bring `dynamicBlogPosts.json` to where the site is served: the development server writes it itself; a browser
 * that can write files keeps to one that the admin picked once; any other downloads it.
 */
import { get, set } from 'idb-keyval';
import { POSTS_FILE } from '../blog/dynamic-posts';
import { saveFile } from '../ui/save-file';

const HANDLE_KEY = 'blog-posts-file';
/** Answered by the development server alone (`scripts/admin-dev.ts`). */
const DEV_ADDRESS = '/__save-posts';

/** The part of the File System Access API that is used here; its types are not in TypeScript's DOM library. */
interface PickedFile {
  readonly name: string;
  queryPermission(options: { readonly mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission(options: { readonly mode: 'readwrite' }): Promise<PermissionState>;
  createWritable(): Promise<{ write(text: string): Promise<void>; close(): Promise<void> }>;
}
type Picker = (options: object) => Promise<PickedFile>;

const picker = (): Picker | null => {
  const known = (globalThis as { readonly showSaveFilePicker?: Picker }).showSaveFilePicker;
  return known ? known.bind(globalThis) : null;
};

export const canPickFile = (): boolean => picker() !== null;

/** Asks for the file to save to from now on. Returns its name; null where the admin chose none. */
export async function pickFile(): Promise<string | null> {
  try {
    const file = await picker()?.({
      suggestedName: POSTS_FILE,
      types: [{ description: 'Posts', accept: { 'application/json': ['.json'] } }],
    });
    if (!file) return null;
    await set(HANDLE_KEY, file);
    return file.name;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

export const pickedFile = async (): Promise<string | null> =>
  (await get<PickedFile>(HANDLE_KEY).catch(() => undefined))?.name ?? null;

export type Saved = { readonly to: 'server' | 'download' } | { readonly to: 'file'; readonly name: string };

async function saveOnServer(text: string): Promise<boolean> {
  if (!import.meta.env.DEV) return false;
  const answer = await fetch(DEV_ADDRESS, { method: 'POST', body: text }).catch(() => null);
  return answer?.ok === true;
}

async function saveToFile(text: string): Promise<string | null> {
  const file = await get<PickedFile>(HANDLE_KEY).catch(() => undefined);
  if (!file) return null;
  const mode = { mode: 'readwrite' } as const;
  const allowed =
    (await file.queryPermission(mode)) === 'granted' || (await file.requestPermission(mode)) === 'granted';
  if (!allowed) return null;
  const stream = await file.createWritable();
  await stream.write(text);
  await stream.close();
  return file.name;
}

/** Saves by the first way that works. */
export async function savePosts(text: string): Promise<Saved> {
  if (await saveOnServer(text)) return { to: 'server' };
  // A picked file that has gone or is locked is no reason to lose the posts.
  const name = await saveToFile(text).catch(() => null);
  if (name !== null) return { to: 'file', name };
  saveFile(POSTS_FILE, 'application/json', text);
  return { to: 'download' };
}
