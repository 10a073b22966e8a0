/**
 * A ripple tank with two dippers on a vibrating bar, absorbing beaches, a probe and a stroboscope.
 *
 *   u_tt + γ u_t = c² ∇²u + Σ q sin(ω t + φᵢ) δ(r − rᵢ)
 *
 * at the one phase speed c of the drive's frequency. Far from the edges one dipper settles to q |H₀⁽¹⁾(k r)| / 4c².
 */
import type { Point, Quantity } from '../contract';
import type { WaveDamping } from '../core/grid';
import { besselJ0, besselY0 } from '../core/special';
import { createWaveFields, type WaveFields } from '../core/wave-kernel';
import {
  dampingFor,
  type Grid,
  gridFor,
  hankelSquared,
  mirrored,
  resample,
  type Ripple,
  rippleOf,
  sameGrid,
  sampleAt,
  type Stencil,
  stencilAt,
  TANK,
} from './ripples';

export interface TankSettings {
  readonly frequency: Quantity<'Hz'>;
  readonly separation: Quantity<'cm'>;
  readonly depth: Quantity<'mm'>;
  readonly phase: Quantity<'°'>;
}

/** What hands have done at the tank. */
export interface Handling {
  readonly driving: boolean;
  readonly oneSource: boolean;
  readonly probeStencil: Stencil | null;
}

/** c Δt/Δx is at most this; the five-point leapfrog is stable below 1/√2 (Courant, Friedrichs and Lewy 1928). */
const COURANT = 0.68;
const RAMP_PERIODS = 3;
const LOCK_IN_PERIODS = 4;
/** Teaching value: the height of one dipper's ripples 10 cm away, m, at every frequency. */
const RIPPLE_HEIGHT = 0.0005;
const RIPPLE_DISTANCE = 0.1;
/** Below this height (m), 1/5000 of a ripple, water counts as still again. */
const STILL = 1e-7;
export const STRIP_SAMPLES = 512;

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
  /** The step from these two to the next. */
  waveStep: WaveFields['step'];
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

export const tankRipple = ({ frequency, depth }: TankSettings): Ripple => rippleOf(frequency, depth / 1000);

function tune(settings: TankSettings): Tuning {
  const ripple = tankRipple(settings);
  const grid = gridFor(ripple.wavelength);
  const stepsPerPeriod = Math.ceil(ripple.speed / (COURANT * grid.cell * settings.frequency));
  const h = 1 / (settings.frequency * stepsPerPeriod);
  const speed2 = ripple.speed * ripple.speed;
  const right = stencilAt(grid, { x: settings.separation / 200, y: 0 });
  return {
    ripple,
    grid,
    stepsPerPeriod,
    h,
    courant2: (speed2 * h * h) / (grid.cell * grid.cell),
    damping: dampingFor(grid, ripple.speed, h),
    strength: (RIPPLE_HEIGHT * 4 * speed2) / Math.sqrt(hankelSquared(ripple.k * RIPPLE_DISTANCE)),
    sources: [right, mirrored(right, grid)],
    lead: (settings.phase % 360) / 360,
  };
}

/** Drive phase of source 1, turns. */
export const phaseOf = (tank: Tank): number => tank.turns + tank.steps / tank.tuning.stepsPerPeriod;

const lockInSlots = ({ stepsPerPeriod }: Tuning): Float64Array => new Float64Array(LOCK_IN_PERIODS * stepsPerPeriod);

export function restartLockIn(tank: Tank): void {
  tank.lockInCount = 0;
}

function addSource(tank: Tank, { cells, weights }: Stencil, height: number): void {
  const { now } = tank;
  for (let n = 0; n < 4; n++) {
    const p = cells[n]!;
    now[p] = now[p]! + height * weights[n]!;
  }
}

export function innerStep(tank: Tank, { driving, oneSource, probeStencil }: Handling): void {
  const { tuning } = tank;
  const { stepsPerPeriod, h, grid } = tuning;
  if (driving) tank.still = false;
  if (!tank.still) {
    const { now, before, level } = tank;
    tank.waveStep(now, before, tuning.damping, tuning.courant2);
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
export const laterWeight = ({ ahead, tuning }: Tank): number => 1 - ahead / tuning.h;

/** The interior in mm, row by row from y = −5 cm, each from x = −20 cm; `later` weighs the later of the two states. */
export function copySurface(tank: Tank, later: number, out: Float32Array): void {
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

export const probeHeight = (tank: Tank, stencil: Stencil): number => {
  const late = laterWeight(tank);
  return late * sampleAt(tank.now, stencil) + (1 - late) * sampleAt(tank.before, stencil);
};

const interiorCells = ({ tuning: { grid } }: Tank): number => grid.columns * grid.rows;

/** A flash shows an inner state as it is, so that all flashes of one setting fall on exactly the same phase. */
export function flashNow(tank: Tank): void {
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
export function intensityMap(tank: Tank, settings: TankSettings, oneSource: boolean): Float32Array {
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
  const half = settings.separation / 200;
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
export function retune(tank: Tank, settings: TankSettings): void {
  const old = tank.tuning;
  const tuning = tune(settings);
  tank.turns = phaseOf(tank) % 1;
  tank.steps = 0;
  tank.tuning = tuning;
  if (!sameGrid(old.grid, tuning.grid)) {
    const { now, before, step } = createWaveFields(tuning.grid);
    resample(tank.now, old.grid, tuning.grid, now);
    resample(tank.before, old.grid, tuning.grid, before);
    tank.now = now;
    tank.before = before;
    tank.waveStep = step;
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

/** Still water, tuned to the settings. */
export function createTank(settings: TankSettings): Tank {
  const tuning = tune(settings);
  const { now, before, step } = createWaveFields(tuning.grid);
  return {
    tuning,
    now,
    before,
    waveStep: step,
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
}

/**
 * Lock-in amplitude at the probe over that of one source at the midpoint; null until the wave has come to the probe with its full strength
 * and four periods of it were seen.
 */
export function relativeAmplitude(tank: Tank, probe: Point): number | null {
  const { lockIn, tuning } = tank;
  const { stepsPerPeriod, ripple, strength, h } = tuning;
  const r = Math.sqrt(probe.x * probe.x + probe.y * probe.y);
  const comes = RAMP_PERIODS * stepsPerPeriod + r / (ripple.speed * h);
  if (tank.lockInCount < lockIn.length + comes) return null;
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
  const alone = (strength * Math.sqrt(hankelSquared(ripple.k * r))) / (4 * ripple.speed * ripple.speed);
  return amplitude / alone;
}
