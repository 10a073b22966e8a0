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

  it('winds protein in proportion to the DNA: a short spool and too little ethanol are as pure as the whole protocol', () => {
    const whole = done(FULL).readings();
    for (const deeds of [changed(5, ['spool', 5, 5]), changed(4, ['add_ethanol', 10, 120])]) {
      const now = done(deeds).readings();
      expect(Number(now.dna_yield_ug)).toBeLessThan(0.3 * Number(whole.dna_yield_ug));
      expect(Number(now.purity_ratio)).toBeCloseTo(Number(whole.purity_ratio), 9);
      expect(Number(now.protein_percent)).toBeCloseTo(Number(whole.protein_percent), 9);
    }
  });

  it('is as pure in the second tube as in the first', () => {
    const host = done(FULL);
    const pure = Number(host.readings().protein_percent);
    host.act({ do: 'take_dna', value: 1 });
    host.act({ do: 'spool', value: 60 });
    host.advance(60 / simulation.dt);
    expect(Number(host.readings().dna_yield_ug)).toBeGreaterThan(0);
    expect(Number(host.readings().protein_percent)).toBeCloseTo(pure, 6);
  });

  it('keeps threads back in the paper', () => {
    const host = done(FULL.filter(([action]) => action !== 'filter_mixture' && action !== 'spool'));
    const threads = Number(host.readings().dna_precipitated);
    expect(threads).toBeGreaterThan(0.5);
    host.act({ do: 'filter_mixture' });
    expect(host.takeNotices().map(({ notice }) => notice)).toContain(
      'White threads are solid: they stay in the paper with the pulp.',
    );
    host.advance(60 / simulation.dt);
    const { account } = host.view({}) as { readonly account: readonly number[] };
    expect(Number(host.readings().dna_precipitated)).toBeLessThan(0.01);
    expect(account[3]).toBeGreaterThan(threads);
    expect(account.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 6);
  });

  it('keeps ethanol and a hot bath apart, and says why', () => {
    const hot = hostOf();
    hot.act({ do: 'set_bath', value: 95 });
    hot.act({ do: 'add_ethanol', value: 100 });
    expect(hot.takeNotices().at(-1)).toMatchObject({ refused: true, notice: expect.stringContaining('78 °C') });
    expect(hot.readings().ethanol_fraction).toBe(0);
    hot.act({ do: 'set_bath', value: 22 });
    hot.act({ do: 'add_ethanol', value: 40 });
    hot.act({ do: 'set_bath', value: 60 });
    expect(hot.takeNotices().at(-1)).toMatchObject({ refused: true, notice: expect.stringContaining('burns') });
    expect((hot.view({}) as { readonly bath: number }).bath).toBe(22);
  });

  it('calls nothing lysed that is still in its cells', () => {
    const host = done([['add_ethanol', 40, 10], ...FULL.slice(0, 2)]);
    expect(host.readings()).toMatchObject({ dna_released: 0, stage: 'buffer added' });
    expect(done(FULL.slice(0, 2)).readings().stage).toBe('lysed');
  });

  it('yields least of all warm baths near 62 °C, and more than at room temperature up to 45 °C', () => {
    const at = (celsius: number): number =>
      yieldOf([['set_bath', celsius, 0], ...FULL.slice(0, 3), ['set_bath', 22, 0], ...FULL.slice(3)]);
    const room = at(22);
    for (const celsius of [30, 38, 45]) expect(at(celsius)).toBeGreaterThan(room);
    for (const celsius of [52, 58, 66, 67]) {
      expect(at(celsius)).toBeLessThan(room);
      expect(at(celsius)).toBeGreaterThan(at(62));
    }
    expect(at(76)).toBeGreaterThan(room);
  });
});
