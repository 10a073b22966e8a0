/**
 * A strip of chromatography paper: spots as Gaussian blobs of dye whose absorbances add (Beer and Lambert), a wet part with
 * a soft front, pencil lines. Origin in the middle at the height of the liquid; heights count upwards, in cm.
 */
import { CanvasSource, Container, DOMAdapter, Graphics, Sprite, Texture } from 'pixi.js';
import { linearRgbToSrgb, transmittance } from '../../../../engine/core/spectrum';
import type { StageContext } from '../../contract';
import { metalDown } from '../../kit/paint/shading';

export interface StripSpot {
  readonly height: number;
  readonly sigma: number;
  readonly absorbance: readonly [red: number, green: number, blue: number];
}

export interface StripState {
  readonly spots: readonly StripSpot[];
  /** How often the sample was put on. */
  readonly amount: number;
  /** Height of the wet part; null where the paper is dry. */
  readonly front: number | null;
  readonly marks: readonly number[];
}

export interface PaperStrip {
  readonly root: Container;
  /** Size of the paper, cm: across, above the liquid, below it. */
  readonly size: { readonly width: number; readonly length: number; readonly tail: number };
  /** The picture alone, for a lens: upper left corner at the end of the paper. */
  readonly texture: Texture;
  readonly pixelsPerCm: number;
  /** Stage units of 1 cm. */
  lay(unit: number): void;
  set(state: StripState): void;
  /** Absorbance along the middle of the strip in one colour of light, from the liquid to the end. */
  scan(channel: 0 | 1 | 2, out: Float32Array): void;
}

/** Height of the pencil line above the liquid, cm. */
export const LINE_CM = 1;
export const STRIP = { width: 2.6, length: 15, tail: 0.8 } as const;
const PIXELS_PER_CM = 20;
/** Peak absorbance of one touch of unit absorbance, times σ² in cm²: for drawing. */
const DYE_PER_TOUCH = 0.1;
const PAPER = { r: 0.93, g: 0.91, b: 0.85 } as const;
const WET = 0.72;
const FRONT_SOFTNESS = 0.12;
const MOST_ABSORBANCE = 3;
const STEPS = 512;
const CHANNELS = ['r', 'g', 'b'] as const;

/** sRGB of the paper behind an absorbance, for each channel. */
function tones(light: number): readonly Uint8Array[] {
  return CHANNELS.map((channel, shift) =>
    Uint8Array.from({ length: STEPS }, (_, n) => {
      const through = transmittance((n / (STEPS - 1)) * MOST_ABSORBANCE) * PAPER[channel] * light;
      return (linearRgbToSrgb({ r: through, g: through, b: through }) >> (16 - 8 * shift)) & 255;
    }),
  );
}

const peakOf = ({ sigma }: StripSpot, amount: number): number => (amount * DYE_PER_TOUCH) / (sigma * sigma);

const COLUMNS = Math.round(STRIP.width * PIXELS_PER_CM);
const ROWS = Math.round((STRIP.length + STRIP.tail) * PIXELS_PER_CM);
/** Both halves of the strip are alike. */
const HALF = Math.ceil(COLUMNS / 2);

/** Adds up the absorbances of the spots, three for each pixel of the left half. */
function createAbsorbances() {
  const across = new Float32Array(HALF);
  const sums = new Float32Array(HALF * ROWS * 3);
  return ({ spots, amount }: StripState): Float32Array => {
    sums.fill(0);
    for (const spot of spots) {
      const peak = peakOf(spot, amount);
      const k = -0.5 / (spot.sigma * spot.sigma);
      for (let x = 0; x < HALF; x++) {
        const d = (x + 0.5) / PIXELS_PER_CM - STRIP.width / 2;
        across[x] = Math.exp(k * d * d);
      }
      const [red, green, blue] = spot.absorbance;
      for (let y = 0; y < ROWS; y++) {
        const d = STRIP.length - (y + 0.5) / PIXELS_PER_CM - spot.height;
        const here = peak * Math.exp(k * d * d);
        if (here < 0.002) continue;
        for (let x = 0, at = y * HALF * 3; x < HALF; x++, at += 3) {
          const dye = here * across[x]!;
          sums[at] = sums[at]! + dye * red;
          sums[at + 1] = sums[at + 1]! + dye * green;
          sums[at + 2] = sums[at + 2]! + dye * blue;
        }
      }
    }
    return sums;
  };
}

