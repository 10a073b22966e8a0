/** The sounds themselves: a few oscillators and a breath of noise each, shaped by an envelope. */
import type { Sound } from '../../scenes/contract';

/** A tone that glides, or filtered noise. Times in s, frequencies in Hz. */
interface Voice {
  readonly is: OscillatorType | 'noise';
  /** Of a tone; of noise the middle of its band. From the first to the last over its length. */
  readonly hertz: readonly [number, number];
  /** Width of the band of noise: the higher, the narrower. */
  readonly q?: number;
  readonly at?: number;
  readonly rise?: number;
  readonly fall: number;
  readonly gain: number;
}

const VOICES: Readonly<Record<Sound, readonly Voice[]>> = {
  drop: [{ is: 'sine', hertz: [620, 1500], rise: 0.004, fall: 0.09, gain: 0.5 }],
  click: [
    { is: 'noise', hertz: [3200, 2600], q: 2, fall: 0.025, gain: 0.5 },
    { is: 'square', hertz: [1500, 900], fall: 0.012, gain: 0.08 },
  ],
  switch: [
    { is: 'noise', hertz: [1800, 1400], q: 1.5, fall: 0.035, gain: 0.6 },
    { is: 'noise', hertz: [900, 700], q: 2, at: 0.045, fall: 0.05, gain: 0.6 },
  ],
  spark: [
    { is: 'noise', hertz: [6200, 3800], q: 0.7, fall: 0.05, gain: 0.6 },
    { is: 'noise', hertz: [5200, 4200], q: 1, at: 0.06, fall: 0.03, gain: 0.4 },
    { is: 'noise', hertz: [7000, 4800], q: 1, at: 0.11, fall: 0.05, gain: 0.45 },
  ],
  pour: [
    { is: 'noise', hertz: [520, 1100], q: 2.5, rise: 0.12, fall: 0.5, gain: 0.5 },
    { is: 'sine', hertz: [360, 760], rise: 0.1, fall: 0.45, gain: 0.08 },
  ],
  alarm: [
    { is: 'triangle', hertz: [880, 880], fall: 0.16, gain: 0.45 },
    { is: 'triangle', hertz: [660, 660], at: 0.2, fall: 0.16, gain: 0.45 },
    { is: 'triangle', hertz: [880, 880], at: 0.4, fall: 0.2, gain: 0.45 },
  ],
  relay: [
    { is: 'noise', hertz: [2400, 1500], q: 3, fall: 0.02, gain: 0.6 },
    { is: 'triangle', hertz: [240, 140], fall: 0.05, gain: 0.35 },
  ],
  bubble: [{ is: 'sine', hertz: [300, 720], rise: 0.01, fall: 0.07, gain: 0.4 }],
  knock: [
    { is: 'sine', hertz: [190, 90], fall: 0.12, gain: 0.7 },
    { is: 'noise', hertz: [700, 300], q: 1, fall: 0.04, gain: 0.35 },
  ],
  whoosh: [{ is: 'noise', hertz: [300, 1600], q: 1.4, rise: 0.14, fall: 0.28, gain: 0.5 }],
  beep: [{ is: 'sine', hertz: [1320, 1320], rise: 0.005, fall: 0.12, gain: 0.4 }],
  break: [
    { is: 'noise', hertz: [2600, 900], q: 0.6, fall: 0.14, gain: 0.7 },
    { is: 'triangle', hertz: [3100, 2500], at: 0.02, fall: 0.09, gain: 0.14 },
    { is: 'triangle', hertz: [4300, 3900], at: 0.06, fall: 0.12, gain: 0.1 },
  ],
};

/** Below what can be heard: an exponential fall never comes to nought. */
const SILENT = 1e-4;
const LEAST_RISE = 0.002;
const NOISE_S = 1;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate * NOISE_S, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = 2 * Math.random() - 1;
  return noise;
}

function sound(audio: AudioContext, voice: Voice, loudness: number): void {
  const { is, hertz, q = 1, at = 0, rise = LEAST_RISE, fall, gain } = voice;
  const start = audio.currentTime + at;
  const end = start + rise + fall;
  const envelope = new GainNode(audio, { gain: SILENT });
  envelope.gain.setValueAtTime(SILENT, start);
  envelope.gain.exponentialRampToValueAtTime(Math.max(SILENT, gain * loudness), start + rise);
  envelope.gain.exponentialRampToValueAtTime(SILENT, end);
  envelope.connect(audio.destination);
  const glide = (frequency: AudioParam): void => {
    frequency.setValueAtTime(hertz[0], start);
    frequency.exponentialRampToValueAtTime(hertz[1], end);
  };
  if (is === 'noise') {
    const source = new AudioBufferSourceNode(audio, { buffer: noiseOf(audio), loop: true });
    const band = new BiquadFilterNode(audio, { type: 'bandpass', Q: q });
    glide(band.frequency);
    source.connect(band).connect(envelope);
    source.start(start);
    source.stop(end);
  } else {
    const source = new OscillatorNode(audio, { type: is });
    glide(source.frequency);
    source.connect(envelope);
    source.start(start);
    source.stop(end);
  }
}

/** `volume`: 0 to 1. A browser that allows no sound before a touch stays silent. */
export function sing(name: Sound, volume: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') context.resume().catch(() => {});
  const audio = context;
  // Loudness is heard by its square, as of the plotted reading.
  for (const voice of VOICES[name]) sound(audio, voice, volume ** 2);
}
