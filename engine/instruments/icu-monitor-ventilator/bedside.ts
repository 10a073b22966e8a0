/**
 * Patient, ventilator and monitor together: their state, and its advance by a step of 5 ms.
 *
 * Order of a step: heart, lung, every 0.1 s the gases; then the sensors sample, the monitor calculates, and every 0.1 s the
 * alarms look at its numbers, as they are displayed, and the log is written.
 */
import type { Quantity, StepContext } from '../../contract';
import type { Rng } from '../../core/rng';
import { type Alarms, ALARMS, alarmsOf, initialAlarms } from './alarms';
import {
  cardiacOutput,
  type Circulation,
  circulate,
  CPR_CYCLE,
  feedHeart,
  initialCirculation,
  type Load,
} from './circulation';
import {
  alveolarVentilation,
  type BloodGases,
  exchange,
  type GasSupply,
  initialGases,
  oxygenSettled,
  ROOM_AIR,
  saturation,
} from './gas-exchange';
import { initialLungs, type Lungs, totalPeepOf, ventilate, type VentilatorSettings } from './lungs';
import {
  beatless,
  breathless,
  ventricularRun,
  createSpirometer,
  type Monitor,
  type Spirometer,
  watchBreath,
  watchEcg,
  watchWaves,
} from './monitor';
import { type Patient, type PatientName, patients } from './patients';
import type { bedsideReadings } from './readings';
import {
  type EventKind,
  type LoggedEvent,
  logEvent,
  NO_TREND,
  TREND_EVERY,
  TREND_LENGTH,
  TREND_ROWS,
  TRENDS,
} from './record';
import { gather, initialSignals, sampleEcg, sampleWaves, settledEndTidal, type Signals, WAVE_RATE } from './signals';

export interface Params extends VentilatorSettings {
  readonly patient: PatientName;
  readonly fio2: Quantity<'1'>;
  readonly noradrenaline: Quantity<'µg/kg/min'>;
  readonly fluid: Quantity<'mL'>;
  /** Predicted body weight. */
  readonly weight: Quantity<'kg'>;
}

/** Advanced in place. */
export interface State {
  /** Steps so far. */
  tick: number;
  readonly heart: Circulation;
  readonly lungs: Lungs;
  readonly gases: BloodGases;
  readonly signals: Signals;
  /** null until it is attached. */
  readonly monitor: Monitor | null;
  readonly spirometer: Spirometer;
  readonly alarms: Alarms;
  readonly calibrated: boolean;
  /** Relative error of the oxygen cell before its calibration. */
  readonly cellError: number;
  events: readonly LoggedEvent[];
  /** Of the last inspiratory hold, as the ventilator displays it. */
  plateauShown: Quantity<'cmH2O'> | null;
  readonly trends: Float32Array;
  trendCount: number;
  /** The sentence on the ventilator's screen. */
  message: string | null;
  /** Counts of the heart and the lung that the log has told. */
  told: { returns: number; failedCycles: number; plateaus: number; occlusions: number; relieved: boolean };
}

export const DT: Quantity<'s'> = 0.005;
const STEPS_PER_WAVE_SAMPLE = Math.round(1 / (WAVE_RATE * DT));
const SLOW: Quantity<'s'> = 0.1;
const SLOW_STEPS = Math.round(SLOW / DT);
const TREND_STEPS = Math.round(TREND_EVERY / DT);
/** mmHg: a transducer a hand's breadth too high or too low. */
const ZERO_ERROR = { least: 4, greatest: 9 } as const;
const CELL_ERROR = 0.05;
/** mL: below what a spirometer tells apart, two volumes are one. */
const SPIROMETER_STEP = 0.5;
export const NO_EFFECTIVE_VENTILATION = 'No effective ventilation';
export const NO_BREATHS = 'Nobody breathes for the patient: lung and blood hold oxygen for a minute or two';
export const RELIEF_OPEN = 'Pressure reached 60 cmH2O: the relief valve opens and volume is lost';

export const patientOf = ({ patient }: Params): Patient => patients[patient];

export const ventilated = ({ lungs }: Pick<State, 'lungs'>): boolean => lungs.phase !== 'off';

export const loadOf = (lungs: Lungs, params: Params): Load => ({
  peepTotal: totalPeepOf(lungs, params.peep),
  noradrenaline: params.noradrenaline,
  fluid: params.fluid,
});

