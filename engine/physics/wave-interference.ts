/**
 * Two-source interference: a ripple tank, and Young's double slit with the same pattern in light.
 *
 * The tank and its waves stand in `ripple-tank.ts` and `ripples.ts`. Source 1 stands at x = +d/2, source 2 at x = −d/2, ahead
 * by φ; nodal lines lie at r₁ − r₂ = (m + ½ − φ/360°) λ.
 *
 * Light: λ = c₀/f, slits of width a, d apart, on a screen at L, all angles small:
 *
 *   I = I₀ sinc²(π a y/λL) cos²(π d y/λL + φ/2),   fringe spacing λL/d
 *
 * Assumptions: steep waves, viscosity and the change of c within a transient are left out (one phase speed for all that
 * moves); dippers are points; beaches absorb. Range: 1–10 Hz, 2–20 mm. Against the sum of two Hankel functions the
 * lattice's amplitude (relative to one source) is within 0.15 from λ = 2.2 cm on; bilinear sources and probe weaken the
 * shortest waves, at 1.8 cm by up to 0.3.
 */
import { defineSimulation, type InstrumentSpec, type Point, type Quantity } from '../contract';
import { constants } from '../core/constants';
import {
  copySurface,
  createTank,
  flashNow,
  type Handling,
  innerStep,
  intensityMap,
  laterWeight,
  phaseOf,
  probeHeight,
  relativeAmplitude,
  restartLockIn,
  retune,
  STRIP_SAMPLES,
  type Tank,
  tankRipple,
  type TankSettings,
} from './ripple-tank';
import { type Grid, gridFor, stencilAt, TANK } from './ripples';
import { rectangular } from '../core/uncertainty';

export interface Params extends TankSettings {
  readonly mode: 'Ripple tank' | 'Light: double slit';
}

const DT = 1 / 240;

/** Frequencies of light are in units of 10¹⁴ Hz, slits stand 0.1 mm apart for each centimetre of `separation`. */
const LIGHT_FREQUENCY_UNIT = 1e14;
const SLIT_SCALE = 0.01;
const SLIT_WIDTH = 0.04e-3;
const SCREEN_HALF_WIDTH = 0.016;
const SCREEN_SAMPLES = 512;
/** Limits of sight in units of 10¹⁴ Hz (the sheet's: 4 to 7.5). */
const VISIBLE = { from: 4, to: 7.5 } as const;

export interface State extends Handling {
  readonly strobe: boolean;
  /** m */
  readonly probe: Point;
  /** m */
  readonly screenDistance: number;
  /** null with the light apparatus. */
  readonly tank: Tank | null;
}

const isTank = (params: Params): boolean => params.mode === 'Ripple tank';

// ---------------------------------------------------------------- what can be read

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
      value: { kind: 'toggle', optional: true },
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
      value: { kind: 'toggle', optional: true },
      hint: 'Lifts dipper 2 out of the water; with light it covers slit 2.',
    },
    strobe: {
      label: 'Stroboscope',
      value: { kind: 'toggle', optional: true },
      hint: 'One flash in each period: the pattern stands still.',
    },
    intensity_map: {
      label: 'Still intensity map',
      value: { kind: 'toggle', optional: true },
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
    const tank = createTank(params);
    return { ...common, probeStencil: stencilAt(tank.tuning.grid, probe), tank };
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
      relative_amplitude:
        tank && !probeOnSource(probe, params, oneSource, tank.tuning.grid) ? relativeAmplitude(tank, probe) : null,
      path_difference_cm: tank && !oneSource ? pathDifference() * 100 : null,
      minima_count: nodalOrders(params, oneSource, wavelength).length,
      fringe_spacing_mm: tank || oneSource ? null : fringeSpacing(params, state.screenDistance) * 1000,
    };
  },
  toggles: ({ driving, oneSource, strobe, tank }) => ({
    drive: driving,
    one_source: oneSource,
    strobe,
    intensity_map: tank?.intensity !== undefined && tank.intensity !== null,
  }),
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
