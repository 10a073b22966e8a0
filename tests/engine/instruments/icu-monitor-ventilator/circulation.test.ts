import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../../engine/core/rng';
import {
  cardiacOutput,
  type Circulation,
  circulate,
  giveAdrenaline,
  heartRate,
  initialCirculation,
  type Load,
  startCompressions,
  strokeVolume,
  vascularResistance,
  venousPressure,
} from '../../../../engine/instruments/icu-monitor-ventilator/circulation';
import { type Patient, patients } from '../../../../engine/instruments/icu-monitor-ventilator/patients';

const rest: Load = { peepTotal: 5, noradrenaline: 0, fluid: 0 };
const admit = (patient: Patient, load = rest, seed = 1): Circulation =>
  initialCirculation(patient, load, createRng(seed, 'return'));

function run(
  heart: Circulation,
  patient: Patient,
  load: Load,
  seconds: number,
  each = (_pressure: number) => {},
): void {
  for (let n = 0; n < Math.round(seconds / 0.005); n++) {
    circulate(heart, patient, load, 0.005);
    each(heart.pressure);
  }
}

/** The same windkessel by the classical Runge-Kutta method with steps of 0.2 ms: [systolic, diastolic]. */
function integratedApart({ heartRate: hr, strokeVolume: sv, svr, cvp }: Patient): readonly [number, number] {
  const tb = 60 / hr;
  const ts = 0.3 * Math.sqrt(tb);
  const [z, c] = [0.05, 1.4];
  const r = (0.06 * svr) / 80 - z;
  const flow = (t: number): number => {
    const phase = t % tb;
    return phase < ts ? ((sv * Math.PI) / (2 * ts)) * Math.sin((Math.PI * phase) / ts) : 0;
  };
  const slope = (t: number, p: number): number => (flow(t) - (p - cvp) / r) / c;
  let p = cvp + (((hr * sv) / 1000) * svr) / 80;
  let [top, bottom] = [-Infinity, Infinity];
  const h = 0.0002;
  for (let t = 0; t < 30; t += h) {
    const k1 = slope(t, p);
    const k2 = slope(t + h / 2, p + (h / 2) * k1);
    const k3 = slope(t + h / 2, p + (h / 2) * k2);
    const k4 = slope(t + h, p + h * k3);
    p += (h / 6) * (k1 + 2 * k2 + 2 * k3 + k4);
    if (t < 20) continue;
    top = Math.max(top, p + z * flow(t));
    bottom = Math.min(bottom, p + z * flow(t));
  }
  return [top, bottom];
}

const beating = [patients['Healthy Adult'], patients.ARDS, patients.COPD] as const;

describe('the arteries', () => {
  it.each(beating)(
    'keep the mean at CVP + CO SVR/80, with a wave that integrated apart agrees ($heartRate/min)',
    (patient) => {
      const heart = admit(patient);
      run(heart, patient, rest, 30);
      let [sum, count, top, bottom] = [0, 0, -Infinity, Infinity];
      run(heart, patient, rest, (60 / patient.heartRate) * 20, (pressure) => {
        sum += pressure;
        count++;
        top = Math.max(top, pressure);
        bottom = Math.min(bottom, pressure);
      });
      const theory = patient.cvp + (((patient.heartRate * patient.strokeVolume) / 1000) * patient.svr) / 80;
      expect(Math.abs(sum / count - theory)).toBeLessThan(0.3);
      const [systolic, diastolic] = integratedApart(patient);
      expect(Math.abs(top - systolic)).toBeLessThan(0.5);
      expect(Math.abs(bottom - diastolic)).toBeLessThan(0.5);
    },
  );

  it('decay to the venous pressure without a beat', () => {
    const heart = admit(patients.Asystole);
    heart.reservoir = 90;
    run(heart, patients.Asystole, rest, 30);
    expect(heart.pressure).toBeCloseTo(patients.Asystole.cvp, 6);
  });
});

