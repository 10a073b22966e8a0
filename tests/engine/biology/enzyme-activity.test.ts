import { describe, expect, it } from 'vitest';
import { type Params, simulation } from '../../../engine/biology/enzyme-activity';
import { lossRate } from '../../../engine/biology/catalase-kinetics';
import { SimulationHost } from '../../../engine/runtime/host';

const STANDARD: Params = { temperature: 37, ph: 7, substrate: 'Medium', buffered: true };

const hostOf = (changes: Partial<Params> = {}, grade: 'ideal' | 'school' = 'ideal', seed = 1) =>
  new SimulationHost({ simulation, inputs: { ...STANDARD, ...changes }, applies: {}, seed, grade });

const after = (seconds: number, changes: Partial<Params> = {}) => {
  const host = hostOf(changes);
  host.advance(Math.round(seconds / simulation.dt));
  return host.readings();
};

describe('catalase', () => {
  it.each([
    [5, 65],
    [30, 58],
    [60, 56],
  ])('has its optimum after %d s at %d °C', (seconds, expected) => {
    let best = { celsius: 0, gas: 0 };
    for (let celsius = 50; celsius <= 70; celsius++) {
      const gas = Number(after(seconds, { temperature: celsius, substrate: 'High' }).oxygen_ml);
      if (gas > best.gas) best = { celsius, gas };
    }
    expect(Math.abs(best.celsius - expected)).toBeLessThanOrEqual(1);
  });

  it('gives the same gas in the end wherever the enzyme is spared', () => {
    const volumes = ([{ temperature: 10 }, { temperature: 40 }, { ph: 5 }, { ph: 9 }] as const).map((changes) =>
      Number(after(3600, { substrate: 'High', ...changes }).oxygen_ml),
    );
    for (const volume of volumes) expect(Math.abs(volume / 107.9 - 1)).toBeLessThan(0.005);
  });

  it('is halved by 5 mmol/L of copper at any setting', () => {
    for (const changes of [{}, { ph: 4 }, { temperature: 70 }, { substrate: 'High' }] as const) {
      const host = hostOf(changes);
      const before = Number(host.readings().rate_ml_min);
      host.act({ do: 'add_copper_sulfate', value: 5 });
      expect(Number(host.readings().rate_ml_min) / before).toBeCloseTo(0.5, 10);
    }
  });

  it('shows an apparent Kₘ of 63 mM between Low and Medium', () => {
    const [low, medium] = (['Low', 'Medium'] as const).map((substrate) => {
      const shown = hostOf({ temperature: 25, substrate }).readings();
      return { x: 1 / Number(shown.peroxide_start_mm), y: 1 / Number(shown.initial_rate_mm_s) };
    });
    const slope = (low!.y - medium!.y) / (low!.x - medium!.x);
    expect(Math.abs(slope / (low!.y - slope * low!.x) - 63)).toBeLessThan(1);
  });

  it('keeps its count: what is gone from the peroxide is in the burette, two for one', () => {
    const { oxygen_ml, substrate_mm } = after(20);
    const moles = ((294 - Number(substrate_mm)) * 0.01) / 2;
    expect(Number(oxygen_ml)).toBeCloseTo((moles * 8.314_462_618 * 298.15) / 101.325, 9);
  });

  it('never makes peroxide, and enzyme only from the syringe', () => {
    const host = hostOf({ temperature: 55 });
    let [peroxide, enzyme, dose] = [294, 1, 1];
    for (let k = 0; k < 200; k++) {
      if (k === 60) {
        host.act({ do: 'add_enzyme', value: 2 });
        enzyme += 2;
        dose += 2;
      }
      host.advance(5);
      const now = host.readings();
      expect(Number(now.substrate_mm)).toBeLessThanOrEqual(peroxide);
      expect(Number(now.substrate_mm)).toBeGreaterThanOrEqual(0);
      const active = dose * Number(now.active_fraction);
      expect(active).toBeLessThanOrEqual(enzyme);
      [peroxide, enzyme] = [Number(now.substrate_mm), active];
    }
  });

  it('loses heated enzyme once and for all, and only before the start', () => {
    const host = hostOf();
    host.act({ do: 'preheat_temperature', value: 65 });
    host.act({ do: 'preheat_enzyme', value: 20 });
    host.act({ do: 'preheat_enzyme', value: 20 });
    expect(Number(host.readings().active_fraction)).toBeCloseTo(Math.exp(-40 * lossRate(65, 7)), 12);
    host.advance(1);
    host.act({ do: 'preheat_enzyme', value: 20 });
    host.advance(1);
    expect(Number(host.readings().heated_s)).toBe(40);
  });

  it('draws a tangent whose spread is what it states', () => {
    const truth = Number(hostOf().readings().initial_rate_mm_s);
    const pulls: number[] = [];
    for (let seed = 1; seed <= 120; seed++) {
      const host = hostOf({}, 'school', seed);
      host.advance(Math.round(11 / simulation.dt));
      const { value, uncertainty } = host.shown().initial_rate_mm_s as { value: number; uncertainty: number };
      pulls.push((value - truth) / uncertainty);
    }
    const mean = pulls.reduce((sum, pull) => sum + pull, 0) / pulls.length;
    const sd = Math.sqrt(pulls.reduce((sum, pull) => sum + (pull - mean) ** 2, 0) / pulls.length);
    expect(sd).toBeGreaterThan(0.8);
    expect(sd).toBeLessThan(1.2);
  });

  it('stops short of its gas where the enzyme is lost first: above 60 °C and beyond pH 4 and 11', () => {
    const end = (changes: Partial<Params>): number => Number(after(3600, changes).oxygen_ml);
    expect(Math.abs(end({ substrate: 'High', temperature: 60 }) - 107.9)).toBeLessThan(0.2);
    expect(end({ substrate: 'High', temperature: 65 })).toBeCloseTo(40.0, 1);
    expect(end({ ph: 3 })).toBeLessThan(1);
    expect(Math.abs(end({ ph: 10 }) - 35.96)).toBeLessThan(0.05);
  });

  it('is not heated by a block that was never set, nor drowned in extract or copper', () => {
    const host = hostOf();
    const said = (action: Parameters<typeof host.act>[0]): string | undefined => {
      host.act(action);
      return host.takeNotices().at(-1)?.notice;
    };
    expect(said({ do: 'preheat_enzyme', value: 60 })).toMatch(/block has not been set/u);
    expect(host.readings().heated_s).toBe(0);
    host.act({ do: 'add_enzyme', value: 5 });
    expect(said({ do: 'add_enzyme', value: 5 })).toMatch(/at most 10 mL/u);
    // A part of what was given, however much that is.
    expect(Number(host.readings().active_fraction)).toBe(1);
    expect(said({ do: 'add_copper_sulfate', value: 0 })).toMatch(/No copper/u);
    host.act({ do: 'add_copper_sulfate', value: 50 });
    expect(said({ do: 'add_copper_sulfate', value: 1 })).toMatch(/At most 50/u);
  });
});
