import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type GradientAxis,
  type PulseSequence,
  pulseSequence,
  type SequenceSetting,
} from '../../../engine/instruments/mri/pulse-sequence';
import { curveOf, relaxationOf, signalOf, type SequenceName, trainOf } from '../../../engine/instruments/mri/tissues';

const setting = (sequence: SequenceName, tr: number, te: number, ti = 240, echoes = 1): SequenceSetting => ({
  timing: { sequence, tr, te, ti, flip: 20 },
  train: trainOf(echoes, te),
  geometry: { matrix: 128, fov: 240 },
});

function sequenceOf(of: SequenceSetting, first = 0): PulseSequence {
  const sequence = pulseSequence(of, first);
  if (!sequence) throw new Error('it does not fit');
  return sequence;
}

/** What a gradient has done to the spins since the excitation: a 180° pulse turns the sign of all before it. */
function moment({ lobes, pulses }: PulseSequence, axis: GradientAxis, until: number): number {
  const turns = pulses.filter(({ at, flip }) => at > 0 && at < until && flip === 180).map(({ at }) => at);
  const marks = [0, ...turns, until];
  return marks.slice(1).reduce((before, end, n) => {
    const begin = marks[n] ?? 0;
    const area = lobes
      .filter((lobe) => lobe.axis === axis)
      .reduce((sum, { from, to, height }) => sum + height * Math.max(0, Math.min(to, end) - Math.max(from, begin)), 0);
    return (n === 0 ? 0 : -before) + area;
  }, 0);
}

describe('the sequence diagram', () => {
  const cases = [
    ['spin echo', setting('Spin Echo', 500, 15)],
    ['gradient echo', setting('Gradient Echo', 20, 5)],
    ['inversion recovery', setting('Inversion Recovery', 3000, 15)],
    ['train of 8', setting('Spin Echo', 4000, 90, 240, 8)],
    ['gradient echo with hardly a pause', setting('Gradient Echo', 20, 19)],
  ] as const;

  it.each(cases)('%s: slice and read are balanced at each echo, phase stands at its line', (_name, of) => {
    const sequence = sequenceOf(of, 48);
    const first = sequence.echoes[0];
    if (!first) throw new Error('no echo');
    const scale = moment(sequence, 'phase', first.at) / first.place;
    expect(scale).toBeGreaterThan(0);
    for (const { at, place } of sequence.echoes) {
      expect(moment(sequence, 'slice', at)).toBeCloseTo(0, 9);
      expect(moment(sequence, 'read', at)).toBeCloseTo(0, 9);
      expect(moment(sequence, 'phase', at)).toBeCloseTo(scale * place, 9);
    }
  });

  it('refocuses half-way to the echo, inverts TI before the excitation', () => {
    const spin = sequenceOf(setting('Spin Echo', 500, 15));
    expect(spin.pulses.map(({ at, flip }) => [at, flip])).toEqual([
      [0, 90],
      [7.5, 180],
    ]);
    expect(spin.echoes.map(({ at }) => at)).toEqual([15]);
    const inverted = sequenceOf(setting('Inversion Recovery', 3000, 15, 240));
    expect(inverted.pulses.map(({ at, flip }) => [at, flip])).toEqual([
      [-240, 180],
      [0, 90],
      [7.5, 180],
    ]);
    expect(inverted.next).toBe(2760);
  });

  it('prephases the readout with the same sign before a 180° pulse, with the other without one', () => {
    const read = (name: SequenceName, tr: number, te: number) =>
      sequenceOf(setting(name, tr, te)).lobes.filter(({ axis }) => axis === 'read');
    const [before, during] = read('Spin Echo', 500, 15);
    expect(Math.sign(before?.height ?? 0)).toBe(Math.sign(during?.height ?? 1));
    const [first, second] = read('Gradient Echo', 20, 5);
    expect(Math.sign(first?.height ?? 0)).toBe(-Math.sign(second?.height ?? 0));
  });

  it('gives the middle of k-space to the echo nearest TE, and each echo of a train a line of its own', () => {
    const { echoes, middle } = sequenceOf(setting('Spin Echo', 4000, 90, 240, 16));
    expect(new Set(echoes.map(({ place }) => place)).size).toBe(16);
    const nearest = echoes.toSorted((a, b) => Math.abs(a.place) - Math.abs(b.place))[0];
    expect(nearest?.at).toBe(middle);
    expect(middle).toBe(90);
  });

  it('never lets lobes of one axis meet', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<SequenceName>('Spin Echo', 'Gradient Echo', 'Inversion Recovery'),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 2, max: 300 }),
        fc.integer({ min: 20, max: 4000 }),
        fc.constantFrom(1, 4, 8, 16),
        (name, tr, te, ti, count) => {
          const sequence = pulseSequence(setting(name, 5 * tr, te, ti, name === 'Spin Echo' ? count : 1), 0);
          if (!sequence) return;
          for (const axis of ['slice', 'phase', 'read'] as const) {
            const along = sequence.lobes.filter((lobe) => lobe.axis === axis).toSorted((a, b) => a.from - b.from);
            for (const [n, { from }] of along.entries())
              expect(from).toBeGreaterThanOrEqual((along[n - 1]?.to ?? -Infinity) - 1e-9);
            expect(along.at(-1)?.to ?? 0).toBeLessThan(sequence.next - 0.1 * sequence.unit);
          }
        },
      ),
    );
  });

  it('has no diagram where the times do not fit', () => {
    expect(pulseSequence(setting('Spin Echo', 15, 15), 0)).toBeNull();
    expect(pulseSequence(setting('Inversion Recovery', 250, 15, 240), 0)).toBeNull();
  });
});

describe('the recovery curve', () => {
  it('stands at the inversion time where the signal of inversion recovery says, and crosses zero with it', () => {
    const fat = relaxationOf('Fat', '1.5', true);
    const timing = { sequence: 'Inversion Recovery', tr: 3000, te: 15, ti: 237.7, flip: 20 } as const;
    const { start, recovery } = curveOf(fat, timing);
    const along = 1 - (1 - start) * Math.exp(-timing.ti / recovery);
    expect(fat.density * along * Math.exp(-timing.te / fat.t2)).toBeCloseTo(signalOf(fat, timing), 12);
    expect(Math.abs(along)).toBeLessThan(1e-3);
  });

  it('comes back in a repetition of the gradient echo to where it began', () => {
    const timing = { sequence: 'Gradient Echo', tr: 20, te: 5, ti: 240, flip: 15 } as const;
    const white = relaxationOf('White matter', '1.5', false);
    const { start, recovery, decay } = curveOf(white, timing);
    const back = 1 - (1 - start) * Math.exp(-timing.tr / recovery);
    expect(back * Math.cos((15 * Math.PI) / 180)).toBeCloseTo(start, 12);
    expect(white.density * back * Math.sin((15 * Math.PI) / 180) * Math.exp(-timing.te / decay)).toBeCloseTo(
      signalOf(white, timing),
      12,
    );
  });
});
