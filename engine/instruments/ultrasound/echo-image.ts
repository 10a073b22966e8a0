/**
 * The echo at baseband: one complex Gaussian number at every node of lines × 512, times the strength of what lies there, convolved
 * with the pulse along the line and with the beam across the lines. Unresolved scatterers so interfere into speckle whose envelope
 * is Rayleigh (J. W. Goodman, Statistical Optics). The lines' ends meet, so that the edge of the picture is as bright as its middle.
 */
import type { Rng } from '../../core/rng';
import { axialWidth, type BeamSettings, lateralWidth, lossPerCm, NOISE_FLOOR, REFERENCE_OUTPUT } from './beam';
import { type Blur, blurRow, createBlur, MARGIN } from './blur';
import { inCyst, isPlain, type Node, nodeAt, type ObjectName, PIN, PINS } from './objects';

export const SAMPLES = 512;
/** mm along the face of the probe. */
export const FACE = 40;
/** Radius of the curved face, mm. */
export const CURVE = 40;

export interface EchoSettings extends BeamSettings {
  readonly phantom: ObjectName;
  readonly transducer: 'Linear' | 'Curvilinear';
  /** mm. */
  readonly depth: number;
  readonly lines: number;
  readonly attenuation: number;
  readonly output: number;
  /** mm by which the probe has been moved. */
  readonly probe: number;
  /** 0 to 1, of `pulseAt`. */
  readonly pulse: number;
  /** rad. */
  readonly angle: number;
}

/** Random numbers of the nodes and of the noise: drawn as far as they are needed. */
export interface Scatter {
  readonly tissue: Rng;
  drawn: number;
  readonly re: Float32Array;
  readonly im: Float32Array;
  /** Electronic noise of one picture; others take it from another place. */
  readonly noise: Float32Array;
}

const MOST_NODES = 256 * SAMPLES;
const NOISE_NUMBERS = 1 << 13;
const HALF = Math.SQRT1_2;

export function createScatter(rng: Rng): Scatter {
  const noise = new Float32Array(NOISE_NUMBERS);
  const stream = rng.stream('electronic noise');
  for (let n = 0; n < NOISE_NUMBERS; n++) noise[n] = stream.normal(0, HALF);
  return {
    tissue: rng.stream('scatterers'),
    drawn: 0,
    re: new Float32Array(MOST_NODES),
    im: new Float32Array(MOST_NODES),
    noise,
  };
}

function draw(scatter: Scatter, nodes: number): void {
  for (; scatter.drawn < nodes; scatter.drawn++) {
    scatter.re[scatter.drawn] = scatter.tissue.normal(0, HALF);
    scatter.im[scatter.drawn] = scatter.tissue.normal(0, HALF);
  }
}

/** Amplitude of the noise in tissue at reference output, unattenuated. */
const NOISE = 10 ** (NOISE_FLOOR / 20);

/** A number of noise at a node of the `frame`th picture: its real part, or its imaginary one from another place. */
export const noiseAt = ({ noise }: Scatter, node: number, frame: number, imaginary: boolean): number => {
  const at = (Math.imul(node, 2654435761) ^ Math.imul(frame + 1, 40503)) >>> 0;
  return NOISE * noise[(imaginary ? at >>> 13 : at) & (NOISE_NUMBERS - 1)]!;
};

/** Where a node lies, mm. */
export function placeOf(
  { transducer, depth, lines, probe }: EchoSettings,
  line: number,
  sample: number,
): readonly [x: number, z: number] {
  const across = ((line + 0.5) / lines - 0.5) * FACE;
  const along = ((sample + 0.5) * depth) / SAMPLES;
  if (transducer === 'Linear') return [across + probe, along];
  const angle = across / CURVE;
  return [(CURVE + along) * Math.sin(angle) + probe, (CURVE + along) * Math.cos(angle) - CURVE];
}

/** mm between two lines at a depth. */
export const spacingAt = ({ transducer, lines }: EchoSettings, z: number): number =>
  ((FACE / lines) * (transducer === 'Linear' ? CURVE : CURVE + z)) / CURVE;

