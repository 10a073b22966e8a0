import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../engine/core/rng';
import {
  acquireView,
  createBeam,
  PARALLEL_DETECTORS,
  waterProjection,
} from '../../../engine/instruments/ct-acquisition';
import { correctedLength, createWaterCorrection } from '../../../engine/instruments/ct-reconstruction';
import { type Params, simulation } from '../../../engine/instruments/ct-scanner';
import { defaults, Scanner } from './ct-bench';

const quiet = { beam: '70 keV', noise: false } as const;
const water = { ...quiet, phantom: 'Water Cylinder' } as const;

describe('projections', () => {
  const record = (phantom: Params['phantom'], view: number): Float32Array => {
    const out = new Float32Array(360 * PARALLEL_DETECTORS);
    const beam = createBeam('70 keV', 120);
    acquireView({ phantom, geometry: 'Parallel', beam, views: 360, photons: null }, view, createRng(1), out);
    return out.subarray(view * PARALLEL_DETECTORS, (view + 1) * PARALLEL_DETECTORS);
  };

  // μ of water at 70 keV from xraylib: 0.019289 /mm.
  it('of the water cylinder are 2 μ sqrt(r² − s²)', () => {
    for (const view of [0, 77, 200]) {
      record('Water Cylinder', view).forEach((p, n) => {
        const s = n - 183;
        expect(p).toBeCloseTo(2 * 0.019289 * Math.sqrt(Math.max(0, 100 ** 2 - s * s)), 2);
      });
    }
  });

  it('add up to the same mass in every view', () => {
    for (const phantom of ['Insert Phantom', 'Water Cylinder', 'Shepp-Logan', 'Thorax'] as const) {
      const mass = Array.from({ length: 36 }, (_, k) => record(phantom, 10 * k).reduce((sum, p) => sum + p, 0));
      const mean = mass.reduce((sum, m) => sum + m, 0) / mass.length;
      for (const m of mass) expect(Math.abs(m / mean - 1)).toBeLessThan(1e-3);
    }
  });

  it('count photons as Poisson numbers: mean and variance of the transmitted fraction', { tags: ['rest'] }, () => {
    const beam = createBeam('70 keV', 120);
    const out = new Float32Array(PARALLEL_DETECTORS);
    const rng = createRng(5);
    const photons = 2000;
    let sum = 0;
    let squares = 0;
    const runs = 2000;
    for (let run = 0; run < runs; run++) {
      acquireView({ phantom: 'Water Cylinder', geometry: 'Parallel', beam, views: 1, photons }, 0, rng, out);
      const counted = Math.round(photons * Math.exp(-out[183]!));
      sum += counted;
      squares += counted * counted;
    }
    const expected = photons * Math.exp(-2 * 0.019289 * 100);
    const mean = sum / runs;
    expect(Math.abs(mean - expected)).toBeLessThan(4 * Math.sqrt(expected / runs));
    expect(Math.abs((squares / runs - mean * mean) / expected - 1)).toBeLessThan(0.15);
  });
});

describe('water correction', () => {
  it('rises with the reading and gives the length of water back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(80, 100, 120, 140),
        fc.double({ min: 0, max: 500, noNaN: true }),
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        (kvp, length, more) => {
          const beam = createBeam('Polychromatic', kvp);
          const correction = createWaterCorrection(beam);
          const of = (mm: number): number => correctedLength(correction, waterProjection(beam, mm));
          expect(Math.abs(of(length) - length)).toBeLessThan(0.002);
          expect(of(length + more)).toBeGreaterThan(of(length));
          expect(correctedLength(correction, -0.01)).toBeLessThan(0);
        },
      ),
      { numRuns: 40 },
    );
  });

  // Cupping without correction from the sheet's own runs with scikit-image and numpy, to the nearest HU.
  it.each([
    ['120', 26.5, 29.5],
    ['80', 31.5, 34.5],
  ] as const)('flattens the cylinder at %s kV', (kvp, least, most) => {
    const setting = { phantom: 'Water Cylinder', noise: false, kvp } as const;
    const cupped = new Scanner({ ...setting, bh_correction: false }).scan();
    expect(cupped.number('cupping')).toBeGreaterThan(least);
    expect(cupped.number('cupping')).toBeLessThan(most);
    const flat = new Scanner(setting).scan();
    expect(Math.abs(flat.number('cupping'))).toBeLessThan(4);
    expect(Math.abs(flat.number('hu_roi'))).toBeLessThan(1);
  });

  it('changes nothing at one energy', () => {
    const [on, off] = [true, false].map((bh_correction) =>
      new Scanner({ ...quiet, roi: 'Bone', bh_correction }).scan(),
    );
    expect(on?.read('hu_roi')).toBe(off?.read('hu_roi'));
  });

  it('leaves bone too dark: what hardens the beam behind it is not water', () => {
    const at70 = new Scanner({ ...quiet, roi: 'Bone' }).scan().number('hu_roi');
    const corrected = new Scanner({ noise: false, roi: 'Bone' }).scan().number('hu_roi');
    const plain = new Scanner({ noise: false, roi: 'Bone', bh_correction: false }).scan().number('hu_roi');
    expect(corrected).toBeLessThan(at70);
    expect(plain).toBeLessThan(corrected);
  });
});

