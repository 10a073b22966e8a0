/** The face of a test panel, painted cell by cell: metal or paint, white bloom, rust that ages and runs down, the scribe. */
import { CanvasSource, DOMAdapter, Sprite, Texture } from 'pixi.js';
import { hash32 } from '../../../../engine/core/hash';
import { mix } from '../../kit/paint/shading';

export interface FaceLook {
  /** Of the clean face, and of what its skin turns to. */
  readonly tone: number;
  readonly tarnished: number;
  /** 0 to 1. */
  readonly tarnish: number;
  readonly brushed: boolean;
  /** Corrosion products were cleaned off: what is left is etched. */
  readonly cleaned: boolean;
  /** Half the width of the rust beside the scribe, in cells; null without a scribe. */
  readonly scribe: number | null;
}

export interface PanelFace {
  /** One more picture of the same face. */
  sprite(): Sprite;
  /** `key` tells one picture from another. */
  paint(surface: Uint8Array, look: FaceLook, key: string): void;
  destroy(): void;
}

const FRESH = 0xc9702c;
const OLD = 0x6d3419;
const RUN = 0xa4582a;
const BLOOM = 0xf4f4ec;
const ETCHED = 0x53585e;
const CUT = 0x3a2a20;
const RED_FROM = 128;
const SCRIBE = { from: 0.25, to: 0.75 } as const;

/** The same grain for every panel: a number from 0 to 1 for each cell. */
function grainOf(cells: number): Float32Array {
  const grain = new Float32Array(cells);
  let word = 0;
  for (let n = 0; n < cells; n++) {
    if (n % 4 === 0) word = hash32('grain', n);
    grain[n] = ((word >>> (8 * (n % 4))) & 255) / 255;
  }
  return grain;
}

export function createPanelFace(columns: number, rows: number): PanelFace {
  const canvas = DOMAdapter.get().createCanvas(columns, rows);
  const pen = canvas.getContext('2d');
  const picture = pen?.createImageData(columns, rows) ?? null;
  const source = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
  const texture = new Texture({ source });
  const grain = grainOf(columns * rows);
  const stain = new Float32Array(columns);
  let shown = '';

  return {
    sprite: () => new Sprite(texture),
    paint(surface, look, key) {
      if (key === shown || !pen || !picture) return;
      shown = key;
      const { data } = picture;
      const metal = mix(look.tone, look.tarnished, look.tarnish);
      const middle = columns / 2;
      stain.fill(0);
      for (let j = 0; j < rows; j++) {
        const brush = look.brushed ? (((hash32('row', j) >>> 8) & 255) / 255 - 0.5) * 0.12 : 0;
        for (let i = 0; i < columns; i++) {
          const cell = j * columns + i;
          const level = surface[cell] ?? 0;
          const speck = grain[cell] ?? 0.5;
          const sheen = 0.14 * (1 - (i / columns + j / rows) / 2) + brush;
          let colour = sheen > 0 ? mix(metal, 0xffffff, sheen) : mix(metal, 0x000000, -sheen);
          const red = level >= RED_FROM;
          if (look.cleaned) {
            if (level > 0) colour = mix(colour, ETCHED, red ? 0.45 + 0.4 * speck : 0.2 * speck);
          } else if (red) {
            const age = (level - RED_FROM) / 40;
            colour = mix(
              mix(FRESH, OLD, Math.min(1, 0.15 + age + 0.45 * (speck - 0.5))),
              0x000000,
              0.25 * speck * speck,
            );
          } else {
            if (level > 0) colour = mix(colour, BLOOM, Math.min(0.85, 0.35 + level / 90) * (0.55 + 0.45 * speck));
            const run = stain[i] ?? 0;
            if (run > 0.02) colour = mix(colour, RUN, Math.min(0.7, run) * (0.6 + 0.4 * speck));
          }
          stain[i] = red ? Math.min(0.75, (stain[i] ?? 0) + 0.03 + (level - RED_FROM) / 900) : (stain[i] ?? 0) * 0.988;
          if (look.scribe !== null && j > rows * SCRIBE.from && j < rows * SCRIBE.to) {
            const away = Math.abs(i + 0.5 - middle);
            const ragged =
              look.scribe * (0.6 + 0.8 * (((hash32('edge', j >> 1, i < middle ? 0 : 1) >>> 8) & 255) / 255));
            if (away < 1.2) colour = CUT;
            else if (away < ragged + 1.2) colour = mix(mix(FRESH, OLD, 0.4 + 0.5 * speck), colour, 0.1);
          }
          data[4 * cell] = (colour >> 16) & 255;
          data[4 * cell + 1] = (colour >> 8) & 255;
          data[4 * cell + 2] = colour & 255;
          data[4 * cell + 3] = 255;
        }
      }
      pen.putImageData(picture, 0, 0);
      source.update();
    },
    destroy: () => texture.destroy(true),
  };
}