export const inspiredOxygen = (state: State, params: Params): number => (ventilated(state) ? params.fio2 : ROOM_AIR);

export const note = (state: State, kind: EventKind, text: string, setting?: string): void => {
  state.events = logEvent(state.events, {
    at: state.tick * DT,
    kind,
    text,
    ...(setting === undefined ? {} : { setting }),
  });
};

/** V̇A from the expired volume of the last breath; null while there are no breaths. */
function ventilationOf(state: State, params: Params): Quantity<'L/min'> | null {
  const { vte } = state.spirometer;
  if (vte === null || state.lungs.phase === 'off' || state.lungs.phase === 'suction') return null;
  return alveolarVentilation(patientOf(params), params.resp_rate, vte);
}

const supplyOf = (state: State, params: Params): GasSupply => ({
  ventilation: ventilationOf(state, params),
  fio2: inspiredOxygen(state, params),
  peep: ventilated(state) ? params.peep : 0,
  cardiacOutput: cardiacOutput(state.heart, loadOf(state.lungs, params)),
});

/** Whether oxygen has followed what the ventilator is set to: before that a ratio to FiO2 says nothing of the lung. */
export const oxygenStands = (state: State, params: Params): boolean =>
  oxygenSettled(state.gases, patientOf(params), supplyOf(state, params));

function breatheAndCirculate(state: State, params: Params): void {
  const { heart, lungs, gases } = state;
  const patient = patientOf(params);
  const load = loadOf(lungs, params);
  circulate(heart, patient, load, DT);
  ventilate(lungs, patient, params, DT);
  if (state.tick % SLOW_STEPS !== 0) return;
  exchange(gases, patient, supplyOf(state, params), SLOW);
  const beat = heart.baseRate > 0;
  feedHeart(heart, saturation(gases.pao2), SLOW);
  if (beat && heart.baseRate === 0) note(state, 'patient', 'The heart stands still for want of oxygen');
}

function sample(state: State, params: Params): void {
  const { heart, lungs, gases, signals, monitor, spirometer } = state;
  const patient = patientOf(params);
  gather(signals, lungs);
  const ecg = sampleEcg(signals, heart, lungs);
  if (monitor) watchEcg(monitor, ecg);
  if (state.tick % STEPS_PER_WAVE_SAMPLE !== 0) return;
  const settled = settledEndTidal(patient, gases.paco2, cardiacOutput(heart, loadOf(lungs, params)));
  sampleWaves(signals, heart, lungs, patient, saturation(gases.pao2), settled);
  if (monitor) watchWaves(monitor, signals);
  if (ventilated(state)) watchBreath(spirometer, signals);
}

type BedsideReading = Exclude<keyof typeof bedsideReadings, 'ards_class' | 'ards_class_global' | 'alarm' | 'alarms'>;
/** What is displayed of a number; alarms, trends and log go by that. */
type Display = (reading: BedsideReading, value: number | null | undefined) => number | null;

const displayOf =
  (shown: StepContext['shown']): Display =>
  (reading, value) =>
    value === null || value === undefined ? null : shown ? shown(reading, value) : value;

function watchedBy(state: State, display: Display) {
  const { monitor, spirometer, signals } = state;
  return {
    beatless: monitor !== null && beatless(monitor),
    ventricularRun: monitor !== null && ventricularRun(monitor),
    breathless:
      (monitor !== null || spirometer.breathAt !== null) &&
      breathless(spirometer, monitor?.since ?? 0, signals.waveCount),
    spo2: display('spo2', monitor?.spo2),
    map: display('map', monitor?.mean),
    ppeak: display('ppeak', spirometer.ppeak),
    minuteVolume: display('minute_volume', spirometer.minuteVolume),
    etco2: monitor ? display('etco2', spirometer.etco2) : null,
  };
}

function sound(state: State, display: Display): void {
  const { alarms } = state;
  const active = alarmsOf(watchedBy(state, display));
  const changed = active ^ alarms.active;
  alarms.active = active;
  alarms.silence = Math.max(0, alarms.silence - SLOW);
  if (changed === 0) return;
  ALARMS.forEach(({ text }, index) => {
    if ((changed & (1 << index)) === 0) return;
    const begins = (active & (1 << index)) !== 0;
    note(state, begins ? 'alarm' : 'over', begins ? `Alarm: ${text}` : `Over: ${text}`);
  });
}

