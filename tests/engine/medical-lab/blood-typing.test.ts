import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulations } from '../../../engine/registry';
import { donors, type PatientName } from '../../../engine/data/blood-donors';
import { gradeOf, meetingTime, sticking } from '../../../engine/medical-lab/agglutination';
import { type Params, simulation } from '../../../engine/medical-lab/blood-typing';
import { suitableOf } from '../../../engine/medical-lab/typing-results';
import { cleanWells } from '../../../engine/medical-lab/typing-wells';
import { createRng } from '../../../engine/core/rng';
import { SimulationHost } from '../../../engine/runtime/host';

const ALL: Params = {
  sample: 'Patient 1',
  anti_a: true,
  anti_b: true,
  anti_d: true,
  cell_percent: 3,
  specimen: 1,
  noise: false,
};

const hostOf = (inputs: Partial<Params> = {}, seed = 1): SimulationHost =>
  new SimulationHost({ simulation, inputs: { ...ALL, ...inputs }, applies: {}, seed, grade: 'ideal' });

const run = (host: SimulationHost, seconds: number): void => {
  host.advance(Math.round(seconds / simulation.dt));
};

function typed(inputs: Partial<Params> = {}, seconds = 120, reverse = true, seed = 1): SimulationHost {
  const host = hostOf(inputs, seed);
  host.act({ do: 'add_cells' });
  host.act({ do: 'add_serum' });
  if (reverse) host.act({ do: 'add_reverse_cells' });
  host.act({ do: 'mix', value: 1 });
  run(host, seconds);
  return host;
}

/** Through incubation, washing and antiglobulin, each where it is asked for, and two minutes of rocking. */
function tested(host: SimulationHost, ...steps: readonly ('rh_control' | 'wash')[]): SimulationHost {
  if (steps.includes('rh_control')) host.act({ do: 'rh_control' });
  host.act({ do: 'incubate_37' });
  if (steps.includes('wash')) host.act({ do: 'wash' });
  host.act({ do: 'add_ahg' });
  run(host, 1800 + (steps.includes('wash') ? 240 : 0) + 120);
  return host;
}

const said = (host: SimulationHost): readonly string[] => host.takeNotices().map(({ notice }) => notice);
const patients = Object.keys(donors) as PatientName[];
const usual = patients.filter((name) => donors[name].remark === null);

describe('the growth of clumps', () => {
  it('is a straight line in the time of rocking, 1 + α t/τ, and ten times slower at rest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 2, max: 20 }), (seconds, halfPercent) => {
        const cell_percent = halfPercent / 2;
        const host = typed({ sample: 'Patient 2', cell_percent }, seconds, false);
        // A1 cells in anti-A: b = 10⁶ · 256/272.
        const alpha = sticking(1e6 * (256 / 272), 3000);
        const tau = 0.6 * (3 / cell_percent);
        const rocked = 1 + (alpha * seconds) / tau;
        expect(host.readings()['clump_a']).toBeCloseTo(rocked, 6);
        host.act({ do: 'mix', value: 0 });
        run(host, seconds);
        expect(host.readings()['clump_a']).toBeCloseTo(rocked + (alpha * seconds) / (10 * tau), 6);
      }),
      { numRuns: 25 },
    );
  });

  it('counts the seconds of rocking of the well that has had least of it', () => {
    const host = hostOf({ anti_d: false });
    host.act({ do: 'mix', value: 1 });
    run(host, 5);
    expect(host.readings()['rocked']).toBeNull();
    host.act({ do: 'add_cells' });
    host.act({ do: 'add_serum' });
    run(host, 90);
    host.act({ do: 'mix', value: 0 });
    run(host, 60);
    expect(host.readings()['rocked']).toBe(90);
    host.act({ do: 'mix', value: 1 });
    run(host, 30);
    expect(host.readings()['rocked']).toBe(120);
    host.change({ anti_d: true });
    host.act({ do: 'add_serum' });
    run(host, 10);
    expect(host.readings()['rocked']).toBe(10);
  });

  it('does not happen without the antigen', () => {
    for (const reading of ['clump_b', 'clump_a1', 'clump_o']) {
      expect(typed({ sample: 'Patient 2' }, 600).readings()[reading]).toBe(1);
    }
  });

  it('gives the same clumps however the steps are grouped', () => {
    const whole = typed({ noise: true, specimen: 7 }, 60);
    const parts = typed({ noise: true, specimen: 7 }, 0);
    for (let n = 0; n < 600; n++) parts.advance(1);
    expect(parts.readings()).toEqual(whole.readings());
  });

  it('has grades that begin where the card says', () => {
    expect([1, 1.49, 1.5, 3.99, 4, 14.9, 15, 49.9, 50, 149, 150, 1e6].map(gradeOf)).toEqual([
      0, 0, 0.5, 0.5, 1, 1, 2, 2, 3, 3, 4, 4,
    ]);
    expect(meetingTime(6, true)).toBeCloseTo(0.3, 12);
    expect(meetingTime(3, false)).toBeCloseTo(6, 12);
  });
});

