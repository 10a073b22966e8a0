/** A set of runs for a class: one seed, one link and one run code for each student, the same from the same class seed. */
import { hash32 } from '../core/hash';
import type { RunInputs } from '../inputs';
import { readCsv } from './csv-cell';
import { nearestInputs, unknownsFor, withNeutral } from './inputs';
import { decodeLink, encodeLink, encodeQuery, FIRST_TRIAL, type LinkedRun, type LinkSubject, runCode } from './link';
import { csvText, unmarked } from './spreadsheet';

export interface ClassMember {
  /** As given; one that stands twice has a number. */
  readonly name: string;
  /** Letters and digits of the name, for a file; no two are alike. */
  readonly file: string;
  readonly run: LinkedRun;
  readonly link: string;
  readonly code: string;
  /** Everything stands in the link. */
  readonly fits: boolean;
}

export interface ClassSetup {
  readonly names: readonly string[];
  /** Seed of the class: all others follow from it and the names. */
  readonly seed: number;
  /** What all have in common; seed and trial are not used. */
  readonly base: LinkedRun;
  /** The address that the links are appended to. */
  readonly page: string;
  /** Codes of samples of which each student's instrument holds one, by the seed; default none. */
  readonly samples?: readonly string[];
}

const MAX_MEMBER_SEED = 999_999;
export const MOST_MEMBERS = 1000;

/** The lines of a list of names, or as many students as its one number says. */
function givenNames(text: string): readonly string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim().normalize('NFC'))
    .filter((line) => line !== '');
  const count = lines.length === 1 && /^\d{1,4}$/.test(lines[0] ?? '') ? Number(lines[0]) : null;
  return count === null ? lines : Array.from({ length: count }, (_, index) => `Student ${index + 1}`);
}

/** How many names are more than a set can have. */
export const namesTooMany = (text: string): number => Math.max(0, givenNames(text).length - MOST_MEMBERS);

/**
 * Names one a line, or a number of students; each name once, a second one of the same spelling with a number. At most
 * MOST_MEMBERS: the first ones.
 */
export function classNames(text: string): readonly string[] {
  const given = givenNames(text);
  const all = new Set(given);
  const used = new Set<string>();
  return given.slice(0, MOST_MEMBERS).map((name) => {
    let unique = name;
    for (let number = 2; used.has(unique); number++) {
      const next = `${name} (${number})`;
      unique = all.has(next) ? name : next;
    }
    used.add(unique);
    return unique;
  });
}

/** Letters and digits of each name; a number where two come out alike. */
function fileNames(names: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return names.map((name) => {
    const plain =
      name
        .normalize('NFC')
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '') || 'student';
    let file = plain;
    for (let number = 2; used.has(file.toLowerCase()); number++) file = `${plain}-${number}`;
    used.add(file.toLowerCase());
    return file;
  });
}

/** Seeds follow from the names; no two are alike. */
function memberSeeds(names: readonly string[], subject: string, classSeed: number): readonly number[] {
  const used = new Set<number>();
  return names.map((name) => {
    let seed = 1 + (hash32(classSeed, subject, name) % MAX_MEMBER_SEED);
    while (used.has(seed)) seed = 1 + (seed % MAX_MEMBER_SEED);
    used.add(seed);
    return seed;
  });
}

/** The sample of one student, where there are any to give and the experiment takes one. */
function sampleFor({ inputs }: LinkSubject, samples: readonly string[], seed: number): RunInputs {
  const input = inputs.find((each) => each.type === 'text' && each.holds === 'sample');
  const sample = samples[hash32(seed, 'sample') % Math.max(1, samples.length)];
  return input && sample !== undefined ? { [input.id]: sample } : {};
}

