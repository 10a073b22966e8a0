/**
 * An ultrasound machine: B-mode and M-mode pictures from echoes, pulsed and continuous-wave Doppler. Echo and speckle are in
 * `echo-image.ts`, beam and output in `beam.ts`, spectra in `doppler.ts`, what lies under the probe in `objects.ts`.
 *
 *   echo after 2d/c, c = 1540 m/s;  Δf = 2 f v cos θ/c;  pulsed Doppler shows ± c PRF/(4 f cos θ);  ΔP = 4 v² (mmHg, v in m/s)
 *
 * The beat goes on while the machine is live. What is read of a beat (peak velocity, diameters) is that of the last whole one.
 */
import { defineSimulation, type Quantity } from '../../contract';
import type { Rng } from '../../core/rng';
import {
  axialWidth,
  cosine,
  dopplerShift,
  focalWidth,
  folded,
  frameRate,
  lossPerCm,
  mechanicalIndex,
  nyquistVelocity,
  penetration,
  prfLimit,
  REFERENCE_OUTPUT,
  thermalIndex,
  wavelengthOf,
} from './beam';
import { BINS, spectrumColumn, type Stream } from './doppler';
import {
  createEcho,
  createScatter,
  type Echo,
  type EchoSettings,
  formEcho,
  measurePatch,
  type PatchStatistics,
  type Scatter,
} from './echo-image';
import { flowAt, innerRadius, moves, type ObjectName, pulseAt, systoleEnd, vesselOf } from './objects';
import { ultrasoundReadings } from './readings';
import { type DisplaySettings, drawMotion, drawPicture, frameOf, PICTURE, SPECKLE_LENGTH, STRIP } from './screen';

export interface Params {
  readonly mode: 'B-mode' | 'M-mode' | 'Pulsed Doppler' | 'Continuous Wave';
  readonly phantom: ObjectName;
  readonly transducer: 'Linear' | 'Curvilinear';
  readonly frequency: Quantity<'MHz'>;
  readonly cycles: Quantity<'1'>;
  readonly depth: Quantity<'cm'>;
  readonly lines: '64' | '128' | '192' | '256';
  readonly focus: Quantity<'mm'>;
  readonly aperture: Quantity<'mm'>;
  readonly attenuation: Quantity<'dB/cm/MHz'>;
  readonly tgc: Quantity<'dB/cm'>;
  readonly gain: Quantity<'dB'>;
  readonly dynamic_range: Quantity<'dB'>;
  readonly prf: Quantity<'kHz'>;
  readonly doppler_angle: Quantity<'°'>;
  readonly angle_error: Quantity<'°'>;
  readonly output_power: Quantity<'dB'>;
  readonly velocity: Quantity<'cm/s'>;
  readonly heart_rate: Quantity<'/min'>;
}

const DT = 0.02;
/** Steps between two pictures of the B-mode, of an object that moves, and beside a strip. */
const PICTURE_STEPS = 3;
const MOVING_STEPS = 6;
const BESIDE_STEPS = 30;
const MOST_ANGLE = 89;
/** Half the length of the gate, mm. */
const GATE = 1;
/** cm/s that continuous wave shows at least, and how far above the peak its scale goes. */
const SCALE = { least: 50, above: 1.25 } as const;
const PINS_APART = 20;
const RELIABLE = 60;
const ALONG = 20;
const TI_UNLIMITED = 0.7;

// ---------------------------------------------------------------- state

export interface State {
  gel: boolean;
  frozen: boolean;
  probe: number;
  gate: number | null;
  caliper: number | null;
  checked: boolean;
  /** Steps that were live. */
  steps: number;
  /** Into the present beat, and its length, s. */
  into: number;
  beat: number;
  /** The present beat was seen from its beginning; and a whole one was. */
  fromStart: boolean;
  wholeBeat: boolean;
  /** Column of the strip that is written next. */
  sweep: number;
  readonly strip: Uint8Array;
  readonly scatter: Scatter;
  readonly speckle: Float32Array;
  /** The echo as last formed, of which settings, and what was measured of which. */
  readonly echo: Echo;
  formed: string;
  /** What is on the screen, and what it was drawn of. */
  readonly picture: Uint8Array;
  pictured: string;
  measured: { readonly key: string; readonly patch: PatchStatistics } | null;
}

