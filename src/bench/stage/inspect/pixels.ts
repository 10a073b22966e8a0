/** What lies behind texts and at the ends of leads, read from the canvases: drawn once as they are and once without them. */
import { DOMAdapter } from 'pixi.js';
import { contrast, over, type Rgb, rgbOf } from './contrast';
import type { Sides, Spot } from './inspection';

type AnyCanvas = OffscreenCanvas | HTMLCanvasElement;

/** A pixel that the text changes by less than this, summed over its three parts, is not the text's. */
const LEAST_CHANGE = 24;
/** A text that changes fewer pixels is not to be seen. */
const LEAST_PIXELS = 4;
/** The ratio that three quarters of a text's pixels reach. */
const WORST_PART = 0.25;
/** A text as bright as what lies there is one that cannot be read, rather than one that is covered. */
const SAME = 1.6;

export type Patch = Uint8ClampedArray;

/** Reads from canvases that lie over each other, the first below, on a ground of one colour. */
export class PatchReader {
  readonly #layers: readonly AnyCanvas[];
  readonly #density: number;
  readonly #ground: string;
  readonly #scratch = DOMAdapter.get().createCanvas(1, 1);

  /** `density`: device px of one CSS px. */
  constructor(layers: readonly AnyCanvas[], density: number, ground: number) {
    this.#layers = layers;
    this.#density = density;
    this.#ground = `rgb(${rgbOf(ground).join(' ')})`;
  }

  /** RGBA of a box in CSS px. */
  read({ left, top, right, bottom }: Sides): Patch {
    const x = Math.floor(left * this.#density);
    const y = Math.floor(top * this.#density);
    const width = Math.max(1, Math.ceil(right * this.#density) - x);
    const height = Math.max(1, Math.ceil(bottom * this.#density) - y);
    this.#scratch.width = width;
    this.#scratch.height = height;
    const context = this.#scratch.getContext('2d', { willReadFrequently: true });
    if (!context) return new Uint8ClampedArray(0);
    context.fillStyle = this.#ground;
    context.fillRect(0, 0, width, height);
    for (const layer of this.#layers)
      if (layer.width > 0 && layer.height > 0) context.drawImage(layer as HTMLCanvasElement, -x, -y);
    return context.getImageData(0, 0, width, height).data;
  }

  /** Whether something is drawn within `reach` CSS px of a spot, on the last of the canvases alone. */
  isDrawn({ x, y }: Spot, reach: number): boolean {
    const alone = new PatchReader(this.#layers.slice(-1), this.#density, 0x000000);
    const onWhite = new PatchReader(this.#layers.slice(-1), this.#density, 0xffffff);
    const box = { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
    const [dark, light] = [alone.read(box), onWhite.read(box)];
    // Where both grounds give the same colour, neither shows through.
    for (let i = 0; i < dark.length; i += 4) if ((light[i] ?? 0) - (dark[i] ?? 0) < 128) return true;
    return false;
  }
}

/**
 * The contrast of a text of one colour; 'covered' where it changes nothing and would be seen if it lay on top. `drawn` and
 * `without`: its box with it and without any text.
 */
export function contrastOf(colour: number, alpha: number, drawn: Patch, without: Patch): number | 'covered' {
  const ink = rgbOf(colour);
  const at = (i: number): Rgb => [without[i] ?? 0, without[i + 1] ?? 0, without[i + 2] ?? 0];
  const ratios: number[] = [];
  const all: number[] = [];
  for (let i = 0; i < without.length; i += 4) {
    const ground = at(i);
    const ratio = contrast(over(ink, ground, alpha), ground);
    all.push(ratio);
    const change = [0, 1, 2].reduce((sum, k) => sum + Math.abs((drawn[i + k] ?? 0) - (without[i + k] ?? 0)), 0);
    if (change >= LEAST_CHANGE) ratios.push(ratio);
  }
  const quantile = (values: number[], share: number): number =>
    values.sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 1;
  if (ratios.length >= LEAST_PIXELS) return quantile(ratios, WORST_PART);
  const unseen = quantile(all, 0.5);
  return unseen < SAME ? unseen : 'covered';
}
