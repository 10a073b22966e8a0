/**
 * The section through the site in units of its own: u from 0 to 1000 across, v from −80 in the sky to 420 in the rock, the ground at 150. A
 * place of it on the stage, and the shape of the waste.
 */
import type { Box } from '../../contract';

export const SKY = -80;
export const GROUND = 150;
export const FLOOR = 262;
export const WATER_TABLE = 322;
export const ROCK = 388;
export const DEEPEST = 420;
export const MIDDLE = 470;
const TOP = 30;
const HALF = { top: 120, ground: 285, floor: 215 } as const;
/** Half of the basin's floor and of its mouth. */
export const BASIN = { floor: HALF.floor, mouth: HALF.ground } as const;

export interface SectionMap {
  readonly x: (u: number) => number;
  readonly y: (v: number) => number;
  /** For the sizes of things: the smaller of the two scales. */
  readonly unit: number;
}

export function sectionMap(box: Box): SectionMap {
  const across = box.width / 1000;
  const down = box.height / (DEEPEST - SKY);
  return {
    x: (u) => box.x + u * across,
    y: (v) => box.y + (v - SKY) * down,
    unit: Math.min(across, down),
  };
}

const between = (from: number, to: number, part: number): number => from + (to - from) * part;

/** Height of a part of the whole fill above the floor, sunk by settlement (a part of its height). */
export const heightAt = (part: number, settled: number): number => FLOOR - part * (FLOOR - TOP) * (1 - settled);

/** Half the width of the fill at a height. */
export const halfAt = (v: number): number =>
  v >= GROUND
    ? between(HALF.ground, HALF.floor, (v - GROUND) / (FLOOR - GROUND))
    : between(HALF.ground, HALF.top, (GROUND - v) / (GROUND - TOP));

/** Places that look thrown about but are the same each time: the far digits of a sine, 0 to 1. */
export const scattered = (n: number, of: number): number =>
  (Math.abs(Math.sin(12.9898 * (n + 1) + 78.233 * of)) * 43758.5453) % 1;
