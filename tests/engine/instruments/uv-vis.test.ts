import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/instruments/uv-vis';
import { createRng } from '../../../engine/core/rng';
import { ABSORPTION } from '../../../engine/data/samples/absorption';
import { PHOTOMETRY_SAMPLES } from '../../../engine/data/samples/photometry';
import { known, type Sample, withContents } from '../../../engine/data/samples/sample';
import { LIGHT_SCATTER, type Optics, photometric } from '../../../engine/instruments/photometer-optics';
import { type Params, simulation } from '../../../engine/instruments/uv-vis-spectrophotometer';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const defaults = defaultInputs(entry) as unknown as Params;
const quiet: Partial<Params> = { noise: false };

class Bench extends benchOf(simulation, defaults, appliesOf(entry)) {
  ready(): this {
    return this.run('lamp_on', 'blank', 'load_sample');
  }
  absorbance(): number {
    return this.ready().run('measure').number('absorbance');
  }
}

const read = (inputs: Partial<Params>): number => new Bench({ ...quiet, ...inputs }).absorbance();

describe('Beer and Lambert', () => {
  it('holds within 1 % up to A = 3 at a band maximum, without stray light and with a narrow slit', () => {
    const ideal: Partial<Params> = { stray_light: 0, slit: '0.5' };
    const one = read({ ...ideal, concentration: 0.01 }) / 0.01;
    for (const concentration of [0.1, 0.5, 1, 1.27]) {
      expect(read({ ...ideal, concentration }) / concentration / one).toBeCloseTo(1, 2);
    }
    for (const path_length of ['0.1', '0.5', '5', '10'] as const) {
      expect(read({ ...ideal, concentration: 0.1, path_length }) / Number(path_length)).toBeCloseTo(0.235, 2);
    }
  });

  it('never passes the limit of the stray light, and a wider slit never raises a maximum', () => {
    for (const stray_light of [0.02, 0.1, 1, 5]) {
      const bench = new Bench({ ...quiet, stray_light, concentration: 100 });
      expect(bench.absorbance()).toBeLessThanOrEqual(bench.number('absorbance_limit') + 1e-12);
    }
    let before = Infinity;
    for (const slit of ['0.5', '1', '2', '5', '10', '20'] as const) {
      const value = read({ slit, concentration: 0.4 });
      expect(value).toBeLessThanOrEqual(before);
      before = value;
    }
  });

  it('is lost in glass at 260 nm: nothing reads above 0.78, and the light scatters five hundred times as much', () => {
    const glass: Partial<Params> = { sample: 'NADH', wavelength: 260, cell: 'Glass' };
    for (const concentration of [0.1, 1, 10, 1000]) {
      expect(read({ ...glass, concentration })).toBeLessThan(0.78);
    }
    const optics: Optics = { wavelength: 260, path: 1, slit: 2, stray: 0.0002, cell: 'Glass' };
    const scatterOf = (cell: Optics['cell']): number =>
      photometric(null, { ...optics, cell }, { cell, path: 1, sample: null }).scatter;
    expect(scatterOf('Glass') / scatterOf('Quartz')).toBeGreaterThan(500);
    expect(scatterOf('Quartz')).toBeCloseTo(LIGHT_SCATTER, 6);
  });

  it('reads nothing without a lamp, too little after a coloured blank, and 0 of solvent', () => {
    const dark = new Bench(quiet);
    dark.run('load_sample');
    expect(dark.do('measure')).toMatch(/No light/);
    expect(dark.number('transmittance_pct')).toBe(0);
    const bench = new Bench(quiet).run('lamp_on', 'load_sample');
    expect(bench.do('blank')).toMatch(/colour/);
    bench.set({ concentration: 0.05 }).run('load_sample');
    expect(bench.do('measure')).toMatch(/Negative/);
    expect(bench.number('absorbance')).toBeLessThan(0);
    expect(read({ concentration: 0 })).toBe(0);
  });
});

