/**
 * Ripples on shallow water, and the lattice on which a tank of them is computed.
 *
 *   ω² = (g k + (σ/ρ) k³) tanh(k h),   λ = 2π/k,   c = λ f
 *
 * Source: B. Ströbel, Am. J. Phys. 79 (2011) 581, measured in a ripple tank from 2 to 50 Hz.
 */
import type { Point } from '../contract';
import { absorbingRim, type WaveDamping, waveDamping } from '../core/grid';
import { bisect } from '../core/root';
import { besselJ0, besselY0 } from '../core/special';

/** N/m and kg/m³: water at 20 °C (CRC Handbook of Chemistry and Physics); m/s²: the value of the physics sheets. */
const SURFACE_TENSION = 0.0728;
const DENSITY = 998.2;
const GRAVITY = 9.81;

/** The tank's interior, m; the dippers' bar lies along y = 0. */
export const TANK = { left: -0.2, bottom: -0.05, width: 0.4, height: 0.3 } as const;
const CELL = 0.0015625;
/** Above this wavelength (m) cells of double size resolve the wave as well, and the border doubles with them. */
const COARSE_ABOVE = 0.1;
const BORDER_CELLS = 40;
/** Border of at least so many wavelengths: thinner ones send long waves back (error of 0.25 at 3 Hz, 2 at 1 Hz). */
const BORDER_WAVELENGTHS = 1.1;
const BORDER_STRENGTH = 15;

export interface Ripple {
  /** Wavenumber, rad/m. */
  readonly k: number;
  /** m */
  readonly wavelength: number;
  /** Phase speed, m/s. */
  readonly speed: number;
}

/** Gravity–capillary ripples of `frequency` (Hz) on water of `depth` (m); k to 12 digits. */
export function rippleOf(frequency: number, depth: number): Ripple {
  const omega = 2 * Math.PI * frequency;
  const mismatch = (k: number): number =>
    (GRAVITY * k + (SURFACE_TENSION / DENSITY) * k * k * k) * Math.tanh(k * depth) - omega * omega;
  // λ between 6 mm and 6 m encloses every ripple of 1–10 Hz.
  const k = bisect(mismatch, 1, 1000, { tolerance: 1e-10 });
  return { k, wavelength: (2 * Math.PI) / k, speed: omega / k };
}

/** |H₀⁽¹⁾(x)|² = J₀² + Y₀². */
export const hankelSquared = (x: number): number => besselJ0(x) ** 2 + besselY0(x) ** 2;

// ---------------------------------------------------------------- lattice

export interface Grid {
  /** m */
  readonly cell: number;
  /** Cells of the absorbing border on each side. */
  readonly rim: number;
  /** Cells of the interior. */
  readonly columns: number;
  readonly rows: number;
  /** All cells. */
  readonly nx: number;
  readonly ny: number;
}

export function gridFor(wavelength: number): Grid {
  const cell = wavelength > COARSE_ABOVE ? 2 * CELL : CELL;
  const rim = Math.max(BORDER_CELLS, Math.ceil((BORDER_WAVELENGTHS * wavelength) / cell));
  const columns = Math.round(TANK.width / cell);
  const rows = Math.round(TANK.height / cell);
  return { cell, rim, columns, rows, nx: columns + 2 * rim, ny: rows + 2 * rim };
}

export const sameGrid = (a: Grid, b: Grid): boolean => a.cell === b.cell && a.rim === b.rim;

/** Beaches around the interior, for a wave speed in m/s and steps of `h` s. */
export const dampingFor = (grid: Grid, speed: number, h: number): WaveDamping =>
  waveDamping(absorbingRim(grid, grid.rim, speed, grid.cell, BORDER_STRENGTH), grid, h);

/** The same surface on another lattice into `out` (still): bilinear between cell centres, still water outside the old one. */
export function resample(field: Float64Array, from: Grid, to: Grid, out: Float64Array): void {
  const scale = to.cell / from.cell;
  const place = (index: number, rim: number): number => (index - rim + 0.5) * scale - 0.5;
  for (let j = 0; j < to.ny; j++) {
    const y = place(j, to.rim) + from.rim;
    const row = Math.floor(y);
    if (row < 0 || row + 1 >= from.ny) continue;
    const t = y - row;
    for (let i = 0; i < to.nx; i++) {
      const x = place(i, to.rim) + from.rim;
      const column = Math.floor(x);
      if (column < 0 || column + 1 >= from.nx) continue;
      const s = x - column;
      const p = row * from.nx + column;
      const low = (1 - s) * field[p]! + s * field[p + 1]!;
      const high = (1 - s) * field[p + from.nx]! + s * field[p + from.nx + 1]!;
      out[j * to.nx + i] = (1 - t) * low + t * high;
    }
  }
}

/** Four cells round a place and their bilinear weights. */
export interface Stencil {
  readonly cells: readonly [number, number, number, number];
  readonly weights: readonly [number, number, number, number];
}

/** `at` in m, inside the tank. */
export function stencilAt({ cell, rim, nx }: Grid, at: Point): Stencil {
  const x = (at.x - TANK.left) / cell - 0.5 + rim;
  const y = (at.y - TANK.bottom) / cell - 0.5 + rim;
  const i = Math.floor(x);
  const j = Math.floor(y);
  const s = x - i;
  const t = y - j;
  const p = j * nx + i;
  return {
    cells: [p, p + 1, p + nx, p + nx + 1],
    weights: [(1 - s) * (1 - t), s * (1 - t), (1 - s) * t, s * t],
  };
}

/** The stencil's mirror image about x = 0, with the very same weights. */
export function mirrored({ cells, weights }: Stencil, { nx }: Grid): Stencil {
  const image = (p: number): number => p - (p % nx) + nx - 1 - (p % nx);
  return {
    cells: [image(cells[0]), image(cells[1]), image(cells[2]), image(cells[3])],
    weights,
  };
}

export const sampleAt = (field: Float64Array, { cells, weights }: Stencil): number =>
  field[cells[0]]! * weights[0] +
  field[cells[1]]! * weights[1] +
  field[cells[2]]! * weights[2] +
  field[cells[3]]! * weights[3];
