/** Feeds the screens of monitor and ventilator: every sample since the last frame, numbers, alarms, trends. */
import type { Frame } from '../../contract';
import { MONITOR_TRACES, type PatientMonitor } from './patient-monitor';
import type { Ventilator } from './ventilator';

type BedsideFrame = Frame<'icu_monitor_ventilator'>;

/** Rows of the ring of waves, as `signals.ts` of the model lays them. */
const ROW = { arterial: 0, infrared: 1, co2: 3, pressure: 4, inflow: 5, outflow: 6, volume: 7 } as const;
const WAVE_ROWS = 8;
/** Samples of the electrocardiogram for each one of the others. */
const ECG_PER_WAVE = 2;
const TREND_ROWS = 6;
/** mL/s above which gas flows in: a breath begins. */
const BREATH_FLOW = 0.5;
/** mV, mmHg, % of the light: what the traces span. */
const ECG_SPAN = [-0.7, 1.3] as const;
const PLETH_SPAN = [-0.85, 1.15] as const;
/** mmHg: steps of the arterial scale, and the room above and below the wave. */
const ARTERIAL_STEP = 20;
const ARTERIAL_MARGIN = 4;
const CO2_SPANS = [60, 120] as const;
/** An end-tidal CO2 that reaches this part of its scale gets the wider one. */
const FULL = 0.95;

const dashed = (text: string): string => (text === '–' ? '--' : text);
const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** How a monitor abbreviates it. */
const SHORT: Readonly<Record<string, string>> = { 'minute volume': 'MV' };

/** The alarm line's words, with the number that set it off and its limit. */
function alarmWords({ text, limit }: BedsideFrame['view']['alarms'][number], { shown }: BedsideFrame): string {
  if (!limit) return text.toUpperCase();
  const name = text.replace(/ (low|high)$/, '');
  const { text: value, unit } = shown[limit.reading];
  return `${SHORT[name] ?? name} ${value} ${limit.side === 'below' ? '<' : '>'} ${limit.value} ${unit}`;
}

export interface BedsideScreens {
  /** `alarms`: so many fit on the alarm line. */
  draw(frame: BedsideFrame, now: number, page: 'traces' | 'trends', alarms: number): void;
}

/**
 * The arterial scale, in whole steps: widened at once where a sample lies beyond it, fitted to the last sweep at the left
 * edge. By samples, not by frames: the picture does not depend on how they come.
 */
function createArterialScale(sweep: PatientMonitor['sweep']) {
  let arterial = { from: 0, to: 0 };
  let lowest = Number.POSITIVE_INFINITY;
  let highest = Number.NEGATIVE_INFINITY;
  function fit(value: number): void {
    const edge = sweep.atEdge(MONITOR_TRACES.arterial);
    const beyond = value < arterial.from || value > arterial.to;
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
    if (edge || beyond) {
      const from = Math.max(0, ARTERIAL_STEP * Math.floor((lowest - ARTERIAL_MARGIN) / ARTERIAL_STEP));
      const to = ARTERIAL_STEP * Math.ceil((highest + ARTERIAL_MARGIN) / ARTERIAL_STEP);
      if (from !== arterial.from || to !== arterial.to) {
        arterial = { from, to };
        sweep.scale(MONITOR_TRACES.arterial, from, to);
      }
    }
    if (!edge) return;
    lowest = value;
    highest = value;
  }

  return {
    fit,
    forget(): void {
      arterial = { from: 0, to: 0 };
      lowest = Number.POSITIVE_INFINITY;
      highest = Number.NEGATIVE_INFINITY;
    },
    get words(): string {
      return `${arterial.from}–${arterial.to}`;
    },
  };
}
type ArterialScale = ReturnType<typeof createArterialScale>;

