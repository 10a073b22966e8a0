import { describe, expect, it } from 'vitest';
import {
  bareLoss,
  corrosionRate,
  coveredArea,
  harshness,
  METALS,
  redRust,
  rustGrade,
  ZINC_CONSUMPTION,
} from '../../../engine/material-science/rust-kinetics';
import { type Params, simulation } from '../../../engine/material-science/salt-spray';
import { createRng } from '../../../engine/core/rng';
import { bear, CELLS, createLayer, widen } from '../../../engine/material-science/rust-spots';
import { SimulationHost } from '../../../engine/runtime/host';

const DEFAULTS: Params = {
  material: 'Carbon steel',
  coating: 'None',
  thickness: 10,
  nacl: 5,
  temperature: 35,
  ph: 6.8,
  collection: 1.5,
  scribed: false,
  specimen: 1,
  noise: false,
};
const STANDARD = { nacl: 5, temperature: 35, ph: 6.8, collection: 1.5 };

class Cabinet extends SimulationHost {
  constructor(inputs: Partial<Params> = {}, seed = 1, grade: 'ideal' | 'school' = 'ideal') {
    super({
      simulation,
      inputs: { ...DEFAULTS, ...inputs },
      applies: { nacl: 'live', temperature: 'live', ph: 'live', collection: 'live' },
      seed,
      grade,
    });
  }
  hours(hours: number): this {
    this.advance(Math.round((hours * 3600) / simulation.dt));
    return this;
  }
  start(): this {
    this.act({ do: 'start' });
    return this;
  }
  weigh(): this {
    this.act({ do: 'remove_panel' });
    this.act({ do: 'clean_and_weigh' });
    return this;
  }
  number(id: string): number {
    return Number(this.readings()[id]);
  }
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const sdOf = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + (value - meanOf(values)) ** 2, 0) / (values.length - 1));

describe('rust on bare steel', () => {
  it('covers 59 ± 3 % of 40 panels after 4 h', () => {
    const areas = Array.from({ length: 40 }, (_, n) =>
      new Cabinet({ noise: true, specimen: n + 1 }).start().hours(4).number('red_rust_area'),
    );
    expect(Math.abs(meanOf(areas) - 59)).toBeLessThan(3);
  });

  it('spreads with the third power of time without overlap', () => {
    const cabinet = new Cabinet().start();
    const points = [1.5, 2.5, 3.5, 4.5, 6].map((hours, n, all) => {
      cabinet.hours(hours - (all[n - 1] ?? 0));
      return [Math.log(hours - 0.5), Math.log(-Math.log(1 - cabinet.number('red_rust_area') / 100))] as const;
    });
    const [x, y] = [meanOf(points.map((p) => p[0])), meanOf(points.map((p) => p[1]))];
    const slope =
      points.reduce((sum, p) => sum + (p[0] - x) * (p[1] - y), 0) / points.reduce((sum, p) => sum + (p[0] - x) ** 2, 0);
    expect(slope).toBeCloseTo(3, 6);
  });

  it('never goes back, and ends at the whole face', () => {
    const cabinet = new Cabinet({ noise: true }).start();
    let before = 0;
    for (let n = 0; n < 40; n++) {
      const area = cabinet.hours(0.5).number('red_rust_area');
      expect(area).toBeGreaterThanOrEqual(before);
      before = area;
    }
    expect(before).toBe(100);
  });

  it('covers on the mask what discs without gaps would, to a cell at the rim', () => {
    const layer = createLayer();
    layer.growing.push({ x: 100, y: 150, born: 0, drawn: 0, looked: 0 });
    let told = 0;
    for (let n = 1; n <= 40; n++) widen(layer, 0.1, 0.05 * 20 * n, n, () => told++);
    const radius = 20 * 0.1 * 40;
    expect(layer.covered / (Math.PI * radius ** 2)).toBeCloseTo(1, 2);
    expect(told).toBe(layer.covered);
  });

  it('agrees with the closed form over many masks of slow spots', () => {
    const spots = { births: 4e-5, speed: 3e-3 };
    const areas = Array.from({ length: 60 }, (_, seed) => {
      const layer = createLayer();
      const rng = createRng(seed + 1, 'spots');
      for (let n = 1; n <= 80; n++) {
        bear(layer, spots.births, 10 * (n - 1), 10 * n, rng);
        widen(layer, spots.speed, 10 * n, n, () => {});
      }
      return layer.covered / CELLS;
    });
    const law = coveredArea(spots, 800);
    expect(Math.abs(meanOf(areas) - law)).toBeLessThan(3 * (sdOf(areas) / Math.sqrt(60)) + 0.03 * law);
  });
});

