import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulations } from '../../../engine/registry';
import { donors, type PatientName } from '../../../engine/data/blood-donors';
import { gradeOf, meetingTime, sticking } from '../../../engine/medical-lab/agglutination';
import { type Params, simulation } from '../../../engine/medical-lab/blood-typing';
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
      const { abo_forward, abo_reverse, rh, discrepancy } = typed({ sample }).readings();
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

  it('scatter around the values of the tables: mean 1, standard deviation of sites and drops 10 % each', () => {
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

  it('Bombay gets Oh cells only', () => {
    expect(typed({ sample: 'Patient 12' }).readings()['compatible_red_cells']).toBe('Oh only');
    expect(typed({ sample: 'Patient 12' }, 120, false).readings()['compatible_red_cells']).toBe('O-, O+');
  });

  it.each([
    ['Patient 1', 'O-, O+'],
    ['Patient 2', 'O-, O+, A-, A+'],
    ['Patient 7', 'O-, B-'],
    ['Patient 8', 'O-, A-, B-, AB-'],
  ] as const)('%s may get %s', (sample, units) => {
    expect(typed({ sample }).readings()['compatible_red_cells']).toBe(units);
  });
});

describe('the antiglobulin test', () => {
  it('takes five minutes, finds weak D, and leaves a true negative negative', () => {
    for (const [sample, rh] of [
      ['Patient 9', 'Weak D'],
      ['Patient 6', 'Negative'],
      ['Patient 2', 'Positive'],
    ] as const) {
      const host = typed({ sample });
      host.act({ do: 'incubate_37' });
      host.act({ do: 'add_ahg' });
      run(host, 299);
      expect(host.queued).toHaveLength(1);
      run(host, 121);
      expect(host.readings()['rh']).toBe(rh);
    }
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
      'Read the forward group first: cells and both sera.',
    ],
    [
      'reporting RhD unread',
      (host) => host.act({ do: 'report_rh', value: 'Positive' }),
      'Read the D well first: cells and anti-D.',
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
    expect(host.readings()).toMatchObject({ grade_a: 0, grade_b: null, abo_forward: 'Not read', rh: null });
    host.change({ anti_b: true });
    host.act({ do: 'add_serum' });
    expect(host.readings()).toMatchObject({ grade_b: 0, abo_forward: 'O' });
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
