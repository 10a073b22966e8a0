import { describe, expect, it } from 'vitest';
import {
  CRITICAL_RATIO,
  ISOTONIC,
  PLANT_CELL,
  soluteWaterPotential,
  SPHERE_RATIO,
} from '../../../engine/biology/osmotic-cells';
import { type Params, simulation } from '../../../engine/biology/osmosis';
import { SimulationHost } from '../../../engine/runtime/host';

const hostOf = (changes: Partial<Params> = {}, seed = 1) =>
  new SimulationHost({
    simulation,
    inputs: { solution: 'Isotonic', cell_type: 'Red blood cell', ...changes },
    applies: { solution: 'restart', cell_type: 'restart' },
    seed,
    grade: 'ideal',
  });
const goOn = (host: SimulationHost, seconds: number): void => {
  for (let steps = Math.round(seconds / simulation.dt); steps > 0; ) steps -= host.advance(steps).stepsDone;
};
const inBath = (osmolarity: number, seconds: number, changes: Partial<Params> = {}, seed = 1) => {
  const host = hostOf(changes, seed);
  host.act({ do: 'set_osmolarity', value: osmolarity });
  goOn(host, seconds);
  return host.readings();
};

/** Of the standard normal distribution (Abramowitz and Stegun 26.2.17). */
function normalShare(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return z > 0 ? 1 - tail : tail;
}

describe('a count of cells', () => {
  it('has the standard error of its sample, and none where all or none were found', () => {
    const half = inBath(133, 60);
    const part = Number(half.hemolysis_percent) / 100;
    expect(half.hemolysis_error).toBeCloseTo(100 * Math.sqrt((part * (1 - part)) / 400), 12);
    expect(inBath(0, 60).hemolysis_error).toBeNull();
    const plant = inBath(290, 1000, { cell_type: 'Plant cell' });
    const off = Number(plant.plasmolysed_percent) / 100;
    // What is isotonic to blood is too strong for more than half of the onion's cells.
    expect(off).toBeGreaterThan(0.5);
    expect(plant.plasmolysed_error).toBeCloseTo(100 * Math.sqrt((off * (1 - off)) / 100), 12);
  });
});

