import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  currentOf,
  decompositionVoltage,
  MOLAR_VOLUME,
  type Params,
  simulation,
  TUBE_CAPACITY,
} from '../../../engine/chemistry/electrolysis';
import { type FitPoint, fitCurve } from '../../../engine/core/curve-fit';
import type { Shown } from '../../../engine/runtime/instrument';
import { CELL_TEMPERATURE, electrolytes } from '../../../engine/data/electrolytes';
import { expectHonest } from '../spread';
import { benchOf } from '../drive';

const defaults: Params = { voltage: 9, electrolyte: 'Sodium Sulfate', dissolution: false };
const ACID = 'Sulfuric Acid (dilute)';

class Cell extends benchOf(simulation, defaults, { electrolyte: 'restart', dissolution: 'restart' }) {
  on(): this {
    this.do('switch_on');
    return this;
  }
}

const voltage = fc.integer({ min: 1, max: 12 });
const electrolyte = fc.constantFrom<Params['electrolyte']>('None', ACID, 'Sodium Sulfate');

describe('the current', () => {
  it('is exactly 0 up to the decomposition voltage and rises strictly above it', () => {
    fc.assert(
      fc.property(
        electrolyte,
        fc.double({ min: 0, max: 12, noNaN: true }),
        fc.double({ min: 1e-3, max: 3, noNaN: true }),
        (liquid, volts, more) => {
          const current = currentOf({ voltage: volts, electrolyte: liquid });
          if (volts <= decompositionVoltage(liquid)) expect(current).toBe(0);
          else expect(current).toBeGreaterThan(0);
          const higher = currentOf({ voltage: volts + more, electrolyte: liquid });
          if (volts + more > decompositionVoltage(liquid)) expect(higher).toBeGreaterThan(current);
        },
      ),
    );
  });

  it('begins at 1.23 V in acid and in water, at 1.70 V in sulfate', () => {
    expect(decompositionVoltage(ACID)).toBeCloseTo(1.229, 12);
    expect(decompositionVoltage('None')).toBeCloseTo(1.229, 12);
    expect(decompositionVoltage('Sodium Sulfate')).toBeCloseTo(1.702, 3);
  });

  it('shares the voltage out: overpotentials and resistance take what the reaction and the pH gap leave', () => {
    fc.assert(
      fc.property(voltage, electrolyte, (volts, liquid) => {
        const cell = new Cell({ voltage: volts, electrolyte: liquid }).on().wait(1);
        if (cell.number('current_ma') === 0) return;
        const gap = liquid === 'Sodium Sulfate' ? 8 * 0.05916 : 0;
        expect(Math.abs(cell.number('overpotential_v') + cell.number('ohmic_v') - (volts - 1.229 - gap))).toBeLessThan(
          1e-6,
        );
        const shares = cell.view.shares;
        if (!shares) throw new Error('no shares');
        expect(shares.reversible + shares.gap + shares.anode + shares.cathode + shares.ohmic).toBeCloseTo(volts, 6);
      }),
    );
  });

  it('flows only while the switch is on', () => {
    const cell = new Cell().wait(10);
    expect(cell.number('current_ma')).toBe(0);
    expect(cell.number('charge_c')).toBe(0);
    cell.on().wait(10);
    const charge = cell.number('charge_c');
    cell.do('switch_off');
    expect(cell.wait(10).number('charge_c')).toBe(charge);
    expect(cell.number('ohmic_v')).toBe(0);
    expect(cell.view.shares).toBeNull();
  });

  it('follows the knob at once, by action and by input alike', () => {
    const byAction = new Cell().on().wait(7);
    byAction.do('set_voltage', 5);
    const byInput = new Cell().on().wait(7);
    byInput.host.change({ voltage: 5 });
    byAction.wait(20);
    byInput.wait(20);
    expect(byAction.host.readings()).toEqual(byInput.host.readings());
    expect(byAction.number('current_ma')).toBeCloseTo(1000 * currentOf({ ...defaults, voltage: 5 }), 12);
  });
});

