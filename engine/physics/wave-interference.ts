/**
 * Two-source interference: a ripple tank, and Young's double slit with the same pattern in light.
 *
 * Ripples on water of depth h (measured in a ripple tank, 2–50 Hz: B. Ströbel, Am. J. Phys. 79 (2011) 581):
 *
 *   ω² = (g k + (σ/ρ) k³) tanh(k h),   λ = 2π/k,   c = λ f
 *
 * The surface u(x, y, t) obeys the two-dimensional wave equation at that one phase speed, with two dippers of strength q:
 *
 *   u_tt + γ u_t = c² ∇²u + Σ q sin(ω t + φᵢ) δ(r − rᵢ)
 *
 * Far from the edges one dipper settles to the amplitude q |H₀⁽¹⁾(k r)| / 4c². Source 1 stands at x = +d/2, source 2 at
 * x = −d/2, ahead by φ; nodal lines lie at r₁ − r₂ = (m + ½ − φ/360°) λ.
 *
 * Light: λ = c₀/f, slits of width a, d apart, on a screen at L, all angles small:
 *
 *   I = I₀ sinc²(π a y/λL) cos²(π d y/λL + φ/2),   fringe spacing λL/d
 *
 * Assumptions: steep waves, viscosity and the change of c within a transient are left out (one phase speed for all that
 * moves); dippers are points; beaches absorb. Range: 1–10 Hz, 2–20 mm. Against the sum of two Hankel functions the
 * lattice's amplitude (relative to one source) is within 0.1: bilinear sources and probe weaken the shortest waves.
 */
import { defineSimulation, type InstrumentSpec, type Point, type Quantity } from '../contract';
import { constants } from '../core/constants';
import { absorbingRim, type WaveDamping, waveDamping, waveStep } from '../core/grid';
import { bisect } from '../core/root';
import { besselJ0, besselY0 } from '../core/special';

export interface Params {
  readonly frequency: Quantity<'Hz'>;
  readonly separation: Quantity<'cm'>;
  readonly depth: Quantity<'mm'>;
  readonly phase: Quantity<'°'>;
  readonly mode: 'Ripple tank' | 'Light: double slit';
}

// ---------------------------------------------------------------- apparatus

/** N/m and kg/m³: water at 20 °C (CRC Handbook of Chemistry and Physics); m/s²: the value of the physics sheets. */
const SURFACE_TENSION = 0.0728;
const DENSITY = 998.2;
const GRAVITY = 9.81;

/** The tank's interior, m; the dippers' bar lies along y = 0. */
const TANK = { left: -0.2, bottom: -0.05, width: 0.4, height: 0.3 } as const;
const CELL = 0.0015625;
/** Above this wavelength (m) cells of double size resolve the wave as well, and the border doubles with them. */
const COARSE_ABOVE = 0.1;
const BORDER_CELLS = 40;
/** Border of at least so many wavelengths: thinner ones send long waves back (error of 0.25 at 3 Hz, 2 at 1 Hz). */
const BORDER_WAVELENGTHS = 1.1;
const BORDER_STRENGTH = 15;
/** c Δt/Δx is at most this; the five-point leapfrog is stable below 1/√2 (Courant, Friedrichs and Lewy 1928). */
const COURANT = 0.68;
const RAMP_PERIODS = 3;
const LOCK_IN_PERIODS = 4;
const DT = 1 / 240;
/** Teaching value: the height of one dipper's ripples 10 cm away, m, at every frequency. */
const RIPPLE_HEIGHT = 0.0005;
const RIPPLE_DISTANCE = 0.1;
/** Below this height (m), 1/5000 of a ripple, water counts as still again. */
const STILL = 1e-7;
const STRIP_SAMPLES = 512;

/** Frequencies of light are in units of 10¹⁴ Hz, slits stand 0.1 mm apart for each centimetre of `separation`. */
const LIGHT_FREQUENCY_UNIT = 1e14;
const SLIT_SCALE = 0.01;
const SLIT_WIDTH = 0.04e-3;
const SCREEN_HALF_WIDTH = 0.016;
const SCREEN_SAMPLES = 512;
/** Limits of sight in units of 10¹⁴ Hz (the sheet's: 4 to 7.5). */
const VISIBLE = { from: 4, to: 7.5 } as const;

// ---------------------------------------------------------------- ripples

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
const hankelSquared = (x: number): number => besselJ0(x) ** 2 + besselY0(x) ** 2;

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

