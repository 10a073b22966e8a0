/** Iron as it is heated: body-centred, face-centred, body-centred again, in figures and in the picture. */
import { describe, expect, it } from 'vitest';
import { entry } from '../../../catalogue/chemistry/chem11';
import { simulation } from '../../../engine/chemistry/bonding-types';
import { slipOf } from '../../../engine/chemistry/particle-motion';
import { BAIN, type Compound } from '../../../engine/data/bonding-samples';
import { appliesOf } from '../../../engine/runtime/inputs';
import { benchOf } from '../drive';

const IRON = 'Fe (Metallic)';

class Bench extends benchOf(simulation, { compound: IRON as Compound }, appliesOf(entry)) {
  heat(celsius: number): this {
    this.do('set_temperature', celsius);
    return this.wait(1);
  }
}

describe('iron', () => {
  const hot = (celsius: number): Bench => new Bench({ compound: IRON }).heat(celsius);
  const crystalAt = (celsius: number) => {
    const bench = hot(celsius);
    return [bench.read('crystal'), bench.read('coordination_number')];
  };

  it('closes up at 912 °C and opens again at 1394 °C', () => {
    for (const [celsius, crystal, neighbours] of [
      [25, 'body-centred cubic', 8],
      [911, 'body-centred cubic', 8],
      [913, 'face-centred cubic', 12],
      [1393, 'face-centred cubic', 12],
      [1395, 'body-centred cubic', 8],
      [1537, 'body-centred cubic', 8],
      [1600, 'none', null],
    ] as const) {
      expect(crystalAt(celsius), String(celsius)).toEqual([crystal, neighbours]);
    }
    expect(hot(1600).read('density_g_cm3')).toBeNull();
  });

  it('is denser face-centred, and its neighbours lie farther apart there, by what was measured', () => {
    const jump = (id: 'density_g_cm3' | 'nearest_distance_angstrom', celsius: number): number =>
      hot(celsius + 0.01).number(id) / hot(celsius - 0.01).number(id) - 1;
    expect(jump('density_g_cm3', 912)).toBeCloseTo(0.0102, 3);
    expect(jump('density_g_cm3', 1394)).toBeCloseTo(-0.005, 3);
    // Basinski, Hume-Rothery and Sutton: the growth at 912 °C is slightly less than the shrinking at 1394 °C.
    const [growth, shrinking] = [jump('nearest_distance_angstrom', 912), -jump('nearest_distance_angstrom', 1394)];
    expect(growth).toBeCloseTo(0.025, 2);
    expect(shrinking).toBeGreaterThan(growth);
    expect(hot(916).number('nearest_distance_angstrom')).toBeCloseTo(3.6468 / Math.SQRT2, 6);
  });

  it('rests at 912 °C while it changes', () => {
    const bench = hot(900);
    bench.do('set_temperature', 930);
    const seen = Array.from({ length: 54 }, () => bench.wait(1 / 60).number('temperature_c'));
    expect(seen.filter((celsius) => celsius === 912).length).toBeGreaterThan(20);
    expect(seen.at(-1)).toBe(930);
  });

  it('is drawn with twelve neighbours between, eight before and after', () => {
    const neighbours = (bench: Bench): number => {
      bench.wait(4);
      const { balls } = bench.frame().fields;
      const sums = new Map<number, [number, number, number]>();
      for (let shot = 0; shot < 60; shot++) {
        const now = shot === 0 ? balls : bench.wait(0.5).frame().fields.balls;
        for (let n = 0; n < now.length / 4; n++) {
          const [x, y, z] = sums.get(n) ?? [0, 0, 0];
          sums.set(n, [x + (now[4 * n] ?? 0) / 60, y + (now[4 * n + 1] ?? 0) / 60, z + (now[4 * n + 2] ?? 0) / 60]);
        }
      }
      const places = [...sums.values()];
      const middle = places.reduce((best, place) => (Math.hypot(...place) < Math.hypot(...best) ? place : best));
      const distances = places
        .map((place) => Math.hypot(place[0] - middle[0], place[1] - middle[1], place[2] - middle[2]))
        .filter((distance) => distance > 0.1)
        .toSorted((a, b) => a - b);
      return distances.filter((distance) => distance < 1.08 * (distances[0] ?? 0)).length;
    };
    expect([25, 1000, 1450].map((celsius) => neighbours(hot(celsius)))).toEqual([8, 12, 8]);
  });

  it('slips along {110} body-centred and along {111} face-centred', () => {
    expect(hot(25).run('strike').read('strike_result')).toBe('slipped along {110}');
    expect(hot(1000).run('strike').read('strike_result')).toBe('slipped along {111}');
    const half = (close: boolean): number => {
      const [x, y, z] = slipOf(IRON, 9, 9, 9, close);
      const stretch = close ? BAIN : [1, 1, 1];
      return Math.hypot(x * (stretch[0] ?? 1), y * (stretch[1] ?? 1), z * (stretch[2] ?? 1));
    };
    // One step to a place that was another atom's: the nearest neighbour's distance in either crystal.
    expect(half(false)).toBeCloseTo((2.8665 * Math.sqrt(3)) / 2, 6);
    expect(half(true) / half(false)).toBeCloseTo(
      hot(912.01).number('nearest_distance_angstrom') / hot(911.99).number('nearest_distance_angstrom'),
      3,
    );
  });
});
