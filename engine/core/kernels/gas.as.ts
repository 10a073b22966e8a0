/**
 * The steps of particle-gas.ts and disc-gas.ts in AssemblyScript, flight two particles at a time: the same operations in the same order for
 * each, so that both agree bit for bit. Addresses are in bytes; `npm run kernels` compiles it into `gas-wasm.ts`.
 */

let impulse: f64 = 0;
let hits: i32 = 0;
let collisions: i32 = 0;

export function lastImpulse(): f64 {
  return impulse;
}

export function flyBetweenWalls(positions: usize, velocities: usize, count: i32, length: f64, dt: f64): void {
  const zero = f64x2.splat(0);
  const far = f64x2.splat(length);
  let outside = true;
  for (let h = dt; outside; h = 0) {
    outside = false;
    const h2 = f64x2.splat(h);
    const end = positions + ((<usize>count) << 3);
    let q = positions;
    let v = velocities;
    for (; q + 8 < end; q += 16, v += 16) {
      const at = f64x2.add(v128.load(q), f64x2.mul(v128.load(v), h2));
      v128.store(q, at);
      if (v128.any_true(v128.or(f64x2.lt(at, zero), f64x2.gt(at, far)))) {
        if (turn(q, v, length)) outside = true;
        if (turn(q + 8, v + 8, length)) outside = true;
      }
    }
    if (q < end) {
      store<f64>(q, load<f64>(q) + load<f64>(v) * h);
      if (turn(q, v, length)) outside = true;
    }
  }
}
export function flyAgainstWall(
  positions: usize,
  velocities: usize,
  count: i32,
  length: f64,
  dt: f64,
  struck: usize,
  remembered: i32,
  slot: i32,
): i32 {
  const zero = f64x2.splat(0);
  const far = f64x2.splat(length);
  impulse = 0;
  hits = 0;
  let outside = true;
  for (let h = dt; outside; h = 0) {
    outside = false;
    const h2 = f64x2.splat(h);
    let q = positions;
    let v = velocities;
    let i = 0;
    for (; i + 1 < count; i += 2, q += 16, v += 16) {
      const at = f64x2.add(v128.load(q), f64x2.mul(v128.load(v), h2));
      v128.store(q, at);
      if (v128.any_true(v128.or(f64x2.lt(at, zero), f64x2.gt(at, far)))) {
        if (turnAndCount(q, v, length, i, struck, remembered, slot)) outside = true;
        if (turnAndCount(q + 8, v + 8, length, i + 1, struck, remembered, slot)) outside = true;
      }
    }
    if (i < count) {
      store<f64>(q, load<f64>(q) + load<f64>(v) * h);
      if (turnAndCount(q, v, length, i, struck, remembered, slot)) outside = true;
    }
  }
  return hits;
}

/** A hit on the far wall is remembered. */
function turnAndCount(q: usize, v: usize, length: f64, i: i32, struck: usize, remembered: i32, slot: i32): bool {
  if (load<f64>(q) > length) {
    impulse += 2 * load<f64>(v);
    store<i32>(struck + ((<usize>((slot + hits) % remembered)) << 2), i);
    hits++;
  }
  return turn(q, v, length);
}

/** Turns round what is outside; true where that is not enough. */
function turn(q: usize, v: usize, length: f64): bool {
  const at = load<f64>(q);
  if (at < 0) {
    store<f64>(q, -at);
    store<f64>(v, -load<f64>(v));
    return -at > length;
  }
  if (at > length) {
    const back = 2 * length - at;
    store<f64>(q, back);
    store<f64>(v, -load<f64>(v));
    return back < 0;
  }
  return false;
}

function flyAxis(q: usize, v: usize, count: i32, low: f64, high: f64, dt: f64): f64 {
  let sum: f64 = 0;
  const end = q + ((<usize>count) << 3);
  const lows = f64x2.splat(low);
  const highs = f64x2.splat(high);
  const h2 = f64x2.splat(dt);
  for (; q + 8 < end; q += 16, v += 16) {
    const at = f64x2.add(v128.load(q), f64x2.mul(v128.load(v), h2));
    v128.store(q, at);
    if (v128.any_true(v128.or(f64x2.lt(at, lows), f64x2.gt(at, highs)))) {
      sum = bounce(q, v, low, high, sum);
      sum = bounce(q + 8, v + 8, low, high, sum);
    }
  }
  if (q < end) {
    store<f64>(q, load<f64>(q) + load<f64>(v) * dt);
    sum = bounce(q, v, low, high, sum);
  }
  return sum;
}

function bounce(q: usize, v: usize, low: f64, high: f64, sum: f64): f64 {
  const at = load<f64>(q);
  const speed = load<f64>(v);
  if (at < low) {
    if (speed < 0) {
      store<f64>(q, 2 * low - at);
      store<f64>(v, -speed);
      return sum - 2 * speed;
    }
  } else if (at > high && speed > 0) {
    store<f64>(q, 2 * high - at);
    store<f64>(v, -speed);
    return sum + 2 * speed;
  }
  return sum;
}

