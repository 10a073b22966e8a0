import { describe, expect, it } from 'vitest';
import { defaultInputs } from '../../../catalogue/define';
import { entry } from '../../../catalogue/medical-microbiology/mmb10';
import {
  advance,
  type Culture,
  dilute,
  freeIn,
  hostsIn,
  infectedIn,
  LAWS,
  medianAge,
  mixed,
  PHAGES,
  type Phage,
  plaqueFormersIn,
} from '../../../engine/medical-microbiology/phage-kinetics';
import { burstFrom, type PlaquePlate, titreOf, wantedFor } from '../../../engine/medical-microbiology/plaque-counts';
import { type Params, simulation } from '../../../engine/medical-microbiology/viral-lytic-cycle';
import { SimulationHost } from '../../../engine/runtime/host';
import { appliesOf } from '../../../engine/runtime/inputs';

const STEP = 1 / 60;

function after(y: Culture, phage: Phage, minutes: number): Culture {
  for (let n = 0; n < Math.round(minutes / STEP); n++) advance(y, LAWS[phage], STEP);
  return y;
}

function tubeOf(inputs: Partial<Params> = {}, seed = 1) {
  const host = new SimulationHost({
    simulation,
    inputs: { ...defaultInputs(entry), ...inputs },
    applies: appliesOf(entry),
    seed,
    grade: 'ideal',
  });
  return { host, seconds: (seconds: number) => void host.advance(Math.round(seconds / simulation.dt)) };
}

describe('adsorption', () => {
  it('keeps phage: free and infecting never exceed what was added, and at a low moi hardly fall short', () => {
    for (const moi of [0.01, 0.1, 1, 5]) {
      const added = moi * 5e7;
      const y = mixed(5e7, added);
      for (let minute = 0; minute < 5; minute++) {
        after(y, 'T4', 1);
        expect(plaqueFormersIn(y)).toBeLessThanOrEqual(added * (1 + 1e-12));
      }
      if (moi === 0.01) expect(plaqueFormersIn(y)).toBeGreaterThan(0.997 * added);
    }
  });

  it('ln(free/added) at five minutes falls with the density by k t, within 6 %', () => {
    const log = (density: number): number => {
      const y = after(mixed(density * 1e6, density * 1e4), 'T4', 5);
      return Math.log(freeIn(y) / (density * 1e4));
    };
    const slope = (log(100) - log(10)) / 90e6;
    expect(slope / (-5 * LAWS.T4.adsorption)).toBeGreaterThan(0.94);
    expect(slope / (-5 * LAWS.T4.adsorption)).toBeLessThan(1.06);
  });

  it('hits are Poisson: of many phages on few cells e to the minus m escape', { tags: ['rest'] }, () => {
    const y = mixed(1e6, 1e9);
    const minutes = 1;
    after(y, 'T4', minutes);
    const hits = (LAWS.T4.adsorption * (1e9 + freeIn(y)) * minutes) / 2;
    expect(hostsIn(y) / 1e6).toBeCloseTo(Math.exp(0.02 * minutes - hits), 3);
  });
});

describe('one step', () => {
  it('after a dilution of 10⁴ and more each infected cell gives its burst, at any density; at 10¹ far more', () => {
    const burst = (phage: Phage, density: number, exponent: number, minutes = 5): number => {
      const y = after(mixed(density * 1e6, density * 1e5), phage, minutes);
      dilute(y, exponent);
      const [free, infected] = [freeIn(y), infectedIn(y)];
      after(y, phage, 2.2 * LAWS[phage].latent - minutes);
      return (plaqueFormersIn(y) - free) / infected;
    };
    for (const density of [10, 100])
      for (const [phage, minutes] of [
        ['T4', 5],
        ['T7', 3],
        ['lambda vir', 5],
      ] as const)
        for (const exponent of [4, 6]) {
          const part = burst(phage, density, exponent, minutes) / LAWS[phage].burst;
          expect(Math.abs(part - 1), `${phage} ${density} ${exponent}`).toBeLessThan(0.03);
        }
    expect(burst('T4', 50, 1)).toBeGreaterThan(4 * LAWS.T4.burst);
  });

  it('never goes below nothing', () => {
    const y = mixed(1e8, 5e8);
    for (let n = 0; n < 40; n++) {
      after(y, 'T7', 1);
      for (const value of y) expect(value).toBeGreaterThanOrEqual(0);
    }
  });

  it('the median infected cell grows older until it bursts', () => {
    const y = mixed(1e7, 1e9);
    let before = 0;
    for (let minute = 1; minute <= 20; minute++) {
      after(y, 'T4', 1);
      const age = medianAge(y, LAWS.T4)!;
      expect(age).toBeGreaterThan(before);
      before = age;
    }
  });
});

