/** Laws of the ultrasound machine that single readings cannot say. */
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../engine/core/rng';
import { dopplerShift, focalWidth, nyquistVelocity } from '../../../engine/instruments/ultrasound/beam';
import { BINS, spectrumColumn } from '../../../engine/instruments/ultrasound/doppler';
import {
  createEcho,
  createScatter,
  type EchoSettings,
  expectedPower,
  formEcho,
  measurePatch,
  placeOf,
  SAMPLES,
} from '../../../engine/instruments/ultrasound/echo-image';
import { innerRadius, pulseAt, systoleEnd } from '../../../engine/instruments/ultrasound/objects';
import { drawPicture, PICTURE } from '../../../engine/instruments/ultrasound/screen';
import { type Params, simulation } from '../../../engine/instruments/ultrasound/index';
import { benchOf } from '../drive';

const DEFAULTS: Params = {
  mode: 'B-mode',
  phantom: 'Cyst Phantom',
  transducer: 'Linear',
  frequency: 5,
  cycles: 2,
  depth: 6,
  lines: '128',
  focus: 40,
  aperture: 20,
  attenuation: 0.5,
  tgc: 5,
  gain: 0,
  dynamic_range: 60,
  prf: 5,
  doppler_angle: 60,
  angle_error: 0,
  output_power: -10,
  velocity: 80,
  heart_rate: 70,
};

const Machine = benchOf(simulation, DEFAULTS);
/** With gel, after two beats and more. */
const bench = (changes: Partial<Params> = {}) => new Machine(changes).run('apply_gel').wait(3);

const SETTINGS: EchoSettings = {
  phantom: 'Point Targets',
  transducer: 'Linear',
  frequency: 5,
  cycles: 2,
  focus: 40,
  aperture: 20,
  depth: 60,
  lines: 128,
  attenuation: 0.5,
  output: -10,
  probe: 0,
  pulse: 0,
  angle: 1,
};

const formed = (changes: Partial<EchoSettings>, seed = 1) => {
  const settings = { ...SETTINGS, ...changes };
  const scatter = createScatter(createRng(seed));
  const echo = createEcho();
  formEcho(settings, scatter, echo);
  const at = (line: number, sample: number): number =>
    Math.sqrt(echo.re[line * SAMPLES + sample]! ** 2 + echo.im[line * SAMPLES + sample]! ** 2);
  return { settings, scatter, echo, at };
};

describe('a single point', () => {
  const { settings, at } = formed({});
  const nearest = (z: number) => Math.floor((z * SAMPLES) / settings.depth);

  it('peaks at its true depth', () => {
    for (const z of [20, 40, 50]) {
      let best = nearest(z - 4);
      for (let j = best; j < nearest(z + 4); j++) if (at(64, j) > at(64, best)) best = j;
      expect(Math.abs(placeOf(settings, 64, best)[1] - z)).toBeLessThan(
        Math.max(0.308 / 4, settings.depth / SAMPLES) + 1e-9,
      );
    }
  });

  it('is as wide at half of its amplitude as the lateral resolution says', () => {
    // Wide enough for two lines.
    const { at: broad, settings: coarse } = formed({ frequency: 3, aperture: 16, lines: 256 });
    const sample = nearest(40);
    let peak = 100;
    for (let line = 100; line < 156; line++) if (broad(line, sample) > broad(peak, sample)) peak = line;
    const half = broad(peak, sample) / 2;
    const edge = (way: number): number => {
      let line = peak;
      while (broad(line + way, sample) > half) line += way;
      const [a, b] = [broad(line, sample), broad(line + way, sample)];
      return Math.abs(line - peak) + (a - half) / (a - b);
    };
    const width = ((edge(1) + edge(-1)) * 40) / 256;
    expect(width / focalWidth(coarse)).toBeGreaterThan(0.9);
    expect(width / focalWidth(coarse)).toBeLessThan(1.1);
  });
});

