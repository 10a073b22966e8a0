import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { erf, lognormalMoment, normalCdf } from '../../../engine/core/normal';
import { COUNTS, type CountPatient } from '../../../engine/data/blood-counts';
import { type Params, simulation } from '../../../engine/medical-lab/cbc';
import { flagsOf } from '../../../engine/medical-lab/cbc-results';
import { particlesOf, passedAlone, redGate, uncoincided, zoneOf } from '../../../engine/medical-lab/coulter';
import { SimulationHost } from '../../../engine/runtime/host';

const USUAL: Params = {
  patient: 'Patient 1',
  dilution: '50000',
  aperture: '100',
  count_time: 10,
  coincidence_correction: true,
  plt_threshold: 30,
  previous_sample: 'None',
  specimen: 1,
  noise: false,
};

const hostOf = (inputs: Partial<Params> = {}, seed = 1): SimulationHost =>
  new SimulationHost({
    simulation,
    inputs: { ...USUAL, ...inputs },
    applies: {
      dilution: 'next',
      aperture: 'next',
      count_time: 'next',
      plt_threshold: 'next',
      coincidence_correction: 'live',
    },
    seed,
    grade: 'ideal',
  });
const wait = (host: SimulationHost, seconds: number): void => {
  host.advance(Math.round(seconds / simulation.dt));
};
const number = (host: SimulationHost, id: string): number => host.readings()[id] as number;

function counted(inputs: Partial<Params> = {}, seed = 1, ...first: readonly string[]): SimulationHost {
  const host = hostOf(inputs, seed);
  for (const what of [...first, 'mix_sample', 'aspirate', 'run_all']) host.act({ do: what });
  wait(host, 30 + (first.includes('warm_sample') ? 600 : 0));
  return host;
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0) / (values.length - 1));
const patients = Object.keys(COUNTS) as CountPatient[];

describe('distributions', () => {
  it('have the error function of the tables', () => {
    expect(erf(0.5)).toBeCloseTo(0.5204998778130465, 12);
    expect(erf(2.5)).toBeCloseTo(0.999593047982555, 12);
    expect(normalCdf(-1.959963984540054)).toBeCloseTo(0.025, 12);
  });

  it('have whole moments, and parts that add up to them', () => {
    const volume = { mean: 90, cv: 0.13 };
    expect(lognormalMoment(volume, 0, 0, Infinity)).toBeCloseTo(1, 12);
    expect(lognormalMoment(volume, 1, 0, Infinity)).toBeCloseTo(90, 9);
    expect(lognormalMoment(volume, 2, 0, Infinity)).toBeCloseTo(90 * 90 * (1 + 0.13 ** 2), 7);
    expect(lognormalMoment(volume, 1, 0, 80) + lognormalMoment(volume, 1, 80, Infinity)).toBeCloseTo(90, 9);
  });
});

describe('coincidence', () => {
  it('is undone by the correction wherever cells pass mostly alone', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.98, noNaN: true }), (crowding) => {
        const zone = zoneOf(100);
        const c = crowding / zone;
        expect(uncoincided(c * passedAlone(c, zone), zone)).toBeCloseTo(c, 5);
      }),
    );
  });

  it('has no root above 1/e, and the smaller one where the zone is overfull', () => {
    expect(uncoincided(0.37 / zoneOf(100), zoneOf(100))).toBeNull();
    const zone = zoneOf(100);
    const c = 2 / zone;
    expect(uncoincided(c * passedAlone(c, zone), zone)! * zone).toBeLessThan(1);
  });

  it('makes a straight line of ln RBC on 1/dilution, with the zone in its slope', () => {
    const points = (['6250', '12500', '25000', '50000', '100000'] as const).map((dilution) => {
      const host = counted({ dilution, coincidence_correction: false });
      return [1 / Number(dilution), Math.log(number(host, 'rbc'))] as const;
    });
    const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
    const slope =
      points.reduce((sum, [x, y]) => sum + (x - mx) * (y - my), 0) /
      points.reduce((sum, [x]) => sum + (x - mx) ** 2, 0);
    expect(Math.abs(slope + 5634)).toBeLessThan(20);
    expect(Math.abs(my - slope * mx - Math.log(4.507))).toBeLessThan(0.002);
  });

  it('grows with the third power of the aperture', () => {
    const loss = (aperture: '50' | '100'): number =>
      -Math.log(1 - number(counted({ aperture }), 'coincidence_loss') / 100);
    expect(loss('100') / loss('50')).toBeCloseTo(8, 6);
  });
});

