/** The command: its two outputs and its exit code, within this process; three times as people run it, in a process of its own. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingById, listings } from '../../catalogue/index';
import { type Ended, json, lab } from './lab-here';

const root = fileURLToPath(new URL('../..', import.meta.url));
const runner = join(root, 'node_modules/tsx/dist/cli.mjs');

/** What the exit code, the runner and the threads of a sweep stand on; each start takes a second or two of a processor. */
const labProcess = (...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [runner, join(root, 'scripts/lab/index.ts'), ...args], { cwd: root });
    let [out, err] = ['', ''];
    child.stdout.on('data', (part: Buffer) => (out += part.toString()));
    child.stderr.on('data', (part: Buffer) => (err += part.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });

/** What a command says while one of the catalogue is not built, as each once was. */
async function unbuilt<T>(id: string, body: () => Promise<T>): Promise<T> {
  const listing = listingById.get(id) as { entry?: unknown } | undefined;
  if (!listing) throw new Error(`There is no ${id}.`);
  const { entry } = listing;
  delete listing.entry;
  try {
    return await body();
  } finally {
    listing.entry = entry;
  }
}

const circuit = ['run', 'phy9', '--input', 'voltage=9', '--action', '0:close_switch'];

let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'lab-test-'));
});
afterAll(() => rm(scratch, { recursive: true, force: true }));
const file = async (name: string, content: unknown): Promise<string> => {
  const path = join(scratch, name);
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

describe('lab', () => {
  it('states the uncertainty of what is very small or very large as a number', async () => {
    const steps = ['--action', '0:mount', '--action', '1:source_on', '--time', '5'];
    const { out } = await lab('run', 'ms10', '--grade', 'school', ...steps);
    const { readings } = JSON.parse(out) as {
      readings: Record<string, { value: number; uncertainty?: number | null }>;
    };
    for (const id of ['voltage', 'resistivity', 'conductivity'])
      expect(readings[id]?.uncertainty ?? 0, id).toBeGreaterThan(0);
  });

  it('lists the catalogue', async () => {
    const all = await json('list', '--json');
    expect(all).toHaveLength(listings.length);
    const physics = await json('list', '--subject', 'Physics', '--json');
    const listed = listings.filter((row) => row.kind === 'experiment' && row.subject === 'physics');
    expect(physics.map(({ id }: { id: string }) => id)).toEqual(listed.map(({ id }) => id));
    expect(physics[8]).toEqual({
      id: 'phy9',
      slug: 'series-and-parallel-circuits-simulation-experiment',
      title: 'Series and Parallel Circuits',
      subject: 'physics',
      kind: 'experiment',
      simulationType: 'circuit_complex',
      built: true,
    });
  });

  it('describes a target by id in any case, by slug, and one that is not built', async () => {
    const circuitById = await json('describe', 'PHY9', '--json');
    expect(Object.keys(circuitById)).toEqual([
      'id',
      'slug',
      'title',
      'subject',
      'simulationType',
      'built',
      'inputs',
      'actions',
      'readings',
      'instructions',
      'version',
    ]);
    expect(circuitById.inputs[1]).toMatchObject({ id: 'voltage', unit: 'V', default: 6, min: 1, max: 12, step: 0.5 });
    expect(circuitById.actions[0]).toEqual({ id: 'close_switch', label: 'Close the switch', value: null });
    expect(circuitById.actions.find(({ id }: { id: string }) => id === 'bulbs').value.kind).toBe('toggle');
    expect(circuitById.instructions.length).toBeGreaterThan(0);
    expect(await json('describe', 'series-and-parallel-circuits-simulation-experiment', '--json')).toEqual(circuitById);
    expect(await unbuilt('cryotem', () => json('describe', 'cryotem', '--json'))).toMatchObject({
      built: false,
      inputs: [],
      actions: [],
      readings: [],
      instructions: [],
    });
  });

  it('runs to the end and prints inputs, seed, time and readings', async () => {
    const run = await json(...circuit, '--time', '1');
    expect(run).toMatchObject({
      experiment: 'phy9',
      inputs: { voltage: 9, r1: 100, r2: 200, configuration: 'Series' },
      seed: 1,
      grade: 'ideal',
      time: 1,
      status: 'running',
      notices: [],
      queued: [],
    });
    // Ohm's law: 9 V over 300 Ω.
    expect(run.readings.i_total).toEqual({ value: 0.03, unit: 'A' });
    expect(run.readings.v2).toEqual({ value: 6, unit: 'V' });
  });

  it('changes inputs on the way, prints rows as CSV, and follows a link, options first', async () => {
    const { out, code } = await lab(
      ...circuit,
      '--set',
      '1:voltage=3',
      '--time',
      '2',
      '--every',
      '1',
      '--format',
      'csv',
    );
    expect(code).toBe(0);
    const [header, ...rows] = out
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    expect(header?.slice(0, 2)).toEqual(['time (s)', 'i_total (A)']);
    expect(rows.map((row) => row.slice(0, 2))).toEqual([
      ['0', '0.03'],
      ['1', '0.01'],
      ['2', '0.01'],
    ]);
    const address =
      'https://lab.example/experiment/physics/phy9?voltage=99&r1=200&grade=ideal&seed=4&actions=0:close_switch';
    const linked = await json('run', '--link', address, '--input', 'r2=400', '--time', '1');
    expect(linked).toMatchObject({ experiment: 'phy9', seed: 4, inputs: { voltage: 12, r1: 200, r2: 400 } });
    expect(linked.readings.i_total.value).toBe(0.02);
    expect(linked.notices).toMatchObject([{ at: 0, do: 'voltage' }]);
  });

  it('gives the same rows again, and notices on both outputs', async () => {
    const args = [
      'run',
      'chem1',
      '--action',
      '0:open_stopcock=0.1',
      '--action',
      '90:swirl',
      '--time',
      '10',
      '--grade',
      'school',
    ];
    const [first, again] = [await lab(...args), await lab(...args)];
    expect(first).toEqual(again);
    const run = JSON.parse(first.out);
    expect(run.notices.at(0)).toMatchObject({ at: 90, do: 'swirl' });
    expect(first.err).toContain('swirl at 90 s: This is after the end of the run at 10 s and was left out.');
    expect(first.code).toBe(0);
  });

  it('names the trial: of the run, of each row and of what was recorded; a reset begins the next', async () => {
    const school = ['run', 'chem1', '--grade', 'school', '--time', '4'];
    const point = (at: number) => ['--action', `${at}:record_point`];
    const twice = await json(...school, '--every', '2', ...point(1), ...point(1), '--action', '2:reset', ...point(3));
    const trialsOf = (rows: readonly { trial: number }[]) => rows.map(({ trial }) => trial);
    expect(twice.trial).toBe(1);
    expect(trialsOf(twice.rows)).toEqual([1, 2, 2]);
    expect(trialsOf(twice.records)).toEqual([1, 1, 2]);
    const meter = (run: { readings: Record<string, { value: number }> }) => run.readings['ph_meter']?.value;
    const values: (number | undefined)[] = [];
    for (const n of [1, 2, 3, 4]) values.push(meter(await json(...school, '--trial', String(n))));
    expect(values[0]).toBe(meter(await json(...school)));
    expect(new Set(values).size).toBeGreaterThan(1);
    const link = `https://lab.example/chem1?trial=2`;
    const linked = await json('run', '--link', link, '--time', '4');
    expect(linked).toMatchObject({ trial: 2, seed: 1 });
    expect(meter(linked)).toBe(values[1]);
    const { out } = await lab(...school, '--trial', '2', '--format', 'csv');
    expect(out.split('\n').map((line) => line.split(',')[1])).toEqual(['trial', '2', undefined]);
    const sweep = await lab('sweep', ...school.slice(1), '--input', 'trial=1:4:1', '--reading', 'ph_meter');
    expect(sweep.out.trim().split('\n')).toEqual([
      'trial,ph_meter (1)',
      ...values.map((value, n) => `${n + 1},${value}`),
    ]);
  });

  it('checks cases: failures by name, skipped where not built, exit 1', async () => {
    const row = { experiment: 'phy9', time: 1, actions: [{ at: 0, do: 'close_switch' }], unit: 'A', source: 'by hand' };
    const built = [
      { ...row, reading: 'i_total', expected: 0.02, tolerance: 1e-9 },
      { ...row, reading: 'i_total', expected: 0.03, tolerance: 1e-3 },
      { ...row, reading: 'nothing', expected: 0.03, tolerance: 1e-3 },
    ];
    const { code, out } = await labProcess('check', await file('built.json', built));
    expect(out.trim().split('\n')).toEqual([
      'FAILED phy9 i_total: Expected 0.03 ± 0.001 A, got 0.02, seed 1. Source: by hand',
      expect.stringMatching(
        /^FAILED phy9 nothing: There is no reading "nothing"; there are i_total, .* Source: by hand$/,
      ),
      '1 passed, 2 failed, 0 skipped',
    ]);
    expect(code).toBe(1);
    const cases = await file('cases.json', [...built, { ...row, experiment: 'cryotem', reading: 'x', expected: null }]);
    const { out: asJson, code: alike } = await unbuilt('cryotem', () => lab('check', cases, '--json'));
    expect(JSON.parse(asJson).map(({ status }: { status: string }) => status)).toEqual([
      'passed',
      'failed',
      'failed',
      'skipped',
    ]);
    expect(alike).toBe(1);
  });

  it('sweeps in input order, the same for every number of jobs', async () => {
    const args = ['sweep', 'phy9', '--input', 'voltage=1:2:0.5', '--input', 'configuration=Series|Parallel'];
    const rest = ['--action', '0:close_switch', '--time', '1', '--reading', 'i_total'];
    const one = await lab(...args, ...rest, '--jobs', '1');
    const two = await labProcess(...args, ...rest, '--jobs', '2');
    expect(one.out).toBe(two.out);
    expect(one.err).toContain('6 of 6 points');
    // 300 Ω in series, 200/3 Ω in parallel.
    expect(one.out.trim().split('\n')).toEqual([
      'voltage (V),configuration,i_total (A)',
      '1,Series,0.003333333333',
      '1,Parallel,0.015',
      '1.5,Series,0.005',
      '1.5,Parallel,0.0225',
      '2,Series,0.006666666667',
      '2,Parallel,0.03',
    ]);
  });

  it('makes a data set, a link and a row of the key for each name', async () => {
    const names = await file('names.txt', 'Ann Lee\nBob\n\nÉva\n');
    const out = join(scratch, 'class');
    const key = join(scratch, 'key.csv');
    const page = 'https://lab.example/experiment/physics/phy9';
    const args = ['--names', names, '--out', out, '--key', key, '--hide', 'r2', '--grade', 'school', '--page', page];
    expect((await lab('class', 'phy9', ...args, '--action', '0:close_switch', '--time', '1')).code).toBe(0);
    expect((await readdir(out)).sort()).toEqual(['Ann-Lee.csv', 'Bob.csv', 'links.csv', 'Éva.csv']);
    const [header = [], ...rows] = (await readFile(key, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    const cell = (row: readonly string[], name: string): string => row[header.indexOf(name)] ?? '';
    expect(rows.map((row) => cell(row, 'name'))).toEqual(['Ann Lee', 'Bob', 'Éva']);
    expect(new Set(rows.map((row) => cell(row, 'seed'))).size).toBe(3);
    expect(new Set(rows.map((row) => cell(row, 'r2'))).size).toBeGreaterThan(1);
    const ann = rows[0] ?? [];
    const again = await lab('run', '--link', cell(ann, 'link'), '--time', '1', '--format', 'csv');
    expect(again.out).toBe(await readFile(join(out, 'Ann-Lee.csv'), 'utf8'));
    expect(cell(ann, 'link')).not.toContain('r2=');
  });
});

describe('samples', () => {
  it('go from a run over what is done to them into an instrument', async () => {
    const run = ['0:start_heating', '180:quench=20', '181:cool', '800:filter', '801:dry', '802:take_product=0.2'];
    const options = run.flatMap((action) => ['--action', action]);
    const { samples } = await json('run', 'chem2', ...options, '--time', '803');
    expect(samples).toEqual([
      { name: 'Aspirin, crude product', amount: { value: 0.2, unit: 'g' }, code: expect.stringMatching(/^aspirin-/) },
    ]);
    const solution = await json('sample', samples[0].code, '--do', 'dissolve-acetonitrile=100', '--take', '2');
    expect(solution).toMatchObject({ phase: 'solution', amount: { value: 2, unit: 'mL' }, prep: [{ do: 'dissolve' }] });
    expect(JSON.stringify({ ...solution, code: '' })).not.toContain('salicylic');
    const hplc = ['run', 'hplc', '--input', 'wavelength=303', '--input', `shelf=${solution.code}`];
    const { readings } = await json(...hplc, '--action', '0:load_sample', '--action', '0:start_run', '--time', '600');
    expect(readings.detector_mau.value).not.toBeNull();
    const { code, err } = await lab('run', 'hplc', '--input', `shelf=${samples[0].code}`);
    expect([code, err]).toEqual([2, '--input shelf: A solid: dissolve or digest it first.\n']);
    const bad = await lab('sample', samples[0].code, '--do', 'dilute=2');
    expect(bad.err).toContain('dissolve it first');
  });
});

describe('bad use: exit 2, one sentence on standard error, nothing on standard output', () => {
  it('as a process', async () => {
    expect(await labProcess('run', 'phy9', '--loud')).toEqual({ code: 2, out: '', err: "Unknown option '--loud'.\n" });
  });

  it('where there is nothing to run yet', async () => {
    for (const command of [['run'], ['sweep', '--reading', 'x']] as const) {
      const [name, ...options] = command;
      const { code, out, err } = await unbuilt('cryotem', () => lab(name, 'cryotem', ...options));
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/is not built yet/);
    }
  });

  it.each<[readonly string[], RegExp]>([
    [[], /^Say what to do: list, describe, run, check, sample, sweep, class\.$/],
    [['fly'], /unknown command 'fly'/i],
    [['run'], /^Say which experiment or instrument to run/],
    [['run', 'chemx'], /^There is no experiment or instrument "chemx"; near it are chem1/],
    [['sample', 'nothing'], /^This is no sample/],
    [['list', '--subject', 'alchemy'], /^There is no subject "alchemy"; there are chemistry, physics/],
    [['run', 'phy9', '--input', 'voltage=99'], /^--input voltage: Voltage must be between 1 and 12 V, not "99"\.$/],
    [['run', 'phy9', '--input', 'mass=1'], /There is no input "mass"; there are configuration, voltage/],
    [['run', 'phy9', '--input', 'configuration=Star'], /one of "Series", "Parallel", not "Star"/],
    [['run', 'phy9', '--action', '0:fly'], /There is no action "fly"; there are close_switch/],
    [['run', 'phy9', '--action', '0:bulbs=7'], /takes 0 or 1, not 7/],
    [['run', 'phy9', '--action', 'close_switch'], /^--action takes a time, a colon and what to do/],
    [['run', 'phy9', '--set', '1:voltage=0'], /^--set voltage: Voltage must be between 1 and 12 V/],
    [['run', 'phy9', '--time', '-1'], /^--time takes a number of lab seconds, 0 or more, not "-1"\.$/],
    [['run', 'phy9', '--seed', 'x'], /^--seed takes a whole number from 0/],
    [['run', 'phy9', '--trial', '0'], /^--trial takes a whole number from 1 to 1000000, not "0"\.$/],
    [['class', 'phy9', '--names', 'x', '--out', 'x', '--trial', '2'], /unknown option '--trial'/i],
    [['run', 'phy9', '--grade', 'best'], /^--grade takes ideal, school, research, not "best"\.$/],
    [['run', 'phy9', '--format', 'xml'], /^--format takes json or csv/],
    [['run', 'phy9', '--every', '0', '--time', '1'], /^--every takes a number of lab seconds, above 0/],
    [['run', 'phy9', '--loud'], /unknown option '--loud'/i],
    [['check', 'no-such-file.json'], /cannot be read/],
    [['check', 'package.json'], /A case file is a JSON array of cases/],
    [['sweep', 'phy9', '--input', 'voltage=3:1:1', '--reading', 'v1'], /^The range of voltage is from:to:step/],
    [['sweep', 'phy9', '--input', 'voltage=1:13:1', '--reading', 'v1'], /between 1 and 12 V, not "13"/],
    [['sweep', 'phy9', '--reading', 'v9'], /^There is no reading "v9"; there are i_total/],
    [['sweep', 'phy9', '--reading', 'v1', '--jobs', '0'], /^--jobs takes a whole number from 1/],
    [['class', 'phy9', '--out', 'x'], /--names/],
  ])('lab %j', async (args, sentence) => {
    const { code, out, err } = await lab(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trimEnd()).toMatch(sentence);
    expect(err).toMatch(/^[^\n]+\n$/);
  });
});
