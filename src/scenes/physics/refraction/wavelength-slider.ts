/** A tuning strip in the colours of the visible spectrum with a sliding pointer. Origin at its upper left. */
import { Container, Graphics } from 'pixi.js';
import type { StageContext } from '../../contract';
import { lightColour } from '../../kit/paint/light-colour';

export interface WavelengthSlider {
  readonly root: Container;
  lay(width: number, height: number): void;
  /** nm */
  set(wavelength: number): void;
  /** Stage units from its left end. */
  at(wavelength: number): number;
}

export const TUNED = [400, 700] as const;
const STRIPES = 60;

export function createWavelengthSlider({ theme }: StageContext): WavelengthSlider {
  const root = new Container({ label: 'wavelength' });
  const strip = new Graphics();
  const pointer = new Graphics();
  root.addChild(strip, pointer);
  let width = 1;
  const [from, to] = TUNED;
  let shown: number = from;
  const at = (wavelength: number): number => ((wavelength - from) / (to - from)) * width;
  function point(): void {
    const x = at(shown);
    if (pointer.x !== x) pointer.x = x;
  }
  return {
    root,
    at,
    lay(w, height) {
      width = w;
      strip
        .clear()
        .roundRect(-3, -3, width + 6, height + 6, 5)
        .fill({ color: 0x000000, alpha: 0.45 });
      for (let n = 0; n < STRIPES; n++) {
        const colour = lightColour(from + ((to - from) * (n + 0.5)) / STRIPES) ?? 0;
        strip.rect((n * width) / STRIPES, 0, width / STRIPES + 0.6, height).fill(colour);
      }
      pointer
        .clear()
        .poly([-9, -12, 9, -12, 9, -4, 0, 4, -9, -4], true)
        .fill(theme.paper)
        .stroke({ width: 1, color: theme.paperInk, alpha: 0.6 })
        .rect(-1, 4, 2, height - 4)
        .fill(0xffffff);
      point();
    },
    set(wavelength) {
      shown = wavelength;
      point();
    },
  };
}