describe('counts', () => {
  it('scatter as Poisson counts do', { tags: ['rest'] }, () => {
    const counts = Array.from({ length: 100 }, (_, n) =>
      number(counted({ noise: true, count_time: 2, specimen: n + 1 }, n + 1), 'rbc_raw_count'),
    );
    expect(Math.abs((100 * deviation(counts)) / mean(counts) - 1.12)).toBeLessThan(0.2);
  });

  it('share one calibration for a specimen, which the raw counts do not have', () => {
    const exact = number(counted(), 'rbc');
    const raw = number(counted(), 'rbc_raw_count');
    const shifts: number[] = [];
    const rawShifts: number[] = [];
    for (let n = 1; n <= 200; n++) {
      const host = counted({ noise: true, specimen: n });
      const repeats = [number(host, 'rbc')];
      const raws = [number(host, 'rbc_raw_count')];
      for (let k = 1; k < 10; k++) {
        host.act({ do: 'run_rbc' });
        wait(host, 11);
        repeats.push(number(host, 'rbc'));
        raws.push(number(host, 'rbc_raw_count'));
      }
      shifts.push((100 * (mean(repeats) - exact)) / exact);
      rawShifts.push((100 * (mean(raws) - raw)) / raw);
    }
    expect(Math.abs(deviation(shifts) - 1.5)).toBeLessThan(0.25);
    expect(deviation(rawShifts)).toBeLessThan(0.4);
  });

  it('give the same whatever the time and the dilution, without scatter', () => {
    const usual = number(counted(), 'rbc');
    expect(number(counted({ count_time: 20 }), 'rbc')).toBeCloseTo(usual, 9);
    expect(number(counted({ dilution: '100000' }), 'rbc')).toBeCloseTo(usual, 9);
  });

  it('move cells from the red gate to the platelets as the threshold rises, and lose none', () => {
    const blood = { particles: particlesOf(COUNTS['Patient 4'], false), haemoglobin: 122 };
    expect(redGate(blood, 45).count).toBeLessThan(redGate(blood, 15).count);
    expect(number(counted({ patient: 'Patient 2', plt_threshold: 45 }), 'plt')).toBeGreaterThan(
      number(counted({ patient: 'Patient 2', plt_threshold: 30 }), 'plt'),
    );
  });
});

describe('indices', () => {
  it('follow from counts, volume and haemoglobin in every patient', () => {
    for (const patient of patients) {
      const { rbc, mcv, hgb, hct, mch, mchc } = counted({ patient }).readings() as Record<string, number>;
      expect(hct).toBeCloseTo((rbc! * mcv!) / 1000, 9);
      expect(mch).toBeCloseTo(hgb! / rbc!, 9);
      expect(mchc).toBeCloseTo(hgb! / hct!, 9);
    }
  });

  it('part iron deficiency from thalassaemia trait by Mentzer’s index', () => {
    const index = (patient: CountPatient): number => {
      const host = counted({ patient });
      return number(host, 'mcv') / number(host, 'rbc');
    };
    expect(Math.abs(index('Patient 4') - 10.5)).toBeLessThan(0.2);
    expect(index('Patient 2')).toBeGreaterThan(13);
  });

  it('are impossible in two patients, of whom warming cures one', () => {
    const impossible = patients.filter((patient) => number(counted({ patient }), 'mchc') > 370);
    expect(impossible).toEqual(['Patient 7', 'Patient 9']);
    expect(number(counted({ patient: 'Patient 9' }, 1, 'warm_sample'), 'mchc')).toBeLessThan(340);
    expect(number(counted({ patient: 'Patient 7' }, 1, 'warm_sample'), 'mchc')).toBeGreaterThan(370);
  });

  it('have no value above the linear range, where the raw count stays', () => {
    const host = counted({ dilution: '6250' });
    const { mcv, hct, mchc, rdw_cv, rbc_raw_count, status } = host.readings();
    expect([mcv, hct, mchc, rdw_cv]).toEqual([null, null, null, null]);
    expect(rbc_raw_count).toBeGreaterThan(0);
    expect(status).toBe('Above linear range');
  });
});

