/**
 * A Fourier transform infrared spectrometer: a Michelson interferometer, a purged bench, and a library of spectra.
 *
 * Light           source, air, sample, etched plates         `infrared-light.ts`
 * Interferogram   samples, windows, zero filling, transform   `interferometer.ts`
 *
 * The detector scatters from sample to sample, so that a 100 % line scatters by 0.1 % at 4 cm⁻¹ and one scan; it falls with the root of
 * the scans, and at equal scans grows as the resolution gets finer. Window and zero filling may be changed afterwards: both
 * interferograms are transformed anew.
 *
 * Assumptions: the detector is linear; the mirror runs evenly; the air does not change during a collection.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import { fitLine } from '../core/fit';
import type { Rng } from '../core/rng';
import { type Band, INFRARED_SAMPLES, type InfraredSample, TEST_LINE } from '../data/samples/infrared';
import { heldSample } from '../data/samples/read-sample-code';
import { known, type Sample } from '../data/samples/sample';
import type { SubstanceId } from '../data/samples/substances';
import { ftirReadings } from './ftir-readings';
import { bandsOf, intensityOf, knowsBands, source } from './infrared-light';
import { bestMatch, shelfAnswers } from './infrared-library';
import { type Peak, peakNear } from './infrared-peak';
import {
  type Apodisation,
  interferogram,
  lineWidth,
  samplesOf,
  type SingleBeam,
  transformed,
  WAVE,
  windowAt,
} from './interferometer';

export interface Params {
  readonly sample: InfraredSample | 'Narrow Line Test' | 'Unknown';
  /** Code of a sample from the shelf, which stands for `sample` then; '' for none. */
  readonly shelf: string;
  readonly resolution: '0.5' | '1' | '2' | '4' | '8' | '16';
  readonly apodisation: Apodisation;
  readonly scans: '1' | '4' | '16' | '64';
  readonly thickness: Quantity<'1'>;
  readonly purge: Quantity<'%'>;
  readonly display: 'Transmittance' | 'Absorbance';
  readonly zero_fill: '1' | '2' | '4' | '8';
  readonly holder: 'As Usual' | 'KBr Plates';
  readonly noise: boolean;
}

interface Collected {
  readonly resolution: number;
  readonly scans: number;
  readonly signal: Float64Array;
  readonly beam: SingleBeam;
}

interface Collecting {
  readonly is: 'background' | 'sample';
  readonly seconds: Quantity<'s'>;
  readonly elapsed: Quantity<'s'>;
  readonly resolution: number;
  readonly scans: number;
  readonly signal: Float64Array;
}

export interface State {
  /** Which substance the unknown is. */
  readonly unknown: InfraredSample;
  /** Seconds since the lid was closed; null while it is open. */
  readonly closed: Quantity<'s'> | null;
  readonly loaded: {
    readonly bands: readonly Band[];
    readonly onPlates: boolean;
    /** None for the test line, which is of no substance. */
    readonly record: Sample | null;
  } | null;
  readonly etched: boolean;
  readonly collecting: Collecting | null;
  readonly background: Collected | null;
  readonly sampled: Collected | null;
  /** Absorbance of the sample on the grid of its beam; null without a background. */
  readonly absorbance: Float64Array | null;
  /** Scatter of the 100 % line where no band is, percent; null without an absorbance. */
  readonly scatter: number | null;
  readonly picked: Quantity<'1/cm'> | null;
  readonly peak: Peak | null;
  readonly match: string | null;
  /** Of what the screen shows: it changes with each new record. */
  readonly version: number;
}

const DT: Quantity<'s'> = 0.5;
const RATE = 2;
export const SHOWN_FROM = 400;
export const SHOWN_TO = 4000;
const SHOWN_STEP = 0.25;
const SHOWN = (SHOWN_TO - SHOWN_FROM) / SHOWN_STEP + 1;
/** Of the interferogram, around the centre burst to its end. */
export const BURST = 600;
const PURGE_TIME: Quantity<'s'> = 60;
/** Along the closed bench the air is so much thinner than beside the open lid. */
const CLOSED = 0.2;
const FLOOR = 0.001;
/** The display ends at this transmittance, and where the background has less than this share of its greatest light. */
const [MOST, DARK] = [1.2, 0.001] as const;
/** Where the 100 % line is judged. */
const [QUIET_FROM, QUIET_TO] = [2500, 2600] as const;
/** rms of the 100 % line at 4 cm⁻¹ and one scan. */
const NOISE = 0.001;
const VOLTS = 5;
/** The single beam where it is brightest. */
const BRIGHTEST = Math.max(...Array.from({ length: 360 }, (_, n) => source(SHOWN_FROM + 10 * n)));
/** A pick looks so far for a band, cm⁻¹. */
const [LOOKS, LOOKS_FINE] = [10, 2] as const;
/** A line position is never known better than the laser and its alignment. */
const SCALE = 2e-6;
const CHOSEN: readonly InfraredSample[] = [
  'Ethanol',
  'Acetone',
  'Ethyl Acetate',
  'Acetic Acid',
  'Benzoic Acid',
  'Toluene',
  'Aspirin',
  'Caffeine',
];
export const MONOXIDE_NOTE = 'Carbon monoxide is poisonous: sealed cell, filled in a hood.';
const COLLECTING = 'A collection is running: wait for its end.';
const BACKGROUND_FIRST = 'Collect a background first.';

