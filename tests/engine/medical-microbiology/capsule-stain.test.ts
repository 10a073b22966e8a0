import { describe, expect, it } from 'vitest';
import { haloOf, type Params, resolutionOf, simulation } from '../../../engine/medical-microbiology/capsule-stain';
import { SimulationHost } from '../../../engine/runtime/host';

const USUAL: Params = {
  organism: 'Klebsiella pneumoniae',
  method: 'India ink',
  growth_medium: 'Nutrient agar',
  objective: '100x oil (NA 1.25)',
  heat_fixed: false,
};

function film(changes: Partial<Params>, steps: readonly (readonly [string, number])[], seed = 1) {
  const inputs = { ...USUAL, ...changes };
  const host = new SimulationHost({ simulation, inputs, applies: {}, seed, grade: 'ideal' });
  for (const [action, value] of steps) {
    host.act({ do: action, value });
    if (action !== 'press_coverslip' && action !== 'measure_cells') host.advance(Math.round(value / simulation.dt));
  }
  return host.readings();
}
const controls = ['Escherichia coli K-12', 'Bacillus anthracis (Sterne control)'] as const;

describe('capsule stain', () => {
  it('shows no capsule of a control that was not heated in ink', () => {
    for (const organism of controls) {
      for (const method of ['India ink', 'Anthony'] as const) {
        for (const growth_medium of ['Nutrient agar', 'Milk broth', 'Blood agar'] as const) {
          for (const objective of ['40x (NA 0.65)', '100x oil (NA 1.25)'] as const) {
            const heat_fixed = method === 'Anthony';
            const changes = { organism, method, growth_medium, objective, heat_fixed };
            const seen = film(changes, [
              ['apply_stain', 200],
              ['wash_copper', 20],
            ]);
            expect(seen.capsule_result).toBe('No capsule seen');
          }
        }
      }
    }
  });

  it('halves its contrast in a film pressed flat or not at all', () => {
    const at = (press: number) =>
      Number(
        film({}, [
          ['apply_stain', 60],
          ['press_coverslip', press],
        ]).contrast,
      );
    expect(at(0)).toBeCloseTo(at(0.5) / 2, 12);
    expect(at(1)).toBeCloseTo(at(0.5) / 2, 12);
  });

  it('scatters as the root of the number, and its whole uncertainty holds the true width', { tags: ['rest'] }, () => {
    const SEEDS = 200;
    let errors = 0;
    let held = 0;
    for (let seed = 1; seed <= SEEDS; seed++) {
      errors += Number(
        film(
          {},
          [
            ['apply_stain', 30],
            ['measure_cells', 25],
          ],
          seed,
        ).standard_error_um,
      );
      const many = film(
        {},
        [
          ['apply_stain', 30],
          ['measure_cells', 100],
        ],
        seed,
      );
      const whole = Number(many.mean_uncertainty_um);
      expect(whole).toBeCloseTo(
        Math.sqrt(Number(many.standard_error_um) ** 2 + (0.02 * Number(many.mean_halo_um)) ** 2),
        12,
      );
      if (Math.abs(Number(many.mean_halo_um) - 1.5) < whole) held++;
    }
    expect(errors / SEEDS / (Math.sqrt(0.225 ** 2 + 0.1 ** 2 + ((0.61 * 0.55) / 2.5) ** 2) / 5)).toBeGreaterThan(0.95);
    expect(errors / SEEDS / (Math.sqrt(0.225 ** 2 + 0.1 ** 2 + ((0.61 * 0.55) / 2.5) ** 2) / 5)).toBeLessThan(1.05);
    expect(held / SEEDS).toBeGreaterThan(0.6);
    expect(held / SEEDS).toBeLessThan(0.76);
  });

  it('has no cells of a pneumococcus on nutrient agar, and a gap round every heated cell in ink', () => {
    const organism = 'Streptococcus pneumoniae';
    expect(
      film({ organism }, [
        ['apply_stain', 30],
        ['measure_cells', 20],
      ]).mean_halo_um,
    ).toBeNull();
    expect(haloOf({ ...USUAL, organism: 'Escherichia coli K-12', heat_fixed: true }, 0)).toBe(0.3);
    expect(resolutionOf('100x oil (NA 1.25)')).toBeLessThan(resolutionOf('40x (NA 0.65)') * 0.53);
  });

  it('loses the capsule to water in Anthony’s method', () => {
    const width = (seconds: number) => Number(haloOf({ ...USUAL, method: 'Anthony' }, seconds));
    expect(width(10) / width(0)).toBeCloseTo(1 / Math.E, 12);
  });

  it('measures no capsule that is not seen, and none that is blurred', () => {
    const measured = (changes: Partial<Params>, steps: readonly (readonly [string, number])[]) =>
      film(changes, [...steps, ['measure_cells', 100]]).mean_halo_um;
    for (const organism of controls) expect(measured({ organism }, [['apply_stain', 60]])).toBeNull();
    expect(measured({ method: 'Anthony' }, [['apply_stain', 120]])).toBeNull();
    const washed = [
      ['apply_stain', 120],
      ['wash_copper', 20],
      ['wash_water', 30],
    ] as const;
    expect(measured({ method: 'Anthony' }, washed)).toBeNull();
    const pneumococcus = { organism: 'Streptococcus pneumoniae', growth_medium: 'Blood agar' } as const;
    expect(measured({ ...pneumococcus, objective: '40x (NA 0.65)' }, [['apply_stain', 30]])).toBeNull();
    expect(measured(pneumococcus, [['apply_stain', 30]])).toBeCloseTo(0.4, 1);
  });

  it('reads widths more surely through the larger aperture', () => {
    const error = (objective: Params['objective']) => {
      let sum = 0;
      for (let seed = 1; seed <= 40; seed++)
        sum += Number(
          film(
            { objective },
            [
              ['apply_stain', 30],
              ['measure_cells', 100],
            ],
            seed,
          ).standard_error_um,
        );
      return sum / 40;
    };
    expect(error('40x (NA 0.65)')).toBeGreaterThan(1.15 * error('100x oil (NA 1.25)'));
  });

  it('takes copper sulfate after the violet only', () => {
    const early = film({ method: 'Anthony' }, [
      ['wash_copper', 20],
      ['apply_stain', 120],
    ]);
    expect(early.capsule_result).toBe('No capsule seen');
    const late = film({ method: 'Anthony' }, [
      ['apply_stain', 120],
      ['wash_copper', 20],
    ]);
    expect(late.capsule_result).toBe('Capsule seen');
  });

  it('presses the coverslip at once, while the ink still spreads', () => {
    const host = new SimulationHost({ simulation, inputs: { ...USUAL }, applies: {}, seed: 1, grade: 'ideal' });
    host.act({ do: 'apply_stain', value: 30 });
    host.advance(2);
    host.act({ do: 'press_coverslip', value: 1 });
    expect(host.queued).toEqual([]);
    host.advance(58);
    expect(host.readings().contrast).toBeLessThan(0.51);
  });
});
