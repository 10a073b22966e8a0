/**
 * The amplifier and its buffer: eight channels with hum, wander, noise and filters, 500 samples a second; twelve leads of ten
 * seconds. All filters are linear and alike in every channel, so that the leads keep Einthoven's law.
 */
import { CHANNELS, channelOf, leadOf, LEADS } from '../../biology/twelve-leads';
import type { Quantity } from '../../contract';
import {
  createIirMemory,
  filtered,
  highPass,
  type IirCoefficients,
  type IirMemory,
  lowPass,
  notch,
} from '../../core/iir-filter';
import type { Rng } from '../../core/rng';

export const SAMPLE_RATE: Quantity<'Hz'> = 500;
export const BUFFER_SECONDS: Quantity<'s'> = 10;
export const BUFFER = SAMPLE_RATE * BUFFER_SECONDS;
export const PULSE: Quantity<'s'> = 0.2;
/** How much of the dipole's way is kept for its loop, samples. */
export const LOOP = 400;

export type Bandwidth = '0.05-150' | '0.5-40';
export type Swap = 'Correct' | 'RA-LA swapped';

export interface Amplifier {
  readonly mains: Quantity<'mV'>;
  readonly mains_frequency: '50' | '60';
  readonly notch: boolean;
  readonly bandwidth: Bandwidth;
  readonly wander: Quantity<'mV'>;
  readonly swap: Swap;
}

interface Channel {
  readonly high: IirMemory;
  readonly low: IirMemory;
  readonly notch: IirMemory;
}

/** Advanced in place. */
export interface Recorder {
  readonly channels: readonly Channel[];
  /** 12 leads × 5000, mV; sample n of the recording stands at n modulo 5000. */
  readonly ring: Float32Array;
  /** The dipole's last way: x, y, z, 400 each. */
  readonly loop: Float32Array;
  /** Samples of the patient's clock, and of the recording. */
  clock: number;
  recorded: number;
  /** First sample that belongs to the present patient and settings. */
  valid: number;
  readonly noise: Rng;
  readonly sway: number;
}

const NOISE: Quantity<'mV'> = 0.01;
const WANDER_FREQUENCY: Quantity<'Hz'> = 0.25;
const NOTCH_QUALITY = 30;
/** How the hum reaches the channels: I and II a sixth of a turn apart, so that III hums as much. */
const HUM_TURNS: readonly number[] = [0, 1 / 6, 0.05, 0.3, 0.45, 0.6, 0.75, 0.9];

export const createRecorder = (rng: Rng): Recorder => ({
  channels: CHANNELS.map(() => ({ high: createIirMemory(), low: createIirMemory(), notch: createIirMemory() })),
  ring: new Float32Array(LEADS.length * BUFFER),
  loop: new Float32Array(3 * LOOP),
  clock: 0,
  recorded: 0,
  valid: 0,
  noise: rng.stream('noise of the electrodes'),
  sway: rng.stream('wander').uniform(0, 2 * Math.PI),
});

interface Chain {
  readonly high: IirCoefficients;
  readonly low: IirCoefficients;
  readonly notch: IirCoefficients | null;
}

export function chainOf({ bandwidth, notch: on, mains_frequency }: Amplifier): Chain {
  const [from, to] = bandwidth === '0.05-150' ? [0.05, 150] : [0.5, 40];
  return {
    high: highPass(from, SAMPLE_RATE),
    low: lowPass(to, SAMPLE_RATE),
    notch: on ? notch(Number(mains_frequency), NOTCH_QUALITY, SAMPLE_RATE) : null,
  };
}

const levels = new Float64Array(CHANNELS.length);

/** The next sample: of `dipole` on the skin, or of the pulse of 1 mV; it is kept where the recording runs. */
export function sample(
  recorder: Recorder,
  amplifier: Amplifier,
  chain: Chain,
  dipole: Float64Array,
  pulse: boolean,
  recording: boolean,
): void {
  const t = recorder.clock / SAMPLE_RATE;
  const at = { x: dipole[0]!, y: dipole[1]!, z: dipole[2]! };
  const hum = 2 * Math.PI * Number(amplifier.mains_frequency) * t;
  for (let n = 0; n < CHANNELS.length; n++)
    levels[n] =
      channelOf(n, at) +
      amplifier.mains * Math.sin(hum + 2 * Math.PI * HUM_TURNS[n]!) +
      amplifier.wander * Math.sin(2 * Math.PI * WANDER_FREQUENCY * t + recorder.sway + 0.4 * n) +
      NOISE * recorder.noise.normal();
  if (amplifier.swap === 'RA-LA swapped') {
    const [one, two] = [levels[0]!, levels[1]!];
    levels[0] = -one;
    levels[1] = two - one;
  }
  recorder.channels.forEach((channel, n) => {
    const held = filtered(channel.low, chain.low, filtered(channel.high, chain.high, levels[n]!));
    levels[n] = pulse ? 1 : chain.notch === null ? held : filtered(channel.notch, chain.notch, held);
  });
  for (let c = 0; c < 3; c++) recorder.loop[c * LOOP + (recorder.clock % LOOP)] = dipole[c]!;
  recorder.clock++;
  if (!recording) return;
  const place = recorder.recorded % BUFFER;
  for (let lead = 0; lead < LEADS.length; lead++) recorder.ring[lead * BUFFER + place] = leadOf(lead, levels);
  recorder.recorded++;
}

/** Samples of the buffer that belong to the present patient and settings. */
export const validSamples = ({ recorded, valid }: Recorder): number => Math.min(BUFFER, recorded - valid);

/** What a lead shows, `back` samples before the newest. */
export const sampleBack = ({ ring, recorded }: Recorder, lead: number, back: number): number =>
  ring[lead * BUFFER + ((recorded - 1 - back + BUFFER) % BUFFER)]!;

/** rms at the mains frequency over the last second of a lead, mV (Goertzel); null with less. */
export function humResidual(recorder: Recorder, lead: number, frequency: Quantity<'Hz'>): Quantity<'mV'> | null {
  const count = SAMPLE_RATE;
  if (validSamples(recorder) < count) return null;
  let [re, im] = [0, 0];
  for (let back = 0; back < count; back++) {
    const turn = (2 * Math.PI * frequency * back) / SAMPLE_RATE;
    const level = sampleBack(recorder, lead, back);
    re += level * Math.cos(turn);
    im += level * Math.sin(turn);
  }
  return (Math.SQRT2 * Math.sqrt(re * re + im * im)) / count;
}
