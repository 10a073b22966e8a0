import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../../engine/core/rng';
import { formatNetlist, parseNetlist } from '../../../engine/physics/bench-netlist';
import { PRESETS } from '../../../engine/physics/bench-presets';
import { type Params, type State, simulation } from '../../../engine/physics/circuit';
import { filamentTemperatureAt } from '../../../engine/physics/filament-lamp';
import { SimulationHost } from '../../../engine/runtime/host';
import { modelOf } from '../drive';

type Act = Parameters<typeof simulation.act>[2];

const DEFAULTS: Params = { voltage: 5, resistance: 100, component: 'Resistor', real_meters: false, burnout: false };
const { begin, act, wait } = modelOf(simulation, DEFAULTS);
const rng = createRng(1);
const build = (netlist: string, changes: Partial<Params> = {}, ...actions: Act[]) => {
  const params = { ...DEFAULTS, ...changes };
  const done = act(begin(params), params, { do: 'build', value: netlist }, ...actions);
  return { ...done, params };
};
const read = (netlist: string, changes: Partial<Params> = {}) => {
  const { state, params } = build(netlist, changes);
  return simulation.read(state, params);
};
const partsOf = (state: State) => simulation.view(state, DEFAULTS, {}).bench?.parts ?? [];
const part = (state: State, name: string) => {
  const found = partsOf(state).find((one) => one.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};

/** What is ideal has a millionth of an ohm: relative error in a loop of some hundred ohms. */
const IDEAL = 1e-7;
const expectNear = (got: number | null, want: number, relative = IDEAL): void => {
  expect(got).not.toBeNull();
  expect(Math.abs((got ?? 0) - want)).toBeLessThanOrEqual(relative * Math.abs(want));
};

/**
 * Source: ngspice operating point, nine figures of version 39 with reltol 1e-12 and gmin 1e-18 at 27 °C. Its V_T is 25.86493 mV, that
 * of the sheet 25.865 mV: three parts in a million.
 */
const NGSPICE = [
  {
    name: 'Wheatstone bridge, ideal galvanometer',
    netlist: PRESETS['Wheatstone bridge'],
    real: false,
    values: { A1: 2.935295869e-4, B1: 2.46947718e-2 },
  },
  {
    name: 'Wheatstone bridge with its galvanometer of 10 Ω, battery of 0.5 Ω and leads of 0.02 Ω',
    netlist: PRESETS['Wheatstone bridge'],
    real: true,
    values: { A1: 2.832721217e-4, B1: 2.46396399e-2 },
  },
  {
    name: 'rectifier of four diodes',
    netlist: 'B1 a1 a8 9; R1 a1 c1 47; D1 c1 e3; D2 a8 e3; D3 g3 c1; D4 g3 a8; R2 e3 g3 470',
    real: false,
    values: { R2: 1.464555988e-2 },
  },
  {
    name: 'two diodes in series beside one behind a resistor',
    netlist: 'B1 a1 a8 3; R1 a1 c1 150; D1 c1 e1; D2 e1 a8; R2 c1 g1 33; D3 g1 a8',
    real: false,
    values: { R1: 1.263429849e-2, R2: 1.214102734e-2 },
  },
] as const;

describe('beside ngspice', () => {
  it.each(NGSPICE)('$name', ({ netlist, real, values }) => {
    const { state } = build(netlist, { real_meters: real });
    for (const [name, current] of Object.entries(values)) expectNear(part(state, name).current, current, 2e-6);
  });

  it('a ladder with two batteries', () => {
    const ladder =
      'B1 a1 a8 9; B2 d1 a8 4.5; R1 a1 b1 100; R2 b1 a8 220; R3 b1 c1 330; R4 c1 a8 470; R5 c1 d1 680; R6 a1 c1 1k';
    const { state } = build(`${ladder}; V1 b1 a8; V2 c1 a8`);
    expectNear(part(state, 'V1').voltage, 5.876110448);
    expectNear(part(state, 'V2').voltage, 4.381440598);
  });

  it('a capacitor charged through 1 kΩ and loaded by 2.2 kΩ (transient analysis, and the closed form)', () => {
    const { state, params } = build('B1 a1 a8 9; R1 a1 c1 1k; R2 c1 a8 2.2k; C1 c1 a8 1000u; V1 c1 a8');
    const tau = 1e-3 / (1 / 1000 + 1 / 2200);
    for (const [seconds, spice] of [
      [0.5, 3.197544],
      [1.5, 5.489326],
    ] as const) {
      const volts = simulation.read(wait(state, params, seconds), params).voltage_across;
      expectNear(volts, spice, 2e-5);
      expectNear(volts, 9 * (2200 / 3200) * -Math.expm1(-seconds / tau), 1e-5);
    }
  });
});

const ohms = fc.integer({ min: 10, max: 5000 });

describe('closed forms', () => {
  it('a divider, unloaded and loaded by its voltmeter', () => {
    fc.assert(
      fc.property(ohms, ohms, (r1, r2) => {
        const netlist = `B1 a1 a8 9; R1 a1 c1 ${r1}; R2 c1 a8 ${r2}; V1 c1 a8 15k`;
        expectNear(read(netlist).voltage_across, (9 * r2) / (r1 + r2));
        const beside = (r2 * 15e3) / (r2 + 15e3);
        expectNear(read(netlist, { real_meters: true }).voltage_across, (9 * beside) / (r1 + beside + 0.5), 1e-9);
      }),
    );
  });

  it('no current through a balanced bridge, whatever its arms', () => {
    fc.assert(
      fc.property(ohms, ohms, fc.integer({ min: 1, max: 5 }), (r1, r2, ratio) => {
        const { state } = build(
          `B1 a1 a8 6; R1 a1 c4 ${r1}; R2 c4 a8 ${r2}; R3 a1 f4 ${ratio * r1}; R4 f4 a8 ${ratio * r2}; A1 c4 f4 2m`,
        );
        expect(Math.abs(part(state, 'A1').current)).toBeLessThan(1e-9);
      }),
    );
  });

  it('an unbalanced bridge as Thévenin gives it', () => {
    fc.assert(
      fc.property(ohms, ohms, ohms, ohms, (r1, r2, r3, r4) => {
        const { state } = build(
          `B1 a1 a8 6; R1 a1 c4 ${r1}; R2 c4 a8 ${r2}; R3 a1 f4 ${r3}; R4 f4 a8 ${r4}; R5 c4 f4 10`,
        );
        const open = (6 * r2) / (r1 + r2) - (6 * r4) / (r3 + r4);
        const inner = (r1 * r2) / (r1 + r2) + (r3 * r4) / (r3 + r4);
        expect(Math.abs(part(state, 'R5').current - open / (inner + 10))).toBeLessThan(1e-8);
      }),
    );
  });

  it('an ammeter in series has the burden of its range: 0.2 V at full deflection', () => {
    for (const [range, shunt] of [
      ['2m', 100],
      ['20m', 10],
      ['200m', 1],
    ] as const) {
      const got = read(`B1 a1 a8 1.5 0; R1 a1 c1 1k; A1 c1 a8 ${range}`, { real_meters: true });
      expectNear(got.current, 1.5 / (1000 + shunt), 1e-8);
      expectNear(read(`B1 a1 a8 1.5 0; R1 a1 c1 1k; A1 c1 a8 ${range}`).current, 1.5 / 1000);
    }
  });

  it('above its range an ammeter shows nothing', () => {
    expect(read('B1 a1 a8 9; R1 a1 c1 100; A1 c1 a8 20m').current).toBeNull();
    expectNear(read('B1 a1 a8 9; R1 a1 c1 100; A1 c1 a8 200m').current, 0.09);
  });

  it('the clamp meter reads a wire without changing anything', () => {
    const { state, params } = build('B1 a1 a8 9; R1 a1 c1 100; W1 c1 d1; R2 d1 a8 200', { real_meters: true });
    const before = part(state, 'R1').current;
    const clamped = act(state, params, { do: 'clamp', value: 'w1' }).state;
    expectNear(simulation.read(clamped, params).clamp_ma, before * 1e3, 1e-12);
    expect(part(clamped, 'R1').current).toBe(before);
    expect(simulation.read(act(clamped, params, { do: 'clamp', value: '' }).state, params).clamp_ma).toBeNull();
  });

  it('two wires side by side share the current', () => {
    const { state } = build('B1 a1 a8 9; R1 a1 c1 90; W1 c1 e1; W2 c1 e1; R2 e1 a8 90');
    expectNear(part(state, 'W1').current, 0.025);
    expectNear(part(state, 'W2').current, 0.025);
  });

  it('the current law holds in every hole, and the power of the batteries is that of all other parts', () => {
    for (const [name, netlist] of Object.entries(PRESETS)) {
      for (const real_meters of [false, true]) {
        const { state } = build(netlist, { real_meters });
        const sums = new Map<string, number>();
        let power = 0;
        for (const { kind, from, to, current, voltage } of partsOf(state)) {
          const out = kind === 'battery' ? -current : current;
          sums.set(from, (sums.get(from) ?? 0) + out);
          sums.set(to, (sums.get(to) ?? 0) - out);
          if (!(kind === 'voltmeter' && real_meters)) power += out * (voltage ?? 0);
          else sums.set(from, sums.get(from) ?? 0);
        }
        for (const [hole, sum] of sums) expect(Math.abs(sum), `${name}, ${hole}`).toBeLessThan(1e-9);
        expect(Math.abs(power), name).toBeLessThan(1e-5);
      }
    }
  });
});

describe('what changes with time', () => {
  it('two equal lamps in series settle at half the voltage each, where they radiate what they take', () => {
    const { state, params } = build('B1 a1 a8 12; L1 a1 c1; L2 c1 a8');
    const hot = wait(state, params, 4);
    const one = part(hot, 'L1');
    expectNear(one.voltage, 6, 1e-6);
    expect(one.filament).toBeCloseTo(filamentTemperatureAt(6 * one.current), 0);
    expect(one.filament).toBeGreaterThan(1500);
    const { bench } = hot;
    expect(bench?.settled).toBe(true);
  });

  it('gives the same rows however steps are grouped', () => {
    const run = (group: number) => {
      const host = new SimulationHost({ simulation, inputs: { ...DEFAULTS }, applies: {}, seed: 1, grade: 'ideal' });
      host.act({ do: 'preset', value: 'Charging a capacitor' });
      host.act({ do: 'toggle', value: 'S1' });
      for (let done = 0; done < 600; done += group) host.advance(group);
      return [host.readings(), host.view({})];
    };
    expect(run(1)).toEqual(run(600));
    expect(run(40)).toEqual(run(600));
  });

  it('a fuse blows above its rating and is replaced by hand', () => {
    const { state, params } = build(PRESETS['Fuse and short circuit']);
    const shorted = act(state, params, { do: 'toggle', value: 'S1' });
    expect(shorted.notice).toBe('F1 has blown: more current than its rating. Press it for a new one.');
    expect(part(shorted.state, 'L1').current).toBe(0);
    const mended = act(shorted.state, params, { do: 'toggle', value: 'S1' }, { do: 'toggle', value: 'F1' });
    expect(mended.notice).toBeUndefined();
    expect(part(mended.state, 'L1').current).toBeGreaterThan(0);
  });

  it('a short circuit without a fuse switches the battery off until the board is changed', () => {
    const short = build('B1 a1 a8 9; W1 a1 a8');
    expect(short.notice).toMatch(/^Short circuit: B1 was asked for more than 10 A/);
    expect(part(short.state, 'W1').current).toBe(0);
    const mended = act(
      short.state,
      short.params,
      { do: 'place', value: 'R1 a1 c1 100' },
      { do: 'place', value: 'W1 c1 a8' },
    );
    expect(mended.notice).toBeUndefined();
    expectNear(part(mended.state, 'R1').current, 0.09);
  });

  it('the supply follows the voltage of the experiment, and the sweep', () => {
    const { state, params } = build('B1 a1 a8; R1 a1 a8 100; V1 a1 a8');
    expectNear(simulation.read(state, params).voltage_across, 5);
    const more: Params = { ...params, voltage: 8 };
    expectNear(simulation.read(simulation.reconfigure?.(state, more, params) ?? state, more).voltage_across, 8);
    const sweeping = act(state, params, { do: 'sweep' }).state;
    expectNear(simulation.read(wait(sweeping, params, 2.1), params).voltage_across, 5);
    expectNear(simulation.read(wait(sweeping, params, 3.1), params).voltage_across, 7.5);
    expectNear(simulation.read(wait(sweeping, params, 5.1), params).voltage_across, 5);
  });
});

describe('building', () => {
  it('a netlist written is the netlist read', () => {
    for (const text of Object.values(PRESETS)) {
      const first = parseNetlist(text);
      if (!('ok' in first)) throw new Error(first.refused);
      expect(parseNetlist(formatNetlist(first.ok))).toEqual(first);
    }
  });

  it.each([
    ['X1 a1 a2', /^“X1” is no part of this bench: B battery, R resistor/],
    ['R1 a1 n2 100', 'R1 needs two holes of the board, columns a to m and rows 1 to 8, like b2 d2.'],
    ['R1 a1', 'R1 needs two holes of the board, columns a to m and rows 1 to 8, like b2 d2.'],
    ['R1 a1 a1 100', 'R1 begins and ends in the same hole.'],
    ['R1 a1 a2', 'R1 needs a resistance from 1 Ω to 10 MΩ, like 220 or 4.7k.'],
    ['R1 a1 a2 0', 'R1 needs a resistance from 1 Ω to 10 MΩ, like 220 or 4.7k.'],
    ['R1 a1 a2 100 7', 'R1 takes at most one value.'],
    ['W1 a1 a2 5', 'W1 takes no value.'],
    ['B1 a1 a2 30', 'B1 takes a voltage from 0 to 24 V and, if you like, an internal resistance up to 1000 Ω.'],
    ['A1 a1 a2 5m', 'A1 has the ranges 2m, 20m, 200m and 10 A.'],
    ['R1 a1 a2 100; R1 a1 a3 100', 'R1 is there twice.'],
    ['A1 a1 a2; A2 a2 a3; A3 a3 a4', 'The bench has two ammeters.'],
  ])('refuses %s', (text, sentence) => {
    const state = simulation.init(DEFAULTS, rng, rng);
    const result = simulation.act(state, DEFAULTS, { do: 'build', value: text }, rng, 'ideal');
    expect(result.state).toBe(state);
    expect(result.notice).toMatch(sentence);
  });

  it('places, moves, connects, removes and takes back; a name without a number gets the next one', () => {
    const { state, params } = build(
      'B1 a1 a8 9',
      {},
      { do: 'place', value: 'R a1 c1 100' },
      { do: 'place', value: 'R c1 e1 200' },
      { do: 'connect', value: 'e1 a8' },
    );
    expect(partsOf(state).map(({ name }) => name)).toEqual(['B1', 'R1', 'R2', 'W1']);
    expectNear(part(state, 'R1').current, 0.03);
    const moved = act(state, params, { do: 'place', value: 'R2 a1 c1 200' }, { do: 'place', value: 'W1 c1 a8' }).state;
    expectNear(part(moved, 'R1').current, 0.09);
    const fewer = act(moved, params, { do: 'remove', value: 'r2' }).state;
    expectNear(part(fewer, 'B1').current, 0.09);
    const back = act(fewer, params, { do: 'undo' }).state;
    expectNear(part(back, 'B1').current, 0.135);
    expect(act(fewer, params, { do: 'remove', value: 'R7' }).notice).toBe('There is no “R7” on the board: B1, R1, W1.');
  });

  it('takes back what hands did, not the board itself', () => {
    const nothing = 'There is nothing to take back.';
    const loop = simulation.init(DEFAULTS, rng, rng);
    expect(act(loop, DEFAULTS, { do: 'undo' })).toEqual({ state: loop, notice: nothing });
    const opened = act(loop, DEFAULTS, { do: 'build_it', value: 1 }).state;
    expect(act(opened, DEFAULTS, { do: 'undo' })).toEqual({ state: opened, notice: nothing });
    const { state } = build('B1 a1 a8 9');
    expect(act(state, DEFAULTS, { do: 'undo' }).notice).toBe(nothing);
    const other = act(state, DEFAULTS, { do: 'preset', value: 'Voltage divider' }, { do: 'undo' }).state;
    expect(partsOf(other).map(({ name }) => name)).toEqual(['B1']);
  });

  it('any list of parts has definite currents or a battery that switched itself off', () => {
    const hole = fc.tuple(fc.constantFrom(...'abcd'), fc.integer({ min: 1, max: 3 })).map(([c, r]) => `${c}${r}`);
    const kinds = fc.constantFrom(
      'B @ 6',
      'B @',
      'R @ 100',
      'L @',
      'D @',
      'C @ 100u',
      'S @ closed',
      'F @',
      'W @',
      'V @',
      'A @',
    );
    const line = fc.tuple(kinds, hole, hole).map(([kind, a, b]) => kind.replace('@', `${a} ${b}`));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 14 }), fc.boolean(), (lines, real_meters) => {
        const params = { ...DEFAULTS, real_meters };
        let { state } = act(begin(params), params, { do: 'build', value: '' });
        for (const value of lines) state = act(state, params, { do: 'place', value }).state;
        state = wait(state, params, 0.01);
        for (const { current, voltage, filament } of partsOf(state)) {
          expect(Number.isFinite(current) && Number.isFinite(voltage ?? 0) && Number.isFinite(filament)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('gives the loop back as it was', () => {
    const params = DEFAULTS;
    const closed = act(begin(params), params, { do: 'close_switch' }).state;
    const building = act(closed, params, { do: 'build_it', value: 1 });
    expect(simulation.read(building.state, params).resistor_state).toBeNull();
    const back = act(building.state, params, { do: 'build_it', value: 0 }).state;
    expectNear(simulation.read(back, params).current, 0.05, 1e-12);
    expect(simulation.view(back, params, {}).bench).toBeNull();
    const again = act(back, params, { do: 'build_it', value: 1 }).state;
    expect(partsOf(again).map(({ name }) => name)).toEqual(partsOf(building.state).map(({ name }) => name));
  });
});