describe('crystal violet', () => {
  it('fades by first order: after 300 s 0.301 is left', () => {
    const bench = new Bench({
      ...quiet,
      sample: 'Crystal Violet',
      mode: 'Kinetics',
      concentration: 0.005,
      wavelength: 590,
      slit: '0.5',
      stray_light: 0,
    });
    bench.ready().run('start_kinetics');
    const first = bench.number('absorbance');
    bench.wait(300);
    expect(bench.number('absorbance') / first).toBeCloseTo(Math.exp(-1.2), 3);
  });

  it('fades faster when warm, and not without hydroxide', () => {
    const rateAt = (inputs: Partial<Params>): number =>
      new Bench({ ...quiet, sample: 'Crystal Violet', wavelength: 590, concentration: 0.01, ...inputs })
        .ready()
        .run('start_kinetics')
        .wait(60)
        .number('rate_k');
    expect(rateAt({ temperature: 35 }) / rateAt({ temperature: 25 })).toBeCloseTo(2.19, 1);
    expect(rateAt({ hydroxide: 0.04 }) / rateAt({ hydroxide: 0.02 })).toBeCloseTo(2, 1);
    expect(Math.abs(rateAt({ hydroxide: 0 }))).toBeLessThan(1e-12);
  });

  it('alone reacts', () => {
    const bench = new Bench(quiet).ready();
    expect(bench.do('start_kinetics')).toMatch(/Nothing in this cuvette reacts/);
  });
});

describe('scan', () => {
  it('finds the bands of holmium, and that of permanganate in either direction, with noise too', () => {
    const holmium = new Bench({ ...quiet, sample: 'Holmium Solution', slit: '1', scan_start: 700, scan_end: 220 });
    holmium.ready().run('start_scan').wait(130);
    for (const nm of [241, 287.2, 361.3, 416.2, 451.3, 467.8, 485.3, 536.6, 640.5]) {
      holmium.run(['pick_peak', Math.round(nm)]);
      expect(Math.abs(holmium.number('peak_nm') - nm)).toBeLessThan(0.3);
    }
    for (const [scan_start, scan_end] of [
      [400, 700],
      [700, 400],
    ] as const) {
      const bench = new Bench({ scan_start, scan_end }).ready().run('start_scan').wait(90).run(['pick_peak', 525]);
      expect(Math.abs(bench.number('peak_nm') - 525)).toBeLessThan(1.5);
    }
  });

  it('refuses a peak where there is none, and other work while it runs', () => {
    const bench = new Bench(quiet).ready();
    expect(bench.do('pick_peak', 525)).toMatch(/no peak/);
    bench.run('start_scan');
    expect(bench.do('measure')).toMatch(/scan is running/);
  });

  it('says of a whole scan without a band that no peak stands out', () => {
    const bench = new Bench({ ...quiet, sample: 'Nitrophenolate', scan_start: 700, scan_end: 600 }).ready();
    expect(bench.run('start_scan').wait(30).do('pick_peak', 650)).toMatch(/No peak stands out/);
  });
});

describe('standards', () => {
  const calibrated = (seed: number): Bench => {
    const bench = new Bench({ sample: 'Unknown Permanganate' }, seed, 'school').run('lamp_on', 'blank');
    for (const value of [0.02, 0.09, 0.16, 0.23, 0.3]) bench.run(['add_standard', value]);
    return bench.run('fit_line', 'load_sample', 'measure_unknown');
  };

  it('give the unknown within one stated uncertainty in 60 to 76 of a hundred runs', () => {
    const seeds = 200;
    let within = 0;
    for (let seed = 1; seed <= seeds; seed++) {
      const truth = simulation.init(defaults, createRng(seed).stream('init'), createRng(seed).stream('init')).unknown;
      const { value, u } = calibrated(seed).shown('unknown_conc');
      if (Math.abs(value - truth) <= (u ?? 0)) within++;
    }
    expect(within / seeds).toBeGreaterThanOrEqual(0.6);
    expect(within / seeds).toBeLessThanOrEqual(0.76);
  });

  it('need two for a line and three for an uncertainty, and are put aside when the optics change', () => {
    const bench = new Bench(quiet).run('lamp_on', 'blank', ['add_standard', 0.1]);
    expect(bench.do('fit_line')).toBe('Measure at least two different standards.');
    bench.run(['add_standard', 0.2], 'fit_line', 'load_sample', 'measure_unknown');
    expect(bench.number('unknown_conc')).toBeCloseTo(0.1, 6);
    expect(bench.read('unknown_u')).toBeNull();
    bench.set({ wavelength: 540 });
    expect(bench.number('standards_n')).toBe(0);
    expect(bench.view.oldStandards).toHaveLength(2);
  });
});