describe('mass', () => {
  it('scatters by a tenth among cabinets, and by 4 % against the coupon', { tags: ['rest'], timeout: 60_000 }, () => {
    const runs = Array.from({ length: 100 }, (_, seed) => {
      const cabinet = new Cabinet({ noise: true }, seed + 1);
      cabinet.act({ do: 'run_coupon' });
      cabinet.start().hours(48).weigh();
      return { loss: cabinet.number('mass_loss'), coupon: cabinet.number('coupon_loss') };
    });
    const sd = sdOf(runs.map(({ loss }) => loss));
    expect(sd).toBeGreaterThan(5.8);
    expect(sd).toBeLessThan(8.8);
    const ratios = runs.map(({ loss, coupon }) => loss / coupon);
    expect(sdOf(ratios) / meanOf(ratios)).toBeLessThan(0.06);
  });

  it('says how well the coupon tells the cabinet, without the cabinet itself', () => {
    const runs = Array.from({ length: 60 }, (_, seed) => {
      const cabinet = new Cabinet({ noise: true }, seed + 1, 'school');
      cabinet.act({ do: 'run_coupon' });
      cabinet.start().hours(48).weigh();
      const { coupon_loss: coupon, mass_loss: panel } = cabinet.shown();
      expect(Number(coupon?.uncertainty) / Number(coupon?.value)).toBeLessThan(0.035);
      return {
        log: Math.log(Number(panel?.value) / Number(coupon?.value)),
        stated: Math.SQRT2 * (Number(coupon?.uncertainty) / Number(coupon?.value)),
      };
    });
    const spread = sdOf(runs.map(({ log }) => log));
    expect(spread / meanOf(runs.map(({ stated }) => stated))).toBeGreaterThan(0.75);
    expect(spread / meanOf(runs.map(({ stated }) => stated))).toBeLessThan(1.25);
  }, 60_000);

  it('adds up over any parts of the time, and becomes a rate by ASTM G1', () => {
    for (const metal of Object.keys(METALS) as (keyof typeof METALS)[]) {
      expect(bareLoss(metal, 0, 30) + bareLoss(metal, 30, 96)).toBeCloseTo(bareLoss(metal, 0, 96), 10);
      const loss = bareLoss(metal, 0, 48);
      const depth = loss / METALS[metal].density;
      // g/m² over g/cm³ is µm.
      expect(corrosionRate(loss, 48, METALS[metal].density)).toBeCloseTo(((depth / 1000) * 8760) / 48, 10);
    }
  });

  it('is no rate where no hour went by', () => {
    for (const grade of ['ideal', 'school'] as const) {
      const cabinet = new Cabinet({}, 1, grade).start().weigh();
      cabinet.advance(Math.round(3600 / simulation.dt));
      expect(cabinet.readings()['corrosion_rate']).toBeNull();
    }
  });

  it('does not move while the cover is open', () => {
    const cabinet = new Cabinet().start().hours(10);
    cabinet.act({ do: 'open_door' });
    cabinet.hours(20);
    expect(cabinet.number('hours')).toBe(10);
    cabinet.act({ do: 'open_door', value: 0 });
    cabinet.hours(38).weigh();
    expect(cabinet.number('mass_loss')).toBeCloseTo(70, 6);
  });

  it('is hardly lost faster at pH 4, since oxygen limits it, and 1.6 times as fast ten degrees warmer', () => {
    const acid = new Cabinet({ ph: 4 }).start().hours(48).weigh();
    expect(acid.number('mass_loss')).toBeGreaterThan(73);
    expect(acid.number('mass_loss')).toBeLessThan(80);
    expect(acid.readings()['cabinet_ok']).toBe('No');
    // The reference loss of the acetic acid test of ISO 9227: 40 ± 10 g/m² in 24 h.
    expect(new Cabinet({ ph: 3.2 }).start().hours(24).weigh().number('mass_loss')).toBeCloseTo(40, 0);
    expect(harshness({ ...STANDARD, ph: 9 })).toBe(1);
    expect(new Cabinet({ temperature: 45 }).start().hours(48).weigh().number('mass_loss')).toBeCloseTo(114, -0.5);
    expect(new Cabinet().readings()['cabinet_ok']).toBeNull();
  });
});

