import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestRemainder } from '../../../engine/core/apportion';
import { binomialLimits, incompleteBeta, lnGamma } from '../../../engine/core/binomial-limits';
import { CELL_CLASSES, SMEARS, sharesIn, type SmearPatient, WHITE_CLASSES } from '../../../engine/data/white-cells';
import { placeOnTrack } from '../../../engine/medical-lab/smear-track';
import {
  cellsOf,
  countedOf,
  limitsPercent,
  printedLimits,
  shareScatter,
  type Tally,
} from '../../../engine/medical-lab/wbc-tally';
import { type Params, simulation } from '../../../engine/medical-lab/wbc-differential';
import { SimulationHost } from '../../../engine/runtime/host';

const USUAL: Params = {
  patient: 'Patient 1',
  cells_to_count: 100,
  smear_area: 'Monolayer',
  mode: 'Automatic',
  specimen: 1,
  noise: true,
};

const hostOf = (inputs: Partial<Params> = {}, seed = 1): SimulationHost =>
  new SimulationHost({
    simulation,
    inputs: { ...USUAL, ...inputs },
    applies: { mode: 'live', cells_to_count: 'live' },
    seed,
    grade: 'ideal',
  });

const counted = (inputs: Partial<Params> = {}, cells = 100, seed = 1): SimulationHost => {
  const host = hostOf({ cells_to_count: cells, ...inputs }, seed);
  host.act({ do: 'count_cells', value: cells });
  host.advance(1);
  return host;
};

const number = (host: SimulationHost, id: string): number => host.readings()[id] as number;
const said = (host: SimulationHost): readonly string[] => host.takeNotices().map(({ notice }) => notice);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0) / (values.length - 1));
const patients = Object.keys(SMEARS) as SmearPatient[];

describe('exact limits', () => {
  it('are those of the tables', () => {
    for (const [k, n, low, high] of [
      [5, 100, 1.64, 11.28],
      [30, 200, 10.35, 20.72],
      [0, 100, 0, 3.62],
      [100, 100, 96.38, 100],
    ] as const) {
      const limits = binomialLimits(k, n);
      expect(100 * limits.low).toBeCloseTo(low, 1);
      expect(Math.abs(100 * limits.low - low)).toBeLessThan(0.01);
      expect(Math.abs(100 * limits.high - high)).toBeLessThan(0.01);
    }
  });

  it('are printed in whole per cent, rounded outwards as in the table of Rümke', () => {
    expect(printedLimits(0, 100)).toEqual({ low: 0, high: 4 });
    expect(printedLimits(5, 100)).toEqual({ low: 1, high: 12 });
    expect(printedLimits(10, 100)).toEqual({ low: 4, high: 18 });
    expect(printedLimits(50, 500)).toEqual({ low: 45, high: 55 });
  });

  it('are mirrored when found and not found change places, and hold the share between them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 500 }), (n, part) => {
        const k = Math.min(n, part);
        const { low, high } = binomialLimits(k, n);
        const mirrored = binomialLimits(n - k, n);
        expect(low).toBeCloseTo(1 - mirrored.high, 8);
        expect(low).toBeLessThanOrEqual(k / n);
        expect(high).toBeGreaterThanOrEqual(k / n);
      }),
    );
  });

  it('leave the tails that they promise: the binomial sums say so', () => {
    const choose = (n: number, k: number): number => Math.exp(lnGamma(n + 1) - lnGamma(k + 1) - lnGamma(n - k + 1));
    const atLeast = (k: number, n: number, p: number): number =>
      Array.from({ length: n - k + 1 }, (_, j) => choose(n, k + j) * p ** (k + j) * (1 - p) ** (n - k - j)).reduce(
        (sum, term) => sum + term,
        0,
      );
    const { low, high } = binomialLimits(7, 60);
    expect(atLeast(7, 60, low)).toBeCloseTo(0.025, 7);
    expect(1 - atLeast(8, 60, high)).toBeCloseTo(0.025, 7);
    expect(incompleteBeta(0.3, 2, 3)).toBeCloseTo(0.3483, 10);
  });
});

