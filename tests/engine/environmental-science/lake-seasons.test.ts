import { describe, expect, it } from 'vitest';
import { LAYERS, RECORD } from '../../../engine/environmental-science/lake-model';
import { type Params, simulation } from '../../../engine/environmental-science/eutrophication';
import {
  balanceOn,
  columnOn,
  dateOf,
  deepOxygen,
  densityOf,
  FIRST_DAY,
  heatOf,
  layeringOf,
  lightOn,
  passDay,
  type Surroundings,
} from '../../../engine/environmental-science/lake-seasons';
import { benchOf } from '../drive';

const LAKE: Surroundings = { depth: 10, hypo_thickness: 5, temperature: 22, settling: 1.6, mud: 0, aerated: false };
const DAYS = 365;

/** Every day of a year from 1 April on. */
function year(lake: Surroundings) {
  const column = columnOn(FIRST_DAY, lake);
  return Array.from({ length: DAYS }, (_, n) => {
    const heat = heatOf(column, lake.depth);
    const taken = passDay(column, FIRST_DAY + n, lake);
    const { temperature } = column;
    return {
      day: FIRST_DAY + n,
      layering: layeringOf(column),
      top: temperature[0]!,
      bottom: temperature[LAYERS - 1]!,
      ice: column.ice,
      oxygen: deepOxygen(column, lake),
      balance: heatOf(column, lake.depth) - heat - taken,
      densities: Array.from(temperature, densityOf),
    };
  });
}

describe('the water of a lake', () => {
  // Millero and Poisson 1981 give 999.8426, 999.9750 and 998.2063 kg/m³.
  it.each([
    [0, 999.8426],
    [4, 999.975],
    [20, 998.2063],
  ])('has its density at %s °C', (t, density) => {
    expect(densityOf(t)).toBeCloseTo(density, 3);
  });

  it('is densest near 4 °C', () => {
    for (const t of [0, 2, 3.9, 4.1, 6, 20]) expect(densityOf(t)).toBeLessThan(densityOf(3.98));
  });
});

describe('a year over the lake', () => {
  const days = year(LAKE);

  it('gives the water and the ice all the heat that the surface takes, and no more', () => {
    for (const { balance } of days) expect(Math.abs(balance)).toBeLessThan(1);
  });

  it('never leaves water on lighter water', () => {
    for (const { densities } of days)
      for (let n = 1; n < LAYERS; n++) expect(densities[n]! - densities[n - 1]!).toBeGreaterThan(-1e-6);
  });

  it('turns over twice, between warm layers and ice', () => {
    const order = days.map(({ layering }) => layering).filter((each, n, all) => n === 0 || each !== all[n - 1]);
    expect(order).toEqual([
      'Under ice',
      'Turning over',
      'Warm over cold',
      'Turning over',
      'Cold over warm',
      'Under ice',
    ]);
  });

  it('has its coldest deep oxygen-poor just before the autumn overturn, which brings it back', () => {
    const poorest = days.reduce((least, each) => (each.oxygen < least.oxygen ? each : least));
    const overturn = days.find(({ day, layering }) => day > 240 && layering === 'Turning over');
    expect(poorest.day).toBeGreaterThan(240);
    expect(poorest.day).toBeLessThanOrEqual(overturn!.day);
    const later = days.find(({ day }) => day === overturn!.day + 15);
    expect(later!.oxygen).toBeGreaterThan(poorest.oxygen + 1);
  });

  it('takes no more oxygen out of the deep than what settles costs', () => {
    const most = (0.8 * 0.1426 * LAKE.settling) / LAKE.hypo_thickness;
    // Air and upper water can only make it less, but for mixing with poorer water, which there is none of.
    const falls = days.flatMap((each, n) => {
      const before = days[n - 1];
      return before && each.layering === 'Warm over cold' ? [before.oxygen - each.oxygen] : [];
    });
    expect(Math.max(...falls)).toBeLessThanOrEqual(most + 0.03);
  });

  it.each([
    [22, true],
    [30, false],
  ])('freezes or not with a warmest day of %s °C', (temperature, freezes) => {
    expect(year({ ...LAKE, temperature }).some(({ ice }) => ice > 0)).toBe(freezes);
  });

  it('does not part a shallow lake', () => {
    const shallow = year({ ...LAKE, depth: 2, hypo_thickness: 0.5 });
    expect(shallow.filter(({ layering }) => layering === 'Warm over cold').length).toBeLessThan(10);
  });

  it('brings as much light as the mean of the year, and less through ice', () => {
    let light = 0;
    let warmth = 0;
    for (let day = 1; day <= DAYS; day++) {
      light += lightOn(day, { ice: 0 }) / DAYS;
      warmth += balanceOn(day, 22) / DAYS;
    }
    expect(light).toBeCloseTo(1, 10);
    expect(warmth).toBeCloseTo(22 - 14, 1);
    expect(lightOn(40, { ice: 0.3 })).toBeLessThan(lightOn(40, { ice: 0 }));
  });

  it('has dates', () => {
    expect([1, 91, 213, 365, 366 + 91].map(dateOf)).toEqual([
      '1 January',
      '1 April',
      '1 August',
      '31 December',
      '1 April',
    ]);
  });
});