export function classMembers(
  subject: LinkSubject,
  { names, seed, base, page, samples = [] }: ClassSetup,
): readonly ClassMember[] {
  const seeds = memberSeeds(names, subject.id, seed);
  const files = fileNames(names);
  return names.map((name, index) => {
    const own = seeds[index] ?? 1;
    // The link does without what is hidden: whoever opens it has the default beneath the unknown.
    const common = withNeutral(subject.inputs, base.inputs, base.hide);
    const { inputs } = nearestInputs(subject, {
      ...common,
      ...sampleFor(subject, samples, own),
      ...unknownsFor(subject.inputs, base.hide, own),
    });
    const run: LinkedRun = { ...base, inputs, given: [], seed: own, trial: FIRST_TRIAL, version: subject.version };
    const { link, tooLong, eventsLeftOut } = encodeLink(subject, run, page);
    return {
      name,
      file: files[index] ?? 'student',
      run,
      link,
      code: runCode(subject, run),
      fits: !tooLong && !eventsLeftOut,
    };
  });
}

/** As much as a student types from a card. */
const MOST_TYPED = 110;

/**
 * The link to type from a card: without the task, which stands on the card, and the version. The run and its code are the same. Null
 * where it is too long for that, or what was done belongs to it.
 */
export function shortLink(subject: LinkSubject, run: LinkedRun, page: string): string | null {
  if (run.events.length > 0) return null;
  const query = encodeQuery(subject, { ...run, task: '', without: [], ask: '' }, [])
    .split('&')
    .filter((pair) => !pair.startsWith('v='));
  const link = [page, query.join('&')].filter((part) => part !== '').join('?');
  return link.length > MOST_TYPED ? null : link;
}

export const LINKS_HEAD = ['name', 'run code', 'link', 'class seed'] as const;

/** What each student gets, for a spreadsheet or a mail merge; the seed of the class beside it makes the file the teacher's. */
export const linksCsv = (members: readonly ClassMember[], seed: number): string =>
  [LINKS_HEAD, ...members.map(({ name, code, link }) => [name, code, link, String(seed)])]
    .map((cells) => `${cells.map(csvText).join(',')}\r\n`)
    .join('');

/** Seeds of two students that would be alike move on by one, so a few after the name's own are its own as well. */
const MOST_MOVED = 5;

/** Whether a student's seed follows from that of the class: who has the links alone cannot say so. */
function isOfClass(subject: LinkSubject, name: string, seed: number, classSeed: number): boolean {
  const own = 1 + (hash32(classSeed, subject.id, name) % MAX_MEMBER_SEED);
  return (seed - own + MAX_MEMBER_SEED) % MAX_MEMBER_SEED <= MOST_MOVED;
}

/** One student of a set, as far as a key needs it. */
export type KeyMember = Pick<ClassMember, 'name' | 'code' | 'run'>;

/** The set that `linksCsv` wrote, with whatever columns a spreadsheet has beside them, or the sentence that says why it is none of this experiment. */
export function readLinksCsv(
  subject: LinkSubject,
  text: string,
): { readonly ok: true; readonly members: readonly KeyMember[] } | { readonly ok: false; readonly sentence: string } {
  const [head = [], ...rows] = readCsv(text) ?? [];
  const places = LINKS_HEAD.map((wanted) => head.findIndex((cell) => cell.trim().toLowerCase() === wanted));
  if (places.includes(-1)) {
    const lacks = LINKS_HEAD.filter((_, index) => places[index] === -1);
    return {
      ok: false,
      sentence: `It is no CSV of links of this page: its first line has no “${lacks.join('”, “')}”.`,
    };
  }
  const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const read = filled.slice(0, MOST_MEMBERS).map((cells) => {
    const [name = '', code = '', link = '', classSeed = ''] = places.map((place) => cells[place]?.trim());
    const { run } = decodeLink(subject, link.replace(/^[^?]*/, ''));
    const member: KeyMember = { name: unmarked(name), code, run };
    return { member, classSeed: Number(classSeed) };
  });
  const members = read.map(({ member }) => member);
  // A code that its link does not make belongs to another experiment, or was written by hand.
  const strange = members.find(({ code, run }) => runCode(subject, run) !== code);
  if (strange)
    return { ok: false, sentence: `The run code of ${strange.name} is not that of its link in this experiment.` };
  const foreign = read.find(({ member, classSeed }) => !isOfClass(subject, member.name, member.run.seed, classSeed));
  if (foreign)
    return {
      ok: false,
      sentence: `The link of ${foreign.member.name} does not follow from the seed of the class: it is not the CSV as it was saved.`,
    };
  return { ok: true, members };
}
