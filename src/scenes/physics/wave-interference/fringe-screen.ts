/** A screen seen from the front: each column as bright as the intensity that falls on it. */
import { CanvasSource, Container, DOMAdapter, Graphics, Sprite, Texture } from 'pixi.js';
import type { StageContext } from '../../contract';
import { downGradient, mix } from '../../kit/paint/shading';

export interface FringeScreen {
  readonly root: Container;
  lay(width: number, height: number): void;
  /** Intensities from 0 to 1, left to right, in the light's colour. */
  draw(intensities: Float32Array, colour: number): void;
}

/** Displays show light in sRGB: half the intensity is 0.73 of the full code. */
const encode = (linear: number): number => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);

/** Origin at its upper left; `columns`: how many intensities there are. */
export function createFringeScreen({ theme }: StageContext, columns: number): FringeScreen {
  const root = new Container({ label: 'fringe screen' });
  const board = new Graphics();
  const canvas = DOMAdapter.get().createCanvas(columns, 1);
  const pen = canvas.getContext('2d');
  const picture = pen?.createImageData(columns, 1) ?? null;
  const source = new CanvasSource({ resource: canvas, scaleMode: 'linear' });
  const sprite = new Sprite(new Texture({ source }));
  const shade = new Graphics();
  root.addChild(board, sprite, shade);
  root.once('destroyed', () => sprite.texture.destroy(true));
  const shown = new Float32Array(columns).fill(-1);
  let shownColour = -1;
  return {
    root,
    lay(width, height) {
      board
        .clear()
        .roundRect(-6 + 3, -6 + 5, width + 12, height + 12, 6)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.6 })
        .roundRect(-6, -6, width + 12, height + 12, 6)
        .fill(
          downGradient([
            [0, mix(theme.paper, 0xffffff, 0.5)],
            [1, mix(theme.paper, 0x8090a0, 0.4)],
          ]),
        );
      sprite.setSize(width, height);
      shade
        .clear()
        .rect(0, 0, width, height)
        .fill(
          downGradient([
            [0, 0x000000, 0.25],
            [0.2, 0x000000, 0],
            [0.8, 0x000000, 0],
            [1, 0x000000, 0.3],
          ]),
        );
    },
    draw(intensities, colour) {
      let same = colour === shownColour;
      for (let n = 0; same && n < columns; n++) same = shown[n] === intensities[n];
      if (same || !picture || !pen) return;
      shown.set(intensities);
      shownColour = colour;
      const { data } = picture;
      // What the dark room leaves of the white board.
      const dim = 0.012;
      for (let n = 0; n < columns; n++) {
        const light = intensities[n] ?? 0;
        for (let part = 0; part < 3; part++) {
          const code = ((colour >> (16 - 8 * part)) & 255) / 255;
          data[4 * n + part] = 255 * encode(Math.min(1, dim + light * code ** 2.2));
        }
        data[4 * n + 3] = 255;
      }
      pen.putImageData(picture, 0, 0);
      source.update();
    },
  };
}