export interface Echo {
  lines: number;
  /** Line by line. */
  readonly re: Float32Array;
  readonly im: Float32Array;
}

export const createEcho = (): Echo => ({
  lines: 0,
  re: new Float32Array(MOST_NODES),
  im: new Float32Array(MOST_NODES),
});

/** Amplitude after the way there and back through `path` mm of tissue. */
const passed = ({ attenuation, frequency, output }: EchoSettings, path: number): number =>
  10 ** ((output - REFERENCE_OUTPUT - (lossPerCm(attenuation, frequency) * path) / 10) / 20);

/** Mean square of tissue's echo and of the noise, of gain 1, behind `path` mm of tissue. */
export const expectedPower = (settings: EchoSettings, path: number): number =>
  passed(settings, path) ** 2 + NOISE * NOISE;

const node: Node = { strength: 1, carried: 0 };
const column = {
  re: new Float64Array(SAMPLES),
  im: new Float64Array(SAMPLES),
  spare: new Float64Array(SAMPLES + 2 * MARGIN),
};
const across = new Map<number, { re: Float64Array; im: Float64Array; spare: Float64Array }>();
const rowsOf = (lines: number) => {
  const kept = across.get(lines);
  if (kept) return kept;
  const made = {
    re: new Float64Array(lines),
    im: new Float64Array(lines),
    spare: new Float64Array(lines + 2 * MARGIN),
  };
  across.set(lines, made);
  return made;
};

/** Works the echo out, in place. */
export function formEcho(settings: EchoSettings, scatter: Scatter, out: Echo): void {
  const { phantom, lines, depth, pulse, angle, probe } = settings;
  draw(scatter, lines * SAMPLES);
  out.lines = lines;
  const sampleHigh = depth / SAMPLES;
  const shift = Math.round((probe / FACE) * lines);
  const pins = new Map<number, number>();
  if (phantom === 'Point Targets') placePins(settings, pins);
  const axial = createBlur(axialWidth(settings) / sampleHigh, SAMPLES / 4);
  for (let line = 0; line < lines; line++) {
    // The matter keeps its scatterers when the probe moves.
    const seen = (((line + shift) % lines) + lines) % lines;
    for (let j = 0; j < SAMPLES; j++) {
      const [x, z] = placeOf(settings, line, j);
      nodeAt(phantom, x, z, pulse, angle, node);
      const from = Math.min(SAMPLES - 1, Math.max(0, j - Math.round(node.carried / sampleHigh)));
      const strength = node.strength;
      column.re[j] = strength * scatter.re[seen * SAMPLES + from]!;
      column.im[j] = strength * scatter.im[seen * SAMPLES + from]!;
      const pin = pins.get(line * SAMPLES + j);
      if (pin !== undefined) {
        column.re[j] = pin;
        column.im[j] = 0;
      }
    }
    blurRow(column.re, column.spare, axial, false);
    blurRow(column.im, column.spare, axial, false);
    out.re.set(column.re, line * SAMPLES);
    out.im.set(column.im, line * SAMPLES);
  }
  spread(settings, out);
  weaken(settings, out);
}

function placePins(settings: EchoSettings, pins: Map<number, number>): void {
  const { transducer, depth, lines, probe } = settings;
  for (const [px, z] of PINS) {
    const x = px - probe;
    const away = transducer === 'Linear' ? z : Math.sqrt(x * x + (z + CURVE) ** 2) - CURVE;
    const at = transducer === 'Linear' ? x : Math.atan2(x, z + CURVE) * CURVE;
    const line = Math.floor((at / FACE + 0.5) * lines);
    const sample = Math.floor((away * SAMPLES) / depth);
    if (line >= 0 && line < lines && sample >= 0 && sample < SAMPLES) pins.set(line * SAMPLES + sample, PIN);
  }
}

