/**
 * Neutral salt spray (ISO 9227): a panel and a steel coupon in a fog of salt water, mass loss, rust that spreads, what coatings give.
 * Kinetics in `rust-kinetics.ts`, spots in `rust-spots.ts`. Cabinet settings may be turned during the test: mass and dose add up.
 *
 * A cabinet is harsher or milder than its settings say, one hidden factor for each seed; a panel and a coupon have a factor of
 * their own, drawn for each trial.
 */
import { defineSimulation, type Estimate, type Quantity } from '../contract';
import type { Rng } from '../core/rng';
import {
  AREA,
  bareLoss,
  type Cabinet,
  type Coating,
  coatingOn,
  corrosionRate,
  couponWithin,
  coveredArea,
  harshness,
  isPaint,
  isZinc,
  type Metal,
  METALS,
  redRust,
  rustGrade,
  scribeCreep,
  whiteRust,
  withinLimits,
  zincGone,
  zincMass,
} from './rust-kinetics';
import { bear, CELLS, createLayer, MASK, type RustLayer, widen } from './rust-spots';
import { saltSprayReadings } from './salt-spray-readings';

export interface Params extends Cabinet {
  readonly material: Metal;
  readonly coating: Coating;
  readonly thickness: Quantity<'µm'>;
  readonly scribed: boolean;
  readonly specimen: Quantity<'1'>;
  readonly noise: boolean;
}

/** A line of the log sheet. */
export interface Inspection {
  readonly hours: Quantity<'h'>;
  readonly red: Quantity<'%'>;
  readonly white: Quantity<'%'>;
  readonly grade: number | null;
}

interface Coupon {
  readonly hours: Quantity<'h'>;
  readonly loss: Quantity<'g/m²'>;
  readonly mass: Quantity<'g'>;
}

interface State {
  readonly steps: number;
  readonly mode: 'mounted' | 'spraying' | 'removed' | 'weighed';
  readonly door: boolean;
  readonly hours: Quantity<'h'>;
  /** Hours in a standard cabinet that come to the same. */
  readonly dose: Quantity<'h'>;
  readonly loss: Quantity<'g/m²'>;
  readonly mass: Quantity<'g'>;
  readonly cabinet: number;
  readonly panel: number;
  readonly piece: number;
  readonly coupon: Coupon | null;
  readonly red: RustLayer;
  readonly white: RustLayer;
  /** Cells with white rust that red rust has not covered. */
  readonly whiteCells: number;
  /** Spots to be expected without chance. */
  readonly expected: number;
  readonly firstRed: Quantity<'h'> | null;
  /** Hours at which the coating was used up. */
  readonly usedUp: Quantity<'h'> | null;
  readonly log: readonly Inspection[];
  readonly ahead: Quantity<'s'>;
  readonly skipping: Quantity<'s'>;
}

const DT: Quantity<'s'> = 1800;
const HOUR: Quantity<'s'> = 3600;
const STEP: Quantity<'h'> = DT / HOUR;
const CABINET_SD = 0.1;
const PIECE_SD = 0.03;
const COUPON_HOURS: Quantity<'h'> = 48;
const CM2_PER_M2 = 1e4;
/** Sheet of 1 mm: 0.1 cm. */
const SHEET: Quantity<'cm'> = 0.1;
/** Plates of one batch differ in mass by so much. */
const MASS_SD = 0.004;
const COUPON_MASS: Quantity<'g'> = AREA * SHEET * METALS['Carbon steel'].density;
const MOST_LINES = 40;
/** Lab seconds a wall second; slower while bare steel rusts over; wall seconds of a skip. */
const PLAY = { run: 4 * HOUR, rusting: 0.5 * HOUR, skip: 2, most: 400 * HOUR } as const;
const BARE_RUSTS: Quantity<'h'> = 8;
/** Hours that one level of the picture stands for, and where red begins among the levels. */
const LEVEL: Quantity<'h'> = 2;
const RED_FROM = 128;

const consumesOf = ({ cabinet, panel }: State): number => cabinet * panel;
const bareSteel = ({ material, coating }: Params): boolean => material === 'Carbon steel' && coating === 'None';
const coated = ({ material, coating }: Params): Coating => coatingOn(material, coating);
const sprayed = ({ mode, door }: State): boolean => mode === 'spraying' && !door;

/** The coupon hangs in the same fog; it is weighed after 48 h. */
function couponAfter(state: State, factor: number): Coupon | null {
  const { coupon, mode, door, cabinet, piece } = state;
  if (!coupon || coupon.hours >= COUPON_HOURS || mode === 'mounted' || door) return coupon;
  const to = Math.min(COUPON_HOURS, coupon.hours + STEP);
  const loss = coupon.loss + bareLoss('Carbon steel', coupon.hours, to) * factor * cabinet * piece;
  return { ...coupon, hours: to, loss };
}

