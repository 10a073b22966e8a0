import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/instruments/hplc';
import { deadTime, eluted, plateHeight, pressure } from '../../../engine/instruments/c18-column';
import {
  beginsAt,
  type Band,
  endsAt,
  integrate,
  limitsOf,
  recordTrace,
  shapeAt,
} from '../../../engine/instruments/chromatogram';
import { type Params, simulation } from '../../../engine/instruments/hplc';
import { createRng } from '../../../engine/core/rng';
import { REVERSED_PHASE } from '../../../engine/data/samples/reversed-phase';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const defaults = defaultInputs(entry) as unknown as Params;
const quiet: Partial<Params> = { noise: false };

class Bench extends benchOf(simulation, defaults, appliesOf(entry)) {
  through(): this {
    return this.run('load_sample', 'start_run').until(() => !this.view.running, 7300);
  }
  peak(name: string): this {
    return this.run(['select_peak', name]);
  }
}

describe('retention', () => {
  it('is a straight line of log k against φ, of slope −S, for every compound', () => {
    for (const compound of Object.values(REVERSED_PHASE)) {
      const logK = (phi_start: number): number => {
        const method = { ...defaults, phi_start };
        const leaves = eluted(compound, method, null);
        return leaves ? Math.log10(leaves.time / deadTime(method) - 1) : Number.NaN;
      };
      const slope = (logK(95) - logK(75)) / 0.2;
      const half = (logK(85) - logK(75)) / 0.1;
      if (compound.s === 0) continue;
      expect(slope).toBeCloseTo(-compound.s, 6);
      expect(half).toBeCloseTo(slope, 6);
    }
  });

  it('in a gradient that goes nowhere is that of the isocratic run', () => {
    for (const compound of [REVERSED_PHASE.methylparaben, REVERSED_PHASE.butylparaben, REVERSED_PHASE.uracil]) {
      const flat = eluted(compound, { ...defaults, mode: 'Gradient', phi_end: 60 }, null);
      const plain = eluted(compound, defaults, null);
      expect(flat?.time).toBeCloseTo(plain?.time ?? 0, 3);
      expect(flat?.sigma).toBeCloseTo(plain?.sigma ?? 0, 6);
    }
  });

  it('falls when the column is warm, and is given up after two hours', () => {
    const warm = eluted(REVERSED_PHASE.butylparaben, { ...defaults, temperature: 60 }, null);
    const cold = eluted(REVERSED_PHASE.butylparaben, defaults, null);
    expect(warm?.time ?? 0).toBeLessThan(cold?.time ?? 0);
    expect(eluted(REVERSED_PHASE.butylparaben, { ...defaults, phi_start: 30 }, null)).toBeNull();
    const bench = new Bench({ ...quiet, phi_start: 30 });
    bench.run('load_sample');
    expect(bench.do('start_run')).toBe('Still on the column.');
  });
});

describe('pressure and plates', () => {
  it('go with flow, length and the square of the particle size', () => {
    const of = (more: Partial<Params>): number => pressure({ ...defaults, ...more }, 60);
    const one = of({});
    expect(of({ flow: 2 }) / one).toBeCloseTo(2, 9);
    expect(of({ column_length: '50' }) / one).toBeCloseTo(1 / 3, 9);
    expect(of({ particle_size: '1.7' }) / one).toBeCloseTo((5 / 1.7) ** 2, 9);
  });

  it('have a best flow', () => {
    const at = (flow: number): number => plateHeight({ ...defaults, flow });
    expect(at(0.1)).toBeGreaterThan(at(0.6));
    expect(at(3)).toBeGreaterThan(at(0.6));
  });

  it('stop the pump above the limit', () => {
    const bench = new Bench({ ...quiet, particle_size: '1.7', phi_start: 40 });
    bench.run('load_sample');
    expect(bench.do('start_run')).toMatch(/Pressure limit reached/);
    expect(bench.number('pressure_bar')).toBe(0);
  });

  it('agree with Purnell where the widths are equal; for the wide pair of the reference case his estimate is 14, not 18.6', () => {
    const bench = new Bench({ ...quiet, phi_start: 40 });
    bench.run('load_sample', 'start_run').wait(2400).peak('Methylparaben');
    const resolution = bench.number('resolution_next');
    const first = bench.number('peak_k');
    bench.peak('Ethylparaben');
    const [second, plates] = [bench.number('peak_k'), bench.number('plates')];
    const purnell = (Math.sqrt(plates) / 4) * ((second - first) / second) * (second / (1 + second));
    expect(purnell).toBeCloseTo(14, 0);
    expect(resolution).toBeCloseTo(18.6, 0);
  });
});