describe('CT numbers', () => {
  // NIST attenuation at 70 keV, filtered back-projection by another library.
  const inserts = {
    Water: [0, 1],
    Bone: [1559, 15],
    Adipose: [-76.7, 3],
    'Soft tissue': [52.7, 3],
    Lung: [-741, 6],
  } as const;

  it.each(['Parallel', 'Fan'] as const)('of the inserts follow from their attenuation (%s)', (geometry) => {
    const scanner = new Scanner({ ...quiet, geometry }).scan();
    for (const [roi, [expected, tolerance]] of Object.entries(inserts)) {
      scanner.host.change({ roi });
      expect(Math.abs(scanner.number('hu_roi') - expected), roi).toBeLessThan(tolerance);
    }
  });

  it('agree between fan and parallel beam in every insert within 2 %, with a tube as well', () => {
    const [fan, parallel] = (['Fan', 'Parallel'] as const).map((geometry) =>
      new Scanner({ geometry, noise: false }).scan(),
    );
    for (const roi of Object.keys(inserts)) {
      for (const scanner of [fan, parallel]) scanner?.host.change({ roi });
      const [a, b] = [fan?.number('hu_roi') ?? 0, parallel?.number('hu_roi') ?? 0];
      // Of attenuation, which is 1000 + HU.
      expect(Math.abs(a - b) / (1000 + b), roi).toBeLessThan(0.02);
    }
  });

  it('of the head phantom are those of 1974: skull 1000, brain 20, ventricles 0, tumours 30', () => {
    const scanner = new Scanner({ ...quiet, phantom: 'Shepp-Logan', views: '720' }).scan();
    const mean = (x: number, y: number, half: number): number => {
      let sum = 0;
      for (let j = -half; j <= half; j++) for (let i = -half; i <= half; i++) sum += scanner.at(x + i, y + j);
      return sum / (2 * half + 1) ** 2;
    };
    expect(Math.abs(mean(0, 51, 4) - 20)).toBeLessThan(4);
    expect(Math.abs(mean(0, -45, 4) - 30)).toBeLessThan(4);
    expect(Math.abs(mean(-28, 0, 5) - 0)).toBeLessThan(6);
    expect(Math.abs(mean(28, 0, 4) - 0)).toBeLessThan(6);
    expect(Math.abs(mean(0, 13, 2) - mean(0, 27, 2) - 10)).toBeLessThan(6);
    expect(Math.abs(mean(0, -115, 0) - 1000)).toBeLessThan(150);
    expect(scanner.read('hu_roi')).toBeNull();
  });

  it('of the thorax are measured where its organs lie; there is no water or fat to measure', () => {
    const scanner = new Scanner({ ...quiet, phantom: 'Thorax' }).scan();
    const of = (roi: string): number | null => {
      scanner.host.change({ roi });
      return scanner.read('hu_roi');
    };
    expect(Math.abs((of('Bone') ?? 0) - 1559)).toBeLessThan(15);
    expect(Math.abs((of('Lung') ?? 0) + 741)).toBeLessThan(6);
    expect(Math.abs((of('Soft tissue') ?? 0) - 52.7)).toBeLessThan(3);
    expect([of('Water'), of('Adipose')]).toEqual([null, null]);
  });

  it('show the phantom the right way up: bone on the right, lung on the left, fat below, soft tissue above', () => {
    const scanner = new Scanner(quiet).scan();
    expect(scanner.at(60, 0)).toBeGreaterThan(1200);
    expect(scanner.at(-60, 0)).toBeLessThan(-500);
    expect(scanner.at(0, 60)).toBeLessThan(-30);
    expect(scanner.at(0, -60)).toBeGreaterThan(25);
    expect(scanner.at(0, -125)).toBeLessThan(-900);
  });

  it('without a filter are those of the smeared body, whose halo falls as 1/r', () => {
    const scanner = new Scanner({ ...water, filter: 'None', views: '720' }).scan();
    // Mean over all directions of the chord through (r, 0), over 200 mm.
    const smeared = (r: number): number => {
      let sum = 0;
      const parts = 20_000;
      for (let k = 0; k < parts; k++) {
        const s = r * Math.cos((Math.PI * (k + 0.5)) / parts);
        sum += 2 * Math.sqrt(Math.max(0, 100 ** 2 - s * s));
      }
      return 1000 * (sum / parts / 200 - 1);
    };
    for (const r of [0.5, 40.5, 80.5, 110.5, 125.5]) expect(Math.abs(scanner.at(r, 0.5) - smeared(r))).toBeLessThan(3);
    expect((1000 + smeared(2000)) / (1000 + smeared(1000))).toBeCloseTo(0.5, 2);
  });
});