export function discStep(
  x: usize,
  y: usize,
  vx: usize,
  vy: usize,
  sx: usize,
  sy: usize,
  start: usize,
  cellOf: usize,
  order: usize,
  cell: usize,
  pairs: usize,
  count: i32,
  columns: i32,
  rows: i32,
  pairsLength: i32,
  radius: f64,
  width: f64,
  height: f64,
  dt: f64,
): i32 {
  impulse = flyAxis(x, vx, count, radius, width - radius, dt) + flyAxis(y, vy, count, radius, height - radius, dt);
  collisions = 0;
  const stride = columns + 1;
  const cells = stride * (rows + 1) + 1;
  const perWidth = <f64>columns / width;
  const perHeight = <f64>rows / height;
  memory.fill(start, 0, (<usize>cells) << 2);
  const n: usize = count;
  for (let i: usize = 0; i < n; i++) {
    let column = <i32>(load<f64>(x + (i << 3)) * perWidth);
    let row = <i32>(load<f64>(y + (i << 3)) * perHeight);
    // An address below the cells would be one of something else.
    column = max(0, min(column, columns - 1));
    row = max(0, min(row, rows - 1));
    const at = row * stride + column;
    store<i32>(cellOf + (i << 2), at);
    const s = start + ((<usize>at) << 2);
    store<i32>(s, load<i32>(s) + 1);
  }
  let place = 0;
  for (let s = start, end = start + ((<usize>cells) << 2); s < end; s += 4) {
    place += load<i32>(s);
    store<i32>(s, place);
  }
  for (let i = count - 1; i >= 0; i--) {
    const s = start + ((<usize>load<i32>(cellOf + ((<usize>i) << 2))) << 2);
    const to = load<i32>(s) - 1;
    store<i32>(s, to);
    store<i32>(order + ((<usize>to) << 2), i);
  }
  for (let k: usize = 0; k < n; k++) {
    const i: usize = load<i32>(order + (k << 2));
    store<f64>(sx + (k << 3), load<f64>(x + (i << 3)));
    store<f64>(sy + (k << 3), load<f64>(y + (i << 3)));
    store<i32>(cell + (k << 2), load<i32>(cellOf + (i << 2)));
  }
  const diameter2 = 4 * radius * radius;
  let end = pairs;
  const full = pairs + ((<usize>pairsLength) << 2);
  const below = (<usize>stride) << 2;
  for (let a = 0; a < count; a++) {
    const s = start + ((<usize>load<i32>(cell + ((<usize>a) << 2))) << 2);
    const ax = load<f64>(sx + ((<usize>a) << 3));
    const ay = load<f64>(sy + ((<usize>a) << 3));
    const sameRowEnd = load<i32>(s, 8);
    for (let b = a + 1; b < sameRowEnd; b++) {
      const dx = load<f64>(sx + ((<usize>b) << 3)) - ax;
      const dy = load<f64>(sy + ((<usize>b) << 3)) - ay;
      if (dx * dx + dy * dy < diameter2 && end < full) {
        store<i32>(end, a);
        store<i32>(end, b, 4);
        end += 8;
      }
    }
    const nextRowEnd = load<i32>(s + below, 8);
    for (let b = load<i32>(s + below - 4); b < nextRowEnd; b++) {
      const dx = load<f64>(sx + ((<usize>b) << 3)) - ax;
      const dy = load<f64>(sy + ((<usize>b) << 3)) - ay;
      if (dx * dx + dy * dy < diameter2 && end < full) {
        store<i32>(end, a);
        store<i32>(end, b, 4);
        end += 8;
      }
    }
  }
  for (let p = pairs; p < end; p += 8) {
    const i = (<usize>load<i32>(order + ((<usize>load<i32>(p)) << 2))) << 3;
    const j = (<usize>load<i32>(order + ((<usize>load<i32>(p, 4)) << 2))) << 3;
    collide(x, y, vx, vy, i, j, diameter2, dt);
  }
  return collisions;
}

function collide(x: usize, y: usize, vx: usize, vy: usize, i: usize, j: usize, diameter2: f64, dt: f64): void {
  const dx = load<f64>(x + j) - load<f64>(x + i);
  const dy = load<f64>(y + j) - load<f64>(y + i);
  const dvx = load<f64>(vx + j) - load<f64>(vx + i);
  const dvy = load<f64>(vy + j) - load<f64>(vy + i);
  const closing = dx * dvx + dy * dvy;
  const overlap = dx * dx + dy * dy - diameter2;
  if (closing >= 0 || overlap >= 0) return;
  const speed2 = dvx * dvx + dvy * dvy;
  const ago = min(dt, (closing + sqrt(closing * closing - speed2 * overlap)) / speed2);
  const nx = dx - ago * dvx;
  const ny = dy - ago * dvy;
  const exchange = (nx * dvx + ny * dvy) / (nx * nx + ny * ny);
  const px = exchange * nx;
  const py = exchange * ny;
  store<f64>(vx + i, load<f64>(vx + i) + px);
  store<f64>(vy + i, load<f64>(vy + i) + py);
  store<f64>(vx + j, load<f64>(vx + j) - px);
  store<f64>(vy + j, load<f64>(vy + j) - py);
  store<f64>(x + i, load<f64>(x + i) + ago * px);
  store<f64>(y + i, load<f64>(y + i) + ago * py);
  store<f64>(x + j, load<f64>(x + j) - ago * px);
  store<f64>(y + j, load<f64>(y + j) - ago * py);
  collisions++;
}
