import { describe, expect, it } from 'vitest';
import { basquinThrough, dixonMood } from '../../../engine/material-science/fatigue-fit';
import { curveLife, fatigueLimit, type MeanRule, surfaceFactor } from '../../../engine/material-science/fatigue-life';
import { MOST_TESTED, type Params, simulation } from '../../../engine/material-science/fatigue-test';
import { SimulationHost } from '../../../engine/runtime/host';

const DEFAULTS: Params = {
  material: 'Steel AISI 4340',
  amplitude: 600,
  mean_stress: 0,
  mean_rule: 'Smith-Watson-Topper',
  surface: 'Polished',
  frequency: 100,
  specimen: 1,
  noise: false,
};
const KIND = { material: DEFAULTS.material, surface: DEFAULTS.surface };
const RULES: readonly MeanRule[] = ['Smith-Watson-Topper', 'Morrow', 'Goodman'];

class Machine extends SimulationHost {
  constructor(inputs: Partial<Params> = {}, seed = 1, grade: 'ideal' | 'school' = 'ideal') {
    super({
      simulation,
      inputs: { ...DEFAULTS, ...inputs },
      applies: { specimen: 'restart', noise: 'restart' },
      seed,
      grade,
    });
  }
  cycles(cycles: number): this {
    this.advance(Math.round(cycles / Number(this.inputs['frequency']) / simulation.dt));
    return this;
  }
  start(): this {
    this.act({ do: 'start' });
    return this;
  }
  toEnd(): this {
    for (let n = 0; n < 300 && !this.finished; n++) this.cycles(50_000);
    return this;
  }
  number(id: string): number {
    return Number(this.readings()[id]);
  }
}

