/**
 * An ultrasound machine: B-mode and M-mode pictures from echoes, pulsed and continuous-wave Doppler. Echo and speckle are in
 * `echo-image.ts`, beam and output in `beam.ts`, spectra in `doppler.ts`, flow through the gate in `flow.ts`, what lies under the probe
 * in `objects.ts`, the pictures to look back through in `cine.ts`.
 *
 *   echo after 2d/c, c = 1540 m/s;  Δf = 2 f v cos θ/c;  pulsed Doppler shows ± c PRF/(4 f cos θ);  ΔP = 4 v² (mmHg, v in m/s)
 *
 * The beat goes on while the machine is live. What is read of a beat (peak velocity, diameters) is that of the last whole one.
 */
import { defineSimulation } from '../../contract';
import type { Rng } from '../../core/rng';
import {
  axialWidth,
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
import { CINE_STEPS, type CineFrame, keptWith, lookedAt, MOST_BACK } from './cine';
import { BINS, spectrumColumn } from './doppler';
import {
  createEcho,
  createScatter,
  type Echo,
  type EchoSettings,
  formEcho,
  measurePatch,
  type PatchStatistics,
} from './echo-image';
import { moves, pulseAt, systoleEnd, vesselOf } from './objects';
import { chordsOf, gateOf, isDoppler, noFlow, peakRead, streamOf, traceLimit } from './flow';
import { ultrasoundReadings } from './readings';
import { type DisplaySettings, drawMotion, drawPicture, frameOf, PICTURE, SPECKLE_LENGTH, STRIP } from './screen';
import type { Params, State } from './state';

export type { Params, State } from './state';

const DT = 0.02;
/** Steps between two pictures of the B-mode, of an object that moves, and beside a strip. */
const PICTURE_STEPS = 3;
const MOVING_STEPS = 6;
const BESIDE_STEPS = 30;
const PINS_APART = 20;
const RELIABLE = 60;
const ALONG = 20;
/** Adults: no limit of time up to the first (AIUM 2022); far above it output is turned down. */
const TI_UNLIMITED = 1.5;
const TI_HIGH = 4;

const settingsOf = ({ probe }: Pick<State, 'probe'>, params: Params, pulse: number): EchoSettings => ({
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
  probe,
  pulse,
  angle: (params.doppler_angle * Math.PI) / 180,
});

const displayOf = (params: Params): DisplaySettings => ({
  tgc: params.tgc,
  gain: params.gain,
  dynamicRange: params.dynamic_range,
});

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
  if (why === 'beside') return 'The beam runs beside the vessel: move the probe';
  if (why === 'weak') return 'Too weak an echo from this depth: lower the frequency';
  if (params.phantom === 'Heart' && params.mode === 'M-mode') {
    const chords = chordsOf(state, params);
    if (typeof chords === 'string') return chords;
  }
  if (vessel && vessel.depth + vessel.radius > 10 * params.depth)
    return 'Increase the depth: the vessel lies below the image';
  if (params.mode === 'Pulsed Doppler' && params.doppler_angle > RELIABLE) return 'Unreliable above 60°';
  if (params.mode === 'Continuous Wave' && params.doppler_angle > ALONG) return 'The jet is underestimated';
  const ti = thermalIndex(params.frequency, params.output_power, isDoppler(params));
  if (ti > TI_HIGH) return `TI ${ti.toFixed(1)}: far above 1.5, lower the output`;
  if (ti > TI_UNLIMITED) return 'TI above 1.5: limit the time';
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
  const settings = settingsOf(onScreen(state, params), params, 0);
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

/** s into the beat at which the last picture was taken: up to that many steps ago. */
function intoOfPicture(state: State, params: Params): number {
  const into = state.into - (state.steps % betweenPictures(params)) * DT;
  return into < 0 ? into + state.beat : into;
}

/** What is taken now. */
const frameNow = (state: State, params: Params): CineFrame => {
  const into = intoOfPicture(state, params);
  return {
    picture: pictureOf(state, params),
    probe: state.probe,
    pulse: moves(params.phantom) && state.gel ? pulseAt(into, state.beat) : 0,
    into,
    beat: state.beat,
  };
};

const keepFrame = (state: State, params: Params): readonly CineFrame[] =>
  keptWith(state.cine, frameNow(state, params), betweenPictures(params));

/** A frozen picture stays as it was taken, whatever the probe does. */
const onScreen = (state: State, params: Params): CineFrame =>
  (state.frozen ? lookedAt(state.cine, state.back) : null) ?? frameNow(state, params);

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
  return { ...state, sweep: 0, wholeBeat: false, fromStart: false, cine: [], back: 0 };
};

/** Of these only the display depends; what was seen of the beat stays. */
const DISPLAY: readonly (keyof Params)[] = ['tgc', 'gain', 'dynamic_range', 'focus', 'aperture', 'lines', 'cycles'];

export const simulation = defineSimulation<Params, State>()({
  version: 3,
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
    look_back: {
      label: 'Cine loop',
      value: { kind: 'number', unit: '1', min: -MOST_BACK, max: 0, step: 1, initial: 0 },
      hint: 'Frozen: goes back through the pictures of the last 4 s. 0 is the last, −1 the one before.',
    },
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
      cine: [],
      back: 0,
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
    if (state.steps % betweenPictures(params) === 0) state.cine = keepFrame(state, params);
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
          : { state: { ...state, frozen: true, back: 0, cine: keepFrame(state, params) } };
      case 'unfreeze':
        return state.frozen
          ? { state: { ...state, frozen: false, back: 0 } }
          : { state, notice: 'The picture is live already.' };
      case 'look_back':
        return state.frozen
          ? { state: { ...state, back: Math.max(action.value, Math.min(0, 1 - state.cine.length)) } }
          : { state, notice: 'Freeze first: a live picture cannot be looked back through.' };
      case 'caliper':
        return state.gel
          ? { state: { ...state, caliper: action.value } }
          : { state, notice: 'There is nothing to measure without gel.' };
      case 'place_gate': {
        const next = { ...blank(state), gate: action.value };
        const why = noFlow(next, params);
        return why === 'prf' || why === 'gate' || why === 'weak'
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
    const watched = params.phantom === 'Heart' && params.mode === 'M-mode' && state.gel && state.wholeBeat;
    const chords = watched ? chordsOf(state, params) : '';
    const [wide, narrow] = typeof chords === 'string' ? [null, null] : chords;
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
      diameter_diastole: wide,
      diameter_systole: narrow,
      fractional_shortening: wide === null || narrow === null ? null : shortening(wide, narrow),
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
    const shown = onScreen(state, params);
    const settings = settingsOf(shown, params, shown.pulse);
    const { picture } = shown;
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
    const heart = state.frozen ? shown : state;
    return {
      gel: state.gel,
      frozen: state.frozen,
      checked: state.checked,
      /** Pictures kept, the place of the one shown (0: the last), and its age in s when the picture was frozen. */
      cine: {
        kept: state.cine.length,
        most: Math.floor(CINE_STEPS / betweenPictures(params)),
        at: state.back,
        age: state.back === 0 ? 0 : (state.steps - picture * betweenPictures(params)) * DT,
      },
      probe: state.probe,
      gate: gateOf(state, params),
      caliper: state.caliper,
      /** mm. */
      frame: frameOf(settings),
      vessel,
      /** How far the wall is, 0 to 1, and whether it still moves inwards: while frozen, of the picture that is looked at. */
      pulse: vessel && state.gel ? pulseAt(heart.into, heart.beat) : 0,
      systole: heart.into < systoleEnd(heart.beat),
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
