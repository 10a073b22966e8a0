import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/instruments/mri';
import { createRng } from '../../../engine/core/rng';
import { type Params, simulation } from '../../../engine/instruments/mri/mri-scanner';
import {
  acquisition,
  buildUpTo,
  develop,
  linesIn,
  type Protocol,
  type Scan,
  startScan,
} from '../../../engine/instruments/mri/scan';
import { type Relaxation, relaxationOf, signalOf, trainOf } from '../../../engine/instruments/mri/tissues';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const defaults = defaultInputs(entry) as unknown as Params;

class Scanner extends benchOf(simulation, defaults, appliesOf(entry)) {
  scan(): this {
    this.run('screen_patient', 'load_patient', 'shim').wait(4).run('start_scan');
    return this.wait(this.number('scan_time') + 1);
  }
}

const quiet: Protocol = {
  object: 'Uniform Sphere',
  tissue: 'White matter',
  field: '1.5',
  timing: { sequence: 'Spin Echo', tr: 500, te: 15, ti: 240, flip: 20 },
  train: trainOf(1, 15),
  geometry: { matrix: 128, fov: 240 },
  averages: 1,
  noise: 0,
  fatShift: 0,
  allShift: 0,
  motion: { amplitude: 0, period: 4 },
};

function scanned(part: Partial<Protocol>): Scan {
  const protocol = { ...quiet, ...part };
  const scan = startScan(protocol, createRng(1));
  buildUpTo(scan, linesIn(protocol));
  develop(scan);
  return scan;
}

/** Steady magnetisation of one isochromat, step by step: spin echo with an ideal 90° and 180°. */
function bloch({ t1, t2, density }: Relaxation, tr: number, te: number): number {
  let z = density;
  let across = 0;
  for (let n = 0; n < 60; n++) {
    across = z;
    z = 0;
    const relax = (t: number): void => {
      z = density + (z - density) * Math.exp(-t / t1);
      across *= Math.exp(-t / t2);
    };
    relax(te / 2);
    z = -z;
    relax(te / 2);
    if (n === 59) return across;
    relax(tr - te);
  }
  return across;
}

it('a spin echo is what a run of the Bloch equations gives', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 200, max: 4000, noNaN: true }),
      fc.double({ min: 30, max: 300, noNaN: true }),
      fc.double({ min: 300, max: 6000, noNaN: true }),
      fc.double({ min: 0.01, max: 0.4, noNaN: true }),
      (t1, t2, tr, part) => {
        const te = part * tr;
        const relaxation = { t1, t2, t2Star: t2, density: 0.9 };
        const timing = { ...quiet.timing, tr, te };
        expect(Math.abs(signalOf(relaxation, timing) - bloch(relaxation, tr, te))).toBeLessThan(1e-6);
      },
    ),
    { numRuns: 60 },
  );
});

it.each([true, false])('short times show white over grey over CSF, long times the reverse, alive %s', (living) => {
  const order = (tr: number, te: number): number[] =>
    (['White matter', 'Grey matter', 'CSF'] as const).map((tissue) =>
      signalOf(relaxationOf(tissue, '1.5', living), { ...quiet.timing, tr, te }),
    );
  const [w1 = 0, g1 = 0, c1 = 0] = order(500, 15);
  expect(w1 > g1 && g1 > c1).toBe(true);
  const [w2 = 0, g2 = 0, c2 = 0] = order(4000, 90);
  expect(w2 < g2 && g2 < c2).toBe(true);
});