/** The beam across the lines. */
function spread(settings: EchoSettings, { re, im, lines }: Echo): void {
  const rows = rowsOf(lines);
  const { depth } = settings;
  let blur: Blur | null = null;
  let made = -1;
  for (let j = 0; j < SAMPLES; j++) {
    const z = ((j + 0.5) * depth) / SAMPLES;
    const width = lateralWidth(settings, z) / spacingAt(settings, z);
    if (blur === null || Math.abs(width - made) > 0.01 * made) {
      blur = createBlur(width, lines / 3);
      made = width;
    }
    for (let line = 0; line < lines; line++) {
      rows.re[line] = re[line * SAMPLES + j]!;
      rows.im[line] = im[line * SAMPLES + j]!;
    }
    blurRow(rows.re, rows.spare, blur, true);
    blurRow(rows.im, rows.spare, blur, true);
    for (let line = 0; line < lines; line++) {
      re[line * SAMPLES + j] = rows.re[line]!;
      im[line * SAMPLES + j] = rows.im[line]!;
    }
  }
}

/** The way through tissue, and the output. Fluid of the cyst takes nothing. */
function weaken(settings: EchoSettings, { re, im, lines }: Echo): void {
  const high = settings.depth / SAMPLES;
  const cyst = settings.phantom === 'Cyst Phantom';
  const byPath = Float64Array.from({ length: SAMPLES + 1 }, (_, n) => passed(settings, n * high));
  for (let line = 0; line < lines; line++) {
    let path = 0;
    for (let j = 0; j < SAMPLES; j++) {
      if (cyst) {
        const [x, z] = placeOf(settings, line, j);
        if (!inCyst(x, z)) path++;
      } else path++;
      const at = line * SAMPLES + j;
      re[at] = re[at]! * byPath[path]!;
      im[at] = im[at]! * byPath[path]!;
    }
  }
}

// ---------------------------------------------------------------- what is measured in it

export interface PatchStatistics {
  /** Mean over standard deviation of the envelope; null in fewer cells than 400. */
  readonly ratio: number | null;
  /** Mean envelope of the cyst over that beside it, dB; null where the picture ends above it. */
  readonly contrast: number | null;
}

const LEAST_CELLS = 400;
const CYST_Z = 30;

/** Of the cyst phantom; gain and time-gain change neither. */
export function measurePatch(settings: EchoSettings, scatter: Scatter, { re, im, lines }: Echo): PatchStatistics {
  let [count, sum, squares, cells] = [0, 0, 0, 0];
  let [within, inside, beside, outside] = [0, 0, 0, 0];
  const high = settings.depth / SAMPLES;
  for (let j = 0; j < SAMPLES; j++) {
    const z = ((j + 0.5) * settings.depth) / SAMPLES;
    const expected = Math.sqrt(expectedPower(settings, z));
    const spacing = spacingAt(settings, z);
    const cell = Math.max(spacing, lateralWidth(settings, z)) * Math.max(high, axialWidth(settings));
    const level = Math.abs(z - CYST_Z) < 3;
    for (let line = 0; line < lines; line++) {
      const [x, deep] = placeOf(settings, line, j);
      const plain = isPlain(x, deep);
      const middle = level && x * x + (deep - CYST_Z) ** 2 < 9;
      if (!plain && !middle) continue;
      const at = line * SAMPLES + j;
      const [a, b] = [noiseAt(scatter, at, 0, false), noiseAt(scatter, at, 0, true)];
      const envelope = Math.sqrt((re[at]! + a) ** 2 + (im[at]! + b) ** 2);
      if (plain) {
        const even = envelope / expected;
        count++;
        sum += even;
        squares += even * even;
        cells += (spacing * high) / cell;
        if (level && Math.abs(x) < 15) [outside, beside] = [outside + 1, beside + envelope];
      } else [inside, within] = [inside + 1, within + envelope];
    }
  }
  const mean = sum / Math.max(1, count);
  return {
    ratio: cells < LEAST_CELLS ? null : mean / Math.sqrt(squares / count - mean * mean),
    contrast: inside === 0 || outside === 0 ? null : 20 * Math.log10(within / inside / (beside / outside)),
  };
}