describe('area', () => {
  const areaOf = (inputs: Partial<Params>): number =>
    new Bench({ ...quiet, injection: 2, ...inputs }).through().peak('Methylparaben').number('peak_area');

  it('goes with the injection and with 1/flow, whatever the particles', () => {
    const one = areaOf({});
    expect(areaOf({ injection: 4 }) / one).toBeCloseTo(2, 3);
    expect(areaOf({ flow: 0.5 }) / one).toBeCloseTo(2, 3);
    expect(areaOf({ particle_size: '3' }) / one).toBeCloseTo(1, 3);
  });

  it('is that of Beer and Lambert', () => {
    // 1000 ε c V/F, 100 mg/L of 152.149 g/mol, at 2 nm from the maximum of a band of 30 nm.
    const epsilon = 16000 * Math.exp((-4 * Math.LN2 * 4) / 900);
    expect(areaOf({})).toBeCloseTo((1000 * epsilon * (0.1 / 152.149) * 0.002) / 1, 1);
  });

  it('is cut off with the top of the peak above 2500 mAU', () => {
    const bench = new Bench({ ...quiet, injection: 100, phi_start: 90, wavelength: 256, flow: 0.5 });
    bench.run('load_sample');
    expect(bench.do('start_run')).toMatch(/saturated/);
    let most = 0;
    bench.until(() => {
      most = Math.max(most, Number(bench.read('detector_mau')));
      return !bench.view.running;
    }, 7200);
    expect(most).toBeLessThanOrEqual(2500);
  });

  it('of bands that overlap adds up, and a baseline drawn by hand gives another one', () => {
    const bands: readonly Band[] = [
      { id: 'a', time: 100, sigma: 4, tau: 0 },
      { id: 'b', time: 118, sigma: 4, tau: 2 },
    ];
    const trace = recordTrace(200, 0.2, (t) => shapeAt(bands[0]!, t) + 2 * shapeAt(bands[1]!, t), 0, createRng(1));
    const sum = limitsOf(bands, 200).reduce((total, limits) => total + integrate(trace, limits).area, 0);
    expect(sum).toBeCloseTo(3, 3);
    const bench = new Bench(quiet).through().peak('Methylparaben');
    const whole = bench.number('peak_area');
    const { from } = bench.view.baseline ?? { from: 0 };
    bench.run(['set_baseline_start', from + 0.2]);
    expect(bench.number('peak_area')).toBeLessThan(whole);
  });

  it('of a skewed band is one, and its tail is only that of the amine', () => {
    for (const tau of [-3, -0.5, 0, 0.2, 4]) {
      const band: Band = { id: 'a', time: 100, sigma: 3, tau };
      let sum = 0;
      for (let t = beginsAt(band) - 10; t < endsAt(band) + 30; t += 0.05) sum += 0.05 * shapeAt(band, t);
      expect(sum).toBeCloseTo(1, 3);
    }
    const tailing = (name: string, silanol: number): number =>
      new Bench({ ...quiet, sample: 'Analgesic Tablet', phi_start: 40, silanol })
        .through()
        .peak(name)
        .number('tailing');
    expect(tailing('Diphenhydramine', 1)).toBeGreaterThan(2);
    expect(tailing('Diphenhydramine', 1)).toBeLessThan(4);
    expect(tailing('Diphenhydramine', 0.5)).toBeLessThan(tailing('Diphenhydramine', 1));
    expect(tailing('Diphenhydramine', 0)).toBe(1);
    for (const name of ['Caffeine', 'Paracetamol', 'Aspirin']) expect(tailing(name, 1)).toBe(1);
  });
});

