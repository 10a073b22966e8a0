/**
 * A powder diffractometer for cubic crystals: sample and detector turn as θ and 2θ, step by step, and the counts of each step are
 * Poisson about what `xrd-pattern.ts` expects. `xrd-fit.ts` finds lines, planes, cell and size in them.
 *
 * The optics are ideal but for the sample's height: no axial divergence, no flat-specimen error, no texture, fine enough a powder.
 */
import { type ActResult, defineSimulation, type Quantity } from '../contract';
import {
  ANODES,
  type AnodeName,
  type Powder,
  POWDER_NAMES,
  POWDER_SUBSTANCES,
  type PowderName,
  POWDERS,
  UNKNOWN_POWDERS,
} from '../data/diffraction-powders';
import type { Sample } from '../data/samples/sample';
import { parseIndices } from '../diffraction/cubic-index';
import { scannedOn, type StepScan, stepScan } from '../diffraction/step-scan';
import { hklWords, type Indices, spacing } from '../diffraction/powder-lines';
import { type Analysis, analysed, fitPeaks, type Peak, sizeOf, STANDARD_TIME, standardWidth } from './xrd-fit';
import { FIRST_ANGLE, LAST_ANGLE, linesOf, patternLines, ratesOf } from './xrd-pattern';
import { PEAKS, xrdReadings } from './xrd-readings';