describe('speckle', () => {
  it('is Rayleigh whatever the frequency', () => {
    for (const frequency of [3, 5, 10]) {
      const { settings, scatter, echo } = formed({ phantom: 'Cyst Phantom', frequency });
      const { ratio } = measurePatch(settings, scatter, echo);
      expect(Math.abs((ratio ?? 0) - 1.91)).toBeLessThan(0.15);
    }
  });

  it('does not depend on gain', () => {
    const [plain, loud] = [bench({}), bench({ gain: 20 })];
    expect(loud.read('speckle_snr')).toBe(plain.read('speckle_snr'));
  });

  it('is as bright off the focus as in it', () => {
    const { settings, at } = formed({ phantom: 'Carotid', angle: Math.PI / 2, attenuation: 0, lines: 256 });
    const power = (z: number): number => {
      let sum = 0;
      let count = 0;
      for (let j = Math.floor(((z - 3) * SAMPLES) / settings.depth); j < ((z + 3) * SAMPLES) / settings.depth; j++)
        for (let line = 0; line < 256; line++) [sum, count] = [sum + at(line, j) ** 2, count + 1];
      return 10 * Math.log10(sum / count);
    };
    expect(Math.abs(power(40) - power(55))).toBeLessThan(1);
  });
});

describe('brightness against depth', () => {
  const meanGrey = (
    changes: Partial<EchoSettings>,
    tgc: number,
    fromRow: number,
    toRow: number,
    columns = [150, 190],
  ) => {
    const { settings, scatter, echo } = formed({ phantom: 'Cyst Phantom', ...changes });
    const out = new Uint8Array(PICTURE.rows * PICTURE.columns);
    drawPicture(settings, { tgc, gain: 0, dynamicRange: 90 }, true, echo, scatter, 0, out);
    let sum = 0;
    let count = 0;
    for (let r = fromRow; r < toRow; r++)
      for (let c = columns[0]!; c < columns[1]!; c++) [sum, count] = [sum + out[r * PICTURE.columns + c]!, count + 1];
    return (sum / count / 255) * 90;
  };

  it('is even with a time-gain of 2 × 0.5 f', () => {
    const levels = [30, 90, 150, 210].map((row) => meanGrey({}, 5, row, row + 40));
    expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(2);
  });

  it('shows noise that rises by the time-gain', () => {
    const deep = { depth: 240, frequency: 15 };
    const [a, b] = [meanGrey(deep, 2, 120, 140), meanGrey(deep, 2, 226, 246)];
    expect(Math.abs(b - a - 2 * 24 * (106 / 256))).toBeLessThan(1);
  });

  it('is higher behind the cyst by what its fluid did not take', () => {
    const behind = meanGrey({}, 5, 170, 230, [90, 102]);
    const beside = meanGrey({}, 5, 170, 230, [150, 190]);
    expect(Math.abs(behind - beside - 5)).toBeLessThan(1.5);
  });
});

describe('Doppler', () => {
  const peakBin = (shift: number, rate: number): number => {
    const column = new Uint8Array(BINS);
    spectrumColumn({ shift, rate, surge: 1, from: 0, to: 0.02 }, createRng(3), -10, column, 0, 1);
    return BINS / 2 - 1 - column.indexOf(Math.max(...column));
  };

  it('has its peak at the shift, and folded beyond half the repetition frequency', () => {
    const rate = 8000;
    const shift = dopplerShift(5, 80, 60);
    expect(Math.abs(peakBin(shift, rate) - (shift * BINS) / rate)).toBeLessThanOrEqual(1);
    const fast = dopplerShift(5, 150, 60);
    expect(Math.abs(peakBin(fast, rate) - ((fast - rate) * BINS) / rate)).toBeLessThanOrEqual(1);
  });

  it('reads what the operator reads', () => {
    expect(nyquistVelocity(5, 8, 60)).toBeCloseTo(123.2, 1);
    const gradient = (doppler_angle: number) =>
      Number(
        bench({ phantom: 'Aortic Stenosis', mode: 'Continuous Wave', velocity: 400, doppler_angle }).read(
          'pressure_gradient',
        ),
      );
    for (const angle of [20, 40, 60])
      expect(gradient(angle) / gradient(0)).toBeCloseTo(Math.cos((angle * Math.PI) / 180) ** 2, 6);
  });

  it('loses the flow where the gate lies beside the vessel, and where pulses overlap', () => {
    const host = bench({ phantom: 'Carotid', mode: 'Pulsed Doppler' });
    expect(host.read('measured_velocity')).not.toBeNull();
    host.do('place_gate', 30);
    host.wait(3);
    expect(host.read('measured_velocity')).toBeNull();
    const deep = bench({ phantom: 'Aortic Stenosis', mode: 'Pulsed Doppler', prf: 12 });
    expect(String(deep.read('advice'))).toContain('Range ambiguity');
    expect(deep.read('measured_velocity')).toBeNull();
  });
});

