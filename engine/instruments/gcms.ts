/**
 * A gas chromatograph with a mass spectrometer: autosampler, split inlet, capillary column in its oven, electron ionisation at 70 eV,
 * quadrupole.
 *
 * Column     retention, width, alkanes            `capillary-column.ts`
 * Run        bands, scans, spectra of the peaks   `gcms-run.ts`, `chromatogram.ts`
 * Spectra    isotopes, library                    `mass-spectrum.ts`
 *
 * The sample is a record (`data/samples/volatiles.ts`). A run follows from method and sample as it starts: a method that is changed puts
 * the run aside. After a run the oven cools; started again before it is cold, its cooling is hurried.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import { LIBRARY, UNKNOWNS, type VolatileId } from '../data/samples/gas-chromatography';
import type { Sample } from '../data/samples/sample';
import { SUBSTANCES } from '../data/samples/substances';
import { UNKNOWN_PARTS } from '../data/samples/volatiles';
import { deadTime, heldUntil, ovenAt, retentionIndex, TRACK_STEP } from './capillary-column';
import {
  aside,
  begun,
  DRAWN,
  drawChromatograms,
  NO_WORK,
  NOT_DRAWN,
  selectedPeak,
  type Work,
  workView,
} from './chromatography-work';
import { apexOf, type Band, resolutionOf, spreadOf, traceAt } from './chromatogram';
import { gcmsReadings } from './gcms-readings';
import { type Counts, countsWithin, extractedIon, type GcMethod, type GcRun, gcRunOf, type OnWay } from './gcms-run';
import { type Choice, chosenVial, isUnknownVial, vialAnswers } from './gcms-vial';
import {
  type Hit,
  molecularIon,
  MZ_COUNT,
  MZ_FROM,
  MZ_SHOWN,
  MZ_TO,
  searchLibrary,
  spectrumOf,
  TUNING_IONS,
} from './mass-spectrum';

export interface Params extends GcMethod, Choice {}

export interface State extends Work<GcRun> {
  /** The parts of the unknown. */
  readonly unknown: readonly VolatileId[];
  /** In the autosampler. */
  readonly vial: Sample | null;
  readonly selected: VolatileId | null;
  readonly oven: Quantity<'°C'>;
  readonly tuned: boolean;
  /** Tuning ions are on the screen. */
  readonly tuning: boolean;
  /** The spectrum of the selected peak was asked for since the run began. */
  readonly opened: boolean;
  readonly vented: boolean;
  /** m/z that is extracted, and its counts where the run is drawn. */
  readonly ion: { readonly mz: number; readonly counts: readonly number[] } | null;
  /** Of the library, by peak. */
  readonly hits: Readonly<Partial<Record<VolatileId, Hit>>>;
  /** m/z that the learner took for the molecule, by peak. */
  readonly molecules: Readonly<Partial<Record<VolatileId, number>>>;
}

const DT: Quantity<'s'> = 1;
const RATE = 30;
/** The oven without heating, and with its flap open (chosen). */
const OVEN_COOLS: Quantity<'s'> = 60;
const COLD_ENOUGH: Quantity<'°C'> = 60;
const OVEN_READY: Quantity<'°C'> = 0.5;
const MOST_PEAKS = 20;

const LOAD_FIRST = 'Load a sample first.';
const RUN_IS_ON = 'A run is on: stop it first, or wait for its end.';
const BELOW_START = 'The final temperature must not be below the start.';
const VENTED = 'There is air in the mass spectrometer: tune it, which pumps it down first.';
const TRIPPED = 'The filament has tripped: set a solvent delay that lies past the solvent.';
const OVERLOADED = 'Column overloaded: raise the split ratio.';
const NOT_ELUTED = 'Not eluted.';
const NOT_YET = 'Not eluted yet.';
const UNRECORDED = 'It left while the source was off: it was not recorded.';
const SELECT_FIRST = 'Select a peak that has left the column first.';

const refused = (state: State, notice: string): ActResult<Params, State> => ({ state, notice });