export interface Params {
  readonly crystal: Exclude<PowderName, (typeof UNKNOWN_POWDERS)[number]> | 'Unknown';
  readonly anode: AnodeName;
  readonly crystallite: Quantity<'nm'>;
  readonly microstrain: Quantity<'%'>;
  readonly k_alpha2: boolean;
  readonly two_theta_max: Quantity<'°'>;
  readonly step_size: '0.01' | '0.02' | '0.05';
  readonly count_time: Quantity<'s'>;
  readonly displacement: Quantity<'mm'>;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

interface Fit {
  readonly peaks: readonly Peak[];
  readonly assigned: { readonly peak: number; readonly hkl: Indices } | null;
  readonly picked: number | null;
}

interface State {
  readonly loaded: boolean;
  readonly scan: StepScan | null;
  /** Counts per second of the scan before, each 0.05°; NaN where nothing was recorded. */
  readonly before: Float32Array;
  readonly fit: Fit | null;
  readonly instrument: { readonly value: Quantity<'°'>; readonly u: Quantity<'°'> } | null;
  /** What the run with the standard will have found, and how long it still takes. */
  readonly standard: { readonly found: { readonly value: number; readonly u: number }; readonly left: number } | null;
  /** Put into vials, in order. */
  readonly taken: readonly Sample[];
}

const DT: Quantity<'s'> = 1;
/** A whole scan takes so many seconds of the wall. */
const SCAN_WALL = 30;
const STANDARD_RATE = 60;
export const CARD_LINES = 24;
export const BEFORE_POINTS = 2501;
const BEFORE_STEP: Quantity<'°'> = (LAST_ANGLE - FIRST_ANGLE) / (BEFORE_POINTS - 1);
/** Weaker lines have no bar on a card. */
const CARD_LEAST = 0.5;

const stepsOf = ({ two_theta_max, step_size }: Params): number =>
  Math.round((two_theta_max - FIRST_ANGLE) / Number(step_size)) + 1;

const powderNameOf = ({ crystal, specimen }: Params): PowderName =>
  crystal === 'Unknown' ? (UNKNOWN_POWDERS[specimen % UNKNOWN_POWDERS.length] ?? UNKNOWN_POWDERS[0]) : crystal;
const powderOf = (params: Params): Powder => POWDERS[powderNameOf(params)];

const scanning = ({ scan }: State): boolean => scan !== null && !scan.over;
const refused = (state: State, notice: string): ActResult<Params, State> => ({ state, notice });
const nothing = (): Float32Array => new Float32Array(BEFORE_POINTS).fill(Number.NaN);

/** A scan as it is kept behind the next one. */
function kept({ step, seconds, counts, taken }: StepScan): Float32Array {
  const record = nothing();
  for (let n = 0; n < BEFORE_POINTS; n++) {
    const first = Math.round(((n - 0.5) * BEFORE_STEP) / step);
    const last = Math.round(((n + 0.5) * BEFORE_STEP) / step);
    let [sum, points] = [0, 0];
    for (let k = Math.max(0, first); k < Math.max(first + 1, last) && k < taken; k++, points++) sum += counts[k] ?? 0;
    if (points > 0) record[n] = sum / points / seconds;
  }
  return record;
}

/** Powder from the bottle; that of the unknown does not say what it is. */
const vialOf = (params: Params, grams: Quantity<'g'>): Sample => {
  const name = powderNameOf(params);
  return {
    version: 1,
    name: params.crystal === 'Unknown' ? 'Unknown powder' : `${name}, powder`,
    phase: 'solid',
    matrix: 'fine powder',
    amount: { value: grams, unit: 'g' },
    temperature: 25,
    parts: [
      { id: POWDER_SUBSTANCES[name], q: { value: 1, unit: '1' }, form: name === 'Diamond' ? 'diamond' : 'crystalline' },
    ],
    prep: [{ do: 'grind' }],
    source: 'one pure phase',
  };
};

/** What was recorded belongs to what was set: it goes behind. */
const putBehind = (state: State): State =>
  state.scan
    ? { ...state, scan: null, fit: null, before: state.scan.taken > 1 ? kept(state.scan) : state.before }
    : state;

function started(state: State, params: Params): State {
  const step = Number(params.step_size);
  return {
    ...putBehind(state),
    scan: stepScan({
      step,
      seconds: params.count_time,
      rates: ratesOf(powderOf(params), params, step, stepsOf(params)),
    }),
    fit: null,
  };
}

const recordedOf = ({ step, seconds, counts, taken }: StepScan) => ({ step, seconds, counts, taken });

const analysisOf = ({ fit }: State, { anode }: Params): Analysis | null =>
  fit && analysed(fit.peaks, ANODES[anode].alpha1, fit.assigned);

const angleOf = ({ scan }: State): Quantity<'°'> =>
  scan ? FIRST_ANGLE + Math.max(0, scan.taken - 1) * scan.step : FIRST_ANGLE;

const nearestPeak = (peaks: readonly Peak[], to: number): number =>
  peaks.reduce(
    (best, { twoTheta }, n) =>
      Math.abs(twoTheta - to) < Math.abs((peaks[best]?.twoTheta ?? Infinity) - to) ? n : best,
    0,
  );

const stated = (u: number | null | undefined): number | null => (u !== null && u !== undefined && u > 0 ? u : null);

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate: (state, params) =>
    state.standard
      ? STANDARD_RATE
      : scanning(state)
        ? Math.max(1, (stepsOf(params) * params.count_time) / SCAN_WALL)
        : 1,
  readings: xrdReadings,
  actions: {
    load_sample: {
      label: 'Load the sample',
      hint: 'Powder pressed level into its holder, on the middle of the goniometer.',
    },
    start_scan: { label: 'Start the scan', hint: 'From 15° to the scan end, step by step.' },
    stop: { label: 'Stop the scan' },
    fit_peaks: { label: 'Fit the peaks', hint: 'Place, area and width of every line above 0.3 % of the strongest.' },
    pick_peak: {
      label: 'Pick a peak',
      value: { kind: 'number', unit: '°', min: FIRST_ANGLE, max: LAST_ANGLE, step: 0.5, initial: 28.5 },
      hint: 'The fitted line that lies nearest.',
    },
    assign_hkl: {
      label: 'Assign planes',
      value: { kind: 'text', placeholder: '111', maxLength: 12 },
      hint: 'To the picked line: the others then follow from the ratios of sin² θ.',
    },
    run_standard: {
      label: 'Run the standard',
      hint: 'One line of lanthanum hexaboride, whose crystallites are large: 600 s. What it is wide, the instrument adds.',
    },
    take_powder: {
      label: 'Put powder into a vial',
      value: { kind: 'number', unit: 'g', min: 0.001, max: 10, step: 0.001, initial: 0.5 },
      hint: 'From its bottle, of which there is plenty: what lies in the holder does not get less. It goes to the shelf, for another diffractometer or a digest.',
    },
  },
  fields: (params) => ({
    /** Counts per second at each step from 15°. */
    pattern: { kind: 'f32', shape: [stepsOf(params)] },
    /** The scan before, each 0.05° to 140°. */
    before: { kind: 'f32', shape: [BEFORE_POINTS] },
    /** 2θ and % of the lines of each powder in the file with this anode; 0 where there are no more. */
    cards: { kind: 'f32', shape: [POWDER_NAMES.length, CARD_LINES, 2] },
    /** 2θ, % and whether picked of the fitted lines. */
    peaks: { kind: 'f32', shape: [CARD_LINES, 3] },
  }),