describe('k-space', () => {
  const at = ({ picture, protocol: { geometry } }: Scan, x: number, y: number): number =>
    picture[(y + geometry.matrix / 2) * geometry.matrix + x + geometry.matrix / 2] ?? Number.NaN;
  const signal = signalOf(relaxationOf('White matter', '1.5', false), quiet.timing);

  it('gives the object back away from its edge, and rings by 9 % at it', () => {
    const scan = scanned({ geometry: { matrix: 256, fov: 240 } });
    for (const [x, y] of [
      [0, 0],
      [30, 20],
      [-40, 35],
    ] as const) {
      expect(Math.abs(at(scan, x, y) / signal - 1)).toBeLessThan(0.02);
    }
    expect(at(scan, 115, 0)).toBeLessThan(0.02 * signal);
    let most = 0;
    for (let y = 60; y < 110; y++) most = Math.max(most, at(scan, 0, y));
    expect(most / signal).toBeGreaterThan(1.04);
    expect(most / signal).toBeLessThan(1.12);
  });

  it('wraps along the phase direction only', () => {
    const wide = scanned({ object: 'Brain', geometry: { matrix: 128, fov: 320 } });
    const narrow = scanned({ object: 'Brain', geometry: { matrix: 64, fov: 160 } });
    const complex = (scan: Scan, x: number, y: number): number => at(scan, x, y);
    // Inside, where nothing wraps along x: the narrow picture has what the wide one has in the middle, and half a picture up and down.
    for (const x of [-20, -8, 0, 12]) {
      for (const y of [-30, -10, 5, 25]) {
        const other = y < 0 ? y + 64 : y - 64;
        const sum = complex(wide, x, y) + (Math.abs(other) < 64 ? complex(wide, x, other) : 0);
        expect(Math.abs(complex(narrow, x, y) - sum)).toBeLessThan(0.06 * 0.4 + 0.2 * sum);
      }
    }
    // Along the readout the head reaches beyond the field, and nothing of it comes back at the other side.
    expect(at(scanned({ geometry: { matrix: 64, fov: 120 } }), -31, 0)).toBeLessThan(1.15 * signal);
  });

  it('has ghosts of a moving object, along the phase direction only', () => {
    const still = scanned({ tissue: 'CSF' });
    const moving = scanned({ tissue: 'CSF', motion: { amplitude: 4, period: 4 } });
    const off = (scan: Scan, x: number, y: number): number => Math.abs(at(scan, x, y) - at(still, x, y));
    // N TR / P lines apart: 128 · 0.5/4 = 16 pixels beyond the edge at 48.
    let above = 0;
    let beside = 0;
    for (let n = 52; n < 63; n++) {
      above = Math.max(above, off(moving, 0, n));
      beside = Math.max(beside, off(moving, n, 0));
    }
    expect(above).toBeGreaterThan(4 * beside);
  });

  it('is filled whole, each line once in a pass, whatever the train', () => {
    for (const count of [1, 4, 8, 16]) {
      const protocol = { ...quiet, train: trainOf(count, 90) };
      const seen = new Set(Array.from({ length: 128 }, (_, n) => acquisition(protocol, n).line));
      expect(seen.size).toBe(128);
      if (count > 1) expect(acquisition(protocol, 0)).toEqual({ line: 0, echo: 0 });
    }
  });
});

it('a train shows the contrast of the echo that it has, and says so', () => {
  const bench = new Scanner({ tr: 4000, te: 15, echo_train: '8', matrix: '128', tissue: 'Grey matter' });
  bench.run('screen_patient', 'load_patient', 'shim').wait(4);
  expect(bench.do('start_scan')).toMatch(/no echo at TE 15 ms: the one at 10 ms/);
  bench.wait(bench.number('scan_time') + 1);
  expect(bench.read('effective_te')).toBe(10);
  expect(Math.abs(bench.number('roi_mean') / bench.number('signal') - 1)).toBeLessThan(0.02);
  expect(new Scanner({ tr: 4000, te: 20, echo_train: '8' }).read('effective_te')).toBe(20);
});

it('measures the fat of the scalp, which inversion recovery leaves out', () => {
  const bright = new Scanner({ tissue: 'Fat' }).scan();
  expect(bright.number('roi_mean') / bright.number('signal')).toBeCloseTo(1, 1);
  const nulled = new Scanner({ tissue: 'Fat', sequence: 'Inversion Recovery', tr: 3000, ti: 240 }).scan();
  expect(nulled.number('roi_mean')).toBeLessThan(0.1 * bright.number('roi_mean'));
});

it('grey and white matter of a living brain part at short times by more than the noise', () => {
  expect(new Scanner().number('contrast_wm_gm')).toBeGreaterThan(0.1);
});

it('four averages double the measured signal to noise', () => {
  for (const seed of [1, 2]) {
    const of = (nex: number): number =>
      new Scanner({ phantom: 'Uniform Sphere', nex }, seed).scan().number('snr_measured');
    expect(Math.abs(of(4) / of(1) / 2 - 1)).toBeLessThan(0.08);
  }
});