/** Gives monitor and ventilator each sample once. */
function createSampleFeed({ sweep }: PatientMonitor, ventilator: Ventilator, arterial: ArterialScale) {
  let seenEcg = 0;
  let seenWaves = 0;
  let flowing = false;
  let attached = false;
  let ventilated = false;

  /** A new run begins where the counters fall back. */
  function catchUp({ view }: BedsideFrame): void {
    if (view.ecgCount < seenEcg || view.waveCount < seenWaves) {
      seenEcg = 0;
      seenWaves = 0;
      flowing = false;
      attached = false;
      ventilated = false;
      sweep.clear();
      ventilator.clear();
    }
    if (view.attached && !attached) {
      attached = true;
      arterial.forget();
      seenEcg = Math.max(seenEcg, ECG_PER_WAVE * view.since);
      sweep.clear();
    }
    if (view.phase !== 'off' && !ventilated) {
      ventilated = true;
      ventilator.clear();
    }
  }

  function feedMonitor({ view, fields }: BedsideFrame): void {
    const { ecg, waves } = fields;
    const length = waves.length / WAVE_ROWS;
    if (attached) {
      for (let n = Math.max(seenEcg, view.ecgCount - ecg.length); n < view.ecgCount; n++) {
        sweep.put(MONITOR_TRACES.ecg, ecg[n % ecg.length] ?? 0);
      }
      for (let n = Math.max(seenWaves, view.since, view.waveCount - length); n < view.waveCount; n++) {
        const at = n % length;
        const pressure = waves[ROW.arterial * length + at] ?? 0;
        sweep.put(MONITOR_TRACES.arterial, pressure);
        arterial.fit(pressure);
        sweep.put(MONITOR_TRACES.pleth, waves[ROW.infrared * length + at] ?? 0);
        sweep.put(MONITOR_TRACES.co2, waves[ROW.co2 * length + at] ?? 0);
      }
    }
    seenEcg = view.ecgCount;
  }

  function feedVentilator({ view, fields }: BedsideFrame): void {
    const { waves } = fields;
    const length = waves.length / WAVE_ROWS;
    for (let n = Math.max(seenWaves, view.waveCount - length); ventilated && n < view.waveCount; n++) {
      const at = n % length;
      const inflow = waves[ROW.inflow * length + at] ?? 0;
      const flows = inflow > BREATH_FLOW;
      if (flows && !flowing) ventilator.breath();
      flowing = flows;
      const flow = inflow - (waves[ROW.outflow * length + at] ?? 0);
      ventilator.put(waves[ROW.pressure * length + at] ?? 0, flow, waves[ROW.volume * length + at] ?? 0);
    }
  }

  return {
    get attached(): boolean {
      return attached;
    },
    take(frame: BedsideFrame): void {
      catchUp(frame);
      feedMonitor(frame);
      feedVentilator(frame);
      seenWaves = frame.view.waveCount;
    },
  };
}

function createTrendFeed(monitor: PatientMonitor) {
  let shownEvents: BedsideFrame['view']['events'] | null = null;
  let shownEventCount = -1;
  return function drawTrends({ view, fields }: BedsideFrame, page: 'traces' | 'trends'): void {
    const trends = monitor.page(page);
    if (!trends) return;
    trends.draw(fields.trends, fields.trends.length / TREND_ROWS, view.trendCount);
    if (view.events === shownEvents) return;
    shownEvents = view.events;
    if (view.events.length === shownEventCount && view.events.length === 0) return;
    shownEventCount = view.events.length;
    trends.log(view.events.map(({ at, kind, text }) => `${clock(at)} ${kind === 'alarm' ? '▲ ' : ''}${text}`));
  };
}

function drawAlarms(monitor: PatientMonitor, frame: BedsideFrame, now: number, room: number): void {
  const { view, params } = frame;
  const [first] = view.alarms;
  if (first) {
    const words = view.alarms.slice(0, room).map((alarm) => alarmWords(alarm, frame));
    const more = view.alarms.length - words.length;
    const text = `▲ ${words.join('   ')}${more > 0 ? `   +${more}` : ''}`;
    monitor.alarm.set(first.priority, text, view.silent, now);
  } else {
    const state = view.calibrated ? 'no alarm' : 'not zeroed';
    monitor.alarm.set('quiet', view.attached ? `${params.patient}   ${state}` : 'standby', false, now);
  }
  const on = (text: string): boolean => view.alarms.some((alarm) => alarm.text === text);
  monitor.tiles.ecg.alarm(on('asystole') || on('ventricular tachycardia'));
  monitor.tiles.arterial.alarm(on('MAP low') || on('MAP high'));
  monitor.tiles.pleth.alarm(on('SpO2 low'));
  monitor.tiles.co2.alarm(on('apnoea') || on('EtCO2 low') || on('EtCO2 high'));
}