  init: () => ({
    loaded: false,
    scan: null,
    before: nothing(),
    fit: null,
    instrument: null,
    standard: null,
    taken: [],
  }),

  step(state, { noise }, { rng, dt }) {
    if (state.standard) {
      const left = state.standard.left - dt;
      return left > 0
        ? { ...state, standard: { ...state.standard, left } }
        : { ...state, standard: null, instrument: state.standard.found };
    }
    const { scan } = state;
    if (!scan || scan.over) return state;
    return { ...state, scan: scannedOn(scan, dt, noise, rng) };
  },

  act(state, params, action, rng) {
    if (state.standard) return refused(state, 'The standard is being measured: wait for its end.');
    switch (action.do) {
      case 'load_sample':
        if (scanning(state)) return refused(state, 'A scan is running: stop it first.');
        if (state.loaded) return refused(state, 'The sample is in its place already.');
        return { state: { ...state, loaded: true } };
      case 'start_scan':
        if (!state.loaded) return refused(state, 'Load a sample first.');
        if (scanning(state)) return refused(state, 'A scan is running already.');
        return {
          state: started(state, params),
          notice:
            params.displacement === 0
              ? undefined
              : `The sample lies too ${params.displacement > 0 ? 'high' : 'low'}: every line is shifted to ${params.displacement > 0 ? 'higher' : 'lower'} angles. Take the extrapolated lattice constant.`,
        };
      case 'stop':
        return state.scan && !state.scan.over
          ? { state: { ...state, scan: { ...state.scan, over: true } } }
          : refused(state, 'No scan is running.');
      case 'fit_peaks': {
        const { scan } = state;
        if (!scan || scan.taken < 2) return refused(state, 'There is no pattern yet: scan first.');
        if (!scan.over) return refused(state, 'A scan is running: wait for its end, or stop it.');
        const peaks = fitPeaks(recordedOf(scan), powderOf(params), params, params.noise);
        if (peaks.length === 0) return refused(state, 'No reflection below the scan end.');
        const next = { ...state, fit: { peaks, assigned: null, picked: null } };
        const { type } = analysed(peaks, ANODES[params.anode].alpha1, null);
        return {
          state: next,
          notice:
            type === null
              ? 'The ratios of sin² θ fit no cubic sequence that begins with its first line: lines may lie below 15° or beyond the scan end. Assign planes to one of them.'
              : undefined,
        };
      }
      case 'pick_peak': {
        if (!state.fit) return refused(state, 'Fit the peaks first.');
        return { state: { ...state, fit: { ...state.fit, picked: nearestPeak(state.fit.peaks, action.value) } } };
      }
      case 'assign_hkl': {
        const { fit } = state;
        if (!fit || fit.picked === null) return refused(state, 'Pick a peak first.');
        const hkl = parseIndices(action.value);
        if (!hkl) return refused(state, 'Write three whole numbers, as in "111" or "10 0 0".');
        const alpha1 = ANODES[params.anode].alpha1;
        const free = analysed(fit.peaks, alpha1, null).a[fit.picked];
        const next = { ...fit, assigned: { peak: fit.picked, hkl } };
        const own = analysed(fit.peaks, alpha1, next.assigned).a[fit.picked];
        const differ = free && own && Math.abs(own.value / free.value - 1) > 0.01;
        return {
          state: { ...state, fit: next },
          notice: differ
            ? `With ${hklWords(hkl)} here the cell is ${own.value.toFixed(3)} Å; the ratios of sin² θ alone give ${free.value.toFixed(3)} Å.`
            : undefined,
        };
      }
      case 'take_powder':
        return { state: { ...state, taken: [...state.taken, vialOf(params, action.value)] } };
      case 'run_standard':
        if (scanning(state)) return refused(state, 'A scan is running: stop it first.');
        return {
          state: {
            ...state,
            standard: { found: standardWidth(params, params.noise ? rng : null), left: STANDARD_TIME },
          },
        };
    }
  },

