/** Writes the parts of single files into dist/, of which the site's pages make downloads, with the list that names them. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Part } from '../../src/download/part';
import { LIST_FILE, type PartsList, type ShippedPart } from '../../src/download/parts-list';
import { readCards } from '../registries/cards';
import { buildParts } from './parts';

const DIST = 'dist';

/** What `write-checks.ts` has written just before. */
async function checksOf(id: string): Promise<readonly object[]> {
  const text = await readFile(join('public/checks', `${id}.json`), 'utf8').catch(() => '[]');
  return JSON.parse(text) as readonly object[];
}

/** Its name changes with what is in it. */
async function ship(name: string, { kind, packed, hash }: Part): Promise<ShippedPart> {
  const mark = hash
    .replace(/^sha256-/, '')
    .replaceAll(/\W/g, '')
    .slice(0, 8);
  const path = `assets/single-${name}-${mark}.bin`;
  await writeFile(join(DIST, path), packed);
  return { kind, path, bytes: packed.length, hash };
}

const { icon, loader, common, own } = await buildParts(await readCards(), checksOf);
const list: PartsList = {
  icon,
  loader,
  common: await Promise.all(common.map((part) => ship(part.kind, part))),
  own: Object.fromEntries(await Promise.all([...own].map(async ([id, part]) => [id, await ship(id, part)] as const))),
};
await writeFile(join(DIST, LIST_FILE), JSON.stringify(list));
const all = [...list.common, ...Object.values(list.own)];
console.log(
  `Parts of single files: ${all.length}, ${(all.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB.`,
);
