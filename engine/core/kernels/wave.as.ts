/**
 * `waveStep` of grid.ts in AssemblyScript, two nodes at a time: the same operations in the same order for each node, so
 * that both agree bit for bit. Addresses are in bytes; `npm run kernels` compiles it into `wave-wasm.ts`.
 */

export function step(u: usize, before: usize, factor: usize, nx: i32, ny: i32, rim: i32, courantSquared: f64): void {
  const top = min(rim, ny - 1);
  const bottom = max(ny - rim, top);
  const left = min(rim, nx - 1);
  const right = max(nx - rim, left);
  const end = nx - 1;
  let j = 1;
  for (; j < top; j++) dampedSpan(u, before, factor, nx, j * nx + 1, j * nx + end, courantSquared);
  for (; j + 1 < bottom; j += 2) {
    const row = j * nx;
    const next = row + nx;
    dampedSpan(u, before, factor, nx, row + 1, row + left, courantSquared);
    dampedSpan(u, before, factor, nx, next + 1, next + left, courantSquared);
    freeRowPair(u, before, nx, row + left, row + right, courantSquared);
    dampedSpan(u, before, factor, nx, row + right, row + end, courantSquared);
    dampedSpan(u, before, factor, nx, next + right, next + end, courantSquared);
  }
  for (; j < ny - 1; j++) dampedSpan(u, before, factor, nx, j * nx + 1, j * nx + end, courantSquared);
}

function dampedSpan(u: usize, before: usize, factor: usize, nx: i32, start: i32, end: i32, courantSquared: f64): void {
  const own = 2 - 4 * courantSquared;
  const own2 = f64x2.splat(own);
  const c2 = f64x2.splat(courantSquared);
  const two = f64x2.splat(2);
  const row = (<usize>nx) << 3;
  const offset = (<usize>start) << 3;
  const stop = u + ((<usize>end) << 3);
  let p = u + offset;
  let b = before + offset;
  let f = factor + offset;
  for (; p + 8 < stop; p += 16, b += 16, f += 16) {
    const sum = f64x2.add(
      f64x2.add(v128.load(p - 8), v128.load(p, 8)),
      f64x2.add(v128.load(p - row), v128.load(p + row)),
    );
    const old = v128.load(b);
    const change = f64x2.sub(f64x2.add(f64x2.mul(own2, v128.load(p)), f64x2.mul(c2, sum)), f64x2.mul(two, old));
    v128.store(b, f64x2.add(old, f64x2.mul(v128.load(f), change)));
  }
  if (p < stop) {
    const sum = load<f64>(p - 8) + load<f64>(p, 8) + (load<f64>(p - row) + load<f64>(p + row));
    const old = load<f64>(b);
    store<f64>(b, old + load<f64>(f) * (own * load<f64>(p) + courantSquared * sum - 2 * old));
  }
}

/** Undamped nodes `start` … `end` − 1 and those below them: two rows share what they read. */
function freeRowPair(u: usize, before: usize, nx: i32, start: i32, end: i32, courantSquared: f64): void {
  const own = 2 - 4 * courantSquared;
  const own2 = f64x2.splat(own);
  const c2 = f64x2.splat(courantSquared);
  const row = (<usize>nx) << 3;
  const offset = (<usize>start) << 3;
  const stop = u + ((<usize>end) << 3);
  let p = u + offset;
  let b = before + offset;
  for (; p + 8 < stop; p += 16, b += 16) {
    const q = p + row;
    const centre0 = v128.load(p);
    const centre1 = v128.load(q);
    const sum0 = f64x2.add(f64x2.add(v128.load(p - 8), v128.load(p, 8)), f64x2.add(v128.load(p - row), centre1));
    const sum1 = f64x2.add(f64x2.add(v128.load(q - 8), v128.load(q, 8)), f64x2.add(centre0, v128.load(q + row)));
    v128.store(b, f64x2.sub(f64x2.add(f64x2.mul(own2, centre0), f64x2.mul(c2, sum0)), v128.load(b)));
    v128.store(b + row, f64x2.sub(f64x2.add(f64x2.mul(own2, centre1), f64x2.mul(c2, sum1)), v128.load(b + row)));
  }
  if (p < stop) {
    const q = p + row;
    const centre0 = load<f64>(p);
    const centre1 = load<f64>(q);
    const sum0 = load<f64>(p - 8) + load<f64>(p, 8) + (load<f64>(p - row) + centre1);
    const sum1 = load<f64>(q - 8) + load<f64>(q, 8) + (centre0 + load<f64>(q + row));
    store<f64>(b, own * centre0 + courantSquared * sum0 - load<f64>(b));
    store<f64>(b + row, own * centre1 + courantSquared * sum1 - load<f64>(b + row));
  }
}