describe('noise', () => {
  const sd = (inputs: Partial<Params>): number =>
    [1, 2].reduce(
      (sum, seed) => sum + new Scanner({ ...water, noise: true, ...inputs }, seed).scan().number('noise_sd'),
      0,
    ) / 2;

  it('falls as 1/√mAs', () => {
    const scaled = [50, 100, 200, 400].map((mas) => sd({ mas }) * Math.sqrt(mas));
    const mean = scaled.reduce((sum, value) => sum + value, 0) / scaled.length;
    for (const value of scaled) expect(Math.abs(value / mean - 1)).toBeLessThan(0.08);
  });

  it('does not depend on the number of views at one charge', () => {
    const all = (['90', '180', '360', '720'] as const).map((views) => sd({ views }));
    const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
    for (const value of all) expect(Math.abs(value / mean - 1)).toBeLessThan(0.08);
  });

  it('is less behind the Hann filter, and less at a higher tube voltage', () => {
    expect(sd({ filter: 'Hann' })).toBeLessThan(0.5 * sd({}));
    expect(sd({ beam: 'Polychromatic', kvp: '140' })).toBeLessThan(0.6 * sd({ beam: 'Polychromatic', kvp: '80' }));
  });

  it('is another in a second scan, the same with the same seed, and gone where it is switched off', () => {
    const first = new Scanner().scan();
    const again = new Scanner().scan();
    expect(first.read('hu_roi')).toBe(again.read('hu_roi'));
    expect(first.read('hu_roi')).not.toBe(new Scanner({}, 2).scan().read('hu_roi'));
    const before = first.read('hu_roi');
    first.do('start_scan');
    expect(first.finish().read('hu_roi')).not.toBe(before);
    expect(new Scanner(water, 1).scan().read('noise_sd')).toBe(new Scanner(water, 2).scan().read('noise_sd'));
  });

  it('ends in photon starvation where no photon comes through: one is taken, and the page says so', () => {
    const out = new Float32Array(PARALLEL_DETECTORS);
    const beam = createBeam('Polychromatic', 80);
    const view = { phantom: 'Insert Phantom', geometry: 'Parallel', beam, views: 1 } as const;
    expect(acquireView({ ...view, photons: 100 }, 0, createRng(1), out)).toBe(true);
    expect(Math.max(...out)).toBeCloseTo(Math.log(100), 5);
    expect(acquireView({ ...view, photons: 1e6 }, 0, createRng(1), out)).toBe(false);
    const state = simulation.init(defaults, createRng(1), createRng(1));
    const { fields } = new Scanner().frame();
    expect(simulation.view({ ...state, starved: true }, defaults, fields).message).toMatch(/photon starvation/);
    expect(simulation.view(state, defaults, fields).message).toBeNull();
  });
});

