/**
 * A stained gel under its lamp, painted once from the light along the middles of its lanes. Bands bend as the lanes do:
 * at the place u across the gel every distance is 1 − smile · u² of that in the middle.
 */
import { CanvasSource, Container, DOMAdapter, Sprite, Texture } from 'pixi.js';
import type { StageContext } from '../../contract';
import { GEL } from './agarose-gel';

export interface GelLight {
  /** Lane by lane, rows from the wells on, 0 to 1. */
  readonly lanes: Float32Array;
  /** Millimetres of a row. */
  readonly pitch: number;
  /** Middles of the lanes, −1 to 1 across the gel. */
  readonly places: readonly number[];
  /** Millimetres below the wells. */
  readonly length: number;
  readonly smile: number;
}

export interface GelPhotograph {
  readonly root: Container;
  /** Stage units of a millimetre. */
  scale(unit: number): void;
  /** `glow`: the colour of the stain's light; `ground`: what the lamp leaves of the gel itself. */
  paint(light: GelLight, glow: number, ground: number): void;
}

const COLUMNS = 180;
const WELL_PITCH = GEL.width / GEL.wells;
const DOTS_PER_MM = COLUMNS / GEL.width;
/** Of the longest gel, 200 mm below the wells. */
const MOST_ROWS = Math.round((GEL.head + 200) * DOTS_PER_MM);
/** Millimetres over which the edge of a band fades. */
const EDGE = 0.7;
/** Above this part of white a band burns out towards white. */
const BURN = 0.62;
const GRAIN = 0.018;

/** Displays show light in sRGB. */
const encode = (linear: number): number => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
const part = (colour: number, shift: number): number => (colour >> shift) & 255;

/** Origin at the gel's top left. */
export function createGelPhotograph(_context: StageContext): GelPhotograph {
  const root = new Container({ label: 'gel photograph' });
  const canvas = DOMAdapter.get().createCanvas(COLUMNS, MOST_ROWS);
  const pen = canvas.getContext('2d');
  const source = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
  const sprite = new Sprite(new Texture({ source }));
  root.addChild(sprite);
  root.once('destroyed', () => sprite.texture.destroy(true));
  return {
    root,
    scale: (unit) => sprite.scale.set(unit / DOTS_PER_MM),
    paint({ lanes, pitch, places, length, smile }, glow, ground) {
      const rows = Math.min(MOST_ROWS, Math.round((GEL.head + length) * DOTS_PER_MM));
      const picture = pen?.createImageData(COLUMNS, rows);
      if (!pen || !picture) return;
      const { data } = picture;
      const along = lanes.length / places.length;
      for (let i = 0; i < COLUMNS; i++) {
        const x = (i + 0.5) / DOTS_PER_MM;
        const u = (2 * x) / GEL.width - 1;
        let lane = -1;
        let share = 0;
        places.forEach((place, n) => {
          const off = Math.abs(x - (GEL.width / 2) * (1 + place));
          const inside = Math.min(1, Math.max(0, (GEL.wellWidth / 2 + EDGE / 2 - off) / EDGE));
          if (inside > share) [lane, share] = [n, inside];
        });
        const middle = places[lane] ?? 0;
        const bend = (1 - smile * u * u) / (1 - smile * middle * middle);
        const atWell = Math.abs((x % WELL_PITCH) - WELL_PITCH / 2) < GEL.wellWidth / 2;
        const nearSide = Math.min(1, (0.6 + Math.min(x, GEL.width - x)) / 3);
        for (let j = 0; j < rows; j++) {
          const y = (j + 0.5) / DOTS_PER_MM - GEL.head;
          const row = Math.floor(y / bend / pitch);
          const seen = lane >= 0 && y >= 0 ? share * (lanes[lane * along + Math.min(row, along - 1)] ?? 0) : 0;
          // Wells lie dark in the lamp's light.
          const inWell = atWell && y > -GEL.wellDepth && y < 0;
          const noise = (((i * 7919 + j * 104729 + i * j * 31) % 997) / 997 - 0.5) * GRAIN;
          const light = encode(Math.min(1, Math.max(0, seen)));
          const base = (inWell ? 0.45 : nearSide) * (1 + 3 * noise);
          const white = Math.max(0, light - BURN) * 1.15;
          const q = 4 * (j * COLUMNS + i);
          for (let k = 0; k < 3; k++) {
            const shift = 16 - 8 * k;
            const coloured = part(ground, shift) * base * (1 - 0.7 * light) + part(glow, shift) * light;
            data[q + k] = coloured + (255 - coloured) * white + 255 * noise;
          }
          data[q + 3] = 255;
        }
      }
      pen.clearRect(0, 0, COLUMNS, MOST_ROWS);
      pen.putImageData(picture, 0, 0);
      source.update();
    },
  };
}
