/**
 * A ventilated patient at a bedside monitor. The laws stand with their parts: `lungs.ts` (ventilator and lung),
 * `circulation.ts` (heart and arteries), `gas-exchange.ts` (blood gases), `signals.ts` (what the sensors deliver) and
 * `monitor.ts` (the numbers, worked out from those signals); `bedside.ts` advances them together. Here is what a learner
 * meets: readings, actions, frames.
 *
 * Heart rate, pressures, SpO2, EtCO2, peak pressure, volumes and flow come from the drawn signals: a transducer that was
 * not zeroed shows its error, an artery without pulse gives no saturation. CVP, cardiac output, plateau and trapped volume
 * are the model's; blood gases pass through a laboratory's analyser. What the sensors' calibration adds to the numbers is
 * declared in `readings.ts`; alarms, trends and log go by the numbers that are displayed.
 *
 * Clinical units throughout, named with each quantity. The state is advanced in place.
 */
import { type ActResult, defineSimulation, type Grade } from '../../contract';
import { ALARMS, alarmsText, alarmText, isSilent, silenceAlarms } from './alarms';
import {
  admit,
  advance,
  DT,
  inspiredOxygen,
  loadOf,
  note,
  type Params,
  patientOf,
  type State,
  ventilated,
  oxygenStands,
} from './bedside';
import {
  cardiacOutput,
  giveAdrenaline,
  heartRate,
  startCompressions,
  stopCompressions,
  venousPressure,
} from './circulation';
import { berlinClass, globalClass } from './ards';
import { alveolarPo2, arterialPh } from './gas-exchange';
import { beginBreath, beginSuction, SUCTION_TIME } from './lungs';
import { createMonitor } from './monitor';
import { bedsideReadings } from './readings';
import { TREND_LENGTH, TREND_ROWS } from './record';
import { ECG_LENGTH, WAVE_LENGTH, WAVE_ROWS } from './signals';

export type { Params } from './bedside';

/** Newest events that a frame carries. */
const SHOWN_EVENTS = 12;

const refused = (state: State, notice: string) => ({ state, notice });

const NOT_VENTILATED = 'Start ventilation first.';
/** mg into a beating heart from which on a warning goes with it. */
const WARNED_DOSE = 0.1;
const HEART_BEATS =
  'This heart beats. 1 mg is the dose for cardiac arrest: here it can kill by extreme blood pressure and arrhythmia.';
const L_PER_MIN = 0.06;

/** What the log says of a changed setting. */
const SETTINGS: readonly { readonly id: keyof Params; readonly says: (params: Params) => string }[] = [
  { id: 'vent_mode', says: ({ vent_mode }) => vent_mode },
  { id: 'tidal_volume', says: ({ tidal_volume }) => `Tidal volume ${tidal_volume} mL` },
  { id: 'resp_rate', says: ({ resp_rate }) => `Rate ${resp_rate} /min` },
  { id: 'peep', says: ({ peep }) => `PEEP ${peep} cmH2O` },
  { id: 'driving_setting', says: ({ driving_setting }) => `Pressure ${driving_setting} cmH2O above PEEP` },
  { id: 'fio2', says: ({ fio2 }) => `FiO2 ${fio2.toFixed(2)}` },
  { id: 'ie_ratio', says: ({ ie_ratio }) => `I:E ${ie_ratio}` },
  { id: 'noradrenaline', says: ({ noradrenaline }) => `Noradrenaline ${noradrenaline.toFixed(2)} µg/kg/min` },
  { id: 'fluid', says: ({ fluid }) => `Fluid ${fluid} mL in all` },
  { id: 'weight', says: ({ weight }) => `Predicted body weight ${weight} kg` },
];

// ---------------------------------------------------------------- what is done

function attachMonitor(state: State, signals: State['signals'], grade: Grade): ActResult<Params, State> {
  if (state.monitor) return refused(state, 'The monitor is attached already.');
  note(state, 'care', 'Monitor attached');
  // Ideal instruments need no zeroing.
  if (grade === 'ideal') signals.zeroError = 0;
  return {
    state: {
      ...state,
      monitor: createMonitor(signals.waveCount),
      cellError: grade === 'ideal' ? 0 : state.cellError,
    },
  };
}

