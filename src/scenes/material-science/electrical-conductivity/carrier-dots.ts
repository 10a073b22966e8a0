/** Electrons and holes in a semiconductor: as many dots as the powers of ten of their densities say; a field moves them apart. */
import { Container, Graphics, GraphicsContext } from 'pixi.js';
import type { Point } from '../../contract';

/** cm⁻³. */
export interface Densities {
  readonly electrons: number;
  readonly holes: number;
}

export interface CarrierRoom {
  readonly middle: Point;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** A disc that is seen from the side, or a bar. */
  readonly round: boolean;
  /** Half the length between the probes: what lies beyond them stays where it is. */
  readonly reach: number;
}

export interface CarrierDots {
  readonly root: Container;
  lay(room: CarrierRoom | null): void;
  /** null: none are told of. */
  set(densities: Densities | null): void;
  /** How far electrons have drifted, units of the parent. */
  move(drift: number): void;
}

/** Dots for each power of ten, and where they begin. */
export const DOTS_A_DECADE = 6;
export const FIRST_DECADE = 9;
const MOST = 66;
const RADIUS = 3;
/** Parts of the golden section and of √2: they fill length and height evenly whatever the number. */
const STEPS = [0.618_033_989, 0.414_213_562] as const;

const dotsOf = (density: number): number =>
  density > 0 ? Math.max(0, Math.min(MOST, Math.round(DOTS_A_DECADE * (Math.log10(density) - FIRST_DECADE)))) : 0;

const electron = (): GraphicsContext =>
  new GraphicsContext()
    .circle(0, 0, RADIUS + 0.9)
    .fill({ color: 0x04141f, alpha: 0.75 })
    .circle(0, 0, RADIUS)
    .fill(0x7fd4ff)
    .rect(-1.8, -0.6, 3.6, 1.2)
    .fill(0x063049);

/** Where an electron is missing: a ring. */
const hole = (): GraphicsContext =>
  new GraphicsContext()
    .circle(0, 0, RADIUS + 0.9)
    .fill({ color: 0x1f1004, alpha: 0.75 })
    .circle(0, 0, RADIUS - 0.2)
    .stroke({ width: 1.5, color: 0xffb066 })
    .rect(-1.4, -0.45, 2.8, 0.9)
    .rect(-0.45, -1.4, 0.9, 2.8)
    .fill(0xffb066);

export function createCarrierDots(): CarrierDots {
  const root = new Container({ label: 'carriers' });
  const looks = [electron(), hole()] as const;
  const kinds = looks.map((context) =>
    Array.from({ length: MOST }, () => root.addChild(new Graphics({ context, visible: false }))),
  );
  root.once('destroyed', () => {
    for (const look of looks) look.destroy();
  });
  let room: CarrierRoom | null = null;
  let counts: readonly number[] = [0, 0];
  let moved = Number.NaN;

  function place(drift: number): void {
    if (!room) return;
    const { middle, halfWidth, halfHeight, round, reach } = room;
    kinds.forEach((dots, kind) => {
      const towards = kind === 0 ? drift : -drift;
      dots.forEach((dot, n) => {
        if (!dot.visible) return;
        // Holes begin elsewhere, so that they do not lie on electrons.
        const turn = n + 1 + kind * 0.5;
        const v = 2 * ((STEPS[1] * turn + 0.5) % 1) - 1;
        const wide = round ? halfWidth * Math.sqrt(1 - v * v) : halfWidth;
        const home = wide * (2 * ((STEPS[0] * turn) % 1) - 1);
        const lane = Math.min(reach, wide);
        const x =
          Math.abs(home) < lane ? ((((home + towards + lane) % (2 * lane)) + 2 * lane) % (2 * lane)) - lane : home;
        dot.position.set(middle.x + x, middle.y + halfHeight * v);
      });
    });
  }

  return {
    root,
    lay(next) {
      room = next;
      moved = Number.NaN;
    },
    set(densities) {
      root.visible = densities !== null && room !== null;
      const next = densities ? [dotsOf(densities.electrons), dotsOf(densities.holes)] : [0, 0];
      if (next.every((count, kind) => count === counts[kind])) return;
      counts = next;
      moved = Number.NaN;
      kinds.forEach((dots, kind) => {
        dots.forEach((dot, n) => {
          dot.visible = n < (next[kind] ?? 0);
        });
      });
    },
    move(drift) {
      if (drift === moved) return;
      moved = drift;
      place(drift);
    },
  };
}