describe('plates', () => {
  it('count what stands in the tube: their mean is the titre', () => {
    let sum = 0;
    let titre = 0;
    for (let seed = 1; seed <= 100; seed++) {
      const { host, seconds } = tubeOf({}, seed);
      seconds(300);
      host.act({ do: 'dilute', value: 4 });
      seconds(60);
      host.act({ do: 'plate', value: 0 });
      titre = Number(host.readings()['pfu_per_ml']);
      sum += Number(host.readings()['plate_count']);
    }
    expect((sum / 100) * 10).toBeGreaterThan(0.97 * titre);
    expect((sum / 100) * 10).toBeLessThan(1.03 * titre);
  });

  it('the burst has the spread that it states', () => {
    const found: number[] = [];
    let within = 0;
    const runs = 60;
    for (let seed = 1; seed <= runs; seed++) {
      const { host, seconds } = tubeOf({}, seed);
      seconds(300);
      host.act({ do: 'dilute', value: 4 });
      seconds(120);
      for (let n = 0; n < 10; n++) {
        host.act({ do: 'plate', value: 0 });
        host.act({ do: 'plate_chloroform', value: 0 });
      }
      seconds(2870);
      for (let n = 0; n < 10; n++) host.act({ do: 'plate', value: 2 });
      seconds(1);
      const { burst_estimate, burst_error } = host.readings();
      found.push(Number(burst_estimate));
      if (Math.abs(Number(burst_estimate) - 121) <= Number(burst_error)) within++;
    }
    found.sort((a, b) => a - b);
    expect(found[runs / 2]! / 121).toBeGreaterThan(0.93);
    expect(found[runs / 2]! / 121).toBeLessThan(1.07);
    expect(within / runs).toBeGreaterThan(0.52);
    expect(within / runs).toBeLessThan(0.86);
  });

  it('above 300 are not counted, and need all three kinds', () => {
    const plate = (minutes: number, count: number, chloroform = false, dilution = 0): PlaquePlate => ({
      minutes,
      dilution,
      count,
      chloroform,
      tube: 4,
    });
    expect(titreOf([plate(7, 301)])).toBeNull();
    expect(titreOf([plate(7, 40), plate(7, 60), plate(7, 500)])).toEqual({ value: 500, error: 50 });
    const times = LAWS.T4;
    const all = [plate(7, 50), plate(7, 25, true), plate(55, 280, false, 2)];
    expect(burstFrom(all, 5, times)?.burst).toBeCloseTo((280_000 - 250) / 250, 9);
    expect(burstFrom(all, null, times)).toBeNull();
    for (let n = 0; n < 3; n++)
      expect(
        burstFrom(
          all.filter((_, m) => m !== n),
          5,
          times,
        ),
      ).toBeNull();
    expect(burstFrom([plate(7, 20), plate(7, 25, true), plate(55, 280, false, 2)], 5, times)).toBeNull();
    // Empty plates of too high a dilution give no burst size below nothing.
    const empty = [plate(7, 50), plate(7, 25, true), plate(55, 0, false, 8)];
    expect(burstFrom(empty, 5, times)).toBeNull();
    expect(wantedFor(empty, 5, times)).toMatch(/^lower dilutions/);
    expect(wantedFor(all, 5, times)).toMatch(/^nothing/);
  });

  it('chloroform opens a sample, never the tube; a second dilution multiplies', () => {
    const { host, seconds } = tubeOf();
    seconds(300);
    host.act({ do: 'dilute', value: 3 });
    seconds(1);
    const before = Number(host.readings()['pfu_per_ml']);
    host.act({ do: 'plate', value: 1 });
    host.act({ do: 'add_chloroform' });
    host.act({ do: 'dilute', value: 2 });
    seconds(1);
    expect(Number(host.readings()['pfu_per_ml']) / before).toBeCloseTo(0.01, 4);
    expect(host.readings()['chloroform_count']).not.toBeNull();
  });

  it('the cells that are seen are as many as are infected, over many seeds', { tags: ['rest'] }, () => {
    for (const phage of PHAGES.slice(0, 2)) {
      let seen = 0;
      for (let seed = 1; seed <= 40; seed++) {
        const { host, seconds } = tubeOf({ moi: 1, phage }, seed);
        seconds(300);
        const cells = new Float32Array(600);
        host.view({
          cells,
          plaques: new Float32Array(1200),
          samples: new Float32Array(600),
          curve: new Float32Array(320),
        });
        for (let n = 0; n < 50; n++) if (cells[n * 6 + 3]! >= 0) seen++;
      }
      const { host, seconds } = tubeOf({ moi: 1, phage });
      seconds(300);
      const infected = Number(host.readings()['infected_cells']) / 1e6;
      expect(seen / 40 / infected).toBeGreaterThan(0.9);
      expect(seen / 40 / infected).toBeLessThan(1.1);
    }
  });
});