describe('Faraday’s law', () => {
  it('makes 0.13087 mL of hydrogen for each coulomb, at every voltage and electrolyte', () => {
    fc.assert(
      fc.property(voltage, electrolyte, (volts, liquid) => {
        const cell = new Cell({ voltage: volts, electrolyte: liquid }).on().wait(60);
        const charge = cell.number('charge_c');
        if (charge === 0) return;
        expect(Math.abs(cell.number('h2_ml') / charge / 0.13087 - 1)).toBeLessThan(1e-3);
        expect(cell.number('h2_ml') / cell.number('o2_ml')).toBeCloseTo(2, 9);
      }),
      { numRuns: 30 },
    );
  });

  it('has one temperature: the liquids conduct as they do at 25 °C, where the gases are measured', () => {
    expect(CELL_TEMPERATURE).toBe(25);
    // CRC Handbook at 20 °C, mS/cm for 2 % and 5 % by mass; Kohlrausch and Holborn's coefficient, of the value at 18 °C.
    const tables = {
      'Sodium Sulfate': { two: 19.8, five: 42.7, coefficient: 0.0236 },
      'Sulfuric Acid (dilute)': { two: 92, five: 211, coefficient: 0.0121 },
    } as const;
    for (const [name, { two, five, coefficient }] of Object.entries(tables)) {
      const { percent, conductivity } = electrolytes[name as keyof typeof tables];
      // For each per cent it falls with the root of the concentration.
      const part = (Math.sqrt(percent) - Math.sqrt(2)) / (Math.sqrt(5) - Math.sqrt(2));
      const at20 = percent * (two / 2 + part * (five / 5 - two / 2));
      const at25 = at20 * ((1 + 7 * coefficient) / (1 + 2 * coefficient));
      expect(Math.abs(at25 / (1000 * conductivity) - 1), name).toBeLessThan(0.01);
    }
  });

  it('has the molar volume of a wet gas at 25 °C: 8.314462618 × 298.15 / 98156 m³', () => {
    expect(MOLAR_VOLUME).toBeCloseTo(25_255.28, 1);
  });

  it('gives no ratio before 0.05 mL of oxygen', () => {
    const cell = new Cell().on();
    expect(cell.read('volume_ratio')).toBeNull();
    expect(cell.wait(15).read('volume_ratio')).toBeNull();
    expect(cell.wait(10).number('volume_ratio')).toBeCloseTo(2, 9);
  });

  it('does not depend on how steps are grouped', () => {
    const run = (groups: readonly number[]) => {
      const cell = new Cell({ dissolution: true, voltage: 12, electrolyte: ACID }).on();
      for (const steps of groups) cell.host.advance(steps);
      return cell.host.readings();
    };
    expect(run([5000])).toEqual(run([1, 99, 1500, 3400]));
  });
});

