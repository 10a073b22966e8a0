import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeHandIn, type HandIn, handInLine, MOST_HAND_IN, readHandIn } from '../../../engine/runtime/hand-in';

const handIn: HandIn = {
  experiment: 'phy9',
  name: 'Éva "the" Lee',
  group: '9b',
  query: 'seed=45&v=3&hide=r1&task=Find R1',
  codes: ['phy9·K7F2·v3'],
  version: 3,
  rows: 7,
  struck: 1,
  changed: [{ label: 'Voltage', from: '6.0 V', to: '1.0 to 12.0 V' }],
  found: [
    { id: 'r1', value: 151.2, uncertainty: 1.5, tries: 2, told: false },
    { id: 'fault', value: 'R2 open', uncertainty: null, tries: 0, told: true },
  ],
  texts: { conclusion: 'It is <b>near</b> 150 Ω.' },
};

const sentenceOf = (given: string): string => {
  const read = readHandIn(given);
  return read.ok ? '' : read.sentence;
};
const withField = (field: string, value: unknown): string =>
  JSON.stringify({ ...(JSON.parse(encodeHandIn(handIn)) as object), [field]: value });

describe('a hand-in', () => {
  it('comes back from its file as it was, with a byte order mark too', () => {
    expect(readHandIn(encodeHandIn(handIn))).toEqual({ ok: true, handIn });
    expect(readHandIn(`\uFEFF${encodeHandIn(handIn)}`)).toEqual({ ok: true, handIn });
  });

  it('comes back from its line, which holds no texts and one line only', () => {
    const line = handInLine(handIn) ?? '';
    expect(line).toMatch(/^LAB1:\S+$/);
    expect(readHandIn(` ${line}\n`)).toEqual({ ok: true, handIn: { ...handIn, texts: {} } });
  });

  it('has no line where that would be too long', () => {
    expect(handInLine({ ...handIn, query: 'x'.repeat(2000) })).toBeNull();
  });

  it('keeps whatever a student can type', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40, unit: 'grapheme' }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (name, value) => {
          const given = {
            ...handIn,
            name,
            found: [{ id: 'r1', value: value + 0, uncertainty: null, tries: 0, told: false }],
          };
          expect(readHandIn(encodeHandIn(given))).toEqual({ ok: true, handIn: given });
          const line = handInLine(given);
          if (line !== null) expect(readHandIn(line)).toEqual({ ok: true, handIn: { ...given, texts: {} } });
        },
      ),
    );
  });
});

describe('what is no hand-in', () => {
  it('is refused with a sentence each', () => {
    expect(sentenceOf('')).toMatch(/no hand-in of this lab/);
    expect(sentenceOf('{"format":"science-lab-notebook"}')).toMatch(/no hand-in of this lab/);
    expect(sentenceOf('LAB1:%E0%A4%A')).toMatch(/no hand-in of this lab/);
    expect(sentenceOf('x'.repeat(MOST_HAND_IN + 1))).toMatch(/larger than 1 MB/);
    expect(sentenceOf(withField('shape', 2))).toMatch(/newer version/);
    expect(sentenceOf(withField('shape', 'one'))).toMatch(/how it is to be read/);
    expect(sentenceOf(withField('experiment', '../x'))).toMatch(/does not name an experiment/);
    expect(sentenceOf(withField('name', 'n'.repeat(81)))).toMatch(/at most 80 characters/);
    expect(sentenceOf(withField('group', 9))).toMatch(/at most 80 characters/);
    expect(sentenceOf(withField('query', null))).toMatch(/link of its run/);
    expect(sentenceOf(withField('codes', [1]))).toMatch(/run codes/);
    expect(sentenceOf(withField('version', 1.5))).toMatch(/version/);
    expect(sentenceOf(withField('struck', 8))).toMatch(/numbers of rows/);
    expect(sentenceOf(withField('changed', ['Voltage']))).toMatch(/changed/);
    expect(sentenceOf(withField('found', [{ id: 'r1', value: 1, uncertainty: -1, tries: 0, told: false }]))).toMatch(
      /not negative/,
    );
    expect(sentenceOf(withField('found', [...handIn.found, ...handIn.found]))).toMatch(/given twice/);
    expect(sentenceOf(withField('texts', { conclusion: 4 }))).toMatch(/texts/);
  });

  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(readHandIn(json).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(readHandIn(`LAB1:${json}`).ok).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(handIn)), fc.jsonValue(), (field, value) => {
        expect(typeof readHandIn(withField(field, value)).ok).toBe('boolean');
      }),
    );
  });
});