describe('what sends no echo back', () => {
  const drowned = { frequency: 15, attenuation: 1.5, output_power: -30 } as const;

  it('has no velocity, in either Doppler mode, and the machine says why', () => {
    for (const mode of ['Continuous Wave', 'Pulsed Doppler'] as const) {
      const host = bench({ phantom: 'Aortic Stenosis', mode, velocity: 400, doppler_angle: 0, prf: 5, ...drowned });
      expect(host.read('measured_velocity')).toBeNull();
      expect(host.read('advice')).toMatch(/Too weak an echo/);
    }
    expect(
      bench({ phantom: 'Aortic Stenosis', mode: 'Continuous Wave', velocity: 400 }).number('measured_velocity'),
    ).toBeGreaterThan(0);
  });

  it('has no diameters: too weak, below the image, or beside the line', () => {
    const heart = { phantom: 'Heart', mode: 'M-mode', depth: 12 } as const;
    expect(bench({ ...heart, ...drowned }).read('fractional_shortening')).toBeNull();
    expect(bench({ ...heart, depth: 2 }).read('advice')).toMatch(/far wall lies below/);
    const aside = bench(heart).run(['place_probe', 20]).wait(3);
    expect(aside.read('fractional_shortening')).toBeNull();
    expect(aside.read('advice')).toMatch(/misses the ventricle/);
    const chord = bench(heart).run(['place_probe', 10]).wait(3);
    expect(chord.number('diameter_diastole')).toBeCloseTo(2 * Math.sqrt(24 ** 2 - 10 ** 2), 6);
  });

  it('is not under a probe that was moved away', () => {
    const host = bench({ phantom: 'Carotid', mode: 'Pulsed Doppler' }).run(['place_probe', 20]).wait(3);
    expect(host.read('measured_velocity')).toBeNull();
    // The vessel runs down there: a deeper gate finds it again.
    host.run(['place_gate', 32]).wait(3);
    expect(host.read('measured_velocity')).not.toBeNull();
  });
});

