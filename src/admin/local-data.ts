/** All that this site keeps in this browser, as one file: notebooks, progress, drafts, settings. */
import { delMany, entries, keys, setMany } from 'idb-keyval';
import { isPieceOf, joined } from '../bench/notebook/row-chunks';

const FORM = 'virtual-lab-local-data';
const VERSION = 1;
/** Settings of the site in the local store. What a login is worth is not carried to another browser. */
const SETTINGS = ['theme', 'progress', 'consent', 'page-keys', 'speak-changes', 'lesson-draft'] as const;

export interface LocalData {
  readonly form: typeof FORM;
  readonly version: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly stored: Readonly<Record<string, unknown>>;
}

export interface StoredItem {
  readonly key: string;
  /** Characters of its JSON: about its bytes. */
  readonly size: number;
}

const isPlain = (value: unknown): boolean =>
  value === null ||
  typeof value !== 'object' ||
  Array.isArray(value) ||
  Object.getPrototypeOf(value) === Object.prototype;

async function storedEntries(): Promise<readonly (readonly [string, unknown])[]> {
  const all = await entries<IDBValidKey, unknown>();
  // A handle on a file of this machine means nothing elsewhere.
  return joined(all.filter((entry): entry is [string, unknown] => typeof entry[0] === 'string' && isPlain(entry[1])));
}

export async function storedItems(): Promise<readonly StoredItem[]> {
  return (await storedEntries()).map(([key, value]) => ({ key, size: (JSON.stringify(value) ?? '').length }));
}

export async function exportLocalData(): Promise<string> {
  const settings: Record<string, string> = {};
  for (const key of SETTINGS) {
    const value = localStorage.getItem(key);
    if (value !== null) settings[key] = value;
  }
  const data: LocalData = {
    form: FORM,
    version: VERSION,
    settings,
    stored: Object.fromEntries(await storedEntries()),
  };
  return JSON.stringify(data, null, 1);
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The data of a file's text, or a sentence that says why there is none. */
export function readLocalData(text: string): LocalData | string {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'This file is no JSON. Choose a file that "Export all local data" has saved.';
  }
  if (!isRecord(data) || data['form'] !== FORM) {
    return 'This file holds no local data of this site. Choose a file that "Export all local data" has saved.';
  }
  if (data['version'] !== VERSION)
    return `This file has version ${String(data['version'])}; this site reads ${VERSION}.`;
  const { settings, stored } = data;
  if (!isRecord(settings) || !isRecord(stored) || Object.values(settings).some((value) => typeof value !== 'string')) {
    return 'The file is damaged: its settings or its stored data are not what this site writes.';
  }
  return { form: FORM, version: VERSION, settings: settings as Readonly<Record<string, string>>, stored };
}

/** Puts the data of a file over what is kept here; what the file does not name stays. */
export async function importLocalData({ settings, stored }: LocalData): Promise<void> {
  // A notebook of a file is whole: pieces of the one before belong to nothing any more.
  const before = await keys<string>();
  await delMany(before.filter((key) => isPieceOf(String(key), Object.keys(stored))));
  await setMany(Object.entries(stored));
  for (const key of SETTINGS) {
    const value = settings[key];
    if (value !== undefined) localStorage.setItem(key, value);
  }
}