describe('gases that dissolve first', () => {
  it('make the ratio start above 2 and fall towards it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 12 }),
        fc.constantFrom<Params['electrolyte']>(ACID, 'Sodium Sulfate'),
        (volts, liquid) => {
          const cell = new Cell({ voltage: volts, electrolyte: liquid, dissolution: true }).on();
          let before = Number.POSITIVE_INFINITY;
          for (let n = 0; n < 25; n++) {
            const ratio = cell.wait(60).read('volume_ratio');
            if (ratio === null || cell.host.finished) continue;
            expect(ratio).toBeGreaterThan(2);
            expect(ratio).toBeLessThan(before);
            before = ratio;
          }
          expect(before).toBeLessThan(6);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('take up what 30 mL hold: 0.0227 mmol of hydrogen, 0.0369 mmol of oxygen', () => {
    const cell = new Cell({ dissolution: true }).on().wait(600);
    const moles = cell.number('charge_c') / (2 * 96_485.332);
    expect(cell.number('h2_ml')).toBeCloseTo((moles - 0.781e-3 * 0.03 * 0.968725) * 25_255.28, 3);
    expect(cell.number('o2_ml')).toBeCloseTo((moles / 2 - 1.27e-3 * 0.03 * 0.968725) * 25_255.28, 3);
  });

  it('are saturated for good: after the taps were opened the ratio is 2', () => {
    const cell = new Cell({ dissolution: true }).on().wait(500);
    expect(cell.view.saturated).toEqual({ h2: 1, o2: 1 });
    cell.do('release_gas');
    expect(cell.wait(100).number('volume_ratio')).toBeCloseTo(2, 9);
  });
});

describe('what hands do', () => {
  it('lets the gas out and keeps the charge', () => {
    const cell = new Cell().on().wait(300);
    const charge = cell.number('charge_c');
    cell.do('release_gas');
    expect(cell.number('h2_ml')).toBe(0);
    expect(cell.number('o2_ml')).toBe(0);
    expect(cell.number('charge_c')).toBe(charge);
  });

  it('says that 1 V is too little, and lets no current through', () => {
    const cell = new Cell({ voltage: 1 });
    expect(cell.do('switch_on')).toBe('Below the decomposition voltage');
    expect(cell.wait(60).number('current_ma')).toBe(0);
    expect(cell.view.message).toBe('Below the decomposition voltage: no current flows.');
    expect(cell.do('set_voltage', 2)).toBeUndefined();
    expect(cell.number('current_ma')).toBeGreaterThan(0);
    expect(cell.do('set_voltage', 1)).toBe('Below the decomposition voltage');
  });

  it('tests the gases from 2 mL on', () => {
    const cell = new Cell({ voltage: 12, electrolyte: ACID });
    const tooEarly = 'Not enough gas. The test needs 2 mL in the hydrogen tube.';
    expect(cell.do('test_hydrogen')).toBe(tooEarly);
    expect(cell.do('test_oxygen')).toBe('Not enough gas. The test needs 2 mL in the oxygen tube.');
    cell.on();
    while (cell.number('h2_ml') < 2.1) cell.wait(1);
    expect(cell.do('test_hydrogen')).toBe('It burns with a squeaky pop: hydrogen.');
    expect(cell.do('test_oxygen')).toMatch(/^Not enough gas\./);
    while (cell.number('o2_ml') < 2.1) cell.wait(1);
    const before = cell.host.readings();
    expect(cell.do('test_oxygen')).toBe('The glowing splint bursts into flame: oxygen.');
    expect(cell.host.readings()).toEqual(before);
    expect([cell.view.pops, cell.view.relit]).toEqual([1, 1]);
  });

  it('switches off when the hydrogen tube is full, at exactly 50 mL', () => {
    const cell = new Cell({ voltage: 12, electrolyte: ACID }).on();
    cell.wait(3000);
    expect(cell.host.finished).toBe(true);
    expect(cell.number('h2_ml')).toBeCloseTo(TUBE_CAPACITY, 9);
    expect(cell.number('o2_ml')).toBeCloseTo(TUBE_CAPACITY / 2, 6);
    expect(cell.number('charge_c')).toBeCloseTo((50 / 25_255.28) * 2 * 96_485.332, 2);
    expect(cell.number('current_ma')).toBe(0);
    expect(cell.do('switch_on')).toBe('The hydrogen tube is full. Open the taps to release the gas.');
    cell.do('release_gas');
    expect(cell.host.finished).toBe(false);
    expect(cell.on().wait(10).number('h2_ml')).toBeGreaterThan(0);
  });

  it('colours the sulfate from green to yellow and blue within a minute of current', () => {
    const cell = new Cell();
    expect(cell.view.light.anode).toBe(0xffffff);
    cell.do('add_bromothymol');
    const green = cell.view.light.bulk;
    expect(cell.view.light).toEqual({ anode: green, cathode: green, bulk: green });
    cell.wait(100);
    expect(cell.number('ph_anode')).toBe(7);
    cell.on().wait(30);
    // As many moles of H⁺ and OH⁻ as of electrons, in 20 mL each.
    const made = cell.number('charge_c') / 96_485.332_12 / 0.02;
    expect(cell.number('ph_anode')).toBeCloseTo(-Math.log10(made), 4);
    expect(cell.number('ph_cathode')).toBeCloseTo(14 + Math.log10(made), 4);
    cell.wait(30);
    expect(cell.number('ph_anode')).toBeCloseTo(3, 6);
    expect(cell.number('ph_cathode')).toBeCloseTo(11, 6);
    cell.wait(60);
    const { anode, cathode } = cell.view.light;
    const [red, , blue] = [anode >> 16, 0, anode & 255];
    expect(red).toBeGreaterThan(2 * blue);
    expect(cathode & 255).toBeGreaterThan(2 * (cathode >> 16));
  });

  it('turns no colour where no charge has passed, however long one waits', () => {
    for (const voltage of [1, 2]) {
      const cell = new Cell({ voltage });
      cell.do('add_bromothymol');
      cell.on().wait(80);
      expect(cell.number('charge_c')).toBeLessThan(1e-4);
      expect(cell.number('ph_anode')).toBeCloseTo(7, 1);
      expect(cell.number('ph_cathode')).toBeCloseTo(7, 1);
      const { anode, cathode, bulk } = cell.view.light;
      for (const limb of [anode, cathode])
        for (const shift of [0, 8, 16])
          expect(Math.abs(((limb >> shift) & 255) - ((bulk >> shift) & 255))).toBeLessThan(6);
    }
  });

  it('knows one pH in acid and one in water', () => {
    expect(new Cell({ electrolyte: ACID }).on().wait(100).number('ph_cathode')).toBe(0.3);
    expect(new Cell({ electrolyte: 'None' }).on().wait(100).number('ph_anode')).toBe(7);
  });
});

describe('the procedure at school grade', () => {
  const SEEDS = 60;
  const point = (x: Shown | undefined, y: Shown | undefined): FitPoint => {
    if (typeof x?.value !== 'number' || typeof y?.value !== 'number') throw new Error('no value');
    return { x: x.value, ux: x.uncertainty, y: y.value, uy: y.uncertainty };
  };
  /** A row in each of ten minutes at 9 V in sulfate, as the procedure says. */
  const rows = (seed: number): Readonly<Record<string, Shown>>[] => {
    const cell = new Cell({}, seed, 'school').on();
    return Array.from({ length: 10 }, () => {
      cell.wait(60);
      return cell.host.shown();
    });
  };
  const slope = (points: readonly FitPoint[]): { readonly value: number; readonly error: number } => {
    const outcome = fitCurve('line', points);
    if (!('fit' in outcome)) throw new Error(outcome.refused);
    const found = outcome.fit.parameters.find(({ symbol }) => symbol === 'm');
    if (!found || found.error === null) throw new Error('no slope');
    return { value: found.value, error: found.error };
  };
  const runs = Array.from({ length: SEEDS }, (_, n) => rows(n + 1));
  // Fixed for a run and shared by its rows, so that no fit can see them: gains of the ammeter and of the two tubes.
  const AMMETER = 0.005 / Math.sqrt(3);
  const TUBE = 0.002 / Math.sqrt(3);

  it('gives the ratio of the gases: about two runs of three hold 2 within one standard uncertainty', {
    tags: ['rest'],
  }, () => {
    const held = runs.filter((shown) => {
      const { value, error } = slope(shown.map((row) => point(row['o2_ml'], row['h2_ml'])));
      return Math.abs(value - 2) <= Math.hypot(error, 2 * TUBE * Math.SQRT2);
    }).length;
    expect(held / SEEDS).toBeGreaterThan(0.5);
    expect(held / SEEDS).toBeLessThan(0.85);
  });

  it('gives Faraday’s constant: about two runs of three hold 96 485 C/mol', { tags: ['rest'] }, () => {
    const held = runs.filter((shown) => {
      const { value, error } = slope(shown.map((row) => point(row['charge_c'], row['h2_ml'])));
      const faraday = 25_255.28 / (2 * value);
      const relative = Math.hypot(error / value, AMMETER, TUBE);
      return Math.abs(faraday - 96_485.332) <= faraday * relative;
    }).length;
    expect(held / SEEDS).toBeGreaterThan(0.5);
    expect(held / SEEDS).toBeLessThan(0.85);
  });

  it('the ratio of one row is off by about what it states, and is that of the two figures beside it', {
    tags: ['rest'],
  }, () => {
    const acid = (seed: number) => new Cell({ electrolyte: ACID, voltage: 12 }, seed, 'school').on().wait(300);
    expectHonest((seed) => acid(seed).host, ['volume_ratio']);
    const cell = acid(3);
    expect(cell.shown('volume_ratio').value).toBeCloseTo(cell.shown('h2_ml').value / cell.shown('o2_ml').value, 2);
  });
});
