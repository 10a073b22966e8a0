/**
 * What the sensors deliver: the sampled signals that are drawn, and from which the monitor works its numbers out.
 *
 *   electrocardiogram   200 samples a second (its flanks are 10 ms wide), lead II from the beat clock (`ecg-waveform.ts`)
 *   all others          100 samples a second
 *   arterial line       P with the notch of the closing valve and the zero error of the transducer
 *   pleth, infrared     P a little later, smoothed and freed of its mean, in % of the light
 *   pleth, red          R times that, R = (110 − S)/25 with S in %: the usual calibration of pulse oximeters
 *                       (J. G. Webster, Design of Pulse Oximeters, 1997)
 *   capnogram           0 in inspiration and dead space, then E · σ((V_out − V_D/2)/w) with a rising plateau;
 *                       E → PaCO2 (1 − gap) min(1, CO/2.5) with a time constant of 10 s
 *   airway pressure     highest of its 10 ms; flows are means over it, so that their sum is the volume; the sensor keeps
 *                       the highest flow into the lung as well
 *
 * Rings of 30 s; sample n stands at n modulo the length.
 */
import { ecgLevel, type EcgEvent, NORMAL_INTERVALS, sinusBeat, ventricularBeat } from '../../biology/ecg-waveform';
import { QRS_SAMPLE_RATE } from '../../biology/qrs-detector';
import type { Quantity } from '../../contract';
import type { Rng } from '../../core/rng';
import type { Circulation } from './circulation';
import type { Lungs } from './lungs';
import type { Patient } from './patients';

export const ECG_RATE: Quantity<'1/s'> = QRS_SAMPLE_RATE;
export const WAVE_RATE: Quantity<'1/s'> = 100;
export const WAVE_LENGTH = 3000;
export const ECG_LENGTH = WAVE_LENGTH * (ECG_RATE / WAVE_RATE);

/** Rows of the ring of waves. */
export const WAVES = {
  /** mmHg */
  arterial: 0,
  /** % of the light */
  infrared: 1,
  red: 2,
  /** mmHg */
  co2: 3,
  /** cmH2O */
  pressure: 4,
  /** mL/s */
  inflow: 5,
  outflow: 6,
  /** mL above the volume at PEEP */
  volume: 7,
} as const;
export const WAVE_ROWS = 8;

/** The heart's electricity comes before its ejection, and the radial artery after it. */
const R_BEFORE_EJECTION: Quantity<'s'> = 0.1;
const ECG_NOISE: Quantity<'mV'> = 0.008;
/** mV: sway of the baseline with a litre of breath; alone in asystole; amplitude of the artefact of compressions. */
const BREATH_SWAY = 0.1;
const ASYSTOLE_SWAY = 0.025;
const ASYSTOLE_SWAY_TIME: Quantity<'s'> = 4.7;
const COMPRESSION_ARTEFACT = 0.45;

/** Notch of the closing valve: a dip and a bump of equal areas, in parts of the pulse pressure, s after ejection. */
const DIP = { at: 0.012, width: 0.013, height: -0.085 } as const;
const BUMP = { at: 0.085, width: 0.034, height: 0.085 * (0.013 / 0.034) } as const;

/** From the artery to the finger: samples, s, s, % of the light for each mmHg. */
const PULSE_TRANSIT = 15;
const PLETH_SMOOTHING: Quantity<'s'> = 0.05;
const PLETH_BASELINE: Quantity<'s'> = 2;
const PERFUSION = 0.03;
/** % of the light for a litre of breath. */
const PLETH_SWAY = 0.35;

const ENDTIDAL_TIME: Quantity<'s'> = 10;
/** L/min below which too little blood reaches the lung to carry the CO2. */
const CO2_WASHOUT = 2.5;
const CAPNOGRAM_RISE: Quantity<'mL'> = 14;
/** How far the plateau still rises, of its end. */
const PLATEAU_RISE = 0.05;
/** s in which fresh gas sweeps the sensor. */
const CAPNOGRAM_FALL: Quantity<'s'> = 0.05;

