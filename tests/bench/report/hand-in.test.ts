import { describe, expect, it } from 'vitest';
import { readHandIn, encodeHandIn } from '../../../engine/runtime/hand-in';
import { begunRun } from '../../../src/bench/data/run-codes';
import { emptyNotebook } from '../../../src/bench/notebook/notebook';
import { askedOf } from '../../../src/bench/report/asked';
import { changesOf } from '../../../src/bench/report/changes';
import { checkedResult, fileWord, foundValues, handInOf, typedFault } from '../../../src/bench/report/found';
import { typedNumber } from '../../../src/ui/typed-number';
import { entry as phy9 } from '../../../catalogue/physics/phy9';
import { entry as gel } from '../../../catalogue/instruments/gel-electrophoresis';
import { classMembers } from '../../../engine/runtime/class-set';
import { decodeLink, freshRun, runCode } from '../../../engine/runtime/link';
import { notebookTable } from '../../../src/bench/notebook/table';
import { entry, inputs, keptRow, readings } from '../rows';

const begun = { inputs, grade: 'school', hide: [] } as const;

describe('what was changed', () => {
  it('is nothing where the rows have what the run began with', () => {
    expect(changesOf(entry, begun, [keptRow(1), keptRow(2)])).toEqual([]);
    expect(changesOf(entry, begun, [])).toEqual([]);
  });

  it('is each setting with the value it began with and those it had', () => {
    const rows = [keptRow(1), keptRow(2, { voltage: 2 }), keptRow(3, { voltage: 12, patch: { lamp: 'Blue' } })];
    expect(changesOf(entry, begun, rows)).toEqual([
      { label: 'Voltage', from: '5.0 V', to: '2.0 to 12.0 V' },
      { label: 'Lamp', from: 'Red', to: 'Red, Blue' },
    ]);
  });

  it('is the grade of the instruments too', () => {
    expect(changesOf(entry, begun, [{ ...keptRow(1), grade: 'ideal' }])).toEqual([
      { label: 'Instruments', from: 'School', to: 'Ideal' },
    ]);
  });

  it('never tells a hidden value, by link or by the switch of the entry', () => {
    const other = keptRow(1, { patch: { load: 330 } });
    expect(changesOf(entry, { ...begun, hide: ['load'] }, [other])).toEqual([]);
    const switched = keptRow(1, { patch: { load: 330, unknown: true } });
    expect(JSON.stringify(changesOf(entry, begun, [switched]))).not.toContain('330');
  });
});

describe('the code of a run', () => {
  const subject = { id: 'phy9', inputs: phy9.inputs, version: 3 };
  const listing = { id: 'phy9' };
  const base = { ...freshRun(subject), hide: ['r1'], task: 'Find R1' };
  const [ann] = classMembers(subject, { names: ['Ann'], seed: 1, base, page: 'https://lab.example/x' });

  it('is that of the key for whoever opened the link, though other inputs and trials followed', () => {
    const query = (ann?.link ?? '').replace(/^[^?]*/, '');
    const { run } = decodeLink(subject, query);
    expect(runCode(subject, begunRun({ listing, entry: phy9, run }, run.seed, 3))).toBe(ann?.code);
    expect(runCode(subject, begunRun({ listing, entry: phy9, run }, run.seed + 1, 3))).not.toBe(ann?.code);
  });
});

describe('what is to be found', () => {
  it('is asked for by name and unit, without any value', async () => {
    const run = { ...freshRun({ id: 'phy9', inputs: phy9.inputs, version: 3 }), hide: ['r1', 'fault'] };
    expect(await askedOf(phy9, run)).toEqual([
      { id: 'r1', label: 'R1', unit: 'Ω', key: expect.any(String) as string, words: null },
      {
        id: 'fault',
        label: 'Fault',
        unit: 'text',
        key: expect.any(String) as string,
        words: ['None', 'R1 open', 'R2 open', 'R2 shorted'],
      },
    ]);
  });

  it('is the unknown of the experiment itself, too', async () => {
    const asked = await askedOf(gel, freshRun({ id: 'gel-electrophoresis', inputs: gel.inputs, version: 1 }));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.words).toBeNull();
  });
});

