/** The points of a mark: taken from columns, rows or evenly spaced values, and told apart from those of the frame before. */

/** How a mark is given its points. Nothing is kept of what is passed. All return at once where nothing changed. */
export interface PointsInput {
  /** A column for each axis; `count`: how many of them, default all. */
  columns(x: ArrayLike<number>, y: ArrayLike<number>, count?: number): void;
  /** Rows of `stride` numbers, of which those at `x` and `y` are taken. */
  rows(rows: ArrayLike<number>, stride: number, x: number, y: number, count?: number): void;
  /** Values evenly spaced from `from` to `to`, both included. */
  even(values: ArrayLike<number>, from: number, to: number, count?: number): void;
  clear(): void;
}

export class PointsStore {
  x = new Float64Array(64);
  y = new Float64Array(64);
  count = 0;
  #same = 0;

  /** Takes a point in; call `begin` before the first and `end` after the last. */
  begin(count: number): void {
    this.#same = 0;
    if (count <= this.x.length) return;
    const length = Math.max(count, 2 * this.x.length);
    const [x, y] = [new Float64Array(length), new Float64Array(length)];
    x.set(this.x);
    y.set(this.y);
    this.x = x;
    this.y = y;
  }

  put(n: number, x: number, y: number): void {
    if (n === this.#same && n < this.count && Object.is(this.x[n], x) && Object.is(this.y[n], y)) {
      this.#same++;
      return;
    }
    this.x[n] = x;
    this.y[n] = y;
  }

  /** How many of the points are those of before; null where all are, and none came or went. */
  end(count: number): number | null {
    const before = this.count;
    this.count = count;
    return this.#same === count && before === count ? null : Math.min(this.#same, before);
  }
}

/** `changed`: the first so many points are those of before (they were `before` many). */
export function pointsInput(store: PointsStore, changed: (same: number, before: number) => void): PointsInput {
  const take = (count: number, xAt: (n: number) => number, yAt: (n: number) => number): void => {
    const before = store.count;
    store.begin(count);
    for (let n = 0; n < count; n++) store.put(n, xAt(n), yAt(n));
    const same = store.end(count);
    if (same !== null) changed(same, before);
  };
  return {
    columns: (x, y, count = Math.min(x.length, y.length)) =>
      take(
        count,
        (n) => x[n] ?? Number.NaN,
        (n) => y[n] ?? Number.NaN,
      ),
    rows: (rows, stride, x, y, count = Math.floor(rows.length / stride)) =>
      take(
        count,
        (n) => rows[n * stride + x] ?? Number.NaN,
        (n) => rows[n * stride + y] ?? Number.NaN,
      ),
    even: (values, from, to, count = values.length) => {
      const step = count > 1 ? (to - from) / (count - 1) : 0;
      take(
        count,
        (n) => from + n * step,
        (n) => values[n] ?? Number.NaN,
      );
    },
    clear: () => take(0, Number, Number),
  };
}