  occupies: (state, _params, action) =>
    action.do === 'run_standard' && !scanning(state) && !state.standard ? STANDARD_TIME : 0,

  reconfigure(state, params, before) {
    const changed = (...ids: readonly (keyof Params)[]): boolean => ids.some((id) => params[id] !== before[id]);
    const another = changed('crystal', 'crystallite', 'microstrain');
    const next =
      another || changed('anode', 'k_alpha2', 'two_theta_max', 'step_size', 'count_time', 'displacement')
        ? putBehind(state)
        : state;
    return another ? { ...next, loaded: false } : next;
  },

  done: ({ scan, standard }) => scan?.over === true && standard === null,

  samples: ({ taken }) => taken,

  answers: (_state, params) =>
    params.crystal === 'Unknown'
      ? [
          {
            id: 'unknown_powder',
            label: 'The unknown powder',
            value: powderNameOf(params),
            unit: 'text',
            options: UNKNOWN_POWDERS,
          },
        ]
      : [],

  read(state, params) {
    const { scan, fit, instrument } = state;
    const alpha1 = ANODES[params.anode].alpha1;
    const analysis = analysisOf(state, params);
    const counts = scan && scan.taken > 0 ? (scan.counts[scan.taken - 1] ?? null) : null;
    const picked = fit?.picked ?? null;
    const peak = picked === null ? undefined : fit?.peaks[picked];
    const own = picked === null ? null : (analysis?.a[picked] ?? null);
    const sized = peak ?? fit?.peaks[0];
    const size = sized ? sizeOf(sized, alpha1, instrument) : null;
    const words = (n: number): string | null => {
      const hkl = analysis?.hkl[n];
      return hkl ? hklWords(hkl) : null;
    };
    const peakValues = Object.fromEntries(
      PEAKS.flatMap((k) => {
        const one = fit?.peaks[k - 1];
        return [
          [`peak_${k}_two_theta`, one?.twoTheta ?? null],
          [`peak_${k}_two_theta_u`, stated(one?.uTwoTheta)],
          [`peak_${k}_intensity`, one?.intensity ?? null],
          [`peak_${k}_fwhm`, one?.fwhm ?? null],
          [`peak_${k}_fwhm_u`, stated(one?.uFwhm)],
          [`peak_${k}_d`, one ? spacing(one.twoTheta, alpha1) : null],
          [`peak_${k}_hkl`, words(k - 1)],
        ];
      }),
    ) as PeakValues;
    return {
      two_theta: angleOf(state),
      counts,
      count_rate: counts === null || !scan ? null : counts / scan.seconds,
      picked_two_theta: peak?.twoTheta ?? null,
      picked_two_theta_u: stated(peak?.uTwoTheta),
      picked_ratio: picked === null ? null : (analysis?.ratio[picked] ?? null),
      picked_hkl: picked === null ? null : words(picked),
      picked_a: own?.value ?? null,
      picked_a_u: stated(own?.u),
      picked_along: picked === null ? null : (analysis?.along[picked] ?? null),
      n_peaks: analysis?.telling ?? null,
      lattice_type: analysis?.type ?? null,
      lattice_a: analysis?.cell?.value ?? null,
      lattice_a_u: stated(analysis?.cell?.u),
      scherrer_nm: size?.value ?? null,
      scherrer_u: stated(size?.u),
      instrument_fwhm: instrument?.value ?? null,
      instrument_fwhm_u: stated(instrument?.u),
      ...peakValues,
    };
  },

