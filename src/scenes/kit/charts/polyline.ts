/**
 * From points to the corners of a line within a box: points of one column of the picture are thinned to its first, lowest, highest
 * and last (the M4 aggregation of Jugel et al., 2014, which draws the same picture), and what lies outside is cut off. Points may
 * be added: corners that are there already stay as they are.
 */

/** Width of a column, stage units: finer than a device's pixel on all but the largest screens. */
const COLUMN = 0.5;
/** Parts of the way from `start` by `step` at which a line comes between 0 and `end`, and leaves again. */
const entry = (start: number, step: number, end: number): number =>
  step === 0 ? (start < 0 || start > end ? 2 : 0) : (step > 0 ? -start : end - start) / step;
const exit = (start: number, step: number, end: number): number =>
  step === 0 ? 1 : (step > 0 ? end - start : -start) / step;
/** Values beyond this are as good as infinite, stage units. */
const FAR = 1e5;

export class Polyline {
  /** x and y by turns; a pair of NaN between two pieces. */
  vertices = new Float32Array(128);
  /** Corners in use. */
  length = 0;
  /** Corners that later points leave as they are. */
  #settled = 0;
  #width = 1;
  #height = 1;
  // The last point that went through the clipping, and whether the line is drawn up to it.
  #x = Number.NaN;
  #y = Number.NaN;
  #down = false;
  #finished = false;
  #kept: readonly [number, number, boolean] = [Number.NaN, Number.NaN, false];
  // The points of the present column: places of first, lowest, highest and last, and the order of the middle two.
  #column = Number.NaN;
  #count = 0;
  #firstX = 0;
  #firstY = 0;
  #lowX = 0;
  #lowY = 0;
  #lowN = 0;
  #highX = 0;
  #highY = 0;
  #highN = 0;
  #lastX = 0;
  #lastY = 0;

  begin(width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.length = this.#settled = this.#count = 0;
    this.#x = this.#y = this.#column = Number.NaN;
    this.#down = this.#finished = false;
  }

  /** A point that is not finite parts the line. */
  add(x: number, y: number): void {
    if (this.#finished) {
      this.#finished = false;
      this.length = this.#settled;
      [this.#x, this.#y, this.#down] = this.#kept;
    }
    const column = Math.floor(x / COLUMN);
    if (column !== this.#column || Number.isNaN(column) || Number.isNaN(y)) {
      this.#flush();
      this.#count = 0;
      this.#column = column;
      if (Number.isNaN(x) || Number.isNaN(y)) {
        this.#column = Number.NaN;
        this.#x = this.#y = Number.NaN;
        this.#down = false;
        return;
      }
    }
    const px = Math.min(FAR, Math.max(-FAR, x));
    const py = Math.min(FAR, Math.max(-FAR, y));
    if (this.#count === 0) {
      this.#firstX = this.#lowX = this.#highX = px;
      this.#firstY = this.#lowY = this.#highY = py;
      this.#lowN = this.#highN = 0;
    } else if (py < this.#highY) {
      this.#highX = px;
      this.#highY = py;
      this.#highN = this.#count;
    } else if (py > this.#lowY) {
      this.#lowX = px;
      this.#lowY = py;
      this.#lowN = this.#count;
    }
    this.#lastX = px;
    this.#lastY = py;
    this.#count++;
  }

  /** Brings the corners up to the last point. */
  finish(): void {
    if (this.#finished) return;
    this.#finished = true;
    this.#settled = this.length;
    this.#kept = [this.#x, this.#y, this.#down];
    this.#flush();
  }

  /** Corners that stay when points are added. */
  get settled(): number {
    return this.#settled;
  }

  #flush(): void {
    const count = this.#count;
    if (count === 0) return;
    this.#segment(this.#firstX, this.#firstY);
    const last = count - 1;
    const inner = (n: number): boolean => n > 0 && n < last;
    if (this.#lowN < this.#highN) {
      if (inner(this.#lowN)) this.#segment(this.#lowX, this.#lowY);
      if (inner(this.#highN)) this.#segment(this.#highX, this.#highY);
    } else {
      if (inner(this.#highN)) this.#segment(this.#highX, this.#highY);
      if (inner(this.#lowN)) this.#segment(this.#lowX, this.#lowY);
    }
    if (last > 0) this.#segment(this.#lastX, this.#lastY);
  }

  /** Draws on to a point, as far as that lies in the box (Liang and Barsky, 1984). */
  #segment(x: number, y: number): void {
    const x0 = this.#x;
    const y0 = this.#y;
    this.#x = x;
    this.#y = y;
    if (Number.isNaN(x0)) return;
    const dx = x - x0;
    const dy = y - y0;
    const from = Math.max(0, entry(x0, dx, this.#width), entry(y0, dy, this.#height));
    const to = Math.min(1, exit(x0, dx, this.#width), exit(y0, dy, this.#height));
    if (from > to) {
      this.#down = false;
      return;
    }
    if (from > 0) this.#down = false;
    if (!this.#down) {
      if (this.length > 0) this.#push(Number.NaN, Number.NaN);
      this.#push(x0 + from * dx, y0 + from * dy);
    }
    this.#push(x0 + to * dx, y0 + to * dy);
    this.#down = to === 1;
  }

  #push(x: number, y: number): void {
    if (2 * this.length + 2 > this.vertices.length) {
      const larger = new Float32Array(2 * this.vertices.length);
      larger.set(this.vertices);
      this.vertices = larger;
    }
    this.vertices[2 * this.length] = x;
    this.vertices[2 * this.length + 1] = y;
    this.length++;
  }
}
