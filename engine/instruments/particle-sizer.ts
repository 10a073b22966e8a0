/**
 * A particle sizer with two heads: a laser through a cuvette whose flickering light is correlated in time, and a wet cell before a fan of ring
 * detectors. Correlation `light-correlation.ts`, rings `diffraction-rings.ts`, their inversion `size-inversion.ts`. The sample is a record: its
 * particles and what else is in the bottle decide what is recorded.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { celsiusToKelvin, kelvinToCelsius } from '../core/units';
import { type OtherParticles, PARTICLE_OPTICS } from '../data/samples/particles';
import { heldSample } from '../data/samples/read-sample-code';
import { known } from '../data/samples/sample';
import { angleOf, DETECTORS, RINGS, sizeParameter } from './diffraction-rings';
import {
  CHANNELS,
  type Cumulants,
  cumulantsOf,
  diameterFrom,
  diffusion,
  fittedAt,
  LAGS,
  type LightClass,
  scatterAfter,
  scatteringVector,
} from './light-correlation';
import { particleSizerReadings } from './particle-sizer-readings';
import { correlogram, DT, measuredRings, RING_SCATTER, type Run, seconds } from './particle-sizer-run';
import {
  clearOptics,
  CROWDED,
  DIFFRACTION,
  geometryOf,
  heldBack,
  invisible,
  lightFrom,
  opticsOf,
  othersOf,
  type Params,
  ringLight,
  sampleOf,
  sphereOf,
  unloadable,
  unseen,
} from './particle-sizer-sample';
import { notModelledIn, shelfAnswers } from './particle-sizer-shelf';
import { CLASS_WIDTH, CLASSES, diameterOf, lognormalSummary, partBelow } from './size-classes';
import { type Inversion, invertRings, uncertaintyBelow } from './size-inversion';

export type { Params } from './particle-sizer-sample';

/** What the windows and the laser add while `noise` is on: the seed's own. */
interface Bench {
  readonly dirt: number;
  readonly askew: number;
}

type Waiting = 'temperature' | 'ultrasound' | 'background';

interface State {
  readonly bench: Bench;
  readonly loaded: boolean;
  readonly filtered: boolean;
  readonly sonicated: boolean;
  readonly aligned: boolean;
  /** Stray light that is taken off. */
  readonly background: Float64Array | null;
  readonly cell: Quantity<'K'>;
  readonly run: Run | null;
  readonly before: Float32Array;
  readonly sharesBefore: Float32Array;
  readonly fit: Cumulants | null;
  readonly inversion: Inversion | null;
  readonly rate: Quantity<'kcps'> | null;
  readonly waiting: { readonly what: Waiting; readonly left: Quantity<'s'> } | null;
}

const SPEED = 5;
const WARMING_SPEED = 60;
const ROOM: Quantity<'K'> = 298.15;
const SETTLING: Quantity<'s'> = 120;
const TAKES: Readonly<Record<Waiting, Quantity<'s'>>> = { temperature: 600, ultrasound: 30, background: 10 };
const BRIGHT: Quantity<'kcps'> = 300;
/** Below this width of ln d a distribution is not told from a single size. */
const RESOLVED = 1.6 * CLASS_WIDTH;

/** A fit that leaves more than this of the light, %, has not found the sizes: how exactly it missed them is not stated. */
const MOST_RESIDUAL = 5;

/** An index below this is the rounding of the last bits, which are not the same in every browser. */
const ROUNDED = 1e-9;

const refused = (state: State, notice: string): ActResult<Params, State> => ({ state, notice });
const measuring = ({ run }: State): boolean => run !== null && !run.over;
const empty = (length: number): Float32Array => new Float32Array(length).fill(Number.NaN);

const othersIn = ({ filtered, sonicated }: State, params: Params): readonly OtherParticles[] =>
  othersOf(params).filter(({ kind }) => !((kind === 'dust' && filtered) || (kind === 'pairs' && sonicated)));

const lightOf = (state: State, params: Params): readonly LightClass[] =>
  lightFrom(params, state.filtered, othersIn(state, params));

const dusty = (state: State, params: Params): boolean => othersIn(state, params).some(({ kind }) => kind === 'dust');

