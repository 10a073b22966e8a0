/**
 * Projection of a picture on 120 angles over 180° with 185 bins of 2 mm, and its transpose. A pixel lies between two bins of a view
 * and is shared out to both, so that ⟨Ax, y⟩ = ⟨x, Aᵀy⟩ holds to rounding. Only pixels inside a circle take part: the ring sees no
 * others. A line integral is in millimetres.
 */
export const VIEWS = 120;
export const BINS = 185;
/** mm; also of a pixel. */
export const BIN = 2;
export const SIZE = 128;
/** Of the circle that is reconstructed, mm. */
const FIELD = 112;

const middle = (SIZE - 1) / 2;

/** Pixels inside the circle: their index and their place, in pixels from the middle. */
const inside = ((): { index: Int32Array; x: Float64Array; y: Float64Array } => {
  const index: number[] = [];
  for (let p = 0; p < SIZE * SIZE; p++) {
    const [x, y] = [(p % SIZE) - middle, Math.floor(p / SIZE) - middle];
    if (x * x + y * y <= (FIELD / BIN) ** 2) index.push(p);
  }
  return {
    index: Int32Array.from(index),
    x: Float64Array.from(index, (p) => (p % SIZE) - middle),
    y: Float64Array.from(index, (p) => Math.floor(p / SIZE) - middle),
  };
})();

export const insidePixels = inside.index;

const cosines = Float64Array.from({ length: VIEWS }, (_, v) => Math.cos((Math.PI * v) / VIEWS));
const sines = Float64Array.from({ length: VIEWS }, (_, v) => Math.sin((Math.PI * v) / VIEWS));

/** Line integrals of the picture in view `v`, written to `row`. */
export function projectView(picture: ArrayLike<number>, v: number, row: Float64Array): void {
  const { index, x, y } = inside;
  const cos = cosines[v]!;
  const sin = sines[v]!;
  row.fill(0);
  const centre = (BINS - 1) / 2;
  for (let n = 0; n < index.length; n++) {
    const value = BIN * picture[index[n]!]!;
    if (value === 0) continue;
    const u = centre + x[n]! * cos + y[n]! * sin;
    const b = u | 0;
    const f = u - b;
    row[b] = row[b]! + (1 - f) * value;
    row[b + 1] = row[b + 1]! + f * value;
  }
}

/** Adds the transpose of `projectView` to the picture. */
export function backProjectView(row: Float64Array, v: number, picture: Float64Array): void {
  const { index, x, y } = inside;
  const cos = cosines[v]!;
  const sin = sines[v]!;
  const centre = (BINS - 1) / 2;
  for (let n = 0; n < index.length; n++) {
    const u = centre + x[n]! * cos + y[n]! * sin;
    const b = u | 0;
    const f = u - b;
    const p = index[n]!;
    picture[p] = picture[p]! + BIN * ((1 - f) * row[b]! + f * row[b + 1]!);
  }
}
