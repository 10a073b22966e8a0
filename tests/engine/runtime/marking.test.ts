import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/physics/phy9';
import { simulations } from '../../../engine/registry';
import { classMembers } from '../../../engine/runtime/class-set';
import type { FoundValue, HandIn } from '../../../engine/runtime/hand-in';
import { encodeQuery, freshRun, type LinkSubject } from '../../../engine/runtime/link';
import { deviationText, markAll, markHandIn, markOf, marksCsv, missingFrom } from '../../../engine/runtime/marking';

const { simulation } = await simulations.circuit_complex();
const subject: LinkSubject = { id: 'phy9', inputs: entry.inputs, version: simulation.version };
const base = { ...freshRun(subject), hide: ['r1'], lock: ['voltage'], task: 'Find R1' };
const members = classMembers(subject, { names: ['Ann', 'Bo'], seed: 1, base, page: 'https://lab.example/x' });
const key = { subject, simulation, entry, members };
const [ann, bo] = members;
if (!ann || !bo) throw new Error('The set has two members.');
const truth = Number(ann.run.inputs['r1']);

const r1 = (value: number, change: Partial<FoundValue> = {}): FoundValue => ({
  id: 'r1',
  value,
  uncertainty: 1,
  tries: 1,
  told: false,
  ...change,
});
const handIn: HandIn = {
  experiment: 'phy9',
  name: 'Ann',
  group: '9b',
  query: encodeQuery(subject, ann.run, []),
  codes: [ann.code],
  version: subject.version,
  rows: 6,
  struck: 0,
  changed: [],
  found: [r1(truth)],
  texts: {},
};

describe('the mark of a value', () => {
  const answer = { id: 'r1', label: 'R1', value: 200, unit: 'Ω', tolerance: 3 };

  it('is right within the tolerance, and says in which direction it is off', () => {
    expect(markOf(answer, r1(203, { uncertainty: null })).verdict).toBe('right');
    expect(markOf(answer, r1(203.6)).verdict).toBe('too-high');
    expect(markOf(answer, r1(196)).verdict).toBe('too-low');
    // Near enough, but 2 × 0.5 + 0.5 does not reach 200.
    expect(markOf(answer, r1(203, { uncertainty: 0.5 })).verdict).toBe('no-reach');
    expect(markOf(answer, r1(200, { uncertainty: 40 })).verdict).toBe('too-wide');
    expect(markOf(answer, undefined).verdict).toBe('missing');
  });

  it('states the deviation in per cent and in the student’s own uncertainty', () => {
    // 196 − 200 = −4: −2 % of 200, −2.5 uncertainties of 1.6.
    const mark = markOf(answer, r1(196, { uncertainty: 1.6 }));
    expect(mark).toMatchObject({ deviation: -4, percent: -2, inUncertainties: -2.5 });
    expect(deviationText(mark)).toBe('−2.0 %, −2.5 u');
    expect(markOf({ ...answer, value: 0 }, r1(1, { uncertainty: null }))).toMatchObject({
      percent: null,
      inUncertainties: null,
    });
  });

  it('compares words without regard to capitals', () => {
    const fault = { id: 'fault', label: 'Fault', value: 'R2 open', unit: 'text' };
    expect(markOf(fault, { ...r1(0), id: 'fault', value: ' r2 Open' }).verdict).toBe('right');
    expect(markOf(fault, { ...r1(0), id: 'fault', value: 'None' })).toMatchObject({
      verdict: 'other',
      deviation: null,
    });
  });
});

