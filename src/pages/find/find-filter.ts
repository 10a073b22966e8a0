/** What the page of all experiments is asked for, in its address, and which of them fit. Pure. */
import type { Listing } from '../../../catalogue/listing';
import type { SyllabusTopic } from '../../../catalogue/syllabus';
import type { EntryFacts } from '../../entry-facts';
import { OTHER_NAMES } from '../../shell/other-names';
import { type FindFacts, LEVELS, quantityChoices, skillChoices } from '../../find-facts';

/** All that is known of one experiment or instrument here. */
export interface Findable {
  readonly listing: Listing;
  readonly objective: string;
  readonly facts: EntryFacts | null;
  readonly find: FindFacts | null;
  readonly topics: readonly SyllabusTopic[];
}

/** Minutes that a lesson may leave for it. */
export const TIMES = ['20', '25', '30', '45', '90'] as const;

export const BOARDS = ['NGSS', 'AP', 'IB', 'Cambridge', 'CBSE'] as const;

/** The word for instruments among the subjects. */
export const INSTRUMENTS = 'instruments';

/** Names of the address, in its order. An empty text asks for nothing. */
export const FILTERS = ['q', 'subject', 'level', 'time', 'quantity', 'skill', 'syllabus'] as const;
export type Filter = (typeof FILTERS)[number];
export type Asked = Readonly<Record<Filter, string>>;

export const NOTHING: Asked = { q: '', subject: '', level: '', time: '', quantity: '', skill: '', syllabus: '' };

const MOST_TEXT = 100;

const KNOWN: Readonly<Partial<Record<Filter, readonly string[]>>> = {
  level: LEVELS.map(({ id }) => id),
  time: TIMES,
  quantity: quantityChoices.map(({ id }) => id),
  skill: skillChoices.map(({ id }) => id),
  syllabus: BOARDS,
};

/** `subjects`: what the address may name. What it names and the page does not know is left out. */
export function readAsked(search: string, subjects: readonly string[]): Asked {
  const given = new URLSearchParams(search);
  const known: typeof KNOWN = { ...KNOWN, subject: subjects };
  const asked = { ...NOTHING };
  for (const filter of FILTERS) {
    const value = given.get(filter) ?? '';
    if (known[filter]?.includes(value) ?? true) asked[filter] = value.slice(0, MOST_TEXT);
  }
  return asked;
}

/** The address of a filter: `?subject=physics&time=30`; empty where all is asked for. */
export function searchOf(asked: Asked): string {
  const given = new URLSearchParams();
  for (const filter of FILTERS) if (asked[filter] !== '') given.set(filter, asked[filter]);
  const text = given.toString();
  return text === '' ? '' : `?${text}`;
}

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

const textOf = ({ listing, objective, facts, topics }: Findable): string =>
  plain(
    [
      listing.title,
      listing.kind === 'experiment' ? listing.subject : 'instrument',
      objective,
      OTHER_NAMES[listing.id] ?? '',
      ...(facts?.measures ?? []),
      ...topics.flatMap(({ board, course, code = '', title }) => [board, course, code, title]),
    ].join(' '),
  );

/** Those that fit all that is asked, in the order of the catalogue. */
export function findAmong(all: readonly Findable[], asked: Asked): readonly Findable[] {
  const words = plain(asked.q).split(/\s+/).filter(Boolean);
  const level = LEVELS.find(({ id }) => id === asked.level);
  return all.filter((each) => {
    const { listing, facts, find, topics } = each;
    const subject = listing.kind === 'experiment' ? listing.subject : INSTRUMENTS;
    if (asked.subject !== '' && subject !== asked.subject) return false;
    if (level && !(find && find.ages[0] <= level.to && find.ages[1] >= level.from)) return false;
    if (asked.time !== '' && !(facts && facts.minutes <= Number(asked.time))) return false;
    if (asked.quantity !== '' && !find?.quantities.includes(asked.quantity)) return false;
    if (asked.skill !== '' && !find?.skills.includes(asked.skill)) return false;
    if (asked.syllabus !== '' && !topics.some(({ board }) => board === asked.syllabus)) return false;
    const text = textOf(each);
    return words.every((word) => text.includes(word));
  });
}
