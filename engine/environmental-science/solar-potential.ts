/**
 * A solar panel under a sun that moves by date and latitude: the sun of `sun-position.ts`, the light and the power of `panel-light.ts`,
 * the curve of `panel-curve.ts`. Hours are true solar time: the sun crosses the meridian at 12.
 */
import { type ActionFrom, type ActResult, defineSimulation, type Quantity } from '../contract';
import { type Curve, CURVE_POINTS, curveOf, TILTS } from './panel-curve';
import {
  bestTilt,
  cellTemperature,
  dayTotals,
  lightAt,
  noonByTilt,
  type Panel,
  powerAt,
  yearByTilt,
} from './panel-light';
import { ratedPower, readings } from './solar-potential-readings';
import { ARC_POINTS, ARCS, dayLength, declination, SOLSTICES, sunAt } from './sun-position';

export interface Params extends Panel {
  readonly solar_hour: Quantity<'h'>;
}

/** Curves that a learner asked for; the newest one is on the sheet. */
type Sheet = 'day' | 'tilt' | 'year' | 'curve';

/** What follows from the inputs and the shade until one of them changes. */
interface Day {
  readonly totals: { readonly ghi: number; readonly energy: number };
  /** On the plane, W/m², at each quarter of an hour. */
  readonly through: readonly number[];
}

export interface State {
  readonly started: boolean;
  /** Seconds for which the sun has moved from `solar_hour`. */
  readonly moved: number;
  /** Wh. */
  readonly energy: number;
  /** Part of the beam, 0 to 1. */
  readonly shade: number;
  readonly day: Day;
  readonly sheet: Sheet;
  /** By whole degrees of tilt: light at noon, W/m²; energy of the twelve mean days, kWh. */
  readonly scan: readonly number[] | null;
  readonly year: readonly number[] | null;
  readonly curve: Curve | null;
}

const DT: Quantity<'s'> = 30;
const HOUR: Quantity<'s'> = 3600;
const DAY: Quantity<'h'> = 24;

const hourOf = ({ moved }: State, { solar_hour }: Params): number => Math.min(DAY, solar_hour + moved / HOUR);

const dayOf = (params: Params, shade: number): Day => ({
  totals: dayTotals(params),
  through: Array.from({ length: ARC_POINTS }, (_, n) => lightAt(params, n / 4, shade).poa),
});

const actions = {
  start: { label: 'Let the sun move', hint: 'From the solar time that is set to midnight.' },
  sweep_tilt: { label: 'Scan the tilt at noon', hint: 'Light on the panel for each tilt from 0 to 90°.' },
  find_optimum: {
    label: 'Best tilt of the year',
    hint: 'Twelve mean days, each tilt, facing the equator.',
  },
  shade: {
    label: 'Shade the beam',
    value: { kind: 'number', unit: '%', min: 0, max: 100, step: 5, initial: 0 },
    hint: 'A tree or a chimney takes this part of the direct light.',
  },
  rotate_panel: {
    label: 'Turn the panel to',
    value: { kind: 'number', unit: '°', min: 0, max: 360, step: 1, initial: 180 },
    hint: '0 is north, 90 east, 180 south, 270 west.',
  },
  iv_sweep: {
    label: 'Measure the I–V curve',
    hint: 'From short circuit to open circuit, in the light of this moment.',
  },
} as const;

const NO_LIGHT = 'The panel lies in the dark: there is no curve to measure.';

function act(state: State, params: Params, action: ActionFrom<typeof actions>): ActResult<Params, State> {
  switch (action.do) {
    case 'start':
      return { state: { ...state, started: true } };
    case 'sweep_tilt':
      return { state: { ...state, sheet: 'tilt', scan: noonByTilt(params, state.shade) } };
    case 'find_optimum':
      return { state: { ...state, sheet: 'year', year: yearByTilt(params) } };
    case 'shade': {
      const shade = action.value / 100;
      return { state: { ...state, shade, day: dayOf(params, shade), scan: null, curve: null, sheet: 'day' } };
    }
    case 'rotate_panel': {
      const turned = { ...params, azimuth: action.value };
      return { state: renewed(state, turned, params), inputs: { azimuth: action.value } };
    }
    case 'iv_sweep': {
      const { poa } = lightAt(params, hourOf(state, params), state.shade);
      const curve = curveOf(params.rated_power, poa, cellTemperature(params, poa), powerAt(params, poa));
      return curve ? { state: { ...state, sheet: 'curve', curve } } : { state, notice: NO_LIGHT };
    }
  }
}

