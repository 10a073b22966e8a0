/** All that this site keeps in this browser, as one file: notebooks, progress, drafts, settings. */
import { delMany, entries, keys, setMany } from 'idb-keyval';
import * as v from 'valibot';
import { readRunFile } from '../../engine/runtime/run-file';
import { readNotebook } from '../bench/notebook/migrate';
import { isPieceOf, joined } from '../bench/notebook/row-chunks';
import { isFields, isModest } from '../bench/notebook/schema';
import { readDrafts } from '../blog/post';
import { readProgressFile } from '../progress/change-progress';
import { readShelf } from '../shelf/schema';

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

/** A list would pass for a record. */
const fields = v.custom<Readonly<Record<string, unknown>>>(isFields);

const file = v.object({
  form: v.literal(FORM),
  version: v.number(),
  settings: v.pipe(fields, v.record(v.string(), v.string())),
  stored: v.pipe(fields, v.record(v.string(), v.unknown())),
});

export interface ReadData {
  readonly data: LocalData;
  /** Items of the file that were mended or left out, a sentence for each. */
  readonly faults: readonly string[];
}

interface Item {
  /** Undefined where nothing of it can be used. */
  readonly value: unknown;
  readonly fault: string | null;
}

const quoted = (key: string): string => `"${key.slice(0, 80)}"`;
const whole = (value: unknown): Item => ({ value, fault: null });
const refused = (key: string): Item => ({ value: undefined, fault: `${quoted(key)} cannot be read and was left out.` });

const contentOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'notebook' in value ? value.notebook : value;

function takeNotebook(key: string, value: unknown): Item {
  const read = readNotebook(contentOf(value));
  if (read.is === 'newer') return { value: undefined, fault: `${quoted(key)} is of a newer version of this site.` };
  if (read.is !== 'here') return refused(key);
  const [first] = read.faults;
  const places = first && `${first.place}${read.faults.length > 1 ? ` and ${read.faults.length - 1} more` : ''}`;
  return {
    // A revision of its own: a tab that has the notebook open meets it and merges.
    value: { revision: `imported ${Date.now()}`, notebook: read.notebook },
    fault: places === undefined ? null : `${quoted(key)} was damaged and was mended: ${places}.`,
  };
}

function takeStored(key: string, value: unknown): Item {
  if (key === 'blog-posts') {
    const { posts, unsaved, leftOut } = readDrafts(value);
    const [first] = leftOut;
    if (first !== undefined && posts.length === 0) return refused(key);
    return { value: { posts, unsaved }, fault: first === undefined ? null : `${quoted(key)}: ${first}` };
  }
  if (key === 'shelf') {
    const read = readShelf(value);
    if (!read) return refused(key);
    const fault = read.lost === 0 ? null : `${quoted(key)}: ${read.lost} of its samples could not be read.`;
    return { value: read.shelf, fault };
  }
  // What lies aside is kept as it is: nobody reads it but whoever saves it.
  if (key.endsWith(':unreadable')) return isModest(value) ? whole(value) : refused(key);
  return /^(?:notebook|rows):/.test(key) ? takeNotebook(key.replace(/^rows:/, 'notebook:'), value) : refused(key);
}

const consent = v.object({ decided: v.boolean(), maps: v.boolean(), ads: v.boolean() });
const asJson = (schema: v.GenericSchema) => (text: string) => {
  try {
    return v.is(schema, JSON.parse(text));
  } catch {
    return false;
  }
};
const oneOf =
  (...known: readonly string[]) =>
  (text: string): boolean =>
    known.includes(text);

/** Whether a setting is one that this site writes. */
const GOOD: Readonly<Record<(typeof SETTINGS)[number], (text: string) => boolean>> = {
  theme: oneOf('light', 'dark', 'system'),
  progress: (text) => readProgressFile(text).is === 'read',
  consent: asJson(consent),
  'page-keys': oneOf('off'),
  'speak-changes': oneOf('on'),
  'lesson-draft': (text) => readRunFile(text).is === 'lesson',
};

/** The data of a file's text with what was mended in it, or a sentence that says why there is none. */
export function readLocalData(text: string): ReadData | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'This file is no JSON. Choose a file that "Export all local data" has saved.';
  }
  const read = v.safeParse(file, json);
  if (!read.success) {
    const place = read.issues[0].path?.map(({ key }) => String(key)).join(', ') ?? '';
    return place === '' || place === 'form'
      ? 'This file holds no local data of this site. Choose a file that "Export all local data" has saved.'
      : `The file is damaged: ${quoted(place)} is not what this site writes.`;
  }
  const { version, settings, stored } = read.output;
  if (version !== VERSION) return `This file has version ${version}; this site reads ${VERSION}.`;
  const faults: string[] = [];
  const taken = Object.entries(stored).flatMap(([key, value]) => {
    const item = takeStored(key, value);
    if (item.fault !== null) faults.push(item.fault);
    return item.value === undefined ? [] : [[key.replace(/^rows:/, 'notebook:'), item.value] as const];
  });
  const kept = SETTINGS.flatMap((key) => {
    const value = settings[key];
    if (value === undefined) return [];
    if (GOOD[key](value)) return [[key, value] as const];
    faults.push(`The setting ${quoted(key)} cannot be read and was left out.`);
    return [];
  });
  return {
    data: { form: FORM, version, settings: Object.fromEntries(kept), stored: Object.fromEntries(taken) },
    faults,
  };
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