describe('what texts and readings say of one step', () => {
  it('chloroform at 20 minutes shows 54 finished phages, and the level has hardly risen', () => {
    const { host, seconds } = tubeOf();
    seconds(300);
    host.act({ do: 'dilute', value: 4 });
    seconds(120);
    expect(Number(host.readings()['pfu_per_ml'])).toBeCloseTo(495, -1);
    seconds(780);
    expect(Number(host.readings()['intracellular_phage'])).toBeCloseTo(54, 0);
    expect(Math.abs(Number(host.readings()['pfu_per_ml']) - 581)).toBeLessThan(2);
  });

  it('a tube that was diluted by ten only reads a burst of some 868 from the plates that the step names', () => {
    const found: number[] = [];
    for (let seed = 1; seed <= 20; seed++) {
      const { host, seconds } = tubeOf({}, seed);
      seconds(300);
      host.act({ do: 'dilute', value: 1 });
      seconds(120);
      for (const action of ['plate', 'plate_chloroform'])
        for (let n = 0; n < 10; n++) host.act({ do: action, value: 3 });
      seconds(2880);
      for (let n = 0; n < 10; n++) host.act({ do: 'plate', value: 5 });
      found.push(Number(host.readings()['burst_estimate']));
    }
    expect(Math.min(...found)).toBeGreaterThan(400);
    expect(found.reduce((sum, each) => sum + each, 0) / found.length / 868).toBeCloseTo(1, 1);
  });

  it('what runs together is not counted', () => {
    const { host, seconds } = tubeOf();
    seconds(60);
    host.act({ do: 'plate', value: 0 });
    expect(host.readings()['plate_count']).toBeNull();
    expect(host.takeNotices().map(({ notice }) => notice.slice(0, 5))).toEqual(['TNTC:']);
    host.act({ do: 'plate', value: 4 });
    expect(host.readings()['plate_count']).toBeGreaterThan(0);
  });

  it('plates that come too late for T7 say what the burst size still wants', () => {
    const { host, seconds } = tubeOf({ phage: 'T7' });
    const wants = () => host.readings()['burst_wants'];
    expect(wants()).toBe('dilute the tube');
    seconds(300);
    host.act({ do: 'dilute', value: 4 });
    seconds(270);
    for (let n = 0; n < 10; n++) host.act({ do: 'plate', value: 0 });
    expect(wants()).toBe('countable plates before the eclipse ends');
  });

  it('phage adsorbed has no value once cells burst in an undiluted tube', () => {
    const { host, seconds } = tubeOf({ density: 10, moi: 5 });
    seconds(600);
    expect(host.readings()['adsorbed_percent']).toBeGreaterThan(0);
    seconds(3000);
    expect(host.readings()['adsorbed_percent']).toBeNull();
  });
});
