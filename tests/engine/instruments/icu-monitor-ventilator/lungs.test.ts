import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginBreath,
  beginSuction,
  breathTimes,
  initialLungs,
  type Lungs,
  ventilate,
  type VentilatorSettings,
} from '../../../../engine/instruments/icu-monitor-ventilator/lungs';
import { complianceAt, type Patient, patients } from '../../../../engine/instruments/icu-monitor-ventilator/patients';

const settings: VentilatorSettings = {
  vent_mode: 'Volume Control',
  tidal_volume: 500,
  resp_rate: 12,
  peep: 5,
  driving_setting: 15,
  ie_ratio: '1:2',
};

/** Ventilates for some seconds; gives the volumes of each whole breath. */
function breathe(patient: Patient, given: VentilatorSettings, seconds: number, dt = 0.005) {
  const lungs = initialLungs();
  beginBreath(lungs, patient, given);
  const breaths: { inspired: number; expired: number; peak: number; trapped: number }[] = [];
  let balance = 0;
  let inspired = 0;
  let expired = 0;
  let peak = 0;
  let last = lungs.last;
  for (let n = 0; n < seconds / dt - 0.5; n++) {
    ventilate(lungs, patient, given, dt);
    inspired += lungs.inspired;
    expired += lungs.expired;
    balance += lungs.inspired - lungs.expired;
    peak = Math.max(peak, lungs.pressure);
    if (lungs.last === last) continue;
    last = lungs.last;
    breaths.push({ inspired, expired, peak, trapped: last?.trapped ?? 0 });
    inspired = 0;
    expired = 0;
    peak = 0;
  }
  return { lungs, breaths, balance };
}

const anySettings = fc.record({
  vent_mode: fc.constantFrom('Volume Control' as const, 'Pressure Control' as const),
  tidal_volume: fc.integer({ min: 20, max: 90 }).map((tens) => 10 * tens),
  resp_rate: fc.integer({ min: 4, max: 40 }),
  peep: fc.integer({ min: 0, max: 20 }),
  driving_setting: fc.integer({ min: 5, max: 35 }),
  ie_ratio: fc.constantFrom('1:1' as const, '1:2' as const, '1:3' as const),
});
const anyPatient = fc.constantFrom(...Object.values<Patient>(patients));

describe('breathing in and out', () => {
  it('divides a breath by I:E', () => {
    expect(breathTimes(12, '1:2').inspiration).toBeCloseTo(5 / 3, 12);
    expect(breathTimes(20, '1:1')).toEqual({ inspiration: 1.5, expiration: 1.5 });
    expect(breathTimes(15, '1:3').expiration).toBe(3);
  });

  it('gives back what it takes in, in the steady state, within 0.5 mL', () => {
    fc.assert(
      fc.property(anyPatient, anySettings, (patient, given) => {
        const { lungs, breaths, balance } = breathe(patient, given, 180);
        // What went in and did not come out is there: exactly, at every moment.
        expect(lungs.volume - initialLungs().volume).toBeCloseTo(balance, 6);
        // At the ends of breaths, which need not fall on a step: a breath changes what is trapped by in minus out.
        const settled = breaths.slice(breaths.length >> 1).map(({ trapped }) => trapped);
        for (const [n, trapped] of settled.entries())
          expect(Math.abs(trapped - (settled[n - 1] ?? trapped))).toBeLessThan(0.5);
      }),
      { numRuns: 25 },
    );
  });

  it('does not depend on the step: each piece is closed', () => {
    fc.assert(
      fc.property(anyPatient, anySettings, (patient, given) => {
        const fine = breathe(patient, given, 30, 0.001).lungs;
        const coarse = breathe(patient, given, 30, 0.005).lungs;
        expect(coarse.volume).toBeCloseTo(fine.volume, 6);
        expect(coarse.last?.trapped ?? 0).toBeCloseTo(fine.last?.trapped ?? 0, 6);
      }),
      { numRuns: 10 },
    );
  });

  it('fills by C ΔP (1 − exp(−Ti/RC)) in pressure control: 498 mL in ARDS at 20 cmH2O and 14 a minute', () => {
    const given: VentilatorSettings = {
      ...settings,
      vent_mode: 'Pressure Control',
      driving_setting: 20,
      resp_rate: 14,
    };
    const filled = 25 * 20 * (1 - Math.exp(-(60 / 14 / 3) / 0.25));
    const { breaths, lungs } = breathe(patients.ARDS, given, 60);
    expect(breaths.at(-1)?.expired).toBeCloseTo(filled, 1);
    expect(filled).toBeCloseTo(498, 0);
    expect(lungs.last?.peep).toBe(5);
  });

  it('traps the geometric series of what expiration leaves in COPD', () => {
    const given: VentilatorSettings = { ...settings, tidal_volume: 480, resp_rate: 24 };
    const { lungs } = breathe(patients.COPD, given, 120);
    const kept = Math.exp((-(60 / 24) * (2 / 3)) / 1.6);
    const trapped = (480 * kept) / (1 - kept);
    expect(lungs.last?.trapped).toBeCloseTo(trapped, 3);
    expect((lungs.last?.trapped ?? 0) / 80).toBeCloseTo(3.27, 1);
  });

  it('reaches the pressures that the equation of motion says in volume control', () => {
    const { breaths } = breathe(patients['Healthy Adult'], settings, 60);
    // 500/60 + 8 × 0.3 + 5, and the little that 3.33 s leave
    const left = (500 * Math.exp(-(10 / 3) / 0.48)) / (1 - Math.exp(-(10 / 3) / 0.48)) / 60;
    expect(breaths.at(-1)?.peak).toBeCloseTo(500 / 60 + 2.4 + 5 + left, 3);
  });
});