  view(state, params, { pattern, before, cards, peaks }) {
    const { scan, fit, standard } = state;
    pattern.fill(Number.NaN);
    for (let n = 0; n < (scan?.taken ?? 0) && scan; n++) pattern[n] = (scan.counts[n] ?? 0) / scan.seconds;
    before.set(state.before);
    cards.fill(0);
    for (const [n, name] of POWDER_NAMES.entries()) {
      const lines = linesOf(POWDERS[name], params.anode).filter(
        ({ twoTheta }) => twoTheta >= FIRST_ANGLE && twoTheta <= LAST_ANGLE,
      );
      const most = Math.max(0, ...lines.map(({ strength }) => strength));
      const drawn = lines.filter(({ strength }) => (100 * strength) / most > CARD_LEAST).slice(0, CARD_LINES);
      for (const [k, { twoTheta, strength }] of drawn.entries())
        cards.set([twoTheta, (100 * strength) / most], 2 * (n * CARD_LINES + k));
    }
    peaks.fill(0);
    for (const [k, { twoTheta, intensity }] of (fit?.peaks ?? []).slice(0, CARD_LINES).entries())
      peaks.set([twoTheta, intensity, fit?.picked === k ? 1 : 0], 3 * k);
    const picked = fit && fit.picked !== null ? fit.peaks[fit.picked] : undefined;
    const sized = picked ?? fit?.peaks[0];
    const angle = picked?.twoTheta ?? angleOf(state);
    const { alpha1 } = ANODES[params.anode];
    /** Planes that reflect strongest: those that the lattice view shows until a peak was picked. */
    const strongest = patternLines(powderOf(params), params).reduce<{ d: number; area: number } | null>(
      (best, { line, area }) => (best === null || area > best.area ? { d: line.d, area } : best),
      null,
    );
    return {
      loaded: state.loaded,
      scanning: scanning(state),
      scanned: scan?.over ?? false,
      taken: scan?.taken ?? 0,
      steps: stepsOf(params),
      from: FIRST_ANGLE,
      to: params.two_theta_max,
      last: LAST_ANGLE,
      /** Where tube and detector stand. */
      twoTheta: angleOf(state),
      rate: scan && scan.taken > 0 ? (scan.counts[scan.taken - 1] ?? 0) / scan.seconds : 0,
      standardLeft: standard?.left ?? null,
      peaks: Math.min(CARD_LINES, fit?.peaks.length ?? 0),
      picked: picked !== undefined,
      assigned: fit?.assigned !== null && fit !== null,
      /** The planes that are looked at: their distance, and the angle at which the beam meets them. */
      planes: {
        d: picked ? spacing(picked.twoTheta, alpha1) : (strongest?.d ?? 2),
        wavelength: alpha1,
        twoTheta: angle,
      },
      large: sized !== undefined && sizeOf(sized, alpha1, state.instrument) === null,
      tone: powderOf(params).tone,
      cards: POWDER_NAMES,
    };
  },
});

type PeakKey = Extract<keyof typeof xrdReadings, `peak_${string}`>;
type PeakValues = { readonly [K in PeakKey]: (K extends `${string}_hkl` ? string : number) | null };