/** Light that reaches the rings without a particle: dirt on the windows, and the beam itself where it is askew. */
function strayLight({ bench, aligned }: State, { noise }: Params): Float64Array {
  const stray = new Float64Array(DETECTORS);
  if (!noise) return stray;
  for (let k = 0; k < RINGS; k++)
    stray[k] = bench.dirt * Math.exp(-k / 9) + (aligned ? 0 : bench.askew * Math.exp(-((k / 3) ** 2)));
  return stray;
}

const cleared = { run: null, fit: null, inversion: null } as const;

/** What was measured stays behind what comes. */
function putBehind(state: State, params: Params): State {
  const { run, inversion } = state;
  return {
    ...state,
    ...cleared,
    before: run?.by === 'Dynamic Light Scattering' ? Float32Array.from(correlogram(run, params)) : state.before,
    sharesBefore: inversion ? Float32Array.from(inversion.shares) : state.sharesBefore,
  };
}

/** Count rate of a second: photons, and now and then dust that crosses the beam. */
function countRate(state: State, params: Params, rng: Rng): Quantity<'kcps'> {
  if (!params.noise) return BRIGHT;
  const bright = BRIGHT * (state.aligned ? 1 : 1 - 2 * state.bench.askew);
  const burst = dusty(state, params) && rng.next() < 0.3 ? 1 + 0.8 * rng.next() : 1;
  return rng.poisson(1000 * bright * burst) / 1000;
}

const stated = (u: number | undefined): number | null => (u !== undefined && u > 0 ? u : null);
const widthOf = ({ sizes }: Inversion): number => Math.log(sizes.d90 / sizes.d10) / 2.563;

// ---------------------------------------------------------------- what is done

function startRun(state: State, params: Params, diffraction: boolean): ActResult<Params, State> {
  if (!state.loaded) return refused(state, 'Load a sample first.');
  if (unseen(params)) return refused(state, 'No contrast: the particles are invisible.');
  const run: Run = {
    by: params.method,
    elapsed: 0,
    length: params.run_time,
    steps: 0,
    over: false,
    kelvin: celsiusToKelvin(params.temperature),
    kelvinSeconds: 0,
    classes: diffraction ? [] : lightOf(state, params),
    light: diffraction ? ringLight(params) : new Float64Array(DETECTORS),
    stray: strayLight(state, params),
    scatter: new Float64Array(diffraction ? DETECTORS : CHANNELS),
  };
  return {
    state: { ...putBehind(state, params), run },
    notice:
      diffraction && params.noise && !state.background
        ? 'No background was measured: what the windows scatter counts as the sample’s.'
        : undefined,
  };
}

function fitCumulants(state: State, params: Params): ActResult<Params, State> {
  const { run } = state;
  if (!run || run.by === DIFFRACTION || run.steps === 0)
    return refused(state, 'There is no correlation function yet: measure by dynamic light scattering first.');
  const fit = cumulantsOf(correlogram(run, params), params.noise ? scatterAfter(seconds(run)) : 0);
  return fit ? { state: { ...state, fit } } : refused(state, 'The correlation stands out in too few channels.');
}

