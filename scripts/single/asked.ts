/** What the commands are asked for: which experiments, with which run; a lesson; the set of a class. */
import { readFile } from 'node:fs/promises';
import { listings } from '../../catalogue/index';
import { classMembers, classNames } from '../../engine/runtime/class-set';
import { decodeLesson } from '../../engine/runtime/lesson';
import { decodeLink, encodeQuery } from '../../engine/runtime/link';
import { readRunFile } from '../../engine/runtime/run-file';
import type { Parts } from '../../src/download/part';
import { type Wanted, wantedBench, wantedLesson, wantedSet } from '../../src/download/wanted';
import { decodeSettings } from '../../src/pages/class/kept-set';
import { checksOf } from '../lab/checks-of';
import { refuse } from '../lab/refusal';
import { type Target, targetOf } from '../lab/target';
import { cardOf } from '../registries/cards';
import { buildParts } from './parts';

export interface AskedOptions {
  readonly query: string;
  /** A file of `/class`. */
  readonly set?: string;
}

const textOf = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch(() => refuse(`There is no file ${file} that can be read.`));

/** The query of a run, from a query or a whole link. Anything that is not as it should be is refused with its sentence. */
export function queryFor({ listing, subject }: Target, text: string): string {
  const query = (/\?(.*)$/s.exec(text)?.[1] ?? text).replace(/#.*$/s, '');
  if (decodeLesson(query)) return refuse('--query takes one run; save the lesson as a file and name that file.');
  const [notice] = decodeLink(subject, query).notices;
  if (notice) return refuse(`--query for ${listing.id}: ${notice.sentence}`);
  return query;
}

async function lessonIn(file: string): Promise<Wanted> {
  const read = readRunFile(await textOf(file));
  if (read.is === 'bad') return refuse(`${file}: ${read.sentence}`);
  if (read.is === 'run') return refuse(`${file} holds one run and no lesson.`);
  return wantedLesson(read.steps) ?? refuse(`${file} names an experiment that this lab does not have.`);
}

async function setIn(file: string, { listing, subject }: Target): Promise<Wanted> {
  const read = decodeSettings(subject, await textOf(file));
  if (!read.ok) return refuse(`${file}: ${read.sentence}`);
  const { names, seed, base, samples } = read.settings;
  const members = classMembers(subject, { names: classNames(names), seed, base, page: '', samples });
  const set = { seed, samples, members: members.map(({ run }) => run.seed) };
  return wantedSet(listing, encodeQuery(subject, base, base.events), set);
}

/** `name`: id or slug of a bench, or the file of a lesson. */
export async function wantedOf(name: string, { query, set }: AskedOptions): Promise<Wanted> {
  if (name.endsWith('.json')) {
    if (query !== '' || set !== undefined)
      return refuse('The steps of a lesson have their runs: --query and --set are for a bench.');
    return lessonIn(name);
  }
  const target = await targetOf(name);
  if (set === undefined) return wantedBench(target.listing, queryFor(target, query));
  if (query !== '') return refuse('A set says itself what all have in common: leave --query out.');
  return setIn(set, target);
}

/** `all`: everything that is built. */
export async function allWanted(names: readonly string[], options: AskedOptions): Promise<readonly Wanted[]> {
  const all = names.includes('all');
  const ids = all ? listings.filter(({ entry }) => entry).map(({ id }) => id) : [...new Set(names)];
  return Promise.all(ids.map((id) => wantedOf(id, options)));
}

/** The parts that these need, made now. */
export async function partsOf(wanted: readonly Wanted[]): Promise<Parts> {
  const ids = [...new Set(wanted.flatMap(({ benches }) => benches))];
  return buildParts(await Promise.all(ids.map(cardOf)), checksOf);
}
