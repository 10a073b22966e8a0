/** The set of a class as a file carries it: seeds without names. Who says a name, or whom a platform names, gets the run of that name. */
import { classMembers } from './class-set';
import { decodeLink, encodeQuery, type LinkSubject } from './link';

export interface CarriedSet {
  /** Seed of the class. */
  readonly seed: number;
  /** Seeds of its members, so that a name that is none of them is noticed. */
  readonly members: readonly number[];
  /** Codes of samples, one of which each instrument holds. */
  readonly samples: readonly string[];
}

export interface CarriedRun {
  readonly query: string;
  /** The name is one of the list that the set was made of. */
  readonly listed: boolean;
}

/** Ways in which a list of names may spell this one: as it is, the family name last, a mere number. */
function spellings(given: string): readonly string[] {
  const name = given.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const [family = '', ...first] = name.split(', ');
  return [
    ...(first.length === 0 ? [] : [`${first.join(' ')} ${family}`]),
    name,
    ...(/^\d{1,4}$/.test(name) ? [`Student ${Number(name)}`] : []),
  ];
}

/**
 * The run of a name. `common`: the query of what all of the class have in common. A name that is not on the list has a run of its own
 * as well, the same at every visit, and the one that it would have if it were added to the list.
 */
export function carriedRun(
  subject: LinkSubject,
  common: string,
  { seed, members, samples }: CarriedSet,
  name: string,
): CarriedRun {
  const { run: base } = decodeLink(subject, common);
  const found = classMembers(subject, { names: spellings(name), seed, base, page: '', samples });
  const member = found.find(({ run }) => members.includes(run.seed)) ?? found[0];
  if (!member) return { query: common, listed: false };
  return {
    query: encodeQuery(subject, member.run, member.run.events),
    listed: members.includes(member.run.seed),
  };
}
