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
import { defineSimulation, type Point, type Quantity } from '../contract';
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
import { actions, readings, SOURCES_APART } from './wave-readings';

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
/** Limits of sight in units of 10¹⁴ Hz: 750 to 400 nm, chosen. */
const VISIBLE = { from: 4, to: 7.5 } as const;

export interface State extends Handling {
  readonly strobe: boolean;
  /** m */
  readonly probe: Point;
  /** m */
  readonly screenDistance: number;
  /** What the sources really have between them: the label of the input, cm, is not exact. */
  readonly separation: Quantity<'cm'>;
  /** Wavelengths that the learner found, by the frequency at which: until then none is told. */
  readonly found: readonly Found[];
  /** null with the light apparatus. */
  readonly tank: Tank | null;
}

interface Found {
  readonly frequency: number;
  /** m */
  readonly wavelength: number;
}

/** So far off, as a part, a wavelength still counts as found. */
const FITS = 0.05;

const isTank = (params: Params): boolean => params.mode === 'Ripple tank';

// ---------------------------------------------------------------- what can be read

/** Within a cell of a dipper, or of the midpoint where the source of comparison would stand. */
function probeOnSource(probe: Point, { separation }: Params, oneSource: boolean, { cell }: Grid): boolean {
  const half = separation / 200;
  const places = oneSource ? [0, half] : [0, half, -half];
  return places.some((x) => (probe.x - x) ** 2 + probe.y * probe.y < cell * cell);
}

/** r₁ − r₂, m. */
function pathDifference({ x, y }: Point, { separation }: Params): number {
  const half = separation / 200;
  return Math.sqrt((x - half) ** 2 + y * y) - Math.sqrt((x + half) ** 2 + y * y);
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

/** What the learner found at the present frequency, m. */
const foundAt = ({ found }: State, { frequency }: Params): number | null =>
  found.find((one) => one.frequency === frequency)?.wavelength ?? null;

/** `claim`: m. */
function enterFound(
  state: State,
  params: Params,
  claim: number,
  unit: { readonly name: string; readonly size: number },
) {
  const wavelength = wavelengthOf(params);
  const inUnit = (metres: number): string => `${Number((metres / unit.size).toPrecision(3))} ${unit.name}`;
  if (Math.abs(claim / wavelength - 1) > FITS) {
    return {
      state,
      notice: `${inUnit(claim)} does not fit within 5 %. Measure over more wavelengths or fringes at once, and count them again.`,
    };
  }
  const others = state.found.filter(({ frequency }) => frequency !== params.frequency);
  return {
    state: { ...state, found: [...others, { frequency: params.frequency, wavelength: claim }] },
    notice: `Found: ${inUnit(claim)}. The wavelength by the theory is ${inUnit(wavelength)}.`,
  };
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
  if (ripple.wavelength > TANK.width) {
    return 'The wavelength is larger than the tank: no whole wave fits into it.';
  }
  if (probeOnSource(probe, params, oneSource, grid)) {
    return 'The probe is on a source: there is no amplitude to compare there.';
  }
  if (!oneSource && nodalOrders(params, oneSource, ripple.wavelength).length === 0) {
    return `No nodal lines: the wavelength is more than twice the ${params.separation} cm between the sources.`;
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
      : `This light is invisible (${band}): the screen is drawn grey, the photometer still sees it.`,
  };
}

// ---------------------------------------------------------------- the simulation

const NEEDS_TANK = 'This belongs to the ripple tank. Choose the ripple tank under Apparatus first.';
const NEEDS_LIGHT = 'This belongs to the light. Choose the double slit under Apparatus first.';

const withProbe = (state: State, probe: Point): State => {
  const { tank } = state;
  if (tank) restartLockIn(tank);
  return { ...state, probe, probeStencil: tank && stencilAt(tank.tuning.grid, probe) };
};

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  // One wall second is half a second in the tank: slow motion.
  rate: 0.5,
  readings,
  settings: { separation: SOURCES_APART },
  actions,
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
    const common = {
      driving: false,
      oneSource: false,
      strobe: false,
      probe,
      screenDistance: 1,
      separation: params.separation,
      found: [],
    };
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
      case 'found_cm':
        return tank
          ? enterFound(state, params, action.value / 100, { name: 'cm', size: 0.01 })
          : { state, notice: NEEDS_TANK };
      case 'found_nm':
        return tank
          ? { state, notice: NEEDS_LIGHT }
          : enterFound(state, params, action.value * 1e-9, { name: 'nm', size: 1e-9 });
    }
  },
  reconfigure(state, params) {
    const { tank } = state;
    const next = { ...state, separation: params.separation };
    if (!tank) return next;
    retune(tank, params);
    if (tank.intensity) tank.intensity = intensityMap(tank, params, state.oneSource);
    return withProbe(next, state.probe);
  },
  read(state, params) {
    const { tank, probe, oneSource } = state;
    const wavelength = wavelengthOf(params);
    return {
      wavelength_cm: tank ? wavelength * 100 : null,
      wave_speed_cm_s: tank ? tank.tuning.ripple.speed * 100 : null,
      wavelength_nm: tank ? null : wavelength * 1e9,
      first_min_angle_deg: oneSource ? null : angleOf(firstMinimumOrder(params), params, wavelength),
      first_max_angle_deg: oneSource ? null : angleOf(firstMaximumOrder(params), params, wavelength),
      relative_amplitude:
        tank && !probeOnSource(probe, params, oneSource, tank.tuning.grid) ? relativeAmplitude(tank, probe) : null,
      path_difference_cm: tank && !oneSource ? pathDifference(probe, params) * 100 : null,
      // Nobody counts the dark fringes of light: most lie where a single slit sends nothing.
      minima_count: isTank(params) ? nodalOrders(params, oneSource, wavelength).length : null,
      fringe_spacing_mm: tank || oneSource ? null : fringeSpacing(params, state.screenDistance) * 1000,
    };
  },
  derive(state, params) {
    const { tank, oneSource } = state;
    const found = foundAt(state, params);
    const ofRipples = tank ? found : null;
    const angle = (orders: number): number | null =>
      found === null || oneSource ? null : angleOf(orders, params, found);
    return {
      wavelength_cm: ofRipples === null ? null : ofRipples * 100,
      wave_speed_cm_s: ofRipples === null ? null : ofRipples * 100 * params.frequency,
      wavelength_nm: tank || found === null ? null : found * 1e9,
      first_min_angle_deg: angle(firstMinimumOrder(params)),
      first_max_angle_deg: angle(firstMaximumOrder(params)),
      path_difference_cm: tank && !oneSource ? pathDifference(state.probe, params) * 100 : null,
    };
  },
  toggles: ({ driving, oneSource, strobe, tank }) => ({
    drive: driving,
    one_source: oneSource,
    strobe,
    intensity_map: tank?.intensity !== undefined && tank.intensity !== null,
  }),
  view(state, params, out): TankView | LightView {
    const { tank, separation } = state;
    if (!tank) {
      fillFringes(state, { ...params, separation }, out.fringes);
      return lightView(state, params);
    }
    if (tank.intensity) out.height.set(tank.intensity);
    else if (tank.flash) out.height.set(tank.flash);
    else copySurface(tank, laterWeight(tank), out.height);
    for (let n = 0; n < STRIP_SAMPLES; n++) out.strip[n] = 1000 * tank.strip[(tank.stripHead + n) % STRIP_SAMPLES]!;
    return tankView(state, tank, params);
  },
});
