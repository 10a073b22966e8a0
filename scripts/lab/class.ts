/** `lab class`: for each name a data set, a link and a row of the answer key, each with a seed of its own. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadingValue } from '../../engine/contract';
import { targetsOf } from '../../engine/runtime/answers';
import { classMembers, classNames, LINKS_HEAD, MOST_MEMBERS, namesTooMany } from '../../engine/runtime/class-set';
import { fixedInputs } from '../../engine/runtime/fixed-inputs';
import { freshRun } from '../../engine/runtime/link';
import { withheldReadings } from '../../engine/runtime/withheld';
import { decodedText, ENCODING_SENTENCE } from '../../src/ui/file-text';
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
  readonly sample: readonly string[];
}

async function readNames(file: string): Promise<readonly string[]> {
  const bytes = await readFile(file).catch(() => refuse(`The file of names ${file} cannot be read.`));
  const text = decodedText(bytes) ?? refuse(`The file of names ${file} cannot be used. ${ENCODING_SENTENCE}`);
  const names = classNames(text);
  if (names.length === 0) return refuse(`The file of names ${file} is empty; it has one name a line.`);
  const more = namesTooMany(text);
  if (more > 0) refuse(`The file of names ${file} has ${more} names too many; a set has at most ${MOST_MEMBERS}.`);
  return names;
}

/** Ids given with --hide, singly or separated by commas, each an input. */
function readHide({ subject }: Target, texts: readonly string[]): readonly string[] {
  return texts
    .flatMap((text) => text.split(','))
    .map((id) =>
      subject.inputs.some((input) => input.id === id)
        ? id
        : refuse(`--hide: there is no input "${id}"; there are ${subject.inputs.map((input) => input.id).join(', ')}.`),
    );
}

/** The model draws its own unknown and keeps it: the input's value means nothing. */
const drawnByModel = ({ subject }: Target, hide: readonly string[], id: string): boolean =>
  hide.includes(id) && subject.inputs.some((input) => input.id === id && input.hideWhen !== undefined);

export async function classSet(name: string | undefined, options: ClassOptions): Promise<void> {
  const target = await namedTarget(name, options.link);
  const { subject } = target;
  const names = await readNames(options.names);
  const base = readSetup(target, options);
  const hide = [...new Set([...(base.linked?.hide ?? []), ...readHide(target, options.hide)])];
  const { inputs: common, grade, events, seed: classSeed } = base.script;
  const lock = base.linked?.lock ?? [];
  const members = classMembers(subject, {
    names,
    seed: classSeed,
    page: options.page,
    samples: options.sample,
    base: {
      ...freshRun(subject),
      inputs: common,
      grade,
      lock,
      hide,
      view: base.linked?.view ?? 'bench',
      task: base.linked?.task ?? '',
      without: base.linked?.without ?? [],
      ask: base.linked?.ask ?? '',
      events,
    },
  });
  const late = members.find(({ fits }) => !fits);
  if (late) refuse(`The link of ${late.name} would be longer than 2,000 characters; give fewer actions.`);
  const fixed = fixedInputs(subject.inputs, { lock, hide });
  const withheld = withheldReadings(target.entry.tells, hide);
  const sets = members.map((member) => {
    const { inputs, seed, trial } = member.run;
    const script = { ...base.script, inputs, seed, trial, fixed, hidden: hide };
    const { end, rows } = perform({ ...base, script: { ...script, withheld } });
    const truth = withheld.length > 0 ? perform({ ...base, script: { ...script, withheld: [] } }).end : end;
    const answers = targetsOf(target.simulation, target.entry, member.run);
    return { member, data: rowsAsCsv(target, rows ?? [end]), truth, answers };
  });
  const readingIds = Object.keys(target.simulation.readings);
  const inputIds = subject.inputs.map(({ id }) => id);
  // Students with different samples may have different things to find.
  const asked = [...new Map(sets.flatMap(({ answers }) => answers.map((answer) => [answer.id, answer]))).values()];
  const key: readonly (readonly (ReadingValue | boolean)[])[] = [
    [
      'name',
      'file',
      'seed',
      'run code',
      'link',
      ...asked.flatMap(({ label, unit }) => [`answer: ${label} (${unit})`, 'tolerance']),
      ...inputIds,
      ...readingIds,
    ],
    ...sets.map(({ member, truth, answers }) => [
      member.name,
      `${member.file}.csv`,
      member.run.seed,
      member.code,
      member.link,
      ...asked.flatMap(({ id }) => {
        const answer = answers.find((each) => each.id === id);
        return [answer?.value ?? null, answer?.tolerance ?? null];
      }),
      ...inputIds.map((id) => (drawnByModel(target, hide, id) ? null : (member.run.inputs[id] ?? null))),
      ...readingIds.map((id) => truth.readings[id] ?? null),
    ]),
  ];
  await mkdir(options.out, { recursive: true });
  await Promise.all(sets.map(({ member, data }) => writeFile(join(options.out, `${member.file}.csv`), data)));
  const links = csv([[...LINKS_HEAD], ...members.map(({ name: whose, code, link }) => [whose, code, link, classSeed])]);
  await writeFile(join(options.out, 'links.csv'), links);
  await writeFile(options.key ?? join(options.out, 'key.csv'), csv(key));
  print(`${sets.length} data sets in ${options.out}, the key in ${options.key ?? join(options.out, 'key.csv')}\n`);
}
