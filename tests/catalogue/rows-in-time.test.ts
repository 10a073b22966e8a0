/** Where a step says when a row is taken, rows from the beginning of a run do not do it. */
import { describe, expect, it } from 'vitest';
import type { AnyDone, AnyEntry } from '../../catalogue/define';
import { listings } from '../../catalogue/index';
import type { Row } from '../../src/bench/notebook/row';
import { progressOf } from '../../src/bench/procedure/is-done';

/** Steps, by their number from 1, that name a time, an end or a value that comes with time. */
const STEPS: readonly (readonly [bench: string, steps: readonly number[]])[] = [
  ['bio3', [1, 2, 7]],
  ['bio4', [1, 2, 3, 6, 7]],
  ['bio5', [1, 2, 6]],
  ['bio6', [1, 2, 3, 4, 8]],
  ['bio7', [2, 4, 6]],
  ['bio8', [2, 3, 5, 7]],
  ['bio9', [3, 7]],
  ['bio11', [5, 6, 7]],
  ['chem2', [9]],
  ['chem3', [8]],
  ['chem4', [1, 2, 4, 5, 6, 7]],
  ['chem5', [5, 8]],
  ['chem6', [9]],
  ['chem10', [6, 7]],
  ['mmb1', [4, 8]],
  ['mmb3', [2]],
  ['mmb4', [2, 3, 4, 5, 6]],
  ['mmb5', [1, 2, 3, 4, 5]],
  ['mmb8', [3, 6, 7]],
  ['mmb9', [5, 8]],
  ['mmb10', [5]],
  ['mlab4', [1, 8]],
  ['mlab7', [3, 4, 6]],
  ['mlab10', [4, 7, 8]],
  ['ms4', [2, 3, 4, 8]],
  ['ms5', [1, 4, 5, 6, 7]],
  ['ms6', [3, 4]],
  ['ms9', [3, 4, 5]],
  ['ms10', [4]],
  ['es2', [2, 3]],
  ['es4', [4, 7, 8]],
  ['es5', [7]],
  ['es6', [2, 5, 6]],
  ['es7', [1, 4]],
  ['es9', [2, 5, 6, 8, 9]],
  ['es10', [1, 4, 9]],
  ['aas', [7]],
  ['icpms', [3, 4, 5, 6, 7, 10]],
  ['gcms', [8]],
  ['hplc', [4, 6, 7]],
  ['uv-vis', [6, 9]],
  ['ion-chromatograph', [4, 8, 9]],
  ['ultrasound', [8]],
  ['phy1', [1, 5, 6]],
  ['phy3', [4, 6]],
  ['phy5', [8]],
  ['phy6', [4]],
  ['phy7', [5]],
  ['phy8', [5, 7]],
  ['phy11', [3, 4, 5, 6, 7]],
];

const entryOf = async (id: string): Promise<AnyEntry> => {
  const load = listings.find((listing) => listing.id === id)?.entry;
  if (!load) throw new Error(`there is no bench ${id}`);
  return (await load()).entry;
};

type Recorded = Extract<AnyDone, { readonly recorded: number }>;

const recordedIn = (done: AnyDone): readonly Recorded[] =>
  'recorded' in done ? [done] : 'all' in done ? done.all.flatMap(recordedIn) : [];

const seen = { did: {}, readings: {}, inputs: {}, found: new Set<string>() };

/** As many rows as are asked for, with the inputs that are asked for, each taken as its run began. */
const early = ({ recorded, where = {}, distinct }: Recorded): readonly Row[] =>
  Array.from({ length: recorded }, (_, index) => ({
    id: index + 1,
    run: index + 1,
    time: 0,
    inputs: { ...where, ...(distinct !== undefined && { [distinct]: index }) } as Row['inputs'],
    settings: {},
    seed: 1,
    trial: 1,
    grade: 'school',
    readings: {},
  }));

describe.each(STEPS)('%s', (bench, steps) => {
  it.each(steps)('step %i does not count rows from the beginning of a run', async (step) => {
    const done = (await entryOf(bench)).procedure[step - 1]?.done;
    const parts = done ? recordedIn(done).filter(({ having, apart }) => having || apart) : [];
    expect(parts.length).toBeGreaterThan(0);
    for (const { following: _following, ...part } of parts) {
      const plot = { x: { column: 'time', transform: 'value' }, ys: [], overlay: 'none' } as never;
      const evidence = { ...seen, plot };
      const rows = early(part);
      // The rows themselves are as they are asked for.
      const { having: _having, apart: _apart, ...whenever } = part;
      expect(progressOf(whenever, { ...evidence, rows }).done).toBe(true);
      expect(progressOf(part, { ...evidence, rows }).done).toBe(false);
    }
  });
});

describe('phy11', () => {
  it('asks for the row of five seconds from the run that is done badly, not from the log of the warming-up', async () => {
    const { procedure } = await entryOf('phy11');
    const [step3, step4] = [procedure[2]?.done, procedure[3]?.done];
    if (!step3 || !step4) throw new Error('phy11 has lost a step');
    const row = (id: number, run: number, time: number, k: number | null): Row => ({
      ...(early({ recorded: 1, where: { material: 'Copper', insulated: true } })[0] as Row),
      id,
      run,
      time,
      readings: { k_measured: { value: k, uncertainty: null, text: '' } },
    });
    const plot = { x: { column: 'time', transform: 'value' }, ys: [], overlay: 'none' } as never;
    const done = (step: AnyDone, rows: readonly Row[]): boolean => progressOf(step, { ...seen, plot, rows }).done;
    // A run that was broken off, then one that was logged every five seconds to its end.
    const logged = [
      row(1, 1, 31, null),
      ...[5, 10, 15, 45].map((time) => row(time, 2, time, null)),
      row(50, 2, 50, 410),
    ];
    expect([done(step3, logged), done(step4, logged)]).toEqual([true, false]);
    expect(done(step4, [...logged, row(51, 3, 5, null)])).toBe(true);
  });
});

describe('mlab5', () => {
  it.each([
    [575, false],
    [890, true],
    [1100, false],
  ])('is not done with the colour of a plate that was stopped at %i s', async (substrate_time, right) => {
    const done = (await entryOf('mlab5')).procedure[1]?.done;
    if (!done) throw new Error('mlab5 has lost a step');
    const did = { add_substrate: 1, add_stop: 1, read_plate: 1 };
    const plot = { x: { column: 'time', transform: 'value' }, ys: [], overlay: 'none' } as never;
    expect(progressOf(done, { ...seen, did, readings: { substrate_time }, plot, rows: [] }).done).toBe(right);
  });
});