describe('what acts on the heart', () => {
  it('presses the stroke volume by 1.5 % for each cmH2O of total PEEP above 5, and fills it with fluid', () => {
    const heart = admit(patients['Healthy Adult']);
    expect(strokeVolume(heart, { ...rest, peepTotal: 15 })).toBeCloseTo(70 * 0.85, 10);
    expect(strokeVolume(heart, { ...rest, peepTotal: 2 })).toBe(70);
    expect(strokeVolume(heart, { ...rest, fluid: 750 })).toBeCloseTo(70 * 1.1, 10);
    expect(venousPressure(patients['Healthy Adult'], { ...rest, fluid: 1000 })).toBe(8);
  });

  it('tightens the vessels with noradrenaline, at most twofold', () => {
    const heart = admit(patients.Sepsis);
    fc.assert(
      fc.property(fc.double({ min: 0, max: 2, noNaN: true }), (noradrenaline) => {
        const svr = vascularResistance(patients.Sepsis, heart, { ...rest, noradrenaline });
        expect(svr).toBeCloseTo(450 * (1 + noradrenaline / (noradrenaline + 0.2)), 9);
        expect(svr).toBeLessThan(1200);
      }),
    );
  });

  it('quickens a heart with a reflex when the pressure is low, not one without', () => {
    const low = { ...rest, peepTotal: 35 };
    const patient = patients['Healthy Adult'];
    const heart = admit(patient, low);
    run(heart, patient, low, 120);
    expect(heart.mean).toBeLessThan(70);
    expect(heartRate(heart)).toBeCloseTo(75 + 0.5 * (70 - heart.mean), 1);
    const sepsis = admit(patients.Sepsis);
    run(sepsis, patients.Sepsis, rest, 60);
    expect(heartRate(sepsis)).toBe(118);
  });

  it('drives a beating heart for 3 min with adrenaline', () => {
    const patient = patients.ARDS;
    const heart = admit(patient);
    giveAdrenaline(heart, 0.2);
    expect(heartRate(heart)).toBe(130);
    expect(vascularResistance(patient, heart, rest)).toBeCloseTo(1400, 9);
    run(heart, patient, rest, 179);
    expect(heartRate(heart)).toBe(130);
    run(heart, patient, rest, 2);
    expect(heartRate(heart)).toBe(105);
  });

  it('raises the pressure of a beating heart with the dose of adrenaline', () => {
    const patient = patients['Healthy Adult'];
    const means = [0.01, 0.05, 0.1, 0.3, 1].map((dose) => {
      const heart = admit(patient);
      giveAdrenaline(heart, dose);
      run(heart, patient, rest, 120);
      return heart.mean;
    });
    for (const [n, mean] of means.entries()) expect(mean).toBeGreaterThan(means[n - 1] ?? 87);
  });

  it('goes into a ventricular tachycardia for a minute from 0.5 mg on, until another dose replaces it', () => {
    const patient = patients['Healthy Adult'];
    const heart = admit(patient);
    giveAdrenaline(heart, 0.49);
    expect(heart.arrhythmia).toBe(0);
    giveAdrenaline(heart, 0.5);
    run(heart, patient, rest, 30);
    expect(heart.broad).toBe(true);
    expect(heartRate(heart)).toBe(180);
    expect(strokeVolume(heart, rest)).toBe(35);
    run(heart, patient, rest, 31);
    expect(heart.broad).toBe(false);
    giveAdrenaline(heart, 1);
    giveAdrenaline(heart, 0.1);
    expect(heartRate(heart)).toBeCloseTo(75 + 50 / 3, 9);
  });
});

describe('arrest', () => {
  const patient = patients.Asystole;
  /** Whether the heart came back at the end of the first cycle. */
  const comesBack = (seed: number, dose: number): boolean => {
    const heart = admit(patient, rest, seed);
    startCompressions(heart, rest);
    if (dose > 0) giveAdrenaline(heart, dose);
    run(heart, patient, rest, 120.1);
    return heart.baseRate > 0;
  };

  it('moves a quarter of 5 L/min by compressions', () => {
    const heart = admit(patient);
    expect(cardiacOutput(heart, rest)).toBe(0);
    startCompressions(heart, rest);
    expect(cardiacOutput(heart, rest)).toBe(1.25);
    run(heart, patient, rest, 60);
    let [sum, count] = [0, 0];
    run(heart, patient, rest, 30 * (60 / 110), (pressure) => {
      sum += pressure;
      count++;
    });
    // CVP + CO SVR/80 by hand: 8 + 1.25 × 900/80
    expect(sum / count).toBeCloseTo(8 + 14.0625, 0);
  });

  it('starts the heart again with HR 100 and 50 mL', () => {
    const seed = Array.from({ length: 60 }, (_, k) => k + 1).find((one) => comesBack(one, 1));
    const heart = admit(patient, rest, seed ?? 0);
    startCompressions(heart, rest);
    giveAdrenaline(heart, 1);
    run(heart, patient, rest, 121);
    expect(heartRate(heart)).toBe(100);
    expect(strokeVolume(heart, rest)).toBe(50);
    expect(heart.compressing).toBe(false);
  });

  it('returns with a probability of 0.15 for each cycle, 0.30 with a milligram of adrenaline', () => {
    const seeds = Array.from({ length: 400 }, (_, k) => k + 1);
    const share = (adrenaline: boolean) => {
      // The draw is the stream's first, at the end of the first cycle.
      const limit = adrenaline ? 0.3 : 0.15;
      return seeds.filter((seed) => createRng(seed, 'return').next() < limit).length / seeds.length;
    };
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const first = createRng(seed, 'return').next();
      expect(comesBack(seed, 0)).toBe(first < 0.15);
      expect(comesBack(seed, 0.4)).toBe(first < 0.21);
      expect(comesBack(seed, 1)).toBe(first < 0.3);
    }
    // Four standard deviations of a binomial share of 400.
    expect(Math.abs(share(false) - 0.15)).toBeLessThan(0.072);
    expect(Math.abs(share(true) - 0.3)).toBeLessThan(0.092);
  });
});
