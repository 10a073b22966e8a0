/**
 * One-step growth of a phage, after E. L. Ellis and M. Delbrück: host and phage are mixed, diluted after some minutes, and plated as time goes on.
 *
 * Rates in `phage-kinetics.ts`, counts in `plaque-counts.ts`; classical Runge–Kutta, 1 s.
 *
 * Plaques    ~ Poisson(titre · 0.1 mL · 10⁻ᵈ)
 * Cells      those that are seen, one for each 10⁶ per mL, are drawn from the populations: a cell is hit when the mean number of hits passes
 *            its own exponential draw, and bursts after its own latent time, gamma distributed as the chain of stages makes it
 */
import { defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import {
  advance,
  type Culture,
  dilute,
  finishedAt,
  freeIn,
  hitsOn,
  hostsIn,
  infectedIn,
  insideOf,
  LAWS,
  medianAge,
  mixed,
  type Phage,
  plaqueFormersIn,
  STAGES,
} from './phage-kinetics';
import { burstFrom, isCountable, type PlaquePlate, titreOf, WANTED, wantedFor } from './plaque-counts';
import { MOST_COLONIES, PLATED } from './growth-samples';
import {
  CELL_STRIDE,
  CURVE_EVERY,
  CURVE_POINTS,
  MOST_CELLS,
  MOST_PLAQUES,
  MOST_SAMPLES,
  SAMPLE_STRIDE,
} from './phage-frame';
import { COLONY_STRIDE, placeColonies } from './spread-plate';

export interface Params {
  readonly density: Quantity<'10⁶/mL'>;
  readonly phage: Phage;
  readonly moi: Quantity<'1'>;
}

/** A cell that is seen. */
interface Seen {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Mean number of hits at which it is hit. */
  readonly threshold: number;
  /** Its latent time in parts of the phage's. */
  readonly latency: number;
}

export interface State {
  readonly steps: number;
  readonly y: Culture;
  readonly cells: readonly Seen[];
  /** Minutes at which each was hit; −1 before. */
  readonly hitAt: Float32Array;
  readonly tube: number;
  readonly dilutedAt: Quantity<'min'> | null;
  readonly adsorbedAtDilution: number | null;
  readonly plates: readonly PlaquePlate[];
  readonly lastExponent: number;
  readonly plaques: Float32Array;
  readonly rng: { readonly counts: Rng; readonly places: Rng };
  /** log₁₀ of PFU/mL of the mixture, every `CURVE_EVERY`. */
  readonly curve: Float32Array;
}

const DT: Quantity<'s'> = 1;
const MINUTE: Quantity<'s'> = 60;
const PER_DENSITY = 1e6;
const MOST_PLATES = 400;
/** A cell that has been hit by phage this short a time ago is still being injected. */
const INJECTS = 0.1;
const BURSTS_FROM = 0.9;
const FEW = 0.05;
/** Free phage tells what was adsorbed until the first cells burst, at this part of the latent time. */
const TELLS_UNTIL = 0.75;
const STAGE_NAMES = ['adsorption', 'eclipse', 'assembly', 'lysis'] as const;

const minutesOf = ({ steps }: State): Quantity<'min'> => (steps * DT) / MINUTE;

const addedPhage = ({ density, moi }: Params): Quantity<'1/mL'> => moi * density * PER_DENSITY;

/** Null once cells burst in an undiluted tube. */
function adsorbedOf(state: State, params: Params): number | null {
  if (state.adsorbedAtDilution !== null) return state.adsorbedAtDilution;
  if (minutesOf(state) > TELLS_UNTIL * LAWS[params.phage].latent) return null;
  return 100 * Math.max(0, 1 - freeIn(state.y) / addedPhage(params));
}

/** Null where plaques run into each other. */
const countOf = (plates: readonly PlaquePlate[], opened: boolean): number | null => {
  const last = plates.findLast(({ chloroform }) => chloroform === opened);
  return last && isCountable(last) ? last.count : null;
};

const chloroformTitre = ({ y }: State, { phage }: Params): Quantity<'PFU/mL'> => freeIn(y) + insideOf(y, LAWS[phage]);

function stageOf({ y, steps }: State, { phage }: Params): (typeof STAGE_NAMES)[number] {
  const law = LAWS[phage];
  const age = medianAge(y, law);
  // A few cells that a released phage has found do not make the stage.
  const few = age === null || infectedIn(y) < FEW * plaqueFormersIn(y);
  if (few) return (steps * DT) / MINUTE < law.eclipse ? 'adsorption' : 'lysis';
  if (age < INJECTS * law.eclipse) return 'adsorption';
  if (age < law.eclipse) return 'eclipse';
  return age < BURSTS_FROM * law.latent ? 'assembly' : 'lysis';
}

/** Rods that keep off each other while there is room. */
function placed(density: number, rng: Rng): Seen[] {
  const cells: Seen[] = [];
  const apart = 0.62 / Math.sqrt(Math.max(12, density));
  for (let n = 0; n < Math.min(MOST_CELLS, density); n++) {
    let [x, y] = [0, 0];
    for (let attempt = 0; attempt < 40; attempt++) {
      [x, y] = [rng.uniform(0.06, 0.94), rng.uniform(0.07, 0.93)];
      if (cells.every((cell) => (cell.x - x) ** 2 + (cell.y - y) ** 2 > apart ** 2)) break;
    }
    const threshold = rng.exponential(1);
    let stages = 0;
    for (let stage = 0; stage < STAGES; stage++) stages += rng.exponential(1 / STAGES);
    cells.push({ x, y, angle: rng.uniform(0, Math.PI), threshold, latency: stages });
  }
  return cells;
}

/** Those taken at the same time from the same tube, on the same way, together. */
function samplesOf(plates: readonly PlaquePlate[]) {
  const groups = new Map<string, PlaquePlate[]>();
  for (const plate of plates) {
    const key = `${plate.minutes.toFixed(3)} ${plate.chloroform} ${plate.tube}`;
    groups.set(key, [...(groups.get(key) ?? []), plate]);
  }
  return [...groups.values()].flatMap((group) => {
    const titre = titreOf(group);
    const [first] = group;
    if (!titre || !first || titre.value <= 0) return [];
    const back = 10 ** first.tube;
    return [
      { minutes: first.minutes, chloroform: first.chloroform, value: titre.value * back, error: titre.error * back },
    ];
  });
}

function plated(state: State, params: Params, exponent: number, chloroform: boolean): State {
  const titre = chloroform ? chloroformTitre(state, params) : plaqueFormersIn(state.y);
  const count = state.rng.counts.poisson(titre * PLATED * 10 ** -exponent);
  const plate = { minutes: minutesOf(state), dilution: exponent, count, chloroform, tube: state.tube };
  const plaques = new Float32Array(MOST_PLAQUES * COLONY_STRIDE);
  placeColonies(count, state.rng.places, plaques);
  return { ...state, plates: [...state.plates, plate], plaques };
}

const TNTC = 'TNTC: more than 300 plaques run into each other and cannot be counted. Plate a higher dilution.';
const FULL = 'The shelves are full: no further plate.';
const exponentValue = { kind: 'number', unit: '1', min: 0, max: 9, step: 1 } as const;

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: 60,
  readings: {
    plate_count: { label: 'Plaques, last plate', unit: 'plaques', origin: 'count', decimals: 0 },
    chloroform_count: { label: 'Plaques, last chloroform plate', unit: 'plaques', origin: 'count', decimals: 0 },
    burst_estimate: {
      label: 'Burst size, from counts',
      unit: 'phage/cell',
      origin: 'chance',
      uncertainty: 'burst_error',
      digits: 3,
    },
    burst_wants: { label: 'For the burst size', kind: 'text', unit: 'text', values: WANTED },
    burst_error: { label: 'Its counting error', unit: 'phage/cell', origin: 'computed', digits: 2 },
    adsorbed_percent: { label: 'Phage adsorbed', unit: '%', origin: 'theory', digits: 3 },
    free_phage: { label: 'Free phage', unit: 'per mL', origin: 'theory', digits: 3 },
    infected_cells: { label: 'Infected cells', unit: 'per mL', origin: 'theory', digits: 3 },
    host_cells: { label: 'Healthy cells', unit: 'per mL', origin: 'theory', digits: 3 },
    pfu_per_ml: { label: 'Plaque formers, true', unit: 'PFU/mL', origin: 'theory', digits: 4 },
    chloroform_pfu_per_ml: { label: 'After chloroform, true', unit: 'PFU/mL', origin: 'theory', digits: 4 },
    intracellular_phage: { label: 'Finished phage inside', unit: 'per infected cell', origin: 'theory', digits: 3 },
    stage_shown: { label: 'Stage', kind: 'text', unit: 'text', values: STAGE_NAMES },
  },
  actions: {
    dilute: {
      label: 'Dilute the tube',
      value: { ...exponentValue, min: 1, max: 6, initial: 4 },
      hint: '10 to the minus this, into fresh medium: hosts, infected cells and phage alike. Usually 4, five minutes after mixing.',
    },
    plate: {
      label: 'Plate',
      value: { ...exponentValue, initial: 0 },
      hint: '0.1 mL of the 10⁻ᵈ dilution with a lawn of indicator bacteria: each free phage and each infected cell makes a plaque.',
    },
    plate_chloroform: {
      label: 'Plate with chloroform',
      value: { ...exponentValue, initial: 0 },
      hint: 'The sample is opened by chloroform: free phage, and what is finished inside the cells.',
    },
    add_chloroform: {
      label: 'Chloroform to the last sample',
      hint: 'At the dilution of the last plate; the tube stays as it is.',
    },
  },
  fields: () => ({
    cells: { kind: 'f32', shape: [MOST_CELLS, CELL_STRIDE] },
    plaques: { kind: 'f32', shape: [MOST_PLAQUES, COLONY_STRIDE] },
    samples: { kind: 'f32', shape: [MOST_SAMPLES, SAMPLE_STRIDE] },
    curve: { kind: 'f32', shape: [CURVE_POINTS] },
  }),

  init(params, rng) {
    const hosts = params.density * PER_DENSITY;
    const y = mixed(hosts, addedPhage(params));
    const curve = new Float32Array(CURVE_POINTS);
    curve[0] = Math.log10(plaqueFormersIn(y));
    return {
      steps: 0,
      y,
      cells: placed(params.density, rng.stream('cells')),
      hitAt: new Float32Array(MOST_CELLS).fill(-1),
      tube: 0,
      dilutedAt: null,
      adsorbedAtDilution: null,
      plates: [],
      lastExponent: 0,
      plaques: new Float32Array(MOST_PLAQUES * COLONY_STRIDE),
      rng: { counts: rng.stream('plaques'), places: rng.stream('places') },
      curve,
    };
  },

  step(state, { phage }) {
    const { y, cells, hitAt, curve, tube } = state;
    advance(y, LAWS[phage], DT / MINUTE);
    const steps = state.steps + 1;
    const hits = hitsOn(y);
    for (const [n, { threshold }] of cells.entries())
      if (hitAt[n]! < 0 && hits >= threshold) hitAt[n] = (steps * DT) / MINUTE;
    const at = steps / CURVE_EVERY;
    if (Number.isInteger(at) && at < CURVE_POINTS) curve[at] = Math.log10(Math.max(1e-9, plaqueFormersIn(y))) + tube;
    return { ...state, steps };
  },

  act(state, params, action) {
    if (action.do === 'dilute') {
      const adsorbedAtDilution = adsorbedOf(state, params);
      dilute(state.y, action.value);
      return {
        state: { ...state, adsorbedAtDilution, tube: state.tube + action.value, dilutedAt: minutesOf(state) },
      };
    }
    if (state.plates.length >= MOST_PLATES) return { state, notice: FULL };
    const next =
      action.do === 'plate'
        ? plated({ ...state, lastExponent: action.value }, params, action.value, false)
        : plated(state, params, action.do === 'plate_chloroform' ? action.value : state.lastExponent, true);
    return next.plates.at(-1)!.count > MOST_COLONIES ? { state: next, notice: TNTC } : { state: next };
  },

  done: (state, { phage }) => minutesOf(state) >= 3 * LAWS[phage].latent,

  read(state, params) {
    const { y, plates, dilutedAt } = state;
    const law = LAWS[params.phage];
    const infected = infectedIn(y);
    const found = burstFrom(plates, dilutedAt, law);
    return {
      plate_count: countOf(plates, false),
      chloroform_count: countOf(plates, true),
      burst_estimate: found?.burst ?? null,
      burst_error: found?.error ?? null,
      burst_wants: wantedFor(plates, dilutedAt, law),
      adsorbed_percent: adsorbedOf(state, params),
      free_phage: freeIn(y),
      infected_cells: infected,
      host_cells: hostsIn(y),
      pfu_per_ml: plaqueFormersIn(y),
      chloroform_pfu_per_ml: chloroformTitre(state, params),
      intracellular_phage: infected > 0 ? insideOf(y, law) / infected : null,
      stage_shown: stageOf(state, params),
    };
  },

  view(state, params, out) {
    const law = LAWS[params.phage];
    const minutes = minutesOf(state);
    for (const [n, { x, y, angle, latency }] of state.cells.entries()) {
      const hit = state.hitAt[n] ?? -1;
      const age = hit < 0 ? -1 : minutes - hit;
      const since = age < 0 ? -1 : age - latency * law.latent;
      const inside = age < 0 ? 0 : finishedAt(age / latency, law) / law.burst;
      out.cells.set([x, y, angle, age, since >= 0 ? since : -1, Math.min(1, inside)], n * CELL_STRIDE);
    }
    out.plaques.set(state.plaques);
    out.curve.set(state.curve);
    const samples = samplesOf(state.plates).slice(-MOST_SAMPLES);
    for (const [n, { minutes: at, value, error, chloroform }] of samples.entries())
      out.samples.set(
        [
          at,
          Math.log10(value),
          Math.log10(Math.max(value / 10, value - error)),
          Math.log10(value + error),
          chloroform ? 1 : 0,
        ],
        n * SAMPLE_STRIDE,
      );
    const last = state.plates.at(-1) ?? null;
    return {
      minutes,
      cells: state.cells.length,
      /** Free phage in the picture: one for each 10⁶ per mL of the mixture. */
      free: (freeIn(state.y) * 10 ** state.tube) / PER_DENSITY,
      infected: (infectedIn(state.y) * 10 ** state.tube) / PER_DENSITY,
      tube: state.tube,
      hosts: hostsIn(state.y) + infectedIn(state.y),
      plates: state.plates.length,
      samples: samples.length,
      last: last && { ...last, countable: isCountable(last), drawn: Math.min(last.count, MOST_PLAQUES) },
      lastExponent: state.lastExponent,
      curvePoints: Math.min(CURVE_POINTS, Math.floor((state.steps * DT) / CURVE_EVERY) + 1),
      latent: law.latent,
      eclipse: law.eclipse,
      stage: stageOf(state, params),
    };
  },
});