function calibrate(state: State, signals: State['signals']): ActResult<Params, State> {
  if (state.calibrated) return refused(state, 'Transducers and O2 cell are calibrated already.');
  const error = signals.zeroError;
  signals.zeroError = 0;
  note(state, 'care', 'Transducers zeroed, O2 cell calibrated');
  const before = error === 0 ? 'right' : `${Math.abs(error).toFixed(0)} mmHg too ${error > 0 ? 'high' : 'low'}`;
  return {
    state: { ...state, calibrated: true },
    notice: `Zeroed to air: the arterial line had read ${before}. The O2 cell now reads 21 % in air and 100 % in oxygen.`,
  };
}

function adrenalineGiven(
  state: State,
  value: number,
  heart: State['heart'],
  arrest: boolean,
): ActResult<Params, State> {
  giveAdrenaline(heart, value);
  note(state, 'care', `Adrenaline ${value} mg`);
  if (!arrest && value >= WARNED_DOSE) note(state, 'care', HEART_BEATS);
  return {
    state: { ...state },
    notice: arrest
      ? `Given. Without compressions it does not reach the heart; with them the chance of a return is ${1 + value} times as large for 3 min.`
      : value >= WARNED_DOSE
        ? HEART_BEATS
        : 'Given to a beating heart: rate and resistance rise for 3 min.',
  };
}

