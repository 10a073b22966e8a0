import { describe, expect, it } from 'vitest';
import { encodeHandIn, type HandIn, handInLine, MOST_HAND_IN } from '../../engine/runtime/hand-in';
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

describe('files of hand-ins', () => {
  it('are read all at once; each that cannot be is named with a sentence', async () => {
    const files = [
      new File([encodeHandIn(handIn)], 'ann.json'),
      new File(['{}'], 'empty.json'),
      new File([encodeHandIn({ ...handIn, experiment: 'chem1' })], 'other.json'),
      new File([' '.repeat(MOST_HAND_IN + 1)], 'film.json'),
    ];
    const { handIns, refused } = readGiven(await filesGiven(files), 'phy9');
    expect(handIns).toEqual([handIn]);
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatch(/^empty\.json: It is no hand-in/);
    expect(refused[1]).toBe('other.json: It is of chem1; choose that experiment above.');
    expect(refused[2]).toMatch(/^film\.json: It is larger than 1 MB/);
  });

  it('are lines as well, one a student', () => {
    const given = linesGiven(`${handInLine(handIn)}\r\n\n nonsense\n`);
    const { handIns, refused } = readGiven(given, 'phy9');
    expect(handIns).toEqual([handIn]);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(/^Line 2: /);
  });
});
