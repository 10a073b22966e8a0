/** The parts of single files as the build of the site ships them (`scripts/single/write-parts.ts`), and how a page gets them. */
import * as v from 'valibot';
import type { Part, Parts } from './part';

/** One file of the site. */
const shippedPart = v.object({
  kind: v.picklist(['style', 'script']),
  path: v.string(),
  bytes: v.number(),
  hash: v.string(),
});

const partsList = v.object({
  icon: v.string(),
  loader: v.object({ text: v.string(), hash: v.string() }),
  common: v.array(shippedPart),
  own: v.record(v.string(), shippedPart),
});

export type ShippedPart = v.InferOutput<typeof shippedPart>;
export type PartsList = v.InferOutput<typeof partsList>;

/** At the root of the site. */
export const LIST_FILE = 'single.json';

/** What is said to the teacher. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';
}

const LOST =
  'The parts of the file could not be fetched. Check the connection and press again; what this browser keeps for offline use does not include them.';
const CHANGED = 'This site has changed since the page was opened. Load the page again, then press once more.';

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address).catch(() => null);
  if (!response) throw new NotFetched(LOST);
  if (!response.ok) throw new NotFetched(response.status === 404 ? CHANGED : LOST);
  return response;
}

async function fetchList(base: string): Promise<PartsList> {
  const response = await fetched(base + LIST_FILE);
  const read = v.safeParse(partsList, await response.json().catch(() => null));
  // A network that wants a login answers everything with a page of its own.
  if (!read.success) throw new NotFetched(LOST);
  return read.output;
}

async function fetchPart(base: string, { kind, path, bytes, hash }: ShippedPart): Promise<Part> {
  const response = await fetched(base + path);
  const packed = new Uint8Array(await response.arrayBuffer().catch(() => new ArrayBuffer()));
  if (packed.length !== bytes) throw new NotFetched(LOST);
  return { kind, packed, hash };
}

/** `base`: path of the site, with a slash at its end. Throws {@link NotFetched} with a sentence. */
export async function fetchParts(base: string, ids: readonly string[]): Promise<Parts> {
  const { icon, loader, common, own } = await fetchList(base);
  const of = async (id: string): Promise<readonly [string, Part]> => {
    const part = own[id];
    if (!part) throw new NotFetched(CHANGED);
    return [id, await fetchPart(base, part)];
  };
  const [all, benches] = await Promise.all([
    Promise.all(common.map((part) => fetchPart(base, part))),
    Promise.all(ids.map(of)),
  ]);
  return { icon, loader, common: all, own: new Map(benches) };
}
