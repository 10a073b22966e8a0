/** Places in the picture of the cell, for both layouts of the stage. */
import type { StageSize } from '../../contract';

/** Where things stand in the picture of the cell, stage units. It fills the stage: it is no part beside others. */
export interface CellLayout {
  /** The pore of the nuclear envelope while the nucleus is in view, and how far the picture moves for the ribosome. */
  readonly wall: number;
  readonly shift: number;
  readonly dna: number;
  /** Height of the free message in the nucleus, of the pore, and of the message in the cytoplasm. */
  readonly track: number;
  /** The active site of the polymerase and the P site of the ribosome, at the first and at the last base. */
  readonly polymerase: readonly [number, number];
  readonly ribosome: readonly [number, number];
  readonly zoom: number;
  readonly wheel: readonly [x: number, y: number, radius: number];
}

export const CELL_LAYOUTS: Readonly<Record<StageSize['layout'], CellLayout>> = {
  wide: {
    wall: 96,
    shift: 580,
    dna: 178,
    track: 300,
    polymerase: [420, 672],
    ribosome: [416, 462],
    zoom: 1.14,
    wheel: [824, 186, 114],
  },
  tall: {
    wall: 40,
    shift: 660,
    dna: 206,
    track: 352,
    polymerase: [310, 440],
    ribosome: [322, 344],
    zoom: 1.15,
    wheel: [534, 112, 94],
  },
};