const refused = (state: State, notice: string): ActResult<Params, State> => ({ state, notice });

/** Standard deviation of a sample of the interferogram for one scan. */
const SIGMA = (() => {
  const points = samplesOf(4);
  let squares = 0;
  for (let n = 0; n < points; n++) squares += windowAt('Happ-Genzel', n / points) ** 2;
  // Two spectra share the scatter of their ratio; a spectrum scatters by σ √(2 Σ w²).
  return (NOISE * source((QUIET_FROM + QUIET_TO) / 2)) / Math.SQRT2 / Math.sqrt(2 * squares);
})();

const chosenRecord = ({ sample, shelf }: Params, unknown: InfraredSample): Sample | null =>
  heldSample(shelf) ??
  (sample === 'Narrow Line Test' ? null : INFRARED_SAMPLES[sample === 'Unknown' ? unknown : sample]);

/** Share of the air's bands that are left in the bench. */
const moist = (closed: Quantity<'s'> | null, purge: Quantity<'%'>): number =>
  closed === null ? 1 : CLOSED * (1 - (purge / 100) * -Math.expm1(-closed / PURGE_TIME));

const scanTime = (resolution: number): Quantity<'s'> => 4 / resolution;

function collect(state: State, params: Params, is: Collecting['is'], rng: Rng): Collecting {
  const resolution = Number(params.resolution);
  const scans = Number(params.scans);
  const { loaded } = state;
  const light = intensityOf(
    {
      sample: is === 'sample' && loaded ? loaded.bands : [],
      thickness: params.thickness,
      moist: moist(state.closed, params.purge),
      etched: is === 'sample' && state.etched && (loaded?.onPlates ?? false),
    },
    resolution,
  );
  const signal = interferogram(light, resolution);
  if (params.noise) {
    const sigma = SIGMA / Math.sqrt(scans);
    for (let n = 0; n < signal.length; n++) signal[n] = (signal[n] ?? 0) + sigma * rng.normal();
  }
  return { is, seconds: scans * scanTime(resolution), elapsed: 0, resolution, scans, signal };
}

const beamOf = (signal: Float64Array, { apodisation, zero_fill }: Params): SingleBeam =>
  transformed(signal, apodisation, Number(zero_fill));

/** Absorbance on the grid of the beams; where there is no light, that of the floor. */
function absorbanceOf(sample: Collected, background: Collected): Float64Array {
  const out = new Float64Array(sample.beam.values.length).fill(Number.NaN);
  const { step } = sample.beam;
  for (let n = Math.ceil(SHOWN_FROM / step); n <= SHOWN_TO / step; n++) {
    const light = background.beam.values[n] ?? 0;
    // Where hardly any light comes there is nothing to compare.
    if (light < DARK * BRIGHTEST) continue;
    out[n] = -Math.log10(Math.min(MOST, Math.max(FLOOR, (sample.beam.values[n] ?? 0) / light)));
  }
  return out;
}

/** Standard deviation of the 100 % line where no band is, percent. */
function quietNoise({ values, step }: SingleBeam, background: SingleBeam): number {
  const [places, ratios]: [number[], number[]] = [[], []];
  for (let n = Math.ceil(QUIET_FROM / step); n <= QUIET_TO / step; n++) {
    places.push(n * step);
    ratios.push((values[n] ?? 0) / (background.values[n] ?? 1));
  }
  // The wing of a band is no noise: a straight line is taken off.
  const line = fitLine(places, ratios);
  return line ? 100 * Math.sqrt(line.chiSquare / ratios.length) : 0;
}

const expectedNoise = (resolution: number, scans: number): number =>
  (100 * NOISE * Math.sqrt(4 / resolution)) / Math.sqrt(scans);