const isDoppler = ({ mode }: Params): boolean => mode === 'Pulsed Doppler' || mode === 'Continuous Wave';

const settingsOf = (state: State, params: Params, pulse: number): EchoSettings => ({
  phantom: params.phantom,
  transducer: params.transducer,
  frequency: params.frequency,
  cycles: params.cycles,
  focus: params.focus,
  aperture: params.aperture,
  depth: 10 * params.depth,
  lines: Number(params.lines),
  attenuation: params.attenuation,
  output: params.output_power,
  probe: state.probe,
  pulse,
  angle: (params.doppler_angle * Math.PI) / 180,
});

const displayOf = (params: Params): DisplaySettings => ({
  tgc: params.tgc,
  gain: params.gain,
  dynamicRange: params.dynamic_range,
});

/** Where the gate is in force, mm; null in modes and objects without one. */
function gateOf({ gate }: State, { mode, phantom }: Params): number | null {
  return mode === 'Pulsed Doppler' ? (gate ?? vesselOf(phantom)?.depth ?? null) : null;
}

/** mm between the gate and the axis of the vessel. */
const gateOffset = (gate: number, params: Params): number => {
  const vessel = vesselOf(params.phantom);
  const tilt = params.phantom === 'Heart' ? 1 : Math.sin((params.doppler_angle * Math.PI) / 180);
  return vessel ? Math.abs(gate - vessel.depth) * tilt : Infinity;
};

/** Why no flow is seen; null where it is. */
function noFlow(state: State, params: Params): 'mode' | 'object' | 'gel' | 'gate' | 'prf' | null {
  if (!isDoppler(params)) return 'mode';
  const vessel = vesselOf(params.phantom);
  if (!vessel) return 'object';
  if (!state.gel) return 'gel';
  const gate = gateOf(state, params);
  if (gate === null) return null;
  if (params.prf > prfLimit(gate)) return 'prf';
  return gateOffset(gate, params) > vessel.radius ? 'gate' : null;
}

/** What the operator reads off the trace; the peak is the model's. */
function peakRead(params: Params): number {
  const { velocity, doppler_angle: angle, angle_error: error, frequency, prf, mode } = params;
  if (mode === 'Continuous Wave') return velocity * cosine(angle);
  const shown = folded(velocity, nyquistVelocity(frequency, prf, angle));
  return (shown * cosine(angle)) / cosine(Math.min(MOST_ANGLE, angle + error));
}

/** cm/s at the edge of the trace, as the machine labels it. */
function traceLimit(params: Params): number {
  const { mode, velocity, frequency, prf, doppler_angle: angle, angle_error: error } = params;
  if (mode === 'Continuous Wave') return SCALE.above * Math.max(SCALE.least, velocity);
  return nyquistVelocity(frequency, prf, Math.min(MOST_ANGLE, angle + error));
}

function streamOf(state: State, params: Params): Stream | null {
  if (noFlow(state, params) !== null) return null;
  const vessel = vesselOf(params.phantom);
  if (!vessel) return null;
  const flow = flowAt(params.phantom, state.into, state.beat);
  const gate = gateOf(state, params);
  const off = gate === null ? 0 : gateOffset(gate, params);
  const shift = dopplerShift(params.frequency, params.velocity * flow, params.doppler_angle);
  const rate = gate === null ? 2 * dopplerShift(params.frequency, traceLimit(params), 0) : 1000 * params.prf;
  return {
    shift,
    rate,
    surge: flow,
    from: gate === null ? 0 : Math.max(0, (off - GATE) / vessel.radius),
    to: gate === null ? 1 : Math.min(1, (off + GATE) / vessel.radius),
  };
}