/** Half an hour of fog on the panel. */
function sprayedStep(state: State, params: Params, factor: number, rng: Rng): State {
  const { material, coating, thickness } = params;
  const consumes = consumesOf(state);
  const hours = state.hours + STEP;
  const dose = state.dose + factor * STEP;
  const hoursAt = (at: Quantity<'h'>): Quantity<'h'> => state.hours + (at - state.dose) / factor;
  const { red, white } = state;
  let whiteCells = state.whiteCells;
  let { expected, firstRed, usedUp } = state;
  const mark = Math.round(hours / STEP);
  const whiteSpots = whiteRust(material, coating);
  if (whiteSpots) {
    bear(white, whiteSpots.births, Math.max(state.dose, whiteSpots.onset), dose, rng);
    widen(white, whiteSpots.speed, dose, mark, (cell) => {
      if (red.when[cell] === 0) whiteCells++;
    });
  }
  const redSpots = redRust(material, coating, thickness, consumes);
  if (redSpots) {
    const first = bear(red, redSpots.births, Math.max(state.dose, redSpots.onset), dose, rng);
    widen(red, redSpots.speed, dose, mark, (cell) => {
      if (white.when[cell] !== 0) whiteCells--;
    });
    const since = dose - redSpots.onset;
    if (since > 0) {
      const bare = 1 - coveredArea(redSpots, since - (factor * STEP) / 2);
      expected += redSpots.births * AREA * Math.min(since, factor * STEP) * bare;
      usedUp ??= hoursAt(redSpots.onset);
    }
    const begins = params.noise ? first : since >= 0 ? redSpots.onset : null;
    if (begins !== null) firstRed ??= hoursAt(begins);
  }
  const on = coatingOn(material, coating);
  const loss =
    on === 'None'
      ? state.loss + bareLoss(material, state.hours, hours) * factor * consumes
      : isZinc(on)
        ? zincMass(zincGone(on, thickness, dose, consumes))
        : 0;
  return { ...state, hours, dose, loss, whiteCells, expected, firstRed, usedUp };
}

function redPart(state: State, params: Params): number {
  if (params.noise) return state.red.covered / CELLS;
  const spots = redRust(params.material, params.coating, params.thickness, consumesOf(state));
  return spots ? coveredArea(spots, state.dose - spots.onset) : 0;
}

function whitePart(state: State, params: Params): number {
  if (params.noise) return state.whiteCells / CELLS;
  const spots = whiteRust(params.material, params.coating);
  return spots ? coveredArea(spots, state.dose - spots.onset) * (1 - redPart(state, params)) : 0;
}

const gradeOf = (state: State, params: Params): number | null =>
  isPaint(coated(params)) ? rustGrade(100 * redPart(state, params)) : null;

const inspected = (state: State, params: Params): Inspection => ({
  hours: state.hours,
  red: 100 * redPart(state, params),
  white: 100 * whitePart(state, params),
  grade: gradeOf(state, params),
});

/** Mass per area that cleaning shows to be gone; a paint hides it. */
const weighedLoss = (state: State, params: Params): Quantity<'g/m²'> | null =>
  state.mode === 'weighed' && !isPaint(coated(params)) ? state.loss : null;
const massAfter = (state: State, loss: Quantity<'g/m²'>): Quantity<'g'> => state.mass - (loss * AREA) / CM2_PER_M2;
const creepOf = (state: State, params: Params): Quantity<'mm'> | null => {
  const on = coated(params);
  return params.scribed && on !== 'None' ? scribeCreep(on, params.thickness, state.dose, consumesOf(state)) : null;
};
const densityOf = (params: Params): Quantity<'g/cm³'> =>
  METALS[isZinc(coated(params)) ? 'Zinc' : params.material].density;

function cabinetWords({ coupon }: State, params: Params): 'Yes' | 'No' | null {
  if (!withinLimits(params)) return 'No';
  if (!coupon || coupon.hours < COUPON_HOURS) return null;
  return couponWithin(coupon.loss) ? 'Yes' : 'No';
}

/**
 * A loss as it is found on the balance, with what panels in this cabinet differ by. How harsh the cabinet is belongs to no ±: the coupon
 * is there to find it, and it goes out where a loss is divided by that of a coupon.
 */
const lossFound = (value: Quantity<'g/m²'>, noise: boolean): Estimate => ({
  value,
  scatter: noise ? PIECE_SD * Math.abs(value) : 0,
});

