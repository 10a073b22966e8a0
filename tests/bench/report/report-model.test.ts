import { describe, expect, it } from 'vitest';
import { emptyNotebook, type Notebook } from '../../../src/bench/notebook/notebook';
import { notebookTable } from '../../../src/bench/notebook/table';
import { initialSettings } from '../../../src/bench/plot/settings';
import { sketchId } from '../../../src/bench/predict/prediction';
import { coded } from '../../../src/bench/data/run-codes';
import { figuresOf, slicedFigures } from '../../../src/bench/report/figures';
import { reportOf, type ReportSource, slicedReport } from '../../../src/bench/report/report-model';
import { PAGE_WIDTH, tableBlocks } from '../../../src/bench/report/table-blocks';
import { Trace } from '../../../src/bench/run/trace';
import { entry, inputs, keptRow, readings } from '../rows';

const notebookOf = (change: Partial<Notebook>): Notebook => ({ ...emptyNotebook, ...change });

function sourceOf(notebook: Notebook, change: Partial<ReportSource> = {}): ReportSource {
  const hide = change.hide ?? [];
  return {
    entry,
    title: 'Toy',
    objective: 'See what it does.',
    task: '',
    codes: ['toy·AAAA·v3'],
    changed: [],
    link: 'https://lab.example/toy',
    inputs,
    seed: 7,
    trial: 1,
    grade: 'school',
    version: 3,
    readings,
    hide,
    notebook,
    table: notebookTable(entry, readings, notebook, hide),
    plotted: { x: 'voltage', ys: ['current'] },
    stepsDone: [],
    answersHidden: false,
    ...change,
  };
}

const volts = [2, 2, 4, 4, 6];
const rows = volts.map((voltage, index) => keptRow(index + 1, { voltage, current: voltage / 100 + index / 1000 }));
const measured = notebookOf({ rows });

const settingOf = (source: ReportSource, name: string): string | undefined =>
  reportOf(source).settings.find((setting) => setting.name === name)?.value;

describe('settings of a report', () => {
  it('say what was set, and how far what was varied went', () => {
    expect(settingOf(sourceOf(measured), 'Voltage')).toBe('2.0 to 6.0 V, see the table');
    expect(settingOf(sourceOf(measured), 'Load')).toBe('100 Ω');
    expect(settingOf(sourceOf(measured), 'Lamp')).toBe('Red');
  });

  it('leave out what has no place among the others', () => {
    expect(settingOf(sourceOf(measured), 'Dimmer')).toBeUndefined();
  });

  it('are those of the bench where nothing is recorded', () => {
    expect(settingOf(sourceOf(emptyNotebook), 'Voltage')).toBe('5.0 V');
    expect(reportOf(sourceOf(emptyNotebook)).tables).toEqual([]);
  });

  it('never give a hidden input away, with or without rows', () => {
    const hidden = { hide: ['load'] };
    expect(settingOf(sourceOf(measured, hidden), 'Load')).toBe('unknown');
    expect(settingOf(sourceOf(emptyNotebook, hidden), 'Load')).toBe('unknown');
    expect(JSON.stringify(reportOf(sourceOf(measured, hidden)))).not.toContain('100');
  });

  it('name the seeds, grades and model versions that the rows have', () => {
    const mixed = notebookOf({ rows: [...rows, { ...keptRow(6), grade: 'ideal', seed: 8, version: 4 }] });
    const report = reportOf(sourceOf(mixed));
    expect(report.run[0]?.value).toBe('School; Ideal (no measurement uncertainty)');
    expect(report.run[1]).toEqual({ name: 'Seeds', value: '7, 8' });
    expect(report.run[2]).toEqual({ name: 'Trial', value: '1' });
    expect(report.version).toBe('v3, v4');
  });
});

it('says of a checked result what was stated, how it was judged, and what was told', () => {
  const low = { value: 9.5, uncertainty: 0.1, judgement: 'too-low' as const };
  const check = { key: 'g-7-x', id: 'g', label: 'g', unit: 'm/s²', seed: 7 };
  const checks = [
    {
      ...check,
      tries: [low, { ...low, value: 9.8, judgement: 'right' as const }],
      truth: { value: 9.81, tolerance: 0.05 },
    },
    { ...check, key: 'g-8-x', tries: [low, low, low], truth: { value: 9.81, tolerance: 0.05 } },
    { ...check, key: 'g-9-x', tries: [low], truth: null },
  ];
  expect(reportOf(sourceOf(notebookOf({ rows, checks }))).checks.map(({ value }) => value)).toEqual([
    '9.80 ± 0.10 m/s²: right, try 2 of 3.',
    '9.50 ± 0.10 m/s²: too low, try 3 of 3. The true value was told: 9.8100 m/s².',
    '9.50 ± 0.10 m/s²: too low, first try.',
  ]);
});

