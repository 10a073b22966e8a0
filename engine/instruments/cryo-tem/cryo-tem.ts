/**
 * A cryo electron microscope: a grid of vitreous ice kept cold, the lens and its rings, a movie at low dose, picking, classes, and the
 * resolution that so many particles give.
 *
 * Lens, dose and resolution stand in `contrast-transfer.ts`, the movie in `micrograph.ts`, its alignment in `motion.ts`, the template in
 * `picking.ts`, averages and half sets in `classes.ts`, the film beside the hole in `thon-rings.ts`. Here are the grid, the cold, the valves
 * and the order of work.
 *
 * Assumptions: thin specimen, weak phase, ideal camera, no astigmatism; ice itself gives no rings. Range: the inputs' bounds.
 */
import { defineSimulation } from '../../contract';
import { BOX, ITERATIONS } from './classes';
import {
  boxOf,
  contrastTransfer,
  criticalDose,
  scherzerDefocus,
  transferZeros,
  wavelengthOf,
} from './contrast-transfer';
import { SIDE, startMovie } from './micrograph';
import { LEAST_DOSE } from './motion';
import {
  closed,
  COLD,
  COOLING,
  CRYSTALLISES,
  DT,
  FOCUS,
  GRID,
  ITERATION,
  lensOf,
  messageOf,
  MOVIE,
  NO_MOVIE,
  type Params,
  refusal,
  ROOM,
  type State,
  stepsOf,
  TASKS,
  VALVES_CLOSE,
  WARMING,
} from './order-of-work';
import { shape } from './particles';
import { MOST_PICKS } from './picking';
import { cryoReadings } from './readings';
import { blankScreens, drawScreens, fillDrift, fillPicks, fillShells, MOST_FRAMES, SHEET, SHELLS } from './screens';
import {
  beginClasses,
  choose,
  clearFrom,
  corrects,
  countedOf,
  finished,
  lastShift,
  openSession,
  pick,
  refine,
  refineClasses,
  residualOf,
} from './session';
import { takeSpectrum } from './thon-rings';

/** A hand that picks nearer than this to a pick takes it away, in diameters. */
const NEAR = 0.3;

let zerosKey = '';
let zeros: readonly number[] = [];
function zerosOf(params: Params): readonly number[] {
  const lens = lensOf(params);
  const key = `${lens.voltage} ${lens.cs} ${lens.amplitude_contrast} ${lens.defocus}`;
  if (key !== zerosKey) [zerosKey, zeros] = [key, transferZeros(lens, 2)];
  return zeros;
}

