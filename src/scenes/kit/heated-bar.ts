/** A bar whose colour shows its temperature, with wax pins under it and lagging that slides off. One bar, or three as strips. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { StageContext } from '../contract';
import { type ColourMap, colourAt } from './colour-maps';
import { downGradient, mix } from './shading';

export interface HeatedBar {
  readonly root: Container;
  lay(width: number, height: number): void;
  /** Temperatures along the strip (from `at` in the array), and those that the ends of the map stand for. */
  colour(strip: number, temperatures: Float32Array, at: number, points: number, low: number, high: number): void;
  /** How many strips share the bar. */
  split(strips: number): void;
  /** Bit by bit from the left: which pins have dropped. */
  drop(dropped: number): void;
  /** 0 on the bar, 1 beside it. */
  lag(off: number): void;
}

const SEGMENTS = 62;
const MOST_STRIPS = 3;
const PIN = 15;
/** How far the lagging slides towards the front, and how far a pin falls, stage units. */
const SLIDE = 96;
const FALL = 30;

/** Origin at the upper left of the bar; `pins` are places from 0 to 1. */
export function createHeatedBar({ theme }: StageContext, map: ColourMap, pins: readonly number[]): HeatedBar {
  const root = new Container({ label: 'bar' });
  const shadow = new Graphics();
  const lagging = [new Graphics(), new Graphics()] as const;
  const strips = Array.from({ length: MOST_STRIPS }, () => new Container());
  const square = new GraphicsContext().rect(0, 0, 1, 1).fill(0xffffff);
  const segments = strips.map((strip) => {
    const all = Array.from({ length: SEGMENTS }, () => new Graphics(square));
    strip.addChild(...all);
    return all;
  });
  const gleam = new Graphics();
  const wax = pins.map(() => {
    const pin = new Container();
    pin.addChild(
      new Graphics()
        .circle(0, 0, 4)
        .fill(mix(theme.paper, 0xf3d58a, 0.7))
        .rect(-1, 2, 2, PIN)
        .fill(theme.metal[1])
        .circle(0, PIN + 2, 3)
        .fill(theme.metal[0]),
    );
    return pin;
  });
  root.addChild(shadow, ...wax, ...strips, gleam, ...lagging);
  let width = 1;
  let height = 1;
  let count = 1;
  let fallen = -1;
  let off = -1;
  const placeStrips = (): void => {
    strips.forEach((strip, n) => {
      strip.visible = n < count;
      strip.position.set(0, (n * height) / count);
      segments[n]?.forEach((segment, k) => {
        segment.position.set((k * width) / SEGMENTS, 0);
        segment.scale.set(width / SEGMENTS + 0.7, height / count - (count > 1 && n < count - 1 ? 2 : 0));
      });
    });
  };
  return {
    root,
    lay(w, h) {
      width = w;
      height = h;
      shadow
        .clear()
        .roundRect(-2, h * 0.2, w + 8, h + 6, 6)
        .fill({ color: theme.shadow, alpha: theme.shadowAlpha * 0.7 });
      gleam
        .clear()
        .rect(0, 0, w, h)
        .fill(
          downGradient([
            [0, 0xffffff, 0.34],
            [0.22, 0xffffff, 0.1],
            [0.5, 0xffffff, 0],
            [1, 0x000000, 0.34],
          ]),
        )
        .rect(0, 0, w, h)
        .stroke({ width: 1, color: 0x000000, alpha: 0.35 });
      for (const half of lagging) {
        const thick = h * 0.5;
        half
          .clear()
          .roundRect(0, 0, w, thick, 7)
          .fill(
            downGradient([
              [0, mix(0xd9c7a3, theme.housing, theme.name === 'dark' ? 0.45 : 0.1)],
              [1, mix(0x9c8559, theme.housingShade, theme.name === 'dark' ? 0.45 : 0.1)],
            ]),
          );
        for (let x = 7; x < w - 6; x += 15) half.moveTo(x, 3).lineTo(x + 5, thick - 3);
        half.stroke({ width: 1.4, color: 0x000000, alpha: 0.14 });
      }
      placeStrips();
      fallen = -1;
      off = -1;
    },
    colour(strip, temperatures, at, points, low, high) {
      segments[strip]?.forEach((segment, k) => {
        const node = at + Math.round(((k + 0.5) / SEGMENTS) * (points - 1));
        const tint = colourAt(map, ((temperatures[node] ?? low) - low) / (high - low));
        if (segment.tint !== tint) segment.tint = tint;
      });
    },
    split(strips_) {
      if (strips_ === count) return;
      count = strips_;
      placeStrips();
    },
    drop(dropped) {
      if (dropped === fallen) return;
      fallen = dropped;
      wax.forEach((pin, n) => {
        const down = (dropped & (1 << n)) !== 0;
        pin.position.set((pins[n] ?? 0) * width + (down ? 6 : 0), height + (down ? FALL : 3));
        pin.rotation = down ? 1.35 + 0.2 * Math.sin(n * 2.4) : 0;
      });
    },
    lag(next) {
      if (next === off) return;
      off = next;
      const thick = height * 0.5;
      lagging[0].position.set(0, -thick + 4 - off * (SLIDE * 0.2));
      lagging[0].alpha = 1 - off;
      lagging[0].visible = off < 1;
      lagging[1].position.set(0, height - 4 + off * SLIDE);
    },
  };
}
