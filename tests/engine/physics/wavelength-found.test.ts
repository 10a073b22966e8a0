import { describe, expect, it } from 'vitest';
import { type Params, simulation } from '../../../engine/physics/wave-interference';
import { SimulationHost } from '../../../engine/runtime/host';
import { spreadOf } from '../spread';

const defaults: Params = { frequency: 5, separation: 3, depth: 5, phase: 0, mode: 'Ripple tank' };
const applies = { depth: 'restart', mode: 'restart' } as const;

describe('the wavelength that is to be found', () => {
  const school = (inputs: Partial<Params> = {}, seed = 1): SimulationHost =>
    new SimulationHost({ simulation, inputs: { ...defaults, ...inputs }, applies, seed, grade: 'school' });
  const TELLING = ['wavelength_cm', 'wave_speed_cm_s', 'first_min_angle_deg', 'first_max_angle_deg'];

  it('is told by nothing before it is found, nor at another frequency', () => {
    const host = school({ frequency: 10 });
    const told = () => TELLING.filter((id) => host.shown()[id]?.value !== null);
    expect(told()).toEqual([]);
    host.act({ do: 'found_cm', value: 2.5 });
    expect(host.takeNotices()).toMatchObject([{ refused: true, notice: expect.stringContaining('does not fit') }]);
    expect(told()).toEqual([]);
    host.act({ do: 'found_cm', value: 2.2 });
    expect(host.takeNotices()[0]?.notice).toBe('Found: 2.2 cm. The wavelength by the theory is 2.22 cm.');
    expect(told()).toEqual(TELLING);
    host.change({ frequency: 8 });
    expect(told()).toEqual([]);
    host.change({ frequency: 10 });
    expect(told()).toEqual(TELLING);
    const light = school({ mode: 'Light: double slit' });
    light.act({ do: 'drive', value: 1 });
    expect(light.shown()['wavelength_nm']?.value).toBeNull();
    light.act({ do: 'found_nm', value: 596 });
    expect(light.shown()['wavelength_nm']?.value).toBe(596);
    // The true value stands in an ideal run.
    const ideal = new SimulationHost({ simulation, inputs: { ...defaults }, applies, seed: 1, grade: 'ideal' });
    expect(ideal.shown()['wavelength_cm']?.value).toBeCloseTo(4.405, 3);
  });

  it('is what speed and angles are worked out from', () => {
    const host = school({ frequency: 10 });
    host.act({ do: 'found_cm', value: 2.3 });
    const shown = host.shown();
    expect(shown['wave_speed_cm_s']?.value).toBeCloseTo(23, 12);
    expect(shown['first_min_angle_deg']?.value).toBeCloseTo((Math.asin(2.3 / 6) * 180) / Math.PI, 2);
    // The separation is known to 1 %, and so is the sine.
    expect(shown['first_min_angle_deg']?.uncertainty).toBeGreaterThan(0.1);
  });

  it('comes from fringes whose slits are not quite what the slide says', () => {
    const { ratio } = spreadOf((seed) => {
      const host = school({ mode: 'Light: double slit', separation: 1 }, seed);
      host.act({ do: 'drive', value: 1 });
      const spacing = host.shown()['fringe_spacing_mm'];
      const u = Math.sqrt((spacing?.uncertainty ?? 0) ** 2 + (Number(spacing?.value) * (0.01 / Math.sqrt(3))) ** 2);
      return { value: Number(spacing?.value), u, truth: 5.99585 };
    });
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });

  it('has a path difference that carries the marks of the bar', () => {
    const { ratio } = spreadOf((seed) => {
      const host = school({ separation: 6 }, seed);
      host.act({ do: 'probe_x', value: 10 });
      const shown = host.shown()['path_difference_cm'];
      return {
        value: Number(shown?.value),
        u: shown?.uncertainty ?? null,
        truth: Number(host.readings()['path_difference_cm']),
      };
    });
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });
});
