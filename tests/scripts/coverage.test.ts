/**
 * The main measurement of each procedure, with few seeds: `npm run coverage` takes 200 for each. A measurement fails here only where so few cannot come of a
 * share inside the gate, by the 99.9 % interval of a binomial about its edges.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Measurement } from '../../catalogue/worked';
import { binomialUpTo, isInside, mayBeInside } from '../../scripts/coverage/gate';
import { BrokenMeasurement, perform } from '../../scripts/coverage/perform';
import { loadMeasurements } from '../../scripts/coverage/measurements';
import { pageOf, verdict } from '../../scripts/coverage/table';
import { tallyOf } from '../../scripts/coverage/tally';

// Ninety procedures, each done so many times: on a busy machine the longest takes a while.
vi.setConfig({ testTimeout: 120_000 });

const SEEDS = 20;

const measured = await loadMeasurements();
const ohm = measured.find(({ target }) => target.listing.id === 'phy2');
if (!ohm) throw new Error('phy2 measures nothing.');

describe('what is measured', () => {
  const each = measured.map((one) => [one.target.listing.id, one] as const);
  it.each(each)('by %s holds', { tags: ['rest'] }, (_, one) => {
    const tally = tallyOf(one, SEEDS);
    // Where nothing is measured there is no uncertainty, and the measurement says so.
    if (tally.reason === null) expect(tally.without.why).toBeNull();
    const holds = tally.reason !== null || mayBeInside(tally);
    expect(holds, `${tally.within.join(' and ')} of ${SEEDS} within one and two standard uncertainties`).toBe(true);
  });

  it('has its line in docs/coverage.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/coverage.md'), 'utf8');
    const missing = measured.map(({ target }) => target.listing.id).filter((id) => !page.includes(`\n| ${id} |`));
    expect(missing, '"npm run coverage -- --write" writes the page').toEqual([]);
  });
});

describe('the gate', () => {
  it('has shares between 54 and 80 % within one, and 90 % within two', () => {
    const of = (one: number, two: number) => isInside({ seeds: 200, within: [one, two] });
    expect([of(108, 180), of(160, 200), of(136, 191)]).toEqual([true, true, true]);
    expect([of(107, 200), of(161, 200), of(136, 179)]).toEqual([false, false, false]);
  });

  it('leaves few seeds the room that chance needs', () => {
    // Ten throws of a coin: 1, 10, 45 of 1024.
    expect(binomialUpTo(2, 10, 0.5)).toBeCloseTo(56 / 1024, 12);
    expect(binomialUpTo(10, 10, 0.3)).toBeCloseTo(1, 12);
    expect(mayBeInside({ seeds: 25, within: [17, 24] })).toBe(true);
    // 43 % of 200 is what stood before calibration counted; of 25 that may still be chance, a sixth may not.
    expect(mayBeInside({ seeds: 200, within: [86, 150] })).toBe(false);
    expect(mayBeInside({ seeds: 25, within: [4, 17] })).toBe(false);
    expect(mayBeInside({ seeds: 200, within: [199, 200] })).toBe(false);
  });
});

describe('a measurement', () => {
  const { target, measurement } = ohm;
  const changed = (part: Partial<Measurement>): Measurement => ({ ...measurement, ...part });

  it('is kept the same way with the same seed, and another way with another', () => {
    expect(perform(target, measurement, 3)).toEqual(perform(target, measurement, 3));
    expect(perform(target, measurement, 3)).not.toEqual(perform(target, measurement, 4));
  });

  it('stands on what the meters share: without it, it would not hold', () => {
    const outcomes = Array.from({ length: SEEDS }, (_, index) => perform(target, measurement, index + 1));
    const within = (u: 'error' | 'scatter'): number =>
      outcomes.filter((each) => 'found' in each && Math.abs(each.found.value - each.truth) <= (each.found[u] ?? 0))
        .length;
    expect(within('error')).toBeGreaterThan(0.55 * SEEDS);
    expect(within('scatter')).toBeLessThan(0.45 * SEEDS);
  });

  it('that cannot be kept says why', () => {
    const broken = (part: Partial<Measurement>) => () => perform(target, changed(part), 1);
    expect(broken({ steps: [{ set: { tension: 3 } }] })).toThrow(BrokenMeasurement);
    expect(broken({ steps: [{ set: { voltage: 400 } }] })).toThrow(/Voltage must be/);
    expect(broken({ steps: [] })).toThrow(/no row/);
    expect(broken({ inputs: { resistance: 3 } })).toThrow(/Resistance must be/);
    expect(broken({ analysis: { mean: ['tension'], result: 'tension' } })).toThrow(/no column "tension"/);
    // A slope goes by another name in each kind of curve: the column of that name is not what was meant.
    expect(broken({ analysis: { ...measurement.analysis, result: '1/resistance' } })).toThrow(
      /takes "resistance" from the last row, beside a fit with the parameters/,
    );
    expect(perform(target, changed({ analysis: { ...measurement.analysis, result: '1/slope' } }), 1)).toEqual({
      truth: 100,
      refused: expect.stringContaining('no "slope"'),
    });
  });

  it('may rest on means, on a computed column of the last row, and on both', () => {
    const columns = [{ symbol: 'Q', formula: 'voltage_across / current' }];
    const found = (analysis: Measurement['analysis']) => {
      const outcome = perform(target, changed({ analysis }), 5);
      if ('refused' in outcome) throw new Error(outcome.refused);
      return outcome.found;
    };
    const last = found({ columns, result: 'Q' });
    const twice = found({ columns, result: 'voltage_across / current' });
    expect(Math.abs(last.value / 100 - 1)).toBeLessThan(0.03);
    expect(twice.value).toBeCloseTo(last.value, 9);
    expect(twice.error).toBeCloseTo(last.error ?? Number.NaN, 9);
    const mean = found({ mean: ['voltage_across', 'current'], result: 'voltage_across / current' });
    expect(mean.calibration / mean.value).toBeCloseTo(last.calibration / last.value, 3);
  });

  it('is a line of the page, with its verdict', () => {
    const tally = tallyOf(ohm, 5);
    const page = pageOf([tally, { ...tally, id: 'phy99', within: [1, 5], reason: 'Five seeds say nothing.' }]);
    expect(page).toContain('\n| phy2 | Resistance of the resistor');
    expect(page).toContain("- **phy99** (Ohm's Law): Five seeds say nothing.");
    expect(verdict({ ...tally, within: [1, 5], reason: null })).toBe('OUTSIDE');
  });
});