/** Both records are transformed with what is set, and a band that was picked is looked for again. */
function processed(state: State, params: Params): State {
  const again = (record: Collected | null): Collected | null =>
    record && { ...record, beam: beamOf(record.signal, params) };
  return compared({ ...state, background: again(state.background), sampled: again(state.sampled) });
}

/** The sample over its background. */
function compared(state: State): State {
  const { background, sampled } = state;
  const both = sampled && background && background.resolution === sampled.resolution;
  return found({
    ...state,
    absorbance: both ? absorbanceOf(sampled, background) : null,
    scatter: both ? quietNoise(sampled.beam, background.beam) : null,
    version: state.version + 1,
  });
}

function found(state: State): State {
  const { absorbance, sampled, picked } = state;
  if (!absorbance || !sampled || picked === null) return { ...state, peak: null };
  const reach = sampled.resolution <= 1 ? LOOKS_FINE : LOOKS;
  // The curve of a broad band is no noise either: where it bends the quiet range, what is expected is less.
  const expected = expectedNoise(sampled.resolution, sampled.scans);
  const noise = Math.min(state.scatter ?? 0, 1.5 * expected) / 100;
  return {
    ...state,
    peak: peakNear(absorbance, sampled.beam.step, picked, reach, (nu, a) => absorbanceNoise(noise, nu, a)),
  };
}

function finished(state: State, params: Params, { is, resolution, scans, signal }: Collecting): State {
  const record: Collected = { resolution, scans, signal, beam: beamOf(signal, params) };
  const next: State =
    is === 'background'
      ? {
          ...state,
          collecting: null,
          background: record,
          sampled: null,
          absorbance: null,
          peak: null,
          picked: null,
          match: null,
        }
      : { ...state, collecting: null, sampled: record, picked: null, peak: null, match: null };
  return compared(next);
}