describe('holds, suction, relief', () => {
  const until = (lungs: Lungs, patient: Patient, given: VentilatorSettings, done: () => boolean): number => {
    for (let n = 1; n < 20000; n++) {
      ventilate(lungs, patient, given, 0.005);
      if (done()) return n * 0.005;
    }
    throw new Error('it never came');
  };

  it('shows VT/C + total PEEP in an inspiratory hold, to 0.05 cmH2O, for half a second', () => {
    fc.assert(
      fc.property(
        anyPatient,
        fc.integer({ min: 20, max: 60 }),
        fc.integer({ min: 6, max: 30 }),
        (patient, tens, rate) => {
          const given: VentilatorSettings = { ...settings, tidal_volume: 10 * tens, resp_rate: rate };
          const { lungs } = breathe(patient, given, 60);
          const c = complianceAt(patient, 5);
          const totalPeep = 5 + (lungs.last?.trapped ?? 0) / c;
          fc.pre(!lungs.relieved);
          lungs.holdInspiration = true;
          until(lungs, patient, given, () => lungs.phase === 'plateau');
          fc.pre(!lungs.relieved);
          const seconds = until(lungs, patient, given, () => lungs.phase === 'expiration');
          expect(Math.abs((lungs.plateau ?? 0) - ((10 * tens) / c + totalPeep))).toBeLessThan(0.05);
          expect(seconds).toBeCloseTo(0.5, 2);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('shows auto-PEEP in an expiratory hold', () => {
    const given: VentilatorSettings = { ...settings, tidal_volume: 480, resp_rate: 24 };
    const { lungs } = breathe(patients.COPD, given, 60);
    lungs.holdExpiration = true;
    until(lungs, patients.COPD, given, () => lungs.totalPeep !== null);
    expect(lungs.totalPeep).toBeCloseTo(5 + 3.27, 1);
  });

  it('leaves the patient without a breath for 5 s of suction', () => {
    const { lungs } = breathe(patients['Healthy Adult'], settings, 12);
    beginSuction(lungs);
    let inspired = 0;
    const seconds = until(lungs, patients['Healthy Adult'], settings, () => {
      if (lungs.phase === 'suction') inspired += lungs.inspired;
      return lungs.phase === 'inspiration';
    });
    expect(seconds).toBeCloseTo(5, 2);
    expect(inspired).toBe(0);
  });

  it('never exceeds 60 cmH2O, and loses volume there', () => {
    const given: VentilatorSettings = { ...settings, tidal_volume: 900, resp_rate: 40, ie_ratio: '1:3', peep: 20 };
    const { breaths, lungs } = breathe(patients.ARDS, given, 20);
    for (const { peak, inspired } of breaths) {
      expect(peak).toBeLessThanOrEqual(60);
      expect(inspired).toBeLessThan(900);
    }
    expect(breaths.at(-1)?.peak).toBe(60);
    expect(lungs.last?.endInspiratory).toBeLessThanOrEqual(18 * 40);
  });

  it('opens with PEEP in ARDS and is overstretched by more, from the next breath on', () => {
    for (const [peep, c] of [
      [0, 20],
      [5, 25],
      [8, 28],
      [10, 30],
      [15, 24],
      [20, 18],
    ] as const) {
      expect(complianceAt(patients.ARDS, peep)).toBeCloseTo(c, 12);
      expect(complianceAt(patients.COPD, peep)).toBe(80);
    }
    const { lungs } = breathe(patients.ARDS, settings, 15.5);
    ventilate(lungs, patients.ARDS, { ...settings, peep: 15 }, 0.005);
    expect(lungs.compliance).toBe(25);
    until(lungs, patients.ARDS, { ...settings, peep: 15 }, () => lungs.peep === 15);
    expect(lungs.compliance).toBe(24);
  });

  it('takes settings over at the next breath', () => {
    const { lungs } = breathe(patients['Healthy Adult'], settings, 15.5);
    expect(lungs.phase).toBe('inspiration');
    const changed: VentilatorSettings = { ...settings, peep: 12 };
    ventilate(lungs, patients['Healthy Adult'], changed, 0.005);
    expect(lungs.peep).toBe(5);
    until(lungs, patients['Healthy Adult'], changed, () => lungs.peep === 12);
  });
});