/** Advanced in place. */
export interface Signals {
  readonly ecg: Float32Array;
  readonly waves: Float32Array;
  /** Samples so far: of the electrocardiogram, and of the others. */
  ecgCount: number;
  waveCount: number;
  beatInterval: number;
  broadBeat: boolean;
  events: readonly EcgEvent[];
  readonly noise: Rng;
  readonly swayPhase: number;
  /** mmHg; 0 once zeroed. */
  zeroError: number;
  endTidal: number;
  co2: number;
  expiredSinceBreath: number;
  plethSmooth: number;
  plethBaseline: number;
  /** Over the sample under way. */
  inflow: number;
  outflow: number;
  peakInflow: number;
  peakPressure: number;
  /** Highest flow into the lung in the newest sample, mL/s. */
  sampledPeakInflow: number;
}

/** End-tidal CO2 that blood and lung settle to, mmHg. */
export const settledEndTidal = (
  { endTidalGap }: Patient,
  paco2: Quantity<'mmHg'>,
  cardiacOutput: Quantity<'L/min'>,
): Quantity<'mmHg'> => paco2 * (1 - endTidalGap) * Math.min(1, cardiacOutput / CO2_WASHOUT);

export const initialSignals = (noise: Rng, endTidal: number, zeroError: number, pressure: number): Signals => ({
  ecg: new Float32Array(ECG_LENGTH),
  waves: new Float32Array(WAVE_ROWS * WAVE_LENGTH),
  ecgCount: 0,
  waveCount: 0,
  beatInterval: 0,
  broadBeat: false,
  events: [],
  noise,
  swayPhase: 2 * Math.PI * noise.next(),
  zeroError,
  endTidal,
  co2: 0,
  expiredSinceBreath: 0,
  plethSmooth: pressure,
  plethBaseline: pressure,
  inflow: 0,
  outflow: 0,
  peakInflow: 0,
  peakPressure: 0,
  sampledPeakInflow: 0,
});

/** mV: events of this beat's R and of the next one, with what disturbs the electrodes. */
function ecgSample(signals: Signals, heart: Circulation, volume: number): number {
  let level = ECG_NOISE * signals.noise.normal() + (BREATH_SWAY * volume) / 1000;
  switch (heart.beat) {
    case 'heart': {
      if (heart.interval !== signals.beatInterval || heart.broad !== signals.broadBeat) {
        signals.beatInterval = heart.interval;
        signals.broadBeat = heart.broad;
        signals.events = heart.broad ? ventricularBeat(heart.interval) : sinusBeat(NORMAL_INTERVALS, heart.interval);
      }
      const since = heart.elapsed + R_BEFORE_EJECTION;
      if (heart.stroke > 0) level += ecgLevel(signals.events, since);
      return level + ecgLevel(signals.events, since - heart.interval);
    }
    case 'compression': {
      const turn = (2 * Math.PI * heart.elapsed) / heart.interval;
      return level + COMPRESSION_ARTEFACT * (Math.sin(turn) + 0.35 * Math.sin(2 * turn + 0.8));
    }
    case 'none': {
      const turn = (2 * Math.PI * signals.ecgCount) / (ECG_RATE * ASYSTOLE_SWAY_TIME);
      return level + ASYSTOLE_SWAY * (Math.sin(turn + signals.swayPhase) + 0.5 * Math.sin(2.7 * turn));
    }
  }
}

const bell = ({ at, width, height }: typeof DIP | typeof BUMP, t: number): number =>
  height * Math.exp((-0.5 * (t - at) * (t - at)) / (width * width));

/** mmHg */
function arterialSample({ zeroError }: Signals, heart: Circulation): number {
  if (heart.beat !== 'heart') return heart.pressure + zeroError;
  const t = heart.elapsed - heart.ejectionTime;
  return heart.pressure + zeroError + heart.pulse * (bell(DIP, t) + bell(BUMP, t));
}