/** How the mirror stands: there and back, once a scan. */
function mirrorShare({ elapsed, resolution }: Collecting): number {
  const along = (elapsed / scanTime(resolution)) % 1;
  return 1 - Math.abs(2 * along - 1);
}

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate: RATE,
  readings: ftirReadings,
  actions: {
    close_lid: { label: 'Close the lid', hint: 'Dry air drives water and carbon dioxide out, within minutes.' },
    open_lid: { label: 'Open the lid' },
    collect_background: { label: 'Collect the background', hint: 'Without a sample: what counts as all of the light.' },
    load_sample: { label: 'Put the sample in', hint: 'In the holder that is set.' },
    collect_sample: { label: 'Collect the sample' },
    pick_peak: {
      label: 'Pick a band',
      value: { kind: 'number', unit: '1/cm', min: SHOWN_FROM, max: SHOWN_TO, initial: 1601 },
      hint: 'The band that lies nearest, if one stands out of the noise.',
    },
    identify: { label: 'Search the library', hint: 'The spectrum that is most alike.' },
    clean_crystal: { label: 'Clean up', hint: 'Wipes the crystal, takes the sample out, and brings new plates.' },
  },
  fields: () => ({
    /** Transmittance, or the single beam without a background, each 0.25 cm⁻¹ from 400. */
    spectrum: { kind: 'f32', shape: [SHOWN] },
    /** The interferogram from the centre burst on: every so many samples, the one farthest from 0. */
    interferogram: { kind: 'f32', shape: [BURST] },
  }),

  init: (_params, _rng, specimen) => ({
    unknown: CHOSEN[specimen.stream('unknown').int(0, CHOSEN.length - 1)] ?? 'Ethanol',
    closed: null,
    loaded: null,
    etched: false,
    collecting: null,
    background: null,
    sampled: null,
    absorbance: null,
    scatter: null,
    picked: null,
    peak: null,
    match: null,
    version: 0,
  }),

  step(state, params, { dt }) {
    const closed = state.closed === null ? null : state.closed + dt;
    const next = { ...state, closed };
    if (!state.collecting) return next;
    const elapsed = state.collecting.elapsed + dt;
    const collecting = { ...state.collecting, elapsed };
    return elapsed < collecting.seconds ? { ...next, collecting } : finished(next, params, collecting);
  },

  act(state, params, action, rng) {
    if (state.collecting) return refused(state, COLLECTING);
    switch (action.do) {
      case 'close_lid':
        if (state.closed !== null) return refused(state, 'The lid is closed already.');
        return { state: { ...state, closed: 0 } };
      case 'open_lid':
        if (state.closed === null) return refused(state, 'The lid is open already.');
        return { state: { ...state, closed: null } };
      case 'collect_background':
        return {
          state: { ...state, loaded: null, collecting: collect(state, params, 'background', rng) },
          notice: state.loaded
            ? 'The sample was taken out first: with it, the background would hold its bands. Put it in again.'
            : undefined,
        };
      case 'load_sample': {
        const record = chosenRecord(params, state.unknown);
        const onPlates = params.holder === 'KBr Plates' && record?.phase !== 'gas' && record !== null;
        const wet = onPlates && record.parts.some(({ id }) => id === 'water');
        return {
          state: {
            ...state,
            loaded: { bands: record ? bandsOf(record) : [TEST_LINE], onPlates, record },
            etched: state.etched || wet,
          },
          notice: wet
            ? 'Water dissolves potassium bromide: the plates are etched.'
            : record?.phase === 'gas'
              ? MONOXIDE_NOTE
              : undefined,
        };
      }
      case 'collect_sample': {
        if (!state.loaded) return refused(state, 'Load a sample first.');
        if (state.background && state.background.resolution !== Number(params.resolution))
          return refused(state, 'Background and sample must use the same resolution.');
        return {
          state: { ...state, collecting: collect(state, params, 'sample', rng) },
          notice: state.background ? undefined : `${BACKGROUND_FIRST} This is a single beam.`,
        };
      }
      case 'pick_peak': {
        if (!state.absorbance) return refused(state, state.sampled ? BACKGROUND_FIRST : 'Collect a sample first.');
        const next = found({ ...state, picked: action.value });
        return next.peak ? { state: next } : refused(state, 'No band stands out of the noise near there.');
      }
      case 'identify':
        if (!state.absorbance || !state.sampled)
          return refused(state, state.sampled ? BACKGROUND_FIRST : 'Collect a sample first.');
        return { state: { ...state, match: bestMatch(state.absorbance, state.sampled.beam.step, SHOWN_TO) } };
      case 'clean_crystal':
        return { state: { ...state, loaded: null, etched: false }, notice: 'Crystal wiped, new plates.' };
    }
  },

  occupies: (state, { resolution, scans }, { do: what }) =>
    !state.collecting &&
    (what === 'collect_background' ||
      (what === 'collect_sample' &&
        state.loaded !== null &&
        (!state.background || state.background.resolution === Number(resolution))))
      ? Number(scans) * scanTime(Number(resolution))
      : 0,

  reconfigure(state, params, before) {
    let next = state;
    if (params.sample !== before.sample || params.shelf !== before.shelf || params.holder !== before.holder)
      next = { ...next, loaded: null };
    if (params.apodisation !== before.apodisation || params.zero_fill !== before.zero_fill)
      next = processed(next, params);
    return next;
  },

  read(state, params) {
    const { collecting, sampled, background, peak, scatter } = state;
    const resolution = Number(params.resolution);
    const scans = sampled?.scans ?? Number(params.scans);
    const along = collecting ? mirrorShare(collecting) : null;
    const sample =
      collecting && along !== null
        ? Math.min(collecting.signal.length - 1, Math.round(along * collecting.signal.length))
        : null;
    const record = state.loaded?.record ?? null;
    const table = Object.fromEntries(
      (record?.parts ?? []).filter(({ id }) => knowsBands(id)).map(({ id }) => [id, true]),
    );
    const lost = record ? known(record, table as Partial<Record<SubstanceId, true>>).notModelled : [];
    const noise = expectedNoise(sampled?.resolution ?? resolution, scans);
    const width = lineWidth(params.apodisation) * (sampled?.resolution ?? resolution);
    return {
      mirror_opd_cm: along === null ? 0 : along / resolution,
      interferogram_v:
        collecting && sample !== null ? (VOLTS * (collecting.signal[sample] ?? 0)) / (collecting.signal[0] ?? 1) : null,
      scans_done: collecting
        ? Math.floor(collecting.elapsed / scanTime(collecting.resolution))
        : ((sampled ?? background)?.scans ?? 0),
      peak_wavenumber: peak?.at ?? null,
      peak_u: peak ? peakError(peak, noise / 100, sampled?.resolution ?? resolution, params) : null,
      peak_transmittance: peak ? 100 * 10 ** -peak.absorbance : null,
      peak_absorbance: peak?.absorbance ?? null,
      peak_fwhm: peak?.width ?? null,
      line_fwhm_theory: width,
      max_opd_cm: 1 / resolution,
      points: samplesOf(resolution),
      noise_pct: params.noise && scatter !== null ? scatter : noise,
      match_name: state.match,
      not_modelled: lost.length > 0 ? lost.join(', ') : null,
    };
  },

  answers({ unknown }, { sample, shelf }) {
    const held = heldSample(shelf);
    if (held) return shelfAnswers(held);
    return sample === 'Unknown'
      ? [{ id: 'unknown_substance', label: 'What the unknown is', value: unknown, unit: 'text', options: CHOSEN }]
      : [];
  },

  view(state, params, out) {
    const { collecting, sampled, background, absorbance } = state;
    const beam = sampled?.beam ?? background?.beam ?? null;
    const single = sampled ?? background;
    for (let n = 0; n < SHOWN; n++) {
      const place = beam ? (SHOWN_FROM + n * SHOWN_STEP) / beam.step : 0;
      const j = Math.floor(place);
      const share = place - j;
      const mixed = (values: Float64Array): number => (1 - share) * (values[j] ?? 0) + share * (values[j + 1] ?? 0);
      out.spectrum[n] = !beam
        ? Number.NaN
        : absorbance
          ? params.display === 'Absorbance'
            ? mixed(absorbance)
            : 100 * 10 ** -mixed(absorbance)
          : single
            ? (100 * mixed(single.beam.values)) / BRIGHTEST
            : Number.NaN;
    }
    const signal = collecting?.signal ?? single?.signal ?? null;
    const along = collecting
      ? collecting.elapsed < scanTime(collecting.resolution) / 2
        ? mirrorShare(collecting)
        : 1
      : 1;
    out.interferogram.fill(Number.NaN);
    if (signal) {
      const each = Math.max(1, signal.length / BURST);
      for (let n = 0; n < BURST * along; n++) {
        let far = 0;
        for (let k = Math.floor(n * each); k < (n + 1) * each && k < signal.length; k++)
          if (Math.abs(signal[k] ?? 0) > Math.abs(far)) far = signal[k] ?? 0;
        out.interferogram[n] = (VOLTS * far) / (signal[0] ?? 1);
      }
    }
    return {
      lid: state.closed === null ? ('open' as const) : ('closed' as const),
      moist: moist(state.closed, params.purge),
      loaded: state.loaded !== null,
      onPlates: state.loaded?.onPlates ?? params.holder === 'KBr Plates',
      phase: state.loaded?.record?.phase ?? null,
      etched: state.etched,
      collecting: collecting?.is ?? null,
      /** Where the mirror stands, 0 to 1, and how much of the collection is done. */
      mirror: collecting ? mirrorShare(collecting) : 0,
      done: collecting ? collecting.elapsed / collecting.seconds : 0,
      ratioed: absorbance !== null,
      recorded: beam !== null,
      opd: (collecting?.signal.length ?? single?.signal.length ?? samplesOf(Number(params.resolution))) * WAVE,
      peak: state.peak ? { at: state.peak.at, absorbance: state.peak.absorbance } : null,
      version: state.version,
      monoxide: state.loaded?.record?.parts.some(({ id }) => id === 'carbon-monoxide') ?? false,
    };
  },
});