describe('the smear', () => {
  it('has shares that add up to one in every area', () => {
    for (const patient of patients)
      for (const area of ['Monolayer', 'Feathered edge', 'Thick end'] as const)
        expect(sharesIn(area, SMEARS[patient]).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  it('is walked along a battlement that never leaps and never comes back to a place', () => {
    for (let s = 0; s < 5000; s += 10) {
      const [a, b] = [placeOnTrack(s), placeOnTrack(s + 10)];
      expect(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)).toBeLessThanOrEqual(10 + 1e-9);
      expect(b.x).toBeGreaterThanOrEqual(a.x - 1e-9);
    }
  });

  it('keeps every tally whole: classes add up to what was counted', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...patients),
        fc.integer({ min: 1, max: 300 }),
        fc.boolean(),
        (patient, cells, noise) => {
          const host = counted({ patient, noise }, Math.max(50, cells));
          const sum = WHITE_CLASSES.reduce((total, kind) => total + number(host, `n_${kind}`), 0);
          expect(sum).toBe(number(host, 'n_counted'));
          expect(number(host, 'n_counted')).toBe(Math.max(50, cells));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('without scatter gives the expected tally of every patient and number', () => {
    for (const patient of patients)
      for (const cells of [50, 100, 250]) {
        const host = counted({ patient, noise: false }, cells);
        expect(WHITE_CLASSES.map((kind) => number(host, `n_${kind}`))).toEqual(
          largestRemainder(sharesIn('Monolayer', SMEARS[patient]), cells),
        );
      }
  });

  it('without scatter repeats itself further along, and in parts', () => {
    const host = hostOf({ noise: false });
    host.act({ do: 'count_cells', value: 37 });
    host.act({ do: 'count_cells', value: 63 });
    host.advance(1);
    expect(number(host, 'n_lymphocyte')).toBe(30);
    host.act({ do: 'new_count' });
    host.act({ do: 'count_cells', value: 100 });
    host.advance(1);
    expect(number(host, 'n_lymphocyte')).toBe(30);
    expect(number(host, 'counts_before')).toBe(1);
  });
});

describe('counts as samples', () => {
  const shares = Array.from({ length: 500 }, (_, n) => number(counted({}, 100, n + 1), 'pct_lymphocyte'));

  it('scatter as the binomial says', { tags: ['rest'] }, () => {
    expect(Math.abs(deviation(shares) - 4.58)).toBeLessThan(0.5);
    expect(Math.abs(mean(shares) - 30)).toBeLessThan(0.7);
  });

  it('of one smear are independent of each other', () => {
    const pairs = Array.from({ length: 300 }, (_, n) => {
      const host = counted({}, 100, n + 1);
      const first = number(host, 'pct_lymphocyte');
      host.act({ do: 'new_count' });
      host.act({ do: 'count_cells', value: 100 });
      host.advance(1);
      return [first, number(host, 'pct_lymphocyte')] as const;
    });
    const [a, b] = [pairs.map(([x]) => x), pairs.map(([, y]) => y)];
    const covariance = mean(pairs.map(([x, y]) => (x - mean(a)) * (y - mean(b))));
    expect(Math.abs(covariance / (deviation(a) * deviation(b)))).toBeLessThan(0.2);
    for (const one of [a, b]) expect(Math.abs(deviation(one) - 4.58)).toBeLessThan(0.7);
  });

  it('hold the truth within their limits at least 95 times in a hundred', () => {
    const held = Array.from({ length: 300 }, (_, n) => {
      const host = counted({}, 100, n + 1);
      return number(host, 'ci_low_lymphocyte') <= 30 && number(host, 'ci_high_lymphocyte') >= 30 ? 1 : 0;
    });
    expect(mean(held)).toBeGreaterThan(0.93);
  });

  it('begin elsewhere in the next trial', () => {
    const host = counted();
    const first = CELL_CLASSES.map((kind) => number(host, `n_${kind}`));
    host.reset();
    host.act({ do: 'count_cells', value: 100 });
    host.advance(1);
    expect(CELL_CLASSES.map((kind) => number(host, `n_${kind}`))).not.toEqual(first);
  });
});

describe('counting by hand', () => {
  type Seen = { cells: { kind: string; readable: boolean }[]; here: number };
  const under = (host: SimulationHost): { kind: string; readable: boolean } => {
    const { cells, here } = host.view({}) as Seen;
    return cells[here]!;
  };

  it('marks the labels, and a cell that cannot be told counts as an error', () => {
    const host = hostOf({ mode: 'Manual', smear_area: 'Thick end', cells_to_count: 50 });
    let wrong = 0;
    for (let n = 0; n < 50; n++) {
      const { kind, readable } = under(host);
      if (!readable) wrong++;
      host.act({ do: 'classify', value: kind });
      host.advance(1);
    }
    expect(wrong).toBeGreaterThan(3);
    const { n_counted, accuracy, n_nrbc } = host.readings();
    expect(Number(n_counted) + Number(n_nrbc)).toBe(50);
    expect(accuracy).toBeCloseTo((100 * (50 - wrong)) / 50, 9);
  });

  it('takes the last label back, and the cell comes under the lens again', () => {
    const host = hostOf({ mode: 'Manual' });
    const before = under(host);
    host.act({ do: 'classify', value: 'basophil' });
    host.advance(1);
    expect(number(host, 'n_basophil')).toBe(1);
    host.act({ do: 'undo' });
    host.advance(1);
    expect(number(host, 'n_basophil')).toBe(0);
    expect(under(host)).toEqual(before);
  });

  it('refuses in words what is out of order', () => {
    const host = hostOf({ mode: 'Manual' });
    host.act({ do: 'undo' });
    host.act({ do: 'finish_count' });
    host.act({ do: 'new_count' });
    host.act({ do: 'count_cells', value: 10 });
    host.advance(1);
    expect(said(host)).toEqual([
      'Nothing has been tallied yet.',
      'Count some cells first.',
      'Count some cells first.',
      'Set the counting to Automatic first, or classify by hand.',
    ]);
    expect(number(host, 'n_counted')).toBe(0);
    expect(host.readings()['pct_lymphocyte']).toBeNull();
  });

  it('keeps its marks once the answer was shown', () => {
    const host = hostOf({ mode: 'Manual', cells_to_count: 50 });
    host.act({ do: 'classify', value: under(host).kind });
    host.act({ do: 'reveal' });
    host.advance(1);
    expect(number(host, 'accuracy')).toBe(100);
    host.act({ do: 'classify', value: under(host).kind === 'blast' ? 'band' : 'blast' });
    host.advance(1);
    expect(number(host, 'accuracy')).toBe(100);
  });
});

describe('what is reported', () => {
  it('counts smudge cells as lymphocytes and corrects for nucleated red cells', () => {
    const tally = Object.fromEntries(CELL_CLASSES.map((kind, n) => [kind, n])) as Tally;
    expect(cellsOf(tally, 'lymphocyte')).toBe(tally.lymphocyte + tally.smudge);
    expect(countedOf(tally)).toBe(66 + 12 - tally.nrbc);
    const host = counted({ patient: 'Patient 8', noise: false });
    expect(number(host, 'wbc_corrected')).toBeCloseTo(16, 9);
    expect(number(host, 'abs_neutrophils')).toBeCloseTo((16 * 63) / 100, 9);
  });

  it('reads fewer small cells at the feathered edge, however many are counted', () => {
    for (const cells of [100, 500])
      expect(number(counted({ noise: false, smear_area: 'Feathered edge' }, cells), 'pct_lymphocyte')).toBeLessThan(20);
  });

  it('states an uncertainty even where none was found', () => {
    expect(shareScatter(0, 100)).toBeGreaterThan(0.005);
    expect(shareScatter(30, 100)).toBeCloseTo(Math.sqrt((0.3 * 0.7) / 100), 2);
  });
});

describe('what is reported of lymphocytes', () => {
  it('counts reactive ones among them: 7.6 ×10⁹/L in mononucleosis, not 5.4', () => {
    const host = hostOf({ patient: 'Patient 3', mode: 'Automatic', cells_to_count: 200, noise: false });
    host.act({ do: 'count_cells', value: 200 });
    host.advance(2);
    const { abs_lymphocytes, wbc_corrected, n_lymphocyte, n_atypical_lymphocyte } = host.readings();
    const both = (n_lymphocyte as number) + (n_atypical_lymphocyte as number);
    expect(abs_lymphocytes as number).toBeCloseTo(((wbc_corrected as number) * both) / 200, 9);
    expect(Math.abs((abs_lymphocytes as number) - 7.6)).toBeLessThan(0.1);
  });

  it('holds the truth in 95 of 100 counts and another count in 85, as the step says', () => {
    const [n, p] = [100, 0.3];
    const terms: number[] = [(1 - p) ** n];
    for (let k = 1; k <= n; k++) terms.push((terms[k - 1]! * (n - k + 1) * p) / (k * (1 - p)));
    let [truth, another] = [0, 0];
    for (let k = 0; k <= n; k++) {
      const { low, high } = limitsPercent(k, n);
      if (low <= 100 * p && 100 * p <= high) truth += terms[k]!;
      for (let other = Math.ceil(low); other <= high; other++) another += terms[k]! * terms[other]!;
    }
    expect(truth).toBeGreaterThan(0.95);
    expect(Math.abs(another - 0.85)).toBeLessThan(0.01);
  });
});