const sameGrid = (a: Grid, b: Grid): boolean => a.cell === b.cell && a.rim === b.rim;

/** Beaches around the interior, for a wave speed in m/s and steps of `h` s. */
const dampingFor = (grid: Grid, speed: number, h: number): WaveDamping =>
  waveDamping(absorbingRim(grid, grid.rim, speed, grid.cell, BORDER_STRENGTH), grid, h);

/** The same surface on another lattice: bilinear between cell centres, still water outside the old one. */
function resample(field: Float64Array, from: Grid, to: Grid): Float64Array {
  const scale = to.cell / from.cell;
  const out = new Float64Array(to.nx * to.ny);
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
  return out;
}

/** Four cells round a place and their bilinear weights. */
interface Stencil {
  readonly cells: readonly [number, number, number, number];
  readonly weights: readonly [number, number, number, number];
}

/** `at` in m, inside the tank. */
function stencilAt({ cell, rim, nx }: Grid, at: Point): Stencil {
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
function mirrored({ cells, weights }: Stencil, { nx }: Grid): Stencil {
  const image = (p: number): number => p - (p % nx) + nx - 1 - (p % nx);
  return {
    cells: [image(cells[0]), image(cells[1]), image(cells[2]), image(cells[3])],
    weights,
  };
}

const sampleAt = (field: Float64Array, { cells, weights }: Stencil): number =>
  field[cells[0]]! * weights[0] +
  field[cells[1]]! * weights[1] +
  field[cells[2]]! * weights[2] +
  field[cells[3]]! * weights[3];

// ---------------------------------------------------------------- state

/** What follows from the inputs, for one tuning of the tank. */
interface Tuning {
  readonly ripple: Ripple;
  readonly grid: Grid;
  /** Whole inner steps in a period, and their length in s. */
  readonly stepsPerPeriod: number;
  readonly h: number;
  readonly courant2: number;
  readonly damping: WaveDamping;
  /** Dipper strength q, m³/s²: gives ripples of RIPPLE_HEIGHT at RIPPLE_DISTANCE. */
  readonly strength: number;
  /** At x = +d/2 and x = −d/2. */
  readonly sources: readonly [Stencil, Stencil];
  /** Phase of source 2 ahead of source 1, turns in [0, 1). */
  readonly lead: number;
}

export interface Tank {
  tuning: Tuning;
  /** Heights in m at the inner time and one inner step before it. */
  now: Float64Array;
  before: Float64Array;
  /** s by which the inner time is ahead of lab time, from 0 to h. */
  ahead: number;
  /** The drive has turned by `turns` + steps/stepsPerPeriod; `steps` < stepsPerPeriod. */
  turns: number;
  steps: number;
  /** Amplitude of the bar, 0–1. */
  level: number;
  /** Nothing moves: no step need be computed. */
  still: boolean;
  /** Probe heights, m: the last LOCK_IN_PERIODS periods, slot = count mod length, so slot mod stepsPerPeriod = phase. */
  lockIn: Float64Array;
  lockInCount: number;
  /** Probe heights at whole outer steps, m; `stripHead` is the slot of the oldest. */
  readonly strip: Float64Array;
  stripHead: number;
  /** The surface at the last flash of the stroboscope (interior, mm) and the step of the period at which it flashes. */
  flash: Float32Array | null;
  flashStep: number;
  /** The exact still intensity (interior, 1 = one dipper 10 cm away). */
  intensity: Float32Array | null;
}

export interface State {
  readonly driving: boolean;
  readonly oneSource: boolean;
  readonly strobe: boolean;
  /** m */
  readonly probe: Point;
  readonly probeStencil: Stencil | null;
  /** m */
  readonly screenDistance: number;
  /** null with the light apparatus. */
  readonly tank: Tank | null;
}

const isTank = (params: Params): boolean => params.mode === 'Ripple tank';

const tankRipple = ({ frequency, depth }: Params): Ripple => rippleOf(frequency, depth / 1000);

function tune(params: Params): Tuning {
  const ripple = tankRipple(params);
  const grid = gridFor(ripple.wavelength);
  const stepsPerPeriod = Math.ceil(ripple.speed / (COURANT * grid.cell * params.frequency));
  const h = 1 / (params.frequency * stepsPerPeriod);
  const speed2 = ripple.speed * ripple.speed;
  const right = stencilAt(grid, { x: params.separation / 200, y: 0 });
  return {
    ripple,
    grid,
    stepsPerPeriod,
    h,
    courant2: (speed2 * h * h) / (grid.cell * grid.cell),
    damping: dampingFor(grid, ripple.speed, h),
    strength: (RIPPLE_HEIGHT * 4 * speed2) / Math.sqrt(hankelSquared(ripple.k * RIPPLE_DISTANCE)),
    sources: [right, mirrored(right, grid)],
    lead: (params.phase % 360) / 360,
  };
}

/** Drive phase of source 1, turns. */
const phaseOf = (tank: Tank): number => tank.turns + tank.steps / tank.tuning.stepsPerPeriod;

const lockInSlots = ({ stepsPerPeriod }: Tuning): Float64Array => new Float64Array(LOCK_IN_PERIODS * stepsPerPeriod);

function restartLockIn(tank: Tank): void {
  tank.lockInCount = 0;
}

function addSource(tank: Tank, { cells, weights }: Stencil, height: number): void {
  const { now } = tank;
  for (let n = 0; n < 4; n++) {
    const p = cells[n]!;
    now[p] = now[p]! + height * weights[n]!;
  }
}

function innerStep(tank: Tank, { driving, oneSource, probeStencil }: State): void {
  const { tuning } = tank;
  const { stepsPerPeriod, h, grid } = tuning;
  if (driving) tank.still = false;
  if (!tank.still) {
    const { now, before, level } = tank;
    waveStep(now, before, tuning.damping, grid, tuning.courant2);
    tank.now = before;
    tank.before = now;
    if (level > 0) {
      const height = (level * tuning.strength * h * h) / (grid.cell * grid.cell);
      const turns = phaseOf(tank);
      addSource(tank, tuning.sources[0], height * Math.sin(2 * Math.PI * turns));
      if (!oneSource) addSource(tank, tuning.sources[1], height * Math.sin(2 * Math.PI * (turns + tuning.lead)));
    }
  }
  const ramp = 1 / (RAMP_PERIODS * stepsPerPeriod);
  tank.level = driving ? Math.min(1, tank.level + ramp) : Math.max(0, tank.level - ramp);
  tank.steps++;
  if (tank.steps === stepsPerPeriod) {
    tank.steps = 0;
    if (!driving && tank.level === 0 && !tank.still) settle(tank);
  }
  if (driving && probeStencil) {
    tank.lockIn[tank.lockInCount % tank.lockIn.length] = sampleAt(tank.now, probeStencil);
    tank.lockInCount++;
  }
}

/** Water that moves less than anyone could see is still: its ever smaller waves would only cost time. */
function settle(tank: Tank): void {
  for (const field of [tank.now, tank.before]) {
    for (let p = 0; p < field.length; p++) if (Math.abs(field[p]!) > STILL) return;
  }
  tank.now.fill(0);
  tank.before.fill(0);
  tank.still = true;
}

/** Weight of the later of the two inner states at lab time; the earlier has the rest. */
const laterWeight = ({ ahead, tuning }: Tank): number => 1 - ahead / tuning.h;

/** The interior in mm, row by row from y = −5 cm, each from x = −20 cm; `later` weighs the later of the two states. */
function copySurface(tank: Tank, later: number, out: Float32Array): void {
  const { now, before } = tank;
  const { nx, rim, columns, rows } = tank.tuning.grid;
  const late = 1000 * later;
  const early = 1000 - late;
  let q = 0;
  for (let j = 0; j < rows; j++) {
    let p = (j + rim) * nx + rim;
    for (const end = q + columns; q < end; q++, p++) out[q] = late * now[p]! + early * before[p]!;
  }
}

const probeHeight = (tank: Tank, stencil: Stencil): number => {
  const late = laterWeight(tank);
  return late * sampleAt(tank.now, stencil) + (1 - late) * sampleAt(tank.before, stencil);
};

const interiorCells = ({ tuning: { grid } }: Tank): number => grid.columns * grid.rows;

/** A flash shows an inner state as it is, so that all flashes of one setting fall on exactly the same phase. */
function flashNow(tank: Tank): void {
  if (tank.flash?.length !== interiorCells(tank)) tank.flash = new Float32Array(interiorCells(tank));
  copySurface(tank, 1, tank.flash);
  tank.flashStep = tank.steps;
}

/** H₀ is tabulated at steps k Δr = 1/24: linear interpolation is then within (1/24)²/8 = 0.0002 of its amplitude. */
const HANKEL_STEPS_PER_RADIAN = 24;

/**
 * The settled intensity |H₀(k r₁) + e^{iφ} H₀(k r₂)|² at each cell centre of the interior, over that of one dipper at
 * 10 cm. H₀ is tabulated over the radius once and interpolated.
 */
function intensityMap(tank: Tank, params: Params, oneSource: boolean): Float32Array {
  const { ripple, grid, lead } = tank.tuning;
  const farthest = ripple.k * Math.sqrt((TANK.width / 2 + 0.05) ** 2 + TANK.height ** 2);
  const size = Math.ceil(farthest * HANKEL_STEPS_PER_RADIAN) + 2;
  const real = new Float64Array(size);
  const imaginary = new Float64Array(size);
  for (let n = 0; n < size; n++) {
    // The logarithm at r = 0 is cut off at half a table step.
    const x = Math.max(n, 0.5) / HANKEL_STEPS_PER_RADIAN;
    real[n] = besselJ0(x);
    imaginary[n] = besselY0(x);
  }
  const reference = hankelSquared(ripple.k * RIPPLE_DISTANCE);
  const cos = Math.cos(2 * Math.PI * lead);
  const sin = Math.sin(2 * Math.PI * lead);
  const half = params.separation / 200;
  const scale = ripple.k * HANKEL_STEPS_PER_RADIAN;
  const out = new Float32Array(interiorCells(tank));
  for (let j = 0, q = 0; j < grid.rows; j++) {
    const y = TANK.bottom + (j + 0.5) * grid.cell;
    for (let i = 0; i < grid.columns; i++, q++) {
      const x = TANK.left + (i + 0.5) * grid.cell;
      const r1 = scale * Math.sqrt((x - half) ** 2 + y * y);
      const n1 = Math.floor(r1);
      const s1 = r1 - n1;
      let re = (1 - s1) * real[n1]! + s1 * real[n1 + 1]!;
      let im = (1 - s1) * imaginary[n1]! + s1 * imaginary[n1 + 1]!;
      if (!oneSource) {
        const r2 = scale * Math.sqrt((x + half) ** 2 + y * y);
        const n2 = Math.floor(r2);
        const s2 = r2 - n2;
        const re2 = (1 - s2) * real[n2]! + s2 * real[n2 + 1]!;
        const im2 = (1 - s2) * imaginary[n2]! + s2 * imaginary[n2 + 1]!;
        // H₀ turns with e^{−iωt}; a source ahead by φ has the factor e^{−iφ}.
        re += cos * re2 + sin * im2;
        im += cos * im2 - sin * re2;
      }
      out[q] = (re * re + im * im) / reference;
    }
  }
  return out;
}

/** Takes a tank that runs to other inputs: the surface, its speed of rise and the drive's phase go on without a jump. */
function retune(tank: Tank, params: Params): void {
  const old = tank.tuning;
  const tuning = tune(params);
  tank.turns = phaseOf(tank) % 1;
  tank.steps = 0;
  tank.tuning = tuning;
  if (!sameGrid(old.grid, tuning.grid)) {
    tank.now = resample(tank.now, old.grid, tuning.grid);
    tank.before = resample(tank.before, old.grid, tuning.grid);
  }
  const stretch = tuning.h / old.h;
  if (stretch !== 1) {
    const { now, before } = tank;
    for (let p = 0; p < now.length; p++) before[p] = now[p]! - stretch * (now[p]! - before[p]!);
  }
  if (tank.flash) flashNow(tank);
  tank.lockIn = lockInSlots(tuning);
  restartLockIn(tank);
}

// ---------------------------------------------------------------- what can be read

/** Lock-in amplitude at the probe over that of one source at the midpoint; null before four full periods of drive. */
function relativeAmplitude({ tank, probe, oneSource }: State, params: Params): number | null {
  if (!tank || tank.lockInCount < tank.lockIn.length) return null;
  if (probeOnSource(probe, params, oneSource, tank.tuning.grid)) return null;
  const { lockIn, tuning } = tank;
  const { stepsPerPeriod, ripple, strength } = tuning;
  let inPhase = 0;
  let quadrature = 0;
  for (let s = 0; s < stepsPerPeriod; s++) {
    let sum = 0;
    for (let p = s; p < lockIn.length; p += stepsPerPeriod) sum += lockIn[p]!;
    const angle = (2 * Math.PI * s) / stepsPerPeriod;
    inPhase += sum * Math.sin(angle);
    quadrature += sum * Math.cos(angle);
  }
  const amplitude = (2 / lockIn.length) * Math.sqrt(inPhase * inPhase + quadrature * quadrature);
  const r = Math.sqrt(probe.x * probe.x + probe.y * probe.y);
  const alone = (strength * Math.sqrt(hankelSquared(ripple.k * r))) / (4 * ripple.speed * ripple.speed);
  return amplitude / alone;
}

/** Within a cell of a dipper, or of the midpoint where the source of comparison would stand. */
function probeOnSource(probe: Point, { separation }: Params, oneSource: boolean, { cell }: Grid): boolean {
  const half = separation / 200;
  const places = oneSource ? [0, half] : [0, half, -half];
  return places.some((x) => (probe.x - x) ** 2 + probe.y * probe.y < cell * cell);
}

/** λ of ripples or of light, m. */
const wavelengthOf = (params: Params): number =>
  isTank(params)
    ? tankRipple(params).wavelength
    : constants.speedOfLight.value / (params.frequency * LIGHT_FREQUENCY_UNIT);

/** d, m: of the dippers or of the slits. */
const sourceDistance = (params: Params): number =>
  isTank(params) ? params.separation / 100 : (params.separation / 100) * SLIT_SCALE;

/** Path differences r₁ − r₂ of all nodal lines, in wavelengths: m + ½ − φ/360° between −d/λ and d/λ. */
function nodalOrders(params: Params, oneSource: boolean, wavelength: number): number[] {
  if (oneSource) return [];
  const limit = sourceDistance(params) / wavelength;
  const lead = (params.phase % 360) / 360;
  const orders: number[] = [];
  for (let m = Math.floor(-limit - 0.5 + lead); m + 0.5 - lead < limit; m++) {
    const order = m + 0.5 - lead;
    if (order > -limit) orders.push(order);
  }
  return orders;
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Angle from the axis at which the path difference is `orders` wavelengths far away; null if nowhere. */
const angleOf = (orders: number, params: Params, wavelength: number): number | null => {
  const sine = (orders * wavelength) / sourceDistance(params);
  return sine <= 1 ? degrees(Math.asin(sine)) : null;
};

/** Smallest |m + ½ − φ/360°|: 1/2 at equal phase, 0 in antiphase. */
const firstMinimumOrder = ({ phase }: Params): number => Math.abs(0.5 - (phase % 360) / 360);

/** Smallest |m − φ/360°| above zero: 1 at equal phase, 1/2 in antiphase. */
const firstMaximumOrder = ({ phase }: Params): number => {
  const lead = (phase % 360) / 360;
  return lead === 0 ? 1 : Math.min(lead, 1 - lead);
};

const isVisible = (params: Params): boolean => params.frequency >= VISIBLE.from && params.frequency <= VISIBLE.to;

const fringeSpacing = (params: Params, screenDistance: number): number =>
  (wavelengthOf(params) * screenDistance) / sourceDistance(params);

/** Relative intensity on the screen from −16 to 16 mm; y counts towards slit 2. One open slit alone gives a quarter. */
function fillFringes({ driving, oneSource, screenDistance }: State, params: Params, out: Float32Array): void {
  if (!driving) {
    out.fill(0);
    return;
  }
  const perMetre = Math.PI / (wavelengthOf(params) * screenDistance);
  const halfLead = Math.PI * ((params.phase % 360) / 360);
  const distance = sourceDistance(params);
  for (let n = 0; n < SCREEN_SAMPLES; n++) {
    const y = SCREEN_HALF_WIDTH * ((2 * n + 1) / SCREEN_SAMPLES - 1);
    const beta = perMetre * SLIT_WIDTH * y;
    const envelope = beta === 0 ? 1 : (Math.sin(beta) / beta) ** 2;
    out[n] = envelope * (oneSource ? 0.25 : Math.cos(perMetre * distance * y + halfLead) ** 2);
  }
}

// ---------------------------------------------------------------- frames

export interface TankView {
  readonly is: 'tank';
  /** What the height field holds: heights at lab time or at the last flash (mm), or the still intensity. */
  readonly shows: 'surface' | 'strobe' | 'intensity';
  readonly driving: boolean;
  readonly oneSource: boolean;
  /** Displacements of the two dippers, −1 … 1; 0 for one that is lifted. */
  readonly dippers: readonly [number, number];
  readonly probeX: Quantity<'cm'>;
  readonly probeY: Quantity<'cm'>;
  readonly probeHeight: Quantity<'mm'>;
  readonly wavelength: Quantity<'cm'>;
  /** r₁ − r₂ of each nodal line. */
  readonly nodalPaths: readonly Quantity<'cm'>[];
  readonly message: string | null;
}

export interface LightView {
  readonly is: 'light';
  readonly driving: boolean;
  readonly oneSource: boolean;
  readonly wavelength: Quantity<'nm'>;
  readonly visible: boolean;
  readonly slitSeparation: Quantity<'mm'>;
  readonly slitWidth: Quantity<'mm'>;
  readonly screenDistance: Quantity<'m'>;
  readonly screenHalfWidth: Quantity<'mm'>;
  readonly fringeSpacing: Quantity<'mm'> | null;
  readonly message: string | null;
}

function tankMessage({ probe, oneSource }: State, tank: Tank, params: Params): string | null {
  const { ripple, grid } = tank.tuning;
  const lambda = `${(ripple.wavelength * 100).toFixed(1)} cm`;
  if (ripple.wavelength > TANK.width) {
    return `The wavelength, ${lambda}, is larger than the tank: no whole wave fits into it.`;
  }
  if (probeOnSource(probe, params, oneSource, grid)) {
    return 'The probe is on a source: there is no amplitude to compare there.';
  }
  if (!oneSource && nodalOrders(params, oneSource, ripple.wavelength).length === 0) {
    return `No nodal lines: the wavelength, ${lambda}, is too long for sources ${params.separation} cm apart.`;
  }
  return null;
}

function tankView(state: State, tank: Tank, params: Params): TankView {
  const { driving, oneSource, strobe, probe, probeStencil } = state;
  const { ripple, lead, h, stepsPerPeriod } = tank.tuning;
  const turns = phaseOf(tank) - tank.ahead / (h * stepsPerPeriod);
  const dipper = (ahead: number): number => tank.level * Math.sin(2 * Math.PI * (turns + ahead));
  return {
    is: 'tank',
    shows: tank.intensity ? 'intensity' : strobe ? 'strobe' : 'surface',
    driving,
    oneSource,
    dippers: [dipper(0), oneSource ? 0 : dipper(lead)],
    probeX: probe.x * 100,
    probeY: probe.y * 100,
    probeHeight: probeStencil ? 1000 * probeHeight(tank, probeStencil) : 0,
    wavelength: ripple.wavelength * 100,
    nodalPaths: nodalOrders(params, oneSource, ripple.wavelength).map((order) => order * ripple.wavelength * 100),
    message: tankMessage(state, tank, params),
  };
}

function lightView(state: State, params: Params): LightView {
  const visible = isVisible(params);
  const wavelength = wavelengthOf(params) * 1e9;
  const band = params.frequency < VISIBLE.from ? 'infrared' : 'ultraviolet';
  return {
    is: 'light',
    driving: state.driving,
    oneSource: state.oneSource,
    wavelength,
    visible,
    slitSeparation: sourceDistance(params) * 1000,
    slitWidth: SLIT_WIDTH * 1000,
    screenDistance: state.screenDistance,
    screenHalfWidth: SCREEN_HALF_WIDTH * 1000,
    fringeSpacing: state.oneSource ? null : fringeSpacing(params, state.screenDistance) * 1000,
    message: visible
      ? null
      : `Light of ${wavelength.toFixed(0)} nm is invisible (${band}): the screen is drawn grey, the photometer still sees it.`,
  };
}

// ---------------------------------------------------------------- the simulation

const NEEDS_TANK = 'This belongs to the ripple tank. Choose the ripple tank under Apparatus first.';
const NEEDS_LIGHT = 'There is no screen in the ripple tank. Choose the double slit under Apparatus first.';

const withProbe = (state: State, probe: Point): State => {
  const { tank } = state;
  if (tank) restartLockIn(tank);
  return { ...state, probe, probeStencil: tank && stencilAt(tank.tuning.grid, probe) };
};

/** A rectangular distribution of half-width a has the standard deviation a/√3 (JCGM 100:2008, 4.3.7). */
const rectangular = (halfWidth: number): number => halfWidth / Math.sqrt(3);

/** Ten spacings are measured at once: errors and divisions of the ruler count a tenth. */
const FRINGE_RULER: InstrumentSpec = {
  name: 'Millimetre ruler across ten fringes',
  updateInterval: 0.5,
  school: {
    resolution: 0.05,
    offset: rectangular(0.05),
    source:
      'Directive 2014/32/EU, annex X (MI-008), accuracy class II: ±0.5 mm up to 1 m, over ten fringes, taken as rectangular; read to half a division',
  },
  research: {
    resolution: 0.02,
    offset: rectangular(0.02),
    source:
      'Directive 2014/32/EU, annex X (MI-008), accuracy class I: ±0.2 mm up to 1 m, over ten fringes, taken as rectangular; read to a fifth of a division',
  },
};

export const simulation = defineSimulation<Params, State>()({
  version: 1,
  dt: DT,
  // One wall second is half a second in the tank: slow motion.
  rate: 0.5,
  readings: {
    wavelength_cm: { label: 'Wavelength of the ripples', unit: 'cm', origin: 'theory' },
    wave_speed_cm_s: { label: 'Wave speed', unit: 'cm/s', origin: 'theory' },
    wavelength_nm: { label: 'Wavelength of the light', unit: 'nm', origin: 'theory' },
    first_min_angle_deg: { label: 'Angle of the first minimum', unit: '°', origin: 'computed' },
    first_max_angle_deg: { label: 'Angle of the first maximum', unit: '°', origin: 'computed' },
    relative_amplitude: {
      label: 'Relative amplitude at the probe',
      unit: '1',
      range: [0, 20],
      instrument: {
        name: 'Lock-in amplifier on the probe',
        updateInterval: 0.1,
        school: {
          resolution: 0.01,
          repeatability: 0.005,
          gain: rectangular(0.01),
          source:
            'Stanford Research Systems SR830 lock-in amplifier, manual: gain accuracy ±1 %, taken as rectangular; repeatability a teaching value',
        },
        research: {
          resolution: 0.001,
          repeatability: 0.001,
          gain: rectangular(0.002),
          source:
            'Stanford Research Systems SR830 lock-in amplifier, manual: gain accuracy typically ±0.2 %, taken as rectangular; repeatability a teaching value',
        },
      },
    },
    path_difference_cm: { label: 'Path difference at the probe', unit: 'cm', origin: 'computed' },
    minima_count: { label: 'Number of nodal lines', unit: '1', decimals: 0, origin: 'computed' },
    fringe_spacing_mm: { label: 'Fringe spacing', unit: 'mm', instrument: FRINGE_RULER },
  },
  actions: {
    drive: {
      label: 'Drive',
      value: { kind: 'toggle', initial: 0, optional: true },
      hint: 'Starts and stops the vibrating bar; with light it switches the laser.',
    },
    probe_x: {
      label: 'Probe, across',
      value: { kind: 'number', unit: 'cm', min: -20, max: 20, step: 0.1, initial: 0 },
    },
    probe_y: {
      label: 'Probe, along',
      value: { kind: 'number', unit: 'cm', min: -5, max: 25, step: 0.1, initial: 15 },
    },
    one_source: {
      label: 'One source only',
      value: { kind: 'toggle', initial: 0, optional: true },
      hint: 'Lifts dipper 2 out of the water; with light it covers slit 2.',
    },
    strobe: {
      label: 'Stroboscope',
      value: { kind: 'toggle', initial: 0, optional: true },
      hint: 'One flash in each period: the pattern stands still.',
    },
    intensity_map: {
      label: 'Still intensity map',
      value: { kind: 'toggle', initial: 0, optional: true },
      hint: 'The settled intensity everywhere, from the exact sum of the two waves.',
    },
    screen_distance: {
      label: 'Distance of the screen',
      value: { kind: 'number', unit: 'm', min: 0.5, max: 3, step: 0.05, initial: 1 },
    },
  },
  fields: (params: Params) => {
    if (!isTank(params)) {
      return {
        height: { kind: 'f32', shape: [0, 0] },
        strip: { kind: 'f32', shape: [0] },
        fringes: { kind: 'f32', shape: [SCREEN_SAMPLES] },
      } as const;
    }
    const { rows, columns } = gridFor(tankRipple(params).wavelength);
    return {
      height: { kind: 'f32', shape: [rows, columns] },
      strip: { kind: 'f32', shape: [STRIP_SAMPLES] },
      fringes: { kind: 'f32', shape: [0] },
    } as const;
  },
  init(params) {
    const probe = { x: 0, y: 0.15 };
    const common = { driving: false, oneSource: false, strobe: false, probe, screenDistance: 1 };
    if (!isTank(params)) return { ...common, probeStencil: null, tank: null };
    const tuning = tune(params);
    const cells = tuning.grid.nx * tuning.grid.ny;
    const tank: Tank = {
      tuning,
      now: new Float64Array(cells),
      before: new Float64Array(cells),
      ahead: 0,
      turns: 0,
      steps: 0,
      level: 0,
      still: true,
      lockIn: lockInSlots(tuning),
      lockInCount: 0,
      strip: new Float64Array(STRIP_SAMPLES),
      stripHead: 0,
      flash: null,
      flashStep: 0,
      intensity: null,
    };
    return { ...common, probeStencil: stencilAt(tuning.grid, probe), tank };
  },
  step(state, _params, { dt }) {
    const { tank, probeStencil } = state;
    if (!tank || !probeStencil) return state;
    tank.ahead -= dt;
    while (tank.ahead < 0) {
      innerStep(tank, state);
      tank.ahead += tank.tuning.h;
      if (state.strobe && tank.steps === tank.flashStep) flashNow(tank);
    }
    tank.strip[tank.stripHead] = probeHeight(tank, probeStencil);
    tank.stripHead = (tank.stripHead + 1) % STRIP_SAMPLES;
    return state;
  },
  act(state, params, action) {
    const { tank } = state;
    switch (action.do) {
      case 'drive': {
        const driving = action.value !== 0;
        if (driving === state.driving) return { state };
        if (tank) restartLockIn(tank);
        return { state: { ...state, driving } };
      }
      case 'one_source': {
        const oneSource = action.value !== 0;
        if (oneSource === state.oneSource) return { state };
        if (tank) {
          restartLockIn(tank);
          if (tank.intensity) tank.intensity = intensityMap(tank, params, oneSource);
        }
        return { state: { ...state, oneSource } };
      }
      case 'probe_x':
        return tank
          ? { state: withProbe(state, { x: action.value / 100, y: state.probe.y }) }
          : { state, notice: NEEDS_TANK };
      case 'probe_y':
        return tank
          ? { state: withProbe(state, { x: state.probe.x, y: action.value / 100 }) }
          : { state, notice: NEEDS_TANK };
      case 'strobe': {
        if (!tank) return { state, notice: NEEDS_TANK };
        const strobe = action.value !== 0;
        if (!strobe) tank.flash = null;
        else if (!state.strobe) flashNow(tank);
        return { state: { ...state, strobe } };
      }
      case 'intensity_map': {
        if (!tank) return { state, notice: NEEDS_TANK };
        tank.intensity = action.value === 0 ? null : intensityMap(tank, params, state.oneSource);
        return { state };
      }
      case 'screen_distance':
        return tank ? { state, notice: NEEDS_LIGHT } : { state: { ...state, screenDistance: action.value } };
    }
  },
  reconfigure(state, params) {
    const { tank } = state;
    if (!tank) return state;
    retune(tank, params);
    if (tank.intensity) tank.intensity = intensityMap(tank, params, state.oneSource);
    return withProbe(state, state.probe);
  },
  read(state, params) {
    const { tank, probe, oneSource } = state;
    const wavelength = wavelengthOf(params);
    const half = params.separation / 200;
    const pathDifference = (): number =>
      Math.sqrt((probe.x - half) ** 2 + probe.y ** 2) - Math.sqrt((probe.x + half) ** 2 + probe.y ** 2);
    return {
      wavelength_cm: tank ? wavelength * 100 : null,
      wave_speed_cm_s: tank ? tank.tuning.ripple.speed * 100 : null,
      wavelength_nm: tank ? null : wavelength * 1e9,
      first_min_angle_deg: oneSource ? null : angleOf(firstMinimumOrder(params), params, wavelength),
      first_max_angle_deg: oneSource ? null : angleOf(firstMaximumOrder(params), params, wavelength),
      relative_amplitude: relativeAmplitude(state, params),
      path_difference_cm: tank && !oneSource ? pathDifference() * 100 : null,
      minima_count: nodalOrders(params, oneSource, wavelength).length,
      fringe_spacing_mm: tank || oneSource ? null : fringeSpacing(params, state.screenDistance) * 1000,
    };
  },
  view(state, params, out): TankView | LightView {
    const { tank } = state;
    if (!tank) {
      fillFringes(state, params, out.fringes);
      return lightView(state, params);
    }
    if (tank.intensity) out.height.set(tank.intensity);
    else if (tank.flash) out.height.set(tank.flash);
    else copySurface(tank, laterWeight(tank), out.height);
    for (let n = 0; n < STRIP_SAMPLES; n++) out.strip[n] = 1000 * tank.strip[(tank.stripHead + n) % STRIP_SAMPLES]!;
    return tankView(state, tank, params);
  },
});
