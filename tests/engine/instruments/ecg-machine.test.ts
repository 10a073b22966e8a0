import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Params, simulation } from '../../../engine/instruments/ecg-machine/index';
import { BUFFER, SAMPLE_RATE } from '../../../engine/instruments/ecg-machine/recorder';
import { RHYTHMS } from '../../../engine/instruments/ecg-machine/rhythms';
import { dipoleAlong, channelOf, frontalAxis, leadOf, LEADS, type Lead } from '../../../engine/biology/twelve-leads';
import { filtered, createIirMemory, highPass, lowPass, notch } from '../../../engine/core/iir-filter';
import { createRng } from '../../../engine/core/rng';
import { benchOf } from '../drive';

const DEFAULTS: Params = {
  rhythm: 'Normal Sinus',
  heart_rate: 75,
  pr_interval_set: 160,
  qrs_duration_set: 90,
  qtc_set: 410,
  axis_set: 60,
  hrv: 0,
  st_elevation: 0.3,
  sex: 'Man',
  age: 55,
  paper_speed: '25',
  gain: '10',
  lead: 'II',
  mains: 0,
  mains_frequency: '50',
  notch: false,
  bandwidth: '0.05-150',
  wander: 0,
  swap: 'Correct',
};

class Machine extends benchOf(simulation, DEFAULTS) {
  record(seconds = 12): this {
    this.run('attach_electrodes', 'calibrate').wait(1).run('start_recording');
    return this.wait(seconds, 200).run('detect');
  }
  st(lead: Lead): number {
    return this.set({ lead }).number('st_level');
  }
}

/** Twelve leads of the last ten seconds, straight from the model. */
function buffer(params: Partial<Params>, seconds = 12): readonly Float32Array[] {
  const all = { ...DEFAULTS, ...params };
  let state = simulation.init(all, createRng(1), createRng(2));
  for (const name of ['attach_electrodes', 'calibrate', 'start_recording'] as const)
    state = simulation.act(state, all, { do: name }, createRng(1), 'ideal').state;
  const context = { dt: simulation.dt, rng: createRng(1) };
  for (let n = 0; n < seconds / simulation.dt; n++) state = simulation.step(state, all, context);
  return LEADS.map((_, lead) => state.recorder.ring.slice(lead * BUFFER, (lead + 1) * BUFFER));
}

describe('the twelve leads', () => {
  it('keep the laws of Einthoven and Goldberger', () => {
    fc.assert(
      fc.property(fc.array(fc.float({ min: -3, max: 3, noNaN: true }), { minLength: 8, maxLength: 8 }), (channels) => {
        const of = (lead: Lead): number => leadOf(LEADS.indexOf(lead), channels);
        expect(of('I') + of('III') - of('II')).toBeCloseTo(0, 9);
        expect(of('aVR') + of('aVL') + of('aVF')).toBeCloseTo(0, 9);
      }),
    );
    for (const rhythm of RHYTHMS) {
      const leads = buffer({ rhythm, mains: 0.1, wander: 0.2, hrv: 3 });
      for (let n = 0; n < BUFFER; n += 7) {
        // The buffer has single precision.
        expect(Math.abs(leads[0]![n]! + leads[2]![n]! - leads[1]![n]!)).toBeLessThan(1e-6);
        expect(Math.abs(leads[3]![n]! + leads[4]![n]! + leads[5]![n]!)).toBeLessThan(1e-6);
      }
    }
  });

  it('see a dipole along its axis, whatever its depth', () => {
    fc.assert(
      fc.property(fc.integer({ min: -179, max: 180 }), fc.double({ min: -1, max: 1, noNaN: true }), (axis, z) => {
        const dipole = dipoleAlong(1.1, axis, z);
        const channels = Array.from({ length: 8 }, (_, n) => channelOf(n, dipole));
        expect(frontalAxis(leadOf(0, channels), leadOf(5, channels))).toBeCloseTo(axis, 6);
      }),
    );
  });

  it('turn I upside down and leave aVF alone when the arms are swapped', () => {
    const right = buffer({});
    const wrong = buffer({ swap: 'RA-LA swapped' });
    for (let n = 0; n < BUFFER; n++) {
      expect(wrong[0]![n]).toBeCloseTo(-right[0]![n]!, 5);
      expect(wrong[5]![n]).toBeCloseTo(right[5]![n]!, 5);
      expect(wrong[1]![n]).toBeCloseTo(right[2]![n]!, 5);
    }
  });
});