describe('the table of a report', () => {
  it('keeps struck rows with their reasons, and notes', () => {
    const [first, second, ...rest] = rows;
    if (!first || !second) throw new Error('There are rows.');
    const report = reportOf(
      sourceOf(
        notebookOf({ rows: [{ ...first, note: 'warm' }, { ...second, struck: 'Misread', note: 'late' }, ...rest] }),
      ),
    );
    const [table] = report.tables;
    expect(report.struckRows).toBe(1);
    expect(table?.rows.map(({ struck, remark }) => [struck, remark]).slice(0, 2)).toEqual([
      [false, 'warm'],
      [true, 'struck out: Misread; late'],
    ]);
  });

  it('shows values with their uncertainties, and no column without values', () => {
    const [table] = reportOf(sourceOf(measured)).tables;
    expect(table?.columns.map(({ id }) => id)).toEqual(['time', 'voltage', 'current']);
    expect(table?.rows[0]?.cells[2]).toEqual({ text: '0.02', uncertainty: ' ± 0.0010' });
  });

  it('keeps readings hidden that the class is not to see', () => {
    const report = reportOf(sourceOf(measured, { answersHidden: true }));
    expect(report.tables[0]?.rows[0]?.cells.map(({ text }) => text)).toEqual(['0.1 s', '2.0', 'hidden']);
    expect(report.repeats).toEqual([]);
  });

  it('is cut into pieces of like width where it is too wide, and keeps all columns', () => {
    const { columns, rows: tableRows } = notebookTable(entry, readings, measured, []);
    const many = Array.from({ length: 14 }, (_, at) => ({ ...columns[1], id: `c${at}`, label: 'Photosynthetically' }));
    const blocks = tableBlocks(many as typeof columns, tableRows, false);
    const lengths = blocks.map(({ length }) => length);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
    expect(Math.max(...lengths) * 'Photosynthetically'.length).toBeLessThan(PAGE_WIDTH);
    expect(blocks.flat()).toEqual(many);
  });
});

describe('steps of a report', () => {
  const procedure = [
    { text: 'Set 5 V.', done: { input: 'voltage', equals: 5 } },
    { text: 'Overload it.', badly: true, done: { input: 'voltage', equals: 12 } },
    { text: 'Record.', done: { recorded: 1 } },
  ] as const;

  it('are those that were done, with their numbers, the bad ones marked', () => {
    const { steps } = reportOf(sourceOf(measured, { entry: { ...entry, procedure }, stepsDone: [false, true, true] }));
    expect(steps).toEqual([
      { number: 2, text: 'Overload it.', badly: true },
      { number: 3, text: 'Record.', badly: false },
    ]);
  });
});