describe('the groups', () => {
  it.each(usual.filter((name) => donors[name].rh !== 'Weak D'))(
    '%s: forward and reverse agree with the donor',
    (sample) => {
      const host = hostOf({ sample });
      for (const name of ['add_cells', 'add_serum', 'add_reverse_cells', 'rh_control', 'mix']) {
        host.act({ do: name, value: 1 });
      }
      run(host, 120);
      const { abo_forward, abo_reverse, rh, discrepancy } = host.readings();
      expect([abo_forward, abo_reverse, discrepancy]).toEqual([donors[sample].abo, donors[sample].abo, 0]);
      expect(rh).toBe(donors[sample].rh === 'Positive' ? 'Positive' : 'Negative, weak D not excluded');
    },
  );

  it('are the same with scatter, in every specimen', () => {
    fc.assert(
      fc.property(fc.constantFrom(...usual), fc.integer({ min: 1, max: 9999 }), (sample, specimen) => {
        const { abo_forward, abo_reverse } = typed({ sample, specimen, noise: true }, 180).readings();
        expect([abo_forward, abo_reverse]).toEqual([donors[sample].abo, donors[sample].abo]);
      }),
      { numRuns: 40 },
    );
  });

  it('scatter around the values of the tables: mean 1, standard deviation of sites and drops 10 % each', {
    tags: ['rest'],
  }, () => {
    const growth = Array.from({ length: 400 }, (_, n) => {
      const clump = Number(
        typed({ sample: 'Patient 2', specimen: n + 1, noise: true }, 30, false).readings()['clump_a'],
      );
      return (clump - 1) / (30 / 0.6);
    });
    const mean = growth.reduce((sum, value) => sum + value, 0) / growth.length;
    const sd = Math.sqrt(growth.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (growth.length - 1));
    // α is saturated there, so only the drop shows: 0.1 ± four standard errors.
    expect(Math.abs(mean - 1)).toBeLessThan(4 * (0.1 / 20));
    expect(Math.abs(sd - 0.1)).toBeLessThan(4 * (0.1 / Math.sqrt(800)));
  });

  it.each([
    ['Patient 10', 'AB', 'B'],
    ['Patient 11', 'A', 'AB'],
    ['Patient 12', 'O', 'O'],
  ] as const)('%s shows a discrepancy and must be referred', (sample, forward, reverse) => {
    const host = typed({ sample });
    expect(host.readings()).toMatchObject({ abo_forward: forward, abo_reverse: reverse, discrepancy: 1 });
    host.takeNotices();
    host.act({ do: 'report_abo', value: forward });
    expect(said(host)).toEqual(['Forward and reverse groups disagree; investigate.']);
    host.act({ do: 'report_abo', value: 'Refer' });
    host.act({ do: 'report_rh', value: 'Positive' });
    expect(said(host)).toEqual([]);
    host.act({ do: 'reveal' });
    run(host, 0.1);
    expect(host.view({})).toMatchObject({ answer: { aboRight: true, rhRight: true } });
  });

  it('are not read before two minutes of rocking, nor while a well is doubtful', () => {
    const host = typed({ sample: 'Patient 2' }, 119.9);
    expect(host.readings()).toMatchObject({ abo_forward: 'Not read', abo_reverse: 'Not read', rh: 'Not read' });
    expect(host.readings()).toMatchObject({ discrepancy: null, compatible_red_cells: null });
    run(host, 0.1);
    expect(host.readings()).toMatchObject({ abo_forward: 'A', abo_reverse: 'A', rh: 'Positive', discrepancy: 0 });
    // Rest does not count.
    const resting = typed({ sample: 'Patient 2' }, 60);
    resting.act({ do: 'mix', value: 0 });
    run(resting, 600);
    expect(resting.readings()['abo_forward']).toBe('Not read');
    // Anti-A1 of a thin suspension: 1 + 0.037 · 120/1.8.
    const thin = typed({ sample: 'Patient 10', cell_percent: 1 });
    expect(thin.readings()).toMatchObject({ grade_a1: 0.5, abo_reverse: 'Not read', compatible_red_cells: null });
  });

  it('name no red cells before forward, reverse and RhD are valid, and none while O cells react', () => {
    const units = (sample: PatientName, reverse = true) =>
      typed({ sample }, 120, reverse).readings()['compatible_red_cells'];
    expect(units('Patient 12', false)).toBeNull();
    expect(units('Patient 2', false)).toBeNull();
    expect(units('Patient 12')).toBe('None until resolved');
    // Forward A, reverse AB.
    expect(units('Patient 11')).toBe('O-, O+ until resolved');
    expect(units('Patient 4')).toBeNull();
    const noD = typed({ sample: 'Patient 2', anti_d: false });
    expect(noD.readings()).toMatchObject({ discrepancy: 0, rh: 'Not read', compatible_red_cells: null });
  });

  it('that disagree leave O cells only, D-negative ones unless D is positive, and none before the control is read', () => {
    const host = typed({ sample: 'Patient 10' });
    expect(host.readings()).toMatchObject({ rh: 'Control needed', discrepancy: 1, compatible_red_cells: null });
    host.act({ do: 'rh_control' });
    run(host, 119);
    expect(host.readings()['compatible_red_cells']).toBeNull();
    run(host, 1);
    expect(host.readings()['compatible_red_cells']).toBe('O-, O+ until resolved');
    // None of the patients is D negative with a discrepancy: a newborn of group A would be.
    const clean = cleanWells(donors['Patient 6'], false, createRng(1), createRng(1));
    const read = { cells: true, serum: true, rocked: 1200 };
    const { a, b, d, a1, b_cells, o } = clean.wells;
    const wells = {
      ...clean.wells,
      a: { ...a, ...read, clump: 200 },
      b: { ...b, ...read },
      d: { ...d, ...read },
      a1: { ...a1, ...read },
      b_cells: { ...b_cells, ...read },
      o: { ...o, ...read },
    };
    expect(suitableOf({ ...clean, wells })).toBe('O- until resolved');
  });

  it.each([
    ['Patient 1', 'O-, O+'],
    ['Patient 2', 'O-, O+, A-, A+'],
    ['Patient 7', 'O-, B-'],
    ['Patient 8', 'O-, A-, B-, AB-'],
    ['Patient 9', 'O-, A-'],
  ] as const)('%s: %s would suit, before screen and crossmatch', (sample, units) => {
    expect(typed({ sample }).readings()['compatible_red_cells']).toBe(units);
  });
});

