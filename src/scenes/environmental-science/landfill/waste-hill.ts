/** The hill: a layer of waste for each year, its cover or its cap, the liner below it and the leachate on the liner. */
import { Container, Graphics } from 'pixi.js';
import type { Liner } from '../../../../engine/environmental-science/landfill-laws';
import { mix } from '../../kit/paint/shading';
import type { StageTheme } from '../../kit/theme';
import { BASIN, FLOOR, GROUND, halfAt, heightAt, MIDDLE, scattered, type SectionMap } from './section-map';

export interface HillState {
  /** Part of each year's waste that can still decay. */
  readonly layers: Float32Array;
  /** Years of waste placed, of so many. */
  readonly filled: number;
  readonly open: number;
  /** A part of the height. */
  readonly settled: number;
  readonly capped: boolean;
  readonly liner: Liner;
  readonly holes: number;
  readonly head: number;
  readonly cod: number;
}

type Shade = (colour: number) => number;

export interface WasteHill {
  readonly root: Container;
  lay(map: SectionMap): void;
  draw(state: HillState): void;
  /** Top of the waste, in v. */
  readonly top: number;
}

const FRESH = 0x9c8763;
const ROTTEN = 0x41372d;
const PIECES = 170;
const PIECE_COLOURS = [0xd8574a, 0x4f86c6, 0xe6c84b, 0xdfe3e6, 0x66a65a, 0x8a5a3c] as const;
/** Of the section for a metre of head. */
const METRE = 13;
const CLAY = 10;
const MOST_HOLES = 50;

/** The same points the other way round. */
function turned(points: readonly number[]): number[] {
  const back: number[] = [];
  for (let n = points.length - 2; n >= 0; n -= 2) back.push(points[n] ?? 0, points[n + 1] ?? 0);
  return back;
}

/** Outline of the waste between two heights. */
function slabOf({ x, y }: SectionMap, low: number, high: number): number[] {
  const [a, b] = [halfAt(low), halfAt(high)];
  const across = low > GROUND && high < GROUND ? [BASIN.mouth] : [];
  const side = (sign: number): number[] => [
    x(MIDDLE + sign * a),
    y(low),
    ...across.flatMap((half) => [x(MIDDLE + sign * half), y(GROUND)]),
    x(MIDDLE + sign * b),
    y(high),
  ];
  return [...side(-1), ...turned(side(1))];
}

/** A layer for each year of waste. */
function drawLayers(
  waste: Graphics,
  map: SectionMap,
  { layers, filled, open, settled }: HillState,
  shade: Shade,
): void {
  waste.clear();
  for (let n = 0; n < filled; n++) {
    const low = heightAt(n / open, settled);
    const high = heightAt(Math.min(filled, n + 1) / open, settled);
    const tone = mix(ROTTEN, FRESH, layers[n] ?? 1);
    const shape = slabOf(map, low, high);
    waste.poly(shape).fill(shade(n % 2 ? tone : mix(tone, 0xffffff, 0.05)));
    waste.poly(shape).stroke({ width: 1, color: shade(0x6b573d), alpha: 0.55 });
  }
}

/** Pieces of waste, thrown about in the layers of their years. */
function createLitter() {
  const root = new Container({ label: 'litter' });
  const pieces = Array.from({ length: PIECES }, (_, n) => {
    const size = 2.5 + 4 * scattered(n, 1);
    const piece = new Graphics()
      .rect(-size / 2, -size / 3, size, size * 0.66)
      .fill(PIECE_COLOURS[n % PIECE_COLOURS.length] ?? FRESH);
    piece.rotation = 3 * scattered(n, 2);
    root.addChild(piece);
    return { piece, part: 0.02 + 0.95 * scattered(n, 3), across: 1.86 * (scattered(n, 4) - 0.5) };
  });
  return {
    root,
    draw({ x, y, unit }: SectionMap, { layers, filled, open, settled }: HillState) {
      for (const { piece, part, across } of pieces) {
        const year = part * open;
        piece.visible = year < filled;
        if (!piece.visible) continue;
        const v = heightAt(part, settled);
        piece.position.set(x(MIDDLE + (across / 2) * 0.96 * 2 * halfAt(v) * 0.5), y(v));
        piece.scale.set(unit);
        piece.alpha = 0.25 + 0.65 * (layers[Math.floor(year)] ?? 1);
      }
    },
  };
}

