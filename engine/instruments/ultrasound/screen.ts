/** What the machine draws of the echo: envelope, time-gain and gain, logarithm, and the way from lines to a picture. */
import { CURVE, type Echo, type EchoSettings, FACE, noiseAt, SAMPLES, type Scatter } from './echo-image';
import { type Node, nodeAt } from './objects';

export const PICTURE = { rows: 256, columns: 192 } as const;
export const STRIP = { rows: 128, columns: 200 } as const;
/** dB above tissue that is drawn white. */
const WHITE = 22;
const HALF_ANGLE = FACE / 2 / CURVE;
/** Echoes between probe and air: apart, mm, and dB lost for each. */
const REVERBERATION = { apart: 3.2, loss: 7, width: 0.5 } as const;

export interface DisplaySettings {
  /** dB/cm, dB, dB. */
  readonly tgc: number;
  readonly gain: number;
  readonly dynamicRange: number;
}

/** The picture's frame in mm: how wide, how high, and where its upper edge lies. */
export function frameOf({ transducer, depth }: EchoSettings): { width: number; height: number; top: number } {
  if (transducer === 'Linear') return { width: FACE, height: depth, top: 0 };
  const top = CURVE * (Math.cos(HALF_ANGLE) - 1);
  return { width: 2 * (CURVE + depth) * Math.sin(HALF_ANGLE), height: depth - top, top };
}

export const greyOf = (level: number, range: number): number =>
  Math.min(255, Math.max(0, (255 * (level - WHITE + range)) / range));

const polar = new Uint8Array(256 * PICTURE.rows);
const PER_ROW = SAMPLES / PICTURE.rows;

/** Draws the `frame`th picture. */
export function drawPicture(
  settings: EchoSettings,
  display: DisplaySettings,
  gel: boolean,
  echo: Echo,
  scatter: Scatter,
  frame: number,
  out: Uint8Array,
): void {
  const { depth, transducer } = settings;
  const lines = gel ? echo.lines : settings.lines;
  const { rows, columns } = PICTURE;
  for (let r = 0; r < rows; r++) {
    const z = ((r + 0.5) * depth) / rows;
    const lift = (display.tgc * z) / 10 + display.gain;
    const ring = Math.abs((z % REVERBERATION.apart) - REVERBERATION.apart / 2) - REVERBERATION.apart / 2;
    for (let line = 0; line < lines; line++) {
      let power = 0;
      for (let k = 0; k < PER_ROW; k++) {
        const at = line * SAMPLES + r * PER_ROW + k;
        const x = noiseAt(scatter, at, frame, false) + (gel ? echo.re[at]! : 0);
        const y = noiseAt(scatter, at, frame, true) + (gel ? echo.im[at]! : 0);
        power += x * x + y * y;
      }
      power /= PER_ROW;
      if (!gel && Math.abs(ring) < REVERBERATION.width)
        power += 10 ** (1.2 - (REVERBERATION.loss * (z + lift * 0.5)) / REVERBERATION.apart / 10);
      polar[line * rows + r] = greyOf(10 * Math.log10(power + 1e-14) + lift, display.dynamicRange);
    }
  }
  const { width, height, top } = frameOf(settings);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      let across = (c + 0.5) / columns;
      let along = (r + 0.5) / rows;
      if (transducer === 'Curvilinear') {
        const x = (across - 0.5) * width;
        const z = CURVE + top + along * height;
        across = 0.5 + Math.atan2(x, z) / (2 * HALF_ANGLE);
        along = (Math.sqrt(x * x + z * z) - CURVE) / depth;
      }
      const at = r * columns + c;
      if (across < 0 || across > 1 || along < 0 || along > 1) {
        out[at] = 0;
        continue;
      }
      const u = Math.min(lines - 1.001, Math.max(0, across * lines - 0.5));
      const v = Math.min(rows - 1, Math.floor(along * rows));
      const line = Math.floor(u);
      const part = u - line;
      out[at] = (1 - part) * polar[line * rows + v]! + part * polar[(line + 1) * rows + v]!;
    }
  }
}

const node: Node = { strength: 1, carried: 0 };

/** One column of the M-mode: the middle line as it is now. `levels`: dB lost there, by row. */
export function drawMotion(
  settings: EchoSettings,
  display: DisplaySettings,
  gel: boolean,
  scatter: Scatter,
  speckle: Float32Array,
  frame: number,
  levels: (z: number) => number,
  out: Uint8Array,
  at: number,
): void {
  const { rows, columns } = STRIP;
  for (let r = 0; r < rows; r++) {
    const z = ((r + 0.5) * settings.depth) / rows;
    nodeAt(settings.phantom, settings.probe, z, settings.pulse, settings.angle, node);
    let power = noiseAt(scatter, r, frame, false) ** 2 + noiseAt(scatter, r, frame, true) ** 2;
    if (gel) {
      // The matter keeps its speckle while it moves.
      const matter = Math.min(speckle.length - 1, Math.max(0, Math.round((z - node.carried) * SPECKLE_PER_MM)));
      power += (node.strength * speckle[matter]!) ** 2 * 10 ** (levels(z) / 10);
    }
    const lift = (display.tgc * z) / 10 + display.gain;
    out[at + r * columns] = greyOf(10 * Math.log10(power + 1e-14) + lift, display.dynamicRange);
  }
}

/** Envelopes of matter along the middle line. */
export const SPECKLE_PER_MM = 2;
export const SPECKLE_LENGTH = 520;
