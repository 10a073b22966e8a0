import { describe, expect, it } from 'vitest';
import { simulation } from '../../../engine/biology/dna-extraction';
import { purityRatio } from '../../../engine/biology/dna-purity';
import { SimulationHost } from '../../../engine/runtime/host';

type Deed = readonly [action: string, value: number | undefined, then: number];

const FULL: readonly Deed[] = [
  ['mash', 60, 60],
  ['add_buffer', 20, 300],
  ['filter_mixture', undefined, 60],
  ['set_ethanol_temp', 0, 0],
  ['add_ethanol', 40, 120],
  ['spool', 60, 60],
];
const hostOf = (seed = 1) => new SimulationHost({ simulation, inputs: {}, applies: {}, seed, grade: 'ideal' });
function done(deeds: readonly Deed[], watch: (host: SimulationHost) => void = () => {}): SimulationHost {
  const host = hostOf();
  for (const [action, value, then] of deeds) {
    host.act(value === undefined ? { do: action } : { do: action, value });
    for (let steps = Math.round(then / simulation.dt); steps > 0; steps -= 40) {
      host.advance(Math.min(40, steps));
      watch(host);
    }
  }
  return host;
}
const yieldOf = (deeds: readonly Deed[]): number => Number(done(deeds).readings().dna_yield_ug);
const changed = (at: number, deed: Deed): readonly Deed[] => FULL.map((own, n) => (n === at ? deed : own));

describe('DNA extraction', () => {
  it('judges purity as Warburg and Christian: 1.80 for DNA, 0.57 for protein', () => {
    expect(purityRatio(1, 0)).toBeCloseTo(1.8, 2);
    expect(purityRatio(0, 1)).toBeCloseTo(0.57, 6);
  });

  it('keeps account of all DNA at every moment, in any order of the steps', () => {
    const orders = [FULL, FULL.toReversed(), [3, 4, 0, 1, 5, 2].map((n) => FULL[n]!), [...FULL, ...FULL]];
    for (const deeds of orders)
      done(deeds, (host) => {
        const { account } = host.view({}) as { readonly account: readonly number[] };
        expect(Math.abs(account.reduce((sum, part) => sum + part, 0) - 1)).toBeLessThan(1e-6);
        for (const part of account) expect(part).toBeGreaterThanOrEqual(-1e-6);
      });
  });

  it('yields nothing without buffer, or with ethanol before the first mash', () => {
    expect(yieldOf(FULL.filter(([action]) => action !== 'add_buffer'))).toBeLessThan(0.1);
    expect(yieldOf([['add_ethanol', 40, 10], ...FULL.filter(([action]) => action !== 'add_ethanol')])).toBeLessThan(
      0.1,
    );
  });

  it('yields most by the full protocol with cold ethanol', () => {
    const best = yieldOf(FULL);
    for (const other of [
      FULL.filter(([action]) => action !== 'add_buffer'),
      changed(0, ['mash', 15, 15]),
      changed(4, ['add_ethanol', 10, 120]),
      changed(3, ['set_ethanol_temp', 22, 0]),
    ])
      expect(yieldOf(other)).toBeLessThan(best);
  });

  it('winds nothing while nothing has come out of solution, and says so', () => {
    const host = hostOf();
    host.act({ do: 'spool', value: 60 });
    host.advance(4);
    expect(host.readings().stage).toBe('ready');
    expect(host.readings().dna_yield_ug).toBe(0);
    expect(host.readings().purity_ratio).toBeNull();
  });

  it('loses another 15 % in a second filter', () => {
    const twice = [...FULL.slice(0, 3), ['filter_mixture', undefined, 60] as const, ...FULL.slice(3)];
    expect(yieldOf(twice) / yieldOf(FULL)).toBeCloseTo(0.85, 1);
  });

  it('carries more protein along without a filter', () => {
    const plain = done(FULL).readings();
    const unfiltered = done(FULL.filter(([action]) => action !== 'filter_mixture')).readings();
    expect(Number(unfiltered.protein_percent)).toBeGreaterThan(Number(plain.protein_percent));
    expect(Number(unfiltered.purity_ratio)).toBeLessThan(Number(plain.purity_ratio));
  });
});