describe('a hand-in against the key', () => {
  it('agrees with the key of its run', () => {
    const marked = markHandIn(handIn, key);
    expect(marked).toMatchObject({ member: 'Ann', right: 1, flags: [] });
    expect(marked.marks).toHaveLength(1);
    expect(marked.marks[0]).toMatchObject({ truth, verdict: 'right', deviation: 0 });
  });

  it('is flagged for what a teacher should look at', () => {
    const flagsOf = (change: Partial<HandIn>) => markHandIn({ ...handIn, ...change }, key).flags;
    expect(flagsOf({ name: 'Bo' })).toEqual(['This is the run of Ann.']);
    expect(flagsOf({ name: ' ' })).toEqual(['No name.']);
    expect(flagsOf({ codes: [ann.code, 'phy9·AAAA·v3'] })).toEqual(['Rows of another run: phy9·AAAA·v3.']);
    expect(flagsOf({ version: 99 })).toEqual([`Version 99 of the model, not ${subject.version}: results may differ.`]);
    expect(flagsOf({ changed: [{ label: 'R2', from: '200 Ω', to: '50 to 500 Ω' }] })).toEqual(['Changed: R2.']);
    expect(flagsOf({ rows: 0 })).toEqual(['Nothing was recorded.']);
    expect(flagsOf({ struck: 2 })).toEqual(['2 of 6 rows struck out.']);
    expect(flagsOf({ found: [r1(truth, { uncertainty: null })] })).toEqual(['R1: no uncertainty stated.']);
    expect(flagsOf({ found: [r1(truth, { tries: 2 })] })).toEqual(['R1: 2 tries.']);
    expect(flagsOf({ found: [r1(truth, { tries: 3, told: true })] })).toEqual([
      'R1: the bench had shown the answer after 3 tries.',
    ]);
    expect(flagsOf({ found: [r1(truth), { ...r1(1), id: 'g' }] })).toEqual(['"g" was not asked for.']);
  });

  it('of no run of the set is told nothing of what its link hides: its student has that link, too', () => {
    const other = { ...base, seed: 12, inputs: base.inputs };
    const strange = { ...handIn, query: encodeQuery(subject, other, []) };
    const marked = markHandIn(strange, key);
    expect(marked.member).toBeNull();
    expect(marked.flags[0]).toMatch(/^The run is none of this set/);
    expect(marked.marks[0]).toMatchObject({
      truth: null,
      tolerance: null,
      deviation: null,
      verdict: 'unmarked',
      value: truth,
    });
    expect(marksCsv([marked]).split('\r\n')[1]).toContain(`,${truth},1,,,,,,not marked,0,1,`);
  });

  it('cannot write a truth of its own into the link and stay in the set', () => {
    const forged = { ...handIn, query: `${handIn.query}&r1=10`, found: [r1(10)] };
    expect(markHandIn(forged, key).flags[0]).toMatch(/^The run is none of this set/);
  });
});

describe('many hand-ins', () => {
  const ofBo = { ...handIn, name: '=Bo', query: encodeQuery(subject, bo.run, []), codes: [bo.code], found: [] };

  it('stand by name, and two of one run say so', () => {
    const marked = markAll([handIn, ofBo, handIn], key);
    expect(marked.map(({ handIn: { name } }) => name)).toEqual(['=Bo', 'Ann', 'Ann']);
    expect(marked.map(({ flags }) => flags.includes('2 hand-ins of this run.'))).toEqual([false, true, true]);
  });

  it('make a table for a spreadsheet that takes no name for a formula', () => {
    const csv = marksCsv(markAll([handIn, ofBo], key));
    const lines = csv.split('\r\n');
    expect(lines[0]).toBe(
      'name,class,run of,run codes,seed,model version,rows,struck out,R1 (Ω),u(R1) (Ω),"R1, true (Ω)","R1, tolerance (Ω)","R1, deviation (Ω)","R1, deviation / u","R1, deviation (%)","R1, verdict",found,asked,changed,flags',
    );
    expect(lines[1]).toMatch(new RegExp(`^'=Bo,9b,Bo,${bo.code},${bo.run.seed},`));
    expect(lines[2]).toContain(`,${truth},1,${truth},`);
    expect(lines[2]).toContain(',right,1,1,,');
    expect(lines).toHaveLength(4);
  });

  it('is written as the spreadsheets of other languages read it', () => {
    const off = { ...handIn, found: handIn.found.map((each) => ({ ...each, uncertainty: 1.5 })) };
    const [head, line] = marksCsv(markAll([off], key), { separator: ';', decimal: ',' }).split('\r\n');
    expect(head).toMatch(/^name;class;run of;/);
    expect(line).toContain(';1,5;');
  });

  it('names those of the set from whom nothing came', () => {
    const missing = missingFrom(markAll([handIn], key), key.members);
    expect(missing).toHaveLength(key.members.length - 1);
    expect(missingFrom([], key.members)).toEqual(key.members.map(({ name }) => name));
  });
});
