/** A module of a chromatograph with windows into its bays, and the seat of a vial. Drawn at one size, scaled to its box. */
import { Container, Graphics } from 'pixi.js';
import type { Box, Part, Point, StageContext } from '../../contract';
import { fitted, type Size } from '../layout/layout';
import { aslantGradient, downGradient, mix } from '../paint/shading';

export interface ModuleOptions {
  readonly label: string;
  readonly size: Size;
  /** Cases of the module, where it is not one of its whole size. */
  readonly cases?: readonly Box[];
  readonly bays: readonly Box[];
  /** The foot of the vial, in the module's own units. */
  readonly seat: Point;
}

export interface ChromatographModule extends Part {
  /** The foot of the vial, in units of the parent. */
  readonly seat: Point;
  readonly scale: number;
}

/** Cases and windows: what is drawn further goes on `still`, and into the module's `root` above it. */
export function createModule(
  { theme }: StageContext,
  { label, size, cases, bays, seat: own }: ModuleOptions,
): { readonly module: ChromatographModule; readonly still: Graphics } {
  const root = new Container({ label });
  const dark = theme.name === 'dark';
  const inside = mix(theme.housingShade, 0x000000, dark ? 0.5 : 0.08);
  const still = new Graphics();
  for (const { x, y, width, height } of cases ?? [{ x: 0, y: 0, ...size }]) {
    still
      .roundRect(x, y, width, height, 9)
      .fill(
        aslantGradient([
          [0, mix(theme.housing, 0xffffff, dark ? 0.16 : 0.6)],
          [0.5, theme.housing],
          [1, theme.housingShade],
        ]),
      )
      .roundRect(x + 0.75, y + 0.75, width - 1.5, height - 1.5, 9)
      .stroke({ width: 1.5, color: theme.housingEdge });
  }
  for (const { x, y, width, height } of bays) {
    still
      .roundRect(x, y, width, height, 7)
      .fill(
        downGradient([
          [0, mix(inside, 0x000000, dark ? 0.5 : 0.34)],
          [1, mix(inside, 0xffffff, dark ? 0.03 : 0.12)],
        ]),
      )
      .roundRect(x, y, width, height, 7)
      .stroke({ width: 2, color: mix(theme.housingEdge, 0x000000, 0.25) });
  }
  root.addChild(still);
  let seat: Point = { x: 0, y: 0 };
  let scale = 1;
  return {
    still,
    module: {
      root,
      get seat() {
        return seat;
      },
      get scale() {
        return scale;
      },
      lay(box) {
        const place = fitted(box, size, 0.5, 1);
        scale = place.scale;
        root.position.set(place.x, place.y);
        root.scale.set(scale);
        seat = { x: place.x + own.x * scale, y: place.y + own.y * scale };
      },
    },
  };
}
