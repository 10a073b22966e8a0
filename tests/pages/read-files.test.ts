import { describe, expect, it } from 'vitest';
import { encodeHandIn, type HandIn, handInLine, MOST_HAND_IN } from '../../engine/runtime/hand-in';
import { classMembers, linksCsv } from '../../engine/runtime/class-set';
import { freshRun } from '../../engine/runtime/link';
import { entry } from '../../catalogue/physics/phy9';
import { decodeSettings, encodeSettings } from '../../src/pages/class/kept-set';
import { filesGiven, linesGiven, readGiven } from '../../src/pages/class/read-files';

const handIn: HandIn = {
  experiment: 'phy9',
  name: 'Ann',
  group: '',
  query: 'v=3',
  codes: [],
  version: 3,
  rows: 0,
  struck: 0,
  changed: [],
  found: [],
  texts: {},
};

const subject = { id: 'phy9', inputs: entry.inputs, version: 3 };

describe('files of hand-ins', () => {
  it('are read all at once; each that cannot be is named with a sentence', async () => {
    const files = [
      new File([encodeHandIn(handIn)], 'ann.json'),
      new File(['{}'], 'empty.json'),
      new File([encodeHandIn({ ...handIn, experiment: 'chem1' })], 'other.json'),
      new File([' '.repeat(MOST_HAND_IN + 1)], 'film.json'),
    ];
    const { handIns, refused } = readGiven(await filesGiven(files), subject);
    expect(handIns).toEqual([handIn]);
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatch(/^empty\.json: It is no hand-in/);
    expect(refused[1]).toBe('other.json: It is of chem1; choose that experiment above.');
    expect(refused[2]).toMatch(/^film\.json: It is larger than 1 MB/);
  });

  it('are lines as well, one a student', () => {
    const given = linesGiven(`${handInLine(handIn)}\r\n\n nonsense\n`);
    const { handIns, refused } = readGiven(given, subject);
    expect(handIns).toEqual([handIn]);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(/^Line 2: /);
  });

  it('may be the CSV of the links: the set that was given out', async () => {
    const base = { ...freshRun(subject), hide: ['r1'], task: 'Find R1, "well"' };
    const names = ['Ann', 'Bo, Jr.', 'Éva "E"'];
    const set = classMembers(subject, { names, seed: 4, base, page: 'https://lab.example/x' });
    const file = new File([`\uFEFF${linksCsv(set, 4)}`], 'phy9-class.csv');
    const { members, refused } = readGiven(await filesGiven([file]), subject);
    expect(refused).toEqual([]);
    expect(members).toEqual(set.map(({ name, code, run }) => ({ name, code, run })));
    // A student has a link and its code, but not the seed of the class.
    const made = await filesGiven([new File([linksCsv(set, 5)], 'made.csv')]);
    expect(readGiven(made, subject).refused[0]).toMatch(/^made\.csv: The link of Ann does not follow from the seed/);
    const other = { ...subject, id: 'phy2' };
    expect(readGiven(await filesGiven([file]), other).refused[0]).toMatch(/^phy9-class\.csv: The run code of Ann/);
    expect(readGiven([{ name: 'marks.csv', text: 'a,"b' }], subject).refused[0]).toMatch(/no CSV of links/);
  });

  it('are read as a spreadsheet saves them again: semicolons or tabs, more columns, in another order', () => {
    const base = { ...freshRun(subject), hide: ['r1'] };
    const set = classMembers(subject, { names: ['Ann', 'Éva'], seed: 4, base, page: 'https://lab.example/x' });
    for (const mark of [';', '\t', ',']) {
      const lines = [
        ['Link', 'mark', 'Name', 'Run code', 'Class seed'],
        ...set.map(({ name, code, link }) => [`"${link}"`, '', name, code, '4']),
        ['', '', '', '', ''],
      ];
      const text = lines.map((cells) => cells.join(mark)).join('\r\n');
      const { members, refused } = readGiven([{ name: 'set.csv', text }], subject);
      expect(refused).toEqual([]);
      expect(members?.map(({ name }) => name)).toEqual(['Ann', 'Éva']);
    }
  });

  it('may be the file of the set itself', () => {
    const base = { ...freshRun(subject), hide: ['r1'] };
    const set = classMembers(subject, { names: ['Ann', 'Bo'], seed: 4, base, page: '' });
    const text = encodeSettings(subject, { names: 'Ann\nBo', seed: 4, base, samples: [] });
    const { members, refused } = readGiven([{ name: 'set.json', text }], subject);
    expect(refused).toEqual([]);
    expect(members?.map(({ code }) => code)).toEqual(set.map(({ code }) => code));
  });

  it('in the letters of Windows are refused, so that René and Renè stay two', async () => {
    const file = new File([new Uint8Array([0x52, 0x65, 0x6e, 0xe9, 0x65])], 'set.csv');
    expect(readGiven(await filesGiven([file]), subject).refused[0]).toMatch(/^set\.csv: .*UTF-8/);
  });
});

describe('the set of a teacher', () => {
  const settings = {
    names: 'Ann\nBo',
    seed: 7,
    base: { ...freshRun(subject), hide: ['r1'], task: 'Find R1' },
    samples: [],
  };

  it('is a file that opens again', () => {
    const read = decodeSettings(subject, encodeSettings(subject, settings));
    expect(read.ok && read.settings.names).toBe(settings.names);
    expect(read.ok && read.settings.seed).toBe(7);
    expect(read.ok && read.settings.base.hide).toEqual(['r1']);
    expect(read.ok && read.settings.base.task).toBe('Find R1');
  });

  it.each(['', '{}', '{"version":1,"names":3}'])('is not made of %j', (text) => {
    expect(decodeSettings(subject, text)).toEqual({ ok: false, sentence: 'It is no set of this page.' });
  });

  it('of another experiment is refused', () => {
    const other = encodeSettings({ ...subject, id: 'phy2' }, settings);
    expect(decodeSettings(subject, other)).toMatchObject({ ok: false, sentence: expect.stringContaining('phy2') });
  });
});
