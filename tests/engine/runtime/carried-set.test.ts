import { describe, expect, it } from 'vitest';
import { carriedRun } from '../../../engine/runtime/carried-set';
import { classMembers, classNames } from '../../../engine/runtime/class-set';
import { decodeLink, encodeQuery, runCode } from '../../../engine/runtime/link';
import { targetOf } from '../../../scripts/lab/target';

const { subject } = await targetOf('chem1');
const common = 'hide=acid_conc&task=Find+it.';
const { run: base } = decodeLink(subject, common);
const seed = 4711;

const setOf = (names: string) => {
  const members = classMembers(subject, { names: classNames(names), seed, base, page: '' });
  return { members, carried: { seed, samples: [], members: members.map(({ run }) => run.seed) } };
};

describe('a set that is carried in a file', () => {
  const { members, carried } = setOf('Marie Curie\nAda Lovelace\nZoë van der Berg');
  const codeOf = (query: string): string => runCode(subject, decodeLink(subject, query).run);

  it('holds no names', () => expect(JSON.stringify(carried)).not.toMatch(/Curie|Ada|Berg/));

  it.each([
    ['Marie Curie', 0],
    [' Marie  Curie ', 0],
    ['Curie, Marie', 0],
    ['van der Berg, Zoë', 2],
    ['Zoe\u0308 van der Berg', 2],
  ])('gives %s the run of the answer key', (name, index) => {
    const { query, listed } = carriedRun(subject, common, carried, name);
    expect(listed).toBe(true);
    expect(codeOf(query)).toBe(members[index]?.code);
    expect(decodeLink(subject, query).run.task).toBe('Find it.');
  });

  it('finds a list in which the family name comes first', () => {
    const { members: others, carried: other } = setOf('Curie, Marie\nLovelace, Ada');
    expect(codeOf(carriedRun(subject, common, other, 'Curie, Marie').query)).toBe(others[0]?.code);
  });

  it('takes a number for a student of a numbered set', () => {
    const { members: numbered, carried: numbers } = setOf('28');
    const { query, listed } = carriedRun(subject, common, numbers, '7');
    expect([listed, codeOf(query)]).toEqual([true, numbered[6]?.code]);
    expect(carriedRun(subject, common, numbers, '29').listed).toBe(false);
  });

  it('gives a name that is not on the list the run that it has once it is added', () => {
    const { query, listed } = carriedRun(subject, common, carried, 'Hopper, Grace');
    expect(listed).toBe(false);
    expect(codeOf(query)).toBe(setOf('Grace Hopper').members[0]?.code);
  });

  it('tells nothing of what is hidden in the query', () => {
    const { query } = carriedRun(subject, common, carried, 'Marie Curie');
    expect(query).toContain('hide=acid_conc');
    expect(query).not.toMatch(/(?:^|&)acid_conc=/);
    expect(query).toBe(encodeQuery(subject, decodeLink(subject, query).run, []));
  });
});