describe('repeats in a report', () => {
  it('are rows with equal inputs, with mean and scatter', () => {
    const { repeats } = reportOf(sourceOf(measured));
    expect(repeats.map(({ name }) => name)).toEqual(['Voltage 2.0 V', 'Voltage 4.0 V']);
    expect(repeats[0]?.lines).toEqual([
      {
        quantity: 'Current (A)',
        n: 2,
        mean: '0.0205',
        deviation: '0.0007',
        error: '0.0005',
        // Each is stated with 0.001 A: two cannot be better than that over √2, though they agree.
        uncertainty: '0.0007',
        parts: '',
      },
    ]);
  });

  it('tell scatter from the calibration that all rows share', () => {
    // 0.30, 0.32, 0.34 A with 0.01 A of scatter and 0.02 A of zero: s/√3 = 0.011547, whole √(0.011547² + 0.02²) = 0.023094.
    const shared = { '7 ammeter zero': 0.02 };
    const uncertainty = Math.sqrt(0.01 ** 2 + 0.02 ** 2);
    const currents = [0.3, 0.32, 0.34];
    const alike = currents.map((current, index) => keptRow(index + 1, { current, uncertainty, shared }));
    const [block] = reportOf(sourceOf(notebookOf({ rows: alike }))).repeats;
    expect(block?.lines[0]).toMatchObject({
      mean: '0.32',
      error: '0.012',
      uncertainty: '0.02',
      parts: '± 0.012 (scatter) ± 0.02 (calibration)',
    });
  });

  it('are not the readings along a curve', () => {
    const along = { plotted: { x: 'time', ys: ['current'] } };
    const { repeats } = reportOf(sourceOf(notebookOf({ rows: [1, 2, 3].map((id) => keptRow(id)) }), along));
    expect(repeats).toEqual([]);
  });

  it('are single rows of several trials, wherever along a reading they came to lie, but not along time', () => {
    const trials = [1, 2, 3].map((trial) => ({
      ...keptRow(trial, { run: trial, current: 0.05 + trial / 1000 }),
      trial,
    }));
    const notebook = notebookOf({ rows: trials });
    const along = (x: string) => ({ plotted: { x, ys: ['power'] } });
    expect(reportOf(sourceOf(notebook, along('current'))).repeats[0]?.lines[0]).toMatchObject({ n: 3 });
    expect(reportOf(sourceOf(notebook, along('time'))).repeats).toEqual([]);
    const oneTrial = notebookOf({ rows: trials.map((row) => ({ ...row, run: 1, trial: 1 })) });
    expect(reportOf(sourceOf(oneTrial, along('current'))).repeats).toEqual([]);
    const report = reportOf(sourceOf(notebook));
    expect(report.run[2]).toEqual({ name: 'Trials', value: '1, 2, 3' });
    expect(report.tables[0]?.rows.map(({ run }) => run)).toEqual(['1', '2 · trial 2', '3 · trial 3']);
  });

  it('are all rows where nothing was changed', () => {
    const { repeats } = reportOf(sourceOf(notebookOf({ rows: [1, 2, 3].map((id) => keptRow(id)) })));
    expect(repeats.map(({ name, lines }) => [name, lines[0]?.n])).toEqual([['', 3]]);
  });
});

describe('figures of a report', () => {
  const settings = { ...initialSettings(entry), overlay: 'line' as const };
  const table = notebookTable(entry, readings, measured, []);
  const source = { entry, settings, table, trace: new Trace([]), predictions: [] };

  it('show the points with the fit and its numbers', () => {
    const [figure, ...more] = figuresOf(source);
    expect(more).toEqual([]);
    expect(figure?.svg).toContain('<svg');
    expect(figure?.svg).toContain('residual (A)');
    expect(figure?.lines.map(({ name }) => name)).toContain('slope m =');
  });

  it('are left out where there is nothing to show', () => {
    const empty = notebookTable(entry, readings, emptyNotebook, []);
    expect(figuresOf({ ...source, settings: initialSettings(entry), table: empty })).toEqual([]);
  });

  it('show a sketch dashed on its own axes, beside the plot on show', () => {
    const [x, y] = [settings.x, { column: 'power', transform: 'value' as const }];
    const sketch = {
      id: sketchId(x, y),
      kind: 'sketch' as const,
      x,
      y,
      points: [[0, 0] as const, [12, 3] as const],
      explanation: '',
      rowsBefore: 0,
    };
    const figures = figuresOf({ ...source, predictions: [sketch] });
    expect(figures).toHaveLength(2);
    expect(figures[0]?.svg).not.toContain('your prediction');
    expect(figures[1]?.svg).toContain('your prediction');
    expect(figures[1]?.svg).toContain('stroke-dasharray="9 5"');
    expect(figures[1]?.caption).toContain('Dashed: what was predicted.');
  });
});

describe('a report of very many rows', () => {
  const many = notebookOf({
    rows: Array.from({ length: 20_000 }, (_, index) => keptRow(index + 1, { current: index % 7 })),
  });

  it('gives the page back at least once in a thousand rows', () => {
    const work = slicedReport(sourceOf(many));
    let pauses = 0;
    while (!work.next().done) pauses++;
    expect(pauses).toBeGreaterThanOrEqual(20);
  });

  it('takes the points of a figure in slices too', () => {
    const { table } = sourceOf(many);
    const trace = new Trace([]);
    const work = slicedFigures({ entry, settings: initialSettings(entry), table, trace, predictions: [] });
    let pauses = 0;
    while (!work.next().done) pauses++;
    expect(pauses).toBeGreaterThanOrEqual(20);
  });

  it('has a code for each seed and version, not for each row', () => {
    const two = many.rows.map((row, index) => ({ ...row, seed: index < 9000 ? 7 : 8 }));
    expect(coded(two, 3)).toEqual([
      { seed: 7, version: two[0]?.version ?? 3 },
      { seed: 8, version: two[0]?.version ?? 3 },
    ]);
  });
});
