/**
 * Molecules of CO₂ in the layers of air. One that absorbs a photon bends to and fro, as in the band at 15 µm, until the photon leaves
 * again. A layer shows as many as belong to its absorptivity: an ornament, like the photons that meet them.
 */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import { MOST_LAYERS } from '../../../../engine/environmental-science/grey-layers';
import type { StageContext } from '../../contract';
import { type Levels, scattered } from './planet-ground';

export interface Molecules {
  readonly root: Container;
  lay(levels: Levels): void;
  set(layers: number, absorptivity: number): void;
  /** One of those in a layer; `part` from 0 to 1 says which. */
  some(part: number): number;
  /** Where one is, as a part of the width. */
  place(level: number, column: number): number;
  height(level: number, column: number): number;
  excite(level: number, column: number): void;
  /** True while one of them bends. */
  move(seconds: number): boolean;
}

/** Column of the molecules over the lamp that sends photons up: the one place that each layer always has. */
export const OVER_LAMP = 5;
/** Seconds that a molecule keeps a photon. */
export const KEPT = 0.5;

const COLUMNS = 7;
const PITCH = 0.085;
/** In which order they come as the absorptivity grows, so that few are spread as well as many. */
const ORDER = [OVER_LAMP, 2, 0, 4, 6, 1, 3] as const;
/** Stage units that the ends swing, and how many times a second. */
const SWING = 4.6;
const BENDS_A_SECOND = 5;
/** Drawn positions of the bend: the straight one in the middle. */
const POSES = 9;

const placeOf = (level: number, column: number): number =>
  0.5 + PITCH * (column - OVER_LAMP) + (column === OVER_LAMP ? 0 : 0.03 * (scattered(column + 9 * level, 31) - 0.5));

/** The ends go one way and the middle the other, so that the centre of mass stays. */
function pose(dark: boolean, swing: number, glows: boolean): GraphicsContext {
  const drawn = new GraphicsContext();
  const [ends, middle] = [swing * 0.27, -swing * 0.73];
  if (glows) drawn.circle(0, 0, 12).fill({ color: dark ? 0xffd0a8 : 0xff5a3c, alpha: 0.34 });
  drawn
    .moveTo(-7, ends)
    .lineTo(0, middle)
    .lineTo(7, ends)
    .stroke({ width: 2.6, color: dark ? 0xd8dde4 : 0x54606c });
  const rim = { width: 1, color: 0xffffff, alpha: dark ? 0.7 : 0.9 };
  for (const x of [-7, 7]) drawn.circle(x, ends, 3.5).fill(0xd8432f).stroke(rim);
  return drawn.circle(0, middle, 3.7).fill(0x222a33).stroke(rim);
}

export function createMolecules(context: StageContext): Molecules {
  const dark = context.theme.name === 'dark';
  const root = new Container({ label: 'molecules of CO₂' });
  const still = pose(dark, 0, false);
  const bent = Array.from({ length: POSES }, (_, n) => pose(dark, SWING * ((2 * n) / (POSES - 1) - 1), true));
  root.once('destroyed', () => {
    for (const drawn of [still, ...bent]) drawn.destroy();
  });
  const all = Array.from({ length: MOST_LAYERS * COLUMNS }, (_, n) => ({
    level: 1 + Math.floor(n / COLUMNS),
    column: n % COLUMNS,
    mark: new Graphics(still),
    left: 0,
  }));
  for (const { mark, level, column } of all) {
    mark.visible = false;
    mark.rotation = 0.9 * (scattered(column + 9 * level, 32) - 0.5);
    root.addChild(mark);
  }
  const at = (level: number, column: number): (typeof all)[number] | undefined => all[(level - 1) * COLUMNS + column];
  let count = 0;

  return {
    root,
    lay({ box, y }) {
      const room = Math.min(5, 0.1 * ((y[0] ?? 0) - (y[1] ?? 0)));
      for (const { mark, level, column } of all)
        mark.position.set(
          box.x + box.width * placeOf(level, column),
          (y[level] ?? 0) + room * (2 * scattered(column + 9 * level, 33) - 1),
        );
    },
    set(layers, absorptivity) {
      count = absorptivity <= 0 ? 0 : Math.max(1, Math.round(absorptivity * COLUMNS));
      for (const { mark, level, column } of all) {
        const here = level <= layers && ORDER.findIndex((one) => one === column) < count;
        mark.visible = here;
      }
    },
    some: (part) => ORDER[Math.min(count - 1, Math.floor(part * count))] ?? OVER_LAMP,
    place: placeOf,
    height: (level, column) => at(level, column)?.mark.y ?? 0,
    excite(level, column) {
      const molecule = at(level, column);
      if (molecule) molecule.left = KEPT;
    },
    move(seconds) {
      let busy = false;
      for (const molecule of all) {
        if (molecule.left <= 0) continue;
        molecule.left -= seconds;
        const over = molecule.left <= 0;
        busy ||= !over;
        const swing = Math.sin(2 * Math.PI * BENDS_A_SECOND * molecule.left);
        const drawn = over ? still : bent[Math.round(((swing + 1) / 2) * (POSES - 1))];
        if (drawn && molecule.mark.context !== drawn) molecule.mark.context = drawn;
      }
      return busy;
    },
  };
}