function drawMonitorNumbers(
  monitor: PatientMonitor,
  arterial: ArterialScale,
  { view, shown, readings, params }: BedsideFrame,
): void {
  const { sweep, tiles } = monitor;
  const co2Top = (readings.etco2 ?? 0) > CO2_SPANS[0] * FULL ? CO2_SPANS[1] : CO2_SPANS[0];
  sweep.scale(MONITOR_TRACES.co2, 0, co2Top);
  monitor.label('ecg', view.attached ? 'II' : '');
  monitor.label('arterial', view.attached ? `ART ${arterial.words}${view.calibrated ? '' : '  zero?'}` : '');
  monitor.label('pleth', view.attached ? 'Pleth' : '');
  monitor.label('co2', view.attached ? `CO2 0–${co2Top}` : '');
  tiles.ecg.set(dashed(shown.hr.text), 'HR\n/min', '');
  const pressure = readings.sbp === null ? '--/--' : `${shown.sbp.text}/${shown.dbp.text}`;
  tiles.arterial.set(pressure, '', `MAP ${dashed(shown.map.text)}`);
  tiles.pleth.set(dashed(shown.spo2.text), '%\nSpO2', '');
  const rate = view.attached && view.breathRate !== null ? Math.round(view.breathRate).toString() : '--';
  tiles.co2.set(dashed(shown.etco2.text), `mmHg\nRR ${rate}`, '');
  monitor.foot(
    `Ppeak ${dashed(shown.ppeak.text)}  Pplat ${dashed(shown.pplat.text)}  VTe ${dashed(shown.vte.text)}  MV ${dashed(shown.minute_volume.text)}  aPEEP ${dashed(shown.auto_peep.text)}  FiO2 ${params.fio2.toFixed(2)}`,
  );
}

function drawVentilatorNumbers(ventilator: Ventilator, { view, shown, hidden }: BedsideFrame): void {
  const plateau = view.plateau === null ? shown.pplat.text : view.plateau.toFixed(1);
  ventilator.value('ppeak', dashed(shown.ppeak.text));
  ventilator.value('pplat', dashed(view.phase === 'plateau' ? plateau : shown.pplat.text));
  ventilator.value('vte', dashed(shown.vte.text));
  ventilator.value('minute', dashed(shown.minute_volume.text));
  ventilator.value('auto', dashed(shown.auto_peep.text));
  ventilator.value('oxygen', hidden.has('fio2') ? '?' : (100 * view.measuredFio2).toFixed(0));
  ventilator.message(view.message ?? (view.phase === 'suction' ? 'Suction' : ''));
}

export function createBedsideScreens(monitor: PatientMonitor, ventilator: Ventilator): BedsideScreens {
  const { sweep } = monitor;
  const arterial = createArterialScale(sweep);
  const samples = createSampleFeed(monitor, ventilator, arterial);
  const drawTrends = createTrendFeed(monitor);
  sweep.scale(MONITOR_TRACES.ecg, ...ECG_SPAN);
  sweep.scale(MONITOR_TRACES.pleth, ...PLETH_SPAN);
  return {
    draw(frame, now, page, alarms) {
      samples.take(frame);
      drawMonitorNumbers(monitor, arterial, frame);
      drawVentilatorNumbers(ventilator, frame);
      monitor.prompt(samples.attached || page === 'trends' ? '' : 'No patient attached\nPress here to attach');
      drawAlarms(monitor, frame, now, alarms);
      drawTrends(frame, page);
      sweep.draw();
      ventilator.draw();
    },
  };
}