describe('silanol groups', () => {
  it('hold an amine back, widen its peak and cost plates', () => {
    const of = (silanol: number): Bench =>
      new Bench({ ...quiet, sample: 'Analgesic Tablet', phi_start: 40, silanol }).through().peak('Diphenhydramine');
    const [good, old] = [of(0), of(1)];
    expect(old.number('peak_k') / good.number('peak_k')).toBeGreaterThan(1.25);
    expect(old.number('peak_width_min')).toBeGreaterThan(3 * good.number('peak_width_min'));
    expect(old.number('plates')).toBeLessThan(0.2 * good.number('plates'));
  });
});

describe('a plug of sample', () => {
  it('costs plates when it is large, by V²/12', () => {
    const width = (injection: number): number =>
      new Bench({ ...quiet, wavelength: 300, injection }).through().peak('Methylparaben').number('peak_width_min');
    expect((width(100) ** 2 - width(1) ** 2) / 16).toBeCloseTo((0.1 ** 2 - 0.001 ** 2) / 12, 6);
  });
});

describe('light below 250 nm', () => {
  it('sees aspirin at 230 nm, twenty times as well as at 276 nm in proportion to its bands', () => {
    const area = (wavelength: number): number =>
      new Bench({ ...quiet, sample: 'Analgesic Tablet', phi_start: 30, wavelength })
        .through()
        .peak('Aspirin')
        .number('peak_area');
    // Merck Index: 229 nm, E(1 %) 484 in acid; 100 mg/L, 10 µL, 1 mL/min.
    expect(area(229) / ((1000 * 48.4 * 0.1 * 0.01) / 1)).toBeGreaterThan(0.9);
    expect(area(229) / ((1000 * 48.4 * 0.1 * 0.01) / 1)).toBeLessThan(1.1);
    expect(area(229) / area(276)).toBeGreaterThan(6);
  });
});

describe('a peak that is cut off', () => {
  it('has a time, but neither width nor plates', () => {
    const bench = new Bench({ ...quiet, particle_size: '1.7', pressure_limit: '1200' }).through().peak('Uracil');
    expect(bench.number('peak_rt_min')).toBeGreaterThan(0);
    for (const id of ['peak_width_min', 'plates', 'tailing', 'resolution_next'] as const)
      expect(bench.read(id)).toBeNull();
    const less = new Bench({ ...quiet, particle_size: '1.7', pressure_limit: '1200', injection: 2 }).through();
    expect(less.read('remark')).toBeNull();
  });
});

describe('standards of one content', () => {
  it('give no line, and say so', () => {
    const bench = new Bench(quiet).run(['calibrate', 100], ['calibrate', 100]).through().peak('Methylparaben');
    expect(bench.read('concentration_calc')).toBeNull();
    expect(bench.read('remark')).toMatch(/at least two different/);
  });
});