describe('fatigue test', () => {
  it('scatters in life as the curve says', () => {
    const lives = Array.from({ length: 200 }, (_, n) =>
      Math.log10(new Machine({ noise: true, specimen: n + 1, frequency: 100 }).start().toEnd().number('life')),
    );
    const mean = lives.reduce((sum, life) => sum + life, 0) / lives.length;
    const sd = Math.sqrt(lives.reduce((sum, life) => sum + (life - mean) ** 2, 0) / (lives.length - 1));
    expect(sd).toBeGreaterThan(0.154);
    expect(sd).toBeLessThan(0.194);
    expect(mean).toBeCloseTo(Math.log10(curveLife(KIND, 600)), 1);
  });

  it('has a Miner sum of 1 at one level, below it with the high stress first, above it with the low one first', () => {
    expect(new Machine().start().toEnd().number('miner_sum')).toBeCloseTo(1, 6);
    const blocks = (first: number, second: number): number => {
      const machine = new Machine({ amplitude: first }).start().cycles(curveLife(KIND, first) / 2);
      machine.act({ do: 'set_amplitude', value: second });
      return machine.toEnd().number('miner_sum');
    };
    expect(blocks(700, 500)).toBeLessThan(0.8);
    expect(blocks(500, 700)).toBeGreaterThan(1.2);
  });

  it('never lets a rule change a life, and has one equivalent stress without a mean', () => {
    const at = (mean_stress: number) =>
      RULES.map((mean_rule) => new Machine({ mean_rule, mean_stress, amplitude: 600 }).start().toEnd());
    expect(new Set(at(200).map((machine) => machine.number('life'))).size).toBe(1);
    for (const id of ['sigma_ar', 'median_life', 'life']) {
      const values = at(0).map((machine) => machine.number(id));
      for (const value of values) expect(value).toBeCloseTo(values[0]!, 6);
    }
    const lives = [-200, 0, 200, 400].map((mean_stress) =>
      new Machine({ mean_stress, amplitude: 550 }).start().toEnd().number('life'),
    );
    for (let n = 1; n < lives.length; n++) expect(lives[n]!).toBeLessThan(lives[n - 1]!);
  });

  it('never fits a steeper B with stress as the unknown', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const machine = new Machine({ noise: true }, seed);
      for (const amplitude of [550, 600, 660, 720, 800]) {
        machine.change({ amplitude });
        machine.start().toEnd();
      }
      expect(Math.abs(machine.number('fit_b_swapped'))).toBeLessThanOrEqual(Math.abs(machine.number('fit_b')));
    }
    const line = [500, 600, 700, 800, 900].map((amplitude) => ({ amplitude, cycles: curveLife(KIND, amplitude) }));
    expect(basquinThrough(line)?.b).toBeCloseTo(-0.0977, 8);
    expect(basquinThrough(line)?.a).toBeCloseTo(1643, 4);
    expect(basquinThrough(line)?.swapped).toBeCloseTo(-0.0977, 8);
  });

  it('finds the limit by a staircase', () => {
    const means = Array.from({ length: 40 }, (_, seed) => {
      const machine = new Machine({ noise: true }, seed + 1);
      machine.act({ do: 'staircase', value: '430, 15' });
      return machine.number('limit_mean');
    });
    const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
    expect(Math.abs(mean - fatigueLimit(KIND))).toBeLessThan(6);
    expect(dixonMood([{ amplitude: 400, failed: true }], 15)).toBeNull();
  });

  it('states mean and scatter of a staircase as well as they are known', () => {
    const limits = Array.from({ length: 200 }, (_, seed) => {
      const machine = new Machine({ noise: true }, seed + 1, 'school');
      machine.act({ do: 'staircase', value: '430, 15' });
      return machine.shown();
    });
    for (const [id, truth] of [
      ['limit_mean', fatigueLimit(KIND)],
      ['limit_sd', 0.04 * fatigueLimit(KIND)],
    ] as const) {
      const errors = limits.map((shown) => (Number(shown[id]?.value) - truth) ** 2);
      const stated = limits.map((shown) => Number(shown[id]?.uncertainty));
      const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
      const ratio = Math.sqrt(mean(errors)) / mean(stated);
      expect(ratio, id).toBeGreaterThan(0.8);
      expect(ratio, id).toBeLessThan(1.25);
    }
  });

  it('leaves the staircase out of the line', () => {
    const machine = new Machine({ noise: true }, 5);
    for (const amplitude of [550, 600, 660, 720, 800]) {
      machine.change({ amplitude });
      machine.start().toEnd();
    }
    const before = machine.number('fit_b');
    const tested = machine.number('tested');
    machine.act({ do: 'staircase', value: '430, 15' });
    expect(machine.number('fit_b')).toBe(before);
    expect(machine.number('tested')).toBe(tested + 15);
  });

  it('leaves a beach mark for each stop while a crack is there, and none under one load', () => {
    const marks = (machine: Machine): readonly number[] => {
      const fields = { tests: new Float32Array(3 * MOST_TESTED), haigh: new Float32Array(4 * 31) };
      return (machine.view(fields) as { marks: readonly number[] }).marks;
    };
    const life = curveLife(KIND, 600);
    expect(marks(new Machine().start().toEnd())).toEqual([]);
    const stopped = new Machine().start().cycles(life / 2);
    stopped.act({ do: 'stop' });
    stopped.start().cycles(0.4 * life);
    stopped.act({ do: 'stop' });
    stopped.start().cycles(0.05 * life);
    stopped.act({ do: 'set_amplitude', value: 650 });
    stopped.toEnd();
    const [first, second, ...more] = marks(stopped);
    expect(more).toEqual([]);
    expect(first).toBeCloseTo(0.125, 1);
    expect(second).toBeGreaterThan(first ?? 1);
    expect(second).toBeLessThan(1);
  });

  it('runs out below the limit, and starts the next specimen by itself', () => {
    const machine = new Machine({ amplitude: 400 }).start().toEnd();
    expect(machine.number('cycles')).toBe(1e7);
    expect(machine.number('failed')).toBe(0);
    expect(machine.number('run_outs')).toBe(1);
    expect(machine.readings()['life']).toBeNull();
    machine.change({ amplitude: 700 });
    machine.start().toEnd();
    expect(machine.number('failed')).toBe(1);
    const aluminium = new Machine({ material: 'Aluminium 2024-T4', amplitude: 170 }).start().toEnd();
    expect(aluminium.number('failed')).toBe(1);
  });

  it('lowers rough steels at long lives alone, and leaves other metals polished', () => {
    const rough = { ...KIND, surface: 'Hot rolled' } as const;
    expect(curveLife(rough, 1000)).toBeCloseTo(curveLife(KIND, 1000), 6);
    expect(curveLife(rough, 500)).toBeLessThan(curveLife(KIND, 500) / 5);
    expect(fatigueLimit(rough) / fatigueLimit(KIND)).toBeCloseTo(surfaceFactor(rough), 6);
    expect(surfaceFactor({ material: 'Ti-6Al-4V', surface: 'Hot rolled' })).toBe(1);
  });

  it('breaks on the first cycle above the ultimate strength, and does no harm under compression', () => {
    const over = new Machine({ amplitude: 900, mean_stress: 400 }).start().cycles(100);
    expect(over.number('life')).toBe(1);
    const pressed = new Machine({ amplitude: 250, mean_stress: -300 }).start().cycles(1e6);
    expect(pressed.number('damage')).toBe(0);
    const goodman = new Machine({ material: 'SAE 1015 normalised', mean_stress: 500, mean_rule: 'Goodman' });
    expect(goodman.readings()['sigma_ar']).toBeNull();
  });
});