/** The method of another run: what was measured with it does not belong to this one. */
const METHOD = [
  'oven_start',
  'hold_min',
  'ramp',
  'oven_final',
  'velocity',
  'column_length',
  'column_id',
  'film',
  'injection',
  'split',
  'solvent_delay',
] as const satisfies readonly (keyof Params)[];

const putAside = (state: State): State => ({ ...aside(state), ion: null, hits: {}, molecules: {} });
const trippedBy = ({ run, clock }: State): boolean => run !== null && run.trips !== null && clock >= run.trips;
const recordable = ({ run }: State): boolean => run !== null && run.trips === null;

function inject(state: State, params: Params, rng: Rng): ActResult<Params, State> {
  if (!state.vial) return refused(state, LOAD_FIRST);
  if (state.running) return refused(state, RUN_IS_ON);
  if (params.oven_final < params.oven_start) return refused(state, BELOW_START);
  if (state.vented) return refused(state, VENTED);
  const run = gcRunOf(state.vial, params, rng);
  const mz = state.ion?.mz;
  const next = { ...begun(putAside(state), run), oven: params.oven_start, tuning: false, opened: false };
  return {
    state: mz === undefined ? next : { ...next, ion: { mz, counts: extractedIon(run, mz, params.noise ? rng : null) } },
  };
}

function select(state: State, value: number | string, params: Params): ActResult<Params, State> {
  const { run } = state;
  let selected: VolatileId | undefined;
  if (typeof value === 'number') {
    if (!run) return refused(state, 'There is no run whose peaks could be counted.');
    selected = run.bands[Math.round(value) - 1]?.id;
    if (!selected) return refused(state, `There is no peak ${Math.round(value)} in this run.`);
  } else {
    if (isUnknownVial(params)) return refused(state, 'Peaks of an unknown are selected by their numbers.');
    const wanted = value.trim().toLowerCase();
    selected = chosenVial(params, state.unknown).parts.find(({ id }) => SUBSTANCES[id].name.toLowerCase() === wanted)
      ?.id as VolatileId | undefined;
    if (!selected) return refused(state, `There is no ${value.trim()} in this sample.`);
  }
  const next: State = { ...state, selected, drawn: NOT_DRAWN, tuning: false, opened: true };
  if (!run || selectedPeak(next)) return { state: next };
  if (trippedBy(state)) return { state: next, notice: TRIPPED };
  if (run.lost.includes(selected)) return { state: next, notice: UNRECORDED };
  return { state: next, notice: run.retained.includes(selected) ? NOT_ELUTED : NOT_YET };
}

function markMolecule(state: State, mz: number): ActResult<Params, State> {
  const peak = selectedPeak(state);
  const counts = peak && state.run?.spectra[peak.n];
  if (!peak || !counts) return refused(state, SELECT_FIRST);
  if (!((counts[mz - MZ_FROM] ?? 0) > 0)) return refused(state, `No ion was counted at m/z ${mz} in this peak.`);
  return { state: { ...state, opened: true, tuning: false, molecules: { ...state.molecules, [peak.band.id]: mz } } };
}

/** m/z of the molecule: as it was marked; in a vial with a label, by the formula on the label. An unknown's is for the learner to find. */
const moleculeOf = ({ molecules }: State, params: Params, id: VolatileId): number | null =>
  molecules[id] ?? (isUnknownVial(params) ? null : molecularIon(id));

/** N = (t_R/σ)². In a ramp a peak leaves narrow, with a small k, and the same formula counts plates that the column has not. */
const platesOf = (band: Band, params: Params): number | null =>
  heldUntil(params, apexOf(band)) ? (apexOf(band) / spreadOf(band)) ** 2 : null;

/** Ratio of two counts in %, with the standard uncertainty that counting leaves. */
function shareOf(counts: Counts, mz: number, above: number, noise: boolean) {
  const of = counts[mz - MZ_FROM] ?? 0;
  const more = counts[mz + above - MZ_FROM] ?? 0;
  if (of <= 0) return { value: null, u: null };
  const value = (100 * more) / of;
  return { value, u: noise && more > 0 ? value * Math.sqrt(1 / of + 1 / more) : null };
}

const highest = (counts: Counts): number => counts.reduce((top, n, at) => (n > (counts[top] ?? 0) ? at : top), 0);

