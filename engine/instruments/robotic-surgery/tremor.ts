/** The tremor of a hand, and its amplitude in a record of one second. */
import { lowPass } from '../../core/iir-filter';

/** Samples a second: the inner loop of the console. */
export const RATE = 100;
/** Samples of the record: one second. */
export const RECORD = RATE;

/** x and y in quadrature: the hand goes around a small circle. */
export const trembling = (amplitude: number, frequency: number, seconds: number): readonly [number, number] => {
  const phase = 2 * Math.PI * frequency * seconds;
  return [amplitude * Math.sin(phase), amplitude * Math.cos(phase)];
};

/** Part of an oscillation that the low pass lets through: its digital response, |H(e^(iω))|. */
export function filterGain(cutoff: number, frequency: number): number {
  const { b, a } = lowPass(cutoff, RATE);
  const w = (2 * Math.PI * frequency) / RATE;
  const size = (c0: number, c1: number, c2: number): number => {
    const re = c0 + c1 * Math.cos(w) + c2 * Math.cos(2 * w);
    const im = -c1 * Math.sin(w) - c2 * Math.sin(2 * w);
    return Math.sqrt(re * re + im * im);
  };
  return size(...b) / size(1, ...a);
}

const dot = (a: Float64Array, b: Float64Array): number => {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k]! * b[k]!;
  return sum;
};

interface Basis {
  readonly frequency: number;
  readonly columns: readonly Float64Array[];
}

/** Constant, slope, curvature, cosine and sine of one frequency over a record, each made orthogonal to those before it. */
function basisOf(frequency: number): Basis {
  const w = (2 * Math.PI * frequency) / RATE;
  const shapes: readonly ((t: number) => number)[] = [
    () => 1,
    (t) => t / RECORD,
    (t) => (t / RECORD) ** 2,
    (t) => Math.cos(w * t),
    (t) => Math.sin(w * t),
  ];
  const columns: Float64Array[] = [];
  for (const shape of shapes) {
    const column = Float64Array.from({ length: RECORD }, (_, k) => shape(k - (RECORD - 1) / 2));
    for (const earlier of columns) {
      const share = dot(column, earlier) / dot(earlier, earlier);
      for (let k = 0; k < RECORD; k++) column[k]! -= share * earlier[k]!;
    }
    columns.push(column);
  }
  return { frequency, columns };
}

let known: Basis = basisOf(9);

/**
 * Amplitude of the oscillation of that frequency in a record of one second, a ring whose oldest sample stands at `from`: least squares of
 * sine and cosine, with the slow motion beneath as a parabola.
 */
export function amplitudeOf(record: Float64Array, from: number, frequency: number): number {
  if (known.frequency !== frequency) known = basisOf(frequency);
  const samples = new Float64Array(RECORD);
  samples.set(record.subarray(from));
  samples.set(record.subarray(0, from), RECORD - from);
  // Cosine and sine are even and odd about the middle, so orthogonal to each other; the last two columns are theirs.
  const [cosine, sine] = known.columns.slice(3);
  if (!cosine || !sine) return 0;
  const a = dot(samples, cosine) / dot(cosine, cosine);
  const b = dot(samples, sine) / dot(sine, sine);
  return Math.sqrt(a * a + b * b);
}