/** How wet the paper is at a height: 0 above the front, 1 below it. */
function wetnessAt(height: number, front: number | null): number {
  const depth = front === null ? 0 : Math.min(1, Math.max(0, (front - height) / FRONT_SOFTNESS + 0.5));
  return depth * depth * (3 - 2 * depth);
}

/** Paints paper and dye into a canvas. */
function createPaperPicture() {
  const canvas = DOMAdapter.get().createCanvas(COLUMNS, ROWS);
  const pen = canvas.getContext('2d');
  const picture = pen?.createImageData(COLUMNS, ROWS) ?? null;
  const source = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
  const absorbances = createAbsorbances();
  const dry = tones(1);
  const wet = tones(WET);
  function paintRow(data: Uint8ClampedArray, y: number, sums: Float32Array, damp: number): void {
    const toStep = (STEPS - 1) / MOST_ABSORBANCE;
    for (let x = 0; x < HALF; x++) {
      const at = (y * HALF + x) * 3;
      const left = 4 * (y * COLUMNS + x);
      const right = 4 * (y * COLUMNS + COLUMNS - 1 - x);
      for (let channel = 0; channel < 3; channel++) {
        const step = Math.min(STEPS - 1, Math.round(sums[at + channel]! * toStep));
        const bright = dry[channel]![step]!;
        const tone = bright + (wet[channel]![step]! - bright) * damp;
        data[left + channel] = tone;
        data[right + channel] = tone;
      }
      data[left + 3] = 255;
      data[right + 3] = 255;
    }
  }
  return {
    texture: new Texture({ source }),
    paint(state: StripState) {
      if (!pen || !picture) return;
      const sums = absorbances(state);
      for (let y = 0; y < ROWS; y++) {
        const height = STRIP.length - (y + 0.5) / PIXELS_PER_CM;
        paintRow(picture.data, y, sums, wetnessAt(height, state.front));
      }
      pen.putImageData(picture, 0, 0);
      source.update();
    },
  };
}

export function createPaperStrip({ theme }: StageContext): PaperStrip {
  const root = new Container({ label: 'paper strip' });
  const picture = createPaperPicture();
  const { texture } = picture;
  const sprite = new Sprite(texture);
  root.once('destroyed', () => texture.destroy(true));
  const shadow = new Graphics();
  const pencil = new Graphics();
  const clip = new Graphics();
  root.addChild(shadow, sprite, pencil, clip);
  let unit = 1;
  let state: StripState = { spots: [], amount: 0, front: null, marks: [] };
  let painted = '';

  function draw(): void {
    const wide = STRIP.width * unit;
    pencil.clear();
    for (const [n, height] of [LINE_CM, ...state.marks].entries()) {
      const reach = n === 0 ? wide * 0.46 : wide * 0.34;
      pencil.rect(-reach, -height * unit - 0.6, 2 * reach, 1.2).fill({ color: 0x3b4048, alpha: 0.85 });
    }
  }

  return {
    root,
    size: STRIP,
    texture,
    pixelsPerCm: PIXELS_PER_CM,
    lay(next) {
      unit = next;
      const wide = STRIP.width * unit;
      const high = (STRIP.length + STRIP.tail) * unit;
      sprite.setSize(wide, high);
      sprite.position.set(-wide / 2, -STRIP.length * unit);
      shadow
        .clear()
        .rect(-wide / 2 + 4, -STRIP.length * unit + 4, wide, high)
        .fill({ color: 0x000000, alpha: 0.22 });
      clip
        .clear()
        .roundRect(-wide * 0.3, -STRIP.length * unit - 12, wide * 0.6, 20, 4)
        .fill(metalDown(theme))
        .circle(0, -STRIP.length * unit - 14, 5)
        .stroke({ width: 2.4, color: theme.metal[1] });
      draw();
    },
    set(next) {
      const front = next.front === null ? 'dry' : Math.round(next.front * 40);
      const key = `${front} ${next.amount} ${next.spots.map(({ height, sigma }) => `${height.toFixed(2)} ${sigma.toFixed(3)}`).join(' ')}`;
      const marked = next.marks.length !== state.marks.length;
      state = next;
      if (marked) draw();
      if (key === painted) return;
      painted = key;
      picture.paint(state);
    },
    scan(channel, out) {
      for (let n = 0; n < out.length; n++) {
        const height = (n * STRIP.length) / (out.length - 1);
        let sum = 0;
        for (const spot of state.spots) {
          const d = (height - spot.height) / spot.sigma;
          sum += peakOf(spot, state.amount) * (spot.absorbance[channel] ?? 0) * Math.exp(-0.5 * d * d);
        }
        out[n] = sum;
      }
    },
  };
}