/** 0 at the head, 1 at the end. */
const placeOf = ({ track, time }: OnWay, clock: number): number => {
  if (time !== null && clock >= time) return 1.2;
  const at = clock / TRACK_STEP;
  const n = Math.min(track.length - 1, Math.floor(at));
  const low = track[n] ?? 0;
  // Beyond the last place that was kept it goes on to the end.
  const high = track[n + 1] ?? (time === null ? low : 1);
  const span = track[n + 1] === undefined && time !== null ? Math.max(0.01, time / TRACK_STEP - n) : 1;
  return low + ((at - n) / span) * (high - low);
};

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: ({ running, run }) => (running || run ? RATE : 1),
  readings: gcmsReadings,
  actions: {
    load_sample: { label: 'Load the vial', hint: 'Into the autosampler.' },
    tune: { label: 'Tune', hint: 'Perfluorotributylamine: its ions 69, 219 and 502 set the mass axis.' },
    start_run: { label: 'Inject' },
    stop: { label: 'Stop the run' },
    select_peak: {
      label: 'Select a peak',
      value: { kind: 'number-or-text', unit: '1', min: 1, max: MOST_PEAKS, placeholder: '1, or a name' },
      hint: 'By its number on the screen, or by the name of a substance of the sample.',
    },
    search_library: {
      label: 'Search the library',
      hint: `Compares the spectrum of the selected peak with ${LIBRARY.length} others.`,
    },
    extract_ion: {
      label: 'Extract an ion',
      value: { kind: 'number', unit: 'm/z', min: MZ_FROM, max: MZ_TO, step: 1, initial: 91 },
      hint: 'Draws the counts of one m/z over the run.',
    },
    mark_molecule: {
      label: 'Mark M',
      value: { kind: 'number', unit: 'm/z', min: MZ_FROM, max: MZ_TO, step: 1, initial: 128 },
      hint: 'Which ion of the selected peak is the whole molecule: M+1 and M+2 are counted from it.',
    },
    vent: { label: 'Vent', hint: 'Lets air into the mass spectrometer, for its cleaning.' },
  },
  fields: () => ({
    /** min, counts: the run up to now, and the run before. */
    chromatograms: { kind: 'f32', shape: [4, DRAWN] },
    /** Counts of the extracted ion, at the times of the run. */
    ion: { kind: 'f32', shape: [DRAWN] },
    /** Parts of the base peak by m/z: of the selected peak, of the library's best hit. */
    spectra: { kind: 'f32', shape: [2, MZ_SHOWN] },
  }),

  init(params, _rng, specimen) {
    const draw = specimen.stream('unknown');
    return {
      unknown: draw.shuffle(UNKNOWNS).slice(0, UNKNOWN_PARTS),
      vial: null,
      ...NO_WORK,
      selected: null,
      oven: params.oven_start,
      tuned: false,
      tuning: false,
      opened: false,
      vented: false,
      ion: null,
      hits: {},
      molecules: {},
    };
  },

  step(state, params) {
    if (state.running && state.run) {
      const clock = Math.min(state.run.end, state.clock + DT);
      return { ...state, clock, oven: ovenAt(params, clock), running: clock < state.run.end };
    }
    const above = state.oven - params.oven_start;
    return above === 0
      ? state
      : {
          ...state,
          oven: params.oven_start + (Math.abs(above) < OVEN_READY ? 0 : above * Math.exp(-DT / OVEN_COOLS)),
        };
  },

  act(state, params, action, rng) {
    switch (action.do) {
      case 'load_sample':
        if (state.running) return refused(state, RUN_IS_ON);
        return { state: { ...state, vial: chosenVial(params, state.unknown) } };
      case 'tune':
        if (state.running) return refused(state, RUN_IS_ON);
        return {
          state: { ...state, tuned: true, tuning: true, vented: false },
          notice: `${state.vented ? 'Pumped down. ' : ''}Ions of the tuning gas stand at 69, 219 and 502.`,
        };
      case 'start_run':
        return inject(state, params, rng);
      case 'stop':
        if (!state.running) return refused(state, 'No run is on.');
        return { state: { ...state, running: false } };
      case 'select_peak':
        return select(state, action.value, params);
      case 'search_library': {
        const peak = selectedPeak(state);
        const spectrum = peak && state.run?.spectra[peak.n];
        if (!peak || !spectrum) return refused(state, SELECT_FIRST);
        return {
          state: {
            ...state,
            tuning: false,
            opened: true,
            hits: { ...state.hits, [peak.band.id]: searchLibrary(spectrum) },
          },
        };
      }
      case 'extract_ion': {
        if (!state.run) return refused(state, 'There is no run from which an ion could be taken.');
        const counts = extractedIon(state.run, action.value, params.noise ? rng : null);
        return { state: { ...state, ion: { mz: action.value, counts } } };
      }
      case 'mark_molecule':
        return markMolecule(state, action.value);
      case 'vent':
        if (state.running) return refused(state, RUN_IS_ON);
        if (state.vented) return refused(state, 'It is vented already.');
        if (state.oven > COLD_ENOUGH)
          return refused(state, `The oven is at ${state.oven.toFixed(0)} °C: vent below ${COLD_ENOUGH} °C.`);
        return { state: { ...state, vented: true, tuned: false, tuning: false } };
    }
  },

  reconfigure(state, params, before) {
    let next = state;
    if (METHOD.some((id) => params[id] !== before[id])) next = putAside(next);
    if (params.mixture !== before.mixture || params.shelf !== before.shelf)
      next = { ...putAside(next), vial: null, selected: null };
    return next;
  },

  done: ({ run, running, clock, oven }, { oven_start }) =>
    run !== null && !running && clock > 0 && Math.abs(oven - oven_start) < 1,

  read(state, params) {
    const { run, clock, ion, hits } = state;
    const peak = selectedPeak(state);
    const next = peak ? run?.bands[peak.n + 1] : undefined;
    const counts = peak ? run?.spectra[peak.n] : undefined;
    const molecule = peak ? moleculeOf(state, params, peak.band.id) : null;
    const one = counts && molecule !== null ? shareOf(counts, molecule, 1, params.noise) : null;
    const two = counts && molecule !== null ? shareOf(counts, molecule, 2, params.noise) : null;
    const plates = peak ? platesOf(peak.band, params) : null;
    const hit = peak ? hits[peak.band.id] : undefined;
    const now = run ? traceAt(run.trace, clock) : Number.NaN;
    return {
      run_time_min: run ? clock / 60 : null,
      oven_temp: state.oven,
      tic: Number.isFinite(now) ? now : null,
      dead_time_s: deadTime(params),
      peak_rt_min: peak ? apexOf(peak.band) / 60 : null,
      peak_width_s: peak ? 4 * spreadOf(peak.band) : null,
      peak_area: peak && run ? countsWithin(run.trace.values, peak.limits.from, peak.limits.to) : null,
      peak_ri: peak && run ? retentionIndex(apexOf(peak.band), run.alkanes, params) : null,
      plates,
      plate_height_mm: plates === null ? null : (1000 * params.column_length) / plates,
      resolution_next: peak && next ? resolutionOf(peak.band, next) : null,
      base_peak_mz: counts ? MZ_FROM + highest(counts) : null,
      molecular_ion_mz: molecule,
      m_plus_1_pct: one?.value ?? null,
      m_plus_1_u: one?.u ?? null,
      m_plus_2_pct: two?.value ?? null,
      m_plus_2_u: two?.u ?? null,
      match_name: hit ? SUBSTANCES[hit.id].name : null,
      match_score: hit?.score ?? null,
      eic: ion && run ? ionNow(ion.counts, run.times, clock) : null,
      remark: remarkOf(state),
      not_modelled: run && run.notModelled.length > 0 ? run.notModelled.join(', ') : null,
    };
  },

  derive(state, params, instruments) {
    const time = instruments.shown('peak_rt_min');
    const width = instruments.shown('peak_width_s');
    if (time === null || !state.run) return {};
    const plates = width === null || !heldUntil(params, 60 * time) ? null : 16 * ((60 * time) / width) ** 2;
    return {
      peak_ri: retentionIndex(60 * time, state.run.alkanes, params),
      plates,
      plate_height_mm: plates === null ? null : (1000 * params.column_length) / plates,
    };
  },

  answers: ({ unknown }, params) => vialAnswers(params, unknown),

  view(state, params, out) {
    const { run, vial, clock, ion, hits, selected } = state;
    drawChromatograms(out.chromatograms, state);
    out.ion.fill(Number.NaN);
    if (run && ion)
      run.times.forEach((t, n) => {
        if (t <= clock) out.ion[n] = ion.counts[n] ?? Number.NaN;
      });
    out.spectra.fill(0);
    const peak = selectedPeak(state);
    const counts = peak ? run?.spectra[peak.n] : undefined;
    const hit = peak ? hits[peak.band.id] : undefined;
    if (state.tuning) for (const [mz, part] of TUNING_IONS) out.spectra[mz - MZ_FROM] = part;
    else if (counts) fill(out.spectra, 0, counts);
    if (hit && !state.tuning) fill(out.spectra, MZ_SHOWN, spectrumOf(hit.id));
    const { peaks, ...work } = workView(state);
    const number = run && selected ? run.bands.findIndex(({ id }) => id === selected) : -1;
    return {
      ...work,
      loaded: vial !== null,
      recordable: recordable(state),
      peaks: peaks.map((each, n) => {
        const found = run?.bands[n] ? hits[run.bands[n].id] : undefined;
        return { ...each, name: found ? SUBSTANCES[found.id].name : `peak ${n + 1}` };
      }),
      baseline: work.baseline && { ...work.baseline, levels: [0, 0] as const },
      selected: peak ? `peak ${number + 1}` : null,
      number: peak ? number + 1 : null,
      moving: (run?.ways ?? []).map((way) => ({
        id: way.id as string,
        at: placeOf(way, clock),
        width: way.time === null ? 0 : way.sigma / way.time,
      })),
      /** What goes into the source now: its shape, 0 to 1 of the tallest peak. */
      entering: enteringAt(state),
      source: run !== null && state.running && clock >= run.delay && !trippedBy(state),
      tripped: trippedBy(state),
      delayed: run !== null && clock < run.delay,
      oven: state.oven,
      hot: state.oven > params.oven_start + OVEN_READY,
      tuned: state.tuned,
      tuning: state.tuning,
      opened: state.tuning || (state.opened && peak !== null),
      vented: state.vented,
      ion: ion ? ion.mz : null,
      counted: counts ? (counts[highest(counts)] ?? 0) : 0,
      hit: hit ? { name: SUBSTANCES[hit.id].name, score: hit.score } : null,
    };
  },
});