describe('the cabinet', () => {
  it('is as harsh as the standard one at its settings, and hardly corrodes without salt', () => {
    expect(harshness(STANDARD)).toBeCloseTo(1, 12);
    expect(harshness({ ...STANDARD, nacl: 0 })).toBeCloseTo(0.03, 12);
    expect(harshness({ ...STANDARD, temperature: 45 })).toBeGreaterThan(1.4);
    expect(harshness({ ...STANDARD, nacl: 3.5 })).toBeGreaterThan(1.02);
    expect(harshness({ ...STANDARD, nacl: 10 })).toBeLessThan(0.6);
    expect(harshness({ ...STANDARD, collection: 0.375 })).toBeCloseTo(0.5, 12);
  });
});

describe('coatings', () => {
  it('hold red rust off in proportion to the zinc', () => {
    const onsets = [5, 10, 20].map((thickness) =>
      new Cabinet({ coating: 'Zinc plate', thickness }).start().hours(300).number('first_red_rust'),
    );
    expect((onsets[1]! - onsets[0]!) / 5).toBeCloseTo(1 / ZINC_CONSUMPTION, 6);
    expect((onsets[2]! - onsets[1]!) / 10).toBeCloseTo(1 / ZINC_CONSUMPTION, 6);
    expect(onsets[0]).toBeCloseTo(8 + 5 / ZINC_CONSUMPTION, 6);
  });

  it('use their zinc up when red rust begins, no less and no more', () => {
    const cabinet = new Cabinet({ coating: 'Hot-dip zinc', thickness: 10 }).start();
    cabinet.hours(161);
    expect(cabinet.number('zinc_left')).toBeGreaterThan(0);
    expect(cabinet.readings()['first_red_rust']).toBeNull();
    cabinet.hours(2);
    expect(cabinet.number('zinc_left')).toBe(0);
    expect(cabinet.number('first_red_rust')).toBeCloseTo(24 + 10 / ZINC_CONSUMPTION, 6);
  });

  it('are ignored on other metals', () => {
    expect(redRust('Copper', 'Paint', 10, 1)).toBeNull();
    const cabinet = new Cabinet({ material: 'Zinc', coating: 'Paint' }).start().hours(48).weigh();
    expect(cabinet.number('mass_loss')).toBeCloseTo(50, 6);
  });

  it('creep from the scribe, four times less with phosphate', () => {
    const [paint, phosphate] = (['Paint', 'Zinc phosphate and paint'] as const).map((coating) =>
      new Cabinet({ coating, scribed: true }).start().hours(500).number('scribe_creep'),
    );
    expect(paint! / phosphate!).toBeCloseTo(0.05 / 0.012, 6);
    expect(new Cabinet({ coating: 'Paint' }).start().hours(500).readings()['scribe_creep']).toBeNull();
  });

  it('creep by the dose in this cabinet: not at all in cold fog without salt, more in a harsh one', () => {
    const creep = (inputs: Partial<Params>, seed = 1): number =>
      new Cabinet({ coating: 'Paint', scribed: true, ...inputs }, seed).start().hours(500).number('scribe_creep');
    const usual = creep({});
    expect(usual).toBeCloseTo(0.05 * 476 ** 0.7, 6);
    expect(creep({ nacl: 0, temperature: 20 })).toBe(0);
    expect(creep({ temperature: 45 })).toBeCloseTo(
      0.05 * (500 * harshness({ ...STANDARD, temperature: 45 }) - 24) ** 0.7,
      6,
    );
    expect(sdOf([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => creep({ noise: true }, seed)))).toBeGreaterThan(0.02 * usual);
  });

  it('refuse to let hours go by while the cover is open', () => {
    const cabinet = new Cabinet().start().hours(1);
    cabinet.act({ do: 'open_door' });
    cabinet.act({ do: 'skip_hours', value: 48 });
    cabinet.act({ do: 'open_door', value: 0 });
    cabinet.hours(2);
    expect(cabinet.number('hours')).toBe(3);
  });

  it('are rated by area, in steps', () => {
    expect([0, 0.01, 0.02, 0.22, 5, 33, 50, 51].map(rustGrade)).toEqual([10, 10, 9, 7, 4, 2, 1, 0]);
  });
});