describe('the antiglobulin test', () => {
  it('takes half an hour and four washes, and finds weak D', () => {
    const host = typed({ sample: 'Patient 9' });
    host.act({ do: 'rh_control' });
    host.act({ do: 'incubate_37' });
    host.act({ do: 'wash' });
    host.act({ do: 'add_ahg' });
    run(host, 1799);
    expect(host.queued).toHaveLength(2);
    run(host, 240);
    expect(host.queued).toHaveLength(1);
    run(host, 1 + 119);
    expect(host.readings()['rh']).toBe('Not read');
    run(host, 1);
    expect(host.readings()).toMatchObject({ grade_d: 3, grade_control: 0, rh: 'Weak D' });
    // 300 sites, IgG at 0.90 (1 − e⁻⁴) of them: 1 + α 200.
    expect(host.readings()['clump_d']).toBeCloseTo(1 + sticking(300 * 0.9 * (1 - Math.exp(-4)), 250) * 200, 6);
  });

  it('needs a control that went along, before a reaction counts', () => {
    const without = tested(typed({ sample: 'Patient 9' }), 'wash');
    expect(without.readings()['rh']).toBe('Control needed');
    without.act({ do: 'rh_control' });
    expect(said(without)).toContain('Set up after the incubation, it is a control of the direct test alone.');
    run(without, 120);
    expect(without.readings()['rh']).toBe('Control needed');
  });

  it('is invalid where the control reacts: cells coated in the body', () => {
    const host = typed({ sample: 'Patient 13' });
    expect(host.readings()['rh']).toBe('Negative, weak D not excluded');
    tested(host, 'rh_control', 'wash');
    expect(host.readings()).toMatchObject({ grade_d: 3, grade_control: 3, rh: 'Invalid: control' });
    expect(host.readings()['compatible_red_cells']).toBeNull();
    host.act({ do: 'report_abo', value: 'A' });
    host.act({ do: 'report_rh', value: 'Refer' });
    host.act({ do: 'reveal' });
    expect(host.view({})).toMatchObject({ answer: { aboRight: true, rhRight: true } });
  });

  it('says Negative only when check cells clump', () => {
    const host = tested(typed({ sample: 'Patient 6' }), 'rh_control', 'wash');
    expect(host.readings()).toMatchObject({ grade_d: 0, rh: 'Invalid: check cells', grade_check: null });
    host.act({ do: 'add_check_cells' });
    run(host, 130);
    expect(host.readings()).toMatchObject({ grade_d: 0, grade_check: 4, rh: 'Negative' });
  });

  it('done without washing reads 0 in weak D, and only the check cells tell', () => {
    const host = tested(typed({ sample: 'Patient 9' }), 'rh_control');
    host.act({ do: 'add_check_cells' });
    run(host, 300);
    expect(host.readings()).toMatchObject({ grade_d: 0, grade_check: 0, rh: 'Invalid: check cells' });
    host.act({ do: 'report_rh', value: 'Negative' });
    host.act({ do: 'reveal' });
    // What is done later leaves the marks as they are.
    expect(host.view({})).toMatchObject({ answer: { aboRight: null, rhRight: false } });
  });

  it('refuses what comes out of order', () => {
    const host = typed({ sample: 'Patient 9' }, 60);
    const saying = (name: string): readonly string[] => {
      host.act({ do: name });
      return said(host);
    };
    host.takeNotices();
    expect(saying('incubate_37')).toEqual(['Rock the D well for two minutes and read it first.']);
    expect(saying('wash')).toEqual(['Incubate the D well at 37 °C first.']);
    expect(saying('add_check_cells')).toEqual(['Read the AHG phase first.']);
    run(host, 60);
    tested(host, 'rh_control', 'wash');
    expect(saying('rh_control')).toEqual(['The Rh control is set up already.']);
    expect(saying('incubate_37')).toEqual(['The D well has been incubated already.']);
    expect(saying('wash')).toEqual(['Washing comes before antiglobulin.']);
    expect(saying('add_ahg')).toEqual(['Antiglobulin is in the tube already.']);
    expect(saying('add_check_cells')).toEqual(['Check cells test a reading of 0: here the cells have reacted.']);
  });
});