describe('a sample is a record', () => {
  it('of more parts absorbs by each of them, and names what the table lacks', () => {
    const mixed: Sample = {
      ...PHOTOMETRY_SAMPLES['Potassium Permanganate'],
      parts: [
        { id: 'permanganate', q: { value: 1e-4, unit: 'mol/L' } },
        { id: 'dichromate', q: { value: 2e-4, unit: 'mol/L' } },
        { id: 'hydrogencarbonate', q: { value: 0.1, unit: 'g/L' } },
      ],
    };
    const optics: Optics = { wavelength: 430, path: 1, slit: 0.5, stray: 0, cell: 'Quartz' };
    const of = (sample: Sample): number => -Math.log10(photometric(sample, optics, null).transmittance);
    const alone = (id: 'permanganate' | 'dichromate'): number =>
      of(withContents(mixed, { permanganate: 0, dichromate: 0, [id]: id === 'permanganate' ? 1e-4 : 2e-4 }));
    expect(of(mixed)).toBeCloseTo(alone('permanganate') + alone('dichromate'), 3);
    expect(known(mixed, ABSORPTION).notModelled).toEqual(['Hydrogen carbonate']);
  });
});

describe('a sealed cell of dichromate', () => {
  it('has the content of its certificate, whatever is set, and gives no standards', () => {
    const at = (concentration: number): number => {
      const bench = new Bench({
        ...quiet,
        sample: 'Potassium Dichromate',
        wavelength: 257,
        slit: '0.5',
        concentration,
      });
      return bench.run('lamp_on', 'blank', 'load_sample', 'measure').number('absorbance');
    };
    expect(at(0)).toBe(at(500));
    // European Pharmacopoeia 2.2.25: 0.857 to 0.874 for 60 mg/L.
    expect(at(0.1)).toBeGreaterThan(0.857);
    expect(at(0.1)).toBeLessThan(0.874);
    const bench = new Bench({ ...quiet, sample: 'Potassium Dichromate' }).run('lamp_on', 'blank');
    expect(bench.do('add_standard', 0.1)).toMatch(/Nothing is diluted/);
    expect(bench.number('standards_n')).toBe(0);
  });
});

describe('the limit of stray light', () => {
  it('is named where it sets most of what is read, of samples and of standards', () => {
    const bench = new Bench({ ...quiet, concentration: 1000 }).run('lamp_on', 'blank', 'load_sample');
    expect(bench.do('measure')).toMatch(/^Near the limit/);
    expect(bench.do('add_standard', 1000)).toMatch(/^Near the limit/);
    bench.set({ concentration: 0.2 }).run('load_sample');
    expect(bench.do('measure')).toBeUndefined();
  });
});

describe('a rate constant', () => {
  it('is off by label and thermostat, within what is stated', { tags: ['rest'] }, () => {
    let [within, wide] = [0, 0];
    const kinetics = { sample: 'Crystal Violet', concentration: 0.005, wavelength: 590, hydroxide: 0.02 } as const;
    for (let seed = 1; seed <= 20; seed++) {
      const bench = new Bench(kinetics, seed, 'school')
        .run('lamp_on', 'blank', 'load_sample', 'start_kinetics')
        .wait(300);
      const off = Math.abs(bench.number('rate_k') - 0.004) / bench.number('rate_k_u');
      if (off < 1) within++;
      if (off < 2.5) wide++;
      expect(bench.number('rate_k_u') / 0.004).toBeGreaterThan(0.009);
    }
    expect(within).toBeGreaterThanOrEqual(9);
    expect(wide).toBeGreaterThanOrEqual(18);
  });
});