const scaledBy = (loss: Estimate, by: number): Estimate => ({
  value: loss.value * by,
  scatter: loss.scatter * by,
});

export const simulation = defineSimulation<Params, State>()({
  version: 3,
  dt: DT,
  rate(state, params) {
    if (state.skipping > 0) return Math.min(PLAY.most, Math.max(PLAY.run, state.skipping / PLAY.skip));
    return bareSteel(params) && state.hours < BARE_RUSTS ? PLAY.rusting : PLAY.run;
  },
  readings: saltSprayReadings,
  actions: {
    start: { label: 'Start the spray', hint: 'Fog fills the cabinet; from here the hours count.' },
    open_door: {
      label: 'Cover open',
      hint: 'The fog clears and the hours stand still until it is closed.',
      value: { kind: 'toggle', optional: true },
    },
    inspect: { label: 'Inspect', hint: 'A look at the panel: a line on the log sheet. The test goes on.' },
    remove_panel: { label: 'Take the panel out', hint: 'Ends the exposure of this panel.' },
    clean_and_weigh: {
      label: 'Clean and weigh',
      hint: 'Takes the corrosion products off in inhibited acid and puts the panel on the balance.',
    },
    skip_hours: {
      label: 'Skip hours',
      hint: 'The clock runs ahead.',
      value: { kind: 'number', unit: 'h', min: 0.5, max: 2000, step: 0.5, initial: 24 },
    },
    run_coupon: {
      label: 'Hang a steel coupon in',
      hint: 'Bare steel, weighed after 48 h of fog: it tells whether the cabinet is as harsh as it should be.',
    },
  },
  fields: () => ({ surface: { kind: 'u8', shape: [MASK.rows, MASK.columns] } }),

  init(params, rng, specimen) {
    const { noise, material } = params;
    const cabinet = noise ? Math.max(0.5, specimen.stream('cabinet').normal(1, CABINET_SD)) : 1;
    const own = rng.stream(`panel ${params.specimen}`);
    const factors = [own.normal(1, PIECE_SD), own.normal(1, PIECE_SD), own.normal(1, MASS_SD)] as const;
    return {
      steps: 0,
      mode: 'mounted',
      door: false,
      hours: 0,
      dose: 0,
      loss: 0,
      mass: AREA * SHEET * METALS[material].density * (noise ? factors[2] : 1),
      cabinet,
      panel: noise ? factors[0] : 1,
      piece: noise ? factors[1] : 1,
      coupon: null,
      red: createLayer(),
      white: createLayer(),
      whiteCells: 0,
      expected: 0,
      firstRed: null,
      usedUp: null,
      log: [],
      ahead: 0,
      skipping: 0,
    };
  },

  step(before, params, { rng }) {
    const ahead = Math.max(0, before.ahead - DT);
    const factor = harshness(params);
    const state: State = {
      ...before,
      steps: before.steps + 1,
      ahead,
      skipping: ahead > 0 ? before.skipping : 0,
      coupon: couponAfter(before, factor),
    };
    return sprayed(before) ? sprayedStep(state, params, factor, rng) : state;
  },

  act(state, params, action) {
    const refused = (notice: string) => ({ state, notice });
    const { mode, door, coupon } = state;
    const out = mode === 'removed' || mode === 'weighed';
    switch (action.do) {
      case 'start': {
        if (out) return refused('This panel has been taken out. Reset mounts a new one.');
        if (mode === 'spraying' && !door) return refused('The test is running already.');
        const ignored = params.material !== 'Carbon steel' && params.coating !== 'None';
        return {
          state: { ...state, mode: 'spraying', door: false },
          notice: ignored ? 'Coatings are fitted to carbon steel only: this panel is bare.' : undefined,
        };
      }
      case 'open_door': {
        const open = (action.value ?? 1) === 1;
        if (open === door) return refused(open ? 'The cover is open already.' : 'The cover is closed already.');
        return { state: { ...state, door: open } };
      }
      case 'inspect':
        if (out) return refused('The panel is out of the cabinet.');
        if (state.hours === 0) return refused('Start the spray first: there is nothing to see yet.');
        return { state: { ...state, log: [...state.log, inspected(state, params)].slice(-MOST_LINES) } };
      case 'remove_panel':
        if (out) return refused('The panel is out already.');
        if (mode === 'mounted') return refused('Start the spray first.');
        return {
          state: { ...state, mode: 'removed', log: [...state.log, inspected(state, params)].slice(-MOST_LINES) },
        };
      case 'clean_and_weigh': {
        if (mode === 'weighed') return refused('The panel has been weighed.');
        if (mode !== 'removed') return refused('Take the panel out of the cabinet first.');
        const painted = isPaint(coated(params));
        return {
          state: { ...state, mode: 'weighed' },
          notice: painted ? 'A painted panel is rated by its rust: cleaning would take the paint off too.' : undefined,
        };
      }
      case 'skip_hours':
        if (mode === 'mounted') return refused('Start the spray first.');
        if (door) return refused('The cover is open: no fog falls and no hours count. Close it first.');
        return { state: { ...state, ahead: action.value * HOUR, skipping: action.value * HOUR } };
      case 'run_coupon': {
        if (coupon && coupon.hours < COUPON_HOURS) return refused('A coupon hangs in the cabinet already.');
        if (mode === 'weighed') return refused('This test is over. Reset mounts a new panel.');
        return { state: { ...state, coupon: { hours: 0, loss: 0, mass: COUPON_MASS } } };
      }
    }
  },

  occupies: ({ mode, door }, _params, action) =>
    action.do === 'skip_hours' && mode !== 'mounted' && !door ? Number(action.value) * HOUR : 0,

  toggles: ({ door }) => ({ open_door: door }),

  done: ({ mode, coupon }) => mode === 'weighed' && (!coupon || coupon.hours >= COUPON_HOURS),

  read(state, params) {
    const { coupon, hours } = state;
    const on = coated(params);
    const loss = weighedLoss(state, params);
    return {
      hours,
      mass_start: state.mass,
      mass_end: loss === null ? null : massAfter(state, loss),
      mass_loss: loss,
      corrosion_rate: loss === null || hours === 0 ? null : corrosionRate(loss, hours, densityOf(params)),
      red_rust_area: 100 * redPart(state, params),
      white_rust_area: 100 * whitePart(state, params),
      d610_grade: gradeOf(state, params),
      zinc_left: isZinc(on) ? params.thickness - zincGone(on, params.thickness, state.dose, consumesOf(state)) : null,
      scribe_creep: creepOf(state, params),
      first_red_rust: state.firstRed,
      spots: params.noise ? state.red.spots : Math.round(state.expected),
      coupon_loss: coupon && coupon.hours >= COUPON_HOURS ? coupon.loss : null,
      cabinet_ok: cabinetWords(state, params),
    };
  },

  derive(state, params, instruments) {
    const { coupon, hours } = state;
    const [before, after] = [instruments.shown('mass_start'), instruments.shown('mass_end')];
    const found =
      before === null || after === null ? null : lossFound(((before - after) * CM2_PER_M2) / AREA, params.noise);
    const weighedCoupon = coupon && coupon.hours >= COUPON_HOURS;
    const couponAt = (mass: Quantity<'g'>, ordinal: number): number =>
      instruments.shownAt('mass_start', mass, 0, ordinal);
    return {
      mass_loss: found,
      corrosion_rate: found && hours > 0 ? scaledBy(found, corrosionRate(1, hours, densityOf(params))) : null,
      coupon_loss: weighedCoupon
        ? lossFound(
            ((couponAt(coupon.mass, 1) - couponAt(coupon.mass - (coupon.loss * AREA) / CM2_PER_M2, 2)) * CM2_PER_M2) /
              AREA,
            params.noise,
          )
        : null,
    };
  },

  view(state, params, { surface }) {
    const { red, white, mode, door, coupon, hours } = state;
    const now = hours / STEP;
    const aged = (covered: number, most: number): number =>
      Math.min(most, Math.floor(((now - covered) * STEP) / LEVEL));
    for (let cell = 0; cell < CELLS; cell++) {
      const [rusted, bloomed] = [red.when[cell] ?? 0, white.when[cell] ?? 0];
      surface[cell] =
        rusted > 0 ? RED_FROM + aged(rusted, 255 - RED_FROM) : bloomed > 0 ? 1 + aged(bloomed, RED_FROM - 2) : 0;
    }
    return {
      mode,
      door,
      fog: mode !== 'mounted' && !door,
      hours,
      coupon: coupon ? { hours: coupon.hours, weighed: coupon.hours >= COUPON_HOURS } : null,
      /** How much of a bare metal's skin has changed, 0 to 1, for its colour. */
      tarnish: coated(params) === 'None' ? 1 - Math.exp(-hours / 60) : 0,
      zinc: isZinc(coated(params)),
      paint: isPaint(coated(params)),
      creep: creepOf(state, params),
      log: state.log,
      skipping: state.skipping > 0,
      /** Which picture this is: it changes when the surface does. */
      picture: red.covered + white.covered + Math.floor(hours / LEVEL),
    };
  },
});
