/** The live trace: columns of numbers in typed arrays, thinned by half when full so that a long run keeps its shape. */

const CAPACITY = 8192;

export class Trace {
  readonly columns: readonly string[];
  readonly #data: Float64Array[];
  #length = 0;
  /** Every how many-th row that comes in is kept. */
  #stride = 1;
  #seen = 0;
  /** Rises with every change: what a drawing compares. */
  version = 0;

  /** `columns`: ids after the time, as the worker's trace rows have them. */
  constructor(columns: readonly string[]) {
    this.columns = ['time', ...columns];
    this.#data = this.columns.map(() => new Float64Array(CAPACITY));
  }

  get length(): number {
    return this.#length;
  }

  /** Values of a column, NaN for none; a view, valid until the next push. */
  column(id: string): Float64Array | null {
    const data = this.#data[this.columns.indexOf(id)];
    return data ? data.subarray(0, this.#length) : null;
  }

  /** Appends rows of [time, ...columns]. */
  push(rows: Float64Array): void {
    const width = this.columns.length;
    for (let start = 0; start + width <= rows.length; start += width) {
      if (this.#seen++ % this.#stride === 0) this.#append(rows, start);
    }
    if (rows.length > 0) this.version++;
  }

  #append(rows: Float64Array, start: number): void {
    if (this.#length === CAPACITY) this.#thin();
    for (const [index, data] of this.#data.entries()) data[this.#length] = rows[start + index] ?? Number.NaN;
    this.#length++;
  }

  /** The pen lifts: the next row is not joined to the last one. */
  lift(): void {
    if (this.#length === 0) return;
    if (this.#length === CAPACITY) this.#thin();
    for (const data of this.#data) data[this.#length] = Number.NaN;
    this.#length++;
    this.version++;
  }

  clear(): void {
    this.#length = 0;
    this.#stride = 1;
    this.#seen = 0;
    this.version++;
  }

  #thin(): void {
    const kept = CAPACITY / 2;
    for (const data of this.#data) for (let row = 0; row < kept; row++) data[row] = data[row * 2] ?? Number.NaN;
    this.#length = kept;
    this.#stride *= 2;
  }
}
