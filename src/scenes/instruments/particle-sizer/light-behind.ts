/** The light behind what is in the beam: a speckle that flickers, or the rings of diffraction on a screen. */
import { Container, Graphics } from 'pixi.js';
import { mix, roundGradient } from '../../kit/paint/shading';
import type { MagnifiedLook, RoundWindow } from './magnified-look';

const SPECKLES = 110;
const RINGS = 32;
/** The flicker is shown so many times slower. */
export const SLOWED = 1000;
const FASTEST = 14;
/** Of light that are seen in the rings. */
const DECADES = 6;
export const WINDOW_GLASS = 0x0c141d;

/** Without order, and the same in every picture: 0 to 1. */
const scattered = (n: number, k: number): number => {
  const wave = Math.sin(n * 127.1 + k * 311.7 + 3.3) * 43758.5453;
  return wave - Math.floor(wave);
};

const createSpeckle = (): readonly Graphics[] =>
  Array.from({ length: SPECKLES }, (_, n) =>
    new Graphics().ellipse(0, 0, 7 + (n % 3) * 2, 6 + ((n * 5) % 4)).fill(
      roundGradient([
        [0, 0xffffff, 1],
        [0.5, 0xffffff, 0.55],
        [1, 0xffffff, 0],
      ]),
    ),
  );

export function createLightBehind() {
  const root = new Container({ label: 'light behind it' });
  const rings = new Graphics({ label: 'rings' });
  const blobs = createSpeckle();
  root.addChild(rings, ...blobs);
  let drawnRings = '';

  function placeSpeckle(
    { diffraction, loaded, beam, colour, flicker, moved }: MagnifiedLook,
    window: RoundWindow,
  ): void {
    const { x, y, radius } = window;
    const rate = Math.min(FASTEST, flicker / SLOWED);
    const size = radius / 64;
    for (const [n, blob] of blobs.entries()) {
      blob.visible = loaded && beam && !diffraction;
      if (!blob.visible) continue;
      const far = radius * Math.sqrt(scattered(n, 0));
      const turn = 2 * Math.PI * scattered(n, 1);
      blob.position.set(x + far * Math.cos(turn), y + far * Math.sin(turn));
      blob.rotation = 2 * Math.PI * scattered(n, 2);
      blob.scale.set(size * (0.9 + 0.9 * scattered(n, 3)));
      blob.tint = colour;
      const wave =
        Math.sin(moved * rate * (0.8 + 0.09 * (n % 7)) + 60 * scattered(n, 4)) +
        Math.sin(moved * rate * 0.61 + 60 * scattered(n, 5));
      blob.alpha = Math.max(0.02, (wave + 1) / 3) ** 1.5;
    }
  }

  function drawRings({ diffraction, beam, colour, rings: lights, angles }: MagnifiedLook, window: RoundWindow): void {
    const { x, y, radius } = window;
    let key = `${diffraction} ${beam} ${colour} ${x}`;
    if (diffraction) for (let n = 0; n < RINGS; n++) key += ` ${(lights[n] ?? 0).toFixed(2)}`;
    if (key === drawnRings) return;
    drawnRings = key;
    rings.clear();
    if (!diffraction || !beam) return;
    // On a screen: light for equal areas, which grow with the square of the angle.
    const spread = (n: number): number => Math.max(0, lights[n] ?? 0) / (angles[n] ?? 1) ** 2;
    let brightest = 0;
    for (let n = 0; n < RINGS; n++) if (spread(n) > brightest) brightest = spread(n);
    for (let n = RINGS - 1; n >= 0; n--) {
      const part = spread(n) / brightest;
      const strength = part > 0 ? Math.max(0, 1 + Math.log10(part) / DECADES) : 0;
      rings.circle(x, y, (radius * (n + 1)) / RINGS).fill(mix(WINDOW_GLASS, colour, strength));
    }
    rings.circle(x, y, 3).fill(0xffffff);
  }

  return {
    root,
    /** After its window was laid anew. */
    forget(): void {
      drawnRings = '';
    },
    draw(look: MagnifiedLook, window: RoundWindow): void {
      placeSpeckle(look, window);
      drawRings(look, window);
    },
  };
}
