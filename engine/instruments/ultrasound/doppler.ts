/**
 * One column of the Doppler spectrum: slow-time samples of 200 scatterers that drift through the beam, a Hann window, and a Fourier
 * transform. Aliasing is not put in: it comes of the sampling.
 *
 *   v(r) = v_peak (1 − (r/R)ⁿ), n = 2 for steady flow, 8 at the height of systole (blunt)
 */
import { createFft } from '../../core/fft';
import type { Rng } from '../../core/rng';

export const BINS = 128;
const SCATTERERS = 200;
const STEADY = 2;
const BLUNT = 8;
/** dB from the brightest to black. */
const RANGE = 38;
/** Of the electronic noise, to the amplitude of one scatterer. */
const NOISE = 0.5;

const fft = createFft(BINS);
const windowOf = Float64Array.from({ length: BINS }, (_, n) => 0.5 * (1 - Math.cos((2 * Math.PI * n) / BINS)));
const re = new Float64Array(BINS);
const im = new Float64Array(BINS);
/** Power of all scatterers in one bin. */
const FULL = 2 * SCATTERERS * (BINS / 2) ** 2 * 0.5;

export interface Stream {
  /** Hz of the fastest, and Hz of sampling. */
  readonly shift: number;
  readonly rate: number;
  /** 0 at steady flow to 1 at the height of systole. */
  readonly surge: number;
  /** Part of the vessel's radius from which to which the gate reaches. */
  readonly from: number;
  readonly to: number;
}

/** Writes brightness from the highest positive frequency down to the lowest negative one; `gain` in dB. */
export function spectrumColumn(
  flow: Stream | null,
  rng: Rng,
  gain: number,
  out: Uint8Array,
  at: number,
  stride: number,
): void {
  for (let n = 0; n < BINS; n++) {
    re[n] = rng.normal(0, NOISE);
    im[n] = rng.normal(0, NOISE);
  }
  if (flow) {
    const power = STEADY + (BLUNT - STEADY) * flow.surge;
    for (let s = 0; s < SCATTERERS; s++) {
      // Evenly over the area that the gate takes in.
      const r = Math.sqrt(rng.uniform(flow.from * flow.from, flow.to * flow.to));
      const turn = (2 * Math.PI * flow.shift * (1 - r ** power)) / flow.rate;
      const phase = rng.uniform(0, 2 * Math.PI);
      const [c, d] = [Math.cos(turn), Math.sin(turn)];
      let [x, y] = [Math.cos(phase), Math.sin(phase)];
      for (let n = 0; n < BINS; n++) {
        re[n] = re[n]! + x;
        im[n] = im[n]! + y;
        [x, y] = [c * x - d * y, d * x + c * y];
      }
    }
  }
  for (let n = 0; n < BINS; n++) {
    re[n] = re[n]! * windowOf[n]!;
    im[n] = im[n]! * windowOf[n]!;
  }
  fft.forward(re, im);
  for (let row = 0; row < BINS; row++) {
    const bin = (BINS / 2 - 1 - row + BINS) % BINS;
    const level = 10 * Math.log10((re[bin]! ** 2 + im[bin]! ** 2) / FULL + 1e-12) + gain;
    out[at + row * stride] = Math.min(255, Math.max(0, 255 * (1 + level / RANGE)));
  }
}