/** Soil over the waste, or its cap: soil, a sheet, soil with grass. */
function drawCover(
  cover: Graphics,
  { x, y, unit }: SectionMap,
  { capped, filled }: HillState,
  top: number,
  shade: Shade,
): void {
  cover.clear();
  if (filled <= 0) return;
  const half = halfAt(top);
  // The outline of what stands above the ground, or of the top within the basin.
  const outline =
    top < GROUND
      ? [
          x(MIDDLE - BASIN.mouth),
          y(GROUND),
          x(MIDDLE - half),
          y(top),
          x(MIDDLE + half),
          y(top),
          x(MIDDLE + BASIN.mouth),
          y(GROUND),
        ]
      : [x(MIDDLE - half), y(top), x(MIDDLE + half), y(top)];
  const path = (): Graphics => {
    cover.moveTo(outline[0] ?? 0, outline[1] ?? 0);
    for (let n = 2; n < outline.length; n += 2) cover.lineTo(outline[n] ?? 0, outline[n + 1] ?? 0);
    return cover;
  };
  if (!capped) {
    path().stroke({ width: 4 * unit, color: shade(0xa5875c), join: 'round', cap: 'round' });
    return;
  }
  path().stroke({ width: 15 * unit, color: shade(0x8f6b48), join: 'round', cap: 'round' });
  path().stroke({ width: 4 * unit, color: 0x15191d, join: 'round', cap: 'round' });
  cover.poly(
    outline.map((value, n) => (n % 2 ? value - 7 * unit : value)),
    false,
  );
  cover.stroke({ width: 8 * unit, color: shade(0x5f9d3c), join: 'round', cap: 'round' });
}

/** What stands on the liner, with the drains in it. */
function drawLeachate(leachate: Graphics, { x, y, unit }: SectionMap, { head, cod }: HillState): void {
  leachate.clear();
  const up = Math.max(2.5, METRE * head);
  const half = halfAt(FLOOR - up);
  leachate
    .poly([
      x(MIDDLE - BASIN.floor),
      y(FLOOR),
      x(MIDDLE - half),
      y(FLOOR - up),
      x(MIDDLE + half),
      y(FLOOR - up),
      x(MIDDLE + BASIN.floor),
      y(FLOOR),
    ])
    .fill({ color: mix(0x6f7f4a, 0x4d3112, Math.min(1, cod / 20_000)), alpha: 0.86 });
  leachate
    .moveTo(x(MIDDLE - half), y(FLOOR - up))
    .lineTo(x(MIDDLE + half), y(FLOOR - up))
    .stroke({ width: 1.4, color: 0xd9d2a0, alpha: 0.8 });
  // Drains lie in gravel on the floor, whatever is below.
  for (let n = -2; n <= 2; n++) {
    leachate.circle(x(MIDDLE + 85 * n), y(FLOOR - 4), 4.4 * unit).fill(0x2a2f35);
    leachate.circle(x(MIDDLE + 85 * n), y(FLOOR - 4), 2.4 * unit).fill(0x8fa0ad);
  }
}

function drawLiner(liner: Graphics, { x, y, unit }: SectionMap, { liner: kind, holes }: HillState, shade: Shade): void {
  liner.clear();
  if (kind === 'None') return;
  const along = (by: number): number[] => [
    x(MIDDLE - BASIN.mouth - by),
    y(GROUND),
    x(MIDDLE - BASIN.floor - by * 0.7),
    y(FLOOR + by),
    x(MIDDLE + BASIN.floor + by * 0.7),
    y(FLOOR + by),
    x(MIDDLE + BASIN.mouth + by),
    y(GROUND),
  ];
  liner.poly([...along(0), ...turned(along(CLAY))]).fill(shade(0x8d4f3a));
  liner.poly(along(CLAY), false).stroke({ width: 1.2, color: shade(0x5b2f22) });
  if (kind !== 'Composite') return;
  liner.poly(along(0.5), false).stroke({ width: 3.4 * unit, color: 0x0d0f12, join: 'round' });
  for (let n = 0; n < Math.min(MOST_HOLES, holes); n++) {
    const u = MIDDLE + 2 * BASIN.floor * 0.95 * (((n * 0.618_034 + 0.31) % 1) - 0.5);
    liner.circle(x(u), y(FLOOR + 0.5), 2.6 * unit).fill(0xffb454);
  }
}

export function createWasteHill(theme: StageTheme): WasteHill {
  const root = new Container({ label: 'hill' });
  const liner = new Graphics({ label: 'liner' });
  const waste = new Graphics({ label: 'layers' });
  const litter = createLitter();
  const leachate = new Graphics({ label: 'leachate' });
  const cover = new Graphics({ label: 'cover' });
  root.addChild(waste, litter.root, leachate, liner, cover);
  const shade: Shade = (colour) => (theme.name === 'dark' ? mix(colour, 0x05080c, 0.22) : colour);
  let map: SectionMap | null = null;
  let shown = '';
  let top = FLOOR;
  return {
    root,
    get top() {
      return top;
    },
    lay(next) {
      map = next;
      shown = '';
    },
    draw(state) {
      if (!map) return;
      const { layers, filled, open, settled, capped, liner: kind, holes, head, cod } = state;
      const rotten = Math.round(24 * ((layers[0] ?? 1) + (layers[Math.max(0, Math.ceil(filled) - 1)] ?? 1)));
      const key = `${Math.round(8 * filled)} ${open} ${Math.round(300 * settled)} ${rotten} ${capped} ${kind} ${holes} ${head} ${Math.round(cod / 500)}`;
      if (key === shown) return;
      shown = key;
      top = heightAt(filled / open, settled);
      drawLayers(waste, map, state, shade);
      litter.draw(map, state);
      drawLeachate(leachate, map, state);
      drawLiner(liner, map, state, shade);
      drawCover(cover, map, state, top, shade);
    },
  };
}