function adviceOf(state: State, params: Params): string {
  const vessel = vesselOf(params.phantom);
  const why = noFlow(state, params);
  if (!state.gel) return 'No gel: air lets no sound through';
  if (why === 'object') return 'Nothing flows in this object';
  if (why === 'prf') {
    const most = prfLimit(gateOf(state, params) ?? 1);
    return `Range ambiguity: at most ${most.toFixed(1)} kHz at this depth`;
  }
  if (why === 'gate') return 'The gate lies outside the vessel';
  if (vessel && vessel.depth + vessel.radius > 10 * params.depth)
    return 'Increase the depth: the vessel lies below the image';
  if (params.mode === 'Pulsed Doppler' && params.doppler_angle > RELIABLE) return 'Unreliable above 60°';
  if (params.mode === 'Continuous Wave' && params.doppler_angle > ALONG) return 'The jet is underestimated';
  if (thermalIndex(params.frequency, params.output_power, isDoppler(params)) > TI_UNLIMITED)
    return 'TI above 0.7: limit the time';
  return state.frozen ? 'Frozen' : '';
}

// ---------------------------------------------------------------- pictures

const keyOf = (settings: EchoSettings): string => Object.values(settings).join(' ');

/** The echo of these settings: formed anew where they differ from the last. */
function echoOf(state: State, settings: EchoSettings): Echo {
  const key = keyOf(settings);
  if (state.formed !== key) {
    formEcho(settings, state.scatter, state.echo);
    state.formed = key;
  }
  return state.echo;
}

function patchOf(state: State, params: Params): PatchStatistics {
  if (!state.gel || params.phantom !== 'Cyst Phantom') return { ratio: null, contrast: null };
  const settings = settingsOf(state, params, 0);
  const key = keyOf(settings);
  if (state.measured?.key !== key) {
    state.measured = { key, patch: measurePatch(settings, state.scatter, echoOf(state, settings)) };
  }
  return state.measured.patch;
}

/** Pictures follow the lab clock; a still object changes by its noise alone. */
const betweenPictures = ({ mode, phantom }: Params): number =>
  mode !== 'B-mode' ? BESIDE_STEPS : moves(phantom) ? MOVING_STEPS : PICTURE_STEPS;

const pictureOf = ({ steps }: State, params: Params): number => Math.floor(steps / betweenPictures(params));

/** How far the wall is at the `picture`th picture: it was taken up to that many steps ago. */
function pulseOfPicture(state: State, params: Params): number {
  if (!moves(params.phantom) || !state.gel) return 0;
  const late = (state.steps % betweenPictures(params)) * DT;
  const into = state.into - late;
  return pulseAt(into < 0 ? into + state.beat : into, state.beat);
}

function writeStrip(state: State, params: Params, rng: Rng): void {
  if (params.mode === 'B-mode') return;
  if (params.mode === 'M-mode') {
    const settings = settingsOf(state, params, state.gel ? pulseAt(state.into, state.beat) : 0);
    const loss = lossPerCm(params.attenuation, params.frequency) / 10;
    const level = params.output_power - REFERENCE_OUTPUT;
    drawMotion(
      settings,
      displayOf(params),
      state.gel,
      state.scatter,
      state.speckle,
      state.steps,
      (z) => level - loss * z,
      state.strip,
      state.sweep,
    );
  } else {
    spectrumColumn(streamOf(state, params), rng, params.gain, state.strip, state.sweep, STRIP.columns);
  }
  state.sweep = (state.sweep + 1) % STRIP.columns;
}

/** The strip with its oldest column at the left. */
function unroll({ strip, sweep }: State, out: Uint8Array): void {
  const { rows, columns } = STRIP;
  for (let r = 0; r < rows; r++) {
    const from = r * columns;
    out.set(strip.subarray(from + sweep, from + columns), from);
    out.set(strip.subarray(from, from + sweep), from + columns - sweep);
  }
}

const blank = (state: State): State => {
  state.strip.fill(0);
  return { ...state, sweep: 0, wholeBeat: false, fromStart: false };
};

/** Of these only the display depends; what was seen of the beat stays. */
const DISPLAY: readonly (keyof Params)[] = ['tgc', 'gain', 'dynamic_range', 'focus', 'aperture', 'lines', 'cycles'];