export const simulation = defineSimulation<Params, State>()({
  version: 6,
  dt: DT,
  rate: 1,
  readings: bedsideReadings,
  actions: {
    attach_monitor: { label: 'Attach monitor', hint: 'Electrodes, arterial line, finger probe and CO2 sensor.' },
    start_ventilation: { label: 'Start ventilation' },
    inspiratory_hold: {
      label: 'Inspiratory hold',
      hint: 'Closes the valves for 0.5 s after the next inspiration: the pressure falls to the plateau.',
    },
    expiratory_hold: {
      label: 'Expiratory hold',
      hint: 'Closes the valves for 1 s after the next expiration: the pressure rises to the total PEEP, and what is more than the set one is auto-PEEP.',
    },
    suction: { label: 'Suction', hint: '5 s without ventilation.' },
    silence_alarm: { label: 'Silence alarm', hint: 'Pauses the sound for 2 min; a new alarm brings it back.' },
    start_cpr: { label: 'Start CPR', hint: 'Compressions, 110 a minute. Rhythm check every 2 min.' },
    stop_cpr: { label: 'Stop CPR' },
    give_adrenaline: {
      label: 'Give adrenaline',
      value: { kind: 'number', unit: 'mg', min: 0.01, max: 1, step: 0.01, initial: 1 },
      hint: '1 mg is the dose for an arrest. A heart that beats gets a hundredth of it, if any.',
    },
    defibrillate: {
      label: 'Defibrillate',
      value: { kind: 'number', unit: 'J', min: 10, max: 360, step: 10, initial: 200 },
    },
    calibrate: { label: 'Calibrate', hint: 'Zeroes the pressure transducers, and sets the O2 cell at 21 % and 100 %.' },
  },
  fields: () => ({
    ecg: { kind: 'f32', shape: [ECG_LENGTH] },
    waves: { kind: 'f32', shape: [WAVE_ROWS, WAVE_LENGTH] },
    trends: { kind: 'f32', shape: [TREND_ROWS, TREND_LENGTH] },
  }),

  init: admit,

  step: advance,

  act(state, params, action, _rng, grade) {
    const { heart, lungs, signals, alarms } = state;
    const arrest = heart.baseRate === 0;
    switch (action.do) {
      case 'attach_monitor':
        return attachMonitor(state, signals, grade);
      case 'calibrate':
        return calibrate(state, signals);
      case 'start_ventilation': {
        if (ventilated(state)) return refused(state, 'The ventilator is running already.');
        beginBreath(lungs, patientOf(params), params);
        note(state, 'care', `Ventilation started: ${params.vent_mode}`);
        return { state: { ...state } };
      }
      case 'inspiratory_hold': {
        if (!ventilated(state)) return refused(state, NOT_VENTILATED);
        lungs.holdInspiration = true;
        return { state: { ...state } };
      }
      case 'expiratory_hold': {
        if (!ventilated(state)) return refused(state, NOT_VENTILATED);
        lungs.holdExpiration = true;
        return { state: { ...state } };
      }
      case 'suction': {
        if (!ventilated(state)) return refused(state, NOT_VENTILATED);
        if (lungs.phase === 'suction') return refused(state, 'The catheter is in the tube already.');
        beginSuction(lungs);
        note(state, 'care', `Suction: ${SUCTION_TIME} s without ventilation`);
        return { state: { ...state } };
      }
      case 'silence_alarm': {
        if (alarms.active === 0) return refused(state, 'No alarm sounds.');
        silenceAlarms(alarms);
        note(state, 'care', 'Alarm sound paused for 2 min');
        return { state: { ...state } };
      }
      case 'start_cpr': {
        if (!arrest) return refused(state, 'The heart beats: no compressions.');
        if (heart.compressing) return refused(state, 'Compressions are being given already.');
        startCompressions(heart, loadOf(lungs, params));
        note(state, 'care', 'CPR started');
        return { state: { ...state } };
      }
      case 'stop_cpr': {
        if (!heart.compressing) return refused(state, 'No compressions are being given.');
        stopCompressions(heart);
        note(state, 'care', 'CPR stopped');
        return { state: { ...state } };
      }
      case 'give_adrenaline':
        return adrenalineGiven(state, action.value, heart, arrest);
      case 'defibrillate':
        return refused(
          state,
          arrest
            ? 'Asystole: there is no rhythm to reset, so a shock has no effect. Compressions and adrenaline instead.'
            : heart.arrhythmia > 0
              ? 'There is a pulse: a synchronised shock, not modelled here.'
              : 'The heart beats in a regular rhythm: no shock.',
        );
    }
  },

  reconfigure(state, params, before) {
    for (const { id, says } of SETTINGS) {
      if (params[id] !== before[id]) note(state, 'setting', says(params), id);
    }
    return state;
  },

  read(state, params) {
    const { monitor, spirometer, lungs, gases, heart, signals } = state;
    const patient = patientOf(params);
    const load = loadOf(lungs, params);
    const classed = ventilated(state) && oxygenStands(state, params);
    const fio2 = inspiredOxygen(state, params);
    const { last } = lungs;
    const autoPeep = last ? last.trapped / last.compliance : null;
    const totalPeep = last && autoPeep !== null ? last.peep + autoPeep : null;
    const plateau = last ? last.endInspiratory / last.compliance + last.peep : null;
    const driving = plateau === null || totalPeep === null ? null : plateau - totalPeep;
    const spo2 = monitor?.spo2 ?? null;
    const { vte, ppeak, inspiratoryFlow } = spirometer;
    return {
      hr: monitor?.heartRate ?? null,
      map: monitor?.mean ?? null,
      sbp: monitor?.systolic ?? null,
      dbp: monitor?.diastolic ?? null,
      cvp: monitor ? venousPressure(patient, load) + signals.zeroError : null,
      co: monitor ? cardiacOutput(heart, load) : null,
      spo2,
      pao2: gases.pao2,
      paco2: gases.paco2,
      etco2: monitor ? spirometer.etco2 : null,
      ph: arterialPh(patient, gases.paco2),
      // The gas equation holds while breaths renew the gas.
      pao2_alveolar: gases.alveolar === null ? alveolarPo2(fio2, gases.paco2) : null,
      ppeak,
      pplat: plateau,
      total_peep: totalPeep,
      driving_pressure: driving,
      auto_peep: autoPeep,
      compliance: vte === null || driving === null ? null : vte / driving,
      resistance:
        !last?.evenFlow || ppeak === null || plateau === null || inspiratoryFlow === null
          ? null
          : (ppeak - plateau) / (inspiratoryFlow / 1000),
      vte,
      minute_volume: spirometer.minuteVolume,
      insp_flow: inspiratoryFlow === null ? null : inspiratoryFlow * L_PER_MIN,
      pf_ratio: gases.pao2 / fio2,
      ards_class: classed ? berlinClass(gases.pao2 / fio2, params.peep) : null,
      sf_ratio: spo2 === null ? null : spo2 / fio2,
      ards_class_global: classed ? globalClass(spo2, fio2, params.peep) : null,
      vt_per_kg: vte === null ? null : vte / params.weight,
      alarm: alarmText(state.alarms),
      alarms: alarmsText(state.alarms),
    };
  },

  derive(state, params, instruments) {
    const shown = (id: Parameters<typeof instruments.shown>[0]): number | null => instruments.shown(id);
    const [vte, ppeak, plateau, totalPeep] = [shown('vte'), shown('ppeak'), shown('pplat'), shown('total_peep')];
    const [flow, pao2, paco2, spo2] = [shown('insp_flow'), shown('pao2'), shown('paco2'), shown('spo2')];
    const fio2 = inspiredOxygen(state, params);
    const driving = plateau === null || totalPeep === null ? null : plateau - totalPeep;
    const classed = ventilated(state) && oxygenStands(state, params);
    return {
      driving_pressure: driving,
      compliance: vte === null || driving === null ? null : vte / driving,
      resistance: ppeak === null || plateau === null || flow === null ? null : ((ppeak - plateau) * 60) / flow,
      pao2_alveolar: paco2 === null || state.gases.alveolar !== null ? null : alveolarPo2(fio2, paco2),
      pf_ratio: pao2 === null ? null : pao2 / fio2,
      ards_class: classed && pao2 !== null ? berlinClass(pao2 / fio2, params.peep) : null,
      sf_ratio: spo2 === null ? null : spo2 / fio2,
      ards_class_global: classed ? globalClass(spo2, fio2, params.peep) : null,
      vt_per_kg: vte === null ? null : vte / params.weight,
    };
  },

  view(state, params, out) {
    const { signals, lungs, heart, alarms, events, spirometer, monitor } = state;
    out.ecg.set(signals.ecg);
    out.waves.set(signals.waves);
    out.trends.set(state.trends);
    return {
      attached: monitor !== null,
      /** Samples so far: sample n stands at n modulo the length of its ring. */
      ecgCount: signals.ecgCount,
      waveCount: signals.waveCount,
      /** Samples of the waves before the monitor was attached. */
      since: monitor?.since ?? 0,
      calibrated: state.calibrated,
      /** What the patient breathes: what the laboratory is told with the blood sample. */
      inspiredFio2: inspiredOxygen(state, params),
      /** What the ventilator's O2 cell makes of it. */
      measuredFio2: inspiredOxygen(state, params) * (1 + (state.calibrated ? 0 : state.cellError)),
      phase: lungs.phase,
      /** mL above the volume at PEEP, and what fills the drawn lung. */
      volume: lungs.volume,
      breathRate: spirometer.rate,
      plateau: state.plateauShown,
      totalPeep: lungs.totalPeep,
      holdsAsked: { inspiration: lungs.holdInspiration, expiration: lungs.holdExpiration },
      compressing: heart.compressing,
      /** 0 to 1: how deep the chest is pressed. */
      compression:
        heart.beat === 'compression' ? Math.max(0, Math.sin((Math.PI * heart.elapsed) / heart.ejectionTime)) : 0,
      cycle: heart.cycle,
      beating: heartRate(heart) > 0,
      /** s that adrenaline still acts: on the heart that beats, or on the chance that it beats again. */
      adrenaline: heart.baseRate > 0 ? heart.adrenaline : heart.adrenalineInArrest,
      alarms: ALARMS.filter((_alarm, index) => alarms.active & (1 << index)).map(({ text, priority, limit }) => ({
        text,
        priority,
        /** The number that set it off, with its limit; null where none did. */
        limit,
      })),
      silent: isSilent(alarms),
      silence: alarms.silence,
      message: state.message,
      events: events.slice(-SHOWN_EVENTS),
      trendCount: state.trendCount,
    };
  },
});