/** Writes down what heart and ventilator did by themselves. */
function tell(state: State, params: Params, display: Display): void {
  const { heart, lungs, told, spirometer } = state;
  if (heart.returns > told.returns) note(state, 'patient', 'Return of circulation: the heart beats again');
  if (heart.failedCycles > told.failedCycles) {
    note(state, 'patient', `${CPR_CYCLE / 60} min of compressions: still asystole`);
  }
  if (lungs.plateaus > told.plateaus) {
    state.plateauShown = display('pplat', lungs.plateau);
    note(state, 'care', `Plateau ${state.plateauShown?.toFixed(1)} cmH2O`);
  }
  if (lungs.occlusions > told.occlusions) {
    note(state, 'care', `Total PEEP ${display('total_peep', lungs.totalPeep)?.toFixed(1)} cmH2O`);
  }
  if (lungs.relieved && !told.relieved) note(state, 'alarm', RELIEF_OPEN);
  told.returns = heart.returns;
  told.failedCycles = heart.failedCycles;
  told.plateaus = lungs.plateaus;
  told.occlusions = lungs.occlusions;
  // The flag falls at the beginning of a breath: the next one is told of only after a breath without relief.
  if (lungs.relieved) told.relieved = true;
  else if (lungs.phase === 'expiration') told.relieved = false;
  const useless = spirometer.vte !== null && spirometer.vte <= patientOf(params).deadSpace + SPIROMETER_STEP;
  const still = state.monitor !== null && breathless(spirometer, state.monitor.since, state.signals.waveCount);
  state.message = told.relieved
    ? RELIEF_OPEN
    : useless
      ? NO_EFFECTIVE_VENTILATION
      : still && lungs.phase === 'off'
        ? NO_BREATHS
        : null;
}

function keepTrend(state: State, display: Display): void {
  const { trends, monitor, spirometer, gases } = state;
  const put = (row: number, value: number | null): void => {
    trends[row * TREND_LENGTH + (state.trendCount % TREND_LENGTH)] = value ?? NO_TREND;
  };
  put(TRENDS.heartRate, display('hr', monitor?.heartRate));
  put(TRENDS.map, display('map', monitor?.mean));
  put(TRENDS.spo2, display('spo2', monitor?.spo2));
  put(TRENDS.etco2, monitor ? display('etco2', spirometer.etco2) : null);
  put(TRENDS.ppeak, display('ppeak', spirometer.ppeak));
  put(TRENDS.paco2, gases.paco2);
  state.trendCount++;
}

/** A patient just admitted: neither monitored nor ventilated. */
export function admit(params: Params, rng: Rng, specimen: Rng): State {
  const patient = patientOf(params);
  const lungs = initialLungs();
  const load = loadOf(lungs, params);
  const heart = initialCirculation(patient, load, rng.stream('return of circulation'));
  const gases = initialGases();
  const sensors = specimen.stream('sensors');
  const zeroError = sensors.uniform(ZERO_ERROR.least, ZERO_ERROR.greatest) * (sensors.next() < 0.5 ? -1 : 1);
  const endTidal = settledEndTidal(patient, gases.paco2, cardiacOutput(heart, load));
  return {
    tick: 0,
    heart,
    lungs,
    gases,
    signals: initialSignals(rng.stream('electrode noise'), endTidal, zeroError, heart.pressure + zeroError),
    monitor: null,
    spirometer: createSpirometer(),
    alarms: initialAlarms(),
    calibrated: false,
    cellError: sensors.uniform(-CELL_ERROR, CELL_ERROR),
    events: [],
    plateauShown: null,
    trends: new Float32Array(TREND_ROWS * TREND_LENGTH).fill(NO_TREND),
    trendCount: 0,
    message: null,
    told: { returns: 0, failedCycles: 0, plateaus: 0, occlusions: 0, relieved: false },
  };
}

/** Everything 5 ms later, in place. */
export function advance(state: State, params: Params, { shown }: Pick<StepContext, 'shown'> = {}): State {
  const display = displayOf(shown);
  state.tick++;
  breatheAndCirculate(state, params);
  sample(state, params);
  if (state.tick % SLOW_STEPS === 0) {
    sound(state, display);
    tell(state, params, display);
  }
  if (state.tick % TREND_STEPS === 0) keepTrend(state, display);
  return state;
}
