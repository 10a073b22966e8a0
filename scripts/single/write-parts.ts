/** Writes the parts of single files into the folder named, as the site has them, with the list that names them. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Part } from '../../src/download/part';
import { LIST_FILE, type PartsList, type ShippedPart } from '../../src/download/parts-list';
import { refuse } from '../lab/refusal';
import { readCards } from '../registries/cards';
import { buildParts } from './parts';

const folder = process.argv[2] ?? refuse('write-parts.ts needs the folder to write into.');

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
  await writeFile(join(folder, path), packed);
  return { kind, path, bytes: packed.length, hash };
}

await rm(folder, { recursive: true, force: true });
await mkdir(join(folder, 'assets'), { recursive: true });
const { icon, loader, common, own } = await buildParts(await readCards(), checksOf);
const list: PartsList = {
  icon,
  loader,
  common: await Promise.all(common.map((part) => ship(part.kind, part))),
  own: Object.fromEntries(await Promise.all([...own].map(async ([id, part]) => [id, await ship(id, part)] as const))),
};
await writeFile(join(folder, LIST_FILE), JSON.stringify(list));
const all = [...list.common, ...Object.values(list.own)];
console.log(
  `Parts of single files: ${all.length}, ${(all.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB.`,
);
