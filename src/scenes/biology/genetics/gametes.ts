/** Two gametes on their way from the parents' flowers into a cell of the square. */
import { Container, Graphics } from 'pixi.js';
import { allelesOf, type Genotype } from '../../../../engine/biology/mendel-cross';
import type { Point } from '../../contract';
import { drawGamete } from './punnett-board';

export interface Gametes {
  readonly root: Container;
  readonly idle: boolean;
  fly(from: readonly [Point, Point], parents: readonly [Genotype, Genotype], cell: number, to: Point): void;
  /** The cell in which they have met; −1 while they are on their way, or none fly. */
  tick(seconds: number): number;
}

const FLIGHT = 0.55;
const REST = 0.35;
/** Height of the arc, stage units. */
const ARC = 46;

export function createGametes(): Gametes {
  const root = new Container({ label: 'gametes', visible: false });
  const marks = [new Graphics(), new Graphics()] as const;
  root.addChild(...marks);
  let age = FLIGHT + REST;
  let from: readonly [Point, Point] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  let to: Point = { x: 0, y: 0 };
  let cell = -1;
  return {
    root,
    get idle() {
      return age >= FLIGHT + REST;
    },
    fly(starts, parents, next, end) {
      [from, to, cell, age] = [starts, end, next, 0];
      marks.forEach((mark, n) => {
        const allele = allelesOf(parents[n === 0 ? 0 : 1])[n === 0 ? (next >> 1 ? 1 : 0) : next & 1 ? 1 : 0];
        drawGamete(mark.clear(), allele, 7);
      });
    },
    tick(seconds) {
      age = Math.min(FLIGHT + REST, age + seconds);
      const on = age < FLIGHT;
      root.visible = on;
      if (!on) return age < FLIGHT + REST ? cell : -1;
      const part = age / FLIGHT;
      const eased = part * part * (3 - 2 * part);
      marks.forEach((mark, n) => {
        const start = from[n === 0 ? 0 : 1];
        const aside = n === 0 ? -6 : 6;
        mark.position.set(
          start.x + (to.x + aside - start.x) * eased,
          start.y + (to.y - start.y) * eased - ARC * 4 * part * (1 - part),
        );
      });
      return -1;
    },
  };
}