function invertDistribution(state: State, params: Params): ActResult<Params, State> {
  const { run } = state;
  if (!run || run.by !== DIFFRACTION || run.steps === 0)
    return refused(state, 'The rings have no light yet: measure by laser diffraction first.');
  const optics = opticsOf(params, params.assumed_index);
  const inversion = invisible(optics)
    ? null
    : invertRings(measuredRings(state.background, run, params), optics, params.noise ? RING_SCATTER : 0);
  if (!inversion)
    return refused(state, 'The assumed index is that of the dispersant: such particles would scatter no light.');
  return {
    state: {
      ...state,
      inversion,
      sharesBefore: state.inversion ? Float32Array.from(state.inversion.shares) : state.sharesBefore,
    },
    notice:
      widthOf(inversion) < RESOLVED
        ? 'The width lies below what the classes resolve: only its upper limit is known.'
        : undefined,
  };
}

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: (state) =>
    state.waiting?.what === 'temperature' ? WARMING_SPEED : state.waiting || measuring(state) ? SPEED : 1,
  readings: particleSizerReadings,
  actions: {
    load_sample: { label: 'Load the sample', hint: 'Into the cuvette, or into the wet cell.' },
    filter_sample: { label: 'Filter the sample', hint: 'A syringe filter holds back what is larger than 1 µm.' },
    ultrasound: { label: 'Ultrasound', hint: '30 s: parts particles that cling together.' },
    equilibrate: {
      label: 'Wait ten minutes',
      hint: 'The cell comes to its temperature, with a time constant of 2 min.',
    },
    align_laser: { label: 'Align the laser', hint: 'Puts the beam onto the hole in the middle of the detector.' },
    measure_background: {
      label: 'Measure the background',
      hint: 'Clean dispersant, 10 s: what the windows scatter is taken off from then on.',
    },
    start_run: { label: 'Start the measurement' },
    fit_cumulants: {
      label: 'Fit cumulants',
      hint: 'Mean decay rate and its spread, from the logarithm of the correlation.',
    },
    invert_distribution: {
      label: 'Invert the rings',
      hint: 'Patterns of spheres of the assumed index are added up to what the rings measured.',
    },
    move_angle: {
      label: 'Move the detector',
      value: { kind: 'select', options: ['13', '90', '173'], initial: '90' },
      hint: 'Degrees from the forward beam.',
    },
  },
  fields: () => ({
    /** g₂ − 1 in each channel, that of the fit, and the record before. */
    correlation: { kind: 'f32', shape: [CHANNELS] },
    fitted: { kind: 'f32', shape: [CHANNELS] },
    before: { kind: 'f32', shape: [CHANNELS] },
    /** Directions of the detectors, °, the light on them, and that of the fit; the brightest has 1. */
    angles: { kind: 'f32', shape: [DETECTORS] },
    rings: { kind: 'f32', shape: [DETECTORS] },
    ringsFitted: { kind: 'f32', shape: [DETECTORS] },
    /** Per cent of the volume in each class, of now and before. */
    shares: { kind: 'f32', shape: [CLASSES] },
    sharesBefore: { kind: 'f32', shape: [CLASSES] },
  }),

  init: (_params, _rng, specimen) => {
    const rng = specimen.stream('bench');
    return {
      bench: { dirt: rng.uniform(0.1, 0.25), askew: rng.uniform(0.1, 0.25) },
      loaded: false,
      filtered: false,
      sonicated: false,
      aligned: false,
      background: null,
      cell: ROOM,
      ...cleared,
      before: empty(CHANNELS),
      sharesBefore: empty(CLASSES),
      rate: null,
      waiting: null,
    };
  },

  step(state, params, { rng, dt }) {
    const set = celsiusToKelvin(params.temperature);
    const fade = Math.exp(-dt / SETTLING);
    const off = state.cell - set;
    const cell = state.loaded ? set + off * fade : state.cell;
    const { waiting, run } = state;
    const next: State = {
      ...state,
      cell,
      rate: state.loaded && params.method !== DIFFRACTION ? countRate(state, params, rng) : null,
      waiting: waiting && waiting.left > dt ? { ...waiting, left: waiting.left - dt } : null,
    };
    if (!run || run.over) return next;
    if (params.noise) for (let n = 0; n < run.scatter.length; n++) run.scatter[n] = run.scatter[n]! + rng.normal();
    const elapsed = run.elapsed + dt;
    return {
      ...next,
      run: {
        ...run,
        elapsed,
        steps: run.steps + 1,
        kelvinSeconds: run.kelvinSeconds + set * dt + off * SETTLING * (1 - fade),
        over: elapsed >= run.length - 1e-9,
      },
    };
  },

  act(state, params, action) {
    if (state.waiting) return refused(state, 'Wait until that is done.');
    if (measuring(state)) return refused(state, 'A measurement is running: wait for its end.');
    const diffraction = params.method === DIFFRACTION;
    switch (action.do) {
      case 'load_sample': {
        const why = state.loaded ? 'The sample is in its cell already.' : unloadable(params);
        return why === null ? { state: { ...state, loaded: true, cell: ROOM } } : refused(state, why);
      }
      case 'filter_sample':
        if (!state.loaded) return refused(state, 'Load a sample first.');
        if (heldBack(params))
          return refused(state, 'These particles are too large for the filter of 1 µm: it would hold them all.');
        if (state.filtered) return refused(state, 'The sample is filtered already.');
        return { state: { ...putBehind(state, params), filtered: true } };
      case 'ultrasound':
        if (!state.loaded) return refused(state, 'Load a sample first.');
        return {
          state: {
            ...putBehind(state, params),
            sonicated: true,
            waiting: { what: 'ultrasound', left: TAKES.ultrasound },
          },
        };
      case 'equilibrate':
        if (!state.loaded) return refused(state, 'Load a sample first.');
        return { state: { ...state, waiting: { what: 'temperature', left: TAKES.temperature } } };
      case 'align_laser':
        if (state.aligned) return refused(state, 'The laser is aligned.');
        return { state: { ...putBehind(state, params), aligned: true, background: null } };
      case 'measure_background':
        if (!diffraction) return refused(state, 'Dynamic light scattering needs no background.');
        return {
          state: {
            ...putBehind(state, params),
            background: strayLight(state, params),
            waiting: { what: 'background', left: TAKES.background },
          },
        };
      case 'start_run':
        return startRun(state, params, diffraction);
      case 'fit_cumulants':
        return fitCumulants(state, params);
      case 'invert_distribution':
        return invertDistribution(state, params);
      case 'move_angle':
        if (diffraction) return refused(state, 'The rings see all angles at once.');
        if (action.value === params.angle) return refused(state, 'The detector is there already.');
        return { state, inputs: { angle: action.value } };
    }
  },

  occupies(state, params, action) {
    if (state.waiting || measuring(state)) return 0;
    switch (action.do) {
      case 'equilibrate':
        return state.loaded ? TAKES.temperature : 0;
      case 'ultrasound':
        return state.loaded ? TAKES.ultrasound : 0;
      case 'measure_background':
        return params.method === DIFFRACTION ? TAKES.background : 0;
      default:
        return 0;
    }
  },

  reconfigure(state, params, before) {
    const changed = (...ids: readonly (keyof Params)[]): boolean => ids.some((id) => params[id] !== before[id]);
    // A sample that is only named otherwise, since one of its settings was changed, stays in the cell.
    const [now, then] = [othersOf(params), othersOf(before)];
    const another =
      (now !== then && now.length + then.length > 0) ||
      changed('shelf', 'method', 'diameter_nm', 'diameter_um', 'sigma', 'dispersant', 'particle_index', 'absorption');
    const next = another || changed('angle', 'wavelength', 'obscuration', 'noise') ? putBehind(state, before) : state;
    if (another) return { ...next, loaded: false, filtered: false, sonicated: false, rate: null };
    return changed('assumed_index') && next.inversion
      ? { ...next, inversion: null, sharesBefore: Float32Array.from(next.inversion.shares) }
      : next;
  },

  done: ({ run, waiting }) => run?.over === true && waiting === null,

  answers({ filtered }, params) {
    const held = heldSample(params.shelf);
    if (!held) return [];
    return shelfAnswers(held, {
      diffraction: params.method === DIFFRACTION,
      filtered,
      geometry: geometryOf(params),
      opticsOf: clearOptics(params),
      kelvin: celsiusToKelvin(params.temperature),
      seconds: params.run_time,
    });
  },

  read(state, params) {
    const { run, fit, inversion } = state;
    const diffraction = params.method === DIFFRACTION;
    const geometry = geometryOf(params);
    const kelvin = celsiusToKelvin(params.temperature);
    const q = scatteringVector(geometry);
    const d = diffusion(params.diameter_nm, params.dispersant, kelvin);
    const z = fit && run ? diameterFrom(fit.decay / q ** 2, params.dispersant, run.kelvin) : null;
    const held = heldSample(params.shelf);
    // What was set is known beforehand; what comes from the shelf is not.
    const set = !held && diffraction && !run ? lognormalSummary(params.diameter_um, params.sigma) : null;
    const sizes = inversion?.sizes ?? set;
    const u = inversion && inversion.residual <= MOST_RESIDUAL ? inversion.u : undefined;
    const sphere = held || !diffraction ? null : sphereOf(params);
    const { medium } = opticsOf(params, params.particle_index);
    const sine = (1.2197 * Number(params.wavelength)) / 1000 / (medium * params.diameter_um);
    const notModelled = held ? notModelledIn(held) : known(sampleOf(params), PARTICLE_OPTICS).notModelled;
    return {
      diffusion_coefficient: diffraction || held ? null : d,
      scattering_vector: diffraction ? null : q,
      decay_rate: diffraction || held ? null : d * q ** 2,
      g2_minus_1: run && run.steps > 0 && run.by !== DIFFRACTION ? correlogram(run, params)[0]! : null,
      count_rate_kcps: state.rate,
      z_average_nm: z,
      z_u: z !== null && fit ? stated((z * fit.uDecay) / fit.decay) : null,
      pdi: fit ? (Math.abs(fit.index) < ROUNDED ? 0 : fit.index) : null,
      pdi_u: stated(fit?.uIndex),
      decay_rate_fit: fit?.decay ?? null,
      decay_u: stated(fit?.uDecay),
      cell_temp: kelvinToCelsius(state.cell),
      d10: sizes?.d10 ?? null,
      d10_u: stated(u?.d10),
      d50: sizes?.d50 ?? null,
      d50_u: stated(u?.d50),
      d90: sizes?.d90 ?? null,
      d90_u: stated(u?.d90),
      span: sizes ? (sizes.d90 - sizes.d10) / sizes.d50 : null,
      d32: sizes?.d32 ?? null,
      d32_u: stated(u?.d32),
      d43: sizes?.d43 ?? null,
      d43_u: stated(u?.d43),
      finer_pct: inversion ? 100 * partBelow(inversion.shares, params.cut) : null,
      finer_u: stated(inversion && u ? 100 * uncertaintyBelow(inversion, params.cut) : undefined),
      fit_residual_pct: inversion?.residual ?? null,
      q_ext: sphere?.extinction ?? null,
      q_sca: sphere?.scattering ?? null,
      asymmetry: sphere?.asymmetry ?? null,
      size_parameter:
        held || !diffraction ? null : sizeParameter(params.diameter_um, opticsOf(params, params.particle_index)),
      first_minimum_deg: !held && diffraction && sine <= 1 ? (Math.asin(sine) * 180) / Math.PI : null,
      not_modelled: notModelled.length > 0 ? notModelled.join(', ') : null,
    };
  },

  view(state, params, out) {
    const { run, fit, inversion, waiting } = state;
    const measured = run !== null && run.steps > 0;
    const diffraction = params.method === DIFFRACTION;
    out.correlation.fill(Number.NaN);
    out.fitted.fill(Number.NaN);
    if (measured && !diffraction) out.correlation.set(correlogram(run, params));
    if (fit) for (let n = 0; n < fit.channels; n++) out.fitted[n] = fittedAt(fit, LAGS[n]!);
    out.before.set(state.before);
    for (let k = 0; k < DETECTORS; k++) out.angles[k] = angleOf(k);
    out.rings.fill(Number.NaN);
    out.ringsFitted.fill(Number.NaN);
    if (measured && diffraction) out.rings.set(measuredRings(state.background, run, params));
    if (inversion) out.ringsFitted.set(inversion.fitted);
    out.shares.fill(Number.NaN);
    if (inversion) out.shares.set(inversion.shares.map((share) => 100 * share));
    out.sharesBefore.set(state.sharesBefore.map((share) => 100 * share));
    const classes = diffraction ? [] : lightOf(state, params);
    const kelvin = run && run.steps > 0 ? run.kelvinSeconds / run.elapsed : state.cell;
    const mean = classes.reduce((sum, { light, diameter }) => sum + light / diameter, 0);
    return {
      loaded: state.loaded,
      /** From the shelf: its sizes are not those that are set. */
      fromShelf: heldSample(params.shelf) !== null,
      measuring: measuring(state),
      measured: run?.over ?? false,
      progress: run ? run.elapsed / run.length : 0,
      waiting: waiting ? { what: waiting.what, left: waiting.left } : null,
      aligned: state.aligned,
      background: state.background !== null,
      filtered: state.filtered,
      sonicated: state.sonicated,
      dusty: dusty(state, params),
      /** Whether the cell is still on its way to the set temperature. */
      settling: state.loaded && Math.abs(kelvinToCelsius(state.cell) - params.temperature) > 0.2,
      /** Mean rate at which the speckle flickers. */
      flicker: diffraction
        ? 0
        : mean * diffusion(1, params.dispersant, kelvin) * scatteringVector(geometryOf(params)) ** 2,
      /** By which the particles of the window wander: m²/s. */
      wander: diffraction ? 0 : mean * diffusion(1, params.dispersant, kelvin),
      fitted: fit !== null,
      inverted: inversion !== null,
      narrow: inversion !== null && widthOf(inversion) < RESOLVED,
      crowded: params.obscuration > CROWDED,
      /** Besides the main ones, that are in the cell. */
      others: diffraction ? [] : othersIn(state, params).map(({ kind, diameter }) => ({ kind, diameter })),
      lags: [LAGS[0]!, LAGS[CHANNELS - 1]!] as const,
      classes: [diameterOf(0), diameterOf(CLASSES - 1)] as const,
    };
  },
});