describe('dose', () => {
  // AAPM Report 96: 7 mGy at 100 mAs and 120 kV, 30 cm, k = 0.014.
  it('is 7 mGy, 210 mGy cm and 2.94 mSv for the chest scan of the report', () => {
    const chest = new Scanner({ mas: 100, scan_length: 30 });
    expect(chest.number('ctdi_vol')).toBeCloseTo(7, 12);
    expect(chest.number('dlp')).toBeCloseTo(210, 10);
    expect(chest.number('effective_dose')).toBeCloseTo(2.94, 12);
  });

  it('grows with charge, length and voltage, and falls with the pitch', () => {
    const dose = (inputs: Partial<Params>): number => new Scanner(inputs).number('effective_dose');
    const one = dose({});
    expect(dose({ mas: 400 }) / one).toBeCloseTo(2, 12);
    expect(dose({ scan_length: 40 }) / one).toBeCloseTo(2, 12);
    expect(dose({ pitch: 2 }) / one).toBeCloseTo(0.5, 12);
    expect(dose({ kvp: '140' }) / one).toBeCloseTo((140 / 120) ** 2.6, 12);
    expect(dose({ region: 'Head' }) / one).toBeCloseTo((15 * 0.0021) / (7 * 0.014), 12);
    expect(dose({ region: 'Abdomen' }) / one).toBeCloseTo(0.015 / 0.014, 12);
    expect(dose({ region: 'Pelvis' })).toBe(dose({ region: 'Abdomen' }));
  });

  it('follows the dose card at once', () => {
    const scanner = new Scanner().scan();
    const before = scanner.read('hu_roi');
    scanner.host.change({ scan_length: 40 });
    expect(scanner.number('dlp')).toBeCloseTo(2 * 14 * 20, 9);
    expect(scanner.read('hu_roi')).toBe(before);
  });
});