/** The same run with other inputs: curves of before do not hold any more. */
function renewed(state: State, params: Params, before: Params): State {
  const turned = params.tilt !== before.tilt || params.azimuth !== before.azimuth;
  const rest = Object.entries(params).every(
    ([id, value]) => id === 'tilt' || id === 'azimuth' || value === before[id as keyof Params],
  );
  // The best tilt of the year is that of the place: turning the panel does not change it. The scan goes over all tilts.
  const year = turned && rest ? state.year : null;
  const scan = rest && params.azimuth === before.azimuth ? state.scan : null;
  const kept = (state.sheet === 'year' && year) || (state.sheet === 'tilt' && scan);
  return {
    ...state,
    day: dayOf(params, state.shade),
    scan,
    year,
    curve: null,
    sheet: kept ? state.sheet : 'day',
  };
}

export const simulation = defineSimulation<Params, State>()({
  version: 2,
  dt: DT,
  rate: 1800,
  readings,
  settings: { rated_power: ratedPower },
  actions,
  fields: () => ({
    /** Height and azimuth of the sun, degrees, at each quarter of an hour: of the day, of 21 June, of 21 December. */
    arcs: { kind: 'f32', shape: [ARCS, ARC_POINTS, 2] },
    /** Light on the panel at each quarter of an hour, W/m². */
    through: { kind: 'f32', shape: [ARC_POINTS] },
    /** What the sheet shows: values by tilt, or volts and amperes. */
    tilts: { kind: 'f32', shape: [TILTS] },
    curve: { kind: 'f32', shape: [CURVE_POINTS, 2] },
  }),
  init: (params) => ({
    started: false,
    moved: 0,
    energy: 0,
    shade: 0,
    day: dayOf(params, 0),
    sheet: 'day',
    scan: null,
    year: null,
    curve: null,
  }),
  step(state, params) {
    if (!state.started || hourOf(state, params) >= DAY) return state;
    // The middle of the step stands for it.
    const middle = params.solar_hour + (state.moved + DT / 2) / HOUR;
    const power = powerAt(params, lightAt(params, middle, state.shade).poa);
    return { ...state, moved: state.moved + DT, energy: state.energy + (power * DT) / HOUR };
  },
  act,
  reconfigure: renewed,
  done: (state, params) => state.started && hourOf(state, params) >= DAY,
  read(state, params) {
    const { sun, incidence, ghi, dni, dhi, poa } = lightAt(params, hourOf(state, params), state.shade);
    return {
      zenith: sun.zenith,
      elevation: 90 - sun.zenith,
      sun_azimuth: sun.azimuth,
      incidence,
      declination: declination(params.day_of_year),
      day_length: dayLength(params.latitude, params.day_of_year),
      ghi,
      dni,
      dhi,
      poa,
      cell_temp: cellTemperature(params, poa),
      power: powerAt(params, poa),
      energy_wh: state.energy,
      day_ghi: state.day.totals.ghi,
      day_energy: state.day.totals.energy,
      optimum_tilt: state.year && bestTilt(state.year),
    };
  },
  derive: (_state, params) => ({ day_energy: dayTotals(params).energy }),
  view(state, params, out) {
    [params.day_of_year, ...SOLSTICES].forEach((day, arc) => {
      for (let n = 0; n < ARC_POINTS; n++) {
        const sun = sunAt(params.latitude, day, n / 4);
        out.arcs.set([90 - sun.zenith, sun.azimuth], 2 * (arc * ARC_POINTS + n));
      }
    });
    out.through.set(state.day.through);
    const tilts = state.sheet === 'tilt' ? state.scan : state.sheet === 'year' ? state.year : null;
    if (tilts) out.tilts.set(tilts);
    state.curve?.volts.forEach((volts, n) => out.curve.set([volts, state.curve?.amperes[n] ?? 0], 2 * n));
    return {
      hour: hourOf(state, params),
      moving: state.started,
      shade: state.shade,
      sheet: state.sheet,
      best: tilts && bestTilt(tilts),
      /** Of the curve: open-circuit voltage, short-circuit current, place of the largest power. */
      ends: state.curve && {
        volts: state.curve.openCircuit,
        amperes: state.curve.shortCircuit,
        best: state.curve.best,
      },
    };
  },
});