function fill(out: { [n: number]: number }, from: number, counts: ArrayLike<number>): void {
  let top = 0;
  for (let n = 0; n < MZ_COUNT; n++) top = Math.max(top, counts[n] ?? 0);
  for (let n = 0; n < MZ_COUNT && top > 0; n++) out[from + n] = (counts[n] ?? 0) / top;
}

function enteringAt({ run, clock }: State): number {
  if (!run) return 0;
  const near = run.ways.filter(({ time, sigma }) => time !== null && Math.abs(clock - time) < 4 * sigma);
  return Math.min(
    1,
    near.reduce((sum, { time, sigma }) => sum + Math.exp(-0.5 * ((clock - (time ?? 0)) / sigma) ** 2), 0),
  );
}

function ionNow(counts: readonly number[], times: ArrayLike<number>, clock: number): number | null {
  let n = times.length - 1;
  while (n > 0 && (times[n] ?? 0) > clock) n--;
  const now = counts[n] ?? Number.NaN;
  return Number.isFinite(now) ? now : null;
}

function remarkOf(state: State): string | null {
  const { run, clock, running, selected } = state;
  if (state.vented) return VENTED;
  if (!run) return null;
  if (trippedBy(state)) return TRIPPED;
  if (run.overloaded && run.bands.some(({ time }) => clock >= time)) return OVERLOADED;
  if (selected && run.lost.includes(selected)) return UNRECORDED;
  return !running && run.retained.length > 0 && clock >= run.end ? NOT_ELUTED : null;
}