/**
 * Of a top that is found by a parabola: the slope that noise has there over the bend of the band, and the scale of the laser. Noise of the
 * single beams is the same everywhere: it counts for more where there is little light.
 */
function peakError(
  { at, absorbance, bend }: Peak,
  noise: number,
  resolution: number,
  { apodisation, noise: noisy }: Params,
): number {
  const scale = SCALE * at;
  if (!noisy || bend === 0) return scale;
  const scatter = absorbanceNoise(noise, at, absorbance);
  return Math.sqrt(((scatter * windowSlope(apodisation)) / resolution / bend) ** 2 + scale ** 2);
}

/** Scatter of an absorbance, from that of the 100 % line where it is judged: there is less light elsewhere, and behind a band. */
function absorbanceNoise(noise: number, nu: Quantity<'1/cm'>, absorbance: number): number {
  const light = source((QUIET_FROM + QUIET_TO) / 2) / source(nu);
  return ((noise * light) / Math.SQRT2 / Math.LN10) * Math.sqrt(100 ** absorbance + 1);
}

/** rms slope of noise behind a window, for noise of 1 and a path difference of 1. */
function windowSlope(kind: Apodisation): number {
  let [weight, second] = [0, 0];
  for (let n = 0; n < 100; n++) {
    const u = (n + 0.5) / 100;
    weight += windowAt(kind, u) ** 2;
    second += (windowAt(kind, u) * u) ** 2;
  }
  return 2 * Math.PI * Math.sqrt(second / weight);
}