describe('a session', () => {
  it('needs the air calibration and a patient', () => {
    const scanner = new Scanner();
    expect(scanner.do('start_scan')).toBe('Air calibration needed');
    expect(scanner.do('reconstruct')).toBe('There is no sinogram yet: start a scan first.');
    expect(scanner.do('warm_up')).toBeUndefined();
    scanner.wait(2.9);
    expect(scanner.view.calibrated).toBe(false);
    scanner.wait(0.1);
    expect(scanner.view.calibrated).toBe(true);
    expect(scanner.do('start_scan')).toBe('Nothing lies on the table: load the patient first.');
    expect(scanner.do('load_patient')).toBeUndefined();
    expect(scanner.do('load_patient')).toBe('The patient lies on the table already.');
    expect(scanner.do('start_scan')).toBeUndefined();
    expect(scanner.do('start_scan')).toBe('The scanner is busy: wait until the image is complete.');
    expect(scanner.do('warm_up')).toBe('The scanner is busy: wait until the image is complete.');
    expect(scanner.do('reconstruct')).toBe('The scanner is busy: wait until the image is complete.');
  });

  it('warms up once more when all is done, and is not done before that', () => {
    const scanner = new Scanner().scan();
    expect(scanner.host.finished).toBe(true);
    expect(scanner.do('warm_up')).toBeUndefined();
    expect(scanner.host.finished).toBe(false);
    scanner.wait(3);
    expect(scanner.view.calibrated).toBe(true);
    expect(scanner.host.finished).toBe(true);
  });

  it('turns the gantry evenly and reads nothing off an unfinished image', () => {
    for (const [geometry, arc] of [
      ['Parallel', 180],
      ['Fan', 360],
    ] as const) {
      const scanner = new Scanner({ geometry, rotation_time: 2 });
      scanner.do('load_patient');
      scanner.do('warm_up');
      scanner.do('start_scan');
      scanner.wait(4);
      expect(scanner.number('gantry_angle')).toBeCloseTo(arc / 2, 9);
      expect(scanner.read('views_done')).toBe(180);
      expect([scanner.read('hu_roi'), scanner.read('noise_sd'), scanner.read('cupping')]).toEqual([null, null, null]);
      expect(scanner.host.finished).toBe(false);
      scanner.finish();
      expect(scanner.number('gantry_angle')).toBe(arc);
      expect(scanner.read('views_done')).toBe(360);
      expect(scanner.read('hu_roi')).not.toBeNull();
    }
  });

  it('sharpens: the unfinished image is nearer to the finished one with every quarter', () => {
    const scanner = new Scanner({ ...quiet, views: '720' });
    const goal = new Scanner({ ...quiet, views: '720' }).scan().frame().fields.hu;
    scanner.run('load_patient', 'warm_up', 'start_scan').wait(3);
    let last = Number.POSITIVE_INFINITY;
    for (let quarter = 0; quarter < 4; quarter++) {
      const { hu } = scanner.wait(1).frame().fields;
      const error = hu.reduce((sum, value, p) => sum + (value - goal[p]!) ** 2, 0);
      expect(error).toBeLessThan(0.7 * last);
      last = error;
    }
    expect(last).toBe(0);
  });

  it('makes another image of the stored sinogram', () => {
    const scanner = new Scanner({ phantom: 'Water Cylinder' }).scan();
    const sharp = scanner.number('noise_sd');
    scanner.host.change({ filter: 'Hann' });
    expect(scanner.read('noise_sd')).toBe(sharp);
    expect(scanner.do('reconstruct')).toBeUndefined();
    expect(scanner.read('noise_sd')).toBeNull();
    const smooth = scanner.finish().number('noise_sd');
    expect(smooth).toBeLessThan(0.5 * sharp);
    scanner.host.change({ filter: 'Ram-Lak' });
    scanner.do('reconstruct');
    expect(scanner.finish().number('noise_sd')).toBe(sharp);
  });

  it('gives the same image by scanning with a filter and by reconstructing with it', () => {
    const setting = { phantom: 'Thorax', roi: 'Lung', noise: false } as const;
    const direct = new Scanner({ ...setting, filter: 'Hann', bh_correction: false }).scan();
    const later = new Scanner(setting).scan();
    later.host.change({ filter: 'Hann', bh_correction: false });
    later.do('reconstruct');
    expect(later.finish().read('hu_roi')).toBe(direct.read('hu_roi'));
  });

  it('returns to idle if the acquisition is changed', () => {
    const scanner = new Scanner().scan();
    scanner.host.change({ mas: 50 });
    expect(scanner.do('reconstruct')).toBe('Settings changed: scan again');
    expect(scanner.view.message).toBe('Settings changed: scan again');
    expect([scanner.read('hu_roi'), scanner.read('views_done')]).toEqual([null, 0]);
    expect(scanner.do('start_scan')).toBeUndefined();
    expect(scanner.view.message).toBeNull();
    expect(scanner.finish().read('hu_roi')).not.toBeNull();
  });

  it('takes display inputs at once and leaves the image alone', () => {
    const scanner = new Scanner().scan();
    const before = scanner.number('noise_sd');
    expect(scanner.do('preset', 'Lung')).toBeUndefined();
    expect(scanner.host.inputs).toMatchObject({ window_level: -600, window_width: 1500 });
    for (const [name, level, width] of [
      ['Brain', 40, 80],
      ['Soft tissue', 40, 400],
      ['Bone', 400, 1800],
    ] as const) {
      scanner.do('preset', name);
      expect(scanner.host.inputs).toMatchObject({ window_level: level, window_width: width });
    }
    scanner.host.change({ window_width: 1 });
    expect(scanner.read('noise_sd')).toBe(before);
  });

  it('finishes every combination of views, geometry and speed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('18', '45', '90', '720'),
        fc.constantFrom('Parallel', 'Fan'),
        fc.integer({ min: 1, max: 4 }).map((n) => n / 2),
        (views, geometry, rotation_time) => {
          const scanner = new Scanner({ ...quiet, roi: 'Water', views, geometry, rotation_time }).scan();
          expect(scanner.read('views_done')).toBe(Number(views));
          expect(Math.abs(scanner.number('hu_roi'))).toBeLessThan(Number(views) < 90 ? 40 : 1);
        },
      ),
      { numRuns: 12 },
    );
  });
});