describe('what is measured', () => {
  it('are the intervals that were set, within 5 ms', () => {
    fc.assert(
      fc.property(
        fc.record({
          heart_rate: fc.integer({ min: 45, max: 110 }),
          pr_interval_set: fc.integer({ min: 24, max: 44 }).map((n) => 5 * n),
          qrs_duration_set: fc.integer({ min: 12, max: 24 }).map((n) => 5 * n),
          qtc_set: fc.integer({ min: 70, max: 88 }).map((n) => 5 * n),
        }),
        (set) => {
          const machine = new Machine(set).record();
          const rr = 60 / set.heart_rate;
          expect(Math.abs(machine.number('rr_mean') - 1000 * rr)).toBeLessThan(5);
          expect(Math.abs(machine.number('pr_interval') - set.pr_interval_set)).toBeLessThan(5);
          expect(Math.abs(machine.number('qrs_duration') - set.qrs_duration_set)).toBeLessThan(5);
          expect(Math.abs(machine.number('qt_interval') - (set.qtc_set + 154 * (rr - 1)))).toBeLessThan(5);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('is the axis that was set', () => {
    for (const axis_set of [-120, -30, 0, 60, 110, 170])
      expect(Math.abs(new Machine({ axis_set }).record().number('axis') - axis_set)).toBeLessThan(4);
  });

  it('has no spread without variability, and a wide one in fibrillation', () => {
    expect(new Machine().record().number('rr_sd')).toBeLessThan(1);
    const parts = [1, 2, 3, 4, 5].map((seed) => {
      const machine = new Machine({ rhythm: 'Atrial Fibrillation' }, seed).record();
      return machine.number('rr_sd') / machine.number('rr_mean');
    });
    for (const part of parts) expect(part).toBeGreaterThan(0.12);
    for (const part of parts) expect(part).toBeLessThan(0.32);
  });

  it('follows the variability that is set', () => {
    const parts = Array.from({ length: 8 }, (_, n) => new Machine({ hrv: 6 }, n + 1).record().number('rr_sd') / 800);
    expect(parts.reduce((sum, part) => sum + part, 0) / parts.length).toBeCloseTo(0.06, 1.5);
  });

  it('lets Bazett wander with the rate, Fridericia hardly', () => {
    const rates = [50, 60, 75, 90, 105, 120].map((heart_rate) => new Machine({ heart_rate }).record());
    const span = (id: 'qtc_bazett' | 'qtc_fridericia'): number => {
      const values = rates.map((machine) => machine.number(id));
      return Math.max(...values) - Math.min(...values);
    };
    expect(span('qtc_bazett')).toBeGreaterThan(30);
    expect(span('qtc_fridericia')).toBeLessThan(15);
  });
});

describe('the detector', () => {
  it.each([60, 75, 80, 100, 120])(
    'takes nothing else for the first beat, whenever it is asked, at %i/min',
    (heart_rate) => {
      const machine = new Machine({ heart_rate });
      machine.run('attach_electrodes', 'calibrate').wait(1).run('start_recording').wait(11, 200);
      for (let n = 0; n < 60; n++) {
        machine.wait(0.26).run('detect');
        expect(machine.number('rr_sd')).toBeLessThan(1);
        expect(Math.abs(machine.number('rr_mean') - 60_000 / heart_rate)).toBeLessThan(1);
      }
    },
  );

  it.each([1, 2, 3, 4, 5])('finds more than 99 of 100 beats and invents none, in hum of 0.1 mV (seed %i)', (seed) => {
    const machine = new Machine({ mains: 0.1, hrv: 3 }, seed);
    machine.run('attach_electrodes', 'calibrate').wait(1).run('start_recording');
    let [found, wide] = [0, 0];
    for (let n = 0; n < 6; n++) {
      machine.wait(10.5, 200).run('detect');
      const rr = machine.number('rr_mean');
      found += machine.number('qrs_detected') - 1;
      wide += (machine.view.found[0]! - machine.view.found.at(-1)!) / (60 / 75);
      expect(Math.abs(rr / 800 - 1)).toBeLessThan(0.05);
      expect(machine.number('rr_sd')).toBeLessThan(80);
    }
    expect(Math.abs(found / wide - 1)).toBeLessThan(0.05);
  });

  it('counts three QRS complexes for four P waves in Wenckebach', () => {
    let state = simulation.init({ ...DEFAULTS, rhythm: 'Wenckebach' }, createRng(1), createRng(2));
    const params: Params = { ...DEFAULTS, rhythm: 'Wenckebach' };
    for (const name of ['attach_electrodes', 'start_recording'] as const)
      state = simulation.act(state, params, { do: name }, createRng(1), 'ideal').state;
    const kinds: string[] = [];
    let seen = 0;
    const context = { dt: simulation.dt, rng: createRng(1) };
    for (let n = 0; n < 1700; n++) {
      state = simulation.step(state, params, context);
      for (const { at, kind } of state.passed)
        if (at > seen) {
          seen = at;
          kinds.push(kind);
        }
    }
    const p = kinds.filter((kind) => kind === 'atria').length;
    const qrs = kinds.filter((kind) => kind === 'ventricles').length;
    expect(p).toBeGreaterThan(30);
    expect(Math.abs(qrs - 0.75 * p)).toBeLessThanOrEqual(1);
  });
});

describe('ST', () => {
  it('is level without an infarct up to 120/min', () => {
    for (const heart_rate of [60, 90, 120]) {
      const machine = new Machine({ heart_rate }).record();
      for (const lead of LEADS) expect(Math.abs(machine.st(lead)), `${lead} at ${heart_rate}`).toBeLessThan(0.02);
    }
  });

  it('is raised in V2 to V4, or in II, III and aVF', () => {
    const anterior = new Machine({ rhythm: 'Anterior STEMI' }).record();
    expect(anterior.st('V2')).toBeGreaterThan(0.25);
    expect(anterior.st('V3')).toBeGreaterThan(0.25);
    expect(anterior.st('V4')).toBeGreaterThan(0.1);
    const inferior = new Machine({ rhythm: 'Inferior STEMI' }).record();
    for (const lead of ['II', 'III', 'aVF'] as const) expect(inferior.st(lead)).toBeGreaterThan(0.1);
    expect(Math.min(inferior.st('I'), inferior.st('aVL'))).toBeLessThan(0);
  });
});

describe('filters', () => {
  const gainAt = (coefficients: ReturnType<typeof lowPass>, frequency: number): number => {
    const memory = createIirMemory();
    let most = 0;
    for (let n = 0; n < 20_000; n++) {
      const y = filtered(memory, coefficients, Math.sin((2 * Math.PI * frequency * n) / SAMPLE_RATE));
      if (n > 15_000) most = Math.max(most, Math.abs(y));
    }
    return most;
  };
  it('let half the power pass at their edges, and none at the notch', () => {
    expect(gainAt(highPass(0.5, SAMPLE_RATE), 0.5)).toBeCloseTo(Math.SQRT1_2, 2);
    expect(gainAt(lowPass(40, SAMPLE_RATE), 40)).toBeCloseTo(Math.SQRT1_2, 2);
    expect(gainAt(notch(50, 30, SAMPLE_RATE), 50)).toBeLessThan(1e-6);
    expect(gainAt(notch(50, 30, SAMPLE_RATE), 10)).toBeCloseTo(1, 2);
  });
});

describe('what cannot be seen', () => {
  it('is not measured: hum takes PR and QT away, and a QRS that is not there is an arrest', () => {
    const hum = new Machine({ mains: 0.3 });
    hum.run('attach_electrodes', 'calibrate').wait(1).run('start_recording').wait(12, 200);
    expect(hum.do('detect')).toMatch(/Hum hides P/u);
    expect(hum.read('pr_interval')).toBeNull();
    expect(hum.read('qtc_bazett')).toBeNull();
    expect(hum.number('qrs_duration')).toBe(90);
    const arrest = new Machine({ rhythm: 'Ventricular Fibrillation' });
    arrest.run('attach_electrodes').wait(1);
    arrest.do('start_recording');
    expect(arrest.wait(12, 200).do('detect')).toMatch(/cardiac arrest/u);
  });

  it('is no older patient: a change of patient or filters takes the printed sheet away, one of paper speed does not', () => {
    const machine = new Machine().record();
    expect(machine.do('print_strip')).toMatch(/up to \d+ s of recording are printed/u);
    const end = machine.view.paperEnd;
    expect(machine.wait(3).view.paperEnd).toBe(end);
    expect(machine.set({ paper_speed: '50' }).view.printed).toBe(true);
    // Start recording brings the running paper back.
    machine.run('start_recording');
    expect(machine.view.printed).toBe(false);
    expect(machine.wait(3).view.paperEnd).toBeGreaterThan(end + 2);
    machine.run('print_strip');
    expect(machine.set({ rhythm: 'Wenckebach' }).view.printed).toBe(false);
    expect(new Machine().record().run('print_strip').set({ bandwidth: '0.5-40' }).view.printed).toBe(false);
  });
});

describe('the order of work', () => {
  it('is said where it is not kept, and a change takes the measurement away', () => {
    const machine = new Machine();
    expect(machine.do('start_recording')).toMatch(/electrodes/u);
    machine.run('attach_electrodes').do('start_recording');
    expect(machine.do('print_strip')).toMatch(/ten seconds/u);
    machine.wait(12, 200).do('detect');
    expect(machine.read('r_amplitude')).toBeNull();
    machine.set({ heart_rate: 90 });
    expect(machine.read('rr_mean')).toBeNull();
    expect(machine.do('detect')).toMatch(/too little/u);
  });
});
