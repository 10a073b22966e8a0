import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  classMembers,
  classNames,
  linksCsv,
  MOST_MEMBERS,
  namesTooMany,
  shortLink,
} from '../../../engine/runtime/class-set';
import { decodeLink, freshRun, type LinkSubject, runCode } from '../../../engine/runtime/link';

const subject: LinkSubject = {
  id: 'phy9',
  version: 3,
  inputs: [
    {
      id: 'voltage',
      label: 'Voltage',
      applies: 'live',
      type: 'slider',
      unit: 'V',
      defaultValue: 6,
      min: 1,
      max: 12,
      step: 0.5,
    },
    {
      id: 'r1',
      label: 'R1',
      applies: 'live',
      type: 'slider',
      unit: 'Ω',
      defaultValue: 100,
      min: 10,
      max: 500,
      step: 1,
    },
  ],
};
const base = { ...freshRun(subject), hide: ['r1'], lock: ['voltage'], task: 'Find R1' };
const set = (names: readonly string[], seed = 1) =>
  classMembers(subject, { names, seed, base, page: 'https://lab.example/x' });

describe('names', () => {
  it('stand one a line, or are a number of students', () => {
    expect(classNames('Ann Lee\r\n\n  Bo, Jr.\nÉva\n')).toEqual(['Ann Lee', 'Bo, Jr.', 'Éva']);
    expect(classNames('3')).toEqual(['Student 1', 'Student 2', 'Student 3']);
    expect(classNames(' \n')).toEqual([]);
    expect(classNames('1234')).toHaveLength(MOST_MEMBERS);
    expect([namesTooMany('1234'), namesTooMany('1000'), namesTooMany('Ann')]).toEqual([234, 0, 0]);
  });

  it('that stand twice get a number, and none gets the name of another', () => {
    expect(classNames('Ann\nAnn\nAnn')).toEqual(['Ann', 'Ann (2)', 'Ann (3)']);
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Ann', 'Ann (2)', 'Bo', 'É', '山')), (lines) => {
        const names = classNames(lines.join('\n'));
        expect(names.length).toBe(lines.length);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });
});

describe('a set', () => {
  const names = classNames('500');

  it('has a seed, a link and a file for each student, and no two are alike', () => {
    const members = set(names);
    for (const of of ['link', 'file', 'name'] as const) expect(new Set(members.map((each) => each[of])).size).toBe(500);
    expect(new Set(members.map(({ run }) => run.seed)).size).toBe(500);
    expect(new Set(members.map(({ run }) => run.inputs['r1'])).size).toBeGreaterThan(200);
  });

  it('is the same again from the same class seed, and another from another', () => {
    expect(set(names)).toEqual(set(names));
    const seeds = (seed: number) => set(names, seed).map(({ run }) => run.seed);
    expect(seeds(2)).not.toEqual(seeds(1));
  });

  it('gives a student the same run wherever the name stands', () => {
    const [, second] = set(['Ann', 'Bo']);
    expect(set(['Bo'])[0]?.link).toBe(second?.link);
  });

  it('has links that open exactly its runs', () => {
    for (const { link, run } of set(names.slice(0, 50))) {
      const { run: opened, notices } = decodeLink(subject, new URL(link).search);
      expect(notices).toEqual([]);
      expect(opened).toEqual(run);
      expect(link).not.toContain('r1=');
    }
  });

  it('hands out samples: one of them to each student, all of them to many, none where there is no place for one', () => {
    const samples = ['a.x', 'b.y', 'c.z'];
    const place = { id: 'shelf', label: 'From the shelf', applies: 'live', type: 'text', defaultValue: '' } as const;
    const takes: LinkSubject = { ...subject, inputs: [...subject.inputs, { ...place, holds: 'sample' }] };
    const setup = { names, seed: 1, base: freshRun(takes), page: 'https://lab.example/x', samples };
    const given = classMembers(takes, setup).map(({ run }) => run.inputs['shelf']);
    expect(new Set(given)).toEqual(new Set(samples));
    for (const { link, run } of classMembers(takes, { ...setup, names: names.slice(0, 5) }))
      expect(decodeLink(takes, new URL(link).search).run.inputs['shelf']).toBe(run.inputs['shelf']);
    expect(classMembers(takes, { ...setup, samples: [] })[0]?.run.inputs['shelf']).toBe('');
    expect(classMembers(subject, { ...setup, base: freshRun(subject) })[0]?.run.inputs['shelf']).toBeUndefined();
  });

  it('begins with the first trial, whatever was tried before', () => {
    const [member] = classMembers(subject, {
      names: ['Ann'],
      seed: 1,
      base: { ...freshRun(subject), trial: 6 },
      page: 'https://lab.example',
    });
    expect(member?.run.trial).toBe(1);
    expect(member?.link).not.toContain('trial');
  });

  it('has links short enough to type, which are the same runs', () => {
    const [member] = set(['Ann']);
    if (!member) throw new Error('no member');
    const short = shortLink(subject, member.run, 'https://lab.example/subject/physics/phy9') ?? '';
    expect(short).toMatch(/^https:\/\/lab\.example\/subject\/physics\/phy9\?[\w=&,.]{1,60}$/);
    expect(short).not.toMatch(/task|v=/);
    expect(runCode(subject, decodeLink(subject, new URL(short).search).run)).toBe(member.code);
    const long = {
      ...member.run,
      inputs: { ...member.run.inputs, r2: 123 },
      lock: Array.from({ length: 30 }, () => 'voltage'),
    };
    expect(shortLink(subject, long, 'https://lab.example')).toBeNull();
  });

  it('is a CSV that keeps commas and quotes in names', () => {
    expect(linksCsv(set(['Bo "B", Jr.']), 1).split('\r\n')[1]).toMatch(/^"Bo ""B"", Jr\.",phy9·/);
  });
});
