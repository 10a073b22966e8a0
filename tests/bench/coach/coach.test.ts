import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../../catalogue/define';
import { entry as chem1 } from '../../../catalogue/chemistry/chem1';
import type { ReadingDefs } from '../../../engine/contract';
import { fitCurve } from '../../../engine/core/curve-fit';
import { simulation as titration } from '../../../engine/chemistry/titration';
import { coachComments, type CoachSource } from '../../../src/bench/coach/rules';
import { emptyNotebook, type NotebookRow } from '../../../src/bench/notebook/notebook';
import { notebookTable } from '../../../src/bench/notebook/table';
import { pointsOf } from '../../../src/bench/plot/series';
import { entry, keptRow, readings } from '../rows';

const meter = {
  name: 'Ammeter',
  updateInterval: 1,
  school: { resolution: 0.001, source: '' },
  research: { resolution: 0.0001, source: '' },
};
const metered: ReadingDefs = { ...readings, current: { label: 'Current', unit: 'A', instrument: meter } };
const [X, Y] = [
  { column: 'voltage', transform: 'value' },
  { column: 'current', transform: 'value' },
] as const;

type Change = Partial<Omit<CoachSource, 'fit'>> & { readonly fit?: 'line' | null };

function idsOf(rows: readonly NotebookRow[], { fit = null, ...change }: Change = {}): readonly string[] {
  const known = change.entry ?? entry;
  const defs = change.readings ?? metered;
  const table = notebookTable(known, defs, { ...emptyNotebook, rows }, []);
  const points = pointsOf(
    table.rows.filter(({ struck }) => !struck),
    X,
    Y,
  );
  const outcome = fit ? fitCurve(fit, points) : null;
  return coachComments({
    entry: known,
    readings: defs,
    table,
    grades: ['school'],
    plotted: { x: 'voltage', y: 'current' },
    points,
    fit: outcome && 'fit' in outcome ? { kind: 'line', found: outcome.fit } : null,
    ...change,
  }).map(({ id }) => id);
}

/** Each voltage so often, current V/100 with an error that goes up and down. */
const series = (volts: readonly number[], times = 3, error = 0.001): readonly NotebookRow[] =>
  volts
    .flatMap((voltage) => Array.from({ length: times }, () => voltage))
    .map((voltage, index) =>
      keptRow(index + 1, { voltage, current: voltage / 100 + error * (index % 2 === 0 ? 1 : -1) }),
    );

const GOOD = [2, 4, 6, 8, 10];

