/**
 * A scanning electron microscope with a tungsten gun: tracks in the specimen (`electron-tracks.ts`), the probe and the picture
 * (`sem-image.ts`). The specimen goes in through a lock, so that the chamber keeps its vacuum.
 */
import { defineSimulation, type Point, type Quantity } from '../contract';
import { electronWavelength } from '../core/electron-wave';
import { createTally, DRAWN, follow, kanayaOkayama, quantile, secondaryYield, type Tally } from './electron-tracks';
import {
  backscatteredAt,
  COLLECTED,
  type Detector,
  edgeWidth,
  electronsPerPixel,
  IMAGE,
  levelsOf,
  type Look,
  type Optics,
  PIXELS,
  pixelSize,
  probeDiameter,
  scanRow,
  stripeContrasts,
  yields,
} from './sem-image';
import { semReadings } from './sem-readings';
import { ELEMENTS, hasEdge, type Specimen, trackedIn } from './sem-specimens';

export interface Params {
  readonly specimen_type: Specimen;
  readonly energy: Quantity<'keV'>;
  readonly probe_current: Quantity<'pA'>;
  readonly working_distance: Quantity<'mm'>;
  readonly aperture_um: '50' | '100' | '200' | '400';
  readonly tilt: Quantity<'°'>;
  readonly detector: Detector;
  readonly magnification: Quantity<'1'>;
  readonly electrons: Quantity<'1'>;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

interface Scan {
  readonly electrons: number;
  readonly dwell: Quantity<'µs'>;
  readonly charged: boolean;
  readonly steps: number;
  readonly row: number;
  readonly levels: readonly [number, number];
  readonly magnification: number;
  readonly specimen: Specimen;
  readonly detector: Detector;
}

interface State {
  readonly pumped: Quantity<'s'> | null;
  readonly beam: boolean;
  readonly tally: Tally;
  readonly running: boolean;
  readonly runs: number;
  readonly focus: Quantity<'mm'>;
  readonly stigma: Point;
  readonly coated: boolean;
  readonly scan: Scan | null;
  readonly frames: number;
  readonly edge: Quantity<'nm'> | null;
  readonly expected: Float32Array;
  readonly frame: Float32Array;
  /** Settings were changed since the last frame. */
  readonly stale: boolean;
}

const DT: Quantity<'s'> = 0.25;
const PUMP: Quantity<'s'> = 180;
const COATING: Quantity<'s'> = 60;
const AIR: Quantity<'Pa'> = 101_325;
const VACUUM: Quantity<'Pa'> = 1e-3;
const TRACKS_PER_STEP = 100;
const MOST_TRACKS = 20_000;
/** A frame takes its dwell times and a fifth more for the way back. */
const FLYBACK = 1.2;
const ROSE = 5;
const CONTRAST = 0.1;
const CHARGES_ABOVE: Quantity<'keV'> = 3;
const RATES = { pump: 45, coat: 20, tracks: 4, scan: 1 } as const;
const DEGREE = Math.PI / 180;

const vacuum = ({ pumped }: State): boolean => pumped !== null && pumped >= PUMP;
const elementOf = ({ specimen_type }: Params) => trackedIn(specimen_type);
const opticsOf = (params: Params, { focus }: State): Optics => ({
  energy: params.energy,
  probe_current: params.probe_current,
  working_distance: params.working_distance,
  aperture: Number(params.aperture_um),
  defocus: focus - params.working_distance,
});
const charges = (params: Params, { coated }: State): boolean =>
  params.specimen_type === 'Pollen' && !coated && params.energy > CHARGES_ABOVE;
const complete = ({ tally }: State, { electrons }: Params): boolean => tally.done >= electrons;
const scanning = ({ scan }: State): boolean => scan !== null && scan.row < IMAGE.rows;

const lookOf = (params: Params, state: State): Look => ({
  ...opticsOf(params, state),
  specimen: params.specimen_type,
  detector: params.detector,
  tilt: params.tilt * DEGREE,
  magnification: params.magnification,
  coated: state.coated,
  stigma: state.stigma,
  pear: kanayaOkayama(elementOf(params), params.energy),
});

/** Of the frame: √(nδ), or √(0.3 nη) with the η of the tracks. */
function signalToNoise({ scan, tally }: State, params: Params, coated: boolean): number | null {
  if (!scan) return null;
  const cosine = Math.cos(params.tilt * DEGREE);
  const element = elementOf(params);
  if (scan.detector === 'SE')
    return Math.sqrt(scan.electrons * secondaryYield(coated ? ELEMENTS.Gold : element, params.energy, cosine));
  const eta = tally.done > 0 ? tally.back / tally.done : backscatteredAt(element, cosine);
  return Math.sqrt(COLLECTED * scan.electrons * eta);
}

const cleared = (state: State): State => {
  state.tally.done = 0;
  state.tally.back = 0;
  state.tally.backEnergy = 0;
  state.tally.points = 0;
  return { ...state, running: false };
};

export const simulation = defineSimulation<Params, State>()({
  version: 4,
  dt: DT,
  rate(state) {
    if (state.pumped !== null && state.pumped < PUMP) return RATES.pump;
    if (scanning(state)) return RATES.scan;
    return state.running ? RATES.tracks : RATES.scan;
  },
  readings: semReadings,
  actions: {
    pump: { label: 'Pump', hint: 'Takes 180 s: electrons need a vacuum.' },
    beam_on: { label: 'Beam on' },
    run_trajectories: {
      label: 'Follow electrons',
      hint: 'Works out tracks in the specimen, one electron after the other.',
    },
    scan_frame: {
      label: 'Scan a frame',
      hint: 'So long on each pixel.',
      value: { kind: 'number', unit: 'µs', min: 0.1, max: 500, initial: 50 },
    },
    focus: {
      label: 'Focus',
      hint: 'Distance at which the lens is sharp. It should be the working distance.',
      value: { kind: 'number', unit: 'mm', min: 3, max: 30, initial: 10 },
    },
    stigmate: {
      label: 'Stigmator',
      hint: 'Draws the probe out along x or y. At 0, 0 it is round.',
      value: { kind: 'point', unit: '1', min: { x: -1, y: -1 }, max: { x: 1, y: 1 } },
    },
    measure_edge: { label: 'Measure the edge', hint: 'From 20 to 80 % of the step across the middle of the frame.' },
    coat_gold: {
      label: 'Coat with gold',
      hint: 'Through the lock to the sputter coater and back, 60 s. Lets charge flow off.',
    },
  },
  fields: () => ({
    image: { kind: 'u8', shape: [IMAGE.rows, IMAGE.columns] },
    tracks: { kind: 'f32', shape: [DRAWN.points, DRAWN.stride] },
  }),

  init: (params) => ({
    pumped: null,
    beam: false,
    tally: createTally(MOST_TRACKS),
    running: false,
    runs: 0,
    focus: params.working_distance,
    stigma: { x: 0, y: 0 },
    coated: false,
    scan: null,
    frames: 0,
    edge: null,
    expected: new Float32Array(PIXELS),
    frame: new Float32Array(PIXELS),
    stale: false,
  }),

  step(before, params, { rng }) {
    let state = before;
    if (state.pumped !== null && state.pumped < PUMP) state = { ...state, pumped: state.pumped + DT };
    if (state.running) {
      const until = Math.min(params.electrons, state.tally.done + TRACKS_PER_STEP);
      follow(
        state.tally,
        until,
        elementOf(params),
        params.energy,
        params.tilt * DEGREE,
        rng.stream(`tracks ${params.specimen} ${state.runs} ${state.tally.done}`),
      );
      if (complete(state, params)) state = { ...state, running: false };
    }
    const { scan } = state;
    if (scan && scan.row < IMAGE.rows) {
      const steps = scan.steps + 1;
      const seconds = scan.dwell * 1e-6 * PIXELS * FLYBACK;
      const row = Math.min(IMAGE.rows, Math.floor((IMAGE.rows * steps * DT) / seconds));
      for (let j = scan.row; j < row; j++)
        scanRow(state.expected, j, scan.electrons, scan.charged, params.noise, rng, state.frame);
      const ended = row === IMAGE.rows;
      state = { ...state, scan: { ...scan, steps, row }, frames: state.frames + (ended ? 1 : 0) };
    }
    return state;
  },

  act(state, params, action) {
    const refused = (notice: string) => ({ state, notice });
    switch (action.do) {
      case 'pump':
        if (state.pumped !== null)
          return refused(vacuum(state) ? 'There is a vacuum already.' : 'The pumps are running.');
        return { state: { ...state, pumped: 0 } };
      case 'beam_on':
        if (!vacuum(state)) return refused('Wait for vacuum.');
        if (state.beam) return refused('The beam is on already.');
        return { state: { ...state, beam: true } };
      case 'run_trajectories': {
        if (!state.beam) return refused('Switch the beam on first.');
        if (state.running) return refused('Tracks are being followed.');
        return { state: { ...cleared(state), running: true, runs: state.runs + 1 } };
      }
      case 'scan_frame': {
        if (!state.beam) return refused('Switch the beam on first.');
        if (scanning(state)) return refused('A frame is being scanned.');
        yields(lookOf(params, state), state.expected);
        const electrons = electronsPerPixel(params.probe_current, action.value);
        const charged = charges(params, state);
        state.frame.fill(Number.NaN);
        const scan: Scan = {
          electrons,
          dwell: action.value,
          charged,
          steps: 0,
          row: 0,
          levels: levelsOf(state.expected, params.noise ? electrons : Number.POSITIVE_INFINITY),
          magnification: params.magnification,
          specimen: params.specimen_type,
          detector: params.detector,
        };
        return {
          state: { ...state, scan, edge: null, stale: false },
          notice: charged ? 'The pollen charges: it cannot lead the electrons away.' : undefined,
        };
      }
      case 'focus':
        return { state: { ...state, focus: action.value, stale: state.scan !== null } };
      case 'stigmate':
        return { state: { ...state, stigma: action.value, stale: state.scan !== null } };
      case 'measure_edge': {
        const { scan } = state;
        if (!scan || scan.row < IMAGE.rows) return refused('Scan a frame first.');
        if (!hasEdge(scan.specimen)) return refused('No straight edge is in view: take the test stripes.');
        const edge = edgeWidth(state.frame, scan.specimen, scan.magnification);
        return edge === null
          ? refused(
              'No edge can be measured: it drowns in the noise or is blurred over the whole picture. Focus, take more current or a longer dwell, or another magnification.',
            )
          : { state: { ...state, edge } };
      }
      case 'coat_gold':
        if (state.coated) return refused('The specimen has its gold already.');
        if (scanning(state)) return refused('A frame is being scanned.');
        return { state: { ...state, coated: true, stale: state.scan !== null } };
    }
  },

  occupies: (state, _params, action) => (action.do === 'coat_gold' && !state.coated && !scanning(state) ? COATING : 0),

  reconfigure(state, params, before) {
    const other = params.specimen_type !== before.specimen_type;
    const tracks =
      other || params.energy !== before.energy || params.tilt !== before.tilt || params.electrons !== before.electrons;
    const next = tracks ? cleared(state) : state;
    return {
      ...next,
      coated: other ? false : next.coated,
      // A frame that was not ended is given up; another specimen takes the picture away.
      scan: other || scanning(next) ? null : next.scan,
      edge: null,
      stale: next.scan !== null,
    };
  },

  done: (state, params) => complete(state, params) && state.frames > 0 && !scanning(state) && !state.running,

  read(state, params) {
    const { tally, scan } = state;
    const { done, back } = tally;
    const element = elementOf(params);
    const eta = done > 0 ? back / done : null;
    const snr = scan && scan.row === IMAGE.rows ? signalToNoise(state, params, state.coated) : null;
    const ended = done > 0 && !state.running;
    const seen =
      scan && scan.row === IMAGE.rows ? stripeContrasts(state.frame, scan.specimen, scan.magnification) : null;
    return {
      eta,
      eta_se: eta === null ? null : Math.sqrt((eta * (1 - eta)) / done),
      depth_50: ended ? quantile(tally.depths, done, 0.5) : null,
      depth_95: ended ? quantile(tally.depths, done, 0.95) : null,
      radius_95: ended ? quantile(tally.radii, done, 0.95) : null,
      mean_bse_energy: back > 0 ? tally.backEnergy / back : null,
      tracks_done: done,
      atomic_number: element.z,
      ko_range: kanayaOkayama(element, params.energy),
      se_yield: secondaryYield(state.coated ? ELEMENTS.Gold : element, params.energy, Math.cos(params.tilt * DEGREE)),
      probe_diameter: probeDiameter(opticsOf(params, state)),
      electron_wavelength: electronWavelength(params.energy * 1000) * 1e12,
      snr,
      rose_ok: snr === null ? null : Number(snr * CONTRAST >= ROSE),
      edge_width: state.edge,
      contrast_copper_aluminium: seen?.copperAluminium ?? null,
      contrast_gold_copper: seen?.goldCopper ?? null,
      pressure: state.pumped === null ? AIR : Math.max(VACUUM, AIR * (VACUUM / AIR) ** (state.pumped / PUMP)),
    };
  },

  view(state, params, { image, tracks }) {
    const { tally, scan } = state;
    tracks.set(tally.drawn);
    const [black, white] = scan?.levels ?? [0, 1];
    const scale = 255 / (white - black);
    const rows = scan?.row ?? 0;
    for (let n = 0; n < rows * IMAGE.columns; n++)
      image[n] = Math.max(0, Math.min(255, Math.round(((state.frame[n] ?? 0) - black) * scale)));
    return {
      pumping: state.pumped !== null && !vacuum(state),
      vacuum: vacuum(state),
      beam: state.beam,
      running: state.running,
      points: tally.points,
      done: tally.done,
      electrons: params.electrons,
      /** Depth to which the cross-section is drawn, µm. */
      depth: kanayaOkayama(elementOf(params), params.energy),
      specimen: params.specimen_type,
      coated: state.coated,
      tilt: params.tilt,
      /** Of the frame on the screen. */
      rows,
      frames: state.frames,
      scanning: scanning(state),
      pixel: scan ? pixelSize(scan.magnification) : pixelSize(params.magnification),
      detector: scan?.detector ?? params.detector,
      charged: scan?.charged ?? false,
      stale: state.stale,
      focus: state.focus,
      aperture: Number(params.aperture_um),
      working: params.working_distance,
    };
  },
});