describe('heating and door', () => {
  it('goes with the square of the field and with slices over TR, and no scan starts above the limit', () => {
    const sar = (inputs: Partial<Params>): number => new Scanner(inputs).number('sar');
    expect(sar({ field_strength: '3' }) / sar({ field_strength: '1.5' })).toBeCloseTo(4, 10);
    expect(sar({ slices: 5 }) / sar({ slices: 10 })).toBeCloseTo(0.5, 10);
    expect(sar({ tr: 1000, slices: 5 }) / sar({ tr: 500, slices: 5 })).toBeCloseTo(0.5, 10);
    const hot = new Scanner({ field_strength: '3', tr: 4000, te: 90, echo_train: '16' });
    hot.run('screen_patient', 'load_patient', 'shim').wait(4);
    expect(hot.number('sar')).toBeGreaterThan(3.2);
    expect(hot.do('start_scan')).toMatch(/above the limit.*TR of \d+ ms, or \d+ slices/);
  });

  it('opens for nobody who was not screened, nor against the card', () => {
    expect(new Scanner().do('load_patient')).toMatch(/Screen first/);
    const with_ = (implant: Params['implant'], field_strength: Params['field_strength'] = '1.5'): string | undefined =>
      new Scanner({ implant, field_strength }).run('screen_patient').do('load_patient');
    expect(with_('Aneurysm clip (make unknown)')).toMatch(/until the make is known/);
    expect(with_('Metal splinter in the eye')).toMatch(/eye film/);
    expect(with_('Pacemaker (MR Conditional 1.5 T)', '3')).toMatch(/1.5 T only/);
    expect(with_('Pacemaker (MR Conditional 1.5 T)')).toMatch(/no pass/);
  });

  it('lets a pacemaker in only under its conditions, within its heating, and at its field', () => {
    const implant = 'Pacemaker (MR Conditional 1.5 T)' as const;
    const bench = new Scanner({ implant, tr: 4000, te: 90, echo_train: '16', slices: 22 });
    expect(bench.do('check_device')).toMatch(/Screen first/);
    bench.run('screen_patient', 'check_device');
    expect(bench.do('load_patient')).toMatch(/defibrillator at hand|defibrillator is at hand/);
    expect(bench.view.message).toMatch(/watched/);
    bench.run('shim').wait(4);
    expect(bench.number('sar')).toBeGreaterThan(2);
    expect(bench.do('start_scan')).toMatch(/above the limit of 2 W\/kg/);
    bench.set({ slices: 10 });
    expect(bench.do('start_scan')).toBeUndefined();
    bench.run('stop_scan').set({ field_strength: '3' });
    expect(bench.do('start_scan')).toMatch(/1.5 T only/);
    expect(new Scanner().run('screen_patient').do('check_device')).toMatch(/no device/);
  });

  it('has a bottle in the bore until the magnet is ramped down', () => {
    const bench = new Scanner();
    expect(bench.do('hold_bottle')).toMatch(/flies in/);
    bench.run('screen_patient');
    expect(bench.do('load_patient')).toMatch(/stuck/);
    expect(bench.set({ phantom: 'Uniform Sphere' }).run('screen_patient').do('load_patient')).toMatch(/stuck/);
    expect(bench.do('hold_bottle')).toMatch(/stuck/);
  });

  it('refuses impossible timings', () => {
    const said = (inputs: Partial<Params>): string | undefined =>
      new Scanner(inputs).run('screen_patient', 'load_patient').do('start_scan');
    expect(said({ te: 300, tr: 200 })).toMatch(/TE must be shorter/);
    expect(said({ sequence: 'Inversion Recovery', tr: 250, ti: 240 })).toMatch(/TI and TE/);
    expect(said({ echo_train: '16', tr: 100, te: 15 })).toMatch(/echo train does not fit/);
  });
});

it('a stopped scan keeps its lines', () => {
  const scanner = new Scanner({ matrix: '64' }).run('screen_patient', 'load_patient', 'shim').wait(4);
  scanner.run('start_scan').wait(16).run('stop_scan');
  expect(scanner.number('lines_acquired')).toBe(32);
  expect(scanner.read('roi_mean')).toBeNull();
  expect(scanner.frame().view.pictured).toBe(true);
});