describe('what cannot be done', () => {
  it.each<[string, (host: SimulationHost) => void, string]>([
    ['no serum ticked', (host) => host.act({ do: 'add_serum' }), 'Tick at least one antiserum.'],
    ['AHG without D', (host) => host.act({ do: 'add_ahg' }), 'Add anti-D first.'],
    ['incubating without D', (host) => host.act({ do: 'incubate_37' }), 'Add anti-D first.'],
    [
      'reporting unread',
      (host) => host.act({ do: 'report_abo', value: 'A' }),
      'Read the forward group first: cells and both sera, two minutes of rocking.',
    ],
    [
      'reporting RhD unread',
      (host) => host.act({ do: 'report_rh', value: 'Positive' }),
      'Read the D well first: cells and anti-D, two minutes of rocking.',
    ],
  ])('%s is said so', (_what, act, sentence) => {
    const host = hostOf({ anti_a: false, anti_b: false, anti_d: false });
    const before = host.readings();
    act(host);
    expect(said(host)).toEqual([sentence]);
    expect(host.readings()).toEqual(before);
  });

  it('incubating anti-D without cells asks for the cells', () => {
    const host = hostOf();
    host.act({ do: 'add_serum' });
    host.act({ do: 'incubate_37' });
    expect(said(host)).toEqual(['Add the patient’s cells first.']);
  });

  it('AHG before the incubator is refused', () => {
    const host = typed();
    host.takeNotices();
    host.act({ do: 'add_ahg' });
    expect(said(host)).toEqual(['Incubate the D well at 37 °C first.']);
  });

  it('sera that were ticked later are added by repeating; the marks stand once the answer is shown', () => {
    const host = hostOf({ anti_b: false, anti_d: false });
    host.act({ do: 'add_cells' });
    host.act({ do: 'add_serum' });
    run(host, 1);
    expect(host.readings()).toMatchObject({ grade_a: 0, grade_b: null, abo_forward: 'Not read', rh: 'Not read' });
    host.change({ anti_b: true });
    host.act({ do: 'add_serum' });
    host.act({ do: 'mix', value: 1 });
    run(host, 120);
    expect(host.readings()).toMatchObject({ grade_b: 0, abo_forward: 'O' });
    host.takeNotices();
    host.act({ do: 'report_abo', value: 'O' });
    expect(said(host)).toEqual(['Read the reverse group too: a group is reported when both agree.']);
    host.act({ do: 'reveal' });
    host.takeNotices();
    host.act({ do: 'report_abo', value: 'O' });
    expect(said(host)).toEqual(['The answer has been shown: the marks stand as they are.']);
  });

  it('both reports finish the run, and work goes on after', async () => {
    const host = typed();
    host.act({ do: 'report_abo', value: 'O' });
    host.act({ do: 'report_rh', value: 'Positive' });
    run(host, 0.1);
    expect(host.finished).toBe(true);
    expect((await simulations.blood_typing()).simulation).toBe(simulation);
  });
});
