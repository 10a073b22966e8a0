/** The steps of particle-gas.ts and disc-gas.ts in WebAssembly, with the same bits, and the room in which a gas must lie for them. */
import { assembler } from './assembled';
import { GAS_WASM } from './kernels/gas-wasm';

/** Addresses are in bytes, from the start of the room. */
export interface GasExports {
  flyBetweenWalls(positions: number, velocities: number, count: number, length: number, dt: number): void;
  /** Returns the number of hits; the first is remembered at `slot` of the ring. */
  flyAgainstWall(
    positions: number,
    velocities: number,
    count: number,
    length: number,
    dt: number,
    struck: number,
    remembered: number,
    slot: number,
  ): number;
  /** Returns the number of collisions. */
  discStep(
    x: number,
    y: number,
    vx: number,
    vy: number,
    sortedX: number,
    sortedY: number,
    start: number,
    cellOf: number,
    order: number,
    cell: number,
    pairs: number,
    count: number,
    columns: number,
    rows: number,
    pairsLength: number,
    radius: number,
    width: number,
    height: number,
    dt: number,
  ): number;
  /** What the walls took up in the last flight against one, or the last step of discs. */
  lastImpulse(): number;
}

/** A memory of its own costs a smaller gas more than it saves. */
export const SMALLEST_ASSEMBLED = 256;

/** Hands out the arrays of a gas. */
export interface Room {
  readonly numbers: (count: number) => Float64Array;
  readonly places: (count: number) => Int32Array;
  /** Null: the gas is stepped in JavaScript. */
  readonly kernel: GasExports | null;
}

export const plainRoom: Room = {
  numbers: (count) => new Float64Array(count),
  places: (count) => new Int32Array(count),
  kernel: null,
};

const assemble = assembler(GAS_WASM);
const NUMBER = Float64Array.BYTES_PER_ELEMENT;

/** Room for arrays of so many numbers and places in all; null where it cannot be had. */
export function assembledRoom(numbers: number, places: number): Room | null {
  // Places come after numbers, so that all lie at multiples of their size.
  const made = assemble(numbers * NUMBER + places * Int32Array.BYTES_PER_ELEMENT);
  if (made === null) return null;
  const { buffer, exports } = made;
  let number = 0;
  let place = numbers * NUMBER;
  return {
    numbers: (count) => {
      const array = new Float64Array(buffer, number, count);
      number += array.byteLength;
      return array;
    },
    places: (count) => {
      const array = new Int32Array(buffer, place, count);
      place += array.byteLength;
      return array;
    },
    kernel: exports as GasExports,
  };
}