/** A pick added, or the one there taken away. */
function byHand(state: State, params: Params, at: { readonly x: number; readonly y: number }): string | null {
  const { session } = state;
  if (!session) return NO_MOVIE;
  const { pixel } = session.movie;
  const [x, y] = [(10 * at.x) / pixel, (10 * at.y) / pixel];
  if (x >= SIDE || y >= SIDE)
    return `That is outside the picture, which is ${((SIDE * pixel) / 10).toFixed(1)} nm wide.`;
  const near = ((NEAR * shape(params.specimen).diameter) / pixel) ** 2;
  const picks = session.picks ?? [];
  const kept = picks.filter((one) => (one.x - x) ** 2 + (one.y - y) ** 2 > near);
  if (kept.length === picks.length && picks.length >= MOST_PICKS) return 'There are enough picks.';
  choose(session, params, kept.length < picks.length ? kept : [...picks, { x, y, score: null }]);
  return null;
}

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: 1,
  readings: cryoReadings,
  actions: {
    load_grid: {
      label: 'Load a grid',
      hint: 'It comes under liquid nitrogen (77 K: it burns skin and drives the air out of a room); autoloader and column hold it in a cold vacuum, and the valves open.',
    },
    stage_cooling: {
      label: 'Liquid nitrogen to the stage',
      value: { kind: 'toggle' },
      hint: `Off, the stage warms: above ${VALVES_CLOSE} K the valves close, above ${CRYSTALLISES} K the ice of the grid crystallises.`,
    },
    auto_focus: {
      label: 'Autofocus',
      hint: 'Takes the rings of the carbon film beside the hole and fits the defocus.',
    },
    record_movie: { label: 'Record a movie', hint: 'Exposes a hole with particles, one frame in 0.25 s.' },
    record_empty: { label: 'Record an empty hole', hint: 'The same on ice without particles.' },
    pick_particles: { label: 'Pick particles', hint: 'Looks for what is like the template, above the threshold.' },
    pick_by_hand: {
      label: 'Pick by hand',
      value: { kind: 'point', unit: 'nm', min: { x: 0, y: 0 }, max: { x: 204, y: 204 } },
      hint: 'From the upper left of the picture. A pick that is there already is taken away.',
    },
    classify: {
      label: 'Classify',
      hint: 'Turns 200 particle images into register and averages them in eight classes.',
    },
    refine: { label: 'Refine', hint: 'Averages two halves apart and compares them ring by ring.' },
  },
  fields: () => ({
    micrograph: { kind: 'u8', shape: [SIDE, SIDE] },
    rings: { kind: 'u8', shape: [SIDE, SIDE] },
    classes: { kind: 'u8', shape: [SHEET.height, SHEET.width] },
    picks: { kind: 'f32', shape: [MOST_PICKS, 3] },
    drift: { kind: 'f32', shape: [MOST_FRAMES, 4] },
    shells: { kind: 'f32', shape: [SHELLS] },
    correlation: { kind: 'f32', shape: [BOX / 2] },
  }),
  init: () => ({
    loaded: false,
    crystalline: false,
    cooling: true,
    temperature: COLD,
    task: null,
    session: null,
    focus: null,
    changed: false,
    draws: 0,
    revision: 0,
    shown: blankScreens(),
  }),
  step(state, params, { dt, rng }) {
    const goal = state.cooling ? COLD : ROOM;
    if (Math.abs(state.temperature - goal) > 0.01) {
      state.temperature = goal + (state.temperature - goal) * Math.exp(-dt / (state.cooling ? COOLING : WARMING));
      if (state.loaded && !state.crystalline && state.temperature > CRYSTALLISES) {
        state.crystalline = true;
        state.revision++;
      }
      if (state.task?.kind === 'record' && closed(state) !== null) {
        state.task = null;
        state.session = null;
        state.revision++;
      }
    }
    const { task, session } = state;
    if (!task) return state;
    task.steps--;
    if (task.kind === 'record') {
      session?.movie.record();
      state.revision++;
    }
    if (task.kind === 'classify' && session && task.steps % ITERATION === 0) {
      refineClasses(session);
      state.revision++;
    }
    if (task.steps > 0) return state;
    state.task = null;
    state.revision++;
    switch (task.kind) {
      case 'load':
        state.loaded = true;
        state.crystalline = false;
        break;
      case 'focus':
        state.focus = takeSpectrum(params, rng.stream(`focus ${state.draws++}`));
        break;
      case 'pick':
        if (session) pick(session, params);
        break;
      case 'refine':
        if (session) refine(session, params);
        break;
      case 'record':
      case 'classify':
        break;
    }
    return state;
  },
  occupies(state, params, action) {
    const kind = TASKS[action.do];
    return kind === undefined || refusal(state, action.do) !== null ? 0 : stepsOf(kind, params) * DT;
  },
  act(state, params, action, rng) {
    if (action.do === 'stage_cooling') return { state: { ...state, cooling: action.value === 1 } };
    const refused = refusal(state, action.do);
    if (refused !== null) return { state, notice: refused };
    if (action.do === 'pick_by_hand') {
      const outside = byHand(state, params, action.value);
      return outside === null ? { state: { ...state, revision: state.revision + 1 } } : { state, notice: outside };
    }
    const kind = TASKS[action.do];
    if (kind === undefined) return { state };
    const next: State = {
      ...state,
      changed: false,
      task: { kind, steps: stepsOf(kind, params) },
      revision: state.revision + 1,
    };
    let notice: string | undefined;
    switch (action.do) {
      case 'load_grid':
        next.session = null;
        next.focus = null;
        next.loaded = false;
        break;
      case 'record_movie':
      case 'record_empty': {
        const empty = action.do === 'record_empty';
        next.session = openSession(startMovie(params, empty, rng.stream(`movie ${next.draws++}`)), empty);
        if (params.motion_correction && params.frames > 1 && params.dose / params.frames < LEAST_DOSE)
          notice = 'Too few electrons per frame to align.';
        else if (params.motion_correction && params.frames === 1 && !empty)
          notice = 'One frame holds all of the motion as blur: there is nothing to put in register.';
        break;
      }
      case 'classify':
        if (next.session) beginClasses(next.session, params, rng.stream(`classes ${next.draws++}`));
        break;
      case 'pick_particles':
      case 'refine':
      case 'auto_focus':
        break;
    }
    return { state: next, notice };
  },
  toggles: ({ cooling }) => ({ stage_cooling: cooling }),
  reconfigure(state, params, before) {
    const differs = (ids: readonly (keyof Params)[]): boolean => ids.some((id) => params[id] !== before[id]);
    const next: State = { ...state, revision: state.revision + 1 };
    if (differs(GRID))
      return { ...next, loaded: false, crystalline: false, task: null, session: null, focus: null, changed: false };
    if (differs(FOCUS)) {
      next.focus = null;
      if (next.task?.kind === 'focus') next.task = null;
    }
    if (differs(MOVIE)) {
      next.changed ||= next.session !== null;
      next.session = null;
      if (next.task?.kind !== 'focus' && next.task?.kind !== 'load') next.task = null;
      return next;
    }
    const { session } = next;
    const level =
      params.motion_correction !== before.motion_correction || params.pick_threshold !== before.pick_threshold
        ? 'picks'
        : params.particles !== before.particles
          ? 'halves'
          : null;
    if (session && level !== null && finished(session)) {
      clearFrom(session, level);
      if (next.task?.kind === 'refine' || (level === 'picks' && next.task?.kind !== 'focus')) next.task = null;
    }
    return next;
  },
  done: ({ session }) => session?.halves !== null && session?.halves !== undefined,
  read(state, params) {
    const { session } = state;
    const whole = session !== null && finished(session);
    const recorded = session?.movie.frames.length ?? 0;
    const [first, second] = zerosOf(params);
    const probe = 1 / params.probe_resolution;
    return {
      wavelength: 100 * wavelengthOf(params.voltage),
      ctf_zero_1: first ?? null,
      ctf_zero_2: second ?? null,
      ctf_at_probe: contrastTransfer(lensOf(params), probe),
      scherzer_defocus: scherzerDefocus(params),
      nyquist: 2 * params.pixel_size,
      dose_per_frame: params.dose / params.frames,
      electrons_per_pixel: params.dose * params.pixel_size ** 2,
      critical_dose: criticalDose(probe, params.voltage),
      stage_temperature: state.temperature,
      dose_elapsed: (params.dose * recorded) / params.frames,
      frames_recorded: recorded,
      counts_per_pixel: whole ? countedOf(session) : null,
      defocus_fitted: state.focus?.fitted ?? null,
      drift_total: whole ? lastShift(session) : null,
      residual_motion: session ? residualOf(session, params) : null,
      particles_picked: session?.picks ? session.picks.length : null,
      template_correlation: session?.likeness ?? null,
      fsc_resolution: session?.resolution ?? null,
      frc_measured: session?.halves?.resolution ?? null,
    };
  },
  view(state, params, out) {
    const { session, task, focus } = state;
    const { shown } = state;
    drawScreens(shown, { session, focus, revision: state.revision, lens: lensOf(params) }, params);
    out.micrograph.set(shown.bytes.micrograph);
    out.rings.set(shown.bytes.rings);
    out.classes.set(shown.bytes.classes);
    const hits = fillPicks(session, params, out.picks);
    fillDrift(session, params, out.drift);
    fillShells(session, params, out.shells, out.correlation);
    return {
      task: task?.kind ?? null,
      loaded: state.loaded,
      crystalline: state.crystalline,
      cooling: state.cooling,
      valves: closed(state) === null,
      warm: state.temperature > VALVES_CLOSE,
      beam: task?.kind === 'record' || task?.kind === 'focus',
      /** Of the task that runs, 0 to 1. */
      part: task ? 1 - task.steps / stepsOf(task.kind, params) : 0,
      frames: session?.movie.frames.length ?? 0,
      recorded: session !== null && finished(session),
      empty: session?.empty ?? false,
      corrected: session !== null && finished(session) && corrects(params),
      /** nm across the picture. */
      width: (SIDE * 2 * params.pixel_size) / 10,
      /** nm. */
      diameter: shape(params.specimen).diameter / 10,
      placed: session?.movie.placed.length ?? 0,
      picks: session?.picks ? session.picks.length : null,
      hits,
      iterations: session?.classes?.done ?? 0,
      classified: session?.classes?.done === ITERATIONS,
      refined: session?.halves !== null && session?.halves !== undefined,
      focused: focus !== null,
      /** Å at the edge of the rings. */
      edge: 4 * params.pixel_size,
      /** 1/Å of a shell of the model, and of a ring of the class averages. */
      shell: 1 / (boxOf(params.pixel_size) * params.pixel_size),
      shells: boxOf(params.pixel_size) / 2,
      ring: 1 / (BOX * Math.max(3, 2 * params.pixel_size)),
      /** Names what each screen shows. */
      pictured: { micrograph: shown.micrograph, rings: shown.rings, classes: shown.classes },
      message: messageOf(state, params),
    };
  },
});