describe('a red cell', () => {
  it('is a sphere at 1.64 and tears at 1.713 of its volume', () => {
    expect(SPHERE_RATIO).toBeCloseTo(1.64, 2);
    expect(CRITICAL_RATIO).toBeCloseTo(1.713, 3);
  });

  it('keeps its volume in plasma, and comes back to it while it is whole', () => {
    expect(inBath(ISOTONIC, 20).relative_volume).toBeCloseTo(1, 12);
    const host = hostOf({ solution: 'Hypertonic' });
    goOn(host, 10);
    host.act({ do: 'return_to_isotonic' });
    goOn(host, 20);
    expect(host.readings().relative_volume).toBeCloseTo(1, 5);
    expect(host.readings().hemolysis_percent).toBe(0);
  });

  it('has volumes on a line of slope 0.6 and intercept 0.4 against 290/c, below 1.713', () => {
    for (const c of [140, 170, 200, 290, 450, 600, 1000])
      expect(inBath(c, 30).relative_volume).toBeCloseTo(0.4 + (0.6 * 290) / c, 4);
  });

  it('is at balance where no water potential is left between inside and bath', () => {
    for (const c of [150, 290, 800]) {
      const now = inBath(c, 30);
      expect(Number(now.solute_potential_mpa) + Number(now.pressure_potential_mpa)).toBeCloseTo(
        Number(now.water_potential_mpa),
        4,
      );
    }
  });

  it('never heals: haemolysis does not fall, a lysed cell stays so in any bath', () => {
    const host = hostOf();
    let before = 0;
    for (const bath of [150, 290, 130, 600, 100, 0, 1000, 290]) {
      host.act({ do: 'set_osmolarity', value: bath });
      goOn(host, 5);
      const now = Number(host.readings().hemolysis_percent);
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    const { relative_volume, cell_state, cell_volume_fl, solute_potential_mpa, water_potential_mpa } = host.readings();
    expect(cell_state).toBe('lysed');
    expect(relative_volume).toBeCloseTo(1.713, 3);
    expect(cell_volume_fl).toBeCloseTo(154.2, 1);
    expect(solute_potential_mpa).toBe(water_potential_mpa);
  });

  it('lyses by half at 132.5 ± 2 mOsm/L, 0.40 to 0.445 % salt, over 20 seeds', { tags: ['rest'] }, () => {
    let [low, high] = [0, 0];
    for (let seed = 1; seed <= 20; seed++) {
      low += Number(inBath(130.5, 20, {}, seed).hemolysis_percent) / 20;
      high += Number(inBath(134.5, 20, {}, seed).hemolysis_percent) / 20;
    }
    expect(low).toBeGreaterThan(50);
    expect(high).toBeLessThan(50);
    expect((132.5 * 0.9) / 290).toBeGreaterThan(0.4);
    expect((132.5 * 0.9) / 290).toBeLessThan(0.445);
  });

  it('finds nothing that holds water back in urea', () => {
    const host = hostOf();
    host.act({ do: 'set_urea', value: 290 });
    goOn(host, 20);
    const now = host.readings();
    expect(now.external_osmolarity).toBe(290);
    expect(now.effective_osmolarity).toBe(0);
    expect(now.cell_state).toBe('lysed');
    host.act({ do: 'add_water', value: 50 });
    expect(host.readings().external_osmolarity).toBe(145);
  });

  it('falls anew in each trial, and the same for one seed', () => {
    const once = inBath(133, 20, {}, 7).hemolysis_percent;
    expect(inBath(133, 20, {}, 7).hemolysis_percent).toBe(once);
    const host = hostOf({}, 7);
    host.reset();
    host.act({ do: 'set_osmolarity', value: 133 });
    goOn(host, 20);
    expect(host.readings().hemolysis_percent).not.toBe(once);
  });
});

describe('a plant cell', () => {
  const plant = { cell_type: 'Plant cell' } as const;

  it('stops at 1.081 of its volume in pure water, held by its wall', () => {
    const now = inBath(0, 600, plant);
    expect(now.relative_volume).toBeCloseTo(1.081, 3);
    expect(now.cell_state).toBe('turgid');
    expect(Number(now.solute_potential_mpa) + Number(now.pressure_potential_mpa)).toBeCloseTo(0, 6);
  });

  it('has the share of plasmolysed cells of a normal distribution of saps, over 50 seeds', { tags: ['rest'] }, () => {
    const baths = [250, 282, 320];
    const shares = baths.map(() => 0);
    for (let seed = 1; seed <= 50; seed++) {
      const host = hostOf(plant, seed);
      for (const [n, bath] of baths.entries()) {
        host.act({ do: 'set_osmolarity', value: bath });
        goOn(host, 120);
        shares[n] = (shares[n] ?? 0) + Number(host.readings().plasmolysed_percent) / 50;
      }
    }
    for (const [n, bath] of baths.entries()) {
      const z = (-soluteWaterPotential(bath) - PLANT_CELL.sap) / PLANT_CELL.spread;
      expect(Math.abs((shares[n] ?? 0) - 100 * normalShare(z))).toBeLessThan(3);
    }
  });

  it('comes back when it is given water', () => {
    const host = hostOf({ ...plant, solution: 'Hypertonic' });
    goOn(host, 600);
    expect(host.readings().cell_state).toBe('plasmolysed');
    host.act({ do: 'set_osmolarity', value: 100 });
    goOn(host, 900);
    expect(host.readings().cell_state).toBe('turgid');
  });

  it('is not given urea', () => {
    const host = hostOf(plant);
    const before = host.readings();
    host.act({ do: 'set_urea', value: 290 });
    expect(host.readings()).toEqual(before);
  });
});

it('is called by the volume that the camera shows, and lysed when it is', () => {
  const namesAt = (cell_type: Params['cell_type'], bath: number): Set<unknown> => {
    const names = new Set<unknown>();
    for (let seed = 0; seed < 12; seed++) {
      const host = new SimulationHost({
        simulation,
        inputs: { solution: 'Isotonic', cell_type },
        applies: {},
        seed,
        grade: 'school',
      });
      host.act({ do: 'set_osmolarity', value: bath });
      host.advance(Math.round((cell_type === 'Plant cell' ? 600 : 30) / simulation.dt));
      const { shown } = host.record();
      const [name, volume] = [shown['cell_state']?.value, Number(shown['relative_volume']?.value)];
      if (cell_type === 'Red blood cell' && name !== 'lysed')
        expect(name).toBe(volume > 1.05 ? 'swollen' : volume < 0.95 ? 'crenated' : 'normal');
      names.add(name);
    }
    return names;
  };
  expect(namesAt('Red blood cell', 290)).toEqual(new Set(['normal']));
  expect(namesAt('Red blood cell', 5)).toEqual(new Set(['lysed']));
  // 1.05 of the volume, give or take what the camera scatters.
  expect(namesAt('Red blood cell', 268)).toEqual(new Set(['normal', 'swollen']));
  expect(namesAt('Plant cell', 450)).toEqual(new Set(['plasmolysed']));
});