export const simulation = defineSimulation<Params, State>()({
  version: 1,
  dt: DT,
  rate: 1,
  readings: ultrasoundReadings,
  actions: {
    apply_gel: { label: 'Apply gel', hint: 'Without it air between probe and skin throws all sound back.' },
    place_probe: {
      label: 'Move the probe',
      value: { kind: 'number', unit: 'mm', min: -20, max: 20, step: 1, initial: 0 },
      hint: 'To the left or right over the object.',
    },
    freeze: { label: 'Freeze' },
    unfreeze: { label: 'Live' },
    caliper: {
      label: 'Set the callipers',
      value: { kind: 'number', unit: 'mm', min: 0, max: 240, step: 0.1, initial: 20 },
      hint: 'Distance between the two marks.',
    },
    place_gate: {
      label: 'Place the gate',
      value: { kind: 'number', unit: 'mm', min: 5, max: 240, step: 1, initial: 20 },
      hint: 'Depth of the sample volume of pulsed Doppler; it is 2 mm long.',
    },
    calibrate: { label: 'Check on the pins', hint: 'The callipers on two pins that stand 20 mm apart.' },
  },
  fields: () => ({
    picture: { kind: 'u8', shape: [PICTURE.rows, PICTURE.columns] },
    strip: { kind: 'u8', shape: [STRIP.rows, STRIP.columns] },
  }),
  init(params, rng) {
    const stream = rng.stream('matter along the middle line');
    const speckle = new Float32Array(SPECKLE_LENGTH);
    for (let n = 0; n < SPECKLE_LENGTH; n++) speckle[n] = Math.sqrt(-Math.log(1 - stream.next()));
    return {
      gel: false,
      frozen: false,
      probe: 0,
      gate: null,
      caliper: null,
      checked: false,
      steps: 0,
      into: 0,
      beat: 60 / params.heart_rate,
      fromStart: false,
      wholeBeat: false,
      sweep: 0,
      strip: new Uint8Array(STRIP.rows * STRIP.columns),
      scatter: createScatter(rng),
      speckle,
      echo: createEcho(),
      formed: '',
      picture: new Uint8Array(PICTURE.rows * PICTURE.columns),
      pictured: '',
      measured: null,
    };
  },
  step(state, params, { rng }) {
    if (state.frozen) return state;
    state.steps++;
    state.into += DT;
    if (state.into >= state.beat - DT / 2) {
      state.into = Math.max(0, state.into - state.beat);
      state.beat = 60 / params.heart_rate;
      if (state.fromStart) state.wholeBeat = true;
      state.fromStart = state.gel;
    }
    writeStrip(state, params, rng);
    return state;
  },
  act(state, params, action) {
    switch (action.do) {
      case 'apply_gel':
        if (state.gel) return { state, notice: 'There is gel on the probe already.' };
        return { state: { ...blank(state), gel: true } };
      case 'place_probe':
        return { state: { ...state, probe: action.value } };
      case 'freeze':
        return state.frozen
          ? { state, notice: 'The picture is frozen already.' }
          : { state: { ...state, frozen: true } };
      case 'unfreeze':
        return state.frozen
          ? { state: { ...state, frozen: false } }
          : { state, notice: 'The picture is live already.' };
      case 'caliper':
        return state.gel
          ? { state: { ...state, caliper: action.value } }
          : { state, notice: 'There is nothing to measure without gel.' };
      case 'place_gate': {
        const next = { ...blank(state), gate: action.value };
        const why = noFlow(next, params);
        return why === 'prf' || why === 'gate'
          ? { state: next, notice: `${adviceOf(next, params)}.` }
          : { state: next };
      }
      case 'calibrate': {
        if (params.phantom !== 'Point Targets')
          return { state, notice: 'The pins are in the Point Targets: choose them as the object first.' };
        if (!state.gel) return { state, notice: 'Apply gel first: no pin is seen.' };
        return {
          state: { ...state, caliper: PINS_APART, checked: true },
          notice: `The callipers stand on two pins that are ${PINS_APART} mm apart: compare what they read.`,
        };
      }
    }
  },
  reconfigure(state, params, before) {
    const changed = (Object.keys(params) as (keyof Params)[]).filter((id) => params[id] !== before[id]);
    if (changed.every((id) => DISPLAY.includes(id))) return state;
    const next = blank(state);
    return params.phantom === before.phantom ? next : { ...next, gate: null, caliper: null };
  },
  read(state, params) {
    const { frequency, output_power: output, velocity, doppler_angle: angle } = params;
    const gate = gateOf(state, params);
    const flowing = noFlow(state, params) === null && state.wholeBeat;
    const peak = flowing ? peakRead(params) : null;
    const jet = params.phantom === 'Aortic Stenosis' && peak !== null;
    const heart = params.phantom === 'Heart' && params.mode === 'M-mode' && state.gel && state.wholeBeat;
    const [wide, narrow] = [2 * innerRadius('Heart', 0), 2 * innerRadius('Heart', 1)];
    const patch = patchOf(state, params);
    const nyquist = nyquistVelocity(frequency, params.prf, angle);
    return {
      wavelength: wavelengthOf(frequency),
      axial_resolution: axialWidth(params),
      lateral_resolution: focalWidth(params),
      frame_rate: frameRate(params.depth, Number(params.lines)),
      attenuation_db: lossPerCm(params.attenuation, frequency) * params.depth,
      penetration_depth: penetration(params.attenuation, frequency, output),
      mi: mechanicalIndex(frequency, output),
      ti: thermalIndex(frequency, output, isDoppler(params)),
      speckle_snr: patch.ratio,
      doppler_shift: dopplerShift(frequency, velocity, angle),
      nyquist_velocity: nyquist,
      displayed_velocity: folded(velocity, nyquist),
      measured_velocity: peak,
      prf_limit: gate === null ? null : prfLimit(gate),
      pressure_gradient: jet ? gradientOf(peak) : null,
      diameter_diastole: heart ? wide : null,
      diameter_systole: heart ? narrow : null,
      fractional_shortening: heart ? shortening(wide, narrow) : null,
      caliper_distance: state.caliper,
      lesion_contrast: patch.contrast,
      advice: adviceOf(state, params),
    };
  },
  derive(_state, params, instruments) {
    const peak = params.phantom === 'Aortic Stenosis' ? instruments.shown('measured_velocity') : null;
    const wide = instruments.shown('diameter_diastole');
    const narrow = instruments.shown('diameter_systole');
    return {
      pressure_gradient: peak === null ? null : gradientOf(peak),
      fractional_shortening: wide === null || narrow === null ? null : shortening(wide, narrow),
    };
  },
  view(state, params, out) {
    const settings = settingsOf(state, params, pulseOfPicture(state, params));
    const picture = pictureOf(state, params);
    const display = displayOf(params);
    const key = `${picture} ${state.gel} ${keyOf(settings)} ${Object.values(display).join(' ')}`;
    if (state.pictured !== key) {
      const echo = state.gel ? echoOf(state, settings) : state.echo;
      drawPicture(settings, display, state.gel, echo, state.scatter, picture, state.picture);
      state.pictured = key;
    }
    out.picture.set(state.picture);
    unroll(state, out.strip);
    const vessel = vesselOf(params.phantom);
    return {
      gel: state.gel,
      frozen: state.frozen,
      checked: state.checked,
      probe: state.probe,
      gate: gateOf(state, params),
      caliper: state.caliper,
      /** mm. */
      frame: frameOf(settings),
      vessel,
      /** 0 to 1. */
      pulse: vessel && state.gel ? pulseAt(state.into, state.beat) : 0,
      systole: state.into < systoleEnd(state.beat),
      sweep: state.sweep,
      /** cm/s at the edge of the trace. */
      limit: traceLimit(params),
      /** Tells one picture from another. */
      key,
      advice: adviceOf(state, params),
      bins: BINS,
    };
  },
});

/** mmHg, of cm/s: the simplified equation of Bernoulli. */
function gradientOf(velocity: number): number {
  return 4 * (velocity / 100) ** 2;
}

function shortening(wide: number, narrow: number): number {
  return (100 * (wide - narrow)) / wide;
}
