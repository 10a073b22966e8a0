import { describe, expect, it } from 'vitest';
import {
  assimilationAt,
  compensationPoint,
  limitAt,
  LUX_PER_MICROMOLE,
} from '../../../engine/biology/leaf-photosynthesis';
import { type Params, simulation } from '../../../engine/biology/photosynthesis';
import { SimulationHost } from '../../../engine/runtime/host';

const DEFAULT: Params = { light: 5000, co2: 400, temperature: 25, lamp: 'Sunlight' };

const hostOf = (changes: Partial<Params> = {}) =>
  new SimulationHost({
    simulation,
    inputs: { ...DEFAULT, ...changes },
    applies: { light: 'live', co2: 'live', temperature: 'live', lamp: 'live' },
    seed: 1,
    grade: 'ideal',
  });
const at = (changes: Partial<Params>) => hostOf(changes).readings();

describe('a leaf', () => {
  it('only respires in the dark, from the step after the lamp is off', () => {
    for (const temperature of [10, 25, 40])
      for (const co2 of [100, 400, 1000]) {
        const host = hostOf({ temperature, co2 });
        host.advance(300);
        host.act({ do: 'lights_off' });
        host.advance(1);
        const now = host.readings();
        expect(now.oxygen_rate).toBeCloseTo(-Number(now.respiration_rate), 12);
        expect(now.glucose_rate).toBeCloseTo(0, 12);
        expect(now.limiting_factor).toBe('light');
      }
  });

  it('is held back by the slower of its two workshops at every setting', () => {
    for (const light of [0, 300, 2000, 10_000])
      for (const co2 of [100, 250, 1000])
        for (const temperature of [10, 25, 40]) {
          const { rubisco_rate, electron_rate, respiration_rate, steady_rate } = at({ light, co2, temperature });
          const [a, b] = [Number(rubisco_rate), Number(electron_rate)];
          const smaller = Math.abs(a) < Math.abs(b) ? a : b;
          expect(Number(steady_rate)).toBeCloseTo(smaller - Number(respiration_rate), 12);
        }
  });

  it('never does worse with more light or more carbon dioxide', () => {
    for (const temperature of [12, 25, 38]) {
      let before = Number.NEGATIVE_INFINITY;
      for (let light = 0; light <= 10_000; light += 500) {
        const now = Number(at({ light, temperature }).steady_rate);
        expect(now).toBeGreaterThanOrEqual(before - 1e-12);
        before = now;
      }
      before = Number.NEGATIVE_INFINITY;
      for (let co2 = 120; co2 <= 1000; co2 += 40) {
        const now = Number(at({ co2, temperature, light: 8000 }).steady_rate);
        expect(now).toBeGreaterThanOrEqual(before - 1e-12);
        before = now;
      }
    }
  });

  it('has its best degree between 20 and 30 °C in full light', () => {
    const rates = Array.from({ length: 31 }, (_, k) => Number(at({ light: 10_000, temperature: 10 + k }).steady_rate));
    const best = 10 + rates.indexOf(Math.max(...rates));
    expect(best).toBeGreaterThanOrEqual(20);
    expect(best).toBeLessThanOrEqual(30);
  });

  it('gives neither oxygen off nor takes it up at its compensation point', () => {
    const ppfd = compensationPoint(400, 25);
    expect(assimilationAt({ ppfd, co2: 400, celsius: 25 }).net).toBeCloseTo(0, 12);
  });

  it('collects what it gives off: the tube holds the integral of the rate', () => {
    const host = hostOf({ light: 8000 });
    let sum = 0;
    let before = Number(host.readings().oxygen_rate);
    for (let k = 0; k < 900; k++) {
      host.advance(1);
      const now = Number(host.readings().oxygen_rate);
      sum += (before + now) / 2;
      before = now;
    }
    const millilitres = (sum * 0.005 * 8.314_462_618 * 298.15) / 101_325;
    expect(Number(host.readings().oxygen_evolved_ml) / millilitres).toBeCloseTo(1, 4);
  });

  it('is limited by light along the whole straight part of the light curve, as its theory says', () => {
    for (const co2 of [100, 400, 1000])
      for (const light of [0, 100, 200, 300, 400, 600, 800, 1000, 1200])
        expect(at({ light, co2 }).limiting_factor, `${light} lux, ${co2} ppm`).toBe('light');
    // Respiration is no part of it: on the plateau the word follows the workshops as before.
    expect(at({ light: 10_000, temperature: 20 }).limiting_factor).toBe('carbon dioxide');
    expect(at({ light: 10_000, temperature: 12 }).limiting_factor).toBe('temperature');
    expect(at({ light: 8000, co2: 100, temperature: 38 }).limiting_factor).toBe('temperature');
  });

  it('has no less than nothing in its tube, and makes good what it took up before bubbles rise', () => {
    const host = hostOf({ light: 0, temperature: 40 });
    host.advance(3600);
    expect(host.readings().oxygen_evolved_ml).toBe(0);
    host.change({ light: 8000, temperature: 25 });
    host.advance(60);
    expect(host.readings().oxygen_evolved_ml).toBe(0);
    host.advance(3000);
    const before = Number(host.readings().oxygen_evolved_ml);
    expect(before).toBeGreaterThan(0.3);
    host.act({ do: 'lights_off' });
    host.advance(600);
    // In the dark the gas in the tube stays: what is taken up is dissolved oxygen.
    expect(host.readings().oxygen_evolved_ml).toBeCloseTo(before, 12);
  });
});

it('is said to be limited by what the light that is shown would mean', () => {
  const limit = (ppfd: number) => limitAt({ ppfd, co2: DEFAULT.co2, celsius: DEFAULT.temperature });
  let [low, high] = [0, 10_000];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (limit(middle / LUX_PER_MICROMOLE.Sunlight) === 'light') low = middle;
    else high = middle;
  }
  // Where light just limits, a sensor that shows a little too much or too little says what it would mean.
  const words = Array.from({ length: 12 }, (_, seed) => {
    const { shown } = new SimulationHost({
      simulation,
      inputs: { ...DEFAULT, light: low },
      applies: {},
      seed,
      grade: 'school',
    }).record();
    const word = shown['limiting_factor']?.value;
    expect(word).toBe(limit(Number(shown['ppfd']?.value)));
    return word;
  });
  expect(new Set(words).size).toBe(2);
});