/** mmHg */
function co2Sample(signals: Signals, lungs: Lungs, patient: Patient): number {
  const breathingOut = lungs.phase === 'expiration' || lungs.phase === 'occlusion' || lungs.phase === 'suction';
  if (!breathingOut) {
    const keep = Math.exp(-1 / (WAVE_RATE * CAPNOGRAM_FALL));
    return lungs.phase === 'plateau' ? signals.co2 : signals.co2 * keep;
  }
  const width = CAPNOGRAM_RISE * patient.capnogramSlope;
  const alveolar = 1 / (1 + Math.exp(-(signals.expiredSinceBreath - 0.5 * patient.deadSpace) / width));
  const part = lungs.phase === 'expiration' ? Math.min(1, lungs.elapsed / lungs.expiratoryTime) : 1;
  return signals.endTidal * alveolar * (1 - PLATEAU_RISE * patient.capnogramSlope * (1 - part));
}

/** The next sample of the electrocardiogram, mV. */
export function sampleEcg(signals: Signals, heart: Circulation, lungs: Lungs): number {
  const level = ecgSample(signals, heart, lungs.volume);
  signals.ecg[signals.ecgCount % ECG_LENGTH] = level;
  signals.ecgCount++;
  return level;
}

/** Gathers what the flow sensors and the pressure sensor saw in a step. */
export function gather(signals: Signals, lungs: Lungs): void {
  signals.inflow += lungs.inspired;
  signals.outflow += lungs.expired;
  signals.peakInflow = Math.max(signals.peakInflow, lungs.inflow);
  signals.peakPressure = Math.max(signals.peakPressure, lungs.pressure);
  if (lungs.phase === 'inspiration') signals.expiredSinceBreath = 0;
  else signals.expiredSinceBreath += lungs.expired;
}

/** The next sample of all other signals. `saturation` 0 to 1; `endTidal`: what the lung settles to, mmHg. */
export function sampleWaves(
  signals: Signals,
  heart: Circulation,
  lungs: Lungs,
  patient: Patient,
  saturation: number,
  endTidal: Quantity<'mmHg'>,
): void {
  const { waves } = signals;
  const n = signals.waveCount;
  const put = (row: number, value: number): void => {
    waves[row * WAVE_LENGTH + (n % WAVE_LENGTH)] = value;
  };
  const h = 1 / WAVE_RATE;
  const arterial = arterialSample(signals, heart);
  put(WAVES.arterial, arterial);

  const delayed =
    n < PULSE_TRANSIT ? arterial : waves[WAVES.arterial * WAVE_LENGTH + ((n - PULSE_TRANSIT) % WAVE_LENGTH)]!;
  signals.plethSmooth += (delayed - signals.plethSmooth) * (h / (h + PLETH_SMOOTHING));
  signals.plethBaseline += (signals.plethSmooth - signals.plethBaseline) * (h / (h + PLETH_BASELINE));
  const infrared = PERFUSION * (signals.plethSmooth - signals.plethBaseline) - (PLETH_SWAY * lungs.volume) / 1000;
  put(WAVES.infrared, infrared);
  put(WAVES.red, (infrared * (110 - 100 * saturation)) / 25);

  signals.endTidal += (endTidal - signals.endTidal) * -Math.expm1(-h / ENDTIDAL_TIME);
  signals.co2 = co2Sample(signals, lungs, patient);
  put(WAVES.co2, signals.co2);

  put(WAVES.pressure, signals.peakPressure);
  put(WAVES.inflow, signals.inflow * WAVE_RATE);
  put(WAVES.outflow, signals.outflow * WAVE_RATE);
  put(WAVES.volume, lungs.volume);
  signals.sampledPeakInflow = signals.peakInflow;
  signals.inflow = 0;
  signals.outflow = 0;
  signals.peakInflow = 0;
  signals.peakPressure = 0;
  signals.waveCount = n + 1;
}