describe('a gradient', () => {
  it('stops where the mixture grows too thick: methanol in water, though it starts below the limit', () => {
    const bench = new Bench({
      ...quiet,
      mode: 'Gradient',
      solvent: 'Methanol',
      phi_start: 5,
      phi_end: 95,
      gradient_time: 20,
      particle_size: '1.7',
      pressure_limit: '600',
    });
    bench.run('load_sample', 'start_run');
    let most = 0;
    bench.until(() => {
      most = Math.max(most, bench.number('pressure_bar'));
      return !bench.view.running;
    }, 7200);
    expect(most).toBeLessThanOrEqual(600);
    expect(bench.number('pressure_bar')).toBe(0);
    expect(bench.read('remark')).toMatch(/^The pump stopped: the mixture/);
    expect(bench.do('calibrate', 100)).toMatch(/Pressure limit reached/);
  });

  it('stops at once when the limit is set below its pressure', () => {
    const bench = new Bench({ ...quiet, particle_size: '1.7', pressure_limit: '1200', injection: 2, phi_start: 40 });
    bench.run('load_sample', 'start_run').wait(60);
    const clock = bench.number('run_time_min');
    bench.set({ pressure_limit: '400' }).wait(5);
    expect(bench.view.running).toBe(false);
    expect(bench.number('run_time_min')).toBe(clock);
    expect(bench.number('pressure_bar')).toBe(0);
  });

  it('stays where it was when it is stopped, and never passes its own end', () => {
    const bench = new Bench({
      ...quiet,
      mode: 'Gradient',
      sample: 'Aromatic Test Mix',
      phi_start: 40,
      wavelength: 275,
    });
    bench.run('load_sample', 'start_run').wait(300);
    const before = bench.number('phi_now');
    bench.run('stop').wait(5);
    expect(bench.number('phi_now')).toBe(before);
    bench.through();
    expect(bench.number('phi_now')).toBeLessThanOrEqual(90);
    bench.through();
    expect(bench.number('phi_now')).toBeLessThanOrEqual(90);
  });

  it('started again at once lets the early peaks come early; equilibrated they come as at first', () => {
    const bench = new Bench({ ...quiet, mode: 'Gradient', sample: 'Aromatic Test Mix', phi_start: 40 });
    const time = (): number => bench.through().peak('Toluene').number('peak_rt_min');
    const first = time();
    expect(time()).toBeLessThan(first - 0.3);
    bench.run('equilibrate');
    expect(Math.abs(time() - first)).toBeLessThan(0.02);
  });

  it('makes plates that the column has not', () => {
    const plates = (inputs: Partial<Params>): number =>
      new Bench({ ...quiet, sample: 'Aromatic Test Mix', wavelength: 275, ...inputs })
        .through()
        .peak('Anthracene')
        .number('plates');
    expect(plates({ mode: 'Gradient', phi_start: 40 })).toBeGreaterThan(3 * plates({ phi_start: 80 }));
  });
});

describe('standards', () => {
  it('give the contents of the unknown tablet, and name what the column does not see', () => {
    const bench = new Bench({ ...quiet, sample: 'Unknown Tablet', phi_start: 30 });
    for (const value of [20, 60, 120, 200]) bench.run(['calibrate', value]);
    bench.through();
    expect(bench.read('not_modelled')).toBe('Lactose');
    const state = simulation.init(bench.params, createRng(1).stream('init'), createRng(1).stream('init'));
    const answers = simulation.answers?.(state, bench.params) ?? [];
    expect(answers).toHaveLength(5);
    for (const { label, value } of answers) {
      bench.peak(label.replace(' in the unknown tablet', ''));
      expect(Math.abs(bench.number('concentration_calc') / Number(value) - 1)).toBeLessThan(0.005);
    }
  });

  it('are put aside when the method changes; one alone is joined to zero and has no uncertainty', () => {
    const bench = new Bench(quiet).run(['calibrate', 100]).through().peak('Ethylparaben');
    expect(bench.number('concentration_calc')).toBeCloseTo(100, 1);
    expect(bench.read('concentration_u')).toBeNull();
    bench.set({ wavelength: 260 });
    expect(bench.view.standardsRun).toBe(0);
    expect(bench.read('peak_area')).toBeNull();
  });
});

describe('flushing', () => {
  it('what is clean already is not refused', () => {
    const { host } = new Bench(quiet).run('prime', 'equilibrate');
    expect(host.takeNotices().filter(({ refused }) => refused)).toEqual([]);
  });
});
