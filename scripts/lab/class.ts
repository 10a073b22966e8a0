/** `lab class`: for each name a data set, a link and a row of the answer key, each with a seed of its own. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadingValue } from '../../engine/contract';
import { hash32 } from '../../engine/core/rng';
import type { RunInputs } from '../../engine/runtime/host';
import { unknownFor } from '../../engine/runtime/inputs';
import { encodeLink, type LinkedRun, runCode } from '../../engine/runtime/link';
import { readSetup, type RunOptions } from './options';
import { csv, print } from './output';
import { refuse } from './refusal';
import { namedTarget, perform, rowsAsCsv } from './run';
import type { Target } from './target';

export interface ClassOptions extends RunOptions {
  readonly names: string;
  readonly out: string;
  readonly hide: readonly string[];
  readonly key?: string;
  readonly page: string;
}

interface Member {
  readonly name: string;
  readonly file: string;
  readonly seed: number;
}

const MAX_CLASS_SEED = 999_999;

/** Letters and digits of a name, for a file; a number where two names come out alike. */
function fileNames(names: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const plain =
      name
        .normalize('NFC')
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '') || 'student';
    let file = plain;
    for (let count = 2; used.has(file.toLowerCase()); count++) file = `${plain}-${count}`;
    used.add(file.toLowerCase());
    return file;
  });
}

/** Seeds follow from the names, not from their order, and no two are alike. */
function membersOf(names: readonly string[], target: string, classSeed: number): readonly Member[] {
  const used = new Set<number>();
  const files = fileNames(names);
  return names.map((name, index) => {
    let seed = 1 + (hash32(classSeed, target, name) % MAX_CLASS_SEED);
    while (used.has(seed)) seed = 1 + (seed % MAX_CLASS_SEED);
    used.add(seed);
    return { name, seed, file: `${files[index]}.csv` };
  });
}

async function readNames(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch(() => refuse(`The file of names ${file} cannot be read.`));
  const names = text
    .split(/\r?\n/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) return refuse(`The file of names ${file} is empty; it has one name a line.`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? names : refuse(`The name "${twice}" stands twice in ${file}.`);
}

function unknownsOf({ subject }: Target, hide: readonly string[], seed: number): RunInputs {
  return Object.assign(
    {},
    ...hide.map((id) => {
      const definition = subject.inputs.find((input) => input.id === id);
      return definition
        ? unknownFor(definition, seed)
        : refuse(`--hide: there is no input "${id}"; there are ${subject.inputs.map((input) => input.id).join(', ')}.`);
    }),
  ) as RunInputs;
}

/** The value of an input for the key; empty where the model draws its own unknown and keeps it. */
function answerOf({ subject }: Target, hide: readonly string[], inputs: RunInputs, id: string): ReadingValue | boolean {
  const drawnByModel =
    hide.includes(id) && subject.inputs.some((input) => input.id === id && input.hideWhen !== undefined);
  return drawnByModel ? null : (inputs[id] ?? null);
}

export async function classSet(name: string | undefined, options: ClassOptions): Promise<void> {
  const target = await namedTarget(name, options.link);
  const { subject, listing } = target;
  const names = await readNames(options.names);
  const base = readSetup(target, options);
  const hide = [...new Set([...(base.linked?.hide ?? []), ...options.hide.flatMap((text) => text.split(','))])];
  const sets = membersOf(names, listing.id, base.script.seed).map((member) => {
    const unknowns = unknownsOf(target, hide, member.seed);
    const input = [...options.input, ...Object.entries(unknowns).map(([id, value]) => `${id}=${value}`)];
    const setup = readSetup(target, { ...options, input, seed: String(member.seed) });
    const { end, rows } = perform(setup);
    const { inputs, seed, grade, events } = setup.script;
    const linked: LinkedRun = {
      inputs,
      seed,
      grade,
      version: subject.version,
      lock: base.linked?.lock ?? [],
      hide,
      view: base.linked?.view ?? 'bench',
      task: base.linked?.task ?? '',
      events,
    };
    const { link, tooLong, eventsLeftOut } = encodeLink(subject, linked, options.page);
    if (tooLong || eventsLeftOut)
      refuse(`The link of ${member.name} would be longer than 2,000 characters; give fewer actions.`);
    return { member, data: rowsAsCsv(target, rows ?? [end]), link, code: runCode(subject, linked), inputs, end };
  });
  const readingIds = Object.keys(target.simulation.readings);
  const inputIds = subject.inputs.map(({ id }) => id);
  const key: readonly (readonly (ReadingValue | boolean)[])[] = [
    ['name', 'file', 'seed', 'run code', 'link', ...inputIds, ...readingIds],
    ...sets.map(({ member, code, link, inputs, end }) => [
      member.name,
      member.file,
      member.seed,
      code,
      link,
      ...inputIds.map((id) => answerOf(target, hide, inputs, id)),
      ...readingIds.map((id) => end.readings[id] ?? null),
    ]),
  ];
  await mkdir(options.out, { recursive: true });
  await Promise.all(sets.map(({ member, data }) => writeFile(join(options.out, member.file), data)));
  const links = csv([['name', 'run code', 'link'], ...sets.map(({ member, code, link }) => [member.name, code, link])]);
  await writeFile(join(options.out, 'links.csv'), links);
  await writeFile(options.key ?? join(options.out, 'key.csv'), csv(key));
  print(`${sets.length} data sets in ${options.out}, the key in ${options.key ?? join(options.out, 'key.csv')}\n`);
}