describe('the coach', () => {
  it('has nothing to say of readings that are spread, repeated and fitted well', () => {
    expect(idsOf(series(GOOD), { fit: 'line' })).toEqual([]);
  });

  it('says nothing before there are readings, nor of those that are struck out', () => {
    expect(idsOf([])).toEqual([]);
    expect(idsOf(series(GOOD, 1).map((row) => ({ ...row, struck: 'Outlier' })))).toEqual([]);
  });

  it('notes that the grade Ideal has no uncertainty', () => {
    expect(idsOf(series(GOOD), { grades: ['ideal'] })).toEqual(['ideal']);
    expect(idsOf(series(GOOD), { grades: ['ideal', 'school'] })).toEqual([]);
  });

  it.each([
    [1, ['repeat']],
    [2, ['repeat']],
    [3, []],
  ])('asks for repeats where each setting was read %i times', (times, expected) => {
    expect(idsOf(series(GOOD, times))).toEqual(expected);
  });

  it('asks for no repeats along a curve that the learner does not set', () => {
    expect(idsOf(series(GOOD, 1), { plotted: { x: 'time', y: 'current' } })).toEqual([]);
  });

  it.each([
    ['a reading of a few steps', [0.5, 4, 6, 8, 10], true],
    ['readings of many steps', GOOD, false],
  ])('looks at the steps of the display: %s', (_what, volts, few) => {
    expect(idsOf(series(volts, 3, 0)).includes('few-steps')).toBe(few);
  });

  it('goes by the instrument of the grade: finer steps, no comment', () => {
    expect(idsOf(series([0.5, 4, 6, 8, 10], 3, 0), { grades: ['research'] })).not.toContain('few-steps');
  });

  it('notes differences of a few steps', () => {
    expect(idsOf(series([10, 10.5], 3, 0))).toEqual(['small-differences']);
  });

  it.each([
    [[10, 10.5, 11, 11.5, 12], true],
    [[2, 4, 6, 8, 10], false],
  ])('finds the range of %j too small for a slope: %s', (volts, narrow) => {
    expect(idsOf(series(volts), { fit: 'line' }).includes('narrow')).toBe(narrow);
  });

  it('asks for a wider range only where a slope is wanted', () => {
    expect(idsOf(series([10, 10.5, 11, 11.5, 12]))).not.toContain('narrow');
  });

  it.each([
    [[1, 1.5, 2, 2.5, 12], true],
    [[1, 3, 6, 9, 12], false],
    [[1, 12], false],
  ])('finds points at %j bunched: %s', (volts, bunched) => {
    expect(idsOf(series(volts)).includes('bunched')).toBe(bunched);
  });

  it('warns of an intercept far from the points, and of none beside them', () => {
    expect(idsOf(series([7, 8, 9, 10, 11]), { fit: 'line' })).toContain('beyond');
    expect(idsOf(series(GOOD), { fit: 'line' })).not.toContain('beyond');
  });

  it.each([
    ['farther from the curve than they may', 0.004, true],
    ['as near as they should', 0.001, false],
    ['nearer than they should', 0.00001, true],
  ])('looks at χ²/ν: points lie %s', (_what, error, unusual) => {
    expect(idsOf(series(GOOD, 3, error), { fit: 'line' }).includes('scatter')).toBe(unusual);
  });

  it('asks to time several swings where a hand works the stopwatch', () => {
    const watch = { ...meter, name: 'Stopwatch worked by hand', school: { resolution: 0.01, source: '' } };
    const timed: ReadingDefs = { ...readings, current: { label: 'Period', unit: 's', instrument: watch } };
    const swings = (period: number) => [1, 2, 3].map((id) => keptRow(id, { current: period, uncertainty: 0.1 }));
    expect(idsOf(swings(1.4), { readings: timed })).toContain('longer-times');
    expect(idsOf(swings(14), { readings: timed })).not.toContain('longer-times');
  });

  it('adds the hints of the entry, when so many rows count', () => {
    const own: AnyEntry = { ...entry, coach: [{ after: 15, text: 'Mind the heat.' }] };
    expect(idsOf(series(GOOD), { entry: own })).toEqual(['Mind the heat.']);
    expect(idsOf(series(GOOD).slice(1), { entry: own })).toEqual([]);
  });
});

describe('concordant titres', () => {
  /** One flask after another: recorded before, at and after its end point. */
  const flasks = (titres: readonly number[]): readonly NotebookRow[] =>
    titres
      .flatMap((titre) => [null, titre, titre])
      .map((titre, index) => ({
        ...keptRow(index + 1),
        inputs: Object.fromEntries(chem1.inputs.map(({ id, defaultValue }) => [id, defaultValue])),
        readings: { endpoint_volume: { value: titre, text: String(titre), uncertainty: null } },
      }));
  const asks = (titres: readonly number[]): boolean =>
    idsOf(flasks(titres), {
      entry: chem1,
      readings: titration.readings,
      plotted: { x: 'volume_added', y: 'ph_meter' },
    }).includes('concordant');

  it.each([
    [[25.1], false],
    [[25.6, 25.1], true],
    [[25.6, 25.1, 25.15], true],
    [[25.6, 25.1, 25.15, 25.2], false],
    [[25.6, 25.1, 25.1, 25.1], false],
    [[25.0, 25.1, 25.2], true],
  ])('of %j: more are wanted: %s', (titres, wanted) => {
    expect(asks(titres)).toBe(wanted);
  });
});