describe('output, time and motion', () => {
  it('warns of the thermal index at the limit for adults', () => {
    expect(bench({ output_power: 0, frequency: 5 }).read('advice')).not.toMatch(/TI/);
    expect(bench({ output_power: 0, frequency: 7 }).read('advice')).toMatch(/TI above 1.5/);
    expect(bench({ output_power: 0, frequency: 15 }).read('advice')).toMatch(/lower the output/);
  });

  it('doubles MI and quadruples TI with 6 dB', () => {
    const [low, high] = [bench({ output_power: -16 }), bench({ output_power: -10 })];
    expect(Number(high.read('mi')) / Number(low.read('mi'))).toBeCloseTo(1.9953, 3);
    expect(Number(high.read('ti')) / Number(low.read('ti'))).toBeCloseTo(3.981, 2);
  });

  it('has a frame rate against depth and lines', () => {
    const rate = (depth: number, lines: Params['lines']) => Number(bench({ depth, lines }).read('frame_rate'));
    expect(rate(12, '128')).toBeCloseTo(rate(6, '128') / 2, 9);
    expect(rate(6, '256')).toBeCloseTo(rate(6, '128') / 2, 9);
  });

  it('has the ventricle smallest and the carotid widest at the end of systole', () => {
    for (const beat of [0.4, 0.857, 1.5]) {
      const end = systoleEnd(beat);
      for (let t = 0; t < beat; t += 0.01) {
        expect(innerRadius('Heart', pulseAt(t, beat))).toBeGreaterThanOrEqual(innerRadius('Heart', pulseAt(end, beat)));
        expect(innerRadius('Carotid', pulseAt(t, beat))).toBeLessThanOrEqual(
          innerRadius('Carotid', pulseAt(end, beat)),
        );
      }
      expect(pulseAt(beat - 1e-6, beat)).toBeCloseTo(0, 3);
    }
  });

  it('reads 20.0 mm between two pins that stand so far apart', () => {
    const host = bench({ phantom: 'Point Targets' });
    host.run('calibrate');
    expect(host.read('caliper_distance')).toBe(20);
  });

  it('has less echo than noise below the penetration', () => {
    const power = (path: number) => expectedPower(SETTINGS, path);
    expect(power(240) / power(120)).toBeGreaterThan(0.49);
    expect(power(120)).toBeCloseTo(2 * 1e-6, 7);
  });
});

describe('the cine loop', () => {
  const seen = (host: InstanceType<typeof Machine>) => [...host.frame().fields.picture];

  it('shows a frozen picture as it was live, and the ones before it once more', () => {
    const host = bench({ phantom: 'Heart', transducer: 'Curvilinear', depth: 12 });
    const live: number[][] = [];
    for (let n = 0; n < 6; n++) live.push(seen(host.wait(0.12)));
    host.run('freeze');
    for (let back = 0; back < 6; back++) {
      host.run(['look_back', -back]);
      expect(seen(host)).toEqual(live[5 - back]);
      expect(host.view.cine.age).toBeCloseTo(0.12 * back, 9);
    }
    host.run(['look_back', 0]);
    expect(seen(host)).toEqual(live[5]);
  });

  it('keeps the last 4 s, and stops at its first picture', () => {
    const host = bench({ phantom: 'Heart', transducer: 'Curvilinear', depth: 12 }).wait(4);
    expect(host.view.cine.kept).toBe(33);
    host.run('freeze', ['look_back', -60]);
    expect(host.view.cine.at).toBe(1 - host.view.cine.kept);
  });

  it('keeps the place of the probe with each picture; a frozen one stays while the probe moves', () => {
    const host = bench({ phantom: 'Cyst Phantom' });
    const centred = seen(host.wait(0.06));
    host.run(['place_probe', 15]).wait(0.3).run('freeze');
    const aside = seen(host);
    expect(aside).not.toEqual(centred);
    host.run(['place_probe', -15]);
    expect(seen(host)).toEqual(aside);
    host.run(['look_back', -5]);
    expect(seen(host)).toEqual(centred);
  });

  it('has the heart where it was when the picture was taken, also where the wall of the picture stands still', () => {
    for (const phantom of ['Heart', 'Aortic Stenosis'] as const) {
      const host = bench({ phantom, transducer: 'Curvilinear', depth: 12 });
      const live: (readonly [number, boolean])[] = [];
      const heart = () => [host.view.pulse, host.view.systole] as const;
      for (let n = 0; n < 6; n++) {
        host.wait(0.12);
        live.push(heart());
      }
      host.run('freeze');
      for (let back = 0; back < 6; back++) {
        host.run(['look_back', phantom === 'Heart' ? -back : -2 * back]);
        expect(host.view.pulse).toBeCloseTo(live[5 - back]![0], 9);
        expect(host.view.systole).toBe(live[5 - back]![1]);
      }
    }
  });

  it('is refused while live, and empty after a setting changed', () => {
    const host = bench({ phantom: 'Heart' });
    expect(host.do('look_back', -1)).toMatch(/Freeze first/);
    host.run('freeze').set({ frequency: 3 });
    expect(host.view.cine.kept).toBe(0);
  });
});