describe('a lake with seasons', () => {
  const INPUTS: Params = {
    p_load: 3,
    np_ratio: 12,
    depth: 10,
    residence: 2,
    temperature: 22,
    hypo_thickness: 5,
    light: 200,
    initial_p: 20,
    initial_n: 400,
    seasons: true,
    calc_secchi: 2,
    calc_chl: 6.4,
    calc_tp: 24,
  };
  const Bench = benchOf(simulation, INPUTS);
  const DAY = 86_400;

  it('has little green in winter and much in summer', () => {
    const bench = new Bench().run('start').wait(2 * DAYS * DAY);
    const spring = bench.number('chlorophyll');
    expect(bench.wait(150 * DAY).number('chlorophyll')).toBeGreaterThan(3 * spring);
    expect(bench.read('calendar')).toContain('August');
  });

  it('loses its deep oxygen in late summer where the load is high, and has it back in November', () => {
    const bench = new Bench().run('start').wait((2 * DAYS + 170) * DAY);
    expect(bench.read('layering')).toBe('Warm over cold');
    const summer = bench.number('deep_oxygen');
    bench.wait(60 * DAY);
    expect(bench.read('layering')).toBe('Turning over');
    expect(bench.number('deep_oxygen')).toBeGreaterThan(summer + 4);
  });

  /** Least deep oxygen of a year, and the days on which it is below 1 mg/L. */
  function poorest(bench: InstanceType<typeof Bench>): { readonly least: number; readonly anoxic: number } {
    let least = 99;
    let anoxic = 0;
    for (let day = 0; day < DAYS; day++) {
      const oxygen = bench.wait(DAY).number('deep_oxygen');
      least = Math.min(least, oxygen);
      if (oxygen < 1) anoxic++;
    }
    return { least, anoxic };
  }

  // G. K. Nürnberg, Limnol. Oceanogr. 40 (1995) 1100: −35 + 44 log TP + 0.95 z/√A days with z 10 m and 1 km².
  it.each([
    [1, 110, 65],
    [3, 384, 88],
    [10, 1360, 112],
  ])('is without deep oxygen in the third summer of a load of %s for as long as real lakes', (p_load, _tp, days) => {
    const { least, anoxic } = poorest(new Bench({ p_load }).run('start').wait(2 * DAYS * DAY));
    expect(least).toBeLessThan(1);
    expect(Math.abs(anoxic - days)).toBeLessThan(30);
  });

  it('breathes all year where the load is that of a clear lake', () => {
    expect(poorest(new Bench({ p_load: 0.1 }).run('start').wait(2 * DAYS * DAY)).least).toBeGreaterThan(6);
  });

  it('has its oxygen back by the middle of November, as the step promises', () => {
    const bench = new Bench({ p_load: 1 }).run('start').wait((2 * DAYS + 150) * DAY);
    expect(bench.read('calendar')).toContain('August');
    expect(bench.number('deep_oxygen')).toBeLessThan(0.5);
    expect(bench.number('mud_release')).toBeGreaterThan(1);
    bench.wait(78 * DAY);
    expect(bench.read('calendar')).toContain('November');
    expect(bench.number('deep_oxygen')).toBeGreaterThan(7);
  });

  it('is not cooled by its mud to the freezing point, however cold the place', () => {
    const bench = new Bench({ temperature: 5 }).run('start').wait(120 * DAY);
    expect(bench.read('calendar')).toContain('July');
    expect(bench.number('bottom_temperature')).toBeGreaterThan(0.5);
  });

  it('shows a probe what lies where it hangs', () => {
    const bench = new Bench().run('start').wait(120 * DAY);
    expect(bench.read('probe_temperature')).toBeNull();
    bench.run(['lower_probe', 0.25]);
    expect(bench.number('probe_temperature')).toBe(bench.number('surface_temperature'));
    bench.run(['lower_probe', 50]);
    expect(bench.number('probe_depth')).toBe(10);
    expect(bench.number('probe_temperature')).toBe(bench.number('bottom_temperature'));
    expect(bench.run(['lower_probe', 0]).read('probe_depth')).toBeNull();
  });

  it('draws what the probe met on the day of the cast, and nothing of another day', () => {
    const bench = new Bench().run('start').wait(110 * DAY);
    bench.run(['lower_probe', 10]);
    const cast = () => {
      const out = {
        trace: new Float32Array(RECORD.rows * RECORD.columns),
        profile: new Float32Array(2 * LAYERS),
        warmth: new Float32Array(LAYERS),
      };
      const { met } = bench.host.view(out) as { readonly met: number };
      return { met, top: out.profile[0]!, bottom: out.profile[2 * LAYERS - 2]! };
    };
    expect(cast().met).toBe(LAYERS);
    expect(cast().top).toBeCloseTo(bench.number('surface_temperature'), 4);
    bench.wait(180 * DAY);
    expect(cast().met).toBe(0);
    bench.run(['lower_probe', 10]);
    expect(cast().met).toBe(LAYERS);
    expect(cast().top).toBeCloseTo(bench.number('surface_temperature'), 4);
    expect(cast().bottom).toBeCloseTo(bench.number('bottom_temperature'), 4);
  });

  it('stands still in August where there are none', () => {
    const bench = new Bench({ seasons: false }).run(['lower_probe', 2]);
    expect(bench.number('probe_temperature')).toBe(22);
    expect(bench.number('probe_oxygen')).toBe(9);
    bench
      .run('start')
      .wait(200 * DAY)
      .run(['lower_probe', 10]);
    expect(bench.number('probe_temperature')).toBeLessThan(15);
    expect(bench.number('probe_oxygen')).toBe(bench.number('deep_oxygen'));
  });
});