describe('what is typed', () => {
  const asked = { id: 'r1', label: 'R1', unit: 'Ω', key: 'r1-1', words: null };
  const fault = { id: 'fault', label: 'Fault', unit: 'text', key: 'fault-1', words: ['None', 'R2 open'] };

  it('is a number with comma, minus sign or exponent', () => {
    expect(['1,5', '−2', ' 3e-2 ', '.5', '-0'].map((text) => typedNumber(text))).toEqual([1.5, -2, 0.03, 0.5, 0]);
    expect(['', 'x', '1 2', '1e999', '0x10', '1,2,3'].map((text) => typedNumber(text))).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('is refused with a sentence where it is none', () => {
    expect(typedFault(asked, { value: '150', uncertainty: '2' })).toBeNull();
    expect(typedFault(asked, { value: '', uncertainty: '' })).toBeNull();
    expect(typedFault(asked, { value: '', uncertainty: '2' })).toMatch(/A value belongs/);
    expect(typedFault(asked, { value: 'much', uncertainty: '' })).toMatch(/no number/);
    expect(typedFault(asked, { value: '150', uncertainty: '-2' })).toMatch(/not negative/);
    expect(typedFault(fault, { value: 'R2 open', uncertainty: '' })).toBeNull();
  });

  it('becomes a hand-in that can be read again; what is no value is left out', () => {
    const typed = { r1: { value: '150,2', uncertainty: '1.5' }, fault: { value: ' R2 open ', uncertainty: '' } };
    const tried = { value: 140, uncertainty: 1, judgement: 'too-low' } as const;
    const check = {
      key: 'r1-1',
      id: 'r1',
      label: 'R1',
      unit: 'Ω',
      seed: 1,
      tries: [tried, tried, tried],
      truth: { value: 150, tolerance: 3 },
    };
    const typedOf = ({ id }: { readonly id: string }) => typed[id as 'r1'] ?? { value: 'x', uncertainty: '' };
    const found = foundValues([asked, fault, { ...asked, id: 'r2', key: 'r2-1' }], typedOf, [check]);
    expect(checkedResult(check)).toEqual({ value: '140', uncertainty: '1' });
    expect(checkedResult(undefined)).toEqual({ value: '', uncertainty: '' });
    expect(found).toEqual([
      { id: 'r1', value: 150.2, uncertainty: 1.5, tries: 3, told: true },
      { id: 'fault', value: 'R2 open', uncertainty: null, tries: 0, told: false },
    ]);
    const rows = [keptRow(1), { ...keptRow(2), struck: 'Misread' }];
    const handIn = handInOf({
      experiment: 'phy9',
      query: 'v=3&hide=r1',
      codes: ['phy9·AAAA·v3'],
      version: 3,
      changed: [],
      found,
      who: { name: ' Ann ', group: '9b' },
      notebook: { ...emptyNotebook, rows },
      table: notebookTable(entry, readings, { ...emptyNotebook, rows }, []),
      sheet: { 'sheet-after-1': 'Why? → Because.' },
    });
    expect(handIn).toMatchObject({ name: 'Ann', group: '9b', rows: 2, struck: 1 });
    expect(readHandIn(encodeHandIn(handIn))).toEqual({ ok: true, handIn });
    expect(handIn.texts['sheet-after-1']).toBe('Why? → Because.');
    expect(handIn.table?.rows).toHaveLength(2);
    expect(handIn.table?.columns).toContain('Current A');
    const broken = JSON.stringify({
      ...JSON.parse(encodeHandIn(handIn)),
      table: { columns: ['a'], rows: [['1', '2']] },
    });
    expect(readHandIn(broken)).toMatchObject({ ok: false, sentence: expect.stringContaining('rows') as string });
  });

  it('gives a file the letters of the name', () => {
    expect(fileWord('Éva "the" Lee')).toBe('Éva-the-Lee');
    expect(fileWord('..')).toBe('student');
  });
});