describe('the sample', () => {
  it('that has settled lacks a part of everything, and MCHC does not tell', () => {
    const host = hostOf();
    for (const what of ['aspirate', 'run_all']) host.act({ do: what });
    wait(host, 20);
    const mixed = counted();
    for (const id of ['rbc', 'wbc', 'plt', 'hgb']) expect(number(host, id) / number(mixed, id)).toBeCloseTo(0.85, 2);
    expect(number(host, 'mchc')).toBeCloseTo(number(mixed, 'mchc'), 1);
  });

  it('settles again a minute after it was mixed', () => {
    const host = hostOf();
    host.act({ do: 'mix_sample' });
    wait(host, 80);
    host.act({ do: 'aspirate' });
    host.act({ do: 'run_hgb' });
    wait(host, 10);
    expect(number(host, 'hgb')).toBeCloseTo(135 * 0.85, 6);
  });

  it('carries one part in a hundred of the one before, unless the lines are rinsed, and only once', () => {
    const inputs: Partial<Params> = { patient: 'Patient 8', previous_sample: 'Patient 5' };
    const host = counted(inputs);
    expect(number(host, 'plt')).toBeGreaterThan(17.5);
    for (const what of ['mix_sample', 'aspirate', 'run_all']) host.act({ do: what });
    wait(host, 30);
    expect(number(host, 'plt')).toBeLessThan(12.1);
    expect(number(counted(inputs, 1, 'flush'), 'plt')).toBeLessThan(12.1);
  });

  it('must be drawn in before it is counted', () => {
    const host = hostOf();
    host.act({ do: 'run_all' });
    wait(host, 1);
    expect(host.takeNotices().map(({ notice }) => notice)).toEqual(['Draw the sample in first.']);
    expect(host.readings()['rbc']).toBeNull();
  });
});

describe('what the report says', () => {
  it('flags Patient 7 in every specimen and trial: turbidity is far larger than the scatter', () => {
    for (let n = 1; n <= 24; n++) {
      const readings = counted({ patient: 'Patient 7', noise: true, specimen: n }, n).readings();
      expect(readings['flags']).toContain('MCHC high');
    }
  });

  it('prints no index and does not say Normal where the red count is beyond its range', () => {
    for (const patient of ['Patient 1', 'Patient 5'] as const) {
      const readings = counted({ patient, dilution: '6250' }).readings();
      for (const id of ['mcv', 'mch', 'mchc', 'hct', 'rdw_cv']) expect(readings[id]).toBeNull();
      expect(readings['flags']).toContain('Red count beyond range: dilute further');
    }
  });

  it('keeps to the dilutions that the notes call valid', () => {
    for (const patient of patients) {
      const { red } = COUNTS[patient];
      expect(counted({ patient, dilution: '50000' }).readings()['status']).toBe('In range');
      const denser = counted({ patient, dilution: '25000' }).readings()['status'];
      expect(denser).toBe(red > 7 ? 'Above linear range' : 'In range');
    }
  });

  it('is flagged by what is printed', () => {
    const healthy = { hgb: 135, mcv: 90, mchc: 330, plt: 250, wbc: 7, status: 'In range' } as const;
    expect(flagsOf({ ...healthy, hgb: 119.96, mchc: 370.04 })).toBe('Normal');
    expect(flagsOf({ ...healthy, hgb: 119.94 })).toBe('Low haemoglobin');
  });

  it('has carry-over errors as the theory says: some 9 % at ten times more, half at fifty', () => {
    const plates = (previous_sample: CountPatient | 'None'): number =>
      number(counted({ patient: 'Patient 8', previous_sample }), 'plt');
    expect(Math.abs(plates('Patient 3') / plates('None') - 1 - 0.08)).toBeLessThan(0.01);
    expect(Math.abs(plates('Patient 5') / plates('None') - 1 - 0.51)).toBeLessThan(0.01);
  });
});
